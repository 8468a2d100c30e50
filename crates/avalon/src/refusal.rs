//! Why a command is refused: one variant per reason.

use alloc::vec::Vec;
use core::fmt;

use game::{Refuse, RuleId};
use strum::{IntoEnumIterator, VariantNames};

use crate::setup::rule;

/// Why a command is refused. The code is the name of the variant in snake case.
///
/// ```
/// use avalon::Refusal;
/// use game::Refuse;
///
/// let refusal = Refusal::GoodMustSucceed;
/// assert_eq!(refusal.code(), "good_must_succeed");
/// assert_eq!(refusal.rule().to_string(), "AV-35");
/// assert_eq!(refusal.to_string(), "A Good player must play Success.");
/// ```
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, strum::EnumIter, strum::IntoStaticStr, strum::VariantNames,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the table below gives each variant its rule and its message
pub enum Refusal {
    NotNow,
    NoSuchSeat,
    NoRoleClaims,
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
    EvilLancelotMustFailV1,
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
    /// Every code, in the order of the variants.
    pub const CODES: &'static [&'static str] = Refusal::VARIANTS;

    /// Every refusal.
    pub fn all() -> Vec<Refusal> {
        Refusal::iter().collect()
    }

    /// The rule that refuses, and the message to the player.
    const fn entry(self) -> (u16, &'static str) {
        match self {
            Refusal::NotNow => (27, "This is not yours to do now."),
            Refusal::NoSuchSeat => (27, "There is no such seat at the table."),
            Refusal::NoRoleClaims => (29, "At this table nobody names the own character."),
            Refusal::TeamSize { .. } => (28, "The team has the wrong number of players."),
            Refusal::QuestNotChosen => (57, "With targeting, a proposal must name its quest."),
            Refusal::QuestNotFree => (25, "Without targeting, the quest cannot be chosen."),
            Refusal::QuestClosed => (58, "This quest has been played."),
            Refusal::FifthQuestClosed => (59, "The fifth quest is not open yet."),
            Refusal::ExcaliburMissing => (82, "A proposal must say who gets Excalibur."),
            Refusal::ExcaliburAbsent => (82, "Excalibur is not in this game."),
            Refusal::ExcaliburHolder => (82, "Excalibur goes to a member of the team other than the Leader."),
            Refusal::ExcaliburTarget => (83, "Excalibur is used on another member of the team."),
            Refusal::ExcaliburFaceUp => (86, "A card that lies face up cannot be exchanged."),
            Refusal::GoodMustSucceed => (35, "A Good player must play Success."),
            Refusal::EvilLancelotMustFail => (72, "The Lancelot who is Evil now must play Fail."),
            Refusal::EvilLancelotMustFailV1 => (80, "At this table an Evil Lancelot must play Fail."),
            Refusal::LadyTarget => (64, "The Lady checks another player who has never used her."),
            Refusal::LadyMandatory => (63, "At this table the Lady must be used."),
            Refusal::GiveToSelf => (91, "A plot card goes to another player."),
            Refusal::NotDrawn => (91, "This plot card has not been drawn."),
            Refusal::StrengthIsKept => (100, "The Leader keeps Show Your Strength and uses it."),
            Refusal::NotThisCard => (93, "Another plot card is asked for now."),
            Refusal::NoTargetNeeded => (93, "This plot card is played without this target."),
            Refusal::TargetNeeded => (93, "This plot card needs a target."),
            Refusal::SpotTarget => (97, "We Found You! is played on a member of the team."),
            Refusal::AmbushTarget => {
                (98, "Ambush looks at another member's card that lies face down, at each card once.")
            }
            Refusal::NothingToTake => (100, "This player holds no such card."),
            Refusal::NotANeighbour => (100, "Are You the One? checks a neighbour."),
            Refusal::ShowToAnother => (100, "A loyalty is shown to another player."),
            Refusal::ShotTarget => (45, "The Assassin cannot name this player."),
        }
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> RuleId {
        rule(self.entry().0)
    }

    fn code(&self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TeamSize { needed } => write!(f, "The team must have {needed} players."),
            _ => f.write_str(self.entry().1),
        }
    }
}
