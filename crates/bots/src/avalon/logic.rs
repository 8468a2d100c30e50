//! LogicBot, a reference player after its published description (Serrino and others 2019): pure deduction, no
//! reading of votes, no plan.
//!
//! It keeps the worlds that fit its own card, its night knowledge and every Fail count, and draws one of them
//! before each decision. Good approves iff the leader and the whole team are Good in it, Evil votes the opposite, and
//! everyone approves the fifth team. Good proposes a random team of that world's Good, Evil a random team. Evil always
//! plays Fail; the shot is uniform over whoever may be named. What the description leaves open, because its game had
//! no such choices, is ours: see [`Logic::other`].

use avalon::Avalon;
use avalon::board::Board;
use avalon::command::{Card, Command, Excalibur, Proposal, Vote};
use avalon::hand::Hand;
use avalon::legal::Choices;
use avalon::role::Side;
use avalon::statement::Statement;
use game::{Choices as _, NoticeOf, Seat, SeatSet, View};

use super::Worlds;
use crate::random::first_of;
use crate::{Mind, Stream};

/// Rejections after which the next team is the last of its round (AV-32).
const LAST: u8 = 4;

/// Plays by deduction alone.
#[derive(Clone, Debug, Default)]
pub struct Logic {
    worlds: Worlds,
}

type Seen<'a> = View<'a, Board, Hand>;

impl Mind<Avalon> for Logic {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.worlds.notice(notice);
    }

    fn hear(&mut self, _: Seat, _: &Statement) {}

    fn choose(&mut self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        let evil = view.hand.side == Some(Side::Evil);
        let wanted = match choices {
            Choices::Vote => Some(Command::Vote(self.vote(view, evil, stream))),
            Choices::Propose(_) if evil => None,
            Choices::Propose(_) => self.propose(view, choices, stream),
            Choices::Play { fail, .. } => Some(Command::Play(if *fail { Card::Fail } else { Card::Success })),
            _ => self.other(view, choices, evil, stream),
        };
        let any = || choices.nth(stream.below(choices.count()));
        first_of(wanted.or_else(any), choices)
    }

    fn speak(&mut self, _: &Seen<'_>, _: &mut Stream) -> Vec<Statement> {
        Vec::new()
    }
}

impl Logic {
    /// Who is Evil in a world drawn at random; nobody should no world be left.
    fn evil_now(&mut self, view: &Seen<'_>, stream: &mut Stream) -> SeatSet {
        let world = self.worlds.draw(view, stream);
        let bits = world.map_or(0, |world| world.evil_now(view.board.is_switched()));
        SeatSet::from_bits(bits)
    }

    fn vote(&mut self, view: &Seen<'_>, evil: bool, stream: &mut Stream) -> Vote {
        let Some(team) = view.board.proposal else { return Vote::Approve };
        if view.board.vote_track >= LAST {
            return Vote::Approve;
        }
        let dirty = self.evil_now(view, stream);
        let clean = (team.seats.with(team.leader) & dirty).is_empty();
        if clean != evil { Vote::Approve } else { Vote::Reject }
    }

    fn propose(&mut self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Option<Command> {
        let evil = self.evil_now(view, stream);
        let clean = |command: &Command| match command {
            Command::Propose(Proposal { team, .. }) => (*team & evil).is_empty(),
            _ => false,
        };
        let fitting: Vec<Command> = choices.iter().filter(clean).collect();
        stream.pick(&fitting)
    }

    /// Decisions the published game does not have. Excalibur turns the card of somebody on the other side in the drawn
    /// world; a loyalty card is passed as it is; all else is left to chance.
    fn other(
        &mut self,
        view: &Seen<'_>,
        choices: &Choices,
        evil: bool,
        stream: &mut Stream,
    ) -> Option<Command> {
        match choices {
            Choices::Loyalty => view.hand.side.map(Command::Loyalty),
            Choices::Excalibur { targets } => {
                let dirty = self.evil_now(view, stream);
                let others = if evil { *targets - dirty } else { *targets & dirty };
                let target = others.nth(stream.below(others.len().into()));
                Some(Command::Excalibur(target.map_or(Excalibur::Decline, Excalibur::Switch)))
            }
            _ => None,
        }
    }
}
