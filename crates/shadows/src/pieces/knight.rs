//! The Knights of the expert variant (SC-76).

use serde::{Deserialize, Serialize};
use strum::EnumCount;

/// A Knight card.
///
/// ```
/// use shadows::Knight;
///
/// assert_eq!(Knight::ALL.map(Knight::name), ["arthur", "tristan", "gawain", "galahad", "percival"]);
/// assert_eq!("gawain".parse(), Ok(Knight::Gawain));
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
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
pub enum Knight {
    /// Cancels a quest (SC-79).
    #[default]
    Arthur,
    /// Looks through the deck (SC-80).
    Tristan,
    /// Adds a card to an opened pile (SC-81).
    Gawain,
    /// Looks at a loyalty card (SC-82).
    Galahad,
    /// Doubles a sword (SC-83).
    Percival,
}

game::vocabulary!(Knight);

/// How many there are of each Knight: a hand, or the Knight deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Knights([u8; Knight::COUNT]);

impl Knights {
    /// No Knight.
    pub const NONE: Knights = Knights([0; Knight::COUNT]);
    /// The nine of SC-76: Arthur 3, Tristan 2, Gawain 2, Galahad 1, Percival 1.
    pub const DECK: Knights = Knights([3, 2, 2, 1, 1]);
    /// How many Knights the deck has.
    pub const SIZE: u8 = 9;

    /// How many there are of this Knight.
    pub fn of(&self, knight: Knight) -> u8 {
        self.0.get(usize::from(knight.number())).copied().unwrap_or(0)
    }

    /// Whether there is one.
    pub fn has(&self, knight: Knight) -> bool {
        self.of(knight) > 0
    }

    /// Adds one.
    pub fn add(&mut self, knight: Knight) {
        if let Some(count) = self.0.get_mut(usize::from(knight.number())) {
            *count = count.saturating_add(1);
        }
    }

    /// Removes one, if it is there.
    pub fn take(&mut self, knight: Knight) {
        if let Some(count) = self.0.get_mut(usize::from(knight.number())) {
            *count = count.saturating_sub(1);
        }
    }

    /// The Knight at index `k` of the sorted Knights.
    pub fn nth(&self, k: u64) -> Option<Knight> {
        self.iter().nth(usize::try_from(k).ok()?)
    }

    /// All Knights, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Knight> + '_ {
        Knight::ALL.into_iter().flat_map(|knight| core::iter::repeat_n(knight, usize::from(self.of(knight))))
    }
}

impl FromIterator<Knight> for Knights {
    fn from_iter<I: IntoIterator<Item = Knight>>(knights: I) -> Knights {
        let mut all = Knights::NONE;
        knights.into_iter().for_each(|knight| all.add(knight));
        all
    }
}
