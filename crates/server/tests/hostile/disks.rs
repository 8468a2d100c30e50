//! Disks that are full, read-only or locked: nothing acknowledged is lost or made twice, and the server heals by itself
//! when the cause is gone.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use client::{Caller, Heard, Socket};
use serde_json::{Value, json};
use server::{Config, Running, admin};
use store::Store;

use crate::common::{quiet, server_with};
use crate::{joined, named};

/// A small disk of its own, taken away when dropped.
struct Disk(PathBuf);

impl Disk {
    /// None, and it is said, where this process may not mount anything.
    fn new(test: &str) -> Option<Disk> {
        let dir = std::env::temp_dir().join(format!("disk-{test}-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        let mounted = mount(&["-t", "tmpfs", "-o", "size=4m", "tmpfs"], &dir);
        if !mounted {
            std::fs::remove_dir(&dir).unwrap();
            println!("skipped: this process may not mount a tmpfs, so nothing was tried on a full disk");
        }
        mounted.then_some(Disk(dir))
    }

    fn config(&self) -> Config {
        Config { database: format!("sqlite:{}", self.0.join("tables.sqlite").display()), ..quiet() }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

fn mount(words: &[&str], dir: &Path) -> bool {
    Command::new("mount").args(words).arg(dir).output().is_ok_and(|done| done.status.success())
}

/// Somebody who talks, and remembers what was acknowledged.
struct Talker {
    caller: Caller,
    table: String,
    socket: Socket,
    said: u64,
}

impl Talker {
    async fn new(running: &Running) -> Talker {
        let caller = named(running.address, "Ann").await;
        let wish = json!({"game": "avalon", "setup": {"players": 5}});
        let answer = caller.call("POST", "/api/tables", Some(&wish)).await.unwrap();
        let table = answer.body["table"].as_str().unwrap().to_string();
        let socket = joined(&caller, &table).await;
        Talker { caller, table, socket, said: 0 }
    }

    /// Says the next line; false if it was not acknowledged. It is said again the next time.
    async fn say(&mut self) -> bool {
        let text = format!("line {} {}", self.said, "x".repeat(400));
        let say = json!({"say": {"nonce": self.said, "words": {"text": text}}});
        if self.socket.send(&say).await.is_err() {
            return false;
        }
        loop {
            match self.socket.hear().await {
                Ok(Heard::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    assert!(message.get("error").is_none() && message.get("refused").is_none(), "{text}");
                    if message.get("done").is_some() {
                        self.said += 1;
                        return true;
                    }
                }
                Ok(Heard::Closed(code, reason)) => {
                    assert_eq!((code, reason.as_str()), (1012, "resync"));
                    return false;
                }
                Err(_) => return false,
            }
        }
    }

    /// Says so many more lines, and comes back as often as it must.
    async fn go_on(&mut self, lines: u64) {
        let until = self.said + lines;
        while self.said < until {
            self.socket = joined(&self.caller, &self.table).await;
            while self.said < until && self.say().await {}
        }
    }

    /// Every line that was acknowledged is in the log once, in order.
    async fn judge(&self, url: &str) {
        let store = Store::open(url).await.unwrap();
        let table = admin::find(&store, &self.table).await.unwrap();
        let mut lines = 0;
        for entry in store.read(table, 0).await.unwrap() {
            let entry: Value = serde_json::from_slice(&entry).unwrap();
            if let Some(text) = entry.pointer("/said/words/text").and_then(Value::as_str) {
                assert!(text.starts_with(&format!("line {lines} ")), "line {lines} is {text}");
                lines += 1;
            }
        }
        assert_eq!(lines, self.said);
        store.close().await;
    }
}

async fn health(running: &Running, status: u16) {
    let caller = Caller::new(running.address);
    let asking = async { while caller.call("GET", "/healthz", None).await.unwrap().status != status {} };
    tokio::time::timeout(Duration::from_secs(60), asking).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing_and_the_server_heals() {
    let Some(disk) = Disk::new("full") else { return };
    let running = server_with(disk.config()).await;
    let mut talker = Talker::new(&running).await;
    let ballast = disk.0.join("ballast");
    std::fs::write(&ballast, vec![0; 2 << 20]).unwrap();
    while talker.say().await {
        assert!(talker.said < 100_000, "the disk is never full");
    }
    let acknowledged = talker.said;
    health(&running, 503).await;
    // Reading goes on.
    let look = format!("/api/tables/{}", talker.table);
    assert_eq!(talker.caller.call("GET", &look, None).await.unwrap().status, 200);
    std::fs::remove_file(&ballast).unwrap();
    health(&running, 200).await;
    talker.go_on(50).await;
    assert_eq!(talker.said, acknowledged + 50);
    running.stop().await;
    talker.judge(&disk.config().database).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_read_only_disk_is_refused_with_a_reason() {
    let Some(disk) = Disk::new("read-only") else { return };
    let running = server_with(disk.config()).await;
    let mut talker = Talker::new(&running).await;
    talker.go_on(5).await;
    running.stop().await;
    if !mount(&["-o", "remount,ro"], &disk.0) {
        println!("skipped: this process may not mount anything read-only");
        return;
    }
    let why = server::start(disk.config()).await.err().unwrap();
    assert!(why.contains("tables.sqlite") && why.contains("may not be written to"), "{why}");
    assert!(mount(&["-o", "remount,rw"], &disk.0));
    let running = server_with(disk.config()).await;
    talker.caller.server = running.address;
    talker.go_on(5).await;
    running.stop().await;
    talker.judge(&disk.config().database).await;
}

/// Another program has the file locked for longer than the store waits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_database_loses_nothing_and_the_server_heals() {
    let dir = std::env::temp_dir().join(format!("disk-locked-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let file = dir.join("tables.sqlite");
    let config = Config { database: format!("sqlite:{}", file.display()), ..quiet() };
    let running = server_with(config.clone()).await;
    let mut talker = Talker::new(&running).await;
    talker.go_on(5).await;
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert!(!talker.say().await, "written while the file was locked");
    other.execute_batch("ROLLBACK").unwrap();
    health(&running, 200).await;
    talker.go_on(5).await;
    assert_eq!(talker.said, 10);
    running.stop().await;
    talker.judge(&config.database).await;
    std::fs::remove_dir_all(&dir).unwrap();
}
