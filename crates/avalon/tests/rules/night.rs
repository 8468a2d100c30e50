//! The characters (AV-3), the night (AV-19 to AV-24), and what each character sees (AV-50 to AV-56, AV-69, AV-73, AV-77, AV-78).
#![allow(clippy::unwrap_used, clippy::indexing_slicing)] // helpers of tests may fail

use crate::common::{T, merge, options, table};
use avalon::{NightGroup, NightStep, Role, Side, night_script};
use serde_json::{Value, json};

/// The table of AV-20: number, eyes open, thumbs up.
const STEPS: [(u8, &str, &str); 20] = [
    (1, "nobody", "nobody"),
    (2, "evil_open", "nobody"),
    (3, "evil_open", "evil_lancelot"),
    (4, "evil_open", "evil_lancelot"),
    (5, "evil_open", "nobody"),
    (6, "nobody", "nobody"),
    (7, "nobody", "nobody"),
    (8, "nobody", "evil_to_merlin"),
    (9, "merlin", "evil_to_merlin"),
    (10, "merlin", "nobody"),
    (11, "nobody", "nobody"),
    (12, "nobody", "nobody"),
    (13, "nobody", "wizards"),
    (14, "percival", "wizards"),
    (15, "percival", "nobody"),
    (16, "nobody", "nobody"),
    (17, "lancelots", "nobody"),
    (18, "nobody", "nobody"),
    (19, "nobody", "nobody"),
    (20, "everybody", "nobody"),
];

/// The table of AV-21: variant, characters without servants and minions, steps.
const COUNTS: [(&str, &str, &[u8]); 12] = [
    ("off", "plain", &[1, 2, 6, 7, 8, 9, 10, 11, 12, 20]),
    ("off", "percival", &[1, 2, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20]),
    ("off", "bare", &[1, 2, 6, 7, 20]),
    ("v1", "plain", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20]),
    ("v1", "percival", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20]),
    ("v1", "bare", &[1, 2, 3, 4, 5, 6, 7, 20]),
    ("v2", "plain", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20]),
    ("v2", "percival", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20]),
    ("v2", "bare", &[1, 2, 3, 4, 5, 6, 7, 20]),
    ("v3", "plain", &[1, 2, 6, 7, 8, 9, 10, 11, 12, 17, 18, 19, 20]),
    ("v3", "percival", &[1, 2, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]),
    ("v3", "bare", &[1, 2, 6, 7, 17, 18, 19, 20]),
];

/// The script of these characters, which must be a table of ten.
fn steps(roles: &[&str], more: Value) -> Vec<NightStep> {
    let wishes = merge(json!({"allowNoMerlin": true}), &more);
    let options = options(&json!({"players": 10, "roles": roles, "options": wishes}));
    let public = options.rules().role_list_public;
    night_script(options.rules(), public.then_some(options.cast()))
}

fn numbers(steps: &[NightStep]) -> Vec<u8> {
    steps.iter().map(|step| step.number).collect()
}

/// The characters named in a step.
fn names(steps: &[NightStep], number: u8) -> Value {
    let step = steps.iter().find(|step| step.number == number);
    step.map_or(Value::Null, |step| json!(step.names))
}

#[test]
fn av_19_av_20_av_21_the_script_of_every_combination() {
    let counts = [10, 15, 5, 13, 18, 8, 13, 18, 8, 13, 17, 8];
    for ((variant, kind, expected), count) in COUNTS.into_iter().zip(counts) {
        assert_eq!(expected.len(), count, "{variant} {kind}");
        // Mordred, Oberon and Morgana change sets and words, never the number of steps.
        for extra in 0..8 {
            let mut roles = match kind {
                "plain" => vec!["merlin", "assassin"],
                "percival" => vec!["merlin", "assassin", "percival"],
                _ => vec![],
            };
            let dark: Vec<&str> = ["mordred", "oberon", "morgana"]
                .into_iter()
                .enumerate()
                .filter_map(|(bit, role)| (extra >> bit & 1 == 1).then_some(role))
                .collect();
            // Four places of Evil: not every set fits beside Evil Lancelot.
            let evil = dark.len() + usize::from(kind != "bare") + usize::from(variant != "off");
            if evil > 4 {
                continue;
            }
            roles.extend(&dark);
            for sees in [true, false] {
                let wishes = json!({"lancelotVariant": variant, "merlinSeesOberon": sees});
                let found = steps(&roles, wishes);
                assert_eq!(numbers(&found), expected, "{variant} {roles:?}");
                for step in &found {
                    let (_, eyes, thumbs) = STEPS[usize::from(step.number) - 1];
                    assert_eq!((json!(step.eyes), json!(step.thumbs)), (json!(eyes), json!(thumbs)));
                }
                let only = |list: &[&str]| -> Vec<String> {
                    list.iter().filter(|role| dark.contains(role)).map(|role| (*role).to_string()).collect()
                };
                assert_eq!(names(&found, 2), json!(only(&["oberon"])));
                if kind != "bare" {
                    let mut told = only(&["mordred"]);
                    let apart = matches!(variant, "v1" | "v2");
                    told.extend(apart.then(|| "evil_lancelot".to_string()));
                    told.extend(only(&["oberon"]));
                    assert_eq!(names(&found, 8), json!(told), "{roles:?}");
                }
                if kind == "percival" {
                    assert_eq!(names(&found, 13), json!(only(&["morgana"])));
                }
                let named = found.iter().filter(|step| !step.names.is_empty()).map(|step| step.number);
                assert!(named.into_iter().all(|number| [2, 8, 13].contains(&number)));
            }
        }
    }
}

