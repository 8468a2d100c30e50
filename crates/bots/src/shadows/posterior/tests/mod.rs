//! The posterior against brute force: every hidden state of a game with nine cards is kept with its probability, and
//! those that would have shown the observer something else are dropped.

mod brute_force;

use std::collections::HashMap;

use game::{Notice, Seat, SeatSet, Seed};
use shadows::{ByQuest, Card, Loyalty, Pile, Private, Public, Quest, Tokens, Value};

use super::Posterior;
use crate::Stream;
use brute_force::{
    Action, Branch, HiddenState, OBSERVER, PLAYERS, TestRules, branches, draws, opening, partly_private,
    public, random_action, small_deck,
};

fn number(flag: bool) -> f64 {
    f64::from(u8::from(flag))
}

/// Every state that is possible for the observer, with its weight.
struct States(HashMap<HiddenState, f64>);

impl States {
    fn mean(&self, of: impl Fn(&HiddenState) -> f64) -> f64 {
        let total: f64 = self.0.values().sum();
        self.0.iter().map(|(state, weight)| weight * of(state)).sum::<f64>() / total
    }
}

/// Probability that this quest has a total of 14 or more after one more card.
fn fails_next(state: &HiddenState, quest: Quest) -> f64 {
    if state.deck.is_empty() && state.deck_top.is_empty() {
        return 0.0;
    }
    let branch = Branch { probability: 1.0, notices: Vec::new(), state: state.clone() };
    let fails = |(card, branch): (Card, Branch)| {
        let mut pile = branch.state.pile;
        pile.add(card);
        branch.probability * number(Pile::open(pile, &ByQuest::default()).total(quest) >= 14)
    };
    draws(branch).into_iter().map(fails).sum()
}

/// Compares every answer of the posterior with the states.
fn compare(posterior: &Posterior, states: &States, position: &str) {
    let same = |found: f64, exact: f64, what: &str| {
        assert!((found - exact).abs() < 1e-9, "{position}: {what} is {exact}, not {found}");
    };
    for seat in SeatSet::first(PLAYERS) {
        let exact = states.mean(|state| number(state.traitors.contains(seat)));
        same(posterior.traitor_probability(seat), exact, "P(Traitor)");
    }
    let (expected_deck, next_card) = (posterior.expected_deck(), posterior.next_card());
    for card in small_deck().iter() {
        let in_deck = |state: &HiddenState| {
            let in_top = state.deck_top.iter().filter(|each| **each == card).count();
            f64::from(state.deck.of(card)) + f64::from(u32::try_from(in_top).unwrap())
        };
        same(expected_deck.of(card), states.mean(in_deck), "cards left");
        let is_next = |state: &HiddenState| match state.deck_top.first() {
            Some(first) => number(*first == card),
            None if state.deck.is_empty() => 0.0,
            None => f64::from(state.deck.of(card)) / f64::from(state.deck.len()),
        };
        same(next_card.of(card), states.mean(is_next), "next card");
    }
    let no_tokens = ByQuest::default();
    for quest in [Quest::Grail, Quest::Picts] {
        let found = posterior.totals(quest, &no_tokens);
        for total in 0..40 {
            let exact = states.mean(|state| number(Pile::open(state.pile, &no_tokens).total(quest) == total));
            same(found.get(&total).copied().unwrap_or(0.0), exact, "total");
        }
        let exact = states.mean(|state| fails_next(state, quest));
        same(posterior.fails_next(quest, &no_tokens), exact, "fails after one more");
    }
}

/// One of the branches, with its probability.
fn pick_branch<'a>(branches: &'a [Branch], stream: &mut Stream) -> &'a Branch {
    let total: f64 = branches.iter().map(|branch| branch.probability).sum();
    let mut left = stream.share() * total;
    let found = branches.iter().find(|branch| {
        left -= branch.probability;
        left <= 0.0
    });
    found.or(branches.last()).unwrap()
}

