//! Counts that depend on a card case, and card cases grouped by what they say about hidden places.

use std::collections::HashMap;

use shadows::{Card, Cards};

use super::card_case::CardCase;
use super::hidden_place::PlaceSet;
use super::{CaseProduct, Posterior};

/// The card cases of a product that leave the same hidden places open, with the same cards to fill them.
pub struct PlaceClass<'a> {
    pub cases: Vec<(f64, &'a CardCase)>,
    /// The quest cards that may lie in the open places.
    pub pool: Cards,
    /// The places whose card these cases leave open.
    pub open: PlaceSet,
    /// For each loyalty case: the likelihood of the announcements about places whose card is fixed.
    pub likelihoods: Vec<f64>,
    /// For each loyalty case: the weighted number of ways to fill the open places.
    pub fillings: Vec<f64>,
}

impl PlaceClass<'_> {
    /// The sum of the weights of the card cases.
    pub fn weight(&self) -> f64 {
        self.cases.iter().map(|(weight, _)| weight).sum()
    }
}

impl Posterior {
    /// How many cards of this kind neither this seat nor the case can place. Some may lie in open hidden places.
    pub(super) fn unplaced(&self, case: &CardCase, card: Card) -> u8 {
        self.all.of(card).saturating_sub(self.known.of(card)).saturating_sub(case.mentioned().of(card))
    }

    /// All cards that neither this seat nor the case can place.
    pub(super) fn unplaced_cards(&self, case: &CardCase) -> Cards {
        let mut cards = Cards::NONE;
        Card::all().for_each(|card| cards.set(card, self.unplaced(case, card)));
        cards
    }

    /// In how many spots an unplaced card that is not a Morgan may lie, without the open hidden places.
    pub(super) fn non_morgan_spots(&self, case: &CardCase) -> f64 {
        let cards = self
            .all
            .non_morgans()
            .saturating_sub(self.known.non_morgans())
            .saturating_sub(case.mentioned().non_morgans());
        f64::from(u32::from(cards).saturating_sub(case.open_places(self.places.unknown()).len()))
    }

    /// How many cards of the deck below its fixed top are not Morgans.
    pub(super) fn non_morgans_in_deck(&self, case: &CardCase) -> f64 {
        let placed = self.known.morgans() + case.mentioned().morgans();
        let morgans = self.all.morgans().saturating_sub(placed);
        f64::from(self.below_top(case).saturating_sub(morgans))
    }

    /// How many cards the deck has below its fixed top.
    pub(super) fn below_top(&self, case: &CardCase) -> u8 {
        self.deck_size.saturating_sub(u8::try_from(case.deck_top.len()).unwrap_or(u8::MAX))
    }

    /// The card cases of a product, grouped.
    pub(super) fn place_classes<'a>(&self, product: &'a CaseProduct) -> Vec<PlaceClass<'a>> {
        if self.places.all_known() {
            let ones = vec![1.0; product.loyalties.len()];
            return vec![PlaceClass {
                cases: product.cards.iter().map(|(weight, case)| (*weight, case)).collect(),
                pool: Cards::NONE,
                open: PlaceSet::EMPTY,
                likelihoods: ones.clone(),
                fillings: ones,
            }];
        }
        let mut classes: Vec<PlaceClass<'a>> = Vec::new();
        let mut indexes = HashMap::new();
        for (weight, case) in &product.cards {
            let mut pool = Cards::NONE;
            let quest_cards = Card::all().filter(|card| card.is_quest());
            quest_cards.for_each(|card| pool.set(card, self.unplaced(case, card)));
            let key = (case.named_places, case.true_places, &case.jointly_filled, pool);
            let index = *indexes.entry(key).or_insert(classes.len());
            if let Some(class) = classes.get_mut(index) {
                class.cases.push((*weight, case));
                continue;
            }
            let open = case.open_places(self.places.unknown());
            let likelihood = |by_liars| self.places.likelihood_of_fixed(case, by_liars);
            classes.push(PlaceClass {
                cases: vec![(*weight, case)],
                pool,
                open,
                likelihoods: product.loyalties.iter().map(|loyalty| likelihood(loyalty.by_liars)).collect(),
                fillings: self.fillings_by_loyalty(product, open, &pool),
            });
        }
        classes
    }

    /// For each loyalty case: the weighted number of ways to fill these places from these cards.
    pub(super) fn fillings_by_loyalty(
        &self,
        product: &CaseProduct,
        places: PlaceSet,
        pool: &Cards,
    ) -> Vec<f64> {
        let mut fillings: Vec<f64> = Vec::with_capacity(product.loyalties.len());
        for case in &product.loyalties {
            // The number depends only on which places liars filled.
            let same =
                product.loyalties.iter().zip(&fillings).find(|(other, _)| other.by_liars == case.by_liars);
            let count = match same {
                Some((_, count)) => *count,
                None => self.places.fillings(places, case.by_liars, pool),
            };
            fillings.push(count);
        }
        fillings
    }
}
