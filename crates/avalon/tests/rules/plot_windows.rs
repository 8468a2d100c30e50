//! Plot cards that are played in a window: AV-95 to AV-99.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)] // helpers of tests may fail

use crate::common::SEVEN;
use crate::plot::{held, one, seven};
use serde_json::json;

#[test]
fn av_95_lead_to_victory_at_the_start_of_a_round() {
    let mut t = seven(&["lead_to_victory", "charge", "ambush", "ambush"], json!({}));
    t.play(">lead_to_victory.5 >charge.1");
    // Not before the proposal of a round whose window has passed.
    assert_eq!(t.phase(), "propose");
    t.refused(5, "!lead_to_victory", "AV-27", "not_now").approve("p01").play("ss");
    assert_eq!(t.now(), "lead 5 / leader 1 / track 0");
    t.refused(5, "!lead_to_victory.1", "AV-93", "no_target_needed").look().play("!lead_to_victory");
    assert_eq!(t.public_news()[0], json!({"lead_taken": {"seat": 5}}));
    // The new Leader draws and gives the cards.
    assert_eq!(t.now(), "plot 5 / leader 5 / track 0");
    assert_eq!(t.public()["plot"]["drawn"], json!(["ambush", "ambush"]));
    t.play(">ambush.0 >ambush.0");
    assert_eq!(t.now(), "propose 5 / leader 5 / track 0");
}

#[test]
fn av_95_anyone_but_the_leader_before_every_proposal_but_not_twice() {
    let mut t = seven(&["lead_to_victory", "lead_to_victory"], json!({}));
    t.play(">lead_to_victory.1 >lead_to_victory.4").reject();
    // Seat 1 leads now and is not asked.
    assert_eq!(t.now(), "lead 4 / leader 1 / track 1");
    t.play("~lead_to_victory").reject();
    // Clockwise from the Leader, seat 2: 4 before 1.
    assert_eq!(t.now(), "lead 4 / leader 2 / track 2");
    t.play("~lead_to_victory");
    assert_eq!(t.now(), "lead 1 / leader 2 / track 2");
    t.play("!lead_to_victory");
    // Seat 4 still holds one, but there has been no vote in between; and no card is drawn in mid-round.
    assert_eq!(t.now(), "propose 1 / leader 1 / track 2");
    t.reject();
    assert_eq!(t.now(), "lead 4 / leader 2 / track 3");
}

#[test]
fn av_95_who_leads_next() {
    for (next, leader) in [("fromNewLeader", 6), ("fromReplaced", 2)] {
        // Seat 1 was to lead and is replaced by seat 5.
        let mut t = seven(&["lead_to_victory", "charge"], json!({"strongLeaderNext": next}));
        t.play(">lead_to_victory.5 >charge.3").reject().play("!lead_to_victory");
        assert_eq!(t.now(), "propose 5 / leader 5 / track 1");
        let coming = json!([5, leader, (leader + 1) % 7, (leader + 2) % 7]);
        assert_eq!(t.public()["leaders"], coming, "{next}");
        t.reject();
        assert_eq!(t.now(), format!("propose {leader} / leader {leader} / track 2"), "{next}");
        t.reject();
        let after = (leader + 1) % 7;
        assert_eq!(t.now(), format!("propose {after} / leader {after} / track 3"), "{next}");
        // The same after a quest.
        let mut t = seven(&["lead_to_victory", "charge"], json!({"strongLeaderNext": next}));
        t.play(">lead_to_victory.5 >charge.3").reject().play("!lead_to_victory").approve("p01").play("ss");
        assert_eq!(t.public()["leader"], json!(leader), "{next}");
    }
    // Two of them: the seat after the player replaced by the last one.
    let mut t = seven(&["lead_to_victory", "lead_to_victory"], json!({"strongLeaderNext": "fromReplaced"}));
    t.play(">lead_to_victory.3 >lead_to_victory.5").reject().play("!lead_to_victory").reject();
    assert_eq!(t.now(), "lead 5 / leader 2 / track 2");
    t.play("!lead_to_victory").reject();
    assert_eq!(t.public()["leader"], json!(3));
}

