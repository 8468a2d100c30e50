//! What a seat is asked, decided from public facts alone.

use game::{List, Seat, SeatSet};
use serde::Serialize;

use crate::judge::public_shot_targets;
use crate::legal::open_quests;
use crate::{Board, OpenQuest, Phase, PlotCard};

/// What a seat is asked. A Good and an Evil player are shown the same buttons (AV-105).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // a member without a comment is what its name says
pub enum Form {
    /// Nothing is asked now.
    Wait,
    Propose {
        quests: Quests,
        excalibur: bool,
    },
    Vote,
    /// Success and Fail are both shown (AV-35).
    Play,
    Excalibur {
        targets: SeatSet,
    },
    Lady {
        targets: SeatSet,
        skip: bool,
    },
    /// Good and Evil are both shown.
    Loyalty {
        to: Seat,
    },
    Give {
        to: SeatSet,
    },
    Window {
        card: PlotCard,
    },
    Target {
        card: PlotCard,
        targets: SeatSet,
        pass: bool,
    },
    Take {
        from: SeatSet,
    },
    Shoot {
        targets: SeatSet,
    },
}

/// The quests a proposal may choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "OpenQuest[]", export_to = "avalon.ts"))]
pub struct Quests(pub List<OpenQuest, 5>);

impl Serialize for Quests {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// What this seat is asked.
pub fn form(board: &Board, seat: Seat) -> Form {
    if !board.asked().contains(seat) {
        return Form::Wait;
    }
    match board.phase {
        Phase::Charge { .. } | Phase::Vote { .. } => Form::Vote,
        Phase::Quest { .. } => Form::Play,
        Phase::Propose => {
            Form::Propose { quests: Quests(open_quests(board)), excalibur: board.rules.excalibur }
        }
        Phase::Window { card, .. } => Form::Window { card },
        Phase::Spot { .. } => Form::Target { card: PlotCard::WeFoundYou, targets: board.team(), pass: true },
        Phase::Ambush { looked, .. } => {
            Form::Target { card: PlotCard::Ambush, targets: board.ambush_targets(seat, looked), pass: true }
        }
        Phase::Plot => Form::Give { to: board.seats().without(seat) },
        Phase::Receive { card: PlotCard::RestoreHonor, .. } => {
            Form::Take { from: board.receive_targets(PlotCard::RestoreHonor, seat) }
        }
        Phase::Receive { card, .. } => {
            Form::Target { card, targets: board.receive_targets(card, seat), pass: false }
        }
        Phase::Excalibur => Form::Excalibur { targets: board.sword_targets() },
        Phase::Lady => Form::Lady { targets: board.lady_targets(), skip: !board.rules.lady_mandatory },
        Phase::Loyalty { checking } => Form::Loyalty { to: checking.checker },
        Phase::Assassin { .. } => Form::Shoot { targets: public_shot_targets(board, seat) },
        Phase::Deal
        | Phase::Begin
        | Phase::Schedule
        | Phase::Turn
        | Phase::Draw { .. }
        | Phase::ChargeCount
        | Phase::VoteCount
        | Phase::Switch
        | Phase::TurnUp { .. }
        | Phase::Count
        | Phase::Threshold
        | Phase::Unveil { .. }
        | Phase::End { .. } => Form::Wait,
    }
}
