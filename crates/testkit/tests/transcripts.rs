//! Whole games as text, with everything every viewer was told. `UPDATE_TRANSCRIPTS=1` writes them anew; read the
//! difference before you commit it: a leak is a new line under the wrong seat.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot read its own tables should stop at once

use std::collections::BTreeSet;
use std::path::PathBuf;

use avalon::{Avalon, PlotCard, Role};
use game::{Notation, Protocol};
use shadows::Shadows;
use testkit::{Drivers, Subject, option_values, transcript};

/// Name, driver, seed, table.
const AVALON: &[(&str, &str, u64, &str)] = &[
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
    ("assassin-alone", "agreeable", 1, "avalon 5 assassin allowNoMerlin=true"),
    (
        "polish-edition",
        "card-lover",
        7,
        "avalon 7 merlin,assassin edition=pl plot=true roleClaims=false acceptanceResetsTrack=true",
    ),
    (
        "lancelot-v2-round-start",
        "agreeable",
        6,
        "avalon 9 merlin,percival,assassin,mordred lancelotVariant=v2 lancelotV2Switch=roundStart plot=true",
    ),
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
];

/// Name, driver, table: one with every optional character and one with every plot card. They show new ones too; the
/// seed is the first with which a game tells what no other file does.
fn everything_of_avalon() -> [(&'static str, &'static str, String); 2] {
    let roles: Vec<&str> = Role::optional().map(Role::name).collect();
    let cards = PlotCard::ALL.map(PlotCard::name);
    let deck = "assassinTargets=anySeat evilRevealAtAssassination=false plotDeck56=";
    [
        ("every-character", "agreeable", format!("avalon 10 merlin,assassin,{}", roles.join(","))),
        (
            "every-plot-card",
            "agreeable",
            format!("avalon 6 merlin,assassin plot=true plotsPerRound=3 {deck}{}", cards.join(",")),
        ),
    ]
}

