//! In how many ways hidden places can hold cards, weighted by what was announced about them.
//!
//! A place announced as card `k` holds `k` because the announcement was the truth, or it holds any quest card. Once it
//! is decided which announcements were the truth, all other places are interchangeable. So the number of ways depends
//! only on *how many* announcements of each kind were the truth: a product of small polynomials in that number replaces
//! the sum over all cards.

use shadows::{Card, Cards};

use super::cards::count_quest_cards;
use super::hidden_place::{HiddenPlaces, PlaceSet};
use super::math::{binomial, factorial, falling_factorial, multiply};

/// The announcements of one kind: coefficient `n` is the weight of `n` of them being the truth.
struct TruthPolynomial {
    card: Card,
    coefficients: Vec<f64>,
}

impl TruthPolynomial {
    /// The polynomial with coefficient `n` multiplied by `factor(n)`.
    fn scaled(&self, factor: impl Fn(u32) -> f64) -> Vec<f64> {
        self.coefficients.iter().zip(0..).map(|(coefficient, truths)| coefficient * factor(truths)).collect()
    }
}

impl HiddenPlaces {
    /// One polynomial for each announced kind, and the weight of the places that have no announcement.
    fn truth_polynomials(&self, places: PlaceSet, by_liars: PlaceSet) -> (Vec<TruthPolynomial>, f64) {
        let mut polynomials: Vec<TruthPolynomial> = Vec::new();
        let mut not_announced = 1.0;
        for (bit, place) in self.iter(places) {
            let odds = self.announcement_odds(place, by_liars.meets(bit));
            let Some(card) = place.announced else {
                not_announced *= odds.any_name;
                continue;
            };
            let factor = [odds.any_name, odds.truth];
            match polynomials.iter_mut().find(|polynomial| polynomial.card == card) {
                Some(polynomial) => polynomial.coefficients = multiply(&polynomial.coefficients, &factor),
                None => polynomials.push(TruthPolynomial { card, coefficients: factor.to_vec() }),
            }
        }
        (polynomials, not_announced)
    }

    /// The weighted number of ways to fill these places from these cards.
    pub fn fillings(&self, places: PlaceSet, by_liars: PlaceSet, cards: &Cards) -> f64 {
        if places.is_empty() {
            return 1.0;
        }
        let (polynomials, not_announced) = self.truth_polynomials(places, by_liars);
        let mut by_truths = vec![not_announced];
        for polynomial in &polynomials {
            let available = u32::from(cards.of(polynomial.card));
            by_truths =
                multiply(&by_truths, &polynomial.scaled(|truths| falling_factorial(available, truths)));
        }
        let (available, count) = (count_quest_cards(cards), places.len());
        let others =
            |truths: u32| falling_factorial(available.saturating_sub(truths), count.saturating_sub(truths));
        by_truths.iter().zip(0..=count).map(|(weight, truths)| weight * others(truths)).sum()
    }

    /// The weighted number of ways in which these places hold exactly these cards.
    pub fn exact_fillings(&self, places: PlaceSet, by_liars: PlaceSet, cards: &Cards) -> f64 {
        let count = places.len();
        if u32::from(cards.len()) != count {
            return 0.0;
        }
        let (polynomials, not_announced) = self.truth_polynomials(places, by_liars);
        let mut by_truths = vec![not_announced];
        for polynomial in &polynomials {
            let present = u32::from(cards.of(polynomial.card));
            // Copies of one kind are identical, so their orders count once.
            let coefficients = polynomial.coefficients.iter().zip(0..).map(|(coefficient, truths)| {
                if truths > present { 0.0 } else { coefficient / factorial(present - truths) }
            });
            by_truths = multiply(&by_truths, &coefficients.collect::<Vec<_>>());
        }
        let not_named =
            Card::all().filter(|card| polynomials.iter().all(|polynomial| polynomial.card != *card));
        let identical: f64 = not_named.map(|card| factorial(cards.of(card).into())).product();
        let sum: f64 =
            by_truths.iter().zip(0..=count).map(|(weight, truths)| weight * factorial(count - truths)).sum();
        sum / identical
    }

