//! How public moves change the public posterior.

use avalon::Public;
use game::{BySeat, SeatSet};

use super::{PublicPosterior, for_each_knowledge, rank};
use crate::avalon::knowledge::Knowledge;
use crate::avalon::play_model::{PlayModel, ProposalModel, VoteInputs, VoteModel, fail_chance};
use crate::avalon::policy::{KNIGHT, Proposals};
use crate::belief::{PublicHistory, Situation};

impl PublicPosterior {
    /// Adds a public notice; `history` already contains it.
    pub fn observe(&mut self, public: &Public, history: &PublicHistory) {
        match *public {
            Public::Proposed { .. } => self.weigh_proposal(history),
            Public::VotesRevealed { approvals, .. } => self.weigh_votes(history, approvals),
            Public::QuestDone { successes: _, fails } => self.weigh_quest(history, fails),
            _ => {}
        }
    }

    fn weigh_proposal(&mut self, history: &PublicHistory) {
        self.refresh();
        let situation = history.now();
        let leader = situation.leader;
        let teams = self.teams(situation.team_size);
        let opinion = self.servant_opinion(leader);
        let fail_only = self.fail_only_weights(leader);
        let acted = self.acted_opinion(situation, opinion, &fail_only);
        let as_champion = self.proposals(situation, &acted, leader);
        let as_knight = KNIGHT.servant_proposals(situation, &opinion, teams, leader);
        let model = ProposalModel {
            history,
            champion: &self.parameters,
            as_champion: Proposals { teams, chances: &as_champion },
            as_knight: Proposals { teams, chances: &as_knight },
            clean_share: self.clean_share(leader, situation.team),
        };
        let mut moves = self.moves.get(leader).clone();
        for_each_knowledge(
            &mut moves,
            leader,
            &self.merlin_views,
            &self.evil_groups,
            |knowledge, by_model| {
                let exposure = self.exposure_of(knowledge, leader);
                for (each, likelihood) in PlayModel::ALL.into_iter().zip(by_model) {
                    *likelihood *= model.chance(each, knowledge, exposure);
                }
            },
        );
        *self.moves.get_mut(leader) = moves;
        self.stale = true;
        self.refresh();
        self.look_ahead(situation);
    }

    fn weigh_votes(&mut self, history: &PublicHistory, approvals: SeatSet) {
        self.refresh();
        let situation = history.last_proposed();
        // All votes are judged by what was known before them.
        let inputs: Vec<VoteInputs> =
            self.seats().iter().map(|seat| self.vote_inputs(history, seat)).collect();
        let mut all_moves = std::mem::take(&mut self.moves);
        for (seat, inputs) in self.seats().iter().zip(&inputs) {
            let model = VoteModel { situation, champion: &self.parameters, seat, inputs };
            let approves = approvals.contains(seat);
            let moves = all_moves.get_mut(seat);
            for_each_knowledge(moves, seat, &self.merlin_views, &self.evil_groups, |knowledge, by_model| {
                let exposure = self.exposure_of(knowledge, seat);
                for (each, likelihood) in PlayModel::ALL.into_iter().zip(by_model) {
                    let approval = model.approval(each, knowledge, exposure);
                    *likelihood *= if approves { approval } else { 1.0 - approval };
                }
            });
        }
        self.moves = all_moves;
        self.stale = true;
    }

    /// How likely Evil finds Merlin in this seat; 0 if the seat is not Merlin.
    fn exposure_of(&self, knowledge: Knowledge, seat: game::Seat) -> f64 {
        match knowledge {
            Knowledge::Merlin(seen) => self.merlin_exposure(seat, seen),
            Knowledge::Servant | Knowledge::Evil(_) | Knowledge::LoneEvil => 0.0,
        }
    }

    fn weigh_quest(&mut self, history: &PublicHistory, fails: u8) {
        self.refresh();
        if !history.proposals().last().is_some_and(|proposal| proposal.exchanged) {
            self.weigh_fails(history.last_proposed(), fails);
        }
        self.stale = true;
    }

    /// If the card of every Evil member follows from the number of Fails, each member is judged for its own card; otherwise
    /// the Evil sets are weighed by the number.
    fn weigh_fails(&mut self, situation: &Situation, fails: u8) {
        let suspicion = self.suspicion(situation.leader);
        let mut likelihoods = std::mem::take(&mut self.fail_likelihood);
        for (set, likelihood) in self.evil_sets.iter().zip(&mut likelihoods) {
            let members = *set & situation.team;
            if members.len() < fails {
                *likelihood *= if self.roles.sides_may_change { 0.05 } else { 0.0 };
            } else if self.roles.oberon || (fails != 0 && fails != members.len()) {
                *likelihood *= self.fail_count_likelihood(situation, *set, fails, &suspicion);
            }
        }
        self.fail_likelihood = likelihoods;
        for seat in situation.team {
            let share = f64::from(fails) / f64::from(situation.team_size);
            *self.fail_exposure.get_mut(seat) += if fails == 0 { -0.1 } else { share };
        }
        if !self.roles.oberon {
            self.judge_members(situation, fails, &suspicion);
        }
        self.remove_impossible_sets();
    }

    /// Judges the members of every Evil group of which all played Fail or all played Success.
    fn judge_members(&mut self, situation: &Situation, fails: u8, suspicion: &BySeat<f64>) {
        for (position, group) in self.evil_groups.sets().iter().enumerate() {
            let members = *group & situation.team;
            if fails != 0 && fails != members.len() {
                continue;
            }
            for seat in members {
                let rank = rank(suspicion, members, seat);
                let Some(by_model) = self.moves.get_mut(seat).evil.get_mut(position) else { continue };
                for (model, likelihood) in PlayModel::ALL.into_iter().zip(by_model) {
                    let fail = fail_chance(model, &self.parameters, situation, &rank);
                    *likelihood *= if fails == 0 { 1.0 - fail } else { fail };
                }
            }
        }
    }

    /// Removes the Evil sets that cannot have produced the Fails; if none is left, all are kept with equal likelihood.
    fn remove_impossible_sets(&mut self) {
        if self.fail_likelihood.iter().any(|likelihood| *likelihood > 0.0) {
            let mut likelihoods = self.fail_likelihood.iter();
            self.evil_sets.retain(|_| likelihoods.next().is_none_or(|likelihood| *likelihood > 0.0));
            self.fail_likelihood.retain(|likelihood| *likelihood > 0.0);
        } else {
            self.fail_likelihood.iter_mut().for_each(|likelihood| *likelihood = 1.0);
        }
    }

    /// The likelihood that the members of this Evil set on the team play this many Fails.
    fn fail_count_likelihood(
        &self,
        situation: &Situation,
        evil: SeatSet,
        fails: u8,
        suspicion: &BySeat<f64>,
    ) -> f64 {
        let members = evil & situation.team;
        // The chance of each number of Fails from 0 to 5.
        let mut by_count = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        for seat in members {
            let rank = rank(suspicion, members, seat);
            let fail = self.expected_fail_chance(situation, seat, evil, &rank);
            let mut one_less = 0.0;
            for chance in &mut by_count {
                let before = *chance;
                *chance = before * (1.0 - fail) + one_less * fail;
                one_less = before;
            }
        }
        by_count.get(usize::from(fails)).copied().unwrap_or(0.0).max(1e-6)
    }
}
