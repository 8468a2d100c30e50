//! A written deal, and the chance of a table: the written deal comes first, then the dice.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::num::NonZeroU64;

use game::{Dice, Fault, Impossible, Seat, Ways};
use serde::{Deserialize, Serialize};

use crate::board::Phase;
use crate::chance::{DealWay, DealWays};
use crate::options::{Options, Start};
use crate::pieces::{Card, Cards, Knight, Knights, Loyalty, LoyaltyDeck};
use crate::setup::{Setup, fault};
use crate::{Shadows, State};

/// A written deal. What it leaves out comes from the dice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "shadows.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Deal {
    /// One loyalty card a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loyalty: Option<Vec<Loyalty>>,
    /// The cards in the middle; the first goes to the player who draws Vivien.
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
    /// Adds what is impossible in every game. A card of `deck` is checked only when it is drawn.
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
        let cards = LoyaltyDeck::of(options.players);
        let (loyal, traitors) = (cards.loyal(), cards.traitors());
        let found = written().filter(|loyalty| loyalty.is_traitor()).count();
        if found > usize::from(traitors) || written().count() - found > usize::from(loyal) {
            let message = format!("The loyalty deck has {loyal} Loyal and {traitors} Traitor cards.");
            faults.push(fault(9, "loyalty_cards", message, "deal.loyalty"));
        }
    }

    fn check_unused(&self, options: &Options, faults: &mut Vec<Fault>) {
        let mut left = options.deck.cards().morgans();
        for (at, card) in self.unused.iter().enumerate() {
            if at >= usize::from(options.unused()) {
                let message = format!("{} Morgans stay out.", options.unused());
                faults.push(fault(11, "unused_count", message, format!("deal.unused[{at}]")));
            } else if !left.take(*card) {
                let message = format!("There is no further {card} among the Morgans.");
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

    fn allows(&self, players: u8, way: u32) -> bool {
        let (traitors, aside) = LoyaltyDeck::of(players).deal(way);
        let dealt = self.loyalty.as_deref().unwrap_or(&[]);
        let seats = Seat::ALL.iter().take(usize::from(players));
        let hands =
            dealt.iter().zip(seats).all(|(loyalty, seat)| loyalty.is_traitor() == traitors.contains(*seat));
        hands && self.aside.iter().zip(&aside).all(|(written, found)| written == found)
    }
}

/// Chance for one table. Its place in the written deal follows from the state, so a table that is loaded from a store
/// continues where it was.
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

    /// One of the deals that the written part allows, chosen by the dice.
    fn loyalty(&self, state: &State, ways: u32, rolled: u32) -> Result<u32, Impossible> {
        let players = state.board.options.players;
        let allowed = || (0..ways).filter(|way| self.deal.allows(players, *way));
        let count = u32::try_from(allowed().count()).unwrap_or(0);
        let chosen = rolled.checked_rem(count).and_then(|k| allowed().nth(usize::try_from(k).ok()?));
        chosen.ok_or_else(|| Impossible {
            at: "deal.loyalty".to_string(),
            message: "No deal of the loyalty cards agrees with the written one.".to_string(),
        })
    }

    fn rumour(&self, state: &State, rolled: u64) -> Result<u64, Impossible> {
        let at = usize::from(state.hidden.dealt);
        match self.deal.deck.get(at) {
            None => Ok(rolled),
            Some(card) => {
                state.hidden.deck.place(*card).ok_or_else(|| missing("deck", at, card, "in the deck"))
            }
        }
    }

    fn look(&self, state: &State, seen: u8, rolled: u64) -> Result<u64, Impossible> {
        let at = usize::from(state.hidden.dealt);
        let written = Written { list: "deck", cards: &self.deal.deck, at, place: "in the deck" };
        written.order(state.hidden.deck, state.board.next_look(seen), rolled)
    }

    /// Loyalty cards, first player and Morgans that stay out, each as written or as rolled.
    fn deal(&self, state: &State, rolled: u64) -> Result<u64, Impossible> {
        let options = &state.board.options;
        let ways = DealWays::of(options);
        let DealWay { loyalty, first, unused } = ways.split(rolled);
        Ok(ways.join(DealWay {
            loyalty: self.loyalty(state, ways.loyalty, loyalty)?,
            first: match (options.start, self.deal.first) {
                (Start::Random, Some(seat)) => u32::from(seat.number()),
                (Start::Random | Start::Seat(_), _) => first,
            },
            unused: self.unused(options, unused)?,
        }))
    }

    fn unused(&self, options: &Options, rolled: u32) -> Result<u32, Impossible> {
        let written = Written { list: "unused", cards: &self.deal.unused, at: 0, place: "among the Morgans" };
        let way = written.order(options.deck.cards().morgans(), options.unused(), rolled.into())?;
        Ok(u32::try_from(way).unwrap_or(0))
    }

    fn knight(&self, state: &State, rolled: u64) -> Result<u64, Impossible> {
        let at = usize::from(Knights::SIZE.saturating_sub(state.board.knight_deck));
        let Some(knight) = self.deal.knights.get(at) else { return Ok(rolled) };
        let place = state.hidden.knights.iter().position(|other| other == *knight);
        let place = place.and_then(|place| u64::try_from(place).ok());
        place.ok_or_else(|| missing("knights", at, knight, "among the Knights"))
    }
}

/// A written list of cards, from index `at` on.
struct Written<'a> {
    list: &'static str,
    cards: &'a [Card],
    at: usize,
    place: &'static str,
}

impl Written<'_> {
    /// The way in which `count` of the cards lie as written, the dice filling up: the inverse of
    /// [`Cards::in_order`].
    fn order(&self, mut rest: Cards, count: u8, rolled: u64) -> Result<u64, Impossible> {
        let (mut rolled, mut way, mut factor) = (rolled, 0, 1);
        for place in 0..count {
            let base = u64::from(rest.len()).max(1);
            let at = self.at + usize::from(place);
            let digit = match self.cards.get(at) {
                None => rolled % base,
                Some(card) => rest.place(*card).ok_or_else(|| missing(self.list, at, card, self.place))?,
            };
            rest.take(rest.nth(digit).unwrap_or_default());
            way += digit * factor;
            factor *= base;
            rolled /= base;
        }
        Ok(way)
    }
}

fn missing(list: &str, at: usize, what: &impl ToString, place: &str) -> Impossible {
    let message = format!("There is no {} left {place}.", what.to_string());
    Impossible { at: format!("deal.{list}[{at}]"), message }
}

impl Ways<Shadows> for Dealer {
    type Error = Impossible;

    fn way(&mut self, state: &State, ways: NonZeroU64) -> Result<u64, Impossible> {
        // Always rolled, so that the dice advance by one number per draw with and without a written deal.
        let rolled = self.dice.roll(ways);
        match state.board.phase {
            Phase::Deal => self.deal(state, rolled),
            Phase::Listen | Phase::Draw { .. } => self.rumour(state, rolled),
            Phase::Look { seen } => self.look(state, seen, rolled),
            Phase::Knight => self.knight(state, rolled),
            _ => Ok(rolled),
        }
    }

    /// The written card is checked even when only one card is left.
    fn only(&mut self, state: &State) -> Result<(), Impossible> {
        let board = &state.board;
        match board.phase {
            Phase::Listen | Phase::Draw { .. } if board.deck > 0 && board.fixed == 0 => {
                self.rumour(state, 0).map(|_| ())
            }
            Phase::Look { seen } if seen >= board.fixed => self.look(state, seen, 0).map(|_| ()),
            _ => Ok(()),
        }
    }
}
