//! Complete random games a second through `Table`, beside a bare loop of the base rules; and for both games
//! what one decision costs, the share of setup, chance and unveiling included.
//!
//! `cargo bench -p arena --bench speed`
#![allow(missing_docs)] // criterion's macros make undocumented functions

use std::hint::black_box;
use std::num::NonZeroU64;
use std::time::{Duration, Instant};

use avalon::Avalon;
use avalon::options::{Options, Setup};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Choices, Entropy, Game, Notation, Protocol, Seed, Table, Turn, Ways};
use shadows::Shadows;

/// A fast generator for choices (SplitMix64).
struct Fast(u64);

impl Fast {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    #[allow(clippy::as_conversions)] // the high half of the product is below `ways`
    fn scaled(&mut self, ways: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(ways)) >> 64) as u64
    }

    #[allow(clippy::as_conversions)] // the high half of the product is below `bound`
    fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// One whole random game; returns the number of decisions.
fn random_game<G: Game, W: Ways<G>>(table: &mut Table<G>, choices: &mut Fast, chance: &mut W) -> u32 {
    table.reopen();
    if let Ok(opening) = table.begin(chance) {
        opening.commit();
    }
    let mut decisions = 0;
    while let Turn::Seats(seats) = table.waiting() {
        for seat in seats {
            let legal = table.legal(seat);
            let Some(command) = legal.pick(|count| choices.below(count)) else { return decisions };
            match table.draft(seat, &command, chance) {
                Ok(draft) => draft.commit(),
                Err(_) => return decisions,
            }
            decisions += 1;
        }
    }
    decisions
}

/// The yardstick: the base rules on bit masks, one random draw a decision, no views, no events, no options.
mod bare {
    use super::Fast;

    const SIZES: [[u32; 5]; 6] = [
        [2, 3, 2, 3, 3],
        [2, 3, 4, 3, 4],
        [2, 3, 3, 4, 4],
        [3, 4, 4, 5, 5],
        [3, 4, 4, 5, 5],
        [3, 4, 4, 5, 5],
    ];

    pub struct Game {
        players: u32,
        teams: [Vec<u16>; 6],
        evil: u32,
    }

    impl Game {
        pub fn new(players: u32) -> Game {
            let mut teams: [Vec<u16>; 6] = Default::default();
            for mask in 0u16..1 << players {
                if let Some(list) = teams.get_mut(usize::try_from(mask.count_ones()).unwrap_or(9)) {
                    list.push(mask);
                }
            }
            let evil = if players < 7 {
                2
            } else if players < 10 {
                3
            } else {
                4
            };
            Game { players, teams, evil }
        }

        /// Deals a mask of Evil whose first drawn is the Assassin, and Merlin among the rest.
        fn deal(&self, draws: &mut Fast) -> (u16, u16) {
            let mut evil = 0u16;
            let mut left = self.evil;
            while left > 0 {
                let bit = 1u16 << draws.below(self.players);
                if evil & bit == 0 {
                    evil |= bit;
                    left -= 1;
                }
            }
            loop {
                let merlin = 1u16 << draws.below(self.players);
                if evil & merlin == 0 {
                    return (evil, merlin);
                }
            }
        }

        #[allow(clippy::indexing_slicing, clippy::as_conversions)] // bare on purpose
        pub fn play(&self, draws: &mut Fast) -> (bool, u32) {
            let (evil, merlin) = self.deal(draws);
            let mut leader = draws.below(self.players);
            let (mut good_wins, mut evil_wins, mut decisions) = (0, 0, 0);
            for (quest, &size) in SIZES[(self.players - 5) as usize].iter().enumerate() {
                let mut rejected = 0;
                let team = loop {
                    let list = &self.teams[size as usize];
                    let team = list[draws.below(list.len() as u32) as usize];
                    let mut approvals = 0;
                    for _ in 0..self.players {
                        approvals += draws.below(2);
                    }
                    decisions += 1 + self.players;
                    leader = (leader + 1) % self.players;
                    if approvals * 2 > self.players {
                        break team;
                    }
                    rejected += 1;
                    if rejected == 5 {
                        return (false, decisions);
                    }
                };
                let mut fails = 0;
                let mut members = team;
                while members != 0 {
                    let member = members & members.wrapping_neg();
                    members ^= member;
                    let draw = draws.below(2);
                    if evil & member != 0 {
                        fails += draw;
                    }
                    decisions += 1;
                }
                let needed = if quest == 3 && self.players >= 7 { 2 } else { 1 };
                if fails >= needed {
                    evil_wins += 1;
                } else {
                    good_wins += 1;
                }
                if evil_wins == 3 {
                    return (false, decisions);
                }
                if good_wins == 3 {
                    break;
                }
            }
            let mut named = draws.below(self.players - self.evil);
            for seat in 0..self.players {
                if evil & (1 << seat) == 0 {
                    if named == 0 {
                        return (merlin != 1 << seat, decisions + 1);
                    }
                    named -= 1;
                }
            }
            (true, decisions)
        }
    }
}

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
        let bare = bare::Game::new(players.into());
        group.bench_function(format!("bare loop, {players} seats"), |bencher| {
            bencher.iter(|| black_box(bare.play(&mut draws)));
        });
        let mut table = Table::<Avalon>::open(options(players));
        table.reserve(1024);
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

/// The bare loop and `Table` in turns of a few milliseconds, the best turn of each: on a machine with other work
/// the two long runs above meet different neighbours, and short turns find a quiet moment.
fn turns(_: &mut Criterion) {
    for players in [5u8, 10] {
        let bare = bare::Game::new(players.into());
        let mut table = Table::<Avalon>::open(options(players));
        table.reserve(1024);
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
    table.reserve(4096);
    let (mut choices, mut dice) = (Fast(1), Fast(2));
    let mut chance = |ways: NonZeroU64| dice.next() % ways;
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

criterion_group!(benches, turns, games, decisions);
criterion_main!(benches);
