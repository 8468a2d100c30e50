//! What the Threat pile comes to, and how likely it runs over.

use std::collections::BTreeMap;

use shadows::{ByQuest, Card, Cards, Pile, Quest, Value};

use super::{Block, Census, Side};

/// A quest of this total or more has failed (SC-37).
const OVER: u16 = 14;

/// The total of a quest, with the probability of each.
pub type Totals = BTreeMap<u16, f64>;

/// What is asked of a pile.
struct Ask<'a> {
    quest: Quest,
    tokens: &'a ByQuest<u8>,
    totals: Totals,
}

impl Census {
    /// What this quest comes to now, with these tokens laid out (SC-28 to SC-31).
    pub fn totals(&self, quest: Quest, tokens: &ByQuest<u8>) -> Totals {
        let mut ask = Ask { quest, tokens, totals: Totals::new() };
        for block in &self.blocks {
            for side in self.sides(block) {
                let weight: f64 = side.worlds.iter().map(|(weight, _)| weight).sum();
                self.add_totals(block, &side, None, weight, &mut ask);
            }
        }
        scaled(ask.totals)
    }

    /// The same after one more card of the deck.
    pub fn totals_next(&self, quest: Quest, tokens: &ByQuest<u8>) -> Totals {
        let mut ask = Ask { quest, tokens, totals: Totals::new() };
        for block in &self.blocks {
            for side in self.sides(block) {
                for card in Card::all() {
                    // By whether the world had placed that card before: then the slots have one less to hold.
                    let mut weights = [0.0; 2];
                    for (weight, world) in side.worlds.iter().filter(|_| self.deck > 0) {
                        let (named, ways) = match world.top.front() {
                            Some(Some(_)) => (true, 1.0),
                            Some(None) => (false, 1.0),
                            None => (false, f64::from(self.deck)),
                        };
                        let [open, placed] = &mut weights;
                        *(if named { placed } else { open }) += weight * self.come(world, card) / ways;
                    }
                    for (weight, named) in weights.into_iter().zip([false, true]) {
                        if weight > 0.0 {
                            self.add_totals(block, &side, Some((card, named)), weight, &mut ask);
                        }
                    }
                }
            }
        }
        scaled(ask.totals)
    }

    /// How likely this quest is over now.
    pub fn over(&self, quest: Quest, tokens: &ByQuest<u8>) -> f64 {
        beyond(&self.totals(quest, tokens))
    }

    /// How likely it is over after one more card.
    pub fn over_next(&self, quest: Quest, tokens: &ByQuest<u8>) -> f64 {
        beyond(&self.totals_next(quest, tokens))
    }

    /// `more` is one more card, and whether the world had placed it already.
    fn add_totals(
        &self,
        block: &Block,
        side: &Side<'_>,
        more: Option<(Card, bool)>,
        weight: f64,
        ask: &mut Ask<'_>,
    ) {
        let mut cards = self.pile;
        let mut pool = side.pool;
        if let Some((_, world)) = side.worlds.first() {
            cards.add_all(&world.piled);
        }
        if let Some((card, named)) = more {
            cards.add(card);
            if !named {
                pool.take(card);
            }
        }
        // Face down lie quest cards alone, so what they do to a total hangs on the cards of its quests alone.
        let united = cards.has(Card::MORGAN_8) && matches!(ask.quest, Quest::Picts | Quest::Saxons);
        let quests: &[Quest] = if united { &[Quest::Picts, Quest::Saxons] } else { &[ask.quest] };
        let kinds: Vec<Card> =
            quests.iter().flat_map(|quest| Value::ALL.map(|value| Card::quest(*quest, value))).collect();
        let mut done: Vec<u64> = Vec::new();
        for lot in &block.lots {
            if done.contains(&lot.liars) {
                continue;
            }
            done.push(lot.liars);
            let same = block.lots.iter().zip(&side.told).filter(|(other, _)| other.liars == lot.liars);
            let lots: f64 = same.map(|(lot, told)| lot.hard * told).sum();
            self.slots.spread((side.free, lot.liars), &pool, &kinds, &mut |counts, ways| {
                let mut cards: Cards = cards;
                for (card, count) in kinds.iter().zip(counts) {
                    (0..*count).for_each(|_| cards.add(*card));
                }
                let total = Pile::open(cards, ask.tokens).total(ask.quest);
                *ask.totals.entry(total).or_default() += weight * lots * ways;
            });
        }
    }
}

fn scaled(mut totals: Totals) -> Totals {
    let all: f64 = totals.values().sum();
    totals.values_mut().for_each(|weight| *weight /= all);
    totals
}

fn beyond(totals: &Totals) -> f64 {
    totals.range(OVER..).map(|(_, chance)| chance).sum()
}
