//! Where the printed editions differ: AV-4, AV-29, AV-34, AV-71, and the presets of chapter 11.
#![allow(clippy::indexing_slicing, clippy::panic)] // helpers of tests may fail

use crate::common::{FIVE, SEVEN, T, dealt, faults, options, read_setup, seat, table};
use avalon::{Avalon, Edition, NightStep, Question, Role, Statement, night_script};
use game::{Game, Notation, Protocol, Refuse, View};
use serde_json::{Value, json};
use strum::VariantArray;

/// Seats 2 and 4 are the Good and the Evil Lancelot.
const LANCELOTS: &str = "merlin servant good_lancelot servant evil_lancelot minion assassin";

/// Lancelot V2 whose cards are applied at the start of a round; the third is a switch.
fn at_the_start(more: Value) -> T {
    let wishes = json!({"lancelotVariant": "v2", "lancelotV2Switch": "roundStart"});
    let cards = ["same", "same", "switch", "same", "same", "same", "switch"];
    let deal = crate::common::merge(json!({"lancelot": cards}), &more["deal"]);
    dealt(LANCELOTS, crate::common::merge(wishes, &more["options"]), deal)
}

fn sides(t: &T) -> String {
    let side = |number: u8| t.you(number)["loyalty"].as_str().unwrap_or("").to_string();
    format!("{} {} {}", side(2), side(4), t.public()["lancelot"]["switched"])
}

/// Two rounds that leave the score at 1:1.
fn two_rounds(t: &mut T) {
    t.approve("p01").play("ss").approve("p016").play("ssf");
}

#[test]
fn t_av_27_av_4_the_assassin_alone() {
    let allowed = json!({"allowNoMerlin": true});
    let alone = "servant servant servant servant minion mordred assassin";
    let mut t = table(alone, allowed.clone());
    // Seen and seeing as a Minion is, Mordred included.
    assert_eq!((t.knows(6), t.knows(4)), ("4:evil 5:evil".to_string(), "5:evil 6:evil".to_string()));
    assert!((0..4).all(|number| t.knows(number).is_empty()));
    t.succeed().succeed().succeed();
    assert_eq!(t.outcome(), "good three_successes 0 1 2 3");
    let merlin = json!({"players": 7, "roles": ["merlin"], "options": allowed});
    assert_eq!(faults(&merlin), ["AV-4 assassin_missing roles"]);
    // Without the option he is not enough.
    let alone = json!({"players": 7, "roles": ["assassin"]});
    assert_eq!(faults(&alone), ["AV-4 merlin_missing roles"]);
    let percival =
        json!({"players": 7, "roles": ["assassin", "percival"], "options": {"allowNoMerlin": true}});
    assert_eq!(faults(&percival), ["AV-9 percival_without_merlin roles[1]"]);
}

#[test]
fn av_4_av_21_the_night_of_the_assassin_alone_is_the_one_without_merlin() {
    for (variant, count) in [("off", 5), ("v1", 8), ("v2", 8), ("v3", 8)] {
        let script = |roles: Value| {
            let wishes = json!({"allowNoMerlin": true, "lancelotVariant": variant});
            let options = options(&json!({"players": 10, "roles": roles, "options": wishes}));
            night_script(options.rules(), Some(options.cast()))
        };
        assert_eq!(script(json!(["assassin"])), script(json!([])), "{variant}");
        assert_eq!(script(json!(["assassin"])).len(), count, "{variant}");
    }
}

#[test]
fn av_4_av_11_a_secret_list_may_be_any_of_the_three() {
    let secret = options(&json!({"players": 5, "options": {"allowNoMerlin": true, "roleListPublic": false}}));
    let casts = secret.rules().casts();
    let kinds = |merlin: bool, assassin: bool| {
        casts.iter().any(|cast| (cast.has(Role::Merlin), cast.has(Role::Assassin)) == (merlin, assassin))
    };
    assert!(kinds(true, true) && kinds(false, true) && kinds(false, false) && !kinds(true, false));
}

/// Whom the line of N08 calls by name, and whom it excepts.
fn told_to_merlin(roles: &[&str], wishes: Value) -> (Value, Value) {
    let options = options(&json!({"players": 10, "roles": roles, "options": wishes}));
    let script = night_script(options.rules(), Some(options.cast()));
    let step: Option<&NightStep> = script.iter().find(|step| step.number == 8);
    step.map_or((Value::Null, Value::Null), |step| (json!(step.names), json!(step.except)))
}

