//! One way the loyalty cards may lie, with what it makes of the rumours.

use game::{Seat, SeatSet};
use shadows::{Card, Cards, Loyalty};

use super::pool::Pool;

/// How often a Traitor is taken to whisper the truth; otherwise he names any of the 25 quest cards. A stated prior of
/// ours: nobody has measured Traitors.
pub const HONEST: f64 = 0.5;

/// The same for a Loyal player who may lie (option `whisperLoyalMayLie`).
pub const HONEST_LOYAL: f64 = 0.9;

/// Quest cards there are to name.
const NAMES: f64 = 25.0;

/// A supposition and its weight.
#[derive(Clone, Debug, PartialEq)]
pub struct Guess {
    /// How likely, beside the others.
    pub weight: f64,
    /// Everything that is supposed.
    pub what: What,
}

/// What is supposed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct What {
    /// The Traitors.
    pub traitors: SeatSet,
    /// Whether the two cards in the middle are Traitors.
    pub aside: [bool; 2],
    /// Unknown cards; the last pool is the deck's.
    pub pools: Vec<Pool>,
    /// Cards face down on the pile, as this guess has them.
    pub piled: Cards,
    /// The pool of a card that lies face down and is not announced yet.
    pub whispered: Option<usize>,
}

/// Where an unknown card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// The deck.
    Deck,
    /// Somebody's drawn cards.
    Hand,
}

impl Guess {
    /// The deck's pool.
    pub fn deck(&self) -> Pool {
        self.what.pools.last().copied().unwrap_or_default()
    }

    /// The pools a card from here may belong to, with the chance of each. Two cards drawn across a reshuffle are of two
    /// pools, and which of them is meant tells nothing.
    fn sources(&self, from: From) -> Vec<(usize, f64)> {
        let pools = self.what.pools.iter().enumerate();
        match from {
            From::Deck => self.what.pools.len().checked_sub(1).map(|last| (last, 1.0)).into_iter().collect(),
            From::Hand => {
                let all: f64 = self.what.pools.iter().map(|pool| f64::from(pool.held)).sum();
                let held = pools.filter(|(_, pool)| pool.held > 0);
                held.map(|(place, pool)| (place, f64::from(pool.held) / all)).collect()
            }
        }
    }

    /// Takes a card from there, of each pool it may belong to.
    fn take(&self, from: From, mut then: impl FnMut(Guess, usize)) {
        for (place, chance) in self.sources(from) {
            let mut guess = self.clone();
            guess.weight *= chance;
            then(guess, place);
        }
    }

    /// A card from there turns out to be this one.
    pub fn reveal(self, from: From, card: Card, next: &mut Vec<Guess>) {
        self.take(from, |mut guess, place| {
            let Some(pool) = guess.what.pools.get_mut(place) else { return };
            guess.weight *= pool.chance(card);
            pool.cards.take(card);
            pool.leave(from);
            next.push(guess);
        });
    }

    /// A card from there lies face down on the pile; it is known only that it tells of a quest, and it is about to be
    /// announced.
    pub fn bury(self, from: From, next: &mut Vec<Guess>) {
        self.take(from, |mut guess, place| {
            let Some(pool) = guess.what.pools.get_mut(place) else { return };
            guess.weight *= pool.chance_of_quest();
            pool.hidden += 1;
            pool.leave(from);
            guess.what.whispered = Some(place);
            next.push(guess);
        });
    }

    /// How often this seat tells the truth; always where it must.
    fn honesty(&self, seat: Seat, loyal_may_lie: bool) -> f64 {
        match (self.what.traitors.contains(seat), loyal_may_lie) {
            (true, _) => HONEST,
            (false, true) => HONEST_LOYAL,
            (false, false) => 1.0,
        }
    }

    /// The card that was just buried is announced: it is that card, or any quest card.
    pub fn whisper(mut self, seat: Seat, said: Card, loyal_may_lie: bool, next: &mut Vec<Guess>) {
        let honest = self.honesty(seat, loyal_may_lie);
        let buried = self.what.whispered.take();
        let mut lie = self.clone();
        if let Some(pool) = buried.and_then(|place| self.what.pools.get_mut(place)) {
            let all = f64::from(pool.quests().max(1));
            self.weight *= honest * f64::from(pool.cards.of(said)) / all;
            pool.cards.take(said);
            pool.hidden = pool.hidden.saturating_sub(1);
            self.what.piled.add(said);
            next.push(self);
        }
        lie.weight *= (1.0 - honest) / NAMES;
        next.push(lie);
    }

    /// The same where this seat knows the card.
    pub fn overhear(&mut self, seat: Seat, card: Card, said: Card, loyal_may_lie: bool) {
        let honest = self.honesty(seat, loyal_may_lie);
        self.weight *= (1.0 - honest) / NAMES + if card == said { honest } else { 0.0 };
    }

