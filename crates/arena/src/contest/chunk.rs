//! Playing a chunk of deals.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{BySeat, Seat, Seed, Table};
use games::{Playable, Score};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::deal_sums::DealSums;
use super::matchup::{Matchup, Seating};
use super::{CHUNK, Entrant, SeatContext};
use crate::playing::{Played, deal, play};
use crate::seat::{Faults, Tally};

/// Players, cells and deals.
pub struct Contest<'a, G: Playable> {
    /// The rules.
    pub options: &'a G::Options,
    /// The players that take part.
    pub entrants: &'a [Entrant<G>],
    /// Which players meet.
    pub cells: &'a [Matchup],
    /// How many deals.
    pub deals: u64,
    /// All deals and all players' randomness follow from this.
    pub seed: u64,
}

/// What was counted in one cell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Total {
    /// Games played to the end.
    pub games: u64,
    /// Games that ended early because one of our bots gave a command that the rules refuse.
    pub broken: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// Endings, as `good missed_shot`.
    pub endings: BTreeMap<String, u64>,
    /// Wins of counted seats: `all`, by side and by character; for teams, wins of whole sides.
    pub wins: BTreeMap<String, DealSums>,
    /// By game: which side won, and what else the game counts.
    pub counts: BTreeMap<String, DealSums>,
    /// What programs did wrong, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub faults: BTreeMap<String, Faults>,
}

/// The results of one chunk of deals.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChunkResult {
    /// Seats at the table.
    pub players: u8,
    /// The number of the chunk.
    pub chunk: u64,
    /// How many deals it has: the last one may have fewer.
    pub deals: u64,
    /// By cell.
    pub cells: Vec<Total>,
    /// Σ hits × hits over deals for each pair of cells that compare.
    pub crosses: Vec<BTreeMap<String, u64>>,
}

impl Total {
    /// Adds another result.
    pub fn add(&mut self, other: &Total) {
        self.games += other.games;
        self.broken += other.broken;
        self.decisions += other.decisions;
        for (ending, count) in &other.endings {
            *self.endings.entry(ending.clone()).or_default() += count;
        }
        for (into, from) in [(&mut self.wins, &other.wins), (&mut self.counts, &other.counts)] {
            for (name, sums) in from {
                into.entry(name.clone()).or_default().add(sums);
            }
        }
        for (name, faults) in &other.faults {
            self.faults.entry(name.clone()).or_default().add(faults);
        }
    }
}

impl ChunkResult {
    /// Adds another result.
    pub fn add(&mut self, other: &ChunkResult) {
        self.deals += other.deals;
        self.cells.resize(self.cells.len().max(other.cells.len()), Total::default());
        for (mine, more) in self.cells.iter_mut().zip(&other.cells) {
            mine.add(more);
        }
        self.crosses.resize(self.crosses.len().max(other.crosses.len()), BTreeMap::new());
        for (mine, more) in self.crosses.iter_mut().zip(&other.crosses) {
            for (name, sum) in more {
                *mine.entry(name.clone()).or_default() += sum;
            }
        }
    }
}

/// The games of one cell over one deal: hits and tries.
#[derive(Default)]
struct Round {
    total: Total,
    wins: BTreeMap<&'static str, (u64, u64)>,
    counts: BTreeMap<&'static str, (u64, u64)>,
}

fn count(of: &mut BTreeMap<&'static str, (u64, u64)>, name: &'static str, hits: u64) {
    let entry = of.entry(name).or_default();
    *entry = (entry.0 + hits, entry.1 + 1);
}

impl Round {
    /// The sums of this one deal.
    fn into_total(self) -> (Total, BTreeMap<&'static str, (u64, u64)>) {
        let mut total = self.total;
        let sums = |of: &BTreeMap<&'static str, (u64, u64)>| {
            of.iter().map(|(name, (hits, tries))| (name.to_string(), DealSums::deal(*hits, *tries))).collect()
        };
        (total.wins, total.counts) = (sums(&self.wins), sums(&self.counts));
        (total, self.wins)
    }
}

