//! The positions of `docs/rules/shadows.md`, section 14, through the referee.

use serde_json::{Value, json};

use crate::driver::Referee;

const FOUR: [(&str, &str); 4] =
    [("picts:2", "picts"), ("picts:3", "picts"), ("picts:4", "picts"), ("picts:5", "picts")];
const BLACK: [(&str, &str); 6] = [
    ("picts:2", "picts"),
    ("picts:3", "picts"),
    ("picts:4", "picts"),
    ("picts:5", "picts"),
    ("saxons:2", "saxons"),
    ("saxons:3", "saxons"),
];
pub const GRAIL: (&str, &str) = ("grail:5 grail:4 grail:3", "grail");
pub const EXCALIBUR: (&str, &str) = ("excalibur:5 excalibur:4 excalibur:3", "excalibur");
pub const DRAGON: (&str, &str) = ("dragon:5 dragon:4 dragon:3", "dragon");

/// A setup with these draws, seat 0 first. Morgans that no test draws stay out.
pub fn setup(players: u64, traitors: &[u64], deck: &str, options: Value) -> Value {
    let cards: Vec<&str> = deck.split_whitespace().collect();
    let morgans = ["1", "2", "3", "5", "6", "7", "4+1", "4+2", "4+3"].map(|name| format!("morgan:{name}"));
    let unused: Vec<&String> =
        morgans.iter().filter(|card| !cards.contains(&card.as_str())).take(3).collect();
    let mut deal = json!({"deck": cards, "first": 0, "unused": unused});
    if players > 1 {
        let loyalty = |seat| if traitors.contains(&seat) { "traitor" } else { "loyal" };
        deal["loyalty"] = (0..players).map(loyalty).collect();
    }
    json!({"game": "shadows", "players": players, "options": options, "deal": deal})
}

pub fn table(players: u64, traitors: &[u64], deck: &str) -> Referee {
    Referee::with(setup(players, traitors, deck, json!({})))
}

/// A table of four with the Knights; these lie on top of theirs.
fn expert(traitors: &[u64], deck: &str, knights: &[&str]) -> Referee {
    let mut setup = setup(4, traitors, deck, json!({"expert": true}));
    setup["deal"]["knights"] = json!(knights);
    Referee::with(setup)
}

/// The content of the event of this name among these.
fn event<'a>(events: &'a [Value], name: &str) -> &'a Value {
    let found = events.iter().find_map(|event| event.get(name));
    found.unwrap_or_else(|| panic!("no {name} among {events:?}"))
}

/// Whether an event of this name is among these.
pub fn has(events: &[Value], name: &str) -> bool {
    events.iter().any(|event| event.get(name).is_some())
}

pub fn draws(piles: &[(&str, &str)]) -> String {
    piles.iter().map(|(cards, _)| *cards).collect::<Vec<_>>().join(" ")
}

fn swords(table: &mut Referee) -> (u64, u64) {
    let board = table.board();
    (board["white"].as_u64().unwrap(), board["black"].as_u64().unwrap())
}

/// The active seat gives this command.
fn active(table: &mut Referee, command: Value) -> Vec<Value> {
    let seat = table.board()["turn"].as_u64().unwrap();
    table.act(seat, command)
}

pub fn listen(table: &mut Referee, times: usize) {
    for _ in 0..times {
        active(table, json!("listen"));
    }
}

/// The active player goes on this quest and nobody plays a Knight: the events of the scoring.
fn ride(table: &mut Referee, quest: &str) -> Vec<Value> {
    let mut events = active(table, json!({"quest": quest}));
    while let "arthur" | "gawain" | "percival" = table.phase().as_str() {
        let (phase, seat) = (table.phase(), table.waiting()[0]);
        events.extend(table.act(seat, json!({"pass": phase})));
    }
    events
}

/// Listens to these cards, then goes: the scoring.
fn pile(players: u64, cards: &str, quest: &str) -> Value {
    let mut table = table(players, &[], cards);
    listen(&mut table, cards.split_whitespace().count());
    event(&ride(&mut table, quest), "scored").clone()
}

