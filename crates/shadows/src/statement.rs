//! Structured talk. No statement is about Vivien's choice, of which nobody may speak (SC-72).

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::pieces::{Card, Loyalty, Quest};

/// Something said at the table. A closed list; a reader that meets an unknown kind ignores it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // a field without a comment is what its name says
pub enum Statement {
    /// "The Picts stand at eleven."
    Total {
        quest: Quest,
        /// Its total, as the speaker remembers it.
        value: u16,
    },
    /// "Go for the Grail."
    Go(Quest),
    /// "Listen once more."
    Wait,
    /// "I do not trust this seat."
    Suspect(Seat),
    /// "I trust this seat."
    Trust(Seat),
    /// "I am loyal."
    Claim(Loyalty),
    /// "The card I laid face down was this one" (SC-63).
    Whispered(Card),
    /// "Galahad showed me this" (SC-82).
    Galahad { seat: Seat, loyalty: Loyalty },
    /// "Tristan showed me these on top of the deck" (SC-80).
    Tristan(Vec<Card>),
    /// "What do you remember?"
    Ask {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        quest: Option<Quest>,
    },
}

impl Statement {
    /// The path of a seat in the statement that is not at the table.
    pub(crate) fn misplaced(&self, seats: SeatSet) -> Option<String> {
        let (seat, at) = match self {
            Statement::Suspect(seat) => (*seat, "suspect"),
            Statement::Trust(seat) => (*seat, "trust"),
            Statement::Galahad { seat, .. } => (*seat, "galahad.seat"),
            Statement::Ask { seat, .. } => (*seat, "ask.seat"),
            Statement::Total { .. }
            | Statement::Go(_)
            | Statement::Wait
            | Statement::Claim(_)
            | Statement::Whispered(_)
            | Statement::Tristan(_) => return None,
        };
        (!seats.contains(seat)).then(|| at.to_string())
    }
}
