//! What a seat knows for certain about who is Evil.

use avalon::{Board, Hand, Known, Role, Side};
use game::{SeatSet, View};

/// What one seat sees of a game of Avalon.
pub(crate) type AvalonView<'a> = View<'a, Board, Hand>;

/// What a player may know, as far as its moves depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knowledge {
    /// Good without knowledge.
    Servant,
    /// Merlin, who sees these Evil players.
    Merlin(SeatSet),
    /// Evil, and knows these Evil players, including itself.
    Evil(SeatSet),
    /// Evil, and knows only itself.
    LoneEvil,
}

/// Whether this seat is Evil now.
pub(super) fn is_evil(view: &AvalonView<'_>) -> bool {
    view.hand.side == Some(Side::Evil)
}

/// Whether this seat is Merlin.
pub(super) fn is_merlin(view: &AvalonView<'_>) -> bool {
    view.hand.role == Some(Role::Merlin)
}

/// Everybody this seat knows to be Evil now, including itself if it is.
pub(super) fn known_evil(view: &AvalonView<'_>) -> SeatSet {
    let sight = &view.hand.sight;
    let checked = view.hand.checks.iter().filter(|mark| mark.known == Known::Evil).map(|mark| mark.seat);
    let switched = view.board.is_switched();
    let lancelot = if switched { sight.good_lancelot } else { sight.evil_lancelot };
    // After a switch the Evil Lancelot is Good. The night showed him among Evil, but also by name.
    let evil = match sight.evil_lancelot {
        Some(seat) if switched => sight.evil.without(seat),
        _ => sight.evil,
    };
    let own = is_evil(view).then_some(view.seat);
    evil | checked.chain(lancelot).chain(own).collect()
}
