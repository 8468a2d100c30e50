//! Intervals of shares and means.

use serde::Serialize;

/// A share of games with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// How many games.
    pub games: u64,
    /// The share of all games.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// 95 % of a normal distribution lie within this many standard deviations.
const Z: f64 = 1.959_964;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Span {
    /// The mean.
    pub mean: f64,
    /// Its standard error; none if there are too few games.
    pub error: Option<f64>,
    /// Lower end of the interval.
    pub low: Option<f64>,
    /// Upper end of the interval.
    pub high: Option<f64>,
}

impl Span {
    /// The normal interval around a mean.
    pub fn around(mean: f64, error: Option<f64>) -> Span {
        let end = |sign: f64| error.map(|error| mean + sign * Z * error);
        Span { mean, error, low: end(-1.0), high: end(1.0) }
    }
}

/// The Wilson score interval at 95 %, which also holds for rare outcomes and few games.
#[allow(clippy::as_conversions)] // counts far below 2⁵³
pub fn wilson(hits: u64, games: u64) -> Share {
    let share = if games == 0 { 0.0 } else { hits as f64 / games as f64 };
    share_of(hits, share, games as f64)
}

/// The Wilson interval of a share that varies like one of `n` independent games.
pub fn share_of(hits: u64, share: f64, n: f64) -> Share {
    if n <= 0.0 {
        return Share { games: hits, share: 0.0, low: 0.0, high: 1.0 };
    }
    let z = Z;
    let centre = share + z * z / (2.0 * n);
    let reach = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    let (low, high) = ((centre - reach) / scale, (centre + reach) / scale);
    Share { games: hits, share, low: low.max(0.0), high: high.min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_matches_published_values() {
        // Wilson 95 % for 8 of 10 is 0.490 to 0.943 (Newcombe 1998, table I, method 3 for 81/263: 0.2553 to 0.3662).
        let share = wilson(81, 263);
        assert!((share.low - 0.2553).abs() < 5e-5, "{share:?}");
        assert!((share.high - 0.3662).abs() < 5e-5, "{share:?}");
    }

    #[test]
    fn no_games_say_nothing() {
        let share = wilson(0, 0);
        assert!(share.low == 0.0 && share.high == 1.0);
    }
}