pub fn piles(table: &mut Referee, piles: &[(&str, &str)]) -> Vec<Value> {
    let mut last = Vec::new();
    for (cards, quest) in piles {
        listen(table, cards.split_whitespace().count());
        last = ride(table, quest);
    }
    last
}

/// The swords of a scoring.
fn laid(scored: &Value) -> (u64, u64) {
    (scored["white"].as_u64().unwrap(), scored["black"].as_u64().unwrap())
}

/// Answers what a laid card asks, until somebody's turn comes.
fn settle(table: &mut Referee) {
    while !matches!(table.phase().as_str(), "turn" | "traitor_turn" | "end") {
        let seat = table.waiting()[0];
        let first = table.legal(seat)[0].clone();
        table.act(seat, first);
    }
}

fn quest(word: &str) -> Value {
    json!({"quest": word})
}

#[test]
fn t_sc_1_through_the_referee() {
    let mut table = Referee::with(json!({"game": "shadows", "players": 5}));
    let hidden = table.ask(json!({"state": true}))["state"]["hidden"].take();
    let (deck, unused) = (hidden["deck"].as_array().unwrap(), hidden["unused"].as_array().unwrap());
    assert_eq!((deck.len(), unused.len()), (59, 3));
    assert!(unused.iter().all(|card| card.as_str().unwrap().starts_with("morgan:")));
    let all: Vec<&str> = deck.iter().chain(unused).map(|card| card.as_str().unwrap()).collect();
    for (card, count) in
        [("grail:?", 4), ("grail:2", 1), ("grail:4", 2), ("merlin:4", 2), ("mordred", 1), ("vivien", 1)]
    {
        assert_eq!(all.iter().filter(|each| **each == card).count(), count, "{card}");
    }
    assert_eq!(all.iter().filter(|card| card.starts_with("morgan")).count(), 9);
    assert_eq!(table.board()["deck"], json!(59));
}

#[test]
fn t_sc_2_through_the_referee() {
    let mut table = Referee::start();
    for (players, loyal, traitors) in [(2, 3, 1), (3, 4, 1), (4, 5, 1), (5, 6, 1), (6, 7, 1), (7, 7, 2)] {
        table.open(json!({"game": "shadows", "players": players}));
        let notices = table.ask(json!({"notices": "public"}))["notices"].take();
        let dealt = &notices[0]["public"]["dealt"];
        assert_eq!((&dealt["loyal"], &dealt["traitors"]), (&json!(loyal), &json!(traitors)), "{players}");
        assert_eq!(dealt["first"], table.board()["turn"], "{players}");
        let state = table.ask(json!({"state": true}))["state"].take();
        let aside = state["hidden"]["aside"].as_array().unwrap().clone();
        let hands = state["hands"].as_array().unwrap().iter().map(|hand| hand["loyalty"].clone());
        let cards: Vec<Value> = hands.chain(aside.clone()).collect();
        assert_eq!((aside.len(), cards.len()), (2, players + 2));
        assert_eq!(cards.iter().filter(|card| **card == "traitor").count(), traitors);
    }
}

#[test]
fn t_sc_3_through_the_referee() {
    let a = "grail:3 picts:5 excalibur:? grail:? picts:3 excalibur:5 picts:2 picts:? excalibur:3 picts:? excalibur:?";
    let scored = pile(4, a, "excalibur");
    assert_eq!(
        (&scored["totals"]["excalibur"], &scored["totals"]["grail"], &scored["totals"]["picts"]),
        (&json!(12), &json!(4), &json!(14))
    );
    assert_eq!(laid(&scored), (2, 1));
    let b = pile(
        4,
        "grail:3 grail:? picts:5 picts:3 picts:2 picts:? excalibur:3 excalibur:? excalibur:?",
        "excalibur",
    );
    assert_eq!((&b["totals"]["excalibur"], &b["totals"]["picts"]), (&json!(7), &json!(11)));
    assert_eq!(laid(&b), (0, 1));
    let c = pile(4, "mordred saxons:4 picts:5 picts:? picts:?", "picts");
    assert_eq!((&c["totals"]["picts"], &c["totals"]["saxons"]), (&json!(12), &json!(5)));
    assert_eq!(laid(&c), (1, 0));
}

