//! The naive Bayes model that a belief must beat: each vote, proposal and result is taken as independent.
//!
//! P(approve) by who votes, whether on the team, whether the team holds Evil, and whether it is the last proposal;
//! P(number of Evil on the team) by who leads; P(Fails) by how many Evil went. All are counts plus one.
// Small tables of counts; every index is bounded where it is made.
#![allow(clippy::indexing_slicing, clippy::as_conversions)]

use avalon::Role;
use game::SeatSet;

use super::game::Game;

/// Merlin, any other Good player, Evil.
const CLASSES: usize = 3;

/// Counts.
#[derive(Clone, Debug)]
pub struct Naive {
    votes: [[[[[f64; 2]; 2]; 2]; 2]; CLASSES],
    leads: [[f64; 4]; CLASSES],
    fails: [[[f64; 5]; 5]; 5],
}

impl Naive {
    /// Counts these games.
    pub fn fit<'a>(games: impl IntoIterator<Item = &'a Game>) -> Naive {
        let mut naive = Naive {
            votes: [[[[[1.0; 2]; 2]; 2]; 2]; CLASSES],
            leads: [[1.0; 4]; CLASSES],
            fails: [[[1.0; 5]; 5]; 5],
        };
        for game in games {
            let evil = game.evil().bits();
            let merlin = game.holder(Role::Merlin).map(|seat| seat.number());
            let class = |seat: u8| if evil >> seat & 1 == 1 { 2 } else { usize::from(Some(seat) != merlin) };
            for (number, quest) in game.quests.iter().enumerate() {
                for (attempt, proposal) in quest.proposals.iter().enumerate() {
                    let (team, approve) = (proposal.team.bits(), proposal.approve.bits());
                    let leader = proposal.leader.number();
                    naive.leads[class(leader)][count(evil & team & !(1 << leader), 3)] += 1.0;
                    for seat in 0..game.players {
                        *naive.vote(class(seat), seat, evil, team, attempt, approve) += 1.0;
                    }
                }
                if let (Some(fails), Some(last)) = (quest.fails, quest.proposals.last()) {
                    let went = count(evil & last.team.bits(), 4);
                    naive.fails[number.min(4)][went][usize::from(fails.min(4))] += 1.0;
                }
            }
        }
        naive
    }

    fn vote(
        &mut self,
        class: usize,
        seat: u8,
        evil: u16,
        team: u16,
        attempt: usize,
        approve: u16,
    ) -> &mut f64 {
        let (on, dirty) = (team >> seat & 1, u16::from(evil & team & !(1 << seat) != 0));
        let row = &mut self.votes[class][usize::from(on)][usize::from(dirty)][usize::from(attempt >= 4)];
        &mut row[usize::from(approve >> seat & 1)]
    }

    fn says(&self, class: usize, seat: u8, evil: u16, team: u16, attempt: usize, approve: u16) -> f64 {
        let (on, dirty) = (team >> seat & 1, u16::from(evil & team & !(1 << seat) != 0));
        let row = &self.votes[class][usize::from(on)][usize::from(dirty)][usize::from(attempt >= 4)];
        (row[usize::from(approve >> seat & 1)] / (row[0] + row[1])).ln()
    }

    fn says_lead(&self, class: usize, leader: u8, evil: u16, team: u16) -> f64 {
        let row = &self.leads[class];
        (row[count(evil & team & !(1 << leader), 3)] / row.iter().sum::<f64>()).ln()
    }

    /// The logarithm of every set's weight after each quest that was played.
    pub fn evil(&self, game: &Game, sets: &[SeatSet]) -> Vec<Vec<f64>> {
        let mut log = vec![0.0; sets.len()];
        let mut points = Vec::new();
        for (number, quest) in game.quests.iter().enumerate() {
            for (set, log) in sets.iter().map(|set| set.bits()).zip(&mut log) {
                for (attempt, proposal) in quest.proposals.iter().enumerate() {
                    let (team, approve) = (proposal.team.bits(), proposal.approve.bits());
                    let leader = proposal.leader.number();
                    let class = |seat: u8| if set >> seat & 1 == 1 { 2 } else { 1 };
                    *log += self.says_lead(class(leader), leader, set, team);
                    for seat in 0..game.players {
                        *log += self.says(class(seat), seat, set, team, attempt, approve);
                    }
                }
                if let (Some(fails), Some(last)) = (quest.fails, quest.proposals.last()) {
                    let went = count(set & last.team.bits(), 4);
                    let row = &self.fails[number.min(4)][went];
                    *log += (row[usize::from(fails.min(4))] / row.iter().sum::<f64>()).ln();
                    if usize::from(fails) > went {
                        *log = f64::NEG_INFINITY;
                    }
                }
            }
            if quest.fails.is_some() {
                points.push(log.clone());
            }
        }
        points
    }

    /// How likely each seat is Merlin, Evil known.
    pub fn merlin(&self, game: &Game) -> Vec<f64> {
        let evil = game.evil().bits();
        let mut log: Vec<f64> = (0..game.players)
            .map(|seat| if evil >> seat & 1 == 1 { f64::NEG_INFINITY } else { 0.0 })
            .collect();
        for quest in &game.quests {
            for (attempt, proposal) in quest.proposals.iter().enumerate() {
                let (team, approve) = (proposal.team.bits(), proposal.approve.bits());
                let leader = proposal.leader.number();
                for (seat, log) in (0..game.players).zip(&mut log) {
                    *log += self.says(0, seat, evil, team, attempt, approve)
                        - self.says(1, seat, evil, team, attempt, approve);
                    if seat == leader {
                        *log += self.says_lead(0, seat, evil, team) - self.says_lead(1, seat, evil, team);
                    }
                }
            }
        }
        super::point::normal(&log)
    }
}

fn count(set: u16, most: usize) -> usize {
    (set.count_ones() as usize).min(most)
}
