//! A server in a process of its own, and the moment at which it is killed.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

/// A running server.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    // Kept open, because the server prints to it.
    _out: BufReader<ChildStdout>,
}

impl Server {
    /// Starts the real binary on a free port; what it logs goes to the end of a file.
    pub fn start(database: &str, log: &Path) -> Result<Server, String> {
        let many = "1000000000";
        let log = std::fs::File::options().create(true).append(true).open(log).map_err(told)?;
        let mut child = Command::new(env!("CARGO_BIN_EXE_roundtable"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--database", database])
            .args(["--max-sockets", many, "--max-requests", many, "--max-frames", many, "--max-tables", many])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .map_err(told)?;
        let mut out = BufReader::new(child.stdout.take().ok_or("the server has no output")?);
        let mut line = String::new();
        out.read_line(&mut line).map_err(told)?;
        match line.split("http://").nth(1).and_then(|rest| rest.trim().parse().ok()) {
            Some(address) => Ok(Server { child, address, _out: out }),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                Err(format!("the server did not start: {line}"))
            }
        }
    }

    /// Sends SIGKILL and waits for the end of the process.
    pub fn kill(mut self) -> Result<(), String> {
        use std::os::unix::process::ExitStatusExt as _;
        self.child.kill().map_err(told)?;
        let ended = self.child.wait().map_err(told)?;
        match ended.signal() {
            Some(9) => Ok(()),
            _ => Err(format!("the server should have been killed, but {ended}")),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn told(error: std::io::Error) -> String {
    error.to_string()
}

/// Fires after a number of messages has been sent or received by any client.
pub struct Trigger {
    left: AtomicI64,
    fired: AtomicBool,
    // Dropping it fires too: no client is left that could send anything.
    fire: Mutex<Option<mpsc::Sender<()>>>,
}

impl Trigger {
    /// One that never fires by itself.
    pub fn never() -> Arc<Trigger> {
        Arc::new(Trigger {
            left: AtomicI64::new(i64::MAX),
            fired: AtomicBool::new(false),
            fire: Mutex::new(None),
        })
    }

    /// Counts a message that was sent or received.
    pub fn tick(&self) {
        if self.left.fetch_sub(1, Ordering::SeqCst) == 1 {
            self.pull();
        }
    }

    /// Whether the server is dead or about to be.
    pub fn fired(&self) -> bool {
        self.fired.load(Ordering::SeqCst)
    }

    /// Fires now.
    pub fn pull(&self) {
        self.fired.store(true, Ordering::SeqCst);
        if let Some(fire) = self.fire.lock().unwrap().take() {
            let _ = fire.send(());
        }
    }
}

/// Kills the server `then` after the trigger has fired.
pub fn killer(
    server: Server,
    after: i64,
    then: Duration,
) -> (Arc<Trigger>, std::thread::JoinHandle<Result<(), String>>) {
    when(after, then, move || server.kill())
}

/// Does something `then` after the trigger has fired.
pub fn when(
    after: i64,
    then: Duration,
    act: impl FnOnce() -> Result<(), String> + Send + 'static,
) -> (Arc<Trigger>, std::thread::JoinHandle<Result<(), String>>) {
    let (fire, fired) = mpsc::channel();
    let trigger = Arc::new(Trigger {
        left: AtomicI64::new(after),
        fired: AtomicBool::new(false),
        fire: Mutex::new(Some(fire)),
    });
    let thread = std::thread::spawn(move || {
        let _ = fired.recv();
        // This waits for nothing: it lets the kill fall into every part of a move.
        std::thread::sleep(then);
        act()
    });
    (trigger, thread)
}