/// One random game. The true state follows one branch of each action; every possible state follows all its branches that
/// look the same to the observer. Counts the actions by kind.
fn play(game: u32, stream: &mut Stream, actions: &mut [u32; Action::KINDS]) {
    let rules = TestRules {
        loyal_may_lie: game % 4 == 1,
        modes_bind_traitor: game % 3 == 1,
        gawain_returns_cards: game % 2 == 1,
    };
    let mut posterior = Posterior::with_cards(small_deck(), 1, OBSERVER, rules.loyal_may_lie);
    let mut truth = HiddenState::default();
    let mut states = States(HashMap::from([(truth.clone(), 1.0)]));
    let mut history = Vec::new();
    for turn in 0..14_u8 {
        let action = (turn > 0).then(|| {
            let seat = Seat::new(turn % PLAYERS).unwrap();
            random_action(&truth, seat, states.0.len(), stream)
        });
        if let Some(action) = action {
            actions[action.kind()] += 1;
            history.push(action);
        }
        let after = |state: &HiddenState| match action {
            Some(action) => branches(state, action, rules),
            None => opening(),
        };
        let of_truth = after(&truth);
        let chosen = pick_branch(&of_truth, stream);
        assert!(!chosen.notices.is_empty());
        let mut next = HashMap::new();
        for (state, weight) in &states.0 {
            for branch in after(state).into_iter().filter(|branch| branch.notices == chosen.notices) {
                *next.entry(branch.state).or_default() += weight * branch.probability;
            }
        }
        chosen.notices.iter().for_each(|notice| posterior.fold(notice));
        (states, truth) = (States(next), chosen.state.clone());
        compare(&posterior, &states, &format!("game {game} turn {turn} {history:?}"));
    }
}

#[test]
fn the_posterior_equals_brute_force() {
    let mut stream = Stream::new(Seed::from_number(5));
    let mut actions = [0; Action::KINDS];
    (0..360).for_each(|game| play(game, &mut stream, &mut actions));
    assert!(actions.iter().all(|count| *count > 5), "{actions:?}");
}

#[test]
fn the_loyalty_cards_alone() {
    // SC-9 by hand: one Traitor among five cards, two of them in the middle; a Loyal seat knows one of them.
    let mut posterior = Posterior::with_cards(small_deck(), 0, Seat::S0, false);
    let private = Private::Dealt { loyalty: Loyalty::Loyal };
    let dealt = Public::Dealt { loyal: 4, traitors: 1, first: Seat::S0 };
    posterior.fold(&partly_private(Seat::S0, dealt, private));
    assert!((posterior.traitor_probability(Seat::S1) - 0.25).abs() < 1e-12);
    assert_eq!(posterior.traitor_probability(Seat::S0), 0.0);
    assert!((posterior.no_traitor_probability() - 0.5).abs() < 1e-12);
    posterior.fold(&public(Public::Exposed { seat: Seat::S1, loyalty: Loyalty::Loyal, swords: 1 }));
    assert!((posterior.traitor_probability(Seat::S2) - 1.0 / 3.0).abs() < 1e-12);
    assert_eq!(posterior.known_loyalty(Seat::S1), Some(Loyalty::Loyal));
    // Seven seats: two Traitors among nine cards.
    let mut posterior = Posterior::with_cards(small_deck(), 0, Seat::S3, false);
    posterior.fold(&Notice {
        public: Some(Public::Dealt { loyal: 7, traitors: 2, first: Seat::S0 }),
        private: Some(private),
    });
    assert!((posterior.traitor_probability(Seat::S6) - 0.25).abs() < 1e-12);
}

#[test]
fn a_loyal_player_cannot_have_announced_what_was_not_there() {
    let mut posterior = Posterior::with_cards(small_deck(), 0, Seat::S0, false);
    let private = Private::Dealt { loyalty: Loyalty::Loyal };
    let grail = |value| Card::quest(Quest::Grail, value);
    let dealt = Public::Dealt { loyal: 4, traitors: 1, first: Seat::S0 };
    posterior.fold(&partly_private(Seat::S0, dealt, private));
    posterior.fold(&public(Public::Laid { seat: Seat::S0, card: Card::MORGAN_1 }));
    posterior.fold(&public(Public::Heard { seat: Seat::S1 }));
    posterior.fold(&public(Public::Announced { seat: Seat::S1, card: grail(Value::Query) }));
    let probability = posterior.traitor_probability(Seat::S1);
    assert!(probability > 0.0 && probability < 1.0);
    let cards = [Card::MORGAN_1, grail(Value::Four)].into_iter().collect();
    posterior.fold(&public(Public::Opened { cards, tokens: Tokens::default(), sums: ByQuest::default() }));
    assert_eq!(posterior.known_loyalty(Seat::S1), Some(Loyalty::Traitor));
    assert_eq!(posterior.known_loyalty(Seat::S2), Some(Loyalty::Loyal));
}
