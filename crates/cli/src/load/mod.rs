//! `roundtable load`: many real games over real sockets, against a server in a process of its own.

mod hostile;
mod measure;
mod tables;

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use serde_json::json;

use crate::failure::Failure;
use hostile::Target;
use measure::{Latencies, Server};

/// Seconds after which an empty table leaves the server's memory: longer than it takes to seat everybody.
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
    /// How many players sit at each table
    #[arg(long, short = 'n', default_value_t = 5, value_name = "N")]
    players: u8,
    /// Where the server keeps its log; by default a new file in a directory of its own
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Where to put that file; the disk under it decides what a sync costs
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Seed of the players' choices
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// Measure beside hostile clients, who send this many messages of twelve kinds: frames that are malformed, oversize,
    /// replayed, out of turn, for another's seat or floods, pings, parts of messages, wrong codes, bodies, origins and
    /// hosts. The server has its default limits, and every table and kind an address of its own. The control sends the
    /// same bytes to a process that only reads
    #[arg(long, value_name = "N")]
    hostile: Option<u32>,
    /// Add the hostile messages of this run to those in this file, so that many runs make one long one
    #[arg(long, value_name = "FILE", requires = "hostile")]
    progress: Option<PathBuf>,
    /// Only read and answer nothing, on a free port
    #[arg(long, hide = true)]
    sink: bool,
    /// Measure only the memory of tables that are in the store but not loaded: opens the tables twice, waits each time
    /// until all have left memory, and prints by how much the server grew the second time
    #[arg(long, conflicts_with = "hostile")]
    asleep: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Load {
    pub fn run(self) -> Result<(), Failure> {
        if !(0.001..=1000.0).contains(&self.rate) {
            return Err(Failure::Message("--rate: between 0.001 and 1000 moves a second".to_string()));
        }
        if let Some(count) = self.hostile
            && u64::from(count) > hostile::most(self.seconds)
        {
            let most = hostile::most(self.seconds);
            let message = format!("--hostile: at most {most} of each kind in {} seconds", self.seconds);
            return Err(Failure::Message(message));
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        if self.sink {
            return runtime.block_on(measure::serve_sink());
        }
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
        let mut server = Server::start(&database, self.hostile.is_some(), idle).await?;
        let outcome = match self.hostile {
            Some(count) => self.beside(&server, count).await,
            None if self.asleep => self.asleep(&server).await,
            None => self.with(&server).await,
        };
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
            tables::seat(server.address, self.tables, self.players, false).await?;
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
        let seated = tables::seat(server.address, self.tables, self.players, false).await?;
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
        let report = json!({
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
        Ok(report)
    }

    /// The load beside hostile clients, after a control in which their bytes go to a process that only reads.
    async fn beside(&self, server: &Server, count: u32) -> Result<serde_json::Value, Failure> {
        let sink = Server::sink().await?;
        let attackers = hostile::attackers(server.address).await?;
        let seated = tables::seat(server.address, self.tables, self.players, true).await?;
        let mut playing = tables::connect(seated, self.seed).await?;
        let length = Duration::from_secs(self.seconds);
        let gap = Duration::from_secs_f64(1.0 / self.rate);
        let mut measured = Vec::new();
        for target in [Target::Sink(sink.address), Target::Server] {
            let memory = server.memory()?;
            let latencies = Latencies::default();
            let hostile = tokio::spawn(attackers.clone().attack(target, count, length));
            let (moves, tables) = tables::play(playing, gap, length, &latencies).await?;
            playing = tables;
            let refused = hostile.await.map_err(|error| error.to_string())??;
            measured.push((refused, moves, latencies, server.memory()?.saturating_sub(memory)));
        }
        let [(_, _, control, _), (refused, moves, beside, grown)] = measured.as_slice() else {
            return Err(Failure::Message("nothing was measured".to_string()));
        };
        let micros = |latencies: &Latencies, percent| {
            u64::try_from(latencies.percentile(percent).as_micros()).unwrap_or(u64::MAX)
        };
        let ratio = beside.percentile(99).as_secs_f64() / control.percentile(99).as_secs_f64();
        let all: u64 = refused.values().filter_map(serde_json::Value::as_u64).sum();
        let sent = u64::from(count) * u64::try_from(refused.len()).unwrap_or(0);
        Ok(json!({
            "tables": self.tables,
            "seconds": self.seconds,
            "commands": moves,
            "hostile_sent": sent,
            "hostile_refused": all,
            "refused": refused,
            "control_p99_us": micros(control, 99),
            "p50_us": micros(beside, 50),
            "p99_us": micros(beside, 99),
            "p99_to_control": (ratio * 100.0).round() / 100.0,
            "server_rss_grown": grown,
            "server_rss": server.memory()?,
            "so_far": self.so_far(sent, all)?,
            "build": if cfg!(debug_assertions) { "debug" } else { "release" },
        }))
    }

    /// The hostile messages of all runs that share a file.
    fn so_far(&self, sent: u64, refused: u64) -> Result<serde_json::Value, Failure> {
        let Some(path) = &self.progress else { return Ok(json!({"sent": sent, "refused": refused})) };
        let before: serde_json::Value = match std::fs::read_to_string(path) {
            Ok(text) => serde_json::from_str(&text).map_err(|error| error.to_string())?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => json!({}),
            Err(error) => return Err(error.into()),
        };
        let add =
            |key: &str, more: u64| before.get(key).and_then(serde_json::Value::as_u64).unwrap_or(0) + more;
        let total = json!({"sent": add("sent", sent), "refused": add("refused", refused)});
        std::fs::write(path, total.to_string())?;
        Ok(total)
    }
}

fn print(report: &serde_json::Value) {
    if let Some(fields) = report.as_object() {
        for (key, value) in fields {
            println!("{key:>26}  {value}");
        }
    }
}
