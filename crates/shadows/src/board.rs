//! What the whole table sees.

use game::{BySeat, List, Seat, SeatSet};
use serde::{Deserialize, Serialize, Serializer};

use crate::event::{RUN, Window};
use crate::options::{Options, VivienExposed};
use crate::outcome::{Cause, SWORDS_TO_ACCUSE};
use crate::pieces::{ByQuest, Card, MOST_CARDS, Pile, Quest, QuestSet};

/// The top of the Threat pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Top {
    /// The pile is empty.
    #[default]
    Nothing,
    /// A card face up.
    Shown(Card),
    /// A card face down, and the card it was announced as (SC-63).
    Announced(Card),
}

/// How [`Top`] looks in JSON: null, `{"card":…}` or `{"announced":…}`.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Laid {
    Card(Card),
    Announced(Card),
}

impl Serialize for Top {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Top::Nothing => None,
            Top::Shown(card) => Some(Laid::Card(card)),
            Top::Announced(card) => Some(Laid::Announced(card)),
        }
        .serialize(serializer)
    }
}

/// A quest under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Expedition {
    /// The Main quest (SC-25).
    pub main: Quest,
    /// Points added by Merlin #6 (SC-8).
    pub add: u8,
    /// The opened pile; empty until it is opened.
    pub pile: Pile,
}

/// How the game continues after Vivien or a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Then {
    /// With the next player.
    Next,
    /// With another Gawain window (SC-81).
    Gawain,
}

/// Why a seat draws cards that the others do not see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum DrawReason {
    /// The exposed Traitor draws two (SC-52).
    #[default]
    Traitor,
    /// Gawain draws three (SC-81).
    Gawain,
}

impl DrawReason {
    /// How many cards are drawn; fewer if the deck runs out.
    pub const fn cards(self) -> u8 {
        match self {
            DrawReason::Traitor => 2,
            DrawReason::Gawain => 3,
        }
    }
}

/// When Percival can be played (SC-83).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// This seat is accused.
    Accusation(Seat),
    /// These Traitors were found at the end.
    Final(SeatSet),
}

/// What is going on. A phase holds exactly the facts that are true only during it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names of the fields say what they are
pub enum Phase {
    /// Before the deal: chance deals and finds the first player.
    Deal,
    /// The active player acts (SC-14).
    Turn,
    /// Chance draws the active player's card (SC-17).
    Listen,
    /// The active player announces a card (SC-63).
    Announce,
    /// A seat lays a token face down (SC-69).
    Token { by: Seat, then: Then },
    /// Merlin #6: the active player may go on a quest at once (SC-8).
    Ride,
    /// The exposed Traitor may play Tristan, or has no card to draw (SC-52).
    Traitor,
    /// A seat hands on a loyalty card (SC-72).
    Vivien { by: Seat, then: Then },
    /// These seats choose between two loyalty cards; then the two in the middle are shuffled.
    Loyalty { drawer: Option<Seat>, receiver: Option<Seat>, answered: SeatSet, then: Then },
    /// A quest is declared; Arthur can be played (SC-79).
    Arthur { answered: SeatSet },
    /// The pile is opened next.
    Open,
    /// The totals are known; Gawain can be played (SC-81).
    Gawain { answered: SeatSet },
    /// Chance draws cards that only one seat sees.
    Draw { by: Seat, drawn: u8, reason: DrawReason },
    /// The seat lays one of them.
    Place { by: Seat, cards: u8, reason: DrawReason },
    /// The quest of Gawain's Merlin #4 is named openly (SC-81, `now`).
    Name { by: Seat },
    /// The quests are scored next.
    Score,
    /// Chance returns a Morgan to the deck (SC-77).
    Return,
    /// Chance draws a Knight (SC-78).
    Knight,
    /// Tristan looks through the deck and has seen this many cards (SC-80).
    Look { seen: u8 },
    /// A seat is accused, or Traitors were found; Percival can be played (SC-83).
    Percival { at: Moment, answered: SeatSet },
    /// The accused turns up the loyalty card next.
    Expose { target: Seat, swords: u8 },
    /// Everybody turns up the loyalty card next (SC-58).
    Final,
    /// The Traitors just found turn swords next (SC-59); `double` turns two.
    Flip { fresh: SeatSet, double: Option<Seat> },
    /// The outcome is fixed; all secrets are revealed next.
    Unveil { by: Cause },
    /// The game is over.
    End { by: Cause },
}

