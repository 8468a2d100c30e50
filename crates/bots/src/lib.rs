//! Players. A [`Mind`] sits in one seat and gets what a person in that seat gets: its own notices, its view, its choices
//! and what the others say. Each bot has its own random stream, so the same seed gives the same game.
//!
//! [`Level`] names the strengths that people choose from; [`Player`] names these and the reference players.

pub mod avalon;
pub mod belief;
pub mod conversation;
mod level;
mod mind;
mod party;
mod phrases;
mod player;
mod random;
mod seat_sets;
pub mod shadows;
mod stream;

pub use conversation::{Conversation, Cue, Prompt};
pub use level::Level;
pub use mind::Mind;
pub use party::Party;
pub use phrases::{PlainQuestion, mentions, understand};
pub use player::Player;
pub use random::Random;
pub use stream::Stream;
