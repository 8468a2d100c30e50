//! The night, through the referee: every character's row of the visibility matrix, written here independently.

use serde_json::{Value, json};

use crate::driver::Referee;

/// What `viewer` sees of `target`, from the table in the rules; `v3`: with acquainted Lancelots.
fn mark(viewer: &str, target: &str, v3: bool, morgana: bool) -> Option<&'static str> {
    let open = ["assassin", "minion", "morgana", "mordred"];
    let wizard = if morgana { "merlin_or_morgana" } else { "merlin" };
    match (viewer, target) {
        ("merlin", "assassin" | "minion" | "morgana" | "oberon" | "evil_lancelot") => Some("evil"),
        ("percival", "merlin" | "morgana") => Some(wizard),
        ("good_lancelot", "evil_lancelot") if v3 => Some("evil_lancelot"),
        ("evil_lancelot", "good_lancelot") if v3 => Some("good_lancelot"),
        ("evil_lancelot", target) if v3 && open.contains(&target) => Some("evil"),
        (viewer, "evil_lancelot") if open.contains(&viewer) => {
            Some(if v3 { "evil" } else { "evil_lancelot" })
        }
        (viewer, target) if open.contains(&viewer) && open.contains(&target) => Some("evil"),
        _ => None,
    }
}

fn check(table: &mut Referee, roles: &[&str], variant: &str) {
    let opened = table.open(json!({"deal": {"roles": roles}, "options": {"lancelotVariant": variant}}));
    assert!(opened.get("opened").is_some(), "{opened}");
    let morgana = roles.contains(&"morgana");
    for (seat, viewer) in roles.iter().enumerate() {
        let expected: Vec<Value> = roles
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat)
            .filter_map(|(other, target)| {
                let known = mark(viewer, target, variant == "v3", morgana)?;
                Some(json!({"seat": other, "as": known, "since": "night", "round": 0}))
            })
            .collect();
        let you = table.you(u64::try_from(seat).unwrap());
        assert_eq!(you["role"], json!(viewer));
        assert_eq!(you["knows"], json!(expected), "{viewer} in seat {seat} with {variant}");
    }
}

#[test]
fn t_av_7_through_the_referee() {
    let mut table = Referee::start();
    let plain = ["merlin", "percival", "servant", "servant", "servant", "servant"];
    for evil in [
        ["assassin", "morgana", "mordred", "oberon"],
        ["assassin", "minion", "minion", "minion"],
        ["assassin", "minion", "mordred", "oberon"],
    ] {
        let roles: Vec<&str> = plain.iter().chain(&evil).copied().collect();
        check(&mut table, &roles, "off");
        let turned: Vec<&str> = roles.iter().rev().copied().collect();
        check(&mut table, &turned, "off");
    }
    let lancelot = ["merlin", "percival", "good_lancelot", "servant", "servant", "servant"];
    for variant in ["v1", "v2", "v3"] {
        for evil in [
            ["assassin", "evil_lancelot", "morgana", "mordred"],
            ["oberon", "minion", "evil_lancelot", "assassin"],
            ["assassin", "morgana", "oberon", "evil_lancelot"],
        ] {
            let roles: Vec<&str> = evil.iter().chain(&lancelot).copied().collect();
            check(&mut table, &roles, variant);
        }
    }
}

#[test]
fn t_av_8_through_the_referee() {
    let mut table = Referee::start();
    check(&mut table, &["merlin", "servant", "servant", "assassin", "oberon"], "off");
    assert_eq!(table.you(3)["knows"], json!([]), "the Assassin sees nobody");
    assert_eq!(table.you(0)["knows"].as_array().unwrap().len(), 2, "Merlin sees both");
}

#[test]
fn t_av_9_through_the_referee() {
    let mut table = Referee::start();
    check(&mut table, &["percival", "servant", "merlin", "servant", "assassin", "minion"], "off");
    assert_eq!(table.you(0)["knows"], json!([{"seat": 2, "as": "merlin", "since": "night", "round": 0}]));
}
