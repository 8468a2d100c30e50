//! Many tables of bots in real time: measures whether they decide in time.
//!
//! `cargo run --release -p bots --example knights -- [TABLES] [SECONDS] [LEVEL] [every]`
//!
//! Tables of ten bots of one level on two threads; each seat decides once in ten seconds, and a new game follows each one that
//! ends. Prints the number of decisions, how busy the threads were, and how late the decisions came. `every` plays with
//! Lancelots and every option.
// A measuring program may stop at once if its own setup is broken.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use std::time::{Duration, Instant};

use avalon::{Avalon, Setup};
use bots::avalon::mind;
use bots::{Level, Party};
use game::{Entropy, Protocol, Seed, Table, Turn};
use serde_json::json;

const THREADS: usize = 2;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| words.get(at).map_or(usual, |word| word.parse().expect("a number"));
    let (tables, seconds) = (number(0, 200), number(1, 60));
    let level: Level = words.get(2).map_or(Level::Knight, |word| word.parse().expect("a level"));
    let setup = if words.get(3).is_some_and(|word| word == "every") {
        json!({"players": 10,
            "roles": ["merlin", "percival", "assassin", "morgana", "oberon", "good_lancelot", "evil_lancelot"],
            "options": {"lancelotVariant": "v1", "lady": true, "excalibur": true, "targeting": true, "plot": true}})
    } else {
        json!({"players": 10})
    };
    let setup: Setup = serde_json::from_value(setup).unwrap();
    let start = Instant::now() + Duration::from_secs(1);
    let done: Vec<Done> = std::thread::scope(|scope| {
        let shares = (0..tables).take(THREADS).map(|share| {
            let numbers = (share..tables).step_by(THREADS).collect();
            let setup = &setup;
            scope.spawn(move || run(setup, level, start, seconds, numbers))
        });
        shares.collect::<Vec<_>>().into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let mut late: Vec<Duration> = done.iter().flat_map(|done| &done.late).copied().collect();
    late.sort();
    let at = |share: usize| late[(late.len() * share / 1000).min(late.len() - 1)];
    let busy: Duration = done.iter().map(|done| done.busy).sum();
    println!(
        "{tables} tables of 10, {level}, {seconds} s: {} decisions, {:.2} of a core busy; late by {:?} (median), {:?} \
         (99th percentile), {:?} (maximum)",
        late.len(),
        busy.as_secs_f64() / start.elapsed().as_secs_f64(),
        at(500),
        at(990),
        at(1000)
    );
}

struct Done {
    late: Vec<Duration>,
    busy: Duration,
}

/// A table and its bots.
struct Seated {
    table: Table<Avalon>,
    dealer: <Avalon as Protocol>::Dealer,
    party: Party<Avalon>,
}

impl Seated {
    fn new(setup: &Setup, level: Level, number: u64) -> Seated {
        let seed = Seed::from_number(number);
        let mut dealer = Avalon::dealer(setup, seed.dice(&Entropy::none()));
        let mut table = Table::<Avalon>::open(Avalon::check(setup).unwrap().options);
        table.begin(&mut dealer).unwrap().commit();
        let mut party = Party::new();
        for seat in table.seats() {
            party.seat(seat, mind(level), &seed);
        }
        Seated { table, dealer, party }
    }

    /// Makes one decision; returns false if the game is over.
    fn decide(&mut self) -> bool {
        self.party.tell(&self.table);
        let Turn::Seats(seats) = self.table.waiting() else { return false };
        let seat = seats.lowest().unwrap();
        let _ = self.party.speak(&self.table, seat);
        let command = self.party.choose(&self.table, seat).unwrap();
        self.table.draft(seat, &command, &mut self.dealer).unwrap().commit();
        true
    }
}

/// Runs these tables. Ten seats that decide once in ten seconds make one decision a second.
fn run(setup: &Setup, level: Level, start: Instant, seconds: u64, numbers: Vec<u64>) -> Done {
    let mut tables: Vec<Seated> = numbers.iter().map(|number| Seated::new(setup, level, *number)).collect();
    let apart = Duration::from_secs(1) / u32::try_from(tables.len()).unwrap();
    let mut done = Done { late: Vec::new(), busy: Duration::ZERO };
    let mut games = 1_000_000;
    let mut due = start;
    for _ in 0..seconds {
        for (seated, number) in tables.iter_mut().zip(&numbers) {
            std::thread::sleep(due.saturating_duration_since(Instant::now()));
            let begun = Instant::now();
            if !seated.decide() {
                games += 1_000;
                *seated = Seated::new(setup, level, games + number);
                seated.decide();
            }
            let end = Instant::now();
            done.busy += end - begun;
            done.late.push(end.saturating_duration_since(due));
            due += apart;
        }
    }
    done
}
