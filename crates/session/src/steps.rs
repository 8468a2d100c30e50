//! A finished game move by move, as one viewer saw it.

use game::{Discrepancy, Record, Replay, Seat, Viewer};

use crate::Rules;
use crate::sent::{SentBoard, SentView};

/// What the viewer was sent after the deal, or after one move. All texts are JSON.
pub struct Step {
    /// The seat that moved; `None` for the deal.
    pub by: Option<Seat>,
    /// How many notices a spectator had been sent before this step.
    pub facts: u64,
    /// The new notices, a list.
    pub notices: String,
    /// The changed members of the board, an object.
    pub board: String,
    /// The changed members of the viewer's own part, an object.
    pub own: Option<String>,
}

/// Plays a recorded game again on a fresh table, so that nothing is shown that the viewer was not sent then.
///
/// # Errors
/// The rules of today do not accept the record.
pub fn steps<G: Rules>(record: &Record<G>, viewer: Viewer) -> Result<Vec<Step>, Discrepancy> {
    let mut board = SentBoard::default();
    let mut public = SentView::<G>::new(Viewer::Table);
    let mut own = SentView::<G>::new(viewer);
    let mut steps = Vec::with_capacity(record.moves.len() + 1);
    Replay::<G>::walk(record.options.clone(), &record.draws, &record.moves, |table, made| {
        let facts = public.cursor();
        let _ = public.notices(table);
        steps.push(Step {
            by: made.map(|made| made.seat),
            facts,
            notices: own.notices(table),
            board: board.update(table),
            own: own.own(table),
        });
    })?;
    Ok(steps)
}
