//! Champions: they read the table as knights do, hide as Evil and measure as Merlin what each move tells ([`Knight`] has
//! that blueprint), and as Evil they look ahead: before a vote or a quest card they try both moves in games they play in
//! their head, and lean towards the one that wins.
//!
//! Each such game starts from a deal drawn from the seat's own exact posterior, laid out from its view alone. All seats
//! play on in it by the blueprint, to the end of the next quest or of the game; an unfinished one is judged by
//! [`outlook`]. A move a with the blueprint's odds b(a), worth Q(a) wins a game on the average, is made with odds
//! b(a) · exp(Q(a) / λ): the smaller λ, the more the games say; what the blueprint never does is never done. The budget is
//! a number of games. Their chance comes from what the seat was told and nothing else, so the odds can be stated before
//! the move is drawn.
//!
//! Good does not search: a Merlin who did would learn to be whom Evil suspects least, which is as good a mark as any to an
//! Assassin who knows it, and Servants who did would leave him standing out. Nor do Evil leaders: see `docs/bots.md`.

use avalon::Avalon;
use avalon::board::{Board, Phase};
use avalon::command::Command;
use avalon::event::Event;
use avalon::hand::Hand;
use avalon::hidden::Hidden;
use avalon::legal::Choices;
use avalon::notice::Public;
use avalon::role::{Role, Side};
use avalon::statement::Statement;
use game::{Game, Notice, NoticeOf, Seat, SeatSet, Seed, Turn, View, Viewer};

use super::Knight;
use super::ismcts::{Truth, step, suppose};
use super::knight::{drawn, is_evil};
use crate::belief::World;
use crate::random::first_of;
use crate::{Mind, Stream};

/// Games in the head before a decision.
const GAMES: u32 = 24;
/// λ, in shares of games won.
const LAMBDA: f64 = 0.2;
/// Seats up to which it searches: what it gains and costs at more was not measured.
const SEATS: u8 = 7;
/// Where the blueprint makes a move more seldom than this, it does not ask about it.
const SELDOM: f64 = 0.02;
/// Decisions after which a game in the head is given up as even; the longest real one has fewer.
const LONGEST: u32 = 1000;

type Seen<'a> = View<'a, Board, Hand>;

/// Plays the blueprint's moves, better ones more often.
#[derive(Clone, Debug)]
pub struct Champion {
    blueprint: Knight,
    /// Stands for all that was told so far.
    trace: u64,
}

impl Champion {
    /// A champion.
    pub fn new() -> Champion {
        Champion { blueprint: Knight::champion(), trace: 0 }
    }

    /// A champion who knows that all others are champions: for measuring what they give away.
    pub fn insider() -> Champion {
        Champion { blueprint: Knight::insider(), trace: 0 }
    }

    /// These two moves' odds, leaning towards the one that wins more.
    fn lean(&mut self, view: &Seen<'_>, odds: &mut [(Command, f64)]) {
        let worth = self.worth(view, odds);
        for ((_, chance), worth) in odds.iter_mut().zip(worth) {
            *chance *= (worth / LAMBDA).exp();
        }
        let all: f64 = odds.iter().map(|(_, chance)| chance).sum();
        odds.iter_mut().for_each(|(_, chance)| *chance /= all);
    }

    /// The share of games won after each of these moves; 0 where no deal fits.
    fn worth(&mut self, view: &Seen<'_>, tried: &[(Command, f64)]) -> Vec<f64> {
        let mut worth = vec![0.0; tried.len()];
        let worlds = self.blueprint.worlds(view);
        let puppet = self.blueprint.puppet(view);
        let rounds = GAMES / u32::try_from(tried.len()).unwrap_or(GAMES).max(1);
        let mut stream = Stream::new(Seed::from_number(self.trace));
        let mut events = Vec::new();
        for round in 0..rounds {
            // Evenly spread over the posterior: less chance than in independent draws.
            let share = (f64::from(round) + stream.share()) / f64::from(rounds);
            let Some(world) = at(&worlds, share) else { break };
            let mut luck =
                Stream::new(Seed::from_number(self.trace.wrapping_add(u64::from(round) << 32 | 1)));
            let mut table = suppose(view, world, &mut luck);
            lift(&mut table);
            for ((command, _), worth) in tried.iter().zip(&mut worth) {
                // The same deal and the same luck for each.
                let mut game = Rollout {
                    table: table.clone(),
                    puppet: puppet.clone(),
                    quest_done: false,
                    events: &mut events,
                };
                *worth += game.play(view.seat, command, &mut luck.clone()) / f64::from(rounds);
            }
        }
        worth
    }
}

impl Default for Champion {
    fn default() -> Champion {
        Champion::new()
    }
}

