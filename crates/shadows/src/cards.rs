//! Cards whose order does not matter.

use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Card;
use crate::quest::Quest;

const BYTES: usize = 24;
const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// How many there are of each kind of card, four bits a kind: a deck nobody has looked into, an open pile.
///
/// At most fifteen of a kind; a deck with more is refused when it is loaded. Bytes rather than wide numbers,
/// so that events need no padding; the work is done eight bytes at a time.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Card[]", export_to = "shadows.ts"))]
pub struct Cards([u8; BYTES]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; BYTES]);
    /// Every Morgan there could be: kinds 31 to 42.
    #[rustfmt::skip]
    pub(crate) const MORGANS: Cards = Cards([
        0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0xf0,
        0xff, 0xff, 0xff, 0xff, 0xff, 0x0f, 0, 0,
    ]);
    /// The most there can be of one kind.
    pub const MOST: u8 = 15;

    /// The same cards; see [`crate::Shadows`]'s `sort`.
    #[inline(always)]
    #[allow(clippy::unnecessary_min_or_max)] // on purpose
    pub(crate) fn same(mut self) -> Cards {
        if let Some(first) = self.0.first_mut() {
            *first = (*first).max(0);
        }
        self
    }

    /// How many of this kind.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        let byte = self.0.get(usize::from(card.number() >> 1)).copied().unwrap_or(0);
        if card.number() & 1 == 0 { byte & 15 } else { byte >> 4 }
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.of(card) > 0
    }

    /// Says how many there are of a kind.
    #[inline]
    pub fn set(&mut self, card: Card, count: u8) {
        let count = count.min(Cards::MOST);
        if let Some(byte) = self.0.get_mut(usize::from(card.number() >> 1)) {
            *byte = if card.number() & 1 == 0 { *byte & 0xf0 | count } else { *byte & 15 | count << 4 };
        }
    }

    /// Puts a card in.
    #[inline(always)]
    pub fn add(&mut self, card: Card) {
        let shift = (card.number() & 1) * 4;
        if let Some(byte) = self.0.get_mut(usize::from(card.number() >> 1)) {
            *byte += u8::from(*byte >> shift & 15 < Cards::MOST) << shift;
        }
    }

    /// Takes a card out, if it is there.
    #[inline(always)]
    pub fn take(&mut self, card: Card) -> bool {
        let shift = (card.number() & 1) * 4;
        let Some(byte) = self.0.get_mut(usize::from(card.number() >> 1)) else { return false };
        let there = *byte >> shift & 15 > 0;
        *byte -= u8::from(there) << shift;
        there
    }

    /// Puts all of these in.
    #[inline]
    pub fn add_all(&mut self, other: &Cards) {
        for (bytes, more) in self.0.as_chunks_mut::<8>().0.iter_mut().zip(other.words()) {
            let word = u64::from_le_bytes(*bytes);
            let low = (word & LOW) + (more & LOW);
            let high = (word >> 4 & LOW) + (more >> 4 & LOW);
            *bytes = (most(low) | most(high) << 4).to_le_bytes();
        }
    }

    /// Those of these kinds alone; `kinds` has fifteen of each.
    pub(crate) fn among(&self, kinds: &Cards) -> Cards {
        let mut cards = *self;
        cards.0.iter_mut().zip(&kinds.0).for_each(|(byte, mask)| *byte &= mask);
        cards
    }

    /// How many cards.
    pub fn len(&self) -> u8 {
        self.words().fold(0u8, |sum, word| sum.saturating_add(u8::try_from(total(word)).unwrap_or(u8::MAX)))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// The counts of the quest cards: five of four bits for each quest in turn, "?" first.
    #[inline]
    fn quests(&self) -> u128 {
        self.0.first_chunk::<16>().map_or(0, |bytes| u128::from_le_bytes(*bytes))
    }

    /// The counts of a quest's cards, four bits each, "?" lowest.
    #[inline(always)]
    pub(crate) fn of_quest(&self, quest: Quest) -> u32 {
        u32::try_from(self.quests() >> (20 * u32::from(quest.number())) & 0xf_ffff).unwrap_or(0)
    }

    /// Whether there is nothing beyond kind 31: no Morgan but #1, no Mordred, no Vivien.
    #[inline]
    pub(crate) fn has_no_later_character(&self) -> bool {
        self.0.last_chunk::<8>() == Some(&[0; 8])
    }

    /// Whether there is a Merlin #1, #2 or #3: kinds 25 to 27.
    #[inline]
    pub(crate) fn has_remover(&self) -> bool {
        const REMOVERS: u128 = 0xfff << 100;
        self.quests() & REMOVERS != 0
    }

    fn words(&self) -> impl Iterator<Item = u64> + '_ {
        self.0.as_chunks::<8>().0.iter().map(|bytes| u64::from_le_bytes(*bytes))
    }

    /// The card at place `k` when all lie sorted side by side.
    ///
    /// Without branches, since the answer is chance.
    #[inline]
    pub fn nth(&self, k: u64) -> Option<Card> {
        let [first, second, third] = self.three();
        let upto = [total(first), total(first) + total(second)];
        let [in_second, in_third] = upto.map(|before| k >= before);
        let (word, before) = if in_second { (second, upto[0]) } else { (first, 0) };
        let (word, before) = if in_third { (third, upto[1]) } else { (word, before) };
        let number = 16 * (u8::from(in_second) + u8::from(in_third));
        nth_of(word, k - before).and_then(|place| Card::new(number + place))
    }

    fn three(&self) -> [u64; 3] {
        let (words, _) = self.0.as_chunks::<8>();
        [0, 1, 2].map(|at: usize| words.get(at).map_or(0, |bytes| u64::from_le_bytes(*bytes)))
    }

    /// The first place of a card of this kind when all lie sorted side by side.
    pub fn place(&self, card: Card) -> Option<u64> {
        if !self.has(card) {
            return None;
        }
        let before = Card::all().take_while(|other| *other < card);
        Some(before.map(|other| u64::from(self.of(other))).sum())
    }

    /// All cards, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().flat_map(|card| core::iter::repeat_n(card, usize::from(self.of(card))))
    }
}

