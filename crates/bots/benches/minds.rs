//! How long a level thinks about a decision, with notices and talk: mean, median and 99th percentile.
//! `cargo bench -p bots --bench minds [-- GAMES]`; run it on a quiet core.
// A measuring program may stop at once if its own setup is broken.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use std::time::{Duration, Instant};

use avalon::{Avalon, Setup};
use bots::avalon::player;
use bots::{Level, Party, Player};
use game::{Entropy, Protocol, Seed, Table, Turn};
use serde_json::json;

fn main() {
    let games = std::env::args().filter_map(|word| word.parse().ok()).next().unwrap_or(30);
    let full = json!(["merlin", "percival", "assassin", "morgana", "mordred", "oberon"]);
    let knights =
        json!(["merlin", "percival", "assassin", "morgana", "oberon", "good_lancelot", "evil_lancelot"]);
    let every =
        json!({"lancelotVariant": "v1", "lady": true, "excalibur": true, "targeting": true, "plot": true});
    let shown = json!(["merlin", "percival", "assassin", "morgana"]);
    let many = json!({"lady": true, "excalibur": true, "targeting": true, "plot": true});
    let tables = [
        ("5 seats, default", json!({"players": 5})),
        ("7 seats, default", json!({"players": 7})),
        ("7 seats, many options", json!({"players": 7, "roles": shown, "options": many})),
        ("10 seats, default", json!({"players": 10})),
        ("10 seats, all characters", json!({"players": 10, "roles": full})),
        ("10 seats, Lancelots and every option", json!({"players": 10, "roles": knights, "options": every})),
    ];
    for (name, setup) in tables {
        let setup: Setup = serde_json::from_value(setup).unwrap();
        for level in Level::OFFERED.iter().copied().map(Player::Level) {
            let begun = Instant::now();
            let mut times: Vec<Duration> =
                (0..games).flat_map(|number| play(&setup, number, level)).collect();
            let whole = begun.elapsed() / u32::try_from(times.len()).unwrap();
            times.sort();
            let mean = times.iter().sum::<Duration>() / u32::try_from(times.len()).unwrap();
            let at = |share: usize| times[times.len() * share / 100];
            println!(
                "{name}, {level}: {} decisions, mean {mean:?}, p50 {:?}, p99 {:?}, most {:?}",
                times.len(),
                at(50),
                at(99),
                times[times.len() - 1]
            );
            // Decisions a second of 200 tables at which each seat decides once in 10 s.
            let asked = f64::from(setup.players.unwrap_or(5)) * 20.0;
            println!(
                "    with the work of the table {whole:?}; 200 tables need {:.2} of a core",
                asked * whole.as_secs_f64()
            );
        }
    }
}

/// Plays one game and measures each decision, with the notices and talk before it.
fn play(setup: &Setup, number: u64, who: Player) -> Vec<Duration> {
    let seed = Seed::from_number(number);
    let mut dealer = Avalon::dealer(setup, seed.dice(&Entropy::none()));
    let mut table = Table::<Avalon>::open(Avalon::check(setup).unwrap().options);
    table.begin(&mut dealer).unwrap().commit();
    let mut party = Party::new();
    for seat in table.seats() {
        party.seat(seat, player(who), &seed);
    }
    let mut times = Vec::new();
    loop {
        party.tell(&table);
        let seat = match table.waiting() {
            Turn::Over(_) => return times,
            Turn::Seats(seats) => seats.lowest().unwrap(),
            Turn::Chance(_) => panic!("the table settles chance itself"),
        };
        let begun = Instant::now();
        party.speak(&table, seat);
        let command = party.choose(&table, seat).unwrap();
        times.push(begun.elapsed());
        table.draft(seat, &command, &mut dealer).unwrap().commit();
    }
}
