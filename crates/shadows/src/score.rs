//! What an opened pile is worth (SC-26 to SC-41): pure functions over cards.

use core::ops::Add;

use serde::{Deserialize, Serialize};

use crate::card::{Card, Value};
use crate::cards::Cards;
use crate::deck::Deck;
use crate::quest::{ByQuest, Quest};

/// An opened Threat pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pile {
    /// What counts.
    pub cards: Cards,
    /// What Merlin took away.
    pub removed: Cards,
}

/// The rulings that change a score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rulings {
    /// Merlin #5 saves the Main quest even from Morgan #7 (SC-33).
    pub merlin5_beats_morgan7: bool,
    /// Merlin #5 counts the cards before the removals (G-12).
    pub merlin5_count_before: bool,
    /// At most so many swords are still in the box (SC-55).
    pub supply: Option<u8>,
}

/// What became of the Main quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// The cards of one quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tally {
    /// How many.
    cards: u16,
    /// How many of them are "?".
    queries: u16,
    /// The sum of the numbers.
    sum: u16,
}

impl Tally {
    #[inline]
    fn of(cards: &Cards, quest: Quest) -> Tally {
        let counts = cards.quests() >> (20 * quest.number());
        let count = |place: u32| u16::try_from(counts >> (4 * place) & 15).unwrap_or(0);
        let (queries, twos, threes, fours, fives) = (count(0), count(1), count(2), count(3), count(4));
        let numbers = twos + threes + fours + fives;
        Tally { cards: queries + numbers, queries, sum: 2 * twos + 3 * threes + 4 * fours + 5 * fives }
    }
}

impl Add for Tally {
    type Output = Tally;
    fn add(self, other: Tally) -> Tally {
        Tally {
            cards: self.cards + other.cards,
            queries: self.queries + other.queries,
            sum: self.sum + other.sum,
        }
    }
}

impl Pile {
    /// Turns the pile over: Merlins and tokens remove their cards first (SC-28).
    pub fn open(cards: Cards, tokens: &ByQuest<u8>) -> Pile {
        let mut pile = Pile { cards, removed: Cards::NONE };
        for merlin in [Card::MERLIN_1, Card::MERLIN_2, Card::MERLIN_3] {
            for _ in 0..cards.of(merlin) {
                merlin.removes().iter().for_each(|quest| pile.remove(quest));
            }
        }
        for (quest, &count) in tokens.iter() {
            for _ in 0..count {
                pile.remove(quest);
            }
        }
        pile
    }

    /// Takes away the highest number of a quest; "?" is never touched (SC-28).
    pub fn remove(&mut self, quest: Quest) {
        let highest = Value::NUMBERS
            .into_iter()
            .map(|value| Card::quest(quest, value))
            .find(|card| self.cards.has(*card));
        if let Some(card) = highest {
            self.cards.take(card);
            self.removed.add(card);
        }
    }

    /// A card comes late (Gawain, SC-32): a Merlin removes now, earlier removals stand.
    pub fn join(&mut self, card: Card) {
        self.cards.add(card);
        card.removes().iter().for_each(|quest| self.remove(quest));
    }

    /// Whether Picts and Saxons are one quest (SC-8).
    pub fn is_united(&self) -> bool {
        self.cards.has(Card::MORGAN_8)
    }

    /// The quest under whose name this one is scored.
    fn heading(&self, quest: Quest) -> Quest {
        if self.is_united() && quest == Quest::Saxons { Quest::Picts } else { quest }
    }

    /// The cards of a quest, of both where Picts and Saxons are united (SC-8).
    fn tally(&self, cards: &Cards, quest: Quest) -> Tally {
        if self.is_united() && matches!(quest, Quest::Picts | Quest::Saxons) {
            return Tally::of(cards, Quest::Picts) + Tally::of(cards, Quest::Saxons);
        }
        Tally::of(cards, quest)
    }

