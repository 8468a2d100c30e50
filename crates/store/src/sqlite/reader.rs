//! The connections that read. A few of them, opened when needed and kept; they never wait for the writer.

use super::tail::{self, Record, Tail};
use super::{fault, open};
use crate::work::closed;
use crate::{Error, Index, Person, Row, Status, TableId, sql};
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;

/// How many may read at the same time.
const READERS: usize = 4;

pub(super) struct Readers {
    pub path: PathBuf,
    turns: Semaphore,
    idle: Mutex<Vec<Connection>>,
    tail: Mutex<Tail>,
}

/// The tail as the reader's own transaction sees it. It is locked, so it must not be held for long.
pub(super) struct Tailed<'a>(MutexGuard<'a, Tail>);

impl Tailed<'_> {
    /// Where the tail's part of a log ends, and when it was appended to.
    pub(super) fn end(&self, id: i64) -> Option<(i64, i64)> {
        self.0.log(id, i64::MIN).last().map(|last| (last.end(), last.at))
    }

    /// The tail's part of a log, from where the rest ends.
    fn log(self, id: i64, from: i64) -> Vec<Record> {
        self.0.log(id, from).to_vec()
    }

    fn ends(self) -> HashMap<i64, (i64, i64)> {
        self.0.ends()
    }
}

impl Readers {
    pub(super) fn new(path: PathBuf) -> Readers {
        Readers { path, turns: Semaphore::new(READERS), idle: Mutex::default(), tail: Mutex::default() }
    }

    /// Runs a query that needs the tail, in one transaction.
    pub(super) async fn ask_with_tail<T: Send + 'static>(
        self: &std::sync::Arc<Self>,
        what: &'static str,
        question: impl FnOnce(&Connection, Tailed<'_>) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        let readers = std::sync::Arc::clone(self);
        self.ask(what, move |connection| {
            // Under the lock, so that the tail in memory never goes back to an older state.
            let mut tail = readers.tail.lock().unwrap_or_else(PoisonError::into_inner);
            let moment = connection.unchecked_transaction()?;
            tail.refresh(&moment)?;
            question(&moment, Tailed(tail))
        })
        .await
    }

