//! The setup: AV-1 to AV-18.

use crate::common::{FIVE, SEVEN, T, dealt, faults, options, table, warnings};
use avalon::{Avalon, Cast, Role, Setup, Side, arrangement, arrangements, permutation, schedule};
use game::{Choices, Entropy, Game, Protocol, Seed, Table};
use serde_json::{Value, json};

/// The numbers of AV-2: players, Good, Evil, the five team sizes, Fails needed on the fourth.
const NUMBERS: [(u8, usize, usize, [u64; 5], u64); 6] = [
    (5, 3, 2, [2, 3, 2, 3, 3], 1),
    (6, 4, 2, [2, 3, 4, 3, 4], 1),
    (7, 4, 3, [2, 3, 3, 4, 4], 2),
    (8, 5, 3, [3, 4, 4, 5, 5], 2),
    (9, 6, 3, [3, 4, 4, 5, 5], 2),
    (10, 6, 4, [3, 4, 4, 5, 5], 2),
];

/// A cast as sorted names.
fn cast(setup: &Value) -> Vec<&'static str> {
    let mut names: Vec<_> = options(setup).cast().cards().map(Role::name).collect();
    names.sort_unstable();
    names
}

#[test]
fn av_1_five_to_ten_players() {
    for players in 5..=10 {
        assert_eq!(faults(&json!({"players": players})), [""; 0], "{players}");
    }
    for players in [0, 1, 4, 11, 255] {
        assert_eq!(faults(&json!({"players": players})), ["AV-1 players_out_of_range players"], "{players}");
    }
    assert_eq!(faults(&json!({})), ["AV-1 players_missing players"]);
    let four = json!({"deal": {"roles": ["merlin", "servant", "assassin", "minion"]}});
    assert_eq!(faults(&four)[0], "AV-1 players_out_of_range deal.roles");
}

#[test]
fn av_2_the_numbers_of_every_table() {
    for (players, good, evil, sizes, fourth) in NUMBERS {
        let setup = json!({"players": players});
        let cards: Vec<Role> = options(&setup).cast().cards().collect();
        let count = |side: Side| cards.iter().filter(|role| role.side() == side).count();
        assert_eq!((count(Side::Good), count(Side::Evil)), (good, evil), "{players} players");
        let shown = T::open(setup).public();
        for (quest, size) in sizes.into_iter().enumerate() {
            let needed = if quest == 3 { fourth } else { 1 };
            let expected = json!({"size": size, "fails_needed": needed, "result": null});
            assert_eq!(shown["quests"][quest], expected, "{players} players, quest {}", quest + 1);
        }
    }
}

#[test]
fn av_3_five_servants_and_three_minions_are_enough() {
    // No table of Merlin and the Assassin needs more than five Servants and three Minions.
    let most = |role: Role| (5..=10).map(|n| options(&json!({"players": n})).cast().count(role)).max();
    assert_eq!((most(Role::Servant), most(Role::Minion)), (Some(5), Some(3)));
}

#[test]
fn av_4_merlin_and_the_assassin_are_in_every_game() {
    let without = |roles: Value, allow: bool| {
        faults(&json!({"players": 7, "roles": roles, "options": {"allowNoMerlin": allow}}))
    };
    let (merlin, assassin) = ("AV-4 merlin_missing roles", "AV-4 assassin_missing roles");
    assert_eq!(without(json!([]), false), [merlin, assassin]);
    assert_eq!(without(json!(["assassin"]), false), [merlin]);
    assert_eq!(without(json!(["merlin"]), false), [assassin]);
    // Merlin alone is optional, the Assassin only with him.
    assert_eq!(without(json!(["assassin"]), true), [""; 0]);
    assert_eq!(without(json!(["merlin"]), true), [assassin]);
    assert_eq!(without(json!([]), true), [""; 0]);
    assert_eq!(without(json!(["merlin", "assassin"]), true), [""; 0]);
}

#[test]
fn av_4_a_servant_and_a_minion_take_their_places_whatever_the_supply() {
    let bare = |players: u8| json!({"players": players, "roles": [], "options": {"allowNoMerlin": true}});
    let cast = options(&bare(10));
    assert_eq!((cast.cast().count(Role::Servant), cast.cast().count(Role::Minion)), (6, 4));
    let dark = json!({"players": 7, "roles": ["mordred", "morgana"], "options": {"allowNoMerlin": true}});
    assert_eq!(faults(&dark), [""; 0]);
    let percival = json!({"players": 7, "roles": ["percival"], "options": {"allowNoMerlin": true}});
    assert_eq!(faults(&percival), ["AV-9 percival_without_merlin roles[0]"]);
}

