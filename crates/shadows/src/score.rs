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
    #[inline(always)]
    fn of(cards: &Cards, quest: Quest) -> Tally {
        let counts = cards.of_quest(quest);
        let count = |place: u32| u16::try_from(counts >> (4 * place) & 15).unwrap_or(0);
        let (queries, twos, threes, fours, fives) = (count(0), count(1), count(2), count(3), count(4));
        let numbers = twos + threes + fours + fives;
        Tally { cards: queries + numbers, queries, sum: 2 * twos + 3 * threes + 4 * fours + 5 * fives }
    }
}

/// What the characters in a pile do to every total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Influence {
    /// Morgan #6: every "?" is one.
    single: bool,
    /// Mordreds.
    mordreds: u16,
    /// The points of the Morgans #4.
    plus: u16,
}

impl Influence {
    /// The total of a quest with these cards (SC-29 to SC-31).
    #[inline(always)]
    fn total(self, tally: Tally, quest: Quest) -> u16 {
        let Tally { cards, queries, sum } = tally;
        let each = if self.single { 1 } else { queries };
        let mordred = match quest {
            Quest::Picts | Quest::Saxons => cards * self.mordreds,
            Quest::Dragon | Quest::Excalibur | Quest::Grail => 0,
        };
        if cards == 0 { 0 } else { sum + queries * each + mordred + self.plus }
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
    #[inline(always)]
    fn plus(&self) -> u16 {
        (1..=Card::HIGHEST_PLUS)
            .filter_map(Card::morgan_4)
            .map(|card| u16::from(card.plus()) * u16::from(self.cards.of(card)))
            .sum()
    }

    /// What the characters in the pile do to every total.
    #[inline(always)]
    fn influence(&self) -> Influence {
        if self.cards.has_no_later_character() {
            return Influence::default();
        }
        Influence {
            single: self.cards.has(Card::MORGAN_6),
            mordreds: u16::from(self.cards.of(Card::MORDRED)),
            plus: self.plus(),
        }
    }

    /// The total of a quest (SC-29 to SC-31); the points of Merlin #6 are not in it.
    pub fn total(&self, quest: Quest) -> u16 {
        self.influence().total(self.tally(&self.cards, quest), quest)
    }

    /// All totals, with the points that Merlin #6 adds to the Main quest.
    #[inline(always)]
    pub fn totals(&self, main: Quest, add: u8) -> ByQuest<u16> {
        if self.is_united() {
            return self.united_totals(main, add);
        }
        let influence = self.influence();
        let of = |quest| influence.total(Tally::of(&self.cards, quest), quest);
        let [picts, saxons, dragon, excalibur, grail] = Quest::ALL;
        let mut totals = ByQuest([of(picts), of(saxons), of(dragon), of(excalibur), of(grail)]);
        *totals.get_mut(main) += u16::from(add);
        totals
    }

    #[cold]
    fn united_totals(&self, main: Quest, add: u8) -> ByQuest<u16> {
        ByQuest::new(|quest| {
            let main = self.heading(quest) == self.heading(main);
            self.total(quest) + if main { u16::from(add) } else { 0 }
        })
    }

    /// Merlin #5: whether the Main quest has five cards.
    fn is_five(&self, main: Quest, rulings: Rulings) -> bool {
        let mut count = self.tally(&self.cards, main).cards;
        if rulings.merlin5_count_before {
            count += self.tally(&self.removed, main).cards;
        }
        count == 5
    }

    #[inline(always)]
    fn verdict(&self, main: Quest, total: u16, rulings: Rulings) -> Verdict {
        let five = self.cards.has(Card::MERLIN_5) && self.is_five(main, rulings);
        let least = if self.cards.has(Card::MORGAN_5) { 12 } else { 11 };
        let doom = total >= 14 && self.cards.has(Card::MORGAN_7);
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
    #[inline(always)]
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
        for quest in Quest::ALL {
            // SC-38: a Secondary can only fail.
            if *score.totals.get(quest) >= 14 && quest != main && self.heading(quest) == quest {
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
