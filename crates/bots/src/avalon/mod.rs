//! Players of Avalon.

mod memory;
mod squire;

use avalon::Avalon;

use crate::{Level, Mind};
pub use memory::Memory;
pub use squire::Squire;

/// A player of this level. A level that does not exist yet is played by the strongest below it.
pub fn mind(level: Level) -> Box<dyn Mind<Avalon>> {
    match level {
        Level::Page | Level::Squire | Level::Knight | Level::Champion => Box::new(Squire::default()),
    }
}
