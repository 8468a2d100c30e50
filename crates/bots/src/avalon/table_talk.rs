//! What every level says at a table with people: remarks on votes and quests with a reason that everybody can look up, and answers.
//!
//! When a bot speaks follows from public facts ([`Conversation`]), and it has words for every cue. Merlin and Evil say what a
//! Servant in their seat would say. The levels differ in whom they doubt, not in how much they say.

use avalon::{Answer, Avalon, Card, Known, Public, Question, Reason, Role, Side, Since, Statement};
use game::{Seat, SeatSet};

use super::decision::smallest_open_quest;
use super::knowledge::{AvalonView, is_evil, known_evil};
use super::speech::reason_against;
use crate::belief::PublicHistory;
use crate::conversation::{Conversation, Meant, Topic};
use crate::{Cue, PlainQuestion, Stream};

/// How much less an Evil player names another one as a suspect.
const SPARED: f64 = 0.6;

/// How much an earlier word about a seat still counts.
const CONSTANCY: f64 = 0.1;

impl Conversation for Avalon {
    fn topic(public: &Public) -> Option<Topic> {
        let anybody = |eighths, speakers| Some(Topic { seat: None, eighths, speakers });
        match *public {
            Public::QuestDone { fails: 0, .. } => anybody(5, 1),
            Public::QuestDone { .. } => anybody(8, 2),
            Public::VotesRevealed { approved: false, .. } => anybody(4, 1),
            Public::VotesRevealed { approved: true, .. } => anybody(1, 1),
            Public::Proposed { .. } => anybody(3, 1),
            Public::LoyaltySeen(check) => Some(Topic { seat: Some(check.checker), eighths: 8, speakers: 1 }),
            _ => None,
        }
    }

    fn meant(statement: &Statement) -> Option<Meant> {
        match *statement {
            Statement::Ask { seat, .. } => Some(Meant::For(seat)),
            Statement::Suspect { seat }
            | Statement::Because { seat, trust: false, .. }
            | Statement::TheyAre { seat, .. }
            | Statement::LadyShowed { seat, side: Side::Evil }
            | Statement::PlotShowed { seat, side: Side::Evil }
            | Statement::CardShowed { seat, card: Card::Fail, .. } => Some(Meant::About(seat)),
            Statement::IAm { .. } | Statement::Suggest { .. } => Some(Meant::Anybody),
            Statement::MySide { .. }
            | Statement::Trust { .. }
            | Statement::WillVote { .. }
            | Statement::IPlayed { .. }
            | Statement::LadyShowed { .. }
            | Statement::PlotShowed { .. }
            | Statement::CardShowed { .. }
            | Statement::Because { .. }
            | Statement::Answer { .. } => None,
        }
    }
}

/// The statement that asks this of a seat.
fn in_statements(question: PlainQuestion, seat: Seat) -> Option<Statement> {
    let ask = |question| Some(Statement::Ask { seat, question });
    match question {
        PlainQuestion::WhomDoYouSuspect => ask(Question::WhomDoYouSuspect),
        PlainQuestion::WhomDoYouTrust => ask(Question::WhomDoYouTrust),
        PlainQuestion::WhoAreYou => ask(Question::WhoAreYou),
        PlainQuestion::WhyThatVote => ask(Question::WhyThatVote),
        PlainQuestion::WhyThatTeam => ask(Question::WhyThatTeam),
        PlainQuestion::AreYouMerlin => Some(Statement::TheyAre { seat, role: Role::Merlin }),
        PlainQuestion::AreYouEvil => Some(Statement::Suspect { seat }),
        PlainQuestion::WhatDoYouRemember | PlainQuestion::AreYouTheTraitor | PlainQuestion::WhatNow => None,
    }
}

/// What a player has said about others and about itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TableTalk {
    accused: SeatSet,
    trusted: SeatSet,
    /// Whether it has said that it is Good.
    said_good: bool,
}

