//! The solo game: SC-84.

use crate::common::*;
use serde_json::json;
use shadows::{Phase, Winner};

#[test]
fn sc_84_t_sc_24_no_loyalties_no_accusing_vivien_without_effect() {
    let mut play = table(1, None, "vivien morgan:1 grail:5 morgan:2 dragon:2");
    assert_eq!(play.hand(0).loyalty, None);
    assert_eq!(play.view(0)["you"]["loyalty"], json!(null));
    play.go("0l");
    assert_eq!(play.board().phase, Phase::Turn, "Vivien has no effect");
    assert_eq!(play.refused("0a1").0, "SC-84");
    play.go("0l 0l");
    assert_eq!(play.public()["top"], json!({ "card": "grail:5" }), "cards are shown normally");
    assert!(!play.board().silence && play.may_speak(0).is_ok());
    play.go("0l 0l");
    assert_eq!(play.board().count, Some(1), "counting counts");
}

#[test]
fn sc_84_seven_white_win_without_flips() {
    let piles = [
        ("grail:5 grail:4 grail:3", 'g'),
        ("excalibur:5 excalibur:4 excalibur:3", 'e'),
        ("dragon:5 dragon:4 dragon:3", 'd'),
    ];
    let mut play = table(1, None, &draws(&piles));
    play.piles(&piles);
    let outcome = play.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.white, outcome.winners), (Winner::Loyal, 7, seats(&[0])));
    let names: Vec<&str> = play.table.secrets().log().iter().map(|event| event.name()).collect();
    assert!(!names.contains(&"revealed") && !names.contains(&"flipped"));
}

#[test]
fn sc_84_seven_black_lose() {
    let piles = [
        ("picts:2", 'p'),
        ("picts:3", 'p'),
        ("picts:4", 'p'),
        ("picts:5", 'p'),
        ("saxons:2", 's'),
        ("saxons:3", 's'),
        ("saxons:4", 's'),
    ];
    let mut play = table(1, None, &draws(&piles));
    play.piles(&piles);
    let outcome = play.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.black, outcome.winners), (Winner::Shadows, 7, seats(&[])));
}

#[test]
fn sc_84_morgan_7_ends_a_solo_game_too() {
    let mut play = table(1, None, "morgan:7 grail:5 grail:4 grail:3 grail:2");
    play.listen(5).quest('g');
    assert_eq!(play.outcome().unwrap().by, shadows::Cause::Morgan);
}

#[test]
fn sc_84_expert_knights_of_use_are_tristan_and_gawain() {
    use game::Protocol as _;
    let setup = serde_json::from_value(json!({ "players": 1, "options": { "expert": true } })).unwrap();
    let checked = shadows::Shadows::check(&setup).unwrap();
    assert_eq!(
        (checked.warnings[0].rule.to_string().as_str(), checked.warnings[0].code),
        ("SC-84", "solo_expert")
    );
    let mut play = expert(1, None, "picts:2 picts:3 grail:2 grail:3 grail:5", "arthur galahad tristan");
    play.go("0l 0qp 0l 0qp 0-g 0l");
    assert_eq!(play.public()["phase"], "turn");
    assert_eq!(play.legal(0), ["l", "qg"], "Galahad has nobody to look at");
    assert_eq!(play.refused("0A"), ("SC-79".to_string(), "wrong_moment"));
    play.go("0qg");
    assert_eq!(play.asked(), seats(&[0]), "no Arthur, but Gawain is asked for");
    assert_eq!(play.public()["phase"], "gawain");
    play.go("0-g");
    assert!(play.legal(0).contains(&"T".to_string()));
}

#[test]
fn sc_84_a_loyalty_deal_makes_no_sense_alone() {
    let bad = faults(json!({ "players": 1, "deal": { "loyalty": ["loyal"] } }));
    assert_eq!(bad[0].0, "SC-84");
}
