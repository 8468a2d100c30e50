//! What a seat is asked, from public facts alone.

use game::{Seat, SeatSet};
use serde::Serialize;

use crate::board::{Board, DrawReason, Moment, Phase};
use crate::event::Window;
use crate::legal::percival_targets;
use crate::pieces::QuestSet;

/// What a seat is asked: the same for a Loyal player and a Traitor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names of the fields say what they are
pub enum Form {
    /// The seat is not asked.
    #[serde(rename = "nothing")]
    Wait,
    /// The turn. `knights` is how many Knights the seat holds; `galahad` at whose card Galahad might look, held or not.
    Turn { listen: bool, quests: QuestSet, accuse: SeatSet, knights: u8, galahad: SeatSet },
    /// Merlin #6: any quest, with up to `most` points, or pass.
    Ride { most: u8 },
    /// The quest and the value of the card that is laid face down.
    Announce,
    /// A token; openly, if it works on the open pile.
    Token { openly: bool },
    /// Hand a loyalty card to one of these.
    Give { to: SeatSet },
    /// Keep or swap.
    Loyalty,
    /// Lay one of the drawn cards.
    Place {
        cards: u8,
        #[serde(rename = "errand")]
        reason: DrawReason,
    },
    /// Play this Knight, or pass.
    Window { window: Window, targets: SeatSet },
    /// An exposed Traitor, before drawing.
    Traitor { knights: u8 },
}

/// What the seat is asked.
pub fn form(board: &Board, seat: Seat) -> Form {
    if !board.asked().contains(seat) {
        return Form::Wait;
    }
    let knights = *board.knights.get(seat);
    let window = |window| Form::Window { window, targets: SeatSet::EMPTY };
    match board.phase {
        Phase::Turn => Form::Turn {
            listen: board.supply() > 0,
            quests: board.quests(),
            accuse: board.accusable(seat),
            knights,
            galahad: if knights > 0 { board.galahad_targets(seat) } else { SeatSet::EMPTY },
        },
        Phase::Ride => Form::Ride { most: 3 },
        Phase::Announce => Form::Announce,
        Phase::Token { .. } => Form::Token { openly: false },
        Phase::Name { .. } => Form::Token { openly: true },
        Phase::Vivien { by, .. } => Form::Give { to: board.receivers(by) },
        Phase::Loyalty { .. } => Form::Loyalty,
        Phase::Place { cards, reason, .. } => Form::Place { cards, reason },
        Phase::Traitor => Form::Traitor { knights },
        Phase::Arthur { .. } => window(Window::Arthur),
        Phase::Gawain { .. } => window(Window::Gawain),
        Phase::Percival { at: Moment::Accusation(_), .. } => window(Window::Percival),
        Phase::Percival { at: Moment::Final(fresh), .. } => {
            Form::Window { window: Window::Percival, targets: percival_targets(fresh) }
        }
        Phase::Deal
        | Phase::Listen
        | Phase::Open
        | Phase::Draw { .. }
        | Phase::Score
        | Phase::Return
        | Phase::Knight
        | Phase::Look { .. }
        | Phase::Expose { .. }
        | Phase::Final
        | Phase::Flip { .. }
        | Phase::Unveil { .. }
        | Phase::End { .. } => Form::Wait,
    }
}
