//! Players of Shadows over Camelot: The Card Game.

mod memory;
mod squire;
#[cfg(test)]
mod tests;
mod worth;

use shadows::Shadows;

use crate::{Level, Mind};
pub use memory::Memory;
pub use squire::Squire;

/// A player of this level. A level that does not exist yet is played by the strongest below it.
pub fn mind(level: Level) -> Box<dyn Mind<Shadows>> {
    match level {
        Level::Page | Level::Squire | Level::Knight | Level::Champion => Box::new(Squire::default()),
    }
}
