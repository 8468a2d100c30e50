//! What went wrong with programs in seats.

use std::sync::atomic::{AtomicU64, Ordering};

use serde::{Deserialize, Serialize};

/// How often each thing went wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Faults {
    /// The program could not be started, or ended before the game did.
    pub crashed: u64,
    /// No answer in time.
    pub late: u64,
    /// An answer that is not one of the choices.
    pub illegal: u64,
    /// A line that is not a message.
    pub garbage: u64,
    /// A line that was too long.
    pub long: u64,
    /// Moves made for the program because of any of these.
    pub fallbacks: u64,
}

impl Faults {
    /// Adds other counts.
    pub fn add(&mut self, other: &Faults) {
        self.crashed += other.crashed;
        self.late += other.late;
        self.illegal += other.illegal;
        self.garbage += other.garbage;
        self.long += other.long;
        self.fallbacks += other.fallbacks;
    }

    /// Whether nothing went wrong.
    pub fn is_empty(&self) -> bool {
        *self == Faults::default()
    }
}

/// A fault of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // see [`Faults`]
pub enum Fault {
    Crashed,
    Late,
    Illegal,
    Garbage,
    Long,
}

/// Counts faults while a game is played; shared by the game and its seats.
#[derive(Debug, Default)]
pub struct Tally {
    counts: [AtomicU64; 5],
    fallbacks: AtomicU64,
}

impl Tally {
    /// One more fault.
    pub fn fault(&self, fault: Fault) {
        let place = match fault {
            Fault::Crashed => 0,
            Fault::Late => 1,
            Fault::Illegal => 2,
            Fault::Garbage => 3,
            Fault::Long => 4,
        };
        if let Some(count) = self.counts.get(place) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// One more move made for a program.
    pub fn fallback(&self) {
        self.fallbacks.fetch_add(1, Ordering::Relaxed);
    }

    /// The counts so far.
    pub fn faults(&self) -> Faults {
        let [crashed, late, illegal, garbage, long] = &self.counts;
        let count = |of: &AtomicU64| of.load(Ordering::Relaxed);
        Faults {
            crashed: count(crashed),
            late: count(late),
            illegal: count(illegal),
            garbage: count(garbage),
            long: count(long),
            fallbacks: count(&self.fallbacks),
        }
    }
}
