//! Deletes a person: the name and the words at every table, and the identity.

use std::collections::HashMap;

use game::Seat;
use games::GameName;
use store::{Append, Store, TableId};
use wire::socket::Words;

use crate::log::entry::Entry;
use crate::tables::room::{Head, Room};

/// How often a table's line in lists is written again if a running table was faster.
const TRIES: usize = 5;

/// Deletes a person everywhere. Returns how many entries changed.
pub async fn everywhere(store: &Store, person: i64, also: Option<TableId>) -> Result<usize, store::Error> {
    let mut tables = store.seats_of(person).await?;
    tables.extend(also.filter(|table| !tables.contains(table)));
    let mut changed = 0;
    for table in tables {
        changed += at_table(store, table, person).await?;
    }
    // Last, so that it can be asked for again if anything before it failed.
    store.forget_person(person).await?;
    store.scrub().await?;
    Ok(changed)
}

/// Deletes a person's name and words at one table. Returns how many entries changed; none if it was done before.
pub async fn at_table(store: &Store, table: TableId, person: i64) -> Result<usize, store::Error> {
    let stored = match store.read(table, 0).await {
        Err(store::Error::Missing) => return Ok(0),
        stored => stored?,
    };
    // An entry that cannot be read shows nothing to anybody.
    let mut entries: Vec<Option<Entry>> = stored.iter().map(|bytes| Entry::read(bytes).ok()).collect();
    let (mut seats, mut writes) = (HashMap::new(), Vec::new());
    for (seq, entry) in (0u64..).zip(&mut entries) {
        if let Some(entry) = entry
            && erase(entry, person, &mut seats)
        {
            writes.push(store.rewrite(table, seq, entry.write()));
        }
    }
    let changed = writes.len();
    for write in writes {
        write.await?;
    }
    rename_host(store, table, &host_name(table, &entries).unwrap_or_default()).await?;
    Ok(changed)
}

/// Removes the person's name and words from an entry. `seats` is who sits where at this point of the log.
fn erase(entry: &mut Entry, who: i64, seats: &mut HashMap<Seat, i64>) -> bool {
    follow(entry, seats);
    match entry {
        Entry::Sat { seat, person, name, .. } | Entry::Named { seat, person, name } => {
            *person == who && replace(name, format!("Guest {seat}"))
        }
        Entry::Knocked { person, name, .. } | Entry::Held { person, name, .. } => {
            *person == who && replace(name, "Guest".to_string())
        }
        Entry::Reported { by, why, .. } => *by == who && replace(why, "…".to_string()),
        Entry::Said { seat, person, name, words, .. } => {
            let speaker = person.or_else(|| seats.get(&(*seat)?).copied());
            if speaker != Some(who) {
                return false;
            }
            let renamed = name.as_mut().is_some_and(|name| replace(name, "Guest".to_string()));
            let silenced = match words {
                Words::Text(text) => replace(text, "…".to_string()),
                Words::Sign(_) | Words::Statement(_) => false,
            };
            renamed || silenced
        }
        _ => false,
    }
}

fn replace(old: &mut String, new: String) -> bool {
    let differs = *old != new;
    *old = new;
    differs
}

/// The name of the host as the log says it now.
fn host_name(table: TableId, entries: &[Option<Entry>]) -> Option<String> {
    let Some(Some(Entry::Opened(opening))) = entries.first() else { return None };
    let kind: GameName = opening.game.parse().ok()?;
    let players = crate::registry::accept(kind, &opening.setup).ok()?.players;
    let mut room = Room::open(table, opening.clone(), kind, players).ok()?;
    entries.iter().flatten().for_each(|entry| room.fold(entry, 0));
    Some(room.line().host)
}

/// Writes the name of the host into the table's line in lists.
async fn rename_host(store: &Store, table: TableId, host: &str) -> Result<(), store::Error> {
    for _ in 0..TRIES {
        let row = store.row(table).await?;
        let mut index = row.index;
        let Ok(mut head) = serde_json::from_str::<Head>(&index.head) else { return Ok(()) };
        if head.line.host == host {
            return Ok(());
        }
        head.line.host = host.to_string();
        index.head = serde_json::to_string(&head).unwrap_or_default();
        let append =
            Append { table, expected: row.next, entries: Vec::new(), index: Some(index), at: row.touched };
        match store.append(append).await {
            Err(store::Error::Conflict) => {}
            outcome => return outcome,
        }
    }
    Err(store::Error::Conflict)
}

/// Who sits or last sat where after one more entry.
pub fn follow(entry: &Entry, seats: &mut HashMap<Seat, i64>) {
    match entry {
        Entry::Sat { seat, person, .. } | Entry::NewDevice { seat, person } => {
            seats.insert(*seat, *person);
        }
        Entry::Order { from } => {
            let now = Seat::ALL.into_iter().zip(from);
            *seats = now.filter_map(|(seat, was)| Some((seat, *seats.get(&(*was)?)?))).collect();
        }
        _ => {}
    }
}

/// Who sits or last sat in a seat.
pub fn person_in_seat(entries: &[Entry], at: Seat) -> Option<i64> {
    let mut seats = HashMap::new();
    entries.iter().for_each(|entry| follow(entry, &mut seats));
    seats.get(&at).copied()
}

/// The spectator of this name who said something.
pub fn spectator(entries: &[Entry], named: &str) -> Option<i64> {
    entries.iter().rev().find_map(|entry| match entry {
        Entry::Said { name: Some(name), person, .. } if name == named => *person,
        _ => None,
    })
}
