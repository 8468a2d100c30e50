//! What a player remembers of the open course of a game.

use avalon::notice::Public;
use avalon::quest::Quest;
use game::{Seat, SeatSet};

/// A team that was voted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposed {
    /// Who proposed it.
    pub leader: Seat,
    /// For which quest.
    pub quest: Quest,
    /// Who was to go.
    pub team: SeatSet,
    /// Who approved, once the votes were open.
    pub approvals: Option<SeatSet>,
    /// How many Fails it brought, if it went and came back.
    pub fails: Option<u8>,
}

/// Every proposal so far, folded from notices.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// Oldest first.
    pub proposals: Vec<Proposed>,
}

impl Memory {
    /// Takes in one public fact.
    pub fn fold(&mut self, public: &Public) {
        match *public {
            Public::Proposed { leader, quest, team, excalibur: _ } => {
                self.proposals.push(Proposed { leader, quest, team, approvals: None, fails: None });
            }
            Public::VotesRevealed { approvals } => {
                if let Some(last) = self.proposals.last_mut() {
                    last.approvals = Some(approvals);
                }
            }
            Public::QuestDone { successes: _, fails } => {
                if let Some(last) = self.proposals.last_mut() {
                    last.fails = Some(fails);
                }
            }
            _ => {}
        }
    }

    /// Quests that were played.
    pub fn quests(&self) -> impl Iterator<Item = (&Proposed, u8)> {
        self.proposals.iter().filter_map(|proposed| Some((proposed, proposed.fails?)))
    }
}
