//! The statements of the writer.

use super::tail::{self, Group, Tail};
use crate::work::{Create, UNSCRUBBED, Work, length, signed};
use crate::{Append, Error, Index, sql};
use rusqlite::{Connection, ErrorCode, Statement, params};
use std::collections::HashMap;

/// The longest the tail may be. It is read when a store is opened, and kept in memory.
const ROWS: usize = 4_096;
const BYTES: usize = 8 << 20;

/// Longer appends go to the table's own pages at once.
const LONG: usize = 32 << 10;

/// How many tables are cached before the cache is emptied.
const KNOWN: usize = 65_536;

/// The prepared statements of the writer, and what it remembers of the file.
pub(super) struct Statements<'c> {
    connection: &'c Connection,
    begin: Statement<'c>,
    commit: Statement<'c>,
    rollback: Statement<'c>,
    /// Changes when another connection has written.
    version: Statement<'c>,
    next: Statement<'c>,
    advance: Statement<'c>,
    row: Statement<'c>,
    cut: Statement<'c>,
    piece: Statement<'c>,
    over: Statement<'c>,
    taken: Statement<'c>,
    status: Statement<'c>,
    card: Statement<'c>,
    table: Statement<'c>,
    new_card: Statement<'c>,
    remove: Statement<'c>,
    put_person: Statement<'c>,
    note_seat: Statement<'c>,
    forget: Statement<'c>,
    ban: Statement<'c>,
    unban: Statement<'c>,
    /// The version of the file at which the rest was true; `None` if it must be read again.
    seen: Option<i64>,
    tail: Tail,
    /// Appends of this transaction that are not yet in the file.
    group: Group,
    known: HashMap<i64, Known>,
}

/// What is remembered of a table.
#[derive(Clone, Copy)]
struct Known {
    /// The number of its next entry.
    next: i64,
    live: bool,
}

/// The outcome of one write. The outer `Err` means that the database failed, and the whole group with it.
type Outcome = rusqlite::Result<Result<(), Error>>;

