//! The TypeScript types of Avalon and of what all games share: `web/src/lib/wire/{game,avalon,narrator}.ts` say what Rust says.
//!
//! `cargo xtask types` writes the files (`TYPES=write`), `cargo xtask types --check` only compares.
#![allow(clippy::unwrap_used)] // helpers of tests may fail

#[path = "ts/narrator.rs"]
mod narrator;
#[path = "../../game/tests/ts_file/mod.rs"]
mod ts_file;

use std::collections::BTreeMap;

use avalon::{
    Answer, AssassinTargets, Avalon, Choices, Command, Edition, FAULTS, Form, Known, LancelotDeck,
    LancelotV2Switch, LancelotVariant, Night, Outcome, PROPOSALS, PlotCard, Private, Public, Quest, Question,
    Refusal, Role, Setup, Severity, Shown, Side, SpotlightOrder, Statement, StrongLeaderNext, TargetingFifth,
    Wishes, WrongLoyaltyCard, You,
};

use game::ts::{Choice, Module};
use game::{BySeat, Protocol, Seat};
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

/// What the page of rules shows, in a file of its own: it is loaded only there.
#[test]
fn the_numbers_of_the_rules_are_up_to_date() {
    let table = |players: u8| {
        let (good, evil) = avalon::sides(players);
        let quests = Quest::ALL
            .map(|quest| json!({ "size": quest.size(players), "fails": quest.fails_needed(players) }));
        json!({ "players": players, "good": good, "evil": evil, "quests": quests })
    };
    let tables: Vec<Value> = seats().into_iter().map(table).collect();
    let module = Module::new("avalon_rules.ts")
        .with_constant("TABLES", "Good, Evil, team sizes and Fails needed (AV-2, AV-37).", &tables)
        .with_constant(
            "SIGHTS",
            "Who sees whom before the first round (AV-23), by the options that change it.",
            &sights(),
        );
    settle("avalon_rules.ts", &module);
}

/// Every character at one table: no game has them all, but who sees whom depends on the two of them alone. Percival also
/// depends on Morgana, so there are tables without her.
const EVERYBODY: [Role; 10] = [
    Role::Merlin,
    Role::Percival,
    Role::Servant,
    Role::GoodLancelot,
    Role::Assassin,
    Role::Minion,
    Role::Mordred,
    Role::Morgana,
    Role::Oberon,
    Role::EvilLancelot,
];

fn sights() -> Vec<Value> {
    let mut all = Vec::new();
    for lancelot in ["off", "v1", "v2", "v3"] {
        for merlin_sees_oberon in [true, false] {
            for morgana in [true, false] {
                let rows = sight(lancelot, merlin_sees_oberon, morgana);
                all.push(json!({
                    "lancelotVariant": lancelot, "merlinSeesOberon": merlin_sees_oberon, "morgana": morgana, "rows": rows,
                }));
            }
        }
    }
    all
}

/// For each character who sees somebody: whom, and as what.
fn sight(lancelot: &str, merlin_sees_oberon: bool, morgana: bool) -> Vec<Value> {
    let options = json!({ "lancelotVariant": lancelot, "merlinSeesOberon": merlin_sees_oberon });
    let setup: Setup = serde_json::from_value(json!({ "players": 10, "options": options })).unwrap();
    let rules = *Avalon::check(&setup).unwrap().options.rules();
    let plays = |role: Role| (morgana || role != Role::Morgana) && (lancelot != "off" || !role.is_lancelot());
    let role_of = |seat: Seat| EVERYBODY.get(usize::from(seat.number())).copied().filter(|role| plays(*role));
    let roles = BySeat::new(role_of);
    let night = Night::new(&rules, &roles);
    let seated = || Seat::ALL.into_iter().filter_map(|seat| Some((seat, role_of(seat)?)));
    let row = |(seat, role): (Seat, Role)| {
        let sight = night.sight(seat, role);
        let seen = seated().flat_map(|(other, seen)| sight.known(other).map(move |known| (seen, known)));
        let mut seen: Vec<Value> = seen.map(|(seen, known)| json!({ "role": seen, "as": known })).collect();
        // Two of a kind see each other.
        if role == Role::Minion {
            seen.insert(0, json!({ "role": role, "as": Known::Evil }));
        }
        (!seen.is_empty()).then(|| json!({ "role": role, "sees": seen }))
    };
    seated().filter_map(row).collect()
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
