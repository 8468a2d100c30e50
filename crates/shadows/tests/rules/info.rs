//! Who may know what, the JSON and the written deal: SC-85, SC-87 and section 20.

use crate::common::*;
use game::{Notation as _, Protocol as _, Viewer};
use serde_json::{Value as Json, json};
use shadows::{Command, Shadows, Statement};

const FOUR: [(&str, char); 4] = [("picts:2", 'p'), ("picts:3", 'p'), ("picts:4", 'p'), ("picts:5", 'p')];

#[test]
fn sc_85_cards_discarded_unseen_stay_unknown() {
    let mut play = table(3, Some(0), &format!("{} grail:2 dragon:3 saxons:5", draws(&FOUR)));
    play.piles(&FOUR).go("2a0 0c0 1l 2qs");
    for viewer in [Viewer::Table, Viewer::Seat(seat(1)), Viewer::Seat(seat(2))] {
        assert!(!serde_json::to_string(&play.notices(viewer)).unwrap().contains("dragon:3"));
    }
    assert!(serde_json::to_string(&play.notices_of(0)).unwrap().contains("dragon:3"));
}

/// SC-87: two deals that differ only in what a seat cannot know give it the same view and the same notices.
#[test]
fn sc_87_a_view_is_a_pure_function_of_what_the_seat_may_know() {
    let looks: Vec<(Json, Vec<Json>)> = [Some(1), Some(2), None]
        .map(|traitor| {
            let mut play = table(4, traitor, "morgan:1 grail:5 dragon:2 picts:3");
            play.go("0l 1l 1ng5 2l 2nd2 3l 3np3");
            (play.view(0), play.notices_of(0))
        })
        .into();
    assert!(looks.windows(2).all(|pair| pair[0] == pair[1]));
    let again = table(4, None, "morgan:1");
    assert_eq!(again.view(2), again.view(2));
    let hidden: Vec<Json> = ["morgan:7", "morgan:6"]
        .map(|unused| {
            let mut setup = setup(4, None, "grail:2", json!({}));
            setup["deal"]["unused"] = json!([unused, "morgan:1", "morgan:2"]);
            open(setup).go("0l").view(3)
        })
        .into();
    assert_eq!(hidden[0], hidden[1]);
}

#[test]
fn the_public_view_has_the_promised_keys() {
    let play = expert(3, None, "", "");
    let view = play.public();
    for key in [
        "game", "phase", "turn", "waiting", "top", "pile", "deck", "white", "black", "silence", "whisper",
        "count", "tokens", "knights", "accused", "exposed",
    ] {
        assert!(view.get(key).is_some(), "{key}");
    }
    assert_eq!((&view["game"], &view["waiting"], &view["turn"]), (&json!("shadows"), &json!([0]), &json!(0)));
    assert!(view.get("you").is_none() && view.get("outcome").is_none());
    assert_eq!(play.view(2)["you"]["seat"], 2);
}

#[test]
fn commands_have_the_promised_json() {
    for (json, text) in [
        (json!("listen"), "l"),
        (json!({ "quest": "picts" }), "qp"),
        (json!({ "quest": "grail", "add": 2 }), "qg2"),
        (json!({ "accuse": 3 }), "a3"),
        (json!({ "announce": { "quest": "picts", "value": "?" } }), "np?"),
        (json!({ "token": "grail" }), "tg"),
        (json!({ "vivien": { "give": 2 } }), "v2"),
        (json!({ "loyalty": "keep" }), "k"),
        (json!({ "loyalty": "swap" }), "w"),
        (json!({ "place": 1 }), "c1"),
        (json!({ "knight": { "card": "arthur" } }), "A"),
        (json!({ "knight": { "card": "galahad", "target": 3 } }), "G3"),
        (json!({ "knight": { "card": "percival", "target": 1 } }), "P1"),
        (json!({ "pass": "turn" }), "-t"),
        (json!({ "pass": "percival" }), "-p"),
    ] {
        let read = command(json.clone());
        assert_eq!(serde_json::to_value(read).unwrap(), json);
        assert_eq!(Shadows::write_command(&read), text);
        assert_eq!(Shadows::read_command(text).unwrap(), read);
    }
    for bad in [
        json!("quest"),
        json!({}),
        json!({ "accuse": 12 }),
        json!({ "add": 2 }),
        json!({ "accuse": 1, "add": 2 }),
        json!({ "quest": "picts", "token": "grail" }),
        json!({ "knight": { "card": "arthur", "on": 2 } }),
        json!({ "announce": { "quest": "picts", "value": "6" } }),
        json!({ "fly": 1 }),
        json!(7),
    ] {
        assert!(serde_json::from_value::<Command>(bad.clone()).is_err(), "{bad}");
    }
    for bad in ["", "x", "q", "qx", "n", "npx", "a", "aa", "l1", "G?", "-x", "tgg"] {
        assert!(Shadows::read_command(bad).is_err(), "{bad}");
    }
}