impl Mind<Avalon> for Champion {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        let said = match notice.public {
            Some(Public::Proposed { team, .. }) => team.bits(),
            Some(Public::VotesRevealed { approvals }) => approvals.bits(),
            _ => 0,
        };
        // Any mixing does: other tables are to have other luck.
        self.trace = (self.trace ^ u64::from(said)).wrapping_mul(0x0100_0000_01b3).wrapping_add(1);
        self.blueprint.notice(notice);
    }

    fn hear(&mut self, from: Seat, statement: &Statement) {
        self.blueprint.hear(from, statement);
    }

    fn choose(&mut self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        if !is_searched(view, choices) {
            return self.blueprint.choose(view, choices, stream);
        }
        let odds = self.probabilities(view, choices).unwrap_or_default();
        first_of(drawn(&odds, stream), choices)
    }

    fn probabilities(&mut self, view: &Seen<'_>, choices: &Choices) -> Option<Vec<(Command, f64)>> {
        let mut odds = self.blueprint.probabilities(view, choices)?;
        if is_searched(view, choices) && odds.iter().all(|(_, chance)| *chance >= SELDOM) {
            self.lean(view, &mut odds);
        }
        Some(odds)
    }

    fn speak(&mut self, view: &Seen<'_>, stream: &mut Stream) -> Vec<Statement> {
        self.blueprint.speak(view, stream)
    }
}

/// Whether this seat searches before this decision: Evil, before a vote or where it may play either card. Without a Merlin to
/// be shot the blueprint is all but exact (`docs/bots.md`).
fn is_searched(view: &Seen<'_>, choices: &Choices) -> bool {
    let board = view.board;
    let asked = matches!(choices, Choices::Vote | Choices::Play { success: true, fail: true });
    let merlin = board.cast.is_none_or(|cast| cast.has(Role::Merlin));
    asked && merlin && is_evil(view) && board.rules.players <= SEATS
}

/// The deal at this share of the whole weight.
fn at(worlds: &[(World, f64)], share: f64) -> Option<&World> {
    let mut left = share * worlds.iter().map(|(_, weight)| weight).sum::<f64>();
    let reached = worlds.iter().find(|(_, weight)| {
        left -= weight;
        left < 0.0
    });
    reached.or(worlds.last()).map(|(world, _)| world)
}

/// Takes back what others have laid face down: it is chosen anew, as their seats would in this deal. Where plot cards
/// show some of it, the guess stays.
fn lift(table: &mut Truth) {
    if table.board.plot.is_some() {
        return;
    }
    match &mut table.board.phase {
        Phase::Vote { left } => {
            *left = table.board.rules.seats();
            table.hidden.approvals = SeatSet::EMPTY;
        }
        Phase::Quest { left } => {
            *left = table.board.proposal.map_or(*left, |team| team.seats);
            table.hidden.fails = SeatSet::EMPTY;
        }
        _ => {}
    }
}

/// How likely Good wins from here in this deal, nobody having three quests: by the score, by how much of a Servant's
/// belief lies on the true Evil set, and by how likely Evil takes Merlin for Merlin. The numbers are a logistic fit
/// on 23,000 positions after a quest in games of five champions (5 seats, Merlin and Assassin).
fn outlook(puppet: &mut Knight, view: &Seen<'_>, hidden: &Hidden) -> f64 {
    let evil = hidden.evil.bits();
    let reading = puppet.reading(view);
    let (mut clear, mut servants, mut found) = (0.0, 0.0, 0.0);
    for seat in view.board.seats() - hidden.evil {
        if *hidden.roles.get(seat) == Some(Role::Merlin) {
            found = reading.found(seat.number(), evil);
            continue;
        }
        let eye = reading.eye(seat.number());
        let sets = eye.sets.iter().zip(eye.weights);
        clear += sets.filter(|(set, _)| **set == evil).map(|(_, weight)| weight).sum::<f64>();
        servants += 1.0;
    }
    let won = |side| f64::from(view.board.quests.won(side));
    let sum = 1.70 + 0.05 * won(Side::Good) - 0.80 * won(Side::Evil) + 3.40 * clear / f64::max(servants, 1.0)
        - 8.03 * found;
    1.0 / (1.0 + (-sum).exp())
}

/// One game in the head.
struct Rollout<'a> {
    table: Truth,
    puppet: Knight,
    /// Whether a quest has come home.
    quest_done: bool,
    events: &'a mut Vec<Event>,
}

impl Rollout<'_> {
    /// Makes this move and plays on: 1 for a win of the mover's side, 0 for a loss, between where nobody has won yet.
    fn play(&mut self, mover: Seat, command: &Command, stream: &mut Stream) -> f64 {
        self.step(mover, command, stream);
        for _ in 0..LONGEST {
            let seat = match Avalon::waiting(&self.table.board) {
                Turn::Over(outcome) => {
                    return f64::from(u8::from(outcome.winner == self.table.hidden.side(mover)));
                }
                Turn::Seats(seats) => seats.lowest(),
                Turn::Chance(_) => None,
            };
            let Some(seat) = seat else { break };
            let view = self.table.view(seat);
            if self.quest_done && self.table.board.quests.won(Side::Good) < 3 {
                let good = outlook(&mut self.puppet, &view, &self.table.hidden);
                return if self.table.hidden.side(mover) == Side::Good { good } else { 1.0 - good };
            }
            let command = self.puppet.act(&view, &Avalon::legal(&view), stream);
            self.step(seat, &command, stream);
        }
        0.5
    }

    fn step(&mut self, seat: Seat, command: &Command, stream: &mut Stream) {
        step(&mut self.table, seat, command, self.events, stream);
        for event in &*self.events {
            if let Some(notice) = Notice::of::<Avalon>(event, Viewer::Table) {
                self.quest_done |= matches!(notice.public, Some(Public::QuestDone { .. }));
                self.puppet.notice(&notice);
            }
        }
    }
}
