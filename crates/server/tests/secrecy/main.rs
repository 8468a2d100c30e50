//! No secret on the wire (`docs/secrecy.md` 6): two games that a viewer may not be able to tell apart are played over
//! real sockets, and what the viewer was sent, frame by frame and answer by answer, must be the same bytes.
// Helpers of a test: a broken expectation should stop it at once and loudly.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;
mod lengths;
mod log;
mod mask;
mod run;
mod tap;

use std::collections::BTreeSet;

use avalon::Avalon;
use run::{Run, play};
use server::leak_fixtures::{self, Leak};
use shadows::Shadows;
use testkit::hunter::Start;
use testkit::twins::{Twins, twins};
use testkit::{Rng, Subject, Tally, option_values};

/// Log and planted leak belong to the process, so tests run one at a time.
static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// How much was compared.
#[derive(Default)]
struct Compared {
    pairs: u64,
    /// Pairs that came to the very last move.
    whole: u64,
    viewers: u64,
    moves: usize,
    frames: u64,
    answers: u64,
    bytes: usize,
    /// Lines of the two logs.
    lines: usize,
    starts: Tally,
    options: BTreeSet<String>,
}

impl std::fmt::Display for Compared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Compared { pairs, whole, viewers, moves, frames, answers, bytes, lines, starts, options } = self;
        write!(
            f,
            "{pairs} pairs ({whole} to the last move, {starts:?}), {viewers} viewers over {moves} moves, \
             {frames} frames and {answers} answers alike, {bytes} bytes, {lines} lines of logs; {} option values",
            options.len()
        )
    }
}

/// What a viewer was sent up to the point where it may tell the games apart, masked.
fn traffic<G: Subject>(twins: &Twins<G>, run: &Run, at: usize) -> Vec<String> {
    let stage = twins.until[at].map_or(0, |moves| moves + 1);
    let tap = &run.taps[at];
    tap.record[..tap.marks[stage]].iter().map(|text| run.masks.apply(text)).collect()
}

/// Compares what two runs sent and logged; returns the first difference.
fn compare<G: Subject>(
    twins: &Twins<G>,
    [left, right]: &[Run; 2],
    compared: &mut Compared,
) -> Result<(), String> {
    for at in 0..twins.viewers.len() {
        let (sent, other) = (traffic(twins, left, at), traffic(twins, right, at));
        let differs = |what: String| {
            Err(format!(
                "viewer {} may know the same after {:?} moves: {what}",
                twins.viewers[at], twins.until[at]
            ))
        };
        if let Some(place) =
            (0..sent.len().max(other.len())).find(|place| sent.get(*place) != other.get(*place))
        {
            let show = |list: &[String]| list.get(place).cloned().unwrap_or_else(|| "nothing".to_string());
            return differs(format!("message {place}\n left: {}\nright: {}", show(&sent), show(&other)));
        }
        compared.viewers += 1;
        compared.moves += twins.until[at].unwrap_or(0);
        for text in &sent {
            compared.bytes += text.len();
            *(if text.starts_with('{') { &mut compared.frames } else { &mut compared.answers }) += 1;
        }
    }
    lengths::compare(twins, left, right)?;
    for run in [left, right] {
        assert!(
            run.log.contains("the log is kept") && run.log.contains("the log was kept"),
            "the log is not kept"
        );
    }
    // The log shows only what everybody sees, so the logs are equal as long as some viewer may not tell the games apart.
    let stage = twins.until.iter().map(|until| until.map_or(0, |moves| moves + 1)).max().unwrap_or(0);
    let logged = |run: &Run| run.masks.apply(&run.log[..run.logged[stage]]);
    let (lines, other) = (logged(left), logged(right));
    // Every move is in the log, or there is nothing to compare.
    let kept = lines.matches("kept a move").count();
    assert_eq!(kept, stage.saturating_sub(1), "moves in the log");
    compared.lines += lines.lines().count();
    if lines != other {
        return Err(format!("the log\n left: {lines}\nright: {other}"));
    }
    compared.pairs += 1;
    compared.whole += u64::from(twins.whole);
    compared.starts.add(&format!("{:?}", twins.start));
    Ok(())
}

async fn both<G: Subject>(twins: &Twins<G>, seed: u64) -> [Run; 2] {
    [play(twins, 0, seed).await, play(twins, 1, seed).await]
}