/// What the whole table sees now: of the Threat pile its top and its height, never its history (SC-18).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The rules of the table.
    pub options: Options,
    /// What is going on.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// The top of the Threat pile.
    pub top: Top,
    /// Cards in the Threat pile.
    pub pile: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// How many cards on top of the deck lie in an order that somebody has seen, so that drawing them needs no chance.
    pub fixed: u8,
    /// Cards in the discard pile.
    pub discard: u8,
    /// White swords on the table.
    pub white: u8,
    /// Black swords on the table.
    pub black: u8,
    /// Whether nobody may speak (SC-21).
    pub silence: bool,
    /// Whether cards are whispered: Morgan #1 (SC-63).
    pub whisper: bool,
    /// The last number said aloud: Morgan #2 (SC-64).
    pub count: Option<u8>,
    /// Tokens each seat has laid.
    pub tokens: BySeat<u8>,
    /// Knights each seat holds.
    pub knights: BySeat<u8>,
    /// Knights in their deck.
    pub knight_deck: u8,
    /// Morgans out of the game.
    pub unused: u8,
    /// Who has accused somebody (SC-45).
    pub accused: SeatSet,
    /// Whose loyalty is public.
    pub exposed: SeatSet,
    /// Whose public loyalty is Traitor.
    pub traitors: SeatSet,
    /// The quest under way.
    pub quest: Option<Expedition>,
    /// What was laid on the pile, if the table plays with a memory aid (SC-18).
    pub history: List<Top, MOST_CARDS>,
}

impl Board {
    /// The table before anything has happened.
    pub(crate) fn open(options: &Options) -> Board {
        Board {
            options: *options,
            phase: Phase::Deal,
            active: Seat::S0,
            top: Top::Nothing,
            pile: 0,
            deck: options.deck_size(),
            fixed: 0,
            discard: 0,
            white: 0,
            black: 0,
            silence: false,
            whisper: false,
            count: None,
            tokens: BySeat::default(),
            knights: BySeat::default(),
            knight_deck: options.knight_deck(),
            unused: 0,
            accused: SeatSet::EMPTY,
            exposed: SeatSet::EMPTY,
            traitors: SeatSet::EMPTY,
            quest: None,
            history: List::new(),
        }
    }

    /// Everybody at the table.
    pub fn seats(&self) -> SeatSet {
        self.options.seats()
    }

    /// Cards that could still be drawn, the discard pile included (SC-19, SC-20).
    pub fn supply(&self) -> u8 {
        self.deck.saturating_add(self.discard)
    }

    /// Whether Tristan can be played: there is a deck, or one can be made of the discard pile (SC-80).
    pub(crate) fn tristan_sees(&self) -> bool {
        if self.options.tristan_shuffles { self.supply() > 0 } else { self.deck > 0 }
    }

    /// The quests that may be named (SC-24, SC-20).
    pub fn quests(&self) -> QuestSet {
        let shown = match self.top {
            Top::Nothing => QuestSet::NONE,
            Top::Shown(card) | Top::Announced(card) => self.options.deck.symbols(card),
        };
        if shown.is_empty() && self.supply() == 0 { QuestSet::ANY } else { shown }
    }

    /// Whom this seat may accuse (SC-45), as far as everybody can see.
    pub fn accusable(&self, by: Seat) -> SeatSet {
        if self.swords() < SWORDS_TO_ACCUSE || self.accused.contains(by) {
            return SeatSet::EMPTY;
        }
        (self.seats() - self.exposed).without(by)
    }

    /// Swords of both colours on the table.
    pub(crate) fn swords(&self) -> u8 {
        self.white.saturating_add(self.black)
    }

