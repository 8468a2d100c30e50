//! Tells the operator why the store failed.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often the same failure is logged.
const OFTEN: Duration = Duration::from_secs(60);

/// What was logged when. There is one log for the whole process.
static LOGGED: Mutex<Option<Repeats>> = Mutex::new(None);

/// Logs a failure of the store in the store's own words, which hold no secret; at most once a minute for each `what`.
pub fn failed(what: &'static str, error: &store::Error) {
    let mut logged = LOGGED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(omitted) = logged.get_or_insert_default().count(what, Instant::now()) {
        tracing::warn!(why = %error, omitted, "{what}");
    }
}

#[derive(Default)]
struct Repeats(HashMap<&'static str, (Instant, u64)>);

impl Repeats {
    /// Counts one more; if it is to be logged, how many before it were not.
    fn count(&mut self, what: &'static str, now: Instant) -> Option<u64> {
        match self.0.get_mut(what) {
            Some((at, omitted)) if now.saturating_duration_since(*at) < OFTEN => {
                *omitted += 1;
                None
            }
            _ => Some(self.0.insert(what, (now, 0)).map_or(0, |(_, omitted)| omitted)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_failure_is_logged_once_a_minute() {
        let (mut repeats, start) = (Repeats::default(), Instant::now());
        let after = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(repeats.count("a", start), Some(0));
        assert_eq!(repeats.count("b", start), Some(0), "another failure is logged too");
        assert_eq!((repeats.count("a", after(1)), repeats.count("a", after(59))), (None, None));
        assert_eq!(repeats.count("a", after(60)), Some(2));
        assert_eq!(repeats.count("a", after(61)), None);
    }
}
