//! What the player says at the table: totals, plans and suspicions, as it remembers and believes them.

use game::{Seat, SeatSet};
use shadows::{Loyalty, Quest, QuestSet, Statement};

use super::player::{CountingPlayer, SeatView, is_traitor};
use crate::Stream;

/// What the player has said before, so that it does not repeat itself.
#[derive(Clone, Debug, Default)]
pub struct AlreadySaid {
    /// How many of the loyalties that Galahad showed.
    galahad: usize,
    /// The last announced total of each quest.
    totals: Vec<(Quest, u16)>,
    suspects: SeatSet,
    trusted: SeatSet,
    pub(super) claimed_loyal: bool,
    /// Who declared the last quest.
    pub(super) rider: Option<Seat>,
}

impl CountingPlayer {
    /// What the player says before its own turn.
    pub(super) fn statements(&mut self, view: &SeatView<'_>, stream: &mut Stream) -> Vec<Statement> {
        if view.board.options.is_solo() || view.board.active != view.seat || view.board.silence {
            return Vec::new();
        }
        let mut said = Vec::new();
        let traitor = is_traitor(view);
        let before = std::mem::replace(&mut self.already_said.galahad, self.memory.seen_loyalties.len());
        if !traitor && view.board.options.galahad_may_tell() {
            let new = self.memory.seen_loyalties.get(before..).unwrap_or(&[]);
            said.extend(new.iter().map(|&(seat, loyalty)| Statement::Galahad { seat, loyalty }));
        }
        said.extend(self.say_total(traitor, stream));
        said.extend(self.say_plan(view));
        said.extend(self.say_suspicion(view, traitor));
        if !self.already_said.claimed_loyal && view.board.white + view.board.black >= 4 {
            self.already_said.claimed_loyal = true;
            said.push(Statement::Claim(Loyalty::Loyal));
        }
        said
    }

    /// The highest total from 9 to 15, if it is new. A Traitor sometimes names a lower one.
    fn say_total(&mut self, traitor: bool, stream: &mut Stream) -> Option<Statement> {
        let opened = self.opened_pile();
        let totals = Quest::ALL.into_iter().rev().map(|quest| (quest, opened.total(quest)));
        let (quest, mut value) =
            totals.filter(|(_, total)| (9..=15).contains(total)).max_by_key(|(_, total)| *total)?;
        if traitor && value >= 11 && stream.percent(40) {
            value -= 2;
        }
        if self.already_said.totals.contains(&(quest, value)) {
            return None;
        }
        self.already_said.totals.retain(|(other, _)| *other != quest);
        self.already_said.totals.push((quest, value));
        Some(Statement::Total { quest, value })
    }

    /// What the next players should do: go on a quest that would succeed, or wait.
    fn say_plan(&self, view: &SeatView<'_>) -> Option<Statement> {
        let (quest, value) = self.evaluator(view).best_quest(&self.opened_pile(), QuestSet::ANY)?;
        match (value >= 100, view.board.pile) {
            (true, 5..) => Some(Statement::Go(quest)),
            (false, 12..) => Some(Statement::Wait),
            _ => None,
        }
    }

    /// The most distrusted seat, or one that Galahad showed to be Loyal; each seat once. A Traitor names a suspect sooner.
    fn say_suspicion(&mut self, view: &SeatView<'_>, traitor: bool) -> Option<Statement> {
        let others = (view.board.seats() - view.board.exposed).without(view.seat);
        let distrust = |seat: &Seat| *self.distrust.get(*seat);
        let worst = others.iter().max_by_key(distrust)?;
        let enough = if traitor { 120 } else { 250 };
        if distrust(&worst) >= enough && !self.already_said.suspects.contains(worst) {
            self.already_said.suspects = self.already_said.suspects.with(worst);
            return Some(Statement::Suspect(worst));
        }
        // Trust that Galahad gave would tell what he showed (SC-82).
        if !view.board.options.galahad_may_tell() {
            return None;
        }
        let newly_trusted = |(seat, loyalty): &&(Seat, Loyalty)| {
            !loyalty.is_traitor() && others.contains(*seat) && !self.already_said.trusted.contains(*seat)
        };
        let (seat, _) = *self.memory.seen_loyalties.iter().find(newly_trusted)?;
        self.already_said.trusted = self.already_said.trusted.with(seat);
        (!traitor).then_some(Statement::Trust(seat))
    }
}
