//! What every level says at a table with people: totals and plans, whom it trusts, and answers.
//!
//! When a bot speaks follows from public facts ([`Conversation`]), and it has words for every cue.

use game::{Seat, SeatSet};
use shadows::{Loyalty, Public, Quest, QuestSet, Shadows, Statement, Verdict};

use super::player::{CountingPlayer, SeatView, is_traitor};
use super::suspicion::millionths;
use crate::conversation::{Conversation, Meant, Topic};
use crate::{Cue, PlainQuestion, Stream};

impl Conversation for Shadows {
    fn topic(public: &Public) -> Option<Topic> {
        let of = |seat, eighths| Some(Topic { seat, eighths, speakers: 1 });
        match *public {
            Public::Listened { .. } => of(None, 2),
            Public::Scored { .. } => Some(Topic { seat: None, eighths: 8, speakers: 2 }),
            Public::Accused { target, .. } => of(Some(target), 8),
            Public::Exposed { .. } => of(None, 8),
            Public::Peeked { seat, .. } => of(Some(seat), 8),
            _ => None,
        }
    }

    fn meant(statement: &Statement) -> Option<Meant> {
        match *statement {
            Statement::Ask { seat, .. } => Some(Meant::For(seat)),
            Statement::Suspect(seat) | Statement::Galahad { seat, loyalty: Loyalty::Traitor } => {
                Some(Meant::About(seat))
            }
            Statement::Go(_) | Statement::Claim(_) => Some(Meant::Anybody),
            Statement::Total { .. }
            | Statement::Wait
            | Statement::Trust(_)
            | Statement::Whispered(_)
            | Statement::Galahad { .. }
            | Statement::Tristan(_) => None,
        }
    }
}

impl CountingPlayer {
    /// What the player says to this cue. There are words for every cue that [`Conversation`] gives.
    pub(super) fn reply_to(
        &mut self,
        view: &SeatView<'_>,
        cue: &Cue<Shadows>,
        stream: &mut Stream,
    ) -> Option<Statement> {
        if view.board.options.is_solo() {
            return None;
        }
        match cue {
            Cue::Event(public) => self.comment(view, public, stream),
            Cue::Said { from, statement } => self.reply(view, *from, statement, stream),
            Cue::Asked { from, question } => match question {
                PlainQuestion::WhatDoYouRemember => Some(self.told_total(view, None, stream)),
                PlainQuestion::WhomDoYouSuspect => self.opinion(view, self.others(view)),
                PlainQuestion::AreYouTheTraitor => Some(self.defend(*from)),
                PlainQuestion::WhatNow => Some(self.plan(view)),
                _ => None,
            },
        }
    }

    fn comment(&mut self, view: &SeatView<'_>, public: &Public, stream: &mut Stream) -> Option<Statement> {
        match *public {
            Public::Listened { .. } if stream.percent(50) => Some(self.plan(view)),
            Public::Listened { .. } => Some(self.told_total(view, None, stream)),
            Public::Scored { verdict, .. } => {
                let others = self.others(view);
                let rider = self.already_said.rider.filter(|rider| others.contains(*rider));
                match verdict {
                    Verdict::Success => {
                        rider.or_else(|| self.least_doubted(view, others)).map(Statement::Trust)
                    }
                    _ => self.most_doubted(view, others).map(Statement::Suspect),
                }
            }
            Public::Accused { .. } => Some(Statement::Claim(Loyalty::Loyal)),
            Public::Exposed { .. } => self.opinion(view, self.others(view)),
            Public::Peeked { target, .. } => {
                let seen = self.memory.seen_loyalties.iter().rfind(|(seat, _)| *seat == target);
                let seen = seen.map_or(Loyalty::Loyal, |(_, loyalty)| *loyalty);
                // A Traitor covers another one.
                let loyalty = if is_traitor(view) { Loyalty::Loyal } else { seen };
                Some(Statement::Galahad { seat: target, loyalty })
            }
            _ => None,
        }
    }

    fn reply(
        &mut self,
        view: &SeatView<'_>,
        from: Seat,
        statement: &Statement,
        stream: &mut Stream,
    ) -> Option<Statement> {
        match *statement {
            Statement::Ask { quest, .. } => Some(self.told_total(view, quest, stream)),
            Statement::Suspect(seat) | Statement::Galahad { seat, .. } if seat == view.seat => {
                Some(self.defend(from))
            }
            Statement::Suspect(seat) | Statement::Galahad { seat, .. } => {
                self.opinion(view, SeatSet::only(seat))
            }
            Statement::Claim(_) => self.opinion(view, SeatSet::only(from)),
            Statement::Go(_) => Some(self.plan(view)),
            _ => None,
        }
    }

    /// The total of this quest, or of the highest one, as the player remembers it. A Traitor sometimes names a lower one.
    fn told_total(&mut self, view: &SeatView<'_>, quest: Option<Quest>, stream: &mut Stream) -> Statement {
        let opened = self.opened_pile();
        let highest = Quest::ALL.into_iter().max_by_key(|quest| opened.total(*quest));
        let lies = stream.percent(40) && is_traitor(view);
        match quest.or(highest) {
            Some(quest) if has_pile(view) => {
                let value = opened.total(quest);
                Statement::Total { quest, value: if lies && value >= 11 { value - 2 } else { value } }
            }
            _ => Statement::Wait,
        }
    }

    /// What should be done: go on a quest that would succeed, or wait.
    fn plan(&self, view: &SeatView<'_>) -> Statement {
        let best = self.evaluator(view).best_quest(&self.opened_pile(), QuestSet::ANY);
        match best {
            Some((quest, value)) if value >= 100 => Statement::Go(quest),
            _ => Statement::Wait,
        }
    }

    /// The player is loyal, it says; if it has said so before, it suspects the accuser.
    fn defend(&mut self, from: Seat) -> Statement {
        if std::mem::replace(&mut self.already_said.claimed_loyal, true) {
            return Statement::Suspect(from);
        }
        Statement::Claim(Loyalty::Loyal)
    }

    /// Trust or suspicion: of the one seat, or of the most doubted of several.
    fn opinion(&self, view: &SeatView<'_>, among: SeatSet) -> Option<Statement> {
        let seat = self.most_doubted(view, among)?;
        let others = self.others(view);
        let more = others.iter().filter(|other| self.doubt(*other) > self.doubt(seat)).count();
        let trusts = self.doubt(seat) <= 0 || more * 2 >= usize::from(others.len());
        Some(if trusts && among.len() == 1 { Statement::Trust(seat) } else { Statement::Suspect(seat) })
    }

    fn others(&self, view: &SeatView<'_>) -> SeatSet {
        let hidden = (view.board.seats() - view.board.exposed).without(view.seat);
        if hidden.is_empty() { view.board.seats().without(view.seat) } else { hidden }
    }

    fn doubt(&self, seat: Seat) -> i32 {
        match &self.posterior {
            Some(posterior) => millionths(posterior.suspicion(seat)),
            None => *self.distrust.get(seat),
        }
    }

    fn most_doubted(&self, view: &SeatView<'_>, among: SeatSet) -> Option<Seat> {
        among.without(view.seat).iter().max_by_key(|seat| self.doubt(*seat))
    }

    fn least_doubted(&self, view: &SeatView<'_>, among: SeatSet) -> Option<Seat> {
        among.without(view.seat).iter().min_by_key(|seat| self.doubt(*seat))
    }
}

/// Whether there is a pile to speak about.
fn has_pile(view: &SeatView<'_>) -> bool {
    view.board.pile > 0
}
