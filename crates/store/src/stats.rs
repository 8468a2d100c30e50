//! Counters, for metrics and for the load tool.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What a store has done since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Writes of every kind that were committed.
    pub commits: u64,
    /// Transactions in which they were committed, each with one sync; 0 for a store in memory.
    pub syncs: u64,
    /// Appends among the writes.
    pub appends: u64,
    /// Entries written by appends and by new tables.
    pub entries: u64,
    /// The most writes committed by one transaction.
    pub largest: u64,
    /// Writes refused with `Conflict`, `Taken` or `Missing`.
    pub refused: u64,
    /// Writes that ended with `Unavailable`.
    pub failed: u64,
}

impl Stats {
    /// Adds what one more write did.
    pub(crate) fn include(&mut self, other: &Stats) {
        self.commits += other.commits;
        self.appends += other.appends;
        self.entries += other.entries;
    }
}

/// The counters behind [`Stats`].
#[derive(Debug, Default)]
pub(crate) struct Counters {
    commits: AtomicU64,
    syncs: AtomicU64,
    appends: AtomicU64,
    entries: AtomicU64,
    largest: AtomicU64,
    refused: AtomicU64,
    failed: AtomicU64,
    /// When the last commit was made, if the last one did not fail.
    committed: Mutex<Option<Instant>>,
}

impl Counters {
    /// Adds what one transaction did.
    pub(crate) fn add(&self, tally: &Stats) {
        self.commits.fetch_add(tally.commits, Relaxed);
        self.syncs.fetch_add(tally.syncs, Relaxed);
        self.appends.fetch_add(tally.appends, Relaxed);
        self.entries.fetch_add(tally.entries, Relaxed);
        self.largest.fetch_max(tally.largest, Relaxed);
        self.refused.fetch_add(tally.refused, Relaxed);
        self.failed.fetch_add(tally.failed, Relaxed);
        if tally.failed > 0 || tally.commits > 0 {
            let now = (tally.failed == 0).then(Instant::now);
            *self.committed.lock().unwrap_or_else(PoisonError::into_inner) = now;
        }
    }

    /// Whether something was committed so recently, and nothing has failed since.
    pub(crate) fn committed_within(&self, time: Duration) -> bool {
        let committed = *self.committed.lock().unwrap_or_else(PoisonError::into_inner);
        committed.is_some_and(|at| at.elapsed() < time)
    }

    pub(crate) fn read(&self) -> Stats {
        Stats {
            commits: self.commits.load(Relaxed),
            syncs: self.syncs.load(Relaxed),
            appends: self.appends.load(Relaxed),
            entries: self.entries.load(Relaxed),
            largest: self.largest.load(Relaxed),
            refused: self.refused.load(Relaxed),
            failed: self.failed.load(Relaxed),
        }
    }
}
