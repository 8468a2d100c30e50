//! One way the cards may lie that this seat cannot see, as far as it must be told apart.
//!
//! Of Morgans everything is told apart: which stay out, which were discarded unseen. Other cards are exchangeable: how
//! many of a kind are not accounted for is all there is to know of them, until a reshuffle mixes some of them again.

use std::collections::VecDeque;

use shadows::{Card, Cards};

/// What is supposed. Everything else lies in the deck, in no order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct World {
    /// The next cards of the deck that are not drawn by chance any more; `None` is any card but a Morgan.
    pub top: VecDeque<Option<Card>>,
    /// Cards somebody else has drawn and not laid.
    pub held: Vec<Option<Card>>,
    /// Morgans out of the game (SC-11).
    pub unused: Cards,
    /// Cards in the discard pile of which this world knows more than this seat saw.
    pub lost: Cards,
    /// Cards face down on the pile that this world knows.
    pub piled: Cards,
    /// Which slots hold one of them by name, and which of those were announced as they are.
    pub sure: u64,
    /// See `sure`.
    pub right: u64,
    /// Slots filled before a reshuffle, with what they hold together.
    pub shut: Vec<(u64, Cards)>,
    /// The card about to be announced, where this world knows it.
    pub heard: Option<Card>,
    /// All cards named above.
    out: Cards,
    /// How many of them are no Morgans.
    plain: u8,
}

impl World {
    /// Names a card: it lies in one place of this world.
    pub fn name(&mut self, card: Card) {
        self.out.add(card);
        self.plain += u8::from(!card.is_morgan());
    }

    /// The card is no longer this world's alone to place.
    pub fn forget(&mut self, card: Card) {
        if self.out.take(card) {
            self.plain -= u8::from(!card.is_morgan());
        }
    }

    /// All cards this world names, and how many of them are no Morgans.
    pub fn named(&self) -> (&Cards, u8) {
        (&self.out, self.plain)
    }

    /// Slots whose content is open.
    pub fn free(&self, slots: u64) -> u64 {
        self.shut.iter().fold(slots & !self.sure, |free, (mask, _)| free & !mask)
    }

    /// No order is left in the deck (SC-77).
    pub fn mix(&mut self) {
        for card in std::mem::take(&mut self.top).into_iter().flatten() {
            self.forget(card);
        }
    }

    /// The discard pile goes to the deck.
    pub fn shuffle(&mut self) {
        for card in std::mem::take(&mut self.lost).iter() {
            self.forget(card);
        }
    }

    /// What is still held goes to the discard pile.
    pub fn throw(&mut self) {
        for card in std::mem::take(&mut self.held).into_iter().flatten() {
            self.lost.add(card);
        }
    }

    /// What is still held goes back on top of the deck, in order.
    pub fn back(&mut self) {
        for card in std::mem::take(&mut self.held).into_iter().rev() {
            self.top.push_front(card);
        }
    }

    /// The pile is open and gone: nothing is face down any more.
    pub fn clear(&mut self) {
        for card in std::mem::take(&mut self.piled).iter() {
            self.forget(card);
        }
        (self.sure, self.right) = (0, 0);
        self.shut.clear();
    }

    /// A card of this world lies face down, in this slot.
    pub fn bury(&mut self, card: Card, slot: u64) {
        self.piled.add(card);
        self.sure |= slot;
        self.heard = Some(card);
    }
}

/// `all · (all − 1) · …`, so many factors.
pub fn falling(all: u32, some: u32) -> f64 {
    if some > all { 0.0 } else { (all - some + 1..=all).map(f64::from).product() }
}

/// The binomial coefficient.
pub fn choose(all: u32, some: u32) -> f64 {
    falling(all, some) / falling(some, some)
}
