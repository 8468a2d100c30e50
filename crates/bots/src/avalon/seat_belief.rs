//! What one seat believes: every deal that its notices allow, weighed by the public moves and by what was said.

use avalon::{Avalon, Statement};
use game::{BySeat, NoticeOf, Seat, SeatSet};

use super::decision::Position;
use super::knowledge::{AvalonView, known_evil};
use super::opinion::Opinion;
use super::play_model::ByModel;
use super::policy::Parameters;
use super::possible_worlds::hard_belief;
use super::public_posterior::PublicPosterior;
use crate::belief::{Belief, World, is_same_claim, says_nothing, statement_nats};
use crate::seat_sets::SetIndex;

/// What a seat considers likely, in summary.
#[derive(Clone, Debug, Default)]
pub struct Estimate {
    sets: Vec<SeatSet>,
    weights: Vec<f64>,
    merlin: BySeat<f64>,
}

impl Estimate {
    /// The probabilities of the sets of players who may be Evil now.
    pub fn opinion(&self) -> Opinion<'_> {
        Opinion { sets: &self.sets, weights: &self.weights }
    }

    /// The most probable Merlin among these seats; the first of equal ones.
    pub fn likeliest_merlin(&self, among: SeatSet) -> Option<Seat> {
        let mut best: Option<(f64, Seat)> = None;
        for seat in among {
            let chance = *self.merlin.get(seat);
            if best.is_none_or(|(most, _)| chance > most + 1e-12) {
                best = Some((chance, seat));
            }
        }
        best.map(|(_, seat)| seat)
    }

    /// What a player in the seat of this view believes who knows the public moves and what the night showed there. At a table
    /// without checks and talk that is what a champion there believes.
    pub(super) fn from_public(view: &AvalonView<'_>, posterior: &PublicPosterior) -> Estimate {
        let known = view.board.evil.unwrap_or(known_evil(view));
        let servant = posterior.servant_opinion(view.seat);
        let fits = |set: SeatSet| f64::from(u8::from(known.is_subset(set)));
        let fitting = servant.sets.iter().zip(servant.weights);
        let mut weights: Vec<f64> = fitting.map(|(set, weight)| fits(*set) * weight).collect();
        if weights.iter().sum::<f64>() <= 0.0 {
            // A Servant in an Evil seat takes itself for Good, so it excludes every set that fits: they count equally.
            weights = servant.sets.iter().map(|set| fits(*set)).collect();
        }
        let all = weights.iter().sum::<f64>().max(1e-290);
        weights.iter_mut().for_each(|weight| *weight /= all);
        let others = view.board.seats() - known;
        let merlin = BySeat::new(|seat| match others.contains(seat) {
            true => posterior.merlin_exposure(seat, known),
            false => 0.0,
        });
        Estimate { sets: servant.sets.to_vec(), weights, merlin }
    }
}

/// The two inferences of a seat. The belief owns the one public history; the posterior reads it.
#[derive(Clone, Debug)]
struct Inference {
    belief: Belief,
    posterior: PublicPosterior,
}

/// What one seat believes.
#[derive(Clone, Debug)]
pub struct SeatBelief {
    inference: Option<Inference>,
    /// Notices that are not folded yet, because the rules are first known with a view.
    unread: Vec<NoticeOf<Avalon>>,
    /// What others said, each claim once.
    heard: Vec<(Seat, Statement)>,
    /// The last estimate, as long as nothing has happened since.
    estimate: Option<Estimate>,
    parameters: Parameters,
    /// The prior over models of play that champions expect everybody to have.
    public_prior: ByModel,
    /// The prior of this seat.
    own_prior: ByModel,
}

impl SeatBelief {
    /// The belief before the first notice.
    pub fn new(parameters: Parameters, public_prior: ByModel, own_prior: ByModel) -> SeatBelief {
        SeatBelief {
            inference: None,
            unread: Vec::new(),
            heard: Vec::new(),
            estimate: None,
            parameters,
            public_prior,
            own_prior,
        }
    }

