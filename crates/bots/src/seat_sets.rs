//! Lists of seat sets.

use game::SeatSet;

/// Every set of `size` of the first `players` seats, in ascending order of their bits.
pub(crate) fn subsets(players: u8, size: u8) -> impl Iterator<Item = SeatSet> {
    let all = 0..=SeatSet::first(players).bits();
    all.map(SeatSet::from_bits).filter(move |set| set.len() == size)
}

/// A list of different sets that finds the position of each at once.
#[derive(Clone, Debug)]
pub(crate) struct SetIndex {
    sets: Vec<SeatSet>,
    /// By the bits of a set.
    positions: Vec<Option<u16>>,
}

impl SetIndex {
    pub(crate) fn new() -> SetIndex {
        SetIndex { sets: Vec::new(), positions: vec![None; 1 << 10] }
    }

    /// The sets, in the order in which they were added.
    pub(crate) fn sets(&self) -> &[SeatSet] {
        &self.sets
    }

    pub(crate) fn into_sets(self) -> Vec<SeatSet> {
        self.sets
    }

    /// Where the set is in the list.
    pub(crate) fn position(&self, set: SeatSet) -> Option<usize> {
        self.positions.get(usize::from(set.bits())).copied().flatten().map(usize::from)
    }

    /// Where the set is in the list; a new set is added at the end.
    pub(crate) fn add(&mut self, set: SeatSet) -> usize {
        let next = self.sets.len();
        match self.positions.get_mut(usize::from(set.bits())) {
            Some(Some(position)) => usize::from(*position),
            Some(free) => {
                *free = u16::try_from(next).ok();
                self.sets.push(set);
                next
            }
            None => 0,
        }
    }
}

impl FromIterator<SeatSet> for SetIndex {
    fn from_iter<I: IntoIterator<Item = SeatSet>>(sets: I) -> SetIndex {
        let mut index = SetIndex::new();
        for set in sets {
            index.add(set);
        }
        index
    }
}
