//! Which worlds can have brought a quest's Fails.

use avalon::command::Card;
use game::{Seat, SeatSet};

use super::world::{World, bit};

/// What this seat knows of the cards on the quest under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    /// Who went.
    pub team: u16,
    /// Fails known to have been played, before any exchange.
    pub fails: u16,
    /// Successes known to have been played, before any exchange.
    pub successes: u16,
    /// Whose card Excalibur turned.
    pub exchanged: u16,
    /// The Lancelot who is Evil now must play Fail (AV-72, AV-80).
    pub bound: bool,
    /// Whether the Lancelots are on the sides opposite to their cards'.
    pub switched: bool,
}

impl Cards {
    /// A team sets out.
    pub fn set_out(team: SeatSet, bound: bool, switched: bool) -> Cards {
        Cards { team: team.bits(), bound, switched, ..Cards::default() }
    }

    /// This card was played, as it was before any exchange.
    pub fn played(&mut self, seat: Seat, card: Card) {
        match card {
            Card::Fail => self.fails |= bit(seat.number()),
            Card::Success => self.successes |= bit(seat.number()),
        }
    }

    /// This card lies there now: if Excalibur turned it, the other was played.
    pub fn lies(&mut self, seat: Seat, card: Card) {
        let turned = self.exchanged & bit(seat.number()) != 0;
        self.played(seat, if turned { card.other() } else { card });
    }

    /// Excalibur turned this card.
    pub fn exchange(&mut self, target: Seat) {
        self.exchanged |= bit(target.number());
    }

    /// Whether everybody whose card is known may play it in this world (AV-35).
    #[inline(always)]
    pub fn are_legal(&self, world: &World) -> bool {
        let evil = world.evil_now(self.switched);
        let must = if self.bound { world.evil_lancelot_now(self.switched) } else { 0 };
        self.fails & !evil == 0 && self.successes & must == 0
    }

    /// The fewest and the most Fails this world can have brought: every number between is possible too, since
    /// each member who is free to choose adds one or none.
    #[inline(always)]
    pub fn range(&self, world: &World) -> (u32, u32) {
        let evil = world.evil_now(self.switched);
        let must = if self.bound { world.evil_lancelot_now(self.switched) } else { 0 };
        let known = self.fails | self.successes;
        let free = self.team & evil & !must & !known;
        let fails = self.team & (self.fails | must & !known);
        let least = ((fails ^ self.exchanged) & !free).count_ones();
        (least, least + free.count_ones())
    }

    /// Whether the world can have brought this many Fails.
    #[inline(always)]
    pub fn allow(&self, world: &World, fails: u32) -> bool {
        let (least, most) = self.range(world);
        self.are_legal(world) && (least..=most).contains(&fails)
    }
}
