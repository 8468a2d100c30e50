//! The end: SC-54 to SC-62.

use crate::common::*;
use serde_json::json;
use shadows::Winner;

const WHITE_3: (&str, char) = ("grail:5 grail:4 grail:3", 'g');
const WHITE_2: (&str, char) = ("excalibur:5 excalibur:4 excalibur:3", 'e');
const WHITE_2_MORE: (&str, char) = ("dragon:5 dragon:4 dragon:3", 'd');
const BLACK: [(&str, char); 6] = [
    ("picts:2", 'p'),
    ("picts:3", 'p'),
    ("picts:4", 'p'),
    ("picts:5", 'p'),
    ("saxons:2", 's'),
    ("saxons:3", 's'),
];

fn run(players: u8, traitor: Option<u8>, piles: &[(&str, char)]) -> Play {
    let mut play = table(players, traitor, &draws(piles));
    play.piles(piles);
    play
}

#[test]
fn sc_54_sc_57_seven_white_swords_win_for_the_loyal() {
    let mut play = run(4, None, &[WHITE_3, WHITE_2]);
    assert_eq!((play.swords(), play.outcome()), ((5, 0), None));
    play = run(4, None, &[WHITE_3, WHITE_2, WHITE_2_MORE]);
    let outcome = play.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.white, outcome.winners), (Winner::Loyal, 7, seats(&[0, 1, 2, 3])));
}

#[test]
fn sc_54_seven_black_swords_win_for_evil() {
    let mut piles = BLACK.to_vec();
    piles.push(("saxons:4", 's'));
    let play = run(3, Some(1), &piles);
    let outcome = play.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.winners), (Winner::Traitor, seats(&[1])));
    let alone = run(3, None, &piles).outcome().unwrap();
    assert_eq!((alone.winner, alone.winners), (Winner::Shadows, seats(&[])));
    assert_eq!(
        serde_json::to_value(alone).unwrap(),
        json!({ "winner": "shadows", "by": "swords", "white": 0, "black": 7, "winners": [] })
    );
}

#[test]
fn sc_56_the_end_is_tested_after_quests_and_accusations_alone() {
    let play = run(3, None, &BLACK);
    assert_eq!((play.swords(), play.outcome()), ((0, 6), None));
    let names: Vec<&str> = play.table.secrets().log().iter().map(|event| event.name()).collect();
    assert!(!names.contains(&"revealed"));
}

#[test]
fn sc_58_everybody_turns_up_the_loyalty() {
    let play = run(4, Some(2), &[WHITE_3, WHITE_2, WHITE_2_MORE]);
    let exposed = play.public()["exposed"].clone();
    let words: Vec<_> = exposed.as_array().unwrap().iter().map(|one| one["loyalty"].clone()).collect();
    assert_eq!(words, ["loyal", "loyal", "traitor", "loyal"]);
}

#[test]
fn sc_59_a_traitor_found_at_the_end_turns_a_white_sword() {
    let play = run(4, Some(2), &[WHITE_3, WHITE_2, WHITE_2_MORE]);
    assert_eq!((play.swords(), play.outcome()), ((6, 1), None));
    let mut piles = BLACK.to_vec();
    piles.push(("saxons:4", 's'));
    let none = run(3, Some(1), &piles);
    assert_eq!(none.swords(), (0, 7), "no white sword, nothing to turn (G-26)");
}

#[test]
fn sc_59_a_traitor_accused_before_turns_nothing() {
    let mut piles = BLACK[..4].to_vec();
    let deck = format!(
        "{} {} {} dragon:? grail:2 {}",
        draws(&piles),
        "grail:5",
        "grail:4 grail:3",
        "picts:? dragon:2"
    );
    let mut play = table(3, Some(0), &deck);
    play.piles(&piles).go("2a0");
    assert_eq!(play.swords(), (1, 4));
    // The Traitor must lay cards, and the others make seven white with them.
    piles.clear();
    while play.outcome().is_none() {
        let active = play.board().active.number();
        let words = play.legal(active);
        let word = words.iter().find(|word| word.starts_with('q')).unwrap_or(&words[0]).clone();
        play.go(&format!("{active}{word}"));
    }
    assert!(play.table.secrets().log().iter().all(|event| event.name() != "flipped"));
}

#[test]
fn sc_59_the_order_is_that_of_the_seats_from_the_active_player() {
    let piles = [WHITE_3, WHITE_2, ("morgan:3 dragon:5 dragon:4 dragon:3", 'd')];
    let mut setup = setup(7, None, &draws(&piles), json!({}));
    setup["deal"]["loyalty"] = json!(["traitor", "loyal", "loyal", "loyal", "loyal", "loyal", "traitor"]);
    let mut play = open(setup);
    play.piles(&piles);
    let flips: Vec<_> = play
        .notices(game::Viewer::Table)
        .into_iter()
        .filter_map(|notice| notice["public"]["flipped"]["seat"].as_u64())
        .collect();
    // The third quester sits in seat 5: 4 + 4 + 5 turns.
    assert_eq!(flips, [6, 0]);
    assert_eq!(play.swords(), (6, 2));
}

#[test]
fn sc_60_white_needs_seven_and_more_than_black() {
    let mut piles = BLACK[..2].to_vec();
    piles.extend([WHITE_3, WHITE_2, WHITE_2_MORE]);
    let outcome = run(4, None, &piles).outcome().unwrap();
    assert_eq!((outcome.winner, outcome.white, outcome.black), (Winner::Loyal, 7, 2));
}

