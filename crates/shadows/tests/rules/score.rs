//! What an opened pile is worth: SC-26 to SC-44 and SC-55.

use crate::common::*;
use serde_json::json;
use shadows::{ByQuest, Card, Cards, Deck, Event, Pile, Quest, Rulings, Score, Sum, Verdict};

fn cards(names: &str) -> Cards {
    names.split_whitespace().map(card).collect()
}

fn opened(names: &str) -> Pile {
    Pile::open(cards(names), &ByQuest::default())
}

fn score_with(names: &str, main: Quest, rulings: Rulings) -> Score {
    opened(names).score(main, 0, &Deck::standard(true), rulings)
}

fn score(names: &str, main: Quest) -> Score {
    score_with(names, main, Rulings::default())
}

fn swords(names: &str, main: Quest) -> (u8, u8) {
    let score = score(names, main);
    (score.white, score.black)
}

fn total(names: &str, quest: Quest) -> u16 {
    opened(names).total(quest)
}

/// What the page explains is what the totals are made of.
#[test]
fn sc_29_a_sum_says_where_its_points_come_from() {
    let pile = opened("picts:5 picts:4 picts:? picts:? mordred morgan:4+3 merlin:1");
    let (sums, totals) = (pile.sums(Quest::Picts, 2), pile.totals(Quest::Picts, 2));
    for quest in Quest::ALL {
        assert_eq!(sums.get(quest).total(), *totals.get(quest), "{quest:?}");
    }
    let picts = *sums.get(Quest::Picts);
    assert_eq!((picts.queries, picts.each, picts.plus, picts.add), (2, 2, 3, 2));
    // Mordred adds a point for each card that is left.
    let left = picts.queries + 2 - u16::from(pile.removed.len());
    assert_eq!(picts.mordred, left);
    assert_eq!(*sums.get(Quest::Dragon), Sum::default());
}

/// Grail cards of these totals.
const GRAIL: [(u16, &str); 5] = [
    (10, "grail:5 grail:3 grail:2"),
    (11, "grail:5 grail:4 grail:2"),
    (12, "grail:5 grail:4 grail:3"),
    (13, "grail:5 grail:4 grail:4"),
    (14, "grail:5 grail:4 grail:3 grail:2"),
];

#[test]
fn sc_26_a_pile_with_cards_face_down_opens_in_an_order_that_tells_nothing() {
    let deck = "morgan:1 grail:5 picts:2 dragon:3";
    let mut play = table(3, None, deck);
    play.go("0l 1l 1ng5 2l 2np2 0l 0nd3 1qd");
    let public = play.notices(game::Viewer::Table);
    let opened = public.iter().find(|notice| notice["public"]["opened"].is_object()).unwrap();
    assert_eq!(opened["public"]["opened"]["cards"], json!(["picts:2", "dragon:3", "grail:5", "morgan:1"]));
}

#[test]
fn sc_26_the_true_cards_come_out_whatever_was_announced() {
    let mut play = table(3, Some(1), "morgan:1 grail:5");
    play.go("0l 1l 1np2 2qp");
    let Event::Opened { cards: found, .. } =
        *play.table.secrets().log().iter().find(|event| event.name() == "opened").unwrap()
    else {
        panic!()
    };
    assert_eq!(found, cards("morgan:1 grail:5"));
}

#[test]
fn sc_27_vivien_has_no_effect_in_the_pile() {
    assert_eq!(
        score("grail:5 grail:4 grail:3 vivien", Quest::Grail),
        score("grail:5 grail:4 grail:3", Quest::Grail)
    );
}

#[test]
fn sc_28_merlin_removes_the_highest_number_and_never_a_query() {
    let pile = opened("picts:4 picts:4 picts:? saxons:? merlin:1");
    assert_eq!(pile.removed, cards("picts:4"));
    assert_eq!((pile.total(Quest::Picts), pile.total(Quest::Saxons)), (5, 1));
    let tokens = ByQuest::new(|quest| if quest == Quest::Grail { 2 } else { 0 });
    let pile = Pile::open(cards("grail:5 grail:4 grail:3 grail:2 merlin:2 dragon:2"), &tokens);
    assert_eq!(pile.cards, cards("grail:2 merlin:2"), "removals add up");
    assert_eq!(opened("grail:? merlin:3").removed, Cards::NONE);
}

