//! The turn, listening, silence and the declaration of a quest: SC-14 to SC-25.

use crate::common::*;
use serde_json::json;
use shadows::{Phase, Top};

#[test]
fn sc_14_the_active_player_takes_exactly_one_action() {
    let mut play = table(3, None, "picts:2 picts:3");
    assert_eq!(play.asked(), seats(&[0]));
    assert_eq!(play.refused("1l"), ("SC-14".to_string(), "not_your_turn"));
    play.go("0l");
    assert_eq!(play.refused("0l").0, "SC-14");
    assert_eq!(play.asked(), seats(&[1]));
}

#[test]
fn sc_15_what_does_not_fit_the_state_is_refused() {
    let mut play = table(3, None, "merlin:4 grail:2");
    for word in ["0np4", "0tg", "0v1", "0k", "0c0", "0-t", "0-a"] {
        assert_eq!(play.rule(word), "SC-15", "{word}");
    }
    play.go("0l");
    assert!(matches!(play.board().phase, Phase::Token { .. }));
    for word in ["0l", "0qp", "0a1"] {
        assert_eq!(play.rule(word), "SC-15", "{word}");
    }
    play.go("0tp 1l");
    assert_eq!(play.board().phase, Phase::Turn);
}

#[test]
fn sc_16_sc_21_sc_22_everybody_may_speak_except_under_silence() {
    let mut play = table(3, None, "picts:2 morgan:2 merlin:5 morgan:5 grail:2");
    assert_eq!(play.may_speak(2), Ok(()));
    play.go("0l");
    assert_eq!(play.may_speak(0), Ok(()));
    play.go("1l");
    assert!(play.board().silence);
    for number in 0..3 {
        assert_eq!(play.may_speak(number), Err("SC-22".to_string()));
    }
    play.go("2l");
    assert_eq!(play.may_speak(1), Ok(()), "a Merlin ends it");
    play.go("0l");
    assert_eq!(play.may_speak(1), Err("SC-22".to_string()));
    play.go("1qg");
    assert_eq!(play.may_speak(1), Ok(()), "a quest ends it");
}

#[test]
fn sc_22_t_sc_13_actions_stay_legal_under_silence() {
    let piles = [("picts:2", 'p'), ("picts:3", 'p'), ("picts:4", 'p'), ("picts:5", 'p')];
    let deck = format!("{} morgan:3", draws(&piles));
    let mut play = table(3, Some(2), &deck);
    play.piles(&piles).listen(1);
    assert!(play.board().silence);
    let active = play.board().active.number();
    assert!(play.legal(active).contains(&"l".to_string()));
    play.go(&format!("{active}a2"));
    assert!(play.board().silence, "accusing does not end it");
}

#[test]
fn sc_17_listening_lays_the_top_card_face_up() {
    let mut play = table(3, None, "dragon:4 saxons:?");
    play.go("0l");
    assert_eq!(play.public()["top"], json!({ "card": "dragon:4" }));
    assert_eq!((play.board().pile, play.board().deck), (1, 58));
    play.go("1l");
    assert_eq!(play.public()["top"], json!({ "card": "saxons:?" }));
    assert_eq!(
        play.notices_of(2).last().unwrap(),
        &json!({ "public": { "laid": { "seat": 1, "card": "saxons:?" } } })
    );
}

#[test]
fn sc_18_the_view_holds_the_top_and_the_height_of_the_pile_never_its_history() {
    let mut play = table(3, None, "dragon:4 saxons:? grail:5");
    play.go("0l 1l 2l");
    for number in 0..3 {
        let view = play.view(number).to_string();
        assert!(!view.contains("dragon:4") && !view.contains("saxons:?"), "{view}");
        assert!(view.contains("grail:5"));
    }
    let mut aided = with(3, None, "dragon:4 saxons:? grail:5 merlin:5", json!({ "memoryAid": true }));
    aided.go("0l 1l 2l");
    let history = json!([{ "card": "dragon:4" }, { "card": "saxons:?" }, { "card": "grail:5" }]);
    assert_eq!(aided.public()["history"], history);
    aided.go("0qg");
    assert_eq!(aided.public()["history"], json!([]));
}

#[test]
fn sc_18_a_returning_client_is_told_only_what_it_missed() {
    use game::{Game as _, Recall};
    assert_eq!(shadows::Shadows::recall(table(3, None, "").table.options()), Recall::OnlyNew);
    let aided = with(3, None, "", json!({ "memoryAid": true }));
    assert_eq!(shadows::Shadows::recall(aided.table.options()), Recall::All);
}

