//! The driver `Table`, tested with a toy game.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // helpers of tests may fail

mod toy;

use core::num::NonZeroU64;

use game::{
    Batch, Cursor, Damage, Discrepancy, Draw, Entropy, Halt, Move, Notice, Recall, Replay, Script, ScriptEnd,
    Seat, Seed, Table, Turn, Viewer,
};
use toy::*;

fn draw(way: u64, ways: u64) -> Draw {
    Draw { ways: NonZeroU64::new(ways).unwrap(), way }
}

fn said(seat: Seat, number: u8) -> Move<Whisper> {
    Move { seat, command: Whisper(number) }
}

/// Dealt 5; seat 0 whispers 7 and 1 is thrown; seat 1 whispers 8 and 2 is thrown; seat 0 whispers 9 and 3 is thrown.
fn played() -> Table<Toy> {
    let mut table = Table::<Toy>::open(());
    let mut ways = Script::new([5, 1, 2, 3]);
    table.begin(&mut ways).unwrap().commit();
    for (seat, number) in [(S0, 7), (S1, 8), (S0, 9)] {
        table.draft(seat, &Whisper(number), &mut ways).unwrap().commit();
    }
    assert!(ways.is_spent());
    table
}

/// What a store holds of that game: by whom, draws, events.
type Stored = (Option<Move<Whisper>>, Vec<Draw>, Vec<Fact>);

fn stored() -> Vec<Stored> {
    let mut table = Table::<Toy>::open(());
    let mut ways = Script::new([5, 1, 2, 3]);
    let mut store: Vec<Stored> = Vec::new();
    let draft = table.begin(&mut ways).unwrap();
    store.push((draft.batch().by, draft.batch().draws.to_vec(), draft.batch().events.to_vec()));
    draft.commit();
    for (seat, number) in [(S0, 7), (S1, 8), (S0, 9)] {
        let draft = table.draft(seat, &Whisper(number), &mut ways).unwrap();
        store.push((draft.batch().by, draft.batch().draws.to_vec(), draft.batch().events.to_vec()));
        draft.commit();
    }
    store
}

fn load(store: &[Stored]) -> Result<Table<Toy>, Damage> {
    Table::load((), store.iter().map(|(by, draws, events)| Batch { by: *by, draws, events }))
}

/// Everything that can be seen of a table.
fn same(left: &Table<Toy>, right: &Table<Toy>) -> bool {
    let lists = left.secrets().log() == right.secrets().log()
        && left.secrets().draws() == right.secrets().draws()
        && left.secrets().moves() == right.secrets().moves();
    lists && left.secrets().state() == right.secrets().state() && left.waiting() == right.waiting()
}

#[test]
fn a_batch_holds_the_move_its_draws_and_its_events() {
    let expected = [
        (None, vec![draw(5, 6)], vec![Fact::Dealt(5)]),
        (Some(said(S0, 7)), vec![draw(1, 4)], vec![Fact::Whispered(S0, 7), Fact::Went(S0), Fact::Thrown(1)]),
        (Some(said(S1, 8)), vec![draw(2, 4)], vec![Fact::Whispered(S1, 8), Fact::Went(S1), Fact::Thrown(2)]),
        // The rules go on by themselves at the end: an event without a draw.
        (
            Some(said(S0, 9)),
            vec![draw(3, 4)],
            vec![Fact::Whispered(S0, 9), Fact::Went(S0), Fact::Thrown(3), Fact::Closed],
        ),
    ];
    assert_eq!(stored(), expected);
}

