//! What knights and champions say before their own moves in measured games: a remark on each quest that failed, sometimes a word of trust, what they were shown, and
//! answers. When they speak follows from the public game, so the time of a statement reveals nothing. Merlin and Evil say what
//! a Servant in their seat would say, and nobody contradicts an earlier claim.

use avalon::{Answer, Known, Phase, Question, Reason, Role, Side, Since, Statement};
use game::{Seat, SeatSet};

use super::knowledge::{AvalonView, is_evil, known_evil};
use super::opinion::Opinion;
use crate::Stream;
use crate::belief::{Proposal, PublicHistory};

/// What a player has said and been asked.
#[derive(Clone, Debug, Default)]
pub struct Speech {
    /// How many quests it has commented on.
    quests: usize,
    /// How many checks it has reported.
    checks: usize,
    /// How many proposals it has considered.
    proposals: usize,
    /// Seats that it has called Evil.
    accused: SeatSet,
    /// Seats that it has called Good.
    trusted: SeatSet,
    /// Questions that wait for an answer, and to whom they were put.
    questions: Vec<(Seat, Question)>,
}

impl Speech {
    /// Adds a statement of another seat.
    pub fn hear(&mut self, from: Seat, statement: &Statement) {
        if let Statement::Ask { seat, question } = *statement {
            self.questions.push((seat, question));
            self.questions.retain(|(to, _)| *to == seat || *to != from);
        }
    }

    /// The statements of a player who shows this opinion.
    pub fn speak(
        &mut self,
        view: &AvalonView<'_>,
        history: &PublicHistory,
        opinion: &Opinion<'_>,
        stream: &mut Stream,
    ) -> Vec<Statement> {
        let mut said = Vec::new();
        self.report_checks(view, opinion, stream, &mut said);
        said.extend(self.comment_on_quests(view, history, opinion, stream));
        self.answer_questions(view, history, opinion, &mut said);
        said.extend(self.question_leader(view, history, opinion, stream));
        said
    }

    /// Says what a check showed. Evil calls Evil players Good, and half of the others Evil.
    fn report_checks(
        &mut self,
        view: &AvalonView<'_>,
        opinion: &Opinion<'_>,
        stream: &mut Stream,
        said: &mut Vec<Statement>,
    ) {
        let from = std::mem::replace(&mut self.checks, view.hand.checks.len());
        for mark in view.hand.checks.iter().skip(from) {
            let accuses = stream.percent(50) || self.accused.contains(mark.seat);
            let truth = if mark.known == Known::Evil { Side::Evil } else { Side::Good };
            let side = match is_evil(view) {
                false => truth,
                true if known_evil(view).contains(mark.seat) && opinion.evil(mark.seat) < 0.9 => Side::Good,
                true if accuses && !self.trusted.contains(mark.seat) => Side::Evil,
                true => truth,
            };
            match side {
                Side::Evil => self.accused = self.accused.with(mark.seat),
                Side::Good => self.trusted = self.trusted.with(mark.seat),
            }
            said.push(match mark.since {
                Since::Plot => Statement::PlotShowed { seat: mark.seat, side },
                Since::Lady | Since::Night => Statement::LadyShowed { seat: mark.seat, side },
            });
        }
    }

    /// The most or least suspected seat that does not contradict an earlier claim.
    fn pick(&self, view: &AvalonView<'_>, opinion: &Opinion<'_>, worst: bool) -> Option<Seat> {
        // Without Merlin, an Evil player who spares another one only shows whom it knows.
        let spares = is_evil(view) && view.board.cast.is_none_or(|cast| cast.has(Role::Merlin));
        let partners = if spares { known_evil(view) } else { SeatSet::EMPTY };
        let doubt = |seat: &Seat| opinion.evil(*seat);
        let spared = |seat: &Seat| partners.contains(*seat) && doubt(seat) < 0.8;
        let others = view.board.seats().without(view.seat);
        if worst {
            let from = (others - self.trusted).iter().filter(|seat| !spared(seat));
            from.max_by(|a, b| doubt(a).total_cmp(&doubt(b)))
        } else {
            (others - self.accused).iter().min_by(|a, b| doubt(a).total_cmp(&doubt(b)))
        }
    }