#[test]
fn av_4_av_43_without_merlin_the_third_success_wins_at_once() {
    let mut t = table("servant servant servant mordred minion", json!({"allowNoMerlin": true}));
    // Mordred is a plain Minion: seen by his fellow, seeing him.
    assert_eq!((t.knows(3), t.knows(4), t.knows(0)), ("4:evil".into(), "3:evil".into(), "".into()));
    t.succeed().succeed().succeed();
    assert_eq!(t.outcome(), "good three_successes 0 1 2");
}

#[test]
fn av_5_servants_and_minions_fill_the_sides() {
    let setup = json!({"players": 7, "roles": ["merlin", "assassin", "percival", "mordred"]});
    let expected = ["assassin", "merlin", "minion", "mordred", "percival", "servant", "servant"];
    assert_eq!(cast(&setup), expected);
    assert_eq!(cast(&json!({"players": 5})), ["assassin", "merlin", "minion", "servant", "servant"]);
}

#[test]
fn av_5_a_side_cannot_be_overfilled() {
    let evil = json!({"players": 5, "roles": ["merlin", "assassin", "mordred", "oberon"]});
    assert_eq!(faults(&evil), ["AV-5 too_many_evil roles"]);
    let good = json!({"players": 5, "roles": ["merlin", "assassin", "servant", "servant", "servant"]});
    assert_eq!(faults(&good), ["AV-5 too_many_good roles"]);
    let many = vec!["minion"; 300];
    let both = json!({"players": 10, "roles": many, "options": {"allowNoMerlin": true}});
    assert_eq!(faults(&both), ["AV-5 too_many_evil roles"]);
}

#[test]
fn av_6_only_servants_and_minions_come_more_than_once() {
    for role in ["merlin", "percival", "assassin", "morgana", "mordred", "oberon"] {
        let mut roles = vec!["merlin", "assassin", "percival", "morgana", "mordred", "oberon"];
        roles.push(role);
        let setup = json!({"players": 10, "roles": roles});
        assert_eq!(faults(&setup), ["AV-6 character_twice roles[6]"], "{role}");
    }
    for lancelot in ["good_lancelot", "evil_lancelot"] {
        let roles = json!(["merlin", "assassin", lancelot, lancelot]);
        let setup = json!({"players": 10, "roles": roles, "options": {"lancelotVariant": "v1"}});
        assert_eq!(faults(&setup), ["AV-6 character_twice roles[3]"], "{lancelot}");
    }
    let roles = json!(["merlin", "assassin", "servant", "servant", "minion", "minion"]);
    assert_eq!(faults(&json!({"players": 8, "roles": roles})), [""; 0]);
}

#[test]
fn av_7_at_five_percival_needs_mordred_or_morgana() {
    let with = |players: u8, other: &str, rule: &str| {
        json!({"players": players, "roles": ["merlin", "percival", "assassin", other],
               "options": {"percivalFiveRule": rule}})
    };
    let fault = "AV-7 percival_alone roles[1]";
    for alone in ["minion", "oberon"] {
        assert_eq!(faults(&with(5, alone, "error")), [fault]);
        assert_eq!(warnings(&with(5, alone, "warn")), [fault]);
        assert_eq!(warnings(&with(6, alone, "error")), [""; 0]);
    }
    for dark in ["mordred", "morgana"] {
        assert_eq!(warnings(&with(5, dark, "error")), [""; 0]);
    }
    assert_eq!(faults(&json!({"players": 5, "roles": ["merlin", "percival", "assassin"]})), [fault]);
}

#[test]
fn av_8_morgana_without_percival_is_only_a_minion() {
    let with =
        |rule: Value| json!({"players": 7, "roles": ["merlin", "assassin", "morgana"], "options": rule});
    let finding = ["AV-8 morgana_alone roles[2]"];
    assert_eq!(warnings(&with(json!({}))), finding);
    assert_eq!(warnings(&with(json!({"morganaWithoutPercival": "warn"}))), finding);
    assert_eq!(faults(&with(json!({"morganaWithoutPercival": "error"}))), finding);
    let both = json!({"players": 7, "roles": ["merlin", "assassin", "morgana", "percival"],
                      "options": {"morganaWithoutPercival": "error"}});
    assert_eq!(warnings(&both), [""; 0]);
}

