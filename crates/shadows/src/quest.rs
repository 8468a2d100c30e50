//! The five quests of SC-2, sets of them, and a value for each.

use core::fmt;

use alloc::string::{String, ToString};

use serde::de::{self, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A quest (SC-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Quest {
    /// The war against the Picts.
    Picts,
    /// The war against the Saxons.
    Saxons,
    /// The hunt for the Dragon.
    Dragon,
    /// The search for Excalibur.
    Excalibur,
    /// The search for the Holy Grail.
    Grail,
}

impl Quest {
    /// All quests, in the order in which swords are placed.
    pub const ALL: [Quest; 5] = [Quest::Picts, Quest::Saxons, Quest::Dragon, Quest::Excalibur, Quest::Grail];

    /// The place of the quest in [`Quest::ALL`].
    #[allow(clippy::as_conversions)] // the discriminant of a fieldless enum
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The quest at this place of [`Quest::ALL`].
    pub fn new(number: u8) -> Option<Quest> {
        Quest::ALL.get(usize::from(number)).copied()
    }

    /// The word used in JSON and notation.
    pub const fn word(self) -> &'static str {
        match self {
            Quest::Picts => "picts",
            Quest::Saxons => "saxons",
            Quest::Dragon => "dragon",
            Quest::Excalibur => "excalibur",
            Quest::Grail => "grail",
        }
    }

    /// One letter for the notation of games.
    pub const fn letter(self) -> char {
        match self {
            Quest::Picts => 'p',
            Quest::Saxons => 's',
            Quest::Dragon => 'd',
            Quest::Excalibur => 'e',
            Quest::Grail => 'g',
        }
    }

    /// The quest of that word.
    pub fn read(word: &str) -> Option<Quest> {
        Quest::ALL.into_iter().find(|quest| quest.word() == word)
    }
}

impl fmt::Display for Quest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A set of quests, one bit each: the symbols on a card.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "\"any\" | \"none\" | Quest[]", export_to = "shadows.ts")
)]
pub struct QuestSet(u8);

impl QuestSet {
    /// No quest.
    pub const NONE: QuestSet = QuestSet(0);
    /// Every quest.
    pub const ANY: QuestSet = QuestSet(0b1_1111);

    /// The set of one quest.
    pub const fn only(quest: Quest) -> QuestSet {
        QuestSet(1 << quest.number())
    }

    /// This set and one more quest.
    #[must_use]
    pub const fn with(self, quest: Quest) -> QuestSet {
        QuestSet(self.0 | 1 << quest.number())
    }

    /// Whether the quest is in the set.
    pub const fn contains(self, quest: Quest) -> bool {
        self.0 & (1 << quest.number()) != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many quests.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The quest at place `k`, counting from the first.
    pub fn nth(self, k: u32) -> Option<Quest> {
        let mut bits = self.0;
        for _ in 0..k {
            bits &= bits.wrapping_sub(1);
        }
        u8::try_from(bits.trailing_zeros()).ok().and_then(Quest::new)
    }

    /// The quests in order.
    pub fn iter(self) -> impl Iterator<Item = Quest> {
        Quest::ALL.into_iter().filter(move |quest| self.contains(*quest))
    }

    /// One bit a quest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set whose bits these are; bits beyond the fifth are dropped.
    pub const fn from_bits(bits: u8) -> QuestSet {
        QuestSet(bits & 0b1_1111)
    }
}

impl FromIterator<Quest> for QuestSet {
    fn from_iter<I: IntoIterator<Item = Quest>>(quests: I) -> QuestSet {
        quests.into_iter().fold(QuestSet::NONE, QuestSet::with)
    }
}

impl fmt::Debug for QuestSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// `"any"`, `"none"` or the list of quests.
impl Serialize for QuestSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            QuestSet::ANY => serializer.serialize_str("any"),
            QuestSet::NONE => serializer.serialize_str("none"),
            QuestSet(_) => serializer.collect_seq(self.iter()),
        }
    }
}

impl<'de> Deserialize<'de> for QuestSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<QuestSet, D::Error> {
        struct Symbols;
        impl<'de> Visitor<'de> for Symbols {
            type Value = QuestSet;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"any\", \"none\" or a list of quests")
            }
            fn visit_str<E: de::Error>(self, word: &str) -> Result<QuestSet, E> {
                match word {
                    "any" => Ok(QuestSet::ANY),
                    "none" => Ok(QuestSet::NONE),
                    _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
                }
            }
            fn visit_seq<A: de::SeqAccess<'de>>(self, mut list: A) -> Result<QuestSet, A::Error> {
                let mut set = QuestSet::NONE;
                while let Some(quest) = list.next_element::<Quest>()? {
                    set = set.with(quest);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_any(Symbols)
    }
}

/// A value for each quest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Record<Quest, number>", concrete(T = u8), export_to = "shadows.ts"))]
pub struct ByQuest<T>(pub(crate) [T; 5]);

impl<T> ByQuest<T> {
    /// The value each quest gets from `make`.
    pub fn new(make: impl FnMut(Quest) -> T) -> ByQuest<T> {
        ByQuest(Quest::ALL.map(make))
    }

    /// This quest's value.
    #[allow(clippy::indexing_slicing)] // a `Quest` is below five by its type
    pub fn get(&self, quest: Quest) -> &T {
        &self.0[usize::from(quest.number())]
    }

    /// This quest's value, to change.
    #[allow(clippy::indexing_slicing)] // a `Quest` is below five by its type
    pub fn get_mut(&mut self, quest: Quest) -> &mut T {
        &mut self.0[usize::from(quest.number())]
    }

    /// Quests and their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Quest, &T)> {
        Quest::ALL.into_iter().zip(&self.0)
    }
}

/// `{"picts":…,"saxons":…}`.
impl<T: Serialize> Serialize for ByQuest<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(5))?;
        for (quest, value) in self.iter() {
            map.serialize_entry(quest.word(), value)?;
        }
        map.end()
    }
}

/// A quest that is not named has the default value.
impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for ByQuest<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByQuest<T>, D::Error> {
        struct Quests<T>(core::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Default> Visitor<'de> for Quests<T> {
            type Value = ByQuest<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value for each quest")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ByQuest<T>, A::Error> {
                let mut all = ByQuest::new(|_| T::default());
                while let Some(quest) = map.next_key::<Quest>()? {
                    *all.get_mut(quest) = map.next_value()?;
                }
                Ok(all)
            }
        }
        deserializer.deserialize_map(Quests(core::marker::PhantomData))
    }
}

/// Reads one letter of the notation.
pub(crate) fn read_letter(letter: Option<char>) -> Result<Quest, String> {
    Quest::ALL
        .into_iter()
        .find(|quest| Some(quest.letter()) == letter)
        .ok_or_else(|| "a quest is one of p s d e g".to_string())
}
