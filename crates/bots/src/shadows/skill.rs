//! What makes a player strong or weak.

use super::MemoryModel;
use crate::Level;

/// The strength of a [`CountingPlayer`](super::CountingPlayer).
///
/// # Examples
///
/// ```
/// use bots::Level;
/// use bots::shadows::{MemoryModel, Skill};
///
/// assert_eq!(Skill::of(Level::Page).memory, MemoryModel::Forgets { percent: 3 });
/// assert!(Skill::of(Level::Champion).rollouts > Skill::of(Level::Knight).rollouts);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// How well it remembers cards.
    pub memory: MemoryModel,
    /// Whether it computes exact probabilities ([`Posterior`](super::Posterior)) and suspicions from them.
    pub uses_posterior: bool,
    /// How many deals it plays out before it chooses a turn; 0 for no search. Needs `uses_posterior`.
    pub rollouts: u32,
}

impl Skill {
    /// The strength of a level.
    pub fn of(level: Level) -> Skill {
        let (memory, uses_posterior, rollouts) = match level {
            Level::Page => (MemoryModel::Forgets { percent: 3 }, false, 0),
            Level::Squire | Level::Companion | Level::Guide => (MemoryModel::Perfect, false, 0),
            Level::Knight => (MemoryModel::Perfect, true, 30),
            Level::Champion => (MemoryModel::Perfect, true, 120),
        };
        Skill { memory, uses_posterior, rollouts }
    }
}
