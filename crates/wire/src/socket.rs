//! The messages of a table's socket, each one JSON object in one text frame.

use std::borrow::Cow;

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::json::{self, Misread};
use crate::room::Room;

/// What a client sends. The first message must be [`Ask::Hello`].
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Ask {
    /// Join the table. The cursors say what the client has received before.
    Hello {
        /// The version of the messages the client speaks.
        wire: u32,
        /// How many of its own notices it has had; nothing for a whole view.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        cursor: Option<u64>,
        /// How many lines of talk it has had.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        talk: Option<u64>,
        /// Only watch, even if the person of this cookie sits at the table: for a screen that all see. The text is the secret of
        /// the link that the host made for it, or empty.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        watch: Option<String>,
    },
    /// A move. The same number sent again is the same move, not a second one.
    Command {
        /// Chosen by the client, never twice for two moves.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        nonce: u64,
        /// The game's own command.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        command: Value,
    },
    /// Say something.
    Say {
        /// A number, as for a command.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        nonce: u64,
        /// The text or the statement.
        words: Words,
    },
    /// The client has received this many notices; they need not be sent again.
    Seen {
        /// How many of its own notices.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        cursor: u64,
    },
    /// Keeps the socket open; answered by `pong`.
    Ping,
}

/// The length of a command. It says nothing about the move: shorter ones have spaces at the end.
pub const COMMAND_LENGTH: usize = 128;

impl Ask {
    /// Reads a message.
    pub fn read(text: &str) -> Result<Ask, Misread> {
        match Ask::move_of(text) {
            Some(ask) => Ok(ask),
            None => json::read(&json::parse(text)?),
        }
    }

    /// Reads a move in the usual form, which is faster. Anything else is left to the strict reader, which says what is
    /// wrong.
    fn move_of(text: &str) -> Option<Ask> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Message<'a> {
            #[serde(borrow)]
            command: Move<'a>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Move<'a> {
            nonce: u64,
            #[serde(borrow)]
            command: &'a RawValue,
        }
        if !text.starts_with("{\"command\":{") {
            return None;
        }
        let Message { command: Move { nonce, command } } = serde_json::from_str(text).ok()?;
        Some(Ask::Command { nonce, command: json::parse(command.get()).ok()? })
    }
}

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Words {
    /// A line of chat.
    Text(String),
    /// A statement of the game, which every reader sees in their own language.
    Statement(#[cfg_attr(feature = "ts", ts(type = "unknown"))] Value),
    /// One of a few signs.
    Sign(Sign),
}

impl Words {
    /// About how many bytes they take.
    pub fn weight(&self) -> usize {
        match self {
            Words::Text(text) => text.len(),
            Words::Statement(_) => 64,
            Words::Sign(_) => 8,
        }
    }
}

/// A sign that needs no words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[allow(missing_docs)]
pub enum Sign {
    Yes,
    No,
    Hmm,
    Laugh,
    Wow,
    Hurry,
}

/// A line of talk in its place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Said {
    /// Which line of the table's talk, counting from 0.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub line: u64,
    /// Who said it; a spectator has no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// The name of a spectator; before the start, when seats can change, of anybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// How many public facts of the game came before it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub after: u64,
    /// What was said; an empty text if `muted`.
    pub words: Words,
    /// Whether its reader has muted the speaker: the line keeps its number and loses its words.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub muted: bool,
}

/// What the server sends.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Tell<'a> {
    /// The answer to `hello`: the table and the game as they are now.
    Welcome(Box<Welcome<'a>>),
    /// Something happened in the game.
    Update(Update<'a>),
    /// The move or the words with this number are kept.
    Done {
        /// The number.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        nonce: u64,
    },
    /// A rule refuses the move.
    Refused {
        /// The number of what was refused.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        nonce: u64,
        /// The rule.
        rule: Cow<'a, str>,
        /// A stable code, for programs and translations.
        code: Cow<'a, str>,
        /// One English sentence.
        message: Cow<'a, str>,
    },
    /// The message cannot be read, or the client may not send it.
    Error {
        /// The number of what was wrong, if it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        nonce: Option<u64>,
        /// A stable code, for programs and translations.
        code: Cow<'a, str>,
        /// The place of the mistake.
        at: Cow<'a, str>,
        /// One English sentence.
        message: Cow<'a, str>,
    },
    /// Somebody said something.
    Said(Cow<'a, Said>),
    /// Somebody sat down, left or came back, or a rule of the house changed.
    Room(Cow<'a, Room>),
    /// How much time is left.
    Clock(Time),
    /// The answer to `ping`.
    Pong,
}

impl Tell<'_> {
    /// Reads a message of a server.
    pub fn read(text: &str) -> Result<Tell<'static>, Misread> {
        serde_json::from_str(text).map_err(|error| Misread::new("", error.to_string()))
    }

    /// The key under which the message is sent.
    pub fn name(&self) -> &'static str {
        match self {
            Tell::Welcome(_) => "welcome",
            Tell::Update(_) => "update",
            Tell::Done { .. } => "done",
            Tell::Refused { .. } => "refused",
            Tell::Error { .. } => "error",
            Tell::Said(_) => "said",
            Tell::Room(_) => "room",
            Tell::Clock(_) => "clock",
            Tell::Pong => "pong",
        }
    }
}

