//! What the player does in its own turn.

use game::{Seat, SeatSet};
use shadows::{Board, Card, Command, Deck, Knight, TurnActions};

use super::pile_value::{EMPTY_PILE, PileEvaluator};
use super::player::{CountingPlayer, SeatView, is_traitor};
use super::suspicion::millionths;
use super::{Memory, Posterior};
use crate::Stream;

/// With more card cases than this the next card is estimated from memory, because the exact answer takes too long.
const MOST_CARD_CASES: usize = 500;

/// One of these seats, each with equal probability.
pub(super) fn pick_seat(seats: SeatSet, stream: &mut Stream) -> Option<Seat> {
    seats.nth(stream.below(u32::from(seats.len())))
}

/// How likely each card comes next, by memory alone. Only two of three Morgans are in the game, so they count two thirds.
pub(super) fn next_card_weight(deck: &Deck, memory: &Memory) -> impl Fn(Card) -> i32 + use<> {
    let (cards, not_in_deck) = (*deck.cards(), memory.not_in_deck);
    let next = memory.deck_top.front().copied();
    move |card| match next {
        Some(next) => i32::from(next == card),
        None => {
            let left = i32::from(cards.of(card)) - i32::from(not_in_deck.of(card));
            left * if card.is_morgan() { 2 } else { 3 }
        }
    }
}

impl CountingPlayer {
    /// The turn by the simple rules of the player's side, or a better one that search finds.
    pub(super) fn choose_turn(
        &self,
        view: &SeatView<'_>,
        actions: TurnActions,
        stream: &mut Stream,
    ) -> Command {
        let first = if is_traitor(view) {
            self.traitor_turn(view, actions, stream)
        } else {
            self.loyal_turn(view, actions, stream)
        };
        self.search(view, actions, first, stream)
    }

    /// The value of listening now, if the next player is a Traitor with this probability.
    pub(super) fn listening_value(&self, evaluator: &PileEvaluator, traitor_per_mille: i32) -> i32 {
        let (pile, tokens) = (&self.memory.pile, self.all_tokens());
        let is_small = |posterior: &&Posterior| posterior.case_counts().1 <= MOST_CARD_CASES;
        match self.posterior.as_ref().filter(is_small) {
            Some(posterior) => {
                let next = posterior.next_card();
                let weight = |card: Card| millionths(next.of(card));
                evaluator.listening_value(pile, &tokens, weight, traitor_per_mille)
            }
            None => {
                let weight = next_card_weight(&evaluator.deck, &self.memory);
                evaluator.listening_value(pile, &tokens, weight, traitor_per_mille)
            }
        }
    }

    /// Probability, in thousandths, that the next player is a Traitor who can still go on quests.
    fn next_traitor_per_mille(&self, view: &SeatView<'_>) -> i32 {
        let next = view.board.active.next(view.board.options.players());
        match &self.posterior {
            Some(posterior) if !view.board.exposed.contains(next) && next != view.seat => {
                millionths(posterior.suspicion(next)) / 1000
            }
            _ => 0,
        }
    }

    fn loyal_turn(&self, view: &SeatView<'_>, actions: TurnActions, stream: &mut Stream) -> Command {
        if actions.tristan && self.memory.deck_top.is_empty() && view.board.deck >= 4 {
            return Command::Knight { card: Knight::Tristan, target: None };
        }
        let evaluator = self.evaluator(view);
        let best = evaluator.best_quest(&self.opened_pile(), actions.quests);
        let listening = if actions.listen {
            self.listening_value(&evaluator, self.next_traitor_per_mille(view))
        } else {
            i32::MIN
        };
        if let Some((quest, value)) = best
            && value + EMPTY_PILE >= listening
        {
            return Command::Quest { quest, add: 0 };
        }
        if let Some(seat) = self.suspect(view, actions.accuse) {
            return Command::Accuse(seat);
        }
        if listening < 100
            && !actions.galahad.is_empty()
            && let Some(target) = self.galahad_target(actions.galahad, stream)
        {
            return Command::Knight { card: Knight::Galahad, target: Some(target) };
        }
        Command::Listen
    }

    /// The seat at whose loyalty Galahad looks: the most distrusted one that he has not seen yet.
    fn galahad_target(&self, among: SeatSet, stream: &mut Stream) -> Option<Seat> {
        let seen = self.memory.seen_loyalties.iter().map(|(seat, _)| *seat).collect();
        let unseen = (among - seen).iter().max_by_key(|seat| *self.distrust.get(*seat));
        unseen.or_else(|| pick_seat(among, stream))
    }

    /// The turn of a hidden Traitor: he does harm that can pass for a mistake.
    fn traitor_turn(&self, view: &SeatView<'_>, actions: TurnActions, stream: &mut Stream) -> Command {
        let accuses = wrong_accusation_wins(view.board) || stream.percent(20);
        if accuses && let Some(seat) = pick_seat(actions.accuse, stream) {
            return Command::Accuse(seat);
        }
        let evaluator = self.evaluator(view);
        let opened = self.opened_pile();
        let quests = actions.quests.iter().map(|quest| (quest, evaluator.quest_value(&opened, quest, 0)));
        let Some((quest, value)) = quests.min_by_key(|(_, value)| *value) else { return Command::Listen };
        let nearly_succeeds = (7..=10).contains(&opened.total(quest));
        let percent = match value {
            ..=-900 => 100,
            -899..=-200 => 70,
            -199..=-100 if nearly_succeeds => 40,
            -199..=-100 => 15,
            // Helping a little now and then hides the Traitor.
            -99..=100 => 15,
            _ => 0,
        };
        if stream.percent(percent) { Command::Quest { quest, add: 0 } } else { Command::Listen }
    }
}

/// Whether one more black sword, the price of a wrong accusation, ends the game for the Traitor.
fn wrong_accusation_wins(board: &Board) -> bool {
    board.black == 6 && board.white <= 7
}
