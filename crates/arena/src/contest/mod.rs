//! Players measured against each other: who sits where, over common deals, counted with intervals.
//!
//! A [`Contest`] is a list of [`Matchup`]s over one list of deals. A *seat* cell fills the table with a base group and
//! lets one player take each seat in turn; a *teams* cell lets one player be all of one side and another all of the
//! other. Deals are played in chunks of [`CHUNK`]; a chunk depends on the seed and its number alone, so chunks
//! can be played in any order on any machine. `docs/arena.md` says what each figure means.

mod chunk;
mod deal_sums;
mod matchup;
mod rating;
mod report;
mod result_file;

use std::sync::Arc;

use bots::Mind;
use game::{Game, Seat, Seed};

use crate::seat::Tally;

pub use chunk::{ChunkResult, Contest, Total};
pub use deal_sums::DealSums;
pub use matchup::{Matchup, matrix, seats, teams};
pub use rating::Rating;
pub use report::{Compared, Row, Standing};
pub use result_file::{Header, ResultFile};

/// Deals in one chunk: the unit that is stored and never played twice.
pub const CHUNK: u64 = 20;

/// A seat at a table that is about to be played.
pub struct SeatContext<'a, G: Game> {
    /// The rules of the table.
    pub options: &'a G::Options,
    pub seat: Seat,
    /// The player's own randomness in this game, independent of the deal.
    pub seed: Seed,
    /// Where a program's faults are counted.
    pub tally: &'a Arc<Tally>,
}

/// Makes a mind for a seat.
pub type Make<G> = dyn Fn(&SeatContext<'_, G>) -> Box<dyn Mind<G>> + Send + Sync;

/// A player that takes part, by name.
pub struct Entrant<G: Game> {
    /// The name: it also keys the player's randomness, so two entrants of one kind play independently.
    pub name: String,
    /// Makes its mind.
    pub make: Box<Make<G>>,
}
