//! The fair deal: a seed is committed to before it is used and shown when the game is over.
//!
//! ```text
//! commitment = SHA-256("roundtable commitment 1" ‖ seed)
//! deal key   = SHA-256("roundtable deal 1" ‖ seed ‖ for each seat 0…9: length byte ‖ its entropy)
//! way k      = the first u64 x of ChaCha12(deal key, stream k) below ways · ⌊2⁶⁴ / ways⌋, modulo ways
//! ```
//!
//! Anybody who knows the seed can derive the deal again with these three lines.

use alloc::string::String;
use core::convert::Infallible;
use core::fmt;
use core::num::NonZeroU64;

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::{BySeat, Game, Seat, StateOf, Ways};

/// The secret that determines all chance of a table. `Debug` prints `Seed(…)`, never the bytes.
///
/// ```
/// use game::Seed;
///
/// let seed = Seed::from_number(7);
/// assert_eq!(format!("{seed:?}"), "Seed(…)");
/// assert_eq!(Seed::from_hex(&seed.reveal_hex()), Ok(seed));
/// assert_ne!(seed.stream("bot 1"), seed.stream("bot 2"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The hash of a seed, shown when the table opens, so that the seed cannot be changed afterwards.
///
/// ```
/// use game::{Commitment, Seed};
///
/// // Before the game everybody gets the hash, after it the seed: then everybody can compare.
/// let seed = Seed::from_number(7);
/// let shown = seed.commitment().to_string();
/// assert_eq!(Commitment::from_hex(&shown), Ok(seed.commitment()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

/// What the seats add to the seed before the deal, so that the server alone does not determine it.
///
/// ```
/// use game::{Entropy, Seat};
///
/// let mut entropy = Entropy::none();
/// entropy.add(Seat::S2, b"my own random words");
/// let mut restored = Entropy::none();
/// restored.restore(Seat::S2, &entropy.of(Seat::S2).unwrap()).unwrap();
/// assert_eq!(restored, entropy);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entropy(BySeat<Option<[u8; 32]>>);

/// A text that is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MalformedSeed {
    /// It has this many characters instead of 64.
    Length(usize),
    /// The character at this index is not a hexadecimal digit.
    Digit(usize),
}

impl fmt::Display for MalformedSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MalformedSeed::Length(found) => write!(f, "64 hexadecimal digits are needed, not {found}"),
            MalformedSeed::Digit(at) => write!(f, "character {at} is not a hexadecimal digit"),
        }
    }
}

impl core::error::Error for MalformedSeed {}

impl Seed {
    /// The seed with these bytes, which should come from the operating system.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed for simulations and tests: spreads a small number over 32 bytes. Guessable by design.
    pub fn from_number(number: u64) -> Seed {
        Seed(digest(&[b"roundtable number 1", &number.to_le_bytes()]))
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Seed, MalformedSeed> {
        from_hex(text).map(Seed)
    }

    /// The hash to show before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(digest(&[b"roundtable commitment 1", &self.0]))
    }

    /// Chance for a table whose seats added this entropy.
    pub fn dice(&self, entropy: &Entropy) -> Dice {
        let mut hash = Sha256::new();
        hash.update(b"roundtable deal 1");
        hash.update(self.0);
        for (_, added) in entropy.0.iter() {
            let bytes: &[u8] = added.as_ref().map_or(&[], |bytes| bytes);
            hash.update([u8::from(added.is_some()) * 32]);
            hash.update(bytes);
        }
        Dice { source: ChaCha12Rng::from_seed(hash.finalize().into()), drawn: 0 }
    }

    /// An independent seed for another purpose, such as one bot. It says nothing about the deal.
    pub fn stream(&self, purpose: &str) -> Seed {
        Seed(digest(&[b"roundtable stream 1", &self.0, purpose.as_bytes()]))
    }

    /// The bytes, to be shown only when the game is over.
    pub fn reveal(&self) -> [u8; 32] {
        self.0
    }

    /// The 64 digits, to be shown only when the game is over.
    pub fn reveal_hex(&self) -> String {
        to_hex(&self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Commitment {
    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Commitment, MalformedSeed> {
        from_hex(text).map(Commitment)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl Entropy {
    /// Nobody has added anything.
    pub fn none() -> Entropy {
        Entropy::default()
    }

    /// A seat's addition, of any length; a second one replaces the first.
    pub fn add(&mut self, seat: Seat, bytes: &[u8]) {
        *self.0.get_mut(seat) = Some(digest(&[b"roundtable entropy 1", bytes]));
    }

    /// The hash of this seat's addition, in hexadecimal.
    pub fn of(&self, seat: Seat) -> Option<String> {
        self.0.get(seat).as_ref().map(|bytes| to_hex(bytes))
    }

    /// Restores a recorded addition, as [`Entropy::of`] gave it.
    pub fn restore(&mut self, seat: Seat, hex: &str) -> Result<(), MalformedSeed> {
        *self.0.get_mut(seat) = Some(from_hex(hex)?);
        Ok(())
    }
}

/// The chance of one table: way `k` depends on the seed, the entropy and `k` alone.
///
/// ```
/// use core::num::NonZeroU64;
/// use game::{Entropy, Seed};
///
/// let seed = Seed::from_number(7);
/// let six = NonZeroU64::new(6).unwrap();
/// let mut dice = seed.dice(&Entropy::none());
/// let rolled: Vec<u64> = (0..3).map(|_| dice.roll(six)).collect();
/// // The third draw does not depend on the first two.
/// assert_eq!(seed.dice(&Entropy::none()).after(2).roll(six), rolled[2]);
/// ```
#[derive(Clone)]
pub struct Dice {
    source: ChaCha12Rng,
    drawn: u64,
}

impl Dice {
    /// Continues after `drawn` draws, for a table loaded from a store.
    #[must_use]
    pub fn after(mut self, drawn: u64) -> Dice {
        self.drawn = drawn;
        self
    }

    /// The next draw: a number below `ways`.
    pub fn roll(&mut self, ways: NonZeroU64) -> u64 {
        self.source.set_stream(self.drawn);
        self.source.set_word_pos(0);
        self.drawn += 1;
        let ways = ways.get();
        // Reject the last 2⁶⁴ mod `ways` values, which would make small results slightly more likely.
        let uneven = (u64::MAX % ways + 1) % ways;
        loop {
            let x = self.source.next_u64();
            if uneven == 0 || x < uneven.wrapping_neg() {
                return x % ways;
            }
        }
    }
}

impl<G: Game> Ways<G> for Dice {
    type Error = Infallible;
    fn way(&mut self, _: &StateOf<G>, ways: NonZeroU64) -> Result<u64, Infallible> {
        Ok(self.roll(ways))
    }
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

fn to_hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from_digit(nibble.into(), 16).unwrap_or('?');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn from_hex(text: &str) -> Result<[u8; 32], MalformedSeed> {
    let length = text.chars().count();
    if length != 64 {
        return Err(MalformedSeed::Length(length));
    }
    let mut bytes = [0u8; 32];
    for (at, digit) in text.chars().enumerate() {
        let nibble = digit.to_digit(16).and_then(|nibble| u8::try_from(nibble).ok());
        let nibble = nibble.ok_or(MalformedSeed::Digit(at))?;
        if let Some(byte) = bytes.get_mut(at / 2) {
            *byte = *byte << 4 | nibble;
        }
    }
    Ok(bytes)
}