/// Draws cards one by one until `left` are in the deck: quests cleared away at `every`.
pub fn run_down(play: &mut Play, left: u8) {
    while play.board().deck > left {
        let active = play.board().active.number();
        match play.board().phase {
            Phase::Turn => play.go(&format!("{active}l")),
            Phase::Token { .. } => play.go(&format!("{active}tg")),
            Phase::Announce => {
                let word = play.legal(active)[0].clone();
                play.go(&format!("{active}{word}"))
            }
            Phase::Vivien { by, .. } => {
                let word = play.legal(by.number())[0].clone();
                play.go(&format!("{by}{word}"))
            }
            Phase::Loyalty { .. } => {
                let seat = play.asked().lowest().unwrap();
                play.go(&format!("{seat}k"))
            }
            _ => panic!("{:?}", play.board().phase),
        };
    }
    settle(play);
}

/// Answers what a laid card asks, until somebody's turn comes.
pub fn settle(play: &mut Play) {
    while !matches!(play.board().phase, Phase::Turn | Phase::Place { .. } | Phase::Traitor) {
        let seat = play.asked().lowest().unwrap().number();
        let word = play.legal(seat)[0].clone();
        play.go(&format!("{seat}{word}"));
    }
}

#[test]
fn sc_19_an_empty_deck_is_shuffled_from_the_discard_pile_and_the_threat_pile_stays() {
    let mut play = table(2, None, "picts:2 picts:3");
    play.listen(2).quest('p');
    assert_eq!(play.board().discard, 2);
    run_down(&mut play, 0);
    let pile = play.board().pile;
    assert_eq!((play.board().deck, play.board().discard, pile), (0, 2, 57));
    play.listen(1);
    settle(&mut play);
    assert_eq!((play.board().deck, play.board().discard, play.board().pile), (1, 0, 58));
    assert_eq!(play.hidden("discard"), json!([]), "every card is in one place");
    assert!(play.table.secrets().log().iter().any(|event| event.name() == "shuffled"));
}

#[test]
fn sc_20_with_every_card_in_the_pile_listening_ends_and_any_quest_may_be_named() {
    let mut play = table(2, None, "");
    run_down(&mut play, 1);
    // The last card: a Vivien or Merlin would do; what it is decides which quests are open.
    play.listen(1);
    settle(&mut play);
    assert_eq!((play.board().deck, play.board().discard, play.board().pile), (0, 0, 59));
    let active = play.board().active.number();
    assert_eq!(play.refused(&format!("{active}l")), ("SC-20".to_string(), "nothing_to_hear"));
    let symbols = match play.board().top {
        Top::Shown(card) | Top::Announced(card) => play.table.options().deck().symbols(card),
        Top::Nothing => panic!("no pile"),
    };
    let open = if symbols.is_empty() { 5 } else { symbols.len() };
    assert_eq!(play.legal(active).len(), usize::try_from(open).unwrap());
}

#[test]
fn sc_20_a_symbol_less_last_card_opens_all_quests() {
    // All cards but Vivien come first; a script of the whole deck.
    let options: shadows::Setup = serde_json::from_value(setup(2, None, "", json!({}))).unwrap();
    let deal = options.deal.unwrap();
    let mut cards = *shadows::Deck::standard(false).cards();
    for card in &deal.unused {
        assert!(cards.take(*card));
    }
    assert!(cards.take(card("merlin:5")));
    let mut order: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    order.push("merlin:5".to_string());
    let mut whole = setup(2, None, &order.join(" "), json!({}));
    whole["deal"]["unused"] = json!(deal.unused);
    let mut play = open(whole);
    run_down(&mut play, 0);
    assert_eq!(play.public()["top"], json!({ "card": "merlin:5" }));
    let active = play.board().active.number();
    assert_eq!(play.legal(active), ["qp", "qs", "qd", "qe", "qg"]);
    play.quest('g');
    assert_eq!((play.board().pile, play.board().discard), (0, 59));
    assert_ne!(play.swords(), (0, 0));
}

#[test]
fn sc_20_sc_52_an_exposed_traitor_without_cards_passes() {
    let piles = [("picts:2", 'p'), ("picts:3", 'p'), ("picts:4", 'p'), ("picts:5", 'p')];
    let mut play = table(3, Some(1), &format!("{} grail:2 grail:3 grail:4 grail:5", draws(&piles)));
    // A round takes three cards out of reach; the quest and the accusation make 57 of 59, which three divides.
    play.piles(&piles).go("2a1 0l 1c0 2l 0qg 1c0");
    settle(&mut play);
    play.go("2l");
    settle(&mut play);
    play.go("0a2");
    while play.board().supply() > 0 || !play.hand(1).drawn.is_empty() {
        settle(&mut play);
        let active = play.board().active.number();
        let first = play.legal(active)[0].clone();
        play.go(&format!("{active}{first}"));
    }
    settle(&mut play);
    assert_eq!(play.legal(1), ["-t"]);
    assert_eq!(play.rule("1l"), "SC-51");
    play.go("1-t");
    assert_eq!(play.table.secrets().log().iter().filter(|event| event.name() == "passed").count(), 1, "once");
    assert_eq!(play.board().active, seat(2));
    assert_eq!(play.rule("2l"), "SC-20");
    assert!(play.legal(2).iter().all(|word| word.starts_with('q')) && !play.legal(2).is_empty());
}

