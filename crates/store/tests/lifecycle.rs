//! Opening, closing, copying and losing a store, the same cases for each backend.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod common;

use common::{ALL, Bed, append, cases, create, ids, log, person};
use store::{Error, Store, TableId};

cases!(memory: no_backup);
cases!(sqlite: opening_twice_at_once reopening closing backup_while_writing);
cases!(postgres: no_backup opening_twice_at_once reopening closing lost_connection);

async fn no_backup(bed: &Bed) {
    let to = bed.dir.join("copy.db");
    let why = bed.open().await.backup(&to).await.unwrap_err().to_string();
    assert!(why.contains("copy.db") && (why.contains("pg_dump") || why.contains("sqlite:")), "{why}");
    assert!(!to.exists());
}

async fn opening_twice_at_once(bed: &Bed) {
    let both: Vec<_> = (0..4)
        .map(|_| {
            let url = bed.url.clone();
            tokio::spawn(async move { Store::open(&url).await })
        })
        .collect();
    for (id, opened) in (0..).zip(both) {
        create(&opened.await.unwrap().unwrap(), id, 1).await;
    }
    assert_eq!(ids(&bed.open().await, &ALL, false, None, 9).await, [3, 2, 1, 0]);
}

async fn reopening(bed: &Bed) {
    let store = bed.open().await;
    create(&store, 1, 1).await;
    store.append(append(1, 1, &["a"], 2)).await.unwrap();
    store.put_person(&person(1, 9, "Elaine")).await.unwrap();
    store.note_seat(1, TableId(1)).await.unwrap();
    store.ban("192.0.2.7", None, "").await.unwrap();
    let row = store.row(TableId(1)).await.unwrap();
    store.close().await;
    drop(store);
    let store = bed.open().await;
    assert_eq!(store.row(TableId(1)).await.unwrap(), row);
    assert_eq!(log(&store, 1, 0).await, ["first", "a"]);
    assert_eq!(store.person(1).await.unwrap(), Some(person(1, 9, "Elaine")));
    assert_eq!(store.seats_of(1).await.unwrap(), [TableId(1)]);
    assert_eq!(store.bans().await.unwrap().len(), 1);
    store.append(append(1, 2, &["b"], 3)).await.unwrap();
}

async fn closing(bed: &Bed) {
    let store = bed.open().await;
    create(&store, 1, 1).await;
    let waiting: Vec<_> = (1..50).map(|next| store.append(append(1, next, &["x"], 1))).collect();
    store.close().await;
    store.close().await;
    // What was asked for before is done, what is asked for afterwards is not.
    for outcome in waiting {
        outcome.await.unwrap();
    }
    let late = store.append(append(1, 50, &["late"], 1)).await;
    assert!(matches!(&late, Err(Error::Unavailable(why)) if why.contains("closed")), "{late:?}");
    assert_eq!(log(&bed.open().await, 1, 0).await.len(), 50);
}

async fn backup_while_writing(bed: &Bed) {
    let store = bed.open().await;
    for table in 0..10 {
        create(&store, table, 1).await;
    }
    let writers: Vec<_> = (0..10)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                for next in 1..40 {
                    store.append(append(table, next, &[&format!("{table}/{next}")], 1)).await.unwrap();
                }
            })
        })
        .collect();
    let to = bed.dir.join("copy.db");
    store.backup(&to).await.unwrap();
    assert!(store.backup(&to).await.unwrap_err().to_string().contains("never overwrites"));
    for writer in writers {
        writer.await.unwrap();
    }
    let copy = Store::open(&format!("sqlite:{}", to.display())).await.unwrap();
    for table in 0..10 {
        let (whole, part) = (log(&store, table, 0).await, log(&copy, table, 0).await);
        assert_eq!(whole.len(), 40);
        assert_eq!(part, whole[..part.len()], "the copy is not a beginning of the log");
        assert_eq!(copy.row(TableId(table)).await.unwrap().next, u64::try_from(part.len()).unwrap());
    }
    copy.append(append(0, copy.row(TableId(0)).await.unwrap().next, &["goes on"], 1)).await.unwrap();
}

/// A write that waits in PostgreSQL when its connection is cut answers `Unavailable`; the next one works.
async fn lost_connection(bed: &Bed) {
    let store = bed.open().await;
    create(&store, 1, 1).await;
    assert_eq!(log(&store, 1, 0).await, ["first"]);
    let (schema, base) = bed.schema.as_ref().unwrap();
    let mut other = common::client(base).await;
    let lock = other.transaction().await.unwrap();
    lock.batch_execute(&format!("LOCK TABLE {schema}.tables IN EXCLUSIVE MODE")).await.unwrap();
    let waiting = store.append(append(1, 1, &["cut"], 1));
    let stuck =
        "SELECT count(*) FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'";
    while lock.query_one(stuck, &[schema]).await.unwrap().get::<_, i64>(0) == 0 {
        tokio::task::yield_now().await;
    }
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = $1";
    assert_eq!(lock.query_one(cut, &[schema]).await.unwrap().get::<_, i64>(0), 2);
    let why = waiting.await.unwrap_err();
    assert!(matches!(&why, Error::Unavailable(why) if why.contains("PostgreSQL at")), "{why}");
    lock.rollback().await.unwrap();
    store.append(append(1, 1, &["again"], 1)).await.unwrap();
    // The reader notices on its own; the first question after the cut may still fail.
    let mut log = store.read(TableId(1), 0).await;
    if log.is_err() {
        log = store.read(TableId(1), 0).await;
    }
    assert_eq!(log.unwrap(), [b"first".to_vec(), b"again".to_vec()]);
    assert_eq!(store.stats().failed, 1);
}
