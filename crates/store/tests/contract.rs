//! What every store promises, the same cases for each backend.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod common;

use common::{ALL, Bed, append, cases, create, ids, index, log, person};
use std::collections::BTreeSet;
use std::time::Duration;
use store::{Append, Ban, Error, Person, Settings, Spacing, Status, Store, TableId};

cases!(memory: conflicts a_group_with_refusals many_writers reading_from codes listing paging people bans rewriting
    removing unicode large_entries nothing_but_an_index counters no_nul marks forgetting);
cases!(sqlite: conflicts a_group_with_refusals many_writers reading_from codes listing paging people bans rewriting
    removing unicode large_entries nothing_but_an_index counters no_nul marks forgetting
    two_stores same_table_in_one_group);
cases!(postgres: conflicts a_group_with_refusals many_writers reading_from codes listing paging people bans rewriting
    removing unicode large_entries nothing_but_an_index counters no_nul marks forgetting
    two_stores same_table_in_one_group);

async fn marks(bed: &Bed) {
    let store = bed.open().await;
    assert_eq!(store.mark("m").await.unwrap(), None);
    store.set_mark("m", Some("one")).await.unwrap();
    store.set_mark("m", Some("two")).await.unwrap();
    assert_eq!(store.mark("m").await.unwrap().as_deref(), Some("two"));
    store.set_mark("m", None).await.unwrap();
    store.set_mark("m", None).await.unwrap();
    assert_eq!(store.mark("m").await.unwrap(), None);
    store.check().await.unwrap();
}

/// Another program learns who was forgotten, and at which tables.
async fn forgetting(bed: &Bed) {
    let store = bed.open().await;
    for id in [1, 2] {
        create(&store, id, 10).await;
        store.put_person(&person(id, u8::try_from(id).unwrap(), "Ann")).await.unwrap();
    }
    store.note_seat(1, TableId(2)).await.unwrap();
    assert_eq!(store.forgotten(0).await.unwrap(), []);
    store.forget_person(1).await.unwrap();
    store.forget_person(2).await.unwrap();
    let notes = bed.open().await.forgotten(0).await.unwrap();
    let all: Vec<_> = notes.iter().map(|note| (note.person, note.table)).collect();
    assert_eq!(all.len(), 3);
    assert!(all[..2].contains(&(1, Some(TableId(2)))) && all[..2].contains(&(1, None)), "{all:?}");
    assert_eq!(all[2], (2, None));
    assert!(notes[0].n < notes[1].n && notes[1].n < notes[2].n);
    assert_eq!(store.forgotten(notes[1].n).await.unwrap(), notes[2..]);
    assert_eq!(store.people(0, 9).await.unwrap(), []);
}

async fn conflicts(bed: &Bed) {
    let store = bed.open().await;
    create(&store, 1, 10).await;
    for wrong in [0, 2, 99, u64::MAX >> 1, u64::MAX] {
        assert_eq!(store.append(append(1, wrong, &["no"], 20)).await, Err(Error::Conflict), "{wrong}");
    }
    assert_eq!(store.append(append(2, 0, &["no"], 20)).await, Err(Error::Missing));
    let row = store.row(TableId(1)).await.unwrap();
    assert_eq!((row.next, row.created, row.touched), (1, 10, 10));
    store.append(append(1, 1, &["a", "b"], 30)).await.unwrap();
    assert_eq!(store.append(append(1, 1, &["c"], 40)).await, Err(Error::Conflict));
    assert_eq!(store.append(append(1, 2, &["c"], 40)).await, Err(Error::Conflict));
    assert_eq!(log(&store, 1, 0).await, ["first", "a", "b"]);
    let row = store.row(TableId(1)).await.unwrap();
    assert_eq!((row.next, row.created, row.touched), (3, 10, 30));
    let again = store.create(TableId(1), index("other", Status::Open), vec![], 50).await;
    assert_eq!(again, Err(Error::Taken));
    assert_eq!(store.row(TableId(1)).await.unwrap(), row);
}

