//! One rumour card.

use alloc::format;
use alloc::string::String;
use core::fmt;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::quest::{Quest, QuestSet};

/// What a quest card says (SC-5): a number, or "?", which is worth as many points as there are of them.
///
/// ```
/// use shadows::Value;
///
/// assert_eq!((Value::Query.name(), Value::Four.name()), ("?", "4"));
/// assert_eq!("5".parse(), Ok(Value::Five));
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    strum::EnumCount,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "\"?\" | \"2\" | \"3\" | \"4\" | \"5\"", export_to = "shadows.ts")
)]
pub enum Value {
    /// "?".
    #[strum(serialize = "?")]
    Query,
    /// 2.
    #[strum(serialize = "2")]
    Two,
    /// 3.
    #[strum(serialize = "3")]
    Three,
    /// 4.
    #[strum(serialize = "4")]
    Four,
    /// 5.
    #[strum(serialize = "5")]
    Five,
}

game::vocabulary!(Value);

impl Value {
    /// The numbers, highest first: the order in which Merlin removes them.
    pub const NUMBERS: [Value; 4] = [Value::Five, Value::Four, Value::Three, Value::Two];

    /// The number on the card; 0 for "?".
    pub const fn points(self) -> u16 {
        match self {
            Value::Query => 0,
            Value::Two => 2,
            Value::Three => 3,
            Value::Four => 4,
            Value::Five => 5,
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A sign (`"4"`), or a plain number.
impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        struct Sign;
        impl Visitor<'_> for Sign {
            type Value = Value;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("one of \"?\", \"2\", \"3\", \"4\", \"5\"")
            }
            fn visit_str<E: de::Error>(self, word: &str) -> Result<Value, E> {
                word.parse().map_err(|_| E::invalid_value(de::Unexpected::Str(word), &self))
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Value, E> {
                let found = Value::NUMBERS.into_iter().find(|value| u64::from(value.points()) == number);
                found.ok_or_else(|| E::invalid_value(de::Unexpected::Unsigned(number), &self))
            }
        }
        deserializer.deserialize_any(Sign)
    }
}

/// A rumour card. Cards of one kind are equal.
///
/// ```
/// use shadows::{Card, Face, Quest, Value};
///
/// let card: Card = "picts:4".parse().unwrap();
/// assert_eq!(card, Card::quest(Quest::Picts, Value::Four));
/// assert_eq!(Card::MORGAN_7.face(), Face::Morgan(7));
/// assert_eq!(Card::VIVIEN.to_string(), "vivien");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(
        type = "`${Quest}:${Value}` | `merlin:${1 | 2 | 3 | 4 | 5 | 6}` | `morgan:${1 | 2 | 3 | 5 | 6 | 7 | 8}` \
            | `morgan:4+${1 | 2 | 3 | 4 | 5}` | \"mordred\" | \"vivien\"",
        export_to = "shadows.ts"
    )
)]
pub struct Card(u8);

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A rumour about a quest.
    Quest(Quest, Value),
    /// Merlin, by number.
    Merlin(u8),
    /// Morgan, by number.
    Morgan(u8),
    /// Mordred.
    Mordred,
    /// Vivien.
    Vivien,
}

// The numbers of the kinds: 25 quest cards, then the characters in this order.
const MERLIN: u8 = 25;
const MORGAN: u8 = 31;
const MORGAN_4: u8 = 38;
const MORDRED: u8 = 43;
const VIVIEN: u8 = 44;

impl Card {
    /// How many kinds of card there can be.
    pub const KINDS: u8 = VIVIEN + 1;
    /// The highest value a Morgan #4 may show.
    pub const HIGHEST_PLUS: u8 = 5;
    /// Merlin #1: removes from Picts and Saxons.
    pub const MERLIN_1: Card = Card(MERLIN);
    /// Merlin #2: removes from Dragon and Grail.
    pub const MERLIN_2: Card = Card(MERLIN + 1);
    /// Merlin #3: removes from Excalibur and Grail.
    pub const MERLIN_3: Card = Card(MERLIN + 2);
    /// Merlin #4: a token names the quest.
    pub const MERLIN_4: Card = Card(MERLIN + 3);
    /// Merlin #5: five cards suffice.
    pub const MERLIN_5: Card = Card(MERLIN + 4);
    /// Merlin #6 (promo): go at once.
    pub const MERLIN_6: Card = Card(MERLIN + 5);
    /// Morgan #1: whispers.
    pub const MORGAN_1: Card = Card(MORGAN);
    /// Morgan #2: counting aloud.
    pub const MORGAN_2: Card = Card(MORGAN + 1);
    /// Morgan #3: one sword more.
    pub const MORGAN_3: Card = Card(MORGAN + 2);
    /// Morgan #5: eleven is too little.
    pub const MORGAN_5: Card = Card(MORGAN + 3);
    /// Morgan #6: every "?" is one.
    pub const MORGAN_6: Card = Card(MORGAN + 4);
    /// Morgan #7: fourteen is the end.
    pub const MORGAN_7: Card = Card(MORGAN + 5);
    /// Morgan #8 (promo): Picts and Saxons united.
    pub const MORGAN_8: Card = Card(MORGAN + 6);
    /// Mordred.
    pub const MORDRED: Card = Card(MORDRED);
    /// Vivien.
    pub const VIVIEN: Card = Card(VIVIEN);

    /// The rumour about a quest with this value.
    pub const fn quest(quest: Quest, value: Value) -> Card {
        Card(quest.number() * 5 + value.number())
    }

