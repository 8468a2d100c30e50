//! Players of Avalon.

mod ismcts;
mod logic;
mod memory;
mod squire;
mod worlds;

use avalon::Avalon;

use crate::{Level, Mind, Player, Random};
pub use ismcts::Ismcts;
pub use logic::Logic;
pub use memory::Memory;
pub use squire::Squire;
pub use worlds::Worlds;

/// A player of this level. A level that does not exist yet is played by the strongest below it.
pub fn mind(level: Level) -> Box<dyn Mind<Avalon>> {
    match level {
        Level::Page | Level::Squire | Level::Knight | Level::Champion => Box::new(Squire::default()),
    }
}

/// The player of this name.
pub fn player(player: Player) -> Box<dyn Mind<Avalon>> {
    match player {
        Player::Random => Box::new(Random),
        Player::Level(level) => mind(level),
        Player::Logic => Box::new(Logic::default()),
        Player::Ismcts { iterations } => Box::new(Ismcts::new(iterations)),
    }
}
