//! What the operator learns about addresses that misbehave: enough to ban them, too little to tell who it was.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::address::Prefix;

/// An address is reported at most once in this time.
const PAUSE: Duration = Duration::from_secs(60);

/// How many networks are remembered. More than so many in a minute are not reported.
const MOST: usize = 1_000;

/// When each network was last reported.
#[derive(Default)]
pub struct Reports(Mutex<HashMap<String, Instant>>);

impl Reports {
    /// Writes a log line, unless there was one of this network within a minute. `what` is a stable word.
    pub fn misbehaves(&self, address: IpAddr, what: &'static str) {
        let network = Prefix::coarse(address).to_string();
        if self.is_due(&network, Instant::now()) {
            tracing::warn!(network, what, "an address misbehaves");
        }
    }

    fn is_due(&self, network: &str, now: Instant) -> bool {
        let mut reported = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if reported.len() >= MOST {
            reported.retain(|_, at| now.saturating_duration_since(*at) < PAUSE);
        }
        let is_due = reported.get(network).is_none_or(|at| now.saturating_duration_since(*at) >= PAUSE);
        if !is_due || (reported.len() >= MOST && !reported.contains_key(network)) {
            return false;
        }
        reported.insert(network.to_string(), now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_reported_once_a_minute_and_the_list_has_a_bound() {
        let (reports, start) = (Reports::default(), Instant::now());
        assert!(reports.is_due("a", start) && !reports.is_due("a", start + PAUSE / 2));
        assert!(reports.is_due("b", start) && reports.is_due("a", start + PAUSE));
        let many = (0..MOST * 2).filter(|number| reports.is_due(&number.to_string(), start + PAUSE)).count();
        assert!(many <= MOST, "{many}");
        assert!(reports.is_due("c", start + PAUSE * 3));
    }
}
