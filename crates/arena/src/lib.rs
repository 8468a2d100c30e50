//! Many games: what wins how often, with intervals, and the same figures on any number of cores.
// Used by the binary alone: a comment is written where a name does not say enough.
#![allow(missing_docs)]

pub mod calibrate;
pub mod contest;
mod interval;
mod playing;
pub mod seat;
mod simulation;

pub use interval::{Share, Span, wilson};
pub use playing::{Played, deal, play};
pub use simulation::{Seating, Simulation, Tally, Won};
