//! A temporary PostgreSQL for the tests: own directory, free port, loopback only, fsync on; removed when dropped.

use crate::Result;
use crate::run::{answers, output};
use std::fs::{self, File};
use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long a new server may take until it answers.
const START_LIMIT: Duration = Duration::from_secs(60);

/// A running server.
pub struct Postgres {
    server: Child,
    dir: PathBuf,
    port: u16,
}

/// The directory of PostgreSQL's programs. Debian keeps them outside the PATH, by version.
pub fn programs() -> Option<PathBuf> {
    let mut found: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let version = entry.file_name().to_str()?.parse().ok()?;
            let bin = entry.path().join("bin");
            (bin.join("initdb").is_file() && bin.join("postgres").is_file()).then_some((version, bin))
        })
        .collect();
    found.sort();
    found.pop().map(|(_, bin)| bin).or_else(|| {
        let initdb = output(&["which", "initdb"])?;
        Some(fs::canonicalize(initdb.trim()).ok()?.parent()?.to_owned())
    })
}

/// The user and group that PostgreSQL runs as if this process is root: PostgreSQL refuses to run as root.
fn unprivileged() -> Result<Option<(u32, u32)>> {
    let number = |words: &[&str]| output(words).and_then(|id| id.trim().parse().ok());
    if number(&["id", "-u"]) != Some(0) {
        return Ok(None);
    }
    match (number(&["id", "-u", "postgres"]), number(&["id", "-g", "postgres"])) {
        (Some(user), Some(group)) => Ok(Some((user, group))),
        _ => Err("PostgreSQL does not run as root and there is no user `postgres`: \
                  install Debian's package `postgresql`, or run this as another user"
            .to_owned()),
    }
}

/// A command that runs as `user`.
fn command(program: &Path, dir: &Path, user: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(dir).stdin(Stdio::null());
    if let Some((user, group)) = user {
        command.uid(user).gid(group);
    }
    command
}

impl Postgres {
    /// Makes a new server and waits until it answers.
    pub fn start() -> Result<Postgres> {
        let bin = programs().ok_or("PostgreSQL is not installed: `cargo xtask deps` installs it")?;
        let user = unprivileged()?;
        // Not below the repository: the other user may not have access to its parents.
        let dir = std::env::temp_dir().join(format!("xtask-postgres-{}", std::process::id()));
        let fault = |e: std::io::Error| format!("cannot make {}: {e}", dir.display());
        fs::create_dir(&dir).map_err(fault)?;
        fs::set_permissions(&dir, fs::Permissions::from_mode(0o700)).map_err(fault)?;
        if let Some((user, group)) = user {
            chown(&dir, Some(user), Some(group)).map_err(fault)?;
        }
        let started = Postgres::fill(&bin, &dir, user);
        if started.is_err() {
            // The first error is the one to report.
            let _ = fs::remove_dir_all(&dir);
        }
        started
    }

    fn fill(bin: &Path, dir: &Path, user: Option<(u32, u32)>) -> Result<Postgres> {
        let made = command(&bin.join("initdb"), dir, user)
            .args(["-D", "data", "-A", "trust", "-U", "app", "-E", "UTF8", "--locale=C", "--no-sync"])
            .output()
            .map_err(|e| format!("cannot start initdb: {e}"))?;
        if !made.status.success() {
            return Err(format!("initdb failed: {}", String::from_utf8_lossy(&made.stderr).trim()));
        }
        // Another process may take the free port before PostgreSQL does: then try again.
        let mut why = String::new();
        for _ in 0..3 {
            match Postgres::serve(bin, dir, user) {
                Ok(server) => return Ok(server),
                Err(fault) => why = fault,
            }
        }
        Err(why)
    }

    fn serve(bin: &Path, dir: &Path, user: Option<(u32, u32)>) -> Result<Postgres> {
        let port = TcpListener::bind("127.0.0.1:0")
            .and_then(|listener| listener.local_addr())
            .map_err(|e| format!("no free port on 127.0.0.1: {e}"))?
            .port();
        let log = dir.join("log");
        let fault = |e: std::io::Error| format!("cannot start PostgreSQL: {e}");
        let file = File::create(&log).map_err(fault)?;
        let set = [
            "listen_addresses=127.0.0.1".to_owned(),
            format!("port={port}"),
            format!("unix_socket_directories={}", dir.display()),
            "fsync=on".to_owned(),
            "max_connections=200".to_owned(),
        ];
        let server = command(&bin.join("postgres"), dir, user)
            .args(["-D", "data"])
            .args(set.iter().flat_map(|set| ["-c", set]))
            .stdout(file.try_clone().map_err(fault)?)
            .stderr(file)
            .spawn()
            .map_err(fault)?;
        let mut postgres = Postgres { server, dir: dir.to_owned(), port };
        let ready = bin.join("pg_isready");
        let (ready, text) = (ready.display().to_string(), port.to_string());
        let begun = Instant::now();
        while !answers(&[&ready, "-q", "-h", "127.0.0.1", "-p", &text, "-U", "app", "-d", "postgres"]) {
            if postgres.server.try_wait().map_err(fault)?.is_some() || begun.elapsed() > START_LIMIT {
                let said = fs::read_to_string(&log).unwrap_or_default();
                // Dropping would remove the directory, which the next try still needs.
                postgres.stop();
                postgres.dir = PathBuf::new();
                return Err(format!("PostgreSQL did not start: {}", said.trim()));
            }
            sleep(Duration::from_millis(50));
        }
        Ok(postgres)
    }

    /// Its address, for `TEST_PG_URL`.
    pub fn url(&self) -> String {
        format!("postgres://app@127.0.0.1:{}/postgres", self.port)
    }

    /// Stops this server, by its process id, and waits for its end.
    fn stop(&mut self) {
        if let Ok(None) = self.server.try_wait() {
            // SIGINT is PostgreSQL's fast shutdown: it ends connections and leaves consistent files.
            answers(&["kill", "-INT", &self.server.id().to_string()]);
            let asked = Instant::now();
            while asked.elapsed() < Duration::from_secs(10) && matches!(self.server.try_wait(), Ok(None)) {
                sleep(Duration::from_millis(20));
            }
            // It may have ended already.
            let _ = self.server.kill();
            let _ = self.server.wait();
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
        if !self.dir.as_os_str().is_empty() {
            // It is in the directory for temporary files, which the system cleans up.
            let _ = fs::remove_dir_all(&self.dir);
        }
    }
}
