//! Administration of a store, whether a server uses it or not.
//!
//! A running server notices changes: it reads a table again when its log has grown, looks every second for people who were
//! forgotten, and reads the list of bans every minute.

use game::{Batch, Record, Replay, Seat, Seed, Turn};
use games::GameName;
use store::{Append, Row, Status, Store, TableId};
use wire::archive::Archive;
use wire::rest::Line;
use wire::room::{House, Sitter};
use wire::socket::Words;

use crate::clock;
use crate::forget;
use crate::ids;
use crate::log::entry::{self, Entry, Mover, Opening};
use crate::tables::room::Room;
use games::Playable;

/// Milliseconds since 1970, as the store counts them.
pub fn now() -> i64 {
    clock::now()
}

/// Tables, newest first.
pub async fn list(store: &Store, all: bool) -> Result<Vec<(Line, i64)>, String> {
    let live = [Status::Open, Status::Playing];
    let every = [Status::Open, Status::Playing, Status::Finished, Status::Closed];
    let rows = store.rows(if all { &every } else { &live }, false, None, 10_000).await.map_err(error_text)?;
    let line = |row: &Row| Some((serde_json::from_str(&row.index.head).ok()?, row.touched));
    Ok(rows.iter().filter_map(line).collect())
}

/// The table of a name or a code.
pub async fn find(store: &Store, named: &str) -> Result<TableId, String> {
    match ids::table_of(named) {
        Some(table) => Ok(table),
        None => Ok(store.by_code(&ids::tidy_code(named)).await.map_err(error_text)?.id),
    }
}

/// Closes a table for good.
pub async fn close(store: &Store, table: TableId) -> Result<(), String> {
    let row = store.row(table).await.map_err(error_text)?;
    let mut index = row.index;
    if matches!(index.status, Status::Finished | Status::Closed) {
        return Err("this table is over already".to_string());
    }
    index.status = Status::Closed;
    if let Ok(mut head) = serde_json::from_str::<Line>(&index.head) {
        head.status = wire::room::Status::Closed;
        index.head = serde_json::to_string(&head).unwrap_or_default();
    }
    let entries = vec![Entry::Closed.write()];
    let append = Append { table, expected: row.next, entries, index: Some(index), at: clock::now() };
    store.append(append).await.map_err(error_text)
}

/// What a banned person is called in the list of bans.
const PERSON: &str = "person:";

/// The person of a ban, if it is one of a person.
pub(crate) fn banned_person(address: &str) -> Option<i64> {
    address.strip_prefix(PERSON)?.parse().ok()
}

/// Bans the person in a seat from the server; returns the person's number, by which the ban is lifted.
pub async fn ban_person(store: &Store, table: TableId, seat: Seat, why: &str) -> Result<i64, String> {
    let person =
        forget::person_in_seat(&read(store, table).await?, seat).ok_or("no person sits or sat there")?;
    store.ban(&format!("{PERSON}{person}"), None, why).await.map_err(error_text)?;
    Ok(person)
}

/// Lifts the ban of a person.
pub async fn unban_person(store: &Store, person: i64) -> Result<(), String> {
    store.unban(&format!("{PERSON}{person}")).await.map_err(error_text)
}

/// Takes a table off the list that everybody sees.
pub async fn unlist(store: &Store, table: TableId) -> Result<(), String> {
    let row = store.row(table).await.map_err(error_text)?;
    let entries = read(store, table).await?;
    let opened = |entry: &Entry| match entry {
        Entry::Opened(opening) => Some(opening.house.clone()),
        Entry::House { house } => Some(house.clone()),
        _ => None,
    };
    let house = entries.iter().rev().find_map(opened).ok_or("no opening")?;
    let entries = vec![Entry::House { house: House { listed: false, ..house } }.write()];
    let index = Some(store::Index { listed: false, ..row.index });
    let append = Append { table, expected: row.next, entries, index, at: clock::now() };
    store.append(append).await.map_err(error_text)
}

/// What somebody reported.
pub struct Report {
    /// The name of the table in links.
    pub table: String,
    /// Who was reported.
    pub seat: Seat,
    /// The line of talk, and its words.
    pub line: Option<(u64, Words)>,
    /// Why, in the words of who reported.
    pub why: String,
    /// In milliseconds since 1970.
    pub at: i64,
}

/// Everything that was reported, newest first.
pub async fn reports(store: &Store) -> Result<Vec<Report>, String> {
    let every = [Status::Open, Status::Playing, Status::Finished, Status::Closed];
    let mut found = Vec::new();
    for row in store.rows(&every, false, None, 1_000_000).await.map_err(error_text)? {
        let entries = read(store, row.id).await?;
        let said: Vec<&Words> = entries
            .iter()
            .filter_map(|entry| if let Entry::Said { words, .. } = entry { Some(words) } else { None })
            .collect();
        let words = |line: u64| Some((line, (*said.get(usize::try_from(line).ok()?)?).clone()));
        found.extend(entries.iter().filter_map(|entry| match entry {
            Entry::Reported { seat, line, why, at, .. } => Some(Report {
                table: ids::table_name(row.id),
                seat: *seat,
                line: line.and_then(words),
                why: why.clone(),
                at: *at,
            }),
            _ => None,
        }));
    }
    found.sort_by_key(|report| std::cmp::Reverse(report.at));
    Ok(found)
}

/// Deletes the person in a seat: the name and every line of chat at every table, and the identity. Returns how many
/// entries changed.
pub async fn forget(store: &Store, table: TableId, seat: Seat) -> Result<usize, String> {
    let entries = read(store, table).await?;
    let person = forget::person_in_seat(&entries, seat).ok_or("no person sits or sat there")?;
    forget::everywhere(store, person, Some(table)).await.map_err(error_text)
}

