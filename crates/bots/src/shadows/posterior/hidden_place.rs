//! Cards that other players laid face down on the Threat pile, and what was announced about them.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use shadows::{Card, Cards};

use super::card_case::CardCase;

/// Probability with which a Traitor is assumed to announce the true card. Otherwise he names any of the 25 kinds of
/// quest cards with equal probability. An assumption: no data about Traitors exists.
pub const TRAITOR_HONESTY: f64 = 0.5;

/// Like [`TRAITOR_HONESTY`], for a Loyal player who may lie (option `whisperLoyalMayLie`).
pub const LOYAL_HONESTY: f64 = 0.9;

/// Kinds of quest cards that can be named.
const QUEST_CARD_KINDS: f64 = 25.0;

/// A set of hidden places, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaceSet(u64);

impl PlaceSet {
    /// No place.
    pub const EMPTY: PlaceSet = PlaceSet(0);

    fn only(index: usize) -> PlaceSet {
        // A pile never has more than 45 hidden cards: there are no more quest cards.
        PlaceSet(1 << index.min(63))
    }

    pub fn is_empty(self) -> bool {
        self == PlaceSet::EMPTY
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the sets have a place in common.
    pub fn meets(self, other: PlaceSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The set that holds only the lowest place of this one.
    pub fn lowest(self) -> PlaceSet {
        PlaceSet(self.0 & self.0.wrapping_neg())
    }
}

impl BitAnd for PlaceSet {
    type Output = PlaceSet;
    fn bitand(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & other.0)
    }
}

impl BitOr for PlaceSet {
    type Output = PlaceSet;
    fn bitor(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 | other.0)
    }
}

impl BitOrAssign for PlaceSet {
    fn bitor_assign(&mut self, other: PlaceSet) {
        *self = *self | other;
    }
}

impl Sub for PlaceSet {
    type Output = PlaceSet;
    fn sub(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }
}

/// A card that another player laid face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HiddenPlace {
    /// The announced card, once it is announced.
    pub announced: Option<Card>,
}

/// How a player announces a hidden card.
#[derive(Clone, Copy, Debug)]
pub struct AnnouncementOdds {
    /// Probability of the announcement because it is the truth.
    pub truth: f64,
    /// Probability of any one name that is chosen without regard to the card.
    pub any_name: f64,
}

/// The hidden places of the pile.
#[derive(Clone, Debug)]
pub struct HiddenPlaces {
    places: Vec<HiddenPlace>,
    /// Places whose card this seat knows by now.
    known: PlaceSet,
    loyal_may_lie: bool,
}

impl HiddenPlaces {
    /// No card lies face down.
    pub fn new(loyal_may_lie: bool) -> HiddenPlaces {
        HiddenPlaces { places: Vec::new(), known: PlaceSet::EMPTY, loyal_may_lie }
    }

    /// The places whose card this seat does not know.
    pub fn unknown(&self) -> PlaceSet {
        PlaceSet(PlaceSet::only(self.places.len()).0 - 1) - self.known
    }

    /// Whether this seat knows every card that lies face down.
    pub fn all_known(&self) -> bool {
        self.unknown().is_empty()
    }

    /// Adds a place; returns it as a set.
    pub fn add(&mut self) -> PlaceSet {
        let place = PlaceSet::only(self.places.len());
        self.places.push(HiddenPlace { announced: None });
        place
    }

    /// Records the announcement about the last place; returns it as a set.
    pub fn announce(&mut self, card: Card) -> PlaceSet {
        let Some(place) = self.places.last_mut() else { return PlaceSet::EMPTY };
        place.announced = Some(card);
        PlaceSet::only(self.places.len() - 1)
    }

    /// The places, other than `by_liars`, whose announcement must be true, with their cards.
    pub fn certainly_true(&self, by_liars: PlaceSet) -> Vec<(PlaceSet, Card)> {
        if self.loyal_may_lie {
            return Vec::new();
        }
        let places = self.iter(self.unknown() - by_liars);
        places.filter_map(|(bit, place)| place.announced.map(|card| (bit, card))).collect()
    }

    /// Among `places`: the cards of those whose announcement must be true, and the number of all others.
    pub fn split_by_truth(&self, places: PlaceSet, by_liars: PlaceSet) -> (Cards, u32) {
        if self.loyal_may_lie {
            return (Cards::NONE, places.len());
        }
        let cards: Vec<Card> =
            self.iter(places - by_liars).filter_map(|(_, place)| place.announced).collect();
        let others = places.len() - u32::try_from(cards.len()).unwrap_or(0);
        (cards.into_iter().collect(), others)
    }

    /// Records that this seat knows the card of this place.
    pub fn mark_known(&mut self, place: PlaceSet) {
        self.known |= place;
    }

    /// Removes all places: the pile was opened.
    pub fn clear(&mut self) {
        self.places.clear();
        self.known = PlaceSet::EMPTY;
    }

    /// The places of this set.
    pub fn iter(&self, set: PlaceSet) -> impl Iterator<Item = (PlaceSet, HiddenPlace)> + '_ {
        let places = self.places.iter().enumerate().map(|(index, place)| (PlaceSet::only(index), *place));
        places.filter(move |(bit, _)| set.meets(*bit))
    }

    /// How the player who filled this place announces.
    pub fn announcement_odds(&self, place: HiddenPlace, by_liar: bool) -> AnnouncementOdds {
        let honesty = match (place.announced, by_liar, self.loyal_may_lie) {
            (None, ..) => return AnnouncementOdds { truth: 0.0, any_name: 1.0 },
            (_, true, _) => TRAITOR_HONESTY,
            (_, false, true) => LOYAL_HONESTY,
            (_, false, false) => 1.0,
        };
        AnnouncementOdds { truth: honesty, any_name: (1.0 - honesty) / QUEST_CARD_KINDS }
    }

    /// Probability of the announcement about one place, if it holds this card.
    pub fn likelihood(&self, place: PlaceSet, by_liars: PlaceSet, card: Card) -> f64 {
        let of_one = |(bit, place): (PlaceSet, HiddenPlace)| {
            let odds = self.announcement_odds(place, by_liars.meets(bit));
            odds.any_name + if place.announced == Some(card) { odds.truth } else { 0.0 }
        };
        self.iter(place).map(of_one).product()
    }

    /// Probability of the announcements about the places whose cards this case fixes.
    pub fn likelihood_of_fixed(&self, case: &CardCase, by_liars: PlaceSet) -> f64 {
        let named = self.iter(case.named_places).map(|(bit, place)| {
            let odds = self.announcement_odds(place, by_liars.meets(bit));
            odds.any_name + if case.true_places.meets(bit) { odds.truth } else { 0.0 }
        });
        let jointly =
            case.jointly_filled.iter().map(|(places, cards)| self.exact_fillings(*places, by_liars, cards));
        named.product::<f64>() * jointly.product::<f64>()
    }
}