#[test]
fn av_19_a_secret_list_leaves_nothing_out() {
    for (variant, expected) in [("off", 15), ("v1", 18), ("v2", 18), ("v3", 17)] {
        let wishes = json!({"lancelotVariant": variant, "roleListPublic": false});
        let plain = steps(&["merlin", "assassin"], wishes.clone());
        assert_eq!(plain.len(), expected, "{variant}");
        for roles in [
            vec![],
            vec!["merlin", "assassin", "percival"],
            vec!["merlin", "assassin", "percival", "morgana"],
            vec!["merlin", "assassin", "oberon", "mordred"],
        ] {
            assert_eq!(steps(&roles, wishes.clone()), plain, "{variant} {roles:?}");
        }
        assert_eq!(names(&plain, 2), json!(["oberon"]));
        let merlin = match variant {
            "v1" | "v2" => json!(["mordred", "evil_lancelot", "oberon"]),
            _ => json!(["mordred", "oberon"]),
        };
        assert_eq!(names(&plain, 8), merlin);
        assert_eq!(names(&plain, 13), json!(["morgana"]));
    }
    // Whether Merlin sees Oberon is an option and so public.
    let unseen = steps(&[], json!({"roleListPublic": false, "merlinSeesOberon": false}));
    assert_eq!(names(&unseen, 8), json!(["mordred", "oberon"]));
    let excepted: Vec<_> = unseen.iter().filter(|step| step.number == 8).map(|step| &step.excepted).collect();
    assert_eq!(json!(excepted), json!([["mordred", "oberon"]]));
}

#[test]
fn av_19_the_script_speaks_of_groups_and_never_of_seats() {
    let step = &steps(&["merlin", "assassin"], json!({}))[1];
    let expected = json!({"number": 2, "eyes": "evil_open", "thumbs": "nobody", "names": [], "excepted": []});
    assert_eq!(json!(step), expected);
    assert_eq!(step.eyes, NightGroup::EvilOpen);
}

/// The matrix of chapter 2, written down here once more. Rows and columns are in this order.
const ORDER: [&str; 10] = [
    "merlin",
    "percival",
    "servant",
    "good_lancelot",
    "assassin",
    "minion",
    "morgana",
    "mordred",
    "oberon",
    "evil_lancelot",
];
/// How many of these are Good; they come first.
const GOOD: usize = 4;
/// `E` evil, `W` Merlin or Morgana, `e` Evil Lancelot, `g` Good Lancelot, `.` nothing.
const V3: [&str; 10] = [
    "....EEE.EE", // Merlin
    "W.....W...", // Percival
    "..........", // Servant
    ".........e", // Good Lancelot
    ".....EEE.E", // Assassin
    "....EEEE.E", // Minion
    "....EEEE.E", // Morgana
    "....EEEE.E", // Mordred
    "..........", // Oberon
    "...gEEEE..", // Evil Lancelot
];
/// V1 and V2; also without Lancelots, whose rows and columns then do not occur.
const V1: [&str; 10] = [
    "....EEE.EE",
    "W.....W...",
    "..........",
    "..........",
    ".....EEE.e",
    "....EEEE.e",
    "....EEEE.e",
    "....EEEE.e",
    "..........",
    "..........",
];