    /// The pile is opened, and these were the cards this seat did not know.
    pub fn open(self, unknown: &Cards, next: &mut Vec<Guess>) {
        let mut left = *unknown;
        for card in self.what.piled.iter() {
            if !left.take(card) {
                return;
            }
        }
        let kinds: Vec<Card> = Card::all().filter(|card| left.has(*card)).collect();
        let hidden: u32 = self.what.pools.iter().map(|pool| u32::from(pool.hidden)).sum();
        if u32::from(left.len()) == hidden {
            self.assign(0, &kinds, left, next);
        }
    }

    /// Which pool each of them came from.
    fn assign(self, from: usize, kinds: &[Card], left: Cards, next: &mut Vec<Guess>) {
        let Some(pool) = self.what.pools.get(from).copied() else {
            if left.is_empty() {
                next.push(Guess { what: What { piled: Cards::NONE, ..self.what }, ..self });
            }
            return;
        };
        pool.hidings(kinds, &mut |counts, chance| {
            let (mut guess, mut left) = (self.clone(), left);
            guess.weight *= chance;
            let Some(pool) = guess.what.pools.get_mut(from) else { return };
            let named: u32 = counts.iter().map(|count| u32::from(*count)).sum();
            if named != u32::from(pool.hidden) {
                return;
            }
            pool.hidden = 0;
            for (card, count) in kinds.iter().zip(counts) {
                for _ in 0..*count {
                    pool.cards.take(*card);
                    if !left.take(*card) {
                        return;
                    }
                }
            }
            guess.assign(from + 1, kinds, left, next);
        });
    }

    /// The discard pile becomes the deck: whatever this seat never saw of it is guessed card by card.
    pub fn shuffle(mut self, seen: &Cards, next: &mut Vec<Guess>) {
        let mut fresh = Pool { cards: *seen, deck: seen.len(), ..Pool::default() };
        if self.what.pools.iter().all(|pool| pool.gone == 0) {
            self.what.pools.retain(|pool| !pool.cards.is_empty());
            self.what.pools.push(fresh);
            return next.push(self);
        }
        let Some(place) = self.what.pools.iter().position(|pool| pool.gone > 0) else { return };
        for card in Card::all() {
            let mut guess = self.clone();
            let Some(pool) = guess.what.pools.get_mut(place) else { return };
            guess.weight *= pool.chance(card);
            if guess.weight > 0.0 {
                pool.cards.take(card);
                pool.gone -= 1;
                fresh.cards = *seen;
                fresh.cards.add(card);
                guess.shuffle(&fresh.cards, next);
            }
        }
    }

    /// An unused Morgan is shuffled into the deck (SC-77), `above` being what this seat knew to lie on top.
    pub fn put_back(mut self, above: &Cards, next: &mut Vec<Guess>) {
        if !above.is_empty() {
            match self.what.pools.last_mut() {
                // The order is lost, the cards are not.
                Some(pool) if pool.deck > 0 => {
                    pool.cards.add_all(above);
                    pool.deck += above.len();
                }
                _ => self.what.pools.push(Pool { cards: *above, deck: above.len(), ..Pool::default() }),
            }
        }
        let last = self.what.pools.len().saturating_sub(1);
        let Some(place) = self.what.pools.iter().position(|pool| pool.unused > 0) else {
            return next.push(self);
        };
        if place == last {
            if let Some(pool) = self.what.pools.get_mut(place) {
                pool.unused -= 1;
                pool.deck += 1;
            }
            return next.push(self);
        }
        for card in Card::all().filter(|card| card.is_morgan()) {
            let mut guess = self.clone();
            let Some(pool) = guess.what.pools.get_mut(place) else { return };
            guess.weight *= f64::from(pool.cards.of(card)) / f64::from(pool.morgans().max(1));
            pool.cards.take(card);
            pool.unused -= 1;
            if let Some(deck) = guess.what.pools.last_mut() {
                deck.cards.add(card);
                deck.deck += 1;
            }
            if guess.weight > 0.0 {
                next.push(guess);
            }
        }
    }

    /// A seat has chosen between its card and the one in the middle (SC-72); `now` where this seat is told.
    pub fn choose(self, seat: Seat, place: usize, now: Option<Loyalty>, next: &mut Vec<Guess>) {
        let old = self.what.traitors.contains(seat);
        let offered = self.what.aside.get(place).copied().unwrap_or(false);
        let mut swapped = self.clone();
        swapped.what.traitors = match offered {
            true => swapped.what.traitors.with(seat),
            false => swapped.what.traitors.without(seat),
        };
        if let Some(aside) = swapped.what.aside.get_mut(place) {
            *aside = old;
        }
        for (mut guess, traitor) in [(self, old), (swapped, offered)] {
            // Of others nothing is known: each choice as likely, a prior of ours.
            guess.weight *= 0.5;
            if now.is_none_or(|now| now.is_traitor() == traitor) {
                next.push(guess);
            }
        }
    }
}
