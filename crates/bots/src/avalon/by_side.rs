//! A player whose strength depends on the side it was dealt.

use avalon::{Avalon, Choices, Command, Statement};
use game::{NoticeOf, Seat};

use super::knowledge::{AvalonView, is_evil};
use crate::{Cue, Mind, Stream};

/// Plays as one player while it is Good and as another while it is Evil. Both follow the game, so it may change sides. It always
/// talks as the Good one, so that its words show nothing.
pub struct BySide {
    good: Box<dyn Mind<Avalon>>,
    evil: Box<dyn Mind<Avalon>>,
}

impl BySide {
    /// A player of these two.
    pub fn new(good: Box<dyn Mind<Avalon>>, evil: Box<dyn Mind<Avalon>>) -> BySide {
        BySide { good, evil }
    }

    fn now(&mut self, view: &AvalonView<'_>) -> &mut dyn Mind<Avalon> {
        if is_evil(view) { &mut *self.evil } else { &mut *self.good }
    }
}

impl Mind<Avalon> for BySide {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.good.notice(notice);
        self.evil.notice(notice);
    }

    fn hear(&mut self, from: Seat, statement: &Statement) {
        self.good.hear(from, statement);
        self.evil.hear(from, statement);
    }

    fn choose(&mut self, view: &AvalonView<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        self.now(view).choose(view, choices, stream)
    }

    fn probabilities(&mut self, view: &AvalonView<'_>, choices: &Choices) -> Option<Vec<(Command, f64)>> {
        self.now(view).probabilities(view, choices)
    }

    fn remark(&mut self, view: &AvalonView<'_>, cue: &Cue<Avalon>, stream: &mut Stream) -> Option<Statement> {
        self.good.remark(view, cue, stream)
    }

    fn speak(&mut self, view: &AvalonView<'_>, stream: &mut Stream) -> Vec<Statement> {
        self.good.speak(view, stream)
    }
}
