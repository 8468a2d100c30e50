//! What knights and champions say: one remark on each quest that fails, a word of trust now and then, what they were
//! shown, and answers. When they speak follows from the open game alone, so that no pause betrays anything; Merlin
//! and Evil say what a Servant in their seat would, and nobody takes a claim back.

use avalon::Avalon;
use avalon::board::{Board, Phase};
use avalon::hand::Hand;
use avalon::role::{Known, Role, Side, Since};
use avalon::statement::{Answer, Question, Reason, Statement};
use game::{NoticeOf, Seat, SeatSet, View};

use super::insight::known;
use super::memory::{Memory, Proposed};
use super::reading::Eye;
use crate::Stream;

type Seen<'a> = View<'a, Board, Hand>;

/// What a player has said and been asked.
#[derive(Clone, Debug, Default)]
pub struct Speech {
    memory: Memory,
    /// Quests remarked upon.
    remarked: usize,
    /// Checks told of.
    told: usize,
    /// Proposals whose leader was asked about them.
    doubted: usize,
    /// What was said of whom: suspected or trusted.
    accused: SeatSet,
    praised: SeatSet,
    /// Questions to be answered.
    asked: Vec<(Seat, Question)>,
}

impl Speech {
    /// One more of the seat's notices.
    pub fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        if let Some(public) = &notice.public {
            self.memory.fold(public);
        }
    }

    /// Somebody said something.
    pub fn hear(&mut self, from: Seat, statement: &Statement) {
        if let Statement::Ask { seat, question } = *statement {
            self.asked.push((seat, question));
            self.asked.retain(|(to, _)| *to == seat || *to != from);
        }
    }

    /// What is to be said now, to a table that is shown this eye.
    pub fn speak(&mut self, view: &Seen<'_>, eye: &Eye<'_>, stream: &mut Stream) -> Vec<Statement> {
        let mut said = Vec::new();
        self.tell(view, eye, stream, &mut said);
        self.remark(view, eye, stream, &mut said);
        self.reply(view, eye, &mut said);
        self.wonder(view, eye, stream, &mut said);
        said
    }

    /// What a check showed; Evil clears its own and blackens half of the others.
    fn tell(&mut self, view: &Seen<'_>, eye: &Eye<'_>, stream: &mut Stream, said: &mut Vec<Statement>) {
        let from = std::mem::replace(&mut self.told, view.hand.checks.len());
        for mark in view.hand.checks.iter().skip(from) {
            let dark = stream.percent(50) || self.accused.contains(mark.seat);
            let truth = if mark.known == Known::Evil { Side::Evil } else { Side::Good };
            let evil = view.hand.side == Some(Side::Evil);
            let side = match evil {
                false => truth,
                true if known(view).contains(mark.seat) && eye.evil(mark.seat.number()) < 0.9 => Side::Good,
                true if dark && !self.praised.contains(mark.seat) => Side::Evil,
                true => truth,
            };
            match side {
                Side::Evil => self.accused = self.accused.with(mark.seat),
                Side::Good => self.praised = self.praised.with(mark.seat),
            }
            said.push(match mark.since {
                Since::Plot => Statement::PlotShowed { seat: mark.seat, side },
                Since::Lady | Since::Night => Statement::LadyShowed { seat: mark.seat, side },
            });
        }
    }

    /// The seat that looks worst or best to this eye, as far as it fits what was said before.
    fn pick(&self, view: &Seen<'_>, eye: &Eye<'_>, worst: bool) -> Option<Seat> {
        // Where no Merlin is to be found, who spares a fellow only shows whom it knows.
        let evil =
            view.hand.side == Some(Side::Evil) && view.board.cast.is_none_or(|cast| cast.has(Role::Merlin));
        let fellows = if evil { known(view) } else { SeatSet::EMPTY };
        let doubt = |seat: &Seat| eye.evil(seat.number());
        let spared = |seat: &Seat| fellows.contains(*seat) && doubt(seat) < 0.8;
        let others = view.board.seats().without(view.seat);
        if worst {
            let from = (others - self.praised).iter().filter(|seat| !spared(seat));
            from.max_by(|a, b| doubt(a).total_cmp(&doubt(b)))
        } else {
            (others - self.accused).iter().min_by(|a, b| doubt(a).total_cmp(&doubt(b)))
        }
    }

    /// What speaks against a seat, that all can look up.
    fn reason(&self, seat: Seat) -> Option<Reason> {
        let failed = self.memory.proposals.iter().zip(1_u8..);
        let failed: Vec<(&Proposed, u8)> =
            failed.filter(|(proposed, _)| proposed.fails.is_some_and(|fails| fails > 0)).collect();
        let last = |is: &dyn Fn(&Proposed) -> bool| failed.iter().rev().find(|(proposed, _)| is(proposed));
        if let Some((proposed, _)) = last(&|proposed| proposed.team.contains(seat)) {
            return Some(Reason::WentOn { quest: proposed.quest });
        }
        if let Some((_, proposal)) = last(&|proposed| proposed.leader == seat) {
            return Some(Reason::Proposed { proposal: *proposal });
        }
        let backed = last(&|proposed| proposed.approvals.is_some_and(|by| by.contains(seat)));
        backed.map(|(_, proposal)| Reason::Approved { proposal: *proposal })
    }

    fn accuse(&mut self, seat: Seat) -> Statement {
        self.accused = self.accused.with(seat);
        match self.reason(seat) {
            Some(reason) => Statement::Because { seat, trust: false, reason },
            None => Statement::Suspect { seat },
        }
    }

    /// On quests that came back since.
    fn remark(&mut self, view: &Seen<'_>, eye: &Eye<'_>, stream: &mut Stream, said: &mut Vec<Statement>) {
        let played: Vec<u8> = self.memory.quests().map(|(_, fails)| fails).collect();
        let from = std::mem::replace(&mut self.remarked, played.len());
        let news = played.get(from..).unwrap_or(&[]);
        if news.iter().any(|fails| *fails > 0) {
            if let Some(seat) = self.pick(view, eye, true) {
                said.push(self.accuse(seat));
            }
        } else if !news.is_empty()
            && stream.percent(35)
            && let Some(seat) = self.pick(view, eye, false)
        {
            self.praised = self.praised.with(seat);
            said.push(Statement::Trust { seat });
        }
    }

    /// Answers to what was asked.
    fn reply(&mut self, view: &Seen<'_>, eye: &Eye<'_>, said: &mut Vec<Statement>) {
        for (to, question) in std::mem::take(&mut self.asked) {
            if to != view.seat {
                continue;
            }
            let answer = match question {
                Question::WhoAreYou | Question::WhichSide => Some(Statement::MySide { side: Side::Good }),
                Question::WhomDoYouTrust => {
                    let seat = self.pick(view, eye, false);
                    self.praised = self.praised | seat.into_iter().collect();
                    seat.map(|seat| Statement::Trust { seat })
                }
                Question::WhomDoYouSuspect | Question::WhyThatVote | Question::WhyThatTeam => {
                    self.pick(view, eye, true).map(|seat| self.accuse(seat))
                }
                Question::WhatDidYouSee => Some(Statement::Answer { answer: Answer::WillNotSay }),
            };
            said.extend(answer);
        }
    }

    /// Asks a leader about a team nobody else would name.
    fn wonder(&mut self, view: &Seen<'_>, eye: &Eye<'_>, stream: &mut Stream, said: &mut Vec<Statement>) {
        let count = self.memory.proposals.len();
        let new = std::mem::replace(&mut self.doubted, count) < count;
        let Some(team) = view.board.proposal.filter(|_| new) else { return };
        let voting = matches!(view.board.phase, Phase::Vote { .. });
        let doubt: f64 = team.seats.iter().map(|seat| eye.evil(seat.number())).fold(0.0, f64::max);
        if stream.percent(25) && voting && doubt > 0.75 && team.leader != view.seat {
            said.push(Statement::Ask { seat: team.leader, question: Question::WhyThatTeam });
        }
    }
}
