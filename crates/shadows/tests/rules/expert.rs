//! The expert variant: SC-76 to SC-81.

use crate::common::*;
use crate::turn::{run_down, settle};
use game::{Game as _, Viewer};
use serde_json::json;
use shadows::{Event, Knight, Knights, Phase, Quest, Shadows, Top, Window};

/// Baseless quests, each of which gives its quester a Knight: seats 1, 3, 1 … of 4.
pub const FAILS: [(&str, char); 5] =
    [("picts:2", 'p'), ("picts:3", 'p'), ("picts:4", 'p'), ("picts:5", 'p'), ("saxons:2", 's')];

/// `fails` baseless quests at a table of 4, then these draws.
pub fn after(fails: usize, traitor: Option<u8>, then: &str, knights: &str) -> Play {
    let piles = &FAILS[..fails];
    let mut play = expert(4, traitor, &format!("{} {then}", draws(piles)), knights);
    play.piles(piles);
    play
}

pub fn names(play: &Play) -> Vec<&'static str> {
    play.table.secrets().log().iter().map(|event| event.name()).collect()
}

#[test]
fn sc_76_nine_knights_and_three_morgans_lie_face_down() {
    let play = expert(4, None, "", "");
    assert_eq!((play.public()["knight_deck"].clone(), play.board().unused), (json!(9), 3));
    let counts = Knight::ALL.map(|knight| Knights::DECK.of(knight));
    assert_eq!(counts, [3, 2, 2, 1, 1]);
    let mut plain = table(4, None, "");
    for word in ["0A", "0T", "0W", "0G1", "0P"] {
        assert_eq!(plain.refused(word), ("SC-76".to_string(), "no_knights"), "{word}");
    }
    let bad = faults(json!({ "players": 3, "deal": { "knights": ["arthur"] } }));
    assert_eq!(bad[0].0, "SC-76");
    let many = faults(
        json!({ "players": 3, "options": { "expert": true }, "deal": { "knights": ["galahad", "galahad"] } }),
    );
    assert_eq!(many[0].2, "deal.knights[1]");
}

#[test]
fn sc_77_t_sc_22_a_success_returns_a_morgan_at_most_three_times() {
    let piles = [
        ("grail:5 grail:4 grail:3", 'g'),
        ("picts:5 picts:4 picts:3", 'p'),
        ("saxons:5 saxons:4 saxons:3", 's'),
    ];
    let mut play = expert(4, None, &draws(&piles), "");
    for (done, pile) in piles.iter().enumerate() {
        play.piles(&[*pile]);
        let done = u8::try_from(done + 1).unwrap();
        assert_eq!(play.board().unused, 3 - done);
        let cycle = play.board().deck + play.board().discard;
        assert_eq!(cycle, 59 + done);
        let returned = play.table.secrets().log().iter().filter_map(|event| match event {
            Event::Returned { card } => Some(card.to_string()),
            _ => None,
        });
        let out = play.hidden("unused");
        let out = out.as_array().unwrap();
        assert_eq!(out.len(), usize::from(play.board().unused));
        assert!(returned.into_iter().all(|card| !out.contains(&json!(card))), "{out:?}");
    }
    assert_eq!(play.swords(), (5, 0));
    let returned = names(&play).iter().filter(|name| **name == "returned").count();
    assert_eq!(returned, 3);
    assert!(
        !serde_json::to_string(&play.notices(Viewer::Table)).unwrap().contains("morgan"),
        "nobody sees which"
    );
    assert_eq!(play.hand(0).knights, Knights::NONE, "a success gives no Knight");
}

#[test]
fn sc_77_none_left_means_nothing_returns() {
    let piles = [
        ("grail:5 grail:4 grail:3", 'g'),
        ("picts:5 picts:4 picts:3", 'p'),
        ("saxons:5 saxons:4 saxons:3", 's'),
    ];
    let mut play = expert(4, None, &format!("{} dragon:5 dragon:4 dragon:3", draws(&piles)), "");
    play.piles(&piles).listen(3).quest('d');
    assert_eq!(names(&play).iter().filter(|name| **name == "returned").count(), 3);
    assert_eq!(play.swords().0, 7);
}

