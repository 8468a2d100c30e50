//! The five quests of SC-2, sets of them, and a value for each.

use core::fmt;

use serde::de::{self, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::EnumCount;

/// A quest (SC-2), in the order in which swords are placed.
///
/// ```
/// use shadows::Quest;
///
/// assert_eq!(Quest::ALL.map(Quest::name), ["picts", "saxons", "dragon", "excalibur", "grail"]);
/// assert_eq!("grail".parse(), Ok(Quest::Grail));
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
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumCount,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
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

game::vocabulary!(Quest);

impl Quest {
    /// The quest at this index of [`Quest::ALL`].
    pub fn new(number: u8) -> Option<Quest> {
        Quest::ALL.get(usize::from(number)).copied()
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
}

/// A set of quests, for example the symbols on a card.
///
/// ```
/// use shadows::{Quest, QuestSet};
///
/// let set = QuestSet::only(Quest::Picts).with(Quest::Grail);
/// assert!(set.contains(Quest::Grail) && !set.contains(Quest::Dragon));
/// assert_eq!(set.len(), 2);
/// ```
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

    /// The quests in order.
    pub fn iter(self) -> impl Iterator<Item = Quest> {
        Quest::ALL.into_iter().filter(move |quest| self.contains(*quest))
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
pub struct ByQuest<T>(pub(crate) [T; Quest::COUNT]);

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

    /// This quest's value, mutable.
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
            map.serialize_entry(quest.name(), value)?;
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

/// The quest of this letter of the notation.
pub(crate) fn quest_of_letter(letter: Option<char>) -> Option<Quest> {
    Quest::ALL.into_iter().find(|quest| Some(quest.letter()) == letter)
}
