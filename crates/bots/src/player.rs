//! Players by name: the levels that people choose from, and the reference players they are measured against.

use std::fmt;
use std::str::FromStr;

use crate::Level;

/// A player of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any choice with equal probability.
    Random,
    /// One of the levels.
    Level(Level),
    /// A champion without search, to measure what search gains.
    Blueprint,
    /// A champion that knows that all others are champions, to measure what champions give away.
    Insider,
    /// A Good player fitted against a champion's Evil at tables without Merlin.
    Exploiter,
    /// Deduction only, after a published description.
    Logic,
    /// Somebody's first game, by the coach's rules of thumb.
    Newcomer,
    /// One level as Good, another as Evil.
    Sides {
        /// The level as Good.
        good: Level,
        /// The level as Evil.
        evil: Level,
    },
    /// Tree search over possible deals, after a published description.
    Ismcts {
        /// Simulated games before each decision.
        iterations: u32,
    },
}

/// The players that are neither a level nor take a number.
const NAMED: [(&str, Player); 6] = [
    ("random", Player::Random),
    ("blueprint", Player::Blueprint),
    ("insider", Player::Insider),
    ("exploiter", Player::Exploiter),
    ("logic", Player::Logic),
    ("newcomer", Player::Newcomer),
];

impl Player {
    /// The iterations of `ismcts` if no number is given.
    pub const ITERATIONS: u32 = 1000;
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        if let Some(number) = text.strip_prefix("ismcts:") {
            return match number.parse() {
                Ok(iterations) if iterations > 0 => Ok(Player::Ismcts { iterations }),
                _ => Err(format!("{text}: the number of iterations must be at least 1")),
            };
        }
        if text == "ismcts" {
            return Ok(Player::Ismcts { iterations: Player::ITERATIONS });
        }
        if let Some((good, evil)) = text.split_once('/') {
            return Ok(Player::Sides { good: good.parse()?, evil: evil.parse()? });
        }
        if let Some((_, player)) = NAMED.iter().find(|(name, _)| *name == text) {
            return Ok(*player);
        }
        text.parse().map(Player::Level).map_err(|_| {
            let names: Vec<&str> = NAMED.iter().map(|(name, _)| *name).collect();
            let (levels, names) = (Level::names(), names.join(", "));
            format!("there is no player {text:?}; the players are {levels}, {names}, GOOD/EVIL (two levels) and ismcts[:ITERATIONS]")
        })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => level.fmt(f),
            Player::Sides { good, evil } => write!(f, "{good}/{evil}"),
            Player::Ismcts { iterations } => write!(f, "ismcts:{iterations}"),
            other => match NAMED.iter().find(|(_, player)| player == other) {
                Some((name, _)) => f.write_str(name),
                None => Err(fmt::Error),
            },
        }
    }
}
