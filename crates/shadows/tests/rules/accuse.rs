//! Accusations and the exposed Traitor: SC-45 to SC-53.

use crate::common::*;
use serde_json::json;
use shadows::{Phase, Top};

const FOUR: [(&str, char); 4] = [("picts:2", 'p'), ("picts:3", 'p'), ("picts:4", 'p'), ("picts:5", 'p')];

/// Four black swords lie there, and seat 2 of 3 is active.
fn four(traitor: Option<u8>, then: &str, options: serde_json::Value) -> Play {
    let mut play = with(3, traitor, &format!("{} {then}", draws(&FOUR)), options);
    play.piles(&FOUR);
    assert_eq!((play.swords(), play.board().active), ((0, 4), seat(2)));
    play
}

#[test]
fn sc_45_t_sc_15_accusing_needs_four_swords_and_is_done_once() {
    let mut play = table(4, Some(1), &format!("{} grail:2 grail:3 grail:4 dragon:2", draws(&FOUR)));
    assert_eq!(play.refused("0a1"), ("SC-45".to_string(), "too_early"));
    play.piles(&FOUR[..3]);
    assert_eq!(play.swords(), (0, 3));
    let active = play.board().active.number();
    assert_eq!(play.refused(&format!("{active}a1")).1, "too_early");
    play.piles(&FOUR[3..]);
    assert_eq!(play.board().active, seat(0));
    assert_eq!(play.swords(), (0, 4));
    assert_eq!(play.legal(0), ["l", "a1", "a2", "a3"]);
    assert_eq!(play.refused("0a0"), ("SC-45".to_string(), "accuses_self"));
    play.go("0a2");
    assert_eq!(play.refused("1a2"), ("SC-45".to_string(), "already_public"));
    play.go("1l 2l 3l");
    assert_eq!(play.refused("0a3"), ("SC-45".to_string(), "accused_before"));
    assert_eq!(play.refused("0a7"), ("SC-1".to_string(), "no_such_seat"));
}

#[test]
fn sc_46_the_accused_turns_the_card_up_for_good() {
    let mut play = four(Some(1), "", json!({}));
    play.go("2a1");
    assert_eq!(play.swords(), (1, 4), "a Traitor: one white");
    assert_eq!(play.public()["exposed"], json!([{ "seat": 1, "loyalty": "traitor" }]));
    let mut play = four(Some(1), "", json!({}));
    play.go("2a0");
    assert_eq!(play.swords(), (0, 5), "a Loyal player: one black");
    assert_eq!(play.public()["exposed"], json!([{ "seat": 0, "loyalty": "loyal" }]));
}

#[test]
fn sc_47_an_accusation_leaves_pile_and_silence_alone() {
    let mut play = four(None, "morgan:3", json!({}));
    play.go("2l 0a1");
    assert_eq!((play.board().pile, play.board().silence), (1, true));
    assert_eq!(play.public()["top"], json!({ "card": "morgan:3" }));
}

#[test]
fn sc_48_an_exposed_loyal_player_plays_on() {
    let mut play = four(Some(1), "grail:2", json!({}));
    play.go("2a0");
    assert_eq!(play.legal(0), ["l", "a1", "a2"]);
    play.go("0a1");
    assert_eq!(play.swords(), (1, 5));
}

#[test]
fn sc_49_the_end_is_checked_after_an_accusation() {
    let six = [("saxons:2", 's'), ("saxons:3", 's')];
    let deck = format!("{} {}", draws(&FOUR), draws(&six));
    let mut play = table(3, Some(1), &deck);
    play.piles(&FOUR).piles(&six);
    assert_eq!(play.swords(), (0, 6));
    let active = play.board().active.number();
    assert_eq!(active, 0);
    play.go("0a2");
    assert_eq!(play.swords(), (0, 7));
    assert!(play.outcome().is_some());
}

#[test]
fn sc_50_sc_51_t_sc_16_the_exposed_traitor_only_spreads_rumours() {
    let mut play = four(Some(0), "grail:2 grail:3 grail:4", json!({}));
    play.go("2a0");
    assert_eq!(play.swords(), (1, 4));
    assert_eq!(play.public()["phase"], "traitor_turn");
    for word in ["0l", "0qg", "0a1"] {
        assert_eq!(play.refused(word), ("SC-51".to_string(), "exposed_traitor"), "{word}");
    }
    assert_eq!(play.legal(0), ["c0", "c1"]);
    play.go("0c0 1l");
    // Black wins in the end and the exposed Traitor with it, turning no sword.
    let deck = "grail:2 grail:3 dragon:2 dragon:3 dragon:4 saxons:2 saxons:3 saxons:4";
    let mut end = four(Some(0), deck, json!({}));
    end.go("2a0 0c0 1qg 2l 0c0 1qd 2l 0c0 1qs");
    assert_eq!(end.swords(), (1, 7));
    let outcome = end.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.winners), (shadows::Winner::Traitor, seats(&[0])));
    assert!(end.table.secrets().log().iter().all(|event| event.name() != "flipped"));
}

#[test]
fn sc_52_the_traitor_draws_two_unseen_lays_one_and_discards_one() {
    let mut play = four(Some(0), "grail:2 dragon:3", json!({}));
    play.go("2a0");
    let drawn = &play.view(0)["you"]["drawn"];
    assert_eq!(*drawn, json!(["grail:2", "dragon:3"]));
    for number in [1, 2] {
        let seen = serde_json::to_string(&play.notices_of(number)).unwrap();
        assert!(!seen.contains("grail:2") && !seen.contains("dragon:3"));
        assert!(!play.view(number).to_string().contains("dragon:3"));
    }
    assert_eq!(play.refused("0c2"), ("SC-52".to_string(), "no_such_card"));
    play.go("0c1");
    assert_eq!(play.public()["top"], json!({ "card": "dragon:3" }));
    assert_eq!((play.board().pile, play.board().discard), (1, 5));
    assert!(play.hand(0).drawn.is_empty());
    let seen = serde_json::to_string(&play.notices_of(1)).unwrap();
    assert!(!seen.contains("grail:2"), "the other card stays unseen");
}

#[test]
fn sc_52_reveal_effects_happen_only_for_the_placed_card() {
    let mut play = four(Some(0), "merlin:4 morgan:3", json!({}));
    play.go("2a0 0c0");
    assert!(matches!(play.board().phase, Phase::Token { .. }) && !play.board().silence);
    play.go("0tg 1l");
    let mut play = four(Some(0), "merlin:4 morgan:3", json!({}));
    play.go("2a0 0c1");
    assert!(play.board().silence);
    assert_eq!(play.asked(), seats(&[1]), "the discarded Merlin asks nothing");
}

#[test]
fn sc_53_modes_do_not_bind_the_traitor_unless_the_table_says_so() {
    let deck = "morgan:1 morgan:2 grail:2 grail:3 grail:4 grail:5";
    let mut free = four(Some(0), deck, json!({}));
    free.go("2l 0l 1a0 2l 2ng2 0c0");
    assert_eq!((free.board().top, free.board().count), (Top::Shown(card("grail:3")), Some(1)));
    let mut bound = four(Some(0), deck, json!({ "modesBindTraitor": true }));
    bound.go("2l 0l 1a0 2l 2ng2 0c0");
    assert_eq!((bound.board().phase, bound.board().count), (Phase::Announce, Some(2)));
    assert_eq!(bound.view(0)["you"]["heard"], "grail:3");
    bound.go("0np5");
    assert_eq!(bound.board().top, Top::Announced(card("picts:5")));
    assert_eq!(bound.hand(0).heard, None);
}
