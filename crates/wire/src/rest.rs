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
    /// The name of the game.
    pub game: String,
    /// Players, roles, options. A server does not accept written deals.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
    /// The rules of the house.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<House>"))]
    pub house: House,
    /// Seats a bot of this level, or of this difficulty (easy, fair, hard), in every seat except the host's, and begins at once.
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
    /// Setups that the game recommends for this number of seats.
    #[cfg_attr(feature = "ts", ts(type = "import('./games').Preset[]"))]
    pub presets: Value,
    /// The sides, if every deal has the same ones.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Team>>"))]
    pub teams: Vec<Team>,
}

/// One side of a setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Team {
    /// The side, as a stable word.
    pub side: &'static str,
    /// How many seats it has.
    pub seats: u8,
    /// The character of each of them, as stable words; empty where the list is secret.
    pub roles: Vec<&'static str>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Line {
    /// The table's name in links.
    pub table: String,
    /// The short code.
    pub code: String,
    /// The name of the game.
    pub game: String,
    /// Whether it is open, playing, finished or closed.
    pub status: crate::room::Status,
    /// The number of seats.
    pub seats: u8,
    /// How many of them are taken.
    pub taken: u8,
    /// The host's name.
    pub host: String,
    /// When the game was over, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub ended: Option<i64>,
    /// How it ended for the person who asks; only of a game that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub own: Option<Ended>,
}

/// How a game ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Ended {
    /// Its side, as a stable word of the game.
    pub side: String,
    /// Its character, as a stable word; none in a game without characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub role: Option<String>,
    /// Whether it won.
    pub won: bool,
}

/// `POST /api/tables/{table}/sit`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Sit {
    /// The seat; the first free one if missing. Who sits at the table already moves there, before the start.
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
    /// The host changes the game before the start. Everybody who sits keeps a seat, or it is refused.
    Setup(
        /// The whole setup, as for a new table.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        Value,
    ),
    /// The host says before the start who sits where: for every seat, the seat that its sitter has now.
    Order(#[cfg_attr(feature = "ts", ts(type = "number[]"))] Vec<Seat>),
    /// The host lets chance decide before the start who sits where.
    Shuffle,
    /// A player asks the person in this seat to change places before the start, or with null no longer. Who asks back
    /// agrees.
    Swap(#[cfg_attr(feature = "ts", ts(type = "number | null"))] Option<Seat>),
    /// A player takes the name of `PUT /api/me` at this table too, before the start.
    Rename,
    /// A player is ready for the start (true), or not any more. Every change of the game or the seats takes it back.
    Ready {
        /// True for ready.
        on: bool,
        /// What this player adds to the seed: up to 64 characters that the server cannot predict.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        entropy: Option<String>,
    },
    /// The host puts bots into every free seat, or into one; or gives the bot in one another level. During the game: into
    /// the seat of a person, who learns of it and must knock to come back.
    Bots {
        /// The level of the bots.
        level: String,
        /// The seat; all free ones if missing.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        seat: Option<Seat>,
    },
    /// The host stops others from sitting down (true), or allows it again.
    Lock(bool),
    /// The host lists the table for everybody (true), or removes it from the list.
    List(bool),
    /// The host pauses the game (true), or continues it.
    Pause(bool),
    /// The host sets the clock.
    Clock(Clock),
    /// The host sets after how many seconds of absence a bot plays for a person.
    Absence(u32),
    /// The host says whether others may watch.
    Spectators(Spectators),
    /// The host makes the person in this seat the host.
    Host(#[cfg_attr(feature = "ts", ts(type = "number"))] Seat),
    /// A player stops reading what this seat writes, or reads it again. Nobody else learns of it. Statements of the game
    /// are still sent, because they belong to it.
    Mute {
        /// The seat whose words are not read.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// True to stop reading them.
        on: bool,
    },
    /// A player votes to end the game (true), or takes the vote back. The game ends if most people want it; who has left,
    /// or has been away for an hour, is not counted.
    End(bool),
    /// Somebody without a seat asks to be let in: at a running table, or after the host removed them.
    Knock,
    /// The host lets somebody who knocked into the seat of a bot or of an absent person.
    Admit {
        /// The number of the knock.
        knock: u32,
        /// The seat that is given.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// The host does not let somebody in who knocked.
    Refuse(u32),
    /// A player reports another player, or a line of talk, to the operator of the server. Nobody else learns of it.
    Report {
        /// The seat of the reported player.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Which line of talk.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        line: Option<u64>,
        /// Why, in at most 200 characters.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
        why: String,
    },
    /// Play again with the same people and rules, after a finished game. The others' seats are held for ten minutes.
    Rematch,
    /// The host closes the table.
    Close,
    /// Ask for a one-time code with which another device takes over the seat.
    Device,
    /// The host asks for the secret of a link with which a shared screen may watch, also where nobody else may. The one
    /// before is worth nothing any more.
    Board,
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
    /// The secret of the shared screen's link that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub board: Option<String>,
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

/// Every code that a [`Problem`] or an error of the socket can have.
pub const PROBLEMS: &[&str] = &[
    "acts_full",
    "banned",
    "closed",
    "crowded",
    "empty",
    "faults",
    "finished",
    "forwarded",
    "full",
    "held",
    "host",
    "kept",
    "knock",
    "local",
    "locked",
    "long",
    "missing",
    "muted",
    "name_character",
    "name_empty",
    "name_long",
    "name_mixed",
    "name_taken",
    "nameless",
    "no_level",
    "no_person",
    "not_full",
    "not_host",
    "not_now",
    "not_over",
    "not_seated",
    "origin",
    "paused",
    "rate",
    "seated",
    "socket",
    "sockets",
    "talk_full",
    "unavailable",
    "unreadable",
];

/// The answer to a call that failed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Problem {
    /// A stable code, for programs and translations.
    pub code: String,
    /// One English sentence.
    pub message: String,
    /// The place of the mistake, such as `setup.options.lady`.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub at: String,
    /// Everything that is wrong with a setup.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "import('./game').Fault[]"))]
    pub faults: Vec<Fault>,
}
