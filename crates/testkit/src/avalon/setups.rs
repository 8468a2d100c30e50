//! Setups of Avalon over all sizes, characters and options.

use avalon::{
    AssassinTargets, Avalon, Edition, FirstLeader, LancelotDeck, LancelotV2Switch, LancelotVariant, Options,
    PlotCard, PlotDeck56, Role, Setup, Severity, SpotlightOrder, StrongLeaderNext, TargetingFifth, Wishes,
    WrongLoyaltyCard,
};
use game::{Protocol, Seat};
use serde_json::json;
use strum::VariantArray;

use crate::Rng;

/// Every value of every option, every size and every character.
pub fn values() -> Vec<String> {
    let flag = || json!([true, false]);
    let lists = [
        ("players", json!([5, 6, 7, 8, 9, 10])),
        ("edition", json!(Edition::VARIANTS)),
        ("allowNoMerlin", flag()),
        ("percivalFiveRule", json!(Severity::VARIANTS)),
        ("morganaWithoutPercival", json!(Severity::VARIANTS)),
        ("roleListPublic", flag()),
        ("firstLeader", json!(["random", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9])),
        ("merlinSeesOberon", flag()),
        ("roleClaims", flag()),
        ("acceptanceResetsTrack", flag()),
        ("assassinTargets", json!(AssassinTargets::VARIANTS)),
        ("evilRevealAtAssassination", flag()),
        ("targeting", flag()),
        ("targetingFifth", json!(TargetingFifth::VARIANTS)),
        ("lady", flag()),
        ("ladyMandatory", flag()),
        ("wrongLoyaltyCard", json!(WrongLoyaltyCard::VARIANTS)),
        ("lancelotVariant", json!(LancelotVariant::VARIANTS)),
        ("lancelotV1Deck", json!(LancelotDeck::VARIANTS)),
        ("lancelotV1EvilMustFail", flag()),
        ("lancelotV2Switch", json!(LancelotV2Switch::VARIANTS)),
        ("excalibur", flag()),
        ("plot", flag()),
        ("plotsPerRound", json!([1, 2, 3, 4])),
        ("plotDeck56", json!(["seven"])),
        ("strongLeaderNext", json!(StrongLeaderNext::VARIANTS)),
        ("spotlightOrder", json!(SpotlightOrder::VARIANTS)),
    ];
    let mut values = Vec::new();
    for (option, list) in lists {
        for value in list.as_array().into_iter().flatten() {
            values.push(format!("{option}={}", value.as_str().map_or(value.to_string(), str::to_owned)));
        }
    }
    let named = Role::ALL.into_iter().filter(|role| !role.is_filler());
    values.extend(named.map(|role| format!("roles[{}]", role.name())));
    values.extend(PlotCard::ALL.map(|card| format!("plotDeck56[{}]", card.name())));
    values
}

/// A legal setup: random setups are made until the check accepts one.
pub fn any(rng: &mut Rng) -> Setup {
    for _ in 0..200 {
        let setup = wish(rng);
        if Avalon::check(&setup).is_ok() {
            return setup;
        }
    }
    Setup { players: Some(5), ..Setup::default() }
}

/// Legal setups after this change.
pub fn with(change: impl Fn(&mut Wishes) + Copy) -> impl Fn(&mut Rng) -> Setup + Copy {
    move |rng| {
        for _ in 0..400 {
            let mut setup = wish(rng);
            change(&mut setup.options);
            if Avalon::check(&setup).is_ok() {
                return setup;
            }
        }
        let mut setup = Setup { players: Some(7), ..Setup::default() };
        change(&mut setup.options);
        setup
    }
}

/// The same rules with other characters, where their list is secret.
pub fn rival(options: &Options, rng: &mut Rng) -> Option<Options> {
    if options.rules().role_list_public || rng.percent(25) {
        return None;
    }
    for _ in 0..30 {
        let mut setup = Avalon::setup(options);
        setup.roles = Some(roles(options.rules().allow_no_merlin, rng));
        match Avalon::check(&setup) {
            Ok(checked) if checked.options.cast() != options.cast() => return Some(checked.options),
            Ok(_) | Err(_) => {}
        }
    }
    None
}

