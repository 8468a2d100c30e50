//! Tells one viewer what happens, while it happens.

use game::{Cursor, Mirror, Table, Viewer};

use super::{Change, Narration, Screen};

/// Follows a table for one viewer, from that viewer's notices alone.
pub struct Narrator<G: Narration> {
    viewer: Viewer,
    cursor: Cursor,
    mirror: Mirror<G>,
}

impl<G: Narration> Narrator<G> {
    pub fn new(options: &G::Options, viewer: Viewer) -> Narrator<G> {
        Narrator { viewer, cursor: Cursor::default(), mirror: Mirror::open(options, viewer) }
    }

    /// Writes what has happened since the last call.
    pub fn narrate(&mut self, screen: &mut Screen, table: &Table<G>) {
        for notice in table.notices(self.viewer, self.cursor) {
            let before = self.mirror.board().clone();
            self.mirror.fold(&notice);
            let after = self.mirror.board();
            G::happened(screen, &Change { before: &before, after, notice: &notice });
            self.cursor.0 += 1;
        }
    }

    /// Writes what lies on the table.
    pub fn look(&self, screen: &mut Screen) {
        G::look(screen, self.mirror.board(), self.mirror.view());
    }
}
