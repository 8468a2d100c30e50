//! A moment of the open game, as all see it.

use avalon::options::Rules;
use avalon::quest::{Quest, sides};

use super::court::Style;

/// What the whole table knows when a team is named, voted on or sent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scene {
    /// Seats at the table.
    pub players: u8,
    /// How many of them are Evil.
    pub evil: u8,
    /// Whether there is a Merlin to be found.
    pub merlin: bool,
    /// Who leads.
    pub leader: u8,
    /// Who is to go, one bit a seat.
    pub team: u16,
    /// Which proposal of the round, from 1 to 5.
    pub attempt: u8,
    /// Which quest, from 1 to 5.
    pub quest: u8,
    /// How many go on it.
    pub size: u8,
    /// Fails it takes to lose it.
    pub needed: u8,
    /// Quests Good has won.
    pub good: u8,
    /// Quests Evil has won.
    pub bad: u8,
}

/// The proposal after which a round is lost (AV-32).
pub const LAST: u8 = 5;

impl Scene {
    /// Before the first proposal.
    pub fn new(rules: &Rules, merlin: bool) -> Scene {
        let mut scene = Scene {
            players: rules.players,
            evil: sides(rules.players).1,
            merlin,
            leader: 0,
            team: 0,
            attempt: 1,
            quest: 1,
            size: 2,
            needed: 1,
            good: 0,
            bad: 0,
        };
        scene.aim(Quest::First);
        scene
    }

    /// This quest is aimed at.
    pub fn aim(&mut self, quest: Quest) {
        self.quest = quest.number();
        self.size = quest.size(self.players);
        self.needed = quest.fails_needed(self.players);
    }

    /// Whether who plays like this hides behind the Fails alone. Without a Merlin the quests decide. With five seats each team
    /// of three is clean for one of the ten Evil pairs, so Good's three tries find one with 30 % if nothing else tells
    /// them anything: Evil plays exactly one Fail on the larger quests and none on the small ones, and votes and leads by
    /// what the Fails tell a Servant in its seat, which is what a Servant without further suspicions does.
    pub fn veiled(&self, style: &Style) -> bool {
        style.veil && !self.merlin
    }

    /// Whether a rejection now ends the game.
    pub fn is_last(&self) -> bool {
        self.attempt >= LAST
    }

    /// Whether these Evil players can make a team fail.
    pub fn is_dirty(&self, evil: u16, team: u16) -> bool {
        (evil & team).count_ones() >= u32::from(self.needed)
    }

    /// Everybody, one bit a seat.
    pub fn everybody(&self) -> u16 {
        (1 << self.players) - 1
    }
}
