//! How a knight or a champion decides, as probabilities: so that what a move reveals can be calculated.

use avalon::{Card, Choices, Command, ExcaliburChoice, LadyChoice, PlotCard, Proposal, Quest, Use, Vote};
use game::{Choices as _, Seat, SeatSet};

use super::knowledge::{AvalonView, is_evil, is_merlin, known_evil};
use super::opinion::Opinion;
use super::policy::{FailRank, Proposals};
use super::public_posterior::PublicPosterior;
use super::seat_belief::Estimate;
use super::squire::Heuristics;
use crate::Stream;
use crate::belief::{LAST_ATTEMPT, PublicHistory, Situation};
use crate::random::first_of;

/// Everything that a decision of one seat depends on.
pub(super) struct Position<'a> {
    pub(super) view: &'a AvalonView<'a>,
    pub(super) history: &'a PublicHistory,
    pub(super) posterior: &'a mut PublicPosterior,
    pub(super) estimate: &'a Estimate,
}

/// A random command with these probabilities.
pub(super) fn draw(odds: &[(Command, f64)], stream: &mut Stream) -> Option<Command> {
    let mut left = stream.share() * odds.iter().map(|(_, chance)| chance).sum::<f64>();
    let mut wanted = None;
    for (command, chance) in odds.iter().filter(|(_, chance)| *chance > 0.0) {
        wanted = Some(*command);
        left -= chance;
        if left < 0.0 {
            break;
        }
    }
    wanted
}

/// The smallest quest that is open.
pub(super) fn smallest_open_quest(view: &AvalonView<'_>) -> Quest {
    let board = view.board;
    let open = Quest::ALL.into_iter().filter(|quest| board.is_open(*quest));
    let quest = open.min_by_key(|quest| (quest.size(board.rules.players), quest.number()));
    quest.unwrap_or(Quest::First)
}

