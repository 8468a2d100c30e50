//! What can be written, as data: the one list that every backend carries out.

use crate::{Append, Ban, Error, Index, Person, Stats, TableId};

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
    Rewrite { id: TableId, seq: u64, body: Vec<u8> },
    Remove(TableId),
    PutPerson(Person),
    NoteSeat { person: i64, table: TableId },
    Forget(i64),
    Ban(Ban),
    Unban(String),
}

impl Work {
    /// Refuses what one of the databases could not hold, so that all backends take the same.
    pub(crate) fn check(&self) -> Result<(), Error> {
        let texts: Vec<&str> = match self {
            Work::Create(Create { index, .. }) | Work::Append(Append { index: Some(index), .. }) => {
                vec![&index.code, &index.game, &index.head]
            }
            Work::PutPerson(person) => vec![&person.name],
            Work::Ban(ban) => vec![&ban.address, &ban.why],
            Work::Unban(address) => vec![address],
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
