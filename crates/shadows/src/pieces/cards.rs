//! Cards whose order does not matter.

use alloc::vec::Vec;
use core::fmt;

use game::List;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::card::Card;

const KINDS: usize = 45;

/// How many there are of each kind of card: a shuffled deck, an opened pile, a discard pile.
///
/// Wherever such cards become a list they are sorted, so the list says nothing about the order in which they came.
///
/// ```
/// use shadows::{Card, Cards};
///
/// let mut cards: Cards = [Card::VIVIEN, Card::MERLIN_1, Card::VIVIEN].into_iter().collect();
/// assert_eq!((cards.len(), cards.of(Card::VIVIEN)), (3, 2));
/// assert_eq!(cards.nth(0), Some(Card::MERLIN_1));
/// assert!(cards.take(Card::MERLIN_1) && !cards.take(Card::MERLIN_1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Card[]", export_to = "shadows.ts"))]
pub struct Cards {
    counts: [u8; KINDS],
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards { counts: [0; KINDS] };
    /// The most there can be of one kind. A deck with more is refused.
    pub const MOST: u8 = 15;

    /// How many there are of this kind.
    pub fn of(&self, card: Card) -> u8 {
        self.counts.get(usize::from(card.number())).copied().unwrap_or(0)
    }

    /// Whether there is one of this kind.
    pub fn has(&self, card: Card) -> bool {
        self.of(card) > 0
    }

    /// Sets how many there are of this kind, up to [`Cards::MOST`].
    pub fn set(&mut self, card: Card, count: u8) {
        if let Some(place) = self.counts.get_mut(usize::from(card.number())) {
            *place = count.min(Cards::MOST);
        }
    }

    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        self.set(card, self.of(card) + 1);
    }

    /// Removes a card; returns whether it was there.
    pub fn take(&mut self, card: Card) -> bool {
        let there = self.has(card);
        self.set(card, self.of(card).saturating_sub(1));
        there
    }

    /// Adds all of these.
    pub fn add_all(&mut self, other: &Cards) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count = (*count + more).min(Cards::MOST);
        }
    }

    /// Removes all of these, as far as they are there.
    pub(crate) fn take_all(&mut self, other: &Cards) {
        for (count, less) in self.counts.iter_mut().zip(other.counts) {
            *count = count.saturating_sub(less);
        }
    }

    /// How many cards.
    pub fn len(&self) -> u8 {
        self.counts.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// The card at index `k` of the sorted cards.
    pub fn nth(&self, k: u64) -> Option<Card> {
        let mut left = k;
        for (card, count) in Card::all().zip(self.counts) {
            match left.checked_sub(count.into()) {
                Some(rest) => left = rest,
                None => return Some(card),
            }
        }
        None
    }

    /// The index of the first card of this kind in the sorted cards.
    pub fn place(&self, card: Card) -> Option<u64> {
        if !self.has(card) {
            return None;
        }
        let before = self.counts.iter().take(usize::from(card.number()));
        Some(before.map(|count| u64::from(*count)).sum())
    }

    /// All cards, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().zip(self.counts).flat_map(|(card, count)| core::iter::repeat_n(card, usize::from(count)))
    }

    /// The Morgans among these cards.
    pub(crate) fn morgans(&self) -> Cards {
        self.iter().filter(|card| card.is_morgan()).collect()
    }

    /// The first `count` cards when these lie in the order of number `way`.
    ///
    /// `way` is read digit by digit, lowest first, in the bases `n`, `n − 1`, … for `n` cards: each digit is the index
    /// of the next card among the sorted cards that are left. Stored draws depend on this numbering.
    pub(crate) fn in_order<const N: usize>(mut self, count: u8, mut way: u64) -> List<Card, N> {
        let all = self.len();
        let mut list = List::new();
        for place in 0..count {
            let base = u64::from(all.saturating_sub(place)).max(1);
            let card = self.nth(way % base).unwrap_or_default();
            way /= base;
            self.take(card);
            list.push(card);
        }
        list
    }
}

impl Default for Cards {
    fn default() -> Cards {
        Cards::NONE
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The sorted list of cards (SC-26).
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::{Deck, Quest, Value};

    #[test]
    fn every_card_of_a_deck_has_its_index() {
        let deck = *Deck::standard(true).cards();
        let sorted: Vec<Card> = deck.iter().collect();
        assert_eq!((sorted.len(), deck.len()), (64, 64));
        for (index, card) in sorted.iter().enumerate() {
            assert_eq!(deck.nth(u64::try_from(index).unwrap()), Some(*card));
        }
        assert_eq!(deck.nth(64), None);
    }

    #[test]
    fn cards_are_counted_found_and_taken() {
        let grail = Card::quest(Quest::Grail, Value::Query);
        let mut cards: Cards = [grail, Card::VIVIEN, grail, Card::MERLIN_1].into_iter().collect();
        assert_eq!((cards.len(), cards.of(grail)), (4, 2));
        let sorted: Vec<_> = (0..4).map(|k| cards.nth(k).unwrap()).collect();
        assert_eq!(sorted, cards.iter().collect::<Vec<_>>());
        assert_eq!(cards.nth(4), None);
        assert_eq!(cards.place(Card::VIVIEN), Some(3));
        assert!(cards.take(grail) && cards.take(grail) && !cards.take(grail));
        assert_eq!(cards.place(grail), None);
        assert_eq!(cards.len(), 2);
    }

    #[test]
    fn every_number_gives_its_own_order() {
        let cards: Cards = [Card::MERLIN_1, Card::MORDRED, Card::VIVIEN].into_iter().collect();
        let orders: Vec<List<Card, 2>> = (0..6).map(|way| cards.in_order(2, way)).collect();
        assert_eq!(orders[0].as_slice(), [Card::MERLIN_1, Card::MORDRED]);
        assert_eq!(orders[1].as_slice(), [Card::MORDRED, Card::MERLIN_1]);
        assert_eq!(orders[5].as_slice(), [Card::VIVIEN, Card::MORDRED]);
        assert!(orders.iter().enumerate().all(|(k, order)| orders[..k].iter().all(|other| other != order)));
    }
}