/// The sum of the sixteen counts in a word: 240 at most, so it fits the top byte.
#[inline]
const fn total(word: u64) -> u64 {
    pairs(word).wrapping_mul(ONES) >> 56
}

/// The sums of the two counts of each byte.
#[inline]
const fn pairs(word: u64) -> u64 {
    (word & LOW) + (word >> 4 & LOW)
}

/// Eight sums of two counts, none beyond fifteen.
#[inline]
const fn most(sums: u64) -> u64 {
    let over = sums >> 4 & ONES;
    (sums | over.wrapping_mul(15)) & LOW
}

/// Which of the sixteen counts of a word holds the card at place `k`.
///
/// Without a branch, since the answer is chance. Right for up to 127 cards; the game has 64.
#[inline]
fn nth_of(word: u64, k: u64) -> Option<u8> {
    // Byte n of `sums` is the number of cards in the bytes 0 to n; its top bit in `past` says that it exceeds k.
    let sums = pairs(word).wrapping_mul(ONES);
    let past = (sums | TOPS).wrapping_sub(k.wrapping_add(1).wrapping_mul(ONES)) & TOPS;
    if past == 0 || k > 126 {
        return None;
    }
    let shift = u64::from(past.trailing_zeros()) & 0b11_1000;
    let before = (sums << 8) >> shift & 0xff;
    let low = word >> shift & 15;
    u8::try_from(shift / 4 + u64::from(k.wrapping_sub(before) >= low)).ok()
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        for card in cards {
            all.add(card);
        }
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The sorted list of cards: an order that tells nothing (SC-26).
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
    use crate::card::Value;

    #[test]
    fn the_morgans_are_those_whose_cards_say_so() {
        for card in Card::all() {
            assert_eq!(Cards::MORGANS.has(card), card.is_morgan(), "{card}");
        }
    }

    #[test]
    fn every_card_of_a_deck_has_its_place() {
        let deck = *crate::deck::Deck::standard(true).cards();
        let sorted: Vec<Card> = deck.iter().collect();
        assert_eq!((sorted.len(), deck.len()), (64, 64));
        for (place, card) in sorted.iter().enumerate() {
            assert_eq!(deck.nth(u64::try_from(place).unwrap()), Some(*card));
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
}
