//! Random deals, drawn with their exact probabilities.

use game::SeatSet;
use shadows::{Card, Cards};

use super::hidden_place::PlaceSet;
use super::{PlaceClass, Posterior};
use crate::Stream;

/// Where everything is that a seat cannot see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SampledDeal {
    /// The Traitors.
    pub traitors: SeatSet,
    /// The whole Threat pile.
    pub pile: Cards,
    /// The next cards of the deck, as far as their order is fixed.
    pub deck_top: Vec<Card>,
    /// The rest of the deck, in no order.
    pub deck: Cards,
    /// Morgans out of the game.
    pub unused: Cards,
}

/// The first decision of a sample: all pairs of a loyalty case and the card cases of a class.
struct Candidate {
    weight: f64,
    /// Indexes of the product, of its class and of its loyalty case.
    product: usize,
    class: usize,
    loyalty: usize,
}

impl Posterior {
    /// Draws deals with their probabilities, which also depend on how everybody played.
    pub fn sample(&self, deals: u32, stream: &mut Stream) -> Vec<SampledDeal> {
        let classes: Vec<Vec<PlaceClass<'_>>> =
            self.products.iter().map(|product| self.place_classes(product)).collect();
        let mut candidates: Vec<Candidate> = Vec::new();
        for (product, classes) in classes.iter().enumerate() {
            let Some(cases) = self.products.get(product).map(|product| &product.loyalties) else { continue };
            for (class, of_class) in classes.iter().enumerate() {
                let weight = of_class.weight();
                let loyalties = cases.iter().zip(&of_class.likelihoods).zip(&of_class.fillings).enumerate();
                candidates.extend(loyalties.map(|(loyalty, ((case, likelihood), fillings))| {
                    let weight = weight * case.soft_weight * likelihood * fillings;
                    Candidate { weight, product, class, loyalty }
                }));
            }
        }
        (0..deals).filter_map(|_| self.sample_one(&classes, &candidates, stream)).collect()
    }

    fn sample_one(
        &self,
        classes: &[Vec<PlaceClass<'_>>],
        candidates: &[Candidate],
        stream: &mut Stream,
    ) -> Option<SampledDeal> {
        let chosen = pick_weighted(candidates, |candidate| candidate.weight, stream)?;
        let class = classes.get(chosen.product)?.get(chosen.class)?;
        let loyalty = self.products.get(chosen.product)?.loyalties.get(chosen.loyalty)?;
        let (_, case) = pick_weighted(&class.cases, |(weight, _)| *weight, stream)?;
        let mut deck = self.unplaced_cards(case);
        let mut pile = self.pile;
        pile.add_all(&case.hidden);
        self.fill_places(class.open, loyalty.by_liars, &mut deck, &mut pile, stream)?;
        let mut non_morgans: Cards = deck.iter().filter(|card| !card.is_morgan()).collect();
        let mut draw_non_morgan = |deck: &mut Cards| {
            let card = non_morgans.nth(u64::from(stream.below(non_morgans.len().into())))?;
            non_morgans.take(card);
            deck.take(card).then_some(card)
        };
        let mut deck_top = Vec::with_capacity(case.deck_top.len());
        for card in &case.deck_top {
            deck_top.push(match card {
                Some(card) => *card,
                None => draw_non_morgan(&mut deck)?,
            });
        }
        // Too many cards are left: some were discarded unseen or are held by a player.
        while deck.len() > self.below_top(case) {
            draw_non_morgan(&mut deck)?;
        }
        Some(SampledDeal { traitors: loyalty.traitors, pile, deck_top, deck, unused: case.unused })
    }

    /// Moves a card from `pool` to `pile` for each of these hidden places.
    fn fill_places(
        &self,
        mut places: PlaceSet,
        by_liars: PlaceSet,
        pool: &mut Cards,
        pile: &mut Cards,
        stream: &mut Stream,
    ) -> Option<()> {
        while !places.is_empty() {
            let place = places.lowest();
            places = places - place;
            let weight = |card: Card| {
                let here = self.places.likelihood(place, by_liars, card) * f64::from(pool.of(card));
                let mut rest = *pool;
                rest.take(card);
                if here == 0.0 { 0.0 } else { here * self.places.fillings(places, by_liars, &rest) }
            };
            let kinds: Vec<(Card, f64)> =
                Card::all().filter(|card| card.is_quest()).map(|card| (card, weight(card))).collect();
            let (card, _) = *pick_weighted(&kinds, |(_, weight)| *weight, stream)?;
            pool.take(card);
            pile.add(card);
        }
        Some(())
    }
}

/// One of these items, with probabilities proportional to their weights.
fn pick_weighted<'a, T>(items: &'a [T], weight: impl Fn(&T) -> f64, stream: &mut Stream) -> Option<&'a T> {
    let total: f64 = items.iter().map(&weight).sum();
    let mut left = stream.share() * total;
    let found = items.iter().find(|item| {
        left -= weight(item);
        left < 0.0
    });
    // Rounding may leave a little beyond the last item.
    found.or_else(|| items.iter().rev().find(|item| weight(item) > 0.0))
}
