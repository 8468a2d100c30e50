//! What the whole table sees, and whose move follows from it.

use core::num::NonZeroU64;

use game::{BySeat, List, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::event::{RUN, Window};
use crate::hidden::MOST_CARDS;
use crate::options::{Options, Start, VivienExposed};
use crate::outcome::{Cause, Outcome};
use crate::quest::{ByQuest, Quest, QuestSet};
use crate::score::Pile;

/// The top of the Threat pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Top {
    /// The pile is empty.
    #[default]
    Nothing,
    /// A card face up.
    Shown(Card),
    /// A card face down, and what it is said to be (SC-63).
    Announced(Card),
}

/// A quest under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Expedition {
    /// The Main quest (SC-25).
    pub main: Quest,
    /// Points added by Merlin #6 (SC-8).
    pub add: u8,
    /// The opened pile; empty until it is opened.
    pub pile: Pile,
}

/// Where to go on after an interruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// With the next player.
    Next,
    /// With the next question for Gawain (SC-81).
    Gawain,
}

/// Why cards are drawn unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Errand {
    /// The exposed Traitor's two (SC-52).
    Traitor,
    /// Gawain's three (SC-81).
    Gawain,
}

impl Errand {
    /// How many cards are drawn, if there are so many.
    pub const fn cards(self) -> u8 {
        match self {
            Errand::Traitor => 2,
            Errand::Gawain => 3,
        }
    }
}

/// When Percival is asked for (SC-83).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// This seat is accused.
    Accusation(Seat),
    /// These Traitors were turned up at the end.
    Final(SeatSet),
}

