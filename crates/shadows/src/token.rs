//! Quest tokens laid for Merlin #4 (SC-69).

use alloc::vec::Vec;
use core::fmt;

use game::{Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::quest::Quest;

/// A token and who laid it, in one byte.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ seat: Seat, quest: Quest }", export_to = "shadows.ts")
)]
pub struct Token(u8);

/// Tokens in the order in which they were laid, six bits each. A deck has at most nine characters that are no
/// Morgans (SC-6); a tenth token would still find room.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Tokens(u64);

impl Tokens {
    const BITS: u32 = 6;

    /// Adds one, if there is room.
    pub fn push(&mut self, token: Token) {
        let used = (u64::BITS - self.0.leading_zeros()).next_multiple_of(Tokens::BITS);
        if used + Tokens::BITS <= u64::BITS {
            // Six zeros are no token.
            self.0 |= (u64::from(token.0) + 1) << used;
        }
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tokens in order.
    pub fn iter(self) -> impl Iterator<Item = Token> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let code = u8::try_from(left & 63).ok()?.checked_sub(1)?;
            left >>= Tokens::BITS;
            Some(Token(code))
        })
    }

    /// Everybody who laid one.
    #[inline(always)]
    pub(crate) fn owners(self) -> SeatSet {
        if self.is_empty() { SeatSet::EMPTY } else { self.seats() }
    }

    #[inline(never)]
    fn seats(self) -> SeatSet {
        self.iter().map(Token::seat).collect()
    }
}

impl FromIterator<Token> for Tokens {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Tokens {
        let mut all = Tokens::default();
        tokens.into_iter().for_each(|token| all.push(token));
        all
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tokens, D::Error> {
        Ok(Vec::<Token>::deserialize(deserializer)?.into_iter().collect())
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_keep_their_order_and_their_bound() {
        let all: Vec<Token> = Seat::ALL
            .into_iter()
            .zip(Quest::ALL.into_iter().cycle())
            .map(|(s, q)| Token::new(s, q))
            .collect();
        let tokens: Tokens = all.iter().copied().collect();
        assert_eq!(tokens.iter().collect::<Vec<_>>(), all);
        let mut full = tokens;
        full.push(Token::new(Seat::S0, Quest::Picts));
        assert_eq!(full, tokens, "ten find room");
        assert!(Tokens::default().is_empty() && Tokens::default().owners().is_empty());
        let first: Tokens = [Token::new(Seat::S0, Quest::Picts)].into_iter().collect();
        assert!(!first.is_empty());
        assert_eq!(
            (tokens.owners().len(), tokens.iter().filter(|token| token.quest() == Quest::Grail).count()),
            (10, 2)
        );
    }
}
