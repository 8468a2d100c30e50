//! What an opened pile is worth (SC-26 to SC-41): pure functions over cards.

use serde::{Deserialize, Serialize};

use super::card::{Card, Value};
use super::cards::Cards;
use super::deck::Deck;
use super::quest::{ByQuest, Quest};

/// An opened Threat pile.
///
/// ```
/// use shadows::{ByQuest, Card, Deck, Pile, Quest, Rulings, Verdict};
///
/// // 5 + 4 and two "?", which are worth two points each.
/// let cards = ["grail:5", "grail:4", "grail:?", "grail:?"].iter().map(|card| card.parse().unwrap());
/// let pile = Pile::open(cards.collect(), &ByQuest::default());
/// assert_eq!(pile.total(Quest::Grail), 13);
///
/// let score = pile.score(Quest::Grail, 0, &Deck::standard(false), Rulings::default());
/// assert_eq!((score.verdict, score.white, score.black), (Verdict::Success, 3, 0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile {
    /// The cards that count.
    pub cards: Cards,
    /// The cards that Merlin removed.
    pub removed: Cards,
}

/// The rulings that change a score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rulings {
    /// Merlin #5 saves the Main quest even from Morgan #7 (SC-33).
    pub merlin5_beats_morgan7: bool,
    /// Merlin #5 counts the cards before the removals (G-12).
    pub merlin5_count_before: bool,
    /// How many swords are still in the box, if they are limited (SC-55).
    pub supply: Option<u8>,
}

/// What became of the Main quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// White swords (SC-35).
    Success,
    /// Too little: one black sword (SC-36).
    Baseless,
    /// Too much: black swords (SC-37).
    Failure,
    /// Too much under Morgan #7: the end (SC-33).
    Doom,
}

/// A scored pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The total of every quest; 0 where it has no card.
    pub totals: ByQuest<u16>,
    /// What became of the Main quest.
    pub verdict: Verdict,
    /// Swords placed for each quest: white for a successful Main quest, otherwise black.
    pub placed: ByQuest<u8>,
    /// White swords.
    pub white: u8,
    /// Black swords.
    pub black: u8,
}

/// What the total of a quest is made of (SC-29 to SC-31). All of it is 0 for a quest without a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
pub struct Sum {
    /// The numbers that are left.
    pub numbers: u16,
    /// How many "?" there are.
    pub queries: u16,
    /// What each "?" is worth.
    pub each: u16,
    /// The points of Mordred.
    pub mordred: u16,
    /// The points of the Morgans #4.
    pub plus: u16,
    /// The points that Merlin #6 adds to the Main quest.
    pub add: u16,
}

impl Sum {
    /// The total.
    pub fn total(&self) -> u16 {
        self.numbers + self.queries * self.each + self.mordred + self.plus + self.add
    }
}

/// Too many points for any quest (SC-37, SC-38).
pub const TOO_MUCH: u16 = 14;
/// The fewest points with which the Main quest succeeds (SC-35).
pub const LEAST: u16 = 11;

impl Pile {
    /// Opens the pile: Merlins and tokens remove their cards first (SC-28).
    pub fn open(cards: Cards, tokens: &ByQuest<u8>) -> Pile {
        let mut pile = Pile { cards, removed: Cards::NONE };
        for merlin in [Card::MERLIN_1, Card::MERLIN_2, Card::MERLIN_3] {
            for _ in 0..cards.of(merlin) {
                merlin.removes().iter().for_each(|quest| pile.remove(quest));
            }
        }
        for (quest, &count) in tokens.iter() {
            (0..count).for_each(|_| pile.remove(quest));
        }
        pile
    }

    /// Removes the highest number of the quest, if it has any (SC-68).
    pub fn remove(&mut self, quest: Quest) {
        let highest = Value::NUMBERS.map(|value| Card::quest(quest, value));
        if let Some(card) = highest.into_iter().find(|card| self.cards.take(*card)) {
            self.removed.add(card);
        }
    }

    /// Adds a card to the open pile (Gawain, SC-32): a Merlin removes now, earlier removals stay.
    pub fn join(&mut self, card: Card) {
        self.cards.add(card);
        card.removes().iter().for_each(|quest| self.remove(quest));
    }

    /// Whether Picts and Saxons are one quest (Morgan #8, SC-8).
    pub fn is_united(&self) -> bool {
        self.cards.has(Card::MORGAN_8)
    }

    /// The total of a quest (SC-29 to SC-31), without the points of Merlin #6.
    pub fn total(&self, quest: Quest) -> u16 {
        self.sum(quest).total()
    }

    fn sum(&self, quest: Quest) -> Sum {
        let Tally { cards, queries, numbers } = self.tally(&self.cards, quest);
        if cards == 0 {
            return Sum::default();
        }
        let each = if self.cards.has(Card::MORGAN_6) { 1 } else { queries };
        let mordred = match quest {
            Quest::Picts | Quest::Saxons => cards * u16::from(self.cards.of(Card::MORDRED)),
            Quest::Dragon | Quest::Excalibur | Quest::Grail => 0,
        };
        Sum { numbers, queries, each, mordred, plus: self.plus(), add: 0 }
    }

