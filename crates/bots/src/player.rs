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
    /// A champion who plays its likelier moves on in its head before each decision.
    Seeker {
        /// Games it plays in its head before each decision.
        rollouts: u32,
        /// Points of winning (in a hundred games) that make a move e times as likely as a champion's odds have it.
        points: u32,
    },
}

impl Player {
    /// Games that `ismcts` plays in its head where no number is said.
    pub const ITERATIONS: u32 = 1000;
    /// Games that `seeker` plays in its head where no number is said.
    pub const ROLLOUTS: u32 = 200;
    /// The points of winning it goes by where no number is said.
    pub const POINTS: u32 = 10;

    /// `ROLLOUTS` or `ROLLOUTS:POINTS`.
    fn seeker(numbers: &str) -> Result<Player, String> {
        let (rollouts, points) = numbers.split_once(':').map_or((numbers, None), |(a, b)| (a, Some(b)));
        let points = points.map_or(Ok(Player::POINTS), str::parse);
        match (rollouts.parse(), points) {
            (Ok(rollouts), Ok(points)) if rollouts > 0 && points > 0 => {
                Ok(Player::Seeker { rollouts, points })
            }
            _ => {
                Err(format!("seeker:{numbers}: a number of games from 1 on is needed, and points from 1 on"))
            }
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text.split_once(':') {
            Some(("ismcts", number)) => match number.parse() {
                Ok(iterations) if iterations > 0 => Ok(Player::Ismcts { iterations }),
                _ => Err(format!("ismcts:{number}: a number of iterations from 1 on is needed")),
            },
            Some(("seeker", numbers)) => Player::seeker(numbers),
            _ => match text {
                "random" => Ok(Player::Random),
                "insider" => Ok(Player::Insider),
                "exploiter" => Ok(Player::Exploiter),
                "logic" => Ok(Player::Logic),
                "ismcts" => Ok(Player::Ismcts { iterations: Player::ITERATIONS }),
                "seeker" => Ok(Player::Seeker { rollouts: Player::ROLLOUTS, points: Player::POINTS }),
                _ => text.parse().map(Player::Level).map_err(|_| {
                    let levels: Vec<&str> = Level::OFFERED.iter().map(|level| level.name()).collect();
                    format!(
                        "there is no player {text:?}; there are {}, random, insider, exploiter, logic, ismcts[:ITERATIONS] and seeker[:ROLLOUTS[:POINTS]]",
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
            Player::Insider => f.write_str("insider"),
            Player::Exploiter => f.write_str("exploiter"),
            Player::Logic => f.write_str("logic"),
            Player::Ismcts { iterations } => write!(f, "ismcts:{iterations}"),
            Player::Seeker { rollouts, points } => write!(f, "seeker:{rollouts}:{points}"),
        }
    }
}