#[test]
fn sc_28_a_token_counts_though_its_merlin_does_not_name_a_quest() {
    let mut play = table(3, None, "merlin:4 grail:5 grail:4 grail:3 grail:2");
    play.go("0l 0tg").listen(4).quest('g');
    assert_eq!(play.swords(), (0, 1), "4 + 3 + 2 = 9");
}

#[test]
fn sc_29_queries_are_worth_their_number_each() {
    for (count, worth) in [(1, 1), (2, 4), (3, 9), (4, 16)] {
        let names = vec!["dragon:?"; count].join(" ");
        assert_eq!(total(&names, Quest::Dragon), worth);
        assert_eq!(total(&format!("{names} morgan:6"), Quest::Dragon), u16::try_from(count).unwrap());
    }
}

#[test]
fn sc_30_sc_44_mordred_adds_one_a_card_to_picts_and_saxons() {
    let names = "picts:5 picts:? picts:? saxons:4 grail:3 mordred";
    assert_eq!(total(names, Quest::Picts), 12);
    assert_eq!(total(names, Quest::Saxons), 5);
    assert_eq!(total(names, Quest::Grail), 3);
    assert_eq!(total("picts:5 mordred merlin:1", Quest::Picts), 0, "remaining cards only");
}

#[test]
fn sc_31_morgan_4_adds_to_quests_that_still_have_a_card() {
    let names = "picts:2 grail:3 merlin:1 morgan:4+2 morgan:4+3";
    assert_eq!(total(names, Quest::Picts), 0, "Merlin took its only card");
    assert_eq!(total(names, Quest::Grail), 8, "several add up");
    assert_eq!(total(names, Quest::Dragon), 0);
}

#[test]
fn sc_32_a_late_card_is_added_and_earlier_removals_stand() {
    let mut pile = opened("picts:5 picts:2 merlin:1");
    pile.join(card("picts:4"));
    assert_eq!(pile.total(Quest::Picts), 6, "the 5 stays away, the 4 stays");
    let mut pile = opened("grail:5 grail:2");
    pile.join(card("merlin:3"));
    assert_eq!((pile.total(Quest::Grail), pile.removed), (2, cards("grail:5")), "a late Merlin removes now");
}

#[test]
fn sc_33_t_sc_9_morgan_7_and_fourteen_end_the_game_at_once() {
    let mut play = table(3, Some(1), "morgan:7 grail:5 grail:4 grail:3 grail:2");
    play.listen(5).quest('g');
    let outcome = serde_json::to_value(play.outcome().unwrap()).unwrap();
    let expected = json!({ "winner": "traitor", "by": "morgan", "white": 0, "black": 0, "winners": [1] });
    assert_eq!(outcome, expected);
    assert!(play.table.secrets().log().iter().all(|event| event.name() != "flipped"));
    assert_eq!(play.public()["exposed"].as_array().unwrap().len(), 3, "loyalties are shown");
}

#[test]
fn sc_33_morgan_7_beats_merlin_5_unless_the_table_says_so() {
    let five = "grail:5 grail:4 grail:4 grail:3 grail:2 merlin:5 morgan:7";
    assert_eq!(score(five, Quest::Grail).verdict, Verdict::Doom);
    let beats = Rulings { merlin5_beats_morgan7: true, ..Rulings::default() };
    assert_eq!(score_with(five, Quest::Grail, beats).verdict, Verdict::Success);
    let secondary = "dragon:2 grail:5 grail:4 grail:4 grail:3 morgan:7";
    assert_eq!(score(secondary, Quest::Dragon).verdict, Verdict::Baseless, "only Main counts");
}

#[test]
fn sc_34_t_sc_4_eleven_to_thirteen_succeed() {
    let verdicts = GRAIL.map(|(sum, names)| {
        assert_eq!(total(names, Quest::Grail), sum);
        swords(names, Quest::Grail)
    });
    assert_eq!(verdicts, [(0, 1), (3, 0), (3, 0), (3, 0), (0, 3)]);
}

