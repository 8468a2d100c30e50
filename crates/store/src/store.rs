//! The store: one interface to a closed list of backends.

use crate::memory::Memory;
use crate::postgres::Postgres;
use crate::settings::Settings;
use crate::sqlite::Sqlite;
use crate::work::{Create, Job, Work, closed, signed};
use crate::{Append, Ban, Error, Index, Person, Row, Stats, Status, TableId};
use std::path::Path;
use std::sync::Arc;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::oneshot;

/// Keeps everything that must outlive the process. Cheap to clone; all clones are the same store.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
}

#[derive(Clone)]
enum Backend {
    Memory(Arc<Memory>),
    Sqlite(Arc<Sqlite>),
    Postgres(Arc<Postgres>),
}

/// A write that was submitted and may be done already.
enum Pending {
    Done(Result<(), Error>),
    Asked(oneshot::Receiver<Result<(), Error>>),
}

impl Pending {
    async fn outcome(self) -> Result<(), Error> {
        match self {
            Pending::Done(outcome) => outcome,
            Pending::Asked(answer) => answer.await.unwrap_or_else(|_| Err(closed())),
        }
    }
}

/// Submits a write to a writer.
fn ask(jobs: &UnboundedSender<Job>, work: Work) -> Pending {
    let (reply, answer) = oneshot::channel();
    match jobs.send(Job::Write(work, reply)) {
        Ok(()) => Pending::Asked(answer),
        Err(_) => Pending::Done(Err(closed())),
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = match &self.backend {
            Backend::Memory(_) => "memory",
            Backend::Sqlite(_) => "sqlite",
            Backend::Postgres(_) => "postgres",
        };
        write!(f, "Store({kind})")
    }
}

impl Store {
    /// A store that forgets everything when it is dropped.
    #[must_use]
    pub fn memory() -> Store {
        Store { backend: Backend::Memory(Arc::default()) }
    }

    /// Opens the store at `memory:`, `sqlite:PATH` or `postgres://...` and brings it to today's version.
    pub async fn open(url: &str) -> Result<Store, Error> {
        Store::open_with(url, Settings::default()).await
    }

    /// Like [`Store::open`], with other settings.
    pub async fn open_with(url: &str, settings: Settings) -> Result<Store, Error> {
        let backend = if url == "memory:" {
            Backend::Memory(Arc::default())
        } else if let Some(path) = url.strip_prefix("sqlite:").filter(|path| !path.is_empty()) {
            Backend::Sqlite(Arc::new(Sqlite::open(path.into(), settings).await?))
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            Backend::Postgres(Arc::new(Postgres::open(url, settings).await?))
        } else {
            return Err(Error::Unavailable(format!(
                "`{}` is not a database URL: use memory:, sqlite:PATH or postgres://USER@HOST/NAME",
                url.split(':').next().unwrap_or_default()
            )));
        };
        Ok(Store { backend })
    }

    fn submit(&self, work: Work) -> Pending {
        if let Err(fault) = work.check() {
            return Pending::Done(Err(fault));
        }
        match &self.backend {
            Backend::Memory(memory) => Pending::Done(memory.write(work)),
            Backend::Sqlite(sqlite) => ask(&sqlite.jobs, work),
            Backend::Postgres(postgres) => ask(&postgres.jobs, work),
        }
    }

    /// Creates a table with its first entries. `Taken` if there is such an id, or such a code among live tables.
    pub async fn create(
        &self,
        id: TableId,
        index: Index,
        entries: Vec<Vec<u8>>,
        at: i64,
    ) -> Result<(), Error> {
        self.submit(Work::Create(Create { id, index, entries, at })).outcome().await
    }

