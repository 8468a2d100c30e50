//! What a player's turn says about his loyalty, as likelihood ratios: how much more likely a Traitor does this than a
//! Loyal player.
//!
//! The ratios were counted over games of squires (`docs/inference.md`). They are moderated to about the power two thirds,
//! because turns of one player are not independent, and limited, so that no single turn decides anything.

/// The ratio for accusing a Loyal player.
pub const WRONG_ACCUSATION: f64 = 8.0;

/// The ratio for a turn that lost this much, in hundredths of a sword, against the best possible turn.
pub fn turn_ratio(went_on_quest: bool, loss: i32) -> f64 {
    let by_class: [f64; LOSS_CLASSES] =
        if went_on_quest { [0.2, 5.0, 8.0, 8.0, 8.0] } else { [0.8, 1.9, 6.0, 8.0, 8.0] };
    by_class.get(loss_class(loss)).copied().unwrap_or(1.0)
}

/// The number of classes of losses.
pub const LOSS_CLASSES: usize = 5;

/// The class of a loss, from 0 to [`LOSS_CLASSES`] − 1; losses of one class have the same ratio.
///
/// # Examples
///
/// ```
/// use bots::shadows::loss_class;
///
/// assert_eq!([0, 60, 61, 250, 1000].map(loss_class), [0, 1, 2, 3, 4]);
/// ```
pub fn loss_class(loss: i32) -> usize {
    match loss {
        ..=0 => 0,
        1..=60 => 1,
        61..=150 => 2,
        151..=250 => 3,
        _ => 4,
    }
}

/// The ratio for a seat of which a player says that Galahad showed it to be a Traitor. The less the speaker himself is
/// trusted, the less it counts.
pub fn galahad_claim_ratio(speaker_suspicion: f64) -> f64 {
    1.0 + 9.0 * (1.0 - speaker_suspicion.clamp(0.0, 1.0))
}
