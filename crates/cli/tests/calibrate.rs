//! `roundtable calibrate`: its JSON, and a plot.
// A broken expectation stops its test at once and loudly.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod program;

use std::fs;

use program::{file, roundtable};
use serde_json::Value;

/// An invented game: five seats, three successes and a shot that hits.
fn game(group: u64) -> String {
    let quest = |size: u8, team: &str, approve: &str, fails: u8| {
        format!(
            r#"{{"size":{size},"fails_needed":1,"proposals":[{{"leader":0,"team":{team},"approve":{approve}}}],"team":{team},"fails":{fails}}}"#
        )
    };
    let quests = [
        quest(2, "[0,1]", "[0,1,2]", 0),
        quest(3, "[0,1,4]", "[0,1,4]", 1),
        quest(2, "[0,1]", "[0,1,2,3]", 0),
        quest(3, "[0,1,2]", "[0,1,2]", 0),
    ];
    format!(
        r#"{{"id":"x","players":5,"roles":["merlin","servant","servant","minion","minion"],"assassin":3,"first_leader":0,"quests":[{}],"winner":"evil","how":"assassination","shot":0,"group":{group}}}"#,
        quests.join(",")
    )
}

#[test]
fn the_promised_json_and_a_plot() {
    let path = file("calibrate.jsonl");
    fs::write(&path, (0..40).map(|group| game(group * 1024) + "\n").collect::<String>()).unwrap();
    let name = path.to_str().unwrap();
    for more in [&[][..], &["--fit", name], &["--cross", "2"]] {
        let run = roundtable(&[&["calibrate", name, "--json"], more].concat(), "");
        assert_eq!(run.code, 0, "{}", run.err);
        let found: Value = serde_json::from_str(&run.out).unwrap();
        for row in [&found["by_seats"]["5"], &found["all"]] {
            assert_eq!((&row["games"], &row["people_pick"]), (&40.into(), &1.0.into()));
            for side in [row, &row["naive_bayes"]] {
                assert!(
                    side["merlin_pick"].is_number() && side["evil_log_loss"].as_array().unwrap().len() == 5
                );
                assert!(side["brier"].is_number() && side["reliability"].is_array());
            }
        }
    }
    let text = roundtable(&["calibrate", name], "").out;
    assert!(text.contains("P(Evil) by seat: o predicted, x actual") && text.contains('|'), "{text}");
    let wrong = roundtable(&["calibrate", "/no/such/file"], "");
    assert!(wrong.code == 2 && wrong.err.contains("/no/such/file"), "{}", wrong.err);
}