/// A moment at which a player has the word.
pub(super) struct Moment<'a> {
    pub(super) view: &'a AvalonView<'a>,
    pub(super) history: &'a PublicHistory,
    /// How much a Servant in this seat would doubt another seat, from 0 to 1.
    pub(super) doubt: &'a dyn Fn(Seat) -> f64,
}

impl TableTalk {
    /// What the player says to this cue. There are words for every cue that [`Conversation`] gives.
    pub(super) fn remark(
        &mut self,
        moment: &Moment<'_>,
        cue: &Cue<Avalon>,
        stream: &mut Stream,
    ) -> Option<Statement> {
        match cue {
            Cue::Event(public) => self.comment(moment, public, stream),
            Cue::Said { from, statement } => self.reply(moment, *from, statement),
            Cue::Asked { from, question } => {
                let statement = in_statements(*question, moment.view.seat)?;
                self.reply(moment, *from, &statement)
            }
        }
    }

    fn comment(&mut self, moment: &Moment<'_>, public: &Public, stream: &mut Stream) -> Option<Statement> {
        let own = moment.view.seat;
        match *public {
            Public::QuestDone { fails, .. } => {
                let (last, _) = moment.history.quests().last()?;
                let (team, quest) = (last.situation.team, last.situation.quest);
                let others = team.without(own);
                if fails == 0 {
                    return self.trust(moment, others);
                }
                if team.contains(own) && stream.percent(40) {
                    return Some(Statement::IPlayed { quest, card: Card::Success });
                }
                self.accuse(moment, if others.is_empty() { self.others(moment) } else { others })
            }
            Public::VotesRevealed { approvals, approved } => {
                let number = u8::try_from(moment.history.proposals().len()).unwrap_or(u8::MAX);
                let leader = moment.history.proposals().last()?.situation.leader;
                match (approved, approvals.contains(own)) {
                    (false, false) => Some(self.suggest(moment)),
                    (false, true) => {
                        let against = self.worst(moment, moment.view.board.seats() - approvals)?;
                        let reason = Reason::Rejected { proposal: number };
                        Some(self.because(against, false, Some(reason)))
                    }
                    (true, by_own) if leader != own => {
                        let reason = Reason::Proposed { proposal: number };
                        Some(self.because(leader, by_own, Some(reason)))
                    }
                    (true, _) => self.trust(moment, moment.view.board.team().without(own)),
                }
            }
            Public::Proposed { leader, team, .. } if leader == own => self.trust(moment, team.without(own)),
            Public::Proposed { leader, .. } => {
                Some(Statement::Ask { seat: leader, question: Question::WhyThatTeam })
            }
            Public::LoyaltySeen(_) => self.report_check(moment, stream),
            _ => None,
        }
    }

    fn reply(&mut self, moment: &Moment<'_>, from: Seat, statement: &Statement) -> Option<Statement> {
        let own = moment.view.seat;
        match *statement {
            Statement::Ask { question, .. } => self.answer(moment, question),
            Statement::TheyAre { seat, role } if seat == own && role.side() == Side::Good => {
                Some(Statement::Answer { answer: Answer::No })
            }
            Statement::LadyShowed { seat, .. } | Statement::PlotShowed { seat, .. } if seat == own => {
                Some(self.because(from, false, Some(Reason::Contradiction { seat: own })))
            }
            Statement::Suspect { seat }
            | Statement::Because { seat, .. }
            | Statement::TheyAre { seat, .. }
            | Statement::CardShowed { seat, .. }
                if seat == own =>
            {
                Some(self.defend(moment, from, statement))
            }
            Statement::Suspect { seat }
            | Statement::Because { seat, .. }
            | Statement::TheyAre { seat, .. }
            | Statement::LadyShowed { seat, .. }
            | Statement::PlotShowed { seat, .. }
            | Statement::CardShowed { seat, .. } => Some(self.judge(moment, seat)),
            Statement::IAm { .. } => Some(self.judge(moment, from)),
            Statement::Suggest { team, .. } => {
                let others =
                    if team.without(own).is_empty() { self.others(moment) } else { team.without(own) };
                let worst = self.worst(moment, others)?;
                Some(self.judge(moment, worst))
            }
            _ => None,
        }
    }

