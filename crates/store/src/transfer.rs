//! Copies a whole store to another, from SQLite to PostgreSQL or the other way.

use crate::{Append, COPY, Error, Row, Status, Store};

/// The mark of a store to which another is being copied.
pub(crate) const INCOMPLETE: &str = "incomplete";

/// The mark of a store that was copied to another and is used no more.
pub(crate) const MOVED: &str = "moved";

/// How many tables are copied at the same time, and how many people are read at once.
const TOGETHER: usize = 64;
const PEOPLE: u32 = 1_000;

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Tables, live and over.
    pub tables: usize,
    /// People.
    pub people: usize,
    /// Bans.
    pub bans: usize,
}

impl Store {
    /// Moves everything to an empty store: logs with their numbers and times, lists, people, seats, bans. Every log is read again
    /// and compared. No server may use either store, so both must be held. Afterwards this one cannot be held any more.
    pub async fn move_to(&self, to: &Store) -> Result<Copied, Error> {
        to.must_be_empty().await?;
        to.set_mark(INCOMPLETE, Some("")).await?;
        let mut copied = Copied { tables: self.copy_tables(to).await?, ..Copied::default() };
        copied.people = self.copy_people(to).await?;
        for ban in self.bans().await? {
            to.ban(&ban.address, ban.until, &ban.why).await?;
            copied.bans += 1;
        }
        if let Some(mark) = self.mark(COPY).await? {
            to.set_mark(COPY, Some(&mark)).await?;
        }
        // In this order: if this is interrupted, neither can be used by mistake.
        self.set_mark(MOVED, Some("")).await?;
        to.set_mark(INCOMPLETE, None).await?;
        Ok(copied)
    }

    async fn must_be_empty(&self) -> Result<(), Error> {
        let tables = self.rows(&ALL, false, None, 1).await?;
        if tables.is_empty() && self.people(i64::MIN, 1).await?.is_empty() && self.bans().await?.is_empty() {
            return Ok(());
        }
        Err(Error::Unavailable("the store to move to is not empty; give another one".to_owned()))
    }

    async fn copy_tables(&self, to: &Store) -> Result<usize, Error> {
        let rows = self.rows(&ALL, false, None, u32::MAX).await?;
        for some in rows.chunks(TOGETHER) {
            let mut tasks = tokio::task::JoinSet::new();
            for row in some {
                tasks.spawn(copy_table(self.clone(), to.clone(), row.clone()));
            }
            while let Some(done) = tasks.join_next().await {
                done.map_err(|_| Error::Unavailable("copying was interrupted".to_owned()))??;
            }
        }
        Ok(rows.len())
    }

    async fn copy_people(&self, to: &Store) -> Result<usize, Error> {
        let (mut count, mut last) = (0, i64::MIN);
        loop {
            let people = self.people(last, PEOPLE).await?;
            let Some(end) = people.last() else { return Ok(count) };
            last = end.id;
            count += people.len();
            for person in &people {
                to.put_person(person).await?;
                for table in self.seats_of(person.id).await? {
                    to.note_seat(person.id, table).await?;
                }
            }
        }
    }
}

const ALL: [Status; 4] = [Status::Open, Status::Playing, Status::Finished, Status::Closed];

async fn copy_table(from: Store, to: Store, row: Row) -> Result<(), Error> {
    let entries = from.read(row.id, 0).await?;
    to.create(row.id, row.index.clone(), entries.clone(), row.created).await?;
    if row.touched != row.created {
        let (table, expected) = (row.id, row.next);
        let touch = Append { table, expected, entries: Vec::new(), index: None, at: row.touched };
        to.append(touch).await?;
    }
    if to.row(row.id).await? == row && to.read(row.id, 0).await? == entries {
        return Ok(());
    }
    Err(Error::Unavailable(format!("table {} is not the same in the other store", row.id)))
}