#[test]
fn sc_78_t_sc_22_a_failure_gives_the_quester_a_knight() {
    let play = after(1, None, "", "tristan");
    assert_eq!(play.public()["knights"], json!([0, 1, 0, 0]));
    assert_eq!(play.view(1)["you"]["knights"], json!(["tristan"]));
    let told = json!({ "public": { "knight_drawn": { "seat": 1 } }, "private": { "knight_drawn": { "knight": "tristan" } } });
    assert!(play.notices_of(1).contains(&told));
    assert!(!serde_json::to_string(&play.notices_of(0)).unwrap().contains("tristan"));
    // A success with failing Secondaries gives none.
    let pile = "grail:5 grail:4 grail:2 grail:? picts:5 picts:4 picts:3 picts:2";
    let mut play = expert(4, None, pile, "arthur");
    play.listen(8).quest('p');
    assert_eq!(play.public()["knights"].as_array().unwrap().iter().filter(|count| **count == 1).count(), 1);
    let mut play = expert(4, None, "picts:5 picts:4 picts:3 picts:2 grail:5 grail:4 grail:3", "arthur");
    play.listen(7).quest('g');
    assert_eq!((play.swords(), play.public()["knights"].clone()), ((3, 1), json!([0, 0, 0, 0])));
}

#[test]
fn sc_79_t_sc_23_arthur_cancels_a_quest_and_forces_a_listen() {
    let mut play = after(1, None, "morgan:3 grail:4", "arthur");
    play.go("2l 3qg");
    assert_eq!((play.public()["phase"].clone(), play.asked()), (json!("arthur"), seats(&[1])));
    let pile = play.board().pile;
    play.go("1A");
    assert_eq!(play.board().pile, pile + 1, "the same pile and one card more");
    assert_eq!(play.board().top, Top::Shown(card("grail:4")));
    assert!(play.board().silence, "silence is not lifted");
    assert_eq!((play.board().active, play.swords()), (seat(0), (0, 1)));
    assert_eq!(play.hand(1).knights, Knights::NONE, "used Knights leave the game");
    assert_eq!(play.board().quest, None);
    // A reader of single events sees the turn come back before the forced LISTEN.
    let mut state = Shadows::open(play.table.options());
    let played = |event: &Event| matches!(event, Event::KnightPlayed { .. });
    let upto = play.table.secrets().log().iter().position(played).unwrap();
    play.table.secrets().log()[..=upto].iter().for_each(|event| game::fold::<Shadows>(&mut state, event));
    assert_eq!((state.board.phase, state.board.quest), (Phase::Turn, None));
}

#[test]
fn sc_79_everybody_with_any_knight_is_asked_at_once_and_in_secret() {
    let mut play = after(2, None, "grail:4 grail:5", "arthur tristan");
    play.go("0l 1l 2qg");
    assert_eq!(play.asked(), seats(&[1, 3]));
    assert_eq!(play.legal(3), ["-a"], "without Arthur one can only pass");
    assert_eq!(play.legal(1), ["-a", "A"]);
    assert_eq!(play.refused("3A"), ("SC-79".to_string(), "not_held"));
    let forms = [1, 3].map(|number| Shadows::form(play.board(), seat(number)));
    assert_eq!(forms[0], forms[1]);
    assert_eq!(play.refused("2-a").0, "SC-14", "not the quester");
    play.go("1A");
    assert_eq!(
        play.notices_of(0).last(),
        Some(&json!({ "public": { "answered": { "seat": 1, "window": "arthur" } } }))
    );
    assert_eq!(play.refused("1-a"), ("SC-79".to_string(), "answered"));
    assert_eq!(play.asked(), seats(&[3]));
    play.go("3-a");
    assert!(names(&play).contains(&"knight_played"));
}

