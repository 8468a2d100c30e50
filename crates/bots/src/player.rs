//! Players by name: the levels people choose from, and the reference players they are measured against.

use std::fmt;
use std::str::FromStr;

use crate::Level;

/// A player of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any choice, each as likely.
    Random,
    /// One of the strengths.
    Level(Level),
    /// A champion who does not search: for measuring what search gains.
    Blueprint,
    /// A champion who knows that all others are champions: for measuring what they give away.
    Insider,
    /// A player of Good fitted against a champion's Evil where there is no Merlin.
    Exploiter,
    /// Deduction alone, after a published description.
    Logic,
    /// Tree search over worlds that fit, after a published description.
    Ismcts {
        /// Games it plays in its head before each decision.
        iterations: u32,
    },
}

impl Player {
    /// Games that `ismcts` plays in its head where no number is said.
    pub const ITERATIONS: u32 = 1000;
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text.split_once(':') {
            Some(("ismcts", number)) => match number.parse() {
                Ok(iterations) if iterations > 0 => Ok(Player::Ismcts { iterations }),
                _ => Err(format!("ismcts:{number}: a number of iterations from 1 on is needed")),
            },
            _ => match text {
                "random" => Ok(Player::Random),
                "blueprint" => Ok(Player::Blueprint),
                "insider" => Ok(Player::Insider),
                "exploiter" => Ok(Player::Exploiter),
                "logic" => Ok(Player::Logic),
                "ismcts" => Ok(Player::Ismcts { iterations: Player::ITERATIONS }),
                _ => text.parse().map(Player::Level).map_err(|_| {
                    let levels: Vec<&str> = Level::OFFERED.iter().map(|level| level.name()).collect();
                    format!(
                        "there is no player {text:?}; there are {}, random, blueprint, insider, exploiter, logic and ismcts[:ITERATIONS]",
                        levels.join(", ")
                    )
                }),
            },
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Level(level) => level.fmt(f),
            Player::Blueprint => f.write_str("blueprint"),
            Player::Insider => f.write_str("insider"),
            Player::Exploiter => f.write_str("exploiter"),
            Player::Logic => f.write_str("logic"),
            Player::Ismcts { iterations } => write!(f, "ismcts:{iterations}"),
        }
    }
}
