//! Nothing is lost: a server process is killed many times while people play, and every acknowledged move is kept.
//!
//! The kill comes after a seeded number of messages sent or received by any client, and then a seeded part of two
//! milliseconds, so that every part of a move is interrupted. The checks use only the clients' own journals: after each
//! restart everybody continues from its cursor, the mirror folded from notices must equal the server's view, and what
//! was not acknowledged is sent again with its number; when a game is over, each seat's moves in the archive must be
//! exactly the acknowledged commands of that seat's journal, in order.
//!
//! `cargo xtask soak` runs the same with 1,000 kills: `KILLS`, `KILLS_SEED` and `KILLS_OUT` say so.
// A broken expectation stops its test at once and loudly.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod judge;
mod outages;
mod people;
mod place;
mod process;

use std::sync::Arc;
use std::time::Duration;

use avalon::Avalon;
use client::Caller;
use judge::Tally;
use outages::Way;
use people::{Halt, Luck, Table};
use place::Place;
use process::{Server, Trigger, killer, when};
use serde_json::json;
use shadows::Shadows;
use tokio::task::JoinSet;

/// A table of either game.
enum Any {
    Avalon(Table<Avalon>),
    Shadows(Table<Shadows>),
}

macro_rules! each {
    ($any:expr, $table:ident => $what:expr) => {
        match $any {
            Any::Avalon($table) => $what,
            Any::Shadows($table) => $what,
        }
    };
}

fn told(halt: Halt) -> String {
    match halt {
        Halt::Broken(why) => format!("the connection broke for good: {why}"),
        Halt::Fault(what) => what,
    }
}

/// Three tables of Avalon, at which all who are asked answer at once, and one of Shadows.
async fn open(server: &Server, luck: &mut Luck) -> Result<Vec<Any>, String> {
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = Table::open(server.address, json!({"players": 5}), luck.next(), true).await;
        tables.push(Any::Avalon(table.map_err(told)?));
    }
    let table = Table::open(server.address, json!({"players": 5}), luck.next(), false).await;
    tables.push(Any::Shadows(table.map_err(told)?));
    Ok(tables)
}

/// All people of all tables at the same time: they reconnect if there is a server, and play.
async fn all_play(tables: Vec<Any>, trigger: Arc<Trigger>) -> Result<Vec<Any>, String> {
    let mut playing = JoinSet::new();
    for mut any in tables {
        let trigger = trigger.clone();
        playing.spawn(async move {
            let played = each!(&mut any, table => table.play(&trigger).await);
            if played.is_err() {
                trigger.pull();
            }
            played.map(|()| any)
        });
    }
    // If all games have ended the trigger is dropped, and the server is killed while idle.
    drop(trigger);
    let mut tables = Vec::new();
    while let Some(done) = playing.join_next().await {
        tables.push(done.map_err(|error| error.to_string())?.map_err(told)?);
    }
    Ok(tables)
}

async fn all_resume(tables: Vec<Any>, server: &Server) -> Result<Vec<Any>, String> {
    let mut coming = JoinSet::new();
    let address = server.address;
    for mut any in tables {
        coming.spawn(
            async move { each!(&mut any, table => table.resume_patiently(address).await).map(|()| any) },
        );
    }
    let mut tables = Vec::new();
    while let Some(done) = coming.join_next().await {
        tables.push(done.map_err(|error| error.to_string())?.map_err(told)?);
    }
    Ok(tables)
}

/// How many commands this server found in its log when they were sent again.
async fn repeated(server: &Server) -> Result<u64, String> {
    let answer = Caller::new(server.address).call("GET", "/metrics", None).await;
    let text = answer.map_err(|error| error.to_string())?.text;
    let figure = text.lines().find_map(|line| line.strip_prefix("roundtable_commands_repeated_total "));
    figure.and_then(|figure| figure.parse().ok()).ok_or_else(|| "the server does not count".to_string())
}

