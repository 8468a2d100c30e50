//! The worlds one seat must reckon with, and one of them at random.

use avalon::Avalon;
use avalon::board::Board;
use avalon::hand::Hand;
use game::{NoticeOf, View, Viewer};

use crate::Stream;
use crate::belief::{Belief, Terms, World};

/// What the rules alone leave possible, folded from one seat's notices when somebody asks.
#[derive(Clone, Debug, Default)]
pub struct Worlds {
    belief: Option<Belief>,
    /// Notices not folded yet: the table's rules are first seen with a view.
    unread: Vec<NoticeOf<Avalon>>,
}

impl Worlds {
    /// One more of the seat's notices.
    pub fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.unread.push(*notice);
    }

    /// What this seat can know: hard facts only, every world that fits as likely as every other of its list.
    pub fn belief(&mut self, view: &View<'_, Board, Hand>) -> &Belief {
        let belief = self.belief.get_or_insert_with(|| {
            Belief::plain(Terms::seen(&view.board.rules, view.board.cast), Viewer::Seat(view.seat))
        });
        for notice in self.unread.drain(..) {
            belief.fold(&notice);
        }
        belief
    }

    /// What was known when it was last asked.
    pub fn settled(&self) -> Option<&Belief> {
        self.belief.as_ref()
    }

    /// A world drawn at random.
    pub fn draw(&mut self, view: &View<'_, Board, Hand>, stream: &mut Stream) -> Option<World> {
        self.belief(view).draw(stream.share())
    }
}
