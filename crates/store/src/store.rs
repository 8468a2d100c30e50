//! The store itself: one closed list of backends behind one set of questions.

use crate::memory::Memory;
use crate::work::{Create, Work};
use crate::{Append, Ban, Error, Index, Person, Row, Stats, Status, TableId};
use std::path::Path;
use std::sync::Arc;

/// Where everything that must outlive the process is kept. Cheap to clone; all clones are one store.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
}

#[derive(Clone)]
enum Backend {
    Memory(Arc<Memory>),
}

/// A write on its way: already asked for, perhaps already done.
enum Pending {
    Done(Result<(), Error>),
}

impl Pending {
    async fn outcome(self) -> Result<(), Error> {
        match self {
            Pending::Done(outcome) => outcome,
        }
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = match &self.backend {
            Backend::Memory(_) => "memory",
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
        match url {
            "memory:" => Ok(Store::memory()),
            _ => Err(Error::Unavailable(
                "a database URL is memory:, sqlite:PATH or postgres://HOST/NAME".to_owned(),
            )),
        }
    }

    fn submit(&self, work: Work) -> Pending {
        if let Err(fault) = work.check() {
            return Pending::Done(Err(fault));
        }
        match &self.backend {
            Backend::Memory(memory) => Pending::Done(memory.write(work)),
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

    /// Appends to a table's log. The write is asked for at once, in the order of the calls; the future resolves
    /// when it is durable. Dropping the future does not take the write back.
    ///
    /// `Conflict` if the next number is not the expected one, `Missing` if there is no such table, `Taken` if
    /// another live table has the new index's code.
    pub fn append(&self, append: Append) -> impl Future<Output = Result<(), Error>> + Send + 'static + use<> {
        self.submit(Work::Append(append)).outcome()
    }

    /// The entries of a table from number `from` on; none if there are not so many.
    pub async fn read(&self, id: TableId, from: u64) -> Result<Vec<Vec<u8>>, Error> {
        match &self.backend {
            Backend::Memory(memory) => memory.read(id, from),
        }
    }

    /// A table as lists show it.
    pub async fn row(&self, id: TableId) -> Result<Row, Error> {
        match &self.backend {
            Backend::Memory(memory) => memory.row(id),
        }
    }

    /// The live table with this code.
    pub async fn by_code(&self, code: &str) -> Result<Row, Error> {
        match &self.backend {
            Backend::Memory(memory) => memory.by_code(code),
        }
    }

    /// Tables with one of these statuses, last touched first (of equal ones the greater id), at most `limit`.
    /// With `before` only those touched earlier than that; with `listed_only` only those strangers may find.
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
        }
    }

    /// The person with this id.
    pub async fn person(&self, id: i64) -> Result<Option<Person>, Error> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.person(id)),
        }
    }

    /// The tables at which a person was noted, by id.
    pub async fn seats_of(&self, person: i64) -> Result<Vec<TableId>, Error> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.seats_of(person)),
        }
    }

    /// Notes that a person sits at a table; twice is once. `Missing` if there is no such person or table.
    pub async fn note_seat(&self, person: i64, table: TableId) -> Result<(), Error> {
        self.submit(Work::NoteSeat { person, table }).outcome().await
    }

    /// Forgets a person and where they sat; well also if there is none. Their words in logs are `rewrite`'s part.
    pub async fn forget_person(&self, id: i64) -> Result<(), Error> {
        self.submit(Work::Forget(id)).outcome().await
    }

    /// Bans an address, or changes its ban.
    pub async fn ban(&self, address: &str, until: Option<i64>, why: &str) -> Result<(), Error> {
        self.submit(Work::Ban(Ban { address: address.to_owned(), until, why: why.to_owned() }))
            .outcome()
            .await
    }

    /// Lifts a ban; well also if there is none.
    pub async fn unban(&self, address: &str) -> Result<(), Error> {
        self.submit(Work::Unban(address.to_owned())).outcome().await
    }

    /// All bans, by address; also those whose time is over.
    pub async fn bans(&self) -> Result<Vec<Ban>, Error> {
        match &self.backend {
            Backend::Memory(memory) => Ok(memory.bans()),
        }
    }

    /// Writes a copy of the whole store to a new file, while it is in use. Only SQLite does this itself.
    pub async fn backup(&self, to: &Path) -> Result<(), Error> {
        match &self.backend {
            Backend::Memory(_) => Err(Error::Unavailable(format!(
                "a store in memory has no backup, so {} was not written: use sqlite:PATH to keep anything",
                to.display()
            ))),
        }
    }

    /// What was done since the store was opened.
    #[must_use]
    pub fn stats(&self) -> Stats {
        match &self.backend {
            Backend::Memory(memory) => memory.counters.read(),
        }
    }

    /// How the database is told to sync, asked of itself, for the load tool to print beside its figures.
    pub async fn sync_settings(&self) -> Result<String, Error> {
        match &self.backend {
            Backend::Memory(_) => Ok("memory, nothing is synced".to_owned()),
        }
    }

    /// Finishes the writes asked for so far and stops. Later writes answer `Unavailable`.
    pub async fn close(&self) {
        match &self.backend {
            Backend::Memory(_) => {}
        }
    }
}