/// Deletes a spectator of this name who talked at a table, in the same way.
pub async fn forget_spectator(store: &Store, table: TableId, name: &str) -> Result<usize, String> {
    let entries = read(store, table).await?;
    let person = forget::spectator(&entries, name).ok_or("no spectator of this name said anything there")?;
    forget::everywhere(store, person, Some(table)).await.map_err(error_text)
}

/// Notes that the database was restored by other means: the next start closes its open and running tables.
pub async fn restored(store: &Store) -> Result<(), String> {
    store.set_mark(store::COPY, Some("")).await.map_err(error_text)
}

async fn read(store: &Store, table: TableId) -> Result<Vec<Entry>, String> {
    let stored = store.read(table, 0).await.map_err(error_text)?;
    stored.iter().map(|bytes| Entry::read(bytes)).collect()
}

/// Every finished game with its proof.
pub async fn export(store: &Store) -> Result<Vec<Archive>, String> {
    let mut archives = Vec::new();
    for row in store.rows(&[Status::Finished], false, None, 1_000_000).await.map_err(error_text)? {
        let entries = read(store, row.id).await?;
        let Ok(game) = row.index.game.parse::<GameName>() else { continue };
        archives.push(games::dispatch!(game, G => archive_of::<G>(row.id, game, &entries))?);
    }
    Ok(archives)
}

fn archive_of<G: Playable>(id: TableId, kind: GameName, entries: &[Entry]) -> Result<Archive, String> {
    let Some(Entry::Opened(opening)) = entries.first() else { return Err("no opening".to_string()) };
    let players =
        crate::registry::accept(kind, &opening.setup).map_err(|problem| problem.body.message)?.players;
    let mut room = Room::open(id, opening.clone(), kind, players)?;
    let (_, play) = crate::tables::read_log::<G, game::Dice>(&mut room, entries)?;
    let (record, seed) = play.and_then(|play| play.record()).ok_or("the game is not over")?;
    Ok(room.archive(record, seed))
}

/// Imports a finished game of another server, after checking that it was dealt and played by the rules.
pub async fn import(store: &Store, archive: &Archive) -> Result<TableId, String> {
    let kind: GameName = archive.game.parse().map_err(|error: games::UnknownGame| error.to_string())?;
    let moves = games::dispatch!(kind, G => replayed::<G>(archive))?;
    let players =
        crate::registry::accept(kind, &archive.setup).map_err(|problem| problem.body.message)?.players;
    let id = TableId(ids::number().map_err(|_| "no randomness")?);
    let opening = Opening {
        v: entry::VERSION,
        game: archive.game.clone(),
        setup: archive.setup.clone(),
        house: House::default(),
        seed: archive.seed.clone(),
        host: 0,
        code: ids::code::<8>().map_err(|_| "no randomness")?,
        at: clock::now(),
    };
    let mut room = Room::open(id, opening.clone(), kind, players)?;
    let mut entries = vec![Entry::Opened(opening)];
    entries.extend(seats(archive)?);
    entries.extend(moves);
    entries.iter().for_each(|entry| room.fold(entry, 0));
    room.status = wire::room::Status::Finished;
    let bytes = entries.iter().map(Entry::write).collect();
    store.create(id, room.index(), bytes, clock::now()).await.map_err(error_text)?;
    Ok(id)
}

fn seats(archive: &Archive) -> Result<Vec<Entry>, String> {
    let entropy = |seat: Seat| archive.entropy.get(usize::from(seat.number())).cloned().flatten();
    let each = archive.chairs.iter().filter_map(|chair| match &chair.sitter {
        Sitter::Nobody | Sitter::Held { .. } => None,
        Sitter::Person { name } => {
            let (seat, name) = (chair.seat, name.clone());
            // No person of this store holds the seat: their numbers begin at 1.
            Some(Ok(Entry::Sat { seat, person: -1 - i64::from(seat.number()), name, entropy: entropy(seat) }))
        }
        Sitter::Bot { level, .. } => Some(level.parse().map(|level| Entry::Bot { seat: chair.seat, level })),
    });
    each.collect()
}

/// The moves of an archive as log entries, each played again.
fn replayed<G: Playable>(archive: &Archive) -> Result<Vec<Entry>, String> {
    let seed = Seed::from_hex(&archive.seed).map_err(|error| format!("seed: {error}"))?;
    if seed.commitment().to_string() != archive.commitment {
        return Err("commitment: it is not that of the seed".to_string());
    }
    let record = Record::<G>::read(&archive.record).map_err(|error| format!("record: {error}"))?;
    game::check_draws(&record.draws, seed.dice(&archive.entropy()?))
        .map_err(|discrepancy| format!("record: {discrepancy}"))?;
    let at = clock::now();
    let mut entries = Vec::with_capacity(record.moves.len() + 1);
    let (mut draws, mut events) = (0, 0);
    let table = Replay::<G>::walk(record.options, &record.draws, &record.moves, |table, made| {
        let secrets = table.secrets();
        let batch = Batch {
            by: made.copied(),
            draws: secrets.draws().get(draws..).unwrap_or(&[]),
            events: secrets.log().get(events..).unwrap_or(&[]),
        };
        let play = entry::Play::of::<G>(&batch);
        entries.push(match made {
            None => Entry::Began { play, at },
            Some(_) => Entry::Played { nonce: None, mover: Mover::Person, play, at },
        });
        (draws, events) = (secrets.draws().len(), secrets.log().len());
    });
    match table.map_err(|discrepancy| format!("record: {discrepancy}"))?.waiting() {
        Turn::Over(_) => Ok(entries),
        Turn::Seats(_) | Turn::Chance(_) => Err("record: the game does not end".to_string()),
    }
}

fn error_text(error: store::Error) -> String {
    error.to_string()
}
