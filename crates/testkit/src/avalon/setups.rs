//! Setups of Avalon over all sizes, characters and options.

use avalon::{
    AssassinTargets, Avalon, Edition, FirstLeader, LancelotDeck, LancelotVariant, Options, PlotCard,
    PlotDeck56, Role, Setup, Severity, SpotlightOrder, StrongLeaderNext, TargetingFifth, Wishes,
    WrongLoyaltyCard,
};
use game::{Protocol, Seat};

use crate::Rng;

/// Every value of every option, every size and every character.
pub const VALUES: &[&str] = &[
    "players=5",
    "players=6",
    "players=7",
    "players=8",
    "players=9",
    "players=10",
    "roles[merlin]",
    "roles[percival]",
    "roles[assassin]",
    "roles[mordred]",
    "roles[morgana]",
    "roles[oberon]",
    "roles[good_lancelot]",
    "roles[evil_lancelot]",
    "edition=pl",
    "edition=cs",
    "edition=es",
    "edition=uk",
    "allowNoMerlin=true",
    "allowNoMerlin=false",
    "percivalFiveRule=error",
    "percivalFiveRule=warn",
    "morganaWithoutPercival=error",
    "morganaWithoutPercival=warn",
    "roleListPublic=true",
    "roleListPublic=false",
    "firstLeader=random",
    "firstLeader=0",
    "firstLeader=1",
    "firstLeader=2",
    "firstLeader=3",
    "firstLeader=4",
    "firstLeader=5",
    "firstLeader=6",
    "firstLeader=7",
    "firstLeader=8",
    "firstLeader=9",
    "merlinSeesOberon=true",
    "merlinSeesOberon=false",
    "assassinTargets=currentGood",
    "assassinTargets=notKnownEvil",
    "assassinTargets=anyOther",
    "assassinTargets=anySeat",
    "evilRevealAtAssassination=true",
    "evilRevealAtAssassination=false",
    "targeting=true",
    "targeting=false",
    "targetingFifth=twoSucceeded",
    "targetingFifth=twoCompleted",
    "lady=true",
    "lady=false",
    "ladyMandatory=true",
    "ladyMandatory=false",
    "wrongLoyaltyCard=impossible",
    "wrongLoyaltyCard=sideLoses",
    "lancelotVariant=off",
    "lancelotVariant=v1",
    "lancelotVariant=v2",
    "lancelotVariant=v3",
    "lancelotV1Deck=promo",
    "lancelotV1Deck=bigBox",
    "lancelotV1EvilMustFail=true",
    "lancelotV1EvilMustFail=false",
    "excalibur=true",
    "excalibur=false",
    "plot=true",
    "plot=false",
    "plotsPerRound=1",
    "plotsPerRound=2",
    "plotsPerRound=3",
    "plotsPerRound=4",
    "plotDeck56=seven",
    "plotDeck56[lead_to_victory]",
    "plotDeck56[ambush]",
    "plotDeck56[king_returns]",
    "plotDeck56[restore_honor]",
    "plotDeck56[charge]",
    "plotDeck56[show_nature]",
    "plotDeck56[are_you_the_one]",
    "plotDeck56[we_found_you]",
    "plotDeck56[show_strength]",
    "strongLeaderNext=fromNewLeader",
    "strongLeaderNext=fromReplaced",
    "spotlightOrder=simultaneous",
    "spotlightOrder=targetFirst",
];

/// A legal setup; wishes that the check refuses are wished again.
pub fn any(rng: &mut Rng) -> Setup {
    for _ in 0..200 {
        let setup = wish(rng);
        if Avalon::check(&setup).is_ok() {
            return setup;
        }
    }
    Setup { players: Some(5), ..Setup::default() }
}

/// Legal setups with these wishes over them.
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
    if !(allow_no_merlin && rng.coin()) {
        roles.extend([Role::Merlin, Role::Assassin]);
    }
    for role in [Role::Percival, Role::Morgana, Role::Mordred, Role::Oberon] {
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

/// One of these, or no wish.
fn some<T: Copy>(rng: &mut Rng, items: &[T]) -> Option<T> {
    if rng.percent(30) { None } else { rng.pick(items) }
}

fn wishes(players: u8, rng: &mut Rng) -> Wishes {
    let targets = some(
        rng,
        &[
            AssassinTargets::CurrentGood,
            AssassinTargets::NotKnownEvil,
            AssassinTargets::AnyOther,
            AssassinTargets::AnySeat,
        ],
    );
    let edition =
        rng.percent(20).then(|| rng.pick(&[Edition::Pl, Edition::Cs, Edition::Es, Edition::Uk])).flatten();
    let leader = Seat::new(u8::try_from(rng.below(players.into())).unwrap_or(0)).map(FirstLeader::Seat);
    let variants = [LancelotVariant::Off, LancelotVariant::V1, LancelotVariant::V2, LancelotVariant::V3];
    Wishes {
        edition,
        allow_no_merlin: some(rng, &[true, false]).filter(|_| edition.is_none()),
        percival_five_rule: some(rng, &[Severity::Error, Severity::Warn]),
        morgana_without_percival: some(rng, &[Severity::Error, Severity::Warn]),
        role_list_public: some(rng, &[true, true, false]),
        first_leader: if rng.percent(40) { leader } else { some(rng, &[FirstLeader::Random]) },
        merlin_sees_oberon: some(rng, &[true, false]),
        assassin_targets: targets,
        evil_reveal_at_assassination: reveal(targets, rng),
        targeting: some(rng, &[true, false]),
        targeting_fifth: some(rng, &[TargetingFifth::TwoSucceeded, TargetingFifth::TwoCompleted]),
        lady: some(rng, &[true, false]),
        lady_mandatory: some(rng, &[true, false]),
        wrong_loyalty_card: some(rng, &[WrongLoyaltyCard::Impossible, WrongLoyaltyCard::SideLoses]),
        lancelot_variant: some(rng, &variants),
        lancelot_v1_deck: some(rng, &[LancelotDeck::Promo, LancelotDeck::BigBox]),
        lancelot_v1_evil_must_fail: some(rng, &[true, false]),
        excalibur: some(rng, &[true, false]),
        plot: some(rng, &[true, false]),
        plots_per_round: some(rng, &[1, 2, 3, 4]),
        plot_deck_56: deck(players, rng),
        strong_leader_next: some(rng, &[StrongLeaderNext::FromNewLeader, StrongLeaderNext::FromReplaced]),
        spotlight_order: some(rng, &[SpotlightOrder::Simultaneous, SpotlightOrder::TargetFirst]),
    }
}

/// What fits the targets (AV-46), most of the time.
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
        for _ in 0..avalon::PlotDeck::FIFTEEN.count(card) {
            if rng.percent(60) {
                cards.push(card);
            }
        }
    }
    Some(PlotDeck56::Cards(cards))
}
