//! Rest under load.
//!
//! A thread that serves is woken by every frame that comes while it waits, and being woken costs more than reading the
//! frame. Where many come, commits are grouped anyhow: so before it waits it sleeps a little, and then finds several. A
//! store that says when it has answered ends the rest, so that what is kept is told at once.

use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a rest is that nobody ends.
const NAP: Duration = Duration::from_millis(4);

/// How long a rest is at most that the store ends.
const LONG: Duration = Duration::from_millis(15);

/// How often it is looked how much there is to do.
const LOOK: Duration = Duration::from_millis(100);

/// From so many frames in that time on there is a rest.
const MANY: u32 = 25;

/// Frames heard since the server started; it may overflow.
static HEARD: AtomicU32 = AtomicU32::new(0);

/// Rung by the store.
static BELL: Bell = Bell::new();

thread_local! {
    static STATE: Cell<Option<State>> = const { Cell::new(None) };
    static RUNG: Cell<u64> = const { Cell::new(0) };
}

/// Ends the rest of all threads.
struct Bell {
    inside: Mutex<Rung>,
    ring: Condvar,
}

/// How often a bell was rung, and how many rest.
#[derive(Clone, Copy)]
struct Rung {
    count: u64,
    resting: u32,
}

impl Bell {
    const fn new() -> Bell {
        Bell { inside: Mutex::new(Rung { count: 0, resting: 0 }), ring: Condvar::new() }
    }

    fn ring(&self) {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        inside.count += 1;
        if inside.resting > 0 {
            self.ring.notify_all();
        }
    }

    /// Rests until the bell has rung more often than the thread knows of. Gives how often that is.
    fn rest(&self, known: u64, nap: Duration, long: Duration) -> u64 {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let length = if inside.count == 0 { nap } else { long };
        inside.resting += 1;
        let rested = self.ring.wait_timeout_while(inside, length, |inside| inside.count == known);
        let (mut inside, _) = rested.unwrap_or_else(PoisonError::into_inner);
        inside.resting = inside.resting.saturating_sub(1);
        inside.count
    }
}

/// The store has answered: threads that rest have something to do.
pub(crate) fn rouse() {
    BELL.ring();
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
        RUNG.with(|rung| rung.set(BELL.rest(rung.get(), NAP, LONG)));
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

    /// Both would take an hour if the bell did not end them.
    #[test]
    fn a_rest_ends_when_the_bell_rings() {
        static BELL: Bell = Bell::new();
        let hour = Duration::from_secs(3_600);
        BELL.ring();
        assert_eq!(BELL.rest(0, hour, hour), 1, "it rang before");
        let sleeper = std::thread::spawn(move || BELL.rest(1, hour, hour));
        while BELL.inside.lock().unwrap().resting == 0 {
            std::thread::yield_now();
        }
        BELL.ring();
        assert_eq!(sleeper.join().unwrap(), 2);
        assert_eq!(BELL.rest(2, hour, Duration::ZERO), 2, "nobody rang");
        assert_eq!(BELL.inside.lock().unwrap().resting, 0);
    }
}
