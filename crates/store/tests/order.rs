//! The sync precedes the answer.
//!
//! Three things are shown, each by a test that says exactly what:
//! 1. in our own code nobody is answered before the database said that it has committed;
//! 2. the databases are set to sync when they commit, checked on the connection that writes;
//! 3. for SQLite, seen from outside by strace where it may be used: between the last write to the write-ahead
//!    log and the acknowledgement there is a finished fdatasync of that log.
//!
//! What the disk does with a sync is beyond any test here. For PostgreSQL, 3 is PostgreSQL's own promise.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod common;

use common::{Bed, POSTGRES, SQLITE, append, create};
use std::collections::BTreeSet;
use std::process::Command;
use std::sync::mpsc::channel;
use std::time::Duration;
use store::{Error, Settings, Spacing, Status, Step, Store, TableId};

/// Runs groups of appends and returns the writer's steps.
async fn steps(bed: &Bed) -> Vec<Step> {
    let (observer, steps) = channel();
    let store = bed
        .open_with(Settings {
            observer: Some(observer),
            spacing: Spacing::fixed(Duration::from_millis(30)),
            ..Settings::default()
        })
        .await;
    for table in 0..10 {
        create(&store, table, 1).await;
    }
    for round in 0..20 {
        let waiting: Vec<_> = (0..10)
            .map(|table| {
                (table, store.append(append(table, if table == 3 { 99 } else { 1 + round }, &["x"], 1)))
            })
            .collect();
        for (table, outcome) in waiting {
            let expected = if table == 3 { Err(Error::Conflict) } else { Ok(()) };
            assert_eq!(outcome.await, expected);
        }
    }
    store.close().await;
    steps.try_iter().collect()
}