#[test]
fn av_96_the_king_returns_makes_an_approval_a_rejection() {
    let mut t = seven(&["king_returns", "lead_to_victory"], json!({}));
    t.play(">king_returns.2 >lead_to_victory.4").approve("p01");
    assert_eq!(t.now(), "king 2 / leader 0 / track 0");
    assert_eq!(t.public()["votes"]["approve"], json!([0, 1, 2, 3, 4, 5, 6]));
    t.play("!king_returns");
    // Track, Leader, and a window for Lead to Victory.
    assert_eq!(t.now(), "lead 4 / leader 1 / track 1");
    assert!(t.public().get("proposal").is_none());
    t.play("~lead_to_victory");
    assert_eq!((t.phase(), t.public()["round"].clone()), ("propose", json!(1)));
    // A rejected team asks nobody.
    let mut t = one(SEVEN, "king_returns", 2, json!({}));
    t.reject();
    assert_eq!(t.phase(), "propose");
}

#[test]
fn t_av_4_the_king_returns_at_vote_track_four() {
    let mut t = one(SEVEN, "king_returns", 2, json!({}));
    t.reject().reject().reject().reject().approve("p01");
    assert_eq!(t.now(), "king 2 / leader 4 / track 4");
    t.play("!king_returns");
    assert_eq!(t.outcome(), "evil rejections 4 5 6");
}

#[test]
fn av_97_we_found_you_before_any_card_is_chosen() {
    let mut t = one(SEVEN, "we_found_you", 1, json!({}));
    t.approve("p16");
    assert_eq!(t.now(), "spot 1 / leader 0 / track 0");
    t.refused(1, "s", "AV-27", "not_now").refused(1, "!we_found_you.0", "AV-97", "spot_target");
    t.refused(1, "!we_found_you", "AV-93", "target_needed").refused(
        1,
        "!we_found_you.9",
        "AV-27",
        "no_such_seat",
    );
    assert_eq!(t.legal(1), "!we_found_you.1 !we_found_you.6 ~we_found_you"); // oneself too
    t.look().play("!we_found_you.6");
    assert_eq!(t.public_news(), [json!({"spotlit": {"seat": 1, "target": 6}})]);
    assert_eq!(t.now(), "quest 1 6 / leader 0 / track 0");
    assert_eq!(t.public()["proposal"]["spotlit"], json!({"seat": 6, "card": null}));
    // All choose at the same time; it is shown when all have played.
    t.look().play("6f");
    assert_eq!(t.public_news(), [json!({"has_played": {"seat": 6}})]);
    t.look().play("1s");
    let expected = [
        json!({"has_played": {"seat": 1}}),
        json!({"turned_up": {"seat": 6, "card": "fail"}}),
        json!({"quest_done": {"successes": 1, "fails": 1}}),
    ];
    assert_eq!(t.public_news()[..3], expected);
    assert_eq!(t.told(), [1]);
    assert_eq!(held(&t), json!([]));
}

#[test]
fn av_97_the_owner_stays_bound_and_may_be_the_player_of_the_card() {
    let mut t = one(SEVEN, "we_found_you", 1, json!({}));
    t.approve("p16").play("!we_found_you.1").refused(1, "f", "AV-35", "good_must_succeed").play("ss");
    assert_eq!(t.score(), (1, 0));
    let mut t = one(SEVEN, "we_found_you", 1, json!({}));
    t.approve("p16").play("~we_found_you sf");
    assert!(t.table.secrets().log().iter().all(|event| event.name() != "turned_up"));
}

#[test]
fn av_97_target_first_where_the_table_says_so() {
    let mut t = one(SEVEN, "we_found_you", 1, json!({"spotlightOrder": "targetFirst"}));
    t.approve("p16").play("!we_found_you.6");
    assert_eq!(t.now(), "quest 6 / leader 0 / track 0");
    t.refused(1, "s", "AV-27", "not_now").look().play("6f");
    let expected = [json!({"has_played": {"seat": 6}}), json!({"turned_up": {"seat": 6, "card": "fail"}})];
    assert_eq!(t.public_news(), expected);
    assert_eq!(t.public()["proposal"]["spotlit"], json!({"seat": 6, "card": "fail"}));
    assert_eq!(t.now(), "quest 1 / leader 0 / track 0");
    t.play("1s");
    assert_eq!(t.score(), (0, 1));
    // And explicitly the default.
    let mut t = one(SEVEN, "we_found_you", 1, json!({"spotlightOrder": "simultaneous"}));
    t.approve("p16").play("!we_found_you.6");
    assert_eq!(t.asked(), [1, 6]);
}

