//! What an opened pile is worth (SC-26 to SC-41): pure functions over cards.

use core::ops::Add;

use serde::{Deserialize, Serialize};

use crate::card::{Card, Value};
use crate::cards::Cards;
use crate::deck::Deck;
use crate::quest::{ByQuest, Quest};
use crate::token::Tokens;

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
        let queries = counts & 15;
        // Twos and fours, threes and fives, a byte each. The middle byte of a product is what they are worth.
        let (even, odd) = (counts >> 4 & 0x0f0f, counts >> 8 & 0x0f0f);
        let sum = (even * 0x0204 + odd * 0x0305) >> 8 & 0xff;
        let both = even + odd;
        let numbers = (both + (both >> 8)) & 0xff;
        let short = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
        Tally { cards: short(queries + numbers), queries: short(queries), sum: short(sum) }
    }
}

/// What the Morgans and Mordreds in a pile do to totals and swords.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Influence {
    /// Morgan #3: so many swords more wherever some are placed.
    more: u8,
    /// The points of the Morgans #4.
    plus: u16,
    /// What the Main quest needs: 11, or 12 with Morgan #5.
    least: u16,
    /// Morgan #6: every "?" is one.
    single: bool,
    /// Morgan #7: 14 is the end.
    doom: bool,
    /// Morgan #8: Picts and Saxons are one quest.
    united: bool,
    /// Mordreds.
    mordreds: u16,
}

impl Influence {
    /// Without any of them.
    const NONE: Influence =
        Influence { more: 0, plus: 0, least: 11, single: false, doom: false, united: false, mordreds: 0 };

    #[inline(always)]
    fn of(cards: &Cards) -> Influence {
        if cards.is_plain() {
            return Influence::NONE;
        }
        let pluses = (1..=Card::HIGHEST_PLUS).filter_map(Card::morgan_4);
        Influence {
            more: cards.of(Card::MORGAN_3),
            plus: pluses.map(|card| u16::from(card.plus()) * u16::from(cards.of(card))).sum(),
            least: if cards.has(Card::MORGAN_5) { 12 } else { 11 },
            single: cards.has(Card::MORGAN_6),
            doom: cards.has(Card::MORGAN_7),
            united: cards.has(Card::MORGAN_8),
            mordreds: u16::from(cards.of(Card::MORDRED)),
        }
    }

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

    /// The quest under whose name this one is scored.
    #[inline(always)]
    fn heading(self, quest: Quest) -> Quest {
        if self.united && quest == Quest::Saxons { Quest::Picts } else { quest }
    }

    /// The swords of a quest that succeeds or fails.
    #[inline(always)]
    fn swords(self, quest: Quest, deck: &Deck) -> u8 {
        let united = self.united && quest == Quest::Picts;
        deck.swords(quest) + if united { deck.swords(Quest::Saxons) } else { 0 }
    }

