//! Tables on a network.
//!
//! One task is a table's only writer (`tables`). A move is drafted, appended to the store, committed, published and
//! then acknowledged, in that order, so nothing is shown that could still be lost. Everything a table knows follows
//! from its log (`log`), so a table can be forgotten at any time and read again.
//!
//! Every viewer is sent only its own notices and its own part of the view: `play` makes them from the game's
//! `public` and `private` alone.
#![forbid(unsafe_code)]

pub mod admin;
mod calls;
mod clock;
mod config;
mod connections;
mod forget;
mod ids;
#[cfg(feature = "planted")]
pub mod leak_fixtures;
mod log;
pub mod metrics;
mod play;
mod problem;
mod registry;
mod restored;
mod run;
mod store_log;
mod tables;
mod text;

pub use clock::TimeOfDay;
pub use config::{Config, Limits};
pub use run::{Running, start};
