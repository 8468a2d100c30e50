//! Players. A [`Mind`] sits in one seat and is given what a person there is given: its own notices, its view,
//! its choices and what is said aloud. It has a random stream of its own, so the same seed plays the same game.
//!
//! [`Level`] names the strengths people choose from; [`Level::OFFERED`] are those that exist.

pub mod avalon;
pub mod belief;
mod level;
mod mind;
mod party;
mod player;
mod random;
pub mod shadows;
mod stream;

pub use level::Level;
pub use mind::Mind;
pub use party::Party;
pub use player::Player;
pub use random::Random;
pub use stream::Stream;
