//! The store in PostgreSQL: a task that writes over one connection, and a few connections that read.

mod session;
mod tls;
mod writer;

use crate::settings::Settings;
use crate::stats::Counters;
use crate::work::{Job, closed};
use crate::{Ban, Error, Forgotten, Index, Person, Row, Status, TableId, memory, sql};
use session::{Place, Questions, Session};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedSender, WeakUnboundedSender, unbounded_channel};
use tokio::sync::{Semaphore, watch};
use tokio_postgres::types::ToSql;

/// How many may read at the same time.
const READERS: usize = 4;

/// A store in a PostgreSQL database.
pub(crate) struct Postgres {
    pub jobs: UnboundedSender<Job>,
    pub counters: Arc<Counters>,
    place: Arc<Place>,
    turns: Semaphore,
    /// The connections that read and have nothing to do.
    idle: Mutex<Vec<Session<Questions>>>,
}

impl Postgres {
    /// Connects, brings the database to today's version and starts its writer.
    /// Each time the store is held again after the connection was lost, `regained` counts up.
    pub(crate) async fn open(
        url: &str,
        settings: Settings,
        regained: watch::Sender<u64>,
    ) -> Result<Postgres, Error> {
        let place = Arc::new(Place::new(url)?);
        let mut client = place.connect().await?;
        place.migrate(&mut client).await?;
        let counters = Arc::new(Counters::default());
        let (jobs, inbox) = unbounded_channel();
        let writer =
            writer::Writer::new(Arc::clone(&place), client, settings, Arc::clone(&counters), regained)
                .await?;
        tokio::spawn(writer.run(inbox));
        tokio::spawn(renew(jobs.downgrade()));
        Ok(Postgres { jobs, counters, place, turns: Semaphore::new(READERS), idle: Mutex::default() })
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Session<Questions>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection that reads: an idle one, or a new one.
    async fn reader(&self) -> Result<Session<Questions>, Error> {
        let idle = {
            let mut idle = self.idle();
            idle.retain(|session| !session.client.is_closed());
            idle.pop()
        };
        if let Some(session) = idle {
            return Ok(session);
        }
        let client = self.place.connect().await?;
        let said = self.place.within("cannot prepare to read", Questions::prepare(&client)).await?;
        Ok(Session { client, said })
    }

    /// Runs a query; `each` reads a row.
    async fn ask<T>(
        &self,
        what: &'static str,
        question: impl FnOnce(&Questions) -> &tokio_postgres::Statement,
        with: &[&(dyn ToSql + Sync)],
        each: impl Fn(&tokio_postgres::Row) -> Result<T, tokio_postgres::Error>,
    ) -> Result<Vec<T>, Error> {
        let _turn = self.turns.acquire().await.map_err(|_| closed())?;
        let session = self.reader().await?;
        let rows = self.place.within(what, session.client.query(question(&session.said), with)).await?;
        // After a failure its state is unknown, and it is dropped.
        if !self.turns.is_closed() {
            self.idle().push(session);
        }
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

    pub(crate) async fn by_past_code(&self, code: &str, since: i64) -> Result<Row, Error> {
        self.one("looking for the code of a finished table", |q| &q.by_past_code, &[&since, &code]).await
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
        self.one_person(|q| &q.person, &[&id]).await
    }

    pub(crate) async fn person_by_token(&self, token: &[u8; 32]) -> Result<Option<Person>, Error> {
        self.one_person(|q| &q.by_token, &[&token.as_slice()]).await
    }

    async fn one_person(
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

    pub(crate) async fn rows_of(&self, person: i64) -> Result<Vec<Row>, Error> {
        const WHAT: &str = "listing a person's tables";
        let rows = self.ask(WHAT, |q| &q.rows_of, &[&person], row).await?;
        rows.into_iter().collect::<Option<Vec<Row>>>().ok_or_else(|| self.damaged(WHAT))
    }

    pub(crate) async fn unseated(&self, before: i64, limit: u32) -> Result<Vec<i64>, Error> {
        let most = i64::from(limit);
        self.ask("looking for old people", |q| &q.unseated, &[&before, &most], |row| row.try_get(0)).await
    }

    pub(crate) async fn bans(&self) -> Result<Vec<Ban>, Error> {
        let ban = |row: &tokio_postgres::Row| {
            Ok(Ban { address: row.try_get(0)?, until: row.try_get(1)?, why: row.try_get(2)? })
        };
        self.ask("reading bans", |q| &q.bans, &[], ban).await
    }

    pub(crate) async fn people(&self, after: i64, limit: u32) -> Result<Vec<Person>, Error> {
        const WHAT: &str = "listing people";
        let found = self.ask(WHAT, |q| &q.people, &[&after, &i64::from(limit)], person).await?;
        found.into_iter().map(|person| person.ok_or_else(|| self.damaged(WHAT))).collect()
    }

    pub(crate) async fn forgotten(&self, after: i64) -> Result<Vec<Forgotten>, Error> {
        let note = |row: &tokio_postgres::Row| {
            let table: Option<i64> = row.try_get(2)?;
            Ok(Forgotten { n: row.try_get(0)?, person: row.try_get(1)?, table: table.map(TableId) })
        };
        self.ask("reading who was forgotten", |q| &q.forgotten, &[&after], note).await
    }

    pub(crate) async fn mark(&self, key: &'static str) -> Result<Option<String>, Error> {
        let found = self.ask("reading a mark", |q| &q.mark, &[&key], |row| row.try_get(0)).await?;
        Ok(found.into_iter().next())
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
        self.turns.close();
        self.idle().clear();
    }
}

/// How often a lost connection is looked for while nothing is written.
const RENEW: Duration = Duration::from_secs(2);

/// Makes the writer connect again after a lost connection, so that a server that writes nothing holds its store again
/// before another can take it.
async fn renew(jobs: WeakUnboundedSender<Job>) {
    loop {
        tokio::time::sleep(RENEW).await;
        match jobs.upgrade() {
            Some(jobs) if jobs.send(Job::Renew).is_ok() => {}
            _ => return,
        }
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
