//! A bot's own randomness.

use game::Seed;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The random stream of one bot, independent of the deal and of every other bot.
#[derive(Clone)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream of this seed.
    pub fn new(seed: Seed) -> Stream {
        Stream(ChaCha8Rng::from_seed(seed.reveal()))
    }

    /// A number below `bound`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // Multiply and shift: for our bounds the bias is below 2⁻²⁰, which does not matter to a player.
        let scaled = u64::from(self.0.next_u32()) * u64::from(bound);
        u32::try_from(scaled >> 32).unwrap_or(0)
    }

    /// A number from 0 up to but not including 1.
    #[allow(clippy::as_conversions)] // 53 bits are exactly what a double holds
    pub fn share(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// True with a probability of `chance` percent.
    pub fn percent(&mut self, chance: u32) -> bool {
        self.below(100) < chance
    }

    /// One of these, with equal probability; `None` if there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let place = self.below(u32::try_from(items.len()).unwrap_or(u32::MAX));
        items.get(usize::try_from(place).unwrap_or(0)).copied()
    }
}
