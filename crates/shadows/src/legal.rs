//! What a seat may do: exactly what [`crate::judge`] accepts.

use game::{List, SeatSet, View};

use crate::board::{Board, DrawReason, Moment, Phase};
use crate::choices::{Choices, TurnActions};
use crate::hand::Hand;
use crate::judge::{drew_only_morgans, may_lay, may_lie};
use crate::pieces::{Card, Knight};

/// What the seat may do.
pub fn legal(view: &View<'_, Board, Hand>) -> Choices {
    let View { seat, board, hand } = *view;
    if !board.asked().contains(seat) {
        return Choices::Nothing;
    }
    let tristan = board.tristan_sees() && hand.knights.has(Knight::Tristan);
    match board.phase {
        Phase::Turn => Choices::Turn(TurnActions {
            listen: board.supply() > 0,
            quests: board.quests(),
            accuse: board.accusable(seat),
            tristan,
            galahad: if hand.knights.has(Knight::Galahad) {
                board.galahad_targets(seat)
            } else {
                SeatSet::EMPTY
            },
        }),
        Phase::Ride => Choices::Ride,
        Phase::Announce => Choices::Announce { cards: announcements(board, hand) },
        Phase::Token { .. } | Phase::Name { .. } => Choices::Token,
        Phase::Vivien { by, .. } => Choices::Give { to: board.receivers(by) },
        Phase::Loyalty { .. } => Choices::Loyalty,
        Phase::Place { reason: DrawReason::Gawain, .. } if drew_only_morgans(hand) => Choices::OnlyMorgans,
        Phase::Place { reason, .. } => {
            let drawn = hand.drawn.iter().zip(0..);
            let allowed = drawn.filter(|(card, _)| may_lay(**card, reason));
            Choices::Place { places: allowed.map(|(_, place)| place).collect() }
        }
        Phase::Traitor => Choices::Traitor { tristan },
        Phase::Arthur { .. } | Phase::Gawain { .. } | Phase::Percival { .. } => window(board, hand),
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
        | Phase::End { .. } => Choices::Nothing,
    }
}

/// SC-63: any rumour for a seat that may lie, the true one for others.
fn announcements(board: &Board, hand: &Hand) -> List<Card, 25> {
    let lie = may_lie(board, hand);
    let allowed = |card: &Card| card.is_quest() && (lie || hand.heard == Some(*card));
    Card::all().filter(allowed).collect()
}

fn window(board: &Board, hand: &Hand) -> Choices {
    let Some((window, _)) = board.window() else { return Choices::Nothing };
    let targets = match board.phase {
        Phase::Percival { at: Moment::Final(fresh), .. } => percival_targets(fresh),
        _ => SeatSet::EMPTY,
    };
    Choices::Window { window, play: hand.knights.has(window.knight()), targets }
}

/// The Traitors among whom Percival's player chooses at the end. A single one need not be named (K-22).
pub(crate) fn percival_targets(fresh: SeatSet) -> SeatSet {
    if fresh.len() > 1 { fresh } else { SeatSet::EMPTY }
}