#[test]
fn t_sc_4_through_the_referee() {
    for (cards, total, swords) in [
        ("grail:5 grail:3 grail:2", 10, (0, 1)),
        ("grail:5 grail:4 grail:2", 11, (3, 0)),
        ("grail:5 grail:4 grail:3", 12, (3, 0)),
        ("grail:5 grail:4 grail:4", 13, (3, 0)),
        ("grail:5 grail:4 grail:3 grail:2", 14, (0, 3)),
    ] {
        let scored = pile(3, cards, "grail");
        assert_eq!((&scored["totals"]["grail"], laid(&scored)), (&json!(total), swords));
    }
}

#[test]
fn t_sc_5_through_the_referee() {
    let scored = pile(3, "morgan:5 grail:5 grail:4 grail:2", "grail");
    assert_eq!((&scored["verdict"], laid(&scored)), (&json!("baseless"), (0, 1)));
}

#[test]
fn t_sc_6_through_the_referee() {
    let scored = pile(3, "merlin:1 picts:4 picts:4 picts:?", "picts");
    assert_eq!((&scored["totals"]["picts"], laid(&scored)), (&json!(5), (0, 1)));
}

#[test]
fn t_sc_7_through_the_referee() {
    let four = "picts:? picts:? picts:? picts:?";
    let plain = pile(3, four, "picts");
    assert_eq!((&plain["totals"]["picts"], &plain["verdict"]), (&json!(16), &json!("failure")));
    assert_eq!(pile(3, &format!("morgan:6 {four}"), "picts")["totals"]["picts"], json!(4));
    assert_eq!(pile(3, &format!("merlin:1 {four}"), "picts")["totals"]["picts"], json!(16));
}

#[test]
fn t_sc_8_through_the_referee() {
    let scored = pile(3, "morgan:4+2 picts:2 saxons:?", "saxons");
    assert_eq!(scored["totals"], json!({"picts": 4, "saxons": 3, "dragon": 0, "excalibur": 0, "grail": 0}));
}

#[test]
fn t_sc_9_through_the_referee() {
    let mut table = table(3, &[1], "morgan:7 grail:5 grail:4 grail:3 grail:2");
    listen(&mut table, 5);
    let events = ride(&mut table, "grail");
    assert!(!has(&events, "flipped"));
    let board = table.board();
    assert_eq!(
        board["outcome"],
        json!({"winner": "traitor", "by": "morgan", "white": 0, "black": 0, "winners": [1]})
    );
    assert_eq!(board["phase"], json!("end"));
}

#[test]
fn t_sc_10_through_the_referee() {
    let five = "merlin:5 grail:5 grail:4 grail:4 grail:3 grail:2";
    let main = pile(3, five, "grail");
    assert_eq!((&main["totals"]["grail"], laid(&main)), (&json!(18), (3, 0)));
    let second = pile(3, &format!("{five} dragon:2"), "dragon");
    assert_eq!((laid(&second), &second["placed"]["grail"]), ((0, 4), &json!(3)));
}

#[test]
fn t_sc_11_through_the_referee() {
    let cards = "morgan:3 saxons:5 picts:5 picts:4 picts:4 picts:2 grail:5 grail:4 grail:3";
    let scored = pile(3, cards, "grail");
    let placed = json!({"picts": 2, "saxons": 0, "dragon": 0, "excalibur": 0, "grail": 4});
    assert_eq!((laid(&scored), &scored["placed"]), ((4, 2), &placed));
}

#[test]
fn t_sc_12_through_the_referee() {
    let mut table = table(3, &[], "merlin:1 mordred");
    listen(&mut table, 1);
    assert_eq!(table.refusal(1, quest("picts")), "SC-24");
    listen(&mut table, 1);
    assert_eq!(table.legal(2), [json!("listen"), quest("picts"), quest("saxons")]);
    for other in ["dragon", "excalibur", "grail"] {
        assert_eq!(table.refusal(2, quest(other)), "SC-24");
    }
}

