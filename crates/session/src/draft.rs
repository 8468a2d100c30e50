//! A move that is not made yet.

use game::{Batch, Game, Table, Turn};

/// A move with everything that follows from it, not yet made. It borrows the session, so nobody can read what the
/// store could still lose.
///
/// [`Draft::commit`] makes the move. A draft that is dropped leaves table and chance as they were.
#[must_use = "a draft that is not committed changes nothing"]
pub struct Draft<'s, G: Game, W> {
    draft: Option<game::Draft<'s, G>>,
    chance: &'s mut W,
    /// Chance before the move; put back unless the draft is committed.
    before: Option<W>,
}

impl<'s, G: Game, W> Draft<'s, G, W> {
    pub(crate) fn new(draft: game::Draft<'s, G>, chance: &'s mut W, before: W) -> Draft<'s, G, W> {
        Draft { draft: Some(draft), chance, before: Some(before) }
    }

    /// What must be stored before the commit.
    pub fn batch(&self) -> Batch<'_, G> {
        match &self.draft {
            Some(draft) => draft.batch(),
            None => Batch { by: None, draws: &[], events: &[] },
        }
    }

    /// The table, if the game is over after this move.
    pub fn ended(&self) -> Option<&Table<G>> {
        self.draft.as_ref().map(game::Draft::table).filter(|table| matches!(table.waiting(), Turn::Over(_)))
    }

    /// Makes the move.
    pub fn commit(mut self) {
        self.before = None;
        if let Some(draft) = self.draft.take() {
            draft.commit();
        }
    }
}

impl<G: Game, W> Drop for Draft<'_, G, W> {
    fn drop(&mut self) {
        if let Some(before) = self.before.take() {
            *self.chance = before;
        }
    }
}
