//! The player that every other player must beat.

use game::{Choices, Game, NoticeOf, Seat, ViewOf};

use crate::{Mind, Stream};

/// Takes any choice with equal probability and says nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Mind<G> for Random {
    fn notice(&mut self, _: &NoticeOf<G>) {}

    fn hear(&mut self, _: Seat, _: &G::Statement) {}

    fn choose(&mut self, _: &ViewOf<'_, G>, choices: &G::Choices, stream: &mut Stream) -> G::Command {
        first_of(choices.nth(stream.below(choices.count())), choices)
    }

    fn speak(&mut self, _: &ViewOf<'_, G>, _: &mut Stream) -> Vec<G::Statement> {
        Vec::new()
    }
}

/// The wanted command if it is a choice, otherwise the first choice. A mind is only asked when it has a choice.
pub(crate) fn first_of<C: Copy, S: Choices<C>>(wanted: Option<C>, choices: &S) -> C {
    match wanted.filter(|command| choices.contains(command)).or_else(|| choices.nth(0)) {
        Some(command) => command,
        None => unreachable!("a mind is asked only when it has a choice"),
    }
}
