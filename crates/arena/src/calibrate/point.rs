//! A posterior at one point of a game.

/// The posterior over Evil sets at one point.
#[derive(Clone, Debug)]
pub struct Point {
    /// After this quest, counting from 0.
    pub quest: usize,
    /// The probability of each set.
    pub sets: Vec<f64>,
}

/// Probabilities from logarithms of weights.
pub fn normal(log: &[f64]) -> Vec<f64> {
    let most = log.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = log.iter().map(|log| (log - most).exp()).collect();
    let total: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / total).collect()
}
