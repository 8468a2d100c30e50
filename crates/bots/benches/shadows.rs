//! How long the posterior of Shadows takes for one notice and for one question, and a player for one decision, in whole
//! games: `cargo bench -p bots --bench shadows`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::as_conversions
)]

#[path = "../tests/shadows_common/mod.rs"]
mod shadows_common;

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::shadows::{Posterior, mind};
use bots::{Level, Mind, Party, Random, Stream};
use game::{Notice, Protocol as _, Seat, Seed, Table, Turn, Viewer};
use shadows::{ByQuest, Event, Quest, Setup, Shadows, Wishes};

use shadows_common::{deal, play, random_setup};

fn print_row(name: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    let mean = times.iter().sum::<Duration>() / u32::try_from(times.len()).unwrap();
    let (median, late, worst) = (at(0.5), at(0.99), at(1.0));
    println!("| {name} | {} | {mean:.1?} | {median:.1?} | {late:.1?} | {worst:.1?} |", times.len());
}

fn timed<T>(times: &mut Vec<Duration>, run: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let result = run();
    times.push(begin.elapsed());
    result
}

/// Plays a game and calls `each` with the new events before every decision. Adds how long each decision took to `times`.
fn play_game(
    setup: &Setup,
    number: u64,
    level: Option<Level>,
    times: &mut Vec<Duration>,
    mut each: impl FnMut(&[Event]),
) {
    let seed = Seed::from_number(number);
    let (mut table, mut dice) = deal(setup, &seed);
    let mut party = Party::new();
    for seat in table.seats() {
        let player = level.map_or_else(|| Box::new(Random) as Box<dyn Mind<Shadows>>, mind);
        party.seat(seat, player, &seed);
    }
    let mut seen = 0;
    while let Turn::Seats(seats) = table.waiting() {
        each(&table.secrets().log()[seen..]);
        seen = table.secrets().log().len();
        let seat = seats.lowest().unwrap();
        let command = timed(times, || decide(&mut party, &table, seat));
        play(&mut table, seat, &command, &mut dice);
    }
}

fn decide(party: &mut Party<Shadows>, table: &Table<Shadows>, seat: Seat) -> shadows::Command {
    party.tell(table);
    party.speak(table, seat);
    party.choose(table, seat).unwrap()
}

/// How long each question took.
#[derive(Default)]
struct PosteriorTimes {
    notice: Vec<Duration>,
    traitors: Vec<Duration>,
    next_card: Vec<Duration>,
    fails: Vec<Duration>,
}

impl PosteriorTimes {
    fn measure(&mut self, seat: Seat, posterior: &mut Posterior, events: &[Event], setup: &Setup) {
        for event in events {
            let Some(notice) = Notice::of::<Shadows>(event, Viewer::Seat(seat)) else { continue };
            timed(&mut self.notice, || posterior.fold(&notice));
        }
        timed(&mut self.traitors, || {
            for seat in (0..setup.players.unwrap()).filter_map(Seat::new) {
                black_box(posterior.traitor_probability(seat));
            }
        });
        timed(&mut self.next_card, || black_box(posterior.next_card()));
        let no_tokens = ByQuest::default();
        timed(&mut self.fails, || {
            for quest in Quest::ALL {
                black_box(posterior.fails_now(quest, &no_tokens));
                black_box(posterior.fails_next(quest, &no_tokens));
            }
        });
    }
}

fn measure_posterior(name: &str, games: u64, level: Option<Level>, setup: impl Fn(&mut Stream) -> Setup) {
    let mut times = PosteriorTimes::default();
    let mut stream = Stream::new(Seed::from_number(3));
    let (mut most_loyalty_cases, mut most_card_cases) = (0, 0);
    for number in 0..games {
        let setup = setup(&mut stream);
        let options = Shadows::check(&setup).unwrap().options;
        let mut posteriors: Vec<(Seat, Posterior)> =
            options.seats().into_iter().map(|seat| (seat, Posterior::new(&options, seat))).collect();
        play_game(&setup, number, level, &mut Vec::new(), |events| {
            for (seat, posterior) in &mut posteriors {
                times.measure(*seat, posterior, events, &setup);
                let (loyalty_cases, card_cases) = posterior.case_counts();
                most_loyalty_cases = most_loyalty_cases.max(loyalty_cases);
                most_card_cases = most_card_cases.max(card_cases);
            }
        });
    }
    print_row(&format!("{name}: one notice"), &mut times.notice);
    print_row(&format!("{name}: P(Traitor), all seats"), &mut times.traitors);
    print_row(&format!("{name}: next card, all kinds"), &mut times.next_card);
    print_row(&format!("{name}: all quests fail, now and after one more card"), &mut times.fails);
    println!(
        "| {name}: at most {most_loyalty_cases} loyalty cases, {most_card_cases} card cases | | | | | |"
    );
}

fn table_of(seats: u8, expert: bool) -> Setup {
    let options = Wishes { expert: Some(expert), ..Wishes::default() };
    Setup { players: Some(seats), options: Some(options), deal: None }
}

fn measure_decisions(level: Level, seats: u8, expert: bool, games: u64) {
    let setup = table_of(seats, expert);
    let mut times = Vec::new();
    for number in 0..games {
        play_game(&setup, number, Some(level), &mut times, |_| {});
    }
    let expert = if expert { ", expert" } else { "" };
    print_row(&format!("{level}, {seats} seats{expert}: one decision"), &mut times);
}

fn main() {
    println!("| what | times | mean | median | 99 % | worst |\n|---|---|---|---|---|---|");
    measure_posterior("posterior, 4 seats", 20, Some(Level::Squire), |_| table_of(4, false));
    measure_posterior("posterior, 4 seats, expert", 20, Some(Level::Squire), |_| table_of(4, true));
    measure_posterior("posterior, random play, random options", 40, None, random_setup);
    for level in [Level::Page, Level::Squire, Level::Knight, Level::Champion] {
        let games = if level == Level::Champion { 4 } else { 20 };
        for (seats, expert) in [(1, false), (4, false), (4, true), (7, false), (7, true)] {
            measure_decisions(level, seats, expert, games);
        }
    }
}