#[test]
fn sc_34_t_sc_5_morgan_5_asks_for_twelve() {
    let verdicts = GRAIL.map(|(_, names)| swords(&format!("{names} morgan:5"), Quest::Grail));
    assert_eq!(verdicts, [(0, 1), (0, 1), (3, 0), (3, 0), (0, 3)]);
}

#[test]
fn sc_34_t_sc_10_merlin_5_five_cards_suffice_for_main_alone() {
    let five = "grail:5 grail:4 grail:4 grail:3 grail:2";
    assert_eq!(total(five, Quest::Grail), 18);
    assert_eq!(swords(&format!("{five} merlin:5"), Quest::Grail), (3, 0));
    assert_eq!(swords(&format!("{five} merlin:5 morgan:5"), Quest::Grail), (3, 0), "G-14");
    assert_eq!(swords(&format!("{five} dragon:2 merlin:5"), Quest::Dragon), (0, 4), "as Secondary it fails");
    let queries = "grail:? grail:? grail:? grail:? grail:2 merlin:5";
    assert_eq!(score(queries, Quest::Grail).verdict, Verdict::Success, "numbered and ? alike");
}

#[test]
fn sc_34_merlin_5_counts_after_removals_unless_the_table_says_so() {
    let six = "grail:5 grail:4 grail:4 grail:3 grail:2 grail:? merlin:5 merlin:3";
    assert_eq!(score(six, Quest::Grail).verdict, Verdict::Success);
    let before = Rulings { merlin5_count_before: true, ..Rulings::default() };
    assert_eq!(score_with(six, Quest::Grail, before).verdict, Verdict::Failure);
    let five = "grail:5 grail:4 grail:4 grail:3 grail:2 merlin:5 merlin:3";
    assert_eq!(score(five, Quest::Grail).verdict, Verdict::Success, "13 by itself");
    assert_eq!(score_with(five, Quest::Grail, before).verdict, Verdict::Success);
}

#[test]
fn sc_35_to_37_main_places_its_swords_or_one() {
    let by_quest = |sum: &str| {
        Quest::ALL.map(|quest| {
            let names: Vec<String> = sum.split(' ').map(|value| format!("{quest}:{value}")).collect();
            swords(&names.join(" "), quest)
        })
    };
    assert_eq!(by_quest("5 4 3"), [(1, 0), (1, 0), (2, 0), (2, 0), (3, 0)]);
    assert_eq!(by_quest("5"), [(0, 1); 5], "one black, whatever the quest");
    assert_eq!(by_quest("5 4 4 2"), [(0, 1), (0, 1), (0, 2), (0, 2), (0, 3)]);
}

#[test]
fn sc_38_a_secondary_only_fails() {
    let main = "excalibur:2";
    assert_eq!(swords(&format!("{main} grail:5 grail:4 grail:4"), Quest::Excalibur), (0, 1), "13: nothing");
    assert_eq!(swords(&format!("{main} grail:5 grail:4 grail:3 grail:2"), Quest::Excalibur), (0, 4));
    let harsh = format!("{main} grail:5 grail:4 grail:3 morgan:5 merlin:5");
    assert_eq!(swords(&harsh, Quest::Excalibur), (0, 1), "Morgan #5 does not concern it");
}

#[test]
fn sc_39_t_sc_11_morgan_3_adds_one_sword_of_the_same_colour() {
    let pile = "grail:5 grail:4 grail:3 picts:5 picts:4 picts:4 picts:2 saxons:5 morgan:3";
    let score = score(pile, Quest::Grail);
    assert_eq!((score.white, score.black), (4, 2));
    assert_eq!(
        score.placed,
        ByQuest::new(|quest| match quest {
            Quest::Grail => 4,
            Quest::Picts => 2,
            Quest::Saxons | Quest::Dragon | Quest::Excalibur => 0,
        })
    );
    assert_eq!(swords("grail:2 morgan:3", Quest::Grail), (0, 2), "a baseless Main too (G-36)");
}

