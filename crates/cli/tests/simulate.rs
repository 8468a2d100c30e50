//! `roundtable simulate` and `perft`: the same figures every time.
// A broken expectation stops its test at once and loudly.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod program;

use program::roundtable;
use serde_json::Value;

#[test]
fn the_same_seed_gives_the_same_figures_on_any_number_of_threads() {
    let run = |threads: &str, seed: &str| {
        let arguments = [
            "simulate",
            "-n",
            "5",
            "--games",
            "300",
            "--seed",
            seed,
            "--threads",
            threads,
            "--bot",
            "squire",
            "--json",
        ];
        let run = roundtable(&arguments, "");
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.err.is_empty(), "no bar where nobody looks");
        run.out
    };
    let one = run("1", "5");
    assert_eq!(one, run("2", "5"));
    assert_eq!(one, run("7", "5"));
    assert_ne!(one, run("2", "6"));
}

#[test]
fn figures_add_up_and_have_intervals() {
    let run = roundtable(&["simulate", "-n", "7", "--games", "200", "--bot", "random", "--json"], "");
    let found: Value = serde_json::from_str(&run.out).unwrap();
    let sum = |list: Vec<&Value>| list.iter().map(|each| each["games"].as_u64().unwrap()).sum::<u64>();
    assert_eq!(found["games"].as_u64(), Some(200));
    assert_eq!(sum(found["endings"].as_array().unwrap().iter().collect()), 200);
    assert_eq!(sum(found["winners"].as_object().unwrap().values().collect()), 200);
    for share in found["winners"].as_object().unwrap().values() {
        let part = |key: &str| share[key].as_f64().unwrap();
        assert!(part("low") <= part("share") && part("share") <= part("high"));
    }
    let table = roundtable(&["simulate", "-n", "7", "--games", "50", "--bot", "random"], "");
    assert!(
        table.out.contains("95 % intervals (Wilson)") && table.out.contains("decisions a game"),
        "{}",
        table.out
    );
}

#[test]
fn perft_counts_what_was_derived_by_hand() {
    // 60 deals × 5 Leaders; 15 hands of the Leader × 5 Leaders; then C(5, 2) = 10 teams.
    let run = roundtable(&["perft", "-n", "5", "--roles", "merlin,assassin", "--depth", "1", "--json"], "");
    let lines: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&lines[0]["nodes"], &lines[0]["information_sets"]), (&300.into(), &75.into()));
    assert_eq!((&lines[1]["nodes"], &lines[1]["information_sets"]), (&3000.into(), &3750.into()));
    let words = roundtable(&["perft", "-n", "5", "--depth", "0"], "");
    assert_eq!(words.out, "depth 0  nodes 300  over 0  information sets 75\n");
}

#[test]
fn shadows_is_counted_by_the_traitors_at_the_table() {
    let run = roundtable(&["simulate", "--game", "shadows", "-n", "4", "--games", "200", "--json"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    let found: Value = serde_json::from_str(&run.out).unwrap();
    let games = |part: &str| found["parts"][part]["games"].as_u64().unwrap();
    assert_eq!(games("no traitor") + games("one traitor"), 200);
    assert!(found["parts"]["no traitor"]["winners"].get("traitor").is_none());
    assert!(found["parts"]["one traitor"]["winners"].get("shadows").is_none());
    let by = |ending: &Value| ending["by"].as_str().unwrap().to_string();
    let words: std::collections::BTreeSet<String> =
        found["endings"].as_array().unwrap().iter().map(by).collect();
    assert!(words.iter().all(|word| word == "swords" || word == "morgan"), "{words:?}");
    let solo =
        roundtable(&["simulate", "--game", "shadows", "-n", "1", "--games", "50", "-o", "expert=true"], "");
    assert!(solo.code == 0 && solo.out.contains("no traitor: 50 games"), "{}{}", solo.out, solo.err);
    let perft = roundtable(&["perft", "--game", "shadows", "-n", "2", "--depth", "0"], "");
    // 4 places of the Traitor × 9 · 8 · 7 Morgans put aside × 2 who begin; the beginner knows the own card.
    assert_eq!(perft.out, "depth 0  nodes 4032  over 0  information sets 4\n");
}
