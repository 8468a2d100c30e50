//! What the rumour deck is made of: data, checked when it is loaded (SC-4 to SC-8).

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use game::Fault;
use serde::{Deserialize, Serialize};

use super::card::{Card, Face, Value};
use super::cards::Cards;
use super::quest::{ByQuest, Quest, QuestSet};
use crate::setup::fault;

/// The cards of the game, the quest symbols on its characters and the swords of its quests.
///
/// ```
/// use shadows::{Card, Deck, Quest};
///
/// let deck = Deck::standard(false);
/// assert_eq!(deck.cards().len(), 62);
/// assert_eq!(deck.swords(Quest::Grail), 3);
/// assert!(deck.symbols(Card::MORDRED).contains(Quest::Picts));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    cards: Cards,
    /// The symbols of each kind of card, by its number.
    symbols: [QuestSet; 45],
    swords: ByQuest<u8>,
}

/// Another deck than that of SC-5; only the differences are given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "shadows.ts"))]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct DeckWish {
    /// How many there are of a card: `{"merlin:4":1,"mordred":2}`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Counts>"))]
    pub counts: BTreeMap<Card, u8>,
    /// The symbols on `merlin`, `mordred`, `vivien`, `morgan:1` … `morgan:8`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub symbols: BTreeMap<String, QuestSet>,
    /// The values on the Morgan #4 cards, one card each: another way to give their counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<u8>>,
    /// Swords of a quest.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub swords: BTreeMap<Quest, u8>,
}

/// A number for some cards.
#[cfg(feature = "ts")]
#[derive(ts_rs::TS)]
#[ts(type = "{ [card in Card]?: number }", export_to = "shadows.ts")]
struct Counts;

impl Deck {
    /// The deck of SC-5, with the two promo cards of SC-8 or without.
    pub fn standard(promos: bool) -> Deck {
        let mut cards = Cards::NONE;
        for quest in Quest::ALL {
            for value in Value::ALL {
                cards.set(Card::quest(quest, value), standard_count(value));
            }
        }
        let characters = Card::all().filter(|card| !card.is_quest());
        for card in characters {
            let count = match card.face() {
                Face::Merlin(4) => 2,
                Face::Merlin(6) | Face::Morgan(8) => u8::from(promos),
                Face::Morgan(4) => u8::from(card.plus() <= 3),
                Face::Merlin(_) | Face::Morgan(_) | Face::Mordred | Face::Vivien => 1,
                Face::Quest(..) => 0,
            };
            cards.set(card, count);
        }
        let mut symbols = [QuestSet::NONE; 45];
        for (card, symbols) in Card::all().zip(&mut symbols) {
            *symbols = match card.face() {
                Face::Quest(quest, _) => QuestSet::only(quest),
                Face::Mordred => QuestSet::only(Quest::Picts).with(Quest::Saxons),
                Face::Morgan(3..=7) => QuestSet::ANY,
                Face::Merlin(_) | Face::Morgan(_) | Face::Vivien => QuestSet::NONE,
            };
        }
        Deck { cards, symbols, swords: ByQuest([1, 1, 2, 2, 3]) }
    }

    /// How many swords a quest may be worth (SC-4).
    pub const SWORDS: RangeInclusive<u8> = 1..=3;

    /// The deck that `wish` asks for; every fault is added to `faults`.
    pub fn build(wish: &DeckWish, promos: bool, faults: &mut Vec<Fault>) -> Deck {
        let mut deck = Deck::standard(promos);
        deck.take_counts(wish, faults);
        deck.take_symbols(wish, faults);
        for (&quest, &swords) in &wish.swords {
            if !Deck::SWORDS.contains(&swords) {
                let (least, most) = (Deck::SWORDS.start(), Deck::SWORDS.end());
                let message = format!("A quest gives {least} to {most} swords, not {swords}.");
                faults.push(fault(4, "swords", message, format!("options.deck.swords.{quest}")));
            }
            *deck.swords.get_mut(quest) = swords;
        }
        deck.check(promos, faults);
        deck
    }

