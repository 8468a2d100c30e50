//! The game of a table and its state.

use crate::play::{Chance, Play};
use games::Playable;

/// The game of a table.
pub enum Current<G: Playable, C: Chance> {
    /// Nothing is dealt yet.
    NotBegun,
    /// The cards are dealt. A finished game stays here.
    Begun(Box<Play<G, C>>),
    /// A bot thinks on another thread and holds the game meanwhile. The table answers nobody until it is back.
    BotThinking,
}

impl<G: Playable, C: Chance> Current<G, C> {
    pub fn get(&self) -> Option<&Play<G, C>> {
        match self {
            Current::Begun(play) => Some(play),
            Current::NotBegun | Current::BotThinking => None,
        }
    }

    pub fn get_mut(&mut self) -> Option<&mut Play<G, C>> {
        match self {
            Current::Begun(play) => Some(play),
            Current::NotBegun | Current::BotThinking => None,
        }
    }

    /// Takes the game out for a bot; nothing if none has begun.
    pub fn lend(&mut self) -> Option<Box<Play<G, C>>> {
        match std::mem::replace(self, Current::BotThinking) {
            Current::Begun(play) => Some(play),
            other => {
                *self = other;
                None
            }
        }
    }

    /// Puts the game back, or in for the first time.
    pub fn put(&mut self, play: Box<Play<G, C>>) {
        *self = Current::Begun(play);
    }
}
