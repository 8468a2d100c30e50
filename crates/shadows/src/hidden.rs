//! What nobody sees.

use game::{List, Seat, SeatSet};

use crate::event::{Event, Place, UpTo4};
use crate::options::Options;
use crate::pieces::{Card, CardList, Cards, Knights, Loyalty, Token, Tokens};

/// What nobody sees. Loyalties that were dealt are in the hands.
#[derive(Clone, PartialEq, Eq)]
pub struct Hidden {
    /// The top of the deck whose order is fixed, first to be drawn first (SC-80, G-32).
    pub(crate) fixed: CardList,
    /// The rest of the deck. Nobody knows its order, so it has none.
    pub(crate) deck: Cards,
    /// The discard pile.
    pub(crate) discard: Cards,
    /// The Threat pile, bottom first, with the true faces of cards that lie face down.
    pub(crate) pile: CardList,
    /// Morgans that are out of the game.
    pub(crate) unused: UpTo4,
    /// The loyalty cards in the middle.
    pub(crate) aside: [Loyalty; 2],
    /// Tokens that lie face down.
    pub(crate) tokens: Tokens,
    /// The Knight deck.
    pub(crate) knights: Knights,
    /// Who plays the Knight of the current window.
    pub(crate) plays: SeatSet,
    /// On whom Percival is played. There is only one Percival, so one target is enough.
    pub(crate) target: Option<Seat>,
    /// How many cards chance has taken out of the deck: the next index in a written deal.
    pub(crate) dealt: u16,
}

impl Hidden {
    /// Before the deal: all cards are in the deck.
    pub(crate) fn open(options: &Options) -> Hidden {
        Hidden {
            fixed: List::new(),
            deck: *options.deck.cards(),
            discard: Cards::NONE,
            pile: List::new(),
            unused: List::new(),
            aside: [Loyalty::Loyal; 2],
            tokens: Tokens::default(),
            knights: if options.expert { Knights::DECK } else { Knights::NONE },
            plays: SeatSet::EMPTY,
            target: None,
            dealt: 0,
        }
    }

    /// The cards of the Threat pile without their order.
    pub(crate) fn pile_counts(&self) -> Cards {
        self.pile.iter().copied().collect()
    }

    /// What is left of the deck: every card of the game that lies nowhere else.
    pub(crate) fn rest(&self, options: &Options) -> Cards {
        let mut cards = *options.deck.cards();
        cards.take_all(&self.discard);
        cards.take_all(&self.pile_counts());
        cards.take_all(&self.unused.iter().copied().collect());
        cards
    }

    /// The card that is drawn when chance takes way `way`.
    pub(crate) fn drawn(&self, way: u64) -> Card {
        let fixed = self.fixed.as_slice().first().copied();
        fixed.or_else(|| self.deck.nth(way)).unwrap_or_default()
    }

    /// What nobody sees, after an event.
    pub(crate) fn fold(&mut self, event: &Event) {
        match *event {
            Event::Laid { card, .. } | Event::Heard { card, .. } => {
                self.draw(card);
                self.pile.push(card);
            }
            Event::Opened { .. } => self.tokens = Tokens::default(),
            Event::Scored { .. } => {
                self.discard.add_all(&self.pile_counts());
                self.pile.clear();
            }
            Event::Dealt { aside, unused, .. } => {
                self.aside = aside;
                self.unused = unused;
                self.deck.take_all(&unused.iter().copied().collect());
            }
            Event::Shuffled => self.shuffle(),
            Event::Drew { card, .. } => self.draw(card),
            Event::Placed { card, other, .. } => {
                self.pile.push(card);
                other.iter().for_each(|card| self.discard.add(*card));
            }
            Event::TokenLaid { seat, quest } => {
                self.tokens.push(Token { seat, quest });
            }
            Event::KnightDrawn { knight, .. } => self.knights.take(knight),
            Event::Returned { card } => self.put_back(card),
            Event::Looked { cards, fixes, .. } => self.fix(cards.as_slice(), fixes),
            Event::Answered { seat, plays: true, target, .. } => {
                self.plays = self.plays.with(seat);
                self.target = self.target.or(target);
            }
            Event::KnightPlayed { .. } | Event::Closed { .. } => self.plays = SeatSet::EMPTY,
            Event::Joined { card, rest, back, .. } => self.join(card, rest.as_slice(), back),
            Event::Chose { back, place, .. } => self.give_back(back, place),
            Event::Mixed { turned: true } => self.aside.reverse(),
            Event::Mixed { turned: false }
            | Event::Answered { plays: false, .. }
            | Event::Listened { .. }
            | Event::Announced { .. }
            | Event::Passed { .. }
            | Event::Declared { .. }
            | Event::Accused { .. }
            | Event::Exposed { .. }
            | Event::Peeked { .. }
            | Event::Named { .. }
            | Event::Given { .. }
            | Event::Shown { .. }
            | Event::Revealed { .. }
            | Event::Flipped { .. }
            | Event::Unveiled(_)
            | Event::Ended { .. } => {}
        }
    }

    fn shuffle(&mut self) {
        self.deck.add_all(&self.discard);
        self.discard = Cards::NONE;
    }

    fn give_back(&mut self, card: Loyalty, place: Place) {
        let [first, second] = &mut self.aside;
        match place {
            Place::First => *first = card,
            Place::Second => *second = card,
        }
    }

    fn draw(&mut self, card: Card) {
        if self.fixed.is_empty() {
            self.deck.take(card);
            self.dealt = self.dealt.saturating_add(1);
        } else {
            self.fixed.remove(0);
        }
    }

    /// SC-77: the whole deck is shuffled, so no order is left.
    fn put_back(&mut self, card: Card) {
        if let Some(place) = self.unused.iter().position(|other| *other == card) {
            self.unused.remove(place);
        }
        self.deck.add(card);
        self.fixed.iter().for_each(|card| self.deck.add(*card));
        self.fixed.clear();
    }

    fn fix(&mut self, cards: &[Card], fixes: bool) {
        for &card in cards.iter().filter(|_| fixes) {
            self.deck.take(card);
            self.fixed.push(card);
            self.dealt = self.dealt.saturating_add(1);
        }
    }

    fn join(&mut self, card: Option<Card>, rest: &[Card], back: bool) {
        if let Some(card) = card {
            self.pile.push(card);
        }
        if back {
            let below = self.fixed;
            self.fixed = rest.iter().chain(&below).copied().collect();
        } else {
            rest.iter().for_each(|card| self.discard.add(*card));
        }
    }
}
