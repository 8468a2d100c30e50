//! Complete random games a second through `Table`, beside a bare loop of the base rules; and for both games
//! what one decision costs, the share of setup, chance and unveiling included.
//!
//! `cargo bench -p arena --bench speed`; with `-- nothing` only the short rounds at the start.
#![allow(missing_docs)] // criterion's macros make undocumented functions

mod bare_avalon;
mod bare_shadows;
mod random;

use std::hint::black_box;
use std::num::NonZeroU64;
use std::time::{Duration, Instant};

use avalon::{Avalon, Options, Setup};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Entropy, Game, Notation, Protocol, Seed, Table};
use random::{Fast, random_game};
use shadows::Shadows;

fn options(players: u8) -> Options {
    let setup = Setup { players: Some(players), ..Setup::default() };
    match Avalon::check(&setup) {
        Ok(checked) => checked.options,
        Err(faults) => unreachable!("the default setup is legal: {faults:?}"),
    }
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(1)).sample_size(60);
    for players in [5u8, 10] {
        let mut draws = Fast(1);
        let bare = bare_avalon::Game::new(players.into());
        group.bench_function(format!("bare loop, {players} seats"), |bencher| {
            bencher.iter(|| black_box(bare.play(&mut draws)));
        });
        let mut table = Table::<Avalon>::open(options(players));
        let mut dice = Fast(2);
        let mut chance = |ways: NonZeroU64| dice.scaled(ways.get());
        group.bench_function(format!("Table, {players} seats"), |bencher| {
            bencher.iter(|| black_box(random_game(&mut table, &mut draws, &mut chance)));
        });
        let seed = Seed::from_number(3);
        let mut number = 0u64;
        group.bench_function(format!("Table with sealed dice, {players} seats"), |bencher| {
            bencher.iter(|| {
                number += 1;
                let mut entropy = Entropy::none();
                entropy.add(game::Seat::S0, &number.to_le_bytes());
                let mut dice = seed.dice(&entropy);
                black_box(random_game(&mut table, &mut draws, &mut dice))
            });
        });
    }
    group.finish();
}

/// The bare loop and `Table` by turns of a few milliseconds, the best turn of each: on a busy machine other programs
/// disturb the two long runs above unequally, and a short turn is likely to be undisturbed.
fn turns(_: &mut Criterion) {
    for players in [5u8, 10] {
        let bare = bare_avalon::Game::new(players.into());
        let mut table = Table::<Avalon>::open(options(players));
        let (mut draws, mut choices, mut dice) = (Fast(1), Fast(1), Fast(2));
        let mut chance = |ways: NonZeroU64| dice.scaled(ways.get());
        let mut best = [Duration::MAX; 2];
        for _ in 0..TURNS {
            let start = Instant::now();
            (0..5 * TURN).for_each(|_| _ = black_box(bare.play(&mut draws)));
            let between = Instant::now();
            (0..TURN).for_each(|_| _ = black_box(random_game(&mut table, &mut choices, &mut chance)));
            best = [best[0].min((between - start) / 5), best[1].min(between.elapsed())];
        }
        let [bare, table] = best.map(|time| time.as_secs_f64() * 1e9 / f64::from(TURN));
        println!(
            "{players} seats, best of {TURNS} turns: bare loop {bare:.0} ns, Table {table:.0} ns, 1/{:.2}",
            table / bare
        );
    }
}

