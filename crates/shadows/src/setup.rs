//! What somebody asks for at a table, and the check that makes it legal options.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Checked, Fault, RuleId, SeatSet};
use serde::{Deserialize, Serialize};

use crate::deal::Deal;
use crate::options::{GawainMerlin4, Leftovers, Options, Start, VivienExposed};
use crate::pieces::{Card, Deck, DeckWish};

/// What somebody asks for at a table.
///
/// ```
/// use shadows::Setup;
///
/// let setup: Setup = serde_json::from_str(r#"{"players":9}"#).unwrap();
/// let faults = setup.check().unwrap_err();
/// assert_eq!((faults[0].rule.to_string(), faults[0].code), ("SC-1".to_string(), "players"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "shadows.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many play; may be left out where the deal gives it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// Options that differ from the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Wishes>,
    /// A written deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

/// The options that somebody asks for; what is left out has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "shadows.ts"))]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct Wishes {
    /// The Knights take part (SC-76).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expert: Option<bool>,
    /// Merlin #6 and Morgan #8 take part (SC-8).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub promos: Option<bool>,
    /// Another deck (SC-5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<DeckWish>,
    /// Who begins (SC-13).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_player: Option<Start>,
    /// Past cards may be looked up (SC-18).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_aid: Option<bool>,
    /// Whispering and counting end with a quest (SC-65).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modes_end_on_quest: Option<bool>,
    /// Whispering and counting bind the exposed Traitor (SC-53).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modes_bind_traitor: Option<bool>,
    /// Loyal players may announce what is not true (G-15).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whisper_loyal_may_lie: Option<bool>,
    /// Merlin #5 beats Morgan #7 (SC-33).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub merlin5_beats_morgan7: Option<bool>,
    /// Merlin #5 counts before removals (G-12).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub merlin5_count_before: Option<bool>,
    /// Vivien and public loyalties (SC-73).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vivien_exposed: Option<VivienExposed>,
    /// The box has 16 swords and no more (SC-55).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sword_limit: Option<u8>,
    /// Gawain's unplayed cards (G-32).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gawain_leftovers: Option<Leftovers>,
    /// Gawain's Merlin #4 (SC-81).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gawain_merlin4: Option<GawainMerlin4>,
    /// It may be told what Galahad showed (SC-82).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub galahad_may_tell: Option<bool>,
    /// Tristan has an empty deck made anew (SC-80). Off in games that were stored when he was refused then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tristan_shuffles: Option<bool>,
}

/// Every code of a fault or a warning, with its rule.
pub const FAULTS: &[(&str, RuleId)] = &[
    ("solo_expert", sc(84)),
    ("no_merlin", sc(21)),
    ("players_missing", sc(1)),
    ("players", sc(1)),
    ("start_player", sc(13)),
    ("sword_limit", sc(55)),
    ("first", sc(13)),
    ("first_differs", sc(13)),
    ("solo_loyalty", sc(84)),
    ("loyalty_count", sc(9)),
    ("aside_count", sc(9)),
    ("loyalty_cards", sc(9)),
    ("unused_count", sc(11)),
    ("unused_card", sc(11)),
    ("no_knights", sc(76)),
    ("knight_count", sc(76)),
    ("swords", sc(4)),
    ("morgan_value", sc(5)),
    ("too_many_of_a_kind", sc(5)),
    ("no_such_character", sc(7)),
    ("quest_cards", sc(5)),
    ("characters", sc(5)),
    ("morgans", sc(5)),
    ("promos_off", sc(8)),
];

/// A rule of this game.
pub(crate) const fn sc(number: u16) -> RuleId {
    RuleId { game: "SC", number }
}

pub(crate) fn fault(rule: u16, code: &'static str, message: String, at: impl Into<String>) -> Fault {
    Fault { rule: sc(rule), code, message, at: at.into() }
}

