//! The TypeScript types of Shadows: `web/src/lib/wire/shadows.ts` says what Rust says.
//!
//! `cargo xtask types` writes the file (`TYPES=write`), `cargo xtask types --check` only compares.

#[path = "../../game/tests/ts_file/mod.rs"]
mod ts_file;

use std::collections::BTreeMap;

use game::ts::{Choice, Module};
use serde_json::json;
use shadows::{
    ByQuest, Card, Cards, Choices, Command, Deck, FAULTS, Face, Form, GawainMerlin4, Knight, LEAST,
    Leftovers, Loyalty, Outcome, Pass, Pile, Private, Public, Quest, Refusal, Rulings, SWORDS_TO_ACCUSE,
    SWORDS_TO_WIN, Setup, Shown, Statement, Sum, TOO_MUCH, Value, VivienExposed, Wishes, You, loyalty_cards,
};
use ts_file::settle;

#[test]
fn the_types_of_shadows_are_up_to_date() {
    let module = Module::new("shadows.ts")
        .with::<Setup>()
        .with::<Command>()
        .with::<shadows::Choice>()
        .with::<Pass>()
        .with::<Value>()
        .with::<Statement>()
        .with::<Sum>()
        .with::<Public>()
        .with::<Private>()
        .with::<Shown>()
        .with::<You>()
        .with::<Form>()
        .with::<Choices>()
        .with::<Outcome>()
        .with_notices()
        .with_refusals(&Refusal::all())
        .with_faults(FAULTS)
        .with_constant("SEATS", "How many can play (SC-1).", &seats())
        .with_words::<Quest>("QUESTS", "Every quest.")
        .with_words::<Value>("VALUES", "Every value of a quest card (SC-5).")
        .with_constant("SWORDS_TO_WIN", "As many swords of one colour end the game (SC-56).", &SWORDS_TO_WIN)
        .with_constant("QUEST_SWORDS", "How many swords a quest may be worth (SC-4).", &quest_swords())
        .with_constant("MOST_OF_A_KIND", "The most cards of one kind in a deck (SC-5).", &Cards::MOST)
        .with_list("CARDS", "Every kind of card in the box, with the promo cards (SC-5, SC-8).", &cards(true))
        .with_list("PROMO_CARDS", "The promo cards (SC-8).", &promo_cards())
        .with_words::<Loyalty>("LOYALTIES", "Both loyalties.")
        .with_words::<Knight>("KNIGHTS", "Every Knight (SC-76).")
        .with_options::<Wishes>(options(), &["deck", "startPlayer", "tristanShuffles"], written);
    settle("shadows.ts", &module);
}

/// What the page of rules shows, in a file of its own: it is loaded only there.
#[test]
fn the_numbers_of_the_rules_are_up_to_date() {
    let table = |players: u8| {
        let (loyal, traitors) = loyalty_cards(players);
        json!({ "players": players, "loyal": loyal, "traitors": traitors })
    };
    let deck = Deck::standard(false);
    let values = Value::ALL.map(|value| {
        let count = deck.cards().of(Card::quest(Quest::Picts, value));
        json!({ "value": value, "count": count })
    });
    let swords: BTreeMap<&str, u8> =
        Quest::ALL.iter().map(|quest| (quest.name(), deck.swords(*quest))).collect();
    let loyalties: Vec<_> = seats().into_iter().filter(|players| *players > 1).map(table).collect();
    let module = Module::new("shadows_rules.ts")
        .with_constant("LEAST", "The fewest points with which the Main quest succeeds (SC-35).", &LEAST)
        .with_constant("TOO_MUCH", "Too many points for any quest (SC-37, SC-38).", &TOO_MUCH)
        .with_constant("SWORDS", "The swords of each quest (SC-4).", &swords)
        .with_constant("QUEST_CARDS", "The cards of each quest (SC-5).", &values)
        .with_constant("SWORDS_TO_ACCUSE", "As many swords allow accusations (SC-45).", &SWORDS_TO_ACCUSE)
        .with_constant("LOYALTY_CARDS", "Loyalty cards by the number of players (SC-9).", &loyalties)
        .with_constant("EXAMPLES", "Opened piles and what they are worth (SC-28 to SC-38).", &examples());
    settle("shadows_rules.ts", &module);
}

