//! What one seat can know of the rumours and of the loyalties: exact counts from its own notices.
//!
//! Chance is weighed exactly. What players choose is weighed by stated priors, not by measurement: a Loyal player
//! announces the card as it is (SC-63); a Traitor whispers the truth half of the time and otherwise any quest card;
//! Vivien's choices are even; of drawn cards each that may be laid is laid as likely as every other. Everything else a
//! player does is taken to tell nothing of cards; of loyalties it tells what [`Census::weigh`] is given, and that is
//! kept apart from the hard facts.
//!
//! Nothing is cut off. What has to be told apart is small: how the loyalty cards may lie (at most C(9, 2) ways), and
//! which Morgans are out or discarded unseen. All other cards are exchangeable, and slots face down are summed in closed
//! form ([`slot`]). Loyalties and cards are independent but for what was whispered, so their weights are factors.

mod draw;
mod lot;
mod sample;
mod slot;
mod total;
mod world;

use std::collections::HashMap;

use game::{Notice, Seat};
use shadows::{Card, Cards, Loyalty, Options, Private, Public, Setup};

use draw::Worlds;
use lot::Lot;
pub use sample::Deal;
use slot::Slots;
pub use slot::{HONEST, HONEST_LOYAL};
pub use total::Totals;
use world::World;

/// Everything one seat can know.
#[derive(Clone, Debug)]
pub struct Census {
    seat: Seat,
    cards: Cards,
    /// Cards this seat has seen and knows not to be in the deck, and how many of them are no Morgans.
    known: Cards,
    known_plain: u8,
    /// The pile as far as this seat knows it for sure.
    pile: Cards,
    /// The pile that is open, until it is scored.
    opened: Cards,
    /// The discard pile as far as this seat saw it.
    discard: Cards,
    /// Cards in the deck and in the discard pile: public.
    deck: u8,
    spent: u8,
    /// How many cards of the game are no Morgans.
    plain: u8,
    /// Cards this seat has drawn and not laid.
    own: Vec<Card>,
    /// The next announcement is this seat's own.
    whispers: bool,
    /// Vivien's drawer, who chooses between the own card and the first in the middle.
    drawer: Option<Seat>,
    slots: Slots,
    blocks: Vec<Block>,
}

/// Loyalties and cards that are independent of each other but for the slots.
#[derive(Clone, Debug)]
struct Block {
    lots: Vec<Lot>,
    worlds: Worlds,
}