/// Both games at five seats in turns of a few milliseconds, each by its bare loop and through `Table`: what a decision
/// costs in the best turn of each, and their ratios. The median ratio of all rounds is printed as well:
/// other programs disturb both sides of a round alike.
fn turns_of_both(_: &mut Criterion) {
    let bare = bare_avalon::Game::new(5);
    let (mut avalon_draws, mut shadows_draws) = (Fast(1), Fast(1));
    let mut avalon = Player::<Avalon>::new("avalon 5 merlin,assassin");
    let mut shadows = Player::<Shadows>::new("shadows 5");
    let rounds: Vec<[f64; 4]> = (0..TURNS)
        .map(|_| {
            [
                cost(5 * TURN, || black_box(bare.play(&mut avalon_draws)).1),
                avalon.turn(),
                cost(5 * TURN, || black_box(bare_shadows::play(&mut shadows_draws)).decisions),
                shadows.turn(),
            ]
        })
        .collect();
    let best = [0, 1, 2, 3]
        .map(|one| rounds.iter().filter_map(|round| round.get(one)).copied().fold(f64::MAX, f64::min));
    let [bare_avalon, avalon, bare_shadows, shadows] = best;
    println!(
        "a decision, 5 seats, best of {TURNS} turns: Avalon bare {bare_avalon:.2} ns, Table {avalon:.1} ns; Shadows bare \
         {bare_shadows:.2} ns, Table {shadows:.1} ns"
    );
    let print = |name: &str, ratio: fn(&[f64; 4]) -> f64| {
        let mut all: Vec<f64> = rounds.iter().map(ratio).collect();
        all.sort_by(f64::total_cmp);
        let middle = all.get(all.len() / 2).copied().unwrap_or(f64::NAN);
        println!("{name}: {:.2} times; middle of the rounds {middle:.2} times", ratio(&best));
    };
    print("Shadows / Avalon, bare", |[avalon, _, shadows, _]| shadows / avalon);
    print("Shadows / Avalon, Table", |[_, avalon, _, shadows]| shadows / avalon);
    print("Table / bare, Avalon", |[bare, table, _, _]| table / bare);
    print("Table / bare, Shadows", |[_, _, bare, table]| table / bare);
}

/// Nanoseconds a decision in some games.
fn cost(games: u32, mut play: impl FnMut() -> u32) -> f64 {
    let start = Instant::now();
    let decisions: u32 = (0..games).map(|_| play()).sum();
    start.elapsed().as_secs_f64() * 1e9 / f64::from(decisions)
}

/// Random games of one kind, one after the other.
struct Player<G: Game> {
    table: Table<G>,
    choices: Fast,
    dice: Fast,
}

impl<G: Notation> Player<G> {
    fn new(line: &str) -> Player<G> {
        let Ok(options) = G::read_options(line) else { unreachable!("{line} is legal") };
        Player { table: Table::open(options), choices: Fast(1), dice: Fast(2) }
    }

    /// Nanoseconds a decision in some games.
    fn turn(&mut self) -> f64 {
        let dice = &mut self.dice;
        let mut chance = |ways: NonZeroU64| dice.scaled(ways.get());
        cost(TURN, || random_game(&mut self.table, &mut self.choices, &mut chance))
    }
}

/// Games of `Table` in one turn, and how many turns.
const TURN: u32 = 2_000;
const TURNS: u32 = 300;

/// Games between two looks at the clock.
const BATCH: u32 = 200;

/// Whole random games of one kind: games a second, then the cost of one decision in them.
#[allow(clippy::as_conversions)] // numbers of decisions are far below 2^53
fn both_figures<G: Notation>(criterion: &mut Criterion, line: &str) {
    let Ok(options) = G::read_options(line) else { unreachable!("{line} is legal") };
    let mut table = Table::<G>::open(options);
    let (mut choices, mut dice) = (Fast(1), Fast(2));
    let mut chance = |ways: NonZeroU64| dice.scaled(ways.get());
    let decisions: u32 = (0..20_000).map(|_| random_game(&mut table, &mut choices, &mut chance)).sum();
    let each = f64::from(decisions) / 20_000.0;
    println!("{line}: {each:.2} decisions a game");

    let mut group = criterion.benchmark_group("one game");
    group.throughput(Throughput::Elements(1)).sample_size(60);
    group.bench_function(line, |bencher| {
        bencher.iter(|| black_box(random_game(&mut table, &mut choices, &mut chance)));
    });
    group.finish();

    let mut group = criterion.benchmark_group("one decision");
    group.sample_size(60);
    group.bench_function(line, |bencher| {
        bencher.iter_custom(|rounds| {
            let (mut spent, mut counted) = (Duration::ZERO, 0u64);
            while counted < rounds {
                let start = Instant::now();
                let played: u32 =
                    (0..BATCH).map(|_| random_game(&mut table, &mut choices, &mut chance)).sum();
                spent += start.elapsed();
                counted += u64::from(played);
            }
            // As many decisions as asked for, at the cost of those that were played.
            spent.div_f64(counted as f64 / rounds as f64)
        });
    });
    group.finish();
}

/// Avalon and Shadows side by side, both with the base rules and five seats.
fn decisions(criterion: &mut Criterion) {
    both_figures::<Avalon>(criterion, "avalon 5 merlin,assassin");
    both_figures::<Shadows>(criterion, "shadows 5");
}

criterion_group!(benches, turns, turns_of_both, games, decisions);
criterion_main!(benches);
