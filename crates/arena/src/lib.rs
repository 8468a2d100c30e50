//! Many games: what wins how often, with intervals, and the same figures on any number of cores.

pub mod calibrate;
mod interval;
mod scored;
mod simulation;

pub use interval::{Share, wilson};
pub use scored::Scored;
pub use simulation::{Seating, Simulation, Tally, Won};
