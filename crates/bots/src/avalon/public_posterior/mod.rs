//! What everybody can infer from the public moves: the votes, teams and quests of every seat, weighed by several models of
//! play at once. Each model has a prior; Bayes' rule infers which models fit the moves of each seat.
//!
//! A move is judged by what the mover could know: a Servant nothing, Merlin and Evil a set of seats. So each seat needs one
//! number for each model and each kind of knowledge, and no list of deals.

mod totals;
mod update;

use avalon::{Cast, Lancelot, Role, Rules};
use game::{BySeat, Seat, SeatSet};

use super::knowledge::Knowledge;
use super::opinion::Opinion;
use super::play_model::{ByModel, MODELS, PlayModel, TeamAssessment, VoteInputs, fail_chance};
use super::policy::{FailRank, Parameters};
use crate::belief::{LAST_ATTEMPT, PublicHistory, Situation};
use crate::seat_sets::{SetIndex, subsets};
pub use totals::Totals;

/// The likelihood of the moves of one seat, by model and by what the seat may know.
#[derive(Clone, Debug, Default)]
struct MoveLikelihoods {
    servant: ByModel,
    lone_evil: ByModel,
    /// By the position of the set that Merlin sees.
    merlin: Vec<ByModel>,
    /// By the position of the set that Evil knows.
    evil: Vec<ByModel>,
}

/// The special roles that matter to what players know.
#[derive(Clone, Copy, Debug)]
struct SpecialRoles {
    merlin: bool,
    mordred: bool,
    oberon: bool,
    merlin_sees_oberon: bool,
    /// The Lancelots may change sides, so the Fails of a quest prove nothing for later.
    sides_may_change: bool,
}

/// What everybody can infer from the public moves.
#[derive(Clone, Debug)]
pub struct PublicPosterior {
    players: u8,
    parameters: Parameters,
    prior: ByModel,
    roles: SpecialRoles,
    /// The sets that Merlin may see.
    merlin_views: SetIndex,
    /// The sets that Evil players may know.
    evil_groups: SetIndex,
    moves: BySeat<MoveLikelihoods>,
    /// The sets of Evil seats that the quests allow.
    evil_sets: Vec<SeatSet>,
    /// The likelihood of all Fails, for each of `evil_sets`.
    fail_likelihood: Vec<f64>,
    /// How much each seat took part in failed quests.
    fail_exposure: BySeat<f64>,
    /// What a Servant in each seat believes: a weight for each of `evil_sets`.
    servant_weights: BySeat<Vec<f64>>,
    /// The soundest team of each leader for the current quest.
    best_teams: BySeat<SeatSet>,
    totals: Totals,
    /// All teams, by size.
    teams: Vec<Vec<SeatSet>>,
    /// Whether moves came since `totals` and `servant_weights` were computed.
    stale: bool,
}

impl PublicPosterior {
    /// Before the first move, with this prior over the models of play.
    pub fn new(rules: &Rules, cast: Option<Cast>, parameters: Parameters, prior: ByModel) -> PublicPosterior {
        let has = |role: Role| cast.is_some_and(|cast| cast.has(role));
        let roles = SpecialRoles {
            merlin: cast.is_none_or(|cast| cast.has(Role::Merlin)),
            mordred: has(Role::Mordred),
            oberon: has(Role::Oberon),
            merlin_sees_oberon: rules.merlin_sees_oberon,
            sides_may_change: matches!(rules.lancelot, Lancelot::V1 { .. } | Lancelot::V2 { .. }),
        };
        let (players, evil) = (rules.players, avalon::sides(rules.players).1);
        let unseen = u8::from(roles.mordred) + u8::from(roles.oberon && !roles.merlin_sees_oberon);
        let merlin_views: SetIndex = subsets(players, evil.saturating_sub(unseen)).collect();
        let evil_groups = evil_groups(players, evil, roles.oberon);
        let one = [1.0; MODELS];
        let moves = BySeat::new(|seat| match rules.seats().contains(seat) {
            true => MoveLikelihoods {
                servant: one,
                lone_evil: one,
                merlin: vec![one; merlin_views.sets().len()],
                evil: vec![one; evil_groups.sets().len()],
            },
            false => MoveLikelihoods::default(),
        });
        let evil_sets: Vec<SeatSet> = subsets(players, evil).collect();
        let mut posterior = PublicPosterior {
            players,
            parameters,
            prior,
            roles,
            merlin_views,
            evil_groups,
            moves,
            fail_likelihood: vec![1.0; evil_sets.len()],
            evil_sets,
            fail_exposure: BySeat::default(),
            servant_weights: BySeat::default(),
            best_teams: BySeat::default(),
            totals: Totals::default(),
            teams: (0..6).map(|size| subsets(players, size).collect()).collect(),
            stale: true,
        };
        posterior.refresh();
        posterior
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(self.players)
    }

