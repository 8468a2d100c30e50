//! The numbers of all deals, and chance that follows a written deal.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::num::NonZeroU64;

use game::{BySeat, Dice, Impossible, Seat, SeatSet, Ways};
use serde::{Deserialize, Serialize};

use crate::pieces::quest::team;
use crate::pieces::quest::team_count;
use crate::{Avalon, Board, Cast, Fidelity, Phase, PlotCard, Role, State};

/// The number of ways to deal these characters: the multinomial coefficient.
///
/// Deals are numbered character by character: each character takes some of the seats that are left, and these sets
/// of seats are numbered like teams.
pub fn arrangements(cast: &Cast) -> u64 {
    let mut left = cast.len();
    let mut ways = 1;
    for (_, count) in cast.iter() {
        ways *= u64::from(team_count(left, count));
        left -= count;
    }
    ways
}

/// The deal number `way` of these characters.
pub fn arrangement(cast: &Cast, players: u8, way: u64) -> BySeat<Option<Role>> {
    let mut way = u32::try_from(way).unwrap_or(0);
    let mut free = SeatSet::first(players);
    let mut roles = BySeat::default();
    for (role, count) in cast.iter() {
        let sets = u32::from(team_count(free.len(), count).max(1));
        let places = team(count, way % sets);
        way /= sets;
        let mut taken = SeatSet::EMPTY;
        for place in places {
            if let Some(seat) = free.nth(place.number().into()) {
                *roles.get_mut(seat) = Some(role);
                taken = taken.with(seat);
            }
        }
        free = free - taken;
    }
    roles
}

/// The number of this deal: the inverse of [`arrangement`].
fn number_of(cast: &Cast, roles: &[Role]) -> u64 {
    let mut free: Vec<Role> = roles.to_vec();
    let (mut way, mut unit) = (0, 1);
    for (role, count) in cast.iter() {
        let left = u8::try_from(free.len()).unwrap_or(0);
        let sets = u32::from(team_count(left, count));
        let taken = |seat: &Seat| free.get(usize::from(seat.number())) == Some(&role);
        let places: SeatSet = SeatSet::first(left).iter().filter(taken).collect();
        let number = (0..sets).find(|&number| team(count, number) == places).unwrap_or(0);
        way += u64::from(number) * unit;
        unit *= u64::from(sets);
        free.retain(|&held| held != role);
    }
    way
}

/// Permutation number `way` of the cards. It is used with a secret list, which the number of deals would reveal.
pub fn permutation(cast: &Cast, players: u8, way: u64) -> BySeat<Option<Role>> {
    let mut cards: Vec<Role> = cast.cards().collect();
    let mut way = way;
    let mut roles = BySeat::default();
    for seat in SeatSet::first(players) {
        let left = u64::try_from(cards.len()).unwrap_or(1).max(1);
        let place = usize::try_from(way % left).unwrap_or(0);
        way /= left;
        if place < cards.len() {
            *roles.get_mut(seat) = Some(cards.remove(place));
        }
    }
    roles
}

/// A permutation that deals these characters.
fn permutation_of(cast: &Cast, roles: &[Role]) -> u64 {
    let mut cards: Vec<Role> = cast.cards().collect();
    let mut way = 0;
    let mut unit = 1;
    for dealt in roles {
        let left = u64::try_from(cards.len()).unwrap_or(1);
        if let Some(place) = cards.iter().position(|card| card == dealt) {
            way += unit * u64::try_from(place).unwrap_or(0);
            cards.remove(place);
        }
        unit *= left;
    }
    way
}

/// V2: the number of places for the two switches among seven cards (AV-16).
pub const SCHEDULES: u64 = 21;

/// Schedule number `way`: five open cards and two face down.
pub fn schedule(way: u64) -> ([Fidelity; 5], [Fidelity; 2]) {
    let mut cards = [Fidelity::Same; 7];
    let mut way = way;
    'pairs: for second in 1..7 {
        for first in 0..second {
            if way == 0 {
                for place in [first, second] {
                    if let Some(card) = cards.get_mut(place) {
                        *card = Fidelity::Switch;
                    }
                }
                break 'pairs;
            }
            way -= 1;
        }
    }
    let [a, b, c, d, e, f, g] = cards;
    ([a, b, c, d, e], [f, g])
}

/// A written deal. What it leaves out comes from the dice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "avalon.ts"))]
#[serde(deny_unknown_fields, default)]
pub struct Deal {
    /// The character of each seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roles: Option<Vec<Role>>,
    /// The first Leader.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<Seat>,
    /// The coming Lancelot cards; V2: slots 1 to 5, then the two face down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub lancelot: Vec<Fidelity>,
    /// The coming plot cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub plot: Vec<PlotCard>,
}

