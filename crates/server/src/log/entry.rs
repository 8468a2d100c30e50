//! The entries of a table's log. Everything a table knows follows from them.
//!
//! Events, talk, stand-ins and pauses are in one sequence, so a replay knows what was said before which vote.
//! Stored entries of every released version must stay readable: a new member gets a default, a changed one a new name.

use bots::Level;
use game::{Batch, Draw, Move, Protocol, Seat, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::room::{House, Pause};
use wire::socket::Words;

/// The version of the log that this program writes.
pub const VERSION: u32 = 1;

/// One thing that happened at a table. The names in the store are those of the first version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The table was created. Always the first entry.
    Opened(Opening),
    /// A person sat down.
    Sat {
        seat: Seat,
        person: i64,
        /// The person's name at this table.
        name: String,
        /// What the person added to the seed, as [`game::Entropy::of`] gives it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<String>,
    },
    /// A bot sat down.
    Bot {
        seat: Seat,
        #[serde(with = "level_name")]
        level: Level,
    },
    /// The seat is free again.
    Left { seat: Seat },
    /// Before the start: the game is another one.
    Setup(Setup),
    /// Before the start: who sits where. For every seat, the seat that its sitter had.
    Order { from: Vec<Option<Seat>> },
    /// Before the start: a player wants to change places with another, or no longer.
    Swap {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Seat>,
    },
    /// Before the start: a player has another name at this table.
    Named { seat: Seat, person: i64, name: String },
    /// Before the start: a player is ready, or no longer.
    Ready {
        seat: Seat,
        on: bool,
        /// What the player added to the seed, in place of what was added before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<String>,
    },
    /// The host removed this person, who can only come back by knocking.
    Removed { seat: Seat, person: i64 },
    /// Until then only this person may take the seat.
    Held { seat: Seat, person: i64, name: String, until: i64 },
    /// A person asks to be let in. Knocks are numbered from 0.
    Knocked { person: i64, name: String, at: i64 },
    /// The host answered a knock. If there is a seat, the person sits down in it with the next entry.
    Answered {
        knock: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// The seat moved to another device, which is another person to the server.
    #[serde(rename = "moved")]
    NewDevice { seat: Seat, person: i64 },
    /// Another person became host.
    Host { person: i64 },
    /// Whether new people are stopped from sitting down.
    Locked { on: bool },
    /// The rules of the house changed to these.
    House { house: House },
    /// The cards were dealt.
    Began { play: Play, at: i64 },
    /// A seat moved.
    #[serde(rename = "did")]
    Played {
        /// The move's own number, so that it is not made twice; none for a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<u64>,
        #[serde(rename = "hand")]
        mover: Mover,
        play: Play,
        at: i64,
    },
    /// Something was said.
    Said {
        /// The speaker; a spectator has no seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The name of a spectator; before the start, when seats can change, of anybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// Which person it is, wherever there is a name, so that the line can be deleted with the person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<i64>,
        /// The line's own number; none for a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<u64>,
        words: Words,
        at: i64,
    },
    /// A bot began to play for an absent person, or stopped.
    StandIn {
        seat: Seat,
        on: bool,
        /// Whether the person has left the game.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        left: bool,
    },
    /// The game was paused, or continued if there is no reason.
    Paused { why: Option<Pause> },
    /// A player stopped reading what `seat` writes, or reads it again.
    Muted { by: Seat, seat: Seat, on: bool },
    /// A player voted to end the game, or took the vote back.
    Ending { seat: Seat, on: bool },
    /// A person reported another, or a line of talk, to the operator.
    Reported {
        by: i64,
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<u64>,
        why: String,
        at: i64,
    },
    /// The same people play again at another table.
    Next { table: String },
    /// The table was closed before the end.
    Closed,
}

/// The level of a bot, stored by its name.
mod level_name {
    use bots::Level;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    /// A name that this version does not know must not make a log unreadable.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let name = String::deserialize(deserializer)?;
        Ok(name.parse().unwrap_or(Level::Squire))
    }
}

/// How a table was created.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Opening {
    /// The version of the log.
    pub v: u32,
    /// The name of the game.
    pub game: String,
    /// The setup with every option filled in.
    pub setup: Value,
    pub house: House,
    /// The secret from which all chance follows, in hexadecimal digits.
    pub seed: String,
    /// The person who is host.
    pub host: i64,
    /// The short code.
    pub code: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl std::fmt::Debug for Opening {
    // The seed must never be printed.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Opening").field("game", &self.game).finish_non_exhaustive()
    }
}

/// Another game than the table was created for.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The setup with every option filled in.
    pub setup: Value,
}

impl std::fmt::Debug for Setup {
    // The list of characters may be secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Setup(…)")
    }
}

