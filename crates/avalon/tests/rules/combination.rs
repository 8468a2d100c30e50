//! All options together at ten seats: every window, in the right order.

use crate::common::{T, dealt, merge};
use serde_json::{Value, json};

/// 0 Merlin, 1 Percival, 2 Good Lancelot, 3-5 Servants, 6 Evil Lancelot, 7 Morgana, 8 Oberon, 9 Assassin.
const ROLES: &str =
    "merlin percival good_lancelot servant servant servant evil_lancelot morgana oberon assassin";

fn everything(more: Value, lancelot: &[&str], plot: &[&str]) -> T {
    let options = json!({
        "targeting": true, "lady": true, "ladyMandatory": false, "wrongLoyaltyCard": "sideLoses",
        "excalibur": true, "plot": true, "lancelotVariant": "v2",
    });
    dealt(ROLES, merge(options, &more), json!({"lancelot": lancelot, "plot": plot}))
}

/// The phases met after each word of a record.
fn phases(t: &mut T, record: &str) -> Vec<String> {
    let each = |word: &str| {
        t.play(word);
        let asked = t.asked();
        let asked = if asked.len() > 4 { "all".to_string() } else { format!("{asked:?}") };
        format!("{word} → {} {asked}", t.phase())
    };
    record.split_whitespace().map(each).collect()
}

#[test]
fn av_26_every_window_of_a_round_with_v2_in_order() {
    let plot = ["lead_to_victory", "king_returns", "we_found_you", "ambush", "charge", "king_returns"];
    let mut t = everything(json!({}), &["same", "same", "switch"], &plot);
    t.play(">lead_to_victory.1 >king_returns.2 >we_found_you.3");
    // Round 1: slot 2, declined and quiet.
    t.approve("p0345@2*5").play("~king_returns ~we_found_you ssss x-");
    assert_eq!(t.now(), "plot 1 / leader 1 / track 0"); // seat 1 leads, holds Lead to Victory and is not asked
    t.play(">ambush.4 >charge.5 >king_returns.6 p034@1*3 - ---------");
    assert_eq!(t.now(), "lead 1 / leader 2 / track 1");
    let expected = [
        "~lead_to_victory → propose [2]",
        "p0367@3*6 → charge [5]",
        "+ → vote all",
        "+++++++++ → king [2]",
        "~king_returns → king [6]",
        // The approval stands: V2 switches before We Found You! is asked.
        "~king_returns → spot [3]",
        "!we_found_you.7 → quest [0, 3, 6, 7]",
        "0s → quest [3, 6, 7]",
        "3s → quest [6, 7]",
        "6s → quest [7]",
        "7f → excalibur [6]",
        "x3 → ambush [4]",
        "!ambush.3 → lady [9]",
        "l2 → loyalty [2]",
        "e → lead [1]",
        "~lead_to_victory → plot [3]",
    ];
    let mut record: Vec<&str> = expected.iter().map(|line| line.split(' ').next().unwrap()).collect();
    let last = record.pop().unwrap();
    assert_eq!(phases(&mut t, &record.join(" ")), expected[..expected.len() - 1]);
    // After the switch Good Lancelot shows Evil, and Evil Lancelot had to play Success.
    assert_eq!(t.knows(9).split(' ').next_back(), Some("2:evil"));
    assert_eq!(t.public()["quests"][2], json!({"size": 4, "fails_needed": 1, "result": "fail", "fails": 2}));
    let seen = json!({"seat": 3, "card": "fail", "by": "ambush", "round": 2});
    assert_eq!(t.you(4)["cards_seen"], json!([seen]));
    assert_eq!(phases(&mut t, last), [expected[expected.len() - 1]]);
    assert_eq!(
        (t.public()["round"].clone(), t.public()["lady"].clone()),
        (json!(3), json!({"holder": 2, "used": [9]}))
    );
}

#[test]
fn av_26_v1_turns_its_card_before_lead_to_victory_and_after_the_lady() {
    let plot = ["lead_to_victory", "ambush", "ambush"];
    let mut t = everything(json!({"lancelotVariant": "v1", "plotsPerRound": 1}), &["switch"], &plot);
    t.play(">lead_to_victory.5")
        .approve("p034@1*3")
        .play("sss x- ~lead_to_victory >ambush.5")
        .approve("p0345@2*3");
    t.play("ssss x- ~ambush");
    assert_eq!(t.now(), "lady 9 / leader 2 / track 0");
    t.look().play("l6");
    assert_eq!(t.now(), "loyalty 6 / leader 2 / track 0");
    t.play("e");
    // The Lady saw the side before the switch; then the card, then the window.
    let names: Vec<String> =
        t.public_news().iter().map(|news| news.as_object().unwrap().keys().next().unwrap().clone()).collect();
    assert_eq!(names, ["loyalty_asked", "loyalty_seen", "fidelity_turned"]);
    assert_eq!(t.now(), "lead 5 / leader 2 / track 0");
    assert_eq!(
        (t.knows(9).split(' ').next_back(), t.you(6)["loyalty"].clone()),
        (Some("6:evil"), json!("good"))
    );
    t.play("!lead_to_victory");
    assert_eq!(t.now(), "plot 5 / leader 5 / track 0");
}

#[test]
fn av_71_av_96_the_king_comes_before_the_switch_of_v2() {
    let mut t = everything(json!({}), &["switch"], &["king_returns", "charge", "ambush"]);
    t.play(">king_returns.5 >charge.5 >ambush.5").approve("p034@1*3");
    assert_eq!((t.phase(), t.public()["lancelot"]["switched"].clone()), ("king", json!(false)));
    t.play("!king_returns");
    assert_eq!(
        (t.now(), t.you(2)["loyalty"].clone()),
        ("propose 1 / leader 1 / track 1".into(), json!("good"))
    );
    t.approve("p034@1*3");
    assert_eq!((t.phase(), t.you(2)["loyalty"].clone()), ("quest", json!("evil")));
}

#[test]
fn av_86_av_97_av_98_light_sword_and_ambush_in_this_order() {
    let mut t =
        everything(json!({"spotlightOrder": "targetFirst"}), &[], &["we_found_you", "ambush", "ambush"]);
    t.play(">we_found_you.9 >ambush.8 >ambush.3").approve("p789@1*8");
    let expected = [
        "!we_found_you.7 → quest [7]",
        "7f → quest [8, 9]",
        "8s → quest [9]",
        "9f → excalibur [8]",
        "x9 → ambush [3]",
    ];
    let record: Vec<&str> = expected.iter().map(|line| line.split(' ').next().unwrap()).collect();
    // Seat 8 may look at nobody: 7 lies face up, 9 has been looked at, 8 is his own.
    let met = phases(&mut t, &record.join(" "));
    assert_eq!(met, expected);
    t.refused(3, "!ambush.7", "AV-98", "ambush_target");
    assert_eq!(t.legal(3), "!ambush.8 !ambush.9 ~ambush");
    t.play("!ambush.9");
    assert_eq!((t.score(), t.public()["round"].clone()), ((0, 1), json!(2)));
    assert_eq!(t.you(3)["cards_seen"][0]["card"], json!("success"));
    assert_eq!(t.public()["quests"][0]["fails"], json!(1));
}
