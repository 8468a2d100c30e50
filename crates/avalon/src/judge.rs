//! Whether a seat may do something: decided from its own view, so a refusal knows no more than the seat.

use game::{Seat, SeatSet, View};

use crate::{
    AssassinTargets, Board, Card, Command, ExcaliburChoice, Gift, Hand, LadyChoice, Lancelot, Phase,
    PlotCard, Proposal, Quest, Refusal, Role, Side, Use,
};

fn require(allowed: bool, refusal: Refusal) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(refusal) }
}

/// Whether the seat may do this.
pub fn judge(view: &View<'_, Board, Hand>, command: &Command) -> Result<(), Refusal> {
    let View { seat, board, hand } = *view;
    match (board.phase, *command) {
        (Phase::Vote { left } | Phase::Charge { left }, Command::Vote(_)) => {
            require(left.contains(seat), Refusal::NotNow)
        }
        (Phase::Quest { left }, Command::Play(card)) => {
            require(board.to_play(left).contains(seat), Refusal::NotNow)?;
            judge_card(board, hand, card)
        }
        (Phase::Propose, Command::Propose(proposal)) => {
            require(seat == board.leader, Refusal::NotNow)?;
            judge_proposal(board, &proposal)
        }
        (Phase::Lead { asked } | Phase::King { asked }, Command::Use(used)) => {
            require(seat == asked, Refusal::NotNow)?;
            judge_card_name(board, used.card)?;
            require(used.target.is_none() && used.take.is_none(), Refusal::NoTargetNeeded)
        }
        (Phase::Spot { asked }, Command::Use(used)) => {
            require(seat == asked, Refusal::NotNow)?;
            judge_card_name(board, used.card)?;
            require(board.team().contains(target(board, &used)?), Refusal::SpotTarget)
        }
        (Phase::Ambush { asked, looked }, Command::Use(used)) => {
            require(seat == asked, Refusal::NotNow)?;
            judge_card_name(board, used.card)?;
            let targets = board.ambush_targets(seat, looked);
            require(targets.contains(target(board, &used)?), Refusal::AmbushTarget)
        }
        (
            Phase::Lead { asked }
            | Phase::King { asked }
            | Phase::Spot { asked }
            | Phase::Ambush { asked, looked: _ },
            Command::Pass(card),
        ) => {
            require(seat == asked, Refusal::NotNow)?;
            judge_card_name(board, card)
        }
        (Phase::Plot, Command::Give(gift)) => {
            require(seat == board.leader, Refusal::NotNow)?;
            judge_gift(board, seat, &gift)
        }
        (Phase::Plot, Command::Use(used)) => {
            require(seat == board.leader, Refusal::NotNow)?;
            judge_strength(board, seat, &used)
        }
        (Phase::Receive { card, receiver }, Command::Use(used)) => {
            require(seat == receiver, Refusal::NotNow)?;
            require(used.card == card, Refusal::NotThisCard)?;
            judge_receipt(board, seat, &used)
        }
        (Phase::Excalibur, Command::Excalibur(choice)) => {
            require(board.sword() == Some(seat), Refusal::NotNow)?;
            judge_sword(board, choice)
        }
        (Phase::Lady, Command::Lady(choice)) => {
            require(board.lady.is_some_and(|lady| lady.holder == seat), Refusal::NotNow)?;
            judge_lady(board, choice)
        }
        (Phase::Loyalty { checking }, Command::Loyalty(_)) => {
            require(seat == checking.shower, Refusal::NotNow)
        }
        (Phase::Assassin { assassin }, Command::Assassinate(named)) => {
            require(seat == assassin, Refusal::NotNow)?;
            require(board.seats().contains(named), Refusal::NoSuchSeat)?;
            require(shot_targets(view).contains(named), Refusal::ShotTarget)
        }
        _ => Err(Refusal::NotNow),
    }
}

/// The one plot card a window asks for; what is done with a card just received is asked otherwise.
pub fn asked_card(board: &Board) -> Option<PlotCard> {
    match board.phase {
        Phase::Lead { .. } => Some(PlotCard::LeadToVictory),
        Phase::King { .. } => Some(PlotCard::KingReturns),
        Phase::Spot { .. } => Some(PlotCard::WeFoundYou),
        Phase::Ambush { .. } => Some(PlotCard::Ambush),
        _ => None,
    }
}

fn judge_card_name(board: &Board, card: PlotCard) -> Result<(), Refusal> {
    require(asked_card(board) == Some(card), Refusal::NotThisCard)
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
    // Most tables have no Lancelots, and then nobody is bound.
    let bound = board.rules.lancelot != Lancelot::Off && evil && is_bound(board, hand);
    (!bound, evil)
}

/// Whether a player who is Evil now must play Fail.
fn is_bound(board: &Board, hand: &Hand) -> bool {
    let bound = match board.rules.lancelot {
        Lancelot::V1 { must_fail, .. } => must_fail,
        Lancelot::V2 => true,
        Lancelot::Off | Lancelot::V3 => false,
    };
    bound && hand.role.is_some_and(Role::is_lancelot)
}

fn judge_card(board: &Board, hand: &Hand, card: Card) -> Result<(), Refusal> {
    let (success, fail) = playable(board, hand);
    // Both are looked at, since nobody can foretell the card.
    let allowed = (card == Card::Success) & success | (card == Card::Fail) & fail;
    if allowed { Ok(()) } else { Err(wrong_card(board, card)) }
}

fn wrong_card(board: &Board, card: Card) -> Refusal {
    match (card, board.rules.lancelot) {
        (Card::Fail, _) => Refusal::GoodMustSucceed,
        (Card::Success, Lancelot::V2) => Refusal::EvilLancelotMustFail,
        (Card::Success, Lancelot::Off | Lancelot::V1 { .. } | Lancelot::V3) => {
            Refusal::EvilLancelotMustFailByHouseRule
        }
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
    match board.rules.assassin_targets {
        AssassinTargets::CurrentGood => board.seats() - board.evil.unwrap_or(SeatSet::only(seat)),
        AssassinTargets::NotKnownEvil => {
            // After an odd number of switches the Evil Lancelot card is Good (AV-45).
            let lancelot = hand.sight.evil_lancelot.filter(|_| !board.is_switched());
            let known: SeatSet = lancelot.into_iter().chain([seat]).collect();
            board.seats() - hand.sight.evil - known
        }
        AssassinTargets::AnyOther => board.seats().without(seat),
        AssassinTargets::AnySeat => board.seats(),
    }
}
