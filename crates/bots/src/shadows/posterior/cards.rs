//! Small collections of cards that the posterior needs.

use shadows::{Card, Cards};

use super::math::falling_factorial;

/// Cards in no order, with the number of those that are not Morgans.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CountedCards {
    cards: Cards,
    non_morgans: u8,
}

impl CountedCards {
    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        self.cards.add(card);
        self.non_morgans += u8::from(!card.is_morgan());
    }

    /// Takes a card out, if it is there.
    pub fn take(&mut self, card: Card) {
        if self.cards.take(card) {
            self.non_morgans -= u8::from(!card.is_morgan());
        }
    }

    /// How many of this kind.
    pub fn of(&self, card: Card) -> u8 {
        self.cards.of(card)
    }

    /// How many are not Morgans.
    pub fn non_morgans(&self) -> u8 {
        self.non_morgans
    }

    /// How many are Morgans.
    pub fn morgans(&self) -> u8 {
        self.cards.len() - self.non_morgans
    }
}

impl FromIterator<Card> for CountedCards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CountedCards {
        let mut all = CountedCards::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

/// A number for each kind of card.
///
/// # Examples
///
/// ```
/// use bots::shadows::Posterior;
/// use game::{Notice, Protocol as _, Seat};
/// use shadows::{Card, Loyalty, Private, Public, Setup, Shadows};
///
/// let setup = Setup { players: Some(4), ..Setup::default() };
/// let mut posterior = Posterior::new(&Shadows::check(&setup).unwrap().options, Seat::S0);
/// posterior.fold(&Notice {
///     public: Some(Public::Dealt { loyal: 5, traitors: 1, first: Seat::S0 }),
///     private: Some(Private::Dealt { loyalty: Loyalty::Loyal }),
/// });
/// // Of the 62 cards 3 Morgans are out of the game, so Mordred is one of the 59 in the deck.
/// let next = posterior.next_card();
/// assert!((next.of(Card::MORDRED) - 1.0 / 59.0).abs() < 1e-9);
/// assert!((next.iter().map(|(_, probability)| probability).sum::<f64>() - 1.0).abs() < 1e-9);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ByCard(Vec<f64>);

impl ByCard {
    /// Zero for every kind.
    pub(super) fn zero() -> ByCard {
        ByCard(vec![0.0; usize::from(Card::KINDS)])
    }

    /// The number of this kind.
    pub fn of(&self, card: Card) -> f64 {
        self.0.get(usize::from(card.number())).copied().unwrap_or(0.0)
    }

    /// Every kind with its number, in the order of [`Card::all`].
    pub fn iter(&self) -> impl Iterator<Item = (Card, f64)> + '_ {
        Card::all().zip(self.0.iter().copied())
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = (Card, &mut f64)> {
        Card::all().zip(&mut self.0)
    }
}

/// How many of these are quest cards.
pub fn count_quest_cards(cards: &Cards) -> u32 {
    Card::all().filter(|card| card.is_quest()).map(|card| u32::from(cards.of(card))).sum()
}

/// The number of ways to draw exactly `drawn` from `pool` in a given order of kinds; zero if they are not all there.
pub fn count_draws(pool: &Cards, drawn: &Cards) -> f64 {
    Card::all().map(|card| falling_factorial(pool.of(card).into(), drawn.of(card).into())).product()
}

/// Calls `then` with every set of cards that adds `count` cards of these `kinds` to `chosen`.
pub fn for_each_set(pool: &Cards, kinds: &[Card], count: u32, chosen: Cards, then: &mut impl FnMut(Cards)) {
    let Some((kind, rest)) = kinds.split_first() else {
        if count == 0 {
            then(chosen);
        }
        return;
    };
    let available = u32::from(pool.of(*kind));
    let of_later_kinds: u32 = rest.iter().map(|card| u32::from(pool.of(*card))).sum();
    for of_this_kind in count.saturating_sub(of_later_kinds)..=available.min(count) {
        let mut chosen = chosen;
        (0..of_this_kind).for_each(|_| chosen.add(*kind));
        for_each_set(pool, rest, count - of_this_kind, chosen, then);
    }
}
