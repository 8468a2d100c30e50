//! The settings of a server.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use bots::Level;

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
    /// How long a bot waits before a ballot, at most; 0 for no pause.
    pub pace: Duration,
    /// The bot that plays for absent people.
    pub stand_in: Level,
    /// What one address and one socket may do.
    pub limits: Limits,
}

/// What one address and one socket may do. A whole club may share one address, so these are settings.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Sockets of one address.
    pub sockets: u32,
    /// Connections of one address, whatever comes over them; a trusted proxy's are not counted.
    pub connections: u32,
    /// How long a request may take to arrive and to be answered before its connection is closed.
    pub patience: Duration,
    /// Requests to `/api/` of one address in a second, on average; files of the page are not counted.
    pub requests: u32,
    /// How many of them at once.
    pub request_burst: u32,
    /// Frames of one socket in a second, on average.
    pub frames: u32,
    /// How many of them at once.
    pub frame_burst: u32,
    /// Bytes of one frame.
    pub frame_bytes: usize,
    /// Bytes of one request's body.
    pub body_bytes: usize,
    /// Tables that one address may create in an hour.
    pub tables: u32,
    /// Lines of talk at one table.
    pub talk_lines: usize,
    /// Bytes of talk at one table.
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
            frame_bytes: 16 * 1024,
            body_bytes: 64 * 1024,
            tables: 120,
            talk_lines: 10_000,
            talk_bytes: 1024 * 1024,
        }
    }
}

impl Limits {
    /// Without limits, for load tests.
    pub fn unbounded() -> Limits {
        let many = u32::MAX / 4;
        Limits {
            sockets: many,
            connections: many,
            requests: many,
            request_burst: many,
            frames: many,
            frame_burst: many,
            tables: many,
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
            pace: Duration::from_millis(1_600),
            stand_in: Level::Squire,
            limits: Limits::default(),
        }
    }
}