/// What is going on. A phase holds exactly the facts that are true only during it.
///
/// Those in which the active player is asked come first, so that one comparison knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields say it
#[repr(u8)]
pub enum Phase {
    /// The active player acts (SC-14).
    Turn,
    /// The active player announces a card (SC-63).
    Announce,
    /// The active player lays a token (SC-69).
    Token,
    /// Merlin #6: the active player may go on a quest at once (SC-8).
    Ride,
    /// The exposed Traitor may play Tristan, or has no card to draw (SC-52).
    Traitor,
    /// The active player's card is about to be drawn (SC-17).
    Listen,
    /// Cards are about to be dealt and the first player to be found.
    Deal,
    /// Somebody hands on a loyalty card (SC-72).
    Vivien { by: Seat, then: Then },
    /// They choose between two loyalty cards; then the two in the middle are shuffled.
    Loyalty { drawer: Option<Seat>, receiver: Option<Seat>, answered: SeatSet, then: Then },
    /// A quest is declared: Arthur? (SC-79)
    Arthur { answered: SeatSet },
    /// The pile is about to be opened.
    Open,
    /// Totals are known: Gawain? (SC-81)
    Gawain { answered: SeatSet },
    /// Cards are drawn unseen by others.
    Draw { by: Seat, drawn: u8, errand: Errand },
    /// One of them is laid.
    Place { by: Seat, cards: u8, errand: Errand },
    /// Gawain's Merlin #4 names its quest.
    Name { by: Seat },
    /// The quests are about to be scored.
    Score,
    /// A Morgan is about to return (SC-77).
    Return,
    /// A Knight is about to be drawn (SC-78).
    Knight,
    /// Tristan looks through the deck and has seen so many cards (SC-80).
    Look { seen: u8 },
    /// Somebody is accused, or Traitors are turned up: Percival? (SC-83)
    Percival { at: Moment, answered: SeatSet },
    /// The accused is about to turn up the card.
    Expose { target: Seat, swords: u8 },
    /// Everybody is about to turn up the card (SC-58).
    Final,
    /// Traitors turn swords (SC-59), this one two.
    Flip { fresh: SeatSet, double: Option<Seat> },
    /// The verdict stands; secrets are about to be opened.
    Unveil { by: Cause },
    /// Over.
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
    /// How many cards on top of the deck lie in an order somebody has seen: drawing them is no chance.
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
    /// Everybody who holds any Knight.
    pub holders: SeatSet,
    /// Knights in their deck.
    pub knight_deck: u8,
    /// Morgans out of the game.
    pub unused: u8,
    /// Who has accused somebody (SC-45).
    pub accused: SeatSet,
    /// Whose loyalty is public.
    pub exposed: SeatSet,
    /// Which of them are Traitors.
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
            holders: SeatSet::EMPTY,
            knight_deck: options.knight_deck(),
            unused: 0,
            accused: SeatSet::EMPTY,
            exposed: SeatSet::EMPTY,
            traitors: SeatSet::EMPTY,
            quest: None,
            history: List::new(),
        }
    }

    /// The same again, for another game by the same rules: what was written behind the end of a list may stay.
    pub(crate) fn reset(&mut self) {
        let Board {
            options,
            phase,
            active,
            top,
            pile,
            deck,
            fixed,
            discard,
            white,
            black,
            silence,
            whisper,
            count,
            tokens,
            knights,
            holders,
            knight_deck,
            unused,
            accused,
            exposed,
            traitors,
            quest,
            history,
        } = self;
        (*phase, *active, *top) = (Phase::Deal, Seat::S0, Top::Nothing);
        *deck = options.deck_size();
        *knight_deck = options.knight_deck();
        (*pile, *fixed, *discard, *white, *black, *unused) = (0, 0, 0, 0, 0, 0);
        (*silence, *whisper, *count) = (false, false, None);
        (*tokens, *knights, *holders) = (BySeat::default(), BySeat::default(), SeatSet::EMPTY);
        (*accused, *exposed, *traitors) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
        *quest = None;
        history.clear();
    }

    /// Everybody at the table.
    #[inline(always)]
    pub fn seats(&self) -> SeatSet {
        self.options.seats()
    }

    /// Cards that could still be drawn, the discard pile included (SC-19, SC-20).
    #[inline(always)]
    pub fn supply(&self) -> u8 {
        self.deck.saturating_add(self.discard)
    }

    /// The quests that may be named (SC-24, SC-20).
    #[inline(always)]
    pub fn quests(&self) -> QuestSet {
        let shown = match self.top {
            Top::Nothing => QuestSet::NONE,
            Top::Shown(card) | Top::Announced(card) => self.options.deck.symbols(card),
        };
        if shown.is_empty() && self.supply() == 0 { QuestSet::ANY } else { shown }
    }

    /// Whom this seat may accuse (SC-45), as far as everybody can see.
    #[inline(always)]
    pub fn accusable(&self, by: Seat) -> SeatSet {
        let late = self.white.wrapping_add(self.black) >= 4;
        if !late || self.accused.contains(by) {
            return SeatSet::EMPTY;
        }
        (self.seats() - self.exposed).without(by)
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

    /// Whom a window asks at all (SC-79): every holder of any Knight, for Arthur not the quester.
    pub(crate) fn asked_in(&self, window: Window) -> SeatSet {
        match window {
            Window::Arthur => self.holders.without(self.active),
            Window::Gawain | Window::Percival => self.holders,
        }
    }

    /// Whether a window opens at all: somebody must be asked, and what Arthur and Gawain bring needs cards.
    #[inline(always)]
    pub(crate) fn asks(&self, window: Window) -> bool {
        // Asked first: without the Knights nobody holds any.
        !self.holders.is_empty()
            && !self.asked_in(window).is_empty()
            && (matches!(window, Window::Percival) || self.supply() > 0)
    }

    /// The running number the next listener says (SC-64).
    pub(crate) fn next_count(&self) -> Option<u8> {
        self.count.map(|count| count.saturating_add(1))
    }

    /// The totals of the opened pile.
    pub fn totals(&self) -> Option<ByQuest<u16>> {
        self.quest.map(|quest| quest.pile.totals(quest.main, quest.add))
    }

    /// The seats that are asked now.
    pub fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Turn | Phase::Announce | Phase::Token | Phase::Ride | Phase::Traitor => {
                SeatSet::only(self.active)
            }
            Phase::Place { by, .. } | Phase::Name { by } => SeatSet::only(by),
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

    /// Whose move it is. The commonest phases come first.
    #[inline(always)]
    pub fn waiting(&self) -> Turn<Outcome> {
        match self.phase {
            Phase::Turn | Phase::Announce | Phase::Token | Phase::Ride | Phase::Traitor => {
                Turn::Seats(SeatSet::only(self.active))
            }
            Phase::Listen => Turn::Chance(self.drawing()),
            Phase::End { by } => Turn::Over(self.outcome(by)),
            _ => match self.waiting_rarely() {
                (SeatSet::EMPTY, ways) => Turn::Chance(ways),
                (seats, _) => Turn::Seats(seats),
            },
        }
    }

    /// The seats, or the ways of chance: in two registers, while a whole `Turn` would have to live in memory.
    #[inline(never)]
    fn waiting_rarely(&self) -> (SeatSet, NonZeroU64) {
        match self.asked() {
            SeatSet::EMPTY => (SeatSet::EMPTY, self.ways()),
            seats => (seats, NonZeroU64::MIN),
        }
    }

    /// In how many ways chance can go where no seat is asked; one where the rules simply go on.
    fn ways(&self) -> NonZeroU64 {
        let ways = match self.phase {
            Phase::Listen | Phase::Draw { .. } => return self.drawing(),
            Phase::Loyalty { .. } => 2,
            Phase::Look { seen } => self.orders(seen),
            Phase::Deal => Deals::of(&self.options).ways(),
            Phase::Return => u64::from(self.unused),
            Phase::Knight => u64::from(self.knight_deck),
            Phase::Arthur { .. }
            | Phase::Gawain { .. }
            | Phase::Percival { .. }
            | Phase::Vivien { .. }
            | Phase::Open
            | Phase::Score
            | Phase::Expose { .. }
            | Phase::Final
            | Phase::Flip { .. }
            | Phase::Unveil { .. }
            | Phase::End { .. }
            | Phase::Turn
            | Phase::Announce
            | Phase::Token
            | Phase::Ride
            | Phase::Traitor
            | Phase::Place { .. }
            | Phase::Name { .. } => 1,
        };
        NonZeroU64::new(ways).unwrap_or(NonZeroU64::MIN)
    }

    /// A card is drawn: chance among the cards of the deck, unless it must be shuffled or its order is known.
    #[inline(always)]
    fn drawing(&self) -> NonZeroU64 {
        let cards = if self.fixed > 0 { 1 } else { self.deck };
        NonZeroU64::new(u64::from(cards)).unwrap_or(NonZeroU64::MIN)
    }

    /// How many cards Tristan sees next.
    pub(crate) fn next_look(&self, seen: u8) -> u8 {
        let known = self.fixed.saturating_sub(seen);
        let left = if known > 0 { known } else { self.deck.saturating_sub(seen) };
        left.min(RUN)
    }

    /// In how many orders they can lie: one where the order is known already.
    fn orders(&self, seen: u8) -> u64 {
        if seen < self.fixed {
            return 1;
        }
        rows(self.deck.saturating_sub(seen), self.next_look(seen))
    }
}

