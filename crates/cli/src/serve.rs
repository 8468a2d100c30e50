//! `roundtable serve`: tables for friends in the room and on the network.

use std::io::{self, Write as _};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::time::Duration;

use bots::Level;
use clap::Args;
use server::{Config, Limits};

use crate::failure::Failure;

/// Serve tables: open the printed address in a browser, on this machine or on a phone
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// Where to listen; port 0 takes a free one
    #[arg(long, env = "ROUNDTABLE_LISTEN", default_value = "0.0.0.0:7777", value_name = "ADDRESS:PORT")]
    listen: SocketAddr,
    /// The directory of the one file everything is kept in
    #[arg(long, env = "ROUNDTABLE_DATA", default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// Another place to keep it: sqlite:PATH, postgres://… or memory: (which keeps nothing)
    #[arg(long, env = "ROUNDTABLE_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
    /// The address people use, if it is not this machine's own, with https or http in front
    #[arg(long, env = "ROUNDTABLE_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Reverse proxies whose word about a client's address is taken
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
    /// Threads that serve; one for every four cores if nothing is said. One alone serves thousands of tables, and
    /// threads that wait for each other only cost; bots think and databases are asked on others
    #[arg(long, env = "ROUNDTABLE_WORKERS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    workers: Option<u16>,
    /// The bot that plays for absent people
    #[arg(long, env = "ROUNDTABLE_STAND_IN", default_value = "squire", value_name = "LEVEL")]
    stand_in: Level,
    /// Sockets of one address
    #[arg(long, env = "ROUNDTABLE_MAX_SOCKETS", default_value_t = Limits::default().sockets, value_name = "N")]
    max_sockets: u32,
    /// Connections of one address, whatever comes over them; a trusted proxy's are not counted
    #[arg(long, env = "ROUNDTABLE_MAX_CONNECTIONS", default_value_t = Limits::default().connections, value_name = "N")]
    max_connections: u32,
    /// Requests of one address in a second
    #[arg(long, env = "ROUNDTABLE_MAX_REQUESTS", default_value_t = Limits::default().requests, value_name = "N")]
    max_requests: u32,
    /// Frames of one socket in a second
    #[arg(long, env = "ROUNDTABLE_MAX_FRAMES", default_value_t = Limits::default().frames, value_name = "N")]
    max_frames: u32,
    /// New tables of one address in an hour
    #[arg(long, env = "ROUNDTABLE_MAX_TABLES", default_value_t = Limits::default().tables, value_name = "N")]
    max_tables: u32,
    /// After how many seconds an empty table leaves memory; its log is in the store
    #[arg(long, env = "ROUNDTABLE_IDLE", default_value_t = 120, value_name = "S")]
    idle: u64,
    /// How much is logged on standard error: off, error, warn, info, debug
    #[arg(long, env = "ROUNDTABLE_LOG", default_value = "info", value_name = "LEVEL")]
    log: tracing_subscriber::filter::LevelFilter,
}

impl Default for Serve {
    fn default() -> Serve {
        // What the flags say when nobody has said anything; the environment still counts.
        #[derive(clap::Parser)]
        struct Nothing {
            #[command(flatten)]
            serve: Serve,
        }
        <Nothing as clap::Parser>::parse_from(["roundtable"]).serve
    }
}

impl Serve {
    fn config(&self) -> Result<Config, Failure> {
        let database = match &self.database {
            Some(url) => url.clone(),
            None => {
                let named = |error: io::Error| Failure::Message(format!("{}: {error}", self.data.display()));
                std::fs::create_dir_all(&self.data).map_err(named)?;
                format!("sqlite:{}", self.data.join("roundtable.sqlite").display())
            }
        };
        let burst = |rate: u32| rate.saturating_mul(5);
        let limits = Limits {
            sockets: self.max_sockets,
            connections: self.max_connections,
            requests: self.max_requests,
            request_burst: burst(self.max_requests),
            frames: self.max_frames,
            frame_burst: burst(self.max_frames),
            tables: self.max_tables,
            ..Limits::default()
        };
        Ok(Config {
            listen: self.listen,
            database,
            public_url: self.public_url.clone(),
            trusted_proxies: self.trusted_proxies.clone(),
            idle: Duration::from_secs(self.idle),
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

/// This machine's own address in the local network. Nothing is sent: connecting a datagram socket only asks the
/// system which way it would go.
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
