//! What a table asks of a player.

use game::{Game, NoticeOf, Seat, ViewOf};

use crate::{Cue, Stream};

/// A player in one seat. Everything it may know reaches it through these functions.
pub trait Mind<G: Game>: Send {
    /// Takes the next notice of the seat. A mind gets all of them, in order, from the first one on.
    fn notice(&mut self, notice: &NoticeOf<G>);

    /// Another seat made a statement.
    fn hear(&mut self, from: Seat, statement: &G::Statement);

    /// Chooses a command. It must be one of the choices, of which there is at least one.
    fn choose(&mut self, view: &ViewOf<'_, G>, choices: &G::Choices, stream: &mut Stream) -> G::Command;

    /// The probability of each choice, for players whose play is defined by probabilities. What a move reveals can then
    /// be calculated instead of sampled.
    fn probabilities(&mut self, _: &ViewOf<'_, G>, _: &G::Choices) -> Option<Vec<(G::Command, f64)>> {
        None
    }

    /// What the player says when it is given the word. Whether it says anything follows from the cue and from public facts alone;
    /// only the words depend on what its seat knows.
    fn remark(&mut self, _: &ViewOf<'_, G>, _: &Cue<G>, _: &mut Stream) -> Option<G::Statement> {
        None
    }

    /// The statements that the player makes before its own move in measured games. At tables with people
    /// [`Mind::remark`] takes its place.
    fn speak(&mut self, view: &ViewOf<'_, G>, stream: &mut Stream) -> Vec<G::Statement>;
}
