//! A written deal: chance that follows it as far as it goes, and the dice after that.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::num::NonZeroU64;

use game::{Dice, Fault, Impossible, Seat, Ways};
use serde::{Deserialize, Serialize};

use crate::board::Phase;
use crate::card::Card;
use crate::cards::Cards;
use crate::chance::deal;
use crate::event::Event;
use crate::knight::{Knight, Knights};
use crate::loyalty::{Loyalty, traitor_cards};
use crate::options::{Options, Setup, Start, fault};
use crate::{Shadows, State};

/// What a deal says; what it leaves out comes from the dice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "shadows.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Deal {
    /// One loyalty card a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loyalty: Option<Vec<Loyalty>>,
    /// The cards in the middle; the first goes to whoever draws Vivien.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub aside: Vec<Loyalty>,
    /// Rumours in the order in which they are drawn, across reshuffles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub deck: Vec<Card>,
    /// Morgans that stay out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub unused: Vec<Card>,
    /// Knights in the order in which they are drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub knights: Vec<Knight>,
    /// Who begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

impl Deal {
    /// What cannot be under any play. A card of `deck` is judged only when it is drawn.
    pub(crate) fn check(&self, options: &Options, faults: &mut Vec<Fault>) {
        self.check_loyalty(options, faults);
        self.check_unused(options, faults);
        self.check_knights(options, faults);
        let Some(first) = self.first else { return };
        if !options.seats().contains(first) {
            faults.push(fault(13, "first", format!("Seat {first} is not at the table."), "deal.first"));
        }
        if matches!(options.start, Start::Seat(start) if start != first) {
            let message = "The first player differs from the option startPlayer.".to_string();
            faults.push(fault(13, "first_differs", message, "deal.first"));
        }
    }

    fn check_loyalty(&self, options: &Options, faults: &mut Vec<Fault>) {
        let dealt: &[Loyalty] = self.loyalty.as_deref().unwrap_or(&[]);
        if options.is_solo() {
            if self.loyalty.is_some() || !self.aside.is_empty() {
                let message = "One player has no loyalty cards.".to_string();
                faults.push(fault(84, "solo_loyalty", message, "deal.loyalty"));
            }
            return;
        }
        if self.loyalty.is_some() && dealt.len() != usize::from(options.players) {
            let message = format!("There are {} players and {} cards.", options.players, dealt.len());
            faults.push(fault(9, "loyalty_count", message, "deal.loyalty"));
        }
        if self.aside.len() > 2 {
            let message = "Two loyalty cards lie in the middle.".to_string();
            faults.push(fault(9, "aside_count", message, "deal.aside"));
        }
        let written = || dealt.iter().chain(&self.aside);
        let traitors = usize::from(traitor_cards(options.players));
        let loyal = usize::from(options.players) + 2 - traitors;
        let found = written().filter(|loyalty| loyalty.is_traitor()).count();
        if found > traitors || written().count() - found > loyal {
            let message = format!("The loyalty deck has {loyal} Loyal and {traitors} Traitor cards.");
            faults.push(fault(9, "loyalty_cards", message, "deal.loyalty"));
        }
    }

    fn check_unused(&self, options: &Options, faults: &mut Vec<Fault>) {
        let mut left = options.deck.cards.among(&Cards::MORGANS);
        for (at, card) in self.unused.iter().enumerate() {
            if at >= usize::from(options.unused()) {
                let message = format!("{} Morgans stay out.", options.unused());
                faults.push(fault(11, "unused_count", message, format!("deal.unused[{at}]")));
            } else if !left.take(*card) {
                let message = format!("There is no such Morgan as {card}, or no more of them.");
                faults.push(fault(11, "unused_card", message, format!("deal.unused[{at}]")));
            }
        }
    }

    fn check_knights(&self, options: &Options, faults: &mut Vec<Fault>) {
        if !self.knights.is_empty() && !options.expert {
            let message = "The Knights take part in the expert variant only.".to_string();
            return faults.push(fault(76, "no_knights", message, "deal.knights"));
        }
        let mut left = Knights::DECK;
        for (at, &knight) in self.knights.iter().enumerate() {
            if !left.has(knight) {
                let message = format!("There is no further {knight}.");
                faults.push(fault(76, "knight_count", message, format!("deal.knights[{at}]")));
            }
            left.take(knight);
        }
    }

