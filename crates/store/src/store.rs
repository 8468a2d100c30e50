//! The store: one interface to a closed list of backends.

use crate::memory::Memory;
use crate::postgres::Postgres;
use crate::settings::Settings;
use crate::sqlite::Sqlite;
use crate::transfer::{INCOMPLETE, MOVED};
use crate::work::{Create, Job, UNSCRUBBED, Work, closed, signed};
use crate::{Append, Ban, Error, Forgotten, Hold, Index, Person, Row, Stats, Status, TableId};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::{Mutex, oneshot, watch};

/// How long to wait for a server that is about to end before the store counts as held by another.
const HELD: Duration = Duration::from_secs(5);
const HELD_RETRY: Duration = Duration::from_millis(50);

/// How long the outcome of a write says whether the store can be written to.
const FRESH: Duration = Duration::from_secs(1);

/// How long a write may take before the store counts as one that cannot be written to.
const SLOW: Duration = Duration::from_secs(2);

/// Keeps everything that must outlive the process. Cheap to clone; all clones are the same store.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    shared: Arc<Shared>,
}

/// What all clones of a store share beside the backend.
struct Shared {
    /// How often the store was held again after it had been lost.
    regained: watch::Sender<u64>,
    /// The last check and when it was made.
    checked: Mutex<Option<(Instant, Result<(), Error>)>>,
    gate: Option<crate::settings::Gate>,
}

