//! Beliefs held against games people have played: fitting their habits, and measuring how right we are.

mod fit;
mod game;
mod naive;
mod point;
mod study;

pub use fit::{Recipe, fit};
pub use game::{Game, Proposal, Quest};
pub use naive::Naive;
pub use point::{Point, normal};
pub use study::{Stakes, Study};
