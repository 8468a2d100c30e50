//! What somebody asks for at a table, and the check that makes it legal options (AV-1 to AV-13, AV-46, AV-62, AV-90).

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Checked, Fault, RuleId};
use serde::{Deserialize, Serialize};

use crate::{
    AssassinTargets, Cast, Deal, Edition, FirstLeader, Lancelot, LancelotDeck, LancelotV2Switch,
    LancelotVariant, Options, PlotCard, PlotDeck, PlotDeck56, PlotRules, Role, Rules, Severity, Side,
    SpotlightOrder, StrongLeaderNext, TargetingFifth, WrongLoyaltyCard, sides,
};

/// What somebody asks for at a table. What is left out has the edition's value, or the default.
///
/// ```
/// use avalon::Setup;
///
/// let setup: Setup = serde_json::from_str(r#"{"players":5,"roles":["merlin"]}"#).unwrap();
/// let faults = setup.check().unwrap_err();
/// assert_eq!((faults[0].rule.to_string(), faults[0].code), ("AV-4".to_string(), "assassin_missing"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "avalon.ts"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play; may be left out where the deal gives it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// The special characters, Merlin and the Assassin included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roles: Option<Vec<Role>>,
    /// All other options.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub options: Wishes,
    /// A written deal.
    #[serde(default, skip_serializing_if = "Deal::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub deal: Deal,
}

/// The options that somebody asks for (Part IV of the rules).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "avalon.ts"))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
#[allow(missing_docs)]
pub struct Wishes {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow_no_merlin: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub percival_five_rule: Option<Severity>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub morgana_without_percival: Option<Severity>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role_list_public: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_leader: Option<FirstLeader>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub merlin_sees_oberon: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role_claims: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub acceptance_resets_track: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assassin_targets: Option<AssassinTargets>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evil_reveal_at_assassination: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targeting: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targeting_fifth: Option<TargetingFifth>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lady: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lady_mandatory: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong_loyalty_card: Option<WrongLoyaltyCard>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lancelot_variant: Option<LancelotVariant>,
    #[serde(rename = "lancelotV1Deck", skip_serializing_if = "Option::is_none")]
    pub lancelot_v1_deck: Option<LancelotDeck>,
    #[serde(rename = "lancelotV1EvilMustFail", skip_serializing_if = "Option::is_none")]
    pub lancelot_v1_evil_must_fail: Option<bool>,
    #[serde(rename = "lancelotV2Switch", skip_serializing_if = "Option::is_none")]
    pub lancelot_v2_switch: Option<LancelotV2Switch>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excalibur: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plot: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plots_per_round: Option<u8>,
    #[serde(rename = "plotDeck56", skip_serializing_if = "Option::is_none")]
    pub plot_deck_56: Option<PlotDeck56>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strong_leader_next: Option<StrongLeaderNext>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spotlight_order: Option<SpotlightOrder>,
}

/// A rule of this game.
pub const fn rule(number: u16) -> RuleId {
    RuleId { game: "AV", number }
}

/// Every code of a fault or a warning, with its rule.
pub const FAULTS: &[(&str, RuleId)] = &[
    ("lady_below_seven", rule(62)),
    ("players_missing", rule(1)),
    ("players_out_of_range", rule(1)),
    ("first_leader_absent", rule(13)),
    ("plots_per_round", rule(90)),
    ("plot_deck_unused", rule(101)),
    ("plot_deck_empty", rule(102)),
    ("plot_card_supply", rule(102)),
    ("character_twice", rule(6)),
    ("lancelot_without_variant", rule(10)),
    ("too_many_good", rule(5)),
    ("too_many_evil", rule(5)),
    ("merlin_missing", rule(4)),
    ("assassin_missing", rule(4)),
    ("percival_without_merlin", rule(9)),
    ("percival_alone", rule(7)),
    ("morgana_alone", rule(8)),
    ("evil_reveal_mismatch", rule(46)),
    ("deal_size", rule(12)),
    ("deal_characters", rule(12)),
    ("deal_leader", rule(13)),
    ("deal_lancelot", rule(16)),
    ("deal_plot", rule(17)),
];

/// What was found so far.
#[derive(Default)]
struct Findings {
    faults: Vec<Fault>,
    warnings: Vec<Fault>,
}

impl Findings {
    fn fault(&mut self, number: u16, code: &'static str, at: impl Into<String>, message: impl Into<String>) {
        self.faults.push(Fault { rule: rule(number), code, message: message.into(), at: at.into() });
    }

