//! The end and the characters: AV-41 to AV-56.

use crate::common::{FIVE, SEVEN, SIX, T, dealt, faults, table};
use serde_json::{Value, json};

const OBERON: &str = "merlin percival servant servant minion oberon assassin";

/// A table at the shot: three quests have succeeded.
fn at_the_shot(roles: &str, options: Value) -> T {
    let mut t = table(roles, options);
    t.succeed().succeed().succeed();
    assert_eq!(t.phase(), "assassin");
    t
}

#[test]
fn av_41_the_third_failed_quest_wins_for_evil_at_once() {
    let mut t = table(FIVE, json!({}));
    t.fail().succeed().fail();
    assert_eq!(t.phase(), "propose");
    t.look().fail();
    assert_eq!(t.outcome(), "evil three_fails 3 4");
    assert!(!format!("{:?}", t.public_news()).contains("shot"));
    t.refused(4, "k0", "AV-27", "not_now");
}

#[test]
fn av_42_t_av_3_the_fifth_rejection_wins_for_evil_without_a_shot() {
    let mut t = table(FIVE, json!({}));
    t.succeed().succeed();
    t.reject().reject().reject().reject();
    assert_eq!(t.now(), "propose 1 / leader 1 / track 4");
    t.reject();
    assert_eq!(t.outcome(), "evil rejections 3 4");
    assert!(t.table.secrets().log().iter().all(|event| event.name() != "shot_opened"));
}

#[test]
fn av_42_rejections_of_two_rounds_do_not_add_up() {
    let mut t = table(FIVE, json!({}));
    t.reject().reject().reject().reject().succeed();
    t.reject().reject().reject().reject().succeed();
    assert_eq!((t.score(), t.phase()), ((2, 0), "propose"));
}

#[test]
fn av_43_the_third_success_leads_to_the_shot_and_to_nothing_else() {
    let mut t = table(SEVEN, json!({"lady": true}));
    t.succeed().succeed().play("l0").succeed();
    assert_eq!(t.now(), "assassin 6 / leader 2 / track 0");
    assert_eq!(t.public()["round"], json!(3));
    t.refused(0, "l1", "AV-27", "not_now");
}

#[test]
fn av_44_av_51_the_assassin_alone_names_one_player() {
    let mut t = at_the_shot(SEVEN, json!({}));
    assert!(t.public().get("outcome").is_none(), "no character card is shown");
    for other in 0..6 {
        t.refused(other, "k0", "AV-27", "not_now");
    }
    assert_eq!(t.legal(6), "k0 k1 k2 k3");
    assert_eq!(t.asked(), [6]);
}

#[test]
fn av_45_current_good_is_the_default() {
    let mut t = at_the_shot(OBERON, json!({}));
    for evil in [4, 5, 6] {
        t.refused(6, &format!("k{evil}"), "AV-45", "shot_target");
    }
    t.refused(6, "k8", "AV-27", "no_such_seat");
    assert_eq!(t.legal(6), "k0 k1 k2 k3");
    assert_eq!(at_the_shot(OBERON, json!({"assassinTargets": "currentGood"})).legal(6), "k0 k1 k2 k3");
}

#[test]
fn t_av_23_the_assassin_names_one_who_is_evil_now() {
    let mut t = at_the_shot(OBERON, json!({}));
    t.refused(6, "k5", "AV-45", "shot_target").play("k1");
    assert_eq!(t.outcome(), "good missed_shot 0 1 2 3");
}

#[test]
fn av_45_not_known_evil_lets_him_hit_oberon() {
    let options = json!({"assassinTargets": "notKnownEvil", "evilRevealAtAssassination": false});
    let mut t = at_the_shot(OBERON, options.clone());
    assert_eq!(t.legal(6), "k0 k1 k2 k3 k5");
    t.refused(6, "k4", "AV-45", "shot_target").refused(6, "k6", "AV-45", "shot_target").play("k5");
    assert_eq!(t.outcome(), "good missed_shot 0 1 2 3");
    // What everybody is shown does not depend on what he saw.
    let other = "merlin percival servant servant oberon minion assassin";
    assert_eq!(at_the_shot(OBERON, options.clone()).form(6), at_the_shot(other, options).form(6));
}

