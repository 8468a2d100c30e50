//! Faults of a setup, written deals, editions and defaults.

use crate::common::{FIVE, faults, options};
use avalon::Avalon;
use game::Protocol;
use serde_json::{Value, json};

#[test]
fn every_fault_of_a_setup_is_told_at_once() {
    let setup = json!({
        "players": 5,
        "roles": ["merlin", "merlin", "percival", "evil_lancelot", "oberon", "minion", "minion"],
        "options": {
            "firstLeader": 7, "assassinTargets": "anyOther", "plot": true, "plotsPerRound": 0,
            "plotDeck56": ["ambush", "ambush", "ambush"],
        },
        "deal": {"roles": ["merlin"], "leader": 9, "lancelot": ["same"], "plot": ["ambush"]},
    });
    let expected = [
        "AV-13 first_leader_absent options.firstLeader",
        "AV-90 plots_per_round options.plotsPerRound",
        "AV-102 plot_card_supply options.plotDeck56[2]",
        "AV-6 character_twice roles[1]",
        "AV-10 lancelot_without_variant roles[3]",
        "AV-5 too_many_evil roles",
        "AV-4 assassin_missing roles",
        "AV-7 percival_alone roles[2]",
        "AV-12 deal_size deal.roles",
        "AV-13 deal_leader deal.leader",
        "AV-16 deal_lancelot deal.lancelot",
    ];
    assert_eq!(faults(&setup), expected);
    let other = json!({"players": 12, "options": {"assassinTargets": "notKnownEvil"},
                       "deal": {"plot": ["ambush"]}});
    let expected = [
        "AV-1 players_out_of_range players",
        "AV-46 evil_reveal_mismatch options.evilRevealAtAssassination",
        "AV-17 deal_plot deal.plot",
    ];
    assert_eq!(faults(&other), expected);
    let deal = json!({"roles": ["merlin", "servant", "servant", "servant", "assassin"]});
    assert_eq!(
        faults(&json!({"players": 5, "deal": deal})),
        ["AV-5 too_many_good deal.roles", "AV-12 deal_characters deal.roles"]
    );
    let deal = json!({"roles": FIVE.split(' ').collect::<Vec<_>>()});
    let setup = json!({"players": 5, "roles": ["merlin", "assassin", "mordred"], "deal": deal});
    assert_eq!(faults(&setup), ["AV-12 deal_characters deal.roles"]);
    assert_eq!(faults(&json!({"players": 6, "deal": deal})), ["AV-12 deal_size deal.roles"]);
}

#[test]
fn a_written_deal_that_cannot_be_names_its_card() {
    let refuse = |setup: Value| {
        let setup = crate::common::read_setup(&setup);
        let mut dealer = Avalon::dealer(&setup, game::Seed::from_number(1).dice(&game::Entropy::none()));
        let mut table = game::Table::<Avalon>::open(Avalon::check(&setup).unwrap().options);
        let error = table.begin(&mut dealer).err().unwrap().to_string();
        assert!(table.secrets().log().is_empty() && table.secrets().draws().is_empty());
        error
    };
    let v2 = json!({"players": 7, "options": {"lancelotVariant": "v2"},
                    "deal": {"lancelot": ["switch", "same", "switch", "switch"]}});
    assert_eq!(refuse(v2), "deal.lancelot[3]: There are seven cards, and two of them switch.");
    let v2 =
        json!({"players": 7, "options": {"lancelotVariant": "v2"}, "deal": {"lancelot": vec!["same"; 6]}});
    assert_eq!(refuse(v2), "deal.lancelot[5]: There are seven cards, and two of them switch.");
    let plot = json!({"players": 10, "options": {"plot": true}, "deal": {"plot": ["charge", "restore_honor", "restore_honor"]}});
    assert_eq!(refuse(plot), "deal.plot[2]: No such card is left.");
}

/// The bundles themselves are in `editions.rs`.
#[test]
fn explicit_options_win_over_an_edition() {
    let but_edition = |setup: Value| {
        let mut written = json!(Avalon::setup(&options(&setup)));
        written["options"].as_object_mut().unwrap().remove("edition");
        written
    };
    let plain = but_edition(json!({"players": 7}));
    let explicit = json!({"players": 7, "options": {
        "edition": "cs", "allowNoMerlin": false, "percivalFiveRule": "error", "ladyMandatory": true,
        "wrongLoyaltyCard": "impossible"}});
    assert_eq!(but_edition(explicit), plain);
    let explicit = json!({"players": 7, "options": {
        "edition": "pl", "targetingFifth": "twoSucceeded", "roleClaims": true, "acceptanceResetsTrack": false}});
    assert_eq!(but_edition(explicit), plain);
    // An edition neither switches expansions on nor forbids them.
    let v2 = json!({"players": 7, "options": {"edition": "pl", "lancelotVariant": "v2", "excalibur": true}});
    assert_eq!(faults(&v2), [""; 0]);
}

#[test]
fn the_defaults_of_every_option() {
    let setup = Avalon::setup(&options(&json!({"players": 7})));
    let expected = json!({
        "allowNoMerlin": false, "percivalFiveRule": "error", "morganaWithoutPercival": "warn",
        "roleListPublic": true, "firstLeader": "random", "merlinSeesOberon": true,
        "roleClaims": true, "acceptanceResetsTrack": false,
        "assassinTargets": "currentGood", "evilRevealAtAssassination": true, "targeting": false,
        "targetingFifth": "twoSucceeded", "lady": false, "ladyMandatory": true,
        "wrongLoyaltyCard": "impossible", "lancelotVariant": "off", "excalibur": false, "plot": false,
    });
    assert_eq!(json!(setup.options), expected);
    let setup =
        Avalon::setup(&options(&json!({"players": 9, "options": {"plot": true, "lancelotVariant": "v1"}})));
    let more = json!(setup.options);
    assert_eq!(more["plotsPerRound"], json!(3));
    assert_eq!(more["strongLeaderNext"], json!("fromNewLeader"));
    assert_eq!(more["spotlightOrder"], json!("simultaneous"));
    assert_eq!(more["lancelotV1Deck"], json!("promo"));
    assert_eq!(more["lancelotV1EvilMustFail"], json!(false));
    let v2 = Avalon::setup(&options(&json!({"players": 9, "options": {"lancelotVariant": "v2"}})));
    assert_eq!(json!(v2.options)["lancelotV2Switch"], json!("approval"));
}