    /// The parameters of champions, or of the player itself.
    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// The teams of this size.
    pub fn teams(&self, size: u8) -> &[SeatSet] {
        self.teams.get(usize::from(size)).map_or(&[], Vec::as_slice)
    }

    /// The soundest team of each leader for the current quest.
    pub fn best_teams(&self) -> &BySeat<SeatSet> {
        &self.best_teams
    }

    /// What a Servant in this seat believes.
    pub fn servant_opinion(&self, seat: Seat) -> Opinion<'_> {
        Opinion { sets: &self.evil_sets, weights: self.servant_weights.get(seat) }
    }

    /// What the Fails alone say to a Servant in this seat: equal weights for the sets that they allow, in the order of
    /// [`PublicPosterior::servant_opinion`].
    #[allow(clippy::as_conversions)] // at most 210 sets
    pub fn fail_only_weights(&self, seat: Seat) -> Vec<f64> {
        let count = self.evil_sets.iter().filter(|set| !set.contains(seat)).count();
        let weight = 1.0 / count.max(1) as f64;
        self.evil_sets.iter().map(|set| if set.contains(seat) { 0.0 } else { weight }).collect()
    }

    /// The opinion on which a champion with this own opinion acts as a Servant. Without Merlin it uses what the Fails say
    /// until its suspicion is strong. So its votes and teams do not distinguish it from players without suspicion, and Evil
    /// can act in the same way.
    pub fn acted_opinion<'a>(
        &'a self,
        situation: &Situation,
        own: Opinion<'a>,
        fail_only: &'a [f64],
    ) -> Opinion<'a> {
        let fails = Opinion { sets: &self.evil_sets, weights: fail_only };
        let is_strong =
            |seat| (own.evil(seat) - fails.evil(seat)).abs() > self.parameters.suspicion_threshold;
        if self.parameters.hides_evil(situation) && !self.seats().iter().any(is_strong) { fails } else { own }
    }

    /// The chance that a champion with this opinion proposes each team of the current size, as a Servant.
    pub fn proposals(&self, situation: &Situation, opinion: &Opinion<'_>, seat: Seat) -> Vec<f64> {
        let (parameters, teams) = (&self.parameters, self.teams(situation.team_size));
        match parameters.hides_evil(situation) {
            true => parameters.fail_averse_proposals(situation, opinion, teams, seat, &self.fail_exposure),
            false => parameters.servant_proposals(situation, opinion, teams, seat),
        }
    }

    /// What the vote of this seat on the last team depends on.
    pub fn vote_inputs(&self, history: &PublicHistory, seat: Seat) -> VoteInputs {
        let situation = history.last_proposed();
        let opinion = self.servant_opinion(seat);
        let assessment = TeamAssessment {
            soundness: opinion.soundness(situation, situation.team),
            later_soundness: opinion.later_soundness(situation, &self.best_teams),
            clean_share: self.clean_share(seat, situation.team.with(situation.leader)),
        };
        let fail_only = self.fail_only_weights(seat);
        let shown = self.acted_opinion(situation, opinion, &fail_only);
        let shown =
            (shown.soundness(situation, situation.team), shown.later_soundness(situation, &self.best_teams));
        VoteInputs::new(history, &self.parameters, seat, assessment, shown)
    }

    /// The share of the Evil sets without this seat that leave all these players Good.
    fn clean_share(&self, seat: Seat, players: SeatSet) -> f64 {
        let (mut clean, mut all) = (0_u32, 0_u32);
        for set in self.evil_sets.iter().filter(|set| !set.contains(seat)) {
            all += 1;
            clean += u32::from((*set & players).is_empty());
        }
        f64::from(clean) / f64::from(all.max(1))
    }

    /// The probability that a player who knows these Evil players takes this seat for Merlin.
    pub fn merlin_exposure(&self, seat: Seat, known_evil: SeatSet) -> f64 {
        let position = self.merlin_view_position(known_evil);
        let ratio = |seat: Seat| self.totals.merlin_ratio(seat, position);
        let all: f64 = (self.seats() - known_evil).iter().map(ratio).sum();
        if all > 0.0 { ratio(seat) / all } else { 0.0 }
    }

    /// A set that Merlin cannot see, which only secret role lists produce, counts as the first one.
    fn merlin_view_position(&self, seen: SeatSet) -> usize {
        self.merlin_views.position(seen).unwrap_or(0)
    }

    /// A set that Evil cannot know, which only secret role lists produce, counts as the first one.
    fn evil_group_position(&self, known: SeatSet) -> usize {
        self.evil_groups.position(known).unwrap_or(0)
    }

    /// The chance that this seat, as one of these Evil players, plays Fail now, by the models that fit its moves.
    pub fn expected_fail_chance(
        &self,
        situation: &Situation,
        seat: Seat,
        evil: SeatSet,
        rank: &FailRank,
    ) -> f64 {
        let moves = self.moves.get(seat);
        let known = self.evil_groups.position(evil).and_then(|position| moves.evil.get(position));
        let likelihood = known.unwrap_or(&moves.lone_evil);
        let (mut all, mut fail) = (0.0, 0.0);
        for ((model, prior), likelihood) in PlayModel::ALL.into_iter().zip(&self.prior).zip(likelihood) {
            let weight = prior * likelihood;
            all += weight;
            fail += weight * fail_chance(model, &self.parameters, situation, rank);
        }
        if all > 0.0 { fail / all } else { 0.5 }
    }

    /// How much Servants in the other seats suspect each seat; ties are broken by the distance from the leader.
    fn suspicion(&self, leader: Seat) -> BySeat<f64> {
        let seats = self.seats();
        BySeat::new(|seat| {
            if !seats.contains(seat) {
                return 0.0;
            }
            let others = seats.without(seat).iter();
            let distance = (seat.number() + self.players - leader.number()) % self.players;
            let sum: f64 = others.map(|other| self.servant_opinion(other).evil(seat)).sum();
            sum + 1e-4 * f64::from(distance)
        })
    }

    /// The rank of this seat among these Evil members of a team.
    pub fn fail_rank(&self, leader: Seat, evil_members: SeatSet, seat: Seat) -> FailRank {
        rank(&self.suspicion(leader), evil_members, seat)
    }

    /// Computes the soundest team of every leader who may still lead in this round.
    pub fn look_ahead(&mut self, situation: &Situation) {
        let teams = self.teams.get(usize::from(situation.team_size)).map_or(&[][..], Vec::as_slice);
        for step in 0..=LAST_ATTEMPT.saturating_sub(situation.attempt) {
            let seat = situation.leader.step(step, situation.players);
            let opinion = Opinion { sets: &self.evil_sets, weights: self.servant_weights.get(seat) };
            *self.best_teams.get_mut(seat) = opinion.soundest_team(situation, teams, seat);
        }
    }
}