/// Proves: every answer comes after a `Committed` that comes after the `Begin` of its group; between `Begin`
/// and `Committed` nobody is answered. `Committed` is noted where our code believes that the database's COMMIT
/// (SQLite) or statement (PostgreSQL) has returned without an error; that it is so, the tests below show.
fn check(steps: &[Step]) -> (usize, usize) {
    let mut open = false;
    let (mut commits, mut answers) = (0, 0);
    for step in steps {
        match step {
            Step::Begin => {
                assert!(!open, "a transaction within a transaction");
                open = true;
            }
            Step::Wrote(..) => assert!(open, "a write outside a transaction"),
            Step::Committed => {
                assert!(open, "a commit of nothing");
                open = false;
                commits += 1;
            }
            Step::Failed => panic!("a commit failed"),
            Step::Answered(_) => {
                assert!(!open, "an answer before the commit");
                assert!(commits > 0);
                answers += 1;
            }
        }
    }
    (commits, answers)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_answers_after_the_commit() {
    let bed = Bed::new(SQLITE, "order").await.unwrap();
    let steps = steps(&bed).await;
    let (commits, answers) = check(&steps);
    assert_eq!(answers, 210);
    assert!(commits < answers, "nothing was grouped");
    // Each group answers exactly those it wrote.
    for group in steps.split(|step| *step == Step::Begin).skip(1) {
        let wrote: BTreeSet<TableId> =
            group.iter().filter_map(|s| if let Step::Wrote(id, _) = s { Some(*id) } else { None }).collect();
        let told: BTreeSet<TableId> =
            group.iter().filter_map(|s| if let Step::Answered(id) = s { Some(*id) } else { None }).collect();
        assert_eq!(wrote, told);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_answers_after_the_commit() {
    let Some(bed) = Bed::new(POSTGRES, "order").await else { return };
    let (commits, answers) = check(&steps(&bed).await);
    assert_eq!(answers, 210);
    assert!(commits < answers, "nothing was grouped");
    bed.done().await;
}

/// Proves that another connection sees an entry as soon as its append has answered: it was committed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_answered_is_seen_by_others() {
    let bed = Bed::new(SQLITE, "seen").await.unwrap();
    let store = bed.open().await;
    create(&store, 1, 1).await;
    // Opened as another process would: it knows what is in the file and nothing else.
    let other = bed.open().await;
    for next in 1..50 {
        store.append(append(1, next, &[&next.to_string()], 1)).await.unwrap();
        let seen = common::log(&other, 1, 1).await;
        assert_eq!(u64::try_from(seen.len()), Ok(next));
        assert_eq!(seen.last(), Some(&next.to_string()));
    }
}

/// Proves that the connection that writes syncs the write-ahead log at every commit (level 2, FULL).
#[tokio::test]
async fn sqlite_is_told_to_sync() {
    let bed = Bed::new(SQLITE, "settings").await.unwrap();
    let settings = bed.open().await.sync_settings().await.unwrap();
    assert!(settings.contains("journal_mode=wal synchronous=2 (FULL)"), "{settings}");
}

/// Proves that PostgreSQL flushes before it answers, also where its default was turned off for the user.
#[tokio::test]
async fn postgres_is_told_to_sync() {
    let Some(bed) = Bed::new(POSTGRES, "settings").await else { return };
    let settings = bed.open().await.sync_settings().await.unwrap();
    assert!(settings.contains("fsync=on synchronous_commit=on"), "{settings}");
    let careless = bed.url.replace("options=", "options=-csynchronous_commit%3Doff%20");
    let settings = Store::open(&careless).await.unwrap().sync_settings().await.unwrap();
    assert!(settings.contains("synchronous_commit=on"), "{settings}");
    bed.done().await;
}

/// What the trace is searched for: the bytes of one append and of no other.
fn mark(number: u64) -> String {
    format!("<mark {number}>")
}

#[tokio::test]
#[ignore = "started by the test below, under strace"]
async fn traced() {
    let url = std::env::var("STORE_URL").expect("only the test below starts this one");
    let store = Store::open(&url).await.unwrap();
    store.create(TableId(1), common::index("C", Status::Open), vec![], 1).await.unwrap();
    for next in 0..25 {
        store.append(append(1, next, &[&mark(next)], 1)).await.unwrap();
        println!("ack {next}");
    }
}

/// Proves, where strace may be used, for 25 appends one after the other: the very bytes of an append are written
/// to the write-ahead log, then an fdatasync or fsync of that log returns 0, and only then the append is
/// acknowledged. The bytes matter: a writer that commits one append too late also syncs before each answer.
#[tokio::test]
async fn the_log_is_synced_before_the_acknowledgement() {
    if !Command::new("strace").args(["-o", "/dev/null", "true"]).status().is_ok_and(|status| status.success())
    {
        println!("not shown: strace is not here or may not be used");
        return;
    }
    let bed = Bed::new(SQLITE, "strace").await.unwrap();
    let trace = bed.dir.join("trace");
    let done = Command::new("strace")
        .args(["-f", "-y", "-s", "8192", "-e", "trace=pwrite64,write,fdatasync,fsync", "-o"])
        .arg(&trace)
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "traced", "--ignored", "--nocapture"])
        .env("STORE_URL", &bed.url)
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let (mut wrote, mut synced, mut acks) = (false, false, 0);
    for line in String::from_utf8_lossy(&std::fs::read(&trace).unwrap()).lines() {
        let wal = line.contains("tables.db-wal>");
        if wal && line.contains("pwrite64(") {
            wrote |= line.contains(&mark(acks));
            synced = false;
        } else if line.contains("sync(") || line.contains("sync resumed>") {
            // Split in two if another thread came between; only the end of the call counts.
            synced |= wrote && line.ends_with("= 0") && (wal || line.contains("resumed"));
        } else if line.contains("write(1<") && line.contains("\"ack ") {
            assert!(line.contains(&format!("\"ack {acks}\\n")), "acknowledged out of order: {line}");
            assert!(wrote, "append {acks} was acknowledged before its bytes were in the log");
            assert!(synced, "append {acks} was acknowledged before the log was synced");
            (wrote, synced, acks) = (false, false, acks + 1);
        }
    }
    assert_eq!(acks, 25);
}
