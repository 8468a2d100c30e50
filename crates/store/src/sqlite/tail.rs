//! The tail: the newest entries of all logs, in the file and in memory.
//!
//! An append goes to the tail: one row for all appends that are committed together. When the tail is too long, its oldest
//! records move to `pieces`, all records of a table at once. Reading a log joins both.

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension};
use std::collections::{HashMap, VecDeque};

/// The bytes before a record's entries.
const HEAD: usize = 32;

/// The tail at one moment.
#[derive(Default)]
pub(super) struct Tail {
    rows: VecDeque<Row>,
    logs: HashMap<i64, Vec<Record>>,
    bytes: usize,
}

/// One commit.
struct Row {
    n: i64,
    bytes: usize,
    tables: Vec<i64>,
}

/// What one append wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Record {
    /// The number of its row.
    n: i64,
    /// The number of its first entry.
    pub first: i64,
    /// When it was appended.
    pub at: i64,
    /// How many entries.
    count: i64,
    /// The entries, each after its length.
    pub body: Box<[u8]>,
}

impl Record {
    /// The number after its last entry.
    pub(super) fn end(&self) -> i64 {
        self.first.saturating_add(self.count)
    }
}

/// The error for bytes that cannot be read.
fn damaged() -> rusqlite::Error {
    rusqlite::Error::InvalidColumnType(0, "body".to_owned(), Type::Blob)
}

/// Appends entries to a piece.
pub(super) fn pack(entries: &[Vec<u8>], piece: &mut Vec<u8>) -> rusqlite::Result<()> {
    for entry in entries {
        let length = u32::try_from(entry.len());
        let length = length.map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
        piece.extend_from_slice(&length.to_le_bytes());
        piece.extend_from_slice(entry);
    }
    Ok(())
}

/// The entries of a piece.
pub(super) fn unpack(mut piece: &[u8]) -> rusqlite::Result<Vec<Vec<u8>>> {
    let mut entries = Vec::new();
    while !piece.is_empty() {
        let length = usize::try_from(number4(&mut piece)?).map_err(|_| damaged())?;
        entries.push(take(&mut piece, length)?.to_vec());
    }
    Ok(entries)
}

fn take<'a>(bytes: &mut &'a [u8], length: usize) -> rusqlite::Result<&'a [u8]> {
    let (taken, rest) = bytes.split_at_checked(length).ok_or_else(damaged)?;
    *bytes = rest;
    Ok(taken)
}

fn number4(bytes: &mut &[u8]) -> rusqlite::Result<u32> {
    let taken = take(bytes, 4)?;
    Ok(u32::from_le_bytes(taken.try_into().map_err(|_| damaged())?))
}

fn number8(bytes: &mut &[u8]) -> rusqlite::Result<i64> {
    let taken = take(bytes, 8)?;
    Ok(i64::from_le_bytes(taken.try_into().map_err(|_| damaged())?))
}

/// The records of one commit, not yet in the file.
#[derive(Default)]
pub(super) struct Group {
    body: Vec<u8>,
    records: Vec<(i64, Record)>,
}

impl Group {
    pub(super) fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// Whether it holds a record of this table.
    pub(super) fn has(&self, id: i64) -> bool {
        self.records.iter().any(|(table, _)| *table == id)
    }

    /// The bytes of the row.
    pub(super) fn body(&self) -> &[u8] {
        &self.body
    }

    /// Adds a record. False, and nothing is added, if it is too long.
    pub(super) fn add(&mut self, id: i64, first: i64, at: i64, entries: &[Vec<u8>]) -> bool {
        let before = self.body.len();
        let added = self.write(id, first, at, entries);
        match added.and_then(|count| Some((count, self.body.get(before + HEAD..)?))) {
            Some((count, body)) => {
                let record = Record { n: 0, first, at, count: count.into(), body: body.into() };
                self.records.push((id, record));
                true
            }
            None => {
                self.body.truncate(before);
                false
            }
        }
    }

