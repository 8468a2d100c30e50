//! Counters for Prometheus. No label names a person, a table or a secret.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

macro_rules! metrics {
    (counters {$($counter:ident = $help:literal;)+} gauges {$($gauge:ident = $gauge_help:literal;)+}) => {
        /// What is counted.
        #[derive(Debug, Default)]
        pub struct Metrics {
            $(#[doc = $help] pub $counter: Counter,)+
            $(#[doc = $gauge_help] pub $gauge: Gauge,)+
        }

        impl Metrics {
            /// All counters, in the text format of Prometheus.
            pub fn text(&self) -> String {
                let mut text = String::new();
                $(line(&mut text, concat!("roundtable_", stringify!($counter), "_total"), "counter", $help,
                    self.$counter.get());)+
                $(line(&mut text, concat!("roundtable_", stringify!($gauge)), "gauge", $gauge_help,
                    self.$gauge.get());)+
                text
            }
        }
    };
}

metrics! {
counters {
    requests = "HTTP requests";
    requests_refused = "HTTP requests answered with an error";
    sockets_opened = "sockets opened";
    sockets_refused = "sockets refused before they were opened";
    connections_refused = "connections closed at once because their address has too many";
    frames_in = "frames received";
    frames_out = "frames sent";
    frame_bytes_out = "bytes of the frames sent";
    frames_malformed = "frames that cannot be read";
    frames_oversize = "frames that are too long";
    frames_flooding = "frames beyond the allowed rate";
    commands = "moves made by people";
    commands_repeated = "moves that were sent again and not made again";
    commands_refused = "moves that a rule refused";
    commands_forged = "moves without a seat, or without a running game";
    bot_moves = "moves made by bots";
    stand_in_moves = "moves made by bots for absent people";
    clock_moves = "moves made by bots because the time was up";
    lines = "lines of talk";
    lines_refused = "lines of talk that were refused";
    resumed = "sockets that continued from their cursor";
    slow_readers = "sockets closed because they did not read";
    tables_created = "tables created";
    tables_loaded = "tables read from the store";
    tables_finished = "games played to the end";
    tables_expired = "tables closed because nobody used them";
    tables_removed = "tables removed by their host, or because they were old";
    resyncs = "tables read again because the store did not take a move";
    wire_mismatches = "clients of another version, closed with the reason `reload`";
    origin_refused = "requests from a page of another origin";
    host_refused = "requests for a host that is not ours";
    rate_refused = "requests beyond the allowed rate of an address";
    banned_refused = "requests of banned addresses";
}
gauges {
    sockets = "sockets open now";
    tables_awake = "tables in memory now";
}
}

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Adds one.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
    /// Adds a number.
    pub fn add_many(&self, count: usize) {
        self.0.fetch_add(u64::try_from(count).unwrap_or(u64::MAX), Ordering::Relaxed);
    }
    /// The current value.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Adds one.
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
    /// Subtracts one.
    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
    /// The current value.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Adds one figure in the text format of Prometheus.
pub fn line(text: &mut String, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_has_its_help_and_type() {
        let metrics = Metrics::default();
        metrics.commands.add();
        metrics.sockets.up();
        let text = metrics.text();
        assert!(text.contains("# TYPE roundtable_commands_total counter\nroundtable_commands_total 1\n"));
        assert!(text.contains("# TYPE roundtable_sockets gauge\nroundtable_sockets 1\n"));
        assert_eq!(text.lines().count() % 3, 0);
    }
}
