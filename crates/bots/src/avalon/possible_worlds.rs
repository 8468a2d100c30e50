//! The worlds that are possible for one seat, and a random one of them.

use avalon::Avalon;
use game::{NoticeOf, Viewer};

use super::knowledge::AvalonView;
use crate::Stream;
use crate::belief::{Belief, Terms, World};

/// The worlds that the rules allow, given the notices of one seat.
#[derive(Clone, Debug, Default)]
pub(super) struct PossibleWorlds {
    belief: Option<Belief>,
    /// Notices that are not folded yet, because the rules are first known with a view.
    unread: Vec<NoticeOf<Avalon>>,
}

/// The belief of this seat before its first notice, from hard facts only.
pub(super) fn hard_belief(view: &AvalonView<'_>) -> Belief {
    Belief::plain(Terms::seen(&view.board.rules, view.board.cast), Viewer::Seat(view.seat))
}

impl PossibleWorlds {
    pub(super) fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.unread.push(*notice);
    }

    /// A random world; all worlds of a role list have the same probability.
    pub(super) fn draw(&mut self, view: &AvalonView<'_>, stream: &mut Stream) -> Option<World> {
        let belief = self.belief.get_or_insert_with(|| hard_belief(view));
        for notice in self.unread.drain(..) {
            belief.fold(&notice);
        }
        belief.draw(stream.share())
    }
}