    fn write(&mut self, id: i64, first: i64, at: i64, entries: &[Vec<u8>]) -> Option<u32> {
        let count = u32::try_from(entries.len()).ok()?;
        let length = entries.iter().map(|entry| entry.len() + 4).sum::<usize>();
        for number in [id, first, at] {
            self.body.extend_from_slice(&number.to_le_bytes());
        }
        self.body.extend_from_slice(&count.to_le_bytes());
        self.body.extend_from_slice(&u32::try_from(length).ok()?.to_le_bytes());
        pack(entries, &mut self.body).ok()?;
        Some(count)
    }

    /// Removes all records.
    pub(super) fn clear(&mut self) {
        self.body.clear();
        self.records.clear();
    }
}

impl Tail {
    /// The number of the last row, 0 if there is none.
    pub(super) fn last(&self) -> i64 {
        self.rows.back().map_or(0, |row| row.n)
    }

    /// The number of rows and of bytes.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.rows.len(), self.bytes)
    }

    /// Brings this up to date with the file. Only within a transaction.
    pub(super) fn refresh(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let mut ends =
            connection.prepare_cached("SELECT (SELECT min(n) FROM tail), (SELECT max(n) FROM tail)")?;
        let ends: Option<(Option<i64>, Option<i64>)> =
            ends.query_row([], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
        let (Some(low), Some(high)) = ends.unwrap_or_default() else {
            *self = Tail::default();
            return Ok(());
        };
        if high < self.last() {
            *self = Tail::default();
        }
        while self.rows.front().is_some_and(|row| row.n < low) {
            self.forget_oldest();
        }
        if high > self.last() {
            let mut fresh = connection.prepare_cached("SELECT n, body FROM tail WHERE n > $1 ORDER BY n")?;
            let mut rows = fresh.query([self.last()])?;
            while let Some(row) = rows.next()? {
                let body = row.get_ref(1)?.as_blob().map_err(|_| damaged())?;
                self.read(row.get(0)?, body)?;
            }
        }
        Ok(())
    }

    fn read(&mut self, n: i64, mut body: &[u8]) -> rusqlite::Result<()> {
        let (bytes, mut records) = (body.len(), Vec::new());
        while !body.is_empty() {
            let (id, first, at) = (number8(&mut body)?, number8(&mut body)?, number8(&mut body)?);
            let (count, length) = (number4(&mut body)?, number4(&mut body)?);
            let entries = take(&mut body, usize::try_from(length).map_err(|_| damaged())?)?;
            records.push((id, Record { n, first, at, count: count.into(), body: entries.into() }));
        }
        self.add(n, bytes, records);
        Ok(())
    }

    fn add(&mut self, n: i64, bytes: usize, records: Vec<(i64, Record)>) {
        self.bytes += bytes;
        self.rows.push_back(Row { n, bytes, tables: records.iter().map(|(id, _)| *id).collect() });
        for (id, record) in records {
            self.logs.entry(id).or_default().push(Record { n, ..record });
        }
    }

    /// Adds a group that was written as the row of this number, and empties it.
    pub(super) fn push(&mut self, n: i64, group: &mut Group) {
        let records = std::mem::take(&mut group.records);
        self.add(n, group.body.len(), records);
        group.clear();
    }

    /// The oldest row: its number, and the tables whose records in it have not been moved.
    pub(super) fn oldest(&self) -> Option<(i64, Vec<i64>)> {
        let row = self.rows.front()?;
        let still =
            |id: &&i64| self.logs.get(*id).is_some_and(|log| log.iter().any(|record| record.n == row.n));
        Some((row.n, row.tables.iter().filter(still).copied().collect()))
    }

    /// Removes the oldest row.
    pub(super) fn forget_oldest(&mut self) {
        let Some(row) = self.rows.pop_front() else { return };
        self.bytes = self.bytes.saturating_sub(row.bytes);
        for id in row.tables {
            if let Some(log) = self.logs.get_mut(&id) {
                log.retain(|record| record.n != row.n);
                if log.is_empty() {
                    self.logs.remove(&id);
                }
            }
        }
    }

    /// The tables that have records here.
    pub(super) fn tables(&self) -> Vec<i64> {
        self.logs.keys().copied().collect()
    }

    /// Whether a row still holds a record of this table, moved or not.
    pub(super) fn mentions(&self, id: i64) -> bool {
        self.rows.iter().any(|row| row.tables.contains(&id))
    }

    /// The records of a table from this number on, where `pieces` ends.
    pub(super) fn log(&self, id: i64, from: i64) -> &[Record] {
        let log = self.logs.get(&id).map_or(&[][..], Vec::as_slice);
        let moved = log.iter().take_while(|record| record.first < from).count();
        log.get(moved..).unwrap_or(&[])
    }

    /// The next number of each log, and when it was last appended to.
    pub(super) fn ends(&self) -> HashMap<i64, (i64, i64)> {
        let end =
            |(id, log): (&i64, &Vec<Record>)| Some((*id, log.last().map(|last| (last.end(), last.at))?));
        self.logs.iter().filter_map(end).collect()
    }

    /// Removes and returns the records of a table, to move them.
    pub(super) fn take(&mut self, id: i64) -> Vec<Record> {
        self.logs.remove(&id).unwrap_or_default()
    }

    /// Removes the records below this number, which have been moved.
    pub(super) fn trim(&mut self, id: i64, from: i64) {
        let Some(log) = self.logs.get_mut(&id) else { return };
        log.retain(|record| record.first >= from);
        if log.is_empty() {
            self.logs.remove(&id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(records: &[(i64, i64, &[&str])]) -> Group {
        let mut group = Group::default();
        for (id, first, entries) in records {
            let entries: Vec<Vec<u8>> = entries.iter().map(|entry| entry.as_bytes().to_vec()).collect();
            assert!(group.add(*id, *first, 5 + first, &entries));
        }
        group
    }

    /// What is read from the rows is what was put into memory when they were written.
    #[test]
    fn rows_are_read_as_they_were_written() {
        let groups: [&[(i64, i64, &[&str])]; 3] =
            [&[(1, 0, &["a", ""]), (-2, 7, &["b"])], &[], &[(1, 2, &["c"]), (1, 3, &["d"])]];
        let (mut written, mut read) = (Tail::default(), Tail::default());
        for (n, records) in (1..).zip(groups) {
            let mut group = group(records);
            read.read(n, group.body()).unwrap();
            written.push(n, &mut group);
            assert!(group.is_empty() && group.body().is_empty());
        }
        assert_eq!(written.logs, read.logs);
        assert_eq!(written.size(), read.size());
        let texts = |from| -> Vec<Vec<u8>> {
            read.log(1, from).iter().flat_map(|record| unpack(&record.body).unwrap()).collect()
        };
        assert_eq!(texts(0), [b"a".to_vec(), vec![], b"c".to_vec(), b"d".to_vec()]);
        assert_eq!(texts(2), [b"c", b"d"]);
        assert!(texts(4).is_empty());
        assert_eq!(read.ends(), HashMap::from([(1, (4, 8)), (-2, (8, 12))]));
    }

    #[test]
    fn what_is_moved_is_known_no_more() {
        let mut tail = Tail::default();
        for n in 1..4 {
            tail.push(n, &mut group(&[(1, n, &["x"]), (n + 1, 0, &["y"])]));
        }
        assert_eq!(tail.oldest(), Some((1, vec![1, 2])));
        assert_eq!(tail.take(1).len(), 3);
        assert_eq!(tail.oldest(), Some((1, vec![2])));
        assert!(tail.mentions(1) && tail.log(1, 0).is_empty());
        tail.forget_oldest();
        assert_eq!(tail.oldest(), Some((2, vec![3])));
        assert!(!tail.mentions(2) && tail.log(2, 0).is_empty());
        tail.trim(3, 1);
        assert_eq!(tail.oldest(), Some((2, vec![])));
        tail.forget_oldest();
        tail.forget_oldest();
        assert_eq!((tail.size(), tail.oldest()), ((0, 0), None));
    }

    #[test]
    fn damage_is_an_error() {
        let whole = group(&[(1, 0, &["abc", "d"])]).body().to_vec();
        for length in 1..whole.len() {
            assert!(Tail::default().read(1, &whole[..length]).is_err(), "{length}");
        }
        assert!(unpack(&[1, 0, 0]).is_err() && unpack(&[2, 0, 0, 0, b'x']).is_err());
    }
}
