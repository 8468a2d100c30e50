//! What one player considers likely: weights over the sets of seats that may be Evil.

use game::{BySeat, Seat, SeatSet};

use crate::belief::{LAST_ATTEMPT, Situation};

/// The probabilities of Evil sets in the eyes of one seat; they add up to 1.
#[derive(Clone, Copy, Debug)]
pub struct Opinion<'a> {
    /// The sets of Evil seats.
    pub sets: &'a [SeatSet],
    /// The probability of each set.
    pub weights: &'a [f64],
}

impl Opinion<'_> {
    fn sum(&self, mut holds: impl FnMut(SeatSet) -> bool) -> f64 {
        let sets = self.sets.iter().zip(self.weights);
        sets.filter(|(set, _)| holds(**set)).map(|(_, weight)| weight).sum()
    }

    /// The soundness of a team: the probability that its quest succeeds whatever its members play.
    pub fn soundness(&self, situation: &Situation, team: SeatSet) -> f64 {
        self.sum(|evil| !situation.can_fail(evil, team))
    }

    /// The probability that this seat is Evil.
    pub fn evil(&self, seat: Seat) -> f64 {
        self.sum(|evil| evil.contains(seat))
    }

    /// The soundest of these teams with this seat; the first of equal ones.
    pub fn soundest_team(&self, situation: &Situation, teams: &[SeatSet], seat: Seat) -> SeatSet {
        let (mut best, mut most) = (SeatSet::EMPTY, -1.0);
        for team in teams.iter().filter(|team| team.contains(seat)) {
            let soundness = self.soundness(situation, *team);
            if soundness > most + 1e-9 {
                (best, most) = (*team, soundness);
            }
        }
        best
    }

    /// The expected soundness of the team that goes if this one is rejected and each later leader proposes the team in
    /// `best_teams`.
    pub fn later_soundness(&self, situation: &Situation, best_teams: &BySeat<SeatSet>) -> f64 {
        let mut expected = 0.0;
        for attempt in (situation.attempt + 1..=LAST_ATTEMPT).rev() {
            let leader = situation.leader.step(attempt - situation.attempt, situation.players);
            let soundness = self.soundness(situation, *best_teams.get(leader));
            expected = if attempt == LAST_ATTEMPT {
                soundness
            } else {
                // Not every better team is approved.
                expected + 0.7 * (soundness - expected).max(0.0)
            };
        }
        expected
    }
}
