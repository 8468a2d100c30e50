//! What becomes of the worlds when cards are drawn, laid, opened and shuffled.
//!
//! Every draw counts how many cards could have come, and the sizes of the piles are public, so a world's weight is a
//! product of counts. Slots are filled last in the reckoning, whenever they were filled at the table: within one deck
//! the order of draws does not matter.

use std::collections::{HashMap, HashSet};

use game::Seat;
use shadows::{Card, Cards, Private};

use super::lot::{self, Lot};
use super::slot::quests;
use super::world::{World, falling};
use super::{Block, Census};

/// Worlds and their weights.
pub type Worlds = Vec<(f64, World)>;

impl Census {
    /// Every world becomes some others.
    pub(super) fn step(&mut self, mut each: impl FnMut(&Census, f64, World, &mut Worlds)) {
        let mut blocks = std::mem::take(&mut self.blocks);
        for block in &mut blocks {
            let mut next = Vec::with_capacity(block.worlds.len());
            for (weight, world) in block.worlds.drain(..) {
                each(self, weight, world, &mut next);
            }
            block.worlds = merge(next);
        }
        self.blocks = blocks;
    }

    /// How likely the next card of the deck is this one, times a public number.
    pub(super) fn come(&self, world: &World, card: Card) -> f64 {
        match world.top.front() {
            Some(Some(next)) => f64::from(u8::from(*next == card)),
            Some(None) => self.slip(world, card),
            None if card.is_morgan() => f64::from(self.loose(world, card)),
            None => self.slip(world, card) * self.plain_deck(world),
        }
    }

    /// How likely one place that holds no Morgan holds this card, slots aside.
    pub(super) fn slip(&self, world: &World, card: Card) -> f64 {
        let places = self.places(world);
        if card.is_morgan() || places == 0.0 { 0.0 } else { f64::from(self.loose(world, card)) / places }
    }

    /// The top card of the deck is drawn and this seat sees it.
    pub(super) fn draw(&mut self, card: Card) {
        self.step(|census, weight, mut world, next| {
            let weight = weight * census.come(&world, card);
            if let Some(Some(next)) = world.top.pop_front() {
                world.forget(next);
            }
            next.push((weight, world));
        });
        self.learn(card);
        self.deck = self.deck.saturating_sub(1);
    }

    /// Somebody else draws it unseen.
    pub(super) fn draw_unseen(&mut self) {
        self.step(|census, weight, mut world, next| {
            if let Some(card) = world.top.pop_front() {
                world.held.push(card);
                return next.push((weight, world));
            }
            for card in Card::all().filter(|card| card.is_morgan()) {
                let count = census.loose(&world, card);
                if count > 0 {
                    let mut world = world.clone();
                    world.name(card);
                    world.held.push(Some(card));
                    next.push((weight * f64::from(count), world));
                }
            }
            let weight = weight * census.plain_deck(&world);
            world.held.push(None);
            next.push((weight, world));
        });
        self.deck = self.deck.saturating_sub(1);
    }

    /// Somebody else draws a quest card alone (SC-63).
    pub(super) fn hear(&mut self) {
        let slot = self.slots.push();
        self.step(|census, weight, mut world, next| {
            // The new slot is free in this reckoning already, so there is one place more than it says.
            let places = census.places(&world) + 1.0;
            let weight = weight
                * match world.top.pop_front() {
                    Some(Some(card)) if card.is_quest() => {
                        world.bury(card, slot);
                        1.0
                    }
                    Some(Some(_)) => 0.0,
                    Some(None) => 1.0 / places,
                    None => census.plain_deck(&world) / places,
                };
            next.push((weight, world));
        });
        self.deck = self.deck.saturating_sub(1);
    }

    /// Somebody else lays one of the drawn cards, each as likely, where this seat can see it; Gawain no Morgan (SC-81).
    pub(super) fn show(&mut self, card: Card, gawain: bool) {
        self.step(|census, weight, world, next| {
            let may = |held: &Option<Card>| !gawain || held.is_none_or(|card| !card.is_morgan());
            let choices = world.held.iter().filter(|held| may(held)).fold(0.0, |sum, _| sum + 1.0);
            for (place, held) in world.held.iter().enumerate() {
                let chance = match held {
                    Some(known) => f64::from(u8::from(*known == card)),
                    None => census.slip(&world, card),
                };
                if may(held) && chance > 0.0 {
                    let mut world = world.clone();
                    if let Some(known) = world.held.remove(place) {
                        world.forget(known);
                    }
                    next.push((weight * chance / choices, world));
                }
            }
        });
        self.learn(card);
    }