impl Position<'_> {
    /// A random choice by the probabilities; a rule of thumb where there are none.
    pub(super) fn choose(&mut self, choices: &Choices, stream: &mut Stream) -> Command {
        match self.probabilities(choices) {
            Some(odds) => first_of(draw(&odds, stream), choices),
            None => Heuristics::new(self.view, self.history).choose(choices, stream),
        }
    }

    /// The probability of each choice, where this policy has a rule.
    pub(super) fn probabilities(&mut self, choices: &Choices) -> Option<Vec<(Command, f64)>> {
        match choices {
            Choices::Vote => {
                let approve = self.approval();
                Some(vec![
                    (Command::Vote(Vote::Approve), approve),
                    (Command::Vote(Vote::Reject), 1.0 - approve),
                ])
            }
            Choices::Propose(_) => Some(self.proposals()),
            Choices::Play { success: true, fail: true } => {
                let fail = self.fail_chance();
                Some(vec![(Command::Play(Card::Fail), fail), (Command::Play(Card::Success), 1.0 - fail)])
            }
            Choices::Shoot { targets } => {
                let target = self.estimate.likeliest_merlin(*targets);
                target.map(|seat| vec![(Command::Assassinate(seat), 1.0)])
            }
            Choices::Lady { targets, .. } => {
                let target = self.least_certain(*targets);
                target.map(|seat| vec![(Command::Lady(LadyChoice::Check(seat)), 1.0)])
            }
            Choices::Excalibur { targets } => Some(vec![(Command::Excalibur(self.excalibur(*targets)), 1.0)]),
            Choices::Window { card: PlotCard::KingReturns } => Some(vec![(self.king_returns(), 1.0)]),
            _ => None,
        }
    }

    /// The opinion that the seat shows by what it says. Merlin and Evil say what a Servant in their seat would say.
    pub(super) fn with_shown_opinion<T>(&self, use_it: impl FnOnce(&Opinion<'_>) -> T) -> T {
        let seat = self.view.seat;
        let fail_only = self.posterior.fail_only_weights(seat);
        let own = if is_evil(self.view) || is_merlin(self.view) {
            self.posterior.servant_opinion(seat)
        } else {
            self.estimate.opinion()
        };
        use_it(&self.posterior.acted_opinion(self.history.now(), own, &fail_only))
    }

    fn approval(&self) -> f64 {
        let (view, posterior, situation) = (self.view, &*self.posterior, self.history.now());
        let (seat, parameters) = (view.seat, posterior.parameters());
        let is_good = !is_evil(view);
        if is_good && view.board.vote_track >= LAST_ATTEMPT - 1 {
            return 1.0;
        }
        let opinion = self.estimate.opinion();
        let own_soundness = opinion.soundness(situation, situation.team);
        if is_good && !is_merlin(view) {
            if own_soundness <= 0.0 {
                return 0.0;
            }
            let fail_only = posterior.fail_only_weights(seat);
            let acted = posterior.acted_opinion(situation, opinion, &fail_only);
            let later = acted.later_soundness(situation, posterior.best_teams());
            let soundness = acted.soundness(situation, situation.team);
            return parameters.servant_approval(situation, situation.leader == seat, soundness, later);
        }
        let as_servant = posterior.vote_inputs(self.history, seat).servant_as_champion();
        if !is_good && parameters.hides_evil(situation) && !situation.is_last_attempt() {
            // A Servant never approves a team that it has proved to be bad, so Evil does not either.
            let soundness = posterior.servant_opinion(seat).soundness(situation, situation.team);
            return if soundness <= 0.0 { 0.0 } else { as_servant };
        }
        let known = known_evil(view);
        let can_fail = situation.can_fail(known, situation.team);
        if is_good {
            let exposure = posterior.merlin_exposure(seat, known);
            return parameters.merlin_approval(
                situation,
                as_servant,
                can_fail || own_soundness < 0.2,
                exposure,
            );
        }
        parameters.evil_approval(situation, as_servant, can_fail)
    }

    fn proposals(&mut self) -> Vec<(Command, f64)> {
        let (view, seat) = (self.view, self.view.seat);
        let quest = smallest_open_quest(view);
        let situation = &self.history.now().aimed_at(seat, quest);
        self.posterior.look_ahead(situation);
        let posterior = &*self.posterior;
        let parameters = posterior.parameters();
        let teams = posterior.teams(situation.team_size);
        let fail_only = posterior.fail_only_weights(seat);
        let is_servant = !is_evil(view) && !is_merlin(view);
        let own = if is_servant { self.estimate.opinion() } else { posterior.servant_opinion(seat) };
        let opinion = posterior.acted_opinion(situation, own, &fail_only);
        let servant_chances = posterior.proposals(situation, &opinion, seat);
        let as_servant = Proposals { teams, chances: &servant_chances };
        let known = known_evil(view);
        let chances: Vec<f64> = if is_evil(view) {
            let chance = |position| parameters.evil_proposal(situation, &as_servant, known, position);
            (0..teams.len()).map(chance).collect()
        } else if is_merlin(view) {
            let exposure = posterior.merlin_exposure(seat, known);
            let chance =
                |position| parameters.merlin_proposal(situation, &as_servant, known, exposure, position);
            (0..teams.len()).map(chance).collect()
        } else {
            servant_chances.clone()
        };
        let likely = teams.iter().zip(chances).filter(|(_, chance)| *chance > 0.0);
        likely.map(|(team, chance)| (self.proposal(*team, quest), chance)).collect()
    }

    fn proposal(&self, team: SeatSet, quest: Quest) -> Command {
        let rules = &self.view.board.rules;
        Command::Propose(Proposal {
            team,
            quest: rules.targeting.then_some(quest),
            excalibur: self.excalibur_holder(team).filter(|_| rules.excalibur),
        })
    }

    /// Who gets Excalibur: the most trusted member; Evil gives it to another Evil player.
    fn excalibur_holder(&self, team: SeatSet) -> Option<Seat> {
        let sign = if is_evil(self.view) { -1.0 } else { 1.0 };
        let opinion = self.estimate.opinion();
        let doubt = |seat: &Seat| sign * opinion.evil(*seat);
        team.without(self.view.seat).iter().min_by(|a, b| doubt(a).total_cmp(&doubt(b)))
    }

    fn fail_chance(&self) -> f64 {
        let (view, posterior) = (self.view, &*self.posterior);
        let team = view.board.team();
        let situation = &Situation { team, ..*self.history.now() };
        let known = known_evil(view);
        let members = known & team;
        let rank = posterior.fail_rank(situation.leader, members, view.seat);
        let is_open = !posterior.parameters().hides_evil(situation);
        let good_needs_one = situation.good_wins >= 2 && situation.evil_wins < 2;
        if is_open && good_needs_one && rank.evil_members > situation.fails_needed {
            // Whether the others will play Fail depends on how they play.
            let mut no_other_fail = 1.0;
            for seat in members.without(view.seat) {
                let other = posterior.fail_rank(situation.leader, members, seat);
                no_other_fail *= 1.0 - posterior.expected_fail_chance(situation, seat, known, &other);
            }
            if no_other_fail > 0.05 && situation.fails_needed == 1 {
                return 1.0;
            }
        }
        posterior.parameters().fail_chance(situation, &rank)
    }

    /// The seat whose side is least certain.
    fn least_certain(&self, targets: SeatSet) -> Option<Seat> {
        let opinion = self.estimate.opinion();
        let certainty = |seat: &Seat| (opinion.evil(*seat) - 0.5).abs();
        targets.iter().min_by(|a, b| certainty(a).total_cmp(&certainty(b)))
    }

    fn excalibur(&self, targets: SeatSet) -> ExcaliburChoice {
        let (view, situation) = (self.view, self.history.now());
        let parameters = self.posterior.parameters();
        let opinion = self.estimate.opinion();
        let evil = |seat: &Seat| opinion.evil(*seat);
        if is_evil(view) {
            // Turns a Good player's Success into a Fail, unless its own Fail is already there.
            let known = known_evil(view);
            let has_failed = view.hand.played == Some((Card::Fail, view.board.round));
            let members = (known & view.board.team()).len();
            let rank = FailRank { evil_members: members + 1, ..FailRank::ALONE };
            let victim = (targets - known).iter().min_by(|a, b| evil(a).total_cmp(&evil(b)));
            let wanted = !has_failed && parameters.fail_chance(situation, &rank) > 0.5;
            return victim.filter(|_| wanted).map_or(ExcaliburChoice::Decline, ExcaliburChoice::Switch);
        }
        let suspect = targets.iter().max_by(|a, b| evil(a).total_cmp(&evil(b)));
        let fail = parameters.fail_chance(situation, &FailRank::ALONE).max(0.5);
        let likely_fail = suspect.filter(|seat| evil(seat) * fail > 0.5);
        likely_fail.map_or(ExcaliburChoice::Decline, ExcaliburChoice::Switch)
    }

    /// The King Returns: whether to send an approved team home.
    fn king_returns(&self) -> Command {
        let view = self.view;
        let attempt = view.board.vote_track + 1;
        let situation = &Situation { attempt, ..*self.history.now() };
        let opinion = self.estimate.opinion();
        let card = PlotCard::KingReturns;
        let play = if is_evil(view) {
            situation.is_last_attempt() || !situation.can_fail(known_evil(view), situation.team)
        } else {
            let later = opinion.later_soundness(situation, self.posterior.best_teams());
            !situation.is_last_attempt() && opinion.soundness(situation, situation.team) < 0.8 * later
        };
        if play { Command::Use(Use { card, target: None, take: None }) } else { Command::Pass(card) }
    }
}

/// The only choice, if there is only one.
pub(super) fn forced(choices: &Choices) -> Option<Command> {
    (choices.count() == 1).then(|| first_of(choices.nth(0), choices))
}
