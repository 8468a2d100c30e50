//! Fitting the habits: the weights under which the truth of the games is likeliest.
// A tight numeric loop over parallel lists of one length.
#![allow(clippy::indexing_slicing, clippy::as_conversions)]

use bots::belief::{CELLS, is_free_of_context};

use super::study::{Stakes, Study};

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    /// What the loss is made of.
    pub stakes: Stakes,
    /// Rounds through all games.
    pub rounds: usize,
    /// Pull of every weight of a table with a context towards nothing.
    pub ridge: f64,
    /// Pull of every weight of a table without a context.
    pub plain: f64,
    /// The first step length; it falls to a tenth.
    pub step: f64,
}

impl Default for Recipe {
    fn default() -> Recipe {
        let stakes = Stakes { evil: 1.0, merlin: 1.0, roles: 1.5 };
        Recipe { stakes, rounds: 10, ridge: 500.0, plain: 20.0, step: 0.03 }
    }
}

const BATCH: usize = 32;

/// The weights that fit these games, by stochastic gradient steps of adaptive length (Adam), games in a fixed
/// shuffled order: the same games give the same weights.
pub fn fit(games: &[&Study], recipe: &Recipe) -> Vec<f64> {
    let mut weights = vec![0.0; CELLS];
    let (mut mean, mut square) = (vec![0.0; CELLS], vec![0.0; CELLS]);
    let mut average = vec![0.0; CELLS];
    let mut order: Vec<usize> = (0..games.len()).collect();
    let steps = (games.len().div_ceil(BATCH) * recipe.rounds).max(1) as f64;
    let (mut done, mut chance) = (0.0, 0x9e37_79b9_7f4a_7c15_u64);
    for _ in 0..recipe.rounds {
        shuffle(&mut order, &mut chance);
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![0.0; CELLS];
            for game in batch {
                games[*game].learn(&weights, &recipe.stakes, &mut gradient);
            }
            done += 1.0;
            let step = recipe.step * (1.0 - 0.9 * done / steps);
            let share = batch.len() as f64 / games.len() as f64;
            for cell in 0..CELLS {
                let ridge = if is_free_of_context(cell) { recipe.plain } else { recipe.ridge };
                let slope = gradient[cell] - ridge * share * weights[cell];
                mean[cell] = 0.9 * mean[cell] + 0.1 * slope;
                square[cell] = 0.999 * square[cell] + 0.001 * slope * slope;
                let (early, late) = (1.0 - 0.9_f64.powf(done), 1.0 - 0.999_f64.powf(done));
                weights[cell] += step * (mean[cell] / early) / ((square[cell] / late).sqrt() + 1e-6);
                // The mean of the second half is steadier than the last step.
                if done > steps / 2.0 {
                    average[cell] += weights[cell];
                }
            }
        }
    }
    let averaged = (steps - (steps / 2.0).floor()).max(1.0);
    average.iter().map(|sum| sum / averaged).collect()
}

fn shuffle(order: &mut [usize], chance: &mut u64) {
    for last in (1..order.len()).rev() {
        // xorshift64: only the order of the games depends on it.
        *chance ^= *chance << 13;
        *chance ^= *chance >> 7;
        *chance ^= *chance << 17;
        order.swap(last, (*chance % (last as u64 + 1)) as usize);
    }
}