impl Shared {
    fn new(gate: Option<crate::settings::Gate>) -> Arc<Shared> {
        Arc::new(Shared { regained: watch::Sender::new(0), checked: Mutex::default(), gate })
    }
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
        Store { backend: Backend::Memory(Arc::default()), shared: Shared::new(None) }
    }

    /// Opens the store at `memory:`, `sqlite:PATH` or `postgres://...` and brings it to today's version.
    pub async fn open(url: &str) -> Result<Store, Error> {
        Store::open_with(url, Settings::default()).await
    }

    /// Like [`Store::open`], with other settings.
    pub async fn open_with(url: &str, settings: Settings) -> Result<Store, Error> {
        let shared = Shared::new(settings.gate.clone());
        let backend = if url == "memory:" {
            Backend::Memory(Arc::default())
        } else if let Some(path) = url.strip_prefix("sqlite:").filter(|path| !path.is_empty()) {
            Backend::Sqlite(Arc::new(Sqlite::open(path.into(), settings).await?))
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            Backend::Postgres(Arc::new(Postgres::open(url, settings, shared.regained.clone()).await?))
        } else {
            return Err(Error::Unavailable(format!(
                "`{}` is not a database URL: use memory:, sqlite:PATH or postgres://USER@HOST/NAME",
                url.split(':').next().unwrap_or_default()
            )));
        };
        Ok(Store { backend, shared })
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
        if let Some(gate) = &self.shared.gate {
            gate.pass(id).await;
        }
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

    /// The last finished table with this code, if it was touched at this time or later.
    pub async fn by_past_code(&self, code: &str, since: i64) -> Result<Row, Error> {
        match &self.backend {
            Backend::Memory(memory) => memory.by_past_code(code, since),
            Backend::Sqlite(sqlite) => sqlite.by_past_code(code, since).await,
            Backend::Postgres(postgres) => postgres.by_past_code(code, since).await,
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
    /// The write is submitted at once, like that of [`Store::append`].
    pub fn rewrite(
        &self,
        id: TableId,
        seq: u64,
        body: Vec<u8>,
    ) -> impl Future<Output = Result<(), Error>> + Send + 'static + use<> {
        self.submit(Work::Rewrite { id, seq, body }).outcome()
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

    /// The tables at which a person was noted: live ones first, then last touched first.
    pub async fn rows_of(&self, person: i64) -> Result<Vec<Row>, Error> {
        let mut rows = match &self.backend {
            Backend::Memory(memory) => memory.rows_of(person),
            Backend::Sqlite(sqlite) => sqlite.rows_of(person).await?,
            Backend::Postgres(postgres) => postgres.rows_of(person).await?,
        };
        rows.sort_unstable_by_key(|row| std::cmp::Reverse((row.index.status.live(), row.touched, row.id)));
        Ok(rows)
    }

    /// People who were noted at no table and last seen before this time, at most `limit`.
    pub async fn unseated(&self, before: i64, limit: u32) -> Result<Vec<i64>, Error> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.unseated(before, limit)),
            Backend::Sqlite(sqlite) => sqlite.unseated(before, limit).await,
            Backend::Postgres(postgres) => postgres.unseated(before, limit).await,
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

    /// Notes after this number that people were forgotten, oldest first; only the newest are kept. A server reads them
    /// to learn what another program has forgotten.
    pub async fn forgotten(&self, after: i64) -> Result<Vec<Forgotten>, Error> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.forgotten(after)),
            Backend::Sqlite(sqlite) => sqlite.forgotten(after).await,
            Backend::Postgres(postgres) => postgres.forgotten(after).await,
        }
    }

    /// Makes sure that nothing of what was deleted is left in an SQLite file: rewrites it and empties its write-ahead
    /// log. Writes wait meanwhile. PostgreSQL does this itself, later.
    pub async fn scrub(&self) -> Result<(), Error> {
        match &self.backend {
            Backend::Memory(_) | Backend::Postgres(_) => Ok(()),
            Backend::Sqlite(sqlite) => sqlite.scrub().await,
        }
    }

    /// Whether something was deleted since the file was scrubbed.
    pub async fn needs_scrub(&self) -> Result<bool, Error> {
        Ok(self.mark(UNSCRUBBED).await?.is_some())
    }

    /// People by id, those after one of them, at most `limit`.
    pub async fn people(&self, after: i64, limit: u32) -> Result<Vec<Person>, Error> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.people(after, usize::try_from(limit).unwrap_or(usize::MAX))),
            Backend::Sqlite(sqlite) => sqlite.people(after, limit).await,
            Backend::Postgres(postgres) => postgres.people(after, limit).await,
        }
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

    /// A mark: a text that says something about the whole store.
    pub async fn mark(&self, key: &'static str) -> Result<Option<String>, Error> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.mark(key)),
            Backend::Sqlite(sqlite) => sqlite.mark(key).await,
            Backend::Postgres(postgres) => postgres.mark(key).await,
        }
    }

    /// Sets a mark, or removes it.
    pub async fn set_mark(&self, key: &'static str, value: Option<&str>) -> Result<(), Error> {
        self.submit(Work::Mark { key, value: value.map(str::to_owned) }).outcome().await
    }

    /// Holds the store for a server, until it is closed or the process ends. Waits a few seconds for another server
    /// that is about to end. `Unavailable` if another one stays, and if this store was moved, or a move to it was not finished.
    pub async fn hold(&self, hold: Hold) -> Result<(), Error> {
        let jobs = match &self.backend {
            Backend::Memory(_) => return Ok(()),
            Backend::Sqlite(sqlite) => &sqlite.jobs,
            Backend::Postgres(postgres) => &postgres.jobs,
        };
        let until = Instant::now() + HELD;
        loop {
            let (reply, answer) = oneshot::channel();
            jobs.send(Job::Hold(hold, reply)).map_err(|_| closed())?;
            match answer.await.unwrap_or_else(|_| Err(closed())) {
                Err(_) if Instant::now() < until => tokio::time::sleep(HELD_RETRY).await,
                outcome => {
                    outcome?;
                    return self.must_be_current().await;
                }
            }
        }
    }

    async fn must_be_current(&self) -> Result<(), Error> {
        let fault = |why: &str| Err(Error::Unavailable(why.to_owned()));
        if self.mark(INCOMPLETE).await?.is_some() {
            return fault("a move to this store was not finished; empty it and move again");
        }
        if self.mark(MOVED).await?.is_some() {
            return fault("this store was moved to another; use that one");
        }
        Ok(())
    }

    /// Counts how often the store was held again after the hold had been lost, as it is when the session with PostgreSQL
    /// ends. Another server may have written in the meantime, so what was read before must be read again.
    #[must_use]
    pub fn regained(&self) -> watch::Receiver<u64> {
        self.shared.regained.subscribe()
    }

    /// Whether the store can be written to: as the last commit says if it is recent, else by a small write.
    pub async fn check(&self) -> Result<(), Error> {
        let counters = match &self.backend {
            Backend::Memory(_) => return Ok(()),
            Backend::Sqlite(sqlite) => &sqlite.counters,
            Backend::Postgres(postgres) => &postgres.counters,
        };
        if counters.committed_within(FRESH) {
            return Ok(());
        }
        // One at a time: all who ask meanwhile get the same answer.
        let mut checked = self.shared.checked.lock().await;
        if let Some((at, outcome)) = &*checked
            && at.elapsed() < FRESH
        {
            return outcome.clone();
        }
        let write = tokio::time::timeout(SLOW, self.set_mark("checked", Some("")));
        let outcome = write.await.unwrap_or_else(|_| {
            let seconds = SLOW.as_secs();
            Err(Error::Unavailable(format!("a small write has not ended within {seconds} seconds")))
        });
        *checked = Some((Instant::now(), outcome.clone()));
        outcome
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

    /// Puts a backup in the place of the SQLite store at `to`, which no server may use. What was there stays beside it, with
    /// `.before-restore` in its name. The store is then marked as a copy ([`crate::COPY`]).
    pub async fn restore(from: &Path, to: &Path) -> Result<(), Error> {
        let (from, to) = (from.to_owned(), to.to_owned());
        let task = tokio::task::spawn_blocking(move || crate::sqlite::open::restore(&from, &to));
        task.await.map_err(|_| Error::Unavailable("the restore was interrupted".to_owned()))?
    }

    /// What the store has done since it was opened.
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
