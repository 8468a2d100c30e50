//! Everything that can be written, as data. Every backend implements this list.

use crate::{Append, Ban, Error, Hold, Index, Person, Stats, TableId};
use tokio::sync::oneshot;

/// A new table.
pub(crate) struct Create {
    pub id: TableId,
    pub index: Index,
    pub entries: Vec<Vec<u8>>,
    pub at: i64,
}

/// One write.
pub(crate) enum Work {
    Create(Create),
    Append(Append),
    Rewrite {
        id: TableId,
        seq: u64,
        body: Vec<u8>,
    },
    Remove(TableId),
    PutPerson(Person),
    NoteSeat {
        person: i64,
        table: TableId,
    },
    Forget(i64),
    Ban(Ban),
    Unban(String),
    /// Sets a mark, or removes it.
    Mark {
        key: &'static str,
        value: Option<String>,
    },
}

impl Work {
    /// The table that it changes.
    pub(crate) fn table(&self) -> Option<TableId> {
        match self {
            Work::Create(create) => Some(create.id),
            Work::Append(append) => Some(append.table),
            Work::Rewrite { id, .. } | Work::Remove(id) => Some(*id),
            Work::NoteSeat { table, .. } => Some(*table),
            Work::PutPerson(_) | Work::Forget(_) | Work::Ban(_) | Work::Unban(_) | Work::Mark { .. } => None,
        }
    }

    /// Refuses what one of the databases cannot hold, so that all backends accept the same.
    pub(crate) fn check(&self) -> Result<(), Error> {
        let texts: Vec<&str> = match self {
            Work::Create(Create { index, .. }) | Work::Append(Append { index: Some(index), .. }) => {
                vec![&index.code, &index.game, &index.head]
            }
            Work::PutPerson(person) => vec![&person.name],
            Work::Ban(ban) => vec![&ban.address, &ban.why],
            Work::Unban(address) => vec![address],
            Work::Mark { value: Some(value), .. } => vec![value],
            _ => Vec::new(),
        };
        if texts.iter().any(|text| text.contains('\0')) {
            return Err(Error::Unavailable("a text to be stored holds a NUL character".to_owned()));
        }
        Ok(())
    }

    /// What it adds to the counters once committed.
    pub(crate) fn tally(&self) -> Stats {
        let (appends, entries) = match self {
            Work::Create(create) => (0, create.entries.len()),
            Work::Append(append) => (1, append.entries.len()),
            _ => (0, 0),
        };
        Stats { commits: 1, appends, entries: u64::try_from(entries).unwrap_or(u64::MAX), ..Stats::default() }
    }
}

/// The mark of a store in whose file there may still be something of what was deleted.
pub(crate) const UNSCRUBBED: &str = "unscrubbed";

/// Where the outcome of a write goes.
pub(crate) type Reply = oneshot::Sender<Result<(), Error>>;

/// A task for a writer.
pub(crate) enum Job {
    /// Write this and answer when it is durable.
    Write(Work, Reply),
    /// Hold the store, and answer whether that is so.
    Hold(Hold, Reply),
    /// Connect again if the connection was lost.
    Renew,
    /// Leave nothing of what was deleted in the file.
    Scrub(Reply),
    /// Answer how the database syncs.
    Settings(oneshot::Sender<Result<String, Error>>),
    /// Finish what was submitted so far, stop, then answer.
    Close(oneshot::Sender<()>),
}

/// The error of a store that is closed.
pub(crate) fn closed() -> Error {
    Error::Unavailable("the store is closed".to_owned())
}

/// The error of a store that another server holds.
pub(crate) fn held(place: &str) -> Error {
    Error::Unavailable(format!(
        "{place}: another server uses this store; stop that one first, or give this one a store of its own"
    ))
}

/// A number as databases hold it.
pub(crate) fn signed(number: u64) -> Result<i64, Error> {
    i64::try_from(number).map_err(|_| Error::Unavailable(format!("{number} is too large to store")))
}

/// A length as databases hold it.
pub(crate) fn length(list: &[Vec<u8>]) -> i64 {
    i64::try_from(list.len()).unwrap_or(i64::MAX)
}

/// The numbers these entries get.
pub(crate) fn span(first: i64, entries: &[Vec<u8>]) -> std::ops::Range<i64> {
    first..first.saturating_add(length(entries))
}
