//! Excalibur: AV-82 to AV-87.

use crate::common::{FIVE, SEVEN, T, dealt, table};
use game::Choices;
use serde_json::json;

fn sword() -> T {
    table(SEVEN, json!({"excalibur": true}))
}

#[test]
fn av_82_the_leader_must_give_it_to_a_member_other_than_the_leader() {
    let mut t = sword();
    t.refused(0, "p01", "AV-82", "excalibur_missing");
    t.refused(0, "p01*0", "AV-82", "excalibur_holder").refused(0, "p01*2", "AV-82", "excalibur_holder");
    table(SEVEN, json!({})).refused(0, "p01*1", "AV-82", "excalibur_absent");
    // The holder is public and part of what is voted on.
    t.play("p01*1");
    assert_eq!(t.public()["proposal"], json!({"leader": 0, "quest": 1, "team": [0, 1], "excalibur": 1}));
    t.play("-------");
    assert!(t.public().get("proposal").is_none());
    t.play("p23*3 +++++++ ss x-");
    assert_eq!(t.now(), "propose 2 / leader 2 / track 0");
    assert!(t.public().get("proposal").is_none());
}

#[test]
fn av_82_av_105_every_proposal_is_counted_once() {
    // Teams of two of seven: 15 without the Leader with two holders each, 6 with one holder.
    let t = sword();
    let choices = t.table.legal(crate::common::seat(0));
    assert_eq!(choices.count(), 15 * 2 + 6);
    let all: std::collections::HashSet<_> = choices.iter().collect();
    assert_eq!(all.len(), 36);
    assert!(all.iter().all(|command| choices.contains(command)));
}

#[test]
fn t_av_17_to_the_leader_on_oneself_and_declined() {
    let mut t = sword();
    t.refused(0, "p03*0", "AV-82", "excalibur_holder").approve("p06*6").play("sf");
    assert_eq!(t.now(), "excalibur 6 / leader 0 / track 0");
    t.refused(6, "x6", "AV-83", "excalibur_target");
    t.look().play("x-");
    assert_eq!(t.public()["quests"][0]["fails"], json!(1));
    assert_eq!(t.public_news()[0], json!({"excalibur_declined": {"holder": 6}}));
    assert_eq!(t.told(), [0; 0]);
}

#[test]
fn av_83_it_is_used_when_all_cards_lie_and_on_another_member() {
    let mut t = sword();
    t.approve("p06*6").play("0s").refused(6, "x0", "AV-27", "not_now").play("6s");
    assert_eq!((t.phase(), t.legal(6)), ("excalibur", "x0 x-".into()));
    t.refused(6, "x3", "AV-83", "excalibur_target").refused(6, "x9", "AV-27", "no_such_seat");
    t.refused(0, "x6", "AV-27", "not_now");
    t.play("x0"); // the Leader's card too
    assert_eq!(t.score(), (0, 1));
}

#[test]
fn av_84_it_turns_the_card_over_against_the_rule() {
    // A Good player's Success becomes a Fail, an Evil player's Fail a Success.
    let mut t = sword();
    t.approve("p01*1").play("ss x0");
    assert_eq!((t.score(), t.public()["quests"][0]["fails"].clone()), ((0, 1), json!(1)));
    let mut t = sword();
    t.approve("p16*1").play("sf x6");
    assert_eq!((t.score(), t.public()["quests"][0]["fails"].clone()), ((1, 0), json!(0)));
    // A forced Fail of V2 becomes a Success.
    let roles = "merlin servant good_lancelot servant evil_lancelot minion assassin";
    let mut t =
        dealt(roles, json!({"excalibur": true, "lancelotVariant": "v2"}), json!({"lancelot": ["same"]}));
    t.approve("p14*1").play("sf x4");
    assert_eq!(t.score(), (1, 0));
}

