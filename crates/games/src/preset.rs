//! Setups that play well, as a person who creates a table chooses from them.

use serde::Serialize;
use serde_json::Value;

/// The codes of the three presets that every number of seats has: for a first game, the usual one, and with everything.
pub const EVERY_SIZE: [&str; 3] = ["first_game", "classic", "everything"];

/// A setup that plays well with this many seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "games.ts"))]
pub struct Preset {
    /// A stable code, for programs and translations.
    pub code: &'static str,
    /// The setup; it says nothing about who begins.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
    /// Whether the described setup is this one, apart from who begins.
    pub chosen: bool,
}

impl Preset {
    /// A preset that has not been compared with a setup.
    pub(crate) fn new(code: &'static str, setup: Value) -> Preset {
        Preset { code, setup, chosen: false }
    }
}
