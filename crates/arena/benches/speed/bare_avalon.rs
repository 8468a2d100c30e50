//! The bare loop that `Table` is compared with: the base rules of Avalon on bit masks, one random draw for each
//! decision, without views, events or options.

use super::random::Fast;

const SIZES: [[u32; 5]; 6] =
    [[2, 3, 2, 3, 3], [2, 3, 4, 3, 4], [2, 3, 3, 4, 4], [3, 4, 4, 5, 5], [3, 4, 4, 5, 5], [3, 4, 4, 5, 5]];

pub struct Game {
    players: u32,
    teams: [Vec<u16>; 6],
    evil: u32,
}

impl Game {
    pub fn new(players: u32) -> Game {
        let mut teams: [Vec<u16>; 6] = Default::default();
        for mask in 0u16..1 << players {
            if let Some(list) = teams.get_mut(usize::try_from(mask.count_ones()).unwrap_or(9)) {
                list.push(mask);
            }
        }
        let evil = if players < 7 {
            2
        } else if players < 10 {
            3
        } else {
            4
        };
        Game { players, teams, evil }
    }

    /// Deals a mask of Evil whose first drawn is the Assassin, and Merlin among the rest.
    fn deal(&self, draws: &mut Fast) -> (u16, u16) {
        let mut evil = 0u16;
        let mut left = self.evil;
        while left > 0 {
            let bit = 1u16 << draws.below(self.players);
            if evil & bit == 0 {
                evil |= bit;
                left -= 1;
            }
        }
        loop {
            let merlin = 1u16 << draws.below(self.players);
            if evil & merlin == 0 {
                return (evil, merlin);
            }
        }
    }

    #[allow(clippy::indexing_slicing, clippy::as_conversions)] // bare on purpose
    pub fn play(&self, draws: &mut Fast) -> (bool, u32) {
        let (evil, merlin) = self.deal(draws);
        let mut leader = draws.below(self.players);
        let (mut good_wins, mut evil_wins, mut decisions) = (0, 0, 0);
        for (quest, &size) in SIZES[(self.players - 5) as usize].iter().enumerate() {
            let mut rejected = 0;
            let team = loop {
                let list = &self.teams[size as usize];
                let team = list[draws.below(list.len() as u32) as usize];
                let mut approvals = 0;
                for _ in 0..self.players {
                    approvals += draws.below(2);
                }
                decisions += 1 + self.players;
                leader = (leader + 1) % self.players;
                if approvals * 2 > self.players {
                    break team;
                }
                rejected += 1;
                if rejected == 5 {
                    return (false, decisions);
                }
            };
            let mut fails = 0;
            let mut members = team;
            while members != 0 {
                let member = members & members.wrapping_neg();
                members ^= member;
                let draw = draws.below(2);
                if evil & member != 0 {
                    fails += draw;
                }
                decisions += 1;
            }
            let needed = if quest == 3 && self.players >= 7 { 2 } else { 1 };
            if fails >= needed {
                evil_wins += 1;
            } else {
                good_wins += 1;
            }
            if evil_wins == 3 {
                return (false, decisions);
            }
            if good_wins == 3 {
                break;
            }
        }
        let mut named = draws.below(self.players - self.evil);
        for seat in 0..self.players {
            if evil & (1 << seat) == 0 {
                if named == 0 {
                    return (merlin != 1 << seat, decisions + 1);
                }
                named -= 1;
            }
        }
        (true, decisions)
    }
}