    fn warn(&mut self, number: u16, code: &'static str, at: impl Into<String>, message: impl Into<String>) {
        self.warnings.push(Fault { rule: rule(number), code, message: message.into(), at: at.into() });
    }

    fn by(&mut self, severity: Severity, number: u16, code: &'static str, at: String, message: &str) {
        match severity {
            Severity::Error => self.fault(number, code, at, message),
            Severity::Warn => self.warn(number, code, at, message),
        }
    }
}

impl Setup {
    /// The options this setup stands for, with warnings.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    pub fn check(&self) -> Result<Checked<Options>, Vec<Fault>> {
        let wishes = self.options.clone().with_edition();
        let mut found = Findings::default();
        let players = players(self, &mut found);
        let rules = rules(&wishes, players, &mut found);
        let cast = cast(self, &rules, &mut found);
        check_characters(self, &rules, &cast, &mut found);
        check_shot(&rules, &mut found);
        check_deal(self, &rules, &cast, &mut found);
        if rules.lady && players < 7 {
            let message = "The Lady of the Lake is meant for seven or more players.";
            found.warn(62, "lady_below_seven", "options.lady", message);
        }
        if found.faults.is_empty() {
            Ok(Checked { options: Options { rules, cast }, warnings: found.warnings })
        } else {
            Err(found.faults)
        }
    }
}

/// The number of seats. A wrong number is reported and replaced, so that the rest can be checked too.
fn players(setup: &Setup, found: &mut Findings) -> u8 {
    let dealt = setup.deal.roles.as_ref().map(|roles| u8::try_from(roles.len()).unwrap_or(u8::MAX));
    match (setup.players, dealt) {
        (None, None) => {
            found.fault(1, "players_missing", "players", "Say how many play: 5 to 10.");
            5
        }
        (Some(players), _) if !(5..=10).contains(&players) => {
            found.fault(1, "players_out_of_range", "players", format!("5 to 10 can play, not {players}."));
            5
        }
        (None, Some(players)) if !(5..=10).contains(&players) => {
            found.fault(1, "players_out_of_range", "deal.roles", format!("5 to 10 can play, not {players}."));
            5
        }
        (Some(players), _) | (None, Some(players)) => players,
    }
}

fn rules(wishes: &Wishes, players: u8, found: &mut Findings) -> Rules {
    let first_leader = match wishes.first_leader {
        None | Some(FirstLeader::Random) => None,
        Some(FirstLeader::Seat(seat)) if seat.number() < players => Some(seat),
        Some(FirstLeader::Seat(seat)) => {
            let message = format!("Seat {seat} is not at a table of {players}.");
            found.fault(13, "first_leader_absent", "options.firstLeader", message);
            None
        }
    };
    let lancelot = match wishes.lancelot_variant.unwrap_or(LancelotVariant::Off) {
        LancelotVariant::Off => Lancelot::Off,
        LancelotVariant::V1 => Lancelot::V1 {
            deck: wishes.lancelot_v1_deck.unwrap_or(LancelotDeck::Promo),
            must_fail: wishes.lancelot_v1_evil_must_fail.unwrap_or(false),
        },
        LancelotVariant::V2 => {
            Lancelot::V2 { switch: wishes.lancelot_v2_switch.unwrap_or(LancelotV2Switch::Approval) }
        }
        LancelotVariant::V3 => Lancelot::V3,
    };
    Rules {
        players,
        edition: wishes.edition,
        allow_no_merlin: wishes.allow_no_merlin.unwrap_or(false),
        percival_five: wishes.percival_five_rule.unwrap_or(Severity::Error),
        morgana_alone: wishes.morgana_without_percival.unwrap_or(Severity::Warn),
        role_list_public: wishes.role_list_public.unwrap_or(true),
        first_leader,
        merlin_sees_oberon: wishes.merlin_sees_oberon.unwrap_or(true),
        role_claims: wishes.role_claims.unwrap_or(true),
        acceptance_resets: wishes.acceptance_resets_track.unwrap_or(false),
        assassin_targets: wishes.assassin_targets.unwrap_or(AssassinTargets::CurrentGood),
        evil_reveal: wishes.evil_reveal_at_assassination.unwrap_or(true),
        targeting: wishes.targeting.unwrap_or(false),
        targeting_fifth: wishes.targeting_fifth.unwrap_or(TargetingFifth::TwoSucceeded),
        lady: wishes.lady.unwrap_or(false),
        lady_mandatory: wishes.lady_mandatory.unwrap_or(true),
        wrong_loyalty: wishes.wrong_loyalty_card.unwrap_or(WrongLoyaltyCard::Impossible),
        lancelot,
        excalibur: wishes.excalibur.unwrap_or(false),
        plot: wishes.plot.unwrap_or(false).then(|| plot_rules(wishes, players, found)),
    }
}

