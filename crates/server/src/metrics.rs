//! Counters of what the server does, as Prometheus reads them. No label ever names a person, a table or a secret.

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
            /// Everything, in Prometheus' text format.
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
    frames_malformed = "frames that do not read";
    frames_oversize = "frames that are too long";
    frames_flooding = "frames beyond the allowed rate";
    commands = "moves made by people";
    commands_repeated = "moves that were sent again and not made again";
    commands_refused = "moves that a rule refused";
    commands_forged = "moves of somebody who has no seat, or where no game is on";
    bot_moves = "moves made by bots";
    stand_in_moves = "moves made by bots for absent people";
    clock_moves = "moves made by bots because the time was up";
    lines = "lines of talk";
    lines_refused = "lines of talk that were refused";
    resumed = "sockets that went on from their cursor";
    slow_readers = "sockets closed because they did not read";
    tables_created = "tables laid";
    tables_loaded = "tables read from the store";
    tables_finished = "games played to the end";
    tables_expired = "tables closed because nobody came back";
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
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
    /// More of them.
    pub fn add_many(&self, count: usize) {
        self.0.fetch_add(u64::try_from(count).unwrap_or(u64::MAX), Ordering::Relaxed);
    }
    /// So many.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// One more.
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
    /// One less.
    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
    /// So many.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One figure as Prometheus reads it.
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
