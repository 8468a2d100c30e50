//! Processes that are killed: everything that was acknowledged to them must be stored.
//!
//! The process to be killed is this very test program, started again as `appender`. It prints a line only after
//! an append has answered; eight tables are appended to at once, so that nearly every kill comes while appends
//! are being written. What is shown: an acknowledged entry survives the death of the process that wrote it. A
//! power cut is another matter; `order.rs` shows that the sync comes before the answer.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod common;

use common::{Bed, Dice, POSTGRES, SQLITE, append, index};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use store::{Error, Status, Store, TableId};

const TABLES: i64 = 8;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started by the other tests of this file, which kill it"]
async fn appender() {
    let name =
        |key| std::env::var(key).unwrap_or_else(|_| panic!("{key}: only the other tests start this one"));
    let (url, who) = (name("STORE_URL"), name("STORE_WHO"));
    let store = Store::open(&url).await.unwrap();
    for table in 0..TABLES {
        match store.create(TableId(table), index(&format!("C{table}"), Status::Playing), vec![], 1).await {
            Ok(()) | Err(Error::Taken) => {}
            Err(other) => panic!("{other}"),
        }
    }
    let tasks: Vec<_> =
        (0..TABLES).map(|table| tokio::spawn(for_ever(store.clone(), table, who.clone()))).collect();
    for task in tasks {
        task.await.unwrap();
    }
}

async fn for_ever(store: Store, table: i64, who: String) {
    let mut next = store.row(TableId(table)).await.unwrap().next;
    for number in 0.. {
        let body = format!("{who}/{table}/{number}");
        while let Err(why) = store.append(append(table, next, &[&body], 1)).await {
            assert_eq!(why, Error::Conflict);
            next = store.row(TableId(table)).await.unwrap().next;
        }
        let mut out = std::io::stdout().lock();
        // The test has closed the pipe: it is about to kill this process.
        if writeln!(out, "ack {table} {next} {body}").and_then(|()| out.flush()).is_err() {
            return;
        }
        next += 1;
    }
}

fn start(url: &str, who: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "appender", "--ignored", "--nocapture", "--test-threads=1"])
        .env("STORE_URL", url)
        .env("STORE_WHO", who)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// An acknowledgement: table, number, body.
type Ack = (i64, u64, String);

/// What the process printed until it was killed, after this many acknowledgements.
fn watch(mut child: Child, after: u64) -> Vec<Ack> {
    let mut acks = Vec::new();
    let mut seen = 0;
    let mut lines = BufReader::new(child.stdout.take().unwrap()).split(b'\n');
    // The kill may cut the last line; then it is no acknowledgement.
    let mut pending: Option<String> = None;
    while let Some(Ok(line)) = lines.next() {
        let line = String::from_utf8(line).unwrap();
        if let Some(whole) =
            pending.replace(line).as_deref().and_then(|line| line.find("ack ").map(|at| &line[at..]))
        {
            let mut words = whole.split(' ').skip(1);
            let mut word = || words.next().unwrap();
            acks.push((word().parse().unwrap(), word().parse().unwrap(), word().to_owned()));
        }
        seen += 1;
        if seen == after {
            child.kill().unwrap();
        }
    }
    let ended = child.wait().unwrap();
    assert!(!ended.success(), "it should have been killed, not ended");
    acks
}

/// Everything that was acknowledged is where it was said to be, nothing is there twice, no number is missing.
async fn check(store: &Store, acks: &[Ack]) {
    let mut logs = Vec::new();
    for table in 0..TABLES {
        // PostgreSQL may still finish what a killed process had sent: look until nothing moves.
        let log = loop {
            let before = store.row(TableId(table)).await.unwrap().next;
            let log = common::log(store, table, 0).await;
            if store.row(TableId(table)).await.unwrap().next == before {
                assert_eq!(u64::try_from(log.len()), Ok(before), "table {table} has a gap");
                break log;
            }
        };
        let once: BTreeSet<&String> = log.iter().collect();
        assert_eq!(once.len(), log.len(), "something is there twice");
        logs.push(log);
    }
    for (table, seq, body) in acks {
        let found = logs[usize::try_from(*table).unwrap()].get(usize::try_from(*seq).unwrap());
        assert_eq!(found, Some(body), "acknowledged at table {table}, number {seq}");
    }
}

/// Kills at seeded points, `together` processes at a time at one place.
async fn kills(kind: &str, test: &str, rounds: u64, together: u64) {
    const SEED: u64 = 4;
    let Some(bed) = Bed::new(kind, test).await else { return };
    let mut dice = Dice(SEED);
    let mut acks = Vec::new();
    for round in 0..rounds {
        let watchers: Vec<_> = (0..together)
            .map(|number| {
                let child = start(&bed.url, &format!("{round}.{number}"));
                let after = 2 + dice.below(150);
                tokio::task::spawn_blocking(move || watch(child, after))
            })
            .collect();
        for watcher in watchers {
            acks.extend(watcher.await.unwrap());
        }
        check(&bed.open().await, &acks).await;
    }
    println!("{rounds} rounds of {together} kills, seed {SEED}: {} acknowledged, none lost", acks.len());
    assert!(acks.len() > usize::try_from(rounds * together * 10).unwrap(), "too little was acknowledged");
    bed.done().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_what_it_acknowledged() {
    kills(SQLITE, "kills", 10, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_what_it_acknowledged() {
    kills(POSTGRES, "kills", 10, 1).await;
}

/// Two processes at one file: they conflict, and are killed, and the logs stay whole.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_what_two_processes_were_told() {
    kills(SQLITE, "two", 4, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_what_two_processes_were_told() {
    kills(POSTGRES, "two", 4, 2).await;
}
