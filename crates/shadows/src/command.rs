//! What a seat asks to do.

use core::fmt;

use game::Seat;
use serde::de::{self, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pieces::{Knight, Quest, Value};

/// What a seat asks to do.
///
/// ```
/// use game::Notation;
/// use shadows::{Command, Quest, Shadows};
///
/// let command = Command::Quest { quest: Quest::Grail, add: 0 };
/// assert_eq!(serde_json::to_string(&command).unwrap(), r#"{"quest":"grail"}"#);
/// assert_eq!(Shadows::write_command(&command), "qg");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(
        type = "\"listen\" | { quest: Quest, add?: number } | { accuse: Seat } \
            | { announce: { quest: Quest, value: Value } } | { token: Quest } | { vivien: { give: Seat } } \
            | { loyalty: Choice } | { place: number } | { knight: { card: Knight, target?: Seat } } \
            | { pass: Pass }",
        export_to = "shadows.ts"
    )
)]
pub enum Command {
    /// Draw a rumour and lay it on the Threat pile (SC-17).
    #[default]
    Listen,
    /// Go on a quest (SC-24); `add` are the points Merlin #6 gives (SC-8).
    Quest {
        /// The Main quest.
        quest: Quest,
        /// 0 to 3, and 0 without Merlin #6.
        add: u8,
    },
    /// Accuse somebody (SC-45).
    Accuse(Seat),
    /// Say what the card laid face down is (SC-63).
    Announce {
        /// The announced quest.
        quest: Quest,
        /// The announced value.
        value: Value,
    },
    /// Lay a token for Merlin #4 (SC-69).
    Token(Quest),
    /// Hand a loyalty card on for Vivien (SC-72).
    Give(Seat),
    /// Keep the old loyalty or take the new one (SC-72).
    Loyalty(Choice),
    /// Lay the drawn card at this place (SC-52, SC-81).
    Place(u8),
    /// Play a Knight (SC-79 to SC-83).
    Knight {
        /// The Knight.
        card: Knight,
        /// The seat it is played on: for Galahad, and for Percival at the end.
        target: Option<Seat>,
    },
    /// Do nothing.
    Pass(Pass),
}

/// What to do with Vivien's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Keep the old loyalty.
    Keep,
    /// Take the new one.
    Swap,
}

/// What the seat declines to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    /// The chance to play Arthur.
    Arthur,
    /// The chance to play Gawain; or Gawain's draw, if it has only Morgans.
    Gawain,
    /// The chance to play Percival.
    Percival,
    /// Merlin #6's quest; the exposed Traitor's chance to play Tristan, or the Traitor's turn when no card is left.
    Turn,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Announcement {
    quest: Quest,
    value: Value,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Gift {
    give: Seat,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    card: Knight,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    target: Option<Seat>,
}

impl Serialize for Command {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if *self == Command::Listen {
            return serializer.serialize_str("listen");
        }
        let mut map = serializer.serialize_map(None)?;
        match *self {
            Command::Listen => {}
            Command::Quest { quest, add } => {
                map.serialize_entry("quest", &quest)?;
                if add > 0 {
                    map.serialize_entry("add", &add)?;
                }
            }
            Command::Accuse(seat) => map.serialize_entry("accuse", &seat)?,
            Command::Announce { quest, value } => {
                map.serialize_entry("announce", &Announcement { quest, value })?;
            }
            Command::Token(quest) => map.serialize_entry("token", &quest)?,
            Command::Give(give) => map.serialize_entry("vivien", &Gift { give })?,
            Command::Loyalty(choice) => map.serialize_entry("loyalty", &choice)?,
            Command::Place(place) => map.serialize_entry("place", &place)?,
            Command::Knight { card, target } => map.serialize_entry("knight", &Play { card, target })?,
            Command::Pass(pass) => map.serialize_entry("pass", &pass)?,
        }
        map.end()
    }
}

/// The keys of a command. Read one by one, so that an error names the whole path: `command.announce.value`.
#[derive(Clone, Copy, Deserialize)]
#[serde(field_identifier, rename_all = "snake_case")]
enum Key {
    Quest,
    Add,
    Accuse,
    Announce,
    Token,
    Vivien,
    Loyalty,
    Place,
    Knight,
    Pass,
}

impl<'de> Deserialize<'de> for Command {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Command, D::Error> {
        deserializer.deserialize_any(CommandVisitor)
    }
}

struct CommandVisitor;

impl<'de> Visitor<'de> for CommandVisitor {
    type Value = Command;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"listen\" or an object with one command")
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Command, E> {
        match word {
            "listen" => Ok(Command::Listen),
            _ => Err(E::unknown_variant(word, &["listen"])),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Command, A::Error> {
        let mut command = None;
        let mut points = None;
        while let Some(key) = map.next_key::<Key>()? {
            let read = match key {
                Key::Add => {
                    points = Some(map.next_value::<u8>()?);
                    continue;
                }
                Key::Quest => Command::Quest { quest: map.next_value()?, add: 0 },
                Key::Accuse => Command::Accuse(map.next_value()?),
                Key::Announce => {
                    let Announcement { quest, value } = map.next_value()?;
                    Command::Announce { quest, value }
                }
                Key::Token => Command::Token(map.next_value()?),
                Key::Vivien => Command::Give(map.next_value::<Gift>()?.give),
                Key::Loyalty => Command::Loyalty(map.next_value()?),
                Key::Place => Command::Place(map.next_value()?),
                Key::Knight => {
                    let Play { card, target } = map.next_value()?;
                    Command::Knight { card, target }
                }
                Key::Pass => Command::Pass(map.next_value()?),
            };
            if command.replace(read).is_some() {
                return Err(de::Error::custom("Give one command at a time."));
            }
        }
        match (command, points) {
            (Some(Command::Quest { quest, .. }), Some(add)) => Ok(Command::Quest { quest, add }),
            (Some(_), Some(_)) => Err(de::Error::custom("Only a quest takes \"add\".")),
            (Some(command), None) => Ok(command),
            (None, _) => Err(de::Error::custom("There is no command.")),
        }
    }
}
