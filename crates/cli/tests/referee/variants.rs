//! The test seeds of the Lancelots, the Lady and Excalibur, through the referee.

use serde_json::{Value, json};

use crate::driver::{Referee, event, five, seven};

/// Seven seats with both Lancelots: the Good one in 1, the Evil one in 5.
fn lancelots(options: Value, cards: Value) -> Value {
    let roles = ["merlin", "good_lancelot", "servant", "servant", "assassin", "evil_lancelot", "minion"];
    json!({"deal": {"roles": roles, "leader": 0, "lancelot": cards}, "options": options})
}

#[test]
fn t_av_10_through_the_referee() {
    let mut table =
        Referee::with(lancelots(json!({"lancelotVariant": "v1"}), json!(["switch", "same", "switch"])));
    let sides =
        |table: &mut Referee| [1, 5].map(|seat| table.you(seat)["loyalty"].as_str().unwrap().to_string());
    assert_eq!(sides(&mut table), ["good", "evil"]);
    table.quest(json!({"team": [0, 2]}), &[]);
    table.quest(json!({"team": [0, 2, 4]}), &[4]);
    assert_eq!(table.board()["lancelot"]["turned"], json!(["switch"]));
    assert_eq!(sides(&mut table), ["evil", "good"], "round 3");
    table.quest(json!({"team": [0, 2, 3]}), &[]);
    assert_eq!(sides(&mut table), ["evil", "good"], "round 4");
    table.quest(json!({"team": [0, 2, 4, 6]}), &[4, 6]);
    assert_eq!(sides(&mut table), ["good", "evil"], "round 5");
    assert_eq!(
        table.board()["lancelot"],
        json!({"variant": "v1", "turned": ["switch", "same", "switch"], "deck": 2})
    );
}

#[test]
fn t_av_11_through_the_referee() {
    let mut table = Referee::with(lancelots(json!({"lancelotVariant": "v2"}), json!(["switch"])));
    assert_eq!(table.board()["lancelot"]["slots"][0], json!("switch"));
    table.propose(json!({"team": [1, 5]}));
    table.vote(&[0, 1, 2, 3]);
    assert_eq!(table.legal(5), [json!({"play": "success"})], "the Evil card is Good now");
    assert_eq!(table.legal(1), [json!({"play": "fail"})], "and the Good one must fail");
    assert_eq!(table.refusal(1, json!({"play": "success"})), "AV-72");
    assert_eq!(table.refusal(5, json!({"play": "fail"})), "AV-35");
}

#[test]
fn t_av_12_through_the_referee() {
    let options = json!({"lancelotVariant": "v1", "lancelotV1Deck": "bigBox", "lady": true});
    let mut table = Referee::with(lancelots(options, json!(["switch", "same"])));
    table.quest(json!({"team": [0, 2]}), &[]);
    table.quest(json!({"team": [0, 2, 3]}), &[]);
    assert_eq!((table.phase().as_str(), table.waiting()), ("lady", vec![6]));
    table.act(6, json!({"lady": 1}));
    let seen = json!({"seat": 1, "as": "evil", "since": "lady", "round": 2});
    assert!(table.you(6)["knows"].as_array().unwrap().contains(&seen), "{}", table.you(6));
}

#[test]
fn t_av_13_through_the_referee() {
    let mut table = Referee::with(seven(json!({"lady": true})));
    let check = |seat: u64| json!({"lady": seat});
    table.quest(json!({"team": [0, 1]}), &[]);
    table.quest(json!({"team": [0, 1, 4]}), &[4]);
    assert_eq!(table.legal(6), [0, 1, 2, 3, 4, 5].map(check));
    table.act(6, check(0));
    table.quest(json!({"team": [0, 1, 2]}), &[]);
    assert_eq!(table.refusal(0, check(6)), "AV-64");
    assert_eq!(table.refusal(0, check(0)), "AV-64");
    table.act(0, check(1));
    table.quest(json!({"team": [0, 1, 4, 5]}), &[4, 5]);
    assert_eq!(table.board()["lady"], json!({"holder": 1, "used": [0, 6]}));
    assert_eq!(table.legal(1), [2, 3, 4, 5].map(check));
    for seat in [0, 1, 6] {
        assert_eq!(table.refusal(1, check(seat)), "AV-64");
    }
}

#[test]
fn t_av_17_through_the_referee() {
    let mut setup = five();
    setup["options"] = json!({"excalibur": true});
    let mut table = Referee::with(setup);
    assert_eq!(table.refusal(0, json!({"propose": {"team": [0, 3], "excalibur": 0}})), "AV-82");
    assert_eq!(table.refusal(0, json!({"propose": {"team": [0, 3]}})), "AV-82");
    table.propose(json!({"team": [0, 3], "excalibur": 3}));
    table.vote(&[0, 1, 2]);
    table.cards(&[]);
    assert_eq!((table.phase().as_str(), table.waiting()), ("excalibur", vec![3]));
    assert_eq!(table.refusal(3, json!({"excalibur": {"switch": 3}})), "AV-83");
    assert_eq!(table.legal(3), [json!({"excalibur": {"switch": 0}}), json!({"excalibur": "decline"})]);
    let events = table.act(3, json!({"excalibur": "decline"}));
    assert_eq!(event(&events, "quest_done"), &json!({"successes": 2, "fails": 0}));
}
