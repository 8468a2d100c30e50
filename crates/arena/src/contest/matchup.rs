//! Which players meet.

use game::{Seat, SeatSet};

/// One kind of table; numbers are indices in the list of entrants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matchup {
    /// A base group, and one more player in each seat in turn.
    Seat {
        /// Fills the other seats, repeated in order.
        base: Vec<usize>,
        /// Takes the remaining seat.
        added: usize,
    },
    /// One player in all seats of the first side, another in all of the second.
    Teams {
        /// Good, or Loyal.
        first: usize,
        /// Evil, or Traitor.
        second: usize,
    },
}

/// One game of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Who sits where, seat 0 first.
    pub players: Vec<usize>,
    /// The seats whose results are counted.
    pub counted: SeatSet,
}

/// Every player in turn beside each base group.
pub fn seats(bases: &[Vec<usize>], entrants: usize) -> Vec<Matchup> {
    let added = |base: &Vec<usize>| {
        let base = base.clone();
        (0..entrants).map(move |added| Matchup::Seat { base: base.clone(), added })
    };
    bases.iter().flat_map(added).collect()
}

/// Every player in turn beside copies of every player.
pub fn matrix(entrants: usize) -> Vec<Matchup> {
    seats(&(0..entrants).map(|base| vec![base]).collect::<Vec<_>>(), entrants)
}

/// Every player as the first side against every player as the second.
pub fn teams(entrants: usize) -> Vec<Matchup> {
    (0..entrants)
        .flat_map(|first| (0..entrants).map(move |second| Matchup::Teams { first, second }))
        .collect()
}

impl Matchup {
    /// The games of this cell over one deal; `sides` says which side each seat was dealt.
    pub fn seatings(&self, sides: &[usize]) -> Vec<Seating> {
        let count = sides.len();
        match self {
            Matchup::Teams { first, second } => {
                let players = sides.iter().map(|side| if *side == 0 { *first } else { *second }).collect();
                vec![Seating { players, counted: SeatSet::EMPTY }]
            }
            // With the same player in every seat, moving the players round gives the same game.
            Matchup::Seat { base, added } if base.iter().all(|player| player == added) => {
                let counted = SeatSet::first(u8::try_from(count).unwrap_or(0));
                vec![Seating { players: vec![*added; count], counted }]
            }
            Matchup::Seat { base, added } => {
                let turned = |seat: Seat| {
                    let mut others = base.iter().cycle();
                    let place = usize::from(seat.number());
                    let sits = |at: usize| {
                        if at == place { *added } else { others.next().copied().unwrap_or(*added) }
                    };
                    Seating { players: (0..count).map(sits).collect(), counted: SeatSet::only(seat) }
                };
                Seat::ALL.into_iter().take(count).map(turned).collect()
            }
        }
    }

    /// How many games one deal gives at a table of this many seats.
    pub fn games(&self, players: u8) -> u64 {
        match self {
            Matchup::Teams { .. } => 1,
            Matchup::Seat { base, added } if base.iter().all(|player| player == added) => 1,
            Matchup::Seat { .. } => players.into(),
        }
    }

    /// Whether two cells differ in one player alone, so that their results over common deals can be compared; and
    /// which of the counts compare them: all of them, or those of one side.
    pub fn compares(&self, other: &Matchup) -> Option<Option<usize>> {
        match (self, other) {
            (Matchup::Seat { base, .. }, Matchup::Seat { base: same, .. }) if base == same => Some(None),
            (Matchup::Teams { first: a, second: b }, Matchup::Teams { first: c, second: d }) => {
                match (a == c, b == d) {
                    (false, true) => Some(Some(0)),
                    (true, false) => Some(Some(1)),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_added_player_takes_every_seat_once() {
        let cell = Matchup::Seat { base: vec![0, 1], added: 2 };
        let games = cell.seatings(&[0, 0, 1]);
        let players: Vec<_> = games.iter().map(|game| game.players.clone()).collect();
        assert_eq!(players, [vec![2, 0, 1], vec![0, 2, 1], vec![0, 1, 2]]);
        assert!(games.iter().all(|game| game.counted.len() == 1));
    }

    #[test]
    fn teams_follow_the_deal_and_mirrors_are_played_once() {
        let teams = Matchup::Teams { first: 4, second: 7 }.seatings(&[0, 1, 0, 1, 0]);
        assert_eq!(teams.first().map(|game| game.players.clone()), Some(vec![4, 7, 4, 7, 4]));
        let mirror = Matchup::Seat { base: vec![3], added: 3 };
        assert_eq!((mirror.seatings(&[0; 5]).len(), mirror.games(5)), (1, 1));
    }

    #[test]
    fn cells_compare_where_one_player_differs() {
        let cells = teams(2);
        let pairs: Vec<_> = [(0, 1), (0, 2), (0, 3)]
            .map(|(a, b): (usize, usize)| cells.get(a).zip(cells.get(b)).and_then(|(a, b)| a.compares(b)))
            .into();
        assert_eq!(pairs, [Some(Some(1)), Some(Some(0)), None]);
        assert_eq!(matrix(3).len(), 9);
    }
}