#[test]
fn a_draft_that_is_not_committed_leaves_no_trace() {
    let mut table = Table::<Toy>::open(());
    let fresh = Table::<Toy>::open(());
    drop(table.begin(&mut Script::new([5])).unwrap());
    assert!(same(&table, &fresh));
    assert_eq!(table.waiting(), Turn::chance(6));
    table.begin(&mut Script::new([4])).unwrap().commit();
    let mut other = Table::<Toy>::open(());
    other.begin(&mut Script::new([4])).unwrap().commit();
    for number in 0..10 {
        drop(
            table
                .draft(S0, &Whisper(number), &mut Script::new([number.into()].map(|way: u64| way % 4)))
                .unwrap(),
        );
        assert!(same(&table, &other));
        assert_eq!(table.cursor(Viewer::Seat(S0)), Cursor(1));
    }
    // Forgotten instead of dropped: the next draft starts from the last commit all the same.
    core::mem::forget(table.draft(S0, &Whisper(3), &mut Script::new([2])).unwrap());
    assert_eq!(
        (table.secrets().log().len(), table.secrets().moves().len(), table.secrets().draws().len()),
        (1, 0, 1)
    );
    table.draft(S0, &Whisper(1), &mut Script::new([0])).unwrap().commit();
    other.draft(S0, &Whisper(1), &mut Script::new([0])).unwrap().commit();
    assert!(same(&table, &other));
}

#[test]
fn a_refusal_or_a_lack_of_chance_leaves_no_trace() {
    let mut table = Table::<Toy>::open(());
    assert_eq!(table.begin(&mut Script::new([])).err(), Some(ScriptEnd { at: 0 }));
    assert_eq!(table.begin(&mut Script::new([6])).err(), Some(ScriptEnd { at: 0 }));
    assert!(same(&table, &Table::open(())));
    assert_eq!(table.draft(S0, &Whisper(1), &mut Script::new([0])).err(), Some(Halt::Refused(No(1))));
    table.begin(&mut Script::new([4])).unwrap().commit();
    let mut other = Table::<Toy>::open(());
    other.begin(&mut Script::new([4])).unwrap().commit();
    for (seat, number, halt) in [
        (S1, 1, Halt::Refused(No(1))),
        (Seat::S7, 1, Halt::Refused(No(1))),
        (S0, 10, Halt::Refused(No(2))),
        (S0, 1, Halt::Chance(ScriptEnd { at: 0 })),
    ] {
        assert_eq!(table.draft(seat, &Whisper(number), &mut Script::new([])).err(), Some(halt));
        assert!(same(&table, &other));
    }
}

#[test]
fn cursors_count_only_the_own_notices() {
    let table = played();
    let list = |viewer: Viewer| table.notices(viewer, Cursor(0)).collect::<Vec<_>>();
    let public = |seen: Seen| Notice { public: Some(seen), private: None };
    let whisper = |number: u64| Notice { public: None, private: Some(number) };
    let all =
        [Seen::Went(S0), Seen::Thrown(1), Seen::Went(S1), Seen::Thrown(2), Seen::Went(S0), Seen::Thrown(3)];
    let [a, b, c, d, e, f] = all.map(public);
    let (dealt, closed) = (public(Seen::Dealt), public(Seen::Closed));
    assert_eq!(list(Viewer::Table), [dealt, a, b, c, d, e, f, closed]);
    let own = Notice { public: Some(Seen::Dealt), private: Some(5) };
    assert_eq!(list(Viewer::Seat(S0)), [own, whisper(7), a, b, c, d, whisper(9), e, f, closed]);
    assert_eq!(list(Viewer::Seat(S1)), [dealt, a, b, whisper(8), c, d, e, f, closed]);
    for viewer in Viewer::all(table.seats()) {
        let whole = list(viewer);
        assert_eq!(table.cursor(viewer), Cursor(whole.len()));
        for from in 0..=whole.len() + 1 {
            let rest: Vec<_> = table.notices(viewer, Cursor(from)).collect();
            assert_eq!(rest, whole[from.min(whole.len())..]);
        }
    }
    assert_eq!(table.recall(), Recall::OnlyNew);
}

