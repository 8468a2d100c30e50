//! The strengths that people choose from.

use std::fmt;
use std::str::FromStr;

/// How strong a bot is, named after the stages of a knight's career.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A friendly beginner.
    Page,
    /// Follows sensible rules of thumb.
    Squire,
    /// Weighs every possible deal.
    Knight,
    /// As strong as we can make it.
    Champion,
    /// For first games: plays well beside a newcomer and gently against one.
    Companion,
    /// As a companion, and a worse Assassin.
    Guide,
}

impl Level {
    /// The strengths, weakest first.
    pub const OFFERED: &'static [Level] = &[Level::Page, Level::Squire, Level::Knight, Level::Champion];

    /// All levels: those of [`Level::OFFERED`], and those for first games.
    pub const ALL: &'static [Level] =
        &[Level::Page, Level::Squire, Level::Knight, Level::Champion, Level::Companion, Level::Guide];

    /// The level's name.
    pub fn name(self) -> &'static str {
        match self {
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Champion => "champion",
            Level::Companion => "companion",
            Level::Guide => "guide",
        }
    }

    /// The names of all levels, separated by commas.
    pub(crate) fn names() -> String {
        let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        names.join(", ")
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        let known = Level::ALL.iter().find(|level| level.name() == text);
        known.copied().ok_or_else(|| format!("there is no level {text:?}; the levels are {}", Level::names()))
    }
}
