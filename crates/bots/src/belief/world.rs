//! One way the cards can lie.

use avalon::role::Role;
use game::{BySeat, Seat, SeatSet};

/// No such character in this world. Fifteen, so that a seat and "nobody" both fit four bits and index a table of 16.
pub const NOBODY: u8 = 15;

/// The Evil half of a world: which cards are Evil, and who holds the special ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evil {
    /// The Evil cards, one bit a seat.
    pub cards: u16,
    /// Seats of the special characters, or [`NOBODY`].
    pub assassin: u8,
    /// See above.
    pub morgana: u8,
    /// See above.
    pub mordred: u8,
    /// See above.
    pub oberon: u8,
    /// The Evil Lancelot's seat.
    pub lancelot: u8,
}

/// The Good half: four bits each for Merlin, Percival and the Good Lancelot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Good(u16);

impl Good {
    /// These seats; [`NOBODY`] where there is no such character.
    pub fn new(merlin: u8, percival: u8, lancelot: u8) -> Good {
        Good(u16::from(merlin & 15) | u16::from(percival & 15) << 4 | u16::from(lancelot & 15) << 8)
    }

    /// Merlin's seat.
    #[inline(always)]
    #[allow(clippy::as_conversions)] // four bits
    pub fn merlin(self) -> u8 {
        (self.0 & 15) as u8
    }

    /// Percival's seat.
    #[inline(always)]
    #[allow(clippy::as_conversions)] // four bits
    pub fn percival(self) -> u8 {
        (self.0 >> 4 & 15) as u8
    }

    /// The Good Lancelot's seat.
    #[inline(always)]
    #[allow(clippy::as_conversions)] // four bits
    pub fn lancelot(self) -> u8 {
        (self.0 >> 8 & 15) as u8
    }
}

/// A full assignment of characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct World {
    /// Who is Evil, and how.
    pub evil: Evil,
    /// Who is Good, and how.
    pub good: Good,
}

/// The bit of a seat's number; none for [`NOBODY`].
#[inline(always)]
pub fn bit(seat: u8) -> u16 {
    1 << seat & 0x3ff
}

impl World {
    /// Who is Evil now, one bit a seat: a switch turns both Lancelots over (AV-74).
    #[inline(always)]
    pub fn evil_now(&self, switched: bool) -> u16 {
        let lancelots = bit(self.evil.lancelot) | bit(self.good.lancelot());
        if switched { self.evil.cards ^ lancelots } else { self.evil.cards }
    }

    /// The Lancelot who is Evil now, one bit or none.
    #[inline(always)]
    pub fn evil_lancelot_now(&self, switched: bool) -> u16 {
        bit(if switched { self.good.lancelot() } else { self.evil.lancelot })
    }

    /// The card this seat holds.
    pub fn role(&self, seat: Seat) -> Role {
        let number = seat.number();
        let evil = &self.evil;
        if evil.cards & bit(number) == 0 {
            match number {
                _ if number == self.good.merlin() => Role::Merlin,
                _ if number == self.good.percival() => Role::Percival,
                _ if number == self.good.lancelot() => Role::GoodLancelot,
                _ => Role::Servant,
            }
        } else {
            match number {
                _ if number == evil.assassin => Role::Assassin,
                _ if number == evil.morgana => Role::Morgana,
                _ if number == evil.mordred => Role::Mordred,
                _ if number == evil.oberon => Role::Oberon,
                _ if number == evil.lancelot => Role::EvilLancelot,
                _ => Role::Minion,
            }
        }
    }

    /// Who holds what, at a table of these seats.
    pub fn roles(&self, seats: SeatSet) -> BySeat<Option<Role>> {
        BySeat::new(|seat| seats.contains(seat).then(|| self.role(seat)))
    }
}
