//! The cards that make the Lancelots change sides (AV-70, AV-71).

use serde::{Deserialize, Serialize};

/// A card of a Lancelot deck (AV-70).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Fidelity {
    /// Both Lancelots change sides.
    Switch,
    /// Nothing changes.
    #[default]
    Same,
}
