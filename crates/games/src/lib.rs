//! The games of this workspace: one closed list, and all that is said about a game outside its rules.
//!
//! A game is added in three places here: a dependency in `Cargo.toml`, its name in the list below, and a module with
//! its `impl` of [`Playable`]. Server, terminal, referee and arena follow from the list through [`dispatch!`].
#![forbid(unsafe_code)]

#[macro_use]
mod list;

games!($: Avalon, Shadows);

mod avalon;
mod difficulty;
mod playable;
mod preset;
mod seat_names;
mod setup;
mod shadows;

pub use self::avalon::presets;
pub use ::avalon::Avalon;
pub use ::shadows::Shadows;
pub use difficulty::Difficulty;
pub use list::UnknownGame;
pub use playable::{Playable, Score};
pub use preset::{EVERY_SIZE, Preset};
pub use seat_names::{SEAT_NAMES, seat_name};
pub use setup::{SetupError, describe_setup, public_setup, read_setup, stored_setup};
