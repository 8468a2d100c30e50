//! Random numbers that cost next to nothing, and random games through `Table`.

use game::{Choices, Game, Table, Turn, Ways};

/// A fast generator for choices (SplitMix64).
pub struct Fast(pub u64);

impl Fast {
    #[inline(always)]
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    #[inline(always)]
    #[allow(clippy::as_conversions)] // the high half of the product is below `ways`
    pub fn scaled(&mut self, ways: u64) -> u64 {
        ((u128::from(self.number()) * u128::from(ways)) >> 64) as u64
    }

    #[inline(always)]
    #[allow(clippy::as_conversions)] // the high half of the product is below `bound`
    pub fn below(&mut self, bound: u32) -> u32 {
        (((self.number() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// As many events as nearly every game has; a longer one grows its lists.
const MOST_EVENTS: usize = 256;

/// One whole random game; returns the number of decisions.
pub fn random_game<G: Game, W: Ways<G>>(table: &mut Table<G>, choices: &mut Fast, chance: &mut W) -> u32 {
    *table = Table::open(table.options().clone());
    table.reserve(MOST_EVENTS);
    if let Ok(opening) = table.begin(chance) {
        opening.commit();
    }
    let mut decisions = 0;
    while let Turn::Seats(seats) = table.waiting() {
        for seat in seats {
            let legal = table.legal(seat);
            let Some(command) = legal.nth(choices.below(legal.count())) else { return decisions };
            match table.draft(seat, &command, chance) {
                Ok(draft) => draft.commit(),
                Err(_) => return decisions,
            }
            decisions += 1;
        }
    }
    decisions
}
