//! What one seat alone sees.

use game::List;

use crate::{Card, Mark, Private, Role, SeenCard, Side, Sight, Vote};

/// What one seat alone sees.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// The character, once dealt.
    pub role: Option<Role>,
    /// The side *now*: only a Lancelot's ever differs from the card's (AV-74).
    pub side: Option<Side>,
    /// What the night showed.
    pub sight: Sight,
    /// Loyalties seen later: one by the Lady and at most four by plot cards.
    pub checks: List<Mark, 5>,
    /// Quest cards seen: one per round by Excalibur and at most two by Ambush.
    pub cards: List<SeenCard, 7>,
    /// The last ballot, and on which proposal of the game.
    pub ballot: Option<(Vote, u8)>,
    /// The last quest card, and in which round.
    pub played: Option<(Card, u8)>,
}

impl Hand {
    /// Updates the hand.
    pub fn fold(&mut self, private: &Private) {
        match *private {
            Private::YouVoted { vote, proposal } => self.ballot = Some((vote, proposal)),
            Private::YouPlayed { card, round } => self.played = Some((card, round)),
            Private::YouAre { role, sight } => {
                self.role = Some(role);
                self.side = Some(role.side());
                self.sight = sight;
            }
            Private::YouTurned { side } => self.side = Some(side),
            Private::YouSaw(mark) => {
                self.checks.push(mark);
            }
            Private::YouSawCard(seen) => {
                self.cards.push(seen);
            }
        }
    }
}
