//! The test seeds of the plot cards, through the referee.

use serde_json::{Value, json};

use crate::driver::{Referee, event, numbers};

fn five(options: Value, plot: Value) -> Value {
    let roles = ["merlin", "servant", "servant", "assassin", "minion"];
    let mut options = options;
    options["plot"] = json!(true);
    json!({"deal": {"roles": roles, "leader": 0, "plot": plot}, "options": options})
}

fn seven(options: Value, plot: Value) -> Value {
    let mut setup = crate::driver::seven(options);
    setup["options"]["plot"] = json!(true);
    setup["deal"]["plot"] = plot;
    setup
}

#[test]
fn t_av_4_through_the_referee() {
    let mut table = Referee::with(five(json!({}), json!(["king_returns"])));
    table.act(0, json!({"give": {"card": "king_returns", "to": 1}}));
    for _ in 0..4 {
        table.rejected(&[0, 1]);
    }
    table.propose(json!({"team": [0, 1]}));
    table.vote(&[0, 1, 2, 3, 4]);
    assert_eq!((table.phase().as_str(), table.waiting()), ("king", vec![1]));
    let events = table.act(1, json!({"use": {"card": "king_returns"}}));
    assert_eq!(event(&events, "king_returned"), &json!({"seat": 1}));
    let outcome = &table.board()["outcome"];
    assert_eq!((&outcome["winner"], &outcome["by"]), (&json!("evil"), &json!("rejections")));
}

#[test]
fn t_av_18_through_the_referee() {
    let mut table = Referee::with(five(json!({"excalibur": true}), json!(["ambush"])));
    table.act(0, json!({"give": {"card": "ambush", "to": 2}}));
    table.propose(json!({"team": [0, 3], "excalibur": 3}));
    table.vote(&[0, 1, 2]);
    table.cards(&[]);
    table.act(3, json!({"excalibur": {"switch": 0}}));
    assert_eq!((table.phase().as_str(), table.waiting()), ("ambush", vec![2]));
    let events = table.act(2, json!({"use": {"card": "ambush", "target": 0}}));
    assert_eq!(event(&events, "quest_done"), &json!({"successes": 1, "fails": 1}));
    let ambush = json!({"seat": 0, "card": "fail", "by": "ambush", "round": 1});
    assert_eq!(table.you(2)["cards_seen"], json!([ambush]), "as it is after the exchange");
    let withdrawn = json!([{"seat": 0, "card": "success", "by": "excalibur", "round": 1}]);
    assert_eq!(table.you(3)["cards_seen"], withdrawn);
    assert_eq!(table.you(0)["cards_seen"], withdrawn);
    assert_eq!(table.you(1).get("cards_seen"), None);
}

#[test]
fn t_av_19_through_the_referee() {
    let mut table = Referee::with(seven(json!({"excalibur": true}), json!(["we_found_you", "charge"])));
    table.act(0, json!({"give": {"card": "we_found_you", "to": 2}}));
    table.act(0, json!({"give": {"card": "charge", "to": 3}}));
    table.propose(json!({"team": [1, 4], "excalibur": 4}));
    table.act(3, json!({"vote": "approve"}));
    table.vote(&[0, 1, 2, 3, 4, 5, 6]);
    assert_eq!((table.phase().as_str(), table.waiting()), ("spot", vec![2]));
    table.act(2, json!({"use": {"card": "we_found_you", "target": 1}}));
    let events = table.cards(&[]);
    assert_eq!(event(&events, "turned_up"), &json!({"seat": 1, "card": "success"}));
    // With the only other member face up there is nothing to exchange: the phase is skipped.
    assert_eq!(event(&events, "quest_done"), &json!({"successes": 2, "fails": 0}));

    table.open(seven(json!({"excalibur": true, "targeting": true}), json!(["we_found_you", "charge"])));
    table.act(0, json!({"give": {"card": "we_found_you", "to": 2}}));
    table.act(0, json!({"give": {"card": "charge", "to": 3}}));
    table.propose(json!({"team": [0, 1, 4], "quest": 2, "excalibur": 4}));
    table.vote(&[0, 1, 2, 3]);
    table.vote(&[0, 1, 2, 3]);
    table.act(2, json!({"use": {"card": "we_found_you", "target": 1}}));
    table.cards(&[]);
    assert_eq!(table.phase(), "excalibur");
    assert_eq!(table.refusal(4, json!({"excalibur": {"switch": 1}})), "AV-86");
    assert_eq!(table.legal(4), [json!({"excalibur": {"switch": 0}}), json!({"excalibur": "decline"})]);
}

