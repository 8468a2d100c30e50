//! The store in memory, for tests and for servers that need not keep anything.

use crate::stats::Counters;
use crate::work::{Create, Work};
use crate::{Append, Ban, Error, Forgotten, Index, Person, Row, Stats, Status, TableId};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A store in memory.
#[derive(Default)]
pub(crate) struct Memory {
    room: Mutex<Room>,
    pub counters: Counters,
}

#[derive(Default)]
struct Room {
    tables: HashMap<TableId, Table>,
    /// Live codes only.
    codes: HashMap<String, TableId>,
    people: HashMap<i64, Person>,
    tokens: HashMap<[u8; 32], i64>,
    seats: BTreeSet<(i64, TableId)>,
    bans: BTreeMap<String, Ban>,
    marks: HashMap<&'static str, String>,
    forgotten: Vec<Forgotten>,
}

struct Table {
    index: Index,
    created: i64,
    touched: i64,
    entries: Vec<Vec<u8>>,
}

impl Memory {
    pub(crate) fn write(&self, work: Work) -> Result<(), Error> {
        let tally = work.tally();
        let done = self.room().write(work);
        match &done {
            Ok(()) => self.counters.add(&Stats { largest: 1, ..tally }),
            Err(_) => self.counters.add(&Stats { refused: 1, ..Stats::default() }),
        }
        done
    }

    pub(crate) fn read(&self, id: TableId, from: u64) -> Result<Vec<Vec<u8>>, Error> {
        let room = self.room();
        let table = room.tables.get(&id).ok_or(Error::Missing)?;
        Ok(usize::try_from(from).ok().and_then(|from| table.entries.get(from..)).unwrap_or_default().to_vec())
    }

    pub(crate) fn row(&self, id: TableId) -> Result<Row, Error> {
        self.room().tables.get(&id).map(|table| table.row(id)).ok_or(Error::Missing)
    }

    pub(crate) fn by_code(&self, code: &str) -> Result<Row, Error> {
        let room = self.room();
        let id = room.codes.get(code).ok_or(Error::Missing)?;
        room.tables.get(id).map(|table| table.row(*id)).ok_or(Error::Missing)
    }

    pub(crate) fn by_past_code(&self, code: &str, since: i64) -> Result<Row, Error> {
        let room = self.room();
        let fits = |table: &Table| {
            table.index.status == Status::Finished && table.index.code == code && table.touched >= since
        };
        let found = room.tables.iter().filter(|(_, table)| fits(table));
        newest(found.map(|(id, table)| table.row(*id)).collect(), 1).pop().ok_or(Error::Missing)
    }

    pub(crate) fn rows(&self, statuses: &[Status], listed: bool, before: i64, limit: usize) -> Vec<Row> {
        let room = self.room();
        let wanted = |table: &Table| {
            statuses.contains(&table.index.status)
                && (table.index.listed || !listed)
                && table.touched < before
        };
        let found = room.tables.iter().filter(|(_, table)| wanted(table));
        newest(found.map(|(id, table)| table.row(*id)).collect(), limit)
    }

    pub(crate) fn person(&self, id: i64) -> Option<Person> {
        self.room().people.get(&id).cloned()
    }

    pub(crate) fn person_by_token(&self, token: &[u8; 32]) -> Option<Person> {
        let room = self.room();
        room.tokens.get(token).and_then(|id| room.people.get(id)).cloned()
    }

    pub(crate) fn seats_of(&self, person: i64) -> Vec<TableId> {
        let room = self.room();
        room.seats.iter().filter(|(who, _)| *who == person).map(|(_, table)| *table).collect()
    }

    pub(crate) fn rows_of(&self, person: i64) -> Vec<Row> {
        let room = self.room();
        let seats = room.seats.iter().filter(|(who, _)| *who == person);
        seats.filter_map(|(_, id)| Some(room.tables.get(id)?.row(*id))).collect()
    }

    pub(crate) fn unseated(&self, before: i64, limit: u32) -> Vec<i64> {
        let room = self.room();
        let seated: BTreeSet<i64> = room.seats.iter().map(|(who, _)| *who).collect();
        let old = room.people.values().filter(|person| person.seen < before && !seated.contains(&person.id));
        let mut old: Vec<(i64, i64)> = old.map(|person| (person.seen, person.id)).collect();
        old.sort_unstable();
        old.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        old.into_iter().map(|(_, id)| id).collect()
    }

    pub(crate) fn bans(&self) -> Vec<Ban> {
        self.room().bans.values().cloned().collect()
    }

    pub(crate) fn mark(&self, key: &str) -> Option<String> {
        self.room().marks.get(key).cloned()
    }