/// Worlds of a block that fill the free slots alike, and what the slots say of each lot in them.
struct Side<'a> {
    worlds: Vec<(f64, &'a World)>,
    pool: Cards,
    free: u64,
    /// By lot: what was said of known cards, and the ways to fill the others.
    told: Vec<f64>,
    ways: Vec<f64>,
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
        let plain = cards.iter().filter(|card| !card.is_morgan()).fold(0, |sum, _| sum + 1);
        Census {
            seat,
            cards,
            known: Cards::NONE,
            known_plain: 0,
            pile: Cards::NONE,
            opened: Cards::NONE,
            discard: Cards::NONE,
            deck: cards.len().saturating_sub(unused),
            spent: 0,
            plain,
            own: Vec::new(),
            whispers: false,
            drawer: None,
            slots: Slots::new(loyal_may_lie),
            blocks: vec![Block { lots: Vec::new(), worlds: draw::opening(&cards, unused) }],
        }
    }

    /// Takes in one of the seat's notices.
    pub fn fold(&mut self, notice: &Notice<Public, Private>) {
        if let Some(public) = &notice.public {
            self.public(public, notice.private.as_ref());
        } else if let Some(Private::Looked { from, cards }) = notice.private {
            self.look(from, cards.iter().copied());
        }
        self.settle();
    }

    fn public(&mut self, public: &Public, private: Option<&Private>) {
        match *public {
            Public::Dealt { loyal, traitors, first: _ } => self.deal(loyal, traitors, private),
            Public::Laid { card, .. } => {
                self.draw(card);
                self.pile.add(card);
            }
            Public::Heard { .. } => match private {
                Some(Private::Heard { card }) => {
                    self.draw(*card);
                    self.pile.add(*card);
                    self.whispers = true;
                }
                _ => self.hear(),
            },
            Public::Announced { seat, card } => self.announce(seat, card),
            Public::Opened { cards, .. } => self.open(&cards),
            Public::Scored { .. } => {
                let opened = std::mem::take(&mut self.opened);
                self.spent += opened.len();
                self.discard.add_all(&opened);
            }
            Public::Shuffled => self.shuffle(),
            Public::Returned => self.put_back(),
            Public::Looked { .. } => {
                if let Some(Private::Looked { from, cards }) = private {
                    self.look(*from, cards.iter().copied());
                }
            }
            Public::Drew { .. } => match private {
                Some(Private::Drew { card }) => {
                    self.draw(*card);
                    self.own.push(*card);
                }
                _ => self.draw_unseen(),
            },
            Public::Placed { seat, card, discarded, .. } => self.place(seat, card, discarded, private),
            Public::Joined { seat, card, rest, back } => self.join(seat, card, rest, back),
            _ => self.loyalty(public, private),
        }
    }

    /// How this seat played was so many times as likely for a Traitor as for a Loyal player: soft, and no hard fact.
    pub fn weigh(&mut self, seat: Seat, ratio: f64) {
        for block in &mut self.blocks {
            for lot in block.lots.iter_mut().filter(|lot| lot.traitors.contains(seat)) {
                lot.soft *= ratio;
            }
        }
    }

    /// Keeps the weights in the middle of what a number can hold.
    fn settle(&mut self) {
        self.blocks.retain(|block| !block.lots.is_empty() && !block.worlds.is_empty());
        let most = |of: &dyn Fn(&Block) -> f64| self.blocks.iter().map(of).fold(0.0, f64::max);
        let world = most(&|block| block.worlds.iter().map(|(weight, _)| *weight).fold(0.0, f64::max));
        let hard = most(&|block| block.lots.iter().map(|lot| lot.hard).fold(0.0, f64::max));
        let soft = most(&|block| block.lots.iter().map(|lot| lot.soft).fold(0.0, f64::max));
        for block in &mut self.blocks {
            block.worlds.iter_mut().for_each(|(weight, _)| *weight /= world);
            for lot in &mut block.lots {
                lot.hard /= hard;
                lot.soft /= soft;
            }
        }
    }

    fn learn(&mut self, card: Card) {
        self.known.add(card);
        self.known_plain += u8::from(!card.is_morgan());
    }

    fn unlearn(&mut self, card: Card) {
        if self.known.take(card) {
            self.known_plain -= u8::from(!card.is_morgan());
        }
    }

    /// Cards of this kind that neither this seat nor this world can place; some may lie in free slots.
    fn loose(&self, world: &World, card: Card) -> u8 {
        self.cards.of(card).saturating_sub(self.known.of(card)).saturating_sub(world.named().0.of(card))
    }

    fn pool(&self, world: &World) -> Cards {
        let mut pool = Cards::NONE;
        Card::all().for_each(|card| pool.set(card, self.loose(world, card)));
        pool
    }

    /// Places that hold cards which are no Morgans and can be any of them, free slots aside.
    fn places(&self, world: &World) -> f64 {
        let slots = world.free(self.slots.mask()).count_ones();
        let plain = self.plain.saturating_sub(self.known_plain).saturating_sub(world.named().1);
        f64::from(u32::from(plain).saturating_sub(slots))
    }

    /// How many of the deck's cards below the known top are no Morgans.
    fn plain_deck(&self, world: &World) -> f64 {
        let (named, plain) = world.named();
        let morgans = self.cards.len() - self.plain;
        let seen = self.known.len() - self.known_plain + named.len() - plain;
        let deck = self.below(world);
        f64::from(deck.saturating_sub(morgans.saturating_sub(seen)))
    }

    /// How many cards of the deck lie below the known top.
    fn below(&self, world: &World) -> u8 {
        self.deck.saturating_sub(u8::try_from(world.top.len()).unwrap_or(u8::MAX))
    }

    /// The worlds of a block by how they fill the slots.
    fn sides<'a>(&'a self, block: &'a Block) -> Vec<Side<'a>> {
        let mut sides: Vec<Side<'a>> = Vec::new();
        if self.slots.is_empty() {
            let worlds = block.worlds.iter().map(|(weight, world)| (*weight, world)).collect();
            let one = vec![1.0; block.lots.len()];
            return vec![Side { worlds, pool: Cards::NONE, free: 0, told: one.clone(), ways: one }];
        }
        let mut found = HashMap::new();
        for (weight, world) in &block.worlds {
            let mut pool = Cards::NONE;
            let quests = Card::all().filter(|card| card.is_quest());
            quests.for_each(|card| pool.set(card, self.loose(world, card)));
            // There can be thousands of both: looked up, not looked through.
            let place = *found.entry((world.sure, world.right, &world.shut, pool)).or_insert(sides.len());
            if let Some(side) = sides.get_mut(place) {
                side.worlds.push((*weight, world));
                continue;
            }
            let free = world.free(self.slots.mask());
            let told = block.lots.iter().map(|lot| self.slots.told(world, lot.liars)).collect();
            let ways = self.ways(block, free, &pool);
            sides.push(Side { worlds: vec![(*weight, world)], pool, free, told, ways });
        }
        sides
    }

    /// In how many ways the free slots can be filled from these cards, by lot.
    fn ways(&self, block: &Block, free: u64, pool: &Cards) -> Vec<f64> {
        let mut ways: Vec<f64> = Vec::with_capacity(block.lots.len());
        for lot in &block.lots {
            // Lots with the same liars have the same ways.
            let before = block.lots.iter().zip(&ways).find(|(other, _)| other.liars == lot.liars);
            ways.push(before.map_or_else(|| self.slots.ways(free, lot.liars, pool), |(_, same)| *same));
        }
        ways
    }

    /// The weight of every lot, and what it is worth to `of`.
    fn over_lots(&self, mut of: impl FnMut(&Lot, f64)) {
        for block in &self.blocks {
            for side in self.sides(block) {
                let worlds: f64 = side.worlds.iter().map(|(weight, _)| weight).sum();
                for ((lot, told), ways) in block.lots.iter().zip(&side.told).zip(&side.ways) {
                    of(lot, worlds * told * ways);
                }
            }
        }
    }

    fn share(&self, of: impl Fn(&Lot) -> bool, soft: bool) -> f64 {
        let (mut all, mut some) = (0.0, 0.0);
        self.over_lots(|lot, weight| {
            let weight = weight * if soft { lot.soft } else { lot.hard };
            all += weight;
            some += if of(lot) { weight } else { 0.0 };
        });
        if all > 0.0 { some / all } else { 0.0 }
    }

    /// How likely this seat is a Traitor now, by the rules and the stated priors alone.
    pub fn traitor(&self, seat: Seat) -> f64 {
        self.share(|lot| lot.traitors.contains(seat), false)
    }

    /// The same, how everybody played included.
    pub fn suspicion(&self, seat: Seat) -> f64 {
        self.share(|lot| lot.traitors.contains(seat), true)
    }

    /// The same for every seat at once, by its number: one pass instead of many.
    pub fn suspicions(&self) -> Vec<f64> {
        let mut sums = vec![0.0; Seat::ALL.len()];
        let mut all = 0.0;
        self.over_lots(|lot, weight| {
            let weight = weight * lot.soft;
            all += weight;
            for seat in lot.traitors {
                if let Some(sum) = sums.get_mut(usize::from(seat.number())) {
                    *sum += weight;
                }
            }
        });
        sums.iter_mut().for_each(|sum| *sum = if all > 0.0 { *sum / all } else { 0.0 });
        sums
    }

    /// How likely nobody at the table is a Traitor.
    pub fn nobody(&self) -> f64 {
        self.share(|lot| lot.traitors.is_empty(), false)
    }

    /// The loyalty this seat would be shown, where it is certain.
    pub fn certain(&self, seat: Seat) -> Option<Loyalty> {
        let (mut loyal, mut traitor) = (false, false);
        self.over_lots(|lot, weight| {
            let side = if lot.traitors.contains(seat) { &mut traitor } else { &mut loyal };
            *side |= weight * lot.hard > 0.0;
        });
        (loyal != traitor).then(|| Loyalty::traitor(traitor))
    }

    /// For every card the mean over everything of what `of` makes of a world and of how likely one place holds that card:
    /// a place of which it is known only that it holds no Morgan, and a place of the deck below the known top.
    fn means(&self, of: impl Fn(&World, Card, [f64; 2]) -> f64) -> Vec<f64> {
        let mut sums = vec![0.0; usize::from(Card::KINDS)];
        let mut all = 0.0;
        for block in &self.blocks {
            for side in self.sides(block) {
                let weights: Vec<f64> =
                    block.lots.iter().zip(&side.told).map(|(lot, told)| lot.hard * told).collect();
                let total = |ways: &[f64]| weights.iter().zip(ways).map(|(one, two)| one * two).sum::<f64>();
                let ways = total(&side.ways);
                if ways == 0.0 {
                    continue;
                }
                all += ways * side.worlds.iter().map(|(weight, _)| weight).sum::<f64>();
                // What does not hang on the card is reckoned once a world.
                let worlds: Vec<(f64, &World, f64, f64)> = side
                    .worlds
                    .iter()
                    .map(|(weight, world)| {
                        let share = |number: f64, all: f64| if all > 0.0 { number / all } else { 0.0 };
                        let place = share(1.0, self.places(world));
                        let plain = share(self.plain_deck(world), f64::from(self.below(world)));
                        (weight * ways, *world, place, plain)
                    })
                    .collect();
                for (card, sum) in Card::all().zip(&mut sums).filter(|(card, _)| self.cards.has(*card)) {
                    let mut fewer = side.pool;
                    let after = if side.free != 0 && fewer.take(card) {
                        total(&self.ways(block, side.free, &fewer)) / ways
                    } else {
                        1.0
                    };
                    for (weight, world, place, plain) in &worlds {
                        let loose = f64::from(self.loose(world, card));
                        let [one, deck] = match card.is_morgan() {
                            true => [0.0, loose / f64::from(self.below(world)).max(1.0)],
                            false => [loose * place * after, loose * place * after * plain],
                        };
                        *sum += weight * of(world, card, [one, deck]);
                    }
                }
            }
        }
        sums.iter_mut().for_each(|sum| *sum = if all > 0.0 { *sum / all } else { 0.0 });
        sums
    }

    /// How likely the next card of the deck is each card, by its number.
    pub fn nexts(&self) -> Vec<f64> {
        self.means(|world, card, [one, deck]| match world.top.front() {
            Some(Some(next)) => f64::from(u8::from(*next == card)),
            Some(None) => one,
            None if self.deck == 0 => 0.0,
            None => deck,
        })
    }

    /// How many cards of each kind the deck holds, in the mean, by the kind's number.
    pub fn lefts(&self) -> Vec<f64> {
        self.means(|world, card, [one, deck]| {
            let top = world.top.iter().map(|top| match top {
                Some(top) => f64::from(u8::from(*top == card)),
                None => one,
            });
            top.sum::<f64>() + deck * f64::from(self.below(world))
        })
    }

    /// How likely the next card of the deck is this one.
    pub fn next(&self, card: Card) -> f64 {
        self.nexts().get(usize::from(card.number())).copied().unwrap_or(0.0)
    }

    /// How many cards of this kind the deck holds, in the mean.
    pub fn left(&self, card: Card) -> f64 {
        self.lefts().get(usize::from(card.number())).copied().unwrap_or(0.0)
    }

    /// Whether the deck may hold such a card at all.
    pub fn may_come(&self, card: Card) -> bool {
        self.left(card) > 0.0
    }

    /// The Threat pile as far as this seat knows it for sure.
    pub fn pile(&self) -> &Cards {
        &self.pile
    }

    /// Whether anything lies face down that this seat does not know.
    pub fn is_dark(&self) -> bool {
        !self.slots.is_empty()
    }

    /// How many cards the deck has.
    pub fn deck(&self) -> u8 {
        self.deck
    }

    /// How many suppositions are kept: loyalties and cards.
    pub fn size(&self) -> (usize, usize) {
        let lots = self.blocks.iter().map(|block| block.lots.len()).sum();
        (lots, self.blocks.iter().map(|block| block.worlds.len()).sum())
    }
}

#[cfg(test)]
mod tests;
