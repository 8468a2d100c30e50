//! Which worlds can have produced the Fails of a quest.

use avalon::Card;
use game::{Seat, SeatSet};

use super::world::{World, set_of};

/// What a viewer knows about the cards of the current quest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QuestCards {
    /// The members of the team.
    pub team: SeatSet,
    /// Members known to have played Fail, before any exchange.
    pub fails: SeatSet,
    /// Members known to have played Success, before any exchange.
    pub successes: SeatSet,
    /// Members whose card was exchanged by Excalibur.
    pub exchanged: SeatSet,
    /// Whether the Lancelot who is Evil now must play Fail (AV-72, AV-80).
    pub lancelot_must_fail: bool,
    /// Whether the Lancelots are on the sides opposite to their cards.
    pub switched: bool,
}

impl QuestCards {
    /// Records a card as it was played, before any exchange.
    pub fn played(&mut self, seat: Seat, card: Card) {
        match card {
            Card::Fail => self.fails = self.fails.with(seat),
            Card::Success => self.successes = self.successes.with(seat),
        }
    }

    /// Records a card as it is now: if it was exchanged, the other card was played.
    pub fn seen_now(&mut self, seat: Seat, card: Card) {
        self.played(seat, if self.exchanged.contains(seat) { card.other() } else { card });
    }

    fn forced_fail(&self, world: &World) -> SeatSet {
        if self.lancelot_must_fail { set_of(world.evil_lancelot_now(self.switched)) } else { SeatSet::EMPTY }
    }

    /// Whether all known cards are legal in this world (AV-35).
    pub fn are_legal(&self, world: &World) -> bool {
        self.fails.is_subset(world.evil_now(self.switched))
            && (self.successes & self.forced_fail(world)).is_empty()
    }

    /// Whether this world can have produced this number of Fails. Every number between the smallest and the largest is
    /// possible, because each member who is free to choose adds one or none.
    pub fn allow(&self, world: &World, fails: u8) -> bool {
        let forced = self.forced_fail(world);
        let known = self.fails | self.successes;
        let free = (self.team & world.evil_now(self.switched)) - forced - known;
        let certain = self.team & (self.fails | (forced - known));
        let after_exchange = (certain - self.exchanged) | (self.exchanged - certain);
        let least = (after_exchange - free).len();
        self.are_legal(world) && (least..=least + free.len()).contains(&fails)
    }
}
