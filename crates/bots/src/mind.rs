//! What a player is asked.

use game::{Game, NoticeOf, Seat, ViewOf};

use crate::Stream;

/// A player in one seat. Everything it may know reaches it through these functions.
pub trait Mind<G: Game>: Send {
    /// One more of the seat's own notices, in order, from the first.
    fn notice(&mut self, notice: &NoticeOf<G>);

    /// Somebody said something aloud.
    fn hear(&mut self, from: Seat, statement: &G::Statement);

    /// Choose. The command must be one of the choices, of which there is at least one.
    fn choose(&mut self, view: &ViewOf<'_, G>, choices: &G::Choices, stream: &mut Stream) -> G::Command;

    /// How likely the player makes each of its choices here, where it plays by stated probabilities: so that what a
    /// move gives away can be reckoned rather than sampled.
    fn probabilities(&mut self, _: &ViewOf<'_, G>, _: &G::Choices) -> Option<Vec<(G::Command, f64)>> {
        None
    }

    /// What the player wants to say now, if anything.
    fn speak(&mut self, view: &ViewOf<'_, G>, stream: &mut Stream) -> Vec<G::Statement>;
}
