//! The server as a process, and what is measured of it.

use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::Duration;

use client::Caller;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::failure::Failure;

/// The limits of a server that a load must not reach.
const UNLIMITED: [&str; 10] = [
    "--max-sockets",
    "--max-connections",
    "--max-requests",
    "--max-frames",
    "--max-tables",
    "--max-people",
    "--max-lines",
    "--all-sockets",
    "--all-tables",
    "--all-people",
];

/// A server in a process of its own.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Server {
    /// Starts this very program as a server on a free port, with its default limits or without limits.
    pub async fn start(database: &str, limited: bool, idle: u64) -> Result<Server, Failure> {
        let (many, idle) = ("1000000000", idle.to_string());
        let mut words = vec!["serve", "--listen", "127.0.0.1:0", "--log", "error", "--database", database];
        words.extend(["--idle", &idle]);
        if !limited {
            words.extend(UNLIMITED.iter().flat_map(|flag| [*flag, many]));
        }
        Server::spawn(&words).await
    }

    /// Starts this very program as a process that reads and answers nothing.
    pub async fn sink() -> Result<Server, Failure> {
        Server::spawn(&["load", "--sink"]).await
    }

    async fn spawn(words: &[&str]) -> Result<Server, Failure> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(words)
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

    /// Ends the server.
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
    /// Adds one.
    pub fn add(&self, took: Duration) {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(took);
    }

    /// The time that `percent` of a hundred moves did not exceed.
    pub fn percentile(&self, percent: usize) -> Duration {
        let mut all = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        all.sort_unstable();
        let last = all.len().saturating_sub(1);
        all.get(last * percent / 100).copied().unwrap_or_default()
    }
}

/// Reads whatever comes and answers nothing, until it is killed.
pub async fn serve_sink() -> Result<(), Failure> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("A sink is open: http://{}", listener.local_addr()?);
    loop {
        let (mut stream, _) = listener.accept().await?;
        tokio::spawn(async move {
            let _ = tokio::io::copy(&mut stream, &mut tokio::io::sink()).await;
        });
    }
}
