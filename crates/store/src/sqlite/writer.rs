//! The thread that writes: everything that waits becomes one transaction with one sync.

use super::fault;
use crate::settings::{Settings, Step};
use crate::stats::Counters;
use crate::work::{Create, Job, Reply, Work, length, signed, span};
use crate::{Append, Error, Index, Stats, TableId, sql};
use rusqlite::{Connection, ErrorCode, Statement, params};
use std::path::Path;
use std::time::Instant;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot;

/// The most writes in one transaction, so that the first of them need not wait for ever.
const GROUP: usize = 4_096;

/// Writes until the store is closed or dropped.
pub(super) fn run(
    connection: Connection,
    path: &Path,
    mut inbox: UnboundedReceiver<Job>,
    settings: &Settings,
    counters: &Counters,
) {
    let mut jobs = Vec::new();
    let mut closers: Vec<oneshot::Sender<()>> = Vec::new();
    let mut pen = Pen::new(&connection);
    let mut last: Option<Instant> = None;
    while inbox.blocking_recv_many(&mut jobs, GROUP) > 0 {
        if let Some(wait) = last.and_then(|last| settings.pace.checked_sub(last.elapsed())) {
            std::thread::sleep(wait);
            while jobs.len() < GROUP
                && let Ok(job) = inbox.try_recv()
            {
                jobs.push(job);
            }
        }
        last = Some(Instant::now());
        let mut group = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Write(work, reply) => group.push((work, reply)),
                Job::Settings(reply) => drop(reply.send(asked(&connection, path))),
                Job::Close(reply) => {
                    inbox.close();
                    closers.push(reply);
                }
            }
        }
        if !group.is_empty() {
            match &mut pen {
                Ok(pen) => write(pen, path, group, settings, counters),
                Err(e) => {
                    let fault = fault(path, "cannot prepare to write", e);
                    group.into_iter().for_each(|(_, reply)| drop(reply.send(Err(fault.clone()))));
                }
            }
        }
    }
    // Closing the last connection folds the write-ahead log into the file.
    drop(pen);
    drop(connection);
    for closer in closers {
        // Whoever closed does not wait any more.
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

/// Writes a group as one transaction and tells everyone how it went.
fn write(
    pen: &mut Pen<'_>,
    path: &Path,
    group: Vec<(Work, Reply)>,
    settings: &Settings,
    counters: &Counters,
) {
    settings.tell(Step::Begin);
    let mut tally = Stats { syncs: 1, ..Stats::default() };
    let mut outcomes = Vec::with_capacity(group.len());
    let done = pen.transaction(|pen| {
        for (work, _) in &group {
            let outcome = pen.work(work)?;
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
        // Whoever does not wait for the outcome does not want to know.
        let _ = reply.send(outcome);
    }
}

/// Everything the writer says to SQLite, prepared once.
struct Pen<'c> {
    begin: Statement<'c>,
    commit: Statement<'c>,
    rollback: Statement<'c>,
    next: Statement<'c>,
    advance: Statement<'c>,
    go_on: Statement<'c>,
    entry: Statement<'c>,
    over: Statement<'c>,
    taken: Statement<'c>,
    status: Statement<'c>,
    card: Statement<'c>,
    table: Statement<'c>,
    new_card: Statement<'c>,
    rewrite: Statement<'c>,
    remove: Statement<'c>,
    put_person: Statement<'c>,
    note_seat: Statement<'c>,
    forget: Statement<'c>,
    ban: Statement<'c>,
    unban: Statement<'c>,
}

/// The outcome of one write: refused, or `Err` outside if the database failed and the whole group with it.
type Outcome = rusqlite::Result<Result<(), Error>>;

impl<'c> Pen<'c> {
    fn new(connection: &'c Connection) -> rusqlite::Result<Pen<'c>> {
        let prepare = |text| connection.prepare(text);
        Ok(Pen {
            // IMMEDIATE: from here on no other process can write, so what is read below stays true.
            begin: prepare("BEGIN IMMEDIATE")?,
            commit: prepare("COMMIT")?,
            rollback: prepare("ROLLBACK")?,
            next: prepare("SELECT next, status FROM tables WHERE id = $1")?,
            advance: prepare("UPDATE tables SET next = $1, touched = $2 WHERE id = $3")?,
            go_on: prepare(
                "UPDATE tables SET next = $1, touched = $2 WHERE id = $3 AND next = $4 AND status < 2",
            )?,
            entry: prepare("INSERT INTO entries (id, seq, body) VALUES ($1, $2, $3)")?,
            over: prepare("UPDATE cards SET done = $1 WHERE id = $2")?,
            taken: prepare("SELECT 1 FROM cards WHERE code = $1 AND done IS NULL AND id <> $2")?,
            status: prepare("UPDATE tables SET status = $1 WHERE id = $2")?,
            card: prepare(
                "UPDATE cards SET code = $1, game = $2, listed = $3, head = $4, done = $5 WHERE id = $6",
            )?,
            table: prepare("INSERT INTO tables (id, next, touched, status) VALUES ($1, $2, $3, $4)")?,
            new_card: prepare(
                "INSERT INTO cards (id, code, game, listed, head, created, done) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )?,
            rewrite: prepare(sql::REWRITE)?,
            remove: prepare(sql::REMOVE)?,
            put_person: prepare(sql::PUT_PERSON)?,
            note_seat: prepare(sql::NOTE_SEAT)?,
            forget: prepare(sql::FORGET)?,
            ban: prepare(sql::BAN)?,
            unban: prepare(sql::UNBAN)?,
        })
    }

    fn transaction(&mut self, body: impl FnOnce(&mut Self) -> rusqlite::Result<()>) -> rusqlite::Result<()> {
        self.begin.execute([])?;
        let done = body(self).and_then(|()| self.commit.execute([]).map(drop));
        if done.is_err() {
            // Some failures have rolled back already; the first error is the one to tell.
            let _ = self.rollback.execute([]);
        }
        done
    }

    /// Each kind looks first and writes then, so that what is refused has left nothing behind.
    fn work(&mut self, work: &Work) -> Outcome {
        match work {
            Work::Create(create) => self.create(create),
            Work::Append(append) => self.append(append),
            Work::Rewrite { id, seq, body } => match signed(*seq) {
                Ok(seq) => Ok(found(self.rewrite.execute(params![body, id.0, seq])?)),
                Err(fault) => Ok(Err(fault)),
            },
            Work::Remove(id) => Ok(found(self.remove.execute([id.0])?)),
            Work::PutPerson(person) => {
                let done = self.put_person.execute(params![
                    person.id,
                    person.token,
                    person.name,
                    person.created,
                    person.seen
                ]);
                refused(done, Error::Taken)
            }
            Work::NoteSeat { person, table } => {
                refused(self.note_seat.execute([person, &table.0]), Error::Missing)
            }
            Work::Forget(id) => Ok(self.forget.execute([id]).map(|_| Ok(()))?),
            Work::Ban(ban) => {
                Ok(self.ban.execute(params![ban.address, ban.until, ban.why]).map(|_| Ok(()))?)
            }
            Work::Unban(address) => Ok(self.unban.execute([address]).map(|_| Ok(()))?),
        }
    }

    /// Where a table's log goes on, and the number of its status.
    fn next(&mut self, id: TableId) -> rusqlite::Result<Option<(i64, i64)>> {
        let mut rows = self.next.query([id.0])?;
        rows.next()?.map(|row| Ok((row.get(0)?, row.get(1)?))).transpose()
    }

    fn append(&mut self, append: &Append) -> Outcome {
        let id = append.table.0;
        // By far the most: one more entry in the log of a live table. One look is enough.
        if append.index.is_none()
            && let Ok(expected) = signed(append.expected)
            && let next = expected.saturating_add(length(&append.entries))
            && self.go_on.execute([next, append.at, id, expected])? == 1
        {
            self.entries(id, expected, &append.entries)?;
            return Ok(Ok(()));
        }
        let Some((next, status)) = self.next(append.table)? else { return Ok(Err(Error::Missing)) };
        if u64::try_from(next) != Ok(append.expected) {
            return Ok(Err(Error::Conflict));
        }
        if let Some(index) = &append.index {
            if self.taken(index, id)? {
                return Ok(Err(Error::Taken));
            }
            self.status.execute(params![index.status.number(), id])?;
            let over = (!index.status.live()).then_some(append.at);
            self.card.execute(params![index.code, index.game, index.listed, index.head, over, id])?;
        } else if status >= 2 {
            self.over.execute([append.at, id])?;
        }
        self.advance.execute([next.saturating_add(length(&append.entries)), append.at, id])?;
        self.entries(id, next, &append.entries)?;
        Ok(Ok(()))
    }

    fn entries(&mut self, id: i64, first: i64, entries: &[Vec<u8>]) -> rusqlite::Result<()> {
        for (seq, body) in span(first, entries).zip(entries) {
            self.entry.execute(params![id, seq, body])?;
        }
        Ok(())
    }

    fn taken(&mut self, index: &Index, id: i64) -> rusqlite::Result<bool> {
        Ok(index.status.live() && self.taken.exists(params![index.code, id])?)
    }

    fn create(&mut self, create: &Create) -> Outcome {
        let (id, index) = (create.id.0, &create.index);
        if self.next(create.id)?.is_some() || self.taken(index, id)? {
            return Ok(Err(Error::Taken));
        }
        self.table.execute(params![id, length(&create.entries), create.at, index.status.number()])?;
        let over = (!index.status.live()).then_some(create.at);
        let card = params![id, index.code, index.game, index.listed, index.head, create.at, over];
        self.new_card.execute(card)?;
        self.entries(id, 0, &create.entries)?;
        Ok(Ok(()))
    }
}

/// Whether a change found anything to change.
fn found(changes: usize) -> Result<(), Error> {
    if changes == 0 { Err(Error::Missing) } else { Ok(()) }
}

/// A broken constraint undoes its own statement only and is a refusal; anything else is a failure.
fn refused(done: rusqlite::Result<usize>, why: Error) -> Outcome {
    match done {
        Ok(_) => Ok(Ok(())),
        Err(e) if e.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => Ok(Err(why)),
        Err(e) => Err(e),
    }
}
