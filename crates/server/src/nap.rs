//! Rest under load.
//!
//! A thread that serves is woken by every frame that comes while it waits, and being woken costs more than reading the
//! frame. Where many come, commits are grouped anyhow: so before it waits it sleeps a little, and then finds several.

use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How long a rest is.
const NAP: Duration = Duration::from_millis(4);

/// How often it is looked how much there is to do.
const LOOK: Duration = Duration::from_millis(100);

/// From so many frames in that time on there is a rest.
const MANY: u32 = 25;

/// Frames heard since the server started; it may overflow.
static HEARD: AtomicU32 = AtomicU32::new(0);

thread_local! {
    static STATE: Cell<Option<State>> = const { Cell::new(None) };
}

/// How much there was to do when a thread last looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    since: Instant,
    heard: u32,
    busy: bool,
}

impl State {
    /// The state at this time, after so many frames.
    fn next(before: Option<State>, now: Instant, heard: u32) -> State {
        match before {
            Some(state) if now.saturating_duration_since(state.since) < LOOK => state,
            Some(state) => {
                // A thread that slept for long heard those frames in that time, not in the last moment.
                let looks = now.saturating_duration_since(state.since).as_millis() / LOOK.as_millis();
                let many = u128::from(MANY) * looks;
                State { since: now, heard, busy: u128::from(heard.wrapping_sub(state.heard)) >= many }
            }
            None => State { since: now, heard, busy: false },
        }
    }
}

/// A frame was heard.
pub(crate) fn heard() {
    HEARD.fetch_add(1, Ordering::Relaxed);
}

/// Sleeps a little if there has been much to do: for a thread that serves, before it waits for something to do.
pub fn nap() {
    let busy = STATE.with(|state| {
        let now = State::next(state.get(), Instant::now(), HEARD.load(Ordering::Relaxed));
        state.set(Some(now));
        now.busy
    });
    if busy {
        std::thread::sleep(NAP);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_rest_only_where_many_frames_come() {
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        let first = State::next(None, start, u32::MAX);
        assert!(!first.busy);
        // Too early to say.
        assert_eq!(State::next(Some(first), at(99), 1_000), first);
        let many = State::next(Some(first), at(100), 24);
        assert!(many.busy, "the count may begin again");
        assert!(!State::next(Some(many), at(200), 24 + 24).busy);
        assert!(State::next(Some(many), at(200), 24 + 25).busy);
        assert!(!State::next(Some(many), at(1_100), 24 + 25).busy);
        assert!(State::next(Some(many), at(1_100), 24 + 250).busy);
    }
}