#[test]
fn sc_40_everything_is_computed_before_the_end_is_tested() {
    // Five black lie there; Main brings the sixth and seventh, a Secondary three more.
    let piles = [("picts:2", 'p'), ("picts:3", 'p'), ("picts:4", 'p'), ("picts:5", 'p'), ("saxons:2", 's')];
    let last = "grail:5 grail:4 grail:3 grail:2 dragon:5 dragon:4 dragon:3 dragon:2";
    let mut play = table(3, None, &format!("{} {last}", draws(&piles)));
    play.piles(&piles).listen(8).quest('d');
    assert_eq!(play.swords(), (0, 10));
    assert!(play.outcome().is_some());
}

#[test]
fn sc_41_clean_up_takes_everything_away() {
    let mut play = table(3, None, "merlin:4 grail:5 morgan:3 grail:4");
    play.go("0l 0tg 1l 2l 0l");
    assert_eq!(play.public()["tokens"], json!([0]));
    assert_eq!(play.hand(0).tokens.get(Quest::Grail), &1);
    play.go("1qg");
    let view = play.public();
    assert_eq!((&view["pile"], &view["top"], &view["discard"]), (&json!(0), &json!(null), &json!(4)));
    assert_eq!((&view["tokens"], &view["silence"]), (&json!([]), &json!(false)));
    assert_eq!(play.hand(0).tokens, ByQuest::default());
    assert_eq!(play.board().active, seat(2), "the turn passes");
}

#[test]
fn sc_42_worked_example_a() {
    let pile = "excalibur:5 excalibur:3 excalibur:? excalibur:? grail:3 grail:? picts:5 picts:3 picts:2 picts:? picts:?";
    let score = score(pile, Quest::Excalibur);
    assert_eq!(
        [Quest::Excalibur, Quest::Grail, Quest::Picts].map(|quest| *score.totals.get(quest)),
        [12, 4, 14]
    );
    assert_eq!((score.white, score.black), (2, 1));
}

#[test]
fn sc_43_worked_example_b() {
    let pile = "excalibur:3 excalibur:? excalibur:? grail:3 grail:? picts:5 picts:3 picts:2 picts:?";
    let score = score(pile, Quest::Excalibur);
    assert_eq!([Quest::Excalibur, Quest::Picts].map(|quest| *score.totals.get(quest)), [7, 11]);
    assert_eq!((score.white, score.black), (0, 1));
}

#[test]
fn t_sc_3_the_examples_played_at_a_table() {
    let pile = "grail:3 picts:5 excalibur:? grail:? picts:3 excalibur:5 picts:2 picts:? excalibur:3 picts:? excalibur:?";
    let mut play = table(4, None, pile);
    play.listen(11).quest('e');
    assert_eq!(play.swords(), (2, 1));
}

#[test]
fn t_sc_6_main_picts_with_merlin_1() {
    let pile = "picts:4 picts:4 picts:? merlin:1";
    assert_eq!((total(pile, Quest::Picts), swords(pile, Quest::Picts)), (5, (0, 1)));
}

#[test]
fn t_sc_7_four_queries() {
    let four = "picts:? picts:? picts:? picts:?";
    assert_eq!((total(four, Quest::Picts), score(four, Quest::Picts).verdict), (16, Verdict::Failure));
    assert_eq!(total(&format!("{four} morgan:6"), Quest::Picts), 4);
    assert_eq!(total(&format!("{four} merlin:1"), Quest::Picts), 16);
}

#[test]
fn t_sc_8_morgan_4_adds_to_present_quests_alone() {
    let totals = opened("picts:2 saxons:? morgan:4+2").totals(Quest::Grail, 0);
    assert_eq!(
        totals,
        ByQuest::new(|quest| match quest {
            Quest::Picts => 4,
            Quest::Saxons => 3,
            Quest::Dragon | Quest::Excalibur | Quest::Grail => 0,
        })
    );
}

