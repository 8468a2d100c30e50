//! Cards whose order does not matter.

use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Card;
use crate::quest::Quest;

const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// How many there are of each kind of card, four bits a kind: an open pile, a discard pile.
///
/// At most fifteen of a kind; a deck with more is refused when it is loaded. The quests lie in lanes of twenty bits:
/// Picts, Saxons and Dragon in the first word; Excalibur, Grail and then the Merlins in the second; whatever changes
/// totals or swords later, Morgans, Mordred and Vivien, in the third.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Card[]", export_to = "shadows.ts"))]
pub struct Cards([u64; 3]);

/// The lowest count of each lane: the "?" of its quest.
const QUERIES: u64 = 0x0000_0f00_00f0_000f;
/// The lanes of the second word; the Merlins lie above.
const TWO_LANES: u64 = 0xff_ffff_ffff;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; 3]);
    /// The most there can be of one kind.
    pub const MOST: u8 = 15;

    /// The word in which a kind is counted.
    #[inline(always)]
    fn word(&mut self, card: Card) -> Option<&mut u64> {
        self.0.get_mut(usize::from(slot(card) >> 4))
    }

    /// How many of this kind.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        let word = self.0.get(usize::from(slot(card) >> 4)).copied().unwrap_or(0);
        u8::try_from(word >> shift(card) & 15).unwrap_or(0)
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.of(card) > 0
    }

    /// Says how many there are of a kind.
    #[inline]
    pub fn set(&mut self, card: Card, count: u8) {
        if let Some(word) = self.word(card) {
            *word = *word & !(15 << shift(card)) | u64::from(count.min(Cards::MOST)) << shift(card);
        }
    }

    /// Puts a card in.
    #[inline(always)]
    pub fn add(&mut self, card: Card) {
        if let Some(word) = self.word(card) {
            *word += u64::from(*word >> shift(card) & 15 < 15) << shift(card);
        }
    }

    /// Puts a card of the game in, of which there cannot be fifteen yet: what [`Cards::add`] does, without asking.
    #[inline(always)]
    pub(crate) fn put(&mut self, card: Card) {
        if let Some(word) = self.word(card) {
            *word = word.wrapping_add(1 << shift(card));
        }
    }

    /// Takes a card out, if it is there.
    #[inline(always)]
    pub fn take(&mut self, card: Card) -> bool {
        let Some(word) = self.word(card) else { return false };
        let there = *word >> shift(card) & 15 > 0;
        *word -= u64::from(there) << shift(card);
        there
    }

    /// Puts all of these in.
    #[inline]
    pub fn add_all(&mut self, other: &Cards) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            let low = (*word & LOW) + (more & LOW);
            let high = (*word >> 4 & LOW) + (more >> 4 & LOW);
            *word = most(low) | most(high) << 4;
        }
    }

    /// Puts all of these cards of the game in; there are never more than fifteen of a kind together.
    #[inline(always)]
    pub(crate) fn put_all(&mut self, other: &Cards) {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        self.0 = [a.wrapping_add(x), b.wrapping_add(y), c.wrapping_add(z)];
    }

    /// Takes out all of these, which are all there.
    #[inline(always)]
    pub(crate) fn take_all(&mut self, other: &Cards) {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        self.0 = [a.wrapping_sub(x), b.wrapping_sub(y), c.wrapping_sub(z)];
    }

    /// How many cards.
    pub fn len(&self) -> u8 {
        self.0.iter().fold(0u8, |sum, word| sum.saturating_add(u8::try_from(total(*word)).unwrap_or(u8::MAX)))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// The counts of a quest's cards, four bits each, "?" lowest.
    #[inline(always)]
    pub(crate) fn of_quest(&self, quest: Quest) -> u32 {
        let [first, second, _] = self.0;
        let lane = match quest {
            Quest::Picts => first,
            Quest::Saxons => first >> 20,
            Quest::Dragon => first >> 40,
            Quest::Excalibur => second,
            Quest::Grail => second >> 20,
        };
        u32::try_from(lane & 0xf_ffff).unwrap_or(0)
    }

    /// Whether nothing changes totals or swords once all is removed: no Morgan from #3 on, no Mordred.
    #[inline(always)]
    pub(crate) fn is_plain(&self) -> bool {
        // Without the lowest two, Morgan #1 and #2, and the topmost, Vivien.
        const INFLUENCE: u64 = 0xf_ffff_ffff_ff00;
        let [_, _, third] = self.0;
        third & INFLUENCE == 0
    }

    /// Whether there is a Merlin #1, #2 or #3.
    #[inline(always)]
    pub(crate) fn has_remover(&self) -> bool {
        const REMOVERS: u64 = 0xfff << 40;
        let [_, second, _] = self.0;
        second & REMOVERS != 0
    }

    /// The cards of each quest, all lanes of a word at once.
    #[inline(always)]
    pub(crate) fn lanes(&self) -> [Lanes; 2] {
        let [first, second, _] = self.0;
        [Lanes(first), Lanes(second & TWO_LANES)]
    }

    /// The card at place `k` when all lie sorted side by side.
    ///
    /// Without branches, since the answer is chance.
    #[inline]
    pub fn nth(&self, k: u64) -> Option<Card> {
        let [first, second, third] = self.0;
        let upto = [total(first), total(first) + total(second)];
        let [in_second, in_third] = upto.map(|before| k >= before);
        let (word, before) = if in_second { (second, upto[0]) } else { (first, 0) };
        let (word, before) = if in_third { (third, upto[1]) } else { (word, before) };
        // The first word has fifteen kinds, see `slot`.
        let number = 15 * u8::from(in_second) + 16 * u8::from(in_third);
        nth_of(word, k - before).and_then(|place| Card::new(number + place))
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

/// Where a kind is counted, sixteen to a word: the top of the first word stays free, so that no lane is cut.
#[inline(always)]
fn slot(card: Card) -> u8 {
    card.number() + u8::from(card.number() >= 15)
}

/// Where in its word a kind is counted.
#[inline(always)]
fn shift(card: Card) -> u32 {
    u32::from(slot(card) & 15) * 4
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

/// The cards of three quests, or of two: lanes of twenty bits. No sum below leaves its lane, the deck having 45 quest
/// cards.
#[derive(Clone, Copy)]
pub(crate) struct Lanes(u64);

impl Lanes {
    /// The sum of the numbers of each lane.
    #[inline(always)]
    pub(crate) const fn numbers(self) -> u64 {
        let (two, three) = (self.0 >> 4 & QUERIES, self.0 >> 8 & QUERIES);
        let (four, five) = (self.0 >> 12 & QUERIES, self.0 >> 16 & QUERIES);
        2 * (two + three) + three + 4 * (four + five) + five
    }

    /// What each quest is worth where no character changes it (SC-29): every "?" counts as many as there are of them.
    #[inline(always)]
    pub(crate) const fn plain(self) -> u64 {
        let [first, second, third] = [self.0 & 15, self.0 >> 20 & 15, self.0 >> 40 & 15];
        self.numbers() + first * first + ((second * second) << 20) + ((third * third) << 40)
    }
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
