//! One way in which the cards can be dealt.

use avalon::Role;
use game::{BySeat, Seat, SeatSet};

/// The Evil half of a world: who holds an Evil card, and who holds the special ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EvilRoles {
    /// All seats with an Evil card.
    pub seats: SeatSet,
    /// The seat of the Assassin, if that character is in the game; likewise below.
    pub assassin: Option<Seat>,
    /// The seat of Morgana.
    pub morgana: Option<Seat>,
    /// The seat of Mordred.
    pub mordred: Option<Seat>,
    /// The seat of Oberon.
    pub oberon: Option<Seat>,
    /// The seat of the Evil Lancelot.
    pub lancelot: Option<Seat>,
}

impl EvilRoles {
    /// The special Evil characters.
    pub const SPECIAL: [Role; 5] =
        [Role::Assassin, Role::Morgana, Role::Mordred, Role::Oberon, Role::EvilLancelot];

    /// The half with these holders of the special characters.
    pub fn new(seats: SeatSet, holders: [Option<Seat>; EvilRoles::SPECIAL.len()]) -> EvilRoles {
        let [assassin, morgana, mordred, oberon, lancelot] = holders;
        EvilRoles { seats, assassin, morgana, mordred, oberon, lancelot }
    }

    fn holders(&self) -> [Option<Seat>; EvilRoles::SPECIAL.len()] {
        [self.assassin, self.morgana, self.mordred, self.oberon, self.lancelot]
    }
}

/// The Good half of a world: who holds the special Good cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GoodRoles {
    /// The seat of Merlin, if that character is in the game; likewise below.
    pub merlin: Option<Seat>,
    /// The seat of Percival.
    pub percival: Option<Seat>,
    /// The seat of the Good Lancelot.
    pub lancelot: Option<Seat>,
}

impl GoodRoles {
    /// The special Good characters.
    pub const SPECIAL: [Role; 3] = [Role::Merlin, Role::Percival, Role::GoodLancelot];

    /// The half with these holders of the special characters.
    pub fn new(holders: [Option<Seat>; GoodRoles::SPECIAL.len()]) -> GoodRoles {
        let [merlin, percival, lancelot] = holders;
        GoodRoles { merlin, percival, lancelot }
    }

    fn holders(&self) -> [Option<Seat>; GoodRoles::SPECIAL.len()] {
        [self.merlin, self.percival, self.lancelot]
    }
}

/// A full assignment of characters to seats.
///
/// ```
/// use avalon::Role;
/// use bots::belief::{EvilRoles, GoodRoles, World};
/// use game::{Seat, SeatSet};
///
/// let evil = EvilRoles { seats: SeatSet::first(2), assassin: Some(Seat::S0), ..EvilRoles::default() };
/// let good = GoodRoles { merlin: Some(Seat::S4), ..GoodRoles::default() };
/// let world = World { evil, good };
/// assert_eq!(world.role(Seat::S0), Role::Assassin);
/// assert_eq!(world.role(Seat::S1), Role::Minion);
/// assert_eq!(world.role(Seat::S2), Role::Servant);
/// assert_eq!(world.role(Seat::S4), Role::Merlin);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct World {
    /// The Evil cards.
    pub evil: EvilRoles,
    /// The Good cards.
    pub good: GoodRoles,
}

/// The set of one seat, or the empty set.
pub(crate) fn set_of(seat: Option<Seat>) -> SeatSet {
    seat.map_or(SeatSet::EMPTY, SeatSet::only)
}

impl World {
    /// Who is Evil now. A switch moves both Lancelots to the other side (AV-74).
    pub fn evil_now(&self, switched: bool) -> SeatSet {
        if switched {
            (self.evil.seats - set_of(self.evil.lancelot)) | set_of(self.good.lancelot)
        } else {
            self.evil.seats
        }
    }

    /// The Lancelot who is Evil now.
    pub fn evil_lancelot_now(&self, switched: bool) -> Option<Seat> {
        if switched { self.good.lancelot } else { self.evil.lancelot }
    }

    /// The card of this seat.
    pub fn role(&self, seat: Seat) -> Role {
        fn held_by<const N: usize>(seat: Seat, roles: [Role; N], holders: [Option<Seat>; N]) -> Option<Role> {
            roles.into_iter().zip(holders).find(|(_, holder)| *holder == Some(seat)).map(|(role, _)| role)
        }
        if self.evil.seats.contains(seat) {
            held_by(seat, EvilRoles::SPECIAL, self.evil.holders()).unwrap_or(Role::Minion)
        } else {
            held_by(seat, GoodRoles::SPECIAL, self.good.holders()).unwrap_or(Role::Servant)
        }
    }

    /// The cards of all these seats.
    pub fn roles(&self, seats: SeatSet) -> BySeat<Option<Role>> {
        BySeat::new(|seat| seats.contains(seat).then(|| self.role(seat)))
    }
}
