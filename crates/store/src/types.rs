//! The types of the store.

use std::fmt;

/// The number of a table. The server chooses it at random; it is not negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub i64);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The status of a table. The numbers are stored and never change their meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// 0: people are sitting down.
    Open,
    /// 1: a game is on.
    Playing,
    /// 2: the game has ended and can be replayed.
    Finished,
    /// 3: closed before the end of the game.
    Closed,
}

impl Status {
    /// The number it is stored as.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Status::Open => 0,
            Status::Playing => 1,
            Status::Finished => 2,
            Status::Closed => 3,
        }
    }

    /// The status stored as this number.
    #[must_use]
    pub fn from_number(number: i64) -> Option<Status> {
        [Status::Open, Status::Playing, Status::Finished, Status::Closed]
            .into_iter()
            .find(|status| i64::from(status.number()) == number)
    }

    /// Whether people can still sit down or play. Only then does a table hold its code.
    #[must_use]
    pub fn live(self) -> bool {
        matches!(self, Status::Open | Status::Playing)
    }
}

/// How a server uses a store beside other servers. Commands of the operator hold nothing and work beside all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// No other server.
    Exclusive,
    /// Only servers that share it too.
    Shared,
}

/// What a lobby knows of a table without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    /// The code people type to find it; unique among live tables, free again afterwards.
    pub code: String,
    /// The name of the game.
    pub game: String,
    /// The status of the table.
    pub status: Status,
    /// Whether everybody finds it in the lobby.
    pub listed: bool,
    /// A small JSON text for lists.
    pub head: String,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the table.
    pub id: TableId,
    /// What a lobby shows.
    pub index: Index,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it was last appended to, in milliseconds since 1970.
    pub touched: i64,
    /// The number the next entry gets, which is how many there are.
    pub next: u64,
}

/// Entries for the end of a table's log.
#[derive(Clone, PartialEq, Eq)]
pub struct Append {
    /// The table to append to.
    pub table: TableId,
    /// The number the first of the entries must get.
    pub expected: u64,
    /// The entries. An empty list is allowed: then only the index and the time change.
    pub entries: Vec<Vec<u8>>,
    /// The new index, if it changes; written in the same transaction.
    pub index: Option<Index>,
    /// Now, in milliseconds since 1970.
    pub at: i64,
}

impl fmt::Debug for Append {
    /// Entries hold secrets: only their number is shown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Append")
            .field("table", &self.table)
            .field("expected", &self.expected)
            .field("entries", &self.entries.len())
            .field("index", &self.index)
            .field("at", &self.at)
            .finish()
    }
}

/// A guest: an opaque identity held by a token that only the guest knows.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// The number of the person.
    pub id: i64,
    /// The SHA-256 of the token; the token itself is never stored.
    pub token: [u8; 32],
    /// The name others see.
    pub name: String,
    /// When first seen, in milliseconds since 1970.
    pub created: i64,
    /// When last seen, in milliseconds since 1970.
    pub seen: i64,
}

impl fmt::Debug for Person {
    /// Neither the hash nor the name may be in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Person").field("id", &self.id).finish_non_exhaustive()
    }
}

/// A note that a person was forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forgotten {
    /// The number of the note; later ones are greater.
    pub n: i64,
    /// Who was forgotten.
    pub person: i64,
    /// A table at which the person was noted; `None` for the person as such.
    pub table: Option<TableId>,
}

/// An address that may not use the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// The address, as text.
    pub address: String,
    /// The end of the ban, in milliseconds since 1970; `None` if it has no end.
    pub until: Option<i64>,
    /// Why, for the people who run the server.
    pub why: String,
}

/// Why an operation of the store failed. No variant holds an entry's bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The table's next number is not the expected one; nothing was written.
    Conflict,
    /// The id, token or live code exists already; nothing was written.
    Taken,
    /// There is no such table, entry or code; nothing was written.
    Missing,
    /// The database failed; the text says how and where. It is not known whether a write was made.
    Unavailable(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Conflict => write!(f, "another write to this table was first"),
            Error::Taken => write!(f, "this id or code is taken"),
            Error::Missing => write!(f, "there is no such table, entry or code"),
            Error::Unavailable(why) => write!(f, "the store is unavailable: {why}"),
        }
    }
}

impl std::error::Error for Error {}
