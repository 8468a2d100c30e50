//! The random numbers of the test kit: from a seed, or from a fuzzer's bytes.

/// A source of choices for tests. It chooses setups, drivers' moves and wild commands; the chance of the
/// rules comes from [`game::Dice`] wherever a fair deal is part of what is tested.
///
/// Made from bytes it spends those first, so that a fuzzer steers every choice, and goes on with a
/// generator seeded by them: a short input still plays a whole game.
#[derive(Clone, Debug)]
pub struct Rng {
    bytes: Vec<u8>,
    next: usize,
    state: u64,
}

impl Rng {
    /// Random numbers from a seed.
    pub fn new(seed: u64) -> Rng {
        let mut rng = Rng { bytes: Vec::new(), next: 0, state: seed ^ 0x9e37_79b9_7f4a_7c15 };
        rng.word();
        rng
    }

    /// Random numbers from bytes, the first choice from the first byte.
    pub fn from_bytes(bytes: &[u8]) -> Rng {
        let state = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Rng { bytes: bytes.to_vec(), next: 0, state }
    }

    /// An independent source that this one seeds.
    pub fn split(&mut self) -> Rng {
        Rng::new(self.word())
    }

    /// Any 64 bits: splitmix64, which passes what a test generator has to pass.
    pub fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`; 0 where there is no such number.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound <= 1 {
            return 0;
        }
        if bound <= 256
            && let Some(&byte) = self.bytes.get(self.next)
        {
            self.next += 1;
            return u64::from(byte) % bound;
        }
        self.word() % bound
    }

    /// A place in a list of this length.
    pub fn index(&mut self, len: usize) -> usize {
        usize::try_from(self.below(u64::try_from(len).unwrap_or(u64::MAX))).unwrap_or(0)
    }

    /// Heads or tails.
    pub fn coin(&mut self) -> bool {
        self.below(2) == 1
    }

    /// True in `parts` of a hundred cases.
    pub fn percent(&mut self, parts: u64) -> bool {
        self.below(100) < parts
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.index(items.len())).copied()
    }

    /// Puts a list in any order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.index(place + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_steer_the_first_choices() {
        let mut rng = Rng::from_bytes(&[7, 200]);
        assert_eq!(rng.below(10), 7);
        assert_eq!(rng.below(256), 200);
        assert!(rng.below(10) < 10, "and then it goes on by itself");
    }

    #[test]
    fn equal_seeds_make_equal_choices() {
        let (mut left, mut right) = (Rng::new(5), Rng::new(5));
        assert!((0..50).all(|_| left.below(1000) == right.below(1000)));
    }
}
