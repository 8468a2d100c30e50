//! A simulated game of champions, up to the end of the next quest.

use avalon::{Avalon, Choices, Command, Event, Public, Role, Side};
use game::{Game, Notice, NoticeOf, Seat, Turn, Viewer};

use super::simulation::{SimulatedTable, step};
use crate::Stream;
use crate::avalon::decision::{Position, forced};
use crate::avalon::knowledge::AvalonView;
use crate::avalon::public_posterior::PublicPosterior;
use crate::avalon::seat_belief::Estimate;
use crate::belief::PublicHistory;

/// The decisions after which a simulated game is given up; no real game is as long.
const MAX_DECISIONS: u32 = 1000;

/// Plays all seats of a simulated game by the policy of champions. Each seat uses the public moves and what the night showed
/// to it.
#[derive(Clone, Debug)]
pub(in crate::avalon) struct SimulatedPlayer {
    history: PublicHistory,
    posterior: PublicPosterior,
}

impl SimulatedPlayer {
    /// A player that knows what is public in this position.
    pub(in crate::avalon) fn new(position: &Position<'_>) -> SimulatedPlayer {
        SimulatedPlayer { history: position.history.clone(), posterior: position.posterior.clone() }
    }

    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        if let Some(public) = &notice.public {
            self.history.fold(public);
            self.posterior.observe(public, &self.history);
        }
    }

    fn choose(&mut self, view: &AvalonView<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        if let Some(command) = forced(choices) {
            return command;
        }
        self.posterior.refresh();
        let estimate = Estimate::from_public(view, &self.posterior);
        let (history, posterior) = (&self.history, &mut self.posterior);
        Position { view, history, posterior, estimate: &estimate }.choose(choices, stream)
    }

    /// The probability that Good wins from here, before anybody has won three quests: by the score, by how much Servants
    /// believe in the true Evil set, and by how exposed Merlin is. The numbers are a logistic fit to 23,000 positions after
    /// a quest, from games of five champions with Merlin and Assassin.
    fn good_wins(&mut self, table: &SimulatedTable) -> f64 {
        self.posterior.refresh();
        let evil = avalon::evil(table);
        let (mut truth, mut servants, mut exposure) = (0.0, 0.0, 0.0);
        for seat in table.board.seats() - evil {
            if *avalon::roles(table).get(seat) == Some(Role::Merlin) {
                exposure = self.posterior.merlin_exposure(seat, evil);
                continue;
            }
            let opinion = self.posterior.servant_opinion(seat);
            let sets = opinion.sets.iter().zip(opinion.weights);
            truth += sets.filter(|(set, _)| **set == evil).map(|(_, weight)| weight).sum::<f64>();
            servants += 1.0;
        }
        let won = |side| f64::from(table.board.quests.won(side));
        let sum = 1.70 + 0.05 * won(Side::Good) - 0.80 * won(Side::Evil)
            + 3.40 * truth / f64::max(servants, 1.0)
            - 8.03 * exposure;
        1.0 / (1.0 + (-sum).exp())
    }
}

/// A simulated game.
pub(in crate::avalon) struct Rollout<'a> {
    table: SimulatedTable,
    player: SimulatedPlayer,
    quest_done: bool,
    events: &'a mut Vec<Event>,
}

impl<'a> Rollout<'a> {
    pub(in crate::avalon) fn new(
        table: &SimulatedTable,
        player: &SimulatedPlayer,
        events: &'a mut Vec<Event>,
    ) -> Rollout<'a> {
        Rollout { table: table.clone(), player: player.clone(), quest_done: false, events }
    }

    /// Makes this move and plays on. The result is 1 for a win of the mover's side, 0 for a loss, and the estimated
    /// probability of a win if the next quest ends before the game.
    pub(in crate::avalon) fn play(&mut self, mover: Seat, command: &Command, stream: &mut Stream) -> f64 {
        self.step(mover, command, stream);
        for _ in 0..MAX_DECISIONS {
            let seat = match Avalon::waiting(&self.table.board) {
                Turn::Over(outcome) => {
                    return f64::from(u8::from(outcome.winner == avalon::side(&self.table, mover)));
                }
                Turn::Seats(seats) => seats.lowest(),
                Turn::Chance(_) => None,
            };
            let Some(seat) = seat else { break };
            if self.quest_done && self.table.board.quests.won(Side::Good) < 3 {
                let good = self.player.good_wins(&self.table);
                return if avalon::side(&self.table, mover) == Side::Good { good } else { 1.0 - good };
            }
            let view = self.table.view(seat);
            let command = self.player.choose(&view, &Avalon::legal(&view), stream);
            self.step(seat, &command, stream);
        }
        0.5
    }

    fn step(&mut self, seat: Seat, command: &Command, stream: &mut Stream) {
        step(&mut self.table, seat, command, self.events, stream);
        for event in &*self.events {
            if let Some(notice) = Notice::of::<Avalon>(event, Viewer::Table) {
                self.quest_done |= matches!(notice.public, Some(Public::QuestDone { .. }));
                self.player.notice(&notice);
            }
        }
    }
}
