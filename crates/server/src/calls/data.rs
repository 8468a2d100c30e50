//! What is stored about one person.

use serde::Serialize;
use store::{Person, Row};

use crate::ids;
use crate::log::entry::Entry;
use crate::problem::Problem;
use crate::registry::Registry;

/// Everything that is stored about a person.
#[derive(Serialize)]
pub struct Data {
    name: String,
    /// In milliseconds since 1970, as all times here.
    created: i64,
    seen: i64,
    tables: Vec<Visited>,
}

/// A table at which the person sat.
#[derive(Serialize)]
struct Visited {
    table: String,
    game: String,
    touched: i64,
    /// The names under which the person sat or knocked there.
    names: Vec<String>,
    /// What the person said.
    said: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    at: i64,
    words: wire::socket::Words,
}

/// Reads it from the logs of the person's tables.
pub async fn of(registry: &Registry, person: Person) -> Result<Data, Problem> {
    let mut tables = Vec::new();
    for row in registry.store.rows_of(person.id).await? {
        let stored = registry.store.read(row.id, 0).await?;
        let entries = stored.iter().filter_map(|bytes| Entry::read(bytes).ok());
        tables.push(visited(&row, person.id, entries));
    }
    Ok(Data { name: person.name, created: person.created, seen: person.seen, tables })
}

fn visited(row: &Row, who: i64, entries: impl Iterator<Item = Entry>) -> Visited {
    let (mut names, mut said, mut seats) = (Vec::new(), Vec::new(), std::collections::HashMap::new());
    for entry in entries {
        crate::forget::follow(&entry, &mut seats);
        match entry {
            Entry::Sat { person, name, .. } | Entry::Named { person, name, .. } => {
                names.extend((person == who).then_some(name));
            }
            Entry::Knocked { person, name, .. } | Entry::Held { person, name, .. } if person == who => {
                names.push(name);
            }
            Entry::Said { seat: Some(seat), person, words, at, .. }
                if person.or_else(|| seats.get(&seat).copied()) == Some(who) =>
            {
                said.push(Line { at, words });
            }
            _ => {}
        }
    }
    names.dedup();
    let (game, touched) = (row.index.game.clone(), row.touched);
    Visited { table: ids::table_name(row.id), game, touched, names, said }
}
