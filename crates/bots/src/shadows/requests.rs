//! What the player answers when the table asks for something other than a turn.

use shadows::{Card, Command, DrawReason, Expedition, Face, Moment, Pass, Phase, Quest, Value, Window};

use super::pile_value::{EMPTY_PILE, token_quest};
use super::player::{CountingPlayer, SeatView};
use super::suspicion::ACCUSING_DISTRUST;
use super::turn::next_card_weight;
use crate::Stream;

impl CountingPlayer {
    /// Merlin #6: any quest with 0 to 3 points added, or none.
    pub(super) fn merlin_quest(&self, view: &SeatView<'_>, traitor: bool) -> Command {
        let evaluator = self.evaluator(view);
        let opened = self.opened_pile();
        let goes = |value: i32| {
            if traitor { value <= -200 } else { value + EMPTY_PILE > evaluator.potential(&opened).max(90) }
        };
        match evaluator.best_merlin_quest(&opened, traitor) {
            Some((value, quest, add)) if goes(value) => Command::Quest { quest, add },
            _ => Command::Pass(Pass::Turn),
        }
    }

    /// The announcement about this card, which lies face down. When the pile is opened, a lie cannot be traced to one
    /// seat if another seat announced the same card; a Traitor who uses the posterior lies only then.
    pub(super) fn announce(&self, card: Card, traitor: bool, stream: &mut Stream) -> Option<Command> {
        let Face::Quest(quest, value) = card.face() else { return None };
        let truth = Some(Command::Announce { quest, value });
        if !traitor {
            return truth;
        }
        if self.posterior.is_some() {
            let announced = self.memory.announced.iter().map(|(_, announced)| *announced);
            let covered: Vec<Card> = announced.filter(|announced| *announced != card).collect();
            let lie = stream.pick(&covered).filter(|_| stream.percent(60));
            return match lie.map(Card::face) {
                Some(Face::Quest(quest, value)) => Some(Command::Announce { quest, value }),
                _ => truth,
            };
        }
        if stream.percent(60) {
            let quest = if stream.percent(50) { quest } else { stream.pick(&Quest::ALL)? };
            return Some(Command::Announce { quest, value: stream.pick(&Value::ALL)? });
        }
        truth
    }

    /// The quest for a token of Merlin #4. A Loyal player helps a quest whose total is too high; a Traitor harms the one
    /// that does best.
    pub(super) fn token(&self, view: &SeatView<'_>, traitor: bool) -> Quest {
        if let (Phase::Name { .. }, Some(expedition)) = (view.board.phase, view.board.quest) {
            let evaluator = self.evaluator(view);
            let value = |token: &Quest| {
                let mut pile = expedition.pile;
                pile.remove(*token);
                let value = evaluator.quest_value(&pile, expedition.main, expedition.add);
                if traitor { -value } else { value }
            };
            return Quest::ALL.into_iter().max_by_key(value).unwrap_or(Quest::Picts);
        }
        if !traitor {
            return token_quest(&self.memory.pile);
        }
        let opened = self.opened_pile();
        let not_failing = Quest::ALL.into_iter().filter(|quest| opened.total(*quest) <= 13);
        not_failing.max_by_key(|quest| (opened.total(*quest), quest.number())).unwrap_or(Quest::Grail)
    }

    /// The index of the drawn card to lay. An exposed Traitor lays the card after which the Loyal are worst off; Gawain
    /// adds the card that is best for the player's side.
    pub(super) fn place(&self, view: &SeatView<'_>, traitor: bool) -> u8 {
        let evaluator = self.evaluator(view);
        let gawain = matches!(view.board.phase, Phase::Place { reason: DrawReason::Gawain, .. });
        let value = |card: Card| match view.board.quest {
            Some(expedition) if gawain => {
                let mut pile = expedition.pile;
                pile.join(card);
                evaluator.quest_value(&pile, expedition.main, expedition.add)
            }
            _ => {
                let merlin = if card.is_merlin() { 50 } else { 0 };
                evaluator.value_with(&self.memory.pile, card, &self.all_tokens()) + merlin
            }
        };
        let allowed = |card: &Card| !gawain || !card.is_morgan();
        let drawn = view.hand.drawn.iter().zip(0u8..).filter(|(card, _)| allowed(card));
        let for_side = |value: i32| if traitor { value.saturating_neg() } else { value };
        drawn.max_by_key(|(card, _)| for_side(value(**card))).map_or(0, |(_, index)| index)
    }

    /// Whether to play the Knight that this window is for.
    pub(super) fn plays_knight(
        &self,
        view: &SeatView<'_>,
        window: Window,
        traitor: bool,
        stream: &mut Stream,
    ) -> bool {
        match (window, view.board.quest) {
            (Window::Arthur, Some(expedition)) => {
                let evaluator = self.evaluator(view);
                let value = evaluator.quest_value(&self.opened_pile(), expedition.main, expedition.add);
                let listening = self.listening_value(&evaluator, 0);
                if traitor { value >= 100 } else { value <= -100 && value + EMPTY_PILE < listening }
            }
            (Window::Gawain, Some(expedition)) => self.plays_gawain(view, &expedition, traitor),
            (Window::Percival, _) => self.plays_percival(view, traitor, stream),
            _ => false,
        }
    }

    /// Gawain helps if a fifth of the cards help: he chooses from three.
    fn plays_gawain(&self, view: &SeatView<'_>, expedition: &Expedition, traitor: bool) -> bool {
        let evaluator = self.evaluator(view);
        let now = evaluator.quest_value(&expedition.pile, expedition.main, expedition.add);
        let weight = next_card_weight(&evaluator.deck, &self.memory);
        let (mut helping, mut all) = (0, 0);
        for card in Card::all() {
            let weight = weight(card).max(0);
            all += weight;
            let mut pile = expedition.pile;
            pile.join(card);
            let then = evaluator.quest_value(&pile, expedition.main, expedition.add);
            let helps = if traitor { then <= now - 200 } else { then >= now + 200 };
            helping += if helps && !card.is_morgan() { weight } else { 0 };
        }
        all > 0 && helping * 5 >= all
    }

    fn plays_percival(&self, view: &SeatView<'_>, traitor: bool, stream: &mut Stream) -> bool {
        match view.board.phase {
            Phase::Percival { at: Moment::Accusation(target), .. } if traitor => {
                target != view.seat && view.board.options.players() < 7
            }
            Phase::Percival { at: Moment::Accusation(target), .. } => {
                self.certain_traitors(view.board).contains(target)
                    || *self.distrust.get(target) >= ACCUSING_DISTRUST && stream.percent(50)
            }
            _ => traitor,
        }
    }
}
