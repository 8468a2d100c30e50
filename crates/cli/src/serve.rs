//! `roundtable serve`: tables for friends in the room and on the network.

use std::io::{self, Write as _};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::time::Duration;

use bots::Level;
use clap::Args;
use server::{Config, Limits};

use crate::failure::Failure;
use crate::place::Place;

/// Serve tables: open the printed address in a browser, on this machine or on a phone
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// Where to listen; port 0 takes a free one
    #[arg(long, env = "ROUNDTABLE_LISTEN", default_value = "0.0.0.0:7777", value_name = "ADDRESS:PORT")]
    listen: SocketAddr,
    #[command(flatten)]
    place: Place,
    /// The address people use, if it is not this machine's own, with https or http in front
    #[arg(long, env = "ROUNDTABLE_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Reverse proxies that are trusted to name a client's address
    #[arg(
        long = "trusted-proxy",
        env = "ROUNDTABLE_TRUSTED_PROXIES",
        value_delimiter = ',',
        value_name = "IP"
    )]
    trusted_proxies: Vec<IpAddr>,
    /// How long a bot seems to think about a ballot, in milliseconds
    #[arg(long, env = "ROUNDTABLE_BOT_PACE", default_value_t = 1_600, value_name = "MS")]
    bot_pace: u64,
    /// Threads that serve connections; by default one for every four cores. One serves thousands of tables; bots and
    /// databases have threads of their own
    #[arg(long, env = "ROUNDTABLE_WORKERS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    workers: Option<u16>,
    /// The bot that plays for absent people
    #[arg(long, env = "ROUNDTABLE_STAND_IN", default_value = "squire", value_name = "LEVEL")]
    stand_in: Level,
    /// The most sockets of one address
    #[arg(long, env = "ROUNDTABLE_MAX_SOCKETS", default_value_t = Limits::default().sockets, value_name = "N")]
    max_sockets: u32,
    /// The most connections of one address; those of a trusted proxy are not counted
    #[arg(long, env = "ROUNDTABLE_MAX_CONNECTIONS", default_value_t = Limits::default().connections, value_name = "N")]
    max_connections: u32,
    /// The most requests of one address in a second
    #[arg(long, env = "ROUNDTABLE_MAX_REQUESTS", default_value_t = Limits::default().requests, value_name = "N")]
    max_requests: u32,
    /// The most frames of one socket in a second
    #[arg(long, env = "ROUNDTABLE_MAX_FRAMES", default_value_t = Limits::default().frames, value_name = "N")]
    max_frames: u32,
    /// The most new tables of one address in an hour
    #[arg(long, env = "ROUNDTABLE_MAX_TABLES", default_value_t = Limits::default().tables, value_name = "N")]
    max_tables: u32,
    /// New people of one address in an hour
    #[arg(long, env = "ROUNDTABLE_MAX_PEOPLE", default_value_t = Limits::default().people, value_name = "N")]
    max_people: u32,
    /// Wrong codes of one address in a minute
    #[arg(long, env = "ROUNDTABLE_MAX_WRONG_CODES", default_value_t = Limits::default().wrong_codes, value_name = "N")]
    max_wrong_codes: u32,
    /// Lines of talk of one person at one table in a second
    #[arg(long, env = "ROUNDTABLE_MAX_LINES", default_value_t = Limits::default().lines, value_name = "N")]
    max_lines: u32,
    /// Sockets of all addresses together
    #[arg(long, env = "ROUNDTABLE_ALL_SOCKETS", default_value_t = Limits::default().all_sockets, value_name = "N")]
    all_sockets: usize,
    /// New tables of all addresses together in an hour
    #[arg(long, env = "ROUNDTABLE_ALL_TABLES", default_value_t = Limits::default().all_tables, value_name = "N")]
    all_tables: u32,
    /// New people of all addresses together in an hour
    #[arg(long, env = "ROUNDTABLE_ALL_PEOPLE", default_value_t = Limits::default().all_people, value_name = "N")]
    all_people: u32,
    /// After how many seconds an empty table leaves memory; its log is in the store
    #[arg(long, env = "ROUNDTABLE_IDLE", default_value_t = 120, value_name = "S")]
    idle: u64,
    /// After how many days without a move an open or running table is closed
    #[arg(long, env = "ROUNDTABLE_EXPIRE", default_value_t = 14, value_name = "DAYS", value_parser = clap::value_parser!(u64).range(1..=36_500))]
    expire: u64,
    /// How many days a finished table is kept; 0 for ever
    #[arg(long, env = "ROUNDTABLE_KEEP_FINISHED", default_value_t = 365, value_name = "DAYS", value_parser = clap::value_parser!(u64).range(..=36_500))]
    keep_finished: u64,
    /// How many days a table is kept that was closed before the end of its game; 0 for ever
    #[arg(long, env = "ROUNDTABLE_KEEP_CLOSED", default_value_t = 7, value_name = "DAYS", value_parser = clap::value_parser!(u64).range(..=36_500))]
    keep_closed: u64,
    /// How many hours the code of a finished table leads to its end
    #[arg(long, env = "ROUNDTABLE_KEEP_CODES", default_value_t = 24, value_name = "HOURS", value_parser = clap::value_parser!(u64).range(..=876_000))]
    keep_codes: u64,
    /// How many days a person who sits at no table is kept after the last visit; 0 for ever
    #[arg(long, env = "ROUNDTABLE_KEEP_PEOPLE", default_value_t = 30, value_name = "DAYS", value_parser = clap::value_parser!(u64).range(..=36_500))]
    keep_people: u64,
    /// How much is logged on standard error: off, error, warn, info, debug
    #[arg(long, env = "ROUNDTABLE_LOG", default_value = "info", value_name = "LEVEL")]
    log: tracing_subscriber::filter::LevelFilter,
}