#[test]
fn av_20_av_21_av_77_what_merlins_line_names() {
    let dark = ["merlin", "assassin", "mordred", "oberon"];
    for (variant, seen, unseen) in [
        ("off", json!(["oberon"]), json!([])),
        ("v1", json!(["oberon", "evil_lancelot"]), json!(["evil_lancelot"])),
        ("v2", json!(["oberon", "evil_lancelot"]), json!(["evil_lancelot"])),
        ("v3", json!(["oberon"]), json!([])),
    ] {
        let found = told_to_merlin(&dark, json!({"lancelotVariant": variant}));
        assert_eq!(found, (seen, json!(["mordred"])), "{variant}");
        let found = told_to_merlin(&dark, json!({"lancelotVariant": variant, "merlinSeesOberon": false}));
        assert_eq!(found, (unseen, json!(["mordred", "oberon"])), "{variant}");
    }
    assert_eq!(told_to_merlin(&["merlin", "assassin"], json!({})), (json!([]), json!([])));
}

fn refusal(t: &T, statement: &Statement) -> Option<(String, &'static str)> {
    let may_say = |view: View<'_, _, _>| Avalon::may_say(&view, statement);
    may_say(t.table.view(seat(1))).err().map(|refusal| (refusal.rule().to_string(), refusal.code()))
}

#[test]
fn t_av_28_av_29_where_claims_are_barred_nobody_names_the_own_character() {
    let i_am = Statement::IAm { role: Role::Merlin };
    let who = Statement::Ask { seat: seat(2), question: Question::WhoAreYou };
    let side = Statement::Ask { seat: seat(2), question: Question::WhichSide };
    let they = Statement::TheyAre { seat: seat(2), role: Role::Merlin };
    let mut t = table(FIVE, json!({"roleClaims": false}));
    for step in ["p01", "+++++"] {
        let barred = Some(("AV-29".to_string(), "no_role_claims"));
        assert_eq!((refusal(&t, &i_am), refusal(&t, &who)), (barred.clone(), barred));
        assert_eq!((refusal(&t, &side), refusal(&t, &they)), (None, None));
        assert!(Avalon::may_speak(&t.table.view(seat(1))).is_ok(), "free text is not policed");
        t.play(step);
    }
    t.play("ss p012 +++++ sss p01 +++++ ss k0");
    assert_eq!((refusal(&t, &i_am), refusal(&t, &who)), (None, None), "all cards lie open");
    let free = table(FIVE, json!({}));
    assert_eq!((refusal(&free, &i_am), refusal(&free, &who)), (None, None));
}

#[test]
fn t_av_25_av_34_av_96_an_acceptance_sets_the_track_back() {
    let wishes = json!({"plot": true, "plotsPerRound": 1, "acceptanceResetsTrack": true});
    let mut t = dealt(SEVEN, wishes, json!({"plot": ["king_returns"]}));
    t.play(">king_returns.2").reject().reject().reject().reject().approve("p01");
    assert_eq!(t.now(), "king 2 / leader 4 / track 0");
    t.play("!king_returns");
    assert_eq!(t.now(), "propose 5 / leader 5 / track 1");
    // A round may have more than five proposals; five rejections in a row still end it.
    t.reject().reject().reject();
    assert_eq!(t.now(), "propose 1 / leader 1 / track 4");
    t.reject();
    assert_eq!(t.outcome(), "evil rejections 4 5 6");
}

#[test]
fn av_34_the_track_stands_at_zero_during_the_quest() {
    let mut t = table(FIVE, json!({"acceptanceResetsTrack": true}));
    t.reject().reject().play("p01 +++++");
    assert_eq!(t.now(), "quest 0 1 / leader 2 / track 0");
}

#[test]
fn t_av_26_av_71_the_card_is_applied_when_the_round_starts() {
    let mut t = at_the_start(json!({"options": {}, "deal": {}}));
    two_rounds(&mut t);
    assert_eq!((sides(&t), t.phase()), ("evil good true".to_string(), "propose"));
    for _ in 0..5 {
        t.reject();
    }
    // Good Lancelot's holder is Evil now and wins with Evil.
    assert_eq!(t.outcome(), "evil rejections 2 5 6");
}

#[test]
fn t_av_26_av_71_a_check_in_that_round_shows_the_new_side() {
    let wishes = json!({"plot": true, "plotsPerRound": 1});
    let plots = ["ambush", "ambush", "show_nature"];
    let mut t = at_the_start(json!({"options": wishes, "deal": {"plot": plots}}));
    t.play(">ambush.1").approve("p03").play("ss ~ambush");
    t.play(">ambush.2").approve("p016").play("ssf ~ambush ~ambush");
    assert_eq!((sides(&t), t.phase()), ("evil good true".to_string(), "plot"));
    t.play(">show_nature.4 !show_nature.0");
    assert!(t.knows(0).ends_with("4:good"), "{}", t.knows(0));
}