    /// Runs a query on a thread for blocking work.
    pub(super) async fn ask<T: Send + 'static>(
        self: &std::sync::Arc<Self>,
        what: &'static str,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        let _turn = self.turns.acquire().await.map_err(|_| closed())?;
        let readers = std::sync::Arc::clone(self);
        let task = tokio::task::spawn_blocking(move || {
            let idle = readers.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = match idle {
                Some(connection) => connection,
                None => open::readable(&readers.path)?,
            };
            let answer = question(&connection).map_err(|e| fault(&readers.path, what, &e))?;
            if !readers.turns.is_closed() {
                readers.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            }
            Ok(answer)
        });
        task.await.map_err(|_| Error::Unavailable(format!("{what} was interrupted")))?
    }

    pub(super) fn close(&self) {
        self.turns.close();
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// A row as `sql` selects it.
pub(super) fn row(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    let number: i64 = row.get(3)?;
    let status = Status::from_number(number).ok_or(rusqlite::Error::IntegralValueOutOfRange(3, number))?;
    let next: i64 = row.get(8)?;
    Ok(Row {
        id: TableId(row.get(0)?),
        index: Index { code: row.get(1)?, game: row.get(2)?, status, listed: row.get(4)?, head: row.get(5)? },
        created: row.get(6)?,
        touched: row.get(7)?,
        next: u64::try_from(next).map_err(|_| rusqlite::Error::IntegralValueOutOfRange(8, next))?,
    })
}

/// A person as `sql` selects them.
pub(super) fn person(row: &rusqlite::Row<'_>) -> rusqlite::Result<Person> {
    let token: Vec<u8> = row.get(1)?;
    let token = <[u8; 32]>::try_from(token)
        .map_err(|_| rusqlite::Error::InvalidColumnType(1, "token".to_owned(), Type::Blob))?;
    Ok(Person { id: row.get(0)?, token, name: row.get(2)?, created: row.get(3)?, seen: row.get(4)? })
}

/// The row, with the end of its log in the tail.
pub(super) fn up_to_date(row: Row, end: Option<(i64, i64)>) -> Row {
    match end.and_then(|(next, at)| Some((u64::try_from(next).ok()?, at))) {
        Some((next, touched)) if next > row.next => Row { next, touched, ..row },
        _ => row,
    }
}

/// The whole log of a table from this number on: entries of version 1, then the pieces, then the tail.
pub(super) fn log(
    connection: &Connection,
    tail: Tailed<'_>,
    id: i64,
    from: i64,
) -> rusqlite::Result<Option<Vec<Vec<u8>>>> {
    let mut stored = connection.prepare_cached("SELECT next FROM tables WHERE id = $1")?;
    let Some(stored) = stored.query_row([id], |row| row.get::<_, i64>(0)).optional()? else {
        return Ok(None);
    };
    let records = tail.log(id, stored);
    let mut log = Vec::new();
    // The number of the first entry in `log`, once there is one.
    let mut first = None;
    let mut add = |at: i64, entries: Vec<Vec<u8>>| {
        let begins = *first.get_or_insert(at);
        let next = begins.saturating_add(crate::work::length(&log));
        log.extend(entries);
        // A gap would give every later entry a wrong number.
        if next == at { Ok(()) } else { Err(rusqlite::Error::IntegralValueOutOfRange(0, at)) }
    };
    let mut old = connection
        .prepare_cached("SELECT seq, body FROM entries WHERE id = $1 AND seq >= $2 ORDER BY seq")?;
    let mut rows = old.query([id, from])?;
    while let Some(row) = rows.next()? {
        add(row.get(0)?, vec![row.get(1)?])?;
    }
    let mut pieces = connection.prepare_cached(
        "SELECT first, body FROM pieces WHERE id = $1 AND first >= \
         coalesce((SELECT max(first) FROM pieces WHERE id = $1 AND first <= $2), $2) ORDER BY first",
    )?;
    let mut rows = pieces.query([id, from])?;
    while let Some(row) = rows.next()? {
        let body = row.get_ref(1)?.as_blob().map_err(rusqlite::Error::from)?;
        add(row.get(0)?, tail::unpack(body)?)?;
    }
    for record in records {
        add(record.first, tail::unpack(&record.body)?)?;
    }
    // The first piece may begin earlier than asked for.
    let before = first.map_or(0, |first| from.saturating_sub(first));
    let before = usize::try_from(before).unwrap_or(0).min(log.len());
    log.drain(..before);
    Ok(Some(log))
}

/// Live tables of these statuses, last touched first.
pub(super) fn live(
    connection: &Connection,
    tail: Tailed<'_>,
    [one, two]: [i16; 2],
    listed: bool,
    before: i64,
    most: usize,
) -> rusqlite::Result<Vec<Row>> {
    let ends = tail.ends();
    let mut statement = connection.prepare_cached(
        "SELECT id, touched, next FROM tables WHERE status < 2 AND (status = $1 OR status = $2)",
    )?;
    let touched = statement.query_map([one, two], |row| {
        let (id, touched, next): (i64, i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok((ends.get(&id).filter(|(end, _)| *end > next).map_or(touched, |(_, at)| *at), id))
    })?;
    let mut order: Vec<(i64, i64)> = touched.collect::<Result<_, _>>()?;
    order.retain(|(touched, _)| *touched < before);
    order.sort_unstable_by_key(|place| std::cmp::Reverse(*place));
    let mut whole = connection.prepare_cached(sql::ROW)?;
    let mut rows = Vec::new();
    for (_, id) in order {
        if rows.len() >= most {
            break;
        }
        let row = up_to_date(whole.query_row([id], self::row)?, ends.get(&id).copied());
        if row.index.listed || !listed {
            rows.push(row);
        }
    }
    Ok(rows)
}