    /// Calls `found` with every possible number of cards of each of these `kinds` in these places, and with its
    /// weighted number of ways (see [`HiddenPlaces::fillings`]).
    pub fn for_each_count(
        &self,
        (places, by_liars): (PlaceSet, PlaceSet),
        cards: &Cards,
        kinds: &[Card],
        found: &mut dyn FnMut(&[u8], f64),
    ) {
        let (polynomials, not_announced) = self.truth_polynomials(places, by_liars);
        let mut other_kinds = vec![not_announced];
        for polynomial in polynomials.iter().filter(|polynomial| !kinds.contains(&polynomial.card)) {
            let available = u32::from(cards.of(polynomial.card));
            other_kinds =
                multiply(&other_kinds, &polynomial.scaled(|truths| falling_factorial(available, truths)));
        }
        let of_kinds: u32 = kinds.iter().map(|card| u32::from(cards.of(*card))).sum();
        let enumeration = CountEnumeration {
            polynomials,
            other_kinds,
            cards,
            kinds,
            other_cards: count_quest_cards(cards) - of_kinds,
            places: places.len(),
        };
        enumeration.visit(&mut Vec::new(), &[1.0], 0, found);
    }
}

/// One call of [`HiddenPlaces::for_each_count`].
struct CountEnumeration<'a> {
    polynomials: Vec<TruthPolynomial>,
    /// The polynomial of all kinds that are not enumerated.
    other_kinds: Vec<f64>,
    cards: &'a Cards,
    kinds: &'a [Card],
    /// How many quest cards are of kinds that are not enumerated.
    other_cards: u32,
    places: u32,
}

impl CountEnumeration<'_> {
    /// Decides the count of the next kind. `counts` are those decided before; they fill `filled` places, and `by_truths`
    /// is their weight by the number of true announcements.
    fn visit(&self, counts: &mut Vec<u8>, by_truths: &[f64], filled: u32, found: &mut dyn FnMut(&[u8], f64)) {
        let Some(kind) = self.kinds.get(counts.len()) else {
            let weight = self.fill_rest(by_truths, filled);
            if weight > 0.0 {
                found(counts, weight);
            }
            return;
        };
        let available = u32::from(self.cards.of(*kind));
        let polynomial = self.polynomials.iter().find(|polynomial| polynomial.card == *kind);
        let constant = [1.0];
        let coefficients = polynomial.map_or(&constant[..], |polynomial| &polynomial.coefficients);
        for count in 0..=available.min(self.places - filled) {
            let weight = |(coefficient, truths): (&f64, u32)| {
                if truths > count {
                    0.0
                } else {
                    coefficient * falling_factorial(available, count) / factorial(count - truths)
                }
            };
            let next = multiply(by_truths, &coefficients.iter().zip(0..).map(weight).collect::<Vec<_>>());
            counts.push(u8::try_from(count).unwrap_or(u8::MAX));
            self.visit(counts, &next, filled + count, found);
            counts.pop();
        }
    }

    /// The weight of all ways to fill the remaining places with cards of other kinds.
    fn fill_rest(&self, by_truths: &[f64], filled: u32) -> f64 {
        let mut sum = 0.0;
        for (other_weight, other_truths) in self.other_kinds.iter().zip(0_u32..) {
            let Some(free) = self.places.checked_sub(filled + other_truths) else { break };
            let ways = other_weight * binomial(self.other_cards.saturating_sub(other_truths), free);
            for (weight, truths) in by_truths.iter().zip(0..=self.places.saturating_sub(other_truths)) {
                sum += weight * ways * factorial(self.places - other_truths - truths);
            }
        }
        sum
    }
}