fn plot_rules(wishes: &Wishes, players: u8, found: &mut Findings) -> PlotRules {
    let usual = default_plots(players);
    let per_round = match wishes.plots_per_round {
        None => usual,
        Some(number @ 1..=15) => number,
        Some(number) => {
            let message = format!("1 to 15 plot cards can be drawn per round, not {number}.");
            found.fault(90, "plots_per_round", "options.plotsPerRound", message);
            usual
        }
    };
    let deck = match &wishes.plot_deck_56 {
        Some(PlotDeck56::Cards(cards)) if players <= 6 => custom_deck(cards, found),
        Some(PlotDeck56::Cards(_)) => {
            let message = "A list of plot cards is for five or six players. Here all fifteen are used.";
            found.warn(101, "plot_deck_unused", "options.plotDeck56", message);
            PlotDeck::usual(players)
        }
        Some(PlotDeck56::Seven) | None => PlotDeck::usual(players),
    };
    PlotRules {
        per_round,
        deck,
        next: wishes.strong_leader_next.unwrap_or(StrongLeaderNext::FromNewLeader),
        spotlight: wishes.spotlight_order.unwrap_or(SpotlightOrder::Simultaneous),
    }
}

/// The usual number of plot cards per round (AV-90).
pub fn default_plots(players: u8) -> u8 {
    match players {
        0..=6 => 1,
        7 | 8 => 2,
        _ => 3,
    }
}

fn custom_deck(cards: &[PlotCard], found: &mut Findings) -> PlotDeck {
    if cards.is_empty() {
        found.fault(102, "plot_deck_empty", "options.plotDeck56", "A plot deck needs at least one card.");
    }
    let mut deck = PlotDeck::default();
    for (place, &card) in cards.iter().enumerate() {
        if deck.count(card) == card.supply() {
            let message = format!("There are only {} cards {}.", deck.count(card), card.name());
            found.fault(102, "plot_card_supply", format!("options.plotDeck56[{place}]"), message);
        } else {
            deck.add(card);
        }
    }
    deck
}

/// The characters: those asked for, the Lancelots of the variant, and Servants and Minions to fill up (AV-5, AV-10).
fn cast(setup: &Setup, rules: &Rules, found: &mut Findings) -> Cast {
    let mut cast = Cast::default();
    for (at, role) in asked(setup) {
        if cast.has(role) && !role.is_filler() {
            found.fault(6, "character_twice", at, format!("There is only one {}.", role.name()));
            continue;
        }
        if role.is_lancelot() && rules.lancelot == Lancelot::Off {
            found.fault(10, "lancelot_without_variant", at, "A Lancelot needs lancelotVariant v1, v2 or v3.");
            continue;
        }
        cast.add(role);
    }
    if rules.lancelot != Lancelot::Off {
        for lancelot in [Role::GoodLancelot, Role::EvilLancelot] {
            if !cast.has(lancelot) {
                cast.add(lancelot);
            }
        }
    }
    let (good, evil) = sides(rules.players);
    for (side, slots, filler, code) in [
        (Side::Good, good, Role::Servant, "too_many_good"),
        (Side::Evil, evil, Role::Minion, "too_many_evil"),
    ] {
        let of_side = cast.iter().filter(|(role, _)| role.side() == side);
        let taken: u16 = of_side.map(|(_, count)| u16::from(count)).sum();
        let slots = u16::from(slots);
        if taken > slots {
            let message = format!("There are {taken} characters for {slots} places on this side.");
            found.fault(5, code, roles_field(setup), message);
        }
        for _ in taken..slots {
            cast.add(filler);
        }
    }
    cast
}

/// The characters asked for, each with its field.
fn asked(setup: &Setup) -> Vec<(String, Role)> {
    let field = roles_field(setup);
    let roles = match (&setup.roles, &setup.deal.roles) {
        (Some(roles), _) => roles.as_slice(),
        (None, Some(dealt)) => dealt.as_slice(),
        (None, None) => &[Role::Merlin, Role::Assassin],
    };
    roles.iter().enumerate().map(|(place, &role)| (format!("{field}[{place}]"), role)).collect()
}