    /// An exposed Traitor lays one of the drawn cards face down: a quest card.
    pub(super) fn slide(&mut self) {
        let slot = self.slots.push();
        self.step(|census, weight, world, next| {
            let choices = world.held.iter().fold(0.0, |sum, _| sum + 1.0);
            let places = census.places(&world) + 1.0;
            for (place, held) in world.held.iter().enumerate() {
                let chance = match held {
                    Some(card) => f64::from(u8::from(card.is_quest())),
                    None => 1.0 / places,
                };
                let mut world = world.clone();
                world.held.remove(place);
                if let Some(card) = held {
                    world.bury(*card, slot);
                }
                next.push((weight * chance / choices, world));
            }
        });
    }

    /// What was heard is announced.
    pub(super) fn announce(&mut self, seat: Seat, said: Card) {
        if std::mem::take(&mut self.whispers) {
            return;
        }
        let slot = self.slots.announce(said);
        for block in &mut self.blocks {
            for (_, world) in &mut block.worlds {
                if world.heard.take() == Some(said) {
                    world.right |= slot;
                }
            }
            for lot in block.lots.iter_mut().filter(|lot| lot.traitors.contains(seat)) {
                lot.liars |= slot;
            }
        }
        self.trust();
    }

    /// What cannot have been a lie is known.
    fn trust(&mut self) {
        let may_lie =
            self.blocks.iter().flat_map(|block| &block.lots).fold(0, |liars, lot| liars | lot.liars);
        for (slot, card) in self.slots.true_ones(may_lie) {
            let certain = |(_, world): &(f64, World)| world.free(slot) != 0;
            if !self.blocks.iter().all(|block| block.worlds.iter().all(certain)) {
                continue;
            }
            self.step(|census, weight, world, next| {
                next.push((weight * f64::from(census.loose(&world, card)), world));
            });
            self.slots.close(slot);
            self.pile.add(card);
            self.learn(card);
        }
    }

    /// The pile is open: all that lay face down is known, and who must have lied.
    pub(super) fn open(&mut self, cards: &Cards) {
        let mut unknown = *cards;
        for card in std::mem::take(&mut self.pile).iter() {
            unknown.take(card);
        }
        self.opened = *cards;
        if unknown.is_empty() {
            return self.slots.clear();
        }
        let blocks = std::mem::take(&mut self.blocks);
        let mut opened = Vec::new();
        for block in blocks {
            self.open_block(block, &unknown, &mut opened);
        }
        self.blocks = opened;
        self.slots.clear();
        unknown.iter().for_each(|card| self.learn(card));
    }

    /// What the opened cards say of the lots hangs on the world; worlds that say the same stay together.
    fn open_block(&self, block: Block, unknown: &Cards, opened: &mut Vec<Block>) {
        let mut groups: Vec<(Vec<f64>, Worlds)> = Vec::new();
        for (weight, mut world) in block.worlds {
            let mut left = *unknown;
            let fits =
                world.piled.iter().all(|card| left.take(card)) && quests(&left) == u32::from(left.len());
            let free = world.free(self.slots.mask());
            let pool = self.pool(&world);
            let ways: f64 =
                Card::all().map(|card| falling(pool.of(card).into(), left.of(card).into())).product();
            let told =
                |lot: &Lot| self.slots.told(&world, lot.liars) * self.slots.exactly(free, lot.liars, &left);
            let says: Vec<f64> =
                if fits && ways > 0.0 { block.lots.iter().map(told).collect() } else { Vec::new() };
            let most = says.iter().copied().fold(0.0, f64::max);
            if most == 0.0 {
                continue;
            }
            let shape: Vec<f64> = says.iter().map(|say| say / most).collect();
            world.clear();
            let same = |other: &&mut (Vec<f64>, Worlds)| {
                other.0.iter().zip(&shape).all(|(one, two)| (one - two).abs() <= 1e-13 * one.max(*two))
            };
            let entry = (weight * ways * most, world);
            match groups.iter_mut().find(same) {
                Some(group) => group.1.push(entry),
                None => groups.push((shape, vec![entry])),
            }
        }
        for (shape, worlds) in groups {
            let told = |(lot, say): (&Lot, &f64)| Lot { liars: 0, ..lot.times(*say) };
            let mut lots: Vec<Lot> = block.lots.iter().zip(&shape).map(told).collect();
            lot::merge(&mut lots);
            opened.push(Block { lots, worlds: merge(worlds) });
        }
    }