/// A spacing at which writes that are submitted together become one group.
fn slow() -> Settings {
    Settings { spacing: Spacing::fixed(Duration::from_millis(400)), ..Settings::default() }
}

async fn a_group_with_refusals(bed: &Bed) {
    let store = bed.open_with(slow()).await;
    let made: Vec<_> = (0..20)
        .map(|id| {
            let store = store.clone();
            tokio::spawn(async move { create(&store, id, 1).await })
        })
        .collect();
    for task in made {
        task.await.unwrap();
    }
    // Table 5 is not where it is expected, table 77 is not there, table 9 wants a code that is taken.
    let waiting: Vec<_> = (0..20)
        .map(|id| {
            let mut append =
                append(if id == 7 { 77 } else { id }, if id == 5 { 4 } else { 1 }, &["x", "y"], 2);
            if id == 9 {
                append.index = Some(index("C3", Status::Playing));
            }
            if id == 11 {
                append.index = Some(index("new", Status::Playing));
            }
            store.append(append)
        })
        .collect();
    for (id, outcome) in (0..).zip(waiting) {
        let expected = match id {
            5 => Err(Error::Conflict),
            7 => Err(Error::Missing),
            9 => Err(Error::Taken),
            _ => Ok(()),
        };
        assert_eq!(outcome.await, expected, "table {id}");
    }
    for id in 0..20 {
        let whole = log(&store, id, 0).await;
        if [5, 7, 9].contains(&id) {
            assert_eq!(whole, ["first"], "table {id}");
            assert_eq!(store.row(TableId(id)).await.unwrap().index, index(&format!("C{id}"), Status::Open));
        } else {
            assert_eq!(whole, ["first", "x", "y"], "table {id}");
        }
    }
    assert_eq!(store.by_code("new").await.unwrap().id, TableId(11));
}

/// Appends until it succeeds, as a server does that shares its tables with others; returns the number of the entry.
async fn insist(store: &Store, table: i64, body: &str) -> u64 {
    loop {
        let next = store.row(TableId(table)).await.unwrap().next;
        match store.append(append(table, next, &[body], 1)).await {
            Ok(()) => return next,
            Err(Error::Conflict) => {}
            Err(other) => panic!("{other}"),
        }
    }
}

/// 1,000 appends to 50 tables by 200 tasks, four for each table; each must be there once, where it was acknowledged.
async fn many_writers(bed: &Bed) {
    write_all(&bed.open().await, &[bed.open().await]).await;
}

/// The same through two stores at one place, as two processes would.
async fn two_stores(bed: &Bed) {
    write_all(&bed.open().await, &[bed.open().await, bed.open().await]).await;
}

async fn write_all(reader: &Store, stores: &[Store]) {
    for table in 0..50 {
        create(reader, table, 1).await;
    }
    let mut tasks = Vec::new();
    for (writer, store) in (0..4).zip(stores.iter().cycle()) {
        for table in 0..50 {
            let store = store.clone();
            tasks.push(tokio::spawn(async move {
                let mut told = Vec::new();
                for round in 0..5 {
                    let body = format!("{table}/{writer}/{round}");
                    told.push((table, insist(&store, table, &body).await, body));
                }
                told
            }));
        }
    }
    let mut told = Vec::new();
    for task in tasks {
        told.extend(task.await.unwrap());
    }
    assert_eq!(told.len(), 1_000);
    let mut logs = Vec::new();
    for table in 0..50 {
        logs.push(log(reader, table, 0).await);
        assert_eq!(logs.last().unwrap().len(), 21);
    }
    for (table, seq, body) in told {
        assert_eq!(logs[usize::try_from(table).unwrap()][usize::try_from(seq).unwrap()], body);
    }
    let all: BTreeSet<&String> = logs.iter().flatten().collect();
    assert_eq!(all.len(), 1_001); // "first" is the same in all logs
}

