//! The test seeds of the basic game, through the referee.

use serde_json::json;

use crate::driver::{Referee, event, five, has, seven};

#[test]
fn t_av_1_through_the_referee() {
    let mut table = Referee::with(json!({"players": 6, "deal": {"leader": 0}}));
    table.propose(json!({"team": [0, 1]}));
    let events = table.vote(&[0, 1, 2]);
    assert_eq!(event(&events, "votes_revealed")["approvals"], json!([0, 1, 2]));
    let board = table.board();
    assert_eq!(
        (&board["vote_track"], &board["leader"], &board["phase"]),
        (&json!(1), &json!(1), &json!("propose"))
    );
    assert_eq!(board["waiting"], json!([1]));
}

#[test]
fn t_av_2_through_the_referee() {
    let mut table = Referee::with(five());
    for track in 1..=4 {
        table.rejected(&[0, 1]);
        assert_eq!(table.board()["vote_track"], json!(track));
    }
    table.propose(json!({"team": [0, 1]}));
    table.vote(&[0, 1, 2]);
    assert_eq!(table.board()["vote_track"], json!(4), "the track goes back only when the quest is done");
    let events = table.cards(&[]);
    assert_eq!(event(&events, "quest_done"), &json!({"successes": 2, "fails": 0}));
    let board = table.board();
    assert_eq!((&board["round"], &board["vote_track"]), (&json!(2), &json!(0)));
}

#[test]
fn t_av_3_through_the_referee() {
    let mut table = Referee::with(five());
    let mut last = Vec::new();
    for _ in 0..5 {
        last = table.rejected(&[0, 1]);
    }
    assert!(!has(&last, "shot_opened"));
    let outcome = table.board()["outcome"].clone();
    assert_eq!((&outcome["winner"], &outcome["by"]), (&json!("evil"), &json!("rejections")));
    assert_eq!(outcome["winners"], json!([3, 4]));
    assert_eq!(outcome["roles"], json!(["merlin", "servant", "servant", "assassin", "minion"]));
    assert_eq!(table.refusal(0, json!({"vote": "approve"})), "AV-27", "it is over");
    assert!(table.waiting().is_empty() && table.legal(0).is_empty());
}

#[test]
fn t_av_5_through_the_referee() {
    let mut table = Referee::with(five());
    table.propose(json!({"team": [0, 3]}));
    table.vote(&[0, 1, 2, 3, 4]);
    assert_eq!(table.refusal(0, json!({"play": "fail"})), "AV-35");
    assert_eq!(table.legal(0), [json!({"play": "success"})]);
    assert_eq!(table.legal(3), [json!({"play": "success"}), json!({"play": "fail"})]);
    assert_eq!(table.ask(json!({"form": 0})), table.ask(json!({"form": 3})), "the same prompt for both");
}

#[test]
fn t_av_6_through_the_referee() {
    let mut table = Referee::with(seven(json!({})));
    table.quest(json!({"team": [0, 1]}), &[]);
    table.quest(json!({"team": [0, 1, 4]}), &[4]);
    table.quest(json!({"team": [0, 1, 2]}), &[]);
    let events = table.quest(json!({"team": [0, 1, 2, 4]}), &[4]);
    assert_eq!(event(&events, "quest_done")["fails"], json!(1));
    assert_eq!(
        table.board()["quests"][3],
        json!({"size": 4, "fails_needed": 2, "result": "success", "fails": 1})
    );

    let roles = ["merlin", "servant", "servant", "servant", "assassin", "minion"];
    table.open(json!({"deal": {"roles": roles, "leader": 0}}));
    table.quest(json!({"team": [0, 1]}), &[]);
    table.quest(json!({"team": [0, 1, 4]}), &[4]);
    table.quest(json!({"team": [0, 1, 2, 3]}), &[]);
    table.quest(json!({"team": [0, 1, 4]}), &[4]);
    assert_eq!(
        table.board()["quests"][3],
        json!({"size": 3, "fails_needed": 1, "result": "fail", "fails": 1})
    );
}

#[test]
fn t_av_14_through_the_referee() {
    let mut table = Referee::with(seven(json!({"lady": true})));
    table.quest(json!({"team": [0, 1]}), &[]);
    table.quest(json!({"team": [0, 1, 2]}), &[]);
    assert_eq!(table.phase(), "lady");
    table.act(6, json!({"lady": 0}));
    table.quest(json!({"team": [0, 1, 2]}), &[]);
    assert_eq!(table.phase(), "assassin", "three successes, and no Lady after them");
    assert_eq!(table.waiting(), [4]);
}

#[test]
fn t_av_15_through_the_referee() {
    let mut table = Referee::with(seven(json!({"targeting": true})));
    let fifth = json!({"propose": {"team": [0, 1, 2, 3], "quest": 5}});
    assert_eq!(table.refusal(0, fifth.clone()), "AV-59");
    table.quest(json!({"team": [0, 1], "quest": 1}), &[]);
    table.quest(json!({"team": [0, 1, 2], "quest": 2}), &[]);
    assert!(table.legal(2).contains(&fifth), "after two successes the fifth quest is open");
    table.act(2, fifth.clone());

    table.open(seven(json!({"targeting": true})));
    table.quest(json!({"team": [0, 1], "quest": 1}), &[]);
    table.quest(json!({"team": [0, 1, 4], "quest": 2}), &[4]);
    assert!(!table.legal(2).contains(&fifth));
    assert_eq!(table.refusal(2, fifth), "AV-59");
    assert_eq!(table.refusal(2, json!({"propose": {"team": [0, 1], "quest": 1}})), "AV-58");
}

#[test]
fn t_av_16_through_the_referee() {
    let roles = ["merlin", "servant", "servant", "servant", "servant", "assassin", "minion", "minion"];
    let setup = json!({"deal": {"roles": roles, "leader": 0}, "options": {"targeting": true}});
    let mut table = Referee::with(setup.clone());
    table.quest(json!({"team": [0, 1, 2, 5, 6], "quest": 4}), &[5]);
    assert_eq!(table.board()["quests"][3]["result"], json!("success"));
    table.open(setup);
    table.quest(json!({"team": [0, 1, 2, 5, 6], "quest": 4}), &[5, 6]);
    assert_eq!(
        table.board()["quests"][3],
        json!({"size": 5, "fails_needed": 2, "result": "fail", "fails": 2})
    );
}

#[test]
fn t_av_23_through_the_referee() {
    let mut table = Referee::with(five());
    table.quest(json!({"team": [0, 1]}), &[]);
    table.quest(json!({"team": [0, 1, 2]}), &[]);
    let events = table.quest(json!({"team": [0, 1]}), &[]);
    assert_eq!(event(&events, "shot_opened"), &json!({"assassin": 3, "evil": [3, 4]}));
    assert_eq!(table.board()["evil"], json!([3, 4]));
    assert_eq!(table.refusal(3, json!({"assassinate": 4})), "AV-45");
    assert_eq!(table.refusal(4, json!({"assassinate": 0})), "AV-27");
    let legal: Vec<_> = [0, 1, 2].map(|seat| json!({"assassinate": seat})).to_vec();
    assert_eq!(table.legal(3), legal);
    let events = table.act(3, json!({"assassinate": 0}));
    assert_eq!(event(&events, "shot"), &json!({"target": 0, "merlin": true}));
    assert_eq!(table.board()["outcome"]["by"], json!("assassination"));
    table.finish();
}
