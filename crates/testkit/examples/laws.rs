//! Plays many games on all cores, checks every law, and prints the census.
//!
//! ```text
//! cargo run --release -p testkit --example laws -- --games 100000 --seed 1 --game avalon
//! ```
//!
//! Fails if a law is broken or if anything that must occur did so fewer than a hundred times. With `--hunt` it
//! walks that many pairs of tables in search of leaks instead.

use std::process::ExitCode;
use std::time::Instant;

use avalon::Avalon;
use shadows::Shadows;
use testkit::toy::Bids;
use testkit::{Census, Hunt, Subject, hunt, play_many};

struct Wanted {
    games: u64,
    seed: u64,
    at_least: u64,
    hunt: bool,
    game: String,
}

fn main() -> ExitCode {
    let wanted = match read_arguments() {
        Ok(wanted) => wanted,
        Err(problem) => {
            eprintln!(
                "{problem}\nlaws [--games N | --hunt PAIRS] [--seed S] [--at-least K] [--game avalon|shadows|toy]"
            );
            return ExitCode::from(2);
        }
    };
    match wanted.game.as_str() {
        "avalon" => run::<Avalon>(&wanted),
        "shadows" => run::<Shadows>(&wanted),
        "toy" => run::<Bids>(&wanted),
        other => {
            eprintln!("there is no game {other:?}");
            ExitCode::from(2)
        }
    }
}

fn read_arguments() -> Result<Wanted, String> {
    let mut wanted =
        Wanted { games: 100_000, seed: 1, at_least: 100, hunt: false, game: "avalon".to_owned() };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|error| format!("{word} {value}: {error}"));
        match word.as_str() {
            "--games" => wanted.games = number()?,
            "--hunt" => (wanted.games, wanted.hunt) = (number()?, true),
            "--seed" => wanted.seed = number()?,
            "--at-least" => wanted.at_least = number()?,
            "--game" => wanted.game = value,
            _ => return Err(format!("{word} is not known")),
        }
    }
    Ok(wanted)
}

fn run<G: Subject>(wanted: &Wanted) -> ExitCode {
    let began = Instant::now();
    let clean = if wanted.hunt { run_hunt::<G>(wanted) } else { run_laws::<G>(wanted) };
    println!("{:.1} s", began.elapsed().as_secs_f64());
    if clean { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Whether every law held and everything occurred.
fn run_laws<G: Subject>(wanted: &Wanted) -> bool {
    let shares = on_all_cores(wanted, |seed, games| play_many::<G>(seed, games));
    let mut census = Census::default();
    for share in shares {
        match share {
            Ok(share) => census.absorb(&share),
            Err(breach) => {
                eprintln!("{breach}");
                return false;
            }
        }
    }
    println!("{census}");
    let (missing, unlisted) = (census.missing::<G>(wanted.at_least), census.unlisted::<G>());
    for line in &missing {
        eprintln!("too rare: {line}");
    }
    for line in &unlisted {
        eprintln!("on no list: {line}");
    }
    missing.is_empty() && unlisted.is_empty()
}

/// Whether nothing leaked.
fn run_hunt<G: Subject>(wanted: &Wanted) -> bool {
    let mut found = Hunt::default();
    for share in on_all_cores(wanted, |seed, walks| hunt::<G>(G::any_setup, walks, seed)) {
        found.absorb(share);
    }
    println!("{} pairs, {} comparisons of one viewer at one step", found.walks, found.compared);
    println!("\ncompared by phase\n{}\nbegun\n{}", found.phases, found.starts);
    for leak in found.leaks.iter().take(3) {
        eprintln!("{leak}");
    }
    found.leaks.is_empty()
}

/// Every core takes the next hundred games that nobody has taken: seeds stay the same whatever the cores.
fn on_all_cores<T: Send>(wanted: &Wanted, work: impl Fn(u64, u64) -> T + Sync) -> Vec<T> {
    use std::sync::atomic::{AtomicU64, Ordering};
    const SHARE: u64 = 100;
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let next = AtomicU64::new(0);
    let take = || {
        let mut done = Vec::new();
        loop {
            let from = next.fetch_add(SHARE, Ordering::Relaxed);
            if from >= wanted.games {
                return done;
            }
            done.push(work(wanted.seed.wrapping_add(from), SHARE.min(wanted.games - from)));
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(take)).collect();
        let done = workers.into_iter().map(|worker| worker.join());
        done.flat_map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}
