//! The settings of a server.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use bots::Level;

use crate::clock::TimeOfDay;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where the log is kept: `sqlite:PATH`, `postgres://…` or `memory:`.
    pub database: String,
    /// The address people use, if it differs: `https://table.example.org`.
    pub public_url: Option<String>,
    /// Proxies whose `X-Forwarded-For` header is trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// How long an empty table stays in memory.
    pub idle: Duration,
    /// After how long without a move an open or running table is closed for good.
    pub expire: Duration,
    /// How long a finished table is kept; for ever if `None`.
    pub keep_finished: Option<Duration>,
    /// How long a table that was closed before the end of its game is kept; for ever if `None`.
    pub keep_closed: Option<Duration>,
    /// How long the code of a finished table leads to its end.
    pub keep_codes: Duration,
    /// How long a person without a seat is kept after the last visit; for ever if `None`.
    pub keep_people: Option<Duration>,
    /// How long a bot waits before a ballot; 0 for no pause.
    pub pace: Duration,
    /// How old the number of spectators may be that a table shows.
    pub watching_pause: Duration,
    /// The bot that plays for absent people.
    pub stand_in: Level,
    /// What one address, one socket and all together may do.
    pub limits: Limits,
    /// Where the time of day comes from.
    pub time: TimeOfDay,
}

/// What one address, one socket and all together may do. An address is one of IPv4, or the first 64 bits of one of IPv6.
/// A whole club may share one address, so these are settings.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most sockets of one address.
    pub sockets: u32,
    /// The most connections of one address; those of a trusted proxy are not counted.
    pub connections: u32,
    /// How long a request may take to arrive and to be answered before its connection is closed.
    pub patience: Duration,
    /// Requests to `/api/` of one address in a second, on average; files of the page are not counted.
    pub requests: u32,
    /// The most such requests at once.
    pub request_burst: u32,
    /// Frames of one socket in a second, on average.
    pub frames: u32,
    /// The most frames at once.
    pub frame_burst: u32,
    /// Bytes of one socket in a second, on average; four times as many at once.
    pub socket_bytes: u32,
    /// The most bytes of one frame.
    pub frame_bytes: usize,
    /// The most bytes of one request's body.
    pub body_bytes: usize,
    /// The most tables that one address may create in an hour.
    pub tables: u32,
    /// People that one address may make in an hour, by taking a name without a cookie.
    pub people: u32,
    /// Wrong codes that one address may try in a minute; twice as many at once.
    pub wrong_codes: u32,
    /// Sockets of all addresses.
    pub all_sockets: usize,
    /// Tables that all addresses may create in an hour.
    pub all_tables: u32,
    /// People that all addresses may make in an hour.
    pub all_people: u32,
    /// Lines of talk of one person at one table in a second, on average.
    pub lines: u32,
    /// How many of them at once.
    pub line_burst: u32,
    /// The most entries at one table that are neither moves nor talk.
    pub acts: usize,
    /// The most lines of talk at one table.
    pub talk_lines: usize,
    /// The most bytes of talk at one table.
    pub talk_bytes: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sockets: 200,
            connections: 400,
            patience: Duration::from_secs(30),
            requests: 20,
            request_burst: 100,
            frames: 10,
            frame_burst: 40,
            socket_bytes: 16 * 1024,
            frame_bytes: 16 * 1024,
            body_bytes: 64 * 1024,
            tables: 120,
            people: 300,
            wrong_codes: 10,
            all_sockets: 20_000,
            all_tables: 3_000,
            all_people: 10_000,
            lines: 1,
            line_burst: 10,
            acts: 2_000,
            talk_lines: 10_000,
            talk_bytes: 1024 * 1024,
        }
    }
}

impl Limits {
    /// No limits, for load tests.
    pub fn unbounded() -> Limits {
        let many = u32::MAX / 4;
        Limits {
            sockets: many,
            connections: many,
            requests: many,
            request_burst: many,
            frames: many,
            frame_burst: many,
            socket_bytes: many,
            tables: many,
            people: many,
            wrong_codes: many,
            all_sockets: usize::MAX,
            all_tables: many,
            all_people: many,
            lines: many,
            line_burst: many,
            acts: usize::MAX,
            talk_lines: usize::MAX,
            talk_bytes: usize::MAX,
            ..Limits::default()
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([0, 0, 0, 0], 7777)),
            database: "memory:".to_string(),
            public_url: None,
            trusted_proxies: Vec::new(),
            idle: Duration::from_secs(120),
            expire: Duration::from_secs(14 * 86_400),
            keep_finished: Some(Duration::from_secs(365 * 86_400)),
            keep_closed: Some(Duration::from_secs(7 * 86_400)),
            keep_codes: Duration::from_secs(86_400),
            keep_people: Some(Duration::from_secs(30 * 86_400)),
            pace: Duration::from_millis(1_600),
            watching_pause: Duration::from_secs(5),
            stand_in: Level::Squire,
            limits: Limits::default(),
            time: TimeOfDay::System,
        }
    }
}
