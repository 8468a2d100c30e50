//! One player sees the loyalty of another (AV-63, AV-100).

use game::Seat;
use serde::{Deserialize, Serialize};

/// Why one player sees another's loyalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum CheckReason {
    /// The Lady of the Lake (AV-63).
    Lady,
    /// Show Your True Nature (AV-100).
    ShowNature,
    /// Are You the One? (AV-100).
    AreYouTheOne,
    /// Show Your Strength (AV-100).
    ShowStrength,
}

/// Who sees whose loyalty, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct LoyaltyCheck {
    /// Who looks.
    pub checker: Seat,
    /// Whose loyalty it is.
    pub shower: Seat,
    /// The reason.
    pub by: CheckReason,
}
