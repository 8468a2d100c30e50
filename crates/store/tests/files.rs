//! Opening files and databases that are old, too new, damaged or of another program; and wrong URLs.

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
    // Everything after the first pages is overwritten.
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

/// The contents of the fixtures, which never change.
async fn as_it_was(store: &Store) {
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

/// A log from which a piece is missing is an error, not a log with other numbers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gap_in_a_log_is_an_error() {
    let bed = Bed::new(SQLITE, "gap").await.unwrap();
    let other = rusqlite::Connection::open(bed.file()).unwrap();
    other.execute_batch(SQLITE_2).unwrap();
    other.execute_batch("DELETE FROM pieces WHERE id = 11").unwrap();
    let why = bed.open().await.read(TableId(11), 0).await.unwrap_err();
    assert!(matches!(&why, Error::Unavailable(why) if why.contains("reading a log")), "{why}");
}

/// How many bytes the tail has, and how many pieces there are.
fn sizes(bed: &Bed) -> (i64, i64) {
    let sizes = "SELECT (SELECT coalesce(sum(length(body)), 0) FROM tail), (SELECT count(*) FROM pieces)";
    let other = rusqlite::Connection::open(bed.file()).unwrap();
    other.query_row(sizes, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap()
}

/// What does not fit into the tail any more moves to the tables' own pages, and no reader notices: neither one that has
/// read before, nor one of another process, nor one that comes later.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_tail_is_put_away() {
    let bed = Bed::new(SQLITE, "tail").await.unwrap();
    let (store, other) = (bed.open().await, bed.open().await);
    for table in 0..30 {
        common::create(&store, table, 1).await;
    }
    let body = |table: i64, round: u64| format!("{table}/{round}/{}", "x".repeat(20_000));
    for round in 1..=20 {
        let waiting: Vec<_> =
            (0..30).map(|table| store.append(append(table, round, &[&body(table, round)], 7))).collect();
        for outcome in waiting {
            outcome.await.unwrap();
        }
        let seen = log(&other, 3, 0).await;
        assert_eq!(u64::try_from(seen.len()), Ok(round + 1));
        assert_eq!(seen.last(), Some(&body(3, round)));
        let row = other.row(TableId(3)).await.unwrap();
        assert_eq!((row.next, row.touched), (round + 1, 7));
    }
    let (bytes, pieces) = sizes(&bed);
    assert!(bytes < 9 << 20, "{bytes} bytes are in the tail");
    // One each was there from the start.
    assert!(pieces > 30, "nothing was put away");
    store.close().await;
    for reader in [other, bed.open().await] {
        for table in 0..30 {
            let whole: Vec<String> =
                std::iter::once("first".to_owned()).chain((1..=20).map(|round| body(table, round))).collect();
            for from in [0, 1, 7, 20] {
                assert_eq!(log(&reader, table, from).await, whole[usize::try_from(from).unwrap()..]);
            }
        }
    }
}

/// Words that are deleted are nowhere in the tail either, and a table that is removed leaves nothing there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_deleted_leaves_no_trace_in_the_tail() {
    let bed = Bed::new(SQLITE, "trace").await.unwrap();
    let (store, other) = (bed.open().await, bed.open().await);
    for table in 1..4 {
        common::create(&store, table, 1).await;
        store.append(append(table, 1, &["a move", "rude words", "another move"], 2)).await.unwrap();
    }
    assert_eq!(log(&other, 1, 2).await, ["rude words", "another move"]);
    store.rewrite(TableId(1), 2, b"deleted".to_vec()).await.unwrap();
    assert_eq!(log(&other, 1, 0).await, ["first", "a move", "deleted", "another move"]);
    assert_eq!(sizes(&bed).0, 0, "something is left in the tail");
    // What comes afterwards goes to the tail again.
    store.append(append(2, 4, &["later"], 3)).await.unwrap();
    assert!(sizes(&bed).0 > 0);
    other.remove(TableId(2)).await.unwrap();
    assert_eq!(sizes(&bed).0, 0, "something is left in the tail");
    store.create(TableId(2), common::index("again", store::Status::Open), vec![], 4).await.unwrap();
    assert!(log(&other, 2, 0).await.is_empty());
    assert_eq!(log(&store, 3, 2).await, ["rude words", "another move"]);
}

/// The schema as version 1 wrote it, frozen, with rows in it.
const SQLITE_1: &str = include_str!("fixtures/v1.sqlite.sql");
const POSTGRES_1: &str = include_str!("fixtures/v1.postgres.sql");
/// The schema as version 2 wrote it; PostgreSQL's is that of version 1.
const SQLITE_2: &str = include_str!("fixtures/v2.sqlite.sql");
const SQLITE_3: &str = include_str!("fixtures/v3.sqlite.sql");
const POSTGRES_3: &str = include_str!("fixtures/v3.postgres.sql");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn version_3_loads_for_ever_from_sqlite() {
    let bed = Bed::new(SQLITE, "v3").await.unwrap();
    rusqlite::Connection::open(bed.file()).unwrap().execute_batch(SQLITE_3).unwrap();
    let store = bed.open().await;
    as_it_was(&store).await;
    assert_eq!(store.forgotten(1).await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn version_3_loads_for_ever_from_postgres() {
    let Some(bed) = Bed::new(POSTGRES, "v3").await else { return };
    common::client(&bed.url).await.batch_execute(POSTGRES_3).await.unwrap();
    let store = bed.open().await;
    as_it_was(&store).await;
    assert_eq!(store.forgotten(1).await.unwrap().len(), 1);
    bed.done().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn version_2_loads_for_ever_from_sqlite() {
    let bed = Bed::new(SQLITE, "v2").await.unwrap();
    rusqlite::Connection::open(bed.file()).unwrap().execute_batch(SQLITE_2).unwrap();
    as_it_was(&bed.open().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn version_1_loads_for_ever_from_sqlite() {
    let bed = Bed::new(SQLITE, "v1").await.unwrap();
    rusqlite::Connection::open(bed.file()).unwrap().execute_batch(SQLITE_1).unwrap();
    as_it_was(&bed.open().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn version_1_loads_for_ever_from_postgres() {
    let Some(bed) = Bed::new(POSTGRES, "v1").await else { return };
    common::client(&bed.url).await.batch_execute(POSTGRES_1).await.unwrap();
    as_it_was(&bed.open().await).await;
    bed.done().await;
}
