//! How a game ended (SC-33, SC-60).

use game::SeatSet;
use serde::{Deserialize, Serialize};

use crate::board::Board;

/// As many swords of one colour end the game (SC-56).
pub const SWORDS_TO_WIN: u8 = 7;
/// As many swords of both colours allow accusations (SC-45).
pub const SWORDS_TO_ACCUSE: u8 = 4;

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Seven swords of a colour.
    Swords,
    /// Morgan #7.
    Morgan,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    /// The Loyal players.
    Loyal,
    /// The Traitors, with Evil.
    Traitor,
    /// Evil alone: nobody at the table was a Traitor.
    Shadows,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
pub struct Outcome {
    /// Who won.
    pub winner: Winner,
    /// What ended the game.
    pub by: Cause,
    /// White swords on the table.
    pub white: u8,
    /// Black swords on the table.
    pub black: u8,
    /// The seats that won.
    pub winners: SeatSet,
    /// Everybody who held a Traitor card at the end, for statistics; views show who is exposed.
    #[serde(skip)]
    pub traitors: SeatSet,
}

impl Board {
    /// SC-60: white wins with seven and more than black.
    pub(crate) fn white_wins(&self) -> bool {
        self.white >= SWORDS_TO_WIN && self.white > self.black
    }

    /// SC-60: black wins with seven and no fewer than white.
    pub(crate) fn black_wins(&self) -> bool {
        self.black >= SWORDS_TO_WIN && self.black >= self.white
    }

    /// The outcome, once all loyalties are public.
    pub(crate) fn outcome(&self, by: Cause) -> Outcome {
        let loyal_win = by == Cause::Swords && self.white_wins();
        let (winner, winners) = if loyal_win {
            (Winner::Loyal, self.seats() - self.traitors)
        } else if self.traitors.is_empty() {
            (Winner::Shadows, SeatSet::EMPTY)
        } else {
            (Winner::Traitor, self.traitors)
        };
        Outcome { winner, by, white: self.white, black: self.black, winners, traitors: self.traitors }
    }
}
