//! The TypeScript types of Avalon and of what all games share: `web/src/lib/wire/{game,avalon}.ts` say what Rust says.
//!
//! `cargo xtask types` writes the files (`TYPES=write`), `cargo xtask types --check` only compares.
#![allow(clippy::unwrap_used)] // helpers of tests may fail

#[path = "../../game/tests/ts_file/mod.rs"]
mod ts_file;

use std::collections::BTreeMap;

use avalon::{
    Answer, AssassinTargets, Avalon, Choices, Command, Edition, FAULTS, Form, LancelotDeck, LancelotV2Switch,
    LancelotVariant, Outcome, PROPOSALS, PlotCard, Private, Public, Question, Refusal, Role, Setup, Severity,
    Shown, Side, SpotlightOrder, Statement, StrongLeaderNext, TargetingFifth, Wishes, WrongLoyaltyCard, You,
};

use game::Protocol;
use game::ts::{Choice, Module};
use serde_json::{Value, json};
use ts_file::settle;

#[test]
fn the_shared_types_are_up_to_date() {
    settle("game.ts", &game::ts::module());
}

#[test]
fn the_types_of_avalon_are_up_to_date() {
    let module = Module::new("avalon.ts")
        .with::<Setup>()
        .with::<Command>()
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
        .with_constant("SEATS", "How many can play (AV-1).", &seats())
        .with_words::<Role>("ROLES", "Every character.")
        .with_constant("SIDES", "The side printed on each character card (AV-3).", &sides())
        .with_list("SPECIAL", "The characters that a table may ask for by name (AV-6).", &special())
        .with_list(
            "USUAL_ROLES",
            "The special characters of a table that asks for none (AV-4).",
            &usual_roles(),
        )
        .with_constant("PROPOSALS", "The proposals of a round (AV-32).", &PROPOSALS)
        .with_words::<PlotCard>("PLOT_CARDS", "Every plot card (AV-94).")
        .with_constant("PLOT_SUPPLY", "How many there are of each plot card (AV-102).", &plot_supply())
        .with_words::<Question>("QUESTIONS", "What one player can ask another.")
        .with_words::<Answer>("ANSWERS", "What a player can answer.")
        .with_words::<Edition>("EDITIONS", "The editions whose options a table can start with.")
        .with_options::<Wishes>(options(), &["edition", "firstLeader"], written);
    settle("avalon.ts", &module);
}

/// The options of a table of five, as the rules write them after a check.
fn written(options: &Value) -> Value {
    let setup: Setup = serde_json::from_value(json!({ "players": 5, "options": options })).unwrap();
    let checked = Avalon::check(&setup).unwrap();
    serde_json::to_value(Avalon::setup(&checked.options).options).unwrap()
}

fn seats() -> Vec<u8> {
    let fits = |players: &u8| Avalon::check(&Setup { players: Some(*players), ..Setup::default() }).is_ok();
    (0..=u8::MAX).filter(fits).collect()
}

fn plot_supply() -> BTreeMap<&'static str, u8> {
    PlotCard::ALL.iter().map(|card| (card.name(), card.supply())).collect()
}

fn sides() -> BTreeMap<&'static str, Side> {
    Role::ALL.iter().map(|role| (role.name(), role.side())).collect()
}

/// Servants and Minions fill the places that are left, and the Lancelots come with their variant.
fn special() -> Vec<Role> {
    Role::ALL.into_iter().filter(|role| !role.is_filler() && !role.is_lancelot()).collect()
}

fn usual_roles() -> Vec<Role> {
    let usual = Avalon::check(&Setup { players: Some(5), ..Setup::default() }).unwrap();
    special().into_iter().filter(|role| usual.options.cast().has(*role)).collect()
}

/// The options in the order of the form.
fn options() -> Vec<Choice> {
    vec![
        Choice::flag("lady"),
        Choice::flag("ladyMandatory").needs("lady", true),
        Choice::flag("excalibur"),
        Choice::flag("targeting"),
        Choice::words::<TargetingFifth>("targetingFifth").needs("targeting", true),
        Choice::words::<LancelotVariant>("lancelotVariant"),
        Choice::words::<LancelotDeck>("lancelotV1Deck").needs("lancelotVariant", "v1"),
        Choice::flag("lancelotV1EvilMustFail").needs("lancelotVariant", "v1"),
        Choice::words::<LancelotV2Switch>("lancelotV2Switch").needs("lancelotVariant", "v2"),
        Choice::flag("plot"),
        Choice::of("plotsPerRound", 1..=15).needs("plot", true),
        // The form turns `own` into a list of cards.
        Choice::of("plotDeck56", ["seven", "own"]).needs("plot", true),
        Choice::words::<StrongLeaderNext>("strongLeaderNext").needs("plot", true),
        Choice::words::<SpotlightOrder>("spotlightOrder").needs("plot", true),
        Choice::flag("roleListPublic"),
        Choice::flag("merlinSeesOberon"),
        Choice::flag("roleClaims"),
        Choice::flag("acceptanceResetsTrack"),
        Choice::words::<AssassinTargets>("assassinTargets"),
        Choice::flag("evilRevealAtAssassination"),
        Choice::words::<WrongLoyaltyCard>("wrongLoyaltyCard"),
        Choice::flag("allowNoMerlin"),
        Choice::words::<Severity>("percivalFiveRule"),
        Choice::words::<Severity>("morganaWithoutPercival"),
    ]
}