#[test]
fn av_85_holder_and_target_learn_the_card_that_was_taken_back() {
    let mut t = sword();
    t.approve("p16*1").play("sf").look().play("x6");
    assert_eq!(t.public_news()[0], json!({"exchanged": {"holder": 1, "target": 6}}));
    assert_eq!(t.told(), [1, 6]);
    let seen = json!({"seat": 6, "card": "fail", "by": "excalibur", "round": 1});
    assert_eq!(
        (t.news(1), t.news(6)),
        (vec![json!({"you_saw_card": seen})], vec![json!({"you_saw_card": seen})])
    );
    assert_eq!(t.you(1)["cards_seen"], json!([seen]));
    // The others learn only that it was used: the same, whichever card it was.
    let other = |cards: &str| {
        let mut t = sword();
        t.approve("p01*1").play("ss x-").approve("p456*4").play(cards).look().play("x6");
        (t.public_news(), t.view(0))
    };
    let (news, view) = other("sff"); // 6 takes a Fail back, the one of 5 is left
    assert_eq!(news[0], json!({"exchanged": {"holder": 4, "target": 6}}));
    assert_eq!((news, view), other("sss")); // 6 takes a Success back
}

#[test]
fn av_86_without_another_face_down_card_the_phase_is_left_out() {
    let options = json!({"excalibur": true, "plot": true});
    let deal = json!({"plot": ["we_found_you", "charge"]});
    let mut t = dealt(SEVEN, options, deal);
    t.play(">we_found_you.3 >charge.3 p01*1").play("+ ++++++");
    assert_eq!(t.phase(), "spot");
    t.play("!we_found_you.0 ss");
    // The only other card lies face up: nobody is asked, the quest is counted.
    assert_eq!((t.score(), t.phase()), ((1, 0), "plot"));
}

#[test]
fn t_av_18_excalibur_then_ambush_on_the_same_target() {
    let mut t = dealt(SEVEN, json!({"excalibur": true, "plot": true}), json!({"plot": ["ambush", "charge"]}));
    t.play(">ambush.3 >charge.3 p01*1").play("+ ++++++ ss");
    assert_eq!(t.now(), "excalibur 1 / leader 0 / track 0");
    t.play("x0");
    assert_eq!(t.now(), "ambush 3 / leader 0 / track 0");
    t.look().play("!ambush.0");
    let seen = json!({"seat": 0, "card": "fail", "by": "ambush", "round": 1});
    assert_eq!((t.news(3), t.told()), (vec![json!({"you_saw_card": seen})], vec![3]));
    assert_eq!(t.you(1)["cards_seen"][0]["card"], json!("success"));
    assert_eq!(t.score(), (0, 1));
}

#[test]
fn t_av_19_the_target_of_we_found_you_cannot_be_made_to_exchange() {
    let plot = ["we_found_you", "ambush", "charge", "charge"];
    let mut t = dealt(SEVEN, json!({"excalibur": true, "plot": true}), json!({"plot": plot}));
    t.play(">we_found_you.3 >ambush.4").approve("p01*1").play("~we_found_you ss x- ~ambush");
    // In the second round three are on the team, and the one in the light is safe.
    t.play(">charge.3 >charge.3").approve("p012*2").play("!we_found_you.0 sss");
    assert_eq!(t.now(), "excalibur 2 / leader 1 / track 0");
    t.refused(2, "x0", "AV-86", "excalibur_face_up");
    assert_eq!((t.legal(2), t.form(2)), ("x1 x-".into(), json!({"excalibur": {"targets": [1]}})));
    // Nor is a face-up card a target of Ambush.
    t.play("x-").refused(4, "!ambush.0", "AV-98", "ambush_target");
    assert_eq!(t.legal(4), "!ambush.1 !ambush.2 ~ambush");
}

#[test]
fn av_87_three_successes_and_one_exchange() {
    let mut t = table(FIVE, json!({"excalibur": true}));
    t.approve("p01*1").play("ss x-").look();
    t.approve("p012*2").play("sss x0");
    assert_eq!(t.public_news().last(), Some(&json!({"quest_done": {"successes": 2, "fails": 1}})));
    assert_eq!(t.score(), (1, 1));
    assert_eq!(t.public()["quests"][1]["result"], json!("fail"));
}
