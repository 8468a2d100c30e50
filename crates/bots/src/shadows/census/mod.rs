//! What one seat can know of the rumours and of the loyalties: exact counts from its own notices.
//!
//! A [`Census`] keeps every way the loyalty cards can lie and, for each, which cards can be where: in the deck, face
//! down on the Threat pile, discarded unseen, or out of the game. Chance is weighed exactly. What players choose is
//! weighed only where the rules bind them: a Loyal player announces the card as it is (SC-63). The rest is stated
//! prior, not measurement: a Traitor whispers the truth half of the time and otherwise any quest card, Vivien's
//! choices are even, and which of two drawn cards an exposed Traitor lays tells nothing.
//!
//! Exact under these priors, but for three rare things of the expert game: Gawain's cards that all were Morgans, or that
//! lie back on top of the deck when a Morgan returns to it, are taken for any cards; and of cards that somebody drew
//! this seat supposes the one it foresaw by Tristan to be laid, where the other might be of the same kind.

mod guess;
mod pool;
mod total;

use std::collections::{HashMap, VecDeque};

use game::{Notice, Seat, SeatSet};
use shadows::{Card, Cards, Loyalty, Options, Private, Public, Setup};

use guess::{From, Guess, What};
pub use guess::{HONEST, HONEST_LOYAL};
use pool::Pool;

/// Guesses that are kept, the likeliest ones: many whispers by seats that may lie would otherwise double without end.
/// Below it the census is exact.
pub const MOST: usize = 1024;

/// Everything one seat can know.
#[derive(Clone, Debug)]
pub struct Census {
    seat: Seat,
    loyal_may_lie: bool,
    guesses: Vec<Guess>,
    /// The pile as far as this seat knows it for sure.
    open: Cards,
    /// The pile that is open, until it is scored.
    opened: Cards,
    /// The discard pile as far as this seat knows it.
    discard: Cards,
    /// The next cards of the deck, where this seat saw them.
    ahead: VecDeque<Card>,
    /// Cards this seat has drawn and not laid.
    own: Vec<Card>,
    /// Cards others have drawn of which this seat knows.
    theirs: Vec<Card>,
    /// A card drawn alone by somebody and not announced yet, if this seat knows it.
    whispered: Option<Card>,
    /// Vivien's drawer, who chooses between the own card and the first in the middle.
    drawer: Option<Seat>,
}

impl Census {
    /// Before the first notice.
    pub fn new(options: &Options, seat: Seat) -> Census {
        let wishes = Setup::of(options).options;
        let may_lie = wishes.and_then(|wishes| wishes.whisper_loyal_may_lie) == Some(true);
        Census::of(*options.deck().cards(), options.unused(), seat, may_lie)
    }

    /// The same over any cards, of which so many Morgans stay out.
    pub fn of(cards: Cards, unused: u8, seat: Seat, loyal_may_lie: bool) -> Census {
        let pool = Pool { cards, deck: cards.len().saturating_sub(unused), unused, ..Pool::default() };
        let what = What { pools: vec![pool], ..What::default() };
        Census {
            seat,
            loyal_may_lie,
            guesses: vec![Guess { weight: 1.0, what }],
            open: Cards::NONE,
            opened: Cards::NONE,
            discard: Cards::NONE,
            ahead: VecDeque::new(),
            own: Vec::new(),
            theirs: Vec::new(),
            whispered: None,
            drawer: None,
        }
    }

    /// Takes in one of the seat's notices.
    pub fn fold(&mut self, notice: &Notice<Public, Private>) {
        if let Some(public) = &notice.public {
            self.public(public, notice.private.as_ref());
        } else if let Some(Private::Looked { from, cards }) = notice.private {
            self.look(from, cards.iter().copied());
        }
        self.merge();
    }

    fn public(&mut self, public: &Public, private: Option<&Private>) {
        match *public {
            Public::Dealt { loyal, traitors, first: _ } => self.deal(loyal, traitors, private),
            Public::Laid { card, .. } => {
                self.draw(Some(card));
                self.open.add(card);
            }
            Public::Heard { .. } => {
                let own = private.and_then(|private| match private {
                    Private::Heard { card } => Some(*card),
                    _ => None,
                });
                let known = self.draw(own);
                self.whispered = known;
                if known.is_none() {
                    self.branch(|guess, next| guess.bury(From::Deck, next));
                }
            }
            Public::Announced { seat, card } => self.announce(seat, card),
            Public::Opened { cards, .. } => self.open(&cards),
            Public::Scored { .. } => {
                let opened = std::mem::take(&mut self.opened);
                self.discard.add_all(&opened);
            }
            Public::Shuffled => {
                let seen = std::mem::take(&mut self.discard);
                self.branch(|guess, next| guess.shuffle(&seen, next));
            }
            Public::Returned => {
                let above: Cards = self.ahead.drain(..).collect();
                self.branch(|guess, next| guess.put_back(&above, next));
            }
            Public::Looked { .. } => {
                if let Some(Private::Looked { from, cards }) = private {
                    self.look(*from, cards.iter().copied());
                }
            }
            Public::Drew { seat } => self.hand(seat, private),
            Public::Placed { seat, card, .. } => self.place(seat, card, private),
            Public::Joined { seat, card, back, .. } => self.join(seat, card, back),
            _ => self.loyalty(public, private),
        }
    }

