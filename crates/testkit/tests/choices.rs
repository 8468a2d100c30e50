//! A client that knows only the JSON of a seat's choices can build every legal command and no other.
//!
//! The expanders below work on JSON alone: they are what a client does.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // test code outside #[test] functions

use std::collections::BTreeSet;

use avalon::Avalon;
use game::{Choices, Table};
use serde::Serialize;
use serde_json::{Value, json};
use shadows::Shadows;
use testkit::{Drivers, Rng, Subject};

/// Plays games and looks at every seat's choices at every turn; returns the names of the choices that occurred.
fn check<G: Subject>(games: u64, expand: fn(&Value) -> Vec<Value>) -> BTreeSet<String> {
    let mut met = BTreeSet::new();
    for game in 0..games {
        let mut rng = Rng::new(game);
        let setup = G::any_setup(&mut rng);
        let drivers = Drivers::any::<G>(&mut rng);
        let mut table = Table::<G>::open(G::check(&setup).unwrap().options);
        let mut chance = rng.split();
        let mut ways = |ways: std::num::NonZeroU64| chance.below(ways.get());
        table.begin(&mut ways).unwrap().commit();
        for _ in 0..G::LONGEST {
            for seat in table.seats() {
                met.insert(check_choices(&table.legal(seat), expand));
            }
            let asked = table.asked();
            if asked.is_empty() {
                break;
            }
            let seat = asked.nth(u32::try_from(rng.index(asked.len().into())).unwrap()).unwrap();
            let Some(command) = drivers.choose_knowing(&table, seat, &mut rng) else { break };
            table.draft(seat, &command, &mut ways).unwrap().commit();
        }
    }
    met
}

/// The JSON is short and expands to exactly these commands in their order; returns its name.
fn check_choices<C: Serialize>(
    choices: &(impl Choices<C> + Serialize),
    expand: fn(&Value) -> Vec<Value>,
) -> String {
    let text = serde_json::to_string(choices).unwrap();
    assert!(text.len() < 1000, "{} bytes: {text}", text.len());
    let shown: Value = serde_json::from_str(&text).unwrap();
    let commands: Vec<Value> = choices.iter().map(|command| json!(command)).collect();
    assert_eq!(expand(&shown), commands, "{text}");
    let (name, _) = parts(&shown);
    name.to_owned()
}

/// `"vote"` or `{"play":{…}}`: the name, and what stands under it.
fn parts(shown: &Value) -> (&str, &Value) {
    match shown {
        Value::String(name) => (name, &Value::Null),
        _ => {
            let fields = shown.as_object().unwrap();
            assert_eq!(fields.len(), 1, "{shown}");
            fields.iter().next().map(|(name, of)| (name.as_str(), of)).unwrap()
        }
    }
}

fn list<'a>(of: &'a Value, key: &str) -> &'a [Value] {
    of[key].as_array().map_or(&[], Vec::as_slice)
}

fn is(of: &Value, key: &str) -> bool {
    of[key].as_bool().unwrap()
}

/// `make` of each member, then `last` if it is allowed.
fn each(members: &[Value], make: impl Fn(&Value) -> Value, last: Option<Value>) -> Vec<Value> {
    members.iter().map(make).chain(last).collect()
}

fn expand_avalon(shown: &Value) -> Vec<Value> {
    let (name, of) = parts(shown);
    match name {
        "nothing" => Vec::new(),
        "propose" => proposals(of),
        "vote" => vec![json!({"vote": "approve"}), json!({"vote": "reject"})],
        "loyalty" => vec![json!({"loyalty": "good"}), json!({"loyalty": "evil"})],
        "play" => ["success", "fail"]
            .into_iter()
            .filter(|card| is(of, card))
            .map(|card| json!({"play": card}))
            .collect(),
        "excalibur" => {
            let switch = |seat: &Value| json!({"excalibur": {"switch": seat}});
            each(list(of, "targets"), switch, Some(json!({"excalibur": "decline"})))
        }
        "lady" => {
            let skip = is(of, "skip").then(|| json!({"lady": "skip"}));
            each(list(of, "targets"), |seat| json!({"lady": seat}), skip)
        }
        "give" => {
            let to = list(of, "to");
            let gifts = list(of, "cards").iter();
            let gifts =
                gifts.flat_map(|card| to.iter().map(move |to| json!({"give": {"card": card, "to": to}})));
            let kept = to.iter().filter(|_| is(of, "strength"));
            gifts.chain(kept.map(|to| json!({"use": {"card": "show_strength", "target": to}}))).collect()
        }
        "window" => vec![json!({"use": {"card": of["card"]}}), json!({"pass": of["card"]})],
        "target" => {
            let pass = is(of, "pass").then(|| json!({"pass": of["card"]}));
            each(list(of, "targets"), |seat| json!({"use": {"card": of["card"], "target": seat}}), pass)
        }
        "take" => {
            let take = |held: &Value| json!({"use": {"card": "restore_honor", "target": held["seat"], "take": held["card"]}});
            each(list(of, "from"), take, None)
        }
        "shoot" => each(list(of, "targets"), |seat| json!({"assassinate": seat}), None),
        _ => panic!("an unknown choice: {shown}"),
    }
}

