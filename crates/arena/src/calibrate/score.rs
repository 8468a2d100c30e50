//! How right a belief was, over many games.

use serde::Serialize;

/// How many bins a reliability table has.
const BINS: u8 = 10;

/// Sums over games, from which every figure follows.
#[derive(Clone, Debug, Default)]
pub struct Score {
    /// By quest: the sum of log-losses of the Evil set, and their number.
    evil: [(f64, u32); 5],
    /// Shots at Merlin, and how many of them this belief would have hit.
    shots: u32,
    hits: u32,
    /// The sum of log-losses of Merlin's seat at the shot.
    merlin: f64,
    /// The sum of squared errors of P(Evil), and their number.
    brier: (f64, u32),
    /// By bin of P(Evil): how many, their sum, and how many were Evil.
    bins: Vec<(u32, f64, u32)>,
}

/// One bin of a reliability table.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Bin {
    /// Predictions in it.
    pub count: u32,
    /// Their mean.
    pub predicted: f64,
    /// The share of them that were Evil.
    pub actual: f64,
}

/// The figures of one score.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// Share of shots that hit, `null` without a shot.
    pub merlin_pick: Option<f64>,
    /// Mean log-loss of Merlin's seat at the shot.
    pub merlin_log_loss: Option<f64>,
    /// Mean log-loss of the Evil set after each quest.
    pub evil_log_loss: Vec<Option<f64>>,
    /// Mean squared error of P(Evil) by seat, over all quests.
    pub brier: Option<f64>,
    /// P(Evil) by seat against the truth, over all quests.
    pub reliability: Vec<Bin>,
}

impl Score {
    /// Counts one quest: the probability that the belief gave the true Evil set, and for each seat P(Evil) and the truth.
    pub fn evil(&mut self, quest: usize, truth: f64, seats: &[(f64, bool)]) {
        if let Some((sum, count)) = self.evil.get_mut(quest) {
            *sum -= truth.max(f64::MIN_POSITIVE).ln();
            *count += 1;
        }
        self.bins.resize(BINS.into(), (0, 0.0, 0));
        for &(said, is) in seats {
            let error = said - if is { 1.0 } else { 0.0 };
            self.brier.0 += error * error;
            self.brier.1 += 1;
            let place = (1..BINS).take_while(|bin| said * f64::from(BINS) >= f64::from(*bin)).count();
            if let Some((count, sum, evil)) = self.bins.get_mut(place) {
                *count += 1;
                *sum += said;
                *evil += u32::from(is);
            }
        }
    }

    /// Counts one shot: whether the likeliest seat is Merlin's, and the probability of Merlin's seat.
    pub fn shot(&mut self, hit: bool, truth: f64) {
        self.shots += 1;
        self.hits += u32::from(hit);
        self.merlin -= truth.max(f64::MIN_POSITIVE).ln();
    }

    /// Adds another score.
    pub fn add(&mut self, other: &Score) {
        for (here, there) in self.evil.iter_mut().zip(other.evil) {
            *here = (here.0 + there.0, here.1 + there.1);
        }
        self.shots += other.shots;
        self.hits += other.hits;
        self.merlin += other.merlin;
        self.brier = (self.brier.0 + other.brier.0, self.brier.1 + other.brier.1);
        self.bins.resize(BINS.into(), (0, 0.0, 0));
        for (here, there) in self.bins.iter_mut().zip(&other.bins) {
            *here = (here.0 + there.0, here.1 + there.1, here.2 + there.2);
        }
    }

    /// The figures.
    pub fn figures(&self) -> Figures {
        let mean = |sum: f64, count: u32| (count > 0).then(|| sum / f64::from(count));
        let bins = self.bins.iter().filter(|(count, _, _)| *count > 0);
        Figures {
            merlin_pick: mean(self.hits.into(), self.shots),
            merlin_log_loss: mean(self.merlin, self.shots),
            evil_log_loss: self.evil.iter().map(|&(sum, count)| mean(sum, count)).collect(),
            brier: mean(self.brier.0, self.brier.1),
            reliability: bins
                .map(|&(count, sum, evil)| Bin {
                    count,
                    predicted: sum / f64::from(count),
                    actual: f64::from(evil) / f64::from(count),
                })
                .collect(),
        }
    }
}