    pub(crate) fn people(&self, after: i64, limit: usize) -> Vec<Person> {
        let mut people: Vec<Person> = self.room().people.values().filter(|p| p.id > after).cloned().collect();
        people.sort_unstable_by_key(|person| person.id);
        people.truncate(limit);
        people
    }

    pub(crate) fn forgotten(&self, after: i64) -> Vec<Forgotten> {
        self.room().forgotten.iter().filter(|note| note.n > after).copied().collect()
    }

    fn room(&self) -> MutexGuard<'_, Room> {
        // No write can panic half-way, so the data of a panicking thread is consistent.
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The rows in the order of lists: last touched first, and at most `limit` of them.
pub(crate) fn newest(mut rows: Vec<Row>, limit: usize) -> Vec<Row> {
    rows.sort_unstable_by_key(|row| std::cmp::Reverse((row.touched, row.id)));
    rows.truncate(limit);
    rows
}

impl Table {
    fn row(&self, id: TableId) -> Row {
        Row {
            id,
            index: self.index.clone(),
            created: self.created,
            touched: self.touched,
            next: count(&self.entries),
        }
    }
}

fn count(entries: &[Vec<u8>]) -> u64 {
    u64::try_from(entries.len()).unwrap_or(u64::MAX)
}

impl Room {
    fn write(&mut self, work: Work) -> Result<(), Error> {
        match work {
            Work::Create(create) => return self.create(create),
            Work::Append(append) => return self.append(append),
            Work::Rewrite { id, seq, body } => {
                let table = self.tables.get_mut(&id).ok_or(Error::Missing)?;
                let place = usize::try_from(seq).ok().and_then(|seq| table.entries.get_mut(seq));
                *place.ok_or(Error::Missing)? = body;
            }
            Work::Remove(id) => {
                let table = self.tables.remove(&id).ok_or(Error::Missing)?;
                if table.index.status.live() {
                    self.codes.remove(&table.index.code);
                }
                self.seats.retain(|(_, table)| *table != id);
            }
            Work::PutPerson(person) => {
                if self.tokens.get(&person.token).is_some_and(|id| *id != person.id) {
                    return Err(Error::Taken);
                }
                if let Some(old) = self.people.get(&person.id) {
                    self.tokens.remove(&old.token);
                }
                self.tokens.insert(person.token, person.id);
                self.people.insert(person.id, person);
            }
            Work::NoteSeat { person, table } => {
                if !self.people.contains_key(&person) || !self.tables.contains_key(&table) {
                    return Err(Error::Missing);
                }
                self.seats.insert((person, table));
            }
            Work::Forget(id) => {
                self.note_forgotten(id);
                if let Some(person) = self.people.remove(&id) {
                    self.tokens.remove(&person.token);
                }
                self.seats.retain(|(person, _)| *person != id);
            }
            Work::Ban(ban) => drop(self.bans.insert(ban.address.clone(), ban)),
            Work::Unban(address) => drop(self.bans.remove(&address)),
            Work::Mark { key, value: Some(value) } => drop(self.marks.insert(key, value)),
            Work::Mark { key, value: None } => drop(self.marks.remove(key)),
        }
        Ok(())
    }

    fn note_forgotten(&mut self, person: i64) {
        let seats = self.seats.iter().filter(|(who, _)| *who == person).map(|(_, table)| Some(*table));
        let tables: Vec<Option<TableId>> = seats.chain([None]).collect();
        for table in tables {
            let n = self.forgotten.last().map_or(1, |last| last.n + 1);
            self.forgotten.push(Forgotten { n, person, table });
        }
    }

    fn create(&mut self, create: Create) -> Result<(), Error> {
        let Create { id, index, entries, at } = create;
        let live = index.status.live();
        if self.tables.contains_key(&id) || (live && self.codes.contains_key(&index.code)) {
            return Err(Error::Taken);
        }
        if live {
            self.codes.insert(index.code.clone(), id);
        }
        self.tables.insert(id, Table { index, created: at, touched: at, entries });
        Ok(())
    }

    fn append(&mut self, append: Append) -> Result<(), Error> {
        let table = self.tables.get_mut(&append.table).ok_or(Error::Missing)?;
        if count(&table.entries) != append.expected {
            return Err(Error::Conflict);
        }
        if let Some(index) = append.index {
            let live = index.status.live();
            if live && self.codes.get(&index.code).is_some_and(|holder| *holder != append.table) {
                return Err(Error::Taken);
            }
            if table.index.status.live() {
                self.codes.remove(&table.index.code);
            }
            if live {
                self.codes.insert(index.code.clone(), append.table);
            }
            table.index = index;
        }
        table.entries.extend(append.entries);
        table.touched = append.at;
        Ok(())
    }
}
