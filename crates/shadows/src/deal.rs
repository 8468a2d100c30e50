//! A written deal: chance that follows it as far as it goes, and the dice after that.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::num::NonZeroU64;

use game::{Dice, Fault, Impossible, Seat, Ways};
use serde::{Deserialize, Serialize};

use crate::board::{Deals, Phase, Split};
use crate::card::Card;
use crate::cards::Cards;
use crate::chance::loyalties;
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
        let mut left = morgans(&options.deck.cards);
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

    fn allows(&self, players: u8, way: u32) -> bool {
        let (traitors, aside) = loyalties(players, way);
        let dealt = self.loyalty.as_deref().unwrap_or(&[]);
        let seats = Seat::ALL.iter().take(usize::from(players));
        let hands =
            dealt.iter().zip(seats).all(|(loyalty, seat)| loyalty.is_traitor() == traitors.contains(*seat));
        hands && self.aside.iter().zip(&aside).all(|(written, found)| written == found)
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
    fn loyalty(&self, state: &State, ways: u32, rolled: u32) -> Result<u32, Impossible> {
        let players = state.board.options.players;
        let allowed = || (0..ways).filter(|way| self.deal.allows(players, *way));
        let count = u32::try_from(allowed().count()).unwrap_or(0);
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
            Some(card) => state
                .hidden
                .loose
                .cards()
                .place(*card)
                .ok_or_else(|| missing("deck", at, card, "in the deck")),
        }
    }

    fn look(&self, state: &State, seen: u8, rolled: u64) -> Result<u64, Impossible> {
        let board = &state.board;
        let at = usize::from(state.hidden.dealt);
        let left = board.deck.saturating_sub(seen);
        let place = "in the deck";
        Written { list: "deck", cards: &self.deal.deck, at, place }.order(
            state.hidden.loose.cards(),
            left,
            board.next_look(seen),
            rolled,
        )
    }

    /// Loyalty cards, first player and Morgans that stay out, each as written or as rolled.
    fn deal(&self, state: &State, rolled: u64) -> Result<u64, Impossible> {
        let options = &state.board.options;
        let deals = Deals::of(options);
        let Split { loyalty, first, unused } = deals.split(rolled);
        Ok(deals.join(Split {
            loyalty: self.loyalty(state, deals.loyalty, loyalty)?,
            first: match (options.start, self.deal.first) {
                (Start::Random, Some(seat)) => u32::from(seat.number()),
                (Start::Random | Start::Seat(_), _) => first,
            },
            unused: self.unused(options, unused)?,
        }))
    }

    fn unused(&self, options: &Options, rolled: u32) -> Result<u32, Impossible> {
        let written = Written { list: "unused", cards: &self.deal.unused, at: 0, place: "among the Morgans" };
        let morgans = morgans(&options.deck.cards);
        let way = written.order(morgans, options.morgans(), options.unused(), rolled.into())?;
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

/// The Morgans among these cards.
fn morgans(cards: &Cards) -> Cards {
    cards.iter().filter(|card| card.is_morgan()).collect()
}

/// A written list of cards, from this place on.
struct Written<'a> {
    list: &'static str,
    cards: &'a [Card],
    at: usize,
    place: &'static str,
}

impl Written<'_> {
    /// The way that lays the written cards in order, the dice filling up; see `play::order`.
    fn order(&self, mut rest: Cards, left: u8, cards: u8, rolled: u64) -> Result<u64, Impossible> {
        let (mut rolled, mut way, mut factor) = (rolled, 0, 1);
        for place in 0..cards {
            let base = u64::from(left.saturating_sub(place)).max(1);
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
    let message: String = format!("There is no {} left {place}.", what.to_string());
    Impossible { at: format!("deal.{list}[{at}]"), message }
}

impl Ways<Shadows> for Dealer {
    type Error = Impossible;

    fn way(&mut self, state: &State, ways: NonZeroU64) -> Result<u64, Impossible> {
        // Rolled in any case, so that the dice stand at the number of draws as they do without a deal.
        let rolled = self.dice.roll(ways);
        match state.board.phase {
            Phase::Deal => self.deal(state, rolled),
            Phase::Listen | Phase::Draw { .. } => self.rumour(state, rolled),
            Phase::Look { seen } => self.look(state, seen, rolled),
            Phase::Knight => self.knight(state, rolled),
            _ => Ok(rolled),
        }
    }

    /// The last card of a deck: the written one is still looked at.
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