    fn allows(&self, event: &Event, players: u8) -> bool {
        let Event::Dealt { traitors, aside, .. } = event else { return false };
        let dealt = self.loyalty.as_deref().unwrap_or(&[]);
        let seats = Seat::ALL.iter().take(usize::from(players));
        let hands =
            dealt.iter().zip(seats).all(|(loyalty, seat)| loyalty.is_traitor() == traitors.contains(*seat));
        hands && self.aside.iter().zip(aside).all(|(written, found)| written == found)
    }
}

/// Chance for one table. It keeps no place of its own: where it stands in the deal follows from the table,
/// so a table loaded from a store goes on where it was.
#[derive(Clone)]
pub struct Dealer {
    deal: Deal,
    dice: Dice,
}

impl Dealer {
    /// Follows the setup's deal.
    pub fn new(setup: &Setup, dice: Dice) -> Dealer {
        Dealer { deal: setup.deal.clone().unwrap_or_default(), dice }
    }

    /// One of the deals the written part allows, by the dice.
    fn loyalty(&self, state: &State, ways: u64, rolled: u64) -> Result<u64, Impossible> {
        let players = state.board.options.players;
        let allowed = || (0..ways).filter(|way| self.deal.allows(&deal(players, *way), players));
        let count = u64::try_from(allowed().count()).unwrap_or(0);
        let chosen = rolled.checked_rem(count).and_then(|k| allowed().nth(usize::try_from(k).ok()?));
        chosen.ok_or_else(|| Impossible {
            at: "deal.loyalty".to_string(),
            message: "No deal of the loyalty cards is like this.".to_string(),
        })
    }

    fn rumour(&self, state: &State, rolled: u64) -> Result<u64, Impossible> {
        let at = usize::from(state.hidden.dealt);
        match self.deal.deck.get(at) {
            None => Ok(rolled),
            Some(card) => {
                state.hidden.loose.place(*card).ok_or_else(|| missing("deck", at, card, "in the deck"))
            }
        }
    }

    /// The way that lays the written cards in order, the dice filling up; see `play::order`.
    fn look(&self, state: &State, seen: u8, rolled: u64) -> Result<u64, Impossible> {
        let board = &state.board;
        let left = board.deck.saturating_sub(seen);
        let mut rest = state.hidden.loose;
        let (mut rolled, mut way, mut factor) = (rolled, 0, 1);
        for place in 0..board.next_look(seen) {
            let base = u64::from(left.saturating_sub(place)).max(1);
            let at = usize::from(state.hidden.dealt) + usize::from(place);
            let digit = match self.deal.deck.get(at) {
                None => rolled % base,
                Some(card) => rest.place(*card).ok_or_else(|| missing("deck", at, card, "in the deck"))?,
            };
            rest.take(rest.nth(digit).unwrap_or_default());
            way += digit * factor;
            factor *= base;
            rolled /= base;
        }
        Ok(way)
    }

    fn unused(&self, state: &State, rolled: u64) -> Result<u64, Impossible> {
        let at = usize::from(state.board.unused);
        match self.deal.unused.get(at) {
            None => Ok(rolled),
            Some(card) => state
                .hidden
                .loose
                .among(&Cards::MORGANS)
                .place(*card)
                .ok_or_else(|| missing("unused", at, card, "among the Morgans")),
        }
    }

    fn knight(&self, state: &State, rolled: u64) -> Result<u64, Impossible> {
        let at = usize::from(Knights::SIZE.saturating_sub(state.board.knight_deck));
        let Some(knight) = self.deal.knights.get(at) else { return Ok(rolled) };
        let place = state.hidden.knights.iter().position(|other| other == *knight);
        let place = place.and_then(|place| u64::try_from(place).ok());
        place.ok_or_else(|| missing("knights", at, knight, "among the Knights"))
    }
}

fn missing(list: &str, at: usize, what: &impl ToString, place: &str) -> Impossible {
    let message: String = format!("There is no {} left {place}.", what.to_string());
    Impossible { at: format!("deal.{list}[{at}]"), message }
}

impl Ways<Shadows> for Dealer {
    type Error = Impossible;

    fn way(&mut self, state: &State, ways: NonZeroU64) -> Result<u64, Impossible> {
        // Rolled in any case, so that the dice stand at the number of draws as they do without a deal.
        let rolled = self.dice.roll(ways);
        match state.board.phase {
            Phase::Deal => self.loyalty(state, ways.get(), rolled),
            Phase::Unused => self.unused(state, rolled),
            Phase::First => Ok(self.deal.first.map_or(rolled, |seat| u64::from(seat.number()))),
            Phase::Listen | Phase::Draw { .. } => self.rumour(state, rolled),
            Phase::Look { seen } => self.look(state, seen, rolled),
            Phase::Knight => self.knight(state, rolled),
            _ => Ok(rolled),
        }
    }
}
