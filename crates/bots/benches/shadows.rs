//! How long the census of Shadows takes over one notice and one question, and a player over one decision:
//! `cargo bench -p bots --bench shadows`. Whole games, every seat; means, medians, 99th percentiles and the worst.
// A broken expectation of the bench itself should stop it at once and loudly.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::as_conversions
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::shadows::{Census, mind};
use bots::{Level, Party, Random, Stream};
use game::{Entropy, Halt, Notice, Protocol as _, Seat, Seed, Table, Turn, Viewer};
use shadows::{ByQuest, Leftovers, Quest, Setup, Shadows, VivienExposed, Wishes};

/// Any number of seats, and each option with an even chance.
fn any(stream: &mut Stream) -> Setup {
    let mut flag = || Some(stream.percent(50));
    let options = Wishes {
        expert: flag(),
        promos: flag(),
        modes_end_on_quest: flag(),
        modes_bind_traitor: flag(),
        whisper_loyal_may_lie: flag(),
        vivien_exposed: flag().filter(|on| *on).map(|_| VivienExposed::Allowed),
        gawain_leftovers: flag().filter(|on| *on).map(|_| Leftovers::Top),
        ..Wishes::default()
    };
    Setup { players: u8::try_from(1 + stream.below(7)).ok(), options: Some(options), deal: None }
}

fn row(name: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    let mean = times.iter().sum::<Duration>() / u32::try_from(times.len()).unwrap();
    let (median, late, worst) = (at(0.5), at(0.99), at(1.0));
    println!("| {name} | {} | {mean:.1?} | {median:.1?} | {late:.1?} | {worst:.1?} |", times.len());
}

/// Plays a game and hands every event to `each`; how long each decision took goes to `times`.
fn game(
    setup: &Setup,
    number: u64,
    level: Option<Level>,
    times: &mut Vec<Duration>,
    mut each: impl FnMut(&Table<Shadows>, usize),
) {
    let seed = Seed::from_number(number);
    let mut dice = seed.dice(&Entropy::none());
    let mut table = Table::<Shadows>::open(Shadows::check(setup).unwrap().options);
    let Ok(opening) = table.begin(&mut dice);
    opening.commit();
    let mut party = Party::new();
    for seat in table.seats() {
        let player = level.map_or_else(|| Box::new(Random) as Box<dyn bots::Mind<Shadows>>, mind);
        party.seat(seat, player, &seed);
    }
    let mut told = 0;
    while let Turn::Seats(seats) = table.waiting() {
        each(&table, told);
        told = table.secrets().log().len();
        let seat = seats.lowest().unwrap();
        let begin = Instant::now();
        party.tell(&table);
        party.speak(&table, seat);
        let command = party.choose(&table, seat).unwrap();
        times.push(begin.elapsed());
        match table.draft(seat, &command, &mut dice) {
            Ok(draft) => draft.commit(),
            Err(Halt::Refused(refusal)) => panic!("{refusal}"),
            Err(Halt::Chance(never)) => match never {},
        }
    }
}

fn census(name: &str, games: u64, level: Option<Level>, setups: impl Fn(&mut Stream) -> Setup) {
    let none = ByQuest::new(|_| 0);
    let [mut folds, mut suspects, mut nexts, mut overs] = [(); 4].map(|()| Vec::new());
    let mut stream = Stream::new(Seed::from_number(3));
    let mut most = (0, 0);
    for number in 0..games {
        let setup = setups(&mut stream);
        let options = Shadows::check(&setup).unwrap().options;
        let mut all: Vec<(Seat, Census)> =
            options.seats().into_iter().map(|seat| (seat, Census::new(&options, seat))).collect();
        game(&setup, number, level, &mut Vec::new(), |table, told| {
            for (seat, census) in &mut all {
                for event in &table.secrets().log()[told..] {
                    let Some(notice) = Notice::of::<Shadows>(event, Viewer::Seat(*seat)) else { continue };
                    let begin = Instant::now();
                    census.fold(&notice);
                    folds.push(begin.elapsed());
                }
                let (lots, worlds) = census.size();
                most = (most.0.max(lots), most.1.max(worlds));
                let begin = Instant::now();
                for seat in options.seats() {
                    black_box(census.traitor(seat));
                }
                suspects.push(begin.elapsed());
                let begin = Instant::now();
                black_box(census.nexts());
                nexts.push(begin.elapsed());
                let begin = Instant::now();
                for quest in Quest::ALL {
                    black_box((census.over(quest, &none), census.over_next(quest, &none)));
                }
                overs.push(begin.elapsed());
            }
        });
    }
    row(&format!("{name}: one notice"), &mut folds);
    row(&format!("{name}: P(Traitor), all seats"), &mut suspects);
    row(&format!("{name}: the next card, all kinds"), &mut nexts);
    row(&format!("{name}: all quests over, now and after one more"), &mut overs);
    println!("| {name}: most suppositions kept: loyalties {}, cards {} | | | | | |", most.0, most.1);
}

fn decisions(level: Level, seats: u8, expert: bool, games: u64) {
    let options = Wishes { expert: Some(expert), ..Wishes::default() };
    let setup = Setup { players: Some(seats), options: Some(options), deal: None };
    let mut times = Vec::new();
    for number in 0..games {
        game(&setup, number, Some(level), &mut times, |_, _| {});
    }
    row(&format!("{level}, {seats} seats{}: one decision", if expert { ", expert" } else { "" }), &mut times);
}

fn main() {
    println!("| what | times | mean | median | 99 % | worst |\n|---|---|---|---|---|---|");
    let four = |expert: bool| {
        let options = Wishes { expert: Some(expert), ..Wishes::default() };
        Setup { players: Some(4), options: Some(options), deal: None }
    };
    census("census, 4 seats", 20, Some(Level::Squire), |_| four(false));
    census("census, 4 seats, expert", 20, Some(Level::Squire), |_| four(true));
    census("census, random play, any options", 40, None, any);
    for level in [Level::Page, Level::Squire, Level::Knight, Level::Champion] {
        let games = if level == Level::Champion { 4 } else { 20 };
        for (seats, expert) in [(1, false), (4, false), (4, true), (7, false), (7, true)] {
            decisions(level, seats, expert, games);
        }
    }
}
