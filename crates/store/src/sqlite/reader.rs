//! The connections that read: a few, made when needed, kept afterwards, never behind the writer.

use super::{fault, open};
use crate::work::closed;
use crate::{Error, Index, Person, Row, Status, TableId};
use rusqlite::Connection;
use rusqlite::types::Type;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How many may read at once; more wait their turn.
const READERS: usize = 4;

pub(super) struct Readers {
    pub path: PathBuf,
    turns: Semaphore,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(path: PathBuf) -> Readers {
        Readers { path, turns: Semaphore::new(READERS), idle: Mutex::default() }
    }

    /// Asks something on a thread where it may take its time.
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
