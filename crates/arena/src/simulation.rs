//! Many games between bots, counted.

use std::collections::BTreeMap;

use bots::Mind;
use game::{Protocol, Seat, Seed};
use games::{Playable, Score};
use rayon::prelude::*;
use serde::Serialize;

use crate::playing::{Played, deal, play};
use crate::{Share, wilson};

/// Who plays: a mind for each seat of each game.
pub trait Seating<G: Protocol>: Sync {
    /// The mind of this seat.
    fn mind(&self, seat: Seat) -> Box<dyn Mind<G>>;
}

impl<G: Protocol, F: Fn(Seat) -> Box<dyn Mind<G>> + Sync> Seating<G> for F {
    fn mind(&self, seat: Seat) -> Box<dyn Mind<G>> {
        self(seat)
    }
}

/// Many games of one setup.
pub struct Simulation<'a, G: Protocol> {
    /// The rules.
    pub options: &'a G::Options,
    pub seating: &'a dyn Seating<G>,
    /// How many games.
    pub games: u64,
    /// Game `k` follows from this and `k` alone.
    pub seed: u64,
}

/// A side and how it won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Won {
    pub winner: &'static str,
    pub by: &'static str,
}

/// What was counted. Adding two tallies in any order gives the same, so the number of cores does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// Endings.
    pub endings: BTreeMap<Won, u64>,
    /// Wins by kind of table and side, for games that have several kinds.
    pub parts: BTreeMap<(&'static str, &'static str), u64>,
    /// Wins of each seat.
    pub seats: [u64; 10],
}

impl Tally {
    /// The games a side won, with their interval.
    pub fn wins(&self, winner: &str) -> Share {
        let hits = self.endings.iter().filter(|(won, _)| won.winner == winner).map(|(_, count)| count).sum();
        wilson(hits, self.games)
    }

    /// An ending, with its interval.
    pub fn ending(&self, won: Won) -> Share {
        wilson(self.endings.get(&won).copied().unwrap_or(0), self.games)
    }

    fn add(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        for (won, count) in other.endings {
            *self.endings.entry(won).or_default() += count;
        }
        for (part, count) in other.parts {
            *self.parts.entry(part).or_default() += count;
        }
        for (mine, more) in self.seats.iter_mut().zip(other.seats) {
            *mine += more;
        }
        self
    }
}

impl<G: Playable> Simulation<'_, G> {
    /// Plays all games on all cores; `played` is called after each.
    pub fn run(&self, played: &(dyn Fn() + Sync)) -> Tally {
        (0..self.games)
            .into_par_iter()
            .map(|number| {
                let tally = self.game(number);
                played();
                tally
            })
            .reduce(Tally::default, Tally::add)
    }

    /// Plays one game to its end. If a bot gives an illegal command the game is not counted, so the total is too small.
    fn game(&self, number: u64) -> Tally {
        let seed = Seed::from_number(self.seed).stream(&format!("game {number}"));
        let mut session = deal::<G>(self.options, seed);
        for seat in session.table().seats() {
            session.seat_bot(seat, self.seating.mind(seat));
        }
        let mut tally = Tally::default();
        let Some(Played { outcome, decisions }) = play(&mut session) else {
            return tally;
        };
        (tally.games, tally.decisions) = (1, decisions);
        let Score { winner, by, winners, part } = G::score(&outcome);
        tally.endings.insert(Won { winner, by }, 1);
        if let Some(part) = part {
            tally.parts.insert((part, winner), 1);
        }
        for (seat, wins) in Seat::ALL.into_iter().zip(&mut tally.seats) {
            *wins = u64::from(winners.contains(seat));
        }
        tally
    }
}
