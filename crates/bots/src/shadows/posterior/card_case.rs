//! One way in which the cards that this seat cannot see may lie, described no further than necessary.
//!
//! For Morgans every difference matters: which are out of the game, which were discarded unseen. All other cards are
//! interchangeable: only the number of each kind that is not accounted for matters, until a reshuffle mixes some of them
//! into the deck again.

use std::collections::{HashMap, VecDeque};

use shadows::{Card, Cards};

use super::cards::{CountedCards, count_draws, for_each_set};
use super::hidden_place::PlaceSet;

/// A case about the cards. Every card that it does not mention lies in the deck, in no order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardCase {
    /// The next cards of the deck whose order is fixed; `None` is any card except a Morgan.
    pub deck_top: VecDeque<Option<Card>>,
    /// Cards that another player has drawn and not yet laid; `None` is any card except a Morgan.
    pub held: Vec<Option<Card>>,
    /// Morgans out of the game (SC-11).
    pub unused: Cards,
    /// Cards of the discard pile that this seat did not see, but this case knows.
    pub discarded: Cards,
    /// Cards in hidden places that this case knows.
    pub hidden: Cards,
    /// The hidden places that hold a certain card of `hidden`.
    pub named_places: PlaceSet,
    /// Those of `named_places` that were announced as they are.
    pub true_places: PlaceSet,
    /// Places that were filled before a reshuffle, with the cards they hold together.
    pub jointly_filled: Vec<(PlaceSet, Cards)>,
    /// The card about to be announced, if this case knows it.
    pub to_announce: Option<Card>,
    /// All cards mentioned above.
    mentioned: CountedCards,
}

impl CardCase {
    /// Records that this case says where the card is.
    pub fn mention(&mut self, card: Card) {
        self.mentioned.add(card);
    }

    /// Records that this case no longer says where the card is.
    pub fn forget(&mut self, card: Card) {
        self.mentioned.take(card);
    }

    /// All cards whose place this case says.
    pub fn mentioned(&self) -> &CountedCards {
        &self.mentioned
    }

    /// Those of `places` whose card this case leaves open.
    pub fn open_places(&self, places: PlaceSet) -> PlaceSet {
        self.jointly_filled.iter().fold(places - self.named_places, |open, (filled, _)| open - *filled)
    }

    /// The deck is shuffled and its order is lost (SC-77).
    pub fn forget_deck_order(&mut self) {
        for card in std::mem::take(&mut self.deck_top).into_iter().flatten() {
            self.forget(card);
        }
    }

    /// The discard pile becomes part of the deck.
    pub fn shuffle_discards(&mut self) {
        for card in std::mem::take(&mut self.discarded).iter() {
            self.forget(card);
        }
    }

    /// The held cards go to the discard pile.
    pub fn discard_held(&mut self) {
        for card in std::mem::take(&mut self.held).into_iter().flatten() {
            self.discarded.add(card);
        }
    }

    /// The held cards go back on top of the deck, in order.
    pub fn return_held(&mut self) {
        for card in std::mem::take(&mut self.held).into_iter().rev() {
            self.deck_top.push_front(card);
        }
    }

    /// The pile was opened: no card lies face down any more.
    pub fn clear_hidden(&mut self) {
        for card in std::mem::take(&mut self.hidden).iter() {
            self.forget(card);
        }
        (self.named_places, self.true_places) = (PlaceSet::EMPTY, PlaceSet::EMPTY);
        self.jointly_filled.clear();
    }

    /// A card that this case knows is laid face down in this place.
    pub fn hide(&mut self, card: Card, place: PlaceSet) {
        self.hidden.add(card);
        self.named_places |= place;
        self.to_announce = Some(card);
    }
}

/// Cases about the cards with their weights.
pub type CardCases = Vec<(f64, CardCase)>;

/// Adds up equal cases and drops impossible ones.
pub fn merge(cases: CardCases) -> CardCases {
    let mut merged: CardCases = Vec::with_capacity(cases.len());
    let mut indexes: HashMap<CardCase, usize> = HashMap::with_capacity(cases.len());
    for (weight, case) in cases {
        if weight <= 0.0 {
            continue;
        }
        match indexes.get(&case).and_then(|index| merged.get_mut(*index)) {
            Some(same) => same.0 += weight,
            None => {
                indexes.insert(case.clone(), merged.len());
                merged.push((weight, case));
            }
        }
    }
    merged
}

/// The cases before the first card: every set of `unused` Morgans, weighted by the number of ways to choose it.
pub fn opening_cases(cards: &Cards, unused: u8) -> CardCases {
    let morgans: Vec<Card> = Card::all().filter(|card| card.is_morgan() && cards.has(*card)).collect();
    let mut cases = Vec::new();
    for_each_set(cards, &morgans, unused.into(), Cards::NONE, &mut |aside| {
        let ways = count_draws(cards, &aside) / count_draws(&aside, &aside);
        let mut case = CardCase { unused: aside, ..CardCase::default() };
        aside.iter().for_each(|card| case.mention(card));
        cases.push((ways, case));
    });
    cases
}
