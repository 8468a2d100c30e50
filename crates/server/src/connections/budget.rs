//! How many bytes a WebSocket may receive.

use std::time::Instant;

use super::limits::Bucket;

/// Counts the bytes that come in over a WebSocket. Frames that the library keeps to itself, such as the parts of a
/// message, are counted here and nowhere else.
pub struct ReadBudget {
    rate: f64,
    burst: u32,
    bucket: Bucket,
}

impl ReadBudget {
    /// So many bytes a second on average, and `burst` at once.
    pub fn new(rate: u32, burst: u32) -> ReadBudget {
        ReadBudget { rate: rate.into(), burst, bucket: Bucket::full(burst) }
    }

    /// Counts bytes. False if they are too many; then as many as `burst` may still follow, so that the socket can be
    /// closed with a reason, and no more.
    pub fn charge(&mut self, bytes: usize) -> bool {
        let bytes = f64::from(u32::try_from(bytes).unwrap_or(u32::MAX));
        if self.bucket.take_many(bytes, self.rate, self.burst, Instant::now()) {
            return true;
        }
        self.rate = 0.0;
        self.bucket = Bucket::full(self.burst);
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_much_is_told_and_only_one_more_burst_follows() {
        let mut budget = ReadBudget::new(0, 100);
        assert!(budget.charge(60) && budget.charge(40));
        assert!(!budget.charge(1));
        assert!(budget.charge(99) && !budget.charge(2));
    }
}
