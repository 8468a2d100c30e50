//! A move through `Table` allocates nothing in steady state, and the state of a table fits in a kilobyte.
#![allow(unsafe_code)] // a global allocator can be written in no other way; it only counts and passes on
#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests may fail

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::num::NonZeroU64;

use avalon::Avalon;
use game::{Choices, Game, Protocol, StateOf, Table, Turn};
use shadows::Shadows;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call is passed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller's promises are the system's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are the system's.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Plays a whole game by the cheapest of generators; returns the number of moves.
fn random_game<G: Game>(table: &mut Table<G>, state: &mut u64) -> u32 {
    let mut next = |bound: u64| {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*state >> 33) % bound
    };
    table.begin(&mut |ways: NonZeroU64| next(ways.get())).unwrap_or_else(|never| match never {}).commit();
    let mut moves = 0;
    while let Turn::Seats(seats) = table.waiting() {
        let seat = seats.lowest().unwrap();
        let legal = table.legal(seat);
        let command = legal.nth(u32::try_from(next(legal.count().into())).unwrap()).unwrap();
        let draft = table.draft(seat, &command, &mut |ways: NonZeroU64| next(ways.get()));
        draft.unwrap_or_else(|_| panic!("a legal command is refused")).commit();
        moves += 1;
    }
    moves
}

fn assert_no_allocation<G: Protocol>(setup: &str, games: u32) {
    let setup: G::Setup = serde_json::from_str(setup).unwrap();
    let options = G::check(&setup).unwrap_or_else(|faults| panic!("{faults:?}")).options;
    let mut state = 7;
    for _ in 0..games {
        let mut table = Table::<G>::open(options.clone());
        table.reserve(4_096);
        let before = ALLOCATIONS.get();
        let moves = random_game(&mut table, &mut state);
        assert_eq!(ALLOCATIONS.get() - before, 0, "in {moves} moves of {}", G::NAME);
    }
}

#[test]
fn the_counter_counts() {
    let before = ALLOCATIONS.get();
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(ALLOCATIONS.get() - before, 1);
}

#[test]
fn a_move_of_avalon_allocates_nothing() {
    assert_no_allocation::<Avalon>(r#"{"players":5}"#, 500);
    let all = r#"{"players":10,"roles":["merlin","percival","assassin","morgana","mordred"],"options":{
        "lady":true,"excalibur":true,"plot":true,"targeting":true,"lancelotVariant":"v2"}}"#;
    assert_no_allocation::<Avalon>(all, 500);
}

#[test]
fn a_move_of_shadows_allocates_nothing() {
    assert_no_allocation::<Shadows>(r#"{"players":5}"#, 500);
    let all = r#"{"players":7,"options":{"expert":true,"promos":true,"memoryAid":true}}"#;
    assert_no_allocation::<Shadows>(all, 500);
    assert_no_allocation::<Shadows>(r#"{"players":1,"options":{"expert":true}}"#, 500);
}

#[test]
fn the_truth_of_a_table_fits_in_a_kilobyte() {
    assert!(size_of::<StateOf<Avalon>>() <= 1024, "{}", size_of::<StateOf<Avalon>>());
    assert!(size_of::<StateOf<Shadows>>() <= 1024, "{}", size_of::<StateOf<Shadows>>());
}