/// Kills this many servers with this database and checks the results.
async fn kill(place: &Place, kills: u64, seed: u64) -> Result<Tally, String> {
    let mut luck = Luck(seed);
    let mut tally = Tally::default();
    let mut server = Server::start(&place.url, &place.log())?;
    let mut tables = open(&server, &mut luck).await?;
    for _ in 0..kills {
        let after = i64::from(1 + luck.below(80));
        let then = Duration::from_micros(u64::from(luck.below(2) * luck.below(2_000)));
        let (trigger, killed) = killer(server, after, then);
        tables = all_play(tables, trigger).await?;
        let killed = tokio::task::spawn_blocking(move || killed.join()).await;
        killed.map_err(|error| error.to_string())?.map_err(|_| "the killer died")??;
        tally.kills += 1;
        let waiting: u64 = tables.iter().map(|any| each!(any, table => table.waiting())).sum();
        tally.in_flight += waiting;
        tally.in_flight_kills += u64::from(waiting > 0);
        place.between()?;
        server = Server::start(&place.url, &place.log())?;
        tables = all_resume(tables, &server).await?;
        tally.made_unacknowledged += repeated(&server).await?;
        for any in &mut tables {
            each!(any, table => table.turn_over(&mut tally, true).await).map_err(told)?;
        }
    }
    // Every game is played to its end, so that every journal is checked.
    tables = all_play(tables, Trigger::never()).await?;
    for any in &mut tables {
        each!(any, table => table.turn_over(&mut tally, false).await).map_err(told)?;
    }
    server.kill()?;
    Ok(tally)
}

fn number(key: &str, otherwise: u64) -> u64 {
    std::env::var(key).map_or(otherwise, |text| text.parse().unwrap())
}

async fn nothing_is_lost(place: Option<Place>) {
    let Some(place) = place else { return };
    let (kills, seed) = (number("KILLS", 100), number("KILLS_SEED", 1));
    let begun = std::time::Instant::now();
    let tally = kill(&place, kills, seed).await.unwrap();
    println!("seed {seed}\n{}seconds {}", tally.lines(), begun.elapsed().as_secs());
    assert_eq!((tally.lost, tally.doubled, tally.disordered), (0, 0, 0), "{tally:?}");
    assert_eq!(tally.kills, kills);
    assert!(tally.in_flight_kills * 2 >= kills, "too few kills with a command under way: {tally:?}");
    assert!(tally.made_unacknowledged > 0 || kills < 50, "no move was made and not acknowledged: {tally:?}");
    assert!(tally.acknowledged >= kills, "too little was played: {tally:?}");
    let log = std::fs::read_to_string(place.log()).unwrap();
    assert!(!log.contains("panicked"), "{log}");
    if let Ok(out) = std::env::var("KILLS_OUT") {
        std::fs::write(out, tally.lines()).unwrap();
    }
    place.done().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_loses_nothing() {
    nothing_is_lost(Some(Place::sqlite("kills"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_loses_nothing() {
    nothing_is_lost(Place::postgres("kills").await).await;
}

/// PostgreSQL stops and comes back while people play and one server serves: it goes on without a restart.
async fn outages(place: &Place, times: u64, seed: u64) -> Result<Tally, String> {
    let (mut luck, mut tally) = (Luck(seed), Tally::default());
    let way = Arc::new(Way::to(&place.url));
    let server = Server::start(&way.url, &place.log())?;
    let mut tables = open(&server, &mut luck).await?;
    for _ in 0..times {
        let (way, length) = (way.clone(), Duration::from_millis(u64::from(luck.below(400))));
        let cut = move || {
            way.cut(length);
            Ok(())
        };
        let (trigger, done) = when(i64::from(1 + luck.below(80)), Duration::ZERO, cut);
        tables = all_play(tables, trigger).await?;
        let done = tokio::task::spawn_blocking(move || done.join()).await;
        done.map_err(|error| error.to_string())?.map_err(|_| "the way was not cut")??;
        tally.kills += 1;
        let caller = Caller::new(server.address);
        while caller.call("GET", "/healthz", None).await.is_ok_and(|answer| answer.status != 200) {}
        tables = all_resume(tables, &server).await?;
        for any in &mut tables {
            each!(any, table => table.turn_over(&mut tally, true).await).map_err(told)?;
        }
    }
    tables = all_play(tables, Trigger::never()).await?;
    for any in &mut tables {
        each!(any, table => table.turn_over(&mut tally, false).await).map_err(told)?;
    }
    server.kill()?;
    Ok(tally)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_stops_and_comes_back_loses_nothing() {
    let Some(place) = Place::postgres("outages").await else { return };
    let times = number("OUTAGES", 5);
    let tally = outages(&place, times, number("KILLS_SEED", 1)).await.unwrap();
    println!("{}", tally.lines());
    assert_eq!((tally.lost, tally.doubled, tally.disordered), (0, 0, 0), "{tally:?}");
    assert_eq!(tally.kills, times);
    assert!(tally.acknowledged >= times, "too little was played: {tally:?}");
    place.done().await;
}

/// A disk that loses what was synced is caught by the same checks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_planted_loss_is_noticed() {
    let place = Place::sqlite("forgetful").forgetful();
    let why = kill(&place, 20, 1).await.unwrap_err();
    assert!(why.contains("notices of a seat that has had"), "{why}");
}
