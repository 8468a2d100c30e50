//! Whether a seat may do something: decided from its own view, so a refusal knows no more than the seat.

use core::fmt;

use game::{Refuse, RuleId, Seat, SeatSet, View};

use crate::board::{Board, Phase};
use crate::check::rule;
use crate::command::{Card, Command, Excalibur, Gift, Lady, Proposal, Use};
use crate::hand::Hand;
use crate::options::{AssassinTargets, Lancelot};
use crate::plot::PlotCard;
use crate::quest::Quest;
use crate::role::{Role, Side};

/// A rule saying no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // `Display` is the sentence
pub enum Refusal {
    NotNow,
    NoSuchSeat,
    TeamSize { needed: u8 },
    QuestNotChosen,
    QuestNotFree,
    QuestClosed,
    FifthQuestClosed,
    ExcaliburMissing,
    ExcaliburAbsent,
    ExcaliburHolder,
    ExcaliburTarget,
    ExcaliburFaceUp,
    GoodMustSucceed,
    EvilLancelotMustFail,
    EvilLancelotMustFailByHouseRule,
    LadyTarget,
    LadyMandatory,
    GiveToSelf,
    NotDrawn,
    StrengthIsKept,
    NotThisCard,
    NoTargetNeeded,
    TargetNeeded,
    SpotTarget,
    AmbushTarget,
    NothingToTake,
    NotANeighbour,
    ShowToAnother,
    ShotTarget,
}

impl Refusal {
    /// Every refusal there is.
    pub const ALL: [Refusal; 29] = [
        Refusal::NotNow,
        Refusal::NoSuchSeat,
        Refusal::TeamSize { needed: 0 },
        Refusal::QuestNotChosen,
        Refusal::QuestNotFree,
        Refusal::QuestClosed,
        Refusal::FifthQuestClosed,
        Refusal::ExcaliburMissing,
        Refusal::ExcaliburAbsent,
        Refusal::ExcaliburHolder,
        Refusal::ExcaliburTarget,
        Refusal::ExcaliburFaceUp,
        Refusal::GoodMustSucceed,
        Refusal::EvilLancelotMustFail,
        Refusal::EvilLancelotMustFailByHouseRule,
        Refusal::LadyTarget,
        Refusal::LadyMandatory,
        Refusal::GiveToSelf,
        Refusal::NotDrawn,
        Refusal::StrengthIsKept,
        Refusal::NotThisCard,
        Refusal::NoTargetNeeded,
        Refusal::TargetNeeded,
        Refusal::SpotTarget,
        Refusal::AmbushTarget,
        Refusal::NothingToTake,
        Refusal::NotANeighbour,
        Refusal::ShowToAnother,
        Refusal::ShotTarget,
    ];

