//! Single-observer information-set Monte Carlo tree search, a reference player after the published method (Cowling,
//! Powley and Whitehouse 2012). There is one tree of moves from the searcher's point of view. Each iteration draws one world
//! that is possible for the seat, walks down by UCB among the moves that are legal in it, adds one node, and plays random
//! moves to the end. The most visited move is made. The budget is a number of iterations, not a time, so the same seed gives
//! the same game.
//!
//! As in the published method, the tree distinguishes moves that others make face down, and every player wants its own side
//! of that world to win. The method is known to be weak in games of hidden sides; it is here as a reference.

use std::collections::HashMap;

use avalon::{Avalon, Choices, Command, Event, Side, Statement};
use game::{Choices as _, Game, NoticeOf, Seat, Turn};

use super::decision::forced;
use super::knowledge::AvalonView;
use super::possible_worlds::PossibleWorlds;
use super::search::{SimulatedTable, simulate, step};
use crate::random::first_of;
use crate::{Mind, Stream};

/// How much moves that were rarely tried are preferred: the constant of the published experiments.
const EXPLORATION: f64 = 0.7;

/// Plays by tree search.
#[derive(Clone, Debug)]
pub struct IsmctsPlayer {
    worlds: PossibleWorlds,
    iterations: u32,
}

/// A move in the tree and its results.
#[derive(Clone, Copy, Debug)]
struct Edge {
    to: usize,
    visits: u32,
    wins: u32,
    /// How often it was legal when its node was visited.
    available: u32,
}

/// The nodes of the tree: the moves that were tried from each.
#[derive(Default)]
struct Tree(Vec<HashMap<(Seat, Command), Edge>>);

impl IsmctsPlayer {
    /// A player with this number of simulated games before each decision.
    pub fn new(iterations: u32) -> IsmctsPlayer {
        IsmctsPlayer { worlds: PossibleWorlds::default(), iterations }
    }
}

impl Mind<Avalon> for IsmctsPlayer {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.worlds.notice(notice);
    }

    fn hear(&mut self, _: Seat, _: &Statement) {}

    fn choose(&mut self, view: &AvalonView<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        if let Some(command) = forced(choices) {
            return command;
        }
        let mut tree = Tree(vec![HashMap::new()]);
        let mut events = Vec::new();
        for _ in 0..self.iterations {
            let Some(world) = self.worlds.draw(view, stream) else { break };
            let mut table = simulate(view, &world, stream);
            tree.search(&mut table, view.seat, &mut events, stream);
        }
        first_of(tree.most_visited(view.seat, choices), choices)
    }

    fn speak(&mut self, _: &AvalonView<'_>, _: &mut Stream) -> Vec<Statement> {
        Vec::new()
    }
}

impl Tree {
    /// One iteration.
    fn search(
        &mut self,
        table: &mut SimulatedTable,
        root: Seat,
        events: &mut Vec<Event>,
        stream: &mut Stream,
    ) {
        let mut path: Vec<(usize, (Seat, Command))> = Vec::new();
        let mut node = 0;
        let mut first = Some(root);
        while let Turn::Seats(seats) = Avalon::waiting(&table.board) {
            // The searcher moves first, then always the lowest seat.
            let Some(seat) = first.take().or(seats.lowest()) else { break };
            let legal = Avalon::legal(&table.view(seat));
            let (command, new) = self.pick(node, seat, &legal, stream);
            let Some(command) = command else { break };
            let fresh = self.0.len();
            if new {
                self.0.push(HashMap::new());
            }
            let Some(edges) = self.0.get_mut(node) else { break };
            let edge = Edge { to: fresh, visits: 0, wins: 0, available: 1 };
            let to = edges.entry((seat, command)).or_insert(edge).to;
            path.push((node, (seat, command)));
            step(table, seat, &command, events, stream);
            node = to;
            if new {
                break;
            }
        }
        let winner = random_playout(table, events, stream);
        for (node, key) in path {
            let won = winner == Some(avalon::side(table, key.0));
            if let Some(edge) = self.0.get_mut(node).and_then(|edges| edges.get_mut(&key)) {
                edge.visits += 1;
                edge.wins += u32::from(won);
            }
        }
    }

    /// A move that was not tried yet, or the best by UCB; each move counts how often it was available.
    fn pick(
        &mut self,
        node: usize,
        seat: Seat,
        legal: &Choices,
        stream: &mut Stream,
    ) -> (Option<Command>, bool) {
        let Some(edges) = self.0.get_mut(node) else { return (None, false) };
        let untried: Vec<Command> =
            legal.iter().filter(|command| !edges.contains_key(&(seat, *command))).collect();
        let mut best: Option<(f64, Command)> = None;
        for command in legal.iter() {
            let Some(edge) = edges.get_mut(&(seat, command)) else { continue };
            edge.available += 1;
            let visits = f64::from(edge.visits.max(1));
            let bonus = EXPLORATION * (f64::from(edge.available).ln() / visits).sqrt();
            let worth = f64::from(edge.wins) / visits + bonus;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, command));
            }
        }
        match stream.pick(&untried) {
            Some(command) => (Some(command), true),
            None => (best.map(|(_, command)| command), false),
        }
    }

    /// The searcher's most visited move; the first of equal ones.
    fn most_visited(&self, seat: Seat, choices: &Choices) -> Option<Command> {
        let edges = self.0.first()?;
        let visits = |command: &Command| edges.get(&(seat, *command)).map_or(0, |edge| edge.visits);
        let mut best: Option<(u32, Command)> = None;
        for command in choices.iter() {
            let tried = visits(&command);
            if best.is_none_or(|(most, _)| tried > most) {
                best = Some((tried, command));
            }
        }
        best.map(|(_, command)| command)
    }
}

/// Plays random moves to the end; returns the winner.
fn random_playout(table: &mut SimulatedTable, events: &mut Vec<Event>, stream: &mut Stream) -> Option<Side> {
    loop {
        match Avalon::waiting(&table.board) {
            Turn::Over(outcome) => return Some(outcome.winner),
            Turn::Seats(seats) => {
                let seat = seats.lowest()?;
                let legal = Avalon::legal(&table.view(seat));
                let command = legal.nth(stream.below(legal.count()))?;
                step(table, seat, &command, events, stream);
            }
            Turn::Chance(_) => return None,
        }
    }
}
