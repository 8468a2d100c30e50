//! Beliefs compared with games that people have played: fitting habits to them, and measuring how right the beliefs are.
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

use std::io::BufRead;

pub use fit::{Recipe, fit};
pub use game::{Game, Proposal, Quest};
pub use naive::Naive;
pub use point::{Point, normal};
pub use read::{Unreadable, read};
pub use report::{Beside, Report, Row, Source, learn, measure};
pub use score::{Bin, Figures, Score};
pub use study::{Stakes, Study};

/// Measures the belief on a file of games, JSON lines or gzip of them: with habits fitted on another file if one is
/// given, else with the shipped ones.
pub fn run(games: impl BufRead, other: Option<impl BufRead>) -> Result<Report, Unreadable> {
    let games = read(games)?;
    let other = other.map(read).transpose()?;
    let source = other.as_deref().map_or(Source::Shipped, Source::Fitted);
    Ok(measure(&games, &source, &Recipe::default()))
}

#[cfg(test)]
mod tests;
