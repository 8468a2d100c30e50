//! The time of log entries, and how long a decision may take.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use wire::room::Clock;

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Where a server takes the time of day from.
#[derive(Clone, Debug, Default)]
pub enum TimeOfDay {
    /// The clock of the system.
    #[default]
    System,
    /// A number that a test sets, in milliseconds since 1970.
    Fake(Arc<AtomicI64>),
}

impl TimeOfDay {
    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        match self {
            TimeOfDay::System => now(),
            TimeOfDay::Fake(time) => time.load(Ordering::Relaxed),
        }
    }
}

/// How long a decision may take.
pub fn allowed(clock: Clock, pensive: bool) -> Option<Duration> {
    let seconds = match (clock, pensive) {
        (Clock::Off, _) => return None,
        (Clock::Relaxed, true) => 240,
        (Clock::Relaxed, false) => 90,
        (Clock::Brisk, true) => 60,
        (Clock::Brisk, false) => 25,
        (Clock::Seconds(seconds), _) => u64::from(seconds),
    };
    Some(Duration::from_secs(seconds))
}

/// Milliseconds of a duration, as the store counts them.
pub fn whole_millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

/// Milliseconds of a duration.
pub fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