fn proposals(of: &Value) -> Vec<Value> {
    if let Some(teams) = of.get("teams") {
        let quest = json!({"quest": null, "size": teams["size"]});
        return wide(
            &json!({"players": teams["players"], "quests": [quest], "targeting": false, "excalibur": false}),
        );
    }
    wide(&of["wide"])
}

fn wide(of: &Value) -> Vec<Value> {
    let players = of["players"].as_u64().unwrap();
    let mut all = Vec::new();
    for quest in list(of, "quests") {
        for bits in 0_u64..1 << players {
            if u64::from(bits.count_ones()) != quest["size"].as_u64().unwrap() {
                continue;
            }
            let team: Vec<u64> = (0..players).filter(|seat| bits & (1 << seat) != 0).collect();
            let mut proposal = json!({"team": team});
            if is(of, "targeting") {
                proposal["quest"] = quest["quest"].clone();
            }
            if !is(of, "excalibur") {
                all.push(json!({"propose": proposal}));
                continue;
            }
            for bearer in team.into_iter().filter(|seat| Some(*seat) != of["leader"].as_u64()) {
                proposal["excalibur"] = json!(bearer);
                all.push(json!({"propose": proposal}));
            }
        }
    }
    all
}

const QUESTS: [&str; 5] = ["picts", "saxons", "dragon", "excalibur", "grail"];

fn quests(of: &Value) -> Vec<Value> {
    match of["quests"].as_str() {
        Some("any") => QUESTS.map(Value::from).to_vec(),
        Some(_) => Vec::new(),
        None => list(of, "quests").to_vec(),
    }
}

fn knight(card: &Value, targets: &[Value]) -> Vec<Value> {
    if targets.is_empty() {
        return vec![json!({"knight": {"card": card}})];
    }
    targets.iter().map(|target| json!({"knight": {"card": card, "target": target}})).collect()
}

fn expand_shadows(shown: &Value) -> Vec<Value> {
    let (name, of) = parts(shown);
    match name {
        "nothing" => Vec::new(),
        "turn" => {
            let mut all: Vec<Value> = is(of, "listen").then(|| json!("listen")).into_iter().collect();
            all.extend(quests(of).into_iter().map(|quest| json!({"quest": quest})));
            all.extend(list(of, "accuse").iter().map(|seat| json!({"accuse": seat})));
            all.extend(is(of, "tristan").then(|| json!({"knight": {"card": "tristan"}})));
            let galahad = |target: &Value| json!({"knight": {"card": "galahad", "target": target}});
            all.extend(list(of, "galahad").iter().map(galahad));
            all
        }
        "ride" => {
            let ride = |quest| {
                [json!({"quest": quest})]
                    .into_iter()
                    .chain((1..4).map(move |add| json!({"quest": quest, "add": add})))
            };
            QUESTS.into_iter().flat_map(ride).chain([json!({"pass": "turn"})]).collect()
        }
        "announce" => {
            let announce = |card: &Value| {
                let (quest, value) = card.as_str().and_then(|card| card.split_once(':')).unwrap();
                json!({"announce": {"quest": quest, "value": value}})
            };
            each(list(of, "cards"), announce, None)
        }
        "token" => QUESTS.map(|quest| json!({"token": quest})).to_vec(),
        "give" => each(list(of, "to"), |seat| json!({"vivien": {"give": seat}}), None),
        "loyalty" => vec![json!({"loyalty": "keep"}), json!({"loyalty": "swap"})],
        "place" => each(list(of, "places"), |place| json!({"place": place}), None),
        "only_morgans" => vec![json!({"pass": "gawain"})],
        "window" => {
            let mut all = vec![json!({"pass": of["window"]})];
            if is(of, "play") {
                all.extend(knight(&of["window"], list(of, "targets")));
            }
            all
        }
        "traitor" => {
            let tristan = is(of, "tristan").then(|| json!({"knight": {"card": "tristan"}}));
            [json!({"pass": "turn"})].into_iter().chain(tristan).collect()
        }
        _ => panic!("an unknown choice: {shown}"),
    }
}

fn names(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn the_choices_of_avalon_say_every_command() {
    let all = [
        "nothing",
        "propose",
        "vote",
        "play",
        "excalibur",
        "lady",
        "loyalty",
        "give",
        "window",
        "target",
        "take",
        "shoot",
    ];
    assert_eq!(check::<Avalon>(300, expand_avalon), names(&all));
}

#[test]
fn the_choices_of_shadows_say_every_command() {
    let all = [
        "nothing",
        "turn",
        "ride",
        "announce",
        "token",
        "give",
        "loyalty",
        "place",
        "only_morgans",
        "window",
        "traitor",
    ];
    let mut met = check::<Shadows>(600, expand_shadows);
    // Gawain rarely draws nothing but Morgans.
    met.insert(check_choices(&shadows::Choices::OnlyMorgans, expand_shadows));
    assert_eq!(met, names(&all));
}