/// Name, driver, seed, table, and what it was chosen to show.
const SHADOWS: &[(&str, &str, u64, &str, &[&str])] = &[
    (
        "plain",
        "patient",
        1027,
        "shadows 4",
        &[r#""traitors":1"#, r#""winner":"traitor""#, r#"{"exposed""#, r#""traitors":["#],
    ),
    (
        "whispers",
        "patient",
        650,
        "shadows 5 modesEndOnQuest",
        &[r#"{"heard""#, r#"{"announced""#, r#""morgan:2""#, r#""count":2"#],
    ),
    (
        "lies",
        "patient",
        413,
        "shadows 6 whisperLoyalMayLie merlin5CountBefore merlin5BeatsMorgan7",
        &[r#"{"heard""#, r#"{"announced""#, "morgan:7"],
    ),
    (
        "vivien",
        "accusing",
        1299,
        "shadows 4 vivienExposed=allowed startPlayer=2",
        &[r#"{"given""#, r#"{"shown""#, r#"{"chose""#],
    ),
    (
        "tokens",
        "patient",
        618,
        "shadows 3 swordLimit=16",
        &[r#"{"token_laid""#, r#""tokens_back""#, r#""tokens":[{"#],
    ),
    (
        "exposed-traitor",
        "accusing",
        1219,
        "shadows 5",
        &[
            r#""exposed":{"seat""#,
            r#""loyalty":"traitor","swords""#,
            r#"{"drew""#,
            r#"{"placed""#,
            r#""discarded":true"#,
        ],
    ),
    (
        "exposed-traitor-whispers",
        "accusing",
        712,
        "shadows 3 modesBindTraitor",
        &[r#"{"placed":{"down":""#, r#""loyalty":"traitor","swords""#],
    ),
    // The flip is the last of its batch: the game goes on.
    (
        "plays-on",
        "counting",
        286,
        "shadows 4",
        &["{\"flipped\":{\"seat\":2,\"swords\":1}}\n\n", r#""winner":"loyal""#],
    ),
    ("morgan-7", "patient", 720, "shadows 2", &[r#""doom""#, r#""by":"morgan""#]),
    ("reshuffled", "hoarding", 935, "shadows 3", &[r#""shuffled""#]),
    (
        "arthur-and-gawain",
        "knightly",
        1094,
        "shadows 5 expert gawainLeftovers=top",
        &[r#""knight":"arthur""#, r#""knight":"gawain""#, r#"{"joined""#, r#""back":true"#],
    ),
    (
        "tristan-and-galahad",
        "knightly",
        1264,
        "shadows 4 expert memoryAid",
        &[r#""knight":"tristan""#, r#""knight":"galahad""#, r#"{"looked""#, r#"{"peeked""#],
    ),
    (
        "percival-and-merlin-4",
        "knightly",
        233,
        "shadows 7 expert",
        &[r#""knight":"percival""#, r#"{"named""#],
    ),
    (
        "gawain-next-quest",
        "knightly",
        233,
        "shadows 7 expert gawainMerlin4=nextQuest galahadMayTell=false tristanShuffles",
        &[r#""card":"merlin:4","rest""#, r#""tokens":[{"#],
    ),
    ("loyal-expert", "counting", 728, "shadows 4 expert", &[r#""returned""#, r#""winner":"loyal""#]),
    ("solo", "counting", 859, "shadows 1 promos", &["merlin:6", r#""add":"#]),
    ("promos", "counting", 1406, "shadows 4 promos expert", &["merlin:6", "morgan:8", r#"{"passed""#]),
    ("two-traitors", "counting", 116, "shadows 7 memoryAid", &[r#""traitors":2"#, r#"{"flipped""#]),
    (
        "own-counts",
        "patient",
        916,
        r#"shadows 3 deck={"counts":{"merlin:5":0,"mordred":2,"morgan:3":0,"morgan:5":2}}"#,
        &["mordred"],
    ),
    (
        "own-symbols",
        "hasty",
        88,
        r#"shadows 2 promos deck={"symbols":{"merlin":["grail"],"vivien":"any","morgan:8":["dragon"]}}"#,
        &["merlin"],
    ),
    (
        "own-values",
        "patient",
        303,
        r#"shadows 4 deck={"values":[2,4,5],"swords":{"picts":2,"grail":1}}"#,
        &["morgan:4+5"],
    ),
];

fn play<G: Subject>(driver: &str, seed: u64, table: &str) -> String {
    let options = G::read_options(table).unwrap();
    let kind = G::DRIVERS.iter().position(|name| *name == driver).unwrap();
    transcript::play::<G>(&options, &Drivers::all(kind), seed).unwrap()
}

fn path<G: Subject>(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("transcripts").join(format!("{}-{name}.txt", G::NAME))
}

fn told_as_written<G: Subject>(name: &str, found: &str) {
    let path = path::<G>(name);
    if std::env::var_os("UPDATE_TRANSCRIPTS").is_some() {
        std::fs::write(&path, found).unwrap();
        return;
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    let place = written.lines().zip(found.lines()).position(|(written, found)| written != found);
    if let Some(line) = place {
        let [written, found] = [written.as_str(), found].map(|text| text.lines().nth(line).unwrap_or(""));
        panic!("{name}, line {}:\n  written: {written}\n  found:   {found}", line + 1);
    }
    assert_eq!(written.lines().count(), found.lines().count(), "{name}");
}

#[test]
fn games_are_told_as_written() {
    let mut told = String::new();
    for (name, driver, seed, table) in AVALON {
        let found = play::<Avalon>(driver, *seed, table);
        told_as_written::<Avalon>(name, &found);
        told.push_str(&found);
    }
    let untold = untold_events(&told);
    let [characters, cards] = everything_of_avalon();
    for ((name, driver, table), wanted) in [(characters, Vec::new()), (cards, untold)] {
        let mut games = (1..1000).map(|seed| play::<Avalon>(driver, seed, &table));
        let found = games.find(|text| untold_events(text).iter().all(|event| !wanted.contains(event)));
        told_as_written::<Avalon>(name, &found.unwrap());
    }
}

#[test]
fn games_of_shadows_are_told_as_written() {
    for (name, driver, seed, table, _) in SHADOWS {
        told_as_written::<Shadows>(name, &play::<Shadows>(driver, *seed, table));
    }
}

/// Every option occurs in one of the files of Shadows, every event, and what each was chosen for.
#[test]
fn together_they_show_everything_of_shadows() {
    let mut shown = BTreeSet::new();
    let mut all = String::new();
    for (name, .., wanted) in SHADOWS {
        let text = std::fs::read_to_string(path::<Shadows>(name)).unwrap();
        let options = Shadows::read_options(text.lines().next().unwrap()).unwrap();
        shown.extend(option_values::<Shadows>(&Shadows::setup(&options)));
        for wanted in *wanted {
            assert!(text.contains(wanted), "{name} does not show {wanted}");
        }
        all.push_str(&text);
    }
    // What is usual is not written, three values stand for what they count, one designated first player for all.
    let one_is_enough = |value: &str| {
        ["=false", "=excluded", "=discard", "=random"].iter().any(|end| value.ends_with(end))
            || value.starts_with("startPlayer=")
            || value == "values[]"
    };
    let mut missing = Shadows::options();
    missing.retain(|value| !shown.contains(value) && !one_is_enough(value));
    assert_eq!(missing, Vec::<String>::new());
    let mut untold: Vec<&str> = Shadows::EVENTS.to_vec();
    untold.retain(|event| {
        let name: String = event
            .char_indices()
            .flat_map(|(at, letter)| {
                (at > 0 && letter.is_uppercase()).then_some('_').into_iter().chain(letter.to_lowercase())
            })
            .collect();
        !all.contains(&format!("* {{\"{name}\"")) && !all.contains(&format!("* \"{name}\""))
    });
    assert_eq!(untold, Vec::<&str>::new());
}

/// Every character and every option occurs in one of the files of Avalon, and so does every kind of event.
#[test]
fn together_they_show_everything() {
    let mut shown = BTreeSet::new();
    let mut told = String::new();
    let computed = everything_of_avalon();
    for name in AVALON.iter().map(|(name, ..)| *name).chain(computed.iter().map(|(name, ..)| *name)) {
        let text = std::fs::read_to_string(path::<Avalon>(name)).unwrap();
        let options = Avalon::read_options(text.lines().next().unwrap()).unwrap();
        shown.extend(option_values::<Avalon>(&Avalon::setup(&options)));
        told.push_str(&text);
    }
    // One edition stands for all, the deck of seven is what no list means, and one designated
    // Leader and one number of cards stand for all.
    let one_is_enough = |value: &str| {
        ["edition=", "firstLeader=", "plotsPerRound=", "plotDeck56=seven"]
            .iter()
            .any(|start| value.starts_with(start))
    };
    let mut missing = Avalon::options();
    missing.retain(|value| !shown.contains(value) && !one_is_enough(value));
    assert_eq!(missing, Vec::<String>::new());
    for role in Role::ALL {
        assert!(told.contains(&format!(r#""role":"{}""#, role.name())), "{}", role.name());
    }
    assert_eq!(untold_events(&told), Vec::<&str>::new());
}

/// The events of Avalon that these games do not tell.
fn untold_events(told: &str) -> Vec<&'static str> {
    let mut untold = Avalon::EVENTS.to_vec();
    untold.retain(|event| {
        let public = match *event {
            "voted" => "has_voted",
            "played" => "has_played",
            same => same,
        };
        !told.contains(&format!("* {{\"{public}\"")) && !told.contains(&format!("* \"{public}\""))
    });
    untold
}

/// When drivers or rules have changed: the shortest games that show what is wanted, to be entered above.
/// `SEEK=promos` seeks for that one alone.
#[test]
#[ignore = "a tool: `cargo test -p testkit --test transcripts -- --ignored --nocapture`"]
fn seek() {
    let only = std::env::var("SEEK").unwrap_or_default();
    for (name, driver, _, table, wanted) in SHADOWS.iter().filter(|(name, ..)| name.contains(&only)) {
        let shows = |text: &str| wanted.iter().all(|wanted| text.contains(wanted));
        let games = (0..1500).map(|seed| (seed, play::<Shadows>(driver, seed, table)));
        let shortest = games.filter(|(_, text)| shows(text)).min_by_key(|(_, text)| text.lines().count());
        println!("{name} {:?}", shortest.map(|(seed, text)| (seed, text.lines().count())));
    }
}