#[test]
fn sc_79_the_first_play_clockwise_counts_and_others_are_kept() {
    // Seats 1 and 3 hold an Arthur; seat 2 quests: 3 comes first.
    let mut play = after(2, None, "grail:4 grail:5 grail:2", "arthur arthur");
    play.go("0l 1l 2qg 1A 3A");
    assert_eq!((play.hand(1).knights.of(Knight::Arthur), play.hand(3).knights.of(Knight::Arthur)), (1, 0));
    let public = serde_json::to_string(&play.notices_of(0)).unwrap();
    assert!(public.contains(r#""knight_played":{"knight":"arthur","seat":3"#), "{public}");
    assert!(!public.contains(r#""knight_played":{"knight":"arthur","seat":1"#));
}

#[test]
fn sc_79_no_knight_no_window() {
    let mut play = expert(4, None, "grail:2", "");
    play.go("0l 1qg");
    assert!(!names(&play).contains(&"answered") && !names(&play).contains(&"closed"));
    // Nor at a table without Knights.
    let mut play = table(4, None, "grail:2 picts:2 picts:3 picts:4 picts:5");
    play.go("0l 1qg");
    assert!(!names(&play).contains(&"closed"));
    play.piles(&FAILS[..4]).go("2a1");
    assert!(!names(&play).contains(&"closed"));
}

#[test]
fn sc_79_who_holds_the_only_knights_is_not_asked_about_the_own_quest() {
    let mut play = after(1, None, "grail:2 grail:3 grail:4", "arthur");
    play.go("2l 3l 0l 1qg");
    assert_eq!(play.public()["phase"], "gawain", "no window for Arthur, only the next");
    let closed = |event: &Event| matches!(event, Event::Closed { window: Window::Arthur });
    assert!(!play.table.secrets().log().iter().any(closed));
}

#[test]
fn sc_79_a_play_that_did_not_count_is_not_kept_for_the_next_window() {
    let mut play = after(2, None, "grail:4 grail:5 grail:2", "arthur arthur");
    play.go("0l 1l 2qg 1A 3A");
    assert_eq!(play.hand(1).knights.of(Knight::Arthur), 1);
    play.go("3qg");
    assert_eq!(play.asked(), seats(&[1]));
    play.go("1-a");
    assert_eq!(play.public()["phase"], "gawain", "seat 1 passed this time, so the quest is carried out");
    assert_eq!(play.hand(1).knights.of(Knight::Arthur), 1);
}

#[test]
fn sc_20_sc_79_sc_81_without_any_card_arthur_and_gawain_are_not_asked_for() {
    let mut play = after(1, None, "", "tristan");
    run_down(&mut play, 0);
    while play.board().supply() > 0 {
        play.listen(1);
        settle(&mut play);
    }
    let asked = names(&play).iter().filter(|name| **name == "closed").count();
    let quest =
        play.legal(play.board().active.number()).into_iter().find(|word| word.starts_with('q')).unwrap();
    let active = play.board().active;
    play.go(&format!("{active}{quest}"));
    assert!(names(&play).contains(&"scored") && play.board().window().is_none());
    assert_eq!(names(&play).iter().filter(|name| **name == "closed").count(), asked);
}

#[test]
fn sc_80_tristan_shows_the_deck_in_the_order_it_is_drawn() {
    let mut play = after(1, None, "grail:2 grail:3 dragon:5 saxons:?", "tristan");
    play.go("2l 3l 0l");
    assert_eq!(play.legal(1)[..2], ["l", "qd"]);
    play.go("1T");
    assert_eq!(play.board().phase, Phase::Turn, "before the action");
    let looked: Vec<String> = play
        .notices_of(1)
        .iter()
        .filter_map(|notice| notice["private"]["looked"]["cards"].as_array().cloned())
        .flatten()
        .map(|card| card.as_str().unwrap().to_string())
        .collect();
    assert_eq!(looked.len(), usize::from(play.board().deck));
    assert_eq!(looked[0], "saxons:?");
    let empty = |event: &Event| matches!(event, Event::Looked { cards, .. } if cards.is_empty());
    assert!(!play.table.secrets().log().iter().any(empty), "no look at nothing");
    assert!(!serde_json::to_string(&play.notices_of(0)).unwrap().contains(r#""from""#));
    assert!(!play.view(1).to_string().contains("saxons:?"), "a look is remembered, not kept");
    let mut drawn = Vec::new();
    while play.board().deck > 30 {
        assert_eq!(play.board().fixed, play.board().deck, "all of it in a known order");
        let active = play.board().active.number();
        let word = if play.board().phase == Phase::Turn {
            "l".to_string()
        } else {
            let seat = play.asked().lowest().unwrap().number();
            let word = play.legal(seat)[0].clone();
            play.go(&format!("{seat}{word}"));
            continue;
        };
        play.go(&format!("{active}{word}"));
    }
    for event in play.table.secrets().log().iter().skip_while(|event| event.name() != "looked") {
        if let Event::Laid { card, .. } | Event::Heard { card, .. } = *event {
            drawn.push(card.to_string());
        }
    }
    assert!(drawn.len() > 10);
    assert_eq!(drawn, looked[..drawn.len()]);
}

#[test]
fn sc_80_a_reshuffle_makes_the_deck_loose_again() {
    let mut play = after(1, None, "grail:5 grail:4 grail:3 dragon:2", "tristan");
    play.go("2l 3l 0l 1T");
    assert_eq!(play.board().fixed, play.board().deck);
    play.quest('g');
    assert_eq!((play.board().fixed, play.board().unused), (0, 2), "a Morgan was shuffled in");
    assert_eq!(play.hidden("fixed"), json!([]), "no order is left");
    let draws = play.table.secrets().draws().len();
    play.listen(1);
    assert!(play.table.secrets().draws().len() > draws, "drawing is chance again");
}

#[test]
fn sc_80_tristan_is_refused_without_him_and_out_of_turn() {
    let mut play = after(1, None, "grail:2 merlin:4", "tristan");
    assert_eq!(play.refused("2T"), ("SC-80".to_string(), "not_held"));
    assert_eq!(play.refused("1T").0, "SC-14");
    play.go("2l 3l");
    assert_eq!(play.refused("3T"), ("SC-80".to_string(), "wrong_moment"));
    play.go("3tg 0l").refused("1T3");
    assert_eq!(play.refused("1T3"), ("SC-80".to_string(), "needless_target"));
}

/// Seat 1 holds Gawain; the pile opens as Grail 5 + 4 by seat 0 of 4 (deck: 2l, 3l, then Gawain's three).
fn gawain(three: &str, options: serde_json::Value) -> Play {
    let mut setup = setup(4, None, &format!("picts:2 grail:5 grail:4 {three}"), options);
    setup["options"]["expert"] = json!(true);
    setup["deal"]["knights"] = json!(["gawain"]);
    let mut play = open(setup);
    play.go("0l 1qp 2l 3l 0qg 1-a");
    assert_eq!((play.public()["phase"].clone(), play.asked()), (json!("gawain"), seats(&[1])));
    assert_eq!(play.public()["quest"]["totals"]["grail"], 9);
    play
}

#[test]
fn sc_81_gawain_brings_one_of_three_cards() {
    let mut play = gawain("grail:3 dragon:2 morgan:5", json!({}));
    play.go("1W");
    assert_eq!(play.view(1)["you"]["drawn"], json!(["grail:3", "dragon:2", "morgan:5"]));
    assert_eq!(play.legal(1), ["c0", "c1"]);
    assert_eq!(play.refused("1c2"), ("SC-81".to_string(), "morgan"));
    assert_eq!(play.refused("1c3"), ("SC-81".to_string(), "no_such_card"));
    assert_eq!(play.refused("1-g"), ("SC-81".to_string(), "must_play"));
    let before = play.board().discard;
    play.go("1c0");
    assert!(play.hand(1).drawn.is_empty(), "the drawn cards are gone");
    assert_eq!(play.board().quest, None);
    assert_eq!(play.swords(), (3, 1), "12: a success");
    assert_eq!(play.board().discard, before + 2 + 3, "two unplayed, three of the pile");
    let seen = serde_json::to_string(&play.notices_of(0)).unwrap();
    assert!(seen.contains(r#""card":"grail:3""#) && !seen.contains("dragon:2") && !seen.contains("morgan:5"));
}

#[test]
fn sc_81_three_morgans_are_all_discarded() {
    let mut play = gawain("morgan:3 morgan:5 morgan:6", json!({}));
    play.go("1W");
    assert_eq!(play.legal(1), ["-g"]);
    play.go("1-g");
    assert_eq!(play.swords(), (0, 2), "9 stays 9");
    let public = play.notices_of(0);
    let joined = public.iter().find(|notice| notice["public"]["joined"].is_object()).unwrap();
    assert_eq!(joined["public"]["joined"]["card"], json!(null));
}

#[test]
fn sc_81_a_merlin_ends_the_modes() {
    let mut setup =
        setup(4, None, "picts:2 morgan:2 grail:4 merlin:2 dragon:2 dragon:3", json!({ "expert": true }));
    setup["deal"]["knights"] = json!(["gawain"]);
    let mut play = open(setup);
    play.go("0l 1qp 2l 3l 0qg 1-a");
    assert_eq!(play.board().count, Some(1));
    assert!(!play.board().silence, "the quest has ended it, and the modes go on");
    play.go("1W 1c0");
    assert_eq!(play.board().count, None);
}

#[test]
fn sc_81_vivien_takes_the_knights_player_as_drawer() {
    let mut play = gawain("vivien dragon:2 dragon:3", json!({}));
    play.go("1W 1c0");
    assert_eq!(play.asked(), seats(&[1]));
    play.go("1v3");
    assert_eq!(play.asked(), seats(&[1, 3]));
    play.go("3k 1k");
    assert_eq!(play.swords(), (0, 2), "then the quest goes on");
    assert_eq!(play.board().active, seat(1));
}

#[test]
fn sc_81_the_window_opens_again_until_all_pass() {
    let deck = "picts:2 picts:3 grail:5 grail:4 grail:2 dragon:2 dragon:3 dragon:4 dragon:5 saxons:2 grail:3";
    let mut play = expert(4, None, deck, "gawain gawain");
    play.go("0l 1qp 2l 3qp 1-a 1-g");
    play.go("0l 1l 2qg 1-a 3-a");
    assert_eq!(play.asked(), seats(&[1, 3]));
    play.go("1W 3-g 1c0");
    assert_eq!(play.asked(), seats(&[3]), "seat 1 has no Knight left");
    play.go("3W 3c0");
    let Event::Scored { totals, .. } = play.scored() else { panic!() };
    assert_eq!([Quest::Grail, Quest::Dragon].map(|quest| *totals.get(quest)), [11, 4]);
}

#[test]
fn sc_81_leftovers_go_back_on_top_if_the_table_says_so() {
    let mut play = gawain("grail:3 dragon:2 saxons:5", json!({ "gawainLeftovers": "top" }));
    play.go("1W 1c0");
    // The success shuffles a Morgan in, so let it fail: play the Dragon instead.
    let mut play = gawain("grail:? dragon:2 saxons:5", json!({ "gawainLeftovers": "top" }));
    let deck = play.board().deck;
    play.go("1W 1c0");
    assert_eq!((play.board().deck, play.board().fixed), (deck - 1, 2));
    play.go("1l 2l");
    assert_eq!(play.board().top, Top::Shown(card("saxons:5")));
}
