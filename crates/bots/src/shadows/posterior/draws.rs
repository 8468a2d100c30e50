//! What drawn, laid and seen cards say about the card cases.
//!
//! Every draw multiplies the weight of a case by the number of cards that could have come. The sizes of the piles are
//! public and the same in all cases, so common factors are left out. Within one deck the order of draws does not matter;
//! so hidden places count as filled after all other draws.

use game::Seat;
use shadows::{Card, Private};

use super::Posterior;
use super::card_case::CardCase;

impl Posterior {
    /// Weight of this card being the next of the deck. Open hidden places are counted separately.
    pub(super) fn next_weight(&self, case: &CardCase, card: Card) -> f64 {
        self.deck_weight(case, 0, card)
    }

    /// Weight of this card being at this depth of the deck, 0 being the top.
    fn deck_weight(&self, case: &CardCase, depth: usize, card: Card) -> f64 {
        match case.deck_top.get(depth) {
            Some(Some(fixed)) => f64::from(u8::from(*fixed == card)),
            Some(None) => self.non_morgan_weight(case, card),
            None if card.is_morgan() => f64::from(self.unplaced(case, card)),
            None => self.non_morgan_weight(case, card) * self.non_morgans_in_deck(case),
        }
    }

    /// Probability that a spot which holds no Morgan holds this card. Open hidden places are counted separately.
    pub(super) fn non_morgan_weight(&self, case: &CardCase, card: Card) -> f64 {
        let spots = self.non_morgan_spots(case);
        if card.is_morgan() || spots == 0.0 { 0.0 } else { f64::from(self.unplaced(case, card)) / spots }
    }

    fn shrink_deck(&mut self) {
        self.deck_size = self.deck_size.saturating_sub(1);
    }

    /// The top card of the deck is drawn, and this seat sees it.
    pub(super) fn draw_seen(&mut self, card: Card) {
        self.split_cards(|posterior, weight, mut case, next| {
            let weight = weight * posterior.next_weight(&case, card);
            if let Some(Some(fixed)) = case.deck_top.pop_front() {
                case.forget(fixed);
            }
            next.push((weight, case));
        });
        self.known.add(card);
        self.shrink_deck();
    }

    /// Another player draws the top card, unseen.
    pub(super) fn draw_unseen(&mut self) {
        self.split_cards(|posterior, weight, mut case, next| {
            if let Some(card) = case.deck_top.pop_front() {
                case.held.push(card);
                return next.push((weight, case));
            }
            for card in Card::all().filter(|card| card.is_morgan()) {
                let count = posterior.unplaced(&case, card);
                if count > 0 {
                    let mut case = case.clone();
                    case.mention(card);
                    case.held.push(Some(card));
                    next.push((weight * f64::from(count), case));
                }
            }
            let weight = weight * posterior.non_morgans_in_deck(&case);
            case.held.push(None);
            next.push((weight, case));
        });
        self.shrink_deck();
    }

    /// Another player draws a quest card that only he sees and lays it face down (SC-63).
    pub(super) fn draw_hidden(&mut self) {
        let place = self.places.add();
        self.split_cards(|posterior, weight, mut case, next| {
            // The new place already counts as open, so there is one spot more.
            let spots = posterior.non_morgan_spots(&case) + 1.0;
            let weight = weight
                * match case.deck_top.pop_front() {
                    Some(Some(card)) if card.is_quest() => {
                        case.hide(card, place);
                        1.0
                    }
                    Some(Some(_)) => 0.0,
                    Some(None) => 1.0 / spots,
                    None => posterior.non_morgans_in_deck(&case) / spots,
                };
            next.push((weight, case));
        });
        self.shrink_deck();
    }

    /// This seat looks at cards of the deck, from this depth on (SC-80).
    pub(super) fn look(&mut self, from: u8, cards: impl Iterator<Item = Card>) {
        for (depth, card) in (usize::from(from)..).zip(cards) {
            self.split_cards(|posterior, weight, mut case, next| {
                let weight = weight * posterior.deck_weight(&case, depth, card);
                let was_fixed = matches!(case.deck_top.get(depth), Some(Some(_)));
                match case.deck_top.get_mut(depth) {
                    Some(top) => *top = Some(card),
                    None => case.deck_top.push_back(Some(card)),
                }
                if !was_fixed {
                    case.mention(card);
                }
                next.push((weight, case));
            });
        }
    }

