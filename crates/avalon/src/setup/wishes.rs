//! The options of a setup, each of which may be left out.

use serde::{Deserialize, Serialize};

use super::default_deck;
use crate::{
    AssassinTargets, Edition, FirstLeader, Lancelot, LancelotDeck, LancelotVariant, PlotDeck56, Rules,
    Severity, SpotlightOrder, StrongLeaderNext, TargetingFifth, WrongLoyaltyCard,
};

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

impl Wishes {
    /// Fills in the edition's values. Explicit options override them.
    #[must_use]
    pub fn with_edition(mut self) -> Wishes {
        fn default_to<T>(wish: &mut Option<T>, value: T) {
            wish.get_or_insert(value);
        }
        match self.edition {
            None => {}
            Some(Edition::Pl) => default_to(&mut self.targeting_fifth, TargetingFifth::TwoCompleted),
            Some(Edition::Cs) => {
                default_to(&mut self.allow_no_merlin, true);
                default_to(&mut self.percival_five_rule, Severity::Warn);
                default_to(&mut self.lady_mandatory, false);
                default_to(&mut self.wrong_loyalty_card, WrongLoyaltyCard::SideLoses);
            }
            Some(Edition::Es | Edition::Uk) => {
                default_to(&mut self.allow_no_merlin, true);
                default_to(&mut self.wrong_loyalty_card, WrongLoyaltyCard::SideLoses);
            }
        }
        self
    }
}

/// The options that give exactly these rules.
pub(crate) fn wishes(rules: &Rules) -> Wishes {
    let (variant, deck, must_fail) = match rules.lancelot {
        Lancelot::Off => (LancelotVariant::Off, None, None),
        Lancelot::V1 { deck, must_fail } => (LancelotVariant::V1, Some(deck), Some(must_fail)),
        Lancelot::V2 => (LancelotVariant::V2, None, None),
        Lancelot::V3 => (LancelotVariant::V3, None, None),
    };
    let plot = rules.plot.as_ref();
    Wishes {
        edition: None,
        allow_no_merlin: Some(rules.allow_no_merlin),
        percival_five_rule: Some(rules.percival_five),
        morgana_without_percival: Some(rules.morgana_alone),
        role_list_public: Some(rules.role_list_public),
        first_leader: Some(rules.first_leader.map_or(FirstLeader::Random, FirstLeader::Seat)),
        merlin_sees_oberon: Some(rules.merlin_sees_oberon),
        assassin_targets: Some(rules.assassin_targets),
        evil_reveal_at_assassination: Some(rules.evil_reveal),
        targeting: Some(rules.targeting),
        targeting_fifth: Some(rules.targeting_fifth),
        lady: Some(rules.lady),
        lady_mandatory: Some(rules.lady_mandatory),
        wrong_loyalty_card: Some(rules.wrong_loyalty),
        lancelot_variant: Some(variant),
        lancelot_v1_deck: deck,
        lancelot_v1_evil_must_fail: must_fail,
        excalibur: Some(rules.excalibur),
        plot: Some(plot.is_some()),
        plots_per_round: plot.map(|plot| plot.per_round),
        plot_deck_56: plot
            .filter(|plot| plot.deck != default_deck(rules.players))
            .map(|plot| PlotDeck56::Cards(plot.deck.cards().collect())),
        strong_leader_next: plot.map(|plot| plot.next),
        spotlight_order: plot.map(|plot| plot.spotlight),
    }
}
