//! Counting a game's beginning: every way of chance, every choice, and what each actor can tell apart.
//!
//! Depth 0 is the table when chance has first come to rest. Each further depth is one command of the lowest
//! seat that is asked, with all chance after it. An *information set* is an actor and all the notices it has
//! ever had, as bytes: nodes that differ only in what the actor was not told are one set. A leak makes
//! the second number too large, a forgotten notice too small.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use game::{BySeat, Choices, Game, Recorder, Seat, StateOf, Turn, Viewer};

use crate::Subject;
use crate::observation::{json, notices};

/// The counts of one depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Level {
    /// Positions, counted by the ways and choices that lead to them; games that end just here included.
    pub nodes: u64,
    /// Information sets of the seats that act there.
    pub sets: u64,
}

/// What each seat has been told, in 128 bits.
type Histories = BySeat<[u64; 2]>;

struct Walker<G: Game> {
    depth: usize,
    nodes: Vec<u64>,
    sets: Vec<HashSet<(Seat, [u64; 2])>>,
    game: std::marker::PhantomData<G>,
}

/// Counts every depth up to this one.
pub fn perft<G: Subject>(options: &G::Options, depth: usize) -> Vec<Level> {
    let mut walker = Walker::<G> {
        depth,
        nodes: vec![0; depth + 1],
        sets: vec![HashSet::new(); depth + 1],
        game: std::marker::PhantomData,
    };
    walker.visit(&G::open(options), &BySeat::new(|_| [0; 2]), 0);
    let counts = walker.nodes.iter().zip(&walker.sets);
    counts
        .map(|(&nodes, sets)| Level { nodes, sets: u64::try_from(sets.len()).unwrap_or(u64::MAX) })
        .collect()
}

impl<G: Subject> Walker<G> {
    fn visit(&mut self, state: &StateOf<G>, told: &Histories, at: usize) {
        match G::waiting(&state.board) {
            Turn::Chance(ways) => {
                for way in 0..ways.get() {
                    let (state, told) = after::<G>(state, told, |recorder| G::chance(recorder, way));
                    self.visit(&state, &told, at);
                }
            }
            Turn::Over(_) => self.nodes[at] += 1,
            Turn::Seats(asked) => {
                self.nodes[at] += 1;
                let Some(seat) = asked.lowest() else { return };
                self.sets[at].insert((seat, *told.get(seat)));
                if at == self.depth {
                    return;
                }
                for command in G::legal(&state.view(seat)).iter() {
                    let (state, told) = after::<G>(state, told, |recorder| G::play(recorder, seat, &command));
                    self.visit(&state, &told, at + 1);
                }
            }
        }
    }
}

fn after<G: Subject>(
    state: &StateOf<G>,
    told: &Histories,
    rules: impl FnOnce(&mut Recorder<'_, G>),
) -> (StateOf<G>, Histories) {
    let (mut state, mut told, mut events) = (state.clone(), *told, Vec::new());
    rules(&mut Recorder::new(&mut state, &mut events));
    for seat in G::seats(&state.board) {
        for notice in notices::<G>(&events, Viewer::Seat(seat)) {
            let text = json(&notice);
            let history = told.get_mut(seat);
            *history = [hash(1, history[0], &text), hash(2, history[1], &text)];
        }
    }
    (state, told)
}

fn hash(salt: u8, before: u64, text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (salt, before, text).hash(&mut hasher);
    hasher.finish()
}

/// One line of a perft file: `perft depth nodes sets`, under the `table` line before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The options in notation.
    pub table: String,
    /// How deep.
    pub depth: usize,
    /// The counts.
    pub level: Level,
    /// Where it stands in the file, counting from 1.
    pub line: usize,
}

/// Reads a perft file. Everything after `#` is a derivation, for people.
pub fn read(text: &str) -> Result<Vec<Expected>, String> {
    let mut table = String::new();
    let mut expected = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line_number = index + 1;
        let facts = line.split('#').next().unwrap_or("").trim();
        let words: Vec<&str> = facts.split_whitespace().collect();
        match words[..] {
            [] => {}
            ["table", ..] => table = facts.trim_start_matches("table").trim().to_owned(),
            ["perft", depth, nodes, sets] => {
                let number = |word: &str| {
                    word.replace('_', "")
                        .parse::<u64>()
                        .map_err(|error| format!("line {line_number}: {word}: {error}"))
                };
                let depth = usize::try_from(number(depth)?).map_err(|error| error.to_string())?;
                let level = Level { nodes: number(nodes)?, sets: number(sets)? };
                expected.push(Expected { table: table.clone(), depth, level, line: line_number });
            }
            _ => return Err(format!("line {line_number} does not read: {line}")),
        }
    }
    Ok(expected)
}

/// Everything in which a file and the game disagree.
pub fn check<G: Subject>(text: &str) -> Result<(), String> {
    let expected = read(text)?;
    let mut tables: Vec<&str> = expected.iter().map(|line| line.table.as_str()).collect();
    tables.dedup();
    let mut wrong = Vec::new();
    for table in tables {
        let options = G::read_options(table).map_err(|error| format!("{table}: {error}"))?;
        let lines: Vec<&Expected> = expected.iter().filter(|line| line.table == table).collect();
        let depth = lines.iter().map(|line| line.depth).max().unwrap_or(0);
        let found = perft::<G>(&options, depth);
        for line in lines {
            if found[line.depth] != line.level {
                wrong.push(format!(
                    "line {}: {:?} written, {:?} found",
                    line.line, line.level, found[line.depth]
                ));
            }
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}
