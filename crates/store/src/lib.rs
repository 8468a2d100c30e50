//! The append-only store of a server of game tables.
//!
//! A table is a log of entries, opaque bytes to the store, numbered from 0 without gaps. An append names the number
//! that comes next; if another append was first, nothing is written and the answer is [`Error::Conflict`]. Beside the
//! log a table has an [`Index`]: the few facts that a lobby shows.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
//! use store::{Append, Error, Index, Status, Store, TableId};
//!
//! let store = Store::memory();
//! let index = Index {
//!     code: "ABCD".into(),
//!     game: "avalon".into(),
//!     status: Status::Open,
//!     listed: true,
//!     head: "{}".into(),
//! };
//! store.create(TableId(7), index, vec![b"opened".to_vec()], 1_000).await?;
//! let append = |expected| Append {
//!     table: TableId(7),
//!     expected,
//!     entries: vec![b"joined".to_vec()],
//!     index: None,
//!     at: 2_000,
//! };
//! store.append(append(1)).await?;
//! assert_eq!(store.append(append(1)).await, Err(Error::Conflict));
//! assert_eq!(store.read(TableId(7), 1).await?, [b"joined"]);
//! # Ok::<(), Error>(()) }).unwrap();
//! ```
//!
//! # What is promised
//!
//! - When a write answers `Ok` it is on the disk: SQLite has synced its write-ahead log (`synchronous=FULL`),
//!   PostgreSQL has flushed its own (`fsync=on`, `synchronous_commit=on`). The memory store promises nothing.
//! - A write that answers [`Error::Conflict`], [`Error::Taken`] or [`Error::Missing`] has written nothing. After
//!   [`Error::Unavailable`] it is not known whether anything was written: read again before going on.
//! - Conflicts are found by the database, so several processes may use one file or one database.
//! - A server that holds a store ([`Store::hold`]) writes only while it does. If PostgreSQL's session is lost, nothing is
//!   written until the store is held again, and [`Store::regained`] says so.
//! - Readers do not wait for writers.
//! - Writes that wait at the same time are committed together and share a sync ([`Spacing`]). A write that is refused
//!   does not affect the others of its group.
//! - No error, log line or `Debug` output of this crate holds an entry's bytes or a person's token.

#![forbid(unsafe_code)]

mod memory;
mod postgres;
mod settings;
mod sql;
mod sqlite;
mod stats;
mod store;
mod transfer;
mod types;
mod work;

/// The mark of a store that is a copy. People may have seen what happened after it was made.
pub const COPY: &str = "copy";

#[doc(hidden)]
pub use settings::{Gate, Step};
pub use settings::{Settings, Spacing};
pub use stats::Stats;
pub use store::Store;
pub use transfer::Copied;
pub use types::{Append, Ban, Error, Forgotten, Hold, Index, Person, Row, Status, TableId};