#[test]
fn av_45_not_known_evil_ignores_later_checks() {
    let options =
        json!({"assassinTargets": "notKnownEvil", "evilRevealAtAssassination": false, "lady": true});
    let mut t = table(OBERON, options); // the Lady starts with the Assassin in seat 6
    t.succeed().succeed().play("l5").succeed();
    assert_eq!(t.knows(6), "4:evil 5:evil");
    assert_eq!(t.legal(6), "k0 k1 k2 k3 k5");
}

#[test]
fn av_45_not_known_evil_and_evil_lancelot_after_switches() {
    let roles = "merlin servant good_lancelot servant evil_lancelot minion assassin";
    for (cards, legal) in [
        (["same", "same", "same"], "k0 k1 k2 k3"),
        (["switch", "same", "same"], "k0 k1 k2 k3 k4"),
        (["switch", "switch", "same"], "k0 k1 k2 k3"),
    ] {
        let options = json!({"assassinTargets": "notKnownEvil", "evilRevealAtAssassination": false,
                             "lancelotVariant": "v1", "lancelotV1Deck": "bigBox"});
        let mut t = dealt(roles, options, json!({"lancelot": cards}));
        t.succeed().succeed().succeed();
        assert_eq!(t.legal(6), legal, "{cards:?}");
        let options = json!({"assassinTargets": "notKnownEvil", "evilRevealAtAssassination": false, "lancelotVariant": "v2"});
        let mut t = dealt(roles, options, json!({"lancelot": cards}));
        t.approve("p01").play("ss").approve("p013").play("sss").approve("p013").play("sss");
        assert_eq!(t.legal(6), legal, "{cards:?}");
    }
    let options = json!({"assassinTargets": "notKnownEvil", "evilRevealAtAssassination": false, "lancelotVariant": "v3"});
    assert_eq!(at_the_shot(roles, options).legal(6), "k0 k1 k2 k3");
}

#[test]
fn av_45_any_other_and_any_seat() {
    for reveal in [true, false] {
        let options =
            |targets: &str| json!({"assassinTargets": targets, "evilRevealAtAssassination": reveal});
        let mut t = at_the_shot(OBERON, options("anyOther"));
        assert_eq!(t.legal(6), "k0 k1 k2 k3 k4 k5");
        t.refused(6, "k6", "AV-45", "shot_target").play("k4");
        assert_eq!(t.outcome(), "good missed_shot 0 1 2 3");
        let mut t = at_the_shot(OBERON, options("anySeat"));
        assert_eq!(t.legal(6), "k0 k1 k2 k3 k4 k5 k6");
        t.play("k6");
        assert_eq!(t.outcome(), "good missed_shot 0 1 2 3");
    }
}

#[test]
fn av_46_evil_is_shown_to_all_when_the_shot_opens() {
    let mut t = table(OBERON, json!({}));
    t.succeed().succeed();
    assert!(t.public().get("evil").is_none());
    t.look().succeed();
    assert_eq!(t.public()["evil"], json!([4, 5, 6]));
    let news = t.public_news();
    assert_eq!(news.last(), Some(&json!({"shot_opened": {"assassin": 6, "evil": [4, 5, 6]}})));
    assert!(!t.public().to_string().contains("\"outcome\""), "loyalty only");

    let options = json!({"assassinTargets": "anyOther", "evilRevealAtAssassination": false});
    let mut t = table(OBERON, options);
    t.succeed().succeed().look().succeed();
    assert!(t.public().get("evil").is_none());
    let news = t.public_news();
    assert_eq!(news.last(), Some(&json!({"shot_opened": {"assassin": 6, "evil": null}})));
}

#[test]
fn av_46_which_pairs_of_options_go_together() {
    let pair = |targets: &str, reveal: bool| {
        let options = json!({"assassinTargets": targets, "evilRevealAtAssassination": reveal});
        faults(&json!({"players": 7, "options": options}))
    };
    let fault = ["AV-46 evil_reveal_mismatch options.evilRevealAtAssassination"];
    assert_eq!(pair("currentGood", true), [""; 0]);
    assert_eq!(pair("currentGood", false), fault);
    assert_eq!(pair("notKnownEvil", true), fault);
    assert_eq!(pair("notKnownEvil", false), [""; 0]);
    for free in ["anyOther", "anySeat"] {
        assert_eq!(pair(free, true), [""; 0]);
        assert_eq!(pair(free, false), [""; 0]);
    }
}

