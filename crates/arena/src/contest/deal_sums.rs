//! What is kept of many deals: whole numbers only, so that adding them in any order gives the same to the bit.

use serde::{Deserialize, Serialize};

use crate::interval::{Share, Span, share_of};

/// Sums over deals of one thing that was counted: `hits` in `tries` games, or an amount in that many games.
///
/// Several games of one deal are not independent, so beside the totals the sums of squares over deals are kept, and
/// every interval is made from the spread *between* deals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u64; 6]", into = "[u64; 6]")]
pub struct DealSums {
    /// Deals in which there was a try.
    pub deals: u64,
    /// Tries.
    pub tries: u64,
    /// Hits, or the amount.
    pub hits: u64,
    /// Σ hits² over deals.
    pub hits_hits: u64,
    /// Σ hits × tries over deals.
    pub hits_tries: u64,
    /// Σ tries² over deals.
    pub tries_tries: u64,
}

impl From<[u64; 6]> for DealSums {
    fn from([deals, tries, hits, hits_hits, hits_tries, tries_tries]: [u64; 6]) -> DealSums {
        DealSums { deals, tries, hits, hits_hits, hits_tries, tries_tries }
    }
}

impl From<DealSums> for [u64; 6] {
    fn from(sums: DealSums) -> [u64; 6] {
        [sums.deals, sums.tries, sums.hits, sums.hits_hits, sums.hits_tries, sums.tries_tries]
    }
}

impl DealSums {
    /// One deal.
    pub fn deal(hits: u64, tries: u64) -> DealSums {
        DealSums {
            deals: u64::from(tries > 0),
            tries,
            hits,
            hits_hits: hits * hits,
            hits_tries: hits * tries,
            tries_tries: tries * tries,
        }
    }

    /// Adds other sums.
    pub fn add(&mut self, other: &DealSums) {
        self.deals += other.deals;
        self.tries += other.tries;
        self.hits += other.hits;
        self.hits_hits += other.hits_hits;
        self.hits_tries += other.hits_tries;
        self.tries_tries += other.tries_tries;
    }

    /// Hits per try.
    pub fn mean(&self) -> f64 {
        float(self.hits) / float(self.tries.max(1))
    }

    /// The variance of the mean, from the spread between deals (the ratio estimator); nothing for one deal.
    fn variance(&self) -> Option<f64> {
        let mean = self.mean();
        let spread = float(self.hits_hits) - 2.0 * mean * float(self.hits_tries)
            + mean * mean * float(self.tries_tries);
        self.between(spread)
    }

    fn between(&self, spread: f64) -> Option<f64> {
        let (deals, tries) = (float(self.deals), float(self.tries));
        (self.deals > 1).then(|| deals / (deals - 1.0) * spread.max(0.0) / (tries * tries))
    }

    /// The share of hits with its Wilson interval for the number of independent games that would vary as much: at
    /// least the number of deals and at most that of games.
    pub fn share(&self) -> Share {
        let mean = self.mean();
        let (least, most) = (float(self.deals), float(self.tries));
        let independent = match self.variance() {
            Some(variance) if variance > 0.0 => (mean * (1.0 - mean) / variance).clamp(least, most),
            _ => least,
        };
        share_of(self.hits, mean, independent)
    }

    /// The mean amount with its interval.
    pub fn span(&self) -> Span {
        Span::around(self.mean(), self.variance().map(f64::sqrt))
    }

    /// This share less another over the same deals; `cross` is Σ hits × other hits over deals.
    pub fn less(&self, other: &DealSums, cross: u64) -> Span {
        let difference = self.mean() - other.mean();
        // Both arms have the same tries in each deal.
        let spread = float(self.hits_hits) + float(other.hits_hits)
            - 2.0 * float(cross)
            - 2.0 * difference * (float(self.hits_tries) - float(other.hits_tries))
            + difference * difference * float(self.tries_tries);
        Span::around(difference, self.between(spread).map(f64::sqrt))
    }
}

#[allow(clippy::as_conversions)] // counts far below 2⁵³
fn float(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(deals: &[(u64, u64)]) -> DealSums {
        let mut sums = DealSums::default();
        deals.iter().for_each(|(hits, tries)| sums.add(&DealSums::deal(*hits, *tries)));
        sums
    }

    #[test]
    fn games_that_always_agree_count_as_one() {
        // Five seats that win or lose together: ten deals are ten results, not fifty.
        let deals: Vec<(u64, u64)> = (0..10).map(|deal| (if deal < 4 { 5 } else { 0 }, 5)).collect();
        let together = sums(&deals).share();
        let alone = crate::wilson(4, 10);
        assert!((together.low - alone.low).abs() < 1e-9 && (together.high - alone.high).abs() < 1e-9);
    }

    #[test]
    fn independent_games_count_each() {
        let deals: Vec<(u64, u64)> = (0..1000).map(|deal| (u64::from(deal % 4 == 0), 1)).collect();
        let (found, plain) = (sums(&deals).share(), crate::wilson(250, 1000));
        assert!((found.low - plain.low).abs() < 1e-3 && (found.high - plain.high).abs() < 1e-3);
    }

    #[test]
    fn a_paired_difference_is_that_of_the_pairs() {
        // By hand: differences 1, 0, 1, −1 over single games: mean ¼, sample variance 11/12, error √(11/48).
        let (first, second) = ([1, 1, 1, 0], [0, 1, 0, 1]);
        let of = |hits: &[u64]| sums(&hits.iter().map(|hit| (*hit, 1)).collect::<Vec<_>>());
        let cross = first.iter().zip(&second).map(|(a, b)| a * b).sum();
        let span = of(&first).less(&of(&second), cross);
        assert!((span.mean - 0.25).abs() < 1e-12);
        assert!((span.error.unwrap() - (11.0_f64 / 48.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn one_deal_has_no_spread() {
        assert_eq!(sums(&[(1, 2)]).span().error, None);
        assert!(sums(&[(3, 5)]).share().high <= 1.0);
    }
}