#[test]
fn av_9_percival_needs_merlin_but_mordred_and_oberon_need_nobody() {
    let bare = |roles: Value| json!({"players": 8, "roles": roles, "options": {"allowNoMerlin": true}});
    assert_eq!(faults(&bare(json!(["oberon", "percival"]))), ["AV-9 percival_without_merlin roles[1]"]);
    assert_eq!(warnings(&bare(json!(["mordred"]))), [""; 0]);
    let lonely = json!({"players": 5, "roles": ["merlin", "assassin", "oberon"]});
    assert_eq!(warnings(&lonely), [""; 0]);
}

#[test]
fn av_10_lancelots_take_the_place_of_a_servant_and_a_minion() {
    for variant in ["v1", "v2", "v3"] {
        let setup = json!({"players": 5, "options": {"lancelotVariant": variant}});
        assert_eq!(cast(&setup), ["assassin", "evil_lancelot", "good_lancelot", "merlin", "servant"]);
        let named = json!({"players": 5, "roles": ["merlin", "assassin", "good_lancelot"],
                           "options": {"lancelotVariant": variant}});
        assert_eq!(cast(&named), cast(&setup));
        let full = json!({"players": 5, "roles": ["merlin", "assassin", "percival", "mordred"],
                          "options": {"lancelotVariant": variant}});
        assert_eq!(faults(&full), ["AV-5 too_many_evil roles"]);
        let good = json!({"players": 5, "roles": ["merlin", "assassin", "servant", "servant"],
                          "options": {"lancelotVariant": variant}});
        assert_eq!(faults(&good), ["AV-5 too_many_good roles"]);
        // No room for Mordred or Morgana: Percival always breaks AV-7.
        let percival = json!({"players": 5, "roles": ["merlin", "assassin", "percival"],
                              "options": {"lancelotVariant": variant}});
        assert_eq!(faults(&percival), ["AV-7 percival_alone roles[2]"]);
    }
    let off = json!({"players": 7, "roles": ["merlin", "evil_lancelot", "assassin"]});
    assert_eq!(faults(&off), ["AV-10 lancelot_without_variant roles[1]"]);
}

#[test]
fn av_11_the_list_and_the_options_are_public_but_not_who_is_who() {
    let shown = table(SEVEN, json!({"lady": true})).public();
    let sorted = ["merlin", "percival", "servant", "servant", "assassin", "minion", "morgana"];
    assert_eq!(shown["roles"], json!(sorted));
    assert_eq!(shown["options"]["lady"], json!(true));
    assert_eq!(shown["options"]["roleListPublic"], json!(true));
    assert!(shown.get("you").is_none() && shown.get("outcome").is_none() && shown.get("secret").is_none());

    let secret = table(SEVEN, json!({"roleListPublic": false})).public();
    assert!(secret.get("roles").is_none());
    assert_eq!(secret["options"]["roleListPublic"], json!(false));
    let other = "merlin servant servant servant minion oberon assassin";
    let other = table(other, json!({"roleListPublic": false})).public();
    assert_eq!(secret, other, "the list can be told from the board");
}

#[test]
fn av_11_av_105_a_secret_list_is_dealt_in_as_many_ways_as_any_other() {
    for players in 5..=10u8 {
        let ways = |roles: Value| {
            let setup = json!({"players": players, "roles": roles, "options": {"roleListPublic": false}});
            Avalon::waiting(&Avalon::open(&options(&setup)).board)
        };
        let factorial: u64 = (1..=u64::from(players)).product();
        assert_eq!(ways(json!(["merlin", "assassin"])), game::Turn::chance(factorial));
        assert_eq!(ways(json!(["merlin", "assassin", "oberon"])), game::Turn::chance(factorial));
    }
}

#[test]
fn av_12_every_deal_is_equally_likely_and_every_player_sees_one_card() {
    let cast: Cast =
        [Role::Merlin, Role::Assassin, Role::Minion, Role::Servant, Role::Servant].into_iter().collect();
    assert_eq!(arrangements(&cast), 60); // 5! / 2!
    let deals: std::collections::BTreeSet<_> = (0..60)
        .map(|way| arrangement(&cast, 5, way).iter().map(|(_, role)| *role).collect::<Vec<_>>())
        .collect();
    assert_eq!(deals.len(), 60);
    let mut times = std::collections::BTreeMap::new();
    for way in 0..120 {
        let roles = permutation(&cast, 5, way).iter().map(|(_, role)| *role).collect::<Vec<_>>();
        assert!(deals.contains(&roles));
        *times.entry(roles).or_insert(0) += 1;
    }
    assert_eq!(times.len(), 60);
    assert!(times.values().all(|times| *times == 2));

    let t = table(FIVE, json!({}));
    for (number, role) in (0..5).zip(FIVE.split(' ')) {
        assert_eq!(t.you(number)["role"], json!(role));
    }
}

