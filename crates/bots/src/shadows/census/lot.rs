//! How the loyalty cards may lie.

use std::collections::HashMap;

use game::{Seat, SeatSet};
use shadows::{Loyalty, Private, Public};

use super::Census;

/// One way, with its weight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lot {
    /// The Traitors.
    pub traitors: SeatSet,
    /// Whether the two cards in the middle are Traitors.
    pub aside: [bool; 2],
    /// Slots that a Traitor filled: whoever changes sides later has lied all the same (SC-72).
    pub liars: u64,
    /// By the rules and the stated priors.
    pub hard: f64,
    /// By how everybody played as well.
    pub soft: f64,
}

impl Lot {
    /// The same, so much less likely.
    pub fn times(self, factor: f64) -> Lot {
        Lot { hard: self.hard * factor, soft: self.soft * factor, ..self }
    }

    /// A seat has chosen between its card and the one in the middle (SC-72); `now` where this seat is told. Of others
    /// nothing is known: each choice as likely, a prior of ours.
    fn choose(self, seat: Seat, place: usize, now: Option<Loyalty>, next: &mut Vec<Lot>) {
        let old = self.traitors.contains(seat);
        let offered = self.aside.get(place).copied().unwrap_or(false);
        let mut swapped = self;
        swapped.traitors = if offered { self.traitors.with(seat) } else { self.traitors.without(seat) };
        if let Some(aside) = swapped.aside.get_mut(place) {
            *aside = old;
        }
        let both = [(self, old), (swapped, offered)];
        let fits = both.into_iter().filter(|(_, traitor)| now.is_none_or(|now| now.is_traitor() == *traitor));
        next.extend(fits.map(|(lot, _)| lot.times(0.5)));
    }
}

/// Lots that suppose the same are one; impossible ones are gone.
pub fn merge(lots: &mut Vec<Lot>) {
    let mut merged: Vec<Lot> = Vec::with_capacity(lots.len());
    let mut places = HashMap::new();
    for lot in lots.drain(..).filter(|lot| lot.hard > 0.0) {
        let place = *places.entry((lot.traitors, lot.aside, lot.liars)).or_insert(merged.len());
        match merged.get_mut(place) {
            Some(same) => {
                same.hard += lot.hard;
                same.soft += lot.soft;
            }
            None => merged.push(lot),
        }
    }
    *lots = merged;
}

impl Census {
    /// Every way the Traitor cards can lie among the seats and the middle (SC-9).
    pub(super) fn deal(&mut self, loyal: u8, traitors: u8, private: Option<&Private>) {
        let places = loyal + traitors;
        let seats = SeatSet::first(places.saturating_sub(2));
        let ways = (0_u16..1 << places).filter(|way| way.count_ones() == u32::from(traitors));
        let lay = |way: u16| {
            let at = |place: u8| way >> place & 1 == 1;
            let aside = [at(seats.len()), at(seats.len() + 1)];
            Lot { traitors: SeatSet::from_bits(way) & seats, aside, liars: 0, hard: 1.0, soft: 1.0 }
        };
        let lots: Vec<Lot> = ways.map(lay).collect();
        for block in &mut self.blocks {
            block.lots.clone_from(&lots);
        }
        if let Some(Private::Dealt { loyalty }) = private {
            let seat = self.seat;
            self.keep(|lot| lot.traitors.contains(seat) == loyalty.is_traitor());
        }
    }

    /// What is public, or private, about loyalties.
    pub(super) fn loyalty(&mut self, public: &Public, private: Option<&Private>) {
        match *public {
            Public::Exposed { seat, loyalty, .. } | Public::Shown { seat, loyalty } => {
                self.keep(|lot| lot.traitors.contains(seat) == loyalty.is_traitor());
            }
            Public::Peeked { .. } => {
                if let Some(Private::Peeked { target, loyalty }) = private {
                    self.keep(|lot| lot.traitors.contains(*target) == loyalty.is_traitor());
                }
            }
            Public::Revealed { traitors, .. } => self.keep(|lot| lot.traitors == traitors),
            Public::Given { by, takes, .. } => {
                self.drawer = takes.then_some(by);
                if let Some(Private::Offered { loyalty }) = private {
                    let place = usize::from(self.drawer != Some(self.seat));
                    self.keep(|lot| lot.aside.get(place) == Some(&loyalty.is_traitor()));
                }
            }
            Public::Chose { seat } => {
                let now = private.and_then(|private| match private {
                    Private::Chose { loyalty } => Some(*loyalty),
                    _ => None,
                });
                let place = usize::from(self.drawer != Some(seat));
                self.split(|lot, next| lot.choose(seat, place, now, next));
            }
            Public::Mixed => self.split(|lot, next| {
                let mut turned = lot;
                turned.aside.reverse();
                next.extend([lot, turned].map(|lot| lot.times(0.5)));
            }),
            _ => {}
        }
    }

    pub(super) fn keep(&mut self, fits: impl Fn(&Lot) -> bool) {
        self.blocks.iter_mut().for_each(|block| block.lots.retain(&fits));
    }

    pub(super) fn split(&mut self, mut each: impl FnMut(Lot, &mut Vec<Lot>)) {
        for block in &mut self.blocks {
            let mut next = Vec::new();
            block.lots.drain(..).for_each(|lot| each(lot, &mut next));
            block.lots = next;
            merge(&mut block.lots);
        }
    }
}