fn roles(allow_no_merlin: bool, rng: &mut Rng) -> Vec<Role> {
    let mut roles = Vec::new();
    let without_merlin = allow_no_merlin && rng.coin();
    if !without_merlin {
        roles.push(Role::Merlin);
    }
    if !(without_merlin && rng.coin()) {
        roles.push(Role::Assassin);
    }
    for role in Role::optional() {
        if rng.percent(45) {
            roles.push(role);
        }
    }
    rng.shuffle(&mut roles);
    roles
}

fn wish(rng: &mut Rng) -> Setup {
    let players = 5 + u8::try_from(rng.below(6)).unwrap_or(0);
    let options = wishes(players, rng);
    let roles = roles(options.allow_no_merlin == Some(true) || options.edition.is_some(), rng);
    Setup { players: Some(players), roles: Some(roles), options, ..Setup::default() }
}

/// One of these, or none.
fn some<T: Copy>(rng: &mut Rng, items: &[T]) -> Option<T> {
    if rng.percent(30) { None } else { rng.pick(items) }
}

fn wishes(players: u8, rng: &mut Rng) -> Wishes {
    let targets = some(rng, AssassinTargets::VARIANTS);
    let edition = rng.percent(20).then(|| rng.pick(Edition::VARIANTS)).flatten();
    let leader = Seat::new(u8::try_from(rng.below(players.into())).unwrap_or(0)).map(FirstLeader::Seat);
    Wishes {
        edition,
        allow_no_merlin: some(rng, &[true, false]).filter(|_| edition.is_none()),
        percival_five_rule: some(rng, Severity::VARIANTS),
        morgana_without_percival: some(rng, Severity::VARIANTS),
        role_list_public: some(rng, &[true, true, false]),
        first_leader: if rng.percent(40) { leader } else { some(rng, &[FirstLeader::Random]) },
        merlin_sees_oberon: some(rng, &[true, false]),
        role_claims: some(rng, &[true, false]),
        acceptance_resets_track: some(rng, &[true, false]),
        assassin_targets: targets,
        evil_reveal_at_assassination: reveal(targets, rng),
        targeting: some(rng, &[true, false]),
        targeting_fifth: some(rng, TargetingFifth::VARIANTS),
        lady: some(rng, &[true, false]),
        lady_mandatory: some(rng, &[true, false]),
        wrong_loyalty_card: some(rng, WrongLoyaltyCard::VARIANTS),
        lancelot_variant: some(rng, LancelotVariant::VARIANTS),
        lancelot_v1_deck: some(rng, LancelotDeck::VARIANTS),
        lancelot_v1_evil_must_fail: some(rng, &[true, false]),
        lancelot_v2_switch: some(rng, LancelotV2Switch::VARIANTS),
        excalibur: some(rng, &[true, false]),
        plot: some(rng, &[true, false]),
        plots_per_round: some(rng, &[1, 2, 3, 4]),
        plot_deck_56: deck(players, rng),
        strong_leader_next: some(rng, StrongLeaderNext::VARIANTS),
        spotlight_order: some(rng, SpotlightOrder::VARIANTS),
    }
}

/// Usually a value that fits the targets (AV-46).
fn reveal(targets: Option<AssassinTargets>, rng: &mut Rng) -> Option<bool> {
    match targets {
        None | Some(AssassinTargets::CurrentGood) => some(rng, &[true]),
        Some(AssassinTargets::NotKnownEvil) => Some(false),
        Some(AssassinTargets::AnyOther | AssassinTargets::AnySeat) => some(rng, &[true, false]),
    }
}

fn deck(players: u8, rng: &mut Rng) -> Option<PlotDeck56> {
    if players > 6 || rng.percent(30) {
        return rng.percent(30).then_some(PlotDeck56::Seven);
    }
    let mut cards = Vec::new();
    for card in PlotCard::ALL {
        for _ in 0..card.supply() {
            if rng.percent(60) {
                cards.push(card);
            }
        }
    }
    Some(PlotDeck56::Cards(cards))
}