impl Deal {
    /// Whether the deal leaves everything out.
    pub fn is_empty(&self) -> bool {
        *self == Deal::default()
    }
}

/// Chance that follows a written deal, and the dice where it leaves something out.
#[derive(Clone)]
pub struct Dealer {
    deal: Deal,
    dice: Dice,
    turned: usize,
    drawn: usize,
}

impl Dealer {
    /// Chance that follows this deal.
    pub fn new(deal: Deal, dice: Dice) -> Dealer {
        Dealer { deal, dice, turned: 0, drawn: 0 }
    }

    fn turn(&mut self, board: &Board, ways: NonZeroU64) -> Result<u64, Impossible> {
        let place = self.turned;
        let Some(&card) = self.deal.lancelot.get(place) else { return Ok(self.dice.roll(ways)) };
        let switches = u64::from(board.switches_left());
        // The switches come first among the ways.
        let way = match card {
            Fidelity::Switch if switches > 0 => 0,
            Fidelity::Same if switches < ways.get() => switches,
            Fidelity::Switch | Fidelity::Same => {
                return Err(impossible(format!("deal.lancelot[{place}]"), "No such card is left."));
            }
        };
        self.turned += 1;
        Ok(way)
    }

    fn schedule(&mut self, ways: NonZeroU64) -> Result<u64, Impossible> {
        let wanted = &self.deal.lancelot;
        let fits = |way: u64, length: usize| {
            let (open, down) = schedule(way);
            open.iter().chain(&down).zip(wanted).take(length).all(|(card, wish)| card == wish)
        };
        for length in 1..=wanted.len() {
            if length > 7 || !(0..SCHEDULES).any(|way| fits(way, length)) {
                let at = format!("deal.lancelot[{}]", length - 1);
                return Err(impossible(at, "There are seven cards, and two of them switch."));
            }
        }
        let fitting: Vec<u64> = (0..SCHEDULES).filter(|&way| fits(way, wanted.len())).collect();
        let count = u64::try_from(fitting.len()).ok().and_then(NonZeroU64::new).unwrap_or(ways);
        let place = usize::try_from(self.dice.roll(count)).unwrap_or(0);
        Ok(fitting.get(place).copied().unwrap_or(0))
    }

    fn draw(&mut self, board: &Board, ways: NonZeroU64) -> Result<u64, Impossible> {
        let place = self.drawn;
        let Some(&card) = self.deal.plot.get(place) else { return Ok(self.dice.roll(ways)) };
        let deck = board.plot.map(|plot| plot.deck).unwrap_or_default();
        let at = deck.cards().position(|each| each == card).and_then(|at| u64::try_from(at).ok());
        let way = at.ok_or_else(|| impossible(format!("deal.plot[{place}]"), "No such card is left."))?;
        self.drawn += 1;
        Ok(way)
    }
}

fn impossible(at: String, message: &str) -> Impossible {
    Impossible { at, message: message.to_string() }
}

impl Ways<Avalon> for Dealer {
    type Error = Impossible;

    fn way(&mut self, state: &State, ways: NonZeroU64) -> Result<u64, Impossible> {
        let board = &state.board;
        match (board.phase, &self.deal.roles, self.deal.leader) {
            (Phase::Deal, Some(roles), _) => Ok(match &board.cast {
                Some(cast) => number_of(cast, roles),
                None => permutation_of(&state.hidden.cast, roles),
            }),
            (Phase::Begin, _, Some(leader)) => Ok(leader.number().into()),
            (Phase::Turn, _, _) => self.turn(board, ways),
            (Phase::Schedule, _, _) => self.schedule(ways),
            (Phase::Draw { .. }, _, _) => self.draw(board, ways),
            _ => Ok(self.dice.roll(ways)),
        }
    }

    fn only(&mut self, state: &State) -> Result<(), Impossible> {
        match state.board.phase {
            // The last card of a deck is not drawn, but the written one must still be possible.
            Phase::Turn if self.turned < self.deal.lancelot.len() => {
                self.turn(&state.board, NonZeroU64::MIN).map(|_| ())
            }
            Phase::Draw { .. } if self.drawn < self.deal.plot.len() => {
                self.draw(&state.board, NonZeroU64::MIN).map(|_| ())
            }
            _ => Ok(()),
        }
    }
}
