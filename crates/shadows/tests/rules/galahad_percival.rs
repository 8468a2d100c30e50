//! Galahad and Percival: SC-82 and SC-83.

use crate::common::*;
use crate::expert::after;
use game::Protocol as _;
use serde_json::json;
use shadows::{Event, Knight, Phase, Shadows};

#[test]
fn sc_82_galahad_looks_at_a_loyalty_instead_of_an_action() {
    let mut play = after(1, Some(3), "grail:2 grail:3 grail:4", "galahad");
    play.go("2l 3l 0l");
    assert_eq!(play.refused("1G"), ("SC-82".to_string(), "no_target"));
    assert_eq!(play.refused("1G1"), ("SC-82".to_string(), "looks_at_self"));
    assert_eq!(play.refused("1G6"), ("SC-1".to_string(), "no_such_seat"));
    play.go("1G3");
    assert_eq!(play.asked(), seats(&[2]), "instead of an action");
    let told = json!({ "public": { "peeked": { "seat": 1, "target": 3 } }, "private": { "peeked": { "target": 3, "loyalty": "traitor" } } });
    assert_eq!(play.notices_of(1).last(), Some(&told));
    assert_eq!(
        play.notices_of(3).last(),
        Some(&json!({ "public": { "peeked": { "seat": 1, "target": 3 } } }))
    );
    assert_eq!(play.board().exposed, seats(&[]), "does not count as exposing");
}

#[test]
fn sc_82_galahad_waits_for_his_own_turn() {
    let mut play = after(1, Some(3), "grail:2 grail:3", "galahad");
    play.go("2l 3qg");
    assert_eq!(play.asked(), seats(&[1]), "a window is no turn");
    assert_eq!(play.refused("1G3"), ("SC-82".to_string(), "wrong_moment"));
}

#[test]
fn sc_82_galahad_does_not_look_at_a_public_loyalty() {
    let mut play = after(4, Some(3), "grail:2 grail:3", "galahad arthur arthur arthur");
    play.go("0a3").quiet();
    assert_eq!(play.refused("1G3"), ("SC-82".to_string(), "nothing_to_see"));
    assert!(play.legal(1).contains(&"G0".to_string()));
}

#[test]
fn sc_83_percival_doubles_the_sword_of_an_accusation() {
    let mut play = after(4, Some(3), "", "percival arthur tristan tristan");
    assert_eq!(play.board().active, seat(0));
    play.go("0a3");
    assert_eq!((play.public()["phase"].clone(), play.asked()), (json!("percival"), seats(&[1, 3])));
    assert_eq!(play.board().exposed, seats(&[]), "before the card is turned");
    assert_eq!(play.refused("1P3"), ("SC-83".to_string(), "needless_target"));
    assert_eq!(play.refused("3P"), ("SC-83".to_string(), "not_held"));
    play.go("3-p 1P");
    assert_eq!(play.swords(), (2, 4));
    let mut play = after(4, Some(3), "", "percival arthur tristan tristan");
    play.go("0a2 1P 3-p");
    assert_eq!(play.swords(), (0, 6), "the same colour");
}

/// Seven white at the end of a table of 4; seat 1 holds Percival; seat 2 is the Traitor.
fn at_the_end() -> Play {
    let piles = [
        ("grail:5 grail:4 grail:3", 'g'),
        ("excalibur:5 excalibur:4 excalibur:3", 'e'),
        ("dragon:5 dragon:4 dragon:3", 'd'),
    ];
    let mut play = expert(4, Some(2), &format!("picts:2 {}", draws(&piles)), "percival");
    play.piles(&[("picts:2", 'p')]).piles(&piles[..2]).listen(3);
    // The quester holds Percival, so nobody is asked for Arthur.
    play.go("1qd 1-g");
    play
}

#[test]
fn sc_83_percival_at_the_end_doubles_one_turning() {
    let mut play = at_the_end();
    assert_eq!((play.swords(), play.public()["phase"].clone()), ((7, 1), json!("percival")));
    assert_eq!(play.board().traitors, seats(&[2]), "after the reveal");
    assert_eq!(play.legal(1), ["-p", "P"], "the one Traitor needs no name");
    assert_eq!(play.refused("1P2"), ("SC-83".to_string(), "needless_target"));
    play.go("1P");
    assert_eq!((play.swords(), play.outcome()), ((5, 3), None));
    let mut play = at_the_end();
    play.go("1-p");
    assert_eq!(play.swords(), (6, 2));
}

#[test]
fn sc_83_an_exposed_traitor_plays_tristan_but_not_galahad() {
    let mut play =
        after(4, Some(3), "grail:2 grail:3 grail:4 grail:5 dragon:2", "arthur tristan arthur galahad");
    assert_eq!(play.hand(3).knights.iter().collect::<Vec<_>>(), [Knight::Tristan, Knight::Galahad]);
    play.go("0a3").quiet().go("1l 2l");
    assert_eq!((play.board().phase, play.public()["phase"].clone()), (Phase::Traitor, json!("traitor_turn")));
    assert_eq!(play.legal(3), ["-t", "T"]);
    assert_eq!(play.refused("3G1"), ("SC-83".to_string(), "galahad_refuses"));
    assert_eq!(play.refused("3l").0, "SC-51");
    play.go("3T");
    assert_eq!(play.legal(3), ["-t"]);
    play.go("3-t");
    assert_eq!(play.view(3)["you"]["drawn"], json!(["grail:4", "grail:5"]));
    play.go("3c1");
    assert_eq!(play.asked(), seats(&[0]));
    let state = Shadows::show_state(play.table.secrets().state());
    assert_eq!(state["board"]["top"], json!({ "card": "grail:5" }));
}

#[test]
fn sc_83_with_two_traitors_found_percival_names_one() {
    let piles = [
        ("grail:5 grail:4 grail:3", 'g'),
        ("excalibur:5 excalibur:4 excalibur:3", 'e'),
        ("dragon:5 dragon:4 dragon:3", 'd'),
    ];
    let deck = format!("picts:2 {}", draws(&piles));
    let mut setup = setup(7, None, &deck, json!({ "expert": true }));
    setup["deal"]["loyalty"] = json!(["traitor", "loyal", "loyal", "loyal", "loyal", "loyal", "traitor"]);
    setup["deal"]["knights"] = json!(["percival"]);
    let mut play = open(setup);
    play.piles(&[("picts:2", 'p')]).piles(&piles[..2]).listen(3).go("6qd 1-a 1-g");
    assert_eq!((play.swords(), play.legal(1)), ((7, 1), vec!["-p".to_string(), "P0".into(), "P6".into()]));
    assert_eq!(play.refused("1P"), ("SC-83".to_string(), "not_found"));
    assert_eq!(play.refused("1P2"), ("SC-83".to_string(), "not_found"));
    play.go("1P6");
    assert_eq!((play.swords(), play.outcome()), ((4, 4), None));
    let flipped = |number: u8, swords: u8| {
        play.table.secrets().log().contains(&Event::Flipped { seat: seat(number), swords })
    };
    assert!(flipped(6, 2) && flipped(0, 1));
}
