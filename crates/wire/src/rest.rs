//! The bodies of the calls outside the socket.

use game::{Fault, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::room::{Clock, House, Room, Spectators};

/// `PUT /api/me`: who I am.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Name {
    /// The name that others see.
    pub name: String,
}

/// Who you are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Me {
    /// The name that others see; none yet for a new person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The tables at which you sit.
    #[serde(default)]
    pub tables: Vec<Line>,
}

/// `POST /api/tables` and `POST /api/check`: the table to create.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Wish {
    /// Which game.
    pub game: String,
    /// Players, roles, options. A server does not accept written deals.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
    /// The rules of the house.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<House>"))]
    pub house: House,
    /// Seats a bot of this level everywhere but at the host's own chair, and begins at once.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub practice: Option<String>,
    /// What the host, who sits down with this, adds to the seed: up to 64 characters that the server cannot predict.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entropy: Option<String>,
}

/// A setup that the rules accept.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Accepted {
    /// How many seats it has.
    pub players: u8,
    /// The setup written out: every character, every option.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
    /// Choices that are legal but not recommended.
    #[cfg_attr(feature = "ts", ts(type = "import('./game').Fault[]"))]
    pub warnings: Vec<Fault>,
    /// What the game says about the balance of the setup: a list in the game's own form.
    #[serde(skip_serializing_if = "Value::is_null")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown[]"))]
    pub hints: Value,
    /// Setups that the game recommends for so many seats: a list in the game's own form.
    #[serde(skip_serializing_if = "Value::is_null")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown[]"))]
    pub presets: Value,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Line {
    /// The table's name in links.
    pub table: String,
    /// The short code.
    pub code: String,
    /// Which game.
    pub game: String,
    /// How far it is.
    pub status: crate::room::Status,
    /// How many chairs.
    pub seats: u8,
    /// How many of them are taken.
    pub taken: u8,
    /// The host's name.
    pub host: String,
}

/// `POST /api/tables/{table}/sit`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Sit {
    /// Which seat; the first free one if missing.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// What this player adds to the seed: up to 64 characters that the server cannot predict.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entropy: Option<String>,
}

/// `POST /api/tables/{table}/act`: what people do about a table besides playing.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Act {
    /// The host begins.
    Start,
    /// Leave the seat.
    Leave,
    /// The host removes somebody, or a bot, before the start.
    Remove(#[cfg_attr(feature = "ts", ts(type = "number"))] Seat),
    /// The host fills every free chair, or one, with bots.
    Bots {
        /// How strong.
        level: String,
        /// Which seat; all free ones if missing.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        seat: Option<Seat>,
    },
    /// The host lets nobody new sit down, or does again.
    Lock(bool),
    /// The host lists the table for everybody, or does no longer.
    List(bool),
    /// The host stops the game for a while, or goes on.
    Pause(bool),
    /// The host sets the clock.
    Clock(Clock),
    /// The host says whether others may watch.
    Spectators(Spectators),
    /// The host makes the person in this seat the host.
    Host(#[cfg_attr(feature = "ts", ts(type = "number"))] Seat),
    /// A player does not want to read what this seat writes, or does again. Nobody else learns of it; statements of the
    /// game still come, since they belong to it.
    Mute {
        /// Whose words.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// True to stop reading them.
        on: bool,
    },
    /// A player wants to end the game, or does no longer; most people present are enough.
    End(bool),
    /// Play again with the same people and rules.
    Rematch,
    /// The host closes the table.
    Close,
    /// Ask for a one-time code with which another device takes over the seat.
    Device,
}

/// The answer to an act.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Acted {
    /// The table after it.
    pub room: Room,
    /// The seat of the person who asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// The one-time code that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub device: Option<String>,
    /// The seats whose words the person does not want to read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number[]"))]
    pub muted: Vec<Seat>,
}

/// `POST /api/device`: take over a seat with its one-time code.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Device {
    /// The code.
    pub code: String,
}

/// The answer to a call that failed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Problem {
    /// A stable word to translate by.
    pub code: String,
    /// One English sentence.
    pub message: String,
    /// Where, as `setup.options.lady`.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub at: String,
    /// Everything that is wrong with a setup.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "import('./game').Fault[]"))]
    pub faults: Vec<Fault>,
}
