//! Mistakes at a table of Shadows: each has its place and changes nothing.

use serde_json::json;

use crate::shadows::{listen, table};

/// Lines that do not read at a table of four, and where the mistake is.
const LINES: &[(&str, &str)] = &[
    (r#"{"seat":0,"command":"lisen"}"#, "command"),
    (r#"{"seat":0,"command":{"fly":1}}"#, "command.fly"),
    (r#"{"seat":0,"command":{}}"#, "command"),
    (r#"{"seat":0,"command":["listen"]}"#, "command"),
    (r#"{"seat":0,"command":{"listen":true}}"#, "command.listen"),
    (r#"{"seat":0,"command":{"add":2}}"#, "command"),
    (r#"{"seat":0,"command":{"accuse":1,"add":2}}"#, "command"),
    (r#"{"seat":0,"command":{"quest":"picts","token":"grail"}}"#, "command"),
    (r#"{"seat":0,"command":{"quest":"picts","quest":"grail"}}"#, "command.quest"),
    (r#"{"seat":0,"command":{"accuse":5}}"#, "command.accuse"),
    (r#"{"seat":0,"command":{"vivien":{"give":7}}}"#, "command.vivien.give"),
    (r#"{"seat":0,"command":{"knight":{"card":"galahad","target":6}}}"#, "command.knight.target"),
    (r#"{"seat":4,"command":"listen"}"#, "seat"),
    (r#"{"command":"listen"}"#, "seat"),
    (r#"{"seat":0,"say":{"suspect":5}}"#, "say.suspect"),
    (r#"{"seat":0,"say":{"ask":{"seat":4}}}"#, "say.ask.seat"),
    (r#"{"seat":0,"say":{"vivien":"kept"}}"#, "say"),
    (r#"{"seat":0,"say":{"total":{"quest":"picts"}}}"#, "say.total"),
    (r#"{"seat":0,"say":{"whispered":"picts:1"}}"#, "say.whispered"),
    (r#"{"open":{"game":"shadows","players":3,"roles":["merlin"]}}"#, "open.roles"),
    (r#"{"open":{"game":"shadows","players":3,"options":{"lady":true}}}"#, "open.options.lady"),
    (r#"{"open":{"game":"shadows","players":3,"options":{"swordLimit":"x"}}}"#, "open.options.swordLimit"),
    (r#"{"open":{"game":"shadows","players":3,"options":{"startPlayer":"me"}}}"#, "open.options.startPlayer"),
    (
        r#"{"open":{"game":"shadows","players":3,"options":{"deck":{"counts":{"picts:1":2}}}}}"#,
        "open.options.deck.counts.picts:1",
    ),
    (r#"{"open":{"game":"shadows","players":3,"options":{"deck":{"swrds":{}}}}}"#, "open.options.deck.swrds"),
    (r#"{"open":{"game":"shadows","players":3,"deal":{"deck":["picts:2","picts:1"]}}}"#, "open.deal.deck[1]"),
    (r#"{"open":{"game":"shadows","players":3,"deal":{"loyalty":["good"]}}}"#, "open.deal.loyalty[0]"),
    (r#"{"open":{"game":"shadows","players":3,"deal":{"knights":["lancelot"]}}}"#, "open.deal.knights[0]"),
    (r#"{"open":{"game":"shadows","players":3,"deal":{"first":11}}}"#, "open.deal.first"),
    (r#"{"open":{"game":"shadows","players":3,"deal":{"cards":[]}}}"#, "open.deal.cards"),
];

/// Commands whose content does not read, and the whole path to the place.
const CONTENTS: &[(&str, &str)] = &[
    (r#"{"quest":"camelot"}"#, "quest"),
    (r#"{"quest":"grail","add":"2"}"#, "add"),
    (r#"{"quest":"grail","add":-1}"#, "add"),
    (r#"{"announce":{"quest":"picts"}}"#, "announce"),
    (r#"{"announce":{"quest":"picts","value":"6"}}"#, "announce.value"),
    (r#"{"announce":{"quest":"pict","value":"4"}}"#, "announce.quest"),
    (r#"{"announce":{"quest":"picts","value":4,"loud":1}}"#, "announce.loud"),
    (r#"{"token":5}"#, "token"),
    (r#"{"vivien":2}"#, "vivien"),
    (r#"{"vivien":{"give":12}}"#, "vivien.give"),
    (r#"{"loyalty":"loyal"}"#, "loyalty"),
    (r#"{"place":-1}"#, "place"),
    (r#"{"place":300}"#, "place"),
    (r#"{"knight":"arthur"}"#, "knight"),
    (r#"{"knight":{"card":"lancelot"}}"#, "knight.card"),
    (r#"{"knight":{"card":"galahad","target":"1"}}"#, "knight.target"),
    (r#"{"knight":{"card":"arthur","on":2}}"#, "knight.on"),
    (r#"{"pass":"tristan"}"#, "pass"),
    (r#"{"accuse":"1"}"#, "accuse"),
    (r#"{"accuse":12}"#, "accuse"),
];

#[test]
fn every_mistake_at_a_table_of_shadows_has_its_place_and_changes_nothing() {
    let mut table = table(4, &[1], "grail:5");
    listen(&mut table, 1);
    let before = table.ask(json!({"state": true}));
    let contents = CONTENTS
        .iter()
        .map(|(text, place)| (format!(r#"{{"seat":1,"command":{text}}}"#), format!("command.{place}")));
    let lines = LINES.iter().map(|(line, place)| (line.to_string(), place.to_string()));
    for (line, place) in lines.chain(contents) {
        let (at, message) = table.error(&line);
        assert_eq!(at, place, "{line}: {message}");
        assert!(!message.is_empty() && message.len() < 500, "{line}: {message}");
        assert_eq!(table.ask(json!({"state": true})), before, "{line} changed something");
    }
    table.finish();
}

#[test]
fn a_written_card_that_cannot_be_is_named_and_nothing_changes() {
    let mut table = table(3, &[], "mordred grail:5 mordred");
    listen(&mut table, 2);
    let before = table.ask(json!({"state": true}));
    assert_eq!(table.error(r#"{"seat":2,"command":"listen"}"#).0, "deal.deck[2]");
    assert_eq!(table.ask(json!({"state": true})), before);
}

#[test]
fn records_of_shadows_name_their_game() {
    let mut table = table(3, &[], "grail:5 grail:4");
    listen(&mut table, 2);
    let record = table.ask(json!({"record": true}))["record"].as_str().unwrap().to_string();
    assert!(record.starts_with("shadows 3 ") && record.contains("0l 1l"), "{record}");
}
