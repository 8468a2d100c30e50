//! Single-observer information-set Monte Carlo tree search, a reference player after the published method (Cowling,
//! Powley and Whitehouse 2012): one tree of moves from the searcher's point of view; each iteration draws one world
//! that fits what the seat knows, walks down by UCB among the moves that are legal in it, adds one node, and plays to
//! the end at random. The most visited move is made. The budget is a number of iterations, not a time, so the same
//! seed plays the same game.
//!
//! As in the plain method, moves the others make face down are told apart in the tree, and every player is taken to
//! want its own side of that world to win. It is known to be weak in games of hidden sides; it is here to be measured
//! against.

use std::collections::HashMap;

use avalon::Avalon;
use avalon::board::{Board, Phase};
use avalon::command::{Card, Command};
use avalon::event::Event;
use avalon::hand::Hand;
use avalon::hidden::Hidden;
use avalon::legal::Choices;
use avalon::night::Night;
use avalon::options::Lancelot;
use avalon::role::{Cast, Side};
use avalon::statement::Statement;
use game::{BySeat, Choices as _, Game, NoticeOf, Recorder, Seat, SeatSet, State, Turn, View};

use super::Worlds;
use crate::belief::World;
use crate::random::first_of;
use crate::{Mind, Stream};

/// How much a move that was seldom tried is preferred: the constant of the published experiments.
const CURIOSITY: f64 = 0.7;

type Seen<'a> = View<'a, Board, Hand>;
pub(super) type Truth = State<Board, Hand, Hidden>;

/// Plays by search.
#[derive(Clone, Debug)]
pub struct Ismcts {
    worlds: Worlds,
    iterations: u32,
}

/// A move and what came of it.
#[derive(Clone, Copy, Debug)]
struct Edge {
    to: usize,
    visits: u32,
    wins: u32,
    /// How often it was legal when its node was passed.
    chances: u32,
}

/// Nodes of the tree: the moves tried from each.
#[derive(Default)]
struct Tree(Vec<HashMap<(Seat, Command), Edge>>);

impl Ismcts {
    /// A player that thinks this many games ahead before each decision.
    pub fn new(iterations: u32) -> Ismcts {
        Ismcts { worlds: Worlds::default(), iterations }
    }
}

impl Mind<Avalon> for Ismcts {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.worlds.notice(notice);
    }

    fn hear(&mut self, _: Seat, _: &Statement) {}

    fn choose(&mut self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        if choices.count() == 1 {
            return first_of(choices.nth(0), choices);
        }
        let mut tree = Tree(vec![HashMap::new()]);
        let mut events = Vec::new();
        for _ in 0..self.iterations {
            let Some(world) = self.worlds.draw(view, stream) else { break };
            let mut state = suppose(view, &world, stream);
            tree.search(&mut state, view.seat, &mut events, stream);
        }
        first_of(tree.favourite(view.seat, choices), choices)
    }

    fn speak(&mut self, _: &Seen<'_>, _: &mut Stream) -> Vec<Statement> {
        Vec::new()
    }
}

impl Tree {
    /// One iteration.
    fn search(&mut self, state: &mut Truth, root: Seat, events: &mut Vec<Event>, stream: &mut Stream) {
        let mut path: Vec<(usize, (Seat, Command))> = Vec::new();
        let mut node = 0;
        let mut first = Some(root);
        while let Turn::Seats(seats) = Avalon::waiting(&state.board) {
            // The searcher is asked first; later the lowest seat, as a driver would.
            let Some(seat) = first.take().or(seats.lowest()) else { break };
            let legal = Avalon::legal(&state.view(seat));
            let (command, new) = self.pick(node, seat, &legal, stream);
            let Some(command) = command else { break };
            let fresh = self.0.len();
            if new {
                self.0.push(HashMap::new());
            }
            let Some(edges) = self.0.get_mut(node) else { break };
            let edge = Edge { to: fresh, visits: 0, wins: 0, chances: 1 };
            let to = edges.entry((seat, command)).or_insert(edge).to;
            path.push((node, (seat, command)));
            step(state, seat, &command, events, stream);
            node = to;
            if new {
                break;
            }
        }
        let winner = playout(state, events, stream);
        for (node, key) in path {
            let won = winner == Some(state.hidden.side(key.0));
            if let Some(edge) = self.0.get_mut(node).and_then(|edges| edges.get_mut(&key)) {
                edge.visits += 1;
                edge.wins += u32::from(won);
            }
        }
    }

