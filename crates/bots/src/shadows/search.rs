//! Search by rollouts: deals are drawn from the posterior, and for each possible turn the game is played on to the next
//! quest.
//!
//! The turn of the simple rules stands unless another is significantly better. The budget is a number of deals, not a
//! time, so that the same seed gives the same turn.

use game::SeatSet;
use shadows::{Card, Cards, Command, Quest, TurnActions};

use super::pile_value::PileEvaluator;
use super::player::{CountingPlayer, SeatView, is_traitor};
use super::rollout::{Rollout, RolloutAction};
use super::{Posterior, SampledDeal};
use crate::Stream;

/// How many standard errors another turn must be better than the first.
const SIGNIFICANT_ERRORS: f64 = 2.0;

/// After this many deals turns that are significantly worse are dropped.
const DEALS_BEFORE_DROPPING: usize = 30;

impl CountingPlayer {
    /// The first turn, or a better one.
    pub(super) fn search(
        &self,
        view: &SeatView<'_>,
        actions: TurnActions,
        first: Command,
        stream: &mut Stream,
    ) -> Command {
        let Some(posterior) = self.posterior.as_ref().filter(|_| self.skill.rollouts > 0) else {
            return first;
        };
        let Some(baseline) = RolloutAction::of(first) else { return first };
        let candidates = self.candidates(view, actions, posterior).into_iter();
        let mut others: Vec<(RolloutAction, Advantage)> = candidates
            .filter(|action| *action != baseline)
            .map(|action| (action, Advantage::default()))
            .collect();
        if others.is_empty() {
            return first;
        }
        let sign = if is_traitor(view) { -1.0 } else { 1.0 };
        let evaluator = self.evaluator(view);
        let deals = posterior.sample(self.skill.rollouts, stream);
        for (number, deal) in deals.into_iter().enumerate() {
            let start = self.start(view, evaluator, &deal, stream);
            let baseline_value = start.clone().play(baseline, stream);
            for (action, advantage) in others.iter_mut().filter(|(_, advantage)| !advantage.dropped) {
                advantage.add(sign * (start.clone().play(*action, stream) - baseline_value));
                advantage.dropped = number > DEALS_BEFORE_DROPPING && advantage.is_significantly_negative();
            }
            if number > DEALS_BEFORE_DROPPING && others.iter().all(|(_, advantage)| advantage.dropped) {
                return first;
            }
        }
        let left = others.iter().filter(|(_, advantage)| !advantage.dropped);
        match left.max_by(|one, other| one.1.mean.total_cmp(&other.1.mean)) {
            Some((action, advantage)) if advantage.is_significantly_positive() => action.command(),
            _ => first,
        }
    }

    /// The turns worth comparing: listening, the two quests that are best for the player's side, and the most promising
    /// accusation.
    fn candidates(
        &self,
        view: &SeatView<'_>,
        actions: TurnActions,
        posterior: &Posterior,
    ) -> Vec<RolloutAction> {
        let mut candidates = Vec::new();
        if actions.listen {
            candidates.push(RolloutAction::Listen);
        }
        let (evaluator, opened) = (self.evaluator(view), self.opened_pile());
        let sign = if is_traitor(view) { 1 } else { -1 };
        let quests = actions.quests.iter();
        let mut quests: Vec<(i32, Quest)> =
            quests.map(|quest| (sign * evaluator.quest_value(&opened, quest, 0), quest)).collect();
        quests.sort_unstable();
        candidates.extend(quests.into_iter().take(2).map(|(_, quest)| RolloutAction::Quest(quest)));
        if !actions.accuse.is_empty() {
            let suspicions = posterior.suspicions();
            let suspects = actions.accuse.iter().map(|seat| (*suspicions.get(seat), seat));
            if let Some((suspicion, seat)) = suspects.max_by(|one, other| one.0.total_cmp(&other.0))
                && (suspicion > 0.2 || is_traitor(view))
            {
                candidates.push(RolloutAction::Accuse(seat));
            }
        }
        candidates
    }

    /// The position of the table with this deal. The whole deck gets an order, so that the compared turns differ by
    /// nothing else.
    fn start(
        &self,
        view: &SeatView<'_>,
        evaluator: PileEvaluator,
        deal: &SampledDeal,
        stream: &mut Stream,
    ) -> Rollout {
        let board = view.board;
        let mut discard = *evaluator.deck.cards();
        let elsewhere = [&deal.pile, &deal.deck, &deal.unused];
        elsewhere.into_iter().flat_map(Cards::iter).chain(deal.deck_top.iter().copied()).for_each(|card| {
            discard.take(card);
        });
        let mut ordered_deck: Vec<Card> =
            Vec::with_capacity(usize::from(deal.deck.len()) + deal.deck_top.len());
        let mut deck = deal.deck;
        while let Some(card) = deck.nth(u64::from(stream.below(deck.len().into()))) {
            deck.take(card);
            ordered_deck.push(card);
        }
        ordered_deck.extend(deal.deck_top.iter().rev());
        Rollout {
            evaluator,
            players: board.options.players(),
            active: view.seat,
            traitors: deal.traitors & SeatSet::first(board.options.players()),
            exposed: board.exposed,
            accused: board.accused,
            ordered_deck,
            unordered_deck: Cards::NONE,
            discard,
            unused: if board.options.expert() { deal.unused } else { Cards::NONE },
            pile: deal.pile,
            symbols: board.quests(),
            tokens: self.all_tokens(),
            distrust: self.distrust,
        }
    }
}

/// How much better a turn is than the first one, over the deals so far.
#[derive(Clone, Copy, Debug, Default)]
struct Advantage {
    deals: f64,
    mean: f64,
    /// The sum of squared differences from the mean.
    squares: f64,
    dropped: bool,
}

impl Advantage {
    fn add(&mut self, advantage: f64) {
        self.deals += 1.0;
        let difference = advantage - self.mean;
        self.mean += difference / self.deals;
        self.squares += difference * (advantage - self.mean);
    }

    /// The standard error of the mean; never zero.
    fn error(&self) -> f64 {
        (self.squares / self.deals.max(1.0) / (self.deals - 1.0).max(1.0)).sqrt().max(1e-9)
    }

    fn is_significantly_positive(&self) -> bool {
        self.mean > SIGNIFICANT_ERRORS * self.error() && self.mean > 0.0
    }

    fn is_significantly_negative(&self) -> bool {
        self.mean + SIGNIFICANT_ERRORS * self.error() < 0.0
    }
}
