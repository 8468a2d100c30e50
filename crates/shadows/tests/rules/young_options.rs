//! The options that are younger than some stored games: `gawainMerlin4`, `galahadMayTell`, `tristanShuffles`.

use crate::common::*;
use crate::expert::{FAILS, after, names};
use crate::turn::{run_down, settle};
use game::{Game as _, Notation as _, Notice, Protocol as _, Record, Refuse as _, Replay, Viewer};
use serde_json::{Value as Json, json};
use shadows::{Event, GawainMerlin4, Knight, Phase, Quest, Shadows, Statement};

/// Seat 1 holds Gawain; the pile opens as Grail 5 + 4 by seat 0 of 4, and Gawain draws the Merlin.
fn merlin_4_by_gawain(options: Json) -> Play {
    let deck = "picts:2 grail:5 grail:4 merlin:4 dragon:2 dragon:3 grail:4 grail:3";
    let mut setup = setup(4, None, deck, options);
    setup["options"]["expert"] = json!(true);
    setup["deal"]["knights"] = json!(["gawain", "arthur", "arthur"]);
    let mut play = open(setup);
    play.go("0l 1qp 2l 3l 0qg 1-a 1W 1c0");
    assert_eq!((play.public()["phase"].clone(), play.asked()), (json!("token"), seats(&[1])));
    play
}

#[test]
fn t_sc_25_sc_81_sc_69_sc_41_gawains_merlin_4_works_at_the_next_quest() {
    let mut play = merlin_4_by_gawain(json!({}));
    assert_eq!(json!(Shadows::form(play.board(), seat(1))), json!({ "token": { "openly": false } }));
    play.go("1tg");
    // This quest's totals stay, and the token outlives the clean-up.
    let Event::Scored { totals, .. } = play.scored() else { panic!() };
    assert_eq!(totals.get(Quest::Grail), &9);
    assert_eq!((play.board().tokens.get(seat(1)), play.board().pile), (&1, 0));
    assert_eq!(play.hidden("tokens"), json!([{ "seat": 1, "quest": "grail" }]));
    play.go("1l 2l").quest('g');
    let Event::Scored { totals, .. } = play.scored() else { panic!() };
    assert_eq!(totals.get(Quest::Grail), &3, "4 was removed");
    assert_eq!((play.board().tokens.get(seat(1)), play.hidden("tokens")), (&0, json!([])));
    let opened = play.notices(Viewer::Table);
    let opened = opened.iter().rev().find(|notice| notice["public"]["opened"].is_object()).unwrap();
    assert_eq!(opened["public"]["opened"]["tokens"], json!([{ "seat": 1, "quest": "grail" }]));
}

#[test]
fn t_sc_25_sc_69_others_cannot_tell_which_quest_was_chosen() {
    let plays = Quest::ALL.map(|quest| {
        let mut play = merlin_4_by_gawain(json!({}));
        play.go(&format!("1t{}", quest.letter()));
        play
    });
    for number in [0, 2, 3] {
        let seen = plays.each_ref().map(|play| (play.view(number), play.notices_of(number)));
        assert!(seen.iter().all(|each| *each == seen[0]), "seat {number}");
    }
    let own = plays.each_ref().map(|play| play.view(1)["you"]["tokens"].to_string());
    assert!(own.iter().enumerate().all(|(at, token)| own.iter().skip(at + 1).all(|other| other != token)));
}

#[test]
fn t_sc_25_sc_81_sc_28_now_it_is_open_and_removes_at_once() {
    let mut play = merlin_4_by_gawain(json!({ "gawainMerlin4": "now" }));
    assert_eq!(json!(Shadows::form(play.board(), seat(1))), json!({ "token": { "openly": true } }));
    play.go("1tg");
    let Event::Scored { totals, .. } = play.scored() else { panic!() };
    assert_eq!((totals.get(Quest::Grail), play.board().tokens.get(seat(1))), (&4, &0));
    let named = json!({ "public": { "named": { "seat": 1, "quest": "grail" } } });
    assert!(play.notices_of(0).contains(&named));
}

