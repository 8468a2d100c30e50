//! The exact probabilities of what one seat cannot see: which card comes next, what the Threat pile holds, who is a
//! Traitor. Computed from the seat's own notices.
//!
//! Chance is weighted exactly. Choices of players are weighted by stated assumptions: a Loyal player announces the true
//! card (SC-63); a Traitor announces the truth half of the time and otherwise any quest card ([`TRAITOR_HONESTY`]);
//! Vivien's choices are even; each drawn card that may be laid is equally likely to be laid. Everything else that players
//! do is taken to say nothing about the cards. What it says about loyalties is given to [`Posterior::weigh`] and kept
//! apart from the hard facts.
//!
//! Nothing is approximated. Only a few differences need separate cases: how the loyalty cards lie (at most C(9, 2)
//! ways), and which Morgans are out of the game or discarded unseen. All other cards are interchangeable, and the
//! contents of hidden places are summed in closed form (`fillings`). Loyalties and cards are independent except for
//! announcements, so their weights are kept as factors of a product (`CaseProduct`).

mod card_case;
mod cards;
mod draws;
mod fillings;
mod hidden_place;
mod loyalty_case;
mod math;
mod opened;
mod place_class;
mod query;
mod reshuffle;
mod sample;
#[cfg(test)]
mod tests;
mod totals;

use game::{Notice, Seat};
use shadows::{Card, Cards, Options, Private, Public, Setup};

use card_case::{CardCase, CardCases};
pub use cards::ByCard;
use cards::CountedCards;
use hidden_place::HiddenPlaces;
pub use hidden_place::{LOYAL_HONESTY, TRAITOR_HONESTY};
use loyalty_case::LoyaltyCase;
use place_class::PlaceClass;
pub use sample::SampledDeal;
pub use totals::Totals;

/// What one seat can know about cards and loyalties.
///
/// # Examples
///
/// One Traitor card is dealt among four players and the middle. A Loyal player sees how it becomes less likely that
/// nobody has it:
///
/// ```
/// use bots::shadows::Posterior;
/// use game::{Notice, Protocol as _, Seat};
/// use shadows::{Loyalty, Private, Public, Setup, Shadows};
///
/// let setup = Setup { players: Some(4), ..Setup::default() };
/// let mut posterior = Posterior::new(&Shadows::check(&setup).unwrap().options, Seat::S0);
/// posterior.fold(&Notice {
///     public: Some(Public::Dealt { loyal: 5, traitors: 1, first: Seat::S0 }),
///     private: Some(Private::Dealt { loyalty: Loyalty::Loyal }),
/// });
/// assert!((posterior.traitor_probability(Seat::S1) - 0.2).abs() < 1e-9);
///
/// let exposed = Public::Exposed { seat: Seat::S1, loyalty: Loyalty::Loyal, swords: 1 };
/// posterior.fold(&Notice { public: Some(exposed), private: None });
/// assert_eq!(posterior.known_loyalty(Seat::S1), Some(Loyalty::Loyal));
/// assert!((posterior.traitor_probability(Seat::S2) - 0.25).abs() < 1e-9);
/// assert!((posterior.no_traitor_probability() - 0.5).abs() < 1e-9);
/// ```
#[derive(Clone, Debug)]
pub struct Posterior {
    seat: Seat,
    /// All cards of the game.
    all: CountedCards,
    /// Cards that this seat has seen and knows not to be in the deck.
    known: CountedCards,
    /// The cards of the Threat pile that this seat knows for certain.
    pile: Cards,
    /// The opened pile, until it is scored.
    opened: Cards,
    /// The cards of the discard pile that this seat has seen.
    discard: Cards,
    /// The number of cards in the deck, which is public.
    deck_size: u8,
    /// The number of cards in the discard pile, which is public.
    discard_size: u8,
    /// Cards that this seat has drawn and not yet laid.
    own_drawn: Vec<Card>,
    /// Whether the next announcement is this seat's own.
    announces_next: bool,
    /// The player who drew Vivien, if he chooses between his own card and the first one in the middle.
    vivien_drawer: Option<Seat>,
    /// The cards that others laid face down.
    places: HiddenPlaces,
    /// What may be the case: one pair out of one of these products.
    products: Vec<CaseProduct>,
}

/// All pairs of one of these loyalty cases and one of these card cases. The weight of a pair is the product of both
/// weights and of the likelihood of the announcements about hidden places.
#[derive(Clone, Debug)]
struct CaseProduct {
    loyalties: Vec<LoyaltyCase>,
    cards: CardCases,
}

impl Posterior {
    /// What this seat knows before its first notice.
    pub fn new(options: &Options, seat: Seat) -> Posterior {
        let wishes = Setup::of(options).options;
        let loyal_may_lie = wishes.and_then(|wishes| wishes.whisper_loyal_may_lie) == Some(true);
        Posterior::with_cards(*options.deck().cards(), options.unused(), seat, loyal_may_lie)
    }

