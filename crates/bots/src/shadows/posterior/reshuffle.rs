//! What a shuffled deck does to the card cases.

use std::collections::HashSet;

use shadows::Card;

use super::Posterior;
use super::cards::{count_draws, for_each_set};
use super::hidden_place::PlaceSet;

impl Posterior {
    /// The discard pile becomes the deck, which is empty (SC-19).
    pub(super) fn reshuffle(&mut self) {
        self.name_held_cards();
        self.learn_true_announcements();
        self.name_hidden_cards();
        for card in std::mem::take(&mut self.discard).iter() {
            self.known.take(card);
        }
        self.split_cards(|_, weight, mut case, next| {
            case.shuffle_discards();
            next.push((weight, case));
        });
        self.deck_size += std::mem::take(&mut self.discard_size);
    }

    /// Splits the cases by what the held cards are: they do not get into the new deck.
    fn name_held_cards(&mut self) {
        let unnamed = |posterior: &Posterior| {
            let mut cases = posterior.products.iter().flat_map(|product| &product.cards);
            cases.any(|(_, case)| case.held.contains(&None))
        };
        while unnamed(self) {
            self.split_cards(|posterior, weight, case, next| {
                let Some(index) = case.held.iter().position(Option::is_none) else {
                    return next.push((weight, case));
                };
                for card in Card::all().filter(|card| !card.is_morgan()) {
                    let probability = posterior.non_morgan_weight(&case, card);
                    if probability > 0.0 {
                        let mut case = case.clone();
                        case.mention(card);
                        if let Some(held) = case.held.get_mut(index) {
                            *held = Some(card);
                        }
                        next.push((weight * probability, case));
                    }
                }
            });
        }
    }

    /// Splits the cases by which cards the open hidden places hold together: they come from the old deck.
    fn name_hidden_cards(&mut self) {
        let unknown = self.places.unknown();
        let loyalties = self.products.iter().flat_map(|product| &product.loyalties);
        let mut by_liars: Vec<PlaceSet> = loyalties.map(|case| case.by_liars).collect();
        by_liars.sort_unstable();
        by_liars.dedup();
        self.split_cards(|posterior, weight, case, next| {
            let open = case.open_places(unknown);
            if open.is_empty() {
                return next.push((weight, case));
            }
            let unplaced = posterior.unplaced_cards(&case);
            let mut done = HashSet::new();
            for by_liars in &by_liars {
                // A place that no liar filled holds the announced card; all others may hold any quest card.
                let (fixed, others) = posterior.places.split_by_truth(open, *by_liars);
                let mut pool = unplaced;
                if !fixed.iter().all(|card| pool.take(card)) {
                    continue;
                }
                let kinds: Vec<Card> =
                    Card::all().filter(|card| card.is_quest() && pool.has(*card)).collect();
                for_each_set(&pool, &kinds, others, fixed, &mut |cards| {
                    if !done.insert(cards) {
                        return;
                    }
                    let mut case = case.clone();
                    for card in cards.iter() {
                        case.mention(card);
                        case.hidden.add(card);
                    }
                    case.jointly_filled.push((open, cards));
                    next.push((weight * count_draws(&unplaced, &cards), case));
                });
            }
        });
    }

    /// An unused Morgan is shuffled into the deck (SC-77).
    pub(super) fn return_morgan(&mut self) {
        self.split_cards(|_, weight, mut case, next| {
            case.forget_deck_order();
            for card in Card::all().filter(|card| case.unused.has(*card)) {
                let mut returned = case.clone();
                returned.unused.take(card);
                returned.forget(card);
                next.push((weight * f64::from(case.unused.of(card)), returned));
            }
        });
        self.deck_size += 1;
    }
}
