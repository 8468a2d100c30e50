//! A kind beginner: votes, teams and quest cards as people at their tables do on average, who reason a little and
//! slip often.

use avalon::Avalon;
use avalon::board::Board;
use avalon::command::{Card, Command, Proposal, Vote};
use avalon::hand::Hand;
use avalon::legal::Choices;
use avalon::notice::Public;
use avalon::options::Lancelot;
use avalon::quest::{Quest, sides};
use avalon::role::{Role, Side};
use avalon::statement::Statement;
use game::{Choices as _, NoticeOf, Seat, SeatSet, View};

use super::Squire;
use super::insight::{is_merlin, known};
use super::reading::{Ballot, Guise, LAST, Manner, Rank, Scene, Thought, court, fails};
use crate::belief::Course;
use crate::random::first_of;
use crate::{Mind, Stream};

type Seen<'a> = View<'a, Board, Hand>;

/// Plays as people do on average.
#[derive(Clone, Debug, Default)]
pub struct Page {
    course: Option<Course>,
    /// Open facts since the last look.
    unread: Vec<Public>,
    attempt: u8,
    needed: u8,
    /// What there is no habit for, and whom to suspect.
    thumb: Squire,
}

impl Mind<Avalon> for Page {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.thumb.notice(notice);
        self.unread.extend(notice.public);
    }

    fn hear(&mut self, from: Seat, statement: &Statement) {
        self.thumb.hear(from, statement);
    }

    fn choose(&mut self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        let wanted = match choices {
            Choices::Vote => {
                let yes = stream.share() < self.approves(view);
                Some(Command::Vote(if yes { Vote::Approve } else { Vote::Reject }))
            }
            Choices::Propose(_) => Some(self.propose(view, stream)),
            Choices::Play { success: true, fail: true } => {
                let fail = stream.share() < self.fails(view);
                Some(Command::Play(if fail { Card::Fail } else { Card::Success }))
            }
            // Beginners shoot at whom they like.
            Choices::Shoot { targets } if stream.percent(60) => {
                let strangers = *targets - known(view);
                strangers.nth(stream.below(strangers.len().into())).map(Command::Assassinate)
            }
            _ => return self.thumb.choose(view, choices, stream),
        };
        first_of(wanted.or_else(|| choices.nth(0)), choices)
    }

    fn speak(&mut self, view: &Seen<'_>, stream: &mut Stream) -> Vec<Statement> {
        self.thumb.speak(view, stream)
    }
}

impl Page {
    /// The open course, up to date.
    fn course(&mut self, view: &Seen<'_>) -> &Course {
        let players = view.board.rules.players;
        let steady = !matches!(view.board.rules.lancelot, Lancelot::V1 { .. } | Lancelot::V2);
        let course = self.course.get_or_insert_with(|| Course::new(players, sides(players).1));
        for public in self.unread.drain(..) {
            match public {
                Public::Proposed { leader, quest, team, excalibur: _ } => {
                    self.attempt += 1;
                    self.needed = quest.fails_needed(players);
                    course.propose(leader, team, self.attempt);
                }
                Public::QuestDone { successes: _, fails } => {
                    self.attempt = 0;
                    course.resolve(fails, self.needed, steady);
                }
                _ => {}
            }
        }
        course
    }

    /// The moment, with this team on its way.
    fn scene(view: &Seen<'_>) -> Scene {
        let board = view.board;
        let mut scene = Scene::new(&board.rules, true);
        scene.attempt = (board.vote_track + 1).min(LAST);
        scene.good = board.quests.won(Side::Good);
        scene.bad = board.quests.won(Side::Evil);
        scene.leader = board.leader.number();
        if let Some(team) = board.proposal {
            scene.leader = team.leader.number();
            scene.team = team.seats.bits();
            scene.aim(team.quest);
        }
        scene
    }

    fn guise(view: &Seen<'_>) -> Guise {
        let known = known(view).bits();
        match view.hand.role {
            Some(Role::Oberon) => Guise::Stranger,
            _ if view.hand.side == Some(Side::Evil) => Guise::Evil(known),
            _ if known != 0 => Guise::Merlin(known),
            _ => Guise::Servant,
        }
    }

    fn approves(&mut self, view: &Seen<'_>) -> f64 {
        let scene = Page::scene(view);
        if scene.is_last() && view.hand.side == Some(Side::Good) {
            return 1.0;
        }
        let ballot = Ballot { scene, course: self.course(view), styles: [&court::PLAIN; 2] };
        let seat = view.seat.number();
        let mood = ballot.mood(seat, Thought::default(), (0.0, 0.0));
        ballot.approves(Manner::People, seat, Page::guise(view), &mood, 0.0)
    }

    fn fails(&self, view: &Seen<'_>) -> f64 {
        let scene = Page::scene(view);
        let ours = (known(view) & view.board.team()).len();
        if scene.bad >= 2 && ours >= scene.needed {
            return 1.0;
        }
        let rank = Rank { ours: ours.into(), ..Rank::ALONE };
        fails(Manner::People, [&court::PLAIN; 2], &scene, &rank)
    }

    /// The better of two teams that come to mind; Merlin sees to it that it is clean more often than not.
    fn propose(&mut self, view: &Seen<'_>, stream: &mut Stream) -> Command {
        let board = view.board;
        let open: Vec<Quest> = Quest::ALL.into_iter().filter(|quest| board.is_open(*quest)).collect();
        let quest = open.first().copied().unwrap_or(Quest::First);
        let size = quest.size(board.rules.players);
        let avoid = if is_merlin(view) && stream.percent(60) { known(view) } else { SeatSet::EMPTY };
        let mut teams = Vec::new();
        for _ in 0..2 {
            let mut team = if stream.percent(90) { SeatSet::only(view.seat) } else { SeatSet::EMPTY };
            while team.len() < size {
                let wanted = board.seats() - team - avoid;
                let from = if wanted.is_empty() { board.seats() - team } else { wanted };
                match from.nth(stream.below(from.len().into())) {
                    Some(seat) => team = team.with(seat),
                    None => break,
                }
            }
            teams.push(team);
        }
        let doubt = |team: &SeatSet| team.iter().map(|seat| self.thumb.doubt(view, seat)).sum::<i32>();
        let team = teams.into_iter().min_by_key(doubt).unwrap_or(SeatSet::EMPTY);
        let bearers = team.without(view.seat);
        let bearer = bearers.nth(stream.below(bearers.len().into()));
        Command::Propose(Proposal {
            team,
            quest: board.rules.targeting.then_some(quest),
            excalibur: bearer.filter(|_| board.rules.excalibur),
        })
    }
}
