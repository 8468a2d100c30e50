//! One way in which the loyalty cards may lie.

use std::collections::HashMap;

use game::{Seat, SeatSet};
use shadows::{Loyalty, Private, Public};

use super::Posterior;
use super::hidden_place::PlaceSet;

/// A case about the loyalty cards, with its weights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LoyaltyCase {
    pub traitors: SeatSet,
    /// Whether each of the two cards in the middle is a Traitor.
    pub middle: [bool; 2],
    /// Hidden places that a Traitor filled. They stay when a player changes sides later (SC-72).
    pub by_liars: PlaceSet,
    /// Weight by the rules and the stated assumptions alone.
    pub hard_weight: f64,
    /// Weight that also takes into account how everybody played.
    pub soft_weight: f64,
}

impl LoyaltyCase {
    /// This case with both weights multiplied.
    pub fn times(self, factor: f64) -> LoyaltyCase {
        LoyaltyCase { hard_weight: self.hard_weight * factor, soft_weight: self.soft_weight * factor, ..self }
    }

    /// Whether this seat has this loyalty.
    fn agrees(&self, seat: Seat, loyalty: Loyalty) -> bool {
        self.traitors.contains(seat) == loyalty.is_traitor()
    }

    /// Adds to `next` what may follow when a seat keeps its card or swaps it with a card in the middle (SC-72). `result`
    /// is the loyalty afterwards, if this seat learns it. Both choices are assumed to be equally likely.
    fn choose(self, seat: Seat, middle: usize, result: Option<Loyalty>, next: &mut Vec<LoyaltyCase>) {
        let own = self.traitors.contains(seat);
        let offered = self.middle.get(middle).copied().unwrap_or(false);
        let mut swapped = self;
        swapped.traitors = if offered { self.traitors.with(seat) } else { self.traitors.without(seat) };
        if let Some(card) = swapped.middle.get_mut(middle) {
            *card = own;
        }
        let possible = [self, swapped]
            .into_iter()
            .filter(|case| result.is_none_or(|loyalty| case.agrees(seat, loyalty)));
        next.extend(possible.map(|case| case.times(0.5)));
    }
}

/// Adds up equal cases and drops impossible ones.
pub fn merge(cases: &mut Vec<LoyaltyCase>) {
    let mut merged: Vec<LoyaltyCase> = Vec::with_capacity(cases.len());
    let mut indexes = HashMap::new();
    for case in cases.drain(..).filter(|case| case.hard_weight > 0.0) {
        let index = *indexes.entry((case.traitors, case.middle, case.by_liars)).or_insert(merged.len());
        match merged.get_mut(index) {
            Some(same) => {
                same.hard_weight += case.hard_weight;
                same.soft_weight += case.soft_weight;
            }
            None => merged.push(case),
        }
    }
    *cases = merged;
}

/// Every way to deal these loyalty cards to the seats and the two places in the middle (SC-9), equally likely.
fn all_deals(loyal: u8, traitors: u8) -> Vec<LoyaltyCase> {
    let cards = loyal + traitors;
    let seats = SeatSet::first(cards.saturating_sub(2));
    // The two places in the middle are numbered like two more seats.
    let middle = [0, 1].map(|place| Seat::new(seats.len() + place));
    let deals = (0..1 << cards).map(SeatSet::from_bits).filter(|deal| deal.len() == traitors);
    let case = |deal: SeatSet| LoyaltyCase {
        traitors: deal & seats,
        middle: middle.map(|place| place.is_some_and(|place| deal.contains(place))),
        by_liars: PlaceSet::EMPTY,
        hard_weight: 1.0,
        soft_weight: 1.0,
    };
    deals.map(case).collect()
}

impl Posterior {
    /// The loyalty cards are dealt.
    pub(super) fn deal_loyalties(&mut self, loyal: u8, traitors: u8, private: Option<&Private>) {
        let cases = all_deals(loyal, traitors);
        for product in &mut self.products {
            product.loyalties.clone_from(&cases);
        }
        if let Some(Private::Dealt { loyalty }) = private {
            let seat = self.seat;
            self.keep_loyalties(|case| case.agrees(seat, *loyalty));
        }
    }

    /// Takes in a notice about loyalties; ignores all others.
    pub(super) fn fold_loyalty(&mut self, public: &Public, private: Option<&Private>) {
        match *public {
            Public::Exposed { seat, loyalty, .. } | Public::Shown { seat, loyalty } => {
                self.keep_loyalties(|case| case.agrees(seat, loyalty));
            }
            Public::Peeked { .. } => {
                if let Some(Private::Peeked { target, loyalty }) = private {
                    self.keep_loyalties(|case| case.agrees(*target, *loyalty));
                }
            }
            Public::Revealed { traitors, .. } => self.keep_loyalties(|case| case.traitors == traitors),
            Public::Given { by, takes, .. } => {
                self.vivien_drawer = takes.then_some(by);
                if let Some(Private::Offered { loyalty }) = private {
                    let middle = self.offered_middle(self.seat);
                    self.keep_loyalties(|case| case.middle.get(middle) == Some(&loyalty.is_traitor()));
                }
            }
            Public::Chose { seat } => {
                let result = private.and_then(|private| match private {
                    Private::Chose { loyalty } => Some(*loyalty),
                    _ => None,
                });
                let middle = self.offered_middle(seat);
                self.split_loyalties(|case, next| case.choose(seat, middle, result, next));
            }
            Public::Mixed => self.split_loyalties(|case, next| {
                let mut swapped = case;
                swapped.middle.reverse();
                next.extend([case, swapped].map(|case| case.times(0.5)));
            }),
            _ => {}
        }
    }

    /// Which card in the middle Vivien offers to this seat: the first to the player who drew her, else the second.
    fn offered_middle(&self, seat: Seat) -> usize {
        usize::from(self.vivien_drawer != Some(seat))
    }

    fn keep_loyalties(&mut self, fits: impl Fn(&LoyaltyCase) -> bool) {
        self.products.iter_mut().for_each(|product| product.loyalties.retain(&fits));
    }

    /// Replaces every case by those that `split` adds.
    fn split_loyalties(&mut self, split: impl Fn(LoyaltyCase, &mut Vec<LoyaltyCase>)) {
        for product in &mut self.products {
            let mut next = Vec::new();
            product.loyalties.drain(..).for_each(|case| split(case, &mut next));
            product.loyalties = next;
            merge(&mut product.loyalties);
        }
    }
}
