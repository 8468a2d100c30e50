//! Which bot somebody wants.

use std::fmt;
use std::str::FromStr;

use bots::Level;

/// A kind of bot, by the name people type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any choice, each as likely.
    Random,
    /// One of the strengths.
    Level(Level),
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Bot, String> {
        if text == "random" {
            return Ok(Bot::Random);
        }
        text.parse().map(Bot::Level).map_err(|error: String| format!("{error}, random"))
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => f.write_str("random"),
            Bot::Level(level) => level.fmt(f),
        }
    }
}
