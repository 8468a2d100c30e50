//! The five quests: team sizes, Fails needed, and all possible teams (AV-2, AV-37).

use game::SeatSet;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Side;

/// A quest of the quest track. Without targeting its number is also the round (AV-25).
///
/// ```
/// use avalon::Quest;
///
/// assert_eq!(Quest::Fourth.size(7), 4);
/// assert_eq!(Quest::Fourth.fails_needed(7), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "1 | 2 | 3 | 4 | 5", export_to = "avalon.ts"))]
#[allow(missing_docs)]
pub enum Quest {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
}

impl Quest {
    /// All five, in order.
    pub const ALL: [Quest; 5] = [Quest::First, Quest::Second, Quest::Third, Quest::Fourth, Quest::Fifth];

    /// The slot of this number, 1 to 5.
    pub const fn new(number: u8) -> Option<Quest> {
        match number {
            1 => Some(Quest::First),
            2 => Some(Quest::Second),
            3 => Some(Quest::Third),
            4 => Some(Quest::Fourth),
            5 => Some(Quest::Fifth),
            _ => None,
        }
    }

    /// 1 to 5.
    #[allow(clippy::as_conversions)] // the discriminant of a fieldless enum
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    fn place(self) -> usize {
        usize::from(self.number() - 1)
    }

    /// The team size at a table of this many players (AV-2).
    pub fn size(self, players: u8) -> u8 {
        const NONE: [u8; 5] = [0; 5];
        const SIZES: [[u8; 5]; 11] = [
            NONE,
            NONE,
            NONE,
            NONE,
            NONE,
            [2, 3, 2, 3, 3],
            [2, 3, 4, 3, 4],
            [2, 3, 3, 4, 4],
            [3, 4, 4, 5, 5],
            [3, 4, 4, 5, 5],
            [3, 4, 4, 5, 5],
        ];
        let row = SIZES.get(usize::from(players));
        row.and_then(|row| row.get(self.place())).copied().unwrap_or(0)
    }

    /// How many Fails make it fail: two on the fourth quest with seven or more players (AV-37, AV-60).
    pub fn fails_needed(self, players: u8) -> u8 {
        if self == Quest::Fourth && players >= 7 { 2 } else { 1 }
    }
}

impl Serialize for Quest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Quest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Quest, D::Error> {
        let number = u64::deserialize(deserializer)?;
        u8::try_from(number).ok().and_then(Quest::new).ok_or_else(|| {
            D::Error::custom(format_args!("There is no quest {number}. The quests are 1 to 5."))
        })
    }
}

/// The numbers of Good and Evil characters at a table of this many players (AV-2).
///
/// ```
/// assert_eq!(avalon::sides(7), (4, 3));
/// ```
pub fn sides(players: u8) -> (u8, u8) {
    match players {
        0..=5 => (3, 2),
        6 => (4, 2),
        7 => (4, 3),
        8 => (5, 3),
        9 => (6, 3),
        _ => (6, 4),
    }
}

/// A finished quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// Fail cards that were counted.
    pub fails: u8,
    /// Good when it succeeded.
    pub won: Side,
}

/// The five slots, open or finished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Track([Option<Done>; 5]);

impl Track {
    /// The slot's result, if it has been played.
    pub fn get(&self, quest: Quest) -> Option<Done> {
        self.0.get(quest.place()).copied().flatten()
    }

    /// Marks a slot (AV-38).
    pub fn mark(&mut self, quest: Quest, done: Done) {
        if let Some(slot) = self.0.get_mut(quest.place()) {
            *slot = Some(done);
        }
    }

    /// How many quests a side has taken.
    pub fn won(&self, side: Side) -> u8 {
        self.0.iter().map(|slot| u8::from(slot.map(|done| done.won) == Some(side))).sum()
    }

    /// How many have been played.
    pub fn played(&self) -> u8 {
        self.0.iter().map(|slot| u8::from(slot.is_some())).sum()
    }
}

/// Teams of each size, in the order of their bits: the first C(n, k) of them are the teams of n seats.
struct Teams([[u16; 252]; 11]);

const TEAMS: Teams = Teams::list();
const COUNTS: [[u16; 11]; 11] = count_teams();

impl Teams {
    #[allow(clippy::as_conversions, clippy::indexing_slicing)] // at compile time, where an error is a build error
    const fn list() -> Teams {
        let mut lists = [[0; 252]; 11];
        let mut used = [0; 11];
        let mut bits = 0u16;
        while bits < 1024 {
            let size = bits.count_ones() as usize;
            lists[size][used[size]] = bits;
            used[size] += 1;
            bits += 1;
        }
        Teams(lists)
    }
}

#[allow(clippy::indexing_slicing)] // at compile time, where an error is a build error
const fn count_teams() -> [[u16; 11]; 11] {
    let mut counts = [[0; 11]; 11];
    let mut players = 0;
    while players < 11 {
        counts[players][0] = 1;
        let mut size = 1;
        while size < 11 && players > 0 {
            counts[players][size] = counts[players - 1][size] + counts[players - 1][size - 1];
            size += 1;
        }
        players += 1;
    }
    counts
}

/// The number of teams of this size.
pub fn team_count(players: u8, size: u8) -> u16 {
    let row = COUNTS.get(usize::from(players));
    row.and_then(|row| row.get(usize::from(size))).copied().unwrap_or(0)
}

/// The team at index `k` of all teams of this size.
pub fn team(size: u8, k: u32) -> SeatSet {
    let list = TEAMS.0.get(usize::from(size));
    let bits = list.and_then(|list| list.get(usize::try_from(k).ok()?)).copied().unwrap_or(0);
    SeatSet::from_bits(bits)
}