#[test]
fn sc_70_any_number_of_tokens_may_lie_and_name_the_same_quest() {
    // A token by Gawain, then the two Merlins again out of a new deck: three tokens, one quest.
    let mut play = merlin_4_by_gawain(json!({}));
    play.go("1tg");
    run_down(&mut play, 0);
    let laid: u8 = (0..4).map(|number| *play.board().tokens.get(seat(number))).sum();
    assert_eq!(play.hidden("tokens").as_array().unwrap().len(), usize::from(laid));
    assert!(laid >= 2, "{laid}");
}

#[test]
fn t_sc_26_sc_80_an_empty_deck_is_made_anew_for_tristan() {
    // 57 cards are left, seat 0 begins and draws the last one too.
    let mut play = after(2, None, "", "tristan arthur");
    run_down(&mut play, 1);
    play.listen(1);
    settle(&mut play);
    assert_eq!((play.board().active, play.board().deck, play.board().discard), (seat(1), 0, 2));
    assert!(play.legal(1).contains(&"T".to_string()));
    play.go("1T");
    assert_eq!((play.board().deck, play.board().discard, play.board().phase), (2, 0, Phase::Turn));
    let end = names(&play);
    assert_eq!(end[end.len() - 3..], ["knight_played", "shuffled", "looked"]);
    assert!(play.notices(Viewer::Table).contains(&json!({ "public": "shuffled" })), "publicly");
    assert_eq!(play.board().fixed, 2, "what he saw is what comes");
}

#[test]
fn t_sc_26_sc_20_sc_80_without_any_card_tristan_is_refused() {
    let mut play = after(4, None, "", "tristan arthur tristan arthur");
    while play.board().supply() > 0 {
        play.listen(1);
        settle(&mut play);
    }
    // Accusing passes the turn on.
    while !play.hand(play.board().active.number()).knights.has(Knight::Tristan) {
        let active = play.board().active.number();
        let word = play.legal(active).into_iter().find(|word| word.starts_with('a')).unwrap();
        play.go(&format!("{active}{word}")).quiet();
    }
    let active = play.board().active.number();
    assert!(!play.legal(active).contains(&"T".to_string()));
    assert_eq!(play.refused(&format!("{active}T")), ("SC-80".to_string(), "no_deck"));
}

/// A table where the exposed Traitor, seat 3, holds Tristan, at the turn after the deck ran out.
fn traitor_over_an_empty_deck(shuffles: bool) -> Play {
    let piles = &FAILS[..4];
    let wishes = json!({ "expert": true, "tristanShuffles": shuffles });
    let mut setup = setup(4, Some(3), &draws(piles), wishes);
    setup["deal"]["knights"] = json!(["arthur", "tristan", "arthur", "galahad"]);
    let mut play = open(setup);
    play.piles(piles);
    // 55 cards are left; a round from the Traitor on takes five.
    play.go("0a3").quiet().go("1a2").quiet().go("2a0").quiet();
    assert_eq!((play.board().deck, play.board().phase), (55, Phase::Traitor));
    while play.board().deck > 0 && !names(&play).contains(&"shuffled") {
        let number = play.asked().lowest().unwrap().number();
        let word = play.legal(number)[0].clone();
        play.go(&format!("{number}{word}"));
    }
    settle(&mut play);
    assert_eq!(play.board().active, seat(3));
    play
}

#[test]
fn sc_80_sc_83_an_exposed_traitor_is_asked_for_tristan_over_an_empty_deck() {
    let mut play = traitor_over_an_empty_deck(true);
    assert_eq!((play.board().phase, play.board().deck), (Phase::Traitor, 0));
    play.go("3T");
    assert_eq!(names(&play).last(), Some(&"looked"));
    assert_eq!((play.board().phase, play.board().discard), (Phase::Traitor, 0), "he still holds Galahad");
    assert!(play.board().fixed > 0);
}

#[test]
fn sc_80_games_stored_before_do_not_ask_over_an_empty_deck() {
    let play = traitor_over_an_empty_deck(false);
    assert!(matches!(play.board().phase, Phase::Place { .. }), "{:?}", play.board().phase);
    assert!(play.hand(3).knights.has(Knight::Tristan) && names(&play).contains(&"shuffled"));
}