    /// The points that the Morgans #4 add to every quest with a card.
    fn plus(&self) -> u16 {
        let morgans = (1..=Card::HIGHEST_PLUS).filter_map(Card::morgan_4);
        morgans.map(|card| u16::from(card.plus()) * u16::from(self.cards.of(card))).sum()
    }

    /// All totals, with the points that Merlin #6 adds to the Main quest.
    pub fn totals(&self, main: Quest, add: u8) -> ByQuest<u16> {
        let sums = self.sums(main, add);
        ByQuest::new(|quest| sums.get(quest).total())
    }

    /// What all totals are made of.
    pub fn sums(&self, main: Quest, add: u8) -> ByQuest<Sum> {
        let main = self.scored_as(main);
        ByQuest::new(|quest| {
            let added = if self.scored_as(quest) == main { add } else { 0 };
            Sum { add: added.into(), ..self.sum(quest) }
        })
    }

    /// The swords that this pile brings (SC-33 to SC-39).
    pub fn score(&self, main: Quest, add: u8, deck: &Deck, rulings: Rulings) -> Score {
        let totals = self.totals(main, add);
        let main = self.scored_as(main);
        let verdict = self.verdict(main, *totals.get(main), rulings);
        let mut score = Score { totals, verdict, placed: ByQuest::default(), white: 0, black: 0 };
        if verdict == Verdict::Doom {
            return score;
        }
        let mut supply = rulings.supply.unwrap_or(u8::MAX);
        let swords = if verdict == Verdict::Baseless { 1 } else { self.swords(main, deck) };
        let placed = self.place(swords, &mut supply);
        *score.placed.get_mut(main) = placed;
        if verdict == Verdict::Success {
            score.white = placed;
        } else {
            score.black = placed;
        }
        // SC-38: a Secondary quest can only fail.
        for quest in Quest::ALL {
            let secondary = quest != main && self.scored_as(quest) == quest;
            if secondary && *totals.get(quest) >= TOO_MUCH {
                let placed = self.place(self.swords(quest, deck), &mut supply);
                *score.placed.get_mut(quest) = placed;
                score.black += placed;
            }
        }
        score
    }

    fn verdict(&self, main: Quest, total: u16, rulings: Rulings) -> Verdict {
        let least = if self.cards.has(Card::MORGAN_5) { LEAST + 1 } else { LEAST };
        let doom = self.cards.has(Card::MORGAN_7) && total >= TOO_MUCH;
        let five = self.cards.has(Card::MERLIN_5) && self.has_five_cards(main, rulings);
        if doom && !(five && rulings.merlin5_beats_morgan7) {
            Verdict::Doom
        } else if five || (least..TOO_MUCH).contains(&total) {
            Verdict::Success
        } else if total < least {
            Verdict::Baseless
        } else {
            Verdict::Failure
        }
    }

    /// Merlin #5: whether the Main quest has exactly five cards.
    fn has_five_cards(&self, main: Quest, rulings: Rulings) -> bool {
        let mut count = self.tally(&self.cards, main).cards;
        if rulings.merlin5_count_before {
            count += self.tally(&self.removed, main).cards;
        }
        count == 5
    }

    /// The quest under whose name this one is scored.
    fn scored_as(&self, quest: Quest) -> Quest {
        if self.is_united() && quest == Quest::Saxons { Quest::Picts } else { quest }
    }

    /// The swords of a quest that succeeds or fails.
    fn swords(&self, quest: Quest, deck: &Deck) -> u8 {
        let united = self.is_united() && quest == Quest::Picts;
        deck.swords(quest) + if united { deck.swords(Quest::Saxons) } else { 0 }
    }

    /// SC-39: one sword more for each Morgan #3; SC-55: no more than the box still has.
    fn place(&self, swords: u8, supply: &mut u8) -> u8 {
        let placed = (swords + self.cards.of(Card::MORGAN_3)).min(*supply);
        *supply -= placed;
        placed
    }

    /// The cards of a quest, of both where Picts and Saxons are united (SC-8).
    fn tally(&self, cards: &Cards, quest: Quest) -> Tally {
        if self.is_united() && matches!(quest, Quest::Picts | Quest::Saxons) {
            Tally::of(cards, &[Quest::Picts, Quest::Saxons])
        } else {
            Tally::of(cards, &[quest])
        }
    }
}

/// The cards of a quest, counted.
#[derive(Default)]
struct Tally {
    cards: u16,
    queries: u16,
    /// The sum of the numbers.
    numbers: u16,
}

impl Tally {
    fn of(cards: &Cards, quests: &[Quest]) -> Tally {
        let mut tally = Tally::default();
        for &quest in quests {
            for value in Value::ALL {
                let count = u16::from(cards.of(Card::quest(quest, value)));
                tally.cards += count;
                tally.numbers += count * value.points();
                if value == Value::Query {
                    tally.queries += count;
                }
            }
        }
        tally
    }
}
