//! What the Threat pile comes to, and how likely it runs over.

use std::collections::BTreeMap;

use shadows::{ByQuest, Card, Cards, Pile, Quest, Value};

use super::Census;
use super::guess::Guess;

/// A quest of this total or more has failed (SC-37).
const OVER: u16 = 14;

/// The total of a quest, with the probability of each.
pub type Totals = BTreeMap<u16, f64>;

impl Census {
    /// What this quest comes to now, with these tokens laid out (SC-28 to SC-31).
    pub fn totals(&self, quest: Quest, tokens: &ByQuest<u8>) -> Totals {
        let mut totals = Totals::new();
        for guess in &self.guesses {
            self.add_totals(guess, quest, tokens, None, guess.weight, &mut totals);
        }
        totals
    }

    /// The same after one more card of the deck.
    pub fn totals_next(&self, quest: Quest, tokens: &ByQuest<u8>) -> Totals {
        let mut totals = Totals::new();
        for guess in &self.guesses {
            if let Some(next) = self.ahead.front() {
                self.add_totals(guess, quest, tokens, Some(*next), guess.weight, &mut totals);
                continue;
            }
            for card in Card::all() {
                let chance = guess.deck().chance(card);
                if guess.deck().deck > 0 && chance > 0.0 {
                    let mut drawn = guess.clone();
                    if let Some(pool) = drawn.what.pools.last_mut() {
                        pool.cards.take(card);
                        pool.deck -= 1;
                    }
                    self.add_totals(&drawn, quest, tokens, Some(card), guess.weight * chance, &mut totals);
                }
            }
        }
        totals
    }

    /// How likely this quest is over now.
    pub fn over(&self, quest: Quest, tokens: &ByQuest<u8>) -> f64 {
        beyond(&self.totals(quest, tokens))
    }

    /// How likely it is over after one more card.
    pub fn over_next(&self, quest: Quest, tokens: &ByQuest<u8>) -> f64 {
        beyond(&self.totals_next(quest, tokens))
    }

    fn add_totals(
        &self,
        guess: &Guess,
        quest: Quest,
        tokens: &ByQuest<u8>,
        more: Option<Card>,
        weight: f64,
        totals: &mut Totals,
    ) {
        let mut cards = self.open;
        cards.add_all(&guess.what.piled);
        more.iter().for_each(|card| cards.add(*card));
        // Face down lie quest cards alone, so what they do to a total hangs on the cards of its quests alone.
        let united = cards.has(Card::MORGAN_8) && matches!(quest, Quest::Picts | Quest::Saxons);
        let quests: &[Quest] = if united { &[Quest::Picts, Quest::Saxons] } else { &[quest] };
        let kinds: Vec<Card> =
            quests.iter().flat_map(|quest| Value::ALL.map(|value| Card::quest(*quest, value))).collect();
        spread(guess, 0, &kinds, cards, weight, &mut |cards, weight| {
            *totals.entry(Pile::open(cards, tokens).total(quest)).or_default() += weight;
        });
    }
}

/// Every way the cards face down can be of these kinds, pool by pool.
fn spread(
    guess: &Guess,
    from: usize,
    kinds: &[Card],
    cards: Cards,
    weight: f64,
    found: &mut dyn FnMut(Cards, f64),
) {
    let Some(pool) = guess.what.pools.get(from) else { return found(cards, weight) };
    if pool.hidden == 0 {
        return spread(guess, from + 1, kinds, cards, weight, found);
    }
    pool.hidings(kinds, &mut |counts, chance| {
        let mut cards = cards;
        for (card, count) in kinds.iter().zip(counts) {
            (0..*count).for_each(|_| cards.add(*card));
        }
        spread(guess, from + 1, kinds, cards, weight * chance, found);
    });
}

fn beyond(totals: &Totals) -> f64 {
    totals.range(OVER..).map(|(_, chance)| chance).sum()
}
