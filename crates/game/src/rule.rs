//! Numbered rules, and refusals that name one.

use core::fmt;

use serde::{Serialize, Serializer};

/// A rule's number, as `docs/rules` prints it: `AV-31`.
///
/// ```
/// let rule = game::RuleId { game: "AV", number: 31 };
/// assert_eq!(rule.to_string(), "AV-31");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "`${string}-${number}`", export_to = "game.ts"))]
pub struct RuleId {
    /// The game's letters: `AV`.
    pub game: &'static str,
    /// The number within the game.
    pub number: u16,
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.game, self.number)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A refusal. Its `Display` is one plain English sentence; clients translate it by [`Refuse::code`].
pub trait Refuse: fmt::Display {
    /// The rule that refuses.
    fn rule(&self) -> RuleId;
    /// A stable word for programs and translations.
    fn code(&self) -> &'static str;
}