#[test]
fn av_12_no_command_shows_a_card() {
    for word in ["show", "reveal", "card", "role"] {
        let error = serde_json::from_value::<avalon::Command>(json!({word: 1})).unwrap_err();
        assert!(error.to_string().contains("unknown variant"), "{error}");
    }
    // A claim by mouth, true or false, is talk.
    assert!(Avalon::may_speak(&table(FIVE, json!({})).table.view(crate::common::seat(3))).is_ok());
    let lie = avalon::Statement::IAm { role: Role::Merlin };
    assert_eq!(serde_json::to_value(lie).unwrap(), json!({"i_am": {"role": "merlin"}}));
}

#[test]
fn av_13_the_first_leader_is_random_or_designated() {
    let mut times = [0; 6];
    for seed in 0..600 {
        let t = T::seeded(json!({"players": 6}), seed);
        times[usize::from(t.table.board().leader.number())] += 1;
    }
    assert!(times.iter().all(|times| (60..140).contains(times)), "{times:?}");
    for leader in 0..6 {
        let t = T::seeded(json!({"players": 6, "options": {"firstLeader": leader}}), 5);
        assert_eq!(t.public()["leader"], json!(leader));
        assert_eq!(t.asked(), [leader]);
    }
    let random = json!({"players": 6, "options": {"firstLeader": "random"}});
    assert_eq!(options(&random), options(&json!({"players": 6})));
    let absent = json!({"players": 6, "options": {"firstLeader": 6}});
    assert_eq!(faults(&absent), ["AV-13 first_leader_absent options.firstLeader"]);
    let deal = |leader: u8| json!({"players": 6, "options": {"firstLeader": 2}, "deal": {"leader": leader}});
    assert_eq!(faults(&deal(2)), [""; 0]);
    assert_eq!(faults(&deal(3)), ["AV-13 deal_leader deal.leader"]);
}

#[test]
fn av_14_the_start() {
    let t = table(FIVE, json!({}));
    let shown = t.public();
    assert_eq!((&shown["round"], &shown["vote_track"]), (&json!(1), &json!(0)));
    assert_eq!(t.score(), (0, 0));
    assert!(shown["quests"].as_array().unwrap().iter().all(|quest| quest["result"].is_null()));
    assert_eq!(t.now(), "propose 0 / leader 0 / track 0");
}

#[test]
fn av_15_the_lady_starts_at_the_right_of_the_first_leader() {
    for (leader, right) in [(0, 6), (1, 0), (6, 5)] {
        let t = dealt(SEVEN, json!({"lady": true}), json!({"leader": leader}));
        assert_eq!(t.public()["lady"], json!({"holder": right, "used": []}));
    }
    assert!(table(SEVEN, json!({})).public().get("lady").is_none());
}

#[test]
fn av_16_the_lancelot_decks() {
    let open = |variant: &str, deck: &str| {
        let options = json!({"lancelotVariant": variant, "lancelotV1Deck": deck});
        T::open(json!({"players": 7, "options": options}))
    };
    let lancelot = |t: &T| t.public()["lancelot"].clone();
    assert_eq!(lancelot(&open("v1", "promo")), json!({"variant": "v1", "turned": [], "deck": 5}));
    let big = lancelot(&open("v1", "bigBox"));
    assert_eq!((&big["deck"], big["turned"].as_array().unwrap().len()), (&json!(5), 1)); // one turned in round 1
    assert_eq!(lancelot(&open("v3", "promo")), json!({"variant": "v3"}));
    assert!(table(SEVEN, json!({})).public().get("lancelot").is_none());
    let v2 = open("v2", "promo");
    assert_eq!(lancelot(&v2)["slots"].as_array().unwrap().len(), 5);
    assert_eq!(lancelot(&v2)["switched"], json!(false));
}

