//! What cards do when they are laid: SC-63 to SC-75.

use crate::common::*;
use game::{Game as _, Viewer};
use serde_json::{Value as Json, json};
use shadows::{Choice, Command, Loyalty, Phase, Shadows, Top};

#[test]
fn sc_63_t_sc_14_a_loyal_player_whispers_the_truth_and_a_traitor_anything() {
    let mut play = table(3, Some(2), "morgan:1 grail:5 picts:3 morgan:3 dragon:2");
    play.go("0l 1l");
    assert_eq!(play.view(1)["you"]["heard"], "grail:5");
    assert_eq!(play.view(1)["phase"], "announce");
    assert_eq!(play.refused("1ng4"), ("SC-63".to_string(), "not_true"));
    assert_eq!(play.refused("1np5").0, "SC-63");
    assert_eq!(play.legal(1), ["ng5"]);
    play.go("1ng5");
    assert_eq!(play.public()["top"], json!({ "announced": "grail:5" }));
    play.go("2l");
    assert_eq!(play.legal(2).len(), 25);
    play.go("2ng?");
    assert_eq!(play.legal(0), ["l", "qg"], "the announced quest may be named");
    play.go("0l");
    assert_eq!(play.public()["top"], json!({ "card": "morgan:3" }), "characters are shown");
    play.go("1qg");
    let shadows::Event::Scored { totals, .. } = play.scored() else { panic!() };
    assert_eq!(totals.get(shadows::Quest::Picts), &3, "the true card counts");
}

#[test]
fn sc_63_the_true_card_is_told_to_the_listener_alone() {
    let mut play = table(3, Some(2), "morgan:1 grail:5 picts:3");
    play.go("0l 1l 1ng5 2l 2ns4");
    let secret =
        json!({ "public": { "heard": { "seat": 2 } }, "private": { "heard": { "card": "picts:3" } } });
    assert!(play.notices_of(2).contains(&secret));
    for viewer in [Viewer::Table, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))] {
        assert!(!serde_json::to_string(&play.notices(viewer)).unwrap().contains("picts:3"));
    }
    assert!(!play.view(2).to_string().contains("picts:3"), "a card laid down is not looked at again");
}

#[test]
fn sc_63_the_prompt_is_the_same_for_loyal_and_traitor() {
    let forms: Vec<_> = [None, Some(1)]
        .map(|traitor| {
            let mut play = table(3, traitor, "morgan:1 grail:5");
            play.go("0l 1l");
            (Shadows::form(play.board(), seat(1)), play.public(), play.asked())
        })
        .into();
    assert_eq!(forms[0], forms[1]);
}

#[test]
fn sc_63_with_the_option_everybody_may_lie() {
    let mut play = with(3, None, "morgan:1 grail:5", json!({ "whisperLoyalMayLie": true }));
    play.go("0l 1l 1np2");
    assert_eq!(play.board().top, Top::Announced(card("picts:2")));
}

#[test]
fn sc_64_the_count_starts_at_one_and_again_with_each_morgan_2() {
    let mut play = table(3, None, "morgan:2 grail:5 dragon:2 merlin:1 saxons:2");
    let mut said = Vec::new();
    for _ in 0..5 {
        play.listen(1);
        said.push(play.board().count);
    }
    assert_eq!(said, [Some(0), Some(1), Some(2), None, None]);
    let counts: Vec<Json> = play
        .notices(Viewer::Table)
        .into_iter()
        .filter_map(|notice| notice["public"].get("listened").map(|listened| listened["count"].clone()))
        .collect();
    assert_eq!(
        counts,
        [json!(null), json!(1), json!(2), json!(3), json!(null)],
        "Merlin is counted, then it ends"
    );
    let deck = json!({ "deck": { "counts": { "morgan:2": 2, "morgan:1": 0 } } });
    let mut setup = setup(3, None, "morgan:2 grail:5 morgan:2 grail:4", deck);
    setup["deal"]["unused"] = json!(["morgan:3", "morgan:5", "morgan:6"]);
    let mut play = open(setup);
    play.listen(4);
    assert_eq!(play.board().count, Some(1));
}

