//! One number a player: a team version of Bradley and Terry's model, on the scale of Elo.
//!
//! log-odds(the first side wins) = advantage of the side + mean strength of its seats − mean strength of the other's.
//! Fitted by Newton's method to all games of a contest; the error is a jackknife over groups of chunks, because games
//! of one deal are not independent. A rating belongs to one kind of table and is never compared across
//! numbers of seats.

use serde::Serialize;

use super::chunk::{ChunkResult, Total};
use super::matchup::Matchup;

/// A player's strength.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub player: String,
    /// In points of Elo; all players together have mean 0. A full team that is 400 points better has ten times the
    /// odds.
    pub elo: f64,
    /// Its standard error; none if there are too few deals.
    pub error: Option<f64>,
}

/// Groups of chunks for the jackknife.
const GROUPS: usize = 50;

/// Points of Elo in one unit of log-odds.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// A weak pull towards 0, in games: a player who always wins would otherwise be infinitely strong.
const PULL: f64 = 1.0;

/// Games of one composition: weights of the strengths, the advantage last; how many, and how many the first side won.
struct Fixture {
    weights: Vec<f64>,
    games: f64,
    won: f64,
}

/// Rates the players of a contest over `teams` seats a side.
pub fn rate(
    names: &[String],
    cells: &[Matchup],
    teams: [u8; 2],
    sides: [&str; 2],
    results: &[&ChunkResult],
) -> Vec<Rating> {
    let sum = |chosen: &mut dyn Iterator<Item = &&ChunkResult>| {
        let mut whole = ChunkResult::default();
        chosen.for_each(|result| whole.add(result));
        fit(&fixtures(names.len(), cells, teams, sides, &whole.cells), names.len())
    };
    let whole = sum(&mut results.iter());
    let groups = results.len().min(GROUPS);
    let without: Vec<Vec<f64>> = match groups {
        0 | 1 => Vec::new(),
        _ => (0..groups)
            .map(|group| {
                let kept = results.iter().enumerate().filter(|(at, _)| at % groups != group);
                sum(&mut kept.map(|(_, result)| result))
            })
            .collect(),
    };
    let rating = |(place, name): (usize, &String)| {
        let of = |strengths: &Vec<f64>| strengths.get(place).copied().unwrap_or(0.0) * POINTS;
        let parts: Vec<f64> = without.iter().map(of).collect();
        Rating { player: name.clone(), elo: of(&whole), error: jackknife(&parts) }
    };
    names.iter().enumerate().map(rating).collect()
}

#[allow(clippy::as_conversions)] // a few dozen
fn jackknife(parts: &[f64]) -> Option<f64> {
    let count = parts.len() as f64;
    let mean = parts.iter().sum::<f64>() / count;
    let spread: f64 = parts.iter().map(|part| (part - mean).powi(2)).sum();
    (parts.len() > 1).then(|| ((count - 1.0) / count * spread).sqrt())
}

/// The compositions of all cells.
fn fixtures(
    players: usize,
    cells: &[Matchup],
    teams: [u8; 2],
    sides: [&str; 2],
    totals: &[Total],
) -> Vec<Fixture> {
    let mut fixtures = Vec::new();
    for (cell, total) in cells.iter().zip(totals) {
        match cell {
            Matchup::Teams { first, second } => {
                let mut weights = vec![0.0; players + 1];
                put(&mut weights, *first, 1.0);
                put(&mut weights, *second, -1.0);
                put(&mut weights, players, 1.0);
                fixtures.extend(fixture(weights, total, sides[0], true, 1.0));
            }
            Matchup::Seat { base, added } => {
                let tries = |side: &str| total.wins.get(side).map_or(0, |sums| sums.tries);
                let all = float(tries(sides[0]) + tries(sides[1]));
                // A mirror's games are counted once for each seat.
                let scale = if all > 0.0 { float(total.games) / all } else { 0.0 };
                for (place, (side, seats)) in sides.iter().zip(teams).enumerate() {
                    let mut weights = vec![0.0; players + 1];
                    let sign = if place == 0 { 1.0 } else { -1.0 };
                    let own = 1.0 / f64::from(seats.max(1));
                    put(&mut weights, *added, sign * own);
                    #[allow(clippy::as_conversions)] // a handful of players
                    let each = 1.0 / base.len().max(1) as f64;
                    for player in base {
                        put(&mut weights, *player, sign * (1.0 - own) * each - sign * each);
                    }
                    put(&mut weights, players, 1.0);
                    fixtures.extend(fixture(weights, total, side, place == 0, scale));
                }
            }
        }
    }
    fixtures
}

fn put(weights: &mut [f64], place: usize, more: f64) {
    if let Some(weight) = weights.get_mut(place) {
        *weight += more;
    }
}