/// Several writes of one table that wait together are done in the order in which they were asked for.
async fn same_table_in_one_group(bed: &Bed) {
    let store = bed.open_with(slow()).await;
    create(&store, 1, 1).await;
    let waiting: Vec<_> =
        [1, 2, 2, 3, 9].map(|expected| store.append(append(1, expected, &[&expected.to_string()], 1))).into();
    let mut outcomes = Vec::new();
    for outcome in waiting {
        outcomes.push(outcome.await);
    }
    assert_eq!(outcomes, [Ok(()), Ok(()), Err(Error::Conflict), Ok(()), Err(Error::Conflict)]);
    assert_eq!(log(&store, 1, 0).await, ["first", "1", "2", "3"]);
}

async fn reading_from(bed: &Bed) {
    let store = bed.open().await;
    create(&store, 1, 1).await;
    store.append(append(1, 1, &["a", "", "c"], 1)).await.unwrap();
    let whole = ["first", "a", "", "c"];
    for from in 0..5 {
        assert_eq!(log(&store, 1, from).await, whole[usize::try_from(from).unwrap()..], "{from}");
    }
    assert!(log(&store, 1, 1_000_000).await.is_empty());
    assert_eq!(store.read(TableId(2), 0).await, Err(Error::Missing));
    assert_eq!(store.row(TableId(2)).await, Err(Error::Missing));
}

async fn codes(bed: &Bed) {
    let store = bed.open().await;
    let open = |id, status| store.create(TableId(id), index("KNIGHT", status), vec![], 1);
    assert_eq!(store.by_code("KNIGHT").await, Err(Error::Missing));
    open(1, Status::Open).await.unwrap();
    assert_eq!(open(2, Status::Open).await, Err(Error::Taken));
    assert_eq!(open(2, Status::Playing).await, Err(Error::Taken));
    assert_eq!(store.row(TableId(2)).await, Err(Error::Missing));
    assert_eq!(store.by_code("KNIGHT").await.unwrap().id, TableId(1));
    assert_eq!(store.by_code("knight").await, Err(Error::Missing));
    // A finished table may have any code, and a table may keep its own.
    open(3, Status::Finished).await.unwrap();
    let turn = |id, status, at| Append { index: Some(index("KNIGHT", status)), ..append(id, 0, &[], at) };
    store.append(turn(1, Status::Playing, 2)).await.unwrap();
    assert_eq!(store.append(turn(3, Status::Playing, 2)).await, Err(Error::Taken));
    // Once the game is over the code is free, and leads to the end for those who ask for it.
    store.append(turn(1, Status::Finished, 3)).await.unwrap();
    assert_eq!(store.by_code("KNIGHT").await, Err(Error::Missing));
    assert_eq!(store.by_past_code("KNIGHT", 3).await.unwrap().id, TableId(1), "the last one");
    assert_eq!(store.by_past_code("KNIGHT", 4).await, Err(Error::Missing));
    assert_eq!(store.by_past_code("knight", 0).await, Err(Error::Missing));
    open(2, Status::Open).await.unwrap();
    assert_eq!(store.by_code("KNIGHT").await.unwrap().id, TableId(2));
    // A table gives up its code for another, and when it is removed.
    store.append(Append { index: Some(index("OTHER", Status::Open)), ..append(2, 0, &[], 4) }).await.unwrap();
    open(4, Status::Open).await.unwrap();
    store.remove(TableId(4)).await.unwrap();
    store.append(turn(3, Status::Open, 5)).await.unwrap();
    assert_eq!(store.by_code("KNIGHT").await.unwrap().id, TableId(3));
    assert_eq!(store.by_code("OTHER").await.unwrap().id, TableId(2));
}