#[test]
fn t_sc_27_sc_82_what_galahad_showed_is_not_told() {
    let told = statement(json!({ "galahad": { "seat": 2, "loyalty": "traitor" } })).unwrap();
    let refusal = |play: &Play, said: &Statement| {
        let judged = Shadows::may_say(&play.table.view(seat(1)), said);
        judged.err().map(|refusal| (refusal.rule().to_string(), refusal.code()))
    };
    for (options, expected) in [
        (json!({}), Some(("SC-82".to_string(), "may_not_tell"))),
        (json!({ "galahadMayTell": false }), Some(("SC-82".to_string(), "may_not_tell"))),
        (json!({ "galahadMayTell": true }), None),
    ] {
        let play = with(4, Some(2), "grail:2", options);
        assert_eq!(refusal(&play, &told), expected);
        for free in [json!({ "suspect": 2 }), json!({ "trust": 2 }), json!({ "tristan": ["grail:?"] })] {
            assert_eq!(refusal(&play, &statement(free).unwrap()), None);
        }
    }
    // Silence refuses everything first.
    let mut silent = with(4, Some(2), "morgan:3", json!({}));
    silent.listen(1);
    assert_eq!(refusal(&silent, &told), Some(("SC-22".to_string(), "silence")));
}

#[test]
fn every_option_is_stored_and_an_older_setup_means_what_it_meant() {
    let setup = |json: Json| serde_json::from_value::<shadows::Setup>(json).unwrap();
    let check = |setup: &shadows::Setup| Shadows::check(setup).unwrap().options;
    let young = |options: &shadows::Options| {
        let stored = serde_json::to_value(Shadows::setup(options)).unwrap()["options"].clone();
        ["gawainMerlin4", "galahadMayTell", "tristanShuffles"].map(|key| stored[key].clone())
    };
    for older in [json!({ "players": 5 }), json!({ "players": 5, "options": { "expert": true } })] {
        let then = check(&Shadows::as_stored(setup(older.clone())));
        assert_eq!(young(&then), [json!("now"), json!(true), json!(false)]);
        assert_eq!(then.gawain_merlin4(), GawainMerlin4::Now);
        let now = check(&setup(older));
        assert_eq!(young(&now), [json!("nextQuest"), json!(false), json!(true)]);
        for options in [then, now] {
            let full = Shadows::setup(&options);
            assert_eq!(check(&Shadows::as_stored(full)), options, "a full setup is not touched");
            assert_eq!(Shadows::read_options(&Shadows::write_options(&options)), Ok(options));
        }
        assert!(Shadows::write_options(&then).ends_with(if then.expert() {
            "shadows 5 expert"
        } else {
            "shadows 5"
        }));
    }
}

/// A notice as the earlier version wrote it.
fn without_young_members(mut notice: Json) -> Json {
    for (name, young) in [("opened", "sums"), ("scored", "removed")] {
        if let Some(members) = notice.get_mut(name).and_then(Json::as_object_mut) {
            members.remove(young);
        }
    }
    notice
}

#[test]
fn sc_81_a_record_of_an_earlier_version_replays_unchanged() {
    let record = Record::<Shadows>::read(include_str!("../fixtures/gawain-merlin-4.record")).unwrap();
    let table = Replay::<Shadows>::rerun(record.options, &record.draws, &record.moves).unwrap();
    let log = table.secrets().log();
    assert!(log.iter().any(|event| matches!(event, Event::Named { .. })), "Gawain's Merlin #4 was open");
    let told: Vec<Json> = log
        .iter()
        .filter_map(|event| Notice::of::<Shadows>(event, Viewer::Table)?.public)
        .map(|public| without_young_members(serde_json::to_value(public).unwrap()))
        .collect();
    let lines = include_str!("../fixtures/gawain-merlin-4.public").lines();
    let expected: Vec<Json> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(told, expected);
    // The same setup as JSON, as a store of that time holds it.
    let stored = serde_json::from_value(json!({ "players": 7, "options": { "expert": true } })).unwrap();
    assert_eq!(Shadows::check(&Shadows::as_stored(stored)).unwrap().options, record.options);
}
