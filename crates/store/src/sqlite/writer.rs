//! The thread that writes: all writes that wait become one transaction with one sync.

use super::fault;
use super::hold::Lock;
use super::statements::Statements;
use crate::settings::{Pacer, Settings, Step};
use crate::stats::Counters;
use crate::work::{Job, Reply, Work};
use crate::{Error, Stats};
use rusqlite::Connection;
use std::path::Path;
use std::time::Instant;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot;

/// The most writes in one transaction, so that the first of them does not wait too long.
const GROUP: usize = 4_096;

/// Writes until the store is closed or dropped.
pub(super) fn run(
    connection: Connection,
    path: &Path,
    mut inbox: UnboundedReceiver<Job>,
    settings: &Settings,
    counters: &Counters,
    mut lock: Lock,
) {
    let mut jobs = Vec::new();
    let mut closers: Vec<oneshot::Sender<()>> = Vec::new();
    let mut statements = Statements::new(&connection);
    let mut pacer = Pacer::new(settings.spacing);
    while inbox.blocking_recv_many(&mut jobs, GROUP) > 0 {
        if let Some(wait) = pacer.wait(Instant::now()) {
            std::thread::sleep(wait);
            while jobs.len() < GROUP
                && let Ok(job) = inbox.try_recv()
            {
                jobs.push(job);
            }
        }
        pacer.begin(Instant::now(), jobs.len());
        let (mut group, mut scrubs) = (Vec::with_capacity(jobs.len()), Vec::new());
        for job in jobs.drain(..) {
            match job {
                Job::Write(work, reply) => group.push((work, reply)),
                Job::Hold(hold, reply) => drop(reply.send(lock.take(hold))),
                Job::Renew => {}
                Job::Scrub(reply) => scrubs.push(reply),
                Job::Settings(reply) => drop(reply.send(asked(&connection, path))),
                Job::Close(reply) => {
                    inbox.close();
                    closers.push(reply);
                }
            }
        }
        if !group.is_empty() {
            match &mut statements {
                Ok(statements) => write(statements, path, group, settings, counters),
                Err(e) => {
                    let fault = fault(path, "cannot prepare to write", e);
                    group.into_iter().for_each(|(_, reply)| drop(reply.send(Err(fault.clone()))));
                }
            }
        }
        // After what was submitted before it.
        for reply in scrubs {
            let done = statements.as_mut().map_err(|e| fault(path, "cannot prepare to write", e));
            let done = done.and_then(|it| it.scrub().map_err(|e| fault(path, "cannot scrub", &e)));
            let _ = reply.send(done);
        }
    }
    // Closing the last connection folds the write-ahead log into the file.
    drop(statements);
    drop(connection);
    drop(lock);
    for closer in closers {
        // The caller of `close` may be gone.
        let _ = closer.send(());
    }
}

/// How the connection that writes syncs.
fn asked(connection: &Connection, path: &Path) -> Result<String, Error> {
    let wrong = |e: rusqlite::Error| fault(path, "cannot ask how it syncs", &e);
    let mode: String = connection.query_row("PRAGMA journal_mode", [], |row| row.get(0)).map_err(wrong)?;
    let level: i64 = connection.query_row("PRAGMA synchronous", [], |row| row.get(0)).map_err(wrong)?;
    let name = ["OFF", "NORMAL", "FULL", "EXTRA"];
    let name = usize::try_from(level).ok().and_then(|level| name.get(level)).unwrap_or(&"unknown");
    Ok(format!("sqlite {} journal_mode={mode} synchronous={level} ({name})", rusqlite::version()))
}

/// Writes a group as one transaction and sends each outcome.
fn write(
    statements: &mut Statements<'_>,
    path: &Path,
    group: Vec<(Work, Reply)>,
    settings: &Settings,
    counters: &Counters,
) {
    settings.tell(Step::Begin);
    let mut tally = Stats { syncs: 1, ..Stats::default() };
    let mut outcomes = Vec::with_capacity(group.len());
    let done = statements.transaction(|statements| {
        for (work, _) in &group {
            let outcome = statements.work(work)?;
            if let Some(table) = work.table() {
                settings.tell(Step::Wrote(table, outcome.is_ok()));
            }
            match &outcome {
                Ok(()) => tally.include(&work.tally()),
                Err(_) => tally.refused += 1,
            }
            outcomes.push(outcome);
        }
        Ok(())
    });
    match done {
        Ok(()) => {
            settings.tell(Step::Committed);
            tally.largest = tally.commits;
        }
        Err(e) => {
            settings.tell(Step::Failed);
            let fault = fault(path, "cannot write", &e);
            tally = Stats { failed: u64::try_from(group.len()).unwrap_or(u64::MAX), ..Stats::default() };
            outcomes = vec![Err(fault); group.len()];
        }
    }
    counters.add(&tally);
    for ((work, reply), outcome) in group.into_iter().zip(outcomes) {
        if let Some(table) = work.table() {
            settings.tell(Step::Answered(table));
        }
        // The caller may have dropped the future.
        let _ = reply.send(outcome);
    }
}