/// Plays at least `least` pairs, and until every value of every option and every one of these starts has occurred.
async fn hunt<G: Subject>(starts: &[Start], least: u64) -> Compared {
    let _alone = ALONE.lock().await;
    leak_fixtures::plant(None);
    let mut compared = Compared::default();
    let wanted: BTreeSet<String> = G::options().into_iter().collect();
    for seed in 1..20_000 {
        let lacks = |start: &Start| compared.starts.count(&format!("{start:?}")) == 0;
        let enough = compared.pairs >= least && compared.options == wanted;
        if enough && !starts.iter().any(lacks) {
            return compared;
        }
        let mut rng = Rng::new(seed);
        let setup = G::any_setup(&mut rng);
        let values: BTreeSet<String> =
            option_values::<G>(&setup).into_iter().filter(|value| wanted.contains(value)).collect();
        if !enough && compared.pairs >= least && values.is_subset(&compared.options) {
            continue;
        }
        // The best of several walks; if only a start is missing, the first walk that has it.
        let Some(twins) = twins::<G>(&setup, if enough { 1 } else { 6 }, &mut rng) else { continue };
        if enough && !lacks(&twins.start) {
            continue;
        }
        if twins.until.iter().flatten().all(|moves| *moves < 4) {
            continue;
        }
        let runs = both(&twins, seed).await;
        if let Err(found) = compare(&twins, &runs, &mut compared) {
            panic!("seed {seed}: {found}");
        }
        compared.options.extend(values);
    }
    let missing: Vec<_> = wanted.difference(&compared.options).collect();
    panic!("not every option or start occurred: {missing:?}, {:?}", compared.starts);
}

/// How many pairs at least: `SECRECY_PAIRS=1000 cargo nextest run -p server --test secrecy` for a long hunt.
fn least() -> u64 {
    std::env::var("SECRECY_PAIRS").ok().and_then(|text| text.parse().ok()).unwrap_or(0)
}

#[tokio::test]
async fn avalon_sends_the_same_to_whom_may_not_tell() {
    let compared = hunt::<Avalon>(&[Start::Same, Start::Deal, Start::Rules], least()).await;
    println!("avalon: {compared}");
}

#[tokio::test]
async fn shadows_sends_the_same_to_whom_may_not_tell() {
    let compared = hunt::<Shadows>(&[Start::Same, Start::Deal], least()).await;
    println!("shadows: {compared}");
}

/// Plays pairs of this game with every leak in turn until each was caught; returns those that never were.
async fn catch<G: Subject>(pairs: u64) -> Vec<Leak> {
    let mut free = Leak::ALL.to_vec();
    for seed in 1..=pairs {
        if free.is_empty() {
            break;
        }
        let mut rng = Rng::new(seed);
        let setup = G::any_setup(&mut rng);
        let Some(twins) = twins::<G>(&setup, 2, &mut rng) else { continue };
        // What is found must be the leak and nothing else.
        leak_fixtures::plant(None);
        let clean = both(&twins, seed).await;
        compare(&twins, &clean, &mut Compared::default()).unwrap();
        let mut left = Vec::new();
        for leak in free {
            leak_fixtures::plant(Some(leak));
            match compare(&twins, &both(&twins, seed).await, &mut Compared::default()) {
                Ok(()) => left.push(leak),
                Err(found) => {
                    let found: String = found.replace('\n', " ").chars().take(120).collect();
                    println!("{} pair {seed}: {leak:?} caught: {found}", G::NAME);
                }
            }
        }
        free = left;
    }
    leak_fixtures::plant(None);
    free
}

#[tokio::test]
async fn planted_leaks_are_caught_in_avalon() {
    let _alone = ALONE.lock().await;
    assert_eq!(catch::<Avalon>(200).await, [], "planted and not caught");
}

#[tokio::test]
async fn planted_leaks_are_caught_in_shadows() {
    let _alone = ALONE.lock().await;
    assert_eq!(catch::<Shadows>(200).await, [], "planted and not caught");
}

/// A player who reads the counters would see that somebody else was refused something.
#[tokio::test]
async fn counters_are_for_this_machine_alone() {
    // Its requests are in the log too, which the others compare.
    let _alone = ALONE.lock().await;
    let proxy = std::net::IpAddr::from([127, 0, 0, 1]);
    let config = server::Config { trusted_proxies: vec![proxy], ..common::quiet() };
    let running = common::server_with(config).await;
    let caller = client::Caller::new(running.address);
    let request = format!(
        "GET /metrics HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: 192.0.2.7\r\nConnection: close\r\n\r\n",
        running.address
    );
    let answer = String::from_utf8(caller.exchange(request.as_bytes()).await.unwrap()).unwrap();
    assert!(answer.starts_with("HTTP/1.1 403") && !answer.contains("_total"), "{answer}");
    assert_eq!(caller.call("GET", "/metrics", None).await.unwrap().status, 200);
    running.stop().await;
}

/// The library behind the sockets writes whole frames, and so secrets, to the `log` crate at its lowest level. Nothing
/// may connect that crate with our log.
#[test]
fn frames_do_not_reach_the_log_by_the_library() {
    let lock = include_str!("../../../../Cargo.lock");
    assert!(lock.contains("name = \"tungstenite\""));
    assert!(!lock.contains("name = \"tracing-log\""), "tracing-log would bring whole frames into our log");
}
