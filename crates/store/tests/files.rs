//! Files and databases as they are found: old, newer, damaged, somebody else's; and wrong URLs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod common;

use common::{Bed, POSTGRES, SQLITE, append, log};
use store::{Append, Error, Store, TableId};

async fn refusal(url: &str) -> String {
    match Store::open(url).await {
        Err(Error::Unavailable(why)) => why,
        other => panic!("{url}: {other:?}"),
    }
}

#[tokio::test]
async fn wrong_urls_are_refused_with_what_is_right() {
    for url in ["", "sqlite:", "mysql://x", "tables.db", "postgres:secret"] {
        let why = refusal(url).await;
        assert!(why.contains("memory:, sqlite:PATH or postgres://"), "{url}: {why}");
        assert!(!why.contains("secret"), "{why}");
    }
    for url in [
        "postgres://u:secret@[/x",
        "postgres://u:secret@127.0.0.1:1/x",
        "postgres://u:secret@h/x?sslmode=require",
    ] {
        let why = refusal(url).await;
        assert!(!why.contains("secret"), "{why}");
    }
    let why = refusal("postgres://u:secret@127.0.0.1:1/x").await;
    assert!(why.contains("PostgreSQL at 127.0.0.1:1, database x: cannot connect"), "{why}");
}

#[tokio::test]
async fn places_that_cannot_be_used_are_named() {
    let bed = Bed::new(SQLITE, "places").await.unwrap();
    let why = refusal("sqlite:/no/such/dir/a.db").await;
    assert!(why.contains("/no/such/dir/a.db") && why.contains("no directory /no/such/dir"), "{why}");
    // A directory is no file.
    let dir = bed.dir.display().to_string();
    assert!(refusal(&format!("sqlite:{dir}")).await.contains(&dir));
    // Nobody can write here, not even root.
    let why = refusal("sqlite:/proc/a.db").await;
    assert!(why.contains("/proc/a.db"), "{why}");
}

#[tokio::test]
async fn what_is_no_store_is_left_alone() {
    let bed = Bed::new(SQLITE, "foreign").await.unwrap();
    let text = "Dear diary, today we met a knight. ".repeat(40);
    std::fs::write(bed.file(), &text).unwrap();
    let why = refusal(&bed.url).await;
    assert!(why.contains("tables.db") && why.contains("not a database"), "{why}");
    assert_eq!(std::fs::read_to_string(bed.file()).unwrap(), text);

    std::fs::remove_file(bed.file()).unwrap();
    let other = rusqlite::Connection::open(bed.file()).unwrap();
    other.execute_batch("CREATE TABLE songs (name TEXT)").unwrap();
    drop(other);
    let before = std::fs::read(bed.file()).unwrap();
    assert!(refusal(&bed.url).await.contains("another program"));
    assert_eq!(std::fs::read(bed.file()).unwrap(), before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_file_is_an_error_that_names_it() {
    let bed = Bed::new(SQLITE, "damaged").await.unwrap();
    let store = bed.open().await;
    for table in 0..20 {
        common::create(&store, table, 1).await;
        let large = Append { entries: vec![vec![7; 3_000]; 5], ..append(table, 1, &[], 1) };
        store.append(large).await.unwrap();
    }
    store.close().await;
    // Everything after the first pages becomes rubbish.
    let mut bytes = std::fs::read(bed.file()).unwrap();
    let length = bytes.len();
    bytes[length / 3..].fill(0xa5);
    std::fs::write(bed.file(), bytes).unwrap();
    let mut faults = 0;
    match Store::open(&bed.url).await {
        Err(why) => {
            assert!(why.to_string().contains("tables.db"), "{why}");
            faults += 1;
        }
        Ok(store) => {
            for table in 0..20 {
                if let Err(why) = store.read(TableId(table), 0).await {
                    assert!(why.to_string().contains("tables.db"), "{why}");
                    faults += 1;
                }
            }
        }
    }
    assert!(faults > 0, "two thirds of the file were destroyed and nobody noticed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newer_store_is_refused() {
    let newer = "UPDATE meta SET value = '999' WHERE key = 'version'";
    let bed = Bed::new(SQLITE, "newer").await.unwrap();
    bed.open().await.close().await;
    rusqlite::Connection::open(bed.file()).unwrap().execute_batch(newer).unwrap();
    let why = refusal(&bed.url).await;
    assert!(why.contains("tables.db") && why.contains("999") && why.contains("newer"), "{why}");
    if let Some(bed) = Bed::new(POSTGRES, "newer").await {
        bed.open().await.close().await;
        common::client(&bed.url).await.batch_execute(newer).await.unwrap();
        let why = refusal(&bed.url).await;
        assert!(why.contains("PostgreSQL at") && why.contains("999") && why.contains("newer"), "{why}");
        bed.done().await;
    }
}

/// What the fixtures of version 1 hold, for ever.
async fn version_1(store: &Store) {
    assert_eq!(log(store, 11, 0).await, ["opened", "Łukasz sat down", "began"]);
    assert_eq!(log(store, 12, 0).await, ["opened"]);
    let row = store.by_code("GRAIL").await.unwrap();
    assert_eq!((row.id, row.next, row.created, row.touched), (TableId(11), 3, 1_000, 3_000));
    assert_eq!((row.index.game.as_str(), row.index.head.as_str()), ("avalon", "{\"seats\":5}"));
    assert_eq!((row.index.status, row.index.listed), (store::Status::Playing, true));
    let over = store.rows(&[store::Status::Finished], false, None, 9).await.unwrap();
    assert_eq!(over.iter().map(|row| (row.id.0, row.touched)).collect::<Vec<_>>(), [(12, 2_000)]);
    let person = store.person_by_token(&[0x11; 32]).await.unwrap().unwrap();
    assert_eq!((person.id, person.name.as_str(), person.created, person.seen), (5, "Łukasz", 900, 2_500));
    assert_eq!(store.seats_of(5).await.unwrap(), [TableId(11)]);
    let bans = store.bans().await.unwrap();
    assert_eq!(
        bans.iter().map(|ban| (ban.address.as_str(), ban.until)).collect::<Vec<_>>(),
        [("192.0.2.7", None)]
    );
    // And it goes on.
    store.append(append(11, 3, &["went on"], 4_000)).await.unwrap();
    assert_eq!(log(store, 11, 3).await, ["went on"]);
}

/// The schema as version 1 wrote it, frozen, with rows in it.
const SQLITE_1: &str = include_str!("fixtures/v1.sqlite.sql");
const POSTGRES_1: &str = include_str!("fixtures/v1.postgres.sql");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn version_1_loads_for_ever_from_sqlite() {
    let bed = Bed::new(SQLITE, "v1").await.unwrap();
    rusqlite::Connection::open(bed.file()).unwrap().execute_batch(SQLITE_1).unwrap();
    version_1(&bed.open().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn version_1_loads_for_ever_from_postgres() {
    let Some(bed) = Bed::new(POSTGRES, "v1").await else { return };
    common::client(&bed.url).await.batch_execute(POSTGRES_1).await.unwrap();
    version_1(&bed.open().await).await;
    bed.done().await;
}
