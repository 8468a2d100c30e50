//! The vocabulary of the store.

use std::fmt;

/// Names a table. The server chooses it at random; it is not negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub i64);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// How far a table is. The numbers are stored and never change their meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// 0: people are gathering.
    Open,
    /// 1: a game is on.
    Playing,
    /// 2: the game has ended and may be watched again.
    Finished,
    /// 3: ended without a game to keep.
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

    /// Whether people can still come in or play: only then does a table hold its code.
    #[must_use]
    pub fn live(self) -> bool {
        matches!(self, Status::Open | Status::Playing)
    }
}

/// What a lobby knows of a table without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    /// What people type to get in; unique among live tables, free again afterwards.
    pub code: String,
    /// Which game.
    pub game: String,
    /// How far the table is.
    pub status: Status,
    /// Whether strangers find it in the lobby.
    pub listed: bool,
    /// A small JSON text for lists.
    pub head: String,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its name.
    pub id: TableId,
    /// What the lobby knows.
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
    /// Which table.
    pub table: TableId,
    /// The number the first of the entries must get.
    pub expected: u64,
    /// The entries. None at all is allowed: then only the index and the time change.
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
    /// Its name within the store.
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
    /// Neither the hash nor the name is anybody's business in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Person").field("id", &self.id).finish_non_exhaustive()
    }
}

/// An address that may not come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// The address, as text.
    pub address: String,
    /// Until when, in milliseconds since 1970; for ever if nothing is said.
    pub until: Option<i64>,
    /// Why, for the people who run the server.
    pub why: String,
}

/// Why the store did not do as it was asked. No variant ever holds an entry's bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The table's next number is not the expected one; nothing was written.
    Conflict,
    /// There is such an id, token or live code already; nothing was written.
    Taken,
    /// There is no such table, entry or code; nothing was written.
    Missing,
    /// The database did not do it: what and where. For a write this means that nobody knows whether it is there.
    Unavailable(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Conflict => write!(f, "somebody else wrote to this table first"),
            Error::Taken => write!(f, "this id or code is taken"),
            Error::Missing => write!(f, "there is no such table, entry or code"),
            Error::Unavailable(why) => write!(f, "the store is unavailable: {why}"),
        }
    }
}

impl std::error::Error for Error {}