fn examples() -> Vec<serde_json::Value> {
    let piles: [(Quest, &[&str]); 5] = [
        (Quest::Grail, &["grail:5", "grail:4", "grail:?", "grail:?"]),
        (Quest::Dragon, &["dragon:4", "dragon:3", "dragon:?"]),
        (Quest::Saxons, &["saxons:4", "saxons:2", "saxons:?", "saxons:?", "saxons:?"]),
        (Quest::Excalibur, &["excalibur:5", "excalibur:4", "excalibur:4", "excalibur:3", "merlin:3"]),
        (
            Quest::Picts,
            &["picts:5", "picts:4", "picts:2", "dragon:5", "dragon:4", "dragon:3", "dragon:?", "dragon:?"],
        ),
    ];
    piles.map(|(main, cards)| example(main, cards)).to_vec()
}

fn example(main: Quest, cards: &[&str]) -> serde_json::Value {
    let cards: Cards = cards.iter().map(|card| card.parse::<Card>().unwrap()).collect();
    let pile = Pile::open(cards, &ByQuest::default());
    let score = pile.score(main, 0, &Deck::standard(false), Rulings::default());
    json!({
        "main": main, "cards": cards, "removed": pile.removed, "sums": pile.sums(main, 0), "totals": score.totals,
        "verdict": score.verdict, "placed": score.placed,
    })
}

/// The options of a table of four, as the rules write them after a check.
fn written(options: &serde_json::Value) -> serde_json::Value {
    let setup: Setup = serde_json::from_value(json!({ "players": 4, "options": options })).unwrap();
    let checked = setup.check().unwrap();
    serde_json::to_value(Setup::of(&checked.options).options.unwrap_or_default()).unwrap()
}

fn quest_swords() -> Vec<u8> {
    Deck::SWORDS.collect()
}

fn seats() -> Vec<u8> {
    let fits = |players: &u8| Setup { players: Some(*players), ..Setup::default() }.check().is_ok();
    (0..=u8::MAX).filter(fits).collect()
}

/// The kinds of card in the printed deck: quest cards, then the characters by their numbers.
fn cards(promos: bool) -> Vec<Card> {
    let deck = Deck::standard(promos);
    let mut cards: Vec<Card> = Card::all().filter(|card| deck.cards().has(*card)).collect();
    cards.sort_by_key(|card| match card.face() {
        Face::Quest(..) => (0, card.number()),
        Face::Merlin(number) => (1, number),
        Face::Morgan(number) => (2, number),
        Face::Mordred => (3, 0),
        Face::Vivien => (4, 0),
    });
    cards
}

fn promo_cards() -> Vec<Card> {
    let usual = cards(false);
    cards(true).into_iter().filter(|card| !usual.contains(card)).collect()
}

/// The options in the order of the form.
fn options() -> Vec<Choice> {
    vec![
        Choice::flag("expert"),
        Choice::flag("memoryAid"),
        Choice::flag("promos"),
        Choice::flag("modesEndOnQuest"),
        Choice::flag("modesBindTraitor"),
        Choice::flag("whisperLoyalMayLie"),
        Choice::flag("merlin5BeatsMorgan7"),
        Choice::flag("merlin5CountBefore"),
        Choice::words::<VivienExposed>("vivienExposed"),
        Choice::of("swordLimit", [json!("none"), json!(16)]),
        Choice::words::<Leftovers>("gawainLeftovers"),
        Choice::words::<GawainMerlin4>("gawainMerlin4").needs("expert", true),
        Choice::flag("galahadMayTell").needs("expert", true),
    ]
}