    /// Appends to a table's log. The write is submitted at once, in the order of the calls; the future resolves
    /// when it is durable. Dropping the future does not cancel the write.
    ///
    /// `Conflict` if the next number is not the expected one, `Missing` if there is no such table, `Taken` if
    /// another live table has the new index's code.
    pub fn append(&self, append: Append) -> impl Future<Output = Result<(), Error>> + Send + 'static + use<> {
        self.submit(Work::Append(append)).outcome()
    }

    /// The entries of a table from number `from` on; an empty list if there are fewer.
    pub async fn read(&self, id: TableId, from: u64) -> Result<Vec<Vec<u8>>, Error> {
        match &self.backend {
            Backend::Memory(memory) => memory.read(id, from),
            Backend::Sqlite(sqlite) => sqlite.read(id, signed(from)?).await,
            Backend::Postgres(postgres) => postgres.read(id, signed(from)?).await,
        }
    }

    /// A table as lists show it.
    pub async fn row(&self, id: TableId) -> Result<Row, Error> {
        match &self.backend {
            Backend::Memory(memory) => memory.row(id),
            Backend::Sqlite(sqlite) => sqlite.row(id).await,
            Backend::Postgres(postgres) => postgres.row(id).await,
        }
    }

    /// The live table with this code.
    pub async fn by_code(&self, code: &str) -> Result<Row, Error> {
        match &self.backend {
            Backend::Memory(memory) => memory.by_code(code),
            Backend::Sqlite(sqlite) => sqlite.by_code(code).await,
            Backend::Postgres(postgres) => postgres.by_code(code).await,
        }
    }

    /// Tables with one of these statuses, last touched first (of equal ones the greater id), at most `limit`.
    /// With `before`, only those touched earlier; with `listed_only`, only those that everybody may find.
    pub async fn rows(
        &self,
        statuses: &[Status],
        listed_only: bool,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Row>, Error> {
        let before = before.unwrap_or(i64::MAX);
        match &self.backend {
            Backend::Memory(memory) => {
                Ok(memory.rows(statuses, listed_only, before, usize::try_from(limit).unwrap_or(usize::MAX)))
            }
            Backend::Sqlite(sqlite) => sqlite.rows(statuses, listed_only, before, limit).await,
            Backend::Postgres(postgres) => postgres.rows(statuses, listed_only, before, limit).await,
        }
    }

    /// Replaces an entry. Only for deleting a person's words: nothing else in a log ever changes.
    pub async fn rewrite(&self, id: TableId, seq: u64, body: Vec<u8>) -> Result<(), Error> {
        self.submit(Work::Rewrite { id, seq, body }).outcome().await
    }

    /// Removes a table with its log and its seats.
    pub async fn remove(&self, id: TableId) -> Result<(), Error> {
        self.submit(Work::Remove(id)).outcome().await
    }

    /// Adds a person, or replaces the one with this id. `Taken` if another person has the token.
    pub async fn put_person(&self, person: &Person) -> Result<(), Error> {
        self.submit(Work::PutPerson(person.clone())).outcome().await
    }

    /// The person whose token has this hash.
    pub async fn person_by_token(&self, token: &[u8; 32]) -> Result<Option<Person>, Error> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.person_by_token(token)),
            Backend::Sqlite(sqlite) => sqlite.person_by_token(token).await,
            Backend::Postgres(postgres) => postgres.person_by_token(token).await,
        }
    }

    /// The person with this id.
    pub async fn person(&self, id: i64) -> Result<Option<Person>, Error> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.person(id)),
            Backend::Sqlite(sqlite) => sqlite.person(id).await,
            Backend::Postgres(postgres) => postgres.person(id).await,
        }
    }

    /// The tables at which a person was noted, by id.
    pub async fn seats_of(&self, person: i64) -> Result<Vec<TableId>, Error> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.seats_of(person)),
            Backend::Sqlite(sqlite) => sqlite.seats_of(person).await,
            Backend::Postgres(postgres) => postgres.seats_of(person).await,
        }
    }

    /// Notes that a person sits at a table. Noting it again changes nothing. `Missing` if there is no such person or table.
    pub async fn note_seat(&self, person: i64, table: TableId) -> Result<(), Error> {
        self.submit(Work::NoteSeat { person, table }).outcome().await
    }

    /// Forgets a person and where they sat; succeeds if there is none. Their words in logs are removed by `rewrite`.
    pub async fn forget_person(&self, id: i64) -> Result<(), Error> {
        self.submit(Work::Forget(id)).outcome().await
    }

    /// Bans an address, or changes its ban.
    pub async fn ban(&self, address: &str, until: Option<i64>, why: &str) -> Result<(), Error> {
        self.submit(Work::Ban(Ban { address: address.to_owned(), until, why: why.to_owned() }))
            .outcome()
            .await
    }

    /// Lifts a ban; succeeds if there is none.
    pub async fn unban(&self, address: &str) -> Result<(), Error> {
        self.submit(Work::Unban(address.to_owned())).outcome().await
    }

    /// All bans by address, also those that have expired.
    pub async fn bans(&self) -> Result<Vec<Ban>, Error> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.bans()),
            Backend::Sqlite(sqlite) => sqlite.bans().await,
            Backend::Postgres(postgres) => postgres.bans().await,
        }
    }

    /// Writes a copy of the whole store to a new file, while it is in use. Only SQLite does this itself.
    pub async fn backup(&self, to: &Path) -> Result<(), Error> {
        match &self.backend {
            Backend::Memory(_) => Err(Error::Unavailable(format!(
                "a store in memory has no backup, so {} was not written: use sqlite:PATH to keep anything",
                to.display()
            ))),
            Backend::Sqlite(sqlite) => sqlite.backup(to).await,
            Backend::Postgres(_) => Err(Error::Unavailable(format!(
                "PostgreSQL is backed up by its own tools, so {} was not written: use pg_dump",
                to.display()
            ))),
        }
    }

    /// What was done since the store was opened.
    #[must_use]
    pub fn stats(&self) -> Stats {
        match &self.backend {
            Backend::Memory(memory) => memory.counters.read(),
            Backend::Sqlite(sqlite) => sqlite.counters.read(),
            Backend::Postgres(postgres) => postgres.counters.read(),
        }
    }

    /// How the database syncs, as it reports itself. The load tool prints it beside its figures.
    pub async fn sync_settings(&self) -> Result<String, Error> {
        match &self.backend {
            Backend::Memory(_) => Ok("memory, nothing is synced".to_owned()),
            Backend::Sqlite(sqlite) => sqlite.sync_settings().await,
            Backend::Postgres(postgres) => postgres.sync_settings().await,
        }
    }

    /// Finishes the writes submitted so far and stops. Later writes answer `Unavailable`.
    pub async fn close(&self) {
        match &self.backend {
            Backend::Memory(_) => {}
            Backend::Sqlite(sqlite) => sqlite.close().await,
            Backend::Postgres(postgres) => postgres.close().await,
        }
    }
}