#[test]
fn sc_65_modes_survive_a_quest_unless_the_table_says_so() {
    let deck = "morgan:1 morgan:2 morgan:5 grail:2";
    let mut play = table(3, None, deck);
    play.go("0l 1l 2l 0qg");
    assert_eq!((play.board().whisper, play.board().count), (true, Some(1)));
    let mut play = with(3, None, deck, json!({ "modesEndOnQuest": true }));
    play.go("0l 1l 2l 0qg");
    assert_eq!((play.board().whisper, play.board().count), (false, None));
}

#[test]
fn sc_66_whispering_starts_with_the_next_card_and_one_merlin_ends_both_modes() {
    let mut play = table(3, None, "morgan:1 morgan:2 merlin:2 grail:2");
    play.go("0l");
    assert_eq!(play.public()["top"], json!({ "card": "morgan:1" }));
    play.go("1l");
    assert_eq!((play.board().whisper, play.board().count), (true, Some(0)));
    play.go("2l");
    assert_eq!((play.board().whisper, play.board().count), (false, None));
    play.go("0l");
    assert_eq!(play.public()["top"], json!({ "card": "grail:2" }));
}

#[test]
fn sc_67_sc_68_later_morgans_work_in_the_pile_though_merlin_came_after() {
    let mut play = table(3, None, "morgan:3 merlin:1 grail:5 grail:4 grail:3");
    play.go("0l");
    assert!(play.board().silence);
    play.go("1l");
    assert!(!play.board().silence);
    play.listen(3).quest('g');
    assert_eq!(play.swords(), (4, 0), "Morgan #3 still counts");
}

#[test]
fn sc_68_each_merlin_removes_from_its_quests() {
    for (merlin, letters) in [("merlin:1", "ps"), ("merlin:2", "dg"), ("merlin:3", "eg")] {
        let mut play = table(4, None, &format!("{merlin} picts:5 saxons:5 dragon:5 excalibur:5 grail:5"));
        play.listen(6).quest('g');
        let shadows::Event::Scored { totals, .. } = play.scored() else { panic!() };
        for (quest, total) in totals.iter() {
            let expected = if letters.contains(quest.letter()) { 0 } else { 5 };
            assert_eq!(*total, expected, "{merlin} {quest}");
        }
    }
}

#[test]
fn sc_69_the_token_is_laid_in_secret_and_works_once() {
    let mut play = table(3, None, "merlin:4 grail:5 grail:4 grail:3 dragon:2");
    play.go("0l");
    assert_eq!(play.asked(), seats(&[0]));
    play.go("0tg");
    let told = json!({ "public": { "token_laid": { "seat": 0 } }, "private": { "token_laid": { "quest": "grail" } } });
    assert_eq!(play.notices_of(0).last(), Some(&told));
    assert_eq!(play.notices_of(1).last(), Some(&json!({ "public": { "token_laid": { "seat": 0 } } })));
    assert_eq!(play.view(0)["you"]["tokens"], json!(["grail"]));
    play.listen(2).quest('g');
    let shadows::Event::Scored { totals, .. } = play.scored() else { panic!() };
    assert_eq!(totals.get(shadows::Quest::Grail), &4);
    play.listen(1).quest('g');
    let shadows::Event::Scored { totals, .. } = play.scored() else { panic!() };
    assert_eq!(totals.get(shadows::Quest::Grail), &3, "used up");
}

#[test]
fn sc_69_an_opened_token_is_shown_with_the_seat_that_laid_it() {
    let mut play = table(3, None, "merlin:4 merlin:4 grail:5");
    play.go("0l 0tg 1l 1tp 2l 0qg");
    let public = play.notices(Viewer::Table);
    let opened = public.iter().find(|notice| notice["public"]["opened"].is_object()).unwrap();
    let tokens = json!([{ "seat": 0, "quest": "grail" }, { "seat": 1, "quest": "picts" }]);
    assert_eq!(opened["public"]["opened"]["tokens"], tokens);
}