    /// What is public, or private, about loyalties.
    fn loyalty(&mut self, public: &Public, private: Option<&Private>) {
        match *public {
            Public::Exposed { seat, loyalty, .. } | Public::Shown { seat, loyalty } => {
                self.keep(|what| what.traitors.contains(seat) == loyalty.is_traitor());
            }
            Public::Peeked { .. } => {
                if let Some(Private::Peeked { target, loyalty }) = private {
                    self.keep(|what| what.traitors.contains(*target) == loyalty.is_traitor());
                }
            }
            Public::Revealed { traitors, .. } => self.keep(|what| what.traitors == traitors),
            Public::Given { by, takes, .. } => {
                self.drawer = takes.then_some(by);
                if let Some(Private::Offered { loyalty }) = private {
                    let place = usize::from(self.drawer != Some(self.seat));
                    self.keep(|what| what.aside.get(place) == Some(&loyalty.is_traitor()));
                }
            }
            Public::Chose { seat } => {
                let now = private.and_then(|private| match private {
                    Private::Chose { loyalty } => Some(*loyalty),
                    _ => None,
                });
                let place = usize::from(self.drawer != Some(seat));
                self.branch(|guess, next| guess.choose(seat, place, now, next));
            }
            Public::Mixed => self.branch(|guess, next| {
                let mut turned = guess.clone();
                turned.what.aside.reverse();
                next.extend([guess, turned].map(|guess| Guess { weight: guess.weight * 0.5, ..guess }));
            }),
            _ => {}
        }
    }

    /// Every way the Traitor cards can lie among the seats and the middle (SC-9).
    fn deal(&mut self, loyal: u8, traitors: u8, private: Option<&Private>) {
        let places = loyal + traitors;
        let seats = SeatSet::first(places.saturating_sub(2));
        let ways = (0_u16..1 << places).filter(|way| way.count_ones() == u32::from(traitors));
        let start = self.guesses.first().cloned();
        let lay = |way: u16| {
            let at = |place: u8| way >> place & 1 == 1;
            let mut guess = start.clone()?;
            guess.what.traitors = SeatSet::from_bits(way) & seats;
            guess.what.aside = [at(seats.len()), at(seats.len() + 1)];
            Some(guess)
        };
        self.guesses = ways.filter_map(lay).collect();
        if let Some(Private::Dealt { loyalty }) = private {
            let seat = self.seat;
            self.keep(|what| what.traitors.contains(seat) == loyalty.is_traitor());
        }
    }

    /// The top card of the deck is drawn: `seen` if this seat sees it now. Gives it if this seat knows it.
    fn draw(&mut self, seen: Option<Card>) -> Option<Card> {
        if let Some(card) = self.ahead.pop_front() {
            return Some(card);
        }
        if let Some(card) = seen {
            self.branch(|guess, next| guess.reveal(From::Deck, card, next));
        }
        seen
    }

    fn announce(&mut self, seat: Seat, said: Card) {
        let may_lie = self.loyal_may_lie;
        match self.whispered.take() {
            Some(card) => {
                self.open.add(card);
                if seat != self.seat {
                    self.each(|guess| guess.overhear(seat, card, said, may_lie));
                }
            }
            None => self.branch(|guess, next| guess.whisper(seat, said, may_lie, next)),
        }
    }

    fn open(&mut self, cards: &Cards) {
        let mut unknown = *cards;
        for card in std::mem::take(&mut self.open).iter() {
            unknown.take(card);
        }
        self.branch(|guess, next| guess.open(&unknown, next));
        self.opened = *cards;
    }

    fn look(&mut self, from: u8, cards: impl Iterator<Item = Card>) {
        for (place, card) in (usize::from(from)..).zip(cards) {
            if place >= self.ahead.len() {
                self.branch(|guess, next| guess.reveal(From::Deck, card, next));
                self.ahead.push_back(card);
            }
        }
    }

    /// Somebody draws a card that others do not see.
    fn hand(&mut self, seat: Seat, private: Option<&Private>) {
        if let Some(Private::Drew { card }) = private {
            self.draw(Some(*card));
            self.own.push(*card);
        } else if let Some(card) = self.draw(None) {
            self.theirs.push(card);
        } else if seat != self.seat {
            self.each(|guess| {
                if let Some(pool) = guess.what.pools.last_mut() {
                    pool.deck = pool.deck.saturating_sub(1);
                    pool.held += 1;
                }
            });
        }
    }

    /// One of somebody's drawn cards is seen by all.
    fn show(&mut self, seat: Seat, card: Card) {
        let known = if seat == self.seat { &mut self.own } else { &mut self.theirs };
        match known.iter().position(|each| *each == card) {
            Some(place) => drop(known.remove(place)),
            None => self.branch(|guess, next| guess.reveal(From::Hand, card, next)),
        }
    }

