//! The part of the deck whose order nobody knows.

use crate::card::Card;
use crate::cards::Cards;
use crate::hidden::MOST_CARDS;

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// Cards in no order, as places in the sorted row of all cards of the game.
///
/// Nearly every turn finds the card at place `k` of those that are left and takes it out. With one bit a place and
/// running counts both are a few instructions and no branch, whatever chance says.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Loose {
    /// At which places the card is there. Of one kind they are the highest, so that the same cards are the same bits.
    there: u64,
    /// Byte n is 127 and the number of cards at the places of the bytes 0 to n of `there`.
    upto: u64,
    /// All cards of the game, sorted.
    row: [Card; MOST_CARDS],
    /// The first place of each kind.
    first: [u8; 64],
    /// How many cards the game has.
    len: u8,
    /// `there` and `upto` with all of them.
    full: [u64; 2],
}

impl Loose {
    /// All cards of the game.
    pub(crate) fn new(cards: &Cards) -> Loose {
        let mut loose = Loose {
            there: 0,
            upto: 0,
            row: [Card::default(); MOST_CARDS],
            first: [0; 64],
            len: 0,
            full: [0; 2],
        };
        for (card, first) in Card::all().zip(&mut loose.first) {
            *first = loose.len;
            let free = loose.row.iter_mut().skip(usize::from(loose.len));
            for place in free.take(usize::from(cards.of(card))) {
                *place = card;
                loose.len += 1;
            }
        }
        loose.hold(u64::MAX >> (64 - u32::from(loose.len).clamp(1, 64)));
        loose.full = [loose.there, loose.upto];
        loose
    }

    /// All cards are there again.
    pub(crate) fn fill(&mut self) {
        [self.there, self.upto] = self.full;
    }

    /// These places hold their cards.
    fn hold(&mut self, there: u64) {
        // The counts of the bytes, then of all bytes up to each; none exceeds 64.
        let pairs = there - (there >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        self.there = there;
        self.upto = (bytes.wrapping_mul(ONES) | TOPS).wrapping_sub(ONES);
    }

    /// The card at place `k` of those that are left; any card where there are no more than `k`.
    #[inline(always)]
    pub(crate) fn nth(&self, k: u64) -> Card {
        // The top bit of byte n says that the bytes 0 to n have more than k cards.
        let past = self.upto.wrapping_sub(k.wrapping_mul(ONES)) & TOPS;
        let byte = past.trailing_zeros() & 0b11_1000;
        let before = (self.upto << 8 | 127) >> byte & 0xff;
        let within = k.wrapping_add(127).wrapping_sub(before);
        at(&self.row, select(self.there >> byte, within) | byte)
    }

    /// Takes a card out, if it is there.
    #[inline(always)]
    pub(crate) fn take(&mut self, card: Card) {
        let place = self.place_of(card);
        let found = usize::try_from(place).ok().and_then(|place| self.row.get(place));
        if found == Some(&card) {
            self.there &= !(1 << (place & 63));
            self.upto = self.upto.wrapping_sub(ONES << (place & 0b11_1000));
        }
    }

    /// The first place of this or a higher kind that holds a card.
    #[inline(always)]
    fn place_of(&self, card: Card) -> u32 {
        let first = u32::from(at(&self.first, card.number().into())) & 63;
        first + (self.there >> first).trailing_zeros()
    }

    /// Puts a card of the game back.
    pub(crate) fn add(&mut self, card: Card) {
        let free = |place: u32| self.there >> place & 1 == 0;
        let kinds = self.row.iter().zip(0..u32::from(self.len));
        let place = kinds
            .filter(|(other, place)| **other == card && free(*place))
            .map(|(_, place)| place)
            .next_back();
        if let Some(place) = place {
            self.hold(self.there | 1 << place);
        }
    }

    /// The Morgan at place `k` when all Morgans of the game lie sorted side by side.
    #[inline(always)]
    pub(crate) fn morgan(&self, k: u8) -> Card {
        at(&self.row, u32::from(at(&self.first, Card::MORGAN_1.number().into())) + u32::from(k))
    }

    /// The cards.
    pub(crate) fn cards(&self) -> Cards {
        let there = |place: &u32| self.there >> place & 1 == 1;
        self.row.iter().zip(0..64).filter(|(_, place)| there(place)).map(|(card, _)| *card).collect()
    }
}

/// What stands at a place, which is below 64.
#[inline(always)]
#[allow(clippy::indexing_slicing, clippy::as_conversions)] // six bits
fn at<T: Copy>(list: &[T; 64], place: u32) -> T {
    list[(place & 63) as usize]
}

/// Where the bit at place `k` of a byte stands.
#[inline(always)]
#[allow(clippy::indexing_slicing, clippy::as_conversions)] // a byte, and one of its eight bits
fn select(byte: u64, k: u64) -> u32 {
    SELECT[(byte & 0xff) as usize][(k & 7) as usize].into()
}

/// The places of the bits of every byte.
static SELECT: [[u8; 8]; 256] = places();

#[allow(clippy::indexing_slicing, clippy::as_conversions)] // at compile time, where an error is a build error
const fn places() -> [[u8; 8]; 256] {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut k) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[byte][k] = bit as u8;
                k += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::Deck;

    #[test]
    fn any_card_is_found_taken_and_put_back() {
        for promos in [false, true] {
            let mut cards = *Deck::standard(promos).cards();
            let mut loose = Loose::new(&cards);
            let mut number = 1u64;
            let mut out = alloc::vec::Vec::new();
            for step in 0..2_000u64 {
                assert_eq!(loose.cards(), cards);
                for k in 0..u64::from(cards.len()) {
                    assert_eq!(Some(loose.nth(k)), cards.nth(k), "{k}");
                }
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let k = number >> 33;
                if step / 150 % 2 == 0 && !cards.is_empty() {
                    let card = cards.nth(k % u64::from(cards.len())).unwrap();
                    assert!(cards.take(card));
                    loose.take(card);
                    out.push(card);
                } else if !out.is_empty() {
                    let card = out.swap_remove(usize::try_from(k).unwrap() % out.len());
                    cards.add(card);
                    loose.add(card);
                }
            }
        }
    }

    #[test]
    fn a_card_that_is_not_there_changes_nothing() {
        let mut loose = Loose::new(&[Card::MERLIN_1, Card::VIVIEN].into_iter().collect());
        for card in [Card::MERLIN_1, Card::MERLIN_1, Card::MORDRED, Card::MORGAN_1] {
            loose.take(card);
        }
        assert_eq!(loose.cards(), [Card::VIVIEN].into_iter().collect());
        loose.add(Card::VIVIEN);
        loose.add(Card::MORDRED);
        assert_eq!(loose.cards(), [Card::VIVIEN].into_iter().collect());
        loose.fill();
        assert_eq!(loose.cards().len(), 2);
    }

    #[test]
    fn the_same_cards_are_equal_however_they_came() {
        let full = Loose::new(Deck::standard(false).cards());
        let query = Card::new(0).unwrap();
        let (mut one, mut other) = (full.clone(), full.clone());
        one.take(query);
        other.take(query);
        other.take(query);
        other.add(query);
        assert!(one == other && one != full);
    }
}
