//! The store in PostgreSQL: a task that writes over one connection, and another connection that reads.

mod session;
mod writer;

use crate::settings::Settings;
use crate::stats::Counters;
use crate::work::{Job, closed};
use crate::{Ban, Error, Index, Person, Row, Status, TableId, memory, sql};
use session::{Place, Questions, Session};
use std::sync::Arc;
use tokio::sync::Mutex;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio_postgres::types::ToSql;

/// A store in a PostgreSQL database.
pub(crate) struct Postgres {
    pub jobs: UnboundedSender<Job>,
    pub counters: Arc<Counters>,
    place: Arc<Place>,
    /// None until the first question, and after the connection was lost.
    reader: Mutex<Option<Arc<Session<Questions>>>>,
}

impl Postgres {
    /// Connects, brings the database to today's version and starts its writer.
    pub(crate) async fn open(url: &str, settings: Settings) -> Result<Postgres, Error> {
        let place = Arc::new(Place::new(url)?);
        let mut client = place.connect().await?;
        place.migrate(&mut client).await?;
        let counters = Arc::new(Counters::default());
        let (jobs, inbox) = unbounded_channel();
        let writer = writer::Writer::new(Arc::clone(&place), client, settings, Arc::clone(&counters)).await?;
        tokio::spawn(writer.run(inbox));
        Ok(Postgres { jobs, counters, place, reader: Mutex::default() })
    }

    /// The connection that reads; a new one if the last was lost.
    async fn reader(&self) -> Result<Arc<Session<Questions>>, Error> {
        let mut reader = self.reader.lock().await;
        if let Some(session) = reader.as_ref().filter(|session| !session.client.is_closed()) {
            return Ok(Arc::clone(session));
        }
        let client = self.place.connect().await?;
        let said = self.place.within("cannot prepare to read", Questions::prepare(&client)).await?;
        let session = Arc::new(Session { client, said });
        *reader = Some(Arc::clone(&session));
        Ok(session)
    }

    /// Runs a query; `each` reads a row.
    async fn ask<T>(
        &self,
        what: &'static str,
        question: impl FnOnce(&Questions) -> &tokio_postgres::Statement,
        with: &[&(dyn ToSql + Sync)],
        each: impl Fn(&tokio_postgres::Row) -> Result<T, tokio_postgres::Error>,
    ) -> Result<Vec<T>, Error> {
        let session = self.reader().await?;
        let rows = self.place.within(what, session.client.query(question(&session.said), with)).await?;
        rows.iter().map(each).collect::<Result<_, _>>().map_err(|e| self.place.fault(what, &e))
    }

    pub(crate) async fn read(&self, id: TableId, from: i64) -> Result<Vec<Vec<u8>>, Error> {
        const WHAT: &str = "reading a log";
        let found = self.ask(WHAT, |q| &q.read, &[&id.0, &from], |row| row.try_get(0)).await?;
        if found.is_empty() && self.ask(WHAT, |q| &q.known, &[&id.0], |_| Ok(())).await?.is_empty() {
            return Err(Error::Missing);
        }
        Ok(found)
    }

    pub(crate) async fn row(&self, id: TableId) -> Result<Row, Error> {
        self.one("reading a table", |q| &q.row, &[&id.0]).await
    }

    pub(crate) async fn by_code(&self, code: &str) -> Result<Row, Error> {
        self.one("looking for a code", |q| &q.by_code, &[&code]).await
    }

    async fn one(
        &self,
        what: &'static str,
        question: impl FnOnce(&Questions) -> &tokio_postgres::Statement,
        with: &[&(dyn ToSql + Sync)],
    ) -> Result<Row, Error> {
        let found = self.ask(what, question, with, row).await?;
        found.into_iter().next().ok_or(Error::Missing)?.ok_or_else(|| self.damaged(what))
    }

    fn damaged(&self, what: &str) -> Error {
        Error::Unavailable(format!("{}: {what}: a row holds an invalid number", self.place.name))
    }

