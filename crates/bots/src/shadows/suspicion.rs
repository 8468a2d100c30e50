//! Whom the player distrusts, and why.

use game::{Seat, SeatSet};
use shadows::{Board, Loyalty, Public, Quest};

use super::loyalty_evidence::{WRONG_ACCUSATION, galahad_claim_ratio, turn_ratio};
use super::pile_value::{EMPTY_PILE, PileEvaluator};
use super::player::{CountingPlayer, SeatView};

/// Distrust, in hundredths of a sword, from which a Loyal player accuses.
pub(super) const ACCUSING_DISTRUST: i32 = 350;

/// Losses up to this, in hundredths of a sword, do not count as distrust.
pub(super) const TOLERATED_LOSS: i32 = 60;

/// The most that one turn adds to distrust.
pub(super) const LARGEST_DISTRUST: i32 = 250;

/// Another player's turn, as the player judged it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgedTurn {
    /// Who played.
    pub seat: Seat,
    /// Whether the seat went on a quest; otherwise it listened.
    pub went_on_quest: bool,
    /// What the turn lost against the best one, in hundredths of a sword.
    pub loss: i32,
}

/// A probability in millionths. Decisions compare whole numbers, so that every machine decides alike.
#[allow(clippy::as_conversions, clippy::cast_possible_truncation)] // at most a million
pub(super) fn millionths(probability: f64) -> i32 {
    (probability.clamp(0.0, 1.0) * 1_000_000.0) as i32
}

impl CountingPlayer {
    /// Every turn that the player has judged so far.
    pub fn judged_turns(&self) -> &[JudgedTurn] {
        &self.judged_turns
    }

    /// Judges what a seat chose, before the result is known. `public` is not yet in the memory.
    pub(super) fn judge(&mut self, public: &Public) {
        match *public {
            Public::Listened { seat, .. } if !self.memory.quest_declared => self.judge_turn(seat, None),
            Public::Declared { seat, quest, add: 0 } => self.judge_turn(seat, Some(quest)),
            Public::Accused { seat, .. } if self.rules.is_some() => self.accuser = Some(seat),
            Public::Exposed { loyalty, .. } if self.rules.is_some() => {
                if let (Some(seat), Loyalty::Loyal) = (self.accuser.take(), loyalty) {
                    self.weigh(seat, WRONG_ACCUSATION);
                }
            }
            _ => {}
        }
    }

    /// Judges a turn: listening, or going on this quest.
    fn judge_turn(&mut self, seat: Seat, quest: Option<Quest>) {
        let Some((deck, rulings)) = self.rules else { return };
        let symbols = self.memory.top.map(|top| deck.symbols(top)).unwrap_or_default();
        if symbols.is_empty() {
            return;
        }
        let evaluator = PileEvaluator { deck, rulings, white: 0, black: 0 };
        let opened = self.opened_pile();
        let listening = self.listening_value(&evaluator, 0);
        let best_quest =
            evaluator.best_quest(&opened, symbols).map_or(listening, |(_, value)| value + EMPTY_PILE);
        let chosen = quest.map_or(listening, |quest| evaluator.quest_value(&opened, quest, 0) + EMPTY_PILE);
        let loss = listening.max(best_quest) - chosen;
        let went_on_quest = quest.is_some();
        self.judged_turns.push(JudgedTurn { seat, went_on_quest, loss });
        self.weigh(seat, turn_ratio(went_on_quest, loss));
        if loss > TOLERATED_LOSS {
            *self.distrust.get_mut(seat) += loss.min(LARGEST_DISTRUST);
        }
    }

    /// A player says that Galahad showed this seat to be a Traitor.
    pub(super) fn hear_traitor_claim(&mut self, speaker: Seat, seat: Seat) {
        if self.memory.liars.contains(speaker) {
            return;
        }
        *self.distrust.get_mut(seat) += ACCUSING_DISTRUST / 2;
        let suspicion = self.posterior.as_ref().map_or(0.0, |posterior| posterior.suspicion(speaker));
        self.weigh(seat, galahad_claim_ratio(suspicion));
    }

    fn weigh(&mut self, seat: Seat, likelihood_ratio: f64) {
        if let Some(posterior) = &mut self.posterior {
            posterior.weigh(seat, likelihood_ratio);
        }
    }

    /// The seats to which Galahad showed this loyalty.
    fn seen_as(&self, wanted: Loyalty) -> SeatSet {
        let seen = self.memory.seen_loyalties.iter().filter(|(_, loyalty)| *loyalty == wanted);
        seen.map(|(seat, _)| *seat).collect()
    }

    /// The seats that are certainly Traitors and not yet exposed.
    pub(super) fn certain_traitors(&self, board: &Board) -> SeatSet {
        (self.memory.liars | self.seen_as(Loyalty::Traitor)) - board.exposed
    }

    /// The seat among these that a Loyal player accuses, if any.
    pub(super) fn suspect(&self, view: &SeatView<'_>, among: SeatSet) -> Option<Seat> {
        let board = view.board;
        let traitor_cards = if board.options.players() == 7 { 2 } else { 1 };
        if board.traitors.len() >= traitor_cards {
            return None;
        }
        if let Some(seat) = (self.certain_traitors(board) & among).lowest() {
            return Some(seat);
        }
        // A wrong accusation lays a black sword, and the seventh loses the game.
        let last_sword = board.black >= 6;
        if let Some(posterior) = &self.posterior {
            let suspicions = posterior.suspicions();
            let likely = among.iter().map(|seat| (seat, millionths(*suspicions.get(seat))));
            let (seat, suspicion) = likely.max_by_key(|(_, suspicion)| *suspicion)?;
            let enough = if last_sword { 850_000 } else { 550_000 };
            return (suspicion >= enough).then_some(seat);
        }
        let possible = among - self.seen_as(Loyalty::Loyal);
        let worst = possible.iter().max_by_key(|seat| *self.distrust.get(*seat))?;
        (*self.distrust.get(worst) >= ACCUSING_DISTRUST && !last_sword).then_some(worst)
    }
}