/// In how many orders `cards` of `left` cards can be laid out.
fn rows(left: u8, cards: u8) -> u64 {
    let left = u64::from(left);
    (0..u64::from(cards)).fold(1u64, |ways, place| ways.saturating_mul(left.saturating_sub(place)))
}

/// What chance has to find before the first turn: three numbers in one. Small ones: dividing by them is cheap.
pub(crate) struct Deals {
    /// In how many ways the Traitor cards can lie among the `players + 2` loyalty cards (SC-9).
    pub(crate) loyalty: u32,
    /// How many players could begin (SC-13).
    pub(crate) first: u32,
    /// In how many orders Morgans can be put aside (SC-11): three of nine, or four of ten.
    pub(crate) unused: u32,
}

impl Deals {
    #[inline(always)]
    pub(crate) fn of(options: &Options) -> Deals {
        let cards = u32::from(options.players) + 2;
        Deals {
            loyalty: match crate::loyalty::traitor_cards(options.players) {
                0 => 1,
                1 => cards,
                _ => cards * (cards - 1) / 2,
            },
            first: match options.start {
                Start::Random => u32::from(options.players),
                Start::Seat(_) => 1,
            },
            unused: if options.promos { 10 * 9 * 8 * 7 } else { 9 * 8 * 7 },
        }
    }

    #[inline(always)]
    pub(crate) fn ways(&self) -> u64 {
        u64::from(self.loyalty * self.first * self.unused)
    }

    /// The three numbers of this way.
    #[inline(always)]
    pub(crate) fn split(&self, way: u64) -> Split {
        let way = u32::try_from(way).unwrap_or(0);
        let rest = way / self.loyalty;
        Split { loyalty: way % self.loyalty, first: rest % self.first, unused: rest / self.first }
    }

    /// The way of these three numbers.
    pub(crate) fn join(&self, Split { loyalty, first, unused }: Split) -> u64 {
        u64::from(loyalty + self.loyalty * (first + self.first * unused))
    }
}

/// One of the [`Deals`]: which loyalty cards where, who begins, which Morgans stay out.
pub(crate) struct Split {
    pub(crate) loyalty: u32,
    pub(crate) first: u32,
    pub(crate) unused: u32,
}
