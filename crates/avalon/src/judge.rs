//! Whether a seat may do something: decided from its own view, so a refusal knows no more than the seat.

use game::{Seat, SeatSet, View};

use crate::{
    AssassinTargets, Board, Card, Command, ExcaliburChoice, Gift, Hand, LadyChoice, Lancelot, Phase,
    PlotCard, Proposal, Quest, Question, Refusal, Role, Side, Statement, Use,
};

/// Whether the seat may give this command.
pub fn judge(view: &View<'_, Board, Hand>, command: &Command) -> Result<(), Refusal> {
    let View { seat, board, hand } = *view;
    require(board.asked().contains(seat), Refusal::NotNow)?;
    match (board.phase, *command) {
        (Phase::Propose, Command::Propose(proposal)) => judge_proposal(board, &proposal),
        (Phase::Vote { .. } | Phase::Charge { .. }, Command::Vote(_)) => Ok(()),
        (Phase::Quest { .. }, Command::Play(card)) => judge_card(board, hand, card),
        (Phase::Window { .. } | Phase::Spot { .. } | Phase::Ambush { .. }, Command::Pass(card)) => {
            judge_asked_card(board, card)
        }
        (Phase::Window { .. }, Command::Use(used)) => {
            judge_asked_card(board, used.card)?;
            require(used.target.is_none() && used.take.is_none(), Refusal::NoTargetNeeded)
        }
        (Phase::Spot { .. }, Command::Use(used)) => {
            judge_asked_card(board, used.card)?;
            require(board.team().contains(target(board, &used)?), Refusal::SpotTarget)
        }
        (Phase::Ambush { looked, .. }, Command::Use(used)) => {
            judge_asked_card(board, used.card)?;
            let targets = board.ambush_targets(seat, looked);
            require(targets.contains(target(board, &used)?), Refusal::AmbushTarget)
        }
        (Phase::Plot, Command::Give(gift)) => judge_gift(board, seat, &gift),
        (Phase::Plot, Command::Use(used)) => judge_strength(board, seat, &used),
        (Phase::Receive { card, .. }, Command::Use(used)) => {
            require(used.card == card, Refusal::NotThisCard)?;
            judge_receipt(board, seat, &used)
        }
        (Phase::Excalibur, Command::Excalibur(choice)) => judge_sword(board, choice),
        (Phase::Lady, Command::Lady(choice)) => judge_lady(board, choice),
        (Phase::Loyalty { .. }, Command::Loyalty(_)) => Ok(()),
        (Phase::Assassin { .. }, Command::Assassinate(named)) => {
            require(board.seats().contains(named), Refusal::NoSuchSeat)?;
            require(shot_targets(view).contains(named), Refusal::ShotTarget)
        }
        _ => Err(Refusal::NotNow),
    }
}

/// Whether this may be said: anything, unless the table bars naming one's own character (AV-29). After the end the
/// cards lie open.
pub fn may_say(board: &Board, statement: &Statement) -> Result<(), Refusal> {
    let names_self =
        matches!(statement, Statement::IAm { .. } | Statement::Ask { question: Question::WhoAreYou, .. });
    let over = matches!(board.phase, Phase::End { .. });
    require(board.rules.role_claims || over || !names_self, Refusal::NoRoleClaims)
}

fn require(allowed: bool, refusal: Refusal) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(refusal) }
}

/// The card must be the one that the holder is asked about (AV-93).
fn judge_asked_card(board: &Board, card: PlotCard) -> Result<(), Refusal> {
    let asked = match board.phase {
        Phase::Window { card, .. } => Some(card),
        Phase::Spot { .. } => Some(PlotCard::WeFoundYou),
        Phase::Ambush { .. } => Some(PlotCard::Ambush),
        _ => None,
    };
    require(asked == Some(card), Refusal::NotThisCard)
}

fn target(board: &Board, used: &Use) -> Result<Seat, Refusal> {
    require(used.take.is_none(), Refusal::NoTargetNeeded)?;
    let seat = used.target.ok_or(Refusal::TargetNeeded)?;
    require(board.seats().contains(seat), Refusal::NoSuchSeat)?;
    Ok(seat)
}

fn judge_proposal(board: &Board, proposal: &Proposal) -> Result<(), Refusal> {
    require(proposal.team.is_subset(board.seats()), Refusal::NoSuchSeat)?;
    let quest = match (board.rules.targeting, proposal.quest) {
        (false, None) => Quest::new(board.round).ok_or(Refusal::NotNow)?,
        (false, Some(_)) => return Err(Refusal::QuestNotFree),
        (true, None) => return Err(Refusal::QuestNotChosen),
        (true, Some(quest)) => {
            require(board.quests.get(quest).is_none(), Refusal::QuestClosed)?;
            require(board.is_open(quest), Refusal::FifthQuestClosed)?;
            quest
        }
    };
    let needed = quest.size(board.rules.players);
    require(proposal.team.len() == needed, Refusal::TeamSize { needed })?;
    match (board.rules.excalibur, proposal.excalibur) {
        (false, None) => Ok(()),
        (false, Some(_)) => Err(Refusal::ExcaliburAbsent),
        (true, None) => Err(Refusal::ExcaliburMissing),
        (true, Some(holder)) => {
            let fit = proposal.team.contains(holder) && holder != board.leader;
            require(fit, Refusal::ExcaliburHolder)
        }
    }
}

