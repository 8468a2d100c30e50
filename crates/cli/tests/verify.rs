//! `roundtable verify`: true games pass, and every changed part of an archive is found.
// A broken expectation stops its test at once and loudly.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod program;

use avalon::Avalon;
use game::{Choices as _, Entropy, Protocol, Record, Seat, Seed, Table};
use program::{Run, file, roundtable};
use serde_json::{Value, json};

/// A finished game of five in which every seat takes the first choice, with these additions to the seed.
fn archive(setup: Value, entropy: &Entropy) -> Value {
    let wish: <Avalon as Protocol>::Setup = serde_json::from_value(setup.clone()).unwrap();
    let seed = Seed::from_number(41);
    let mut dealer = Avalon::dealer(&wish, seed.dice(entropy));
    let mut table = Table::<Avalon>::open(Avalon::check(&wish).unwrap().options);
    table.begin(&mut dealer).unwrap().commit();
    while let Some(seat) = table.asked().lowest() {
        let command = table.legal(seat).nth(0).unwrap();
        table.draft(seat, &command, &mut dealer).map_err(|_| "refused").unwrap().commit();
    }
    let record = Record::<Avalon> {
        options: *table.options(),
        draws: table.secrets().draws().to_vec(),
        moves: table.secrets().moves().to_vec(),
    };
    let added: Vec<Option<String>> = table.seats().iter().map(|seat| entropy.of(seat)).collect();
    json!({
        "game": "avalon", "setup": setup, "seed": seed.reveal_hex(), "commitment": seed.commitment().to_string(),
        "entropy": added, "record": record.write(),
    })
}

fn verify(name: &str, archive: &Value) -> Run {
    let path = file(name);
    std::fs::write(&path, archive.to_string()).unwrap();
    roundtable(&["verify", "--json", path.to_str().unwrap()], "")
}

/// The names of the checks that failed.
fn failed(name: &str, archive: &Value) -> Vec<String> {
    let run = verify(name, archive);
    let found: Value = serde_json::from_str(&run.out).unwrap();
    let checks = found["checks"].as_array().unwrap();
    assert_eq!(checks.len(), 4);
    let failed: Vec<String> = checks
        .iter()
        .filter(|check| check["ok"] == json!(false))
        .map(|check| check["check"].as_str().unwrap().to_string())
        .collect();
    assert_eq!(found["ok"], json!(failed.is_empty()));
    assert_eq!(run.code, i32::from(!failed.is_empty()), "{found}");
    failed
}

#[test]
fn a_true_game_passes_and_every_lie_is_found() {
    let setup = json!({"players": 5, "roles": ["merlin", "assassin"], "options": {"plot": true}});
    let mut entropy = Entropy::none();
    entropy.add(Seat::S0, b"my dog's name");
    entropy.add(Seat::new(3).unwrap(), b"");
    let truth = archive(setup, &entropy);
    assert_eq!(failed("truth.json", &truth), [""; 0]);

    let lie = |name: &str, key: &str, value: Value| {
        let mut lie = truth.clone();
        lie[key] = value;
        failed(name, &lie)
    };
    let other = Seed::from_number(42);
    assert_eq!(lie("seed.json", "seed", json!(other.reveal_hex())), ["commitment", "draws"]);
    assert_eq!(lie("promise.json", "commitment", json!(other.commitment().to_string())), ["commitment"]);
    assert_eq!(lie("entropy.json", "entropy", json!([])), ["draws"]);
    assert_eq!(lie("digits.json", "seed", json!("12")), ["commitment", "draws"]);
    assert_eq!(
        lie("setup.json", "setup", json!({"players": 5, "options": {"plot": true, "lady": true}})),
        ["setup"]
    );

    let record = truth["record"].as_str().unwrap();
    let mut lines: Vec<String> = record.lines().map(str::to_string).collect();
    let (way, rest) = lines[1].split_once('/').unwrap();
    lines[1] = format!("{}/{rest}", (way.parse::<u64>().unwrap() + 1) % 60);
    assert!(lie("draw.json", "record", json!(lines.join("\n"))).contains(&"draws".to_string()));
    let short = record.rsplit_once(' ').unwrap().0;
    assert_eq!(lie("short.json", "record", json!(short)), ["moves"]);
    let illegal = format!("{record} 0+");
    assert_eq!(lie("illegal.json", "record", json!(illegal)), ["moves"]);
    assert_eq!(lie("unread.json", "record", json!("avalon 5 x")), ["setup", "draws", "moves"]);
}

#[test]
fn a_written_deal_is_checked_as_written() {
    let deal = json!({"roles": ["merlin", "servant", "servant", "assassin", "minion"], "plot": ["ambush", "charge"]});
    let truth = archive(json!({"deal": deal, "options": {"plot": true}}), &Entropy::none());
    let run = verify("written.json", &truth);
    assert_eq!(run.code, 0, "{}", run.out);
    assert!(run.out.contains("the deal written in the setup"), "{}", run.out);
    let mut lie = truth;
    lie["setup"]["deal"]["plot"] = json!(["ambush", "ambush"]);
    assert_eq!(failed("unwritten.json", &lie), ["draws"]);
}

#[test]
fn a_file_that_does_not_read_says_where() {
    let truth = archive(json!({"players": 5}), &Entropy::none());
    let mut odd = truth;
    odd["sead"] = json!(1);
    let run = verify("odd.json", &odd);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("sead") && run.err.contains("did you mean `seed`?"), "{}", run.err);
    let run = roundtable(&["verify", "/nowhere/game.json"], "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("/nowhere/game.json"), "{}", run.err);
    let run = roundtable(&["verify", "-"], "{\"game\":\"avalon\",");
    assert_eq!(run.code, 2, "{}", run.err);
}

#[test]
fn a_watched_game_verifies_in_words() {
    let path = file("watched.json");
    let path = path.to_str().unwrap();
    assert_eq!(roundtable(&["play", "--watch", "--seed", "7", "--save", path], "").code, 0);
    let run = roundtable(&["verify", path], "");
    assert_eq!(run.code, 0);
    assert_eq!(run.out.lines().filter(|line| line.starts_with("ok ")).count(), 4, "{}", run.out);
}
