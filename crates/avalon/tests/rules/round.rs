//! The round: AV-25 to AV-40.

use crate::common::{EIGHT, FIVE, SEVEN, SIX, T, dealt, seat, table};
use game::{Choices, Game};
use serde_json::json;

#[test]
fn av_25_without_targeting_round_r_plays_quest_r() {
    let mut t = table(FIVE, json!({}));
    for (round, ok) in [(1, true), (2, false), (3, true), (4, false)] {
        assert_eq!(t.public()["round"], json!(round));
        let leader = t.asked()[0];
        t.refused(leader, &format!("p012@{round}"), "AV-25", "quest_not_free");
        if ok {
            t.succeed()
        } else {
            t.fail()
        };
        let quest = &t.public()["quests"][round - 1];
        assert_eq!(quest["result"], json!(if ok { "success" } else { "fail" }));
        assert!(t.public()["quests"][round]["result"].is_null());
    }
    assert_eq!((t.public()["round"].clone(), t.score()), (json!(5), (2, 2)));
    t.fail();
    assert_eq!(t.outcome(), "evil three_fails 3 4");
}

#[test]
fn av_26_the_phases_of_a_plain_round() {
    let mut t = table(FIVE, json!({}));
    assert_eq!(t.now(), "propose 0 / leader 0 / track 0");
    t.play("p03");
    assert_eq!(t.now(), "vote 0 1 2 3 4 / leader 0 / track 0");
    t.play("++++-");
    assert_eq!(t.now(), "quest 0 3 / leader 0 / track 0");
    t.play("ss");
    assert_eq!(t.now(), "propose 1 / leader 1 / track 0");
    t.play("p123 --++-");
    assert_eq!(t.now(), "propose 2 / leader 2 / track 1");
    assert!(t.public().get("proposal").is_none());
}

/// Every command of every kind, to be tried by those who may not give it.
const COMMANDS: [&str; 18] = [
    "p01",
    "p012",
    "+",
    "-",
    "s",
    "f",
    "x1",
    "x-",
    "l1",
    "l-",
    "g",
    "e",
    ">ambush.1",
    "!ambush.1",
    "!king_returns",
    "~ambush",
    "k0",
    "!restore_honor.1.charge",
];

#[test]
fn av_27_what_the_table_does_not_list_is_refused_and_changes_nothing() {
    let mut t = table(FIVE, json!({}));
    let steps = [
        "",
        "p03",
        "0+",
        "1+ 2- 3- 4+",
        "0s",
        "3f",
        "p012 +++++ sss",
        "p34 +++++ ss",
        "p012 +++++ sss",
        "k1",
    ];
    let own: [&[&str]; 10] = [
        &["p01", "p012"],
        &["+", "-"],
        &["+", "-"],
        &["s", "f"],
        &["s", "f"],
        &["p01", "p012"],
        &["p01", "p012"],
        &["p01", "p012"],
        &["k0"],
        &[],
    ];
    for (step, own) in steps.into_iter().zip(own) {
        t.play(step);
        for number in 0..10 {
            let asked = t.asked().contains(&number);
            for text in COMMANDS {
                if !(asked && own.contains(&text)) {
                    t.refused(number, text, "AV-27", "not_now");
                }
            }
        }
    }
    assert_eq!(t.outcome(), "good missed_shot 0 1 2");
}

#[test]
fn av_27_no_phase_ends_while_somebody_must_act() {
    let mut t = table(FIVE, json!({}));
    t.play("p03 4+ 0+ 3+ 1+");
    assert_eq!(t.now(), "vote 2 / leader 0 / track 0");
    t.play("2- 3s");
    assert_eq!(t.now(), "quest 0 / leader 0 / track 0");
    t.refused(3, "f", "AV-27", "not_now");
    t.refused(1, "s", "AV-27", "not_now");
    t.play("0s");
    assert_eq!(t.score(), (1, 0));
}

