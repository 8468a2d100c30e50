//! What is said at the table: totals, plans and suspicions, as the player remembers and believes them.

use game::{Seat, SeatSet};
use shadows::{Loyalty, Quest, Statement};

use super::hero::{Hero, Seen, is_traitor};
use crate::Stream;

/// What was said already, so that nothing is said again and again.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    /// How many of Galahad's looks.
    galahad: usize,
    /// Totals, as they were said last.
    totals: Vec<(Quest, u16)>,
    suspects: SeatSet,
    trusts: SeatSet,
    claimed: bool,
}

impl Hero {
    /// What to say before the own move. The table does not ask under silence.
    pub(super) fn say(&mut self, view: &Seen<'_>, stream: &mut Stream) -> Vec<Statement> {
        if view.board.options.is_solo() || view.board.active != view.seat || view.board.silence {
            return Vec::new();
        }
        let mut said = Vec::new();
        let traitor = is_traitor(view);
        let seen = std::mem::replace(&mut self.talk.galahad, self.memory.seen.len());
        if !traitor {
            let news = self.memory.seen.get(seen..).unwrap_or(&[]);
            said.extend(
                news.iter().map(|(seat, loyalty)| Statement::Galahad { seat: *seat, loyalty: *loyalty }),
            );
        }
        said.extend(self.total(traitor, stream));
        said.extend(self.plan(view));
        said.extend(self.doubt(view, traitor));
        if !self.talk.claimed && view.board.white + view.board.black >= 4 {
            self.talk.claimed = true;
            said.push(Statement::Claim(Loyalty::Loyal));
        }
        said
    }

    /// The total that matters most, if it is new. A Traitor remembers a little less, now and then.
    fn total(&mut self, traitor: bool, stream: &mut Stream) -> Option<Statement> {
        let opened = self.opened();
        let near = Quest::ALL.into_iter().rev().map(|quest| (quest, opened.total(quest)));
        let (quest, mut value) =
            near.filter(|(_, total)| (9..=15).contains(total)).max_by_key(|(_, total)| *total)?;
        if traitor && value >= 11 && stream.percent(40) {
            value -= 2;
        }
        if self.talk.totals.contains(&(quest, value)) {
            return None;
        }
        self.talk.totals.retain(|(other, _)| *other != quest);
        self.talk.totals.push((quest, value));
        Some(Statement::Total { quest, value })
    }

    /// What the next players should do: go where it succeeds once its symbol shows, or wait.
    fn plan(&self, view: &Seen<'_>) -> Option<Statement> {
        let (worth, opened) = (self.worth(view), self.opened());
        let (quest, gain) = worth.best(&opened, shadows::QuestSet::ANY)?;
        match (gain >= 100, view.board.pile) {
            (true, 5..) => Some(Statement::Go(quest)),
            (false, 12..) => Some(Statement::Wait),
            _ => None,
        }
    }

    /// Whom the player distrusts, once each. A Traitor points at the likeliest other.
    fn doubt(&mut self, view: &Seen<'_>, traitor: bool) -> Option<Statement> {
        let others = (view.board.seats() - view.board.exposed).without(view.seat);
        let heat = |seat: &Seat| *self.distrust.get(*seat);
        let worst = others.iter().max_by_key(heat)?;
        let enough = if traitor { 120 } else { 250 };
        if heat(&worst) >= enough && !self.talk.suspects.contains(worst) {
            self.talk.suspects = self.talk.suspects.with(worst);
            return Some(Statement::Suspect(worst));
        }
        let cleared = |(seat, loyalty): &&(Seat, Loyalty)| {
            !loyalty.is_traitor() && others.contains(*seat) && !self.talk.trusts.contains(*seat)
        };
        let (seat, _) = *self.memory.seen.iter().find(cleared)?;
        self.talk.trusts = self.talk.trusts.with(seat);
        (!traitor).then_some(Statement::Trust(seat))
    }
}