#[test]
fn a_mirror_is_the_own_view() {
    let table = played();
    for viewer in Viewer::all(table.seats()) {
        let mirror = table.mirror(viewer);
        assert_eq!(mirror.board(), table.board());
        assert_eq!(mirror.view(), viewer.seat().map(|seat| table.view(seat)));
    }
    assert_eq!(table.view(S0).hand, &[5, 7, 9]);
    assert_eq!(table.view(S1).hand, &[8]);
}

#[test]
fn a_stored_game_loads_as_it_was_at_every_length() {
    let store = stored();
    for length in 0..=store.len() {
        let mut table = Table::<Toy>::open(());
        let mut ways = Script::new([5, 1, 2, 3]);
        if length > 0 {
            table.begin(&mut ways).unwrap().commit();
        }
        for (seat, number) in [(S0, 7), (S1, 8), (S0, 9)].into_iter().take(length.saturating_sub(1)) {
            table.draft(seat, &Whisper(number), &mut ways).unwrap().commit();
        }
        assert!(same(&load(&store[..length]).unwrap(), &table), "{length}");
    }
    // And it goes on from there.
    let mut table = load(&store[..2]).unwrap();
    table.draft(S1, &Whisper(8), &mut Script::new([2])).unwrap().commit();
    assert!(same(&table, &load(&store[..3]).unwrap()));
}