    /// Adds the next notice of the seat.
    pub fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.estimate = None;
        self.unread.push(*notice);
    }

    /// Adds a statement of another seat.
    pub fn hear(&mut self, from: Seat, statement: &Statement) {
        let repeated = self.heard.iter().any(|(seat, said)| *seat == from && is_same_claim(said, statement));
        if !repeated && !says_nothing(statement) {
            self.heard.push((from, *statement));
            self.estimate = None;
        }
    }

    /// The position of the seat, with everything that happened so far.
    pub(super) fn position<'a>(&'a mut self, view: &'a AvalonView<'a>) -> Position<'a> {
        self.update(view);
        let estimate = self.estimate.take().unwrap_or_else(|| self.estimate(view));
        let estimate = self.estimate.insert(estimate);
        let inference = updated(&mut self.inference, view, &self.parameters, &self.public_prior);
        let Inference { belief, posterior } = inference;
        Position { view, history: belief.history(), posterior, estimate }
    }

    /// Folds the notices that came since the last time.
    fn update(&mut self, view: &AvalonView<'_>) -> &mut Inference {
        let inference = updated(&mut self.inference, view, &self.parameters, &self.public_prior);
        for notice in self.unread.drain(..) {
            inference.belief.fold(&notice);
            if let Some(public) = &notice.public {
                inference.posterior.observe(public, inference.belief.history());
            }
        }
        inference.posterior.refresh();
        inference
    }

    /// How much what was said speaks for a world. Everybody who names a suspect has seen the same public moves, so an opinion
    /// counts little; a report of something shown in secret counts in full.
    fn talk_factor(&self, world: &World, switched: bool) -> f64 {
        let weigh = |(by, statement): &(Seat, Statement)| {
            let is_report = matches!(
                statement,
                Statement::LadyShowed { .. } | Statement::PlotShowed { .. } | Statement::CardShowed { .. }
            );
            let nats = statement_nats(world, switched, *by, statement);
            if is_report { 2.0 * nats } else { 0.2 * nats }
        };
        self.heard.iter().map(weigh).sum::<f64>().clamp(-4.0, 4.0).exp()
    }

    /// Every possible world and its weight, always in the same order.
    pub(super) fn weighted_worlds(&mut self, view: &AvalonView<'_>) -> Vec<(World, f64)> {
        self.update(view);
        let mut worlds = Vec::new();
        self.for_each_world(view, |world, weight| worlds.push((world, weight)));
        worlds
    }

    fn for_each_world(&self, view: &AvalonView<'_>, mut visit: impl FnMut(World, f64)) {
        let switched = view.board.is_switched();
        let Some(Inference { belief, posterior }) = &self.inference else { return };
        let totals = posterior.totals(&self.own_prior);
        let mut evil = None;
        let (mut factor, mut merlin_factors) = (1.0, BySeat::new(|_| 1.0));
        for (world, weight) in belief.iter() {
            if evil != Some(world.evil) {
                evil = Some(world.evil);
                (factor, merlin_factors) = posterior.factors(&world.evil, &totals);
                if !self.heard.is_empty() {
                    factor *= self.talk_factor(&world, switched);
                }
            }
            let merlin_factor = world.good.merlin.map_or(1.0, |seat| *merlin_factors.get(seat));
            visit(world, weight * factor * merlin_factor);
        }
    }

    fn estimate(&self, view: &AvalonView<'_>) -> Estimate {
        let switched = view.board.is_switched();
        let mut sets = SetIndex::new();
        let mut weights: Vec<f64> = Vec::new();
        let mut merlin: BySeat<f64> = BySeat::default();
        let mut all = 0.0;
        self.for_each_world(view, |world, weight| {
            let position = sets.add(world.evil_now(switched));
            match weights.get_mut(position) {
                Some(sum) => *sum += weight,
                None => weights.push(weight),
            }
            if let Some(seat) = world.good.merlin {
                *merlin.get_mut(seat) += weight;
            }
            all += weight;
        });
        let scale = if all > 0.0 { 1.0 / all } else { 0.0 };
        weights.iter_mut().for_each(|weight| *weight *= scale);
        let merlin = BySeat::new(|seat| merlin.get(seat) * scale);
        Estimate { sets: sets.into_sets(), weights, merlin }
    }
}

/// The inference of a seat, made with the first view.
fn updated<'a>(
    inference: &'a mut Option<Inference>,
    view: &AvalonView<'_>,
    parameters: &Parameters,
    prior: &ByModel,
) -> &'a mut Inference {
    inference.get_or_insert_with(|| Inference {
        belief: hard_belief(view),
        posterior: PublicPosterior::new(&view.board.rules, view.board.cast, *parameters, *prior),
    })
}