#[test]
fn av_3_the_characters_and_their_sides() {
    assert_eq!(Role::ALL.map(Role::name), ORDER);
    let (good, evil) = Role::ALL.split_at(GOOD);
    assert!(good.iter().all(|role| role.side() == Side::Good));
    assert!(evil.iter().all(|role| role.side() == Side::Evil));
}

/// What the matrix says this row sees of this column.
fn expected(matrix: &[&str; 10], viewer: &str, target: &str, sees_oberon: bool) -> Option<&'static str> {
    let place = |role: &str| ORDER.iter().position(|each| *each == role).unwrap();
    if viewer == "merlin" && target == "oberon" && !sees_oberon {
        return None;
    }
    match &matrix[place(viewer)][place(target)..=place(target)] {
        "E" => Some("evil"),
        "W" => Some("merlin_or_morgana"),
        "e" => Some("evil_lancelot"),
        "g" => Some("good_lancelot"),
        _ => None,
    }
}

/// Deals these characters, in several orders, and compares every seat's marks with the matrix.
fn check_night(roles: &[&str], variant: &str, sees_oberon: bool, public: bool) {
    let matrix = if variant == "v3" { &V3 } else { &V1 };
    for turn in 0..roles.len() {
        let mut seats = roles.to_vec();
        seats.rotate_left(turn);
        let wishes =
            json!({"lancelotVariant": variant, "merlinSeesOberon": sees_oberon, "roleListPublic": public});
        let t = table(&seats.join(" "), wishes);
        for (viewer, role) in seats.iter().enumerate() {
            let marks = seats.iter().enumerate().filter(|(seat, _)| *seat != viewer);
            let marks = marks.filter_map(|(seat, target)| {
                let alone = !seats.contains(&"morgana");
                let known = expected(matrix, role, target, sees_oberon)?;
                let known = if known == "merlin_or_morgana" && alone { "merlin" } else { known };
                Some(json!({"seat": seat, "as": known, "since": "night", "round": 0}))
            });
            let marks: Vec<Value> = marks.collect();
            let viewer = u8::try_from(viewer).unwrap();
            assert_eq!(t.you(viewer)["knows"], json!(marks), "{role} of {seats:?} in {variant}");
        }
    }
}

#[test]
fn t_av_7_av_20_to_24_the_night_of_all_ten_characters_in_every_variant() {
    // Two tables that between them hold every character beside every other one.
    let off = [
        "merlin percival servant servant servant servant assassin morgana mordred oberon",
        "merlin percival servant servant servant servant assassin minion minion mordred",
        "merlin percival servant servant servant servant assassin minion morgana oberon",
        "merlin servant servant assassin oberon",
    ];
    let with = [
        "merlin percival servant servant servant good_lancelot evil_lancelot assassin morgana mordred",
        "merlin percival servant servant servant good_lancelot evil_lancelot assassin minion oberon",
        "merlin percival servant servant servant good_lancelot evil_lancelot assassin minion minion",
        "merlin percival servant servant servant good_lancelot evil_lancelot assassin oberon mordred",
        "merlin percival servant servant servant good_lancelot evil_lancelot assassin oberon morgana",
        "merlin percival servant servant servant good_lancelot evil_lancelot assassin minion mordred",
        "merlin percival servant servant servant good_lancelot evil_lancelot assassin minion morgana",
        "merlin servant good_lancelot evil_lancelot assassin",
    ];
    for sees_oberon in [true, false] {
        for public in [true, false] {
            for roles in off {
                check_night(&roles.split(' ').collect::<Vec<_>>(), "off", sees_oberon, public);
            }
            for (roles, variant) in with.iter().flat_map(|roles| ["v1", "v2", "v3"].map(|v| (roles, v))) {
                check_night(&roles.split(' ').collect::<Vec<_>>(), variant, sees_oberon, public);
            }
        }
    }
}

#[test]
fn av_20_merlin_sees_oberon_unless_the_option_says_no() {
    let roles = "merlin servant servant assassin oberon";
    assert_eq!(table(roles, json!({})).knows(0), "3:evil 4:evil");
    assert_eq!(table(roles, json!({"merlinSeesOberon": false})).knows(0), "3:evil");
}