#[test]
fn av_27_a_seat_that_is_not_at_the_table_can_do_nothing() {
    let mut t = table(FIVE, json!({}));
    t.refused(0, "p07", "AV-27", "no_such_seat");
    t.play("p01");
    t.refused(7, "+", "AV-27", "not_now");
}

#[test]
fn av_28_exactly_as_many_different_players_as_the_quest_needs() {
    for (roles, size) in [(FIVE, 2), (SIX, 2), (SEVEN, 2), (EIGHT, 3), (crate::common::TEN, 3)] {
        let mut t = table(roles, json!({}));
        for count in 0..=5usize {
            if count != size {
                t.refused(0, &format!("p{}", &"01234"[..count]), "AV-28", "team_size");
            }
        }
        // With or without the Leader.
        let teams: Vec<_> = t.table.legal(seat(0)).iter().collect();
        let with = |text: &str| teams.contains(&crate::common::command(text));
        assert!(with(&format!("p{}", &"01234"[..size])) && with(&format!("p{}", &"01234"[1..=size])));
        t.play(&format!("p{}", &"01234"[1..=size]));
    }
    let error = serde_json::from_value::<avalon::Command>(json!({"propose": {"team": [1, 1]}}));
    assert!(error.unwrap_err().to_string().contains("seat 1 is named twice"));
}

#[test]
fn av_28_the_second_quest_has_its_own_size() {
    let mut t = table(FIVE, json!({}));
    t.succeed();
    t.refused(1, "p01", "AV-28", "team_size").play("p013");
}

#[test]
fn av_29_talk_is_free_at_every_moment_and_changes_nothing() {
    let mut t = table(FIVE, json!({}));
    let everyone = |t: &T| {
        let before = t.table.secrets().state().clone();
        let speak = (0..5).all(|number| avalon::Avalon::may_speak(&t.table.view(seat(number))).is_ok());
        assert!(speak && before == *t.table.secrets().state());
    };
    everyone(&t);
    for step in ["p03", "0+ 1+", "2+ 3+ 4-", "0s", "3s", "p012 +++++ sss p01 +++++ ss", "k0"] {
        t.play(step);
        everyone(&t);
    }
    assert_eq!(t.outcome(), "evil assassination 3 4");
}

#[test]
fn av_30_votes_stay_hidden_until_the_last_one() {
    let mut t = table(FIVE, json!({}));
    t.play("p01").look().play("3- 1+");
    assert_eq!(t.public()["acted"], json!([1, 3]));
    assert!(t.public().get("votes").is_none());
    assert_eq!(t.public_news(), [json!({"has_voted": {"seat": 3}}), json!({"has_voted": {"seat": 1}})]);
    assert_eq!(t.told(), [1, 3]);
    assert_eq!(t.news(3), [json!({"you_voted": {"vote": "reject", "proposal": 1}})]);
    assert_eq!(t.you(3)["vote"], json!("reject"));
    assert!(t.you(0).get("vote").is_none());
    // The Leader votes too, each once.
    t.refused(3, "+", "AV-27", "not_now").play("0-").refused(0, "-", "AV-27", "not_now");
    t.play("2+ 4+");
    assert_eq!(t.public()["votes"], json!({"approve": [1, 2, 4], "reject": [0, 3]}));
    let last = t.public_news().pop().unwrap();
    assert_eq!(last, json!({"votes_revealed": {"approvals": [1, 2, 4], "approved": true}}));
}

#[test]
fn av_30_av_105_the_order_of_voting_cannot_be_told_from_the_result() {
    let result = |record: &str| table(FIVE, json!({})).play(record).public();
    assert_eq!(result("p01 0+ 1- 2+ 3- 4-"), result("p01 4- 3- 2+ 1- 0+"));
}