impl Setup {
    /// The options of this setup, or all its faults at once.
    pub fn check(&self) -> Result<Checked<Options>, Vec<Fault>> {
        let mut faults = Vec::new();
        let defaults = Wishes::default();
        let wishes = self.options.as_ref().unwrap_or(&defaults);
        let options = wishes.options(self.count_players(&mut faults), &mut faults);
        if let Some(deal) = &self.deal {
            deal.check(&options, &mut faults);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut warnings = Vec::new();
        if options.is_solo() && options.expert {
            let message = "Arthur, Galahad and Percival are of no use to one player.".to_string();
            warnings.push(fault(84, "solo_expert", message, "options.expert"));
        }
        let merlin = Card::all().any(|card| card.is_merlin() && options.deck.cards().has(card));
        if !merlin {
            let message = "Without any Merlin a silence ends only with a quest.".to_string();
            warnings.push(fault(21, "no_merlin", message, "options.deck.counts"));
        }
        Ok(Checked { options, warnings })
    }

    fn count_players(&self, faults: &mut Vec<Fault>) -> u8 {
        let dealt = self.deal.as_ref().and_then(|deal| deal.loyalty.as_ref());
        let dealt = dealt.and_then(|list| u8::try_from(list.len()).ok());
        let Some(players) = self.players.or(dealt) else {
            let message = "Say how many play.".to_string();
            faults.push(fault(1, "players_missing", message, "players"));
            return 7;
        };
        if !(1..=7).contains(&players) {
            let message = format!("1 to 7 can play, not {players}.");
            faults.push(fault(1, "players", message, "players"));
        }
        players.clamp(1, 7)
    }

    /// A setup that gives exactly these options.
    pub fn of(options: &Options) -> Setup {
        Setup { players: Some(options.players), options: Some(Wishes::of(options)), deal: None }
    }

    /// A stored setup with the options that are younger than it, as games were played before there was a choice.
    pub(crate) fn with_older_meaning(self) -> Setup {
        let mut wishes = self.options.unwrap_or_default();
        wishes.gawain_merlin4.get_or_insert(GawainMerlin4::Now);
        wishes.galahad_may_tell.get_or_insert(true);
        wishes.tristan_shuffles.get_or_insert(false);
        Setup { options: Some(wishes), ..self }
    }
}

impl Wishes {
    fn options(&self, players: u8, faults: &mut Vec<Fault>) -> Options {
        let on = |wish: Option<bool>| wish.unwrap_or(false);
        let promos = on(self.promos);
        let no_wish = DeckWish::default();
        let deck = Deck::build(self.deck.as_ref().unwrap_or(&no_wish), promos, faults);
        let start = self.start_player.unwrap_or_default();
        if let Start::Seat(seat) = start
            && !SeatSet::first(players).contains(seat)
        {
            let message = format!("Seat {seat} is not at the table.");
            faults.push(fault(13, "start_player", message, "options.startPlayer"));
        }
        if self.sword_limit.is_some_and(|limit| limit != 16) {
            let message = "The box has 16 swords, or there is no limit.".to_string();
            faults.push(fault(55, "sword_limit", message, "options.swordLimit"));
        }
        Options {
            players,
            expert: on(self.expert),
            promos,
            memory_aid: on(self.memory_aid),
            modes_end_on_quest: on(self.modes_end_on_quest),
            modes_bind_traitor: on(self.modes_bind_traitor),
            whisper_loyal_may_lie: on(self.whisper_loyal_may_lie),
            merlin5_beats_morgan7: on(self.merlin5_beats_morgan7),
            merlin5_count_before: on(self.merlin5_count_before),
            sword_limit: self.sword_limit.is_some(),
            vivien: self.vivien_exposed.unwrap_or_default(),
            leftovers: self.gawain_leftovers.unwrap_or_default(),
            gawain_merlin4: self.gawain_merlin4.unwrap_or_default(),
            galahad_may_tell: on(self.galahad_may_tell),
            tristan_shuffles: self.tristan_shuffles.unwrap_or(true),
            start,
            deck,
        }
    }

    fn of(options: &Options) -> Wishes {
        Wishes {
            expert: Some(options.expert),
            promos: Some(options.promos),
            deck: Some(options.deck.wish(options.promos)).filter(|wish| *wish != DeckWish::default()),
            start_player: Some(options.start),
            memory_aid: Some(options.memory_aid),
            modes_end_on_quest: Some(options.modes_end_on_quest),
            modes_bind_traitor: Some(options.modes_bind_traitor),
            whisper_loyal_may_lie: Some(options.whisper_loyal_may_lie),
            merlin5_beats_morgan7: Some(options.merlin5_beats_morgan7),
            merlin5_count_before: Some(options.merlin5_count_before),
            vivien_exposed: Some(options.vivien),
            sword_limit: options.sword_limit.then_some(16),
            gawain_leftovers: Some(options.leftovers),
            gawain_merlin4: Some(options.gawain_merlin4),
            galahad_may_tell: Some(options.galahad_may_tell),
            tristan_shuffles: Some(options.tristan_shuffles),
        }
    }
}
