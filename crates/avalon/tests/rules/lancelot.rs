//! The Lancelots: AV-69 to AV-80. What they see at night stands in `night.rs`.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)] // helpers of tests may fail

use crate::common::{T, dealt};
use serde_json::{Value, json};

/// Seats 2 and 4 are the Good and the Evil Lancelot.
const ROLES: &str = "merlin servant good_lancelot servant evil_lancelot minion assassin";

fn lancelots(options: Value, cards: &[&str]) -> T {
    let deal = if cards.is_empty() { json!({}) } else { json!({"lancelot": cards}) };
    dealt(ROLES, options, deal)
}

fn v1(cards: &[&str]) -> T {
    lancelots(json!({"lancelotVariant": "v1"}), cards)
}

fn big(cards: &[&str]) -> T {
    lancelots(json!({"lancelotVariant": "v1", "lancelotV1Deck": "bigBox"}), cards)
}

fn v2(cards: &[&str]) -> T {
    lancelots(json!({"lancelotVariant": "v2"}), cards)
}

/// The present loyalty of Good Lancelot's and Evil Lancelot's holder.
fn sides(t: &T) -> String {
    let side = |seat: u8| t.you(seat)["loyalty"].as_str().unwrap().to_string();
    format!("{} {}", side(2), side(4))
}

/// A quest of Good seats that are no Lancelots, which succeeds.
fn quiet(t: &mut T) {
    let team = match t.table.board().round {
        1 => "p01",
        2 | 3 => "p013",
        _ => "p0135",
    };
    t.approve(team).play(&"s".repeat(team.len() - 1));
}

/// The same with the Assassin in it, who fails it.
fn sunk(t: &mut T) {
    let team = match t.table.board().round {
        1 => "p06",
        2 | 3 => "p016",
        _ => "p0156",
    };
    let cards = if team.len() == 5 { "ssff".to_string() } else { "s".repeat(team.len() - 2) + "f" };
    t.approve(team).play(&cards);
}

#[test]
fn av_69_av_70_the_promo_deck_is_turned_from_the_third_round() {
    let mut t = v1(&["switch"]);
    assert_eq!(t.public()["lancelot"], json!({"variant": "v1", "turned": [], "deck": 5}));
    quiet(&mut t);
    assert_eq!(t.public()["lancelot"]["turned"], json!([]));
    t.look();
    sunk(&mut t);
    assert_eq!(t.public()["lancelot"], json!({"variant": "v1", "turned": ["switch"], "deck": 4}));
    assert_eq!(t.public_news().last(), Some(&json!({"fidelity_turned": {"card": "switch"}})));
    assert_eq!((sides(&t), t.phase()), ("evil good".into(), "propose"));
    // A rejection turns no further card.
    t.reject();
    assert_eq!(t.public()["lancelot"]["turned"], json!(["switch"]));
}

#[test]
fn t_av_10_switch_same_switch() {
    let mut t = v1(&["switch", "same", "switch"]);
    let mut seen = vec![sides(&t)];
    quiet(&mut t);
    seen.push(sides(&t));
    for quest in [sunk, quiet, sunk] {
        quest(&mut t);
        seen.push(sides(&t));
    }
    assert_eq!(seen, ["good evil", "good evil", "evil good", "evil good", "good evil"]);
    assert_eq!(
        t.public()["lancelot"],
        json!({"variant": "v1", "turned": ["switch", "same", "switch"], "deck": 2})
    );
}

#[test]
fn av_70_the_big_box_deck_is_turned_from_the_first_round() {
    let mut t = big(&["same", "switch", "same", "switch", "same"]);
    let mut seen = vec![sides(&t)];
    for quest in [quiet, sunk, quiet, sunk] {
        quest(&mut t);
        seen.push(sides(&t));
    }
    assert_eq!(seen, ["good evil", "evil good", "evil good", "good evil", "good evil"]);
    assert_eq!(t.public()["lancelot"]["deck"], json!(1));
}

#[test]
fn av_70_each_card_of_the_deck_is_equally_likely() {
    let (mut promo, mut big) = (0, 0);
    for seed in 0..1000 {
        let open = |deck: &str| {
            let options = json!({"lancelotVariant": "v1", "lancelotV1Deck": deck});
            let roles: Vec<&str> = ROLES.split(' ').collect();
            T::seeded(json!({"options": options, "deal": {"roles": roles, "leader": 0}}), seed)
        };
        let mut t = open("promo");
        quiet(&mut t);
        quiet(&mut t);
        promo += u32::from(sides(&t) == "evil good");
        big += u32::from(sides(&open("bigBox")) == "evil good");
    }
    assert!((340..460).contains(&promo), "{promo} of 1000 where 2 of 5 cards switch");
    assert!((280..390).contains(&big), "{big} of 1000 where 2 of 6 cards switch");
}

