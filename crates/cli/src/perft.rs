//! `roundtable perft`: walks every way of chance and every choice and counts.
//!
//! Depth `d` is the table after `d` commands, all chance before the next decision included. Where several seats are
//! asked at once the lowest answers first: nobody chooses the order of secret ballots.
//!
//! A *node* is one path of ways and choices. An *information set* is what an asked seat can tell apart: its seat and
//! everything it has been told. For five seats with Merlin and the Assassin, depth 0 has 60 deals × 5 Leaders = 300
//! nodes; the Leader is Merlin (6 pairs of Evil), the Assassin or the Minion (4 fellows each) or a Servant (1), which
//! makes 15 sets × 5 Leaders = 75.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;

use clap::Args;
use game::{BySeat, Choices as _, Notice, Recorder, Seat, StateOf, Turn, Viewer};
use serde::Serialize;

use crate::failure::Failure;
use crate::narration::Narration;
use crate::setup_args::SetupArgs;

/// Count every way a game can begin.
#[derive(Args, Clone, Debug)]
pub struct Perft {
    #[command(flatten)]
    setup: SetupArgs,
    /// How many commands deep
    #[arg(long, short = 'd', default_value_t = 1)]
    depth: u8,
    /// One JSON object per depth
    #[arg(long)]
    json: bool,
}

/// What was counted at one depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// How many commands deep.
    pub depth: u8,
    /// Paths of ways and choices.
    pub nodes: u64,
    /// Of these, finished games. A path that has ended is not counted at later depths.
    pub over: u64,
    /// What asked seats can tell apart.
    pub information_sets: u64,
}

impl Perft {
    /// Counts and prints.
    pub fn run(self) -> Result<(), Failure> {
        games::dispatch!(self.setup.game, G => self.run_game::<G>())
    }
}

impl Perft {
    fn run_game<G: Narration>(self) -> Result<(), Failure> {
        let checked_setup = self.setup.check::<G>()?;
        let out = &mut std::io::stdout().lock();
        for count in count::<G>(&checked_setup.checked.options, self.depth) {
            if self.json {
                writeln!(out, "{}", serde_json::to_string(&count).unwrap_or_default())?;
            } else {
                let Count { depth, nodes, over, information_sets } = count;
                writeln!(
                    out,
                    "depth {depth}  nodes {nodes}  over {over}  information sets {information_sets}"
                )?;
            }
        }
        Ok(())
    }
}

/// Counts down to this depth.
pub fn count<G: Narration>(options: &G::Options, depth: u8) -> Vec<Count> {
    let mut walk = Walk { levels: Vec::new(), deepest: usize::from(depth) };
    walk.levels.resize_with(walk.deepest + 1, Level::default);
    walk.visit::<G>(&G::open(options), BySeat::default(), 0);
    let levels = walk.levels.into_iter().zip(0..=depth);
    levels
        .map(|(level, depth)| Count {
            depth,
            nodes: level.nodes,
            over: level.over,
            information_sets: u64::try_from(level.sets.len()).unwrap_or(u64::MAX),
        })
        .collect()
}

#[derive(Default)]
struct Level {
    nodes: u64,
    over: u64,
    sets: HashSet<(Seat, Told)>,
}

/// Everything a seat has been told, as two independent 64-bit digests: a collision among millions is practically impossible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Told(u64, u64);

impl Told {
    fn and(self, notice: &str) -> Told {
        let digest = |before: u64, salt: u8| {
            let mut hasher = DefaultHasher::new();
            (salt, before, notice).hash(&mut hasher);
            hasher.finish()
        };
        Told(digest(self.0, 0), digest(self.1, 1))
    }
}

struct Walk {
    levels: Vec<Level>,
    deepest: usize,
}

impl Walk {
    fn visit<G: Narration>(&mut self, state: &StateOf<G>, told: BySeat<Told>, depth: usize) {
        let asked = match G::waiting(&state.board) {
            Turn::Chance(ways) => {
                for way in 0..ways.get() {
                    self.go::<G>(state, &told, depth, |recorder| G::chance(recorder, way));
                }
                return;
            }
            Turn::Over(_) => {
                if let Some(level) = self.levels.get_mut(depth) {
                    level.nodes += 1;
                    level.over += 1;
                }
                return;
            }
            Turn::Seats(seats) => seats,
        };
        if let Some(level) = self.levels.get_mut(depth) {
            level.nodes += 1;
            level.sets.extend(asked.iter().map(|seat| (seat, *told.get(seat))));
        }
        if depth == self.deepest {
            return;
        }
        let Some(seat) = asked.lowest() else { return };
        for command in G::legal(&state.view(seat)).iter() {
            self.go::<G>(state, &told, depth + 1, |recorder| G::play(recorder, seat, &command));
        }
    }

    /// Continues from the table after these events.
    fn go<G: Narration>(
        &mut self,
        state: &StateOf<G>,
        told: &BySeat<Told>,
        depth: usize,
        happen: impl FnOnce(&mut Recorder<'_, G>),
    ) {
        let (mut after, mut told) = (state.clone(), *told);
        let mut events = Vec::new();
        happen(&mut Recorder::new(&mut after, &mut events));
        for event in &events {
            for seat in G::seats(&after.board) {
                if let Some(notice) = Notice::of::<G>(event, Viewer::Seat(seat)) {
                    let text = serde_json::to_string(&notice).unwrap_or_default();
                    let sum = told.get(seat).and(&text);
                    *told.get_mut(seat) = sum;
                }
            }
        }
        self.visit::<G>(&after, told, depth);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use avalon::Avalon;
    use game::Protocol;

    fn counted(setup: &str, depth: u8) -> Vec<(u64, u64)> {
        let setup = serde_json::from_str(setup).unwrap();
        let options = Avalon::check(&setup).unwrap().options;
        count::<Avalon>(&options, depth).iter().map(|count| (count.nodes, count.information_sets)).collect()
    }

    #[test]
    fn five_seats_with_merlin_and_the_assassin() {
        // Depth 1: each of 300 nodes has C(5, 2) = 10 teams. All five are then asked to vote; each seat can tell
        // apart 15 hands × 5 Leaders × 10 teams. Depth 2 doubles the nodes by seat 0's secret ballot, which seats
        // 1 to 4 cannot tell apart; seat 0 has voted and is not asked.
        let counts = counted(r#"{"players":5}"#, 2);
        assert_eq!(counts, [(300, 75), (3000, 5 * 15 * 5 * 10), (6000, 4 * 15 * 5 * 10)]);
    }

    #[test]
    fn percival_and_morgana_at_five() {
        // 5!/1 = 120 deals (one Servant), 5 Leaders. Hands: Merlin 6 pairs; Percival 6 pairs; Servant 1; Assassin 4;
        // Morgana 4: 21 sets × 5 Leaders.
        let counts = counted(r#"{"players":5,"roles":["merlin","percival","assassin","morgana"]}"#, 0);
        assert_eq!(counts, [(600, 105)]);
    }
}
