//! Every reason to refuse a command: its code, its rule and its message.

use core::fmt;

use game::{Refuse, RuleId};

use crate::setup::rule;

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
