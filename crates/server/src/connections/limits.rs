//! Rate limits and counts for each address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A token bucket.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    since: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn full(burst: u32) -> Bucket {
        Bucket { left: burst.into(), since: Instant::now() }
    }

    /// Takes a token if there is one. The bucket is refilled with `rate` tokens a second.
    pub fn take(&mut self, rate: f64, burst: u32, now: Instant) -> bool {
        self.take_many(1.0, rate, burst, now)
    }

    /// Takes so many tokens if there are so many.
    pub fn take_many(&mut self, count: f64, rate: f64, burst: u32, now: Instant) -> bool {
        let grown = now.saturating_duration_since(self.since).as_secs_f64() * rate;
        self.left = (self.left + grown).min(burst.into());
        self.since = now;
        if self.left < count {
            return false;
        }
        self.left -= count;
        true
    }

    fn is_full(&self, rate: f64, burst: u32, now: Instant) -> bool {
        self.left + now.saturating_duration_since(self.since).as_secs_f64() * rate >= f64::from(burst)
    }
}

/// A bucket for each key, such as an address. Full buckets are dropped.
pub struct Buckets<K> {
    rate: f64,
    burst: u32,
    each: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    /// Buckets that hold `burst` tokens and are refilled with `rate` tokens a second.
    pub fn new(rate: f64, burst: u32) -> Buckets<K> {
        Buckets { rate, burst, each: Mutex::new(HashMap::new()) }
    }

    /// Puts a token back into the bucket of this key.
    pub fn give_back(&self, key: &K) {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = each.get_mut(key) {
            bucket.left += 1.0;
        }
    }

    /// Takes a token out of the bucket of this key, if there is one.
    pub fn take(&self, key: K) -> bool {
        let now = Instant::now();
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if each.len() >= 10_000 {
            each.retain(|_, bucket| !bucket.is_full(self.rate, self.burst, now));
        }
        each.entry(key).or_insert_with(|| Bucket::full(self.burst)).take(self.rate, self.burst, now)
    }
}

/// A count for each key, with a limit, and one for all together.
pub struct Counts<K> {
    most: u32,
    most_in_all: usize,
    each: Mutex<HashMap<K, u32>>,
    all: AtomicUsize,
}

impl<K: Hash + Eq> Counts<K> {
    /// Counts up to `most` for each key and `most_in_all` for all of them.
    pub fn new(most: u32, most_in_all: usize) -> Counts<K> {
        Counts { most, most_in_all, each: Mutex::new(HashMap::new()), all: AtomicUsize::new(0) }
    }

    /// Counts one more for this key, unless it has reached the limit.
    pub fn enter(&self, key: K) -> bool {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if self.all.load(Ordering::Relaxed) >= self.most_in_all {
            return false;
        }
        let count = each.entry(key).or_insert(0);
        if *count >= self.most {
            return false;
        }
        *count += 1;
        self.all.fetch_add(1, Ordering::Relaxed);
        true
    }

    /// Counts one fewer for this key.
    pub fn leave(&self, key: K) {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if let std::collections::hash_map::Entry::Occupied(mut count) = each.entry(key) {
            *count.get_mut() = count.get().saturating_sub(1);
            self.all.fetch_sub(1, Ordering::Relaxed);
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let start = Instant::now();
        let mut bucket = Bucket { left: 3.0, since: start };
        let at = |ms| start + Duration::from_millis(ms);
        assert!((0..3).all(|_| bucket.take(2.0, 3, start)));
        assert!(!bucket.take(2.0, 3, at(400)));
        assert!(bucket.take(2.0, 3, at(600)));
        assert!(!bucket.take(2.0, 3, at(700)));
        assert!((0..3).all(|_| bucket.take(2.0, 3, at(60_000))));
        assert!(!bucket.take(2.0, 3, at(60_000)));
    }

    #[test]
    fn a_count_has_a_limit_for_each_key() {
        let counts = Counts::new(2, 3);
        assert!(counts.enter("a") && counts.enter("a") && !counts.enter("a") && counts.enter("b"));
        counts.leave("a");
        assert!(counts.enter("a"));
        counts.leave("nobody");
        assert!(!counts.enter("c"), "three in all");
        counts.leave("b");
        assert!(counts.enter("c"));
    }
}