    /// The discard pile becomes the deck, which is empty now (SC-19).
    pub(super) fn shuffle(&mut self) {
        // What somebody holds stays out of the new deck, so it has to have a name from now on.
        while self.blocks.iter().any(|block| block.worlds.iter().any(|(_, world)| world.held.contains(&None)))
        {
            self.step(|census, weight, world, next| {
                let Some(place) = world.held.iter().position(Option::is_none) else {
                    return next.push((weight, world));
                };
                for card in Card::all().filter(|card| !card.is_morgan()) {
                    let chance = census.slip(&world, card);
                    if chance > 0.0 {
                        let mut world = world.clone();
                        world.name(card);
                        if let Some(held) = world.held.get_mut(place) {
                            *held = Some(card);
                        }
                        next.push((weight * chance, world));
                    }
                }
            });
        }
        self.trust();
        self.shut();
        for card in std::mem::take(&mut self.discard).iter() {
            self.unlearn(card);
        }
        self.step(|_, weight, mut world, next| {
            world.shuffle();
            next.push((weight, world));
        });
        self.deck += std::mem::take(&mut self.spent);
    }

    /// The free slots were filled from the old deck: every set of cards they can hold is a world.
    fn shut(&mut self) {
        let slots = self.slots.mask();
        let mut liars: Vec<u64> =
            self.blocks.iter().flat_map(|block| &block.lots).map(|lot| lot.liars).collect();
        liars.sort_unstable();
        liars.dedup();
        self.step(|census, weight, world, next| {
            let free = world.free(slots);
            if free == 0 {
                return next.push((weight, world));
            }
            let pool = census.pool(&world);
            let mut done = HashSet::new();
            for liars in &liars {
                // Who does not lie fixes a card; the others may hold any.
                let (fixed, open) = census.slots.fixed(free, *liars);
                let mut left = pool;
                if !fixed.iter().all(|card| left.take(card)) {
                    continue;
                }
                let kinds: Vec<Card> =
                    Card::all().filter(|card| card.is_quest() && left.has(*card)).collect();
                sets(&left, &kinds, open, fixed, 1.0, &mut |cards, _| {
                    if !done.insert(cards) {
                        return;
                    }
                    let ways: f64 = Card::all()
                        .map(|card| falling(pool.of(card).into(), cards.of(card).into()))
                        .product();
                    let mut world = world.clone();
                    for card in cards.iter() {
                        world.name(card);
                        world.piled.add(card);
                    }
                    world.shut.push((free, cards));
                    next.push((weight * ways, world));
                });
            }
        });
    }

    /// An unused Morgan is shuffled into the deck (SC-77).
    pub(super) fn put_back(&mut self) {
        self.step(|_, weight, mut world, next| {
            world.mix();
            for card in Card::all().filter(|card| world.unused.has(*card)) {
                let mut back = world.clone();
                back.unused.take(card);
                back.forget(card);
                next.push((weight * f64::from(world.unused.of(card)), back));
            }
        });
        self.deck += 1;
    }

    /// This seat looks at the deck, from this place on (SC-80).
    pub(super) fn look(&mut self, from: u8, cards: impl Iterator<Item = Card>) {
        for (place, card) in (usize::from(from)..).zip(cards) {
            self.step(|census, weight, mut world, next| {
                let known = world.top.get(place).copied();
                let chance = match known {
                    Some(Some(known)) => f64::from(u8::from(known == card)),
                    Some(None) => census.slip(&world, card),
                    None if card.is_morgan() => f64::from(census.loose(&world, card)),
                    None => census.slip(&world, card) * census.plain_deck(&world),
                };
                match world.top.get_mut(place) {
                    Some(seen) => *seen = Some(card),
                    None => world.top.push_back(Some(card)),
                }
                if !matches!(known, Some(Some(_))) {
                    world.name(card);
                }
                next.push((weight * chance, world));
            });
        }
    }

    /// One of the drawn cards is laid on the pile (SC-52), the other is discarded.
    pub(super) fn place(
        &mut self,
        seat: Seat,
        card: Option<Card>,
        discarded: bool,
        private: Option<&Private>,
    ) {
        let down = private.and_then(|private| match private {
            Private::Placed { down } => *down,
            _ => None,
        });
        match (card, down) {
            (Some(card), _) if seat == self.seat => self.lay_own(card),
            (Some(card), _) => {
                self.show(card, false);
                self.pile.add(card);
            }
            (None, Some(card)) => {
                self.lay_own(card);
                self.whispers = true;
            }
            (None, None) => self.slide(),
        }
        self.spent += u8::from(discarded);
        self.throw();
    }

