//! Players of Shadows over Camelot: The Card Game.

mod census;
mod memory;
mod squire;
#[cfg(test)]
mod tests;
mod worth;

use shadows::Shadows;

use crate::{Level, Mind, Player, Random};
pub use census::{Census, HONEST, HONEST_LOYAL};
pub use memory::Memory;
pub use squire::Squire;

/// A player of this level. A level that does not exist yet is played by the strongest below it.
pub fn mind(level: Level) -> Box<dyn Mind<Shadows>> {
    match level {
        Level::Page | Level::Squire | Level::Knight | Level::Champion => Box::new(Squire::default()),
    }
}

/// The player of this name; `None` for those that know Avalon alone.
pub fn player(player: Player) -> Option<Box<dyn Mind<Shadows>>> {
    match player {
        Player::Random => Some(Box::new(Random)),
        Player::Level(level) => Some(mind(level)),
        Player::Insider | Player::Logic | Player::Ismcts { .. } => None,
    }
}
