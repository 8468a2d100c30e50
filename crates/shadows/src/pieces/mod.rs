//! What the game is played with: cards, quests, Knights, loyalties, tokens, and what an opened pile is worth.

mod card;
mod cards;
mod deck;
mod knight;
mod loyalty;
mod quest;
mod score;
mod token;

use game::List;

pub use card::{Card, Face, Value};
pub use cards::Cards;
pub use deck::{Deck, DeckWish};
pub use knight::{Knight, Knights};
pub(crate) use loyalty::LoyaltyDeck;
pub use loyalty::{Loyalty, loyalty_cards};
pub(crate) use quest::quest_of_letter;
pub use quest::{ByQuest, Quest, QuestSet};
pub use score::{LEAST, Pile, Rulings, Score, Sum, TOO_MUCH, Verdict};
pub(crate) use token::tokens_by_quest;
pub use token::{Token, Tokens};

/// The most cards a game can have (SC-8).
pub(crate) const MOST_CARDS: usize = 64;
/// Cards in order, as many as the game has.
pub(crate) type CardList = List<Card, MOST_CARDS>;