    pub(crate) async fn rows(
        &self,
        statuses: &[Status],
        listed: bool,
        before: i64,
        limit: u32,
    ) -> Result<Vec<Row>, Error> {
        const WHAT: &str = "listing tables";
        let (live, over) = sql::split(statuses);
        let (listed, most) = (i16::from(listed), i64::from(limit));
        let mut rows = Vec::new();
        if live != [-1, -1] {
            rows.extend(
                self.ask(WHAT, |q| &q.live, &[&live[0], &live[1], &before, &listed, &most], row).await?,
            );
        }
        if over != [-1, -1] {
            rows.extend(
                self.ask(WHAT, |q| &q.over, &[&over[0], &over[1], &before, &listed, &most], row).await?,
            );
        }
        let rows: Option<Vec<Row>> = rows.into_iter().collect();
        let rows = rows.ok_or_else(|| self.damaged(WHAT))?;
        Ok(memory::newest(rows, usize::try_from(limit).unwrap_or(usize::MAX)))
    }

    pub(crate) async fn person(&self, id: i64) -> Result<Option<Person>, Error> {
        self.people(|q| &q.person, &[&id]).await
    }

    pub(crate) async fn person_by_token(&self, token: &[u8; 32]) -> Result<Option<Person>, Error> {
        self.people(|q| &q.by_token, &[&token.as_slice()]).await
    }

    async fn people(
        &self,
        question: impl FnOnce(&Questions) -> &tokio_postgres::Statement,
        with: &[&(dyn ToSql + Sync)],
    ) -> Result<Option<Person>, Error> {
        const WHAT: &str = "looking for a person";
        let found = self.ask(WHAT, question, with, person).await?;
        found.into_iter().next().map(|person| person.ok_or_else(|| self.damaged(WHAT))).transpose()
    }

    pub(crate) async fn seats_of(&self, person: i64) -> Result<Vec<TableId>, Error> {
        self.ask("reading seats", |q| &q.seats_of, &[&person], |row| row.try_get(0).map(TableId)).await
    }

    pub(crate) async fn bans(&self) -> Result<Vec<Ban>, Error> {
        let ban = |row: &tokio_postgres::Row| {
            Ok(Ban { address: row.try_get(0)?, until: row.try_get(1)?, why: row.try_get(2)? })
        };
        self.ask("reading bans", |q| &q.bans, &[], ban).await
    }

    pub(crate) async fn sync_settings(&self) -> Result<String, Error> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        self.jobs.send(Job::Settings(reply)).map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Stops the writer after what was submitted so far.
    pub(crate) async fn close(&self) {
        let (reply, answer) = tokio::sync::oneshot::channel();
        if self.jobs.send(Job::Close(reply)).is_ok() {
            // A writer that is gone has nothing left to do.
            let _ = answer.await;
        }
        *self.reader.lock().await = None;
    }
}

/// A row as `sql` selects it; `None` if a number in it is invalid.
fn row(row: &tokio_postgres::Row) -> Result<Option<Row>, tokio_postgres::Error> {
    let status: i16 = row.try_get(3)?;
    let listed: i16 = row.try_get(4)?;
    let next: i64 = row.try_get(8)?;
    let (Some(status), Ok(next)) = (Status::from_number(i64::from(status)), u64::try_from(next)) else {
        return Ok(None);
    };
    Ok(Some(Row {
        id: TableId(row.try_get(0)?),
        index: Index {
            code: row.try_get(1)?,
            game: row.try_get(2)?,
            status,
            listed: listed != 0,
            head: row.try_get(5)?,
        },
        created: row.try_get(6)?,
        touched: row.try_get(7)?,
        next,
    }))
}

/// A person as `sql` selects them; `None` if the hash has a wrong length.
fn person(row: &tokio_postgres::Row) -> Result<Option<Person>, tokio_postgres::Error> {
    let token: Vec<u8> = row.try_get(1)?;
    let Ok(token) = <[u8; 32]>::try_from(token) else { return Ok(None) };
    Ok(Some(Person {
        id: row.try_get(0)?,
        token,
        name: row.try_get(2)?,
        created: row.try_get(3)?,
        seen: row.try_get(4)?,
    }))
}
