//! Players of Avalon.

mod champion;
mod insight;
mod ismcts;
mod knight;
mod logic;
mod memory;
mod page;
pub mod reading;
mod speech;
mod squire;
mod worlds;

use avalon::Avalon;

use crate::{Level, Mind, Player, Random};
pub use champion::Champion;
pub use insight::{Guess, Insight};
pub use ismcts::Ismcts;
pub use knight::Knight;
pub use logic::Logic;
pub use memory::Memory;
pub use page::Page;
pub use squire::Squire;
pub use worlds::Worlds;

/// A player of this level.
pub fn mind(level: Level) -> Box<dyn Mind<Avalon>> {
    match level {
        Level::Page => Box::new(Page::default()),
        Level::Squire => Box::new(Squire::default()),
        Level::Knight => Box::new(Knight::new()),
        Level::Champion => Box::new(Champion::new()),
    }
}

/// The player of this name.
pub fn player(player: Player) -> Box<dyn Mind<Avalon>> {
    match player {
        Player::Random => Box::new(Random),
        Player::Level(level) => mind(level),
        Player::Blueprint => Box::new(Knight::champion()),
        Player::Insider => Box::new(Champion::insider()),
        Player::Exploiter => Box::new(Knight::exploiter()),
        Player::Logic => Box::new(Logic::default()),
        Player::Ismcts { iterations } => Box::new(Ismcts::new(iterations)),
    }
}
