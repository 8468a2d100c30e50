//! Beliefs held against games people have played: fitting their habits, and measuring how right we are.
//!
//! [`read`] the games, [`measure`] the belief on them. `docs/inference.md` says what the figures mean.

mod fit;
mod game;
mod naive;
mod point;
mod read;
mod report;
mod score;
mod study;
mod witness;

pub use fit::{Recipe, fit};
pub use game::{Game, Proposal, Quest};
pub use naive::Naive;
pub use point::{Point, normal};
pub use read::{Unreadable, read};
pub use report::{Beside, Report, Row, Source, learn, measure};
pub use score::{Bin, Figures, Score};
pub use study::{Stakes, Study};