#[test]
fn av_98_ambush_looks_at_one_face_down_card_each_once() {
    let mut t = seven(&["ambush", "ambush"], json!({}));
    t.play(">ambush.3 >ambush.6").approve("p06").play("sf");
    // Its holder need not be on the team.
    assert_eq!((t.asked(), t.legal(3)), (vec![3], "!ambush.0 !ambush.6 ~ambush".into()));
    t.refused(3, "!ambush.3", "AV-98", "ambush_target").refused(3, "!ambush.1", "AV-98", "ambush_target");
    t.refused(3, "!ambush", "AV-93", "target_needed").refused(
        3,
        "!ambush.0.charge",
        "AV-93",
        "no_target_needed",
    );
    t.look().play("!ambush.0");
    assert_eq!(t.public_news()[0], json!({"ambushed": {"seat": 3, "target": 0}}));
    assert_eq!(
        t.news(3),
        [json!({"you_saw_card": {"seat": 0, "card": "success", "by": "ambush", "round": 1}})]
    );
    // Seat 6 holds the second; the own card and the one looked at are no targets: not asked.
    assert_eq!((t.score(), held(&t)), ((0, 1), json!([{"card": "ambush", "seat": 6}])));
}

#[test]
fn av_98_a_card_looked_at_is_no_target_for_the_next() {
    let mut t = seven(&["ambush", "ambush"], json!({}));
    t.play(">ambush.3 >ambush.4").approve("p06").play("sf !ambush.6");
    assert_eq!(t.public()["looked"], json!([6]));
    t.refused(4, "!ambush.6", "AV-98", "ambush_target");
    assert_eq!(t.legal(4), "!ambush.0 ~ambush");
    // It does not change the card.
    t.play("~ambush");
    assert_eq!((t.score(), t.public()["quests"][0]["fails"].clone()), ((0, 1), json!(1)));
}

#[test]
fn t_av_20_av_99_two_holders_of_charge() {
    let mut t = seven(&["charge", "charge"], json!({}));
    t.play(">charge.2 >charge.5 p01");
    assert_eq!(t.now(), "charge 2 5 / leader 0 / track 0");
    t.refused(0, "+", "AV-27", "not_now").look().play("5-");
    // No value is visible until both have voted.
    assert_eq!(t.public_news(), [json!({"has_voted": {"seat": 5}})]);
    assert!(t.public().get("votes").is_none());
    t.refused(5, "+", "AV-27", "not_now").look().play("2+");
    assert_eq!(
        t.public_news(),
        [json!({"has_voted": {"seat": 2}}), json!({"charge_revealed": {"approvals": [2]}})]
    );
    // Both are, while the others still vote.
    assert_eq!(t.public()["votes"], json!({"approve": [2], "reject": [5]}));
    assert_eq!(t.now(), "vote 0 1 3 4 6 / leader 0 / track 0");
    t.refused(2, "-", "AV-27", "not_now").play("+----");
    assert_eq!(t.public()["votes"], json!({"approve": [0, 2], "reject": [1, 3, 4, 5, 6]}));
    // In every later vote too.
    t.play("p01");
    assert_eq!((t.phase(), t.asked()), ("charge", vec![2, 5]));
    assert!(t.public().get("votes").is_none());
    // Nothing of the last vote comes with it, in which seats 0 and 2 approved.
    t.look().play("-+");
    assert_eq!(t.public_news().pop(), Some(json!({"charge_revealed": {"approvals": [5]}})));
    assert_eq!(t.public()["votes"], json!({"approve": [5], "reject": [2]}));
}

#[test]
fn av_99_two_copies_in_one_hand_act_as_one() {
    let mut t = seven(&["charge", "charge"], json!({}));
    t.play(">charge.2 >charge.2 p01");
    assert_eq!(t.now(), "charge 2 / leader 0 / track 0");
    t.play("+");
    assert_eq!(t.asked(), [0, 1, 3, 4, 5, 6]);
}
