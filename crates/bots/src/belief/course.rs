//! The open course of a game, as far as people's habits depend on it.

use game::{Seat, SeatSet};

use super::world::bit;

/// What everybody has seen. The same for every viewer, so a private card never colours how a public move is read.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    players: u8,
    evil: u8,
    /// The sets of Evil players that every quest so far allows: what logic alone leaves.
    sets: Vec<u16>,
    successes: u8,
    failures: u8,
    quest: u8,
    attempt: u8,
    leader: u8,
    team: u16,
}

impl Course {
    /// Before the first proposal, at a table of so many, of whom so many are Evil.
    pub fn new(players: u8, evil: u8) -> Course {
        let everybody = SeatSet::first(players).bits();
        let sets = (0..=everybody).filter(|set| set.count_ones() == u32::from(evil)).collect();
        Course { players, evil, sets, successes: 0, failures: 0, quest: 1, attempt: 1, leader: 0, team: 0 }
    }

    /// A team is named.
    pub fn propose(&mut self, leader: Seat, team: SeatSet, attempt: u8) {
        (self.leader, self.team, self.attempt) = (leader.number(), team.bits(), attempt);
    }

    /// A quest came back. `plain` unless a card or a side was changed, when the Fails no longer count Evil players.
    pub fn resolve(&mut self, fails: u8, needed: u8, plain: bool) {
        if fails >= needed {
            self.failures += 1;
        } else {
            self.successes += 1;
        }
        self.quest = (self.quest + 1).min(5);
        if plain {
            let team = self.team;
            let possible = |set: &u16| (set & team).count_ones() >= u32::from(fails);
            if self.sets.iter().any(possible) {
                self.sets.retain(possible);
            }
        }
    }

    /// Who is to go.
    pub fn team(&self) -> u16 {
        self.team
    }

    /// Who named them.
    pub fn leader(&self) -> u8 {
        self.leader
    }

    /// At a table of so many.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// 0 to 4: how many quests came back before.
    pub fn quest(&self) -> u8 {
        self.quest.saturating_sub(1).min(4)
    }

    /// 0 to 2 each: quests won and lost.
    pub fn score(&self) -> (u8, u8) {
        (self.successes.min(2), self.failures.min(2))
    }

    /// 0 for the first proposal of the round, 1 for the second and third, 2 for the fourth, 3 for the last.
    pub fn haste(&self) -> u8 {
        match self.attempt {
            0 | 1 => 0,
            2 | 3 => 1,
            4 => 2,
            _ => 3,
        }
    }

    /// 0 to 4: how good the team looks to a Good player in this seat who reckons with the quests alone, beside a
    /// team of that size before the first quest.
    pub fn trust(&self, seat: u8) -> u8 {
        let (mut clean, mut all) = (0_u32, 0_u32);
        for set in &self.sets {
            if set & bit(seat) == 0 {
                all += 1;
                clean += u32::from(set & self.team == 0);
            }
        }
        if clean == 0 {
            return 0;
        }
        let others = (self.team & !bit(seat)).count_ones();
        let mut first = 1.0;
        for evil in 0..u32::from(self.evil) {
            let rest = f64::from(u32::from(self.players).saturating_sub(1 + evil));
            first *= (rest - f64::from(others)).max(0.0) / rest.max(1.0);
        }
        match f64::from(clean) / f64::from(all) / first {
            ratio if ratio < 0.7 => 1,
            ratio if ratio < 1.05 => 2,
            ratio if ratio < 1.5 => 3,
            _ => 4,
        }
    }
}
