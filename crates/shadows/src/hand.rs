//! What one seat alone sees now.

use game::List;

use crate::event::Drawn;
use crate::notice::Private;
use crate::pieces::{ByQuest, Card, Knights, Loyalty};

/// A seat's own cards, without what it saw once and may not look at again (SC-18, SC-80, SC-82).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// The loyalty card; none in the solo game and before the deal.
    pub loyalty: Option<Loyalty>,
    /// Vivien's card, until the choice is made.
    pub offer: Option<Loyalty>,
    /// The card to be announced (SC-63).
    pub heard: Option<Card>,
    /// Drawn cards of which one is to be laid (SC-52, SC-81).
    pub drawn: Drawn,
    /// Knights held.
    pub knights: Knights,
    /// Own tokens that lie face down (SC-69).
    pub tokens: ByQuest<u8>,
}

impl Hand {
    /// The hand after a private fact.
    pub fn fold(&mut self, private: &Private) {
        match *private {
            Private::Dealt { loyalty } => self.loyalty = Some(loyalty),
            Private::Heard { card } => self.heard = Some(card),
            Private::LaidDown => self.heard = None,
            Private::TokenLaid { quest } => {
                let count = self.tokens.get_mut(quest);
                *count = count.saturating_add(1);
            }
            Private::TokensBack => self.tokens = ByQuest::default(),
            Private::KnightDrawn { knight } => self.knights.add(knight),
            Private::Drew { card } => {
                self.drawn.push(card);
            }
            Private::Placed { down } => {
                self.drawn = List::new();
                self.heard = down;
            }
            Private::Joined => self.drawn = List::new(),
            Private::KnightPlayed { knight } => self.knights.take(knight),
            Private::Offered { loyalty } => self.offer = Some(loyalty),
            Private::Chose { loyalty } => {
                self.loyalty = Some(loyalty);
                self.offer = None;
            }
            // Seen once and not kept: the player has to remember it.
            Private::Looked { .. } | Private::Peeked { .. } | Private::Answered { .. } => {}
        }
    }
}
