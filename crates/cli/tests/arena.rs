//! `roundtable arena`: the same figures however it is run, and a seat for any program.
// A broken expectation stops its test at once and loudly.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod program;

use std::fs;
use std::process::{Command, Stdio};

use program::{file, roundtable};
use serde_json::Value;

fn arena(arguments: &[&str]) -> String {
    let run = roundtable(&[&["arena"], arguments].concat(), "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.is_empty(), "no bar where nobody looks");
    run.out
}

const RUN: &[&str] = &[
    "--mode", "matrix", "--player", "logic", "--player", "random", "--sizes", "5,6", "--games", "500",
    "--json",
];

#[test]
fn the_same_seed_gives_the_same_figures_on_any_number_of_threads() {
    let on = |threads: &str, seed: &str| arena(&[RUN, &["--threads", threads, "--seed", seed]].concat());
    let one = on("1", "5");
    assert_eq!(one, on("3", "5"));
    assert_ne!(one, on("3", "6"));
    let found: Value = serde_json::from_str(&one).unwrap();
    assert_eq!(
        (&found["seed"], &found["game"], &found["mode"]),
        (&5.into(), &"avalon".into(), &"matrix".into())
    );
    assert!(!found["commit"].as_str().unwrap().is_empty());
    assert_eq!(found["players"], serde_json::json!(["logic=logic", "random=random"]));
    let tables = found["tables"].as_array().unwrap();
    assert_eq!(tables.iter().map(|table| table["players"].as_u64().unwrap()).collect::<Vec<_>>(), [5, 6]);
    for cell in tables.iter().flat_map(|table| table["cells"].as_array().unwrap()) {
        let share = &cell["wins"]["all"];
        let part = |key: &str| share[key].as_f64().unwrap();
        assert!(part("low") <= part("share") && part("share") <= part("high"), "{cell}");
    }
}

#[test]
fn a_resumed_run_equals_an_unbroken_one_byte_for_byte() {
    let path = file("arena-resume.jsonl");
    let _ = fs::remove_file(&path);
    let run = || arena(&[RUN, &["--resume", path.to_str().unwrap()]].concat());
    let unbroken = run();
    let whole = fs::read_to_string(&path).unwrap();
    assert_eq!(unbroken, arena(RUN), "a file changes nothing");
    let lines: Vec<&str> = whole.lines().collect();
    assert_eq!(lines.len(), 1 + 5 + 5, "100 deals and 84 deals in chunks of 20");
    // Broken off after the header, inside a line, between the tables, and not at all.
    for kept in [lines[0].len() + 1, whole.len() / 3, whole.len() - 7, whole.len()] {
        fs::write(&path, &whole[..kept]).unwrap();
        assert_eq!(run(), unbroken);
        assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    }
    // More games go on where fewer ended.
    let more: Vec<&str> = RUN.iter().map(|word| if *word == "500" { "700" } else { word }).collect();
    let resumed = arena(&[more.as_slice(), &["--resume", path.to_str().unwrap()]].concat());
    assert_eq!(resumed, arena(&more));
}

#[test]
fn a_file_of_another_run_is_refused() {
    let path = file("arena-other.jsonl");
    let _ = fs::remove_file(&path);
    let name = path.to_str().unwrap();
    arena(&["--player", "random", "--games", "10", "--resume", name]);
    let other =
        roundtable(&["arena", "--player", "logic", "--games", "10", "--seed", "2", "--resume", name], "");
    assert_eq!(other.code, 2);
    assert!(other.err.contains("players, base groups, seed differ"), "{}", other.err);
}

#[test]
fn mistakes_are_named() {
    let refused = |arguments: &[&str], part: &str| {
        let run = roundtable(&[&["arena"], arguments].concat(), "");
        assert!(run.code == 2 && run.err.contains(part), "{arguments:?}: {}", run.err);
    };
    refused(&[], "there are no players");
    refused(&["--player", "deep"], "there is no player \"deep\"");
    refused(&["--player", "logic", "--player", "logic"], "two players are called logic");
    refused(&["--player", "logic", "--game", "shadows", "-n", "4"], "logic does not play shadows");
    refused(&["--player", "logic", "--base", "squire"], "there is no player of that name");
    refused(&["--bot", "x='python3"], "a closing ' is missing");
    refused(&["--bot", "python3 bot.py"], "NAME='command line'");
    refused(&["--player", "logic", "--mode", "teams", "--base", "logic"], "--mode seat");
}

#[test]
fn people_get_a_table() {
    let text = arena(&["--player", "logic", "--player", "squire", "--games", "50"]);
    for part in ["wins good", "wins merlin", "Over common deals", "Elo of a whole team", "commit"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let text =
        arena(&["--game", "shadows", "-n", "4", "--player", "squire", "--player", "random", "--games", "40"]);
    assert!(text.contains("wins loyal") && text.contains("wins traitor"), "{text}");
}

#[test]
fn the_example_player_plays_without_a_fault() {
    let asked = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    if !asked.is_ok_and(|status| status.success()) {
        println!("no python3 here; tests/seat.rs of the arena has a player in a shell");
        return;
    }
    let bot = format!("mine=python3 {}/../../examples/seat.py", env!("CARGO_MANIFEST_DIR"));
    let run = &[
        "--player",
        "logic",
        "--bot",
        &bot,
        "--games",
        "5",
        "--ms",
        "60000",
        "--start-ms",
        "60000",
        "--json",
    ];
    let found: Value = serde_json::from_str(&arena(run)).unwrap();
    let cell = &found["tables"][0]["cells"][1];
    assert_eq!((&cell["player"], &cell["games"]), (&"mine".into(), &5.into()));
    assert!(cell.get("faults").is_none(), "{cell}");
}

#[test]
fn a_program_that_is_not_there_loses_moves_and_not_the_run() {
    let found = arena(&["--player", "logic", "--bot", "gone=/no/such/program", "--games", "5", "--json"]);
    let found: Value = serde_json::from_str(&found).unwrap();
    let faults = &found["tables"][0]["cells"][1]["faults"]["gone"];
    assert_eq!(faults["crashed"], 5, "one a game");
    assert!(faults["fallbacks"].as_u64() >= Some(5));
}
