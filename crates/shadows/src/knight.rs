//! The Knights of the expert variant (SC-76).

use core::fmt;

use serde::{Deserialize, Serialize};

/// A Knight card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Knight {
    /// Cancels a quest (SC-79).
    Arthur,
    /// Looks through the deck (SC-80).
    Tristan,
    /// Brings a card to an open pile (SC-81).
    Gawain,
    /// Looks at a loyalty (SC-82).
    Galahad,
    /// Doubles a sword (SC-83).
    Percival,
}

impl Knight {
    /// All Knights.
    pub const ALL: [Knight; 5] =
        [Knight::Arthur, Knight::Tristan, Knight::Gawain, Knight::Galahad, Knight::Percival];

    /// The word used in JSON and notation.
    pub const fn word(self) -> &'static str {
        match self {
            Knight::Arthur => "arthur",
            Knight::Tristan => "tristan",
            Knight::Gawain => "gawain",
            Knight::Galahad => "galahad",
            Knight::Percival => "percival",
        }
    }

    #[allow(clippy::as_conversions)] // the discriminant of a fieldless enum
    const fn place(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Knight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// How many there are of each Knight: a hand, or the Knight deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Knights([u8; 5]);

impl Knights {
    /// None.
    pub const NONE: Knights = Knights([0; 5]);
    /// The nine of SC-76: Arthur 3, Tristan 2, Gawain 2, Galahad 1, Percival 1.
    pub const DECK: Knights = Knights([3, 2, 2, 1, 1]);
    /// How many Knights the deck has.
    pub const SIZE: u8 = 9;

    /// How many of this Knight.
    #[allow(clippy::indexing_slicing)] // a `Knight` is below five by its type
    pub const fn of(&self, knight: Knight) -> u8 {
        self.0[knight.place()]
    }

    /// Whether there is one.
    pub const fn has(&self, knight: Knight) -> bool {
        self.of(knight) > 0
    }

    /// Puts one in.
    #[allow(clippy::indexing_slicing)] // a `Knight` is below five by its type
    pub fn add(&mut self, knight: Knight) {
        self.0[knight.place()] = self.of(knight).saturating_add(1);
    }

    /// Takes one out, if it is there.
    #[allow(clippy::indexing_slicing)] // a `Knight` is below five by its type
    pub fn take(&mut self, knight: Knight) {
        self.0[knight.place()] = self.of(knight).saturating_sub(1);
    }

    /// The Knight at place `k` when all lie sorted side by side.
    pub fn nth(&self, k: u64) -> Option<Knight> {
        self.iter().nth(usize::try_from(k).ok()?)
    }

    /// All Knights, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Knight> + '_ {
        Knight::ALL.into_iter().flat_map(|knight| core::iter::repeat_n(knight, usize::from(self.of(knight))))
    }
}
