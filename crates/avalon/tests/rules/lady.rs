//! The Lady of the Lake: AV-62 to AV-68.

use crate::common::{FIVE, SEVEN, T, dealt, merge, seat, table, warnings};
use avalon::{Side, Statement};
use serde_json::{Value, json};

/// The Lady is seat 1's, since seat 2 leads first.
fn lady(roles: &str, options: Value) -> T {
    dealt(roles, merge(json!({"lady": true}), &options), json!({"leader": 2}))
}

#[test]
fn av_62_her_token_is_public_and_meant_for_seven() {
    let setup = |players: u8| json!({"players": players, "options": {"lady": true}});
    for players in 5..=10 {
        let expected: &[&str] = if players < 7 { &["AV-62 lady_below_seven options.lady"] } else { &[] };
        assert_eq!(warnings(&setup(players)), expected, "{players}");
    }
    let t = lady(SEVEN, json!({}));
    assert_eq!(t.public()["lady"], json!({"holder": 1, "used": []}));
}

#[test]
fn av_63_she_is_used_after_the_second_third_and_fourth_quest() {
    let mut t = lady(SEVEN, json!({}));
    t.succeed();
    assert_eq!(t.phase(), "propose");
    t.fail();
    assert_eq!(t.now(), "lady 1 / leader 4 / track 0");
    t.play("l0").succeed();
    assert_eq!(t.now(), "lady 0 / leader 5 / track 0");
    t.play("l2").fail();
    assert_eq!(t.now(), "lady 2 / leader 6 / track 0");
    t.play("l3");
    assert_eq!(t.now(), "propose 6 / leader 6 / track 0");
    t.fail();
    assert_eq!(t.outcome(), "evil three_fails 4 5 6");
}

#[test]
fn av_63_she_must_be_used_unless_the_table_says_otherwise() {
    let mut t = lady(SEVEN, json!({"ladyMandatory": true}));
    t.succeed().succeed().refused(1, "l-", "AV-63", "lady_mandatory");
    assert_eq!(t.legal(1), "l0 l2 l3 l4 l5 l6");
    let mut t = lady(SEVEN, json!({"ladyMandatory": false}));
    t.succeed().succeed();
    assert_eq!(t.legal(1), "l0 l2 l3 l4 l5 l6 l-");
    t.look().play("l-");
    assert_eq!(t.public_news(), [json!({"lady_skipped": {"holder": 1}})]);
    assert_eq!(t.public()["lady"], json!({"holder": 1, "used": []}));
    assert_eq!((t.phase(), t.told()), ("propose", vec![]));
    t.fail();
    assert_eq!(t.asked(), [1]);
    t.play("l0");
    assert_eq!(t.public()["lady"], json!({"holder": 0, "used": [1]}));
}

#[test]
fn t_av_14_no_lady_after_three_successes() {
    let mut t = lady(SEVEN, json!({}));
    t.succeed().succeed().play("l0").succeed();
    assert_eq!((t.phase(), t.score()), ("assassin", (3, 0)));
    let mut t = lady(SEVEN, json!({}));
    t.fail().fail().play("l0").fail();
    assert_eq!(t.outcome(), "evil three_fails 4 5 6");
}

#[test]
fn t_av_13_av_64_av_67_who_has_used_her_is_never_checked() {
    let mut t = lady(SEVEN, json!({}));
    t.succeed().fail();
    t.refused(1, "l1", "AV-64", "lady_target").refused(1, "l9", "AV-27", "no_such_seat");
    t.play("l3");
    assert_eq!(t.public()["lady"], json!({"holder": 3, "used": [1]}));
    t.succeed();
    t.refused(3, "l1", "AV-64", "lady_target").refused(3, "l3", "AV-64", "lady_target");
    assert_eq!(t.legal(3), "l0 l2 l4 l5 l6");
    t.play("l5").fail();
    for used in [1, 3, 5] {
        t.refused(5, &format!("l{used}"), "AV-64", "lady_target");
    }
    assert_eq!(t.legal(5), "l0 l2 l4 l6");
    t.play("l0");
    assert_eq!(t.public()["lady"], json!({"holder": 0, "used": [1, 3, 5]}));
    // There are at most three uses.
    t.succeed();
    assert_eq!(t.phase(), "assassin");
}

#[test]
fn av_65_the_holder_alone_sees_the_present_loyalty() {
    for (target, known) in [(0, "good"), (6, "evil")] {
        let mut t = lady(SEVEN, json!({"wrongLoyaltyCard": "impossible"}));
        t.succeed().fail().look().play(&format!("l{target}"));
        let checking = json!({"checker": 1, "shower": target, "by": "lady"});
        assert_eq!(t.public_news(), [json!({"loyalty_seen": checking})]);
        assert_eq!(t.told(), [1]);
        let mark = json!({"seat": target, "as": known, "since": "lady", "round": 2});
        assert_eq!(t.news(1), [json!({"you_saw": mark})]);
        assert_eq!(t.you(1)["knows"].as_array().unwrap().last(), Some(&mark));
    }
}