#[test]
fn seats_that_are_not_at_the_table_are_pointed_at() {
    let seats = seats(&[0, 1, 2]);
    let at = |json: Json| Shadows::misplaced(&command(json), seats);
    assert_eq!(at(json!({ "accuse": 3 })), Some("accuse".to_string()));
    assert_eq!(at(json!({ "vivien": { "give": 5 } })), Some("vivien.give".to_string()));
    assert_eq!(
        at(json!({ "knight": { "card": "galahad", "target": 4 } })),
        Some("knight.target".to_string())
    );
    assert_eq!(at(json!({ "accuse": 2 })), None);
    let said = |json: Json| Shadows::misplaced_in(&statement(json).unwrap(), seats);
    assert_eq!(said(json!({ "suspect": 6 })), Some("suspect".to_string()));
    assert_eq!(said(json!({ "ask": { "seat": 3, "quest": "grail" } })), Some("ask.seat".to_string()));
    assert_eq!(said(json!("wait")), None);
}

#[test]
fn statements_are_a_closed_list_that_readers_may_skip() {
    for json in [
        json!({ "total": { "quest": "picts", "value": 11 } }),
        json!({ "go": "grail" }),
        json!("wait"),
        json!({ "suspect": 3 }),
        json!({ "trust": 1 }),
        json!({ "claim": "loyal" }),
        json!({ "whispered": "picts:4" }),
        json!({ "galahad": { "seat": 2, "loyalty": "traitor" } }),
        json!({ "tristan": ["merlin:5", "grail:?"] }),
        json!({ "ask": { "seat": 2 } }),
    ] {
        let said: Statement = statement(json.clone()).unwrap();
        assert_eq!(serde_json::to_value(&said).unwrap(), json);
    }
    assert!(statement(json!({ "sing": "loudly" })).is_err());
}

#[test]
fn setups_refuse_what_they_do_not_know() {
    for bad in [
        json!({ "players": 3, "seats": 3 }),
        json!({ "players": 3, "options": { "lady": true } }),
        json!({ "players": 3, "deal": { "cards": [] } }),
        json!({ "players": 3, "deal": { "deck": ["picts:1"] } }),
        json!({ "players": 3, "options": { "deck": { "sword": {} } } }),
    ] {
        assert!(serde_json::from_value::<shadows::Setup>(bad.clone()).is_err(), "{bad}");
    }
}

#[test]
fn an_impossible_card_of_a_written_deal_is_named() {
    let mut play = table(3, None, "mordred grail:5 mordred");
    play.go("0l 1l");
    assert_eq!(play.refused("2l"), ("deal.deck[2]".to_string(), "impossible"));
    assert_eq!(play.asked(), seats(&[2]), "nothing changed");
    assert_eq!((play.board().pile, play.board().deck), (2, 57));
}

#[test]
fn a_deal_that_cannot_be_is_refused_at_once() {
    let codes = |deal: Json| -> Vec<&'static str> {
        faults(json!({ "players": 3, "deal": deal })).into_iter().map(|(_, code, _)| code).collect()
    };
    assert_eq!(codes(json!({ "loyalty": ["traitor", "traitor", "loyal"] })), ["loyalty_cards"]);
    assert_eq!(codes(json!({ "loyalty": ["loyal"], "first": 5 })), ["loyalty_count", "first"]);
    assert_eq!(codes(json!({ "aside": ["loyal", "loyal", "loyal"] })), ["aside_count"]);
}

#[test]
fn a_partial_deal_is_filled_up_from_the_seed() {
    let play = open(json!({ "players": 4, "deal": { "aside": ["traitor"] } }));
    let state = Shadows::show_state(play.table.secrets().state());
    assert_eq!(state["hidden"]["aside"][0], "traitor");
    assert!(state["hands"].as_array().unwrap().iter().all(|hand| hand["loyalty"] == "loyal"));
}

#[test]
fn options_have_one_line() {
    let play =
        with(3, None, "", json!({ "expert": true, "startPlayer": 0, "deck": { "swords": { "grail": 2 } } }));
    let line = Shadows::write_options(play.table.options());
    // What the oldest games could not choose is written whenever it differs from them.
    let young = "galahadMayTell=false gawainMerlin4=nextQuest";
    let expected =
        format!(r#"shadows 3 deck={{"swords":{{"grail":2}}}} expert {young} startPlayer=0 tristanShuffles"#);
    assert_eq!(line, expected);
    assert!(Shadows::read_options("shadows").is_err());
    assert!(Shadows::read_options("avalon 5").is_err());
    assert!(Shadows::read_options("shadows 9").is_err());
    assert!(Shadows::read_options("shadows 4 lady").is_err());
    assert!(Shadows::read_options("shadows 4 expert expert").is_err());
}

#[test]
fn stored_events_say_their_version() {
    let play = table(3, None, "");
    let stored = Shadows::encode(&play.table.secrets().log()[0]);
    assert_eq!(stored["v"], 1);
    assert!(Shadows::decode(&json!({ "v": 99, "ended": {} })).is_err());
    assert!(Shadows::decode(&json!({ "ended": {} })).is_err());
    assert!(Shadows::decode(&json!({ "v": 1, "shuffled": {} })).is_ok());
}

#[test]
fn sizes_stay_small() {
    assert!(size_of::<shadows::Event>() <= 72, "{}", size_of::<shadows::Event>());
    assert!(size_of::<shadows::State>() <= 1024, "{}", size_of::<shadows::State>());
    println!(
        "event {} public {} board {} hand {} state {}",
        size_of::<shadows::Event>(),
        size_of::<shadows::Public>(),
        size_of::<shadows::Board>(),
        size_of::<shadows::Hand>(),
        size_of::<shadows::State>()
    );
}
