//! Quest tokens laid for Merlin #4 (SC-69).

use game::{List, Seat};
use serde::{Deserialize, Serialize};

use super::quest::{ByQuest, Quest};

/// A token and the seat that laid it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
pub struct Token {
    /// Who laid it.
    pub seat: Seat,
    /// The quest on it.
    pub quest: Quest,
}

/// Fills the unused places of a list.
impl Default for Token {
    fn default() -> Token {
        Token { seat: Seat::S0, quest: Quest::Picts }
    }
}

/// Tokens in the order in which they were laid. A deck has at most nine characters that are no Morgans (SC-6), and two
/// Gawains can have laid theirs before (SC-81).
pub type Tokens = List<Token, 12>;

/// How many tokens lie on each quest.
pub(crate) fn tokens_by_quest(tokens: &Tokens) -> ByQuest<u8> {
    let mut counts = ByQuest::default();
    tokens.iter().for_each(|token| *counts.get_mut(token.quest) += 1);
    counts
}