    fn lay_own(&mut self, card: Card) {
        self.own.retain_first(card);
        self.pile.add(card);
    }

    /// Gawain brings one of the drawn cards (SC-81).
    pub(super) fn join(&mut self, seat: Seat, card: Option<Card>, rest: u8, back: bool) {
        let own = self.own.clone();
        match card {
            Some(card) => {
                if seat == self.seat {
                    self.own.retain_first(card);
                } else {
                    self.show(card, true);
                }
                self.opened.add(card);
            }
            None => self.step(|_, weight, world, next| {
                if world.held.iter().all(|held| held.is_some_and(Card::is_morgan)) {
                    next.push((weight, world));
                }
            }),
        }
        if !back {
            self.spent += rest;
            return self.throw();
        }
        self.deck += rest;
        let rests = rests(&own, card);
        for card in std::mem::take(&mut self.own) {
            self.unlearn(card);
        }
        self.step(|_, weight, mut world, next| {
            world.back();
            for rest in &rests {
                let mut world = world.clone();
                for card in rest.iter().rev() {
                    world.name(*card);
                    world.top.push_front(Some(*card));
                }
                next.push((weight, world));
            }
        });
    }

    /// What is left of somebody's drawn cards goes to the discard pile.
    fn throw(&mut self) {
        for card in self.own.drain(..) {
            self.discard.add(card);
        }
        self.step(|_, weight, mut world, next| {
            world.throw();
            next.push((weight, world));
        });
    }
}

/// What may be left of a hand after this card, in order: a notice does not say which of two equal ones it was.
fn rests(hand: &[Card], card: Option<Card>) -> Vec<Vec<Card>> {
    let Some(card) = card.filter(|card| hand.contains(card)) else { return vec![hand.to_vec()] };
    let places = (0..hand.len()).filter(|place| hand.get(*place) == Some(&card));
    let without = |place: usize| {
        let mut rest = hand.to_vec();
        rest.remove(place);
        rest
    };
    places.map(without).collect()
}

/// Takes the first card of this kind out of a hand.
trait Retain {
    fn retain_first(&mut self, card: Card);
}

impl Retain for Vec<Card> {
    fn retain_first(&mut self, card: Card) {
        if let Some(place) = self.iter().position(|each| *each == card) {
            self.remove(place);
        }
    }
}

/// Worlds that suppose the same are one; impossible ones are gone.
fn merge(worlds: Worlds) -> Worlds {
    let mut merged: Worlds = Vec::with_capacity(worlds.len());
    let mut places: HashMap<World, usize> = HashMap::with_capacity(worlds.len());
    for (weight, world) in worlds {
        if weight <= 0.0 {
            continue;
        }
        match places.get(&world).and_then(|place| merged.get_mut(*place)) {
            Some(same) => same.0 += weight,
            None => {
                places.insert(world.clone(), merged.len());
                merged.push((weight, world));
            }
        }
    }
    merged
}

/// Every set of so many of these cards, and in how many ways it can be drawn in a row.
fn sets(pool: &Cards, kinds: &[Card], more: u32, found: Cards, ways: f64, then: &mut impl FnMut(Cards, f64)) {
    let Some((kind, rest)) = kinds.split_first() else {
        if more == 0 {
            then(found, ways);
        }
        return;
    };
    let there = u32::from(pool.of(*kind));
    let others: u32 = rest.iter().map(|card| u32::from(pool.of(*card))).sum();
    for count in more.saturating_sub(others)..=there.min(more) {
        let mut found = found;
        (0..count).for_each(|_| found.add(*kind));
        sets(pool, rest, more - count, found, ways * falling(there, count), then);
    }
}

/// Every set of so many Morgans, with the number of ways to put them aside.
pub fn opening(cards: &Cards, unused: u8) -> Worlds {
    let morgans: Vec<Card> = Card::all().filter(|card| card.is_morgan() && cards.has(*card)).collect();
    let mut worlds = Vec::new();
    sets(cards, &morgans, unused.into(), Cards::NONE, 1.0, &mut |aside, ways| {
        let same: f64 =
            Card::all().map(|card| falling(aside.of(card).into(), aside.of(card).into())).product();
        let mut world = World::default();
        aside.iter().for_each(|card| world.name(card));
        world.unused = aside;
        worlds.push((ways / same, world));
    });
    worlds
}