#[test]
fn av_31_more_than_half_must_approve() {
    for players in 5..=10u8 {
        for approvals in 0..=players {
            let mut t = T::open(json!({"players": players, "options": {"firstLeader": 0}}));
            let team: String = (0..if players < 8 { 2 } else { 3 }).map(|n| n.to_string()).collect();
            let votes = "+".repeat(approvals.into()) + &"-".repeat((players - approvals).into());
            t.play(&format!("p{team}")).play(&votes);
            let approved = approvals * 2 > players;
            assert_eq!(t.phase(), if approved { "quest" } else { "propose" }, "{approvals} of {players}");
            assert_eq!(t.public()["vote_track"], json!(u8::from(!approved)));
        }
    }
}

#[test]
fn av_31_a_tie_rejects_the_team() {
    let mut t = table(SIX, json!({}));
    t.play("p01 +-+-+-");
    assert_eq!(t.now(), "propose 1 / leader 1 / track 1");
}

#[test]
fn t_av_1_six_players_vote_three_to_three() {
    let mut t = dealt(SIX, json!({}), json!({"leader": 5}));
    t.play("p45 +++---");
    assert_eq!(t.now(), "propose 0 / leader 0 / track 1");
}

#[test]
fn av_32_a_rejection_moves_the_track_and_the_leader_within_the_round() {
    let mut t = dealt(FIVE, json!({}), json!({"leader": 3}));
    for (track, leader) in [(1, 4), (2, 0), (3, 1), (4, 2)] {
        t.reject();
        assert_eq!(t.now(), format!("propose {leader} / leader {leader} / track {track}"));
        assert_eq!(t.public()["round"], json!(1));
    }
    // The fifth team is voted on like any other.
    t.play("p01");
    assert_eq!(t.phase(), "vote");
    t.play("-----");
    assert_eq!(t.outcome(), "evil rejections 3 4");
}

#[test]
fn av_33_the_leader_stays_through_the_quest() {
    let mut t = dealt(FIVE, json!({}), json!({"leader": 4}));
    t.play("p01 +++--");
    assert_eq!(t.now(), "quest 0 1 / leader 4 / track 0");
    assert_eq!(t.public()["proposal"], json!({"leader": 4, "quest": 1, "team": [0, 1]}));
    t.play("ss");
    assert_eq!(t.now(), "propose 0 / leader 0 / track 0");
}

#[test]
fn av_34_the_track_goes_back_when_the_quest_is_done_not_when_the_team_is_approved() {
    let mut t = table(FIVE, json!({}));
    t.reject().reject().play("p01 +++++");
    assert_eq!(t.now(), "quest 0 1 / leader 2 / track 2");
    t.play("ss");
    assert_eq!(t.now(), "propose 3 / leader 3 / track 0");
    // At once: also where something else comes before the next round.
    let mut t = table(SEVEN, json!({"lady": true}));
    t.succeed().reject().succeed();
    assert_eq!(t.now(), "lady 6 / leader 3 / track 0");
    t.play("l0").reject().reject().succeed();
    assert_eq!(t.now(), "assassin 6 / leader 5 / track 0");
}

#[test]
fn t_av_2_four_rejections_an_approval_and_the_next_round_starts_at_zero() {
    let mut t = table(FIVE, json!({}));
    t.reject().reject().reject().reject().approve("p01");
    assert_eq!(t.now(), "quest 0 1 / leader 4 / track 4");
    t.play("ss");
    assert_eq!(t.now(), "propose 0 / leader 0 / track 0");
    t.reject();
    assert_eq!(t.now(), "propose 1 / leader 1 / track 1");
}

#[test]
fn av_35_good_must_succeed_and_evil_may_choose() {
    let roles = "merlin percival servant servant servant servant mordred morgana oberon assassin";
    for number in 0..10u8 {
        let mut t = table(roles, json!({}));
        let team = if number < 2 { "01".to_string() + "2" } else { format!("01{number}") };
        t.approve(&format!("p{team}"));
        if number < 6 {
            t.refused(number, "f", "AV-35", "good_must_succeed");
            assert_eq!(t.legal(number), "s");
        } else {
            assert_eq!(t.legal(number), "s f");
        }
        // Every member is shown both cards and has to choose: nothing plays itself.
        assert_eq!(t.form(number), json!("play"));
        assert_eq!(t.asked().len(), 3);
        t.play(&format!("{number}s"));
        assert_eq!(t.you(number)["card"], json!("success"));
    }
}