#[test]
fn t_av_20_through_the_referee() {
    let mut table = Referee::with(seven(json!({}), json!(["charge", "charge"])));
    table.act(0, json!({"give": {"card": "charge", "to": 1}}));
    table.act(0, json!({"give": {"card": "charge", "to": 2}}));
    table.propose(json!({"team": [0, 1]}));
    assert_eq!((table.phase().as_str(), table.waiting()), ("charge", vec![1, 2]));
    let cursor = table.ask(json!({"notices": 0}))["cursor"].as_u64().unwrap();
    table.act(1, json!({"vote": "approve"}));
    assert_eq!(table.board().get("votes"), None);
    let told = json!([{"public": {"has_voted": {"seat": 1}}}]);
    assert_eq!(table.ask(json!({"notices": 0, "from": cursor}))["notices"], told);
    table.act(2, json!({"vote": "reject"}));
    let board = table.board();
    assert_eq!(board["votes"], json!({"approve": [1], "reject": [2]}));
    assert_eq!((&board["phase"], numbers(&board["waiting"])), (&json!("vote"), vec![0, 3, 4, 5, 6]));
}

#[test]
fn t_av_21_through_the_referee() {
    let seven =
        [("lead_to_victory", 2), ("ambush", 2), ("king_returns", 1), ("restore_honor", 1), ("charge", 1)];
    let fifteen = [
        ("lead_to_victory", 2),
        ("ambush", 2),
        ("king_returns", 3),
        ("restore_honor", 1),
        ("charge", 2),
        ("show_nature", 1),
        ("are_you_the_one", 2),
        ("we_found_you", 1),
        ("show_strength", 1),
    ];
    let mut table = Referee::start();
    for (players, draws) in [(5, 1), (6, 1), (7, 2), (8, 2), (9, 3), (10, 3)] {
        table.open(json!({"players": players, "options": {"plot": true}}));
        let plot = table.board()["plot"].clone();
        let list = |key: &str| plot[key].as_array().unwrap().clone();
        assert_eq!(list("drawn").len(), draws, "{players} players");
        let mut cards: Vec<String> = list("deck")
            .iter()
            .chain(&list("drawn"))
            .map(|card| card.as_str().unwrap().to_string())
            .collect();
        cards.sort();
        let table = if players <= 6 { &seven[..] } else { &fifteen[..] };
        let mut expected: Vec<String> =
            table.iter().flat_map(|(card, count)| vec![card.to_string(); *count]).collect();
        expected.sort();
        assert_eq!(cards, expected, "{players} players");
    }
}

#[test]
fn t_av_22_through_the_referee() {
    let mut table = Referee::with(five(json!({}), json!(["restore_honor"])));
    table.act(0, json!({"give": {"card": "restore_honor", "to": 1}}));
    let board = table.board();
    assert_eq!((&board["phase"], &board["waiting"]), (&json!("propose"), &json!([0])));
    assert_eq!((&board["plot"]["held"], &board["plot"]["drawn"]), (&json!([]), &json!([])));
    assert_eq!(board["plot"]["deck"].as_array().unwrap().len(), 6, "discarded, not put back");
}

#[test]
fn a_card_that_cannot_be_drawn_changes_nothing() {
    // One King Returns lies in the deck of seven: the second cannot come, in round 2.
    let mut table = Referee::with(five(json!({}), json!(["king_returns", "king_returns"])));
    table.act(0, json!({"give": {"card": "king_returns", "to": 4}}));
    table.propose(json!({"team": [0, 1]}));
    table.vote(&[0, 1, 2]);
    table.act(4, json!({"pass": "king_returns"}));
    table.act(0, json!({"play": "success"}));
    let before = table.ask(json!({"state": true}));
    for _ in 0..2 {
        let (at, _) = table.error(r#"{"seat":1,"command":{"play":"success"}}"#);
        assert_eq!(at, "deal.plot[1]");
        assert_eq!(before, table.ask(json!({"state": true})));
    }
    // At the opening there is no table then.
    let setup = five(json!({"plotDeck56": ["ambush", "ambush"]}), json!(["charge"]));
    assert_eq!(table.open(setup)["error"]["at"], json!("deal.plot[0]"));
    assert_eq!(table.error(r#"{"view":"public"}"#).0, "view");
}
