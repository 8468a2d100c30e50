//! Loyalty cards (SC-9).

use core::fmt;

use serde::{Deserialize, Serialize};

/// A loyalty card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Loyalty {
    /// Seeks seven white swords.
    #[default]
    Loyal,
    /// Seeks seven black swords.
    Traitor,
}

impl Loyalty {
    /// Traitor or not.
    pub const fn traitor(traitor: bool) -> Loyalty {
        if traitor { Loyalty::Traitor } else { Loyalty::Loyal }
    }

    /// Whether it is the Traitor.
    pub const fn is_traitor(self) -> bool {
        matches!(self, Loyalty::Traitor)
    }
}

impl fmt::Display for Loyalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Loyalty::Loyal => "loyal",
            Loyalty::Traitor => "traitor",
        })
    }
}

/// How many Traitor cards are shuffled in for so many players; the rest of `players + 2` are Loyal (SC-9).
pub const fn traitor_cards(players: u8) -> u8 {
    match players {
        0 | 1 => 0,
        2..=6 => 1,
        _ => 2,
    }
}
