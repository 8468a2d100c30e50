//! What one player takes for likely: weights over the sets of seats that may be Evil.

use super::Scene;

/// A seat's opinion. The masks are shared by the table, the weights are the seat's own and add up to 1.
#[derive(Clone, Copy, Debug)]
pub struct Eye<'a> {
    /// Sets of Evil seats.
    pub sets: &'a [u16],
    /// How likely each is.
    pub weights: &'a [f64],
}

impl Eye<'_> {
    /// How likely the team brings the quest home whatever its members do.
    pub fn sound(&self, scene: &Scene, team: u16) -> f64 {
        let sets = self.sets.iter().zip(self.weights);
        sets.filter(|(set, _)| !scene.is_dirty(**set, team)).map(|(_, weight)| weight).sum()
    }

    /// How likely this seat is Evil.
    pub fn evil(&self, seat: u8) -> f64 {
        let sets = self.sets.iter().zip(self.weights);
        sets.filter(|(set, _)| *set & 1 << seat != 0).map(|(_, weight)| weight).sum()
    }

    /// The team with this seat that looks best, and how good it looks.
    pub fn best(&self, scene: &Scene, teams: &[u16], seat: u8) -> (u16, f64) {
        let mut best = (0, -1.0);
        for team in teams.iter().filter(|team| *team & 1 << seat != 0) {
            let sound = self.sound(scene, *team);
            if sound > best.1 + 1e-9 {
                best = (*team, sound);
            }
        }
        best
    }
}

/// What a player who waits for a better team may hope for: the soundness, in this eye, of the team that goes in the
/// end, if the leaders to come name what looks best to them.
pub fn patience(eye: &Eye<'_>, scene: &Scene, best: &[u16]) -> f64 {
    let mut hope = 0.0;
    for attempt in (scene.attempt + 1..=super::LAST).rev() {
        let leader = (scene.leader + attempt - scene.attempt) % scene.players;
        let team = best.get(usize::from(leader)).copied().unwrap_or(0);
        let sound = eye.sound(scene, team);
        // Not every better team is let through.
        hope = if attempt == super::LAST { sound } else { hope + 0.7 * (sound - hope).max(0.0) };
    }
    hope
}