#[test]
fn av_70_a_written_card_that_is_used_up_is_named() {
    // Three switches are not in the deck.
    let setup = json!({"options": {"lancelotVariant": "v1", "lancelotV1Deck": "bigBox"},
        "deal": {"roles": ROLES.split(' ').collect::<Vec<_>>(), "leader": 0, "lancelot": ["switch", "switch", "switch"]}});
    let mut t = T::open(setup);
    quiet(&mut t);
    t.approve("p013").play("0s 1s");
    let before = t.table.secrets().state().clone();
    let error = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| t.play("3s").phase())).unwrap_err();
    let error = error.downcast_ref::<String>().unwrap();
    assert!(error.ends_with("deal.lancelot[2]: No such card is left."), "{error}");
    assert!(before == *t.table.secrets().state(), "a draft that failed left a trace");
}

#[test]
fn t_av_11_av_71_av_72_v2_switch_at_slot_one() {
    let mut t = v2(&["switch", "same", "same", "same", "same", "same", "switch"]);
    t.play("p24");
    assert_eq!(sides(&t), "good evil");
    t.look().play("+++++++");
    assert_eq!(t.public_news().last(), Some(&json!("lancelots_switched")));
    assert_eq!((sides(&t), t.public()["lancelot"]["switched"].clone()), ("evil good".into(), json!(true)));
    assert_eq!((t.legal(2), t.legal(4)), ("f".into(), "s".into()));
    t.refused(2, "s", "AV-72", "evil_lancelot_must_fail");
    t.refused(4, "f", "AV-35", "good_must_succeed");
    t.play("fs");
    assert_eq!((t.score(), sides(&t)), ((0, 1), "evil good".into()));
}

#[test]
fn av_71_a_round_of_rejections_has_not_switched() {
    let mut t = v2(&["switch"]);
    for _ in 0..4 {
        t.reject();
        assert_eq!(
            (sides(&t), t.public()["lancelot"]["switched"].clone()),
            ("good evil".into(), json!(false))
        );
    }
    t.reject();
    // Evil Lancelot wins with Evil: nobody has switched.
    assert_eq!(t.outcome(), "evil rejections 4 5 6");
}

#[test]
fn av_71_with_targeting_the_card_of_the_chosen_slot_counts() {
    let cards = ["same", "same", "switch", "same", "same", "same", "switch"];
    let mut t = lancelots(json!({"lancelotVariant": "v2", "targeting": true}), &cards);
    t.approve("p01@1").play("ss");
    assert_eq!(sides(&t), "good evil");
    t.approve("p013@3");
    assert_eq!(sides(&t), "evil good");
    t.play("sss").approve("p013@2");
    assert_eq!(sides(&t), "evil good");
}

#[test]
fn av_71_two_switches_bring_them_back() {
    let mut t = v2(&["switch", "switch"]);
    quiet(&mut t);
    assert_eq!((sides(&t), t.public()["lancelot"]["switched"].clone()), ("evil good".into(), json!(true)));
    t.approve("p013");
    assert_eq!((sides(&t), t.public()["lancelot"]["switched"].clone()), ("good evil".into(), json!(false)));
}

#[test]
fn av_72_in_v2_both_lancelots_are_bound_before_any_switch_too() {
    let mut t = v2(&["same", "same", "same", "same", "same", "switch", "switch"]);
    t.approve("p24");
    assert_eq!((t.legal(2), t.legal(4)), ("s".into(), "f".into()));
    t.refused(4, "s", "AV-72", "evil_lancelot_must_fail");
    // Any other Evil player may choose, and all get the same prompt.
    t.play("sf").approve("p056");
    assert_eq!(
        (t.legal(5), t.legal(6), t.form(5), t.form(0)),
        ("s f".into(), "s f".into(), json!("play"), json!("play"))
    );
}

#[test]
fn av_73_v3_has_no_cards_and_each_plays_by_his_side() {
    let mut t = lancelots(json!({"lancelotVariant": "v3"}), &[]);
    assert_eq!(t.public()["lancelot"], json!({"variant": "v3"}));
    t.approve("p24");
    assert_eq!((t.legal(2), t.legal(4)), ("s".into(), "s f".into()));
    t.play("sf");
    for quest in [quiet, sunk, quiet] {
        quest(&mut t);
    }
    assert_eq!(sides(&t), "good evil");
    assert!(
        t.table
            .secrets()
            .log()
            .iter()
            .all(|event| !["fidelity_turned", "lancelots_switched"].contains(&event.name()))
    );
}

