//! A champion who looks ahead: before it names a team, votes or plays a quest card it tries its likelier moves in
//! games it plays in its head, and leans towards those that win.
//!
//! Each such game starts from a deal drawn from the seat's own exact posterior, laid out from its view alone. All seats
//! play on in it as champions, who read the open game as champions do, to the end of the next quest or of the game; an
//! unfinished one is judged by [`outlook`]. A move a with the champion's odds b(a), worth Q(a) wins a game on the average,
//! is made with odds b(a) · exp(Q(a) / λ): the smaller λ, the more the games say; what the champion never does is never
//! done. The budget is a number of games. Their chance comes from what the seat was told and nothing else, so the odds can
//! be stated before the move is drawn. Merlin does not search: he would learn to be whom a champion suspects least, which is
//! as good a mark as any to an Assassin who knows it (`docs/bots.md`).

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
use game::{Choices as _, Game, Notice, NoticeOf, Seat, SeatSet, Seed, Turn, View, Viewer};

use super::Knight;
use super::insight::is_merlin;
use super::ismcts::{Truth, step, suppose};
use super::knight::drawn;
use crate::belief::World;
use crate::random::first_of;
use crate::{Mind, Stream};

/// Moves that are tried, the likeliest first.
const TRIED: usize = 5;
/// What a champion does more seldom than this is not tried.
const SELDOM: f64 = 0.02;
/// Decisions after which a game in the head is given up as even; the longest real one has fewer.
const LONGEST: u32 = 1000;

type Seen<'a> = View<'a, Board, Hand>;

/// Plays a champion's moves, better ones more often.
#[derive(Clone, Debug)]
pub struct Seeker {
    blueprint: Knight,
    rollouts: u32,
    /// λ, in shares of games won.
    lambda: f64,
    /// Quests after which a game is judged.
    quests: u32,
    /// Stands for all that was told so far.
    trace: u64,
}

impl Seeker {
    /// A player that plays so many games so many quests ahead before a decision; λ in points of a hundred.
    pub fn new(rollouts: u32, points: u32, quests: u32) -> Seeker {
        let lambda = f64::from(points.max(1)) / 100.0;
        Seeker { blueprint: Knight::champion(), rollouts, lambda, quests, trace: 0 }
    }

    /// The share of games won after each of these moves; 0 where no deal fits.
    fn worth(&mut self, view: &Seen<'_>, tried: &[Command]) -> Vec<f64> {
        let mut worth = vec![0.0; tried.len()];
        let worlds = self.blueprint.worlds(view);
        let puppet = self.blueprint.puppet(view);
        let rounds = (self.rollouts / u32::try_from(tried.len()).unwrap_or(1)).max(1);
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
            for (command, worth) in tried.iter().zip(&mut worth) {
                // The same deal and the same luck for each.
                let mut game = Rollout {
                    table: table.clone(),
                    puppet: puppet.clone(),
                    quests: self.quests,
                    events: &mut events,
                };
                *worth += game.play(view.seat, command, &mut luck.clone()) / f64::from(rounds);
            }
        }
        worth
    }
}

impl Mind<Avalon> for Seeker {
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
        if !is_searched(choices) || choices.count() == 1 {
            return self.blueprint.choose(view, choices, stream);
        }
        let odds = self.probabilities(view, choices).unwrap_or_default();
        first_of(drawn(&odds, stream), choices)
    }

    fn probabilities(&mut self, view: &Seen<'_>, choices: &Choices) -> Option<Vec<(Command, f64)>> {
        let mut odds = self.blueprint.probabilities(view, choices)?;
        if is_merlin(view) || !is_searched(choices) {
            return Some(odds);
        }
        let mut order: Vec<usize> = (0..odds.len()).collect();
        let chance = |place: &usize| odds.get(*place).map_or(0.0, |(_, chance)| *chance);
        order.retain(|place| chance(place) >= SELDOM);
        order.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
        order.truncate(TRIED);
        if order.len() < 2 {
            return Some(odds);
        }
        let share: f64 = order.iter().map(chance).sum();
        let tried: Vec<Command> =
            order.iter().filter_map(|place| odds.get(*place)).map(|(command, _)| *command).collect();
        let worth = self.worth(view, &tried);
        // What was not tried is worth what the champion's own mixture is.
        let chances = order.iter().filter_map(|place| odds.get(*place));
        let plain = chances.zip(&worth).map(|((_, chance), worth)| chance * worth).sum::<f64>() / share;
        for (place, worth) in order.iter().zip(&worth) {
            if let Some((_, chance)) = odds.get_mut(*place) {
                *chance *= ((worth - plain) / self.lambda).exp();
            }
        }
        let all: f64 = odds.iter().map(|(_, chance)| chance).sum();
        odds.iter_mut().for_each(|(_, chance)| *chance /= all);
        Some(odds)
    }

    fn speak(&mut self, view: &Seen<'_>, stream: &mut Stream) -> Vec<Statement> {
        self.blueprint.speak(view, stream)
    }
}

/// Teams, votes and quest cards.
fn is_searched(choices: &Choices) -> bool {
    matches!(choices, Choices::Propose(_) | Choices::Vote | Choices::Play { .. })
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
    /// Quests still to be played.
    quests: u32,
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
            if self.quests == 0 && self.table.board.quests.won(Side::Good) < 3 {
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
                let done = matches!(notice.public, Some(Public::QuestDone { .. }));
                self.quests = self.quests.saturating_sub(u32::from(done));
                self.puppet.notice(&notice);
            }
        }
    }
}
