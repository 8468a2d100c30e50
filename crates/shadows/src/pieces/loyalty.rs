//! Loyalty cards (SC-9).

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A loyalty card.
///
/// ```
/// use shadows::Loyalty;
///
/// assert_eq!(Loyalty::Traitor.name(), "traitor");
/// assert!(Loyalty::traitor(true).is_traitor());
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumCount,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Loyalty {
    /// Seeks seven white swords.
    #[default]
    Loyal,
    /// Seeks seven black swords.
    Traitor,
}

game::vocabulary!(Loyalty);

impl Loyalty {
    /// Traitor or Loyal.
    pub const fn traitor(traitor: bool) -> Loyalty {
        if traitor { Loyalty::Traitor } else { Loyalty::Loyal }
    }

    /// Whether it is the Traitor.
    pub const fn is_traitor(self) -> bool {
        matches!(self, Loyalty::Traitor)
    }
}

/// How many Loyal and Traitor cards a table of this many players uses (SC-9).
pub fn loyalty_cards(players: u8) -> (u8, u8) {
    let deck = LoyaltyDeck::of(players);
    (deck.loyal(), deck.traitors())
}

/// The loyalty cards of a table: one a seat and two in the middle (SC-9).
#[derive(Clone, Copy)]
pub(crate) struct LoyaltyDeck {
    players: u8,
}

impl LoyaltyDeck {
    /// The cards for this many players.
    pub(crate) fn of(players: u8) -> LoyaltyDeck {
        LoyaltyDeck { players }
    }

    /// How many of the cards are Traitors.
    pub(crate) fn traitors(self) -> u8 {
        match self.players {
            0 | 1 => 0,
            2..=6 => 1,
            _ => 2,
        }
    }

    /// How many of the cards are Loyal.
    pub(crate) fn loyal(self) -> u8 {
        self.players + 2 - self.traitors()
    }

    /// In how many ways the Traitors can lie among the cards.
    pub(crate) fn ways(self) -> u32 {
        let cards = u32::from(self.players) + 2;
        match self.traitors() {
            0 => 1,
            1 => cards,
            _ => cards * (cards - 1) / 2,
        }
    }

    /// Who gets a Traitor, and the two cards in the middle, when the cards are dealt in way `way`.
    ///
    /// The places are the seats in order, then the middle. One Traitor lies at place `way`; two lie at the pair of
    /// that number in 0-1, 0-2, 1-2, 0-3, …. Stored draws depend on this numbering.
    pub(crate) fn deal(self, way: u32) -> (SeatSet, [Loyalty; 2]) {
        let way = u8::try_from(way).unwrap_or(0);
        let places = match self.traitors() {
            0 => [None, None],
            1 => [Some(way), None],
            _ => {
                let (first, second) = pair(self.players + 2, way);
                [Some(first), Some(second)]
            }
        };
        let is_traitor = |place: u8| places.contains(&Some(place));
        let traitors = (0..self.players).filter(|place| is_traitor(*place)).filter_map(Seat::new).collect();
        let middle = [self.players, self.players + 1].map(|place| Loyalty::traitor(is_traitor(place)));
        (traitors, middle)
    }
}

/// The pair with this number among `places` places: 0-1, 0-2, 1-2, 0-3, ….
fn pair(places: u8, number: u8) -> (u8, u8) {
    let mut left = number;
    for second in 1..places {
        if left < second {
            return (left, second);
        }
        left -= second;
    }
    (0, 1)
}