    /// At whose loyalty card Galahad may look (SC-82, SC-83), if this seat holds him.
    pub(crate) fn galahad_targets(&self, by: Seat) -> SeatSet {
        if self.traitors.contains(by) { SeatSet::EMPTY } else { (self.seats() - self.exposed).without(by) }
    }

    /// To whom the drawer may hand a loyalty card (SC-72, SC-73).
    pub fn receivers(&self, by: Seat) -> SeatSet {
        let barred = match self.options.vivien {
            VivienExposed::Excluded => self.exposed,
            VivienExposed::Allowed => SeatSet::EMPTY,
        };
        (self.seats() - barred).without(by)
    }

    /// Whether the drawer takes one of the two cards (SC-73).
    pub fn takes(&self, by: Seat) -> bool {
        match self.options.vivien {
            VivienExposed::Excluded => !self.exposed.contains(by),
            VivienExposed::Allowed => true,
        }
    }

    /// The seats that choose between two loyalty cards.
    pub(crate) fn takers(drawer: Option<Seat>, receiver: Option<Seat>) -> SeatSet {
        drawer.into_iter().chain(receiver).collect()
    }

    /// Which Knight everybody is asked for now, and who has answered.
    pub fn window(&self) -> Option<(Window, SeatSet)> {
        match self.phase {
            Phase::Arthur { answered } => Some((Window::Arthur, answered)),
            Phase::Gawain { answered } => Some((Window::Gawain, answered)),
            Phase::Percival { answered, .. } => Some((Window::Percival, answered)),
            _ => None,
        }
    }

    /// Everybody who holds a Knight.
    pub(crate) fn holders(&self) -> SeatSet {
        self.seats().iter().filter(|seat| *self.knights.get(*seat) > 0).collect()
    }

    /// Whom a window asks (SC-79): every holder of any Knight, for Arthur not the quester.
    pub(crate) fn asked_in(&self, window: Window) -> SeatSet {
        match window {
            Window::Arthur => self.holders().without(self.active),
            Window::Gawain | Window::Percival => self.holders(),
        }
    }

    /// Whether a window opens: it must ask somebody, and Arthur and Gawain need a card to draw.
    pub(crate) fn opens(&self, window: Window) -> bool {
        let cards = window == Window::Percival || self.supply() > 0;
        cards && !self.asked_in(window).is_empty()
    }

    /// The running number the next listener says (SC-64).
    pub(crate) fn next_count(&self) -> Option<u8> {
        self.count.map(|count| count.saturating_add(1))
    }

    /// The totals of the opened pile.
    pub fn totals(&self) -> Option<ByQuest<u16>> {
        self.quest.map(|quest| quest.pile.totals(quest.main, quest.add))
    }

    /// The seats that must act now.
    pub fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Turn | Phase::Announce | Phase::Ride | Phase::Traitor => SeatSet::only(self.active),
            Phase::Place { by, .. } | Phase::Token { by, .. } | Phase::Name { by } => SeatSet::only(by),
            Phase::Arthur { answered } => self.asked_in(Window::Arthur) - answered,
            Phase::Gawain { answered } => self.asked_in(Window::Gawain) - answered,
            Phase::Percival { answered, .. } => self.asked_in(Window::Percival) - answered,
            Phase::Vivien { by, .. } if self.receivers(by).is_empty() => SeatSet::EMPTY,
            Phase::Vivien { by, .. } => SeatSet::only(by),
            Phase::Loyalty { drawer, receiver, answered, .. } => Board::takers(drawer, receiver) - answered,
            Phase::Deal
            | Phase::Listen
            | Phase::Open
            | Phase::Draw { .. }
            | Phase::Score
            | Phase::Return
            | Phase::Knight
            | Phase::Look { .. }
            | Phase::Expose { .. }
            | Phase::Final
            | Phase::Flip { .. }
            | Phase::Unveil { .. }
            | Phase::End { .. } => SeatSet::EMPTY,
        }
    }

    /// How many cards Tristan sees next.
    pub(crate) fn next_look(&self, seen: u8) -> u8 {
        let known = self.fixed.saturating_sub(seen);
        let left = if known > 0 { known } else { self.deck.saturating_sub(seen) };
        left.min(RUN)
    }
}