    fn take_counts(&mut self, wish: &DeckWish, faults: &mut Vec<Fault>) {
        if let Some(values) = &wish.values {
            for plus in (1..=Card::HIGHEST_PLUS).filter_map(Card::morgan_4) {
                self.cards.set(plus, 0);
            }
            for (at, &value) in values.iter().enumerate() {
                match Card::morgan_4(value) {
                    Some(card) => self.cards.add(card),
                    None => {
                        let message = format!("A Morgan #4 adds 1 to {}, not {value}.", Card::HIGHEST_PLUS);
                        faults.push(fault(5, "morgan_value", message, format!("options.deck.values[{at}]")));
                    }
                }
            }
        }
        for (&card, &count) in &wish.counts {
            if count > Cards::MOST {
                let message = format!("There are at most {} cards of one kind.", Cards::MOST);
                faults.push(fault(5, "too_many_of_a_kind", message, format!("options.deck.counts.{card}")));
            }
            self.cards.set(card, count);
        }
    }

    fn take_symbols(&mut self, wish: &DeckWish, faults: &mut Vec<Fault>) {
        for (name, &wished) in &wish.symbols {
            let kinds = Card::all().filter(|card| character(*card).as_ref() == Some(name)).count();
            if kinds == 0 {
                let message =
                    format!("Symbols go on merlin, mordred, vivien or morgan:1 to morgan:8, not {name:?}.");
                faults.push(fault(7, "no_such_character", message, format!("options.deck.symbols.{name}")));
            }
            for (card, symbols) in Card::all().zip(&mut self.symbols) {
                if character(card).as_ref() == Some(name) {
                    *symbols = wished;
                }
            }
        }
    }

    /// SC-6: 45 quest cards, 17 characters of which 9 are Morgans; with the promos 19 and 10.
    fn check(&self, promos: bool, faults: &mut Vec<Fault>) {
        let sum = |chosen: fn(Card) -> bool| -> u32 {
            Card::all().filter(|card| chosen(*card)).map(|card| u32::from(self.cards.of(card))).sum()
        };
        let more = u32::from(promos);
        let groups = [
            ("quest_cards", "quest cards", sum(Card::is_quest), 45),
            ("characters", "character cards", sum(|card| !card.is_quest()), 17 + 2 * more),
            ("morgans", "Morgans", sum(Card::is_morgan), 9 + more),
        ];
        for (code, name, found, needed) in groups {
            if found != needed {
                let message = format!("The deck has {needed} {name}, not {found}.");
                faults.push(fault(5, code, message, "options.deck.counts"));
            }
        }
        let promo_cards = self.cards.of(Card::MERLIN_6) + self.cards.of(Card::MORGAN_8);
        if !promos && promo_cards > 0 {
            let message = "Merlin #6 and Morgan #8 need the option promos.".to_string();
            faults.push(fault(8, "promos_off", message, "options.deck.counts"));
        }
    }

    /// The wish that gives this deck.
    pub fn wish(&self, promos: bool) -> DeckWish {
        let standard = Deck::standard(promos);
        let mut wish = DeckWish::default();
        for card in Card::all().filter(|card| self.cards.of(*card) != standard.cards.of(*card)) {
            wish.counts.insert(card, self.cards.of(card));
        }
        for (quest, &swords) in
            self.swords.iter().filter(|(quest, swords)| standard.swords.get(*quest) != *swords)
        {
            wish.swords.insert(quest, swords);
        }
        for card in Card::all().filter(|card| self.symbols(*card) != standard.symbols(*card)) {
            if let Some(name) = character(card) {
                wish.symbols.insert(name, self.symbols(card));
            }
        }
        wish
    }

    /// All cards of the game.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The swords of a quest (SC-4).
    pub fn swords(&self, quest: Quest) -> u8 {
        *self.swords.get(quest)
    }

    /// The quests whose symbol this card shows (SC-5, SC-7).
    pub fn symbols(&self, card: Card) -> QuestSet {
        self.symbols.get(usize::from(card.number())).copied().unwrap_or_default()
    }
}

/// The name under which a setup gives the symbols of this character: all Merlins share one.
fn character(card: Card) -> Option<String> {
    match card.face() {
        Face::Quest(..) => None,
        Face::Merlin(_) => Some("merlin".to_string()),
        Face::Morgan(number) => Some(format!("morgan:{number}")),
        Face::Mordred => Some("mordred".to_string()),
        Face::Vivien => Some("vivien".to_string()),
    }
}

/// Cards of this value for each quest: "?" four, 4 two, the others one (SC-5).
const fn standard_count(value: Value) -> u8 {
    match value {
        Value::Query => 4,
        Value::Four => 2,
        Value::Two | Value::Three | Value::Five => 1,
    }
}