    /// SC-39: whoever places swords places one more for each Morgan #3; SC-55: as far as the box has them.
    #[inline(always)]
    fn place(self, swords: u8, supply: &mut u8) -> u8 {
        let placed = (swords + self.more).min(*supply);
        *supply -= placed;
        placed
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
    /// Not opened yet.
    pub(crate) const CLOSED: Pile = Pile { cards: Cards::NONE, removed: Cards::NONE };

    /// Turns the pile over: Merlins and tokens remove their cards first (SC-28).
    pub fn open(cards: Cards, tokens: &ByQuest<u8>) -> Pile {
        let mut pile = Pile { cards, removed: Cards::NONE };
        pile.remove_all(tokens);
        pile
    }

    /// The same where it lies, by the tokens that lie there.
    #[inline(always)]
    pub(crate) fn turn(&mut self, cards: &Cards, tokens: Tokens) {
        self.cards = *cards;
        if cards.has_remover() || !tokens.is_empty() {
            self.remove_by(tokens);
        }
    }

    #[inline(never)]
    fn remove_by(&mut self, tokens: Tokens) {
        self.remove_by_merlins();
        tokens.iter().for_each(|token| self.remove(token.quest()));
    }

    fn remove_all(&mut self, tokens: &ByQuest<u8>) {
        self.remove_by_merlins();
        for (quest, &count) in tokens.iter() {
            (0..count).for_each(|_| self.remove(quest));
        }
    }

    fn remove_by_merlins(&mut self) {
        if self.cards.has_remover() {
            for merlin in [Card::MERLIN_1, Card::MERLIN_2, Card::MERLIN_3] {
                for _ in 0..self.cards.of(merlin) {
                    merlin.removes().iter().for_each(|quest| self.remove(quest));
                }
            }
        }
    }

    /// Takes away the highest number of a quest; "?" is never touched (SC-28).
    pub fn remove(&mut self, quest: Quest) {
        let numbers = self.cards.of_quest(quest) >> 4;
        let highest = numbers.checked_ilog2().and_then(|bit| Value::new(1 + bit / 4));
        if let Some(card) = highest.map(|value| Card::quest(quest, value)) {
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

    /// The cards of a quest, of both where Picts and Saxons are united (SC-8).
    fn tally(&self, cards: &Cards, quest: Quest) -> Tally {
        if self.is_united() && matches!(quest, Quest::Picts | Quest::Saxons) {
            return Tally::of(cards, Quest::Picts) + Tally::of(cards, Quest::Saxons);
        }
        Tally::of(cards, quest)
    }

    /// The total of a quest (SC-29 to SC-31); the points of Merlin #6 are not in it.
    pub fn total(&self, quest: Quest) -> u16 {
        Influence::of(&self.cards).total(self.tally(&self.cards, quest), quest)
    }

    /// All totals, with the points that Merlin #6 adds to the Main quest.
    pub fn totals(&self, main: Quest, add: u8) -> ByQuest<u16> {
        self.totals_under(Influence::of(&self.cards), main, add)
    }

    #[inline(always)]
    fn totals_under(&self, influence: Influence, main: Quest, add: u8) -> ByQuest<u16> {
        if influence.united {
            return self.united_totals(main, add);
        }
        let total = |quest: Quest| influence.total(Tally::of(&self.cards, quest), quest);
        let mut totals = ByQuest([
            total(Quest::Picts),
            total(Quest::Saxons),
            total(Quest::Dragon),
            total(Quest::Excalibur),
            total(Quest::Grail),
        ]);
        *totals.get_mut(main) += u16::from(add);
        totals
    }

    #[cold]
    fn united_totals(&self, main: Quest, add: u8) -> ByQuest<u16> {
        let influence = Influence::of(&self.cards);
        ByQuest::new(|quest| {
            let main = influence.heading(quest) == influence.heading(main);
            self.total(quest) + if main { u16::from(add) } else { 0 }
        })
    }

    /// Merlin #5: whether the Main quest has five cards.
    #[inline(never)]
    fn is_five(&self, main: Quest, rulings: Rulings) -> bool {
        let mut count = self.tally(&self.cards, main).cards;
        if rulings.merlin5_count_before {
            count += self.tally(&self.removed, main).cards;
        }
        count == 5
    }

    #[inline(always)]
    fn verdict(&self, influence: Influence, main: Quest, total: u16, rulings: Rulings) -> Verdict {
        let five = self.cards.has(Card::MERLIN_5) && self.is_five(main, rulings);
        if influence.doom && total >= 14 && !(five && rulings.merlin5_beats_morgan7) {
            Verdict::Doom
        } else if five || (influence.least..=13).contains(&total) {
            Verdict::Success
        } else if total < influence.least {
            Verdict::Baseless
        } else {
            Verdict::Failure
        }
    }

    /// The swords this pile brings (SC-33 to SC-39).
    pub fn score(&self, main: Quest, add: u8, deck: &Deck, rulings: Rulings) -> Score {
        self.score_under(Influence::of(&self.cards), main, add, deck, rulings)
    }

    /// The same for a pile that nothing changes ([`Cards::is_plain`]), as most are: in registers alone, since every
    /// second or third turn ends here. None where more has to be looked at.
    #[inline(always)]
    pub(crate) fn score_plain(&self, main: Quest, add: u8, deck: &Deck, rulings: Rulings) -> Option<Score> {
        // Per lane what is lacking to a failure; its carry into this bit says that nothing is.
        const FAILED: u64 = 1 << 11 | 1 << 31 | 1 << 51;
        const LACKING: u64 = FAILED - 14 * (1 | 1 << 20 | 1 << 40);
        let [first, second] = self.cards.lanes();
        let (first, second) = (first.plain(), second.plain());
        let failed = ((first + LACKING) | (second + LACKING)) & FAILED != 0;
        if failed || add != 0 || rulings.supply.is_some() || self.cards.has(Card::MERLIN_5) {
            return None;
        }
        let short = |lanes: u64| u16::try_from(lanes & 0xfff).unwrap_or(u16::MAX);
        let place = u32::from(main.number());
        let total = if place < 3 { first >> (20 * place) } else { second >> (20 * (place - 3)) };
        let success = short(total) >= 11;
        let swords = if success { deck.swords(main) } else { 1 };
        let placed = |quest: Quest| if quest == main { swords } else { 0 };
        Some(Score {
            totals: ByQuest([
                short(first),
                short(first >> 20),
                short(first >> 40),
                short(second),
                short(second >> 20),
            ]),
            verdict: if success { Verdict::Success } else { Verdict::Baseless },
            placed: ByQuest([
                placed(Quest::Picts),
                placed(Quest::Saxons),
                placed(Quest::Dragon),
                placed(Quest::Excalibur),
                placed(Quest::Grail),
            ]),
            white: if success { swords } else { 0 },
            black: if success { 0 } else { swords },
        })
    }

    #[inline(always)]
    fn score_under(
        &self,
        influence: Influence,
        main: Quest,
        add: u8,
        deck: &Deck,
        rulings: Rulings,
    ) -> Score {
        let totals = self.totals_under(influence, main, add);
        let main = influence.heading(main);
        let verdict = self.verdict(influence, main, *totals.get(main), rulings);
        let mut score = Score { totals, verdict, placed: ByQuest([0; 5]), white: 0, black: 0 };
        if verdict == Verdict::Doom {
            return score;
        }
        let mut supply = rulings.supply.unwrap_or(u8::MAX);
        let swords = if verdict == Verdict::Baseless { 1 } else { influence.swords(main, deck) };
        let placed = influence.place(swords, &mut supply);
        *score.placed.get_mut(main) = placed;
        if verdict == Verdict::Success {
            score.white = placed;
        } else {
            score.black = placed;
        }
        // SC-38: a Secondary can only fail.
        if totals.0.iter().fold(false, |any, total| any | (*total >= 14)) {
            score.fail(influence, main, supply, deck);
        }
        score
    }
}

impl Score {
    /// The black swords of every Secondary with 14 or more.
    #[inline(never)]
    fn fail(&mut self, influence: Influence, main: Quest, mut supply: u8, deck: &Deck) {
        for quest in Quest::ALL {
            if *self.totals.get(quest) >= 14 && quest != main && influence.heading(quest) == quest {
                let placed = influence.place(influence.swords(quest, deck), &mut supply);
                *self.placed.get_mut(quest) = placed;
                self.black += placed;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_pile_is_scored_like_any_other() {
        let deck = Deck::standard(true);
        let (mut number, mut plain) = (1u64, 0);
        let mut below = |bound: u64| {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (number >> 33) % bound
        };
        for _ in 0..20_000 {
            let mut left = deck.cards;
            let mut pile = Pile::CLOSED;
            for _ in 0..below(8) {
                let card = left.nth(below(u64::from(left.len()))).unwrap();
                left.take(card);
                pile.cards.add(card);
            }
            for main in Quest::ALL {
                let (add, supply) = (u8::from(below(9) == 0), (below(9) == 0).then_some(2));
                let rulings = Rulings { supply, ..Rulings::default() };
                if !pile.cards.is_plain() {
                    continue;
                }
                if let Some(score) = pile.score_plain(main, add, &deck, rulings) {
                    assert_eq!(score, pile.score(main, add, &deck, rulings), "{pile:?} {main}");
                    plain += 1;
                }
            }
        }
        assert!(plain > 10_000, "{plain}");
    }
}
