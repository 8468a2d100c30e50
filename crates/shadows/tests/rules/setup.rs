//! Components, deck and setup: SC-1 to SC-13.

use crate::common::*;
use game::{Protocol as _, Table};
use serde_json::json;
use shadows::{Card, Command, Deck, Loyalty, Quest, QuestSet, Shadows, Value};

fn rules<'a>(faults: &'a [(String, &'static str, String)]) -> Vec<&'a str> {
    faults.iter().map(|(rule, ..)| rule.as_str()).collect()
}

#[test]
fn sc_1_one_to_seven_can_play() {
    for players in 1..=7 {
        let play = open(json!({ "players": players }));
        assert_eq!(play.table.seats().len(), players);
    }
    for players in [0, 8] {
        assert_eq!(rules(&faults(json!({ "players": players }))), ["SC-1"]);
    }
    assert_eq!(faults(json!({}))[0].1, "players_missing");
}

#[test]
fn sc_2_there_are_five_quests() {
    let words: Vec<&str> = Quest::ALL.iter().map(|quest| quest.name()).collect();
    assert_eq!(words, ["picts", "saxons", "dragon", "excalibur", "grail"]);
    assert!(serde_json::from_value::<Command>(json!({ "quest": "camelot" })).is_err());
}

#[test]
fn sc_3_there_are_nine_loyalty_62_rumour_and_nine_knight_cards() {
    assert_eq!(Deck::standard(false).cards().len(), 62);
    assert_eq!(shadows::Knights::DECK.iter().count(), 9);
    let play = table(7, None, "");
    assert!(play.notices_of(0).contains(&json!({ "public": { "dealt": { "loyal": 7, "traitors": 2, "first": 0 } }, "private": { "dealt": { "loyalty": "loyal" } } })));
}

#[test]
fn sc_4_the_quests_are_worth_1_1_2_2_3_swords() {
    let deck = Deck::standard(false);
    assert_eq!(Quest::ALL.map(|quest| deck.swords(quest)), [1, 1, 2, 2, 3]);
    let play =
        faults(json!({ "players": 3, "options": { "deck": { "swords": { "grail": 4, "picts": 0 } } } }));
    let at: Vec<&str> = play.iter().map(|(_, _, at)| at.as_str()).collect();
    assert_eq!(at, ["options.deck.swords.picts", "options.deck.swords.grail"]);
    assert_eq!(rules(&play), ["SC-4", "SC-4"]);
}

#[test]
fn sc_5_the_deck_is_that_of_the_table() {
    let cards = *Deck::standard(false).cards();
    for quest in Quest::ALL {
        let counts = Value::ALL.map(|value| cards.of(Card::quest(quest, value)));
        assert_eq!(counts, [4, 1, 1, 2, 1], "{quest}");
    }
    for (name, count) in [
        ("merlin:1", 1),
        ("merlin:2", 1),
        ("merlin:3", 1),
        ("merlin:4", 2),
        ("merlin:5", 1),
        ("merlin:6", 0),
        ("mordred", 1),
        ("vivien", 1),
        ("morgan:1", 1),
        ("morgan:2", 1),
        ("morgan:3", 1),
        ("morgan:4+1", 1),
        ("morgan:4+2", 1),
        ("morgan:4+3", 1),
        ("morgan:4+4", 0),
        ("morgan:5", 1),
        ("morgan:6", 1),
        ("morgan:7", 1),
        ("morgan:8", 0),
    ] {
        assert_eq!(cards.of(card(name)), count, "{name}");
    }
}

#[test]
fn sc_5_a_changed_deck_is_data_and_is_checked() {
    let rival = json!({ "players": 3, "options": { "deck": { "counts": { "mordred": 2, "merlin:4": 1 } } } });
    let play = open(rival);
    assert_eq!(play.table.options().deck().cards().of(Card::MORDRED), 2);
    let bad = faults(json!({ "players": 3, "options": { "deck": {
        "counts": { "picts:?": 5, "mordred": 3, "grail:2": 200 }, "values": [1, 9, 3] } } }));
    let codes: Vec<&str> = bad.iter().map(|(_, code, _)| *code).collect();
    assert_eq!(codes, ["morgan_value", "too_many_of_a_kind", "quest_cards", "characters", "morgans"]);
    assert_eq!(bad[0].2, "options.deck.values[1]");
    let values = open(json!({ "players": 2, "options": { "deck": { "values": [2, 2, 5] } } }));
    assert_eq!(values.table.options().deck().cards().of(card("morgan:4+2")), 2);
}

#[test]
fn sc_7_symbols_are_none_for_merlin_unless_the_table_says_so() {
    let deck = Deck::standard(false);
    assert_eq!(deck.symbols(Card::MERLIN_1), QuestSet::NONE);
    assert_eq!(deck.symbols(card("vivien")), QuestSet::NONE);
    assert_eq!(deck.symbols(card("mordred")), QuestSet::only(Quest::Picts).with(Quest::Saxons));
    for name in ["morgan:3", "morgan:4+2", "morgan:5", "morgan:6", "morgan:7"] {
        assert_eq!(deck.symbols(card(name)), QuestSet::ANY, "{name}");
    }
    for name in ["morgan:1", "morgan:2"] {
        assert_eq!(deck.symbols(card(name)), QuestSet::NONE, "{name}");
    }
    let mut play = with(3, None, "merlin:1", json!({ "deck": { "symbols": { "merlin": "any" } } }));
    play.go("0l 1qg");
    assert_eq!(play.swords(), (0, 1));
    let unknown = faults(json!({ "players": 3, "options": { "deck": { "symbols": { "arthur": "any" } } } }));
    assert_eq!((unknown[0].0.as_str(), unknown[0].2.as_str()), ("SC-7", "options.deck.symbols.arthur"));
}

#[test]
fn sc_8_promos_make_64_cards_and_must_be_asked_for() {
    assert_eq!(Deck::standard(true).cards().len(), 64);
    let play = open(json!({ "players": 4, "options": { "promos": true } }));
    assert_eq!((play.board().deck, play.board().unused), (60, 4));
    let off = faults(
        json!({ "players": 4, "options": { "deck": { "counts": { "merlin:6": 1, "merlin:5": 0 } } } }),
    );
    assert_eq!((off[0].0.as_str(), off[0].1), ("SC-8", "promos_off"));
}

#[test]
fn sc_8_merlin_6_lets_the_drawer_go_at_once_with_points() {
    let mut play = with(3, None, "grail:5 grail:4 merlin:6", json!({ "promos": true }));
    play.go("0l 1l 2l");
    assert_eq!(play.asked(), seats(&[2]));
    assert_eq!(play.legal(2).len(), 21);
    assert_eq!(play.rule("2qg4"), "SC-8");
    play.go("2qg3");
    assert_eq!(play.swords(), (3, 0), "9 and 3 points make 12");
    assert_eq!(play.board().active, seat(0));
    let mut plain = table(3, None, "grail:5");
    plain.go("0l");
    assert_eq!(plain.refused("1qg1"), ("SC-8".to_string(), "no_points"));
}

#[test]
fn sc_8_merlin_6_may_be_declined_and_is_nothing_to_an_exposed_traitor() {
    let mut play = with(3, None, "merlin:6", json!({ "promos": true }));
    play.go("0l 0-t");
    assert_eq!((play.board().active, play.board().pile), (seat(1), 1));
    let deck = "picts:2 picts:3 picts:4 picts:5 grail:2 merlin:6 grail:3";
    let mut exposed = with(3, Some(1), deck, json!({ "promos": true }));
    exposed.go("0l 1qp 2l 0qp 1l 2qp 0l 1qp 2a1 0l 1c0");
    assert!(exposed.table.secrets().log().iter().any(|event| event.name() == "placed"));
    assert_eq!(exposed.asked(), seats(&[2]));
}

#[test]
fn t_sc_1_deck_and_setup() {
    let play = table(5, None, "");
    assert_eq!((play.board().deck, play.board().unused), (59, 3));
    let state = Shadows::show_state(play.table.secrets().state());
    assert_eq!(state["hidden"]["deck"].as_array().unwrap().len(), 59);
    let unused = state["hidden"]["unused"].as_array().unwrap();
    assert_eq!(unused.len(), 3);
    assert!(unused.iter().all(|card| card.as_str().unwrap().starts_with("morgan")));
}

#[test]
fn sc_9_t_sc_2_loyalty_decks_and_aside() {
    for (players, loyal, traitors) in [(2, 3u8, 1u8), (3, 4, 1), (4, 5, 1), (5, 6, 1), (6, 7, 1), (7, 7, 2)] {
        let cards = u64::from(loyal + traitors);
        let ways = if traitors == 2 { cards * (cards - 1) / 2 } else { cards };
        let mut dealt = [0; 3];
        for way in 0..ways {
            let setup =
                serde_json::from_value(json!({ "players": players, "options": { "startPlayer": 0 } }))
                    .unwrap();
            let mut table = Table::<Shadows>::open(Shadows::check(&setup).unwrap().options);
            let mut first = Some(way);
            let mut chance = |_| first.take().unwrap_or(0);
            table.begin(&mut chance).unwrap().commit();
            let state = Shadows::show_state(table.secrets().state());
            let aside = state["hidden"]["aside"].as_array().unwrap();
            assert_eq!(aside.len(), 2);
            let hands = state["hands"].as_array().unwrap();
            let in_hands = hands.iter().filter(|hand| hand["loyalty"] == "traitor").count();
            let in_middle = aside.iter().filter(|card| **card == "traitor").count();
            assert_eq!(in_hands + in_middle, usize::from(traitors));
            assert_eq!(table.secrets().draws()[0].ways.get(), ways * 9 * 8 * 7, "and three of nine Morgans");
            dealt[in_hands] += 1;
        }
        // The chances of SC-9: none dealt in 1 of n + 2 pairs … and for seven 1, 14 and 21 of 36.
        let expected = if players == 7 { [1, 14, 21] } else { [2, players, 0] };
        assert_eq!(dealt, expected, "{players}");
    }
}

#[test]
fn sc_10_each_player_sees_only_the_own_loyalty() {
    let play = open(
        json!({ "deal": { "loyalty": ["traitor", "loyal", "loyal", "traitor", "loyal", "loyal", "loyal"] } }),
    );
    assert_eq!(play.hand(0).loyalty, Some(Loyalty::Traitor));
    assert_eq!(play.hand(3).loyalty, Some(Loyalty::Traitor));
    for number in 0..7 {
        let told: Vec<_> =
            play.notices_of(number).into_iter().filter(|notice| !notice["private"].is_null()).collect();
        assert_eq!(told.len(), 1, "{told:?}");
        let word = if number % 3 == 0 && number < 6 { "traitor" } else { "loyal" };
        assert_eq!(told[0]["private"]["dealt"]["loyalty"], word);
    }
    assert!(!play.public().to_string().contains("traitor"));
}

#[test]
fn sc_11_three_morgans_stay_out_and_nobody_sees_which() {
    let mut setup = setup(3, None, "", json!({}));
    setup["deal"]["unused"] = json!(["morgan:7", "morgan:1", "morgan:4+3"]);
    let play = open(setup.clone());
    let state = Shadows::show_state(play.table.secrets().state());
    assert_eq!(state["hidden"]["unused"], json!(["morgan:1", "morgan:7", "morgan:4+3"]));
    for number in 0..3 {
        assert!(!serde_json::to_string(&play.notices_of(number)).unwrap().contains("morgan"));
        assert!(!play.view(number).to_string().contains("morgan"));
    }
    setup["deal"]["unused"] = json!(["morgan:7", "morgan:7", "vivien", "morgan:1"]);
    let bad = faults(setup);
    let at: Vec<&str> = bad.iter().map(|(_, _, at)| at.as_str()).collect();
    assert_eq!(at, ["deal.unused[1]", "deal.unused[2]", "deal.unused[3]"]);
}

#[test]
fn sc_12_nothing_lies_on_the_table_at_the_start() {
    let play = table(4, None, "");
    let view = play.public();
    for key in ["pile", "discard", "white", "black"] {
        assert_eq!(view[key], 0, "{key}");
    }
    assert_eq!((&view["top"], &view["count"]), (&json!(null), &json!(null)));
    assert_eq!((&view["silence"], &view["whisper"]), (&json!(false), &json!(false)));
}

#[test]
fn sc_13_a_designated_seat_begins_or_chance_decides() {
    let play = open(json!({ "players": 5, "options": { "startPlayer": 3 } }));
    assert_eq!(play.asked(), seats(&[3]));
    let mut play = open(json!({ "players": 5, "deal": { "first": 4 } }));
    play.go("4l");
    assert_eq!(play.board().active, seat(0), "turns go clockwise");
    // The one draw of the deal: 7 places of the Traitor card, 9 · 8 · 7 rows of Morgans, and who begins.
    let ways = |start: serde_json::Value| {
        let play = open(json!({ "players": 5, "options": { "startPlayer": start } }));
        play.table.secrets().draws().iter().map(|draw| draw.ways.get()).collect::<Vec<_>>()
    };
    assert_eq!(ways(json!(3)), [7 * 504]);
    assert_eq!(ways(json!("random")), [7 * 504 * 5]);
    assert_eq!(rules(&faults(json!({ "players": 5, "options": { "startPlayer": 5 } }))), ["SC-13"]);
    let differs = json!({ "players": 5, "options": { "startPlayer": 1 }, "deal": { "first": 2 } });
    assert_eq!(rules(&faults(differs)), ["SC-13"]);
}

/// Every card of a base game for four, those of `setup` that stay out left out: 59.
fn whole_deck() -> Vec<String> {
    let deck = shadows::Deck::standard(false);
    let out = ["morgan:1", "morgan:2", "morgan:3"];
    deck.cards().iter().map(|card| card.to_string()).filter(|name| !out.contains(&name.as_str())).collect()
}

/// The seat that is asked takes the first choice, which on a turn is to listen, until something gives out.
fn listen_to_the_end(play: &mut Play) -> Result<(), (String, &'static str)> {
    while play.board().supply() > 0 {
        let seat = play.asked().lowest().expect("somebody");
        let choice = play.legal(seat.number())[0].clone();
        play.try_word(&format!("{seat}{choice}"))?;
    }
    Ok(())
}

#[test]
fn sc_11_the_last_written_card_of_the_deck_is_looked_at_too() {
    let mut cards = whole_deck();
    assert_eq!(cards.len(), 59);
    let open_with = |cards: &[String]| {
        let setup = json!({ "players": 4, "options": {},
            "deal": { "deck": cards, "first": 0, "unused": ["morgan:1", "morgan:2", "morgan:3"] } });
        open(setup)
    };
    assert_eq!(listen_to_the_end(&mut open_with(&cards)), Ok(()));
    cards.swap(0, 58);
    cards[58] = "merlin:1".to_string();
    let refused = listen_to_the_end(&mut open_with(&cards)).expect_err("merlin:1 is gone by then");
    assert_eq!(refused, ("deal.deck[58]".to_string(), "impossible"));
}