    /// An exposed Traitor lays one of the cards that he drew and discards the other (SC-52). `card` is `None` if he lays
    /// it face down.
    pub(super) fn place(
        &mut self,
        seat: Seat,
        card: Option<Card>,
        discarded: bool,
        private: Option<&Private>,
    ) {
        let own_hidden = private.and_then(|private| match private {
            Private::Placed { down } => *down,
            _ => None,
        });
        match (card, own_hidden) {
            (Some(card), _) if seat == self.seat => self.lay_own(card),
            (Some(card), _) => {
                self.lay_held(card, false);
                self.pile.add(card);
            }
            (None, Some(card)) => {
                self.lay_own(card);
                self.announces_next = true;
            }
            (None, None) => self.hide_held(),
        }
        self.discard_size += u8::from(discarded);
        self.discard_held();
    }

    fn lay_own(&mut self, card: Card) {
        remove_first(&mut self.own_drawn, card);
        self.pile.add(card);
    }

    /// Another player lays one of the held cards face up, each with equal probability; Gawain lays no Morgan (SC-81).
    fn lay_held(&mut self, card: Card, gawain: bool) {
        self.split_cards(|posterior, weight, case, next| {
            let allowed = |held: &Option<Card>| !gawain || held.is_none_or(|card| !card.is_morgan());
            let choices = case.held.iter().filter(|held| allowed(held)).fold(0.0, |sum, _| sum + 1.0);
            for (index, held) in case.held.iter().enumerate() {
                let probability = match held {
                    Some(known) => f64::from(u8::from(*known == card)),
                    None => posterior.non_morgan_weight(&case, card),
                };
                if allowed(held) && probability > 0.0 {
                    let mut case = case.clone();
                    if let Some(known) = case.held.remove(index) {
                        case.forget(known);
                    }
                    next.push((weight * probability / choices, case));
                }
            }
        });
        self.known.add(card);
    }

    /// Another player lays one of the held cards face down: a quest card.
    fn hide_held(&mut self) {
        let place = self.places.add();
        self.split_cards(|posterior, weight, case, next| {
            let choices = case.held.iter().fold(0.0, |sum, _| sum + 1.0);
            // The new place already counts as open, so there is one spot more.
            let spots = posterior.non_morgan_spots(&case) + 1.0;
            for (index, held) in case.held.iter().enumerate() {
                let probability = match held {
                    Some(card) => f64::from(u8::from(card.is_quest())),
                    None => 1.0 / spots,
                };
                let mut case = case.clone();
                case.held.remove(index);
                if let Some(card) = held {
                    case.hide(*card, place);
                }
                next.push((weight * probability / choices, case));
            }
        });
    }

    /// Gawain adds one of the drawn cards to the opened pile, or none (SC-81). The other `rest` cards go `back` on the
    /// deck or to the discard pile.
    pub(super) fn join(&mut self, seat: Seat, card: Option<Card>, rest: u8, back: bool) {
        let drawn = self.own_drawn.clone();
        match card {
            Some(card) => {
                if seat == self.seat {
                    remove_first(&mut self.own_drawn, card);
                } else {
                    self.lay_held(card, true);
                }
                self.opened.add(card);
            }
            None => self.split_cards(|_, weight, case, next| {
                if case.held.iter().all(|held| held.is_some_and(Card::is_morgan)) {
                    next.push((weight, case));
                }
            }),
        }
        if back {
            self.deck_size += rest;
            self.return_held(&possible_rests(&drawn, card));
        } else {
            self.discard_size += rest;
            self.discard_held();
        }
    }

    /// The held cards go back on the deck. If they are this seat's own, they are one of these lists.
    fn return_held(&mut self, own_rests: &[Vec<Card>]) {
        for card in std::mem::take(&mut self.own_drawn) {
            self.known.take(card);
        }
        self.split_cards(|_, weight, mut case, next| {
            case.return_held();
            for rest in own_rests {
                let mut case = case.clone();
                for card in rest.iter().rev() {
                    case.mention(*card);
                    case.deck_top.push_front(Some(*card));
                }
                next.push((weight, case));
            }
        });
    }

    /// The held cards go to the discard pile.
    fn discard_held(&mut self) {
        for card in self.own_drawn.drain(..) {
            self.discard.add(card);
        }
        self.split_cards(|_, weight, mut case, next| {
            case.discard_held();
            next.push((weight, case));
        });
    }
}

fn remove_first(cards: &mut Vec<Card>, card: Card) {
    if let Some(index) = cards.iter().position(|each| *each == card) {
        cards.remove(index);
    }
}

/// What may be left of the drawn cards, in order, when this one is used. There are several answers if two drawn cards are
/// equal: the notice does not say which one was used.
fn possible_rests(drawn: &[Card], used: Option<Card>) -> Vec<Vec<Card>> {
    let Some(card) = used.filter(|card| drawn.contains(card)) else { return vec![drawn.to_vec()] };
    let indexes = (0..drawn.len()).filter(|index| drawn.get(*index) == Some(&card));
    let without = |index: usize| {
        let mut rest = drawn.to_vec();
        rest.remove(index);
        rest
    };
    indexes.map(without).collect()
}