#[test]
fn sc_70_two_tokens_may_name_one_quest() {
    let mut play = table(3, None, "merlin:4 merlin:4 grail:5 grail:4 grail:3");
    play.go("0l 0tg 1l 1tg").listen(3).quest('g');
    let shadows::Event::Scored { totals, .. } = play.scored() else { panic!() };
    assert_eq!(totals.get(shadows::Quest::Grail), &3);
}

#[test]
fn sc_71_mordred_does_nothing_when_laid() {
    let mut play = table(3, None, "mordred");
    play.go("0l");
    assert_eq!((play.board().silence, play.board().phase), (false, Phase::Turn));
    assert_eq!(play.legal(1), ["l", "qp", "qs"]);
}

/// Seat 0 draws Vivien, gives to seat 2; aside lie a Traitor (for the drawer) and a Loyal card.
fn vivien(drawer: Choice, receiver: Choice) -> Play {
    let mut setup = setup(3, None, "vivien", json!({}));
    setup["deal"]["aside"] = json!(["traitor", "loyal"]);
    let mut play = open(setup);
    play.go("0l 0v2");
    for (number, choice) in [(2, receiver), (0, drawer)] {
        let word = if choice == Choice::Keep { "k" } else { "w" };
        play.go(&format!("{number}{word}"));
    }
    play
}