async fn listing(bed: &Bed) {
    let store = bed.open().await;
    assert!(ids(&store, &ALL, false, None, 10).await.is_empty());
    for (id, status, listed, at) in [
        (1, Status::Open, true, 10),
        (2, Status::Playing, true, 20),
        (3, Status::Finished, true, 30),
        (4, Status::Closed, false, 40),
        (5, Status::Open, false, 50),
        (6, Status::Finished, false, 60),
        (7, Status::Open, true, 60),
    ] {
        let index = store::Index { listed, ..index(&format!("C{id}"), status) };
        store.create(TableId(id), index, vec![], at).await.unwrap();
    }
    assert_eq!(ids(&store, &ALL, false, None, 10).await, [7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(ids(&store, &ALL, true, None, 10).await, [7, 3, 2, 1]);
    assert_eq!(ids(&store, &[Status::Open], false, None, 10).await, [7, 5, 1]);
    assert_eq!(ids(&store, &[Status::Closed, Status::Playing], false, None, 10).await, [4, 2]);
    assert_eq!(ids(&store, &[Status::Finished], true, None, 10).await, [3]);
    assert!(ids(&store, &[], false, None, 10).await.is_empty());
    assert_eq!(ids(&store, &ALL, false, Some(50), 10).await, [4, 3, 2, 1]);
    assert_eq!(ids(&store, &ALL, false, None, 3).await, [7, 6, 5]);
    assert!(ids(&store, &ALL, false, None, 0).await.is_empty());
    // What is touched comes first, whether it is over or not, and moves with its status.
    store.append(append(3, 0, &["words after the game"], 70)).await.unwrap();
    store.append(append(1, 0, &["x"], 80)).await.unwrap();
    assert_eq!(ids(&store, &ALL, false, None, 10).await, [1, 3, 7, 6, 5, 4, 2]);
    assert_eq!(ids(&store, &[Status::Finished], false, None, 10).await, [3, 6]);
    let over = Append { index: Some(index("C1", Status::Finished)), ..append(1, 1, &[], 90) };
    store.append(over).await.unwrap();
    assert_eq!(ids(&store, &[Status::Finished], false, None, 10).await, [1, 3, 6]);
    let again = Append { index: Some(index("C3", Status::Open)), ..append(3, 1, &[], 95) };
    store.append(again).await.unwrap();
    assert_eq!(ids(&store, &[Status::Open], false, None, 10).await, [3, 7, 5]);
    assert_eq!(ids(&store, &[Status::Finished], false, None, 10).await, [1, 6]);
}

async fn paging(bed: &Bed) {
    let store = bed.open().await;
    for id in 0..30 {
        let status = ALL[usize::try_from(id % 4).unwrap()];
        store.create(TableId(id), index(&format!("C{id}"), status), vec![], 100 - id).await.unwrap();
    }
    let (mut seen, mut before) = (Vec::new(), None);
    loop {
        let page = store.rows(&ALL, false, before, 7).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(last.touched);
        seen.extend(page.iter().map(|row| row.id.0));
    }
    assert_eq!(seen, (0..30).collect::<Vec<i64>>());
}

async fn people(bed: &Bed) {
    let store = bed.open().await;
    assert_eq!(store.person(1).await, Ok(None));
    assert_eq!(store.person_by_token(&[9; 32]).await, Ok(None));
    store.put_person(&person(1, 9, "Elaine")).await.unwrap();
    assert_eq!(store.person(1).await.unwrap(), Some(person(1, 9, "Elaine")));
    assert_eq!(store.person_by_token(&[9; 32]).await.unwrap(), Some(person(1, 9, "Elaine")));
    // A token belongs to one person; a person may get another one.
    assert_eq!(store.put_person(&person(2, 9, "Thief")).await, Err(Error::Taken));
    assert_eq!(store.person(2).await, Ok(None));
    store.put_person(&person(1, 8, "Elaine of Astolat")).await.unwrap();
    assert_eq!(store.person_by_token(&[9; 32]).await, Ok(None));
    store.put_person(&person(2, 9, "Bors")).await.unwrap();
    // Seats.
    assert_eq!(store.note_seat(1, TableId(1)).await, Err(Error::Missing));
    create(&store, 1, 1).await;
    create(&store, 2, 1).await;
    assert_eq!(store.note_seat(3, TableId(1)).await, Err(Error::Missing));
    for (person, table) in [(1, 2), (1, 1), (1, 2), (2, 1)] {
        store.note_seat(person, TableId(table)).await.unwrap();
    }
    assert_eq!(store.seats_of(1).await.unwrap(), [TableId(1), TableId(2)]);
    let rows: Vec<TableId> = store.rows_of(1).await.unwrap().iter().map(|row| row.id).collect();
    assert_eq!(rows, [TableId(2), TableId(1)]);
    assert!(store.rows_of(3).await.unwrap().is_empty());
    // Everybody here has a seat but one.
    store.put_person(&person(4, 4, "Dagonet")).await.unwrap();
    assert_eq!(store.unseated(i64::MAX, 10).await.unwrap(), [4]);
    assert!(store.unseated(i64::MIN, 10).await.unwrap().is_empty());
    store.remove(TableId(2)).await.unwrap();
    assert_eq!(store.seats_of(1).await.unwrap(), [TableId(1)]);
    // Changing a person does not lose their seats; forgetting does, and only theirs.
    store.put_person(&person(1, 7, "Elaine")).await.unwrap();
    assert_eq!(store.seats_of(1).await.unwrap(), [TableId(1)]);
    store.forget_person(1).await.unwrap();
    store.forget_person(1).await.unwrap();
    assert_eq!(store.person(1).await, Ok(None));
    assert_eq!(store.person_by_token(&[7; 32]).await, Ok(None));
    assert!(store.seats_of(1).await.unwrap().is_empty());
    assert_eq!(store.seats_of(2).await.unwrap(), [TableId(1)]);
    assert!(!format!("{:?}", person(1, 77, "Elaine")).contains("77"));
}

async fn bans(bed: &Bed) {
    let store = bed.open().await;
    assert!(store.bans().await.unwrap().is_empty());
    store.ban("2001:db8::1", None, "noise").await.unwrap();
    store.ban("192.0.2.7", Some(5), "flood").await.unwrap();
    store.ban("192.0.2.7", Some(9), "flood again").await.unwrap();
    let ban = |address: &str, until, why: &str| Ban { address: address.into(), until, why: why.into() };
    let both = [ban("192.0.2.7", Some(9), "flood again"), ban("2001:db8::1", None, "noise")];
    assert_eq!(store.bans().await.unwrap(), both);
    store.unban("192.0.2.7").await.unwrap();
    store.unban("192.0.2.7").await.unwrap();
    assert_eq!(store.bans().await.unwrap(), both[1..]);
}

async fn rewriting(bed: &Bed) {
    let store = bed.open().await;
    create(&store, 1, 1).await;
    store.append(append(1, 1, &["rude words", "a move"], 1)).await.unwrap();
    store.rewrite(TableId(1), 1, b"deleted".to_vec()).await.unwrap();
    assert_eq!(log(&store, 1, 0).await, ["first", "deleted", "a move"]);
    assert_eq!(store.rewrite(TableId(1), 3, vec![]).await, Err(Error::Missing));
    assert_eq!(store.rewrite(TableId(2), 0, vec![]).await, Err(Error::Missing));
    assert_eq!(store.row(TableId(1)).await.unwrap().next, 3);
}

async fn removing(bed: &Bed) {
    let store = bed.open().await;
    create(&store, 1, 1).await;
    create(&store, 2, 1).await;
    store.remove(TableId(1)).await.unwrap();
    assert_eq!(store.remove(TableId(1)).await, Err(Error::Missing));
    assert_eq!(store.read(TableId(1), 0).await, Err(Error::Missing));
    assert_eq!(store.by_code("C1").await, Err(Error::Missing));
    assert_eq!(store.append(append(1, 1, &["x"], 1)).await, Err(Error::Missing));
    assert_eq!(log(&store, 2, 0).await, ["first"]);
    // A table with the same id starts from nothing.
    store.create(TableId(1), index("C1", Status::Open), vec![], 2).await.unwrap();
    assert!(log(&store, 1, 0).await.is_empty());
}

async fn unicode(bed: &Bed) {
    let store = bed.open().await;
    let odd = "Лицар 🛡 Łukasz\u{202e} ' \" \\ % _ ; -- {\"a\":[1]}\u{10ffff}";
    let index =
        store::Index { code: odd.into(), game: odd.into(), head: odd.into(), ..index("", Status::Open) };
    store.create(TableId(i64::MAX), index.clone(), vec![odd.as_bytes().to_vec()], i64::MIN).await.unwrap();
    let row = store.by_code(odd).await.unwrap();
    assert_eq!((row.id, row.index, row.created), (TableId(i64::MAX), index, i64::MIN));
    let every: Vec<u8> = (0..=255).collect();
    let bytes = Append { entries: vec![every.clone()], ..append(i64::MAX, 1, &[], i64::MAX - 1) };
    store.append(bytes).await.unwrap();
    assert_eq!(store.read(TableId(i64::MAX), 1).await.unwrap(), [every]);
    store.put_person(&Person { name: odd.into(), ..person(i64::MIN, 1, "") }).await.unwrap();
    assert_eq!(store.person(i64::MIN).await.unwrap().unwrap().name, odd);
    store.ban(odd, None, odd).await.unwrap();
    assert_eq!(store.bans().await.unwrap()[0].why, odd);
}

async fn large_entries(bed: &Bed) {
    let store = bed.open().await;
    create(&store, 1, 1).await;
    let body = |fill: u8| -> Vec<u8> { (0..1_048_576_u32).map(|i| fill ^ i.to_le_bytes()[1]).collect() };
    let large = Append { entries: vec![body(1), vec![], body(2)], ..append(1, 1, &[], 1) };
    store.append(large).await.unwrap();
    let found = store.read(TableId(1), 1).await.unwrap();
    assert!(found == [body(1), vec![], body(2)], "a large entry came back changed");
}

async fn nothing_but_an_index(bed: &Bed) {
    let store = bed.open().await;
    create(&store, 1, 1).await;
    let new = store::Index { head: "{\"seats\":5}".into(), listed: false, ..index("ZZ", Status::Playing) };
    store.append(Append { index: Some(new.clone()), ..append(1, 1, &[], 7) }).await.unwrap();
    let row = store.row(TableId(1)).await.unwrap();
    assert_eq!((row.index, row.next, row.touched, row.created), (new, 1, 7, 1));
    store.append(append(1, 1, &[], 9)).await.unwrap();
    assert_eq!(store.row(TableId(1)).await.unwrap().touched, 9);
}

async fn counters(bed: &Bed) {
    let store = bed.open().await;
    assert_eq!(store.stats(), store::Stats::default());
    create(&store, 1, 1).await;
    store.append(append(1, 1, &["a", "b"], 1)).await.unwrap();
    store.append(append(1, 3, &["c"], 1)).await.unwrap();
    assert!(store.append(append(1, 1, &["d"], 1)).await.is_err());
    store.ban("a", None, "").await.unwrap();
    let stats = store.stats();
    assert_eq!((stats.commits, stats.appends, stats.entries), (4, 2, 4));
    assert_eq!((stats.refused, stats.failed, stats.largest), (1, 0, 1));
    let settings = store.sync_settings().await.unwrap();
    assert_eq!(stats.syncs > 0, !settings.starts_with("memory"), "{settings}");
}

async fn no_nul(bed: &Bed) {
    let store = bed.open().await;
    let nul = store.create(TableId(1), index("A\0B", Status::Open), vec![], 1).await.unwrap_err();
    assert!(nul.to_string().contains("NUL"), "{nul}");
    assert!(store.ban("x\0", None, "").await.is_err());
}
