//! The server as a process, and what is measured of it.

use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::Duration;

use client::Caller;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::failure::Failure;

/// A server in a process of its own.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Server {
    /// Starts this very program as a server on a free port, without limits but for the frames of one socket in a
    /// second if so many are given.
    pub async fn start(database: &str, max_frames: Option<u32>, idle: u64) -> Result<Server, Failure> {
        let (many, idle) = ("1000000000", idle.to_string());
        let frames = max_frames.map_or(many.to_string(), |frames| frames.to_string());
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--database", database])
            .args([
                "--idle",
                &idle,
                "--max-sockets",
                many,
                "--max-connections",
                many,
                "--max-requests",
                many,
                "--max-frames",
                &frames,
                "--max-tables",
                many,
            ])
            .stdout(std::process::Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let out = child.stdout.take().ok_or_else(|| "the server has no output".to_string())?;
        let mut lines = BufReader::new(out).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some(address) = line.split("http://").nth(1).and_then(|rest| rest.trim().parse().ok()) {
                return Ok(Server { child, address });
            }
        }
        Err(Failure::Message("the server did not start".to_string()))
    }

    /// Ends it.
    pub fn stop(&mut self) {
        let _ = self.child.start_kill();
    }

    fn read(&self, file: &str) -> Result<String, Failure> {
        let id = self.child.id().ok_or_else(|| "the server has ended".to_string())?;
        let path = format!("/proc/{id}/{file}");
        std::fs::read_to_string(&path).map_err(|error| Failure::Message(format!("{path}: {error}")))
    }

    /// User and system time so far, in ticks of 10 ms.
    pub fn cpu(&self) -> Result<Duration, Failure> {
        let stat = self.read("stat")?;
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
        let ticks = |at: usize| fields.get(at).and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
        Ok(Duration::from_millis((ticks(11) + ticks(12)) * 10))
    }

    /// Resident memory in bytes.
    pub fn memory(&self) -> Result<u64, Failure> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
        let kilobytes: u64 = line.split_whitespace().next().and_then(|text| text.parse().ok()).unwrap_or(0);
        Ok(kilobytes * 1024)
    }

    async fn metrics(&self) -> Result<String, Failure> {
        let answer = Caller::new(self.address).call("GET", "/metrics", None).await;
        Ok(answer.map_err(|error| error.to_string())?.text)
    }

    /// One of the server's own counters.
    pub async fn metric(&self, name: &str) -> Result<u64, Failure> {
        let text = self.metrics().await?;
        let value = text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
        value.ok_or_else(|| Failure::Message(format!("the server does not count {name}")))
    }

    /// Several of the server's own counters at the same moment.
    pub async fn counters<const N: usize>(&self, names: [&str; N]) -> Result<[u64; N], Failure> {
        let text = self.metrics().await?;
        let value = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
        Ok(names.map(|name| value(name).unwrap_or(0)))
    }

    /// How the server's store syncs.
    pub async fn sync_settings(&self) -> Result<String, Failure> {
        let text = self.metrics().await?;
        let line = text.lines().find(|line| line.starts_with("roundtable_store_info{"));
        Ok(line.and_then(|line| line.split('"').nth(1)).unwrap_or("").to_string())
    }
}

/// How long each move took, from being sent to the last seat's notice.
#[derive(Default)]
pub struct Latencies(Mutex<Vec<Duration>>);

impl Latencies {
    /// One more.
    pub fn add(&self, took: Duration) {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(took);
    }

    /// So many of a hundred took no longer.
    pub fn percentile(&self, percent: usize) -> Duration {
        let mut all = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        all.sort_unstable();
        let last = all.len().saturating_sub(1);
        all.get(last * percent / 100).copied().unwrap_or_default()
    }
}
