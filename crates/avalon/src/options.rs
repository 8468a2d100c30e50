//! The legal rules and characters of one table.
//!
//! A [`Setup`] is what somebody asks for and may be against the rules; its check turns it into [`Options`].

use alloc::vec::Vec;

use game::{Seat, SeatSet};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Cast, PlotCard, PlotDeck, Role, Setup, Wishes};

/// A legal choice of rules and characters. Only [`Setup::check`](crate::Setup::check) makes one.
///
/// ```
/// use avalon::{Role, Setup};
///
/// let options = Setup { players: Some(7), ..Setup::default() }.check().unwrap().options;
/// assert_eq!(options.rules().players, 7);
/// assert_eq!(options.cast().count(Role::Minion), 2);
/// ```
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
    /// The printed edition that was asked for. Everything it changes is in the other fields.
    pub edition: Option<Edition>,
    /// Whether Merlin, or Merlin and the Assassin, may be missing (AV-4).
    pub allow_no_merlin: bool,
    /// Percival without Mordred and Morgana at five (AV-7).
    pub percival_five: Severity,
    /// Morgana without Percival (AV-8).
    pub morgana_alone: Severity,
    /// Whether the list of characters is public (AV-11).
    pub role_list_public: bool,
    /// The first Leader, where it is not drawn (AV-13).
    pub first_leader: Option<Seat>,
    /// Whether Oberon shows a thumb to Merlin (AV-20).
    pub merlin_sees_oberon: bool,
    /// Whether players may say which character they are (AV-29).
    pub role_claims: bool,
    /// Whether an approval already sets the vote track back (AV-34).
    pub acceptance_resets: bool,
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
    /// All seats of the table.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.players)
    }

    /// Every list of characters that these rules allow (AV-4 to AV-10).
    ///
    /// ```
    /// let rules = *avalon::Setup { players: Some(5), ..Default::default() }.check().unwrap().options.rules();
    /// assert!(rules.casts().iter().all(|cast| cast.has(avalon::Role::Merlin)));
    /// ```
    pub fn casts(&self) -> Vec<Cast> {
        let optional: Vec<Role> = Role::optional().collect();
        let mut casts = Vec::new();
        for pair in [[Role::Merlin, Role::Assassin].as_slice(), &[Role::Assassin], &[]] {
            for chosen in 0..1_u32 << optional.len() {
                let taken = optional.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1);
                let roles = taken.map(|(_, role)| role).chain(pair).copied().collect();
                let setup = Setup {
                    players: Some(self.players),
                    roles: Some(roles),
                    options: self.wishes(),
                    deal: Default::default(),
                };
                casts.extend(setup.check().ok().map(|checked| checked.options.cast));
            }
        }
        casts
    }

    /// The options that give exactly these rules.
    pub(crate) fn wishes(&self) -> Wishes {
        let (variant, deck, must_fail, switch) = match self.lancelot {
            Lancelot::Off => (LancelotVariant::Off, None, None, None),
            Lancelot::V1 { deck, must_fail } => (LancelotVariant::V1, Some(deck), Some(must_fail), None),
            Lancelot::V2 { switch } => (LancelotVariant::V2, None, None, Some(switch)),
            Lancelot::V3 => (LancelotVariant::V3, None, None, None),
        };
        let plot = self.plot.as_ref();
        Wishes {
            edition: self.edition,
            allow_no_merlin: Some(self.allow_no_merlin),
            percival_five_rule: Some(self.percival_five),
            morgana_without_percival: Some(self.morgana_alone),
            role_list_public: Some(self.role_list_public),
            first_leader: Some(self.first_leader.map_or(FirstLeader::Random, FirstLeader::Seat)),
            merlin_sees_oberon: Some(self.merlin_sees_oberon),
            role_claims: Some(self.role_claims),
            acceptance_resets_track: Some(self.acceptance_resets),
            assassin_targets: Some(self.assassin_targets),
            evil_reveal_at_assassination: Some(self.evil_reveal),
            targeting: Some(self.targeting),
            targeting_fifth: Some(self.targeting_fifth),
            lady: Some(self.lady),
            lady_mandatory: Some(self.lady_mandatory),
            wrong_loyalty_card: Some(self.wrong_loyalty),
            lancelot_variant: Some(variant),
            lancelot_v1_deck: deck,
            lancelot_v1_evil_must_fail: must_fail,
            lancelot_v2_switch: switch,
            excalibur: Some(self.excalibur),
            plot: Some(plot.is_some()),
            plots_per_round: plot.map(|plot| plot.per_round),
            plot_deck_56: plot
                .filter(|plot| plot.deck != PlotDeck::usual(self.players))
                .map(|plot| PlotDeck56::Cards(plot.deck.cards().collect())),
            strong_leader_next: plot.map(|plot| plot.next),
            spotlight_order: plot.map(|plot| plot.spotlight),
        }
    }
}