/// One kind of damage: how the store is changed, and the batch and words of the error.
type Harm = (fn(&mut Vec<Stored>), usize, &'static str);

#[test]
fn a_damaged_log_is_an_error() {
    let harms: [Harm; 12] = [
        (|store| store[0].0 = Some(said(S0, 1)), 0, "the opening has an author"),
        (|store| store[1].0 = None, 1, "a move has no author"),
        (|store| store[1].0 = Some(said(S1, 7)), 1, "the seat was not asked"),
        (|store| store[2].0 = Some(said(Seat::S9, 7)), 2, "the seat was not asked"),
        (|store| store[2].2.clear(), 2, "nothing happened"),
        (|store| store[2].1[0].way = 4, 2, "a draw is out of range"),
        (|store| store[2].2.truncate(2), 2, "it ends before the next decision"),
        (|store| store[3].2.truncate(3), 3, "it ends before the next decision"),
        (|store| drop(store.remove(0)), 0, "the opening has an author"),
        (|store| drop(store.remove(1)), 1, "the seat was not asked"),
        (|store| store.swap(1, 2), 1, "the seat was not asked"),
        (|store| store.push(store[3].clone()), 4, "the game was over"),
    ];
    for (harm, batch, what) in harms {
        let mut store = stored();
        harm(&mut store);
        let damage = load(&store).err().unwrap_or_else(|| panic!("{what}: was loaded"));
        assert_eq!(damage, Damage { batch, what });
        assert_eq!(damage.to_string(), format!("batch {batch}: {what}"));
    }
}

fn replay() -> Replay<Toy> {
    played().into_replay().ok().unwrap()
}

#[test]
fn only_a_finished_table_gives_a_replay() {
    let store = stored();
    for length in 0..store.len() {
        let table = load(&store[..length]).unwrap();
        let back = table.into_replay().err().unwrap();
        assert!(same(&back, &load(&store[..length]).unwrap()));
    }
    let replay = replay();
    assert_eq!((replay.outcome, replay.moves.len(), replay.draws.len(), replay.events.len()), (6, 3, 4, 11));
    assert_eq!(replay.check(), Ok(()));
}

#[test]
fn the_check_finds_a_changed_move() {
    let mut other = replay();
    other.moves[1] = said(S0, 8); // not asked
    assert_eq!(other.check(), Err(Discrepancy::Move(1)));
    let mut other = replay();
    other.moves[2] = said(S0, 10); // not allowed
    assert_eq!(other.check(), Err(Discrepancy::Move(2)));
    let mut other = replay();
    other.moves[1] = said(S1, 0); // allowed, but not what the events say
    assert_eq!(other.check(), Err(Discrepancy::Event(4)));
    let mut other = replay();
    other.moves.push(said(S1, 0)); // after the end
    assert_eq!(other.check(), Err(Discrepancy::Move(3)));
}

#[test]
fn the_check_finds_a_changed_draw() {
    let mut other = replay();
    other.draws[2].way = 3;
    assert_eq!(other.check(), Err(Discrepancy::Event(6)));
    let mut other = replay();
    other.draws[2] = draw(2, 5);
    assert_eq!(other.check(), Err(Discrepancy::Draw(2)));
    let mut other = replay();
    other.draws[3] = draw(4, 4);
    assert_eq!(other.check(), Err(Discrepancy::Draw(3)));
    let mut other = replay();
    other.draws.pop();
    assert_eq!(other.check(), Err(Discrepancy::Draw(3)));
    let mut other = replay();
    other.draws.clear();
    assert_eq!(other.check(), Err(Discrepancy::Draw(0)));
    let mut other = replay();
    other.draws.push(draw(0, 4));
    assert_eq!(other.check(), Err(Discrepancy::Draw(4)));
}

#[test]
fn the_check_finds_a_changed_event_or_outcome() {
    for at in 0..11 {
        let mut other = replay();
        other.events[at] = Fact::Whispered(S1, 99);
        assert_eq!(other.check(), Err(Discrepancy::Event(at)));
        let mut other = replay();
        other.events.remove(at);
        assert!(matches!(other.check(), Err(Discrepancy::Event(found)) if found >= at));
    }
    let mut other = replay();
    other.events.push(Fact::Closed);
    assert_eq!(other.check(), Err(Discrepancy::Event(11)));
    let mut other = replay();
    other.outcome = 7;
    assert_eq!(other.check(), Err(Discrepancy::Event(11)));
    let mut other = replay();
    other.moves.pop();
    other.draws.pop();
    other.events.truncate(7);
    assert_eq!(other.check(), Err(Discrepancy::Unfinished));
}

#[test]
fn the_seed_proves_every_draw() {
    let dice = || Seed::from_number(12).dice(&Entropy::none());
    let mut ways = dice();
    let mut table = Table::<Toy>::open(());
    table.begin(&mut ways).unwrap().commit();
    while let Some(seat) = table.asked().lowest() {
        table.draft(seat, &Whisper(0), &mut ways).unwrap().commit();
    }
    let mut replay = table.into_replay().ok().unwrap();
    assert_eq!((replay.check(), replay.check_draws(dice())), (Ok(()), Ok(())));
    let other = Seed::from_number(13).dice(&Entropy::none());
    assert!(matches!(replay.check_draws(other), Err(Discrepancy::Draw(_))));
    for at in 0..4 {
        let way = replay.draws[at].way;
        replay.draws[at].way = (way + 1) % 4;
        assert_eq!(replay.check_draws(dice()), Err(Discrepancy::Draw(at)));
        replay.draws[at].way = way;
    }
    assert_eq!(Discrepancy::Draw(2).to_string(), "draws[2]: not what the seed gives");
}

#[test]
fn drafts_do_not_use_up_the_ways_of_a_table() {
    // A table loaded after three draws goes on with the fourth.
    let dice = || Seed::from_number(12).dice(&Entropy::none());
    let mut ways = dice();
    let mut table = Table::<Toy>::open(());
    table.begin(&mut ways).unwrap().commit();
    table.draft(S0, &Whisper(0), &mut ways).unwrap().commit();
    table.draft(S1, &Whisper(0), &mut ways).unwrap().commit();
    let drawn = u64::try_from(table.secrets().draws().len()).unwrap();
    assert_eq!(drawn, 3);
    let mut later = dice().after(drawn);
    table.draft(S0, &Whisper(0), &mut later).unwrap().commit();
    assert_eq!(table.into_replay().ok().unwrap().check_draws(dice()), Ok(()));
}