#[test]
fn sc_72_t_sc_20_vivien_all_four_outcomes_look_alike_to_others() {
    let choices = [Choice::Keep, Choice::Swap];
    let mut seen = Vec::new();
    for (drawer, receiver) in choices.into_iter().flat_map(|a| choices.map(|b| (a, b))) {
        let play = vivien(drawer, receiver);
        let expected = Loyalty::traitor(drawer == Choice::Swap);
        assert_eq!(play.hand(0).loyalty, Some(expected));
        assert_eq!(play.hand(2).loyalty, Some(Loyalty::Loyal));
        assert_eq!(play.hand(0).offer, None);
        seen.push((play.notices(Viewer::Table), play.notices_of(1), play.view(1), play.public()));
    }
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn sc_72_both_look_and_both_are_asked_at_once() {
    let mut setup = setup(3, None, "vivien", json!({}));
    setup["deal"]["aside"] = json!(["traitor", "loyal"]);
    let mut play = open(setup);
    play.go("0l");
    assert_eq!(play.refused("0v0"), ("SC-72".to_string(), "gives_self"));
    assert_eq!(play.refused("0v5"), ("SC-1".to_string(), "no_such_seat"));
    play.go("0v2");
    assert_eq!(
        (play.view(0)["you"]["offer"].clone(), play.view(2)["you"]["offer"].clone()),
        (json!("traitor"), json!("loyal"))
    );
    assert_eq!(play.asked(), seats(&[0, 2]));
    play.go("2w");
    assert_eq!(play.refused("2k"), ("SC-72".to_string(), "chosen"));
    play.go("0k");
    assert_eq!(play.asked(), seats(&[1]));
    let last = play.table.secrets().draws().last().unwrap();
    assert_eq!(last.ways.get(), 2, "the two cards are shuffled");
}

#[test]
fn sc_72_there_is_no_statement_for_the_choice() {
    for word in ["keep", "swap", "vivien", "swapped"] {
        assert!(statement(json!({ word: 1 })).is_err() && statement(json!(word)).is_err(), "{word}");
    }
}

const FOUR: [(&str, char); 4] = [("picts:2", 'p'), ("picts:3", 'p'), ("picts:4", 'p'), ("picts:5", 'p')];

#[test]
fn sc_73_exposed_players_neither_receive_nor_swap() {
    // Seat 2 accuses 0; 0, exposed, draws Vivien and only hands one card on.
    let mut play = table(3, None, &format!("{} vivien", draws(&FOUR)));
    play.piles(&FOUR).go("2a0 0l");
    assert_eq!(play.legal(0), ["v1", "v2"]);
    play.go("0v1");
    assert_eq!(play.asked(), seats(&[1]));
    play.go("1k");
    assert_eq!(play.asked(), seats(&[1]), "its turn");
    // Seat 1 draws while 0 is exposed: only 2 can receive.
    let mut play = table(3, None, &format!("{} grail:2 vivien", draws(&FOUR)));
    play.piles(&FOUR).go("2a0 0l 1l");
    assert_eq!(play.refused("1v0"), ("SC-73".to_string(), "receiver_exposed"));
    play.go("1v2");
    assert_eq!(play.asked(), seats(&[1, 2]));
}

#[test]
fn sc_73_an_exposed_drawer_chooses_among_the_unexposed() {
    let mut play = table(3, None, &format!("{} grail:2 vivien", draws(&FOUR)));
    play.piles(&FOUR).go("2a0 0a2 1l 2l");
    assert_eq!(play.legal(2), ["v1"]);
    play.go("2v1");
    assert_eq!(play.asked(), seats(&[1]), "the other card stays in the middle");
}

#[test]
fn sc_73_without_a_receiver_only_the_drawer_swaps_and_with_all_exposed_nobody() {
    let mut setup = setup(2, None, &format!("{} grail:2 vivien grail:3", draws(&FOUR)), json!({}));
    setup["deal"]["aside"] = json!(["traitor", "loyal"]);
    let mut play = open(setup);
    play.piles(&FOUR);
    assert_eq!(play.board().active, seat(0));
    play.go("0a1 1l 0l");
    assert_eq!(play.asked(), seats(&[0]), "only the drawer chooses");
    assert_eq!(play.legal(0), ["k", "w"]);
    play.go("0w 1l");
    assert_eq!(play.hand(0).loyalty, Some(Loyalty::Traitor));
    assert_eq!(play.hidden("aside"), json!(["loyal", "loyal"]), "the old card lies where the new one lay");
    let mut play = table(2, None, &format!("{} vivien", draws(&FOUR)));
    play.piles(&FOUR).go("0a1 1a0 0l");
    assert_eq!(play.asked(), seats(&[1]), "all exposed: no effect");
}

#[test]
fn sc_73_with_the_option_an_exposed_players_new_card_lies_face_up() {
    let mut setup =
        setup(3, None, &format!("{} vivien", draws(&FOUR)), json!({ "vivienExposed": "allowed" }));
    setup["deal"]["aside"] = json!(["traitor", "loyal"]);
    let mut play = open(setup);
    play.piles(&FOUR).go("2a0 0l 0v1 0w");
    assert_eq!(play.public()["exposed"], json!([{ "seat": 0, "loyalty": "loyal" }]), "not before both chose");
    play.go("1k");
    assert_eq!(play.public()["exposed"], json!([{ "seat": 0, "loyalty": "traitor" }]));
    play.go("1l 2l");
    assert_eq!(play.public()["phase"], "traitor_turn", "SC-52 follows the new card");
}

#[test]
fn sc_74_vivien_lies_on_the_pile_without_a_symbol() {
    let mut play = table(3, None, "vivien");
    play.go("0l 0v1 0k 1k");
    assert_eq!((play.board().pile, play.board().top), (1, Top::Shown(card("vivien"))));
    assert_eq!(play.refused("1qp"), ("SC-24".to_string(), "no_symbol"));
    assert_eq!(play.legal(1), ["l"]);
}

#[test]
fn sc_75_a_used_accusation_stays_used_after_a_swap() {
    let mut play = table(4, None, &format!("{} grail:2 grail:3 grail:4 vivien", draws(&FOUR)));
    play.piles(&FOUR).go("0a1 1l 2l 3l 0l 0v2 0w 2w 1l 2l 3l");
    assert_eq!(play.refused("0a3"), ("SC-45".to_string(), "accused_before"));
    assert!(!play.legal(0).iter().any(|word| word.starts_with('a')));
    let view = play.table.view(seat(0));
    assert!(Shadows::judge(&view, &Command::Accuse(seat(3))).is_err());
}
