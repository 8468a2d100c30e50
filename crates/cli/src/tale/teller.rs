//! Tells one viewer what happens, as it happens.

use game::{Cursor, Mirror, Table, Viewer};

use super::{Page, Scene, Tale};

/// Follows a table for one viewer, from that viewer's notices alone.
pub struct Teller<G: Tale> {
    viewer: Viewer,
    cursor: Cursor,
    mirror: Mirror<G>,
}

impl<G: Tale> Teller<G> {
    /// Before the first notice.
    pub fn new(options: &G::Options, viewer: Viewer) -> Teller<G> {
        Teller { viewer, cursor: Cursor::default(), mirror: Mirror::open(options, viewer) }
    }

    /// Writes down what has happened since the last time.
    pub fn tell(&mut self, page: &mut Page, table: &Table<G>) {
        for notice in table.notices(self.viewer, self.cursor) {
            let before = self.mirror.board().clone();
            self.mirror.fold(&notice);
            let after = self.mirror.board();
            G::happened(page, &Scene { before: &before, after, notice: &notice });
            self.cursor.0 += 1;
        }
    }

    /// Writes down what lies on the table.
    pub fn look(&self, page: &mut Page) {
        G::look(page, self.mirror.board(), self.mirror.view());
    }
}