/// Who made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    /// The person of the seat.
    Person,
    /// A bot on its own seat.
    Bot,
    /// A bot for an absent person.
    StandIn,
    /// A bot, once, because the time was up.
    Clock,
}

/// The stored form of a batch of a game.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Play {
    /// The seat and its command; none for the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<(Seat, Value)>,
    /// The number of ways and the way of each draw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    draws: Vec<(u64, u64)>,
    /// What happened.
    events: Vec<Value>,
}

impl std::fmt::Debug for Play {
    // Moves and events hold secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Play(…)")
    }
}

/// A stored batch, read again.
pub struct Read<G: Protocol> {
    by: Option<Move<G::Command>>,
    draws: Vec<Draw>,
    events: Vec<G::Event>,
}

impl<G: Protocol> Read<G> {
    /// What happened.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// How many of its events are public.
    pub fn facts(&self) -> u64 {
        self.events.iter().filter(|event| G::public(event).is_some()).map(|_| 1).sum()
    }
}

impl Play {
    /// The seat that moved; none for the deal.
    pub fn seat(&self) -> Option<Seat> {
        self.by.as_ref().map(|(seat, _)| *seat)
    }

    /// The stored form of a batch.
    pub fn of<G: Protocol>(batch: &Batch<'_, G>) -> Play {
        Play {
            by: batch.by.map(|by| (by.seat, serde_json::to_value(by.command).unwrap_or(Value::Null))),
            draws: batch.draws.iter().map(|draw| (draw.ways.get(), draw.way)).collect(),
            events: batch.events.iter().map(G::encode).collect(),
        }
    }

    /// Reads the batch.
    pub fn read<G: Protocol>(&self) -> Result<Read<G>, String> {
        let by = match &self.by {
            None => None,
            Some((seat, command)) => {
                let command = wire::json::read(command).map_err(|misread| misread.to_string())?;
                Some(Move { seat: *seat, command })
            }
        };
        let draw = |(ways, way): &(u64, u64)| {
            let ways = std::num::NonZeroU64::new(*ways).ok_or("a draw has no ways")?;
            Ok::<Draw, String>(Draw { ways, way: *way })
        };
        let draws = self.draws.iter().map(draw).collect::<Result<_, _>>()?;
        let events = self.events.iter().map(G::decode).collect::<Result<_, _>>()?;
        Ok(Read { by, draws, events })
    }
}

/// Builds a game's table from its stored batches.
pub fn load<G: Protocol>(options: G::Options, batches: &[Read<G>]) -> Result<Table<G>, String> {
    let batches = batches.iter().map(|read| Batch { by: read.by, draws: &read.draws, events: &read.events });
    Table::load(options, batches).map_err(|damage| damage.to_string())
}

impl Entry {
    /// Whether it is an act: neither a part of the game nor something said.
    pub fn is_act(&self) -> bool {
        !matches!(
            self,
            Entry::Opened(_)
                | Entry::Began { .. }
                | Entry::Played { .. }
                | Entry::Said { .. }
                | Entry::Next { .. }
                | Entry::Closed
        )
    }

    /// Whether it only follows from people who come and go, so that a table can do without it.
    pub fn is_passing(&self) -> bool {
        matches!(self, Entry::StandIn { left: false, .. } | Entry::Paused { why: None | Some(Pause::Empty) })
    }

    /// The entry as stored.
    pub fn write(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// Reads a stored entry.
    pub fn read(bytes: &[u8]) -> Result<Entry, String> {
        // Neither the bytes nor serde's message, which may quote them, may be logged.
        serde_json::from_slice(bytes)
            .map_err(|error| format!("an entry cannot be read (column {})", error.column()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Entries as the first version wrote them.
    #[test]
    fn stored_entries_are_read_and_written_the_same() {
        let stored = [
            r#"{"bot":{"seat":1,"level":"knight"}}"#,
            r#"{"moved":{"seat":1,"person":7}}"#,
            r#"{"did":{"nonce":77,"hand":"stand_in","play":{"by":[0,{"vote":"approve"}],"draws":[[3,1]],"events":[{"x":1}]},"at":5}}"#,
            r#"{"did":{"hand":"person","play":{"by":[0,"pass"],"events":[]},"at":5}}"#,
            r#"{"paused":{"why":"host"}}"#,
            r#"{"stand_in":{"seat":2,"on":true}}"#,
            r#""closed""#,
        ];
        for text in stored {
            let entry = Entry::read(text.as_bytes()).unwrap();
            assert_eq!(String::from_utf8(entry.write()).unwrap(), text);
        }
        let unknown = Entry::read(br#"{"bot":{"seat":1,"level":"wizard"}}"#).unwrap();
        assert_eq!(unknown, Entry::Bot { seat: Seat::S1, level: Level::Squire });
    }
}