fn roles_field(setup: &Setup) -> &'static str {
    if setup.roles.is_none() && setup.deal.roles.is_some() { "deal.roles" } else { "roles" }
}

fn check_characters(setup: &Setup, rules: &Rules, cast: &Cast, found: &mut Findings) {
    let field = |role: Role| {
        let named = asked(setup).into_iter().find(|(_, each)| *each == role);
        named.map_or_else(|| roles_field(setup).to_string(), |(at, _)| at)
    };
    match (cast.has(Role::Merlin), cast.has(Role::Assassin)) {
        (true, true) => {}
        (false, _) if rules.allow_no_merlin => {}
        (merlin, assassin) => {
            if !merlin {
                let message = "Merlin is in every game. With allowNoMerlin, he can be left out, with or without the Assassin.";
                found.fault(4, "merlin_missing", roles_field(setup), message);
            }
            if !assassin {
                let message =
                    "A game with Merlin needs the Assassin. With allowNoMerlin, both can be left out.";
                found.fault(4, "assassin_missing", roles_field(setup), message);
            }
        }
    }
    if cast.has(Role::Percival) && !cast.has(Role::Merlin) {
        found.fault(9, "percival_without_merlin", field(Role::Percival), "Percival needs Merlin.");
    }
    let shadowed = cast.has(Role::Mordred) || cast.has(Role::Morgana);
    if rules.players == 5 && cast.has(Role::Percival) && !shadowed {
        let message = "At five players, Percival needs Mordred or Morgana.";
        found.by(rules.percival_five, 7, "percival_alone", field(Role::Percival), message);
    }
    if cast.has(Role::Morgana) && !cast.has(Role::Percival) {
        let message = "Without Percival, Morgana is only a Minion.";
        found.by(rules.morgana_alone, 8, "morgana_alone", field(Role::Morgana), message);
    }
}

/// The list of targets must not reveal more than the table was shown (AV-46).
fn check_shot(rules: &Rules, found: &mut Findings) {
    let needed = match rules.assassin_targets {
        AssassinTargets::CurrentGood => Some(true),
        AssassinTargets::NotKnownEvil => Some(false),
        AssassinTargets::AnyOther | AssassinTargets::AnySeat => None,
    };
    if needed.is_some_and(|needed| needed != rules.evil_reveal) {
        let message = format!("With these assassinTargets it must be {}.", !rules.evil_reveal);
        found.fault(46, "evil_reveal_mismatch", "options.evilRevealAtAssassination", message);
    }
}

/// A written deal must agree with the rest of the setup.
fn check_deal(setup: &Setup, rules: &Rules, cast: &Cast, found: &mut Findings) {
    if let Some(roles) = &setup.deal.roles {
        let dealt: Cast = roles.iter().copied().collect();
        if roles.len() != usize::from(rules.players) {
            let message = format!("There are {} characters for {} seats.", roles.len(), rules.players);
            found.fault(12, "deal_size", "deal.roles", message);
        } else if dealt != *cast {
            let message = "These are not the characters in the game.";
            found.fault(12, "deal_characters", "deal.roles", message);
        }
    }
    match (setup.deal.leader, rules.first_leader) {
        (Some(leader), _) if leader.number() >= rules.players => {
            let message = format!("Seat {leader} is not at a table of {}.", rules.players);
            found.fault(13, "deal_leader", "deal.leader", message);
        }
        (Some(leader), Some(first)) if leader != first => {
            found.fault(13, "deal_leader", "deal.leader", "This is not the firstLeader of the options.");
        }
        (Some(_) | None, _) => {}
    }
    if !setup.deal.lancelot.is_empty() && !matches!(rules.lancelot, Lancelot::V1 { .. } | Lancelot::V2 { .. })
    {
        found.fault(16, "deal_lancelot", "deal.lancelot", "There is no Lancelot deck at this table.");
    }
    if !setup.deal.plot.is_empty() && rules.plot.is_none() {
        found.fault(17, "deal_plot", "deal.plot", "There are no plot cards at this table.");
    }
}

/// A setup that gives exactly these options.
pub fn setup(options: &Options) -> Setup {
    let Options { rules, cast } = options;
    let roles = cast.cards().filter(|role| !role.is_filler());
    Setup {
        players: Some(rules.players),
        roles: Some(roles.collect()),
        options: rules.wishes(),
        deal: Default::default(),
    }
}