    const fn parts(self) -> (u16, &'static str, &'static str) {
        match self {
            Refusal::NotNow => (27, "not_now", "this is not yours to do now"),
            Refusal::NoSuchSeat => (27, "no_such_seat", "there is no such seat at this table"),
            Refusal::TeamSize { .. } => (28, "team_size", "the team has the wrong number of players"),
            Refusal::QuestNotChosen => (57, "quest_not_chosen", "with targeting a proposal names its quest"),
            Refusal::QuestNotFree => (25, "quest_not_free", "without targeting the quest is not chosen"),
            Refusal::QuestClosed => (58, "quest_closed", "that quest has been played"),
            Refusal::FifthQuestClosed => (59, "fifth_quest_closed", "the fifth quest is not open yet"),
            Refusal::ExcaliburMissing => (82, "excalibur_missing", "a proposal must say who gets Excalibur"),
            Refusal::ExcaliburAbsent => (82, "excalibur_absent", "Excalibur is not in this game"),
            Refusal::ExcaliburHolder => {
                (82, "excalibur_holder", "Excalibur goes to a member of the team other than the Leader")
            }
            Refusal::ExcaliburTarget => {
                (83, "excalibur_target", "Excalibur is used on another member of the team")
            }
            Refusal::ExcaliburFaceUp => {
                (86, "excalibur_face_up", "a card that lies face up cannot be exchanged")
            }
            Refusal::GoodMustSucceed => (35, "good_must_succeed", "a Good player must play Success"),
            Refusal::EvilLancelotMustFail => {
                (72, "evil_lancelot_must_fail", "the Lancelot who is Evil now must play Fail")
            }
            Refusal::EvilLancelotMustFailByHouseRule => {
                (80, "evil_lancelot_must_fail_v1", "at this table an Evil Lancelot must play Fail")
            }
            Refusal::LadyTarget => {
                (64, "lady_target", "the Lady checks another player who has never used her")
            }
            Refusal::LadyMandatory => (63, "lady_mandatory", "at this table the Lady must be used"),
            Refusal::GiveToSelf => (91, "give_to_self", "a plot card goes to another player"),
            Refusal::NotDrawn => (91, "not_drawn", "that plot card has not been drawn"),
            Refusal::StrengthIsKept => {
                (100, "strength_is_kept", "Show Your Strength is kept and used by the Leader")
            }
            Refusal::NotThisCard => (93, "not_this_card", "another plot card is asked for now"),
            Refusal::NoTargetNeeded => (93, "no_target_needed", "this plot card is played with fewer words"),
            Refusal::TargetNeeded => (93, "target_needed", "this plot card needs a target"),
            Refusal::SpotTarget => (97, "spot_target", "We Found You! is played on a member of the team"),
            Refusal::AmbushTarget => {
                (98, "ambush_target", "Ambush looks at another member's face-down card, each once")
            }
            Refusal::NothingToTake => (100, "nothing_to_take", "that player holds no such card"),
            Refusal::NotANeighbour => (100, "not_a_neighbour", "Are You the One? checks a neighbour"),
            Refusal::ShowToAnother => (100, "show_to_another", "a loyalty is shown to another player"),
            Refusal::ShotTarget => (45, "shot_target", "the Assassin may not name that player"),
        }
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> RuleId {
        rule(self.parts().0)
    }

    fn code(&self) -> &'static str {
        self.parts().1
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TeamSize { needed } => write!(f, "the team must have {needed} players"),
            _ => f.write_str(self.parts().2),
        }
    }
}

fn refuse_unless(allowed: bool, refusal: Refusal) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(refusal) }
}

