//! Settings of a store.

use crate::TableId;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

/// How a store works.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// How far apart commits are.
    pub spacing: Spacing,
    /// Receives every step of the writer, for the tests of their order.
    #[doc(hidden)]
    pub observer: Option<Sender<Step>>,
    /// Delays reading, for tests of slow stores.
    #[doc(hidden)]
    pub gate: Option<Gate>,
}

/// Makes those who read one table wait.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Gate {
    /// The table.
    pub table: TableId,
    /// Is given a permit for each who may go on.
    pub open: std::sync::Arc<tokio::sync::Semaphore>,
}

impl Gate {
    pub(crate) async fn pass(&self, table: TableId) {
        if table == self.table
            && let Ok(permit) = self.open.acquire().await
        {
            permit.forget();
        }
    }
}

/// How far apart the beginnings of two commits are.
///
/// A write that comes when the last commit is longer ago than that is committed at once. Under load, writes wait for
/// each other and share a sync: for `least` after a small commit, and for longer, up to `most`, after a commit that many
/// writes shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spacing {
    /// The spacing after a commit of few writes.
    pub least: Duration,
    /// The spacing after a commit of very many writes.
    pub most: Duration,
}

impl Default for Spacing {
    fn default() -> Spacing {
        Spacing { least: Duration::from_millis(4), most: Duration::from_millis(16) }
    }
}

impl Spacing {
    /// The same spacing under any load.
    #[must_use]
    pub fn fixed(spacing: Duration) -> Spacing {
        Spacing { least: spacing, most: spacing }
    }

    /// The spacing after a commit of this many writes.
    fn after(self, writes: usize) -> Duration {
        let times = u32::try_from(writes / MANY).unwrap_or(u32::MAX).max(1);
        self.least.saturating_mul(times).min(self.most)
    }
}

/// How many writes a commit must have for each `least` that follows it.
const MANY: usize = 16;

/// When the next commit may begin.
pub(crate) struct Pacer {
    spacing: Spacing,
    next: Option<Instant>,
}

impl Pacer {
    pub(crate) fn new(spacing: Spacing) -> Pacer {
        Pacer { spacing, next: None }
    }

    /// How long a commit must still wait at this time; nothing if it may begin at once.
    pub(crate) fn wait(&self, now: Instant) -> Option<Duration> {
        self.next.and_then(|next| next.checked_duration_since(now)).filter(|wait| !wait.is_zero())
    }

    /// A commit of this many writes begins.
    pub(crate) fn begin(&mut self, now: Instant, writes: usize) {
        self.next = now.checked_add(self.spacing.after(writes));
    }
}

/// One step of a writer.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A transaction begins.
    Begin,
    /// A table's write was accepted within it, or refused.
    Wrote(TableId, bool),
    /// The database says that the transaction is committed and synced.
    Committed,
    /// The database says that it is not.
    Failed,
    /// The outcome of a table's write is about to be sent.
    Answered(TableId),
}

impl Settings {
    pub(crate) fn tell(&self, step: Step) {
        if let Some(observer) = &self.observer {
            // The observer may be gone.
            let _ = observer.send(step);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commits_wait_only_as_long_as_the_load_demands() {
        let millis = Duration::from_millis;
        let mut pacer = Pacer::new(Spacing { least: millis(4), most: millis(10) });
        let start = Instant::now();
        assert_eq!(pacer.wait(start), None, "the first commit begins at once");
        pacer.begin(start, 1);
        assert_eq!(pacer.wait(start + millis(1)), Some(millis(3)));
        assert_eq!(pacer.wait(start + millis(4)), None);
        for (writes, spacing) in [(0, 4), (16, 4), (31, 4), (32, 8), (48, 10), (usize::MAX, 10)] {
            pacer.begin(start, writes);
            assert_eq!(pacer.wait(start), Some(millis(spacing)), "{writes} writes");
        }
        let mut pacer = Pacer::new(Spacing::fixed(Duration::ZERO));
        pacer.begin(start, 1_000);
        assert_eq!(pacer.wait(start), None);
    }
}