    fn accuse(&mut self, history: &PublicHistory, seat: Seat) -> Statement {
        self.accused = self.accused.with(seat);
        match reason_against(history, seat) {
            Some(reason) => Statement::Because { seat, trust: false, reason },
            None => Statement::Suspect { seat },
        }
    }

    /// Comments on the quests that ended since the last time.
    fn comment_on_quests(
        &mut self,
        view: &AvalonView<'_>,
        history: &PublicHistory,
        opinion: &Opinion<'_>,
        stream: &mut Stream,
    ) -> Option<Statement> {
        let new: Vec<u8> = history.quests().skip(self.quests).map(|(_, fails)| fails).collect();
        self.quests += new.len();
        if new.iter().any(|fails| *fails > 0) {
            let seat = self.pick(view, opinion, true)?;
            return Some(self.accuse(history, seat));
        }
        if new.is_empty() || !stream.percent(35) {
            return None;
        }
        let seat = self.pick(view, opinion, false)?;
        self.trusted = self.trusted.with(seat);
        Some(Statement::Trust { seat })
    }

    /// Answers the questions to this seat.
    fn answer_questions(
        &mut self,
        view: &AvalonView<'_>,
        history: &PublicHistory,
        opinion: &Opinion<'_>,
        said: &mut Vec<Statement>,
    ) {
        for (to, question) in std::mem::take(&mut self.questions) {
            if to != view.seat {
                continue;
            }
            let answer = match question {
                Question::WhoAreYou | Question::WhichSide => Some(Statement::MySide { side: Side::Good }),
                Question::WhomDoYouTrust => {
                    let seat = self.pick(view, opinion, false);
                    self.trusted = self.trusted | seat.into_iter().collect();
                    seat.map(|seat| Statement::Trust { seat })
                }
                Question::WhomDoYouSuspect | Question::WhyThatVote | Question::WhyThatTeam => {
                    self.pick(view, opinion, true).map(|seat| self.accuse(history, seat))
                }
                Question::WhatDidYouSee => Some(Statement::Answer { answer: Answer::WillNotSay }),
            };
            said.extend(answer);
        }
    }

    /// Asks the leader about a team with a very suspect member.
    fn question_leader(
        &mut self,
        view: &AvalonView<'_>,
        history: &PublicHistory,
        opinion: &Opinion<'_>,
        stream: &mut Stream,
    ) -> Option<Statement> {
        let count = history.proposals().len();
        let is_new = std::mem::replace(&mut self.proposals, count) < count;
        let team = view.board.proposal.filter(|_| is_new)?;
        let is_vote = matches!(view.board.phase, Phase::Vote { .. });
        let suspicion: f64 = team.seats.iter().map(|seat| opinion.evil(seat)).fold(0.0, f64::max);
        let asks = stream.percent(25) && is_vote && suspicion > 0.75 && team.leader != view.seat;
        asks.then_some(Statement::Ask { seat: team.leader, question: Question::WhyThatTeam })
    }
}

/// What speaks against a seat and can be checked by everybody.
pub(super) fn reason_against(history: &PublicHistory, seat: Seat) -> Option<Reason> {
    let numbered = history.proposals().iter().zip(1_u8..);
    let failed: Vec<(&Proposal, u8)> =
        numbered.filter(|(proposal, _)| proposal.fails.is_some_and(|fails| fails > 0)).collect();
    let last = |is: &dyn Fn(&Proposal) -> bool| failed.iter().rev().find(|(proposal, _)| is(proposal));
    if let Some((proposal, _)) = last(&|proposal| proposal.situation.team.contains(seat)) {
        return Some(Reason::WentOn { quest: proposal.situation.quest });
    }
    if let Some((_, number)) = last(&|proposal| proposal.situation.leader == seat) {
        return Some(Reason::Proposed { proposal: *number });
    }
    let approved = last(&|proposal| proposal.approvals.is_some_and(|by| by.contains(seat)));
    approved.map(|(_, number)| Reason::Approved { proposal: *number })
}
