//! The TypeScript types of Shadows: `web/src/lib/wire/shadows.ts` says what Rust says.
//!
//! `cargo xtask types` writes the file (`TYPES=write`), `cargo xtask types --check` only compares.

#[path = "../../game/tests/ts_file/mod.rs"]
mod ts_file;

use game::ts::{Choice, Module};
use serde_json::json;
use shadows::{
    Card, Cards, Choices, Command, Deck, FAULTS, Face, Form, GawainMerlin4, Knight, Leftovers, Loyalty,
    Outcome, Pass, Private, Public, Quest, Refusal, SWORDS_TO_WIN, Setup, Shown, Statement, Value,
    VivienExposed, Wishes, You,
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
