//! Cards of which a seat knows which there are, but not which lies where.

use shadows::{Card, Cards};

use super::guess::From;

/// Some cards and the places they share. Whichever card lies in whichever place is as likely as any other way, but
/// for two rules: Morgans alone stay out of the game (SC-11), and quest cards alone are whispered (SC-63).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pool {
    /// The cards.
    pub cards: Cards,
    /// Places out of the game: Morgans.
    pub unused: u8,
    /// Places face down on the Threat pile: quest cards.
    pub hidden: u8,
    /// Places in the discard pile that this seat never saw.
    pub gone: u8,
    /// Places in others' hands: drawn, not laid yet.
    pub held: u8,
    /// Places in the deck.
    pub deck: u8,
}

impl Pool {
    /// How many of the cards are of a kind.
    fn count(&self, of: impl Fn(Card) -> bool) -> u32 {
        Card::all().filter(|card| of(*card)).map(|card| u32::from(self.cards.of(card))).sum()
    }

    /// Quest cards.
    pub fn quests(&self) -> u32 {
        self.count(Card::is_quest)
    }

    /// Morgans.
    pub fn morgans(&self) -> u32 {
        self.count(Card::is_morgan)
    }

    /// Places that may hold any card.
    pub fn free(&self) -> u32 {
        u32::from(self.gone) + u32::from(self.held) + u32::from(self.deck)
    }

    /// A card leaves the deck, or a hand.
    pub fn leave(&mut self, from: From) {
        match from {
            From::Deck => self.deck = self.deck.saturating_sub(1),
            From::Hand => self.held = self.held.saturating_sub(1),
        }
    }

    /// How many cards of this kind lie in free places, in the mean.
    pub fn loose(&self, card: Card) -> f64 {
        let count = f64::from(self.cards.of(card));
        let outside = |all: u32, bound: u8| match all {
            0 => 0.0,
            _ => f64::from(all.saturating_sub(bound.into())) / f64::from(all),
        };
        match () {
            () if count == 0.0 => 0.0,
            () if card.is_morgan() => count * outside(self.morgans(), self.unused),
            () if card.is_quest() => count * outside(self.quests(), self.hidden),
            () => count,
        }
    }

    /// How likely one free place holds this card.
    pub fn chance(&self, card: Card) -> f64 {
        match self.free() {
            0 => 0.0,
            free => self.loose(card) / f64::from(free),
        }
    }

    /// How likely one free place holds a quest card.
    pub fn chance_of_quest(&self) -> f64 {
        match self.free() {
            0 => 0.0,
            free => f64::from(self.quests().saturating_sub(self.hidden.into())) / f64::from(free),
        }
    }

    /// Every way the places face down can hold cards of these kinds, with its chance: how many of each kind.
    pub fn hidings(&self, kinds: &[Card], found: &mut impl FnMut(&[u8], f64)) {
        let rest = self.quests() - kinds.iter().map(|card| u32::from(self.cards.of(*card))).sum::<u32>();
        let all = choose(self.quests(), self.hidden.into());
        let mut counts = vec![0; kinds.len()];
        self.hide(kinds, 0, u32::from(self.hidden), 1.0 / all, &mut counts, &mut |counts, left, weight| {
            let weight = weight * choose(rest, left);
            if weight > 0.0 {
                found(counts, weight);
            }
        });
    }

    fn hide(
        &self,
        kinds: &[Card],
        from: usize,
        left: u32,
        weight: f64,
        counts: &mut Vec<u8>,
        found: &mut impl FnMut(&[u8], u32, f64),
    ) {
        let Some(kind) = kinds.get(from) else { return found(counts, left, weight) };
        let there = self.cards.of(*kind);
        for count in 0..=u32::from(there).min(left) {
            if let Some(place) = counts.get_mut(from) {
                *place = u8::try_from(count).unwrap_or(there);
            }
            let ways = choose(there.into(), count);
            self.hide(kinds, from + 1, left - count, weight * ways, counts, found);
        }
        if let Some(place) = counts.get_mut(from) {
            *place = 0;
        }
    }
}

/// The binomial coefficient.
pub fn choose(all: u32, some: u32) -> f64 {
    if some > all {
        return 0.0;
    }
    (0..some).fold(1.0, |ways, k| ways * f64::from(all - k) / f64::from(k + 1))
}
