//! Plays two kinds of players of Shadows against each other and counts wins, with 95 % intervals.
//!
//! `cargo run --release -p bots --example shadows -- SEATS TRAITORS GAMES SEED LOYAL TRAITOR [expert] [--out FILE]`
//!
//! TRAITORS is the number of Traitor cards dealt to seats, or `any` for a deal by the rules. LOYAL and TRAITOR are the
//! players of either side: a level (`page`, `squire`, `knight`, `champion`), a level with another number of rollouts
//! (`knight:60`, `champion:400`), or a squire with another memory (`last:6` remembers 6 cards, `leaky:12` forgets each
//! card with 12 %). With `--out` the result is written every 20 games, and a later run continues from the file.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::as_conversions
)]

use std::time::Instant;

use bots::shadows::{CountingPlayer, MemoryModel, Skill};
use bots::{Level, Party, Stream};
use game::{Entropy, Halt, Protocol as _, Seed, Table, Turn};
use serde_json::{Value, json};
use shadows::{Cause, Deal, Loyalty, Setup, Shadows, Winner, Wishes};

fn number<T: std::str::FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is not a number"))
}

fn skill(name: &str) -> Skill {
    let squire = Skill::of(Level::Squire);
    match name.split_once(':') {
        Some(("last", cards)) => Skill { memory: MemoryModel::LastCards(number(cards)), ..squire },
        Some(("leaky", percent)) => {
            Skill { memory: MemoryModel::Forgets { percent: number(percent) }, ..squire }
        }
        Some((level, rollouts)) => Skill { rollouts: number(rollouts), ..level_skill(level) },
        None => level_skill(name),
    }
}

fn level_skill(name: &str) -> Skill {
    Skill::of(name.parse().unwrap_or_else(|error| panic!("{error}")))
}

/// A deal with this many Traitor cards at random seats.
fn deal(seats: u8, traitors: u8, stream: &mut Stream) -> Deal {
    let mut loyalty = vec![Loyalty::Loyal; usize::from(seats)];
    let mut left = traitors;
    while left > 0 {
        let seat = usize::try_from(stream.below(seats.into())).unwrap();
        if let Some(card) = loyalty.get_mut(seat).filter(|card| !card.is_traitor()) {
            *card = Loyalty::Traitor;
            left -= 1;
        }
    }
    Deal { loyalty: (seats > 1).then_some(loyalty), ..Deal::default() }
}

struct Match {
    seats: u8,
    traitors: Option<u8>,
    expert: bool,
    loyal: Skill,
    traitor: Skill,
}

#[derive(Default)]
struct Count {
    games: u64,
    won: u64,
    morgan: u64,
    decisions: u64,
    seconds: f64,
}

fn play(table: &Match, seed: &Seed, count: &mut Count) {
    let mut stream = Stream::new(seed.stream("deal"));
    let options = Wishes { expert: Some(table.expert), ..Wishes::default() };
    let deal = table.traitors.map(|traitors| deal(table.seats, traitors, &mut stream));
    let setup = Setup { players: Some(table.seats), options: Some(options), deal };
    let mut dice = Shadows::dealer(&setup, seed.dice(&Entropy::none()));
    let mut game = Table::<Shadows>::open(Shadows::check(&setup).unwrap().options);
    let Ok(opening) = game.begin(&mut dice) else { panic!("the deal is possible") };
    opening.commit();
    let mut party = Party::new();
    for seat in game.seats() {
        let traitor = game.view(seat).hand.loyalty == Some(Loyalty::Traitor);
        let skill = if traitor { table.traitor } else { table.loyal };
        party.seat(seat, Box::new(CountingPlayer::new(skill)), seed);
    }
    let begin = Instant::now();
    loop {
        party.tell(&game);
        let seat = match game.waiting() {
            Turn::Over(outcome) => {
                count.won += u64::from(outcome.winner == Winner::Loyal);
                count.morgan += u64::from(outcome.by == Cause::Morgan);
                break;
            }
            Turn::Seats(seats) => seats.lowest().unwrap(),
            Turn::Chance(_) => panic!("the table waits for players only"),
        };
        party.speak(&game, seat);
        let command = party.choose(&game, seat).unwrap();
        count.decisions += 1;
        match game.draft(seat, &command, &mut dice) {
            Ok(draft) => draft.commit(),
            Err(Halt::Refused(refusal)) => panic!("{command:?}: {refusal}"),
            Err(Halt::Chance(_)) => panic!("the deal is possible"),
        }
    }
    count.seconds += begin.elapsed().as_secs_f64();
    count.games += 1;
}

/// Wilson's 95 % interval.
fn interval(won: u64, games: u64) -> (f64, f64) {
    let (n, p, z) = (games as f64, won as f64 / games as f64, 1.959_964);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    (100.0 * (middle - half), 100.0 * (middle + half))
}

fn report(arguments: &[String], count: &Count) -> Value {
    let (low, high) = interval(count.won, count.games);
    json!({
        "command": arguments.join(" "),
        "commit": std::env::var("COMMIT").unwrap_or_else(|_| "unknown".to_string()),
        "games": count.games,
        "loyal_won": count.won,
        "loyal_percent": 100.0 * count.won as f64 / count.games as f64,
        "interval_95": [low, high],
        "ended_by_morgan": count.morgan,
        "decisions": count.decisions,
        "ms_a_decision": 1000.0 * count.seconds / count.decisions as f64,
    })
}

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let out = arguments
        .iter()
        .position(|word| word == "--out")
        .map(|place| arguments.drain(place..).nth(1).expect("a file"));
    let expert = arguments.iter().any(|word| word == "expert");
    let [seats, traitors, games, seed, loyal, traitor, ..] = arguments.as_slice() else {
        panic!("SEATS TRAITORS GAMES SEED LOYAL TRAITOR [expert] [--out FILE]");
    };
    let table = Match {
        seats: number(seats),
        traitors: traitors.parse().ok(),
        expert,
        loyal: skill(loyal),
        traitor: skill(traitor),
    };
    let (games, seed): (u64, u64) = (number(games), number(seed));
    let mut count = Count::default();
    if let Some(old) = out.as_ref().and_then(|out| std::fs::read_to_string(out).ok()) {
        let old: Value = serde_json::from_str(&old).expect("a result");
        assert_eq!(old["command"], arguments.join(" "), "another run's file");
        let member = |name: &str| old[name].as_u64().unwrap();
        count = Count {
            games: member("games"),
            won: member("loyal_won"),
            morgan: member("ended_by_morgan"),
            decisions: member("decisions"),
            seconds: old["ms_a_decision"].as_f64().unwrap() * member("decisions") as f64 / 1000.0,
        };
    }
    while count.games < games {
        let root = Seed::from_number(seed).stream(&format!("game {}", count.games));
        play(&table, &root, &mut count);
        if let Some(out) = out.as_ref().filter(|_| count.games.is_multiple_of(20) || count.games == games) {
            std::fs::write(out, format!("{:#}\n", report(&arguments, &count)))
                .expect("the result is written");
        }
    }
    let (low, high) = interval(count.won, count.games);
    println!(
        "{}: Loyal {:.1} ({low:.1}–{high:.1}) of {}, by Morgan {:.1}, {:.0} decisions, {:.2} ms each",
        arguments.join(" "),
        100.0 * count.won as f64 / count.games as f64,
        count.games,
        100.0 * count.morgan as f64 / count.games as f64,
        count.decisions as f64 / count.games as f64,
        1000.0 * count.seconds / count.decisions as f64,
    );
}
