//! The public history of a player without a belief.

use avalon::{Avalon, Public};
use game::NoticeOf;

use super::knowledge::AvalonView;
use crate::belief::{PublicHistory, Terms};

/// A [`PublicHistory`] that is folded when the player is asked, because the rules are first known with a view.
#[derive(Clone, Debug, Default)]
pub(super) struct LazyHistory {
    history: Option<PublicHistory>,
    unread: Vec<Public>,
    ignores_exchanges: bool,
}

impl LazyHistory {
    /// A history as in [`PublicHistory::ignoring_exchanges`].
    pub(super) fn ignoring_exchanges() -> LazyHistory {
        LazyHistory { ignores_exchanges: true, ..LazyHistory::default() }
    }

    pub(super) fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.unread.extend(notice.public);
    }

    /// The history with all notices so far.
    pub(super) fn update(&mut self, view: &AvalonView<'_>) -> &PublicHistory {
        let ignores_exchanges = self.ignores_exchanges;
        let history = self.history.get_or_insert_with(|| {
            let history = PublicHistory::new(&Terms::seen(&view.board.rules, view.board.cast));
            if ignores_exchanges { history.ignoring_exchanges() } else { history }
        });
        for public in self.unread.drain(..) {
            history.fold(&public);
        }
        history
    }
}
