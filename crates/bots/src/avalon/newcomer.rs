//! Somebody's first game: plays by what the coach of the lesson says (`locales/en/avalon-learn.ftl`), and by nothing else.
//!
//! A newcomer trusts the seats that were on no failed quest, approves the teams it trusts, and as Evil always plays Fail. It does not read
//! votes, except for the shot. With it the levels are measured that a first game is played against (`docs/balance.md`).

use avalon::{Avalon, Card, Choices, Command, Proposal, Statement, Vote};
use game::{NoticeOf, Seat, SeatSet};

use super::decision::smallest_open_quest;
use super::history::LazyHistory;
use super::knowledge::{AvalonView, is_evil, known_evil};
use super::squire::Heuristics;
use crate::belief::{LAST_ATTEMPT, PublicHistory};
use crate::random::first_of;
use crate::{Mind, Stream};

/// Plays by the coach's rules of thumb and says nothing.
#[derive(Clone, Debug, Default)]
pub struct NewcomerPlayer {
    history: LazyHistory,
}

impl Mind<Avalon> for NewcomerPlayer {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.history.notice(notice);
    }

    fn hear(&mut self, _: Seat, _: &Statement) {}

    fn choose(&mut self, view: &AvalonView<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        let history = self.history.update(view);
        let lesson = Lesson { view, history };
        let wanted = match choices {
            Choices::Propose(_) => lesson.propose(stream),
            Choices::Vote => Command::Vote(lesson.vote(stream)),
            Choices::Play { fail: true, .. } => Command::Play(Card::Fail),
            Choices::Shoot { targets } => match lesson.knew_too_much(*targets, stream) {
                Some(seat) => Command::Assassinate(seat),
                None => return Heuristics::new(view, history).choose(choices, stream),
            },
            _ => return Heuristics::new(view, history).choose(choices, stream),
        };
        first_of(Some(wanted), choices)
    }

    fn speak(&mut self, _: &AvalonView<'_>, _: &mut Stream) -> Vec<Statement> {
        Vec::new()
    }
}

/// What the coach says, at one moment of a game.
struct Lesson<'a> {
    view: &'a AvalonView<'a>,
    history: &'a PublicHistory,
}

impl Lesson<'_> {
    /// On how many failed quests this seat was. Nobody suspects themselves.
    fn failed_quests(&self, seat: Seat) -> usize {
        let failed = self.history.quests().filter(|(_, fails)| *fails > 0);
        if seat == self.view.seat {
            return 0;
        }
        failed.filter(|(proposal, _)| proposal.situation.team.contains(seat)).count()
    }

    fn doubt(&self, team: SeatSet) -> usize {
        team.iter().map(|seat| self.failed_quests(seat)).sum()
    }

    /// These seats and the most trusted others, in random order among equals, up to this size.
    fn fill(&self, mut team: SeatSet, from: SeatSet, size: u8, stream: &mut Stream) -> SeatSet {
        while team.len() < size {
            let left = from - team;
            let Some(least) = left.iter().map(|seat| self.failed_quests(seat)).min() else { break };
            let equal: Vec<Seat> = left.iter().filter(|seat| self.failed_quests(*seat) == least).collect();
            match stream.pick(&equal) {
                Some(seat) => team = team.with(seat),
                None => break,
            }
        }
        team
    }

    /// "As Good, choose players you trust. As Evil, get an Evil player onto the team": oneself.
    fn propose(&self, stream: &mut Stream) -> Command {
        let board = self.view.board;
        let quest = smallest_open_quest(self.view);
        let size = quest.size(board.rules.players);
        let own = SeatSet::only(self.view.seat);
        let trusted = self.fill(own, board.seats() - known_evil(self.view), size, stream);
        let team = self.fill(trusted, board.seats(), size, stream);
        Command::Propose(Proposal {
            team,
            quest: board.rules.targeting.then_some(quest),
            excalibur: team.without(self.view.seat).lowest().filter(|_| board.rules.excalibur),
        })
    }

    /// Good approves a team if no other would be trusted more; Evil one with an Evil member.
    fn vote(&self, stream: &mut Stream) -> Vote {
        let board = self.view.board;
        let team = board.team();
        let last = board.vote_track >= LAST_ATTEMPT - 1;
        let has_evil = !(team & known_evil(self.view)).is_empty();
        let approves = if is_evil(self.view) {
            !last && has_evil
        } else {
            let best = self.fill(SeatSet::EMPTY, board.seats() - known_evil(self.view), team.len(), stream);
            last || !has_evil && self.doubt(team) <= self.doubt(best)
        };
        if approves { Vote::Approve } else { Vote::Reject }
    }

    /// "Name the player who seemed to know too much": who rejected most teams with Evil on them.
    fn knew_too_much(&self, targets: SeatSet, stream: &mut Stream) -> Option<Seat> {
        let evil = self.view.board.evil.unwrap_or_default() | known_evil(self.view);
        let tainted = || {
            let proposals = self.history.proposals().iter();
            proposals.filter(|proposal| !(proposal.situation.team & evil).is_empty())
        };
        let rejected = |seat: Seat| {
            tainted().filter(|proposal| proposal.approvals.is_some_and(|by| !by.contains(seat))).count()
        };
        let good = targets - evil;
        let most = good.iter().map(rejected).max()?;
        let equal: Vec<Seat> = good.iter().filter(|seat| rejected(*seat) == most).collect();
        stream.pick(&equal)
    }
}
