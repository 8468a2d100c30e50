//! What a player keeps of its own notices: everything, the last cards, or what does not slip its mind.

use std::collections::VecDeque;

use game::{Notice, Seat, SeatSet};
use shadows::{Card, Cards, Loyalty, Private, Public, Quest};

use super::worth;
use crate::Stream;

/// How well a player remembers rumours: a declared parameter, as the game itself is about it (SC-86).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Recall {
    /// Everything.
    #[default]
    Perfect,
    /// The last so many cards of the pile, and nothing of what was cleared away.
    Last(u8),
    /// Each card is forgotten with so many per cent before each of the player's own decisions.
    Leaky(u8),
}

/// What was seen and said, folded from one seat's notices.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// The Threat pile as far as it was seen; where it was only announced, as announced.
    pub pile: Cards,
    /// The card on top, or what it is said to be.
    pub top: Option<Card>,
    /// Cards known not to be in the deck: the pile and what was cleared away since the last shuffle.
    pub out: Cards,
    /// What others announced of the cards that lie face down.
    pub said: Vec<(Seat, Card)>,
    /// Tokens of others, each on the quest where this player would have laid it.
    pub guessed: Vec<Quest>,
    /// The next cards of the deck, where Tristan showed them.
    pub ahead: VecDeque<Card>,
    /// Seats whose announcement cannot have been true.
    pub liars: SeatSet,
    /// Seats seen as Loyal or as Traitor by Galahad.
    pub seen: Vec<(Seat, Loyalty)>,
    /// A quest was declared and the pile is not open yet.
    pub declared: bool,
    /// The pile that is open, until it is scored.
    opened: Cards,
    /// The card this player looks at alone.
    heard: Option<Card>,
    /// How well it remembers.
    recall: Recall,
    /// The pile in the order in which it was laid, as far as it is remembered.
    order: VecDeque<Card>,
}

impl Memory {
    /// Nothing yet.
    pub fn new(recall: Recall) -> Memory {
        Memory { recall, ..Memory::default() }
    }

    /// Time passes: some cards slip the mind.
    pub fn leak(&mut self, stream: &mut Stream) {
        let Recall::Leaky(chance) = self.recall else { return };
        // What lies open on top is not forgotten.
        let top = self.order.len().saturating_sub(1);
        let mut place = 0;
        self.order.retain(|card| {
            let keeps = place == top || !stream.percent(chance.into());
            place += 1;
            if !keeps {
                self.pile.take(*card);
                self.out.take(*card);
            }
            keeps
        });
        let cleared: Vec<Card> =
            Card::all().filter(|card| self.out.of(*card) > self.pile.of(*card)).collect();
        for card in cleared {
            if stream.percent(chance.into()) {
                self.out.take(card);
            }
        }
    }

    /// Takes in one notice.
    pub fn fold(&mut self, notice: &Notice<Public, Private>) {
        if let Some(private) = &notice.private {
            self.fold_private(private);
        }
        if let Some(public) = &notice.public {
            self.fold_public(public, notice.private.is_some());
        }
    }

    fn fold_private(&mut self, private: &Private) {
        match *private {
            Private::Heard { card } => self.heard = Some(card),
            Private::Placed { down: Some(card) } => self.heard = Some(card),
            Private::Looked { from, cards } => {
                self.ahead.truncate(usize::from(from));
                self.ahead.extend(cards.iter());
            }
            Private::Peeked { target, loyalty } => self.seen.push((target, loyalty)),
            _ => {}
        }
    }

    /// `own` says that this seat was told more than the others.
    fn fold_public(&mut self, public: &Public, own: bool) {
        match *public {
            Public::Laid { card, .. } => {
                self.ahead.pop_front();
                self.lay(card, card);
            }
            Public::Placed { card: Some(card), .. } => self.lay(card, card),
            Public::Heard { .. } | Public::Drew { .. } => drop(self.ahead.pop_front()),
            Public::Announced { seat, card } => {
                if let Some(heard) = self.heard.take().filter(|_| own) {
                    self.lay(heard, card);
                } else {
                    self.said.push((seat, card));
                    self.lay(card, card);
                }
            }
            Public::TokenLaid { .. } if !own => self.guessed.push(worth::token(&self.pile)),
            Public::Listened { .. } => self.declared = false,
            Public::Declared { .. } => self.declared = true,
            Public::Opened { cards, .. } => self.open(cards),
            Public::Joined { card, back, .. } => {
                if let Some(card) = card {
                    self.opened.add(card);
                    self.out.add(card);
                }
                if back {
                    self.ahead.clear();
                }
            }
            Public::Scored { .. } => self.opened = Cards::NONE,
            Public::Shuffled => {
                self.ahead.clear();
                self.out = self.pile;
                self.out.add_all(&self.opened);
            }
            Public::Returned => self.ahead.clear(),
            _ => {}
        }
    }

    fn lay(&mut self, card: Card, shown: Card) {
        self.pile.add(card);
        self.out.add(card);
        self.top = Some(shown);
        self.order.push_back(card);
        if let Recall::Last(most) = self.recall
            && self.order.len() > usize::from(most)
            && let Some(first) = self.order.pop_front()
        {
            self.pile.take(first);
            self.out.take(first);
        }
    }

    /// The truth comes out: whoever announced what is not there has lied.
    fn open(&mut self, cards: Cards) {
        for (seat, card) in &self.said {
            if cards.of(*card) < self.pile.of(*card) {
                // Somebody lied about this kind; only a seat that is alone with it is sure.
                let alone = self.said.iter().all(|(other, kind)| kind != card || other == seat);
                if alone {
                    self.liars = self.liars.with(*seat);
                }
            }
        }
        for card in self.pile.iter() {
            self.out.take(card);
        }
        if !matches!(self.recall, Recall::Last(_)) {
            self.out.add_all(&cards);
        }
        self.order.clear();
        self.opened = cards;
        self.pile = Cards::NONE;
        self.top = None;
        self.said.clear();
        self.guessed.clear();
        self.declared = false;
    }
}
