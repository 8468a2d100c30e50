//! Players of Shadows over Camelot: The Card Game.

mod census;
mod hero;
mod memory;
mod search;
mod sim;
mod talk;
mod tell;
#[cfg(test)]
mod tests;
mod worth;

use shadows::Shadows;

use crate::{Level, Mind, Player, Random};
pub use census::{Census, Deal, HONEST, HONEST_LOYAL, Totals};
pub use hero::{Hero, Style, Watched};
pub use memory::{Memory, Recall};
pub use tell::bucket;

/// A player of this level.
pub fn mind(level: Level) -> Box<dyn Mind<Shadows>> {
    Box::new(Hero::new(Style::of(level)))
}

/// The player of this name; `None` for those that know Avalon alone.
pub fn player(player: Player) -> Option<Box<dyn Mind<Shadows>>> {
    match player {
        Player::Random => Some(Box::new(Random)),
        Player::Level(level) => Some(mind(level)),
        Player::Blueprint | Player::Insider | Player::Exploiter | Player::Logic | Player::Ismcts { .. } => {
            None
        }
    }
}