    /// Morgan #4 with this value, 1 to 5.
    pub const fn morgan_4(plus: u8) -> Option<Card> {
        match plus {
            1..=Card::HIGHEST_PLUS => Some(Card(MORGAN_4 - 1 + plus)),
            _ => None,
        }
    }

    /// The card of this number, below [`Card::KINDS`].
    pub const fn new(number: u8) -> Option<Card> {
        if number < Card::KINDS { Some(Card(number)) } else { None }
    }

    /// The number of its kind.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All kinds, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS).map(Card)
    }

    /// What it shows.
    pub fn face(self) -> Face {
        match self.0 {
            0..MERLIN => {
                let quest = Quest::new(self.0 / 5).unwrap_or(Quest::Picts);
                let value = Value::ALL.get(usize::from(self.0 % 5)).copied().unwrap_or(Value::Query);
                Face::Quest(quest, value)
            }
            MERLIN..MORGAN => Face::Merlin(self.0 - MERLIN + 1),
            MORGAN..MORGAN_4 => {
                let place = self.0 - MORGAN + 1;
                Face::Morgan(if place < 4 { place } else { place + 1 })
            }
            MORGAN_4..MORDRED => Face::Morgan(4),
            MORDRED => Face::Mordred,
            _ => Face::Vivien,
        }
    }

    /// The value a Morgan #4 adds; 0 on every other card.
    pub const fn plus(self) -> u8 {
        match self.0 {
            MORGAN_4..MORDRED => self.0 - MORGAN_4 + 1,
            _ => 0,
        }
    }

    /// Whether it is a rumour about a quest.
    pub const fn is_quest(self) -> bool {
        self.0 < MERLIN
    }

    /// Whether it is a Merlin.
    pub const fn is_merlin(self) -> bool {
        MERLIN <= self.0 && self.0 < MORGAN
    }

    /// Whether it is a Morgan.
    pub const fn is_morgan(self) -> bool {
        MORGAN <= self.0 && self.0 < MORDRED
    }

    /// The quests from which this Merlin removes the highest number (SC-68).
    pub const fn removes(self) -> QuestSet {
        match self {
            Card::MERLIN_1 => QuestSet::only(Quest::Picts).with(Quest::Saxons),
            Card::MERLIN_2 => QuestSet::only(Quest::Dragon).with(Quest::Grail),
            Card::MERLIN_3 => QuestSet::only(Quest::Excalibur).with(Quest::Grail),
            Card(_) => QuestSet::NONE,
        }
    }

    /// Reads `picts:4`, `morgan:4+2`, `vivien`.
    pub fn read(text: &str) -> Option<Card> {
        match text.split_once(':') {
            None => match text {
                "mordred" => Some(Card::MORDRED),
                "vivien" => Some(Card::VIVIEN),
                _ => None,
            },
            Some(("merlin", number)) => {
                let number = one_digit(number).filter(|number| (1..=6).contains(number))?;
                Some(Card(MERLIN + number - 1))
            }
            Some(("morgan", number)) => match number.split_once('+') {
                Some(("4", plus)) => Card::morgan_4(one_digit(plus)?),
                Some(_) => None,
                None => match one_digit(number)? {
                    number @ 1..=3 => Some(Card(MORGAN + number - 1)),
                    number @ 5..=8 => Some(Card(MORGAN + number - 2)),
                    _ => None,
                },
            },
            Some((quest, value)) => Some(Card::quest(quest.parse().ok()?, value.parse().ok()?)),
        }
    }
}

/// One digit and nothing else: `+4` and `04` are not numbers here.
fn one_digit(text: &str) -> Option<u8> {
    let mut letters = text.chars();
    let digit = letters.next()?.to_digit(10)?;
    if letters.next().is_some() { None } else { u8::try_from(digit).ok() }
}

/// Mordred: fills the unused places of a list.
impl Default for Card {
    fn default() -> Card {
        Card::MORDRED
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Quest(quest, value) => write!(f, "{quest}:{}", value.name()),
            Face::Merlin(number) => write!(f, "merlin:{number}"),
            Face::Morgan(4) => write!(f, "morgan:4+{}", self.plus()),
            Face::Morgan(number) => write!(f, "morgan:{number}"),
            Face::Mordred => f.write_str("mordred"),
            Face::Vivien => f.write_str("vivien"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::str::FromStr for Card {
    type Err = String;
    fn from_str(text: &str) -> Result<Card, String> {
        Card::read(text).ok_or_else(|| format!("There is no card {text:?}."))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        struct Name;
        impl Visitor<'_> for Name {
            type Value = Card;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card such as \"picts:4\"")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Card, E> {
                text.parse().map_err(|message: String| E::custom(message))
            }
        }
        deserializer.deserialize_str(Name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn every_kind_of_card_has_one_name() {
        for card in Card::all() {
            assert_eq!(Card::read(&card.to_string()), Some(card), "{card}");
        }
        for name in ["", "picts", "picts:1", "merlin:7", "morgan:4", "morgan:4+6", "morgan:04", "vivien:1"] {
            assert_eq!(Card::read(name), None, "{name}");
        }
    }

    #[test]
    fn the_kinds_lie_where_their_names_say() {
        assert_eq!(Card::MORGAN_3.face(), Face::Morgan(3));
        assert_eq!(Card::MORGAN_5.face(), Face::Morgan(5));
        assert_eq!(Card::MORGAN_8.face(), Face::Morgan(8));
        assert_eq!(Card::morgan_4(5).unwrap().face(), Face::Morgan(4));
        assert_eq!(Card::MORDRED.face(), Face::Mordred);
        assert_eq!(Card::VIVIEN.number() + 1, Card::KINDS);
        assert!(Card::all().filter(|card| card.is_morgan()).count() == 12);
    }
}