    /// Like [`Posterior::new`], for a game with any cards, of which `unused` Morgans stay out of the game.
    pub fn with_cards(cards: Cards, unused: u8, seat: Seat, loyal_may_lie: bool) -> Posterior {
        let opening = card_case::opening_cases(&cards, unused);
        Posterior {
            seat,
            all: cards.iter().collect(),
            known: CountedCards::default(),
            pile: Cards::NONE,
            opened: Cards::NONE,
            discard: Cards::NONE,
            deck_size: cards.len().saturating_sub(unused),
            discard_size: 0,
            own_drawn: Vec::new(),
            announces_next: false,
            vivien_drawer: None,
            places: HiddenPlaces::new(loyal_may_lie),
            products: vec![CaseProduct { loyalties: Vec::new(), cards: opening }],
        }
    }

    /// Takes in one of the seat's notices. Every notice must be given, in order.
    pub fn fold(&mut self, notice: &Notice<Public, Private>) {
        if let Some(public) = &notice.public {
            self.fold_public(public, notice.private.as_ref());
        } else if let Some(Private::Looked { from, cards }) = notice.private {
            self.look(from, cards.iter().copied());
        }
        self.rescale();
    }

    fn fold_public(&mut self, public: &Public, private: Option<&Private>) {
        match *public {
            Public::Dealt { loyal, traitors, first: _ } => self.deal_loyalties(loyal, traitors, private),
            Public::Laid { card, .. } => {
                self.draw_seen(card);
                self.pile.add(card);
            }
            Public::Heard { .. } => match private {
                Some(Private::Heard { card }) => {
                    self.draw_seen(*card);
                    self.pile.add(*card);
                    self.announces_next = true;
                }
                _ => self.draw_hidden(),
            },
            Public::Announced { seat, card } => self.announce(seat, card),
            Public::Opened { cards, .. } => self.open(&cards),
            Public::Scored { .. } => {
                let opened = std::mem::take(&mut self.opened);
                self.discard_size += opened.len();
                self.discard.add_all(&opened);
            }
            Public::Shuffled => self.reshuffle(),
            Public::Returned => self.return_morgan(),
            Public::Looked { .. } => {
                if let Some(Private::Looked { from, cards }) = private {
                    self.look(*from, cards.iter().copied());
                }
            }
            Public::Drew { .. } => match private {
                Some(Private::Drew { card }) => {
                    self.draw_seen(*card);
                    self.own_drawn.push(*card);
                }
                _ => self.draw_unseen(),
            },
            Public::Placed { seat, card, discarded, .. } => self.place(seat, card, discarded, private),
            Public::Joined { seat, card, rest, back } => self.join(seat, card, rest, back),
            _ => self.fold_loyalty(public, private),
        }
    }

    /// Takes in how a seat played: `likelihood_ratio` is how much more likely a Traitor plays so than a Loyal player.
    ///
    /// This changes [`Posterior::suspicion`] and [`Posterior::sample`], never the hard facts.
    ///
    /// # Examples
    ///
    /// ```
    /// use bots::shadows::Posterior;
    /// use game::{Notice, Protocol as _, Seat};
    /// use shadows::{Loyalty, Private, Public, Setup, Shadows};
    ///
    /// let setup = Setup { players: Some(4), ..Setup::default() };
    /// let mut posterior = Posterior::new(&Shadows::check(&setup).unwrap().options, Seat::S0);
    /// posterior.fold(&Notice {
    ///     public: Some(Public::Dealt { loyal: 5, traitors: 1, first: Seat::S0 }),
    ///     private: Some(Private::Dealt { loyalty: Loyalty::Loyal }),
    /// });
    /// posterior.weigh(Seat::S1, 4.0);
    /// assert!((posterior.suspicion(Seat::S1) - 0.5).abs() < 1e-9);
    /// assert!((posterior.traitor_probability(Seat::S1) - 0.2).abs() < 1e-9);
    /// ```
    pub fn weigh(&mut self, seat: Seat, likelihood_ratio: f64) {
        for product in &mut self.products {
            for case in product.loyalties.iter_mut().filter(|case| case.traitors.contains(seat)) {
                case.soft_weight *= likelihood_ratio;
            }
        }
    }

    /// Drops impossible products and divides all weights of a sort by the largest, so that no weight gets too small or
    /// too large for a number.
    fn rescale(&mut self) {
        self.products.retain(|product| !product.loyalties.is_empty() && !product.cards.is_empty());
        let largest = |of: &dyn Fn(&CaseProduct) -> f64| self.products.iter().map(of).fold(0.0, f64::max);
        let cards = largest(&|product| product.cards.iter().map(|(weight, _)| *weight).fold(0.0, f64::max));
        let hard =
            largest(&|product| product.loyalties.iter().map(|case| case.hard_weight).fold(0.0, f64::max));
        let soft =
            largest(&|product| product.loyalties.iter().map(|case| case.soft_weight).fold(0.0, f64::max));
        for product in &mut self.products {
            product.cards.iter_mut().for_each(|(weight, _)| *weight /= cards);
            for case in &mut product.loyalties {
                case.hard_weight /= hard;
                case.soft_weight /= soft;
            }
        }
    }

    /// Replaces every card case by those that `split` adds to the list.
    fn split_cards(&mut self, split: impl Fn(&Posterior, f64, CardCase, &mut CardCases)) {
        let mut products = std::mem::take(&mut self.products);
        for product in &mut products {
            let mut next = Vec::with_capacity(product.cards.len());
            for (weight, case) in product.cards.drain(..) {
                split(self, weight, case, &mut next);
            }
            product.cards = card_case::merge(next);
        }
        self.products = products;
    }
}
