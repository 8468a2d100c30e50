//! How long a belief takes for one vote and one quest result: `cargo bench -p bots --bench belief`.
//!
//! Criterion gives means; the table before it gives percentiles of single updates, for a spectator, for whom all worlds are
//! possible.
// A broken expectation of the benchmark itself should stop it at once.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::as_conversions
)]
#![allow(missing_docs)] // criterion's macros make the functions

use std::hint::black_box;
use std::time::{Duration, Instant};

use avalon::{Avalon, LancelotVariant, Options, Quest, Role, Setup, Side, Statement, Wishes};
use bots::Stream;
use bots::belief::{Belief, Fact};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use game::{Protocol, Seat, SeatSet, Seed, Viewer};

const FULL: &[Role] =
    &[Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana, Role::Mordred, Role::Oberon];
const LANCELOTS: &[Role] = &[Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana, Role::Mordred];

fn options(players: u8, roles: &[Role], variant: LancelotVariant) -> Options {
    let options = Wishes { lancelot_variant: Some(variant), ..Wishes::default() };
    let setup = Setup { players: Some(players), roles: Some(roles.to_vec()), options, ..Setup::default() };
    Avalon::check(&setup).expect("a legal setup").options
}

fn cases() -> Vec<(&'static str, Options)> {
    let merlin = &[Role::Merlin, Role::Assassin];
    vec![
        ("5 seats, Merlin and Assassin", options(5, merlin, LancelotVariant::Off)),
        ("10 seats, all characters", options(10, FULL, LancelotVariant::Off)),
        ("10 seats, with Lancelots V1", options(10, LANCELOTS, LancelotVariant::V1)),
    ]
}

/// A belief after the first proposal.
fn proposed(options: &Options) -> Belief {
    let mut belief = Belief::new(options, Viewer::Table);
    let size = Quest::Third.size(options.rules().players);
    let team = SeatSet::first(size);
    belief.observe(Fact::Proposed { leader: Seat::S1, quest: Quest::Third, team, attempt: 2 });
    belief
}

fn ballot(number: u64, players: u8) -> Fact {
    let mut stream = Stream::new(Seed::from_number(number));
    Fact::Voted { approvals: SeatSet::first(players).iter().filter(|_| stream.percent(50)).collect() }
}

/// Mostly statements about sides; one in four claims a character, which depends on more than the sides.
fn said(number: u64) -> Fact {
    let statement = match number % 4 {
        0 => Statement::IAm { role: Role::Percival },
        1 => Statement::Suspect { seat: Seat::S3 },
        2 => Statement::LadyShowed { seat: Seat::S2, side: Side::Evil },
        _ => Statement::Suggest { team: SeatSet::first(3), quest: None },
    };
    Fact::Said { by: Seat::S4, statement }
}

/// The time of one update: the best of three, because other programs may interrupt one.
fn best_of_three(belief: &Belief, fact: Fact) -> Duration {
    let times = (0..3).map(|_| {
        let mut belief = belief.clone();
        let start = Instant::now();
        belief.observe(black_box(fact));
        start.elapsed()
    });
    times.min().unwrap_or_default()
}

fn percentiles() {
    for (name, options) in cases() {
        let players = options.rules().players;
        let start = Instant::now();
        let mut belief = proposed(&options);
        let dealt = start.elapsed();
        let (worlds, bytes) = (belief.worlds(), belief.bytes());
        let (mut votes, mut results, mut words) = (Vec::new(), Vec::new(), Vec::new());
        for number in 0..300 {
            words.push(best_of_three(&belief, said(number)));
            votes.push(best_of_three(&belief, ballot(number, players)));
            results.push(best_of_three(&belief, Fact::Quest { fails: u8::from(number % 3 > 0), needed: 1 }));
            if number % 10 == 9 {
                // Continues with other weights.
                belief = proposed(&options);
                belief.observe(ballot(number, players));
            }
        }
        votes.sort();
        results.sort();
        words.sort();
        println!(
            "{name}: {worlds} worlds, {:.1} MB, dealt in {dealt:.1?}; ballot p50 {:.1?} p99 {:.1?}; result p50 {:.1?} p99 {:.1?}; statement p50 {:.1?} p99 {:.1?}",
            bytes as f64 / 1e6,
            votes[150],
            votes[297],
            results[150],
            results[297],
            words[150],
            words[297],
        );
    }
}

fn belief(criterion: &mut Criterion) {
    percentiles();
    for (name, options) in cases() {
        let players = options.rules().players;
        let start = proposed(&options);
        let mut group = criterion.benchmark_group(name);
        group.sample_size(20);
        for (what, fact) in [("ballot", ballot(3, players)), ("result", Fact::Quest { fails: 1, needed: 1 })]
        {
            let mut before = start.clone();
            if what == "result" {
                before.observe(ballot(3, players));
            }
            group.bench_function(what, |bench| {
                bench.iter_batched_ref(
                    || before.clone(),
                    |belief| belief.observe(fact),
                    BatchSize::LargeInput,
                );
            });
        }
        group.bench_function("P(Evil), one seat", |bench| bench.iter(|| start.evil(Seat::S4)));
        group.finish();
    }
}

criterion_group!(benches, belief);
criterion_main!(benches);
