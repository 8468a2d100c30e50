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
        /// Quests after which such a game is judged; 5 play it to the end.
        quests: u32,
    },
}

impl Player {
    /// Games that `ismcts` plays in its head where no number is said.
    pub const ITERATIONS: u32 = 1000;
    /// Games that `seeker` plays in its head where no number is said.
    pub const ROLLOUTS: u32 = 24;
    /// The points of winning it goes by where no number is said.
    pub const POINTS: u32 = 5;
    /// The quests it plays on where no number is said.
    pub const QUESTS: u32 = 1;

    /// `ROLLOUTS`, `ROLLOUTS:POINTS` or `ROLLOUTS:POINTS:QUESTS`.
    fn seeker(numbers: &str) -> Result<Player, String> {
        let usual = [Player::ROLLOUTS, Player::POINTS, Player::QUESTS];
        let said: Vec<u32> = numbers.split(':').map_while(|number| number.parse().ok()).collect();
        let whole = said.len() == numbers.split(':').count() && said.len() <= usual.len();
        let number = |place: usize| said.get(place).or(usual.get(place)).copied().unwrap_or(0);
        let [rollouts, points, quests] = [0, 1, 2].map(number);
        if !whole || [rollouts, points, quests].contains(&0) {
            return Err(format!("seeker:{numbers}: ROLLOUTS[:POINTS[:QUESTS]] are numbers from 1 on"));
        }
        Ok(Player::Seeker { rollouts, points, quests })
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
                "seeker" => Ok(Player::Seeker {
                    rollouts: Player::ROLLOUTS,
                    points: Player::POINTS,
                    quests: Player::QUESTS,
                }),
                _ => text.parse().map(Player::Level).map_err(|_| {
                    let levels: Vec<&str> = Level::OFFERED.iter().map(|level| level.name()).collect();
                    format!(
                        "there is no player {text:?}; there are {}, random, insider, exploiter, logic, ismcts[:ITERATIONS] and seeker[:ROLLOUTS[:POINTS[:QUESTS]]]",
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
            Player::Seeker { rollouts, points, quests } => write!(f, "seeker:{rollouts}:{points}:{quests}"),
        }
    }
}