#[test]
fn t_sc_13_through_the_referee() {
    let mut table = table(3, &[], "morgan:5 merlin:1 morgan:3 grail:2");
    let talk = json!({"seat": 2, "say": {"go": "grail"}});
    for closed in [true, false, true] {
        listen(&mut table, 1);
        let answer = table.ask(talk.clone());
        assert_eq!(answer["refused"]["rule"] == json!("SC-22"), closed, "{answer}");
        assert_eq!(table.board()["silence"], json!(closed));
    }
    ride(&mut table, "dragon");
    assert_eq!(table.ask(talk), json!({"said": true}));
}

#[test]
fn t_sc_14_through_the_referee() {
    let mut table = table(3, &[2], "morgan:1 grail:5 picts:3 morgan:3");
    let say = |quest: &str, value: &str| json!({"announce": {"quest": quest, "value": value}});
    table.act(0, json!("listen"));
    table.act(1, json!("listen"));
    assert_eq!((table.phase(), &table.you(1)["heard"]), ("announce".to_string(), &json!("grail:5")));
    let forms = table.ask(json!({"form": 1}));
    assert_eq!(table.refusal(1, say("grail", "4")), "SC-63");
    assert_eq!(table.legal(1), [say("grail", "5")]);
    table.act(1, say("grail", "5"));
    assert_eq!(table.board()["top"], json!({"announced": "grail:5"}));
    table.act(2, json!("listen"));
    assert_eq!(table.ask(json!({"form": 2})), forms, "the same prompt for Loyal and Traitor");
    assert_eq!(table.legal(2).len(), 25);
    table.act(2, say("dragon", "?"));
    for viewer in [json!(0), json!(1), json!("public")] {
        let told = table.ask(json!({"notices": viewer})).to_string();
        assert!(!told.contains("picts:3"), "the true card is told to seat 2 alone");
    }
    assert_eq!(table.legal(0), [json!("listen"), quest("dragon")], "the announced quest may be named");
    table.act(0, json!("listen"));
    assert_eq!(table.board()["top"], json!({"card": "morgan:3"}));
    let scored = event(&ride(&mut table, "grail"), "scored").clone();
    assert_eq!((&scored["totals"]["picts"], &scored["totals"]["dragon"]), (&json!(3), &json!(0)));
}

#[test]
fn t_sc_15_through_the_referee() {
    let mut table = table(4, &[1], &format!("{} grail:2 grail:3 grail:4", draws(&FOUR)));
    piles(&mut table, &FOUR[..3]);
    let seat = table.waiting()[0];
    let target = if seat == 1 { 2 } else { 1 };
    assert_eq!(table.refusal(seat, json!({"accuse": target})), "SC-45", "three swords");
    piles(&mut table, &FOUR[3..]);
    let events = table.act(0, json!({"accuse": 2}));
    assert_eq!(event(&events, "exposed")["loyalty"], json!("loyal"));
    assert_eq!(table.refusal(1, json!({"accuse": 2})), "SC-45", "public already");
    listen(&mut table, 3);
    assert_eq!(table.refusal(0, json!({"accuse": 3})), "SC-45", "once a game");
}

#[test]
fn t_sc_16_through_the_referee() {
    let deck = "grail:2 grail:3 dragon:2 dragon:3 dragon:4 saxons:2 saxons:3 saxons:4";
    let mut table = table(3, &[0], &format!("{} {deck}", draws(&FOUR)));
    piles(&mut table, &FOUR);
    table.act(2, json!({"accuse": 0}));
    assert_eq!((swords(&mut table), table.phase()), ((1, 4), "traitor_turn".to_string()));
    for command in [json!("listen"), quest("grail"), json!({"accuse": 1})] {
        assert_eq!(table.refusal(0, command), "SC-51");
    }
    assert_eq!(table.you(0)["drawn"], json!(["grail:2", "grail:3"]));
    assert_eq!(table.legal(0), [json!({"place": 0}), json!({"place": 1})]);
    for word in ["grail", "dragon", "saxons"] {
        table.act(0, json!({"place": 0}));
        ride(&mut table, word);
        if word != "saxons" {
            table.act(2, json!("listen"));
        }
    }
    let outcome = table.board()["outcome"].clone();
    assert_eq!((&outcome["winner"], &outcome["winners"]), (&json!("traitor"), &json!([0])));
    let told = table.ask(json!({"notices": "public"})).to_string();
    assert!(!told.contains("flipped"), "a Traitor accused before turns no sword");
}