impl Default for Serve {
    fn default() -> Serve {
        // The defaults of the flags; environment variables still count.
        #[derive(clap::Parser)]
        struct Nothing {
            #[command(flatten)]
            serve: Serve,
        }
        <Nothing as clap::Parser>::parse_from(["roundtable"]).serve
    }
}

/// So many days; 0 is for ever.
fn days(count: u64) -> Option<Duration> {
    (count > 0).then(|| Duration::from_secs(count * 86_400))
}

impl Serve {
    fn config(&self) -> Result<Config, Failure> {
        self.place.make()?;
        let database = self.place.url()?;
        let burst = |rate: u32| rate.saturating_mul(5);
        let limits = Limits {
            sockets: self.max_sockets,
            connections: self.max_connections,
            requests: self.max_requests,
            request_burst: burst(self.max_requests),
            frames: self.max_frames,
            frame_burst: burst(self.max_frames),
            // Frames are short but for a line of talk.
            socket_bytes: self.max_frames.saturating_mul(1_638),
            tables: self.max_tables,
            people: self.max_people,
            wrong_codes: self.max_wrong_codes,
            lines: self.max_lines,
            line_burst: self.max_lines.saturating_mul(10),
            all_sockets: self.all_sockets,
            all_tables: self.all_tables,
            all_people: self.all_people,
            ..Limits::default()
        };
        Ok(Config {
            listen: self.listen,
            database,
            public_url: self.public_url.clone(),
            trusted_proxies: self.trusted_proxies.clone(),
            idle: Duration::from_secs(self.idle),
            expire: Duration::from_secs(self.expire * 86_400),
            keep_finished: days(self.keep_finished),
            keep_closed: days(self.keep_closed),
            keep_codes: Duration::from_secs(self.keep_codes * 3_600),
            keep_people: days(self.keep_people),
            pace: Duration::from_millis(self.bot_pace),
            stand_in: self.stand_in,
            limits,
            ..Config::default()
        })
    }

    /// Serves until it is stopped.
    pub fn run(self) -> Result<(), Failure> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let workers = self.workers.map_or(cores.div_ceil(4), usize::from);
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        runtime.worker_threads(workers).enable_all().build()?.block_on(self.serve())
    }

    async fn serve(self) -> Result<(), Failure> {
        tracing_subscriber::fmt().with_max_level(self.log).with_writer(io::stderr).init();
        let running = server::start(self.config()?).await.map_err(Failure::Message)?;
        self.greet(running.address)?;
        stop_signal().await;
        println!("Stopping; every move that was acknowledged is kept.");
        running.stop().await;
        Ok(())
    }

    fn greet(&self, address: SocketAddr) -> Result<(), Failure> {
        let port = address.port();
        let mut out = io::stdout().lock();
        let own =
            if address.ip().is_unspecified() { "127.0.0.1".to_string() } else { address.ip().to_string() };
        writeln!(out, "Round Table is open: http://{own}:{port}")?;
        let public = self.public_url.clone();
        let lan = address.ip().is_unspecified().then(lan_address).flatten();
        if let Some(url) = public.or_else(|| lan.map(|lan| format!("http://{lan}:{port}"))) {
            writeln!(out, "For phones:          {url}\n")?;
            if let Ok(code) = qrcode::QrCode::new(&url) {
                writeln!(out, "{}\n", code.render::<qrcode::render::unicode::Dense1x2>().build())?;
            }
        }
        out.flush()?;
        Ok(())
    }
}

/// This machine's own address in the local network. Nothing is sent: connecting a datagram socket only makes
/// the system choose the address that it would send from.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

async fn stop_signal() {
    use tokio::signal::unix::{SignalKind, signal};
    let interrupted = tokio::signal::ctrl_c();
    match signal(SignalKind::terminate()) {
        Ok(mut terminated) => {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
        }
        Err(_) => {
            let _ = interrupted.await;
        }
    }
}