/// The sets that Evil players may know: all of them, or all except Oberon.
fn evil_groups(players: u8, evil: u8, has_oberon: bool) -> SetIndex {
    let sizes = [evil - u8::from(has_oberon), evil];
    let all = (0..=SeatSet::first(players).bits()).map(SeatSet::from_bits);
    all.filter(|set| sizes.contains(&set.len())).collect()
}

fn rank(suspicion: &BySeat<f64>, evil_members: SeatSet, seat: Seat) -> FailRank {
    let own = *suspicion.get(seat);
    let count = |is: &dyn Fn(f64) -> bool| {
        evil_members.iter().filter(|other| is(*suspicion.get(*other))).collect::<SeatSet>().len()
    };
    FailRank {
        evil_members: evil_members.len(),
        more_suspected: count(&|other| other > own + 1e-6),
        equally_suspected: count(&|other| (other - own).abs() <= 1e-6).max(1),
    }
}

/// The kinds of knowledge that a seat may have, with the likelihood of its moves for each.
fn for_each_knowledge(
    moves: &mut MoveLikelihoods,
    seat: Seat,
    merlin_views: &SetIndex,
    evil_groups: &SetIndex,
    mut visit: impl FnMut(Knowledge, &mut ByModel),
) {
    visit(Knowledge::Servant, &mut moves.servant);
    visit(Knowledge::LoneEvil, &mut moves.lone_evil);
    for (seen, likelihood) in merlin_views.sets().iter().zip(&mut moves.merlin) {
        if !seen.contains(seat) {
            visit(Knowledge::Merlin(*seen), likelihood);
        }
    }
    for (known, likelihood) in evil_groups.sets().iter().zip(&mut moves.evil) {
        if known.contains(seat) {
            visit(Knowledge::Evil(*known), likelihood);
        }
    }
}