/// Which quest cards a player may play (AV-35, AV-72, AV-80): Success, Fail.
pub fn playable(board: &Board, hand: &Hand) -> (bool, bool) {
    let evil = hand.side == Some(Side::Evil);
    let lancelots_must_fail = match board.rules.lancelot {
        Lancelot::V1 { must_fail, .. } => must_fail,
        Lancelot::V2 { .. } => true,
        Lancelot::Off | Lancelot::V3 => false,
    };
    let must_fail = lancelots_must_fail && evil && hand.role.is_some_and(Role::is_lancelot);
    (!must_fail, evil)
}

fn judge_card(board: &Board, hand: &Hand, card: Card) -> Result<(), Refusal> {
    let (success, fail) = playable(board, hand);
    match card {
        Card::Fail => require(fail, Refusal::GoodMustSucceed),
        Card::Success => require(
            success,
            match board.rules.lancelot {
                Lancelot::V2 { .. } => Refusal::EvilLancelotMustFail,
                Lancelot::Off | Lancelot::V1 { .. } | Lancelot::V3 => Refusal::EvilLancelotMustFailV1,
            },
        ),
    }
}

fn judge_gift(board: &Board, seat: Seat, gift: &Gift) -> Result<(), Refusal> {
    let drawn = board.plot.as_ref().is_some_and(|plot| plot.drawn.iter().any(|card| *card == gift.card));
    require(drawn, Refusal::NotDrawn)?;
    require(gift.card != PlotCard::ShowStrength, Refusal::StrengthIsKept)?;
    require(gift.to != seat, Refusal::GiveToSelf)?;
    require(board.seats().contains(gift.to), Refusal::NoSuchSeat)
}

fn judge_strength(board: &Board, seat: Seat, used: &Use) -> Result<(), Refusal> {
    require(used.card == PlotCard::ShowStrength, Refusal::NotThisCard)?;
    let drawn = board.plot.as_ref().is_some_and(|plot| plot.drawn.iter().any(|card| *card == used.card));
    require(drawn, Refusal::NotDrawn)?;
    require(target(board, used)? != seat, Refusal::ShowToAnother)
}

fn judge_receipt(board: &Board, seat: Seat, used: &Use) -> Result<(), Refusal> {
    if used.card == PlotCard::RestoreHonor {
        let from = used.target.ok_or(Refusal::TargetNeeded)?;
        require(board.seats().contains(from), Refusal::NoSuchSeat)?;
        let card = used.take.ok_or(Refusal::TargetNeeded)?;
        let takeable = board.plot.as_ref().is_some_and(|plot| {
            plot.takeable(seat).iter().any(|held| held.seat == from && held.card == card)
        });
        return require(takeable, Refusal::NothingToTake);
    }
    let chosen = target(board, used)?;
    let refusal = match used.card {
        PlotCard::AreYouTheOne => Refusal::NotANeighbour,
        _ => Refusal::ShowToAnother,
    };
    require(board.receive_targets(used.card, seat).contains(chosen), refusal)
}

fn judge_sword(board: &Board, choice: ExcaliburChoice) -> Result<(), Refusal> {
    match choice {
        ExcaliburChoice::Decline => Ok(()),
        ExcaliburChoice::Switch(target) => {
            require(board.seats().contains(target), Refusal::NoSuchSeat)?;
            let other = board.team().contains(target) && board.sword() != Some(target);
            require(other, Refusal::ExcaliburTarget)?;
            require(board.sword_targets().contains(target), Refusal::ExcaliburFaceUp)
        }
    }
}

fn judge_lady(board: &Board, choice: LadyChoice) -> Result<(), Refusal> {
    match choice {
        LadyChoice::Skip => require(!board.rules.lady_mandatory, Refusal::LadyMandatory),
        LadyChoice::Check(target) => {
            require(board.seats().contains(target), Refusal::NoSuchSeat)?;
            require(board.lady_targets().contains(target), Refusal::LadyTarget)
        }
    }
}

/// Whom this seat may name as the Assassin (AV-45).
pub fn shot_targets(view: &View<'_, Board, Hand>) -> SeatSet {
    let View { seat, board, hand } = *view;
    let targets = public_shot_targets(board, seat);
    match board.rules.assassin_targets {
        AssassinTargets::NotKnownEvil => {
            // After an odd number of switches the Evil Lancelot card is Good (AV-45).
            let lancelot = hand.sight.evil_lancelot.filter(|_| !board.is_switched());
            targets - hand.sight.evil - lancelot.into_iter().collect()
        }
        AssassinTargets::CurrentGood | AssassinTargets::AnyOther | AssassinTargets::AnySeat => targets,
    }
}

/// Whom the Assassin may name as far as the whole table knows.
pub fn public_shot_targets(board: &Board, assassin: Seat) -> SeatSet {
    match board.rules.assassin_targets {
        AssassinTargets::CurrentGood => board.seats() - board.evil.unwrap_or(SeatSet::only(assassin)),
        AssassinTargets::NotKnownEvil | AssassinTargets::AnyOther => board.seats().without(assassin),
        AssassinTargets::AnySeat => board.seats(),
    }
}
