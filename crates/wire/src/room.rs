//! What everybody may know about a table besides the game: who sits where, whose clock runs, the rules of the house.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table as everybody sees it from outside the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Room {
    /// The table's name in links.
    pub table: String,
    /// The short code friends type.
    pub code: String,
    /// The name of the game.
    pub game: String,
    /// Whether it is open, playing, finished or closed.
    pub status: Status,
    /// The setup it was opened with: players, roles, options.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
    /// The rules of the house.
    pub house: House,
    /// The commitment to the seed, shown before anything is dealt.
    pub commitment: String,
    /// The seats and who sits there, in order.
    pub chairs: Vec<Chair>,
    /// The seat of the host, if the host sits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub host: Option<Seat>,
    /// Whether nobody new may sit down.
    pub locked: bool,
    /// Why the game is paused, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub paused: Option<Pause>,
    /// How many people watch.
    pub watching: u32,
    /// Who wants to end the game.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub ending: Vec<Seat>,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<String>,
    /// Who asks to be let in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Knock>>"))]
    pub knocks: Vec<Knock>,
}

/// Somebody asks to be let into a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Knock {
    /// Its number at this table.
    pub knock: u32,
    /// The name of this person.
    pub name: String,
    /// The seat this person had before it was given away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub back: Option<Seat>,
}

/// The status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Status {
    /// People are sitting down.
    Open,
    /// The game is on.
    Playing,
    /// The game is over and nothing is secret any more.
    Finished,
    /// The table was closed before its game ended.
    Closed,
}

/// Why a game is paused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Pause {
    /// The host paused it.
    Host,
    /// Nobody is connected.
    Empty,
}

/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Chair {
    /// Its number.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// Who sits here.
    pub sitter: Sitter,
    /// Whether the person is connected; a bot always is.
    pub present: bool,
    /// Whether a bot plays in the person's absence.
    pub stand_in: bool,
    /// Whether the host let this person in after the deal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub late: bool,
    /// Whether the person is ready for the start.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub ready: bool,
    /// With whom the person wants to change places before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub swap: Option<Seat>,
    /// In how many seconds a bot plays for the absent person, counted when this was sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub bot_in: Option<u64>,
    /// How many moves bots have made for the person since the person's own last move.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub bot_moves: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// Nobody yet; for a while only this person may sit down.
    Held {
        /// The name.
        name: String,
    },
    /// A person of this name.
    Person {
        /// The name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its name.
        name: String,
        /// How strong it is.
        level: String,
    },
}

/// The rules of the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct House {
    /// Whether the table is listed for everybody; otherwise a code or link is needed.
    pub listed: bool,
    /// How long a decision may take.
    pub clock: Clock,
    /// Whether others may watch.
    pub spectators: Spectators,
    /// After how many seconds of absence a bot plays for a person.
    pub absence: u32,
}

impl Default for House {
    fn default() -> House {
        House { listed: false, clock: Clock::Off, spectators: Spectators::Muted, absence: 60 }
    }
}

/// How long a decision may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Clock {
    /// No limit.
    #[default]
    Off,
    /// About two minutes, more where there is more to think about.
    Relaxed,
    /// About half a minute.
    Brisk,
    /// This many seconds for every decision.
    Seconds(u32),
}

/// Whether others may watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Spectators {
    /// They may watch and talk.
    Allowed,
    /// They may watch.
    Muted,
    /// They may not.
    Forbidden,
}