#[test]
fn sc_8_morgan_8_unites_picts_and_saxons() {
    let pile = "picts:5 saxons:2 picts:? saxons:? morgan:8";
    assert_eq!([total(pile, Quest::Picts), total(pile, Quest::Saxons)], [11, 11], "? are counted together");
    assert_eq!(swords(pile, Quest::Saxons), (2, 0), "two swords of the earned colour");
    assert_eq!(swords("picts:5 morgan:8", Quest::Saxons), (0, 1), "ten or less: one");
    assert_eq!(
        swords("picts:5 saxons:5 picts:4 grail:2 morgan:8", Quest::Grail),
        (0, 3),
        "fails as one Secondary"
    );
    assert_eq!(total("picts:2 saxons:3 mordred morgan:8", Quest::Picts), 7, "Mordred adds one a card");
    let removed = opened("picts:5 picts:4 saxons:3 saxons:2 merlin:1 morgan:8").removed;
    assert_eq!(removed, cards("picts:5 saxons:3"), "Merlin #1 takes the highest of each");
    assert_eq!(total("picts:? saxons:? saxons:? morgan:8 morgan:6", Quest::Picts), 3);
    let five = "picts:5 picts:4 saxons:5 saxons:4 saxons:2 merlin:5 morgan:8";
    assert_eq!(score(five, Quest::Picts).verdict, Verdict::Success, "five cards of both");
    assert_eq!(total("grail:5 morgan:8 morgan:4+3", Quest::Picts), 0);
}

#[test]
fn sc_55_swords_are_counters_unless_the_table_limits_them() {
    let all = "grail:5 grail:4 grail:3 grail:2 picts:5 picts:4 picts:3 picts:2 saxons:5 saxons:4 saxons:3 saxons:2 \
               dragon:5 dragon:4 dragon:3 dragon:2 excalibur:5 excalibur:4 excalibur:3 excalibur:2 morgan:3";
    assert_eq!(swords(all, Quest::Grail), (0, 14), "a single quest can add fourteen");
    let limit = Rulings { supply: Some(8), ..Rulings::default() };
    let score = score_with(all, Quest::Grail, limit);
    assert_eq!(score.black, 8);
    let placed = Quest::ALL.map(|quest| *score.placed.get(quest));
    assert_eq!(placed, [2, 2, 0, 0, 4], "Main first, then Picts and Saxons");
    let odd = faults(json!({ "players": 3, "options": { "swordLimit": 12 } }));
    assert_eq!(odd[0].0, "SC-55");
    let play = open(json!({ "players": 3, "options": { "swordLimit": null } }));
    assert_eq!(play.swords(), (0, 0));
}

#[test]
fn sc_55_the_limit_counts_the_swords_on_the_table() {
    let piles = [("picts:2", 'p'), ("picts:3", 'p'), ("picts:4", 'p'), ("picts:5", 'p'), ("saxons:2", 's')];
    let more =
        [("saxons:3", 's'), ("excalibur:5 excalibur:4 excalibur:3", 'e'), ("grail:5 grail:4 grail:3", 'g')];
    let last = "dragon:5 dragon:4 dragon:3 dragon:2 grail:4 grail:2 grail:? grail:? grail:? grail:? morgan:3";
    for (limit, black) in [(json!(null), 13), (json!(16), 11)] {
        let deck = format!("{} {} {last}", draws(&piles), draws(&more));
        let mut play = with(3, None, &deck, json!({ "swordLimit": limit }));
        play.piles(&piles).piles(&more);
        assert_eq!(play.swords(), (5, 6));
        play.listen(11).quest('d');
        assert_eq!(play.swords(), (5, black));
    }
}

#[test]
fn scoring_never_fails_on_any_pile() {
    let everything = *Deck::standard(true).cards();
    for quest in Quest::ALL {
        let pile = Pile::open(everything, &ByQuest::new(|_| 2));
        let score = pile.score(quest, 3, &Deck::standard(true), Rulings::default());
        assert_eq!(score.verdict, Verdict::Doom);
        assert!(score.totals.iter().all(|(_, total)| *total > 0));
    }
    assert_eq!(Card::all().count(), 45);
}
