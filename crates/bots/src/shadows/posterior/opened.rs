//! What announcements and the opened pile say about the cases.

use game::Seat;
use shadows::{Card, Cards};

use super::card_case::{self, CardCase, CardCases};
use super::cards::{count_draws, count_quest_cards};
use super::hidden_place::PlaceSet;
use super::loyalty_case::{self, LoyaltyCase};
use super::{CaseProduct, Posterior};

/// Card cases for which the opened pile has the same likelihood ratios between the loyalty cases.
struct SameRatios {
    /// For each loyalty case: the likelihood divided by the largest.
    ratios: Vec<f64>,
    cases: CardCases,
}

impl SameRatios {
    /// Whether these ratios are equal, except for rounding.
    fn has(&self, ratios: &[f64]) -> bool {
        self.ratios.iter().zip(ratios).all(|(one, other)| (one - other).abs() <= 1e-13 * one.max(*other))
    }
}

impl Posterior {
    /// A player announces the card that he laid face down.
    pub(super) fn announce(&mut self, seat: Seat, announced: Card) {
        if std::mem::take(&mut self.announces_next) {
            return;
        }
        let place = self.places.announce(announced);
        for product in &mut self.products {
            for (_, case) in &mut product.cards {
                if case.to_announce.take() == Some(announced) {
                    case.true_places |= place;
                }
            }
            for case in product.loyalties.iter_mut().filter(|case| case.traitors.contains(seat)) {
                case.by_liars |= place;
            }
        }
        self.learn_true_announcements();
    }

    /// Moves cards whose announcement cannot be a lie from the hidden places to the known cards.
    pub(super) fn learn_true_announcements(&mut self) {
        let loyalties = self.products.iter().flat_map(|product| &product.loyalties);
        let by_liars = loyalties.fold(PlaceSet::EMPTY, |all, case| all | case.by_liars);
        for (place, card) in self.places.certainly_true(by_liars) {
            let is_open = |(_, case): &(f64, CardCase)| !case.open_places(place).is_empty();
            if !self.products.iter().all(|product| product.cards.iter().all(is_open)) {
                continue;
            }
            self.split_cards(|posterior, weight, case, next| {
                next.push((weight * f64::from(posterior.unplaced(&case, card)), case));
            });
            self.places.mark_known(place);
            self.pile.add(card);
            self.known.add(card);
        }
    }

    /// The pile is opened and shows what lay face down, and so who must have lied.
    pub(super) fn open(&mut self, cards: &Cards) {
        let mut hidden = *cards;
        for card in std::mem::take(&mut self.pile).iter() {
            hidden.take(card);
        }
        self.opened = *cards;
        if hidden.is_empty() {
            return self.places.clear();
        }
        let mut opened = Vec::new();
        for product in std::mem::take(&mut self.products) {
            self.open_product(product, &hidden, &mut opened);
        }
        self.products = opened;
        self.places.clear();
        hidden.iter().for_each(|card| self.known.add(card));
    }

    /// Adds the cases of this product to `opened` as they are after the hidden cards were shown. What the cards say about
    /// loyalties may depend on the card case; cases that say the same stay in one product.
    fn open_product(&self, product: CaseProduct, hidden: &Cards, opened: &mut Vec<CaseProduct>) {
        let mut groups: Vec<SameRatios> = Vec::new();
        for (weight, mut case) in product.cards {
            let Some((ways, likelihoods)) = self.opened_likelihoods(&case, &product.loyalties, hidden) else {
                continue;
            };
            let largest = likelihoods.iter().copied().fold(0.0, f64::max);
            if largest == 0.0 {
                continue;
            }
            let ratios: Vec<f64> = likelihoods.iter().map(|likelihood| likelihood / largest).collect();
            case.clear_hidden();
            let weighted = (weight * ways * largest, case);
            match groups.iter_mut().find(|group| group.has(&ratios)) {
                Some(group) => group.cases.push(weighted),
                None => groups.push(SameRatios { ratios, cases: vec![weighted] }),
            }
        }
        for SameRatios { ratios, cases } in groups {
            let weighted = |(case, ratio): (&LoyaltyCase, &f64)| LoyaltyCase {
                by_liars: PlaceSet::EMPTY,
                ..case.times(*ratio)
            };
            let mut loyalties: Vec<LoyaltyCase> =
                product.loyalties.iter().zip(&ratios).map(weighted).collect();
            loyalty_case::merge(&mut loyalties);
            opened.push(CaseProduct { loyalties, cards: card_case::merge(cases) });
        }
    }

    /// The number of ways to draw the hidden cards in this case, and for each loyalty case the likelihood of what was
    /// announced about them; `None` if the case cannot hold these cards.
    fn opened_likelihoods(
        &self,
        case: &CardCase,
        loyalties: &[LoyaltyCase],
        hidden: &Cards,
    ) -> Option<(f64, Vec<f64>)> {
        let mut in_open_places = *hidden;
        let fits = case.hidden.iter().all(|card| in_open_places.take(card))
            && count_quest_cards(&in_open_places) == u32::from(in_open_places.len());
        let ways = count_draws(&self.unplaced_cards(case), &in_open_places);
        if !fits || ways <= 0.0 {
            return None;
        }
        let open = case.open_places(self.places.unknown());
        let likelihood = |loyalty: &LoyaltyCase| {
            self.places.likelihood_of_fixed(case, loyalty.by_liars)
                * self.places.exact_fillings(open, loyalty.by_liars, &in_open_places)
        };
        Some((ways, loyalties.iter().map(likelihood).collect()))
    }
}
