//! The questions that a posterior answers.

use game::{BySeat, Seat};
use shadows::{Card, Loyalty};

use super::card_case::CardCase;
use super::loyalty_case::LoyaltyCase;
use super::{ByCard, CaseProduct, PlaceClass, Posterior};

/// For one kind of card and one card case: how likely certain spots hold that kind.
struct SpotOdds {
    /// A spot of which only is known that it holds no Morgan.
    non_morgan: f64,
    /// A spot in the deck below its fixed top.
    deck: f64,
}

/// `part / all`, or 0 if there is nothing.
fn ratio(part: f64, all: f64) -> f64 {
    if all > 0.0 { part / all } else { 0.0 }
}

impl Posterior {
    /// Probability that this seat is a Traitor, by the rules and the stated assumptions alone.
    pub fn traitor_probability(&self, seat: Seat) -> f64 {
        self.loyalty_probability(|case| case.traitors.contains(seat))
    }

    /// Probability that nobody at the table is a Traitor, by the rules and the stated assumptions alone.
    pub fn no_traitor_probability(&self) -> f64 {
        self.loyalty_probability(|case| case.traitors.is_empty())
    }

    fn loyalty_probability(&self, holds: impl Fn(&LoyaltyCase) -> bool) -> f64 {
        let (mut all, mut some) = (0.0, 0.0);
        self.for_each_loyalty(|case, weight| {
            let weight = weight * case.hard_weight;
            all += weight;
            some += if holds(case) { weight } else { 0.0 };
        });
        ratio(some, all)
    }

    /// Probability that this seat is a Traitor, also by how everybody played ([`Posterior::weigh`]).
    pub fn suspicion(&self, seat: Seat) -> f64 {
        *self.suspicions().get(seat)
    }

    /// [`Posterior::suspicion`] of every seat, in one pass.
    pub fn suspicions(&self) -> BySeat<f64> {
        let mut sums = BySeat::<f64>::default();
        let mut all = 0.0;
        self.for_each_loyalty(|case, weight| {
            let weight = weight * case.soft_weight;
            all += weight;
            for seat in case.traitors {
                *sums.get_mut(seat) += weight;
            }
        });
        BySeat::new(|seat| ratio(*sums.get(seat), all))
    }

    /// The loyalty of this seat, if it is certain.
    pub fn known_loyalty(&self, seat: Seat) -> Option<Loyalty> {
        let (mut may_be_loyal, mut may_be_traitor) = (false, false);
        self.for_each_loyalty(|case, weight| {
            let side = if case.traitors.contains(seat) { &mut may_be_traitor } else { &mut may_be_loyal };
            *side |= weight * case.hard_weight > 0.0;
        });
        (may_be_loyal != may_be_traitor).then(|| Loyalty::traitor(may_be_traitor))
    }

    /// Calls `each` with every loyalty case and the weight of the card cases that go with it.
    fn for_each_loyalty(&self, mut each: impl FnMut(&LoyaltyCase, f64)) {
        for product in &self.products {
            for class in self.place_classes(product) {
                let weight = class.weight();
                let cases = product.loyalties.iter().zip(&class.likelihoods).zip(&class.fillings);
                cases.for_each(|((case, likelihood), fillings)| each(case, weight * likelihood * fillings));
            }
        }
    }

    /// Probability of each kind to be the next card of the deck.
    pub fn next_card(&self) -> ByCard {
        self.mean_by_card(|case, card, odds| match case.deck_top.front() {
            Some(Some(next)) => f64::from(u8::from(*next == card)),
            Some(None) => odds.non_morgan,
            None if self.deck_size == 0 => 0.0,
            None => odds.deck,
        })
    }

    /// The expected number of cards of each kind in the deck.
    pub fn expected_deck(&self) -> ByCard {
        self.mean_by_card(|case, card, odds| {
            let top = case.deck_top.iter().map(|top| match top {
                Some(top) => f64::from(u8::from(*top == card)),
                None => odds.non_morgan,
            });
            top.sum::<f64>() + odds.deck * f64::from(self.below_top(case))
        })
    }

    /// For every kind of card the mean of `value` over all cases.
    fn mean_by_card(&self, value: impl Fn(&CardCase, Card, SpotOdds) -> f64) -> ByCard {
        let mut sums = ByCard::zero();
        let mut all = 0.0;
        for product in &self.products {
            for class in self.place_classes(product) {
                all += self.add_by_card(product, &class, &value, &mut sums);
            }
        }
        sums.iter_mut().for_each(|(_, sum)| *sum = ratio(*sum, all));
        sums
    }

    /// Adds the weighted values of one class to `sums`; returns the weight of the class.
    fn add_by_card(
        &self,
        product: &CaseProduct,
        class: &PlaceClass<'_>,
        value: &impl Fn(&CardCase, Card, SpotOdds) -> f64,
        sums: &mut ByCard,
    ) -> f64 {
        let loyalties = product.loyalties.iter().zip(&class.likelihoods);
        let weights: Vec<f64> = loyalties.map(|(case, likelihood)| case.hard_weight * likelihood).collect();
        let total = |fillings: &[f64]| {
            weights.iter().zip(fillings).map(|(weight, fillings)| weight * fillings).sum::<f64>()
        };
        let fillings = total(&class.fillings);
        if fillings == 0.0 {
            return 0.0;
        }
        // What does not depend on the card is computed once for each case.
        let spots = |(weight, case): &(f64, &CardCase)| {
            let share = ratio(1.0, self.non_morgan_spots(case));
            let non_morgans = ratio(self.non_morgans_in_deck(case), f64::from(self.below_top(case)));
            (weight * fillings, share, non_morgans)
        };
        let spots: Vec<(f64, f64, f64)> = class.cases.iter().map(spots).collect();
        for (card, sum) in sums.iter_mut().filter(|(card, _)| self.all.of(*card) > 0) {
            // A spot that holds this card leaves one card less for the open hidden places.
            let mut pool = class.pool;
            let fewer = if !class.open.is_empty() && pool.take(card) {
                total(&self.fillings_by_loyalty(product, class.open, &pool)) / fillings
            } else {
                1.0
            };
            for ((_, case), (weight, share, non_morgans)) in class.cases.iter().zip(&spots) {
                let unplaced = f64::from(self.unplaced(case, card));
                let odds = if card.is_morgan() {
                    SpotOdds { non_morgan: 0.0, deck: unplaced / f64::from(self.below_top(case)).max(1.0) }
                } else {
                    let non_morgan = unplaced * share * fewer;
                    SpotOdds { non_morgan, deck: non_morgan * non_morgans }
                };
                *sum += weight * value(case, card, odds);
            }
        }
        fillings * class.weight()
    }

    /// Whether a card lies face down that this seat does not know.
    pub fn has_hidden_cards(&self) -> bool {
        !self.places.all_known()
    }

    /// How many loyalty cases and how many card cases are kept.
    pub fn case_counts(&self) -> (usize, usize) {
        let loyalties = self.products.iter().map(|product| product.loyalties.len()).sum();
        (loyalties, self.products.iter().map(|product| product.cards.len()).sum())
    }
}
