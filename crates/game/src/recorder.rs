//! The list of events that the rules write while something happens.

use alloc::vec::Vec;

use crate::{Game, StateOf, fold};

/// Takes the events that the rules make, and keeps the state up to date with them.
pub struct Recorder<'a, G: Game> {
    state: &'a mut StateOf<G>,
    log: &'a mut Vec<G::Event>,
}

impl<'a, G: Game> Recorder<'a, G> {
    /// Appends to `log` and changes `state` with every event.
    pub fn new(state: &'a mut StateOf<G>, log: &'a mut Vec<G::Event>) -> Self {
        Recorder { state, log }
    }

    /// The state after all events so far.
    pub fn state(&self) -> &StateOf<G> {
        self.state
    }

    /// Appends one event and folds it into the state.
    pub fn push(&mut self, event: G::Event) {
        fold::<G>(self.state, &event);
        self.log.push(event);
    }
}
