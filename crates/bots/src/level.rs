//! The strengths people choose from.

use std::fmt;
use std::str::FromStr;

/// How strong a bot is, by the names of a knight's career.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A kind beginner.
    Page,
    /// Follows sensible rules of thumb.
    Squire,
    /// Weighs every possibility.
    Knight,
    /// As strong as we can make it.
    Champion,
}

impl Level {
    /// The levels that exist today, weakest first.
    pub const OFFERED: &'static [Level] = &[Level::Page, Level::Squire, Level::Knight, Level::Champion];

    /// The level's name.
    pub fn name(self) -> &'static str {
        match self {
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Champion => "champion",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    /// Reads the name of a level that exists.
    fn from_str(text: &str) -> Result<Level, String> {
        let known = Level::OFFERED.iter().find(|level| level.name() == text);
        known.copied().ok_or_else(|| {
            let names: Vec<&str> = Level::OFFERED.iter().map(|level| level.name()).collect();
            format!("there is no level {text:?}; there are {}", names.join(", "))
        })
    }
}