#[test]
fn av_22_av_75_the_night_is_not_told_again_after_a_switch() {
    let roles = "merlin servant good_lancelot servant evil_lancelot minion assassin";
    let wishes = json!({"lancelotVariant": "v1", "lancelotV1Deck": "bigBox"});
    let mut t = crate::common::dealt(roles, wishes, json!({"lancelot": ["same", "switch"]}));
    let before: Vec<String> = (0..7).map(|seat| t.knows(seat)).collect();
    t.succeed();
    assert_eq!((t.you(2)["loyalty"].clone(), t.you(4)["loyalty"].clone()), (json!("evil"), json!("good")));
    assert_eq!((0..7).map(|seat| t.knows(seat)).collect::<Vec<_>>(), before);
    assert_eq!(before[0], "4:evil 5:evil 6:evil");
    assert_eq!(before[6], "4:evil_lancelot 5:evil");
}

#[test]
fn av_23_evil_learns_loyalties_not_characters() {
    let roles = "merlin percival servant servant servant servant mordred morgana minion assassin";
    let t = table(roles, json!({}));
    for viewer in 6..10 {
        let others = (6..10).filter(|seat| *seat != viewer).map(|seat| format!("{seat}:evil"));
        assert_eq!(t.knows(viewer), others.collect::<Vec<_>>().join(" "));
    }
}

#[test]
fn av_24_av_54_t_av_8_the_assassin_and_oberon_alone() {
    let t = table("merlin servant servant assassin oberon", json!({}));
    assert_eq!(t.knows(3), "");
    assert_eq!(t.knows(4), "");
    assert_eq!(t.knows(0), "3:evil 4:evil");
}

#[test]
fn av_50_av_53_merlin_learns_evil_without_mordred_and_without_characters() {
    let t = table("merlin servant servant servant mordred minion assassin", json!({}));
    assert_eq!(t.knows(0), "5:evil 6:evil");
    assert_eq!(t.knows(5), "4:evil 6:evil");
}

#[test]
fn av_52_av_55_percival_learns_two_wizards() {
    let t = table("servant merlin percival servant minion morgana assassin", json!({}));
    assert_eq!(t.knows(2), "1:merlin_or_morgana 5:merlin_or_morgana");
}

#[test]
fn t_av_9_percival_without_morgana_has_one_mark() {
    let t = table("servant merlin percival servant minion mordred assassin", json!({}));
    assert_eq!(t.knows(2), "1:merlin");
}

#[test]
fn av_56_a_servant_and_a_minion_have_no_power() {
    let t = table("merlin servant servant servant servant minion minion assassin", json!({}));
    assert!((1..5).all(|servant| t.knows(servant).is_empty()));
    assert_eq!((t.knows(5), t.knows(6)), ("6:evil 7:evil".into(), "5:evil 7:evil".into()));
}

#[test]
fn av_69_evil_lancelot_shows_a_thumb_and_sees_nobody() {
    for variant in ["v1", "v2"] {
        let t = table(
            "merlin servant good_lancelot servant evil_lancelot minion assassin",
            json!({"lancelotVariant": variant}),
        );
        assert_eq!((t.knows(2), t.knows(4)), ("".into(), "".into()));
        assert_eq!(t.knows(5), "4:evil_lancelot 6:evil");
        assert_eq!(t.knows(6), "4:evil_lancelot 5:evil");
    }
}

#[test]
fn av_73_v3_the_lancelots_know_each_other_and_evil_opens_its_eyes_together() {
    let t = table(
        "merlin servant good_lancelot servant evil_lancelot minion assassin",
        json!({"lancelotVariant": "v3"}),
    );
    assert_eq!(t.knows(2), "4:evil_lancelot");
    assert_eq!(t.knows(4), "2:good_lancelot 5:evil 6:evil");
    assert_eq!(t.knows(6), "4:evil 5:evil");
}

#[test]
fn av_77_av_78_merlin_and_percival_and_the_lancelots() {
    for variant in ["v1", "v2", "v3"] {
        let roles = "merlin percival good_lancelot servant evil_lancelot morgana assassin";
        let t = table(roles, json!({"lancelotVariant": variant}));
        assert_eq!(t.knows(0), "4:evil 5:evil 6:evil", "{variant}");
        assert_eq!(t.knows(1), "0:merlin_or_morgana 5:merlin_or_morgana", "{variant}");
    }
}

#[test]
fn av_12_av_19_the_night_tells_everybody_only_that_it_was() {
    let t = T::open(json!({"players": 7, "options": {"firstLeader": 0}}));
    let notices: Vec<_> = t.table.notices(game::Viewer::Table, game::Cursor(0)).collect();
    let expected = json!([{"public": "dealt"}, {"public": {"began": {"leader": 0}}}]);
    assert_eq!(serde_json::to_value(notices).unwrap(), expected);
}