/// The Lancelot variant with its own options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lancelot {
    /// No Lancelots.
    Off,
    /// Loyalty cards are turned up in each round (AV-70).
    V1 {
        /// The deck of loyalty cards.
        deck: LancelotDeck,
        /// Whether the Lancelot who is Evil now must play Fail (AV-80).
        must_fail: bool,
    },
    /// The loyalty cards of all quests lie open from the start (AV-71).
    V2 {
        /// When a quest's card is applied.
        switch: LancelotV2Switch,
    },
    /// There are no loyalty cards, and the Lancelots know each other (AV-73).
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

/// An unwise choice: refused, or allowed with a warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum Severity {
    Error,
    Warn,
}

/// Whom the Assassin may name (AV-45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
pub enum AssassinTargets {
    /// Those who are Good now.
    CurrentGood,
    /// All others except those he saw as Evil in the night.
    NotKnownEvil,
    /// All others.
    AnyOther,
    /// Any seat, even his own, as in published studies of bots.
    AnySeat,
}

/// When the fifth quest may be chosen (AV-59).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum TargetingFifth {
    TwoSucceeded,
    TwoCompleted,
}

/// Whether a wrong loyalty card can be passed (AV-65).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
pub enum WrongLoyaltyCard {
    /// The right card is passed automatically.
    Impossible,
    /// The player chooses, and a wrong card loses the game.
    SideLoses,
}

/// Which deck Lancelot V1 uses (AV-70).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
pub enum LancelotDeck {
    /// Three and two cards, from the third round on.
    Promo,
    /// Four and two cards, from the first round on.
    BigBox,
}

impl LancelotDeck {
    /// How many cards change nothing; two more switch.
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

/// When Lancelot V2 applies a quest's card (AV-71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
pub enum LancelotV2Switch {
    /// Once the approval of the team stands.
    Approval,
    /// When the round starts. With targeting, which names the quest later, as `Approval`.
    RoundStart,
}

/// Who leads after a Lead to Victory (AV-95).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum StrongLeaderNext {
    FromNewLeader,
    FromReplaced,
}

/// When the spotlit card is played (AV-97).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum SpotlightOrder {
    Simultaneous,
    TargetFirst,
}

/// The Lancelot variant by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum LancelotVariant {
    Off,
    V1,
    V2,
    V3,
}

/// A printed edition, whose options become the defaults of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum Edition {
    Pl,
    Cs,
    Es,
    Uk,
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
            Some(Edition::Pl) => {
                default_to(&mut self.targeting_fifth, TargetingFifth::TwoCompleted);
                default_to(&mut self.acceptance_resets_track, true);
                default_to(&mut self.role_claims, false);
            }
            Some(Edition::Cs) => {
                default_to(&mut self.allow_no_merlin, true);
                default_to(&mut self.percival_five_rule, Severity::Warn);
                default_to(&mut self.lady_mandatory, false);
                default_to(&mut self.wrong_loyalty_card, WrongLoyaltyCard::SideLoses);
            }
            Some(Edition::Es) => {
                default_to(&mut self.allow_no_merlin, true);
                default_to(&mut self.wrong_loyalty_card, WrongLoyaltyCard::SideLoses);
                default_to(&mut self.role_claims, false);
            }
            Some(Edition::Uk) => {
                default_to(&mut self.allow_no_merlin, true);
                default_to(&mut self.wrong_loyalty_card, WrongLoyaltyCard::SideLoses);
                default_to(&mut self.lancelot_v2_switch, LancelotV2Switch::RoundStart);
            }
        }
        self
    }

    /// Fills in options that are younger than some stored setups, as games were played before there was a choice.
    #[must_use]
    pub(crate) fn with_older_meaning(mut self) -> Wishes {
        self.role_claims.get_or_insert(true);
        self.acceptance_resets_track.get_or_insert(false);
        self.lancelot_v2_switch.get_or_insert(LancelotV2Switch::Approval);
        self
    }
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
                .ok_or_else(|| D::Error::custom(format_args!("There is no seat {number}."))),
            Ok(Written::Word(word)) if word == "random" => Ok(FirstLeader::Random),
            Ok(Written::Word(_)) | Err(_) => Err(D::Error::custom("\"random\" or a seat is needed.")),
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
                Err(D::Error::custom("\"seven\" or a list of plot cards is needed."))
            }
        }
    }
}
