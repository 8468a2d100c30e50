//! A table's rules: what somebody wishes, and what is legal of it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use game::{Checked, Fault, RuleId, Seat, SeatSet};
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Card;
use crate::deal::Deal;
use crate::deck::{Deck, DeckWish, sc};
use crate::knight::Knights;
use crate::score::Rulings;

/// A legal choice of rules. Only [`Setup::check`] makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    pub(crate) players: u8,
    pub(crate) expert: bool,
    pub(crate) promos: bool,
    pub(crate) memory_aid: bool,
    pub(crate) modes_end_on_quest: bool,
    pub(crate) modes_bind_traitor: bool,
    pub(crate) whisper_loyal_may_lie: bool,
    pub(crate) merlin5_beats_morgan7: bool,
    pub(crate) merlin5_count_before: bool,
    pub(crate) sword_limit: bool,
    pub(crate) vivien: VivienExposed,
    pub(crate) leftovers: Leftovers,
    pub(crate) start: Start,
    pub(crate) deck: Deck,
}

impl Options {
    /// How many play; 1 is the solo game (SC-84).
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Everybody at the table.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.players)
    }

    /// Whether the Knights take part (SC-76).
    pub fn expert(&self) -> bool {
        self.expert
    }

    /// Whether past cards may be looked up (SC-18).
    pub fn memory_aid(&self) -> bool {
        self.memory_aid
    }

    /// What the deck is made of.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Whether one person plays alone (SC-84).
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// How many Morgans stay out (SC-11).
    pub fn unused(&self) -> u8 {
        3 + u8::from(self.promos)
    }

    /// How many Morgans there are (SC-6).
    pub(crate) fn morgans(&self) -> u8 {
        9 + u8::from(self.promos)
    }

    /// How many cards the deck has when the Morgans are put aside.
    pub(crate) fn deck_size(&self) -> u8 {
        // SC-6, checked when the deck is loaded: 45 quest cards, and characters.
        45 + 17 + 2 * u8::from(self.promos) - self.unused()
    }

    /// How many Knights there are to draw (SC-76).
    pub(crate) fn knight_deck(&self) -> u8 {
        if self.expert { Knights::SIZE } else { 0 }
    }

    /// The rulings that change a score, with so many swords on the table.
    pub(crate) fn rulings(&self, laid: u8) -> Rulings {
        Rulings {
            merlin5_beats_morgan7: self.merlin5_beats_morgan7,
            merlin5_count_before: self.merlin5_count_before,
            supply: self.sword_limit.then(|| 16u8.saturating_sub(laid)),
        }
    }
}

/// Whether Vivien concerns players whose loyalty is public (SC-73).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum VivienExposed {
    /// They neither receive nor swap.
    #[default]
    Excluded,
    /// They do, and the new card lies face up.
    Allowed,
}

/// Where Gawain's unplayed cards go (G-32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Leftovers {
    /// Face down to the discard pile.
    #[default]
    Discard,
    /// Back on top of the deck, as they were drawn.
    Top,
}

/// Who begins (SC-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "\"random\" | Seat", export_to = "shadows.ts"))]
pub enum Start {
    /// Chance decides.
    #[default]
    Random,
    /// This seat: the youngest.
    Seat(Seat),
}

impl Serialize for Start {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Start::Random => serializer.serialize_str("random"),
            Start::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Start {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Start, D::Error> {
        struct Who;
        impl Visitor<'_> for Who {
            type Value = Start;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"random\" or a seat")
            }
            fn visit_str<E: de::Error>(self, word: &str) -> Result<Start, E> {
                match word {
                    "random" => Ok(Start::Random),
                    _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
                }
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Start, E> {
                let seat = u8::try_from(number).ok().and_then(Seat::new);
                seat.map(Start::Seat).ok_or_else(|| E::custom(format_args!("there is no seat {number}")))
            }
        }
        deserializer.deserialize_any(Who)
    }
}

/// What somebody wishes for a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "shadows.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many play; may be left out where the deal says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// Rules that differ from the usual ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Wishes>,
    /// A written deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

/// The options somebody wishes; what is left out stays as usual.
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

pub(crate) fn fault(rule: u16, code: &'static str, message: String, at: impl Into<String>) -> Fault {
    Fault { rule: sc(rule), code, message, at: at.into() }
}

impl Setup {
    /// The rules this setup stands for, or everything that is wrong with it at once.
    pub fn check(&self) -> Result<Checked<Options>, Vec<Fault>> {
        let mut faults = Vec::new();
        let usual = Wishes::default();
        let wishes = self.options.as_ref().unwrap_or(&usual);
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
        let merlin = Card::all().any(|card| card.is_merlin() && options.deck.cards.has(card));
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
        let wishes = Wishes::of(options);
        let usual = wishes == Wishes::default();
        Setup { players: Some(options.players), options: (!usual).then_some(wishes), deal: None }
    }
}

impl Wishes {
    fn options(&self, players: u8, faults: &mut Vec<Fault>) -> Options {
        let on = |wish: Option<bool>| wish.unwrap_or(false);
        let promos = on(self.promos);
        let usual = DeckWish::default();
        let deck = Deck::build(self.deck.as_ref().unwrap_or(&usual), promos, faults);
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
            start,
            deck,
        }
    }

    fn of(options: &Options) -> Wishes {
        let on = |value: bool| value.then_some(true);
        Wishes {
            expert: on(options.expert),
            promos: on(options.promos),
            deck: Some(options.deck.wish(options.promos)).filter(|wish| *wish != DeckWish::default()),
            start_player: Some(options.start).filter(|start| *start != Start::Random),
            memory_aid: on(options.memory_aid),
            modes_end_on_quest: on(options.modes_end_on_quest),
            modes_bind_traitor: on(options.modes_bind_traitor),
            whisper_loyal_may_lie: on(options.whisper_loyal_may_lie),
            merlin5_beats_morgan7: on(options.merlin5_beats_morgan7),
            merlin5_count_before: on(options.merlin5_count_before),
            vivien_exposed: Some(options.vivien).filter(|vivien| *vivien != VivienExposed::Excluded),
            sword_limit: options.sword_limit.then_some(16),
            gawain_leftovers: Some(options.leftovers).filter(|left| *left != Leftovers::Discard),
        }
    }
}
