//! A friendly beginner: votes, teams and quest cards as people choose them on average, with their mistakes.

use avalon::{Avalon, Card, Choices, Command, Proposal, Quest, Role, Statement, Vote};
use game::{BySeat, Choices as _, NoticeOf, Seat, SeatSet};

use super::history::LazyHistory;
use super::knowledge::{AvalonView, Knowledge, is_evil, is_merlin, known_evil};
use super::play_model::{PeopleApproval, PlayModel, fail_chance};
use super::policy::{FailRank, KNIGHT};
use super::squire::{Heuristics, Remarks};
use super::table_talk::{Moment, TableTalk};
use crate::belief::{PublicHistory, Situation};
use crate::random::first_of;
use crate::{Cue, Mind, Stream};

/// Plays as people do on average.
#[derive(Clone, Debug)]
pub struct PagePlayer {
    history: LazyHistory,
    remarks: Remarks,
    talk: TableTalk,
    /// How often it names a random player as Merlin, in per cent.
    random_shots: u32,
}

impl PagePlayer {
    /// A page that names a random player as Merlin in this many of a hundred games.
    pub fn with_random_shots(percent: u32) -> PagePlayer {
        PagePlayer { random_shots: percent, ..PagePlayer::default() }
    }
}

impl Default for PagePlayer {
    fn default() -> PagePlayer {
        PagePlayer {
            // Beginners often name a random player.
            random_shots: 60,
            history: LazyHistory::ignoring_exchanges(),
            remarks: Remarks::default(),
            talk: TableTalk::default(),
        }
    }
}

impl Mind<Avalon> for PagePlayer {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.history.notice(notice);
    }

    fn hear(&mut self, _: Seat, _: &Statement) {}

    fn choose(&mut self, view: &AvalonView<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        let history = self.history.update(view);
        let wanted = match choices {
            Choices::Vote => {
                let approves = stream.share() < approval(view, history);
                Some(Command::Vote(if approves { Vote::Approve } else { Vote::Reject }))
            }
            Choices::Propose(_) => Some(propose(&Heuristics::new(view, history), view, stream)),
            Choices::Play { success: true, fail: true } => {
                let fails = stream.share() < page_fail_chance(view, history);
                Some(Command::Play(if fails { Card::Fail } else { Card::Success }))
            }
            Choices::Shoot { targets } if stream.percent(self.random_shots) => {
                let others = *targets - known_evil(view);
                others.nth(stream.below(others.len().into())).map(Command::Assassinate)
            }
            _ => return Heuristics::new(view, history).choose(choices, stream),
        };
        first_of(wanted.or_else(|| choices.nth(0)), choices)
    }

    /// A page doubts the seats that were on the last quest that failed, and has forgotten everything before it.
    fn remark(&mut self, view: &AvalonView<'_>, cue: &Cue<Avalon>, stream: &mut Stream) -> Option<Statement> {
        let history = self.history.update(view);
        let failed = history.quests().filter(|(_, fails)| *fails > 0).last();
        let team = failed.map_or(SeatSet::EMPTY, |(proposal, _)| proposal.situation.team);
        let mood: BySeat<u32> = BySeat::new(|_| stream.below(100));
        let doubt =
            |seat| f64::from(u8::from(team.contains(seat))) * 0.4 + 0.3 + f64::from(*mood.get(seat)) / 1000.0;
        self.talk.remark(&Moment { view, history, doubt: &doubt }, cue, stream)
    }

    fn speak(&mut self, view: &AvalonView<'_>, stream: &mut Stream) -> Vec<Statement> {
        self.remarks.speak(&Heuristics::new(view, self.history.update(view)), stream)
    }
}

/// The situation, with the attempt as the vote track shows it.
fn situation(view: &AvalonView<'_>, history: &PublicHistory) -> Situation {
    Situation { attempt: view.board.vote_track + 1, ..*history.now() }
}

fn knowledge(view: &AvalonView<'_>) -> Knowledge {
    let known = known_evil(view);
    match view.hand.role {
        Some(Role::Oberon) => Knowledge::LoneEvil,
        _ if is_evil(view) => Knowledge::Evil(known),
        _ if !known.is_empty() => Knowledge::Merlin(known),
        _ => Knowledge::Servant,
    }
}

fn approval(view: &AvalonView<'_>, history: &PublicHistory) -> f64 {
    let situation = situation(view, history);
    if situation.is_last_attempt() && !is_evil(view) {
        return 1.0;
    }
    PeopleApproval::new(history, view.seat).approval(knowledge(view), view.seat, &situation)
}

fn page_fail_chance(view: &AvalonView<'_>, history: &PublicHistory) -> f64 {
    let situation = situation(view, history);
    let evil_members = (known_evil(view) & view.board.team()).len();
    if situation.evil_wins >= 2 && evil_members >= situation.fails_needed {
        return 1.0;
    }
    let rank = FailRank { evil_members, ..FailRank::ALONE };
    fail_chance(PlayModel::People, &KNIGHT, &situation, &rank)
}

/// The less suspect of two random teams. Merlin leaves out the Evil players more often than not.
fn propose(rules: &Heuristics<'_>, view: &AvalonView<'_>, stream: &mut Stream) -> Command {
    let board = view.board;
    let quest = Quest::ALL.into_iter().find(|quest| board.is_open(*quest)).unwrap_or(Quest::First);
    let size = quest.size(board.rules.players);
    let avoided = if is_merlin(view) && stream.percent(60) { known_evil(view) } else { SeatSet::EMPTY };
    let mut teams = Vec::new();
    for _ in 0..2 {
        let mut team = if stream.percent(90) { SeatSet::only(view.seat) } else { SeatSet::EMPTY };
        while team.len() < size {
            let wanted = board.seats() - team - avoided;
            let from = if wanted.is_empty() { board.seats() - team } else { wanted };
            match from.nth(stream.below(from.len().into())) {
                Some(seat) => team = team.with(seat),
                None => break,
            }
        }
        teams.push(team);
    }
    let suspicion = |team: &SeatSet| team.iter().map(|seat| rules.suspicion(seat)).sum::<i32>();
    let team = teams.into_iter().min_by_key(suspicion).unwrap_or(SeatSet::EMPTY);
    let members = team.without(view.seat);
    let holder = members.nth(stream.below(members.len().into()));
    Command::Propose(Proposal {
        team,
        quest: board.rules.targeting.then_some(quest),
        excalibur: holder.filter(|_| board.rules.excalibur),
    })
}
