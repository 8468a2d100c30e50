//! How a game ends.

use game::{BySeat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Role, Side};

/// How a game is won (AV-41 to AV-47, AV-65).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum WonBy {
    /// Three quests failed.
    ThreeFails,
    /// Five teams in one round were rejected.
    Rejections,
    /// Merlin was named.
    Assassination,
    /// Somebody else was named.
    MissedShot,
    /// Three quests succeeded, and there is no Merlin to name.
    ThreeSuccesses,
    /// A wrong loyalty card was passed.
    WrongLoyalty,
}

/// How the game ended, with all characters (AV-48).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct Outcome {
    /// The side that won.
    pub winner: Side,
    /// How the side won.
    pub by: WonBy,
    /// Whose loyalty at the end is the winner's.
    pub winners: SeatSet,
    /// The character of each seat.
    #[cfg_attr(feature = "ts", ts(as = "alloc::vec::Vec<Role>"))]
    pub roles: BySeat<Option<Role>>,
}