    fn answer(&mut self, moment: &Moment<'_>, question: Question) -> Option<Statement> {
        let own = moment.view.seat;
        let unsaid = Statement::Answer { answer: Answer::WillNotSay };
        match question {
            Question::WhoAreYou | Question::WhichSide => {
                self.said_good = true;
                Some(Statement::MySide { side: Side::Good })
            }
            Question::WhomDoYouTrust => self.trust(moment, self.others(moment)),
            Question::WhomDoYouSuspect => self.accuse(moment, self.others(moment)),
            Question::WhyThatVote => {
                let voted = moment.history.proposals().iter().rfind(|proposal| proposal.approvals.is_some());
                let Some(voted) = voted else { return Some(unsaid) };
                let team = voted.situation.team.without(own);
                match voted.approvals.is_some_and(|by| by.contains(own)) {
                    true => self.trust(moment, team),
                    false => self.accuse(moment, team),
                }
            }
            Question::WhyThatTeam => {
                let led =
                    moment.history.proposals().iter().rfind(|proposal| proposal.situation.leader == own);
                let Some(led) = led else { return Some(unsaid) };
                self.trust(moment, led.situation.team.without(own)).or(Some(unsaid))
            }
            Question::WhatDidYouSee => Some(unsaid),
        }
    }

    /// Answers an accusation: with the card it played, then that it is Good, then with a doubt of its own.
    fn defend(&mut self, moment: &Moment<'_>, from: Seat, statement: &Statement) -> Statement {
        let quest = match *statement {
            Statement::Because { reason: Reason::WentOn { quest }, .. }
            | Statement::CardShowed { quest, .. } => Some(quest),
            _ => None,
        };
        if let Some(quest) = quest.filter(|_| !self.said_good) {
            self.said_good = true;
            return Statement::IPlayed { quest, card: Card::Success };
        }
        if !std::mem::replace(&mut self.said_good, true) {
            return Statement::MySide { side: Side::Good };
        }
        self.because(from, false, reason_against(moment.history, from))
    }

    /// Says of one seat whether it trusts or suspects it.
    fn judge(&mut self, moment: &Moment<'_>, seat: Seat) -> Statement {
        let others = self.others(moment);
        let average =
            others.iter().map(|other| self.felt(moment, other)).sum::<f64>() / f64::from(others.len().max(1));
        let trusts = self.felt(moment, seat) <= average;
        let reason =
            if trusts { reason_for(moment.history, seat) } else { reason_against(moment.history, seat) };
        self.because(seat, trusts, reason)
    }

    /// Says what the last check showed. Evil calls Evil players Good, and half of the others Evil.
    fn report_check(&mut self, moment: &Moment<'_>, stream: &mut Stream) -> Option<Statement> {
        let view = moment.view;
        let mark = view.hand.checks.iter().last()?;
        let accuses = stream.percent(50);
        let side = match (is_evil(view), mark.known == Known::Evil) {
            (false, evil) if evil => Side::Evil,
            (true, false) if accuses => Side::Evil,
            _ => Side::Good,
        };
        match side {
            Side::Evil => self.note(mark.seat, false),
            Side::Good => self.note(mark.seat, true),
        }
        Some(match mark.since {
            Since::Plot => Statement::PlotShowed { seat: mark.seat, side },
            Since::Lady | Since::Night => Statement::LadyShowed { seat: mark.seat, side },
        })
    }