#[test]
fn av_74_a_switch_changes_cards_checks_targets_and_victory() {
    let options = json!({"lancelotVariant": "v1", "lancelotV1Deck": "bigBox", "lady": true});
    let mut t = dealt(ROLES, options, json!({"leader": 2, "lancelot": ["switch", "same", "same"]}));
    t.approve("p24");
    assert_eq!((t.legal(2), t.legal(4)), ("s f".into(), "s".into()));
    t.refused(4, "f", "AV-35", "good_must_succeed").play("ss");
    t.approve("p013").play("sss").play("l4");
    assert_eq!(t.knows(1), "4:good");
    t.approve("p013").play("sss");
    assert_eq!(t.legal(6), "k0 k1 k3 k4");
    t.play("k0");
    assert_eq!(t.outcome(), "evil assassination 2 5 6");
    // The cards are neither exchanged nor shown before the end.
    assert_eq!(
        (t.you(2)["role"].clone(), t.you(4)["role"].clone()),
        (json!("good_lancelot"), json!("evil_lancelot"))
    );
}

#[test]
fn av_75_old_marks_stay_and_are_dated() {
    let options = json!({"lancelotVariant": "v1", "lady": true});
    let mut t = dealt(ROLES, options, json!({"leader": 2, "lancelot": ["switch"]}));
    quiet(&mut t);
    quiet(&mut t);
    t.play("l4");
    // Now Evil Lancelot is Good, and the marks are wrong but dated before it.
    assert_eq!(sides(&t), "evil good");
    assert_eq!(t.you(1)["knows"], json!([{"seat": 4, "as": "evil", "since": "lady", "round": 2}]));
    let night = json!({"seat": 4, "as": "evil_lancelot", "since": "night", "round": 0});
    assert!(t.you(5)["knows"].as_array().unwrap().contains(&night));
    assert_eq!(t.you(0)["knows"][0], json!({"seat": 4, "as": "evil", "since": "night", "round": 0}));
    assert_eq!(t.public()["round"], json!(3));
    assert_eq!(t.you(6)["role"], json!("assassin"));
}

#[test]
fn av_76_only_the_lancelots_are_told_and_each_his_own_side() {
    for (card, good, evil) in [("switch", "evil", "good"), ("same", "good", "evil")] {
        let mut t = v1(&[card]);
        quiet(&mut t);
        t.approve("p013").play("0s 1s").look().play("3s");
        assert_eq!(t.public_news().last(), Some(&json!({"fidelity_turned": {"card": card}})));
        assert_eq!(t.told(), [2, 3, 4]); // 3 by the own card
        assert_eq!(t.news(2), [json!({"you_turned": {"side": good}})]);
        assert_eq!(t.news(4), [json!({"you_turned": {"side": evil}})]);
    }
    let mut t = v2(&["switch"]);
    t.play("p01 0+ 1+ 2+ 3+ 4+ 5+").look().play("6+");
    assert_eq!(t.told(), [2, 4, 6]);
    assert_eq!(t.news(2), [json!({"you_turned": {"side": "evil"}})]);
    assert_eq!(t.news(4), [json!({"you_turned": {"side": "good"}})]);
    // Neither learns who the other is.
    assert_eq!((t.knows(2), t.knows(4)), ("".into(), "".into()));
}

#[test]
fn av_76_the_two_cards_left_over_are_nobodys() {
    let left = v2(&["same", "same", "same", "switch", "same", "same", "switch"]);
    let right = v2(&["same", "same", "same", "switch", "same", "switch", "same"]);
    for seat in 0..7 {
        assert_eq!(left.view(seat), right.view(seat));
    }
    assert!(left.table.secrets().state() != right.table.secrets().state());
}

#[test]
fn av_79_at_the_shot_a_lancelot_counts_by_his_present_side() {
    for (card, evil, legal) in
        [("switch", json!([2, 5, 6]), "k0 k1 k3 k4"), ("same", json!([4, 5, 6]), "k0 k1 k2 k3")]
    {
        let mut t = big(&[card, "same", "same"]);
        for _ in 0..3 {
            quiet(&mut t);
        }
        assert_eq!((t.public()["evil"].clone(), t.legal(6)), (evil, legal.to_string()));
        let barred = if card == "switch" { "k2" } else { "k4" };
        t.refused(6, barred, "AV-45", "shot_target");
        // The one who is Good now may be named and is simply a miss.
        t.play(if card == "switch" { "k4" } else { "k2" });
        assert!(t.outcome().starts_with("good missed_shot"));
    }
}

#[test]
fn av_80_the_house_rule_forces_the_fail_in_v1_too() {
    for (must, legal) in [(true, "f"), (false, "s f")] {
        let options = json!({"lancelotVariant": "v1", "lancelotV1EvilMustFail": must});
        let mut t = lancelots(options, &["switch"]);
        t.approve("p24");
        assert_eq!((t.legal(2), t.legal(4)), ("s".into(), legal.to_string()));
        if must {
            t.refused(4, "s", "AV-80", "evil_lancelot_must_fail_v1");
        }
        t.play("sf");
        quiet(&mut t);
        // After the switch it binds the other one.
        t.approve("p245");
        assert_eq!((t.legal(2), t.legal(4), t.legal(5)), (legal.to_string(), "s".into(), "s f".into()));
    }
}
