//! `roundtable load`: many real games over real sockets, against a server in a process of its own.

mod hostile;
mod measure;
mod tables;

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use serde_json::json;

use crate::failure::Failure;
use measure::{Latencies, Server};

/// Frames of one socket in a second beside hostile clients: the server's own default.
const FRAMES: u32 = 10;

/// After so many seconds an empty table leaves the server's memory. Longer than it takes to seat everybody.
const IDLE: u64 = 120;

/// What the server counts of the load: syncs, frames sent, bytes of them.
const COUNTERS: [&str; 3] =
    ["roundtable_store_syncs_total", "roundtable_frames_out_total", "roundtable_frame_bytes_out_total"];

/// Measure a server under load: real games over real sockets on this machine
#[derive(Args, Clone, Debug)]
pub struct Load {
    /// How many tables
    #[arg(long, default_value_t = 100, value_name = "N")]
    tables: u32,
    /// Moves a table makes in a second
    #[arg(long, default_value_t = 1.0, value_name = "R")]
    rate: f64,
    /// How long, in seconds, after everybody has sat down
    #[arg(long, default_value_t = 20, value_name = "S")]
    seconds: u64,
    /// How many sit at each table
    #[arg(long, short = 'n', default_value_t = 5, value_name = "N")]
    players: u8,
    /// Where the server keeps its log; a new file in a directory of its own if nothing is said
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Where to put that file; the disk under it decides what a sync costs
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Seed of the players' choices
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// Measure a second time beside hostile clients, who send so many messages of each kind: malformed, oversize,
    /// replayed, out of turn, for another's seat, flooding
    #[arg(long, value_name = "N")]
    hostile: Option<u32>,
    /// Measure only what a table costs that is in the store and not in memory: lays the tables twice, waits each time
    /// until all are asleep, and prints by how much the second time made the server grow
    #[arg(long, conflicts_with = "hostile")]
    asleep: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Load {
    /// Measures.
    pub fn run(self) -> Result<(), Failure> {
        if !(0.001..=1000.0).contains(&self.rate) {
            return Err(Failure::Message("--rate: between 0.001 and 1000 moves a second".to_string()));
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.measure())
    }

    async fn measure(self) -> Result<(), Failure> {
        let scratch = std::env::temp_dir().join(format!("roundtable-load-{}", std::process::id()));
        let data = self.data.clone().unwrap_or_else(|| scratch.clone());
        std::fs::create_dir_all(&data)?;
        let database = self.database.clone().unwrap_or_else(|| {
            format!("sqlite:{}", data.join(format!("load-{}.sqlite", std::process::id())).display())
        });
        let idle = if self.asleep { 1 } else { IDLE };
        let mut server = Server::start(&database, self.hostile.map(|_| FRAMES), idle).await?;
        let outcome = if self.asleep { self.asleep(&server).await } else { self.with(&server).await };
        server.stop();
        let _ = std::fs::remove_dir_all(&scratch);
        let report = outcome?;
        if self.json {
            println!("{report}");
        } else {
            print(&report);
        }
        Ok(())
    }

    async fn asleep(&self, server: &Server) -> Result<serde_json::Value, Failure> {
        let mut memory = Vec::new();
        for _ in 0..2 {
            tables::seat(server.address, self.tables, self.players).await?;
            while server.metric("roundtable_tables_awake").await? > 0 {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            memory.push(server.memory()?);
        }
        let (first, second) = (memory.first().copied().unwrap_or(0), memory.last().copied().unwrap_or(0));
        Ok(json!({
            "tables": self.tables * 2,
            "bytes_per_idle_table": second.saturating_sub(first) / u64::from(self.tables.max(1)),
            "server_rss": second,
            "sync": server.sync_settings().await?,
            "build": if cfg!(debug_assertions) { "debug" } else { "release" },
        }))
    }

    async fn with(&self, server: &Server) -> Result<serde_json::Value, Failure> {
        let empty = server.memory()?;
        let seated = tables::seat(server.address, self.tables, self.players).await?;
        let laid = server.memory()?;
        let playing = tables::connect(seated, self.seed).await?;
        let connected = server.memory()?;
        let (before, counted) = (server.cpu()?, server.counters(COUNTERS).await?);
        let latencies = Latencies::default();
        let length = Duration::from_secs(self.seconds);
        let gap = Duration::from_secs_f64(1.0 / self.rate);
        let (moves, playing) = tables::play(playing, gap, length, &latencies).await?;
        let cpu = server.cpu()?.saturating_sub(before);
        drop(playing);
        let now = server.counters(COUNTERS).await?;
        let [syncs, frames, bytes] = std::array::from_fn(|at| match (now.get(at), counted.get(at)) {
            (Some(now), Some(before)) => now.saturating_sub(*before),
            _ => 0,
        });
        let sockets = u64::from(self.tables) * u64::from(self.players);
        let each = |bytes: u64, count: u64| bytes / count.max(1);
        let micros = |duration: Duration| u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        let mut report = json!({
            "tables": self.tables,
            "sockets": sockets,
            "seconds": self.seconds,
            "commands": moves,
            "commands_per_second": moves / self.seconds.max(1),
            "p50_us": micros(latencies.percentile(50)),
            "p99_us": micros(latencies.percentile(99)),
            "max_us": micros(latencies.percentile(100)),
            "server_cpu_us_per_command": each(micros(cpu), moves),
            "bytes_per_socket": each(connected.saturating_sub(laid), sockets),
            "bytes_per_table": each(laid.saturating_sub(empty), self.tables.into()),
            "server_rss": server.memory()?,
            "sync": server.sync_settings().await?,
            "syncs": syncs,
            "sync_spacing_us": each(micros(length), syncs),
            "bytes_per_frame": each(bytes, frames),
            "build": if cfg!(debug_assertions) { "debug" } else { "release" },
        });
        if let (Some(count), Some(fields)) = (self.hostile, report.as_object_mut()) {
            let beside = self.beside(server, count, &latencies).await?;
            fields.insert("hostile".to_string(), beside);
        }
        Ok(report)
    }

    /// The same load once more, on fresh tables, while others send so many hostile messages of each kind.
    async fn beside(
        &self,
        server: &Server,
        count: u32,
        control: &Latencies,
    ) -> Result<serde_json::Value, Failure> {
        let seated = tables::seat(server.address, self.tables, self.players).await?;
        let playing = tables::connect(seated, self.seed).await?;
        let length = Duration::from_secs(self.seconds);
        let gap = Duration::from_secs_f64(1.0 / self.rate);
        let hostile = tokio::spawn(hostile::attack(server.address, count, length));
        let latencies = Latencies::default();
        let (moves, _) = tables::play(playing, gap, length, &latencies).await?;
        let refused = hostile.await.map_err(|error| error.to_string())??;
        let micros = |percent| u64::try_from(latencies.percentile(percent).as_micros()).unwrap_or(u64::MAX);
        let ratio = latencies.percentile(99).as_secs_f64() / control.percentile(99).as_secs_f64();
        Ok(json!({
            "refused": refused,
            "commands": moves,
            "p50_us": micros(50),
            "p99_us": micros(99),
            "p99_to_control": (ratio * 100.0).round() / 100.0,
        }))
    }
}

fn print(report: &serde_json::Value) {
    if let Some(fields) = report.as_object() {
        for (key, value) in fields {
            println!("{key:>26}  {value}");
        }
    }
}