impl<G: Playable> Contest<'_, G> {
    /// How many chunks there are.
    pub fn chunks(&self) -> u64 {
        self.deals.div_ceil(CHUNK)
    }

    /// How many deals this chunk has.
    pub fn deals_of(&self, chunk: u64) -> u64 {
        self.deals.saturating_sub(chunk * CHUNK).min(CHUNK)
    }

    /// How many seats the table has.
    pub fn players(&self) -> u8 {
        G::seats(&G::open(self.options).board).len()
    }

    /// Pairs of cells that compare, and by which side's counts.
    pub fn pairs(&self) -> Vec<(usize, usize, Option<usize>)> {
        let mut pairs = Vec::new();
        for (second, other) in self.cells.iter().enumerate() {
            for (first, cell) in self.cells.iter().enumerate().take(second) {
                if let Some(by) = cell.compares(other) {
                    pairs.push((first, second, by));
                }
            }
        }
        pairs
    }

    /// Plays these chunks on all cores; `played` is called after every game.
    pub fn play(&self, chunks: &[u64], played: &(dyn Fn() + Sync)) -> Vec<ChunkResult> {
        let work: Vec<(u64, &Matchup)> = chunks
            .iter()
            .flat_map(|chunk| (0..self.deals_of(*chunk)).map(move |deal| chunk * CHUNK + deal))
            .flat_map(|deal| self.cells.iter().map(move |cell| (deal, cell)))
            .collect();
        let mut rounds: std::vec::IntoIter<Round> = work
            .into_par_iter()
            .with_max_len(1)
            .map(|(deal, cell)| self.round(deal, cell, played))
            .collect::<Vec<_>>()
            .into_iter();
        let pairs = self.pairs();
        chunks.iter().map(|chunk| self.result(*chunk, &pairs, &mut rounds)).collect()
    }

    fn result(
        &self,
        chunk: u64,
        pairs: &[(usize, usize, Option<usize>)],
        rounds: &mut impl Iterator<Item = Round>,
    ) -> ChunkResult {
        let deals = self.deals_of(chunk);
        let mut result = ChunkResult { players: self.players(), chunk, deals, ..ChunkResult::default() };
        result.cells = vec![Total::default(); self.cells.len()];
        result.crosses = vec![BTreeMap::new(); pairs.len()];
        for _ in 0..deals {
            let of_deal: Vec<_> = rounds.by_ref().take(self.cells.len()).map(Round::into_total).collect();
            for (into, (total, _)) in result.cells.iter_mut().zip(&of_deal) {
                into.add(total);
            }
            for ((first, second, _), cross) in pairs.iter().zip(&mut result.crosses) {
                let Some(((_, first), (_, second))) = of_deal.get(*first).zip(of_deal.get(*second)) else {
                    continue;
                };
                for (name, (hits, _)) in first {
                    let other = second.get(name).map_or(0, |(hits, _)| *hits);
                    *cross.entry((*name).to_string()).or_default() += hits * other;
                }
            }
        }
        result
    }

    /// One cell over one deal.
    fn round(&self, number: u64, cell: &Matchup, played: &(dyn Fn() + Sync)) -> Round {
        let seed = Seed::from_number(self.seed).stream(&format!("deal {number}"));
        let mut round = Round::default();
        let dealt = deal::<G>(self.options, seed);
        let dealt = dealt.table();
        let sides: Vec<usize> =
            dealt.seats().iter().map(|seat| G::dealt_side(dealt.view(seat).hand)).collect();
        for seating in cell.seatings(&sides) {
            self.game(&seed, cell, &seating, &mut round);
            played();
        }
        round
    }

    fn game(&self, seed: &Seed, cell: &Matchup, seating: &Seating, round: &mut Round) {
        let mut session = deal::<G>(self.options, *seed);
        // By the cards as they were dealt: some games let players change sides.
        let cards = BySeat::new(|seat| {
            let hand = session.table().view(seat).hand;
            [Some("all"), G::SIDES.get(G::dealt_side(hand)).copied(), G::dealt_role(hand)]
        });
        let mut tallies: BTreeMap<usize, Arc<Tally>> = BTreeMap::new();
        for (seat, place) in Seat::ALL.into_iter().zip(&seating.players) {
            let Some(entrant) = self.entrants.get(*place) else { continue };
            let seed = seed.stream(&format!("player {}", entrant.name));
            let tally = tallies.entry(*place).or_default();
            let context = SeatContext { options: self.options, seat, seed, tally };
            session.seat_bot_with_seed(seat, (entrant.make)(&context), &seed);
        }
        let ended = play(&mut session);
        // Programs count their last faults when they are dropped.
        let table = session.into_table();
        for (place, tally) in tallies {
            let faults = tally.faults();
            if let (false, Some(entrant)) = (faults.is_empty(), self.entrants.get(place)) {
                round.total.faults.entry(entrant.name.clone()).or_default().add(&faults);
            }
        }
        match ended {
            Some(ended) => {
                count_game::<G>(round, cell, &table, &ended);
                let winners = G::score(&ended.outcome).winners;
                for seat in seating.counted {
                    for name in cards.get(seat).iter().flatten() {
                        count(&mut round.wins, name, u64::from(winners.contains(seat)));
                    }
                }
            }
            None => round.total.broken += 1,
        }
    }
}

fn count_game<G: Playable>(round: &mut Round, cell: &Matchup, table: &Table<G>, ended: &Played<G>) {
    let outcome = &ended.outcome;
    let Score { winner, by, .. } = G::score(outcome);
    round.total.games += 1;
    round.total.decisions += ended.decisions;
    *round.total.endings.entry(format!("{winner} {by}")).or_default() += 1;
    for side in G::SIDES {
        count(&mut round.counts, side, u64::from(winner == side));
        if let Matchup::Teams { .. } = cell {
            count(&mut round.wins, side, u64::from(winner == side));
        }
    }
    for (name, amount) in G::counts(table.board(), outcome) {
        count(&mut round.counts, name, amount);
    }
}
