//! What a player keeps of its own notices.

use std::collections::VecDeque;

use game::{Notice, Seat, SeatSet};
use shadows::{Card, Cards, Loyalty, Private, Public, Quest};

use super::pile_value::token_quest;
use crate::Stream;

/// How well a player remembers cards. Memory is what this game is about (SC-86), so it is a stated parameter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MemoryModel {
    /// Remembers everything.
    #[default]
    Perfect,
    /// Remembers this many of the last cards of the pile, and none of the cards that were cleared away.
    LastCards(u8),
    /// Forgets each card with this probability before each of its own decisions.
    Forgets {
        /// The probability in per cent.
        percent: u8,
    },
}

/// What a player has seen and heard, from the notices of its seat.
///
/// # Examples
///
/// ```
/// use bots::shadows::{Memory, MemoryModel};
/// use game::{Notice, Seat};
/// use shadows::{Card, Public, Quest, Value};
///
/// let mut memory = Memory::new(MemoryModel::LastCards(2));
/// for card in [Card::MORDRED, Card::VIVIEN, Card::quest(Quest::Grail, Value::Two)] {
///     memory.fold(&Notice { public: Some(Public::Laid { seat: Seat::S0, card }), private: None });
/// }
/// assert_eq!(memory.pile.len(), 2);
/// assert!(!memory.pile.has(Card::MORDRED));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// The Threat pile as it is remembered. Cards that lie face down count as announced.
    pub pile: Cards,
    /// The card on top of the pile, or what was announced about it.
    pub top: Option<Card>,
    /// Cards known not to be in the deck: the pile, and what was cleared away since the last shuffle.
    pub not_in_deck: Cards,
    /// What other seats announced about the cards that lie face down.
    pub announced: Vec<(Seat, Card)>,
    /// Tokens of others, each on the quest where this player would have laid it.
    pub guessed_tokens: Vec<Quest>,
    /// The next cards of the deck, if Tristan showed them.
    pub deck_top: VecDeque<Card>,
    /// Seats whose announcement cannot have been true.
    pub liars: SeatSet,
    /// Loyalties that Galahad showed.
    pub seen_loyalties: Vec<(Seat, Loyalty)>,
    /// Whether a quest was declared and the pile is not opened yet.
    pub quest_declared: bool,
    /// The opened pile, until it is scored.
    opened: Cards,
    /// The card that only this player sees and will announce.
    own_hidden: Option<Card>,
    model: MemoryModel,
    /// The remembered cards of the pile in the order in which they were laid.
    order: VecDeque<Card>,
}

impl Memory {
    /// An empty memory.
    pub fn new(model: MemoryModel) -> Memory {
        Memory { model, ..Memory::default() }
    }

    /// Forgets some cards, if the model says so. Called before each decision.
    pub fn forget(&mut self, stream: &mut Stream) {
        let MemoryModel::Forgets { percent } = self.model else { return };
        // The top card lies open and is not forgotten.
        let top = self.order.len().saturating_sub(1);
        let mut index = 0;
        self.order.retain(|card| {
            let keeps = index == top || !stream.percent(percent.into());
            index += 1;
            if !keeps {
                self.pile.take(*card);
                self.not_in_deck.take(*card);
            }
            keeps
        });
        let cleared: Vec<Card> =
            Card::all().filter(|card| self.not_in_deck.of(*card) > self.pile.of(*card)).collect();
        for card in cleared {
            if stream.percent(percent.into()) {
                self.not_in_deck.take(card);
            }
        }
    }

    /// Takes in one notice of the player's seat.
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
            Private::Heard { card } | Private::Placed { down: Some(card) } => self.own_hidden = Some(card),
            Private::Looked { from, cards } => {
                self.deck_top.truncate(usize::from(from));
                self.deck_top.extend(cards.iter());
            }
            Private::Peeked { target, loyalty } => self.seen_loyalties.push((target, loyalty)),
            _ => {}
        }
    }

    /// `own` is whether the notice has a private part, so that it is about an action of this seat.
    fn fold_public(&mut self, public: &Public, own: bool) {
        match *public {
            Public::Laid { card, .. } => {
                self.deck_top.pop_front();
                self.lay(card, card);
            }
            Public::Placed { card: Some(card), .. } => self.lay(card, card),
            Public::Heard { .. } | Public::Drew { .. } => drop(self.deck_top.pop_front()),
            Public::Announced { seat, card } => {
                if let Some(hidden) = self.own_hidden.take().filter(|_| own) {
                    self.lay(hidden, card);
                } else {
                    self.announced.push((seat, card));
                    self.lay(card, card);
                }
            }
            Public::TokenLaid { .. } if !own => self.guessed_tokens.push(token_quest(&self.pile)),
            Public::Listened { .. } => self.quest_declared = false,
            Public::Declared { .. } => self.quest_declared = true,
            Public::Opened { cards, .. } => self.open(cards),
            Public::Joined { card, back, .. } => {
                if let Some(card) = card {
                    self.opened.add(card);
                    self.not_in_deck.add(card);
                }
                if back {
                    self.deck_top.clear();
                }
            }
            Public::Scored { .. } => self.opened = Cards::NONE,
            Public::Shuffled => {
                self.deck_top.clear();
                self.not_in_deck = self.pile;
                self.not_in_deck.add_all(&self.opened);
            }
            Public::Returned => self.deck_top.clear(),
            _ => {}
        }
    }

    /// A card is laid on the pile; everybody sees it as `shown`.
    fn lay(&mut self, card: Card, shown: Card) {
        self.pile.add(card);
        self.not_in_deck.add(card);
        self.top = Some(shown);
        self.order.push_back(card);
        if let MemoryModel::LastCards(most) = self.model
            && self.order.len() > usize::from(most)
            && let Some(first) = self.order.pop_front()
        {
            self.pile.take(first);
            self.not_in_deck.take(first);
        }
    }

    /// The pile is opened and shows which announcements were lies.
    fn open(&mut self, cards: Cards) {
        for (seat, card) in &self.announced {
            let somebody_lied = cards.of(*card) < self.pile.of(*card);
            // If two seats announced this kind, it is not certain which of them lied.
            let only_seat = self.announced.iter().all(|(other, kind)| kind != card || other == seat);
            if somebody_lied && only_seat {
                self.liars = self.liars.with(*seat);
            }
        }
        for card in self.pile.iter() {
            self.not_in_deck.take(card);
        }
        if !matches!(self.model, MemoryModel::LastCards(_)) {
            self.not_in_deck.add_all(&cards);
        }
        self.order.clear();
        self.opened = cards;
        self.pile = Cards::NONE;
        self.top = None;
        self.announced.clear();
        self.guessed_tokens.clear();
        self.quest_declared = false;
    }
}
