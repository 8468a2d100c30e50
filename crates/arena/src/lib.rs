//! Many games: what wins how often, with intervals, and the same figures on any number of cores.

pub mod calibrate;
pub mod contest;
mod contested;
mod interval;
mod playing;
mod scored;
pub mod seat;
mod simulation;

pub use contested::Contested;
pub use interval::{Share, Span, wilson};
pub use playing::{Played, deal, play};
pub use scored::Scored;
pub use simulation::{Seating, Simulation, Tally, Won};
