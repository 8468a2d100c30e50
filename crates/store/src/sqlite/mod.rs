//! The store in an SQLite file: one thread that writes, and a few connections that read.

mod hold;
pub(crate) mod open;
mod reader;
mod statements;
mod tail;
mod writer;

use crate::settings::Settings;
use crate::stats::Counters;
use crate::work::{Job, closed};
use crate::{Ban, Error, Forgotten, Person, Row, Status, TableId, memory, sql};
use reader::{Readers, Tailed};
use rusqlite::{OptionalExtension, params};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

/// A store in an SQLite file.
pub(crate) struct Sqlite {
    pub jobs: UnboundedSender<Job>,
    pub counters: Arc<Counters>,
    readers: Arc<Readers>,
}

/// What went wrong, and where.
fn fault(path: &Path, what: &str, error: &rusqlite::Error) -> Error {
    Error::Unavailable(format!("{}: {what}: {error}", path.display()))
}

impl Sqlite {
    /// Opens the file, brings it to today's version and starts its writer.
    pub(crate) async fn open(path: PathBuf, settings: Settings) -> Result<Sqlite, Error> {
        let place = path.clone();
        let task = tokio::task::spawn_blocking(move || open::writable(&place));
        let connection =
            task.await.map_err(|_| Error::Unavailable("opening was interrupted".to_owned()))??;
        let counters = Arc::new(Counters::default());
        let (jobs, inbox) = unbounded_channel();
        let (place, counted, lock) = (path.clone(), Arc::clone(&counters), hold::Lock::new(&path));
        std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || {
                writer::run(connection, &place, inbox, &settings, &counted, lock);
            })
            .map_err(|e| Error::Unavailable(format!("{}: no thread to write with: {e}", path.display())))?;
        Ok(Sqlite { jobs, counters, readers: Arc::new(Readers::new(path)) })
    }

    pub(crate) async fn read(&self, id: TableId, from: i64) -> Result<Vec<Vec<u8>>, Error> {
        self.readers
            .ask_with_tail("reading a log", move |connection, tail| reader::log(connection, tail, id.0, from))
            .await?
            .ok_or(Error::Missing)
    }

    pub(crate) async fn row(&self, id: TableId) -> Result<Row, Error> {
        let ask = move |connection: &rusqlite::Connection, tail: Tailed<'_>| {
            let end = tail.end(id.0);
            let row = connection.prepare_cached(sql::ROW)?.query_row([id.0], reader::row).optional()?;
            Ok(row.map(|row| reader::up_to_date(row, end)))
        };
        self.readers.ask_with_tail("reading a table", ask).await?.ok_or(Error::Missing)
    }

    pub(crate) async fn by_code(&self, code: &str) -> Result<Row, Error> {
        let code = code.to_owned();
        let ask = move |connection: &rusqlite::Connection, tail: Tailed<'_>| {
            let row = connection.prepare_cached(sql::BY_CODE)?.query_row([code], reader::row).optional()?;
            Ok(row.map(|row| {
                let end = tail.end(row.id.0);
                reader::up_to_date(row, end)
            }))
        };
        self.readers.ask_with_tail("looking for a code", ask).await?.ok_or(Error::Missing)
    }

    pub(crate) async fn by_past_code(&self, code: &str, since: i64) -> Result<Row, Error> {
        let code = code.to_owned();
        let ask = move |connection: &rusqlite::Connection, tail: Tailed<'_>| {
            let row = connection
                .prepare_cached(sql::BY_PAST_CODE)?
                .query_row((since, code), reader::row)
                .optional()?;
            Ok(row.map(|row| {
                let end = tail.end(row.id.0);
                reader::up_to_date(row, end)
            }))
        };
        self.readers
            .ask_with_tail("looking for the code of a finished table", ask)
            .await?
            .ok_or(Error::Missing)
    }

    pub(crate) async fn rows(
        &self,
        statuses: &[Status],
        listed: bool,
        before: i64,
        limit: u32,
    ) -> Result<Vec<Row>, Error> {
        let (live, over) = sql::split(statuses);
        let most = usize::try_from(limit).unwrap_or(usize::MAX);
        let rows = self
            .readers
            .ask_with_tail("listing tables", move |connection, tail| {
                let mut rows = Vec::new();
                if live.iter().any(|status| *status >= 0) {
                    rows = reader::live(connection, tail, live, listed, before, most)?;
                }
                if over.iter().any(|status| *status >= 0) {
                    let [one, two] = over;
                    let mut statement = connection.prepare_cached(sql::OVER)?;
                    let found = statement.query_map(params![one, two, before, listed, limit], reader::row)?;
                    for row in found {
                        rows.push(row?);
                    }
                }
                Ok(rows)
            })
            .await?;
        Ok(memory::newest(rows, most))
    }

    pub(crate) async fn person(&self, id: i64) -> Result<Option<Person>, Error> {
        let ask = move |connection: &rusqlite::Connection| {
            connection.prepare_cached(sql::PERSON)?.query_row([id], reader::person).optional()
        };
        self.readers.ask("looking for a person", ask).await
    }

    pub(crate) async fn person_by_token(&self, token: &[u8; 32]) -> Result<Option<Person>, Error> {
        let token = *token;
        let ask = move |connection: &rusqlite::Connection| {
            connection.prepare_cached(sql::BY_TOKEN)?.query_row([token], reader::person).optional()
        };
        self.readers.ask("looking for a person", ask).await
    }

    pub(crate) async fn seats_of(&self, person: i64) -> Result<Vec<TableId>, Error> {
        let ask = move |connection: &rusqlite::Connection| {
            let mut statement = connection.prepare_cached(sql::SEATS_OF)?;
            statement.query_map([person], |row| row.get(0).map(TableId))?.collect()
        };
        self.readers.ask("reading seats", ask).await
    }

    pub(crate) async fn rows_of(&self, person: i64) -> Result<Vec<Row>, Error> {
        let ask = move |connection: &rusqlite::Connection, tail: Tailed<'_>| {
            let mut statement = connection.prepare_cached(sql::ROWS_OF)?;
            let rows: Vec<Row> = statement.query_map([person], reader::row)?.collect::<Result<_, _>>()?;
            let up_to_date = |row: Row| {
                let end = tail.end(row.id.0);
                reader::up_to_date(row, end)
            };
            Ok(rows.into_iter().map(up_to_date).collect())
        };
        self.readers.ask_with_tail("listing a person's tables", ask).await
    }

    pub(crate) async fn unseated(&self, before: i64, limit: u32) -> Result<Vec<i64>, Error> {
        let ask = move |connection: &rusqlite::Connection| {
            let mut statement = connection.prepare_cached(sql::UNSEATED)?;
            statement.query_map(params![before, limit], |row| row.get(0))?.collect()
        };
        self.readers.ask("looking for old people", ask).await
    }

    pub(crate) async fn bans(&self) -> Result<Vec<Ban>, Error> {
        let ask = |connection: &rusqlite::Connection| {
            let mut statement = connection.prepare_cached(sql::BANS)?;
            let ban = |row: &rusqlite::Row<'_>| {
                Ok(Ban { address: row.get(0)?, until: row.get(1)?, why: row.get(2)? })
            };
            statement.query_map([], ban)?.collect()
        };
        self.readers.ask("reading bans", ask).await
    }

    pub(crate) async fn people(&self, after: i64, limit: u32) -> Result<Vec<Person>, Error> {
        let ask = move |connection: &rusqlite::Connection| {
            let mut statement = connection.prepare_cached(sql::PEOPLE)?;
            statement.query_map(params![after, limit], reader::person)?.collect()
        };
        self.readers.ask("listing people", ask).await
    }

    pub(crate) async fn forgotten(&self, after: i64) -> Result<Vec<Forgotten>, Error> {
        let ask = move |connection: &rusqlite::Connection| {
            let mut statement = connection.prepare_cached(sql::FORGOTTEN)?;
            let note = |row: &rusqlite::Row<'_>| {
                let table: Option<i64> = row.get(2)?;
                Ok(Forgotten { n: row.get(0)?, person: row.get(1)?, table: table.map(TableId) })
            };
            statement.query_map([after], note)?.collect()
        };
        self.readers.ask("reading who was forgotten", ask).await
    }

    pub(crate) async fn scrub(&self) -> Result<(), Error> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        self.jobs.send(Job::Scrub(reply)).map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    pub(crate) async fn mark(&self, key: &'static str) -> Result<Option<String>, Error> {
        let ask = move |connection: &rusqlite::Connection| {
            connection.prepare_cached(sql::MARK)?.query_row([key], |row| row.get(0)).optional()
        };
        self.readers.ask("reading a mark", ask).await
    }

    pub(crate) async fn backup(&self, to: &Path) -> Result<(), Error> {
        let (from, to) = (self.readers.path.clone(), to.to_owned());
        let task = tokio::task::spawn_blocking(move || open::backup(&from, &to));
        task.await.map_err(|_| Error::Unavailable("the backup was interrupted".to_owned()))?
    }

    pub(crate) async fn sync_settings(&self) -> Result<String, Error> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        self.jobs.send(Job::Settings(reply)).map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Stops the writer after what was submitted so far, and closes the connections that read.
    pub(crate) async fn close(&self) {
        self.readers.close();
        let (reply, answer) = tokio::sync::oneshot::channel();
        if self.jobs.send(Job::Close(reply)).is_ok() {
            // A writer that is gone has nothing left to do.
            let _ = answer.await;
        }
    }
}
