//! Who may use a store and who may read it: servers beside each other, permissions, copies, what is deleted.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod common;

use common::{Bed, POSTGRES, SQLITE, append, create, log};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use store::{COPY, Error, Hold, Store, TableId};

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

async fn servers(bed: &Bed) {
    let (first, second) = (bed.open().await, bed.open().await);
    first.hold(Hold::Exclusive).await.unwrap();
    for hold in [Hold::Exclusive, Hold::Shared] {
        let Err(Error::Unavailable(why)) = second.hold(hold).await else { panic!("held twice") };
        assert!(why.contains("another server"), "{why}");
    }
    // What holds nothing works beside it.
    create(&second, 1, 10).await;
    first.close().await;
    second.hold(Hold::Shared).await.unwrap();
    let third = bed.open().await;
    third.hold(Hold::Shared).await.unwrap();
    second.close().await;
    third.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_holds_its_file_alone() {
    servers(&Bed::new(SQLITE, "hold").await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_holds_its_database_alone() {
    let Some(bed) = Bed::new(POSTGRES, "hold").await else { return };
    servers(&bed).await;
    bed.done().await;
}

/// When PostgreSQL ends a session, the server writes nothing until it holds the store again, and then it learns so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_session_writes_nothing_until_the_store_is_held_again() {
    let Some(bed) = Bed::new(POSTGRES, "lost").await else { return };
    let (name, base) = bed.schema.clone().unwrap();
    let (first, other) = (bed.open().await, bed.open().await);
    first.hold(Hold::Exclusive).await.unwrap();
    create(&first, 1, 10).await;
    let mut regained = first.regained();
    // Another server waits for its chance.
    let waiting = common::client(&bed.url).await;
    let lock = "SELECT pg_advisory_lock(('meta'::regclass::oid::bigint) | (1::bigint << 40))";
    let waiting = tokio::spawn(async move {
        waiting.batch_execute(lock).await.unwrap();
        waiting
    });
    let mine = format!(
        "FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid \
         WHERE l.locktype = 'advisory' AND a.application_name = '{name}'"
    );
    let client = common::client(&base).await;
    while client.query(&format!("SELECT 1 {mine} AND NOT l.granted"), &[]).await.unwrap().is_empty() {}
    let end = format!("SELECT pg_terminate_backend(l.pid) {mine} AND l.granted");
    client.batch_execute(&end).await.unwrap();
    let holder = waiting.await.unwrap();
    for _ in 0..2 {
        let outcome = first.append(append(1, 1, &["late"], 20)).await;
        assert!(
            matches!(outcome, Err(Error::Unavailable(_))),
            "written without holding the store: {outcome:?}"
        );
    }
    other.append(append(1, 1, &["in time"], 20)).await.unwrap();
    assert!(!regained.has_changed().unwrap());
    drop(holder);
    // Without a write: a server that is idle holds its store again too.
    regained.changed().await.unwrap();
    assert_eq!(first.append(append(1, 1, &["late"], 20)).await, Err(Error::Conflict));
    first.append(append(1, 2, &["went on"], 20)).await.unwrap();
    assert_eq!(log(&first, 1, 1).await, ["in time", "went on"]);
    first.close().await;
    other.close().await;
    bed.done().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_users_of_the_machine_cannot_read_the_files() {
    let bed = Bed::new(SQLITE, "private").await.unwrap();
    let store = bed.open().await;
    store.hold(Hold::Exclusive).await.unwrap();
    create(&store, 1, 10).await;
    let copy = bed.dir.join("copy.db");
    store.backup(&copy).await.unwrap();
    let files: Vec<_> = std::fs::read_dir(&bed.dir).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.len() >= 4, "{files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    store.close().await;
    // A file that everybody could read is one no longer.
    std::fs::set_permissions(bed.file(), std::fs::Permissions::from_mode(0o644)).unwrap();
    bed.open().await.close().await;
    assert_eq!(mode(&bed.file()), 0o640);
}

/// How often these bytes are in any file of the store.
fn found(bed: &Bed, word: &str) -> usize {
    let files = std::fs::read_dir(&bed.dir).unwrap().map(|file| std::fs::read(file.unwrap().path()).unwrap());
    files.map(|bytes| bytes.windows(word.len()).filter(|part| *part == word.as_bytes()).count()).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_deleted_is_in_no_file_any_more() {
    let bed = Bed::new(SQLITE, "scrub").await.unwrap();
    let (store, other) = (bed.open().await, bed.open().await);
    for table in 1..40 {
        create(&store, table, 1).await;
        store.append(append(table, 1, &["my phone is 555", "a move"], 2)).await.unwrap();
        assert_eq!(log(&other, table, 2).await, ["a move"]);
    }
    store.put_person(&common::person(1, 1, "Lancelot of the Lake")).await.unwrap();
    assert!(found(&bed, "555") > 0 && found(&bed, "Lancelot") > 0);
    assert!(!store.needs_scrub().await.unwrap());
    for table in 1..39 {
        store.rewrite(TableId(table), 1, b"deleted".to_vec()).await.unwrap();
    }
    store.remove(TableId(39)).await.unwrap();
    store.forget_person(1).await.unwrap();
    assert!(store.needs_scrub().await.unwrap());
    assert!(found(&bed, "555") > 0, "there is nothing to scrub");
    store.scrub().await.unwrap();
    assert_eq!((found(&bed, "555"), found(&bed, "Lancelot")), (0, 0));
    assert!(!store.needs_scrub().await.unwrap());
    // It goes on, here and elsewhere.
    store.append(append(3, 3, &["another move"], 3)).await.unwrap();
    for reader in [&store, &other] {
        assert_eq!(log(reader, 3, 0).await, ["first", "deleted", "a move", "another move"]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_put_in_the_place_of_a_store() {
    let bed = Bed::new(SQLITE, "restore").await.unwrap();
    let store = bed.open().await;
    store.hold(Hold::Exclusive).await.unwrap();
    create(&store, 1, 10).await;
    let copy = bed.dir.join("copy.db");
    store.backup(&copy).await.unwrap();
    store.append(append(1, 1, &["later"], 20)).await.unwrap();
    let why = Store::restore(&copy, &bed.file()).await.unwrap_err();
    assert!(why.to_string().contains("another server"), "{why}");
    assert_eq!(store.mark(COPY).await.unwrap(), None);
    store.close().await;
    Store::restore(&copy, &bed.file()).await.unwrap();
    let store = bed.open().await;
    assert_eq!(log(&store, 1, 0).await, ["first"]);
    assert!(store.mark(COPY).await.unwrap().is_some());
    store.close().await;
    let old = format!("sqlite:{}.before-restore", bed.file().display());
    assert_eq!(log(&Store::open(&old).await.unwrap(), 1, 0).await, ["first", "later"]);
    // What is no store is put nowhere.
    let text = bed.dir.join("text");
    std::fs::write(&text, "Dear diary, today we met a knight. ".repeat(40)).unwrap();
    assert!(Store::restore(&text, &bed.file()).await.is_err());
    assert_eq!(log(&bed.open().await, 1, 0).await, ["first"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_of_an_older_version_is_copied_before_it_is_changed() {
    let bed = Bed::new(SQLITE, "older").await.unwrap();
    let old = include_str!("fixtures/v1.sqlite.sql");
    rusqlite::Connection::open(bed.file()).unwrap().execute_batch(old).unwrap();
    bed.open().await.close().await;
    let copy = bed.dir.join("tables.db.version-1");
    let copied = rusqlite::Connection::open(&copy).unwrap();
    let version: String =
        copied.query_row("SELECT value FROM meta WHERE key = 'version'", [], |row| row.get(0)).unwrap();
    assert_eq!((version.as_str(), mode(&copy)), ("1", 0o600));
}

/// Everything that a store holds, as text.
async fn content(store: &Store) -> String {
    let mut text = String::new();
    for row in store.rows(&common::ALL, false, None, 1_000).await.unwrap() {
        text += &format!("{row:?} {:?}\n", log(store, row.id.0, 0).await);
    }
    for person in store.people(i64::MIN, 1_000).await.unwrap() {
        let (token, name) = (person.token, person.name);
        let seats = store.seats_of(person.id).await.unwrap();
        text += &format!("{} {token:?} {name} {} {} {seats:?}\n", person.id, person.created, person.seen);
    }
    text + &format!("{:?}", store.bans().await.unwrap())
}

async fn is_moved(from: &Bed, to: &Bed) {
    let store = from.open().await;
    for table in 1..200 {
        let status = common::ALL[usize::try_from(table % 4).unwrap()];
        let index = common::index(&format!("C{table}"), status);
        store.create(TableId(table), index, vec![b"first".to_vec()], table).await.unwrap();
        store.append(append(table, 1, &["a", "", "Łukasz"], 1_000 + table)).await.unwrap();
        store.put_person(&common::person(table - 100, u8::try_from(table).unwrap(), "Ann")).await.unwrap();
        store.note_seat(table - 100, TableId(table)).await.unwrap();
    }
    store.ban("192.0.2.7", Some(5), "flood").await.unwrap();
    let before = content(&store).await;
    let other = to.open().await;
    for store in [&store, &other] {
        store.hold(Hold::Exclusive).await.unwrap();
    }
    let copied = store.move_to(&other).await.unwrap();
    assert_eq!((copied.tables, copied.people, copied.bans), (199, 199, 1));
    assert_eq!(content(&other).await, before);
    let why = store.move_to(&other).await.unwrap_err().to_string();
    assert!(why.contains("not empty"), "{why}");
    other.append(append(4, 4, &["went on"], 9_000)).await.unwrap();
    for store in [store, other] {
        store.close().await;
    }
    let why = from.open().await.hold(Hold::Exclusive).await.unwrap_err().to_string();
    assert!(why.contains("moved to another"), "{why}");
    to.open().await.hold(Hold::Exclusive).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_is_moved_to_another() {
    let (from, to) = (Bed::new(SQLITE, "from").await.unwrap(), Bed::new(SQLITE, "to").await.unwrap());
    is_moved(&from, &to).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_is_moved_to_postgres() {
    let Some(to) = Bed::new(POSTGRES, "to").await else { return };
    is_moved(&Bed::new(SQLITE, "to_postgres").await.unwrap(), &to).await;
    to.done().await;
}

/// A new table of the store must be listed here and in `transfer.rs`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_is_known_to_the_move() {
    let bed = Bed::new(SQLITE, "tables").await.unwrap();
    bed.open().await.close().await;
    let file = rusqlite::Connection::open(bed.file()).unwrap();
    let mut names =
        file.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").unwrap();
    let names: Vec<String> = names.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let moved = ["bans", "cards", "entries", "people", "pieces", "seats", "tables", "tail"];
    let left = ["forgotten", "meta"];
    for name in &names {
        assert!(moved.contains(&name.as_str()) || left.contains(&name.as_str()), "{name}");
    }
}