/// Where everything stands.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Welcome<'a> {
    /// The version of the messages.
    pub wire: u32,
    /// The server's own version.
    pub server: Cow<'a, str>,
    /// The table.
    pub room: Cow<'a, Room>,
    /// The seat of this client; a spectator has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// Whether this client's person is the host.
    pub host: bool,
    /// What everybody sees, once the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub board: Option<Cow<'a, RawValue>>,
    /// What this seat alone sees: `you`, `form`, `choices`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub own: Option<Cow<'a, RawValue>>,
    /// What it missed, or everything if that may be sent again.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub notices: Vec<Box<RawValue>>,
    /// How many of its own notices it has now had.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub cursor: u64,
    /// What was said and not yet sent to this client.
    pub talk: Cow<'a, [Said]>,
    /// Whose words this client does not want to read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number[]"))]
    pub muted: Vec<Seat>,
    /// Whether the host removed this person, who can come back by knocking.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub removed: bool,
    /// How much time is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<Time>,
}

/// Something happened.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Update<'a> {
    /// How many of its own notices this viewer has now had.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub cursor: u64,
    /// The new ones, as a list.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub notices: Cow<'a, RawValue>,
    /// The keys of the board that changed; null for one that is gone.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub board: Cow<'a, RawValue>,
    /// The keys of the seat's own part that changed; of `you` only the members that changed, null for one that is gone.
    /// A `form` without `choices` has the choices `"nothing"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub own: Option<Cow<'a, RawValue>>,
    /// How much time is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<Time>,
}

/// How much time is left for what is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Time {
    /// Milliseconds left when this was sent; nothing runs out while the game is paused.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub left: u64,
    /// Milliseconds there were.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub of: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fast reader reads nothing that the strict one does not, and reads it the same.
    #[test]
    fn a_move_is_read_the_same_either_way() {
        let strict = |text: &str| json::parse(text).and_then(|value| json::read::<Ask>(&value));
        let moves = [
            r#"{"command":{"nonce":7,"command":{"vote":"approve"}}}"#,
            r#"{"command":{"command":{"propose":{"team":[0,1]}},"nonce":18446744073709551615}}"#,
            r#"{"command":{ "nonce" : 7, "command" : "pass" } }"#,
        ];
        for text in moves {
            assert!(Ask::move_of(text).is_some(), "{text}");
            assert_eq!(Ask::read(text), strict(text), "{text}");
        }
        let others = [
            r#"{"command":{"nonce":7,"nonce":8,"command":{"vote":"approve"}}}"#,
            r#"{"command":{"nonce":7,"command":{"vote":"approve","vote":"reject"}}}"#,
            r#"{"command":{"nonce":7,"command":{"vote":"approve"},"more":1}}"#,
            r#"{"command":{"nonce":7,"command":{"vote":"approve"}},"say":1}"#,
            r#"{"command":{"nonce":-7,"command":1}}"#,
            r#"{"command":{"nonce":7}}"#,
            r#"{"command":{"nonce":7,"command":{"vote":"approve"}}} "x""#,
            r#"{"command":[7,{"vote":"approve"}]}"#,
            r#"[{"nonce":7,"command":{"vote":"approve"}}]"#,
            r#"{"hello":{"wire":1}}"#,
            "\"ping\"",
            "",
        ];
        for text in others {
            assert!(Ask::move_of(text).is_none(), "{text}");
            assert_eq!(Ask::read(text), strict(text), "{text}");
        }
    }

    /// Every message is read again from what is sent, under the name it has.
    #[test]
    fn messages_are_read_as_they_are_sent() {
        let raw = |text: &str| Cow::<RawValue>::Owned(RawValue::from_string(text.to_string()).unwrap());
        let said =
            Said { line: 0, seat: None, name: None, after: 2, words: Words::Sign(Sign::Hmm), muted: false };
        let time = Time { left: 1, of: 2 };
        let messages = [
            Tell::Update(Update {
                cursor: 7,
                notices: raw(r#"[{"public":{"a":1}}]"#),
                board: raw(r#"{"phase":null}"#),
                own: Some(raw("{}")),
                clock: Some(time),
            }),
            Tell::Done { nonce: 5 },
            Tell::Refused { nonce: 5, rule: "AV-1".into(), code: "no".into(), message: "No.".into() },
            Tell::Error { nonce: None, code: "paused".into(), at: "".into(), message: "No.".into() },
            Tell::Said(Cow::Owned(said)),
            Tell::Clock(time),
            Tell::Pong,
        ];
        for message in messages {
            let text = serde_json::to_string(&message).unwrap();
            let again = Tell::read(&text).unwrap();
            assert_eq!(serde_json::to_string(&again).unwrap(), text);
            assert!(text.contains(&format!("\"{}\"", message.name())), "{text}");
            assert_eq!(again.name(), message.name());
        }
    }
}
