//! Bad lines: each has its place and its sentence, changes nothing, and the next line works.

use serde_json::{Value, json};

use crate::driver::{Referee, five};

/// Lines sent to a referee with a table of five in its first vote, and where the mistake is.
const LINES: &[(&str, &str)] = &[
    // no JSON, or not ours
    ("", ""),
    ("   ", ""),
    ("nonsense", ""),
    ("{", ""),
    ("{}", ""),
    ("[]", ""),
    ("null", ""),
    ("7", ""),
    ("\"open\"", ""),
    ("{} {}", ""),
    (r#"{"view":"public"}x"#, ""),
    (r#"{"view":1e999}"#, "view"),
    (r#"{"seat":0,"command":{"vote":"#, "command.vote"),
    // a key twice, unknown keys, two questions at once
    (r#"{"view":0,"view":1}"#, "view"),
    (r#"{"seat":0,"command":{"vote":"approve","vote":"reject"}}"#, "command.vote"),
    (r#"{"veiw":0}"#, "veiw"),
    (r#"{"view":0,"colour":1}"#, "colour"),
    (r#"{"view":0,"legal":0}"#, "legal"),
    (r#"{"state":true,"from":0}"#, "from"),
    (r#"{"view":0,"seat":0}"#, "seat"),
    (r#"{"seat":0}"#, ""),
    (r#"{"seat":0,"command":{"vote":"approve"},"say":{"trust":{"seat":1}}}"#, "say"),
    (r#"{"command":{"vote":"approve"}}"#, "seat"),
    (r#"{"say":{"trust":{"seat":1}}}"#, "seat"),
    // seats
    (r#"{"seat":5,"command":{"vote":"approve"}}"#, "seat"),
    (r#"{"seat":10,"command":{"vote":"approve"}}"#, "seat"),
    (r#"{"seat":-1,"command":{"vote":"approve"}}"#, "seat"),
    (r#"{"seat":1.0,"command":{"vote":"approve"}}"#, "seat"),
    (r#"{"seat":"0","command":{"vote":"approve"}}"#, "seat"),
    (r#"{"seat":null,"command":{"vote":"approve"}}"#, "seat"),
    (r#"{"seat":18446744073709551616,"command":{"vote":"approve"}}"#, "seat"),
    (r#"{"view":5}"#, "view"),
    (r#"{"view":"Public"}"#, "view"),
    (r#"{"view":null}"#, "view"),
    (r#"{"view":[0]}"#, "view"),
    (r#"{"legal":7}"#, "legal"),
    (r#"{"legal":"public"}"#, "legal"),
    (r#"{"form":9}"#, "form"),
    (r#"{"notices":6}"#, "notices"),
    (r#"{"notices":0,"from":-1}"#, "from"),
    (r#"{"notices":0,"from":"0"}"#, "from"),
    (r#"{"notices":0,"from":1.5}"#, "from"),
    (r#"{"state":false}"#, "state"),
    (r#"{"state":1}"#, "state"),
    (r#"{"record":null}"#, "record"),
    // commands
    (r#"{"seat":0,"command":null}"#, "command"),
    (r#"{"seat":0,"command":7}"#, "command"),
    (r#"{"seat":0,"command":"vote"}"#, "command.vote"),
    (r#"{"seat":0,"command":{}}"#, "command"),
    (r#"{"seat":0,"command":{"dance":1}}"#, "command"),
    (r#"{"seat":0,"command":{"vote":"approve","play":"fail"}}"#, "command"),
    (r#"{"seat":0,"command":{"vote":"aprove"}}"#, "command.vote"),
    (r#"{"seat":0,"command":{"vote":true}}"#, "command.vote"),
    (r#"{"seat":0,"command":{"vote":{"approve":null}}}"#, "command.vote.approve"),
    (r#"{"seat":0,"command":{"play":"Success"}}"#, "command.play"),
    (r#"{"seat":0,"command":{"propose":[0,1]}}"#, "command.propose"),
    (r#"{"seat":0,"command":{"propose":{}}}"#, "command.propose"),
    (r#"{"seat":0,"command":{"propose":{"team":0}}}"#, "command.propose.team"),
    (r#"{"seat":0,"command":{"propose":{"team":[0,"1"]}}}"#, "command.propose.team[1]"),
    (r#"{"seat":0,"command":{"propose":{"team":[0,0]}}}"#, "command.propose.team"),
    (r#"{"seat":0,"command":{"propose":{"team":[0,12]}}}"#, "command.propose.team[1]"),
    (r#"{"seat":0,"command":{"propose":{"team":[0,7]}}}"#, "command.propose.team[1]"),
    (r#"{"seat":0,"command":{"propose":{"team":[7,0]}}}"#, "command.propose.team[0]"),
    (r#"{"seat":0,"command":{"propose":{"team":[0,1],"quest":6}}}"#, "command.propose.quest"),
    (r#"{"seat":0,"command":{"propose":{"team":[0,1],"quest":0}}}"#, "command.propose.quest"),
    (r#"{"seat":0,"command":{"propose":{"team":[0,1],"excalibur":8}}}"#, "command.propose.excalibur"),
    (r#"{"seat":0,"command":{"propose":{"team":[0,1],"sword":1}}}"#, "command.propose.sword"),
    (r#"{"seat":0,"command":{"excalibur":{"switch":9}}}"#, "command.excalibur.switch"),
    (r#"{"seat":0,"command":{"excalibur":"switch"}}"#, "command.excalibur.switch"),
    (r#"{"seat":0,"command":{"lady":6}}"#, "command.lady"),
    (r#"{"seat":0,"command":{"lady":"pass"}}"#, "command.lady"),
    (r#"{"seat":0,"command":{"lady":-2}}"#, "command.lady"),
    (r#"{"seat":0,"command":{"loyalty":"neutral"}}"#, "command.loyalty"),
    (r#"{"seat":0,"command":{"give":{"card":"ambush"}}}"#, "command.give"),
    (r#"{"seat":0,"command":{"give":{"card":"ambush","to":5}}}"#, "command.give.to"),
    (r#"{"seat":0,"command":{"give":{"card":"ambsh","to":1}}}"#, "command.give.card"),
    (r#"{"seat":0,"command":{"use":{"card":"ambush","target":6}}}"#, "command.use.target"),
    (r#"{"seat":0,"command":{"pass":"grail"}}"#, "command.pass"),
    (r#"{"seat":0,"command":{"assassinate":9}}"#, "command.assassinate"),
    (r#"{"seat":0,"command":{"assassinate":[1]}}"#, "command.assassinate"),
    // statements
    (r#"{"seat":0,"say":"hello"}"#, "say"),
    (r#"{"seat":0,"say":{"trust":{"seat":9}}}"#, "say.trust.seat"),
    (r#"{"seat":0,"say":{"trust":{"set":1}}}"#, "say.trust.set"),
    (r#"{"seat":0,"say":{"suggest":{"team":[6,1]}}}"#, "say.suggest.team[0]"),
    (r#"{"seat":0,"say":{"i_am":{"role":"king"}}}"#, "say.i_am.role"),
    // openings that do not read: the old table stays
    (r#"{"open":7}"#, "open"),
    (r#"{"open":{}}"#, "open"),
    (r#"{"open":{"game":"chess"}}"#, "open.game"),
    (r#"{"open":{"game":7}}"#, "open.game"),
    (r#"{"open":{"game":"avalon","players":"5"}}"#, "open.players"),
    (r#"{"open":{"game":"avalon","players":-5}}"#, "open.players"),
    (r#"{"open":{"game":"avalon","players":5.5}}"#, "open.players"),
    (r#"{"open":{"game":"avalon","players":1000}}"#, "open.players"),
    (r#"{"open":{"game":"avalon","plyers":5}}"#, "open.plyers"),
    (r#"{"open":{"game":"avalon","players":5,"roles":"merlin"}}"#, "open.roles"),
    (r#"{"open":{"game":"avalon","players":5,"roles":["merlin","asassin"]}}"#, "open.roles[1]"),
    (r#"{"open":{"game":"avalon","players":5,"options":[]}}"#, "open.options"),
    (r#"{"open":{"game":"avalon","players":5,"options":{"lady":"yes"}}}"#, "open.options.lady"),
    (r#"{"open":{"game":"avalon","players":5,"options":{"Lady":true}}}"#, "open.options.Lady"),
    (
        r#"{"open":{"game":"avalon","players":5,"options":{"lancelotVariant":"v4"}}}"#,
        "open.options.lancelotVariant",
    ),
    (
        r#"{"open":{"game":"avalon","players":5,"options":{"firstLeader":"last"}}}"#,
        "open.options.firstLeader",
    ),
    (r#"{"open":{"game":"avalon","players":5,"options":{"plotDeck56":["x"]}}}"#, "open.options.plotDeck56"),
    (r#"{"open":{"game":"avalon","players":5,"seed":-1}}"#, "open.seed"),
    (r#"{"open":{"game":"avalon","players":5,"seed":1.5}}"#, "open.seed"),
    (r#"{"open":{"game":"avalon","players":5,"seed":"12"}}"#, "open.seed"),
    (r#"{"open":{"game":"avalon","players":5,"seed":[]}}"#, "open.seed"),
    (r#"{"open":{"game":"avalon","players":5,"seed":18446744073709551616}}"#, "open.seed"),
    (r#"{"open":{"game":"avalon","deal":{"roles":["merlin","king"]}}}"#, "open.deal.roles[1]"),
    (r#"{"open":{"game":"avalon","players":5,"deal":{"leader":11}}}"#, "open.deal.leader"),
    (r#"{"open":{"game":"avalon","players":5,"deal":{"lancelot":["flip"]}}}"#, "open.deal.lancelot[0]"),
    (r#"{"open":{"game":"avalon","players":5,"deal":{"cards":[]}}}"#, "open.deal.cards"),
];

#[test]
fn every_mistake_has_its_place_and_changes_nothing() {
    let mut table = Referee::with(five());
    table.propose(json!({"team": [0, 3]}));
    let before = table.ask(json!({"state": true}));
    for (line, place) in LINES {
        let (at, message) = table.error(line);
        assert_eq!(at, *place, "{line}: {message}");
        assert!(!message.is_empty() && message.len() < 400, "{line}: {message}");
        assert_eq!(table.ask(json!({"state": true})), before, "{line} changed something");
    }
    table.finish();
}

#[test]
fn bytes_that_are_no_text_and_lines_without_end() {
    let mut table = Referee::with(five());
    let huge = vec![b'['; 3_000_000];
    let deep = format!(r#"{{"seat":0,"command":{}1{}}}"#, "[".repeat(5000), "]".repeat(5000));
    for line in [&b"\xff\xfe{}"[..], &huge, deep.as_bytes(), b"\0", b"{\"view\":\"\xc3\x28\"}", b"\r"] {
        assert!(table.send(line)["error"]["message"].is_string());
        assert_eq!(table.phase(), "propose");
    }
    assert!(table.send(b"{\"view\":\"public\"}\r").get("view").is_some(), "a line may end as on Windows");
}

#[test]
fn without_a_table_every_question_is_a_mistake() {
    let mut table = Referee::start();
    for line in [
        r#"{"view":0}"#,
        r#"{"legal":0}"#,
        r#"{"notices":"public"}"#,
        r#"{"state":true}"#,
        r#"{"record":true}"#,
        r#"{"form":0}"#,
        r#"{"seat":0,"command":"anything"}"#,
        r#"{"seat":0,"say":{}}"#,
    ] {
        assert!(table.error(line).1.contains("no table is open"), "{line}");
    }
}

#[test]
fn faults_come_all_at_once_and_leave_no_table() {
    let mut table = Referee::with(five());
    let setup = json!({"players": 5, "roles": ["merlin", "percival", "assassin", "oberon", "percival"], "options":
        {"firstLeader": 9, "assassinTargets": "notKnownEvil", "plot": true, "plotsPerRound": 0}});
    let faults = table.open(setup)["faults"].as_array().unwrap().clone();
    let codes: Vec<&str> = faults.iter().map(|fault| fault["code"].as_str().unwrap()).collect();
    for code in [
        "character_twice",
        "percival_alone",
        "first_leader_absent",
        "evil_reveal_mismatch",
        "plots_per_round",
    ] {
        assert!(codes.contains(&code), "{code} in {codes:?}");
    }
    let alone = faults.iter().find(|fault| fault["code"] == json!("percival_alone")).unwrap();
    assert_eq!((&alone["rule"], &alone["at"]), (&json!("AV-7"), &json!("roles[1]")));
    assert_eq!(table.error(r#"{"view":"public"}"#).0, "view", "no table is open");
}

#[test]
fn an_opening_warns_and_promises() {
    let mut table = Referee::start();
    let opened = table.open(json!({"players": 5, "options": {"lady": true}, "seed": 7}))["opened"].take();
    assert_eq!(opened["warnings"][0]["code"], json!("lady_below_seven"));
    assert_eq!(opened["warnings"][0]["at"], json!("options.lady"));
    let promise = game::Seed::from_number(7).commitment().to_string();
    assert_eq!(opened["commitment"], json!(promise));
    let hex = game::Seed::from_number(7).reveal_hex();
    let state = table.ask(json!({"state": true}));
    table.open(json!({"players": 5, "options": {"lady": true}, "seed": hex}));
    assert_eq!(state, table.ask(json!({"state": true})), "the same seed, the same deal");
    let free = r#"{"open":{"game":"avalon","players":5}}"#;
    let promises = [free, free].map(|line| table.send(line.as_bytes())["opened"]["commitment"].to_string());
    assert_ne!(promises[0], promises[1], "without a seed nobody knows it");
}

#[test]
fn talk_notices_and_records() {
    let mut table = Referee::with(five());
    assert_eq!(table.ask(json!({"seat": 4, "say": {"trust": {"seat": 0}}})), json!({"said": true}));
    table.propose(json!({"team": [0, 3]}));
    table.vote(&[0, 1, 2]);
    let all = table.ask(json!({"notices": 3}));
    let count = all["notices"].as_array().unwrap().len();
    assert_eq!(all["cursor"], json!(count));
    assert_eq!(all["notices"][0]["private"]["you_are"]["role"], json!("assassin"));
    let rest = table.ask(json!({"notices": 3, "from": count - 1}));
    assert_eq!(rest["notices"][0], all["notices"][count - 1]);
    assert_eq!(table.ask(json!({"notices": 3, "from": 9999})), json!({"notices": [], "cursor": count}));
    assert_eq!(table.ask(json!({"notices": "public"}))["notices"][0], json!({"public": "dealt"}));
    let record = table.ask(json!({"record": true}))["record"].as_str().unwrap().to_string();
    assert!(record.starts_with("avalon 5 merlin,assassin\n"), "{record}");
    assert!(record.contains("0p03 0+ 1+ 2+ 3- 4-"), "{record}");
}

#[test]
fn talk_that_a_table_bars_is_refused_by_its_rule() {
    let mut table = Referee::start();
    let refused = |answer: &Value| (answer["refused"]["rule"].clone(), answer["refused"]["code"].clone());
    table.open(json!({"players": 7, "options": {"edition": "pl"}, "seed": 7}));
    let barred = (json!("AV-29"), json!("no_role_claims"));
    for say in [json!({"i_am": {"role": "merlin"}}), json!({"ask": {"seat": 2, "question": "who_are_you"}})] {
        assert_eq!(refused(&table.ask(json!({"seat": 1, "say": say}))), barred);
    }
    let they = json!({"they_are": {"seat": 2, "role": "merlin"}});
    assert_eq!(table.ask(json!({"seat": 1, "say": they})), json!({"said": true}));
    assert_eq!(table.ask(json!({"view": "public"}))["view"]["options"]["edition"], json!("pl"));
    table.ask(json!({"open": {"game": "shadows", "players": 4, "options": {"expert": true}, "seed": 7}}));
    let told = json!({"galahad": {"seat": 2, "loyalty": "loyal"}});
    let barred = (json!("SC-82"), json!("may_not_tell"));
    assert_eq!(refused(&table.ask(json!({"seat": 1, "say": told}))), barred);
}

#[test]
fn an_opening_says_what_helps_whom() {
    let mut table = Referee::start();
    let roles = ["merlin", "assassin", "percival", "morgana"];
    let opened = table.open(json!({"players": 7, "roles": roles, "seed": 7}))["opened"].take();
    let hints = json!([{"code": "percival", "helps": "good"}, {"code": "morgana", "helps": "evil"}]);
    assert_eq!(opened["hints"], hints);
    let plain = table.open(json!({"players": 7, "seed": 7}))["opened"].take();
    assert!(plain.get("hints").is_none());
}
