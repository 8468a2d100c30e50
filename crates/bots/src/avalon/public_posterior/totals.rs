//! The likelihood of all moves, summed over the models of play.

use game::{BySeat, Seat, SeatSet};

use super::{MoveLikelihoods, PublicPosterior};
use crate::avalon::play_model::ByModel;
use crate::belief::{EvilRoles, set_of};

/// The likelihood of what each seat did, summed over the models, by what the seat may know.
#[derive(Clone, Debug, Default)]
pub struct Totals {
    pub(super) servant: BySeat<f64>,
    lone_evil: BySeat<f64>,
    /// Compared with a Servant, by the set that Merlin sees.
    merlin_ratio: BySeat<Vec<f64>>,
    /// By the set that Evil knows.
    evil: BySeat<Vec<f64>>,
}

impl Totals {
    /// How many times as likely the moves of this seat are for a Merlin with this view as for a Servant.
    pub(super) fn merlin_ratio(&self, seat: Seat, view: usize) -> f64 {
        self.merlin_ratio.get(seat).get(view).copied().unwrap_or(1.0)
    }
}

fn total(prior: &ByModel, likelihood: &ByModel) -> f64 {
    prior.iter().zip(likelihood).map(|(prior, likelihood)| prior * likelihood).sum::<f64>().max(1e-290)
}

impl PublicPosterior {
    /// The totals with this prior over the models.
    pub fn totals(&self, prior: &ByModel) -> Totals {
        let servant = BySeat::new(|seat| total(prior, &self.moves.get(seat).servant));
        let sums =
            |by: &[ByModel]| by.iter().map(|likelihood| total(prior, likelihood)).collect::<Vec<f64>>();
        let ratios = |seat: Seat, moves: &MoveLikelihoods| {
            sums(&moves.merlin).into_iter().map(|sum| sum / servant.get(seat)).collect()
        };
        Totals {
            lone_evil: BySeat::new(|seat| total(prior, &self.moves.get(seat).lone_evil)),
            merlin_ratio: BySeat::new(|seat| ratios(seat, self.moves.get(seat))),
            evil: BySeat::new(|seat| sums(&self.moves.get(seat).evil)),
            servant,
        }
    }

    /// What the public moves say about all deals with these Evil roles: a factor, and one more for each seat that may hold
    /// Merlin.
    pub fn factors(&self, evil: &EvilRoles, totals: &Totals) -> (f64, BySeat<f64>) {
        let position = self.evil_sets.iter().position(|set| *set == evil.seats);
        let fails = position.and_then(|position| self.fail_likelihood.get(position));
        self.factors_with(evil, fails.copied().unwrap_or(1.0), totals)
    }

    fn factors_with(&self, evil: &EvilRoles, fail_likelihood: f64, totals: &Totals) -> (f64, BySeat<f64>) {
        let roles = &self.roles;
        let lancelot = if roles.sides_may_change { evil.lancelot } else { None };
        let alone = set_of(evil.oberon) | set_of(lancelot);
        let group = self.evil_group_position(evil.seats - set_of(evil.oberon));
        let unseen_oberon = if roles.merlin_sees_oberon { None } else { evil.oberon };
        let view = self.merlin_view_position(evil.seats - set_of(evil.mordred) - set_of(unseen_oberon));
        let (mut factor, mut merlin) = (fail_likelihood, BySeat::new(|_| 1.0));
        for seat in self.seats() {
            if !evil.seats.contains(seat) {
                factor *= totals.servant.get(seat);
                *merlin.get_mut(seat) = totals.merlin_ratio(seat, view);
            } else if alone.contains(seat) {
                factor *= totals.lone_evil.get(seat);
            } else {
                factor *= totals.evil.get(seat).get(group).copied().unwrap_or(1.0);
            }
        }
        (factor, merlin)
    }

    /// Computes the totals and what every Servant believes, if moves came since the last time.
    pub fn refresh(&mut self) {
        if !std::mem::take(&mut self.stale) {
            return;
        }
        self.totals = self.totals(&self.prior);
        let seats = self.seats();
        let count = self.evil_sets.len();
        let mut weights =
            BySeat::new(|seat| if seats.contains(seat) { vec![0.0; count] } else { Vec::new() });
        for (position, (set, fail_likelihood)) in self.evil_sets.iter().zip(&self.fail_likelihood).enumerate()
        {
            for evil in self.evil_role_placements(*set) {
                let (factor, merlin) = self.factors_with(&evil, *fail_likelihood, &self.totals);
                let good = seats - *set;
                let all: f64 =
                    if self.roles.merlin { good.iter().map(|seat| *merlin.get(seat)).sum() } else { 0.0 };
                for seat in good {
                    let others = if self.roles.merlin { all - merlin.get(seat) } else { 1.0 };
                    // A Servant learns nothing from its own moves.
                    let own = self.totals.servant.get(seat);
                    if let Some(weight) = weights.get_mut(seat).get_mut(position) {
                        *weight += factor * others.max(0.0) / own;
                    }
                }
            }
        }
        for seat in seats {
            normalize(weights.get_mut(seat));
        }
        self.servant_weights = weights;
    }

    /// The placements of Mordred and Oberon among these Evil seats. The other Evil roles do not matter here.
    fn evil_role_placements(&self, seats: SeatSet) -> Vec<EvilRoles> {
        let holders = |is_in_game: bool| -> Vec<Option<Seat>> {
            if is_in_game { seats.iter().map(Some).collect() } else { vec![None] }
        };
        let (mordreds, oberons) = (holders(self.roles.mordred), holders(self.roles.oberon));
        let mut placements = Vec::with_capacity(mordreds.len() * oberons.len());
        for &mordred in &mordreds {
            for &oberon in &oberons {
                if mordred != oberon || mordred.is_none() {
                    placements.push(EvilRoles { seats, mordred, oberon, ..EvilRoles::default() });
                }
            }
        }
        placements
    }
}

/// Scales the weights so that they add up to 1; if all are 0, they become equal.
#[allow(clippy::as_conversions)] // at most 210 sets
fn normalize(weights: &mut [f64]) {
    let all: f64 = weights.iter().sum();
    let equal = 1.0 / weights.len().max(1) as f64;
    for weight in weights {
        *weight = if all > 0.0 { *weight / all } else { equal };
    }
}