#[test]
fn av_71_after_the_switch_comes_the_lead_and_nothing_at_the_approval() {
    let mut t = at_the_start(json!({"options": {}, "deal": {}}));
    t.approve("p01").play("ss").approve("p016");
    t.look().play("ssf");
    let news = t.public_news();
    assert_eq!(news.last(), Some(&json!("lancelots_switched")), "{news:?}");
    t.look().approve("p013");
    assert!(!t.public_news().contains(&json!("lancelots_switched")));
    assert_eq!((t.phase(), sides(&t)), ("quest", "evil good true".to_string()));
    t.play("sss");
    assert_eq!(sides(&t), "evil good true");
}

#[test]
fn av_71_with_targeting_it_is_applied_at_the_approval_in_any_case() {
    let mut t = at_the_start(json!({"options": {"targeting": true}, "deal": {}}));
    t.approve("p01@1").play("ss");
    assert_eq!(sides(&t), "good evil false");
    t.play("p013@3");
    assert_eq!(sides(&t), "good evil false");
    t.play("+++++++");
    assert_eq!(sides(&t), "evil good true");
}

/// What a preset changes against the plain rules, as JSON.
fn changes(edition: &str) -> Value {
    let wishes = |options: Value| {
        let setup = Avalon::setup(&self::options(&json!({"players": 7, "options": options})));
        serde_json::to_value(setup.options).unwrap_or_default()
    };
    let plain = wishes(json!({"lancelotVariant": "v2"}));
    let mut set = wishes(json!({"edition": edition, "lancelotVariant": "v2"}));
    if let Some(members) = set.as_object_mut() {
        members.retain(|key, value| plain.get(key) != Some(value));
    }
    set
}

#[test]
fn av_4_av_29_av_34_av_71_the_presets_of_the_editions() {
    let pl = json!({"edition": "pl", "targetingFifth": "twoCompleted", "acceptanceResetsTrack": true,
        "roleClaims": false});
    assert_eq!(changes("pl"), pl);
    let cs = json!({"edition": "cs", "allowNoMerlin": true, "percivalFiveRule": "warn", "ladyMandatory": false,
        "wrongLoyaltyCard": "sideLoses"});
    assert_eq!(changes("cs"), cs);
    let es =
        json!({"edition": "es", "allowNoMerlin": true, "wrongLoyaltyCard": "sideLoses", "roleClaims": false});
    assert_eq!(changes("es"), es);
    let uk = json!({"edition": "uk", "allowNoMerlin": true, "wrongLoyaltyCard": "sideLoses",
        "lancelotV2Switch": "roundStart"});
    assert_eq!(changes("uk"), uk);
}

#[test]
fn an_edition_is_kept_and_shown_and_an_explicit_option_wins() {
    let setup = json!({"players": 5, "options": {"edition": "pl", "roleClaims": true}});
    let chosen = options(&setup);
    let t = T::open(setup);
    assert_eq!(t.public()["options"]["edition"], json!("pl"));
    assert_eq!(t.public()["options"]["roleClaims"], json!(true));
    assert!(table(FIVE, json!({})).public()["options"].get("edition").is_none());
    // A record says the edition and everything that it sets, or sets otherwise.
    let line = Avalon::write_options(&chosen);
    assert_eq!(
        line,
        "avalon 5 merlin,assassin acceptanceResetsTrack=true edition=pl roleClaims=true targetingFifth=twoCompleted"
    );
    for edition in Edition::VARIANTS {
        let chosen =
            options(&json!({"players": 7, "options": {"edition": edition, "lancelotVariant": "v2"}}));
        assert_eq!(chosen.rules().edition, Some(*edition));
        assert_eq!(Avalon::read_options(&Avalon::write_options(&chosen)), Ok(chosen));
    }
}

#[test]
fn a_stored_setup_without_the_younger_options_means_what_it_meant() {
    // Stored before these options existed, with an edition that sets them today.
    let stored = read_setup(&json!({"players": 5, "options": {"edition": "pl"}}));
    let then = Avalon::check(&Avalon::as_stored(stored.clone())).map(|checked| checked.options);
    let then = then.unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!((then.rules().role_claims, then.rules().acceptance_resets), (true, false));
    assert_eq!(Avalon::read_options("avalon 5 merlin,assassin edition=pl"), Ok(then));
    // Asked for now, it means what the edition means now.
    let now = Avalon::check(&stored).map(|checked| checked.options);
    let now = now.unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!((now.rules().role_claims, now.rules().acceptance_resets), (false, true));
    // What is stored today says everything and is not touched.
    for options in [then, now] {
        let full = Avalon::setup(&options);
        assert_eq!(Avalon::as_stored(full.clone()).options.role_claims, full.options.role_claims);
        assert_eq!(Avalon::check(&Avalon::as_stored(full)).map(|checked| checked.options), Ok(options));
    }
}
