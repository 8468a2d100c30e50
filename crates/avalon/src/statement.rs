//! Talk as data, so that every reader sees it in their own language and a program can reason about it. Talk never
//! changes the state (AV-29), and it may be false (AV-12).

use alloc::format;
use alloc::string::{String, ToString};

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Card, Quest, Role, Side, Vote};

/// One statement of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the words say it
pub enum Statement {
    /// "I am Percival."
    IAm { role: Role },
    /// "I am Good."
    MySide { side: Side },
    /// "Seat 3 is Merlin."
    TheyAre { seat: Seat, role: Role },
    /// "I trust seat 3."
    Trust { seat: Seat },
    /// "I suspect seat 3."
    Suspect { seat: Seat },
    /// "Send 1 and 4", with or without a quest.
    Suggest {
        team: SeatSet,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        quest: Option<Quest>,
    },
    /// "I will approve."
    WillVote { vote: Vote },
    /// "I played Success on quest 2."
    IPlayed { quest: Quest, card: Card },
    /// "The Lady showed me that seat 3 is Evil."
    LadyShowed { seat: Seat, side: Side },
    /// "My plot card showed me that seat 3 is Evil."
    PlotShowed { seat: Seat, side: Side },
    /// "Seat 3 had played Fail on quest 2": by Ambush or Excalibur.
    CardShowed { seat: Seat, quest: Quest, card: Card },
    /// "I trust or suspect seat 3, *because* …"
    Because { seat: Seat, trust: bool, reason: Reason },
    /// A question to one seat.
    Ask { seat: Seat, question: Question },
    /// "Yes", "no" or "I will not say" to the last question.
    Answer { answer: Answer },
}

/// A reason that everybody can look up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Reason {
    /// They approved this proposal of the game, counted from 1.
    Approved { proposal: u8 },
    /// They rejected it.
    Rejected { proposal: u8 },
    /// They proposed it.
    Proposed { proposal: u8 },
    /// They were on this quest.
    WentOn { quest: Quest },
    /// What was said about them, or by them, does not fit.
    Contradiction { seat: Seat },
}

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Question {
    WhoAreYou,
    WhichSide,
    WhomDoYouTrust,
    WhomDoYouSuspect,
    WhyThatVote,
    WhyThatTeam,
    WhatDidYouSee,
}

/// A short answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Answer {
    Yes,
    No,
    WillNotSay,
}

impl Statement {
    /// Reads a statement of another program, or `None` if this version does not know it.
    pub fn hear(said: &Value) -> Option<Statement> {
        Statement::deserialize(said).ok()
    }

    /// The field that names a seat that is not at the table.
    pub fn misplaced(&self, seats: SeatSet) -> Option<String> {
        let absent = |seat: Seat| !seats.contains(seat);
        match *self {
            Statement::TheyAre { seat, .. }
            | Statement::Trust { seat }
            | Statement::Suspect { seat }
            | Statement::LadyShowed { seat, .. }
            | Statement::PlotShowed { seat, .. }
            | Statement::CardShowed { seat, .. }
            | Statement::Ask { seat, .. }
                if absent(seat) =>
            {
                Some(format!("{}.seat", self.name()))
            }
            Statement::Because { seat, .. } if absent(seat) => Some("because.seat".to_string()),
            Statement::Because { reason: Reason::Contradiction { seat }, .. } if absent(seat) => {
                Some("because.reason.contradiction.seat".to_string())
            }
            Statement::Suggest { team, .. } => {
                let place = team.iter().position(absent)?;
                Some(format!("suggest.team[{place}]"))
            }
            Statement::IAm { .. }
            | Statement::MySide { .. }
            | Statement::TheyAre { .. }
            | Statement::Trust { .. }
            | Statement::Suspect { .. }
            | Statement::WillVote { .. }
            | Statement::IPlayed { .. }
            | Statement::LadyShowed { .. }
            | Statement::PlotShowed { .. }
            | Statement::CardShowed { .. }
            | Statement::Because { .. }
            | Statement::Ask { .. }
            | Statement::Answer { .. } => None,
        }
    }

    /// The name used in JSON.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}