#[test]
fn sc_21_a_morgan_silences_the_table_until_merlin_or_a_quest() {
    for number in ["1", "2", "3", "4+2", "5", "6", "7"] {
        let mut play = table(3, None, &format!("morgan:{number} grail:2 merlin:1"));
        play.go("0l");
        assert!(play.board().silence, "{number}");
    }
    let mut play = table(3, None, "mordred merlin:1");
    play.go("0l");
    assert!(!play.board().silence, "Mordred does not");
}

#[test]
fn sc_23_a_second_morgan_adds_its_effect_and_one_merlin_ends_the_silence() {
    let mut play = table(3, None, "morgan:3 morgan:2 merlin:1");
    play.go("0l 1l");
    assert!(play.board().silence);
    assert_eq!(play.board().count, Some(0));
    play.go("2l");
    assert!(!play.board().silence);
    assert_eq!(play.board().count, None);
}

#[test]
fn sc_24_quest_needs_the_symbol_on_top() {
    let mut play = table(3, None, "picts:2 merlin:1 mordred vivien");
    assert_eq!(play.refused("0qp"), ("SC-24".to_string(), "no_pile"));
    play.go("0l");
    assert_eq!(play.refused("1qs"), ("SC-24".to_string(), "no_symbol"));
    assert_eq!(play.legal(1), ["l", "qp"]);
    play.go("1qp");
    assert_eq!(play.swords(), (0, 1));
}

#[test]
fn sc_24_any_active_player_may_follow_the_card_even_after_an_accusation() {
    let piles = [("picts:2", 'p'), ("picts:3", 'p'), ("picts:4", 'p'), ("picts:5", 'p')];
    let mut play = table(4, Some(3), &format!("{} grail:4", draws(&piles)));
    play.piles(&piles).listen(1);
    let active = play.board().active.number();
    play.go(&format!("{active}a{}", (active + 1) % 4));
    let next = play.board().active.number();
    assert!(play.legal(next).contains(&"qg".to_string()));
}

#[test]
fn t_sc_12_merlin_on_top_forbids_mordred_allows_picts_and_saxons() {
    let mut play = table(3, None, "merlin:1 mordred");
    play.go("0l");
    assert_eq!(play.rule("1qp"), "SC-24");
    play.go("1l");
    assert_eq!(play.legal(2), ["l", "qp", "qs"]);
    for word in ["2qd", "2qe", "2qg"] {
        assert_eq!(play.rule(word), "SC-24");
    }
}

#[test]
fn t_sc_13_silence_comes_and_goes() {
    let mut play = table(3, None, "morgan:5 merlin:1 morgan:3 grail:2");
    play.go("0l");
    assert!(play.may_speak(0).is_err());
    play.go("1l");
    assert!(play.may_speak(0).is_ok());
    play.go("2l");
    assert!(play.may_speak(0).is_err());
    play.go("0qd");
    assert!(play.may_speak(0).is_ok());
}

#[test]
fn sc_25_the_declared_quest_is_main_even_without_cards() {
    let mut play = table(3, None, "grail:5 morgan:5");
    play.go("0l 1l 2qd");
    let shadows::Event::Scored { quest, totals, white, black, .. } = play.scored() else { panic!() };
    assert_eq!(quest, shadows::Quest::Dragon);
    assert_eq!(totals, shadows::ByQuest::new(|quest| if quest == shadows::Quest::Grail { 5 } else { 0 }));
    assert_eq!((white, black), (0, 1));
}

#[test]
fn t_sc_21_the_traitor_draws_one_reshuffles_and_draws_one() {
    let piles = [("picts:2", 'p'), ("picts:3", 'p'), ("picts:4", 'p'), ("picts:5", 'p')];
    let mut play = table(3, Some(0), &format!("{} grail:2 grail:3", draws(&piles)));
    play.piles(&piles);
    // Two turns without a draw, so that the Traitor finds one card: four are drawn a round, 53 are left.
    play.go("2a0 0c0 1a2 2qg");
    assert_eq!((play.board().deck, play.board().discard), (51, 6), "two of them are drawn");
    while play.board().discard > 0
        && play.table.secrets().log().iter().all(|event| event.name() != "shuffled")
    {
        settle(&mut play);
        match play.board().active.number() {
            0 => play.go("0c0"),
            active => play.go(&format!("{active}l")),
        };
    }
    let names: Vec<&str> =
        play.table.secrets().log().iter().rev().take(3).map(|event| event.name()).collect();
    assert_eq!(names, ["drew", "shuffled", "drew"]);
    assert_eq!(play.hand(0).drawn.len(), 2);
    let pile = play.board().pile;
    assert!(pile > 30, "the Threat pile stays: {pile}");
    play.go("0c1");
    assert_eq!(play.board().pile, pile + 1);
}
