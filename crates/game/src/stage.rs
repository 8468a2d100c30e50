//! Where rules make things happen.

use alloc::vec::Vec;

use crate::contract::{fold, fold_one};
use crate::{Game, StateOf};

/// A table while something happens: how it stands, and the list of what has happened.
pub struct Stage<'a, G: Game> {
    state: &'a mut StateOf<G>,
    log: &'a mut Vec<G::Event>,
}

impl<'a, G: Game> Stage<'a, G> {
    /// Changes this state, and writes onto the end of this list.
    #[inline(always)]
    pub fn new(state: &'a mut StateOf<G>, log: &'a mut Vec<G::Event>) -> Self {
        Stage { state, log }
    }

    /// How the table stands after all that has happened.
    #[inline(always)]
    pub fn state(&self) -> &StateOf<G> {
        self.state
    }

    /// One more thing happens: it is written down and taken into the state at once.
    ///
    /// Where the event is made in the call, the compiler knows which it is, and all matches on it vanish.
    #[inline(always)]
    pub fn push(&mut self, event: G::Event) {
        self.log.push(event);
        fold_one::<G>(self.state, &event);
    }

    /// Several things happen that all follow from how the table stands now: they are taken into the state when
    /// all are written down.
    #[inline(always)]
    pub fn collect(&mut self, rules: impl FnOnce(&StateOf<G>, &mut Events<'_, G::Event>)) {
        let from = self.log.len();
        let mut events = Events { list: self.log, first: None };
        rules(self.state, &mut events);
        let Some(first) = events.first else { return };
        fold::<G>(self.state, &first);
        if self.log.len() > from + 1 {
            self.fold_from(from + 1);
        }
    }

    #[inline(never)]
    fn fold_from(&mut self, from: usize) {
        for event in self.log.get(from..).unwrap_or(&[]) {
            fold::<G>(self.state, event);
        }
    }
}

/// Where [`Stage::collect`] writes what happens.
#[derive(Debug)]
pub struct Events<'a, E> {
    list: &'a mut Vec<E>,
    /// The first event, also at hand: it is nearly always the only one.
    first: Option<E>,
}

impl<E: Copy> Events<'_, E> {
    /// One more thing happens.
    #[inline(always)]
    pub fn push(&mut self, event: E) {
        self.first = self.first.or(Some(event));
        self.list.push(event);
    }
}
