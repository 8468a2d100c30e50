//! What follows from chance, and from the rules alone while nobody is asked. It cannot fail.

use game::{Recorder, Seat};

use crate::hidden::Hidden;
use crate::{
    Avalon, Board, Event, Fidelity, Night, Outcome, Phase, PlotCard, Role, Side, State, WonBy, deal,
};

/// Records what happens when chance takes branch `way`.
pub fn chance(recorder: &mut Recorder<'_, Avalon>, way: u64) {
    if let Some(event) = event(recorder.state(), way) {
        recorder.push(event);
    }
}

/// `None` in a phase that waits for a seat: `waiting` never calls for chance then.
fn event(state: &State, way: u64) -> Option<Event> {
    let State { board, hidden, .. } = state;
    Some(match board.phase {
        Phase::Deal => {
            let roles = match &board.cast {
                Some(cast) => deal::arrangement(cast, board.rules.players, way),
                None => deal::permutation(&hidden.cast, board.rules.players, way),
            };
            Event::Dealt { roles, night: Night::new(&board.rules, &roles) }
        }
        Phase::Begin => {
            let drawn = u8::try_from(way).ok().and_then(Seat::new).unwrap_or(Seat::S0);
            Event::Began { leader: board.rules.first_leader.unwrap_or(drawn) }
        }
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
        Phase::VoteCount => {
            let approvals = hidden.approvals;
            Event::VotesRevealed { approvals, approved: board.is_approved_by(approvals) }
        }
        Phase::TurnUp { .. } => {
            let seat = board.spotlit().unwrap_or(board.leader);
            Event::TurnedUp { seat, card: hidden.card(seat) }
        }
        Phase::Count => {
            let fails = (hidden.fails & board.team()).len();
            Event::QuestDone { successes: board.team().len() - fails, fails }
        }
        Phase::Threshold => threshold(board, hidden),
        Phase::Unveil { winner, by } => unveil(board, hidden, winner, by),
        Phase::Window { .. }
        | Phase::Plot
        | Phase::Receive { .. }
        | Phase::Propose
        | Phase::Charge { .. }
        | Phase::Vote { .. }
        | Phase::Spot { .. }
        | Phase::Quest { .. }
        | Phase::Excalibur
        | Phase::Ambush { .. }
        | Phase::Lady
        | Phase::Loyalty { .. }
        | Phase::Assassin { .. }
        | Phase::End { .. } => return None,
    })
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

/// Three quests have succeeded: the Assassin shoots; without Merlin the game ends (AV-4, AV-43).
fn threshold(board: &Board, hidden: &Hidden) -> Event {
    match hidden.holder(Role::Assassin) {
        Some(assassin) if hidden.holder(Role::Merlin).is_some() => {
            Event::ShotOpened { assassin, evil: board.rules.evil_reveal.then_some(hidden.evil) }
        }
        Some(_) | None => unveil(board, hidden, Side::Good, WonBy::ThreeSuccesses),
    }
}

fn unveil(board: &Board, hidden: &Hidden, winner: Side, by: WonBy) -> Event {
    let winners = match winner {
        Side::Good => board.seats() - hidden.evil,
        Side::Evil => hidden.evil,
    };
    Event::Unveiled { outcome: Outcome { winner, by, winners, roles: hidden.roles } }
}