#[test]
fn av_16_v2_lays_each_of_the_21_schedules_once() {
    let mut all = Vec::new();
    for way in 0..21 {
        let (open, down) = schedule(way);
        let cards: Vec<_> = open.into_iter().chain(down).collect();
        assert_eq!(cards.iter().filter(|card| **card == avalon::Fidelity::Switch).count(), 2);
        assert!(!all.contains(&cards), "schedule {way} twice");
        all.push(cards);
    }
    let deal = json!(["same", "switch", "same", "same", "same", "same", "switch"]);
    let roles = "merlin servant servant good_lancelot evil_lancelot minion assassin";
    let t = dealt(roles, json!({"lancelotVariant": "v2"}), json!({"lancelot": deal}));
    assert_eq!(t.public()["lancelot"]["slots"], json!(["same", "switch", "same", "same", "same"]));
    let secret = Avalon::show_state(t.table.secrets().state());
    assert_eq!(secret["secret"]["lancelot_down"], json!(["same", "switch"]));
}

#[test]
fn av_17_plot_cards_lie_in_one_deck() {
    let t = T::open(json!({"players": 8, "options": {"plot": true}}));
    let plot = t.public()["plot"].clone();
    assert_eq!(plot["drawn"].as_array().unwrap().len() + plot["deck"].as_array().unwrap().len(), 15);
    assert_eq!(plot["held"], json!([]));
    assert!(table(SEVEN, json!({})).public().get("plot").is_none());
    // Each card of the deck is equally likely to come first.
    let mut times = std::collections::BTreeMap::new();
    for seed in 0..1500 {
        let t = T::seeded(json!({"players": 5, "options": {"plot": true}}), seed);
        *times.entry(t.public()["plot"]["drawn"][0].to_string()).or_insert(0) += 1;
    }
    let (two, one) = (times["\"ambush\""], times["\"charge\""]);
    assert!((360..500).contains(&two) && (160..270).contains(&one), "{times:?}"); // 2/7 and 1/7 of 1500
}

#[test]
fn av_18_everybody_always_has_both_votes_and_a_member_both_cards() {
    let mut t = table(FIVE, json!({}));
    for _ in 0..2 {
        t.play(&format!("p34 {}", ""));
        assert!((0..5).all(|seat| t.legal(seat) == "+ -"));
        t.play("-----");
    }
    t.approve("p34");
    assert_eq!((t.legal(3), t.legal(4), t.legal(0)), ("s f".into(), "s f".into(), "".into()));
    assert!([3, 4].iter().all(|seat| t.form(*seat) == json!("play")));
}

#[test]
fn choices_of_the_first_proposal_are_all_teams() {
    for (players, teams) in [(5, 10), (6, 15), (7, 21), (8, 56), (9, 84), (10, 120)] {
        let t = T::open(json!({"players": players, "options": {"firstLeader": 0}}));
        assert_eq!(t.table.legal(crate::common::seat(0)).count(), teams);
    }
}

/// Records and proofs rest on this: the same seed deals the same characters for ever.
#[test]
fn a_seed_deals_the_same_for_ever() {
    let deal = |setup: Value| {
        let setup: Setup = serde_json::from_value(setup).unwrap();
        let options = Avalon::check(&setup).unwrap().options;
        let mut table = Table::<Avalon>::open(options);
        let mut dice = Seed::from_number(7).dice(&Entropy::none());
        table.begin(&mut dice).unwrap_or_else(|never| match never {}).commit();
        let state = table.secrets().state();
        let names = avalon::roles(state).iter().filter_map(|(_, role)| role.map(|role| role.name()));
        (names.collect::<Vec<_>>().join(" "), state.board.leader.number(), table.secrets().draws().to_vec())
    };
    let (roles, leader, draws) = deal(json!({"players": 5}));
    // Way 6 of 60: Merlin in place 6 mod 5 = 1, Servants in set 1 of 6 of the seats left, the Assassin first of the rest.
    assert_eq!((roles.as_str(), leader), ("servant merlin assassin servant minion", 0), "{draws:?}");
    let ten = json!({"players": 10, "roles": ["merlin", "percival", "assassin", "morgana", "mordred"],
        "options": {"lancelotVariant": "v2"}});
    let (roles, leader, draws) = deal(ten);
    let dealt =
        "mordred servant evil_lancelot percival morgana servant merlin servant assassin good_lancelot";
    assert_eq!((roles.as_str(), leader), (dealt, 5), "{draws:?}");
}
