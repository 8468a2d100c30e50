//! What tests every game: laws, census, leak hunter, perft, transcripts, toy games.
//!
//! Everything is generic over [`Subject`], a game with its generators and its [`Witness`]; `docs/secrecy.md`
//! is what the witness is written from. Nothing here is part of a running table.
#![forbid(unsafe_code)]
#![allow(missing_docs)]
// internal: a comment only where a name is not enough
// Test support: a broken expectation of the kit itself should stop the test at once and loudly.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

pub mod avalon;
mod census;
pub mod driver;
pub mod fuzzing;
pub mod hunter;
pub mod laws;
pub mod leaky;
pub mod observation;
mod pair;
pub mod perft;
mod rng;
pub mod shadows;
mod subject;
pub mod toy;
pub mod transcript;
pub mod twins;

pub use census::{Census, Tally};
pub use driver::Drivers;
pub use hunter::{Finding, Hunt, hunt, hunt_for};
pub use laws::{Breach, Held, Run, play_checked, play_many};
pub use observation::Channel;
pub use rng::Rng;
pub use subject::{Subject, Turned, Witness, option_values};