    fn suggest(&self, moment: &Moment<'_>) -> Statement {
        let board = moment.view.board;
        let quest = smallest_open_quest(moment.view);
        let mut team = SeatSet::only(moment.view.seat);
        while team.len() < quest.size(board.rules.players) {
            match self.best(moment, board.seats() - team) {
                Some(seat) => team = team.with(seat),
                None => break,
            }
        }
        Statement::Suggest { team, quest: board.rules.targeting.then_some(quest) }
    }

    /// Trusts one of these; anybody if there is nobody.
    fn trust(&mut self, moment: &Moment<'_>, among: SeatSet) -> Option<Statement> {
        let among = if among.is_empty() { self.others(moment) } else { among };
        let seat = self.best(moment, among)?;
        Some(self.because(seat, true, reason_for(moment.history, seat)))
    }

    /// Suspects one of these; anybody if there is nobody.
    fn accuse(&mut self, moment: &Moment<'_>, among: SeatSet) -> Option<Statement> {
        let among = if among.is_empty() { self.others(moment) } else { among };
        let seat = self.worst(moment, among)?;
        Some(self.because(seat, false, reason_against(moment.history, seat)))
    }

    fn because(&mut self, seat: Seat, trust: bool, reason: Option<Reason>) -> Statement {
        self.note(seat, trust);
        match reason {
            Some(reason) => Statement::Because { seat, trust, reason },
            None if trust => Statement::Trust { seat },
            None => Statement::Suspect { seat },
        }
    }

    fn note(&mut self, seat: Seat, trust: bool) {
        if trust {
            (self.trusted, self.accused) = (self.trusted.with(seat), self.accused.without(seat));
        } else {
            (self.trusted, self.accused) = (self.trusted.without(seat), self.accused.with(seat));
        }
    }

    fn others(&self, moment: &Moment<'_>) -> SeatSet {
        moment.view.board.seats().without(moment.view.seat)
    }

    /// The doubt that the player shows, with what it has said before.
    fn felt(&self, moment: &Moment<'_>, seat: Seat) -> f64 {
        let before = match (self.accused.contains(seat), self.trusted.contains(seat)) {
            (true, _) => CONSTANCY,
            (_, true) => -CONSTANCY,
            _ => 0.0,
        };
        (moment.doubt)(seat) + before
    }

    fn worst(&self, moment: &Moment<'_>, among: SeatSet) -> Option<Seat> {
        let view = moment.view;
        // Without Merlin, an Evil player who spares another one only shows whom it knows.
        let spares = is_evil(view) && view.board.cast.is_none_or(|cast| cast.has(Role::Merlin));
        let partners = if spares { known_evil(view) } else { SeatSet::EMPTY };
        let doubt = |seat: Seat| {
            let doubt = self.felt(moment, seat);
            if partners.contains(seat) && doubt < 0.9 { doubt - SPARED } else { doubt }
        };
        among.without(view.seat).iter().max_by(|a, b| doubt(*a).total_cmp(&doubt(*b)))
    }

    fn best(&self, moment: &Moment<'_>, among: SeatSet) -> Option<Seat> {
        let felt = |seat: &Seat| self.felt(moment, *seat);
        among.without(moment.view.seat).iter().min_by(|a, b| felt(a).total_cmp(&felt(b)))
    }
}

/// What speaks for a seat and can be checked by everybody: a quest that succeeded with it, or a vote against one that failed.
fn reason_for(history: &PublicHistory, seat: Seat) -> Option<Reason> {
    let went =
        history.quests().filter(|(quest, fails)| *fails == 0 && quest.situation.team.contains(seat)).last();
    if let Some((quest, _)) = went {
        return Some(Reason::WentOn { quest: quest.situation.quest });
    }
    let numbered = history.proposals().iter().zip(1_u8..);
    let failed = numbered.filter(|(proposal, _)| proposal.fails.is_some_and(|fails| fails > 0));
    let rejected = failed.filter(|(proposal, _)| proposal.approvals.is_some_and(|by| !by.contains(seat)));
    rejected.last().map(|(_, proposal)| Reason::Rejected { proposal })
}
