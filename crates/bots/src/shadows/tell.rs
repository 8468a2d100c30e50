//! What a move tells of a loyalty: how much likelier the modest Traitor makes it than the modest Loyal player.
//!
//! Counted over games of the modest player (see `docs/inference.md`), tempered by two thirds, since moves of one player
//! are not independent, and floored, so that no move decides anything by itself.

/// A Loyal player was accused.
pub const WRONG: f64 = 8.0;

/// The ratio for a turn in which the seat went on a quest, or listened, and lost so much against the best move.
pub fn ratio(went: bool, loss: i32) -> f64 {
    let table: [f64; 5] = if went { [0.2, 5.0, 8.0, 8.0, 8.0] } else { [0.8, 1.9, 6.0, 8.0, 8.0] };
    table.get(bucket(loss)).copied().unwrap_or(1.0)
}

/// Losses that tell alike.
pub fn bucket(loss: i32) -> usize {
    match loss {
        ..=0 => 0,
        1..=60 => 1,
        61..=150 => 2,
        151..=250 => 3,
        _ => 4,
    }
}

/// Somebody says that Galahad showed a Traitor; the speaker is a Traitor himself with this chance.
pub fn told(doubt: f64) -> f64 {
    1.0 + 9.0 * (1.0 - doubt.clamp(0.0, 1.0))
}