/// Whether the seat may do this.
#[inline(always)]
pub fn judge(view: &View<'_, Board, Hand>, command: &Command) -> Result<(), Refusal> {
    let View { seat, board, hand } = *view;
    match (board.phase, *command) {
        (Phase::Vote { left } | Phase::Charge { left }, Command::Vote(_)) => {
            refuse_unless(left.contains(seat), Refusal::NotNow)
        }
        (Phase::Quest { left }, Command::Play(card)) => {
            refuse_unless(board.to_play(left).contains(seat), Refusal::NotNow)?;
            judge_card(board, hand, card)
        }
        (Phase::Propose, Command::Propose(proposal)) => {
            refuse_unless(seat == board.leader, Refusal::NotNow)?;
            judge_proposal(board, &proposal)
        }
        (Phase::Lead { asked } | Phase::King { asked }, Command::Use(used)) => {
            refuse_unless(seat == asked, Refusal::NotNow)?;
            judge_card_name(board, used.card)?;
            refuse_unless(used.target.is_none() && used.take.is_none(), Refusal::NoTargetNeeded)
        }
        (Phase::Spot { asked }, Command::Use(used)) => {
            refuse_unless(seat == asked, Refusal::NotNow)?;
            judge_card_name(board, used.card)?;
            refuse_unless(board.team().contains(target(board, &used)?), Refusal::SpotTarget)
        }
        (Phase::Ambush { asked, looked }, Command::Use(used)) => {
            refuse_unless(seat == asked, Refusal::NotNow)?;
            judge_card_name(board, used.card)?;
            let targets = board.ambush_targets(seat, looked);
            refuse_unless(targets.contains(target(board, &used)?), Refusal::AmbushTarget)
        }
        (
            Phase::Lead { asked }
            | Phase::King { asked }
            | Phase::Spot { asked }
            | Phase::Ambush { asked, looked: _ },
            Command::Pass(card),
        ) => {
            refuse_unless(seat == asked, Refusal::NotNow)?;
            judge_card_name(board, card)
        }
        (Phase::Plot, Command::Give(gift)) => {
            refuse_unless(seat == board.leader, Refusal::NotNow)?;
            judge_gift(board, seat, &gift)
        }
        (Phase::Plot, Command::Use(used)) => {
            refuse_unless(seat == board.leader, Refusal::NotNow)?;
            judge_strength(board, seat, &used)
        }
        (Phase::Receive { card, receiver }, Command::Use(used)) => {
            refuse_unless(seat == receiver, Refusal::NotNow)?;
            refuse_unless(used.card == card, Refusal::NotThisCard)?;
            judge_receipt(board, seat, &used)
        }
        (Phase::Excalibur, Command::Excalibur(choice)) => {
            refuse_unless(board.sword() == Some(seat), Refusal::NotNow)?;
            judge_sword(board, choice)
        }
        (Phase::Lady, Command::Lady(choice)) => {
            refuse_unless(board.lady.is_some_and(|lady| lady.holder == seat), Refusal::NotNow)?;
            judge_lady(board, choice)
        }
        (Phase::Loyalty { checking }, Command::Loyalty(_)) => {
            refuse_unless(seat == checking.shower, Refusal::NotNow)
        }
        (Phase::Assassin { assassin }, Command::Assassinate(named)) => {
            refuse_unless(seat == assassin, Refusal::NotNow)?;
            refuse_unless(board.seats().contains(named), Refusal::NoSuchSeat)?;
            refuse_unless(shot_targets(view).contains(named), Refusal::ShotTarget)
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
    refuse_unless(asked_card(board) == Some(card), Refusal::NotThisCard)
}

fn target(board: &Board, used: &Use) -> Result<Seat, Refusal> {
    refuse_unless(used.take.is_none(), Refusal::NoTargetNeeded)?;
    let seat = used.target.ok_or(Refusal::TargetNeeded)?;
    refuse_unless(board.seats().contains(seat), Refusal::NoSuchSeat)?;
    Ok(seat)
}

#[inline(always)]
fn judge_proposal(board: &Board, proposal: &Proposal) -> Result<(), Refusal> {
    refuse_unless(proposal.team.is_subset(board.seats()), Refusal::NoSuchSeat)?;
    let quest = match (board.rules.targeting, proposal.quest) {
        (false, None) => Quest::new(board.round).ok_or(Refusal::NotNow)?,
        (false, Some(_)) => return Err(Refusal::QuestNotFree),
        (true, None) => return Err(Refusal::QuestNotChosen),
        (true, Some(quest)) => {
            refuse_unless(board.quests.get(quest).is_none(), Refusal::QuestClosed)?;
            refuse_unless(board.is_open(quest), Refusal::FifthQuestClosed)?;
            quest
        }
    };
    let needed = quest.size(board.rules.players);
    refuse_unless(proposal.team.len() == needed, Refusal::TeamSize { needed })?;
    match (board.rules.excalibur, proposal.excalibur) {
        (false, None) => Ok(()),
        (false, Some(_)) => Err(Refusal::ExcaliburAbsent),
        (true, None) => Err(Refusal::ExcaliburMissing),
        (true, Some(holder)) => {
            let fit = proposal.team.contains(holder) && holder != board.leader;
            refuse_unless(fit, Refusal::ExcaliburHolder)
        }
    }
}

/// Which quest cards a player may play (AV-35, AV-72, AV-80): Success, Fail.
#[inline(always)]
pub fn playable(board: &Board, hand: &Hand) -> (bool, bool) {
    let evil = hand.side == Some(Side::Evil);
    // Most tables have no Lancelots, and then nobody is bound.
    let bound = board.rules.lancelot != Lancelot::Off && evil && is_bound(board, hand);
    (!bound, evil)
}

/// Whether a player who is Evil now must play Fail.
#[inline(never)]
fn is_bound(board: &Board, hand: &Hand) -> bool {
    let bound = match board.rules.lancelot {
        Lancelot::V1 { must_fail, .. } => must_fail,
        Lancelot::V2 => true,
        Lancelot::Off | Lancelot::V3 => false,
    };
    bound && hand.role.is_some_and(Role::is_lancelot)
}

#[inline(always)]
fn judge_card(board: &Board, hand: &Hand, card: Card) -> Result<(), Refusal> {
    let (success, fail) = playable(board, hand);
    // Both are looked at, since nobody can foretell the card.
    let allowed = (card == Card::Success) & success | (card == Card::Fail) & fail;
    if allowed { Ok(()) } else { Err(wrong_card(board, card)) }
}

#[cold]
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
    refuse_unless(drawn, Refusal::NotDrawn)?;
    refuse_unless(gift.card != PlotCard::ShowStrength, Refusal::StrengthIsKept)?;
    refuse_unless(gift.to != seat, Refusal::GiveToSelf)?;
    refuse_unless(board.seats().contains(gift.to), Refusal::NoSuchSeat)
}

fn judge_strength(board: &Board, seat: Seat, used: &Use) -> Result<(), Refusal> {
    refuse_unless(used.card == PlotCard::ShowStrength, Refusal::NotThisCard)?;
    let drawn = board.plot.as_ref().is_some_and(|plot| plot.drawn.iter().any(|card| *card == used.card));
    refuse_unless(drawn, Refusal::NotDrawn)?;
    refuse_unless(target(board, used)? != seat, Refusal::ShowToAnother)
}

fn judge_receipt(board: &Board, seat: Seat, used: &Use) -> Result<(), Refusal> {
    if used.card == PlotCard::RestoreHonor {
        let from = used.target.ok_or(Refusal::TargetNeeded)?;
        refuse_unless(board.seats().contains(from), Refusal::NoSuchSeat)?;
        let card = used.take.ok_or(Refusal::TargetNeeded)?;
        let takeable = board.plot.as_ref().is_some_and(|plot| {
            plot.takeable(seat).iter().any(|held| held.seat == from && held.card == card)
        });
        return refuse_unless(takeable, Refusal::NothingToTake);
    }
    let chosen = target(board, used)?;
    let refusal = match used.card {
        PlotCard::AreYouTheOne => Refusal::NotANeighbour,
        _ => Refusal::ShowToAnother,
    };
    refuse_unless(board.receive_targets(used.card, seat).contains(chosen), refusal)
}

fn judge_sword(board: &Board, choice: Excalibur) -> Result<(), Refusal> {
    match choice {
        Excalibur::Decline => Ok(()),
        Excalibur::Switch(target) => {
            refuse_unless(board.seats().contains(target), Refusal::NoSuchSeat)?;
            let other = board.team().contains(target) && board.sword() != Some(target);
            refuse_unless(other, Refusal::ExcaliburTarget)?;
            refuse_unless(board.sword_targets().contains(target), Refusal::ExcaliburFaceUp)
        }
    }
}

fn judge_lady(board: &Board, choice: Lady) -> Result<(), Refusal> {
    match choice {
        Lady::Skip => refuse_unless(!board.rules.lady_mandatory, Refusal::LadyMandatory),
        Lady::Check(target) => {
            refuse_unless(board.seats().contains(target), Refusal::NoSuchSeat)?;
            refuse_unless(board.lady_targets().contains(target), Refusal::LadyTarget)
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