impl<'c> Statements<'c> {
    pub(super) fn new(connection: &'c Connection) -> rusqlite::Result<Statements<'c>> {
        let prepare = |text| connection.prepare(text);
        Ok(Statements {
            connection,
            // IMMEDIATE: from here on no other process can write, so what is read below stays true.
            begin: prepare("BEGIN IMMEDIATE")?,
            commit: prepare("COMMIT")?,
            rollback: prepare("ROLLBACK")?,
            version: prepare("PRAGMA data_version")?,
            next: prepare("SELECT next, status FROM tables WHERE id = $1")?,
            advance: prepare("UPDATE tables SET next = $1, touched = $2 WHERE id = $3")?,
            row: prepare("INSERT INTO tail (n, body) VALUES ($1, $2)")?,
            cut: prepare("DELETE FROM tail WHERE n <= $1")?,
            piece: prepare("INSERT INTO pieces (id, first, body) VALUES ($1, $2, $3)")?,
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
            remove: prepare(sql::REMOVE)?,
            put_person: prepare(sql::PUT_PERSON)?,
            note_seat: prepare(sql::NOTE_SEAT)?,
            forget: prepare(sql::FORGET)?,
            ban: prepare(sql::BAN)?,
            unban: prepare(sql::UNBAN)?,
            seen: None,
            tail: Tail::default(),
            group: Group::default(),
            known: HashMap::new(),
        })
    }

    pub(super) fn transaction(
        &mut self,
        body: impl FnOnce(&mut Self) -> rusqlite::Result<()>,
    ) -> rusqlite::Result<()> {
        self.begin.execute([])?;
        let done = self
            .look()
            .and_then(|()| body(self))
            .and_then(|()| self.flush())
            .and_then(|()| self.shorten())
            .and_then(|()| self.commit.execute([]).map(drop));
        if done.is_err() {
            // Some failures have rolled back already; the first error is the one to report.
            let _ = self.rollback.execute([]);
            self.seen = None;
        }
        done
    }

    /// Reads the file again if another connection has written, or if the last transaction failed.
    fn look(&mut self) -> rusqlite::Result<()> {
        let version = self.version.query_row([], |row| row.get(0))?;
        if self.seen == Some(version) {
            if self.known.len() > KNOWN {
                self.known.clear();
            }
            return Ok(());
        }
        if self.seen.take().is_none() {
            self.tail = Tail::default();
        }
        self.known.clear();
        self.group.clear();
        self.tail.refresh(self.connection)?;
        self.seen = Some(version);
        Ok(())
    }

    /// Writes the appends of this transaction so far.
    fn flush(&mut self) -> rusqlite::Result<()> {
        if self.group.is_empty() {
            return Ok(());
        }
        let n = self.tail.last().saturating_add(1);
        self.row.execute(params![n, self.group.body()])?;
        self.tail.push(n, &mut self.group);
        Ok(())
    }

    /// Moves the oldest records to their tables' own pages while the tail is too long.
    fn shorten(&mut self) -> rusqlite::Result<()> {
        while let (rows, bytes) = self.tail.size()
            && rows > 1
            && (rows > ROWS || bytes > BYTES)
            && let Some((n, tables)) = self.tail.oldest()
        {
            for id in tables {
                self.settle(id)?;
            }
            self.cut.execute([n])?;
            self.tail.forget_oldest();
        }
        Ok(())
    }

    /// Moves everything out of the tail, so that deleted data leaves no trace there. An empty last row stays, because
    /// its number must not be used again.
    fn clear_tail(&mut self) -> rusqlite::Result<()> {
        self.flush()?;
        for id in self.tail.tables() {
            self.settle(id)?;
        }
        let last = self.tail.last();
        self.cut.execute([last])?;
        self.row.execute(params![last.saturating_add(1), &[][..]])?;
        self.tail = Tail::default();
        self.tail.refresh(self.connection)
    }

    /// Moves the tail's records of a table to its own pages.
    fn settle(&mut self, id: i64) -> rusqlite::Result<()> {
        match self.known(id)? {
            Some(known) => self.store(id, known.next, None).map(drop),
            None => {
                // Removed by another process.
                self.tail.take(id);
                Ok(())
            }
        }
    }

    /// Moves the tail's records of a table to its own pages, with more entries after them. Returns the next number.
    fn store(&mut self, id: i64, next: i64, more: Option<(&[Vec<u8>], i64)>) -> rusqlite::Result<i64> {
        let records = self.tail.take(id);
        let first = records.first().map_or(next, |record| record.first);
        let mut at = records.last().map(|record| record.at);
        let mut piece = Vec::new();
        records.iter().for_each(|record| piece.extend_from_slice(&record.body));
        let mut end = next;
        if let Some((entries, now)) = more {
            tail::pack(entries, &mut piece)?;
            end = next.saturating_add(length(entries));
            at = Some(now);
        }
        if !piece.is_empty() {
            self.piece.execute(params![id, first, piece])?;
        }
        if let Some(at) = at {
            self.advance.execute([end, at, id])?;
        }
        Ok(end)
    }

    /// Every kind of work checks before it writes, so that a refused write has changed nothing.
    pub(super) fn work(&mut self, work: &Work) -> Outcome {
        match work {
            Work::Create(create) => self.create(create),
            Work::Append(append) => self.append(append),
            Work::Rewrite { id, seq, body } => match signed(*seq) {
                Ok(seq) => self.rewrite(id.0, seq, body),
                Err(fault) => Ok(Err(fault)),
            },
            Work::Remove(id) => {
                self.leave_no_trace(id.0)?;
                self.known.remove(&id.0);
                self.mark_unscrubbed()?;
                Ok(found(self.remove.execute([id.0])?))
            }
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
            Work::Forget(id) => {
                self.connection.prepare_cached(sql::NOTE_FORGOTTEN)?.execute([id])?;
                self.connection.prepare_cached(sql::CUT_FORGOTTEN)?.execute([])?;
                self.mark_unscrubbed()?;
                Ok(self.forget.execute([id]).map(|_| Ok(()))?)
            }
            Work::Ban(ban) => {
                Ok(self.ban.execute(params![ban.address, ban.until, ban.why]).map(|_| Ok(()))?)
            }
            Work::Unban(address) => Ok(self.unban.execute([address]).map(|_| Ok(()))?),
            Work::Mark { key, value } => {
                match value {
                    Some(value) => {
                        self.connection.prepare_cached(sql::SET_MARK)?.execute(params![key, value])?
                    }
                    None => self.connection.prepare_cached(sql::REMOVE_MARK)?.execute([key])?,
                };
                Ok(Ok(()))
            }
        }
    }

    fn mark_unscrubbed(&self) -> rusqlite::Result<()> {
        self.connection.prepare_cached(sql::SET_MARK)?.execute([UNSCRUBBED, ""]).map(drop)
    }

    /// Rewrites the whole file, so that nothing of what was deleted is left in it or in the write-ahead log.
    pub(super) fn scrub(&mut self) -> rusqlite::Result<()> {
        self.transaction(|statements| statements.clear_tail())?;
        self.connection.execute_batch("VACUUM")?;
        self.connection.execute(sql::REMOVE_MARK, [UNSCRUBBED])?;
        // Answers whether readers were in its way; they are short, and SQLite waits for them.
        let busy: i64 = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
        self.seen = None;
        if busy == 0 { Ok(()) } else { self.mark_unscrubbed() }
    }

    /// What is known of a table, from the cache or from the file.
    fn known(&mut self, id: i64) -> rusqlite::Result<Option<Known>> {
        if let Some(known) = self.known.get(&id) {
            return Ok(Some(*known));
        }
        let mut rows = self.next.query([id])?;
        let Some(row) = rows.next()? else { return Ok(None) };
        let (stored, status): (i64, i64) = (row.get(0)?, row.get(1)?);
        drop(rows);
        self.tail.trim(id, stored);
        let next = self.tail.log(id, stored).last().map_or(stored, tail::Record::end);
        let known = Known { next, live: status < 2 };
        self.known.insert(id, known);
        Ok(Some(known))
    }

    fn append(&mut self, append: &Append) -> Outcome {
        let id = append.table.0;
        let Some(Known { next, live }) = self.known(id)? else { return Ok(Err(Error::Missing)) };
        if u64::try_from(next) != Ok(append.expected) {
            return Ok(Err(Error::Conflict));
        }
        // The usual case: a few more bytes in the log of a live table.
        let bytes: usize = append.entries.iter().map(Vec::len).sum();
        if append.index.is_none()
            && live
            && !append.entries.is_empty()
            && bytes <= LONG
            && self.group.add(id, next, append.at, &append.entries)
        {
            let next = next.saturating_add(length(&append.entries));
            self.known.insert(id, Known { next, live });
            return Ok(Ok(()));
        }
        self.append_at_once(id, next, live, append)
    }

    /// An append that changes more than the log, or that is long.
    fn append_at_once(&mut self, id: i64, next: i64, live: bool, append: &Append) -> Outcome {
        let mut live = live;
        if let Some(index) = &append.index {
            if self.taken(index, id)? {
                return Ok(Err(Error::Taken));
            }
            live = index.status.live();
            self.status.execute(params![index.status.number(), id])?;
            let over = (!live).then_some(append.at);
            self.card.execute(params![index.code, index.game, index.listed, index.head, over, id])?;
        } else if !live {
            self.over.execute([append.at, id])?;
        }
        if self.group.has(id) {
            self.flush()?;
        }
        let next = self.store(id, next, Some((&append.entries, append.at)))?;
        self.known.insert(id, Known { next, live });
        Ok(Ok(()))
    }

    /// Makes sure that nothing of this table is in the tail.
    fn leave_no_trace(&mut self, id: i64) -> rusqlite::Result<()> {
        if self.group.has(id) || self.tail.mentions(id) {
            self.clear_tail()?;
        }
        Ok(())
    }

    fn rewrite(&mut self, id: i64, seq: i64, body: &[u8]) -> Outcome {
        let Some(known) = self.known(id)? else { return Ok(Err(Error::Missing)) };
        if !(0..known.next).contains(&seq) {
            return Ok(Err(Error::Missing));
        }
        self.leave_no_trace(id)?;
        let mut old = self.connection.prepare_cached(sql::REWRITE)?;
        if old.execute(params![body, id, seq])? > 0 {
            return Ok(Ok(()));
        }
        let mut piece = self.connection.prepare_cached(
            "SELECT first, body FROM pieces WHERE id = $1 AND first <= $2 ORDER BY first DESC LIMIT 1",
        )?;
        let (first, bytes): (i64, Vec<u8>) =
            piece.query_row([id, seq], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let mut entries = tail::unpack(&bytes)?;
        let place = usize::try_from(seq.saturating_sub(first)).ok().and_then(|place| entries.get_mut(place));
        let Some(place) = place else { return Ok(Err(Error::Missing)) };
        *place = body.to_vec();
        let mut bytes = Vec::with_capacity(bytes.len());
        tail::pack(&entries, &mut bytes)?;
        let mut change =
            self.connection.prepare_cached("UPDATE pieces SET body = $1 WHERE id = $2 AND first = $3")?;
        Ok(found(change.execute(params![bytes, id, first])?))
    }

    fn taken(&mut self, index: &Index, id: i64) -> rusqlite::Result<bool> {
        Ok(index.status.live() && self.taken.exists(params![index.code, id])?)
    }

    fn create(&mut self, create: &Create) -> Outcome {
        let (id, index) = (create.id.0, &create.index);
        if self.known(id)?.is_some() || self.taken(index, id)? {
            return Ok(Err(Error::Taken));
        }
        // Nothing of a removed table with this id may come back.
        self.leave_no_trace(id)?;
        self.table.execute(params![id, 0, create.at, index.status.number()])?;
        let over = (!index.status.live()).then_some(create.at);
        let card = params![id, index.code, index.game, index.listed, index.head, create.at, over];
        self.new_card.execute(card)?;
        let next = self.store(id, 0, Some((&create.entries, create.at)))?;
        self.known.insert(id, Known { next, live: index.status.live() });
        Ok(Ok(()))
    }
}

/// Whether a change found anything to change.
fn found(changes: usize) -> Result<(), Error> {
    if changes == 0 { Err(Error::Missing) } else { Ok(()) }
}

/// A violated constraint undoes only its own statement and is a refusal; anything else is a failure.
fn refused(done: rusqlite::Result<usize>, why: Error) -> Outcome {
    match done {
        Ok(_) => Ok(Ok(())),
        Err(e) if e.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => Ok(Err(why)),
        Err(e) => Err(e),
    }
}