#[test]
fn av_65_where_a_wrong_card_can_be_passed_it_loses_the_game() {
    for (target, wrong, outcome) in
        [(0, "e", "evil wrong_loyalty 4 5 6"), (6, "g", "good wrong_loyalty 0 1 2 3")]
    {
        let mut t = lady(SEVEN, json!({"wrongLoyaltyCard": "sideLoses"}));
        t.succeed().fail().look().play(&format!("l{target}"));
        assert_eq!(t.now(), format!("loyalty {target} / leader 4 / track 0"));
        assert_eq!(t.public()["checking"], json!({"checker": 1, "shower": target, "by": "lady"}));
        assert_eq!(t.told(), [0; 0], "nothing is seen before a card is passed");
        assert_eq!(t.form(target), json!({"loyalty": {"to": 1}}));
        assert_eq!(t.legal(target), "g e");
        t.refused(1, "g", "AV-27", "not_now").play(wrong);
        assert_eq!(t.outcome(), outcome);
        assert!(t.table.secrets().log().iter().all(|event| event.name() != "shot_opened"));
    }
    let mut t = lady(SEVEN, json!({"wrongLoyaltyCard": "sideLoses"}));
    t.succeed().fail().look().play("l6 e");
    assert_eq!(
        (t.phase(), t.told(), t.knows(1)),
        ("propose", vec![1], "0:merlin_or_morgana 5:merlin_or_morgana 6:evil".into())
    );
    assert_eq!(t.public()["lady"], json!({"holder": 6, "used": [1]}));
}

#[test]
fn t_av_12_the_lady_on_a_switched_lancelot() {
    let roles = "merlin servant good_lancelot servant evil_lancelot minion assassin";
    let options = json!({"lady": true, "lancelotVariant": "v1", "lancelotV1Deck": "bigBox"});
    for (target, known) in [(4, "4:good"), (2, "2:evil")] {
        let mut t = dealt(roles, options.clone(), json!({"leader": 2, "lancelot": ["switch", "same"]}));
        t.approve("p01").play("ss").approve("p013").play("sss");
        t.play(&format!("l{target}"));
        assert_eq!(t.knows(1), known);
    }
}

#[test]
fn av_66_what_she_says_is_talk_and_she_learns_no_character() {
    let mut t = lady(SEVEN, json!({}));
    t.succeed().fail().play("l0");
    assert!(!t.you(1)["knows"].to_string().contains("merlin\""));
    let before = t.table.secrets().state().clone();
    let lie = Statement::LadyShowed { seat: seat(0), side: Side::Evil };
    assert_eq!(serde_json::to_value(lie).unwrap(), json!({"lady_showed": {"seat": 0, "side": "evil"}}));
    assert!(before == *t.table.secrets().state());
}

#[test]
fn av_68_the_order_after_a_quest() {
    let roles = "merlin servant good_lancelot servant evil_lancelot minion assassin";
    let options = json!({"lady": true, "lancelotVariant": "v1"});
    let mut t = dealt(roles, options, json!({"leader": 2, "lancelot": ["switch"]}));
    t.approve("p01").play("ss").look().approve("p013").play("sss");
    // Scored, the Leader has moved, the Lady is asked, and no card has been turned yet.
    assert_eq!((t.score(), t.now()), ((2, 0), "lady 1 / leader 4 / track 0".to_string()));
    assert_eq!(
        (t.public()["round"].clone(), t.public()["lancelot"]["turned"].clone()),
        (json!(2), json!([]))
    );
    t.look().play("l4");
    // She sees the loyalty before the switch.
    assert_eq!(t.knows(1), "4:evil");
    let names: Vec<String> =
        t.public_news().iter().map(|news| news.as_object().unwrap().keys().next().unwrap().clone()).collect();
    assert_eq!(names, ["loyalty_seen", "fidelity_turned"]);
    assert_eq!(t.you(4)["loyalty"], json!("good"));
}

#[test]
fn av_63_at_five_seats_there_is_always_somebody_to_check() {
    let mut t = dealt(FIVE, json!({"lady": true}), json!({"leader": 0}));
    t.succeed().fail().play("l0").succeed().play("l1").fail();
    assert_eq!(t.legal(1), "l2 l3");
    assert_eq!(table(FIVE, json!({"lady": false})).succeed().succeed().phase(), "propose");
}
