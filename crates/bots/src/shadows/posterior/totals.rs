//! The totals of quests in the Threat pile, and how likely they are too high.

use std::collections::BTreeMap;

use shadows::{ByQuest, Card, Cards, Pile, Quest, Value};

use super::hidden_place::PlaceSet;
use super::{CaseProduct, PlaceClass, Posterior};

/// A quest with this total or more fails (SC-37).
const FAILING_TOTAL: u16 = 14;

/// The possible totals of a quest with their probabilities.
pub type Totals = BTreeMap<u16, f64>;

/// A question about the pile, and the weights found so far.
struct TotalsQuery<'a> {
    quest: Quest,
    tokens: &'a ByQuest<u8>,
    weights: Totals,
}

/// One more card on the pile.
#[derive(Clone, Copy)]
struct ExtraCard {
    card: Card,
    /// Whether the card case already said where this card was. If not, one card less can lie in hidden places.
    mentioned: bool,
}

impl Posterior {
    /// The total of this quest now, with these tokens laid out (SC-28 to SC-31).
    ///
    /// # Examples
    ///
    /// ```
    /// use bots::shadows::Posterior;
    /// use game::{Notice, Protocol as _, Seat};
    /// use shadows::{ByQuest, Card, Loyalty, Private, Public, Quest, Setup, Shadows, Value};
    ///
    /// let setup = Setup { players: Some(4), ..Setup::default() };
    /// let mut posterior = Posterior::new(&Shadows::check(&setup).unwrap().options, Seat::S0);
    /// posterior.fold(&Notice {
    ///     public: Some(Public::Dealt { loyal: 5, traitors: 1, first: Seat::S0 }),
    ///     private: Some(Private::Dealt { loyalty: Loyalty::Loyal }),
    /// });
    /// let card = Card::quest(Quest::Grail, Value::Five);
    /// posterior.fold(&Notice { public: Some(Public::Laid { seat: Seat::S0, card }), private: None });
    ///
    /// let no_tokens = ByQuest::default();
    /// let totals = posterior.totals(Quest::Grail, &no_tokens);
    /// assert_eq!(totals.into_iter().collect::<Vec<_>>(), [(5, 1.0)]);
    /// assert_eq!(posterior.fails_next(Quest::Grail, &no_tokens), 0.0);
    /// ```
    pub fn totals(&self, quest: Quest, tokens: &ByQuest<u8>) -> Totals {
        let mut query = TotalsQuery { quest, tokens, weights: Totals::new() };
        for product in &self.products {
            for class in self.place_classes(product) {
                self.add_totals(product, &class, None, class.weight(), &mut query);
            }
        }
        normalized(query.weights)
    }

    /// Like [`Posterior::totals`], after the next card of the deck was laid too.
    pub fn totals_next(&self, quest: Quest, tokens: &ByQuest<u8>) -> Totals {
        let mut query = TotalsQuery { quest, tokens, weights: Totals::new() };
        for product in &self.products {
            for class in self.place_classes(product) {
                for card in Card::all() {
                    let [unmentioned, mentioned] = self.next_weights(&class, card);
                    for (weight, mentioned) in [(unmentioned, false), (mentioned, true)] {
                        if weight > 0.0 {
                            let extra = Some(ExtraCard { card, mentioned });
                            self.add_totals(product, &class, extra, weight, &mut query);
                        }
                    }
                }
            }
        }
        normalized(query.weights)
    }

    /// The weight of the cases of a class times the probability that this card comes next: of the cases that do not
    /// mention the next card, and of those that do.
    fn next_weights(&self, class: &PlaceClass<'_>, card: Card) -> [f64; 2] {
        let [mut unmentioned, mut mentioned] = [0.0; 2];
        for (weight, case) in class.cases.iter().filter(|_| self.deck_size > 0) {
            let next = weight * self.next_weight(case, card);
            match case.deck_top.front() {
                Some(Some(_)) => mentioned += next,
                Some(None) => unmentioned += next,
                None => unmentioned += next / f64::from(self.deck_size),
            }
        }
        [unmentioned, mentioned]
    }

    /// Probability that this quest would fail now.
    pub fn fails_now(&self, quest: Quest, tokens: &ByQuest<u8>) -> f64 {
        failing(&self.totals(quest, tokens))
    }

    /// Probability that this quest would fail after one more card.
    pub fn fails_next(&self, quest: Quest, tokens: &ByQuest<u8>) -> f64 {
        failing(&self.totals_next(quest, tokens))
    }

    /// Adds the totals of one class, whose card cases have this weight together.
    fn add_totals(
        &self,
        product: &CaseProduct,
        class: &PlaceClass<'_>,
        extra: Option<ExtraCard>,
        weight: f64,
        query: &mut TotalsQuery<'_>,
    ) {
        let mut pile = self.pile;
        let mut pool = class.pool;
        if let Some((_, case)) = class.cases.first() {
            pile.add_all(&case.hidden);
        }
        if let Some(extra) = extra {
            pile.add(extra.card);
            if !extra.mentioned {
                pool.take(extra.card);
            }
        }
        let kinds = kinds_that_count(&pile, query.quest);
        let mut done: Vec<PlaceSet> = Vec::new();
        for case in &product.loyalties {
            // Cases in which liars filled the same places differ by their weights alone.
            if done.contains(&case.by_liars) {
                continue;
            }
            done.push(case.by_liars);
            let all = product.loyalties.iter().zip(&class.likelihoods);
            let same = all.filter(|(other, _)| other.by_liars == case.by_liars);
            let loyalties: f64 = same.map(|(case, likelihood)| case.hard_weight * likelihood).sum();
            self.places.for_each_count((class.open, case.by_liars), &pool, &kinds, &mut |counts, ways| {
                let mut cards: Cards = pile;
                for (card, count) in kinds.iter().zip(counts) {
                    (0..*count).for_each(|_| cards.add(*card));
                }
                let total = Pile::open(cards, query.tokens).total(query.quest);
                *query.weights.entry(total).or_default() += weight * loyalties * ways;
            });
        }
    }
}

/// The kinds of hidden cards that change the total of this quest. Only quest cards lie face down, so these are the cards
/// of the quest itself, or of both Picts and Saxons when Morgan #8 unites them.
fn kinds_that_count(pile: &Cards, quest: Quest) -> Vec<Card> {
    let united = pile.has(Card::MORGAN_8) && matches!(quest, Quest::Picts | Quest::Saxons);
    let quests: &[Quest] = if united { &[Quest::Picts, Quest::Saxons] } else { &[quest] };
    quests.iter().flat_map(|quest| Value::ALL.map(|value| Card::quest(*quest, value))).collect()
}

/// The weights divided by their sum.
fn normalized(mut weights: Totals) -> Totals {
    let sum: f64 = weights.values().sum();
    weights.values_mut().for_each(|weight| *weight /= sum);
    weights
}

fn failing(totals: &Totals) -> f64 {
    totals.range(FAILING_TOTAL..).map(|(_, probability)| probability).sum()
}
