//! Targeting: AV-57 to AV-61.

use crate::common::{EIGHT, FIVE, SEVEN, T, dealt, table};
use serde_json::{Value, json};

fn targeting(roles: &str, fifth: &str) -> T {
    table(roles, json!({"targeting": true, "targetingFifth": fifth}))
}

#[test]
fn av_57_the_leader_names_an_open_slot_and_its_size_counts() {
    let mut t = targeting(FIVE, "twoSucceeded");
    t.refused(0, "p01", "AV-57", "quest_not_chosen");
    t.refused(0, "p01@2", "AV-28", "team_size").refused(0, "p012@3", "AV-28", "team_size");
    t.play("p012@4");
    assert_eq!(t.public()["proposal"], json!({"leader": 0, "quest": 4, "team": [0, 1, 2]}));
    // One vote for both; the next Leader chooses both afresh.
    t.play("-----");
    assert_eq!(t.now(), "propose 1 / leader 1 / track 1");
    assert!(t.public().get("proposal").is_none());
    t.approve("p34@3").play("ss");
    let results: Vec<Value> = (0..5).map(|quest| t.public()["quests"][quest]["result"].clone()).collect();
    assert_eq!(json!(results), json!([null, null, "success", null, null]));
    let sizes: Vec<u64> = t.form(2)["propose"]["quests"]
        .as_array()
        .unwrap()
        .iter()
        .map(|q| q["quest"].as_u64().unwrap())
        .collect();
    assert_eq!(sizes, [1, 2, 4]);
}

#[test]
fn av_58_every_slot_is_played_at_most_once() {
    let mut t = targeting(FIVE, "twoSucceeded");
    t.approve("p01@3").play("ss");
    t.refused(1, "p01@3", "AV-58", "quest_closed");
    t.approve("p01@1").play("ss").refused(2, "p01@1", "AV-58", "quest_closed");
}

#[test]
fn av_59_t_av_15_slot_five_opens_after_two_successes() {
    let mut t = targeting(FIVE, "twoSucceeded");
    t.refused(0, "p012@5", "AV-59", "fifth_quest_closed");
    t.approve("p01@1").play("ss").refused(1, "p012@5", "AV-59", "fifth_quest_closed");
    t.approve("p01@3").play("ss");
    assert!(t.legal(2).contains("p012@5"));
    t.approve("p012@5").play("sss");
    assert_eq!(t.phase(), "assassin");

    let mut t = targeting(FIVE, "twoSucceeded");
    t.approve("p01@1").play("ss").approve("p03@3").play("sf");
    t.refused(2, "p012@5", "AV-59", "fifth_quest_closed");
    assert!(!t.legal(2).contains("@5"));
}

#[test]
fn av_59_two_completed_is_enough_where_the_table_says_so() {
    let mut t = targeting(FIVE, "twoCompleted");
    t.approve("p03@1").play("sf").refused(1, "p012@5", "AV-59", "fifth_quest_closed");
    t.approve("p03@3").play("sf");
    assert_eq!(t.score(), (0, 2));
    t.approve("p012@5").play("sss");
    assert_eq!(t.score(), (1, 2));
}

#[test]
fn av_59_the_game_cannot_get_stuck() {
    // Two and two in every order: the fifth is always open then.
    for failed in [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]] {
        let mut t = targeting(FIVE, "twoSucceeded");
        for (slot, size) in [(1, 2), (2, 3), (3, 2), (4, 3)] {
            let fails = failed.contains(&slot);
            let team = if size == 2 { "03" } else { "013" };
            let cards = "s".repeat(size - 1) + if fails { "f" } else { "s" };
            t.approve(&format!("p{team}@{slot}")).play(&cards);
        }
        assert_eq!(t.score(), (2, 2));
        t.approve("p012@5").play("sss");
        assert_eq!(t.phase(), "assassin");
    }
}

#[test]
fn av_60_t_av_16_slot_four_first_needs_two_fails() {
    for (cards, score) in [("sssfs", (1, 0)), ("sssff", (0, 1))] {
        let mut t = targeting(EIGHT, "twoSucceeded");
        t.approve("p01256@4").play(cards);
        assert_eq!(t.score(), score);
    }
    // One Fail is enough on another slot, and on slot four below seven.
    let mut t = targeting(EIGHT, "twoSucceeded");
    t.approve("p015@1").play("ssf");
    assert_eq!(t.score(), (0, 1));
    let mut t = targeting(FIVE, "twoSucceeded");
    t.approve("p013@4").play("ssf");
    assert_eq!(t.score(), (0, 1));
}

#[test]
fn av_61_what_goes_by_rounds_counts_rounds_played() {
    // The Lady comes after the second quest played, whichever slots those were.
    let mut t = table(SEVEN, json!({"targeting": true, "lady": true}));
    t.approve("p0123@4").play("ssss");
    assert_eq!(t.phase(), "propose");
    t.approve("p012@3").play("sss");
    assert_eq!((t.phase(), t.asked()), ("lady", vec![6]));
    // Lancelot V1 turns its first card in the third round, though slot 1 is played in it.
    let roles = "merlin servant good_lancelot servant evil_lancelot minion assassin";
    let mut t =
        dealt(roles, json!({"targeting": true, "lancelotVariant": "v1"}), json!({"lancelot": ["switch"]}));
    t.approve("p0123@4").play("ssss").approve("p012@3").play("sss");
    assert_eq!(t.public()["lancelot"], json!({"variant": "v1", "turned": ["switch"], "deck": 4}));
    // Plot cards are drawn once a round.
    let mut t = dealt(
        SEVEN,
        json!({"targeting": true, "plot": true}),
        json!({"plot": ["charge", "charge", "ambush", "ambush"]}),
    );
    t.play(">charge.1 >charge.1").approve("p0123@4").play("ssss");
    assert_eq!(t.public()["plot"]["drawn"], json!(["ambush", "ambush"]));
    assert_eq!(t.public()["round"], json!(2));
}
