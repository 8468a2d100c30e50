//! Seats: one seat, a set of seats, and a value for each seat.

use core::fmt;
use core::ops::{BitAnd, BitOr, Not, Sub};

use serde::de::{self, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A seat at the table, numbered clockwise from 0.
///
/// An enum rather than a number, so that a seat always indexes a [`BySeat`] and an `Option<Seat>` is one byte.
///
/// ```
/// use game::Seat;
///
/// assert_eq!(Seat::S4.next(5), Seat::S0);
/// assert_eq!(Seat::S0.right(5), Seat::S4);
/// assert_eq!(Seat::S3.step(4, 5), Seat::S2);
/// assert_eq!(Seat::new(10), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number", export_to = "game.ts"))]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Seat {
    S0,
    S1,
    S2,
    S3,
    S4,
    S5,
    S6,
    S7,
    S8,
    S9,
}

impl Seat {
    /// Every seat a table can have, in order.
    pub const ALL: [Seat; 10] =
        [Seat::S0, Seat::S1, Seat::S2, Seat::S3, Seat::S4, Seat::S5, Seat::S6, Seat::S7, Seat::S8, Seat::S9];

    /// The seat with this number, if a table can have it.
    pub fn new(number: u8) -> Option<Seat> {
        Seat::ALL.get(usize::from(number)).copied()
    }

    /// This seat's number.
    #[allow(clippy::as_conversions)] // the discriminant of a fieldless enum
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The seat `steps` further clockwise at a table of `players`.
    pub fn step(self, steps: u8, players: u8) -> Seat {
        let number = (u16::from(self.number()) + u16::from(steps)) % u16::from(players.max(1));
        u8::try_from(number).ok().and_then(Seat::new).unwrap_or(self)
    }

    /// The next seat clockwise.
    pub fn next(self, players: u8) -> Seat {
        self.step(1, players)
    }

    /// The seat to the right: the next one counter-clockwise.
    pub fn right(self, players: u8) -> Seat {
        self.step(players.saturating_sub(1), players)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u64::deserialize(deserializer)?;
        u8::try_from(number)
            .ok()
            .and_then(Seat::new)
            .ok_or_else(|| de::Error::custom(format_args!("there is no seat {number}")))
    }
}

