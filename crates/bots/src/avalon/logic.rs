//! LogicBot, a reference player after its published description (Serrino and others 2019): deduction only, without reading
//! votes and without a plan.
//!
//! It keeps the worlds that fit its own card, what the night showed and every Fail count, and draws one of them before each
//! decision. Good approves exactly if the leader and the whole team are Good in that world, Evil votes the opposite, and
//! everybody approves the fifth team. Good proposes a random team of Good players of that world, Evil any random team. Evil
//! always plays Fail. The shot is random. For choices that the published game does not have, see [`LogicPlayer::other`].

use avalon::{Avalon, Card, Choices, Command, ExcaliburChoice, Proposal, Statement, Vote};
use game::{Choices as _, NoticeOf, Seat, SeatSet};

use super::knowledge::{AvalonView, is_evil};
use super::possible_worlds::PossibleWorlds;
use crate::belief::LAST_ATTEMPT;
use crate::random::first_of;
use crate::{Mind, Stream};

/// Plays by deduction only.
#[derive(Clone, Debug, Default)]
pub struct LogicPlayer {
    worlds: PossibleWorlds,
}

impl Mind<Avalon> for LogicPlayer {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.worlds.notice(notice);
    }

    fn hear(&mut self, _: Seat, _: &Statement) {}

    fn choose(&mut self, view: &AvalonView<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        let evil = is_evil(view);
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

    fn speak(&mut self, _: &AvalonView<'_>, _: &mut Stream) -> Vec<Statement> {
        Vec::new()
    }
}

impl LogicPlayer {
    /// Who is Evil in a random possible world; nobody if no world is possible.
    fn drawn_evil(&mut self, view: &AvalonView<'_>, stream: &mut Stream) -> SeatSet {
        let world = self.worlds.draw(view, stream);
        world.map_or(SeatSet::EMPTY, |world| world.evil_now(view.board.is_switched()))
    }

    fn vote(&mut self, view: &AvalonView<'_>, evil: bool, stream: &mut Stream) -> Vote {
        let Some(team) = view.board.proposal else { return Vote::Approve };
        if view.board.vote_track >= LAST_ATTEMPT - 1 {
            return Vote::Approve;
        }
        let drawn = self.drawn_evil(view, stream);
        let clean = (team.seats.with(team.leader) & drawn).is_empty();
        if clean != evil { Vote::Approve } else { Vote::Reject }
    }

    fn propose(&mut self, view: &AvalonView<'_>, choices: &Choices, stream: &mut Stream) -> Option<Command> {
        let evil = self.drawn_evil(view, stream);
        let clean = |command: &Command| match command {
            Command::Propose(Proposal { team, .. }) => (*team & evil).is_empty(),
            _ => false,
        };
        let fitting: Vec<Command> = choices.iter().filter(clean).collect();
        stream.pick(&fitting)
    }

    /// Decisions that the published game does not have. Excalibur exchanges the card of a player on the other side of the drawn
    /// world; the true loyalty card is shown; everything else is random.
    fn other(
        &mut self,
        view: &AvalonView<'_>,
        choices: &Choices,
        evil: bool,
        stream: &mut Stream,
    ) -> Option<Command> {
        match choices {
            Choices::Loyalty => view.hand.side.map(Command::Loyalty),
            Choices::Excalibur { targets } => {
                let drawn = self.drawn_evil(view, stream);
                let others = if evil { *targets - drawn } else { *targets & drawn };
                let target = others.nth(stream.below(others.len().into()));
                Some(Command::Excalibur(target.map_or(ExcaliburChoice::Decline, ExcaliburChoice::Switch)))
            }
            _ => None,
        }
    }
}
