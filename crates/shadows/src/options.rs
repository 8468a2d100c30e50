//! The rules chosen for one table.

use core::fmt;

use game::{Seat, SeatSet};
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pieces::{Deck, Knights, Rulings};

/// The rules of a table. They are legal: only [`Setup::check`](crate::Setup::check) makes them.
///
/// ```
/// use shadows::Setup;
///
/// let options = Setup { players: Some(5), ..Setup::default() }.check().unwrap().options;
/// assert_eq!((options.players(), options.expert()), (5, false));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    pub(crate) players: u8,
    pub(crate) expert: bool,
    pub(crate) promos: bool,
    pub(crate) memory_aid: bool,
    pub(crate) modes_end_on_quest: bool,
    pub(crate) modes_bind_traitor: bool,
    pub(crate) whisper_loyal_may_lie: bool,
    pub(crate) merlin5_beats_morgan7: bool,
    pub(crate) merlin5_count_before: bool,
    pub(crate) sword_limit: bool,
    pub(crate) vivien: VivienExposed,
    pub(crate) leftovers: Leftovers,
    pub(crate) gawain_merlin4: GawainMerlin4,
    pub(crate) galahad_may_tell: bool,
    pub(crate) tristan_shuffles: bool,
    pub(crate) start: Start,
    pub(crate) deck: Deck,
}

impl Options {
    /// How many play; 1 is the solo game (SC-84).
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Everybody at the table.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.players)
    }

    /// Whether the Knights take part (SC-76).
    pub fn expert(&self) -> bool {
        self.expert
    }

    /// Whether past cards may be looked up (SC-18).
    pub fn memory_aid(&self) -> bool {
        self.memory_aid
    }

    /// Whether it may be told what Galahad showed (SC-82).
    pub fn galahad_may_tell(&self) -> bool {
        self.galahad_may_tell
    }

    /// When a Merlin #4 that Gawain brings works (SC-81).
    pub fn gawain_merlin4(&self) -> GawainMerlin4 {
        self.gawain_merlin4
    }

    /// What the deck is made of.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Whether one person plays alone (SC-84).
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// How many Morgans stay out (SC-11).
    pub fn unused(&self) -> u8 {
        3 + u8::from(self.promos)
    }

    /// How many cards the deck has when the Morgans are put aside.
    pub(crate) fn deck_size(&self) -> u8 {
        self.deck.cards().len().saturating_sub(self.unused())
    }

    /// How many Knights there are to draw (SC-76).
    pub(crate) fn knight_deck(&self) -> u8 {
        if self.expert { Knights::SIZE } else { 0 }
    }

    /// The rulings that change a score, with `laid` swords on the table.
    pub(crate) fn rulings(&self, laid: u8) -> Rulings {
        Rulings {
            merlin5_beats_morgan7: self.merlin5_beats_morgan7,
            merlin5_count_before: self.merlin5_count_before,
            supply: self.sword_limit.then(|| 16u8.saturating_sub(laid)),
        }
    }
}

/// Whether Vivien concerns players whose loyalty is public (SC-73).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum VivienExposed {
    /// They neither receive nor swap.
    #[default]
    Excluded,
    /// They do, and the new card lies face up.
    Allowed,
}

/// Where Gawain's unplayed cards go (G-32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Leftovers {
    /// Face down to the discard pile.
    #[default]
    Discard,
    /// Back on top of the deck, as they were drawn.
    Top,
}

/// When a Merlin #4 that Gawain brings works (SC-81).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "camelCase")]
pub enum GawainMerlin4 {
    /// Its token is laid face down for the next quest, as the card says.
    #[default]
    NextQuest,
    /// Its quest is named openly, and the card is removed at once.
    Now,
}

/// Who begins (SC-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "\"random\" | Seat", export_to = "shadows.ts"))]
pub enum Start {
    /// Chance decides.
    #[default]
    Random,
    /// This seat: the youngest.
    Seat(Seat),
}

impl Serialize for Start {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Start::Random => serializer.serialize_str("random"),
            Start::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Start {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Start, D::Error> {
        struct Who;
        impl Visitor<'_> for Who {
            type Value = Start;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"random\" or a seat")
            }
            fn visit_str<E: de::Error>(self, word: &str) -> Result<Start, E> {
                match word {
                    "random" => Ok(Start::Random),
                    _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
                }
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Start, E> {
                let seat = u8::try_from(number).ok().and_then(Seat::new);
                seat.map(Start::Seat).ok_or_else(|| E::custom(format_args!("There is no seat {number}.")))
            }
        }
        deserializer.deserialize_any(Who)
    }
}