    /// A move not tried yet, or the best by UCB with each move's own count of chances.
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
            edge.chances += 1;
            let visits = f64::from(edge.visits.max(1));
            let bonus = CURIOSITY * (f64::from(edge.chances).ln() / visits).sqrt();
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

    /// The searcher's move that was tried most; of equals the first.
    fn favourite(&self, seat: Seat, choices: &Choices) -> Option<Command> {
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

/// A whole table as it may be if this world is the true one: built from the seat's own view and nothing else. What
/// others did face down and is not counted yet is guessed.
pub(super) fn suppose(view: &Seen<'_>, world: &World, stream: &mut Stream) -> Truth {
    let board = view.board;
    let rules = &board.rules;
    let roles = world.roles(rules.seats());
    let night = Night::fall(rules, &roles);
    let evil = SeatSet::from_bits(world.evil_now(board.is_switched()));
    let side = |seat: Seat| if evil.contains(seat) { Side::Evil } else { Side::Good };
    let hands = BySeat::new(|seat| match *roles.get(seat) {
        _ if seat == view.seat => view.hand.clone(),
        Some(role) => Hand {
            role: Some(role),
            side: Some(side(seat)),
            sight: night.sight(seat, role),
            ..Hand::default()
        },
        None => Hand::default(),
    });
    let cast: Cast = roles.iter().filter_map(|(_, role)| *role).collect();
    let mut hidden =
        Hidden { cast, roles, evil, approvals: SeatSet::EMPTY, fails: SeatSet::EMPTY, down: None };
    guess(&mut hidden, view, stream);
    State { board: board.clone(), hands, hidden }
}

/// Ballots and cards that lie face down, and the schedule's two.
fn guess(hidden: &mut Hidden, view: &Seen<'_>, stream: &mut Stream) {
    let board = view.board;
    let coin = |set: SeatSet, stream: &mut Stream| -> SeatSet {
        set.iter().filter(|_| stream.percent(50)).collect()
    };
    match board.phase {
        Phase::Vote { left } | Phase::Charge { left } => {
            hidden.approvals = coin(board.seats() - left, stream);
            if let Some(votes) = board.votes.filter(|votes| votes.of != board.seats()) {
                hidden.approvals = (hidden.approvals - votes.of) | votes.approvals;
            }
        }
        Phase::Quest { left } => hidden.fails = coin((board.team() - left) & hidden.evil, stream),
        Phase::Excalibur | Phase::Ambush { .. } => hidden.fails = coin(board.team() & hidden.evil, stream),
        _ => {}
    }
    let mine =
        view.hand.played.filter(|(_, round)| *round == board.round && board.team().contains(view.seat));
    let shown = board.proposal.and_then(|team| team.spotlit).and_then(|(seat, card)| Some((seat, card?)));
    for (seat, card) in mine.map(|(card, _)| (view.seat, card)).into_iter().chain(shown) {
        hidden.fails = match card {
            Card::Fail => hidden.fails.with(seat),
            Card::Success => hidden.fails.without(seat),
        };
    }
    if board.rules.lancelot == Lancelot::V2 {
        // The two leftovers are never turned: any pair does.
        hidden.down = Some(Default::default());
    }
}

/// One move and all chance after it.
pub(super) fn step(
    state: &mut Truth,
    seat: Seat,
    command: &Command,
    events: &mut Vec<Event>,
    stream: &mut Stream,
) {
    events.clear();
    Avalon::play(&mut Recorder::new(state, events), seat, command);
    while let Turn::Chance(ways) = Avalon::waiting(&state.board) {
        let way = u32::try_from(ways.get()).map_or(0, |ways| u64::from(stream.below(ways)));
        Avalon::chance(&mut Recorder::new(state, events), way);
    }
}

/// Random moves to the end; who won.
fn playout(state: &mut Truth, events: &mut Vec<Event>, stream: &mut Stream) -> Option<Side> {
    loop {
        match Avalon::waiting(&state.board) {
            Turn::Over(outcome) => return Some(outcome.winner),
            Turn::Seats(seats) => {
                let seat = seats.lowest()?;
                let legal = Avalon::legal(&state.view(seat));
                let command = legal.nth(stream.below(legal.count()))?;
                step(state, seat, &command, events, stream);
            }
            Turn::Chance(_) => return None,
        }
    }
}