#[test]
fn t_sc_17_through_the_referee() {
    let mut five = BLACK[..5].to_vec();
    five.extend([GRAIL, EXCALIBUR, DRAGON]);
    let mut first = table(4, &[1], &draws(&five));
    piles(&mut first, &five);
    assert_eq!((swords(&mut first), first.board().get("outcome")), ((6, 6), None));
    let mut six = BLACK.to_vec();
    six.extend([GRAIL, EXCALIBUR, DRAGON]);
    let mut second = table(4, &[1], &draws(&six));
    piles(&mut second, &six);
    assert_eq!(swords(&mut second), (6, 7));
    assert_eq!(second.board()["outcome"]["winner"], json!("traitor"));
    let mut three = BLACK[..3].to_vec();
    three.extend([GRAIL, EXCALIBUR, ("morgan:3 dragon:5 dragon:4 dragon:3", "dragon")]);
    let mut third = table(7, &[1, 4], &draws(&three));
    let last = piles(&mut third, &three);
    assert_eq!(last.iter().filter(|each| each.get("flipped").is_some()).count(), 2);
    assert_eq!((swords(&mut third), third.board().get("outcome")), ((6, 5), None));
}

#[test]
fn t_sc_18_through_the_referee() {
    let mut all: Vec<(&str, &str)> = ["dragon:2", "dragon:3", "dragon:4", "dragon:4", "dragon:5", "dragon:?"]
        .map(|card| (card, "dragon"))
        .into();
    let last = "saxons:4 saxons:2 saxons:? saxons:? saxons:? saxons:? picts:5 picts:4 picts:3";
    all.extend([GRAIL, EXCALIBUR, ("saxons:5 saxons:4 saxons:3", "saxons"), (last, "picts")]);
    let mut table = table(4, &[], &draws(&all));
    piles(&mut table, &all);
    let outcome = table.board()["outcome"].clone();
    assert_eq!(outcome, json!({"winner": "shadows", "by": "swords", "white": 7, "black": 7, "winners": []}));
    assert_eq!(table.refusal(0, json!("listen")), "SC-60");
}

#[test]
fn t_sc_19_through_the_referee() {
    let white = [GRAIL, EXCALIBUR, DRAGON];
    let mut table = table(4, &[0], &format!("{} grail:2 grail:? saxons:3 saxons:4", draws(&white)));
    piles(&mut table, &white);
    assert_eq!((swords(&mut table), table.phase()), ((6, 1), "traitor_turn".to_string()));
    assert_eq!(table.board()["exposed"].as_array().unwrap().len(), 4);
    table.act(0, json!({"place": 0}));
    assert_eq!(table.refusal(1, json!({"accuse": 0})), "SC-45");
    while table.phase() != "end" {
        settle(&mut table);
        if let Some(seat) = table.waiting().first().copied() {
            let legal = table.legal(seat);
            let rides = legal.iter().find(|command| command.get("quest").is_some());
            let command = rides.unwrap_or(&legal[0]).clone();
            table.act(seat, command);
        }
    }
    let told = table.ask(json!({"notices": "public"}))["notices"].take();
    let flips = told.as_array().unwrap().iter().filter(|notice| notice["public"].get("flipped").is_some());
    assert_eq!(flips.count(), 1, "nobody turns a sword again");
}