/// Six black by single Dragons, six white, then one scoring that brings one of each.
fn seven_seven() -> Vec<(&'static str, char)> {
    vec![
        ("dragon:2", 'd'),
        ("dragon:3", 'd'),
        ("dragon:4", 'd'),
        ("dragon:4", 'd'),
        ("dragon:5", 'd'),
        ("dragon:?", 'd'),
        WHITE_3,
        WHITE_2,
        ("saxons:5 saxons:4 saxons:3", 's'),
        ("saxons:4 saxons:2 saxons:? saxons:? saxons:? saxons:? picts:5 picts:4 picts:3", 'p'),
    ]
}

#[test]
fn sc_60_t_sc_18_seven_seven_is_evils() {
    let play = run(4, None, &seven_seven());
    let outcome = play.outcome().unwrap();
    assert_eq!((outcome.white, outcome.black, outcome.winner), (7, 7, Winner::Shadows));
    assert_eq!(play.refused_over("0l"), "SC-60");
}

trait Over {
    fn refused_over(self, word: &str) -> String;
}

impl Over for Play {
    fn refused_over(mut self, word: &str) -> String {
        self.rule(word)
    }
}

#[test]
fn sc_61_t_sc_19_without_seven_of_a_colour_the_game_goes_on_with_all_public() {
    let deck = format!(
        "{} grail:2 grail:? saxons:3 saxons:4 saxons:5 picts:2 picts:3",
        draws(&[WHITE_3, WHITE_2, WHITE_2_MORE])
    );
    let mut play = table(4, Some(0), &deck);
    play.piles(&[WHITE_3, WHITE_2, WHITE_2_MORE]);
    assert_eq!(play.swords(), (6, 1));
    assert_eq!(play.board().exposed, seats(&[0, 1, 2, 3]));
    // 3 listens and a quest three times: the next player is seat 0, the Traitor.
    assert_eq!((play.board().active, play.public()["phase"].clone()), (seat(0), json!("traitor_turn")));
    play.go("0c0");
    assert_eq!(play.refused("1a0"), ("SC-45".to_string(), "already_public"));
    play.go("1l").go("2l 3l");
    let flips = play.table.secrets().log().iter().filter(|event| event.name() == "flipped").count();
    while play.outcome().is_none() {
        let active = play.board().active.number();
        let words = play.legal(active);
        let word = words.iter().find(|word| word.starts_with('q')).unwrap_or(&words[0]).clone();
        play.go(&format!("{active}{word}"));
    }
    let after = play.table.secrets().log().iter().filter(|event| event.name() == "flipped").count();
    assert_eq!((flips, after), (1, 1), "straight to step 3: nobody turns again");
}

#[test]
fn sc_62_t_sc_17_the_three_score_lines() {
    let mut piles = BLACK[..5].to_vec();
    piles.extend([WHITE_3, WHITE_2, WHITE_2_MORE]);
    let play = run(4, Some(1), &piles);
    assert_eq!((play.swords(), play.outcome()), ((6, 6), None), "7:5, one hidden Traitor: play on");
    let mut piles = BLACK.to_vec();
    piles.extend([WHITE_3, WHITE_2, WHITE_2_MORE]);
    let play = run(4, Some(1), &piles);
    assert_eq!(play.swords(), (6, 7));
    assert_eq!(play.outcome().unwrap().winner, Winner::Traitor, "7:6: Evil");
    let mut piles = BLACK[..3].to_vec();
    piles.extend([WHITE_3, WHITE_2, ("morgan:3 dragon:5 dragon:4 dragon:3", 'd')]);
    let mut setup = setup(7, None, &draws(&piles), json!({}));
    setup["deal"]["loyalty"] = json!(["loyal", "traitor", "loyal", "loyal", "traitor", "loyal", "loyal"]);
    let mut play = open(setup);
    play.piles(&piles);
    assert_eq!((play.swords(), play.outcome()), ((6, 5), None), "8:3, two hidden Traitors: play on");
}

#[test]
fn after_the_end_everything_is_open() {
    let mut piles = BLACK.to_vec();
    piles.pop();
    let deck = format!("{} merlin:4 morgan:1 grail:5", draws(&piles));
    let mut play = table(3, Some(2), &deck);
    play.piles(&piles);
    play.go("1l 1tg 2l 0l 0ng5");
    assert_eq!(play.swords(), (0, 5));
    play.go("1a0 2a1");
    assert_eq!(play.outcome().unwrap().winners, seats(&[2]));
    let opened: Vec<_> = play
        .notices(game::Viewer::Table)
        .into_iter()
        .filter_map(|notice| notice["public"].get("unveiled").or(notice["public"].get("ended")).cloned())
        .collect();
    let find = |key: &str| opened.iter().find_map(|secret| secret.get(key).cloned()).unwrap_or(json!(null));
    assert_eq!(find("aside"), json!(["loyal", "loyal"]));
    assert_eq!(find("pile"), json!({ "from": 0, "cards": ["merlin:4", "morgan:1", "grail:5"] }));
    assert_eq!(find("tokens"), json!([{ "seat": 1, "quest": "grail" }]));
    assert_eq!(find("unused").as_array().unwrap().len(), 3);
    assert_eq!(find("discard").as_array().unwrap().len(), 5);
    assert_eq!(find("deck").as_array().unwrap().len(), 62 - 3 - 5 - 3);
    assert!(play.may_speak(0).is_ok(), "everybody may speak again");
}