#[test]
fn t_av_5_a_good_member_who_submits_fail_is_refused() {
    let mut t = table(FIVE, json!({}));
    t.approve("p03").look().refused(0, "f", "AV-35", "good_must_succeed");
    assert!(t.public_news().is_empty() && t.told().is_empty());
    assert_eq!(t.now(), "quest 0 3 / leader 0 / track 0");
    t.play("sf");
    assert_eq!(t.score(), (0, 1));
}

#[test]
fn av_36_only_counts_are_public() {
    let mut t = table(SEVEN, json!({}));
    t.succeed().look().play("p456 +++++++ fsf");
    let shown = t.public()["quests"][1].clone();
    assert_eq!(shown, json!({"size": 3, "fails_needed": 1, "result": "fail", "fails": 2}));
    let news = t.public_news();
    let played = &news[news.len() - 4..];
    let expected = [
        json!({"has_played": {"seat": 4}}),
        json!({"has_played": {"seat": 5}}),
        json!({"has_played": {"seat": 6}}),
        json!({"quest_done": {"successes": 1, "fails": 2}}),
    ];
    assert_eq!(played, expected);
    assert_eq!(t.news(5).pop(), Some(json!({"you_played": {"card": "success", "round": 2}})));
    assert_eq!(t.told(), (0..7).collect::<Vec<_>>()); // by their own votes
    assert_eq!(t.news(0), [json!({"you_voted": {"vote": "approve", "proposal": 2}})]);
}

#[test]
fn av_36_av_105_who_played_the_fail_cannot_be_told() {
    let result = |cards: &str| table(SEVEN, json!({})).approve("p45").play(cards).public();
    assert_eq!(result("sf"), result("fs"));
}

#[test]
fn av_37_av_39_one_fail_sinks_a_quest() {
    let mut t = table(FIVE, json!({}));
    t.approve("p03").play("sf");
    assert_eq!(t.score(), (0, 1));
    assert_eq!(t.public()["quests"][0]["result"], json!("fail"));
    assert_eq!(t.public()["quests"][0]["fails"], json!(1));
}

#[test]
fn t_av_6_one_fail_on_slot_four_with_seven_and_with_six_players() {
    for (roles, team, score) in [(SEVEN, "p0126", (2, 2)), (SIX, "p015", (1, 3))] {
        let mut t = table(roles, json!({}));
        t.succeed().fail().fail();
        t.approve(team).play(if team.len() == 5 { "sssf" } else { "ssf" });
        assert_eq!(t.score(), score, "{roles}");
    }
}

#[test]
fn av_37_av_40_seven_players_slot_four_needs_two_fails() {
    for (cards, score, result) in
        [("ssfs", (2, 2), "success"), ("ssff", (1, 3), "fail"), ("ssss", (2, 2), "success")]
    {
        let mut t = table(SEVEN, json!({}));
        t.fail().fail().succeed();
        assert_eq!(t.score(), (1, 2));
        t.approve("p0156").play(cards);
        assert_eq!(t.score(), score);
        assert_eq!(t.public()["quests"][3]["result"], json!(result));
    }
}

#[test]
fn av_38_the_slot_is_marked_and_leader_and_round_move_on() {
    let mut t = dealt(FIVE, json!({}), json!({"leader": 4}));
    t.fail();
    assert_eq!(t.now(), "propose 0 / leader 0 / track 0");
    assert_eq!(t.public()["round"], json!(2));
    assert_eq!(t.public()["quests"][0], json!({"size": 2, "fails_needed": 1, "result": "fail", "fails": 1}));
    assert!(t.public().get("proposal").is_none());
}
