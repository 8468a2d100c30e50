//! Why a command is refused: one variant per reason.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use game::{Refuse, RuleId};
use strum::{IntoEnumIterator, VariantArray, VariantNames};

use crate::board::DrawReason;
use crate::pieces::Knight;
use crate::setup::sc;

/// Why a command is refused. The code is the name of the variant in snake case.
///
/// ```
/// use game::Refuse;
/// use shadows::Refusal;
///
/// assert_eq!(Refusal::TooEarly.code(), "too_early");
/// assert_eq!(Refusal::TooEarly.rule().to_string(), "SC-45");
/// assert_eq!(Refusal::TooEarly.to_string(), "Accusing needs 4 swords on the table.");
/// ```
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, strum::EnumIter, strum::IntoStaticStr, strum::VariantNames,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the table below gives each variant its rule and its message
pub enum Refusal {
    Over,
    NotYourTurn,
    Answered,
    Chosen,
    NotNow,
    NoSuchSeat,
    Silence,
    NothingToHear,
    NoPile,
    NoSymbol,
    NoPoints,
    TooManyPoints,
    ExposedTraitor,
    TooEarly,
    AccusedBefore,
    AccusesSelf,
    AlreadyPublic,
    Alone,
    NotTrue,
    NoSuchCard(DrawReason),
    Morgan,
    MustPlay,
    GivesSelf,
    ReceiverExposed,
    NoKnights,
    NotHeld(Knight),
    WrongMoment(Knight),
    NoDeck,
    NoTarget,
    LooksAtSelf,
    NothingToSee,
    GalahadRefuses,
    MayNotTell,
    NeedlessTarget(Knight),
    NotFound,
}

impl Refusal {
    /// Every code, in the order of the variants.
    pub const CODES: &'static [&'static str] = Refusal::VARIANTS;

    /// The rule that refuses, and the message to the player.
    const fn entry(self) -> (u16, &'static str) {
        match self {
            Refusal::Over => (60, "The game is over."),
            Refusal::NotYourTurn => (14, "It is not your turn."),
            Refusal::Answered => (79, "You have answered already."),
            Refusal::Chosen => (72, "You have chosen already."),
            Refusal::NotNow => (15, "You are asked something else now."),
            Refusal::NoSuchSeat => (1, "There is no such seat at the table."),
            Refusal::Silence => (22, "Morgan has silenced the table."),
            Refusal::NothingToHear => (20, "There is no rumour left to hear."),
            Refusal::NoPile => (24, "There is no rumour to follow."),
            Refusal::NoSymbol => (24, "The top card does not show this quest."),
            Refusal::NoPoints => (8, "Only Merlin #6 adds points."),
            Refusal::TooManyPoints => (8, "Merlin #6 adds at most 3 points."),
            Refusal::ExposedTraitor => (51, "An exposed Traitor only spreads rumours."),
            Refusal::TooEarly => (45, "Accusing needs 4 swords on the table."),
            Refusal::AccusedBefore => (45, "You have made your accusation."),
            Refusal::AccusesSelf => (45, "You cannot accuse yourself."),
            Refusal::AlreadyPublic => (45, "This loyalty is public already."),
            Refusal::Alone => (84, "In the solo game there is nobody to accuse."),
            Refusal::NotTrue => (63, "A Loyal player announces the card as it is."),
            Refusal::NoSuchCard(DrawReason::Traitor) => (52, "You did not draw such a card."),
            Refusal::NoSuchCard(DrawReason::Gawain) => (81, "You did not draw such a card."),
            Refusal::Morgan => (81, "Gawain cannot bring a Morgan."),
            Refusal::MustPlay => (81, "You must play one of the cards."),
            Refusal::GivesSelf => (72, "The other card goes to another player."),
            Refusal::ReceiverExposed => (73, "A player whose loyalty is public receives no card."),
            Refusal::NoKnights => (76, "The Knights take part in the expert variant only."),
            Refusal::NotHeld(knight) => (rule_of(knight), "You do not hold this Knight."),
            Refusal::WrongMoment(knight) => (rule_of(knight), "This Knight cannot be played now."),
            Refusal::NoDeck => (80, "There is no deck to look through."),
            Refusal::NoTarget => (82, "Say at whose card Galahad looks."),
            Refusal::LooksAtSelf => (82, "Galahad looks at another player's card."),
            Refusal::NothingToSee => (82, "This loyalty is public already."),
            Refusal::GalahadRefuses => (83, "Galahad does not serve an exposed Traitor."),
            Refusal::MayNotTell => (82, "What Galahad showed is not told."),
            Refusal::NeedlessTarget(knight) => (rule_of(knight), "This Knight is not played on a seat now."),
            Refusal::NotFound => (83, "Say which of the Traitors just found turns two swords."),
        }
    }

    /// Every refusal, with every Knight and every reason to draw.
    pub fn all() -> Vec<Refusal> {
        let for_knights = |make: fn(Knight) -> Refusal| Knight::ALL.map(make).to_vec();
        let every = |refusal| match refusal {
            Refusal::NoSuchCard(_) => DrawReason::VARIANTS.iter().copied().map(Refusal::NoSuchCard).collect(),
            Refusal::NotHeld(_) => for_knights(Refusal::NotHeld),
            Refusal::WrongMoment(_) => for_knights(Refusal::WrongMoment),
            Refusal::NeedlessTarget(_) => for_knights(Refusal::NeedlessTarget),
            single => vec![single],
        };
        Refusal::iter().flat_map(every).collect()
    }
}

const fn rule_of(knight: Knight) -> u16 {
    match knight {
        Knight::Arthur => 79,
        Knight::Tristan => 80,
        Knight::Gawain => 81,
        Knight::Galahad => 82,
        Knight::Percival => 83,
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> RuleId {
        sc(self.entry().0)
    }

    fn code(&self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.entry().1)
    }
}
