//! What a seat asks to do.

use game::{Seat, SeatSet};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{PlotCard, Quest, Side};

/// A ballot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    /// Let the team go.
    Approve,
    /// Do not let it go.
    Reject,
}

/// A quest card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// For the quest.
    Success,
    /// Against it.
    Fail,
}

impl Card {
    /// The card that was not played.
    #[must_use]
    pub fn other(self) -> Card {
        match self {
            Card::Success => Card::Fail,
            Card::Fail => Card::Success,
        }
    }
}

/// What a seat asks to do.
///
/// ```
/// use avalon::{Avalon, Command, Vote};
/// use game::Notation;
///
/// assert_eq!(Avalon::write_command(&Command::Vote(Vote::Approve)), "+");
/// assert_eq!(serde_json::to_string(&Command::Vote(Vote::Approve)).unwrap(), r#"{"vote":"approve"}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Name a team (AV-28), with targeting also the quest (AV-57), with Excalibur also its holder (AV-82).
    Propose(Proposal),
    /// Vote on the team (AV-30).
    Vote(Vote),
    /// Play a quest card (AV-35).
    Play(Card),
    /// Use Excalibur, or not (AV-83).
    Excalibur(ExcaliburChoice),
    /// Check a player with the Lady of the Lake, or not (AV-63).
    Lady(LadyChoice),
    /// Pass a loyalty card (AV-65).
    Loyalty(Side),
    /// Give a plot card (AV-91).
    Give(Gift),
    /// Play a plot card.
    Use(Use),
    /// Do not play this card now (AV-93).
    Pass(PlotCard),
    /// Name Merlin (AV-44).
    Assassinate(Seat),
}

/// A team and what belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "avalon.ts"))]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// The members.
    pub team: SeatSet,
    /// The quest, with targeting only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quest: Option<Quest>,
    /// Who gets Excalibur, with that option only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub excalibur: Option<Seat>,
}

/// What the holder of Excalibur does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum ExcaliburChoice {
    /// Make this member exchange the played card.
    Switch(Seat),
    /// Do not use it.
    Decline,
}

/// What the holder of the Lady does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Seat | \"skip\"", export_to = "avalon.ts"))]
pub enum LadyChoice {
    /// Check this player.
    Check(Seat),
    /// Keep the token for now, where the Lady is not mandatory.
    Skip,
}

/// A plot card that is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// The card.
    pub card: PlotCard,
    /// The receiver.
    pub to: Seat,
}

/// A plot card that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "avalon.ts"))]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// The card.
    pub card: PlotCard,
    /// The player it is used on, if the card has a target.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Seat>,
    /// Restore Your Honor: the card to take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take: Option<PlotCard>,
}

/// `2` or `"skip"`.
impl Serialize for LadyChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            LadyChoice::Check(seat) => seat.serialize(serializer),
            LadyChoice::Skip => serializer.serialize_str("skip"),
        }
    }
}

impl<'de> Deserialize<'de> for LadyChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LadyChoice, D::Error> {
        struct SeatOrSkip;
        impl serde::de::Visitor<'_> for SeatOrSkip {
            type Value = LadyChoice;
            fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str("a seat or \"skip\"")
            }
            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<LadyChoice, E> {
                let seat = u8::try_from(number).ok().and_then(Seat::new);
                seat.map(LadyChoice::Check)
                    .ok_or_else(|| E::custom(format_args!("There is no seat {number}.")))
            }
            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<LadyChoice, E> {
                match word {
                    "skip" => Ok(LadyChoice::Skip),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(word), &self)),
                }
            }
        }
        deserializer.deserialize_any(SeatOrSkip).map_err(D::Error::custom)
    }
}