#[test]
fn t_sc_20_through_the_referee() {
    let mut seen = Vec::new();
    for (drawer, receiver) in [("keep", "keep"), ("keep", "swap"), ("swap", "keep"), ("swap", "swap")] {
        let mut setup = setup(3, &[], "vivien", json!({}));
        setup["deal"]["aside"] = json!(["traitor", "loyal"]);
        let mut table = Referee::with(setup);
        table.act(0, json!("listen"));
        table.act(0, json!({"vivien": {"give": 2}}));
        assert_eq!(table.you(0)["offer"], json!("traitor"));
        table.act(2, json!({"loyalty": receiver}));
        table.act(0, json!({"loyalty": drawer}));
        let now = if drawer == "swap" { "traitor" } else { "loyal" };
        assert_eq!(table.you(0)["loyalty"], json!(now));
        let others = [
            json!({"view": 1}),
            json!({"notices": 1}),
            json!({"view": "public"}),
            json!({"notices": "public"}),
        ];
        seen.push(others.map(|request| table.ask(request)));
    }
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "the table cannot tell them apart");
}

#[test]
fn t_sc_21_through_the_referee() {
    let mut table = table(3, &[0], &format!("{} grail:2 grail:3", draws(&FOUR)));
    piles(&mut table, &FOUR);
    table.act(2, json!({"accuse": 0}));
    table.act(0, json!({"place": 0}));
    table.act(1, json!({"accuse": 2}));
    ride(&mut table, "grail");
    // Four cards a round are drawn of those 53 that are left, so that the Traitor finds a single one.
    let mut last = Vec::new();
    let mut pile = table.board()["pile"].clone();
    while !has(&last, "shuffled") {
        settle(&mut table);
        pile = table.board()["pile"].clone();
        let seat = table.waiting()[0];
        let command = if seat == 0 { json!({"place": 0}) } else { json!("listen") };
        last = table.act(seat, command);
    }
    let end = &last[last.len() - 3..];
    assert!(has(&end[..1], "drew") && has(&end[1..2], "shuffled") && has(&end[2..], "drew"), "{end:?}");
    assert_eq!(table.you(0)["drawn"].as_array().unwrap().len(), 2);
    let after = table.board()["pile"].as_u64().unwrap();
    assert!(after == pile.as_u64().unwrap() + 1 && after > 30, "the Threat pile stays");
}

#[test]
fn t_sc_22_through_the_referee() {
    let white =
        [GRAIL, ("picts:5 picts:4 picts:3", "picts"), ("saxons:5 saxons:4 saxons:3", "saxons"), DRAGON];
    let mut table = expert(&[], &draws(&white), &[]);
    for (done, each) in white.iter().enumerate().take(3) {
        let events = piles(&mut table, &[*each]);
        assert!(has(&events, "returned") && !has(&events, "knight_drawn"));
        let board = table.board();
        let cycle = board["deck"].as_u64().unwrap() + board["discard"].as_u64().unwrap();
        assert_eq!((cycle, &board["unused"]), (60 + u64::try_from(done).unwrap(), &json!(2 - done)));
    }
    assert!(!has(&piles(&mut table, &white[3..]), "returned"), "three at most");

    let mut failed = expert(&[], "picts:2", &["tristan"]);
    piles(&mut failed, &[("picts:2", "picts")]);
    assert_eq!(failed.board()["knights"], json!([0, 1, 0, 0]));
    assert_eq!(failed.you(1)["knights"], json!(["tristan"]));
    assert!(!failed.ask(json!({"notices": 0})).to_string().contains("tristan"));
}

#[test]
fn t_sc_23_through_the_referee() {
    let mut table = expert(&[], "picts:2 morgan:3 grail:4", &["arthur"]);
    piles(&mut table, &[("picts:2", "picts")]);
    table.act(2, json!("listen"));
    table.act(3, quest("grail"));
    assert_eq!((table.phase(), table.waiting()), ("arthur".to_string(), vec![1]));
    assert_eq!(table.legal(1), [json!({"pass": "arthur"}), json!({"knight": {"card": "arthur"}})]);
    let events = table.act(1, json!({"knight": {"card": "arthur"}}));
    assert!(has(&events, "listened") && !has(&events, "opened"));
    let board = table.board();
    assert_eq!((&board["pile"], &board["top"]), (&json!(2), &json!({"card": "grail:4"})));
    assert_eq!((&board["silence"], &board["turn"], &board["black"]), (&json!(true), &json!(0), &json!(1)));
    assert_eq!(board["knights"], json!([0, 0, 0, 0]));
}