fn fixture(weights: Vec<f64>, total: &Total, side: &str, first: bool, scale: f64) -> Option<Fixture> {
    let sums = total.wins.get(side).filter(|sums| sums.tries > 0)?;
    let won = if first { sums.hits } else { sums.tries - sums.hits };
    Some(Fixture { weights, games: float(sums.tries) * scale, won: float(won) * scale })
}

/// The strengths that fit best, with mean 0 over the players.
fn fit(fixtures: &[Fixture], players: usize) -> Vec<f64> {
    let size = players + 1;
    let mut strengths = vec![0.0; size];
    for _ in 0..50 {
        let mut slope: Vec<f64> = strengths.iter().map(|strength| -PULL * strength).collect();
        let mut curve = vec![vec![0.0; size]; size];
        for (place, row) in curve.iter_mut().enumerate() {
            put(row, place, PULL);
        }
        for fixture in fixtures {
            let odds: f64 = fixture.weights.iter().zip(&strengths).map(|(weight, each)| weight * each).sum();
            let share = 1.0 / (1.0 + (-odds).exp());
            let (rest, bend) = (fixture.won - fixture.games * share, fixture.games * share * (1.0 - share));
            for ((weight, slope), row) in fixture.weights.iter().zip(&mut slope).zip(&mut curve) {
                *slope += weight * rest;
                for (other, cell) in fixture.weights.iter().zip(row) {
                    *cell += bend * weight * other;
                }
            }
        }
        let step = solve(curve, slope);
        for (strength, step) in strengths.iter_mut().zip(&step) {
            *strength += step.clamp(-1.0, 1.0);
        }
        if step.iter().all(|step| step.abs() < 1e-12) {
            break;
        }
    }
    strengths.truncate(players);
    #[allow(clippy::as_conversions)] // a handful of players
    let mean = strengths.iter().sum::<f64>() / players.max(1) as f64;
    strengths.iter().map(|strength| strength - mean).collect()
}

/// Solves a positive definite system by elimination.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for place in 0..size {
        let (Some(pivot_row), Some(pivot_right)) = (rows.get(place).cloned(), right.get(place).copied())
        else {
            continue;
        };
        let pivot = pivot_row.get(place).copied().unwrap_or(1.0);
        for (at, (row, value)) in rows.iter_mut().zip(&mut right).enumerate() {
            let factor = row.get(place).copied().unwrap_or(0.0) / pivot;
            if at != place && factor != 0.0 {
                row.iter_mut().zip(&pivot_row).for_each(|(cell, other)| *cell -= factor * other);
                *value -= factor * pivot_right;
            }
        }
    }
    let diagonal = rows.iter().enumerate().map(|(place, row)| row.get(place).copied().unwrap_or(1.0));
    right.iter().zip(diagonal).map(|(value, pivot)| value / pivot).collect()
}

#[allow(clippy::as_conversions)] // counts far below 2⁵³
fn float(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::{DealSums, teams};

    fn result(shares: [(u64, u64); 4]) -> ChunkResult {
        let total = |(hits, tries)| {
            let mut total = Total { games: tries, ..Total::default() };
            total.wins.insert("good".to_string(), DealSums { hits, tries, ..DealSums::default() });
            total
        };
        ChunkResult { cells: shares.map(total).into(), ..ChunkResult::default() }
    }

    #[test]
    fn a_team_with_ten_times_the_odds_is_four_hundred_points_better() {
        // No advantage of a side: x against y wins 10 of 11 and loses 1 of 11 from the other side.
        let result = result([(50_000, 100_000), (100_000, 110_000), (10_000, 110_000), (50_000, 100_000)]);
        let names = ["x".to_string(), "y".to_string()];
        let rated = rate(&names, &teams(2), [3, 2], ["good", "evil"], &[&result]);
        let gap = rated[0].elo - rated[1].elo;
        assert!((gap - 400.0).abs() < 0.2, "{rated:?}");
        assert_eq!(rated[0].error, None);
    }

    #[test]
    fn the_error_is_that_of_the_spread() {
        // Two equal halves agree entirely, two that differ do not.
        let names = ["x".to_string(), "y".to_string()];
        let even = result([(50, 100), (50, 100), (50, 100), (50, 100)]);
        let odd = result([(50, 100), (80, 100), (20, 100), (50, 100)]);
        let error =
            |results: &[&ChunkResult]| rate(&names, &teams(2), [3, 2], ["good", "evil"], results)[0].error;
        assert!(error(&[&even, &even]).unwrap() < 1e-6);
        assert!(error(&[&even, &odd]).unwrap() > 10.0);
    }
}