    /// What the Morgans #4 add to every quest that has a card (SC-31).
    fn plus(&self) -> u16 {
        (1..=Card::HIGHEST_PLUS)
            .filter_map(Card::morgan_4)
            .map(|card| u16::from(card.plus()) * u16::from(self.cards.of(card)))
            .sum()
    }

    /// The total of a quest (SC-29 to SC-31); the points of Merlin #6 are not in it.
    pub fn total(&self, quest: Quest) -> u16 {
        let Tally { cards, queries, sum } = self.tally(&self.cards, quest);
        if cards == 0 {
            return 0;
        }
        let each = if self.cards.has(Card::MORGAN_6) { 1 } else { queries };
        let mordred = match quest {
            Quest::Picts | Quest::Saxons => cards * u16::from(self.cards.of(Card::MORDRED)),
            Quest::Dragon | Quest::Excalibur | Quest::Grail => 0,
        };
        sum + queries * each + mordred + self.plus()
    }

    /// All totals, with the points that Merlin #6 adds to the Main quest.
    pub fn totals(&self, main: Quest, add: u8) -> ByQuest<u16> {
        ByQuest::new(|quest| {
            let main = self.heading(quest) == self.heading(main);
            self.total(quest) + if main { u16::from(add) } else { 0 }
        })
    }

    fn verdict(&self, main: Quest, total: u16, rulings: Rulings) -> Verdict {
        let mut count = self.tally(&self.cards, main).cards;
        if rulings.merlin5_count_before {
            count += self.tally(&self.removed, main).cards;
        }
        let five = self.cards.has(Card::MERLIN_5) && count == 5;
        let least = if self.cards.has(Card::MORGAN_5) { 12 } else { 11 };
        let doom = self.cards.has(Card::MORGAN_7) && total >= 14;
        if doom && !(five && rulings.merlin5_beats_morgan7) {
            Verdict::Doom
        } else if five || (least..=13).contains(&total) {
            Verdict::Success
        } else if total < least {
            Verdict::Baseless
        } else {
            Verdict::Failure
        }
    }

    /// The swords this pile brings (SC-33 to SC-39).
    pub fn score(&self, main: Quest, add: u8, deck: &Deck, rulings: Rulings) -> Score {
        let totals = self.totals(main, add);
        let main = self.heading(main);
        let verdict = self.verdict(main, *totals.get(main), rulings);
        let mut score = Score { totals, verdict, placed: ByQuest([0; 5]), white: 0, black: 0 };
        if verdict == Verdict::Doom {
            return score;
        }
        let mut supply = rulings.supply.unwrap_or(u8::MAX);
        let swords = self.earned(main, verdict, deck);
        let main_placed = self.place(&mut supply, swords);
        *score.placed.get_mut(main) = main_placed;
        match verdict {
            Verdict::Success => score.white = main_placed,
            Verdict::Baseless | Verdict::Failure | Verdict::Doom => score.black = main_placed,
        }
        let secondaries = Quest::ALL.into_iter().filter(|quest| *quest != main);
        for quest in secondaries.filter(|quest| self.heading(*quest) == *quest) {
            // SC-38: a Secondary can only fail.
            if *score.totals.get(quest) >= 14 {
                let swords = self.earned(quest, Verdict::Failure, deck);
                let placed = self.place(&mut supply, swords);
                *score.placed.get_mut(quest) = placed;
                score.black += placed;
            }
        }
        score
    }

    fn earned(&self, quest: Quest, verdict: Verdict, deck: &Deck) -> u8 {
        match verdict {
            Verdict::Baseless => 1,
            Verdict::Success | Verdict::Failure | Verdict::Doom => {
                let united = self.is_united() && quest == Quest::Picts;
                deck.swords(quest) + if united { deck.swords(Quest::Saxons) } else { 0 }
            }
        }
    }

    /// SC-39: whoever places swords places one more for each Morgan #3; SC-55: as far as the box has them.
    fn place(&self, supply: &mut u8, swords: u8) -> u8 {
        let placed = (swords + self.cards.of(Card::MORGAN_3)).min(*supply);
        *supply -= placed;
        placed
    }
}