#[test]
fn av_47_av_50_naming_merlin_wins_for_evil_and_there_is_one_attempt() {
    let mut t = at_the_shot(SEVEN, json!({}));
    t.look().play("k0");
    assert_eq!(t.public_news()[0], json!({"shot": {"target": 0, "merlin": true}}));
    assert_eq!(t.outcome(), "evil assassination 4 5 6");
    let mut t = at_the_shot(SEVEN, json!({}));
    t.look().play("k1");
    assert_eq!(t.public_news()[0], json!({"shot": {"target": 1, "merlin": false}}));
    assert_eq!(t.outcome(), "good missed_shot 0 1 2 3");
    t.refused(6, "k0", "AV-27", "not_now");
}

#[test]
fn av_48_winners_and_what_is_published() {
    let mut t = at_the_shot(SEVEN, json!({}));
    t.play("k2");
    let expected = json!({
        "winner": "good", "by": "missed_shot", "winners": [0, 1, 2, 3],
        "roles": SEVEN.split(' ').collect::<Vec<_>>(),
    });
    assert_eq!(t.public()["outcome"], expected);
    assert_eq!(t.public()["phase"], json!("end"));
    let replay = t.table.into_replay().ok().unwrap();
    assert_eq!(replay.check(), Ok(()));
}

#[test]
fn av_48_av_74_a_lancelot_wins_with_the_side_he_is_on_at_the_end() {
    let roles = "merlin servant good_lancelot servant evil_lancelot minion assassin";
    let options = json!({"lancelotVariant": "v1", "lancelotV1Deck": "bigBox"});
    let mut t = dealt(roles, options, json!({"lancelot": ["switch", "same", "same"]}));
    t.approve("p01").play("ss").approve("p013").play("sss").approve("p013").play("sss").play("k1");
    assert_eq!(t.outcome(), "good missed_shot 0 1 3 4");
}

#[test]
fn av_49_three_successes_and_a_servant_is_named() {
    let mut t = at_the_shot(FIVE, json!({}));
    t.play("k1");
    assert_eq!(t.outcome(), "good missed_shot 0 1 2");
}

#[test]
fn av_51_the_shot_never_passes_to_another() {
    // The Assassin shoots, no matter who led, who was on the quests and what the Lady did.
    let mut t = dealt(SIX, json!({"lady": true}), json!({"leader": 5}));
    t.succeed().succeed().play("l5").succeed();
    assert_eq!(t.asked(), [5]);
}

#[test]
fn av_53_av_54_mordred_and_oberon_show_evil_to_the_lady() {
    for dark in ["mordred", "oberon"] {
        let roles = format!("merlin percival servant servant servant servant {dark} morgana minion assassin");
        let mut t = dealt(&roles, json!({"lady": true}), json!({"leader": 1})); // the Lady is Merlin's
        t.succeed().succeed().play("l6");
        assert!(t.knows(0).ends_with("6:evil"), "{dark}: {}", t.knows(0));
        assert_eq!(t.you(0)["knows"].as_array().unwrap().last().unwrap()["since"], json!("lady"));
    }
}

#[test]
fn av_54_oberon_plays_either_card_and_joins_the_talk_at_the_shot() {
    for (card, score) in [("s", (1, 0)), ("f", (0, 1))] {
        let mut t = table(OBERON, json!({}));
        t.approve("p05").play("0s").play(&format!("5{card}"));
        assert_eq!(t.score(), score);
    }
    assert_eq!(at_the_shot(OBERON, json!({})).public()["evil"], json!([4, 5, 6]));
}

#[test]
fn av_55_av_56_morgana_and_a_minion_play_like_any_evil_player() {
    for number in [4, 5, 6] {
        let mut t = table(SEVEN, json!({}));
        t.approve(&format!("p0{number}"));
        assert_eq!((t.legal(number), t.legal(0)), ("s f".into(), "s".into()));
    }
}
