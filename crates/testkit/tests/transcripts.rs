//! Whole games as text, with everything every viewer was told. `UPDATE_TRANSCRIPTS=1` writes them anew; read the
//! difference before you commit it: a leak is a new line under the wrong seat.
#![allow(clippy::unwrap_used)] // a test that cannot read its own tables should stop at once

use std::collections::BTreeSet;
use std::path::PathBuf;

use avalon::Avalon;
use game::{Notation, Protocol};
use testkit::{Drivers, Subject, option_values, transcript};

/// Name, driver, seed, table.
const GAMES: &[(&str, &str, u64, &str)] = &[
    ("plain", "random", 95, "avalon 5 merlin,assassin"),
    ("rejections", "stubborn", 1, "avalon 5 merlin,percival,assassin percivalFiveRule=warn firstLeader=3"),
    ("lady", "cautious", 51, "avalon 8 merlin,percival,assassin,morgana,oberon lady=true"),
    ("lady-skipped", "agreeable", 93, "avalon 7 merlin,assassin,mordred lady=true ladyMandatory=false"),
    (
        "targeting",
        "card-lover",
        96,
        "avalon 7 merlin,percival,assassin,mordred,oberon targeting=true merlinSeesOberon=false \
         targetingFifth=twoCompleted",
    ),
    (
        "lancelot-v1",
        "agreeable",
        64,
        "avalon 8 merlin,percival,assassin,morgana lancelotVariant=v1 excalibur=true",
    ),
    (
        "lancelot-v1-big-box",
        "wicked",
        105,
        "avalon 6 merlin,assassin lancelotVariant=v1 lancelotV1Deck=bigBox lancelotV1EvilMustFail=true \
         assassinTargets=anyOther",
    ),
    ("lancelot-v2", "agreeable", 6, "avalon 9 merlin,percival,assassin,mordred lancelotVariant=v2 plot=true"),
    (
        "lancelot-v3-everything",
        "agreeable",
        111,
        "avalon 10 merlin,percival,assassin,morgana,mordred lancelotVariant=v3 plot=true excalibur=true lady=true \
         targeting=true spotlightOrder=targetFirst strongLeaderNext=fromReplaced",
    ),
    ("plot-seven", "agreeable", 91, "avalon 5 merlin,assassin plot=true"),
    ("no-merlin", "agreeable", 1, "avalon 5 - allowNoMerlin=true"),
    (
        "secret-list",
        "cautious",
        91,
        "avalon 7 merlin,assassin,morgana,oberon roleListPublic=false assassinTargets=notKnownEvil \
         evilRevealAtAssassination=false",
    ),
    (
        "loyalty",
        "agreeable",
        39,
        "avalon 7 merlin,assassin,mordred plot=true lady=true wrongLoyaltyCard=sideLoses",
    ),
    (
        "wrong-loyalty",
        "random",
        1,
        "avalon 7 merlin,assassin,mordred plot=true lady=true wrongLoyaltyCard=sideLoses \
         morganaWithoutPercival=error",
    ),
    (
        "own-plot-deck",
        "agreeable",
        124,
        "avalon 6 merlin,assassin plot=true plotsPerRound=3 assassinTargets=anySeat evilRevealAtAssassination=false \
         plotDeck56=lead_to_victory,lead_to_victory,ambush,king_returns,restore_honor,charge,charge,show_nature,\
are_you_the_one,we_found_you,show_strength",
    ),
];

fn play(driver: &str, seed: u64, table: &str) -> String {
    let options = Avalon::read_options(table).unwrap();
    let kind = Avalon::DRIVERS.iter().position(|name| *name == driver).unwrap();
    transcript::play::<Avalon>(&options, &Drivers::all(kind), seed).unwrap()
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("transcripts").join(format!("avalon-{name}.txt"))
}

#[test]
fn games_are_told_as_written() {
    for (name, driver, seed, table) in GAMES {
        let (found, path) = (play(driver, *seed, table), path(name));
        if std::env::var_os("UPDATE_TRANSCRIPTS").is_some() {
            std::fs::write(&path, &found).unwrap();
            continue;
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        let place = written.lines().zip(found.lines()).position(|(written, found)| written != found);
        if let Some(line) = place {
            let [written, found] = [&written, &found].map(|text| text.lines().nth(line).unwrap_or(""));
            panic!("{name}, line {}:\n  written: {written}\n  found:   {found}", line + 1);
        }
        assert_eq!(written.lines().count(), found.lines().count(), "{name}");
    }
}

/// Every character and every option occurs in one of the files, and so does every kind of event.
#[test]
fn together_they_show_everything() {
    let mut shown = BTreeSet::new();
    let mut told = String::new();
    for (name, ..) in GAMES {
        let text = std::fs::read_to_string(path(name)).unwrap();
        let options = Avalon::read_options(text.lines().next().unwrap()).unwrap();
        shown.extend(option_values::<Avalon>(&Avalon::setup(&options)));
        told.push_str(&text);
    }
    // An edition leaves no trace but its options, the deck of seven is what no list means, and one designated
    // Leader and one number of cards stand for all.
    let one_is_enough = |value: &str| {
        ["edition=", "firstLeader=", "plotsPerRound=", "plotDeck56=seven"]
            .iter()
            .any(|start| value.starts_with(start))
    };
    let missing: Vec<&str> = Avalon::OPTIONS
        .iter()
        .copied()
        .filter(|value| !shown.contains(*value) && !one_is_enough(value))
        .collect();
    assert_eq!(missing, Vec::<&str>::new());
    for role in avalon::role::Role::ALL {
        assert!(told.contains(&format!(r#""role":"{}""#, role.name())), "{}", role.name());
    }
    let mut untold: Vec<&str> = Avalon::EVENTS.to_vec();
    untold.retain(|event| {
        let public = match *event {
            "voted" => "has_voted",
            "played" => "has_played",
            same => same,
        };
        !told.contains(&format!("* {{\"{public}\"")) && !told.contains(&format!("* \"{public}\""))
    });
    assert_eq!(untold, Vec::<&str>::new());
}