    /// What is left of somebody's drawn cards goes to the discard pile.
    fn throw(&mut self) {
        for card in self.own.drain(..).chain(self.theirs.drain(..)) {
            self.discard.add(card);
        }
        self.each(|guess| {
            for pool in &mut guess.what.pools {
                pool.gone += std::mem::take(&mut pool.held);
            }
        });
    }

    fn place(&mut self, seat: Seat, card: Option<Card>, private: Option<&Private>) {
        let down = private.and_then(|private| match private {
            Private::Placed { down } => *down,
            _ => None,
        });
        match (card, down) {
            (Some(card), _) => {
                self.show(seat, card);
                self.open.add(card);
            }
            (None, Some(card)) => {
                self.show(seat, card);
                self.whispered = Some(card);
            }
            (None, None) => {
                let known = self.theirs.iter().position(|card| card.is_quest());
                self.whispered = known.map(|place| self.theirs.remove(place));
                if self.whispered.is_none() {
                    self.branch(|guess, next| guess.bury(From::Hand, next));
                }
            }
        }
        self.throw();
    }

    fn join(&mut self, seat: Seat, card: Option<Card>, back: bool) {
        if let Some(card) = card {
            self.show(seat, card);
            self.opened.add(card);
        }
        if !back {
            return self.throw();
        }
        for card in self.own.drain(..).rev().chain(self.theirs.drain(..).rev()) {
            self.ahead.push_front(card);
        }
        self.each(|guess| {
            for pool in &mut guess.what.pools {
                pool.deck += std::mem::take(&mut pool.held);
            }
        });
    }

    fn each(&mut self, change: impl FnMut(&mut Guess)) {
        self.guesses.iter_mut().for_each(change);
    }

    fn keep(&mut self, fits: impl Fn(&What) -> bool) {
        self.guesses.retain(|guess| fits(&guess.what));
    }

    fn branch(&mut self, mut split: impl FnMut(Guess, &mut Vec<Guess>)) {
        let mut next = Vec::new();
        for guess in self.guesses.drain(..) {
            split(guess, &mut next);
        }
        self.guesses = next;
    }

    /// Guesses that suppose the same are one; impossible ones are gone; the weights add up to 1.
    fn merge(&mut self) {
        let mut merged: Vec<Guess> = Vec::with_capacity(self.guesses.len());
        let mut places: HashMap<What, usize> = HashMap::new();
        for guess in self.guesses.drain(..).filter(|guess| guess.weight > 0.0) {
            match places.get(&guess.what).and_then(|place| merged.get_mut(*place)) {
                Some(same) => same.weight += guess.weight,
                None => {
                    places.insert(guess.what.clone(), merged.len());
                    merged.push(guess);
                }
            }
        }
        if merged.len() > MOST {
            merged.sort_by(|one, other| other.weight.total_cmp(&one.weight));
            merged.truncate(MOST);
        }
        let total: f64 = merged.iter().map(|guess| guess.weight).sum();
        merged.iter_mut().for_each(|guess| guess.weight /= total);
        self.guesses = merged;
    }

    fn mean(&self, of: impl Fn(&Guess) -> f64) -> f64 {
        self.guesses.iter().map(|guess| guess.weight * of(guess)).sum()
    }

    /// How likely this seat is a Traitor now.
    pub fn traitor(&self, seat: Seat) -> f64 {
        self.mean(|guess| f64::from(u8::from(guess.what.traitors.contains(seat))))
    }

    /// How likely nobody at the table is a Traitor.
    pub fn nobody(&self) -> f64 {
        self.mean(|guess| f64::from(u8::from(guess.what.traitors.is_empty())))
    }

    /// How likely the next card of the deck is this one.
    pub fn next(&self, card: Card) -> f64 {
        match self.ahead.front() {
            Some(next) => f64::from(u8::from(*next == card)),
            None => self.mean(|guess| if guess.deck().deck > 0 { guess.deck().chance(card) } else { 0.0 }),
        }
    }

    /// How many cards of this kind the deck holds, in the mean.
    pub fn left(&self, card: Card) -> f64 {
        let seen = self.ahead.iter().filter(|ahead| **ahead == card).fold(0.0, |sum, _| sum + 1.0);
        let hidden = |guess: &Guess| {
            let pools = guess.what.pools.iter().filter(|pool| pool.deck > 0);
            pools.map(|pool| pool.chance(card) * f64::from(pool.deck)).sum()
        };
        seen + self.mean(hidden)
    }

    /// Whether the deck may hold such a card at all.
    pub fn may_come(&self, card: Card) -> bool {
        self.left(card) > 0.0
    }

    /// The loyalty this seat would be shown, where it is certain.
    pub fn certain(&self, seat: Seat) -> Option<Loyalty> {
        let mut found = self.guesses.iter().map(|guess| guess.what.traitors.contains(seat));
        let first = found.next()?;
        found.all(|each| each == first).then(|| Loyalty::traitor(first))
    }
}

#[cfg(test)]
mod tests;
