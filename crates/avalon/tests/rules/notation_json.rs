//! Texts and JSON: what is written reads back, and what cannot be read says what and where, without a panic.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // helpers of tests may fail

use crate::common::random::{Rng, any_move, any_setup, begin, many_commands};
use crate::common::{FIVE, T, command, seats, table};
use avalon::{Avalon, Command, Event, Private, Public, Refusal, Setup, Statement};
use game::{Batch, Game, Notation, Notice, Protocol, Record, Refuse, Replay, Seed, Table, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

/// A finished random game.
fn finished(number: u64) -> Table<Avalon> {
    let mut rng = Rng(number + 9000);
    let (_, options) = any_setup(&mut rng);
    let (mut table, mut dice) = begin(options, number);
    while let Some((who, command)) = any_move(&table, &mut rng) {
        table.draft(who, &command, &mut dice).unwrap().commit();
    }
    table
}

#[test]
fn commands_round_trip_in_notation_and_json() {
    let commands = many_commands(&mut Rng(7));
    assert!(commands.len() > 800);
    for command in commands {
        let text = Avalon::write_command(&command);
        assert_eq!(Avalon::read_command(&text), Ok(command));
        let value = serde_json::to_value(command).unwrap();
        assert_eq!(Command::deserialize(&value).unwrap(), command, "{value}");
    }
}

#[test]
fn commands_in_json_are_those_of_the_protocol() {
    for (text, expected) in [
        ("p03@4*3", json!({"propose": {"team": [0, 3], "quest": 4, "excalibur": 3}})),
        ("p03", json!({"propose": {"team": [0, 3]}})),
        ("+", json!({"vote": "approve"})),
        ("-", json!({"vote": "reject"})),
        ("s", json!({"play": "success"})),
        ("f", json!({"play": "fail"})),
        ("x2", json!({"excalibur": {"switch": 2}})),
        ("x-", json!({"excalibur": "decline"})),
        ("l2", json!({"lady": 2})),
        ("l-", json!({"lady": "skip"})),
        ("g", json!({"loyalty": "good"})),
        ("e", json!({"loyalty": "evil"})),
        (">ambush.4", json!({"give": {"card": "ambush", "to": 4}})),
        ("!ambush.2", json!({"use": {"card": "ambush", "target": 2}})),
        ("!restore_honor.2.charge", json!({"use": {"card": "restore_honor", "target": 2, "take": "charge"}})),
        ("~ambush", json!({"pass": "ambush"})),
        ("k2", json!({"assassinate": 2})),
    ] {
        assert_eq!(serde_json::to_value(command(text)).unwrap(), expected);
        assert_eq!(Command::deserialize(&expected).unwrap(), command(text));
    }
}

#[test]
fn options_boards_events_and_notices_round_trip_in_random_games() {
    let mut names = std::collections::BTreeSet::new();
    let mut phases = std::collections::BTreeSet::new();
    for number in 0..300 {
        let mut rng = Rng(number);
        let (setup, options) = any_setup(&mut rng);
        let text = Avalon::write_options(&options);
        assert_eq!(Avalon::read_options(&text), Ok(options), "{text}");
        let again = Avalon::setup(&options);
        assert_eq!(Avalon::check(&again).unwrap().options, options, "{setup}");
        let value = serde_json::to_value(&again).unwrap();
        assert_eq!(Setup::deserialize(&value).unwrap(), again);

        // Every board on the way, also between the events of one move.
        let mut state = Avalon::open(&options);
        let table = {
            let (mut table, mut dice) = begin(options, number);
            while let Some((who, command)) = any_move(&table, &mut rng) {
                table.draft(who, &command, &mut dice).unwrap().commit();
            }
            table
        };
        for event in table.secrets().log() {
            let stored = Avalon::encode(event);
            assert_eq!(stored["v"], json!(1));
            assert!(stored.get(event.name()).is_some(), "{stored}");
            assert!(Avalon::decode(&stored) == Ok(*event), "{stored}");
            names.insert(event.name());
            game::fold::<Avalon>(&mut state, event);
            phases.insert(Avalon::show(&state.board, None)["phase"].to_string());
            let public = Avalon::public(event);
            let value = serde_json::to_value(public).unwrap();
            assert_eq!(Option::<Public>::deserialize(&value).unwrap(), public);
            for to in table.seats() {
                let private = Notice::of::<Avalon>(event, Viewer::Seat(to)).and_then(|notice| notice.private);
                let value = serde_json::to_value(private).unwrap();
                assert_eq!(Option::<Private>::deserialize(&value).unwrap(), private);
            }
        }
    }
    assert_eq!(names.len(), 29, "{names:?}");
    assert!(phases.len() >= 12, "{phases:?}");
}

#[test]
fn whole_games_round_trip_as_records() {
    for number in 0..100 {
        let table = finished(number);
        let (record, log) = (table.secrets().record(), table.secrets().log().to_vec());
        let text = record.write();
        let read = Record::<Avalon>::read(&text).unwrap();
        assert_eq!(read, record);
        assert_eq!(Record::<Avalon>::read(&format!("# a remark\n\n{text}\n# another")).unwrap(), record);
        let again = Replay::<Avalon>::rerun(read.options, &read.draws, &read.moves).unwrap();
        assert_eq!(again.secrets().log(), log.as_slice());
    }
}

#[test]
fn a_game_record_reads_as_it_is_written() {
    let mut t = table(FIVE, json!({}));
    t.play("p03 ++-+- sf");
    let record = Record::<Avalon> {
        options: *t.table.options(),
        draws: t.table.secrets().draws().to_vec(),
        moves: t.table.secrets().moves().to_vec(),
    };
    // Merlin in place 0 of 5, Servants in set 0 of 6, the Assassin in place 1 of 2: deal 0 + 5 · (0 + 6 · 1) = 30.
    assert_eq!(record.write(), "avalon 5 merlin,assassin\n30/60 0/5\n0p03 0+ 1+ 2- 3+ 4- 0s 3f\n");
}

#[test]
fn commands_that_do_not_read_say_why() {
    for (text, message) in [
        ("", "There is no command."),
        ("q", "\"q\" is not a command."),
        ("é", "\"é\" is not a command."),
        ("++", "\"+\" does not belong to the command \"++\"."),
        ("s1", "\"1\" does not belong to the command \"s1\"."),
        ("ge", "\"e\" does not belong to the command \"ge\"."),
        ("pa", "\"a\" is not a seat from 0 to 9."),
        ("p00", "Seat 0 is named twice."),
        ("p0é", "\"é\" is not a seat from 0 to 9."),
        ("p01@", "\"\" is not a quest from 1 to 5."),
        ("p01@0", "\"0\" is not a quest from 1 to 5."),
        ("p01@6", "\"6\" is not a quest from 1 to 5."),
        ("p01@+4", "\"+4\" is not a quest from 1 to 5."),
        ("p01@04", "\"04\" is not a quest from 1 to 5."),
        ("p01*", "\"\" is not a seat from 0 to 9."),
        ("p01*12", "\"12\" is not a seat from 0 to 9."),
        ("x", "\"\" is not a seat from 0 to 9."),
        ("x+", "\"+\" is not a seat from 0 to 9."),
        ("l10", "\"10\" is not a seat from 0 to 9."),
        ("k-", "\"-\" is not a seat from 0 to 9."),
        (">ambush", "The command \">ambush\" needs the seat that gets the card."),
        (">ambush.", "\"\" is not a seat from 0 to 9."),
        ("!ambush.1.charge.2", "\"2\" does not belong to the command."),
    ] {
        assert_eq!(Avalon::read_command(text), Err(message.to_string()), "{text}");
    }
    for text in ["~", "~ambus", ">sword.1", "!", "!sword", "!restore_honor.1.sword"] {
        let error = Avalon::read_command(text).unwrap_err();
        assert!(error.starts_with("There is no plot card"), "{text}: {error}");
    }
}

#[test]
fn options_that_do_not_read_say_why() {
    for (text, message) in [
        ("", "The first word must be the name of the game, avalon."),
        ("chess 5 merlin", "The first word must be the name of the game, avalon."),
        ("avalon", "The second word must be the number of players."),
        ("avalon five merlin", "The second word must be the number of players."),
        ("avalon 300 merlin", "The second word must be the number of players."),
        ("avalon 5", "The third word must be a list of characters, or - for none."),
        ("avalon 5 merlin,assassin lady", "\"lady\" must have the form key=value."),
        ("avalon 4 merlin,assassin", "players: 5 to 10 can play, not 4."),
        ("avalon 5 merlin,merlin,assassin", "roles[1]: There is only one merlin."),
    ] {
        assert_eq!(Avalon::read_options(text), Err(message.to_string()), "{text}");
    }
    for (text, part) in [
        ("avalon 5 merlin,gandalf", "gandalf"),
        ("avalon 5 merlin,", "unknown variant ``"),
        ("avalon 5 merlin,assassin ladies=true", "ladies"),
        ("avalon 5 merlin,assassin lady=maybe", "maybe"),
        ("avalon 5 merlin,assassin plotDeck56=sword", "list of plot cards"),
        ("avalon 5 merlin,assassin firstLeader=12", "no seat 12"),
        ("avalon 5 -", "Merlin is in every game"),
    ] {
        let error = Avalon::read_options(text).unwrap_err();
        assert!(error.contains(part), "{text}: {error}");
    }
}

#[test]
fn games_that_do_not_read_say_where() {
    let read = |text: &str| Record::<Avalon>::read(text).unwrap_err().to_string();
    assert_eq!(read(""), "line 1, word 0: There is no game.");
    assert_eq!(read("# only a remark\n\n"), "line 1, word 0: There is no game.");
    assert_eq!(read("\navalon five"), "line 2, word 0: The second word must be the number of players.");
    let with = |moves: &str| read(&format!("avalon 5 merlin,assassin\n# here\n{moves}"));
    assert_eq!(with("37/60 5/5"), "line 3, word 2: 5/5 is not a possible draw.");
    assert_eq!(with("0/0"), "line 3, word 1: 0/0 is not a possible draw.");
    assert_eq!(with("a/5"), "line 3, word 1: \"a\" is not a number.");
    assert_eq!(with("0p03 x+"), "line 3, word 2: \"x+\" does not begin with a seat.");
    assert_eq!(with("0p03 é"), "line 3, word 2: \"é\" does not begin with a seat.");
    assert_eq!(with("0p03\n0q"), "line 4, word 1: \"q\" is not a command.");
    assert_eq!(with("0"), "line 3, word 1: There is no command.");
}

#[test]
fn stored_events_that_do_not_read_say_why() {
    for (stored, part) in [
        (json!(null), "A stored event is an object"),
        (json!([1]), "A stored event is an object"),
        (json!({}), "gives its version"),
        (json!({"dealt": {}}), "gives its version"),
        (json!({"v": "1", "began": {"leader": 0}}), "gives its version"),
        (json!({"v": 2, "began": {"leader": 0}}), "version 2 are not known"),
        (json!({"v": 1}), "expected"),
        (json!({"v": 1, "begun": {"leader": 0}}), "unknown variant `begun`"),
        (json!({"v": 1, "began": {}}), "missing field `leader`"),
        (json!({"v": 1, "began": {"leader": 10}}), "no seat 10"),
        (json!({"v": 1, "began": {"leader": -1}}), "-1"),
        (json!({"v": 1, "began": {"leader": 0}, "shot": {"target": 1, "merlin": true}}), "expected"),
        (json!({"v": 1, "voted": {"seat": 0, "vote": "maybe", "proposal": 1}}), "maybe"),
        (json!({"v": 1, "voted": {"seat": 0, "vote": "approve", "proposal": 999}}), "999"),
        (json!({"v": 1, "votes_revealed": {"approvals": [1, 1]}}), "seat 1 is named twice"),
        (json!({"v": 1, "schedule_laid": {"open": ["same"], "down": ["same", "same"]}}), "length"),
        (
            json!({"v": 1, "unveiled": {"outcome": {"winner": "good", "by": "luck", "winners": [], "roles": []}}}),
            "luck",
        ),
        (json!({"v": 1, "proposed": {"leader": 0, "quest": 6, "proposal": {"team": [0]}}}), "no quest 6"),
    ] {
        let error = Avalon::decode(&stored).err().unwrap_or_else(|| panic!("{stored} was read"));
        assert!(error.contains(part), "{stored}: {error}");
    }
    let night =
        json!({"evil_open": [], "evil_to_merlin": [], "wizards": [], "thumb": null, "acquainted": null});
    let dealt = |roles: Vec<&str>| json!({"v": 1, "dealt": {"roles": roles, "night": night}});
    assert!(Avalon::decode(&dealt(vec!["servant"; 4])).unwrap_err().contains("5 to 10 characters"));
    assert!(Avalon::decode(&dealt(vec!["servant"; 11])).unwrap_err().contains("5 to 10 characters"));
    assert!(Avalon::decode(&dealt(vec!["servant"; 5])).is_ok());
}

#[test]
fn setups_in_json_that_do_not_read_say_why() {
    for (setup, part) in [
        (json!({"player": 5}), "unknown field `player`"),
        (json!({"players": 500}), "500"),
        (json!({"players": "five"}), "invalid type"),
        (json!({"roles": ["gandalf"]}), "unknown variant `gandalf`"),
        (json!({"options": {"Lady": true}}), "unknown field `Lady`"),
        (json!({"options": {"lady": "yes"}}), "invalid type"),
        (json!({"options": {"firstLeader": 10}}), "no seat 10"),
        (json!({"options": {"firstLeader": "me"}}), "\"random\" or a seat is needed"),
        (json!({"options": {"firstLeader": 1.5}}), "\"random\" or a seat is needed"),
        (json!({"options": {"plotDeck56": "eight"}}), "\"seven\" or a list of plot cards"),
        (json!({"options": {"plotDeck56": ["sword"]}}), "\"seven\" or a list of plot cards"),
        (json!({"options": {"plotsPerRound": -1}}), "-1"),
        (json!({"options": {"lancelotVariant": "v4"}}), "unknown variant `v4`"),
        (json!({"deal": {"cards": []}}), "unknown field `cards`"),
        (json!({"deal": {"leader": 11}}), "no seat 11"),
        (json!({"deal": {"lancelot": ["maybe"]}}), "unknown variant `maybe`"),
    ] {
        let error = Setup::deserialize(&setup).unwrap_err().to_string();
        assert!(error.contains(part), "{setup}: {error}");
    }
}

#[test]
fn commands_in_json_that_do_not_read_say_why() {
    for (value, part) in [
        (json!("vote"), "expected"),
        (json!({"vote": "maybe"}), "unknown variant `maybe`"),
        (json!({"propose": {"team": [0, 0]}}), "seat 0 is named twice"),
        (json!({"propose": {"team": [10]}}), "no seat 10"),
        (json!({"propose": {"team": "all"}}), "a list of seats"),
        (json!({"propose": {"team": [0], "quest": 0}}), "no quest 0"),
        (json!({"propose": {"team": [0], "quests": 1}}), "unknown field `quests`"),
        (json!({"propose": {}}), "missing field `team`"),
        (json!({"lady": "no"}), "a seat or \"skip\""),
        (json!({"lady": 99}), "no seat 99"),
        (json!({"excalibur": "use"}), "unknown variant `use`"),
        (json!({"give": {"card": "ambush"}}), "missing field `to`"),
        (json!({"use": {"card": "ambush", "target": 1, "on": 2}}), "unknown field `on`"),
        (json!({"vote": "approve", "play": "success"}), "expected"),
        (json!(null), "expected"),
    ] {
        let error = Command::deserialize(&value).unwrap_err().to_string();
        assert!(error.contains(part), "{value}: {error}");
    }
}

#[test]
fn a_seat_that_is_not_at_the_table_is_found_by_its_field() {
    let five = seats(&[0, 1, 2, 3, 4]);
    for (text, at) in [
        ("p017", Some("propose.team[2]")),
        ("p01*8", Some("propose.excalibur")),
        ("x5", Some("excalibur.switch")),
        ("l9", Some("lady")),
        (">ambush.6", Some("give.to")),
        ("!ambush.6", Some("use.target")),
        ("k5", Some("assassinate")),
        ("k4", None),
        ("x-", None),
        ("l-", None),
        ("+", None),
        ("p01234*4", None),
    ] {
        assert_eq!(Avalon::misplaced(&command(text), five).as_deref(), at, "{text}");
    }
    for (said, at) in [
        (json!({"trust": {"seat": 5}}), Some("trust.seat")),
        (json!({"trust": {"seat": 4}}), None),
        (json!({"suggest": {"team": [0, 1, 9]}}), Some("suggest.team[2]")),
        (
            json!({"because": {"seat": 1, "trust": true, "reason": {"contradiction": {"seat": 7}}}}),
            Some("because.reason.contradiction.seat"),
        ),
        (json!({"ask": {"seat": 8, "question": "who_are_you"}}), Some("ask.seat")),
        (json!({"i_am": {"role": "merlin"}}), None),
    ] {
        let statement = Statement::hear(&said).unwrap();
        assert_eq!(Avalon::misplaced_in(&statement, five).as_deref(), at, "{said}");
    }
    assert_eq!(Statement::hear(&json!({"shout": {"loud": true}})), None);
}

#[test]
fn broken_texts_never_panic() {
    let mut rng = Rng(42);
    let mut broken = |text: &str| -> String {
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..=rng.below(3) {
            let at = rng.below(letters.len().max(1));
            let new = *rng.pick(&[
                '0', '1', '4', '7', '9', ',', '.', '/', '-', '+', '=', '*', '@', ' ', 'x', 's', '?', 'é',
                '💥', '{', '}', '"', '~',
            ]);
            match rng.below(4) {
                0 if !letters.is_empty() => drop(letters.remove(at)),
                1 if !letters.is_empty() => letters[at] = new,
                2 => letters.truncate(at),
                _ => letters.insert(at.min(letters.len()), new),
            }
        }
        letters.into_iter().collect()
    };
    for number in 0..40 {
        let table = finished(number);
        let record = table.secrets().record();
        for _ in 0..60 {
            if let Ok(record) = Record::<Avalon>::read(&broken(&record.write())) {
                let _ = Replay::<Avalon>::rerun(record.options, &record.draws, &record.moves).map(drop);
            }
            let _ = Avalon::read_options(&broken(&Avalon::write_options(table.options())));
        }
        for command in many_commands(&mut Rng(number)) {
            let _ = Avalon::read_command(&broken(&Avalon::write_command(&command)));
        }
    }
}

/// Something else in the place of one value of a JSON document.
fn disturb(value: &mut Value, rng: &mut Rng) {
    let inside = rng.below(4) > 0;
    match value {
        Value::Object(fields) if inside && !fields.is_empty() => {
            let at = rng.below(fields.len());
            disturb(fields.values_mut().nth(at).unwrap(), rng);
        }
        Value::Array(items) if inside && !items.is_empty() => {
            let at = rng.below(items.len());
            disturb(&mut items[at], rng);
        }
        other => {
            *other = rng
                .pick(&[
                    json!(null),
                    json!(0),
                    json!(3),
                    json!(9),
                    json!(255),
                    json!(-1),
                    json!(1.5),
                    json!(true),
                    json!("good"),
                    json!("fail"),
                    json!("switch"),
                    json!([]),
                    json!([0, 9]),
                    json!({}),
                    json!("💥"),
                    json!(18446744073709551615u64),
                ])
                .clone();
        }
    }
}

#[test]
fn damaged_stores_never_panic() {
    let mut rng = Rng(77);
    let (mut decoded, mut loaded) = (0, 0);
    for number in 0..120 {
        let table = finished(number);
        for event in table.secrets().log() {
            let mut stored = Avalon::encode(event);
            disturb(&mut stored, &mut rng);
            decoded += u32::from(Avalon::decode(&stored).is_ok());
        }
        // One event changed, left out, doubled or moved: a table or an error, and the rules can be asked.
        for _ in 0..40 {
            let mut events: Vec<Event> = table.secrets().log().to_vec();
            let at = rng.below(events.len());
            match rng.below(4) {
                0 => drop(events.remove(at)),
                1 => events.insert(at, events[at]),
                2 => {
                    let other = rng.below(events.len());
                    events.swap(at, other);
                }
                _ => {
                    let mut stored = Avalon::encode(&events[at]);
                    disturb(&mut stored, &mut rng);
                    match Avalon::decode(&stored) {
                        Ok(event) => events[at] = event,
                        Err(_) => continue,
                    }
                }
            }
            let cut = rng.below(events.len()).max(1);
            let whole = [Batch { by: None, draws: &[], events: &events[..cut] }];
            if let Ok(table) = Table::<Avalon>::load(*table.options(), whole) {
                loaded += 1;
                for seat in table.seats() {
                    let _ = (table.legal(seat), Avalon::show(table.board(), Some(table.view(seat))));
                }
                let _ = Avalon::show_state(table.secrets().state());
            }
        }
    }
    assert!(decoded > 300 && loaded > 500, "{decoded} decoded, {loaded} loaded");
}

#[test]
fn printing_an_event_or_a_seed_tells_no_secret() {
    let t = T::open(json!({"players": 7, "options": {"lancelotVariant": "v2", "lady": true}}));
    let printed: Vec<String> = t.table.secrets().log().iter().map(|event| format!("{event:?}")).collect();
    assert_eq!(printed, ["dealt", "began", "schedule_laid"]);
    let mut t = table(FIVE, json!({"excalibur": true}));
    t.play("p34*4 +++++ sf x3");
    for event in t.table.secrets().log() {
        assert_eq!(format!("{event:?}"), event.name());
        assert_eq!(format!("{event:#?}"), event.name());
    }
    let seed = Seed::new([0xab; 32]);
    assert_eq!((format!("{seed:?}"), format!("{seed:#?}")), ("Seed(…)".into(), "Seed(…)".into()));
}

#[test]
fn every_refusal_has_its_own_code_a_rule_and_a_sentence() {
    let codes: std::collections::BTreeSet<_> = Refusal::all().iter().map(|refusal| refusal.code()).collect();
    assert_eq!(codes.len(), Refusal::all().len());
    for refusal in Refusal::all() {
        let number = refusal.rule().number;
        assert!((1..=107).contains(&number) && !refusal.to_string().is_empty());
        assert!(
            refusal.to_string().ends_with('.')
                && refusal.code().chars().all(|c| c.is_ascii_lowercase() || c == '_' || c == '1')
        );
    }
}
