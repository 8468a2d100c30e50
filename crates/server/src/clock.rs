//! The time of log entries, and how long a decision may take.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use wire::room::Clock;

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
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

/// Milliseconds of a duration.
pub fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
