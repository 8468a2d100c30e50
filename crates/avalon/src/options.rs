//! The rules of one table: what may be chosen, and what somebody wished for.
//!
//! A [`Setup`] is a wish and may be nonsense; [`crate::setup::check`] turns it into [`Options`], which are legal.

use alloc::vec::Vec;

use game::{Seat, SeatSet};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Cast, Deal, PlotCard, PlotDeck, Role};

/// A legal choice of rules and characters. Only the check of a setup makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub(crate) rules: Rules,
    pub(crate) cast: Cast,
}

impl Options {
    /// The rules, which are public.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The characters in the game: public unless `roleListPublic` is off (AV-11).
    pub fn cast(&self) -> &Cast {
        &self.cast
    }
}

/// Everything about a table that is public before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// 5 to 10 (AV-1).
    pub players: u8,
    /// Whether Merlin and the Assassin may be missing (AV-4).
    pub allow_no_merlin: bool,
    /// Percival alone at five (AV-7).
    pub percival_five: Severity,
    /// Morgana without Percival (AV-8).
    pub morgana_alone: Severity,
    /// Whether all know which characters are in the game (AV-11).
    pub role_list_public: bool,
    /// A designated first Leader (AV-13).
    pub first_leader: Option<Seat>,
    /// Whether Oberon shows a thumb to Merlin (AV-20).
    pub merlin_sees_oberon: bool,
    /// Whom the Assassin may name (AV-45).
    pub assassin_targets: AssassinTargets,
    /// Whether Evil is shown to all before the shot (AV-46).
    pub evil_reveal: bool,
    /// Whether the Leader chooses the quest (AV-57).
    pub targeting: bool,
    /// When the fifth quest opens (AV-59).
    pub targeting_fifth: TargetingFifth,
    /// Whether the Lady of the Lake is in the game (AV-62).
    pub lady: bool,
    /// Whether she must be used (AV-63).
    pub lady_mandatory: bool,
    /// Whether a wrong loyalty card can be passed (AV-65).
    pub wrong_loyalty: WrongLoyaltyCard,
    /// The Lancelots (AV-69 to AV-80).
    pub lancelot: Lancelot,
    /// Whether Excalibur is in the game (AV-82).
    pub excalibur: bool,
    /// The plot cards (AV-89).
    pub plot: Option<PlotRules>,
}

impl Rules {
    /// Everybody at the table.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.players)
    }
}

/// The Lancelot variant with its own options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lancelot {
    /// No Lancelots.
    Off,
    /// "Switching": a hidden deck (AV-70).
    V1 {
        /// Which deck.
        deck: LancelotDeck,
        /// Whether the Lancelot who is Evil now must play Fail (AV-80).
        must_fail: bool,
    },
    /// "OpenQuest schedule" (AV-71).
    V2,
    /// "Acquainted" (AV-73).
    V3,
}

/// The plot cards of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlotRules {
    /// How many the Leader draws a round (AV-90).
    pub per_round: u8,
    /// The deck (AV-101, AV-102).
    pub deck: PlotDeck,
    /// Who leads after a Lead to Victory (AV-95).
    pub next: StrongLeaderNext,
    /// When the spotlit card is played (AV-97).
    pub spotlight: SpotlightOrder,
}

/// An unwise choice: refused, or only remarked upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum Severity {
    Error,
    Warn,
}

/// Whom the Assassin may name (AV-45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
pub enum AssassinTargets {
    /// Those who are Good now.
    CurrentGood,
    /// All others but those he saw as Evil in the night.
    NotKnownEvil,
    /// All others.
    AnyOther,
    /// Any seat, his own included: to compare with published bots.
    AnySeat,
}

/// When the fifth quest may be chosen (AV-59).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum TargetingFifth {
    TwoSucceeded,
    TwoCompleted,
}

/// Whether a wrong loyalty card can be passed (AV-65).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
pub enum WrongLoyaltyCard {
    /// The right one is passed by itself.
    Impossible,
    /// The player chooses, and a wrong one loses the game.
    SideLoses,
}

/// Which deck Lancelot V1 uses (AV-70).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
pub enum LancelotDeck {
    /// Three and two cards, from the third round on.
    Promo,
    /// Four and two cards, from the first round on.
    BigBox,
}

impl LancelotDeck {
    /// How many cards leave things the same; two always switch.
    pub fn same(self) -> u8 {
        match self {
            LancelotDeck::Promo => 3,
            LancelotDeck::BigBox => 4,
        }
    }

    /// The first round in which a card is turned.
    pub fn first_round(self) -> u8 {
        match self {
            LancelotDeck::Promo => 3,
            LancelotDeck::BigBox => 1,
        }
    }
}

/// Who leads after a Lead to Victory (AV-95).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum StrongLeaderNext {
    FromNewLeader,
    FromReplaced,
}

/// When the spotlit card is played (AV-97).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum SpotlightOrder {
    Simultaneous,
    TargetFirst,
}

/// The Lancelot variant by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum LancelotVariant {
    Off,
    V1,
    V2,
    V3,
}

/// A printed edition whose choices a table can start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum Edition {
    Pl,
    Cs,
    Es,
    Uk,
}

/// `"random"` or a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "\"random\" | Seat", export_to = "avalon.ts"))]
#[allow(missing_docs)]
pub enum FirstLeader {
    Random,
    Seat(Seat),
}

/// `"seven"` or a list of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "\"seven\" | PlotCard[]", export_to = "avalon.ts"))]
#[allow(missing_docs)]
pub enum PlotDeck56 {
    Seven,
    Cards(Vec<PlotCard>),
}

/// What somebody wishes for a table. What is left out takes the edition's choice, or the default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "avalon.ts"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats; may be left out beside a written deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// The special characters, Merlin and the Assassin included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roles: Option<Vec<Role>>,
    /// Everything else.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub options: Wishes,
    /// A written deal.
    #[serde(default, skip_serializing_if = "Deal::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub deal: Deal,
}

/// The options of Part IV, each if somebody chose it.
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
    /// Takes the edition's choice wherever none was made; explicit options override it.
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

impl Serialize for FirstLeader {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FirstLeader::Random => serializer.serialize_str("random"),
            FirstLeader::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for FirstLeader {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FirstLeader, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u8),
            Word(alloc::string::String),
        }
        match Written::deserialize(deserializer) {
            Ok(Written::Number(number)) => Seat::new(number)
                .map(FirstLeader::Seat)
                .ok_or_else(|| D::Error::custom(format_args!("there is no seat {number}"))),
            Ok(Written::Word(word)) if word == "random" => Ok(FirstLeader::Random),
            Ok(Written::Word(_)) | Err(_) => Err(D::Error::custom("\"random\" or a seat is needed")),
        }
    }
}

impl Serialize for PlotDeck56 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            PlotDeck56::Seven => serializer.serialize_str("seven"),
            PlotDeck56::Cards(cards) => cards.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for PlotDeck56 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PlotDeck56, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Word(alloc::string::String),
            Cards(Vec<PlotCard>),
        }
        match Written::deserialize(deserializer) {
            Ok(Written::Cards(cards)) => Ok(PlotDeck56::Cards(cards)),
            Ok(Written::Word(word)) if word == "seven" => Ok(PlotDeck56::Seven),
            Ok(Written::Word(_)) | Err(_) => {
                Err(D::Error::custom("\"seven\" or a list of plot cards is needed"))
            }
        }
    }
}
