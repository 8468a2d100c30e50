//! Plot cards: what they are, when they are played, and the decks (AV-88 to AV-104).

use game::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

/// A plot card, in the order of the table of AV-94.
///
/// ```
/// use avalon::PlotCard;
///
/// assert_eq!(PlotCard::WeFoundYou.name(), "we_found_you");
/// assert_eq!("charge".parse(), Ok(PlotCard::Charge));
/// assert!(!PlotCard::Charge.is_immediate());
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
    strum::EnumCount,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum PlotCard {
    /// One use: its holder becomes the Leader.
    #[default]
    LeadToVictory,
    /// One use: look at one played quest card.
    Ambush,
    /// One use: an approved team counts as rejected.
    KingReturns,
    /// On receipt: take a held plot card.
    RestoreHonor,
    /// Permanent: vote openly before the others.
    Charge,
    /// On receipt: show your own loyalty to a player.
    ShowNature,
    /// On receipt: check a neighbour's loyalty.
    AreYouTheOne,
    /// One use: a team member plays face up.
    WeFoundYou,
    /// Kept by the Leader: show your own loyalty to a player.
    ShowStrength,
}

game::vocabulary!(PlotCard);

impl PlotCard {
    /// Whether it acts as soon as it is given, and is then discarded (AV-92).
    pub fn is_immediate(self) -> bool {
        match self {
            PlotCard::RestoreHonor
            | PlotCard::ShowNature
            | PlotCard::AreYouTheOne
            | PlotCard::ShowStrength => true,
            PlotCard::LeadToVictory
            | PlotCard::Ambush
            | PlotCard::KingReturns
            | PlotCard::Charge
            | PlotCard::WeFoundYou => false,
        }
    }

    /// How many there are (AV-101).
    pub fn supply(self) -> u8 {
        match self {
            PlotCard::KingReturns => 3,
            PlotCard::LeadToVictory | PlotCard::Ambush | PlotCard::Charge | PlotCard::AreYouTheOne => 2,
            PlotCard::RestoreHonor | PlotCard::ShowNature | PlotCard::WeFoundYou | PlotCard::ShowStrength => {
                1
            }
        }
    }

    /// How many are in the deck of seven (AV-102).
    fn in_seven(self) -> u8 {
        match self {
            PlotCard::LeadToVictory | PlotCard::Ambush => 2,
            PlotCard::KingReturns | PlotCard::RestoreHonor | PlotCard::Charge => 1,
            PlotCard::ShowNature | PlotCard::AreYouTheOne | PlotCard::WeFoundYou | PlotCard::ShowStrength => {
                0
            }
        }
    }
}

/// A list that has room for all plot cards.
pub type PlotList<T> = List<T, 15>;

/// How many of each plot card are in a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlotDeck([u8; PlotCard::COUNT]);

impl PlotDeck {
    /// The usual deck: seven cards for five or six players (AV-102), all fifteen for more (AV-101).
    pub fn usual(players: u8) -> PlotDeck {
        PlotDeck(PlotCard::ALL.map(if players <= 6 { PlotCard::in_seven } else { PlotCard::supply }))
    }

    /// How many of this card.
    pub fn count(&self, card: PlotCard) -> u8 {
        self.0.get(usize::from(card.number())).copied().unwrap_or(0)
    }

    /// Adds one card.
    pub fn add(&mut self, card: PlotCard) {
        if let Some(count) = self.0.get_mut(usize::from(card.number())) {
            *count += 1;
        }
    }

    /// Takes one card out, if there is one.
    pub fn take(&mut self, card: PlotCard) {
        if let Some(count) = self.0.get_mut(usize::from(card.number())) {
            *count = count.saturating_sub(1);
        }
    }

    /// How many cards in all.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether the deck is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The card at index `k` of [`PlotDeck::cards`].
    pub fn nth(&self, k: u64) -> Option<PlotCard> {
        self.cards().nth(usize::try_from(k).ok()?)
    }

    /// Every card, kind by kind.
    pub fn cards(&self) -> impl Iterator<Item = PlotCard> + '_ {
        let kinds = PlotCard::ALL.into_iter().zip(self.0);
        kinds.flat_map(|(card, count)| core::iter::repeat_n(card, usize::from(count)))
    }
}

impl FromIterator<PlotCard> for PlotDeck {
    fn from_iter<I: IntoIterator<Item = PlotCard>>(cards: I) -> PlotDeck {
        let mut deck = PlotDeck::default();
        for card in cards {
            deck.add(card);
        }
        deck
    }
}

/// A plot card in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct Held {
    /// The card.
    pub card: PlotCard,
    /// The player in front of whom it lies.
    pub seat: Seat,
}

impl Default for Held {
    fn default() -> Held {
        Held { card: PlotCard::default(), seat: Seat::S0 }
    }
}

/// All plot cards of a table; they are open at all times (AV-89).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plot {
    /// Not yet drawn. Which cards these are is public; their order is not decided yet.
    pub deck: PlotDeck,
    /// Drawn by the Leader and not yet given.
    pub drawn: PlotList<PlotCard>,
    /// Held by players.
    pub held: PlotList<Held>,
    /// Whether this round's cards are still to be drawn.
    pub due: bool,
}

impl Plot {
    /// The deck before the game.
    pub fn new(deck: PlotDeck) -> Plot {
        Plot { deck, drawn: List::new(), held: List::new(), due: false }
    }

    /// All seats that hold such a card.
    pub fn holders(&self, card: PlotCard) -> SeatSet {
        self.held.iter().filter(|held| held.card == card).map(|held| held.seat).collect()
    }

    /// Removes one such card from a player.
    pub fn remove(&mut self, card: PlotCard, seat: Seat) {
        if let Some(place) = self.held.iter().position(|held| *held == Held { card, seat }) {
            self.held.remove(place);
        }
    }

    /// Removes one such card from the drawn ones.
    pub fn remove_drawn(&mut self, card: PlotCard) {
        if let Some(place) = self.drawn.iter().position(|drawn| *drawn == card) {
            self.drawn.remove(place);
        }
    }

    /// The cards others hold, each kind and player once: what Restore Your Honor may take (AV-100).
    pub fn takeable(&self, by: Seat) -> PlotList<Held> {
        let mut list: PlotList<Held> = List::new();
        for held in &self.held {
            if held.seat != by && !list.iter().any(|seen| seen == held) {
                list.push(*held);
            }
        }
        list
    }
}
