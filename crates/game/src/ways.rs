//! Sources of chance.

use alloc::vec::Vec;
use core::convert::Infallible;
use core::num::NonZeroU64;

use crate::{Game, StateOf};

/// A source of chance: chooses one of several equally likely ways.
pub trait Ways<G: Game> {
    /// Why the source could not choose.
    type Error;
    /// A number below `ways`. Called only where there is more than one way.
    fn way(&mut self, state: &StateOf<G>, ways: NonZeroU64) -> Result<u64, Self::Error>;
    /// Called where there is only one way, so that a written deal can check that it expects this.
    fn only(&mut self, _: &StateOf<G>) -> Result<(), Self::Error> {
        Ok(())
    }
}

/// One draw of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The number of ways.
    pub ways: NonZeroU64,
    /// The chosen way, below `ways`.
    pub way: u64,
}

/// Chance from a recorded or written list of ways.
///
/// ```
/// use avalon::Avalon;
/// use game::{Notation, Script, Table};
///
/// let options = Avalon::read_options("avalon 5 merlin,assassin").unwrap();
/// let mut table = Table::<Avalon>::open(options);
/// let mut script = Script::new([0, 2]);
/// table.begin(&mut script).unwrap().commit();
/// assert!(script.is_spent());
/// assert_eq!(table.secrets().draws().len(), 2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Script {
    draws: Vec<u64>,
    next: usize,
}

impl Script {
    /// Gives these ways, first to last.
    pub fn new(ways: impl IntoIterator<Item = u64>) -> Script {
        Script { draws: ways.into_iter().collect(), next: 0 }
    }

    /// Whether every way has been used.
    pub fn is_spent(&self) -> bool {
        self.next == self.draws.len()
    }
}

/// The script has no usable way for this draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScriptEnd {
    /// The index of the draw, from 0.
    pub at: usize,
}

impl<G: Game> Ways<G> for Script {
    type Error = ScriptEnd;
    fn way(&mut self, _: &StateOf<G>, ways: NonZeroU64) -> Result<u64, ScriptEnd> {
        let at = self.next;
        match self.draws.get(at) {
            Some(&way) if way < ways.get() => {
                self.next += 1;
                Ok(way)
            }
            Some(_) | None => Err(ScriptEnd { at }),
        }
    }
}

/// Any function can be a source of chance: a test's counter, a fuzzer's bytes, a fast generator.
impl<G: Game, F: FnMut(NonZeroU64) -> u64> Ways<G> for F {
    type Error = Infallible;
    fn way(&mut self, _: &StateOf<G>, ways: NonZeroU64) -> Result<u64, Infallible> {
        let way = self(ways);
        Ok(if way < ways.get() { way } else { way % ways })
    }
}
