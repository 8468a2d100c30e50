//! What follows from chance, and from the rules alone when nobody is asked.

use game::{Recorder, Seat, SeatSet};

use crate::deal;
use crate::hidden::Hidden;
use crate::{Avalon, Board, Event, Fidelity, Night, Outcome, Phase, PlotCard, Role, Side, State, WonBy};

/// What follows when chance goes this way, or when the rules simply go on.
pub fn chance(recorder: &mut Recorder<'_, Avalon>, way: u64) {
    let State { board, hidden, .. } = recorder.state();
    match board.phase {
        Phase::VoteCount => recorder.push(Event::VotesRevealed { approvals: hidden.approvals }),
        Phase::Count => {
            let fails = (hidden.fails & board.team()).len();
            recorder.push(Event::QuestDone { successes: board.team().len() - fails, fails });
        }
        Phase::Deal => {
            let roles = match &board.cast {
                Some(cast) => deal::arrangement(cast, board.rules.players, way),
                None => deal::permutation(&hidden.cast, board.rules.players, way),
            };
            recorder.push(Event::Dealt { roles, night: Night::new(&board.rules, &roles) });
        }
        Phase::Begin => {
            recorder.push(Event::Began { leader: board.rules.first_leader.unwrap_or_else(|| seat_of(way)) });
        }
        Phase::Threshold => threshold(recorder),
        Phase::Unveil { winner, by } => recorder.push(unveil(board, hidden, winner, by)),
        _ => chance_of_options(recorder, way),
    }
}

/// What follows in the phases that options bring.
fn chance_of_options(recorder: &mut Recorder<'_, Avalon>, way: u64) {
    let State { board, hidden, .. } = recorder.state();
    let event = match board.phase {
        Phase::Schedule => {
            let (open, down) = deal::schedule(way);
            Event::ScheduleLaid { open, down }
        }
        Phase::Turn => {
            let card = if way < board.switches_left().into() { Fidelity::Switch } else { Fidelity::Same };
            Event::FidelityTurned { card, lancelots: lancelots(hidden, card) }
        }
        Phase::Switch => Event::LancelotsSwitched { lancelots: lancelots(hidden, Fidelity::Switch) },
        Phase::Draw { .. } => {
            let card = board.plot.as_ref().and_then(|plot| plot.deck.nth(way)).unwrap_or_default();
            Event::PlotDrawn { card }
        }
        Phase::ChargeCount => {
            Event::ChargeRevealed { approvals: hidden.approvals & board.holders(PlotCard::Charge) }
        }
        Phase::TurnUp { .. } => {
            let seat = board.spotlit().unwrap_or(board.leader);
            Event::TurnedUp { seat, card: hidden.card(seat) }
        }
        // These have their own place, or nothing is left to chance and `waiting` never asks.
        Phase::Deal
        | Phase::Begin
        | Phase::VoteCount
        | Phase::Count
        | Phase::Threshold
        | Phase::Unveil { .. }
        | Phase::Lead { .. }
        | Phase::Plot
        | Phase::Receive { .. }
        | Phase::Propose
        | Phase::Charge { .. }
        | Phase::Vote { .. }
        | Phase::King { .. }
        | Phase::Spot { .. }
        | Phase::Quest { .. }
        | Phase::Excalibur
        | Phase::Ambush { .. }
        | Phase::Lady
        | Phase::Loyalty { .. }
        | Phase::Assassin { .. }
        | Phase::End { .. } => return,
    };
    recorder.push(event);
}

fn seat_of(way: u64) -> Seat {
    u8::try_from(way).ok().and_then(Seat::new).unwrap_or(Seat::S0)
}

/// Both Lancelots and their sides after this card.
fn lancelots(hidden: &Hidden, card: Fidelity) -> [(Seat, Side); 2] {
    [Role::GoodLancelot, Role::EvilLancelot].map(|role| {
        let seat = hidden.holder(role).unwrap_or(Seat::S0);
        let side = hidden.side(seat);
        match card {
            Fidelity::Switch => (seat, side.other()),
            Fidelity::Same => (seat, side),
        }
    })
}

/// Three quests have succeeded: the shot, or without an Assassin the end (AV-43).
fn threshold(recorder: &mut Recorder<'_, Avalon>) {
    let State { board, hidden, .. } = recorder.state();
    match hidden.holder(Role::Assassin) {
        Some(assassin) => {
            let evil = board.rules.evil_reveal.then_some(hidden.evil);
            recorder.push(Event::ShotOpened { assassin, evil });
        }
        None => recorder.push(unveil(board, hidden, Side::Good, WonBy::ThreeSuccesses)),
    }
}

fn unveil(board: &Board, hidden: &Hidden, winner: Side, by: WonBy) -> Event {
    let winners: SeatSet = match winner {
        Side::Good => board.seats() - hidden.evil,
        Side::Evil => hidden.evil,
    };
    Event::Unveiled { outcome: Outcome { winner, by, winners, roles: hidden.roles } }
}