/// A set of seats, one bit each.
///
/// ```
/// use game::{Seat, SeatSet};
///
/// let team: SeatSet = [Seat::S3, Seat::S0].into_iter().collect();
/// assert_eq!(team.len(), 2);
/// assert!(team.contains(Seat::S3));
/// assert_eq!((SeatSet::first(5) - team).iter().collect::<Vec<_>>(), [Seat::S1, Seat::S2, Seat::S4]);
/// assert_eq!(serde_json::to_string(&team).unwrap(), "[0,3]");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Seat[]", export_to = "game.ts"))]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// All seats of a table of `players`.
    pub const fn first(players: u8) -> SeatSet {
        SeatSet(((1 << (players & 15)) - 1) & 0x3ff)
    }

    /// The set of one seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.number())
    }

    /// The set with these bits, one per seat; bits beyond the tenth are dropped.
    pub const fn from_bits(bits: u16) -> SeatSet {
        SeatSet(bits & 0x3ff)
    }

    /// One bit per seat.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.number()) != 0
    }

    /// Whether every seat of this set is in the other.
    pub const fn is_subset(self, other: SeatSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The number of seats.
    #[allow(clippy::as_conversions)] // at most ten
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// This set with one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.number())
    }

    /// This set without one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.number()))
    }

    /// This set with the seat in it, or without it.
    #[must_use]
    pub fn put(self, seat: Seat, within: bool) -> SeatSet {
        if within { self.with(seat) } else { self.without(seat) }
    }

    /// The lowest seat.
    pub fn lowest(self) -> Option<Seat> {
        u8::try_from(self.0.trailing_zeros()).ok().and_then(Seat::new)
    }

    /// The seat at index `k`, from the lowest.
    pub fn nth(self, k: u32) -> Option<Seat> {
        let mut bits = self.0;
        for _ in 0..k {
            bits &= bits.wrapping_sub(1);
        }
        SeatSet(bits).lowest()
    }

    /// The first seat of the set clockwise from `from`, which is included.
    pub fn from_clockwise(self, from: Seat) -> Option<Seat> {
        let ahead = SeatSet(self.0 >> from.number() << from.number());
        ahead.lowest().or_else(|| self.lowest())
    }

    /// The seats from low to high.
    pub fn iter(self) -> SeatIter {
        SeatIter(self)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;
    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl BitAnd for SeatSet {
    type Output = SeatSet;
    fn bitand(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
}

impl Sub for SeatSet {
    type Output = SeatSet;
    fn sub(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }
}

impl Not for SeatSet {
    type Output = SeatSet;
    fn not(self) -> SeatSet {
        SeatSet::from_bits(!self.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatIter;
    fn into_iter(self) -> SeatIter {
        self.iter()
    }
}

/// The seats of a [`SeatSet`], from low to high.
#[derive(Clone, Debug)]
pub struct SeatIter(SeatSet);

impl Iterator for SeatIter {
    type Item = Seat;
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.lowest()?;
        self.0 = SeatSet(self.0.0 & self.0.0.wrapping_sub(1));
        Some(seat)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl ExactSizeIterator for SeatIter {}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        struct Seats;
        impl<'de> Visitor<'de> for Seats {
            type Value = SeatSet;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of seats")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<SeatSet, A::Error> {
                let mut set = SeatSet::EMPTY;
                while let Some(seat) = list.next_element::<Seat>()? {
                    if set.contains(seat) {
                        return Err(de::Error::custom(format_args!("seat {seat} is named twice")));
                    }
                    set = set.with(seat);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_seq(Seats)
    }
}

/// A value for each seat a table can have.
///
/// ```
/// use game::{BySeat, Seat};
///
/// let mut points = BySeat::new(|seat| seat.number());
/// *points.get_mut(Seat::S2) += 10;
/// assert_eq!(*points.get(Seat::S2), 12);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; 10]);

impl<T> BySeat<T> {
    /// The value each seat gets from `make`.
    pub fn new(make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(make))
    }

    /// This seat's value.
    #[allow(clippy::indexing_slicing)] // a `Seat` is below ten by its type
    pub fn get(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.number())]
    }

    /// This seat's value, mutable.
    #[allow(clippy::indexing_slicing)] // a `Seat` is below ten by its type
    pub fn get_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.number())]
    }

    /// Seats and their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.iter().copied().zip(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn seats_go_round() {
        let last = Seat::S4;
        assert_eq!(last.next(5), Seat::S0);
        assert_eq!(Seat::S0.right(5), Seat::S4);
        assert_eq!(Seat::S3.step(12, 5), Seat::S0);
        assert_eq!(Seat::new(10), None);
    }

    #[test]
    fn a_set_lists_its_seats_from_low_to_high() {
        let set: SeatSet = [Seat::S7, Seat::S1, Seat::S4].into_iter().collect();
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [1, 4, 7]);
        assert_eq!(set.nth(2), Some(Seat::S7));
        assert_eq!(set.nth(3), None);
        assert_eq!(set.from_clockwise(Seat::S5), Some(Seat::S7));
        assert_eq!(set.from_clockwise(Seat::S8), Some(Seat::S1));
        assert_eq!(SeatSet::EMPTY.from_clockwise(Seat::S8), None);
        assert_eq!((!set).len(), 7);
    }

    #[test]
    fn json_is_plain_numbers_and_says_what_is_wrong() {
        assert_eq!(serde_json::to_string(&SeatSet::first(3)).unwrap(), "[0,1,2]");
        let twice = serde_json::from_str::<SeatSet>("[1,1]").unwrap_err();
        assert!(alloc::format!("{twice}").contains("seat 1 is named twice"));
        let beyond = serde_json::from_str::<Seat>("10").unwrap_err();
        assert!(alloc::format!("{beyond}").contains("no seat 10"));
    }

    #[test]
    fn an_optional_seat_is_one_byte() {
        assert_eq!(size_of::<Option<Seat>>(), 1);
    }
}
