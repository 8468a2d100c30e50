//! What nobody sees.

use game::{List, Seat, SeatSet};

use crate::card::Card;
use crate::cards::Cards;
use crate::event::{Event, Few, Place};
use crate::knight::Knights;
use crate::loose::Loose;
use crate::loyalty::Loyalty;
use crate::options::Options;
use crate::token::{Token, Tokens};

/// The most cards a game can have (SC-8).
pub const MOST_CARDS: usize = 64;

/// What nobody sees. Whose loyalty is what stands in the hands.
#[derive(Clone, PartialEq, Eq)]
pub struct Hidden {
    /// The top of the deck whose order is fixed, first to be drawn first (SC-80, G-32).
    pub(crate) fixed: Row,
    /// The rest of the deck: nobody knows its order, so it has none.
    pub(crate) loose: Loose,
    /// The discard pile.
    pub(crate) discard: Cards,
    /// The Threat pile, bottom first, with the true faces of cards that lie face down.
    pub(crate) pile: Row,
    /// The same cards in no order.
    pub(crate) heap: Cards,
    /// Morgans that are out of the game.
    pub(crate) unused: Few,
    /// The loyalty cards in the middle.
    pub(crate) aside: [Loyalty; 2],
    /// Tokens that lie face down.
    pub(crate) tokens: Tokens,
    /// The Knight deck.
    pub(crate) knights: Knights,
    /// Who plays in the present window.
    pub(crate) plays: SeatSet,
    /// On whom Percival is played. There is one Percival, so that nobody asks for it a second time.
    pub(crate) target: Option<Seat>,
    /// How many cards chance has taken out of the deck: a written deal is read by it.
    pub(crate) dealt: u16,
}

/// Cards in order, as many as the game has.
pub(crate) type Row = List<Card, MOST_CARDS>;

impl Hidden {
    /// Before anything has happened: all cards are in the deck.
    pub(crate) fn open(options: &Options) -> Hidden {
        Hidden {
            fixed: List::new(),
            loose: Loose::new(&options.deck.cards),
            discard: Cards::NONE,
            pile: List::new(),
            heap: Cards::NONE,
            unused: List::new(),
            aside: [Loyalty::Loyal; 2],
            tokens: Tokens::default(),
            knights: Hidden::knight_deck(options),
            plays: SeatSet::EMPTY,
            target: None,
            dealt: 0,
        }
    }

    /// The same again, for another game by the same rules: what was written behind the end of a list may stay.
    pub(crate) fn reset(&mut self, options: &Options) {
        let Hidden {
            fixed,
            loose,
            discard,
            pile,
            heap,
            unused,
            aside,
            tokens,
            knights,
            plays,
            target,
            dealt,
        } = self;
        fixed.clear();
        loose.fill();
        *discard = Cards::NONE;
        pile.clear();
        *heap = Cards::NONE;
        unused.clear();
        *aside = [Loyalty::Loyal; 2];
        *tokens = Tokens::default();
        *knights = Hidden::knight_deck(options);
        *plays = SeatSet::EMPTY;
        *target = None;
        *dealt = 0;
    }

    fn knight_deck(options: &Options) -> Knights {
        if options.expert { Knights::DECK } else { Knights::NONE }
    }

    /// What is left of the deck: every card of the game that lies nowhere else.
    pub(crate) fn rest(&self, options: &Options) -> Cards {
        let mut cards = options.deck.cards;
        cards.take_all(&self.discard);
        cards.take_all(&self.heap);
        self.unused.iter().for_each(|card| _ = cards.take(*card));
        cards
    }

    /// The card that way `way` draws.
    #[inline(always)]
    pub(crate) fn drawn(&self, way: u64) -> Card {
        match self.fixed.iter().next() {
            None => self.loose.nth(way),
            Some(card) => *card,
        }
    }

    /// What nobody sees, after an event.
    #[inline(always)]
    pub(crate) fn fold(&mut self, event: &Event) {
        match *event {
            Event::Laid { card, .. } | Event::Heard { card, .. } => {
                self.draw(card);
                self.lay(card);
            }
            Event::Opened { .. } => self.tokens = Tokens::default(),
            Event::Scored { .. } => {
                self.discard.put_all(&self.heap);
                self.heap = Cards::NONE;
                self.pile.clear();
            }
            Event::Dealt { aside, unused, .. } => {
                self.aside = aside;
                self.unused = unused;
                unused.iter().for_each(|card| self.loose.take(*card));
            }
            Event::Shuffled => self.shuffle(),
            Event::Drew { card, .. } => self.draw(card),
            Event::Placed { card, other, .. } => {
                self.lay(card);
                other.iter().for_each(|card| self.discard.put(*card));
            }
            Event::TokenLaid { seat, quest } => self.tokens.push(Token::new(seat, quest)),
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

    #[cold]
    fn shuffle(&mut self) {
        self.discard.iter().for_each(|card| self.loose.add(card));
        self.discard = Cards::NONE;
    }

    fn give_back(&mut self, card: Loyalty, place: Place) {
        let [first, second] = &mut self.aside;
        match place {
            Place::First => *first = card,
            Place::Second => *second = card,
        }
    }

    #[inline(always)]
    fn lay(&mut self, card: Card) {
        self.pile.push(card);
        self.heap.put(card);
    }

    #[inline(always)]
    fn draw(&mut self, card: Card) {
        if self.fixed.is_empty() {
            self.loose.take(card);
            self.dealt = self.dealt.wrapping_add(1);
        } else {
            self.fixed.remove(0);
        }
    }

    /// SC-77: the whole deck is shuffled, so no order is left.
    fn put_back(&mut self, card: Card) {
        if let Some(place) = self.unused.iter().position(|other| *other == card) {
            self.unused.remove(place);
        }
        self.loose.add(card);
        self.fixed.iter().for_each(|card| self.loose.add(*card));
        self.fixed.clear();
    }

    fn fix(&mut self, cards: &[Card], fixes: bool) {
        for &card in cards.iter().filter(|_| fixes) {
            self.loose.take(card);
            self.fixed.push(card);
            self.dealt = self.dealt.saturating_add(1);
        }
    }

    fn join(&mut self, card: Option<Card>, rest: &[Card], back: bool) {
        card.iter().for_each(|card| {
            self.lay(*card);
        });
        if back {
            let below = self.fixed;
            self.fixed = rest.iter().chain(&below).copied().collect();
        } else {
            rest.iter().for_each(|card| self.discard.put(*card));
        }
    }
}
