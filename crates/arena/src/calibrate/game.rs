//! A recorded game of people, as the files of `calibrate` hold it: one JSON object a line.

use avalon::{Role, Side};
use game::{Seat, SeatSet};
use serde::Deserialize;

/// A whole game with everything open.
#[derive(Clone, Debug, Deserialize)]
pub struct Game {
    pub players: u8,
    /// The character of each seat.
    pub roles: Vec<Role>,
    /// The seat that made the shot, if there was one to make.
    #[serde(default)]
    pub assassin: Option<Seat>,
    /// The quests in order.
    pub quests: Vec<Quest>,
    /// Who was named as Merlin.
    #[serde(default)]
    pub shot: Option<Seat>,
    /// The group of people that played it.
    #[serde(default)]
    pub group: u64,
}

/// A quest and the proposals that led to it.
#[derive(Clone, Debug, Deserialize)]
pub struct Quest {
    /// How many Fails make the quest fail.
    pub fails_needed: u8,
    /// Oldest first.
    pub proposals: Vec<Proposal>,
    /// Fails played; none if no team went.
    #[serde(default)]
    pub fails: Option<u8>,
}

/// A team that was voted on.
#[derive(Clone, Debug, Deserialize)]
pub struct Proposal {
    /// The seat that proposed it.
    pub leader: Seat,
    /// The proposed team.
    pub team: SeatSet,
    /// Who approved.
    pub approve: SeatSet,
}

impl Game {
    /// The seats whose cards satisfy this.
    fn seats_of(&self, is: impl Fn(Role) -> bool) -> SeatSet {
        Seat::ALL.into_iter().zip(&self.roles).filter(|(_, role)| is(**role)).map(|(seat, _)| seat).collect()
    }

    /// Everybody whose card is Evil.
    pub fn evil(&self) -> SeatSet {
        self.seats_of(|role| role.side() == Side::Evil)
    }

    /// Who holds this card, if one does.
    pub fn holder(&self, wanted: Role) -> Option<Seat> {
        self.seats_of(|role| role == wanted).lowest()
    }

    /// Whether the Assassin named somebody after three successes.
    pub fn is_shot(&self) -> bool {
        self.shot.is_some() && self.holder(Role::Merlin).is_some()
    }
}
