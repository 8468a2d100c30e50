//! Quest tokens laid for Merlin #4 (SC-69).

use alloc::vec::Vec;
use core::fmt;

use game::{List, Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::quest::{ByQuest, Quest};

/// A token and who laid it, in one byte.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ seat: Seat, quest: Quest }", export_to = "shadows.ts")
)]
pub struct Token(u8);

/// Tokens in the order in which they were laid. A deck has at most nine characters that are no Morgans (SC-6).
pub type Tokens = List<Token, 9>;

impl Token {
    /// This seat's token for this quest.
    pub const fn new(seat: Seat, quest: Quest) -> Token {
        Token(seat.number() * 5 + quest.number())
    }

    /// Who laid it.
    pub fn seat(self) -> Seat {
        Seat::new(self.0 / 5).unwrap_or(Seat::S0)
    }

    /// The quest on it.
    pub fn quest(self) -> Quest {
        Quest::new(self.0 % 5).unwrap_or(Quest::Picts)
    }
}

/// How many tokens each quest has.
pub(crate) fn by_quest(tokens: &Tokens) -> ByQuest<u8> {
    let mut counts = ByQuest::default();
    for token in tokens {
        let count: &mut u8 = counts.get_mut(token.quest());
        *count = count.saturating_add(1);
    }
    counts
}

/// Everybody who laid one.
pub(crate) fn owners(tokens: &Tokens) -> SeatSet {
    tokens.iter().map(|token| token.seat()).collect()
}

#[derive(Serialize, Deserialize)]
struct Written {
    seat: Seat,
    quest: Quest,
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { seat: self.seat(), quest: self.quest() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Token, D::Error> {
        Written::deserialize(deserializer).map(|Written { seat, quest }| Token::new(seat, quest))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seat(), self.quest())
    }
}

pub(crate) fn serialize<S: Serializer>(tokens: &Tokens, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(tokens)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Tokens, D::Error> {
    Ok(Vec::<Token>::deserialize(deserializer)?.into_iter().collect())
}
