//! Twins: two games that some viewers must not be able to tell apart, as lists of moves, so that they can be played
//! through something else than the bare rules, such as a server.
//!
//! They are walked as the leak hunter walks ([`crate::hunter`]) and judged by the same [`crate::Witness`]: each
//! viewer has the number of moves up to which it may have learned exactly the same from both.

use game::{Game, Move, Seat, Turn, Viewer};

use crate::hunter::{Start, Walk};
use crate::{Rng, Subject};

/// Two games, left and right, in which the same seats move in the same order.
pub struct Twins<G: Subject> {
    /// The setup of each; another one at the right where the rules themselves are partly hidden.
    pub setups: [G::Setup; 2],
    /// The draws of each, from the deal on. There may be more than the moves need.
    pub ways: [Vec<u64>; 2],
    pub steps: Vec<Step<G::Command>>,
    /// All viewers, the spectator first.
    pub viewers: Vec<Viewer>,
    /// For each viewer, the number of moves up to which it may have learned the same; none if the deals already differ.
    pub until: Vec<Option<usize>>,
    pub start: Start,
    /// Whether the next move would have ended the game: then everything is open, and nothing is left to compare.
    pub whole: bool,
}

/// A move at each table, and what was tried before it.
pub struct Step<C> {
    pub seat: Seat,
    /// The commands, left and right.
    pub commands: [C; 2],
    /// Commands that are refused, tried before the move.
    pub tries: Vec<Try<C>>,
}

/// A command that is refused.
pub struct Try<C> {
    pub seat: Seat,
    pub command: C,
    /// Whether it is tried at both tables; otherwise at the left alone, by a seat that can tell them apart anyhow:
    /// nobody else may notice (S-AV-17, S-SC-16).
    pub both: bool,
}

/// The number of moves that a viewer may not tell apart, summed over the viewers.
fn worth<G: Subject>(twins: &Twins<G>) -> usize {
    let told: usize = twins.until.iter().flatten().sum();
    if twins.whole { told * 2 } else { told }
}

/// Twins of this setup, the best of `walks` walks; none if no walk gave two different games.
pub fn twins<G: Subject>(setup: &G::Setup, walks: u32, rng: &mut Rng) -> Option<Twins<G>> {
    let options = G::check(setup).ok()?.options;
    let found = (0..walks).filter_map(|_| walk::<G>(setup, &options, rng));
    found.max_by_key(worth)
}

fn walk<G: Subject>(setup: &G::Setup, options: &G::Options, rng: &mut Rng) -> Option<Twins<G>> {
    let (mut walk, start, _) = Walk::<G>::begin(options, rng)?;
    let mut until: Vec<Option<usize>> =
        walk.pair.watching.iter().map(|watching| watching.then_some(0)).collect();
    let mut steps = Vec::new();
    loop {
        let tries = tries(&walk, rng);
        // What the hunter itself would find here the server must show as well: it is not looked at twice.
        if walk.step(rng).is_none() {
            break;
        }
        let (left, right) = (walk.pair.left.table.secrets().moves(), walk.pair.right.table.secrets().moves());
        let (Some(Move { seat, command }), Some(other)) = (left.last(), right.last()) else { break };
        steps.push(Step { seat: *seat, commands: [*command, other.command], tries });
        for (until, watching) in until.iter_mut().zip(&walk.pair.watching) {
            if *watching {
                *until = Some(steps.len());
            }
        }
    }
    let pair = &walk.pair;
    let ways = |table: &game::Table<G>| table.secrets().draws().iter().map(|draw| draw.way).collect();
    let right = if start == Start::Rules { G::setup(pair.right.table.options()) } else { setup.clone() };
    pair.differs.then(|| Twins {
        setups: [setup.clone(), right],
        ways: [ways(&pair.left.table), ways(&pair.right.table)],
        viewers: pair.viewers.clone(),
        until,
        start,
        whole: matches!(pair.left.table.waiting(), Turn::Over(_)),
        steps,
    })
}

/// Sometimes a seat tries a command that is refused.
fn tries<G: Subject>(walk: &Walk<G>, rng: &mut Rng) -> Vec<Try<G::Command>> {
    let (left, right) = (&walk.pair.left.table, &walk.pair.right.table);
    let mut tries = Vec::new();
    for _ in 0..2 {
        let at = rng.index(walk.pair.viewers.len());
        let Some(seat) = walk.pair.viewers.get(at).and_then(|viewer| viewer.seat()) else { continue };
        let command = G::wild(left.board(), seat, rng);
        if refuses(left, seat, &command) {
            let tells = walk.pair.watching.get(at) == Some(&false);
            let both = refuses(right, seat, &command) && !(tells && rng.coin());
            if both || tells {
                tries.push(Try { seat, command, both });
            }
        }
    }
    tries
}

fn refuses<G: Subject>(table: &game::Table<G>, seat: Seat, command: &<G as Game>::Command) -> bool {
    G::judge(&table.view(seat), command).is_err()
}
