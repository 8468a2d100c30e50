//! What follows from a judged command, and from chance. Neither can fail.

use game::{Recorder, Seat, SeatSet, State};

use crate::Avalon;
use crate::board::{Board, Phase};
use crate::command::{Command, Excalibur, Lady, Proposal, Use};
use crate::deal;
use crate::event::{By, Check, Checking, Event, Fidelity, Outcome};
use crate::hand::Hand;
use crate::hidden::Hidden;
use crate::night::Night;
use crate::options::WrongLoyaltyCard;
use crate::plot::PlotCard;
use crate::quest::Quest;
use crate::role::{Role, Side};

type Truth = State<Board, Hand, Hidden>;

/// What follows when the seat does this.
#[inline(always)]
pub fn play(recorder: &mut Recorder<'_, Avalon>, seat: Seat, command: &Command) {
    let board = &recorder.state().board;
    match *command {
        Command::Vote(vote) => recorder.push(Event::Voted { seat, vote, proposal: board.proposals }),
        Command::Play(card) => recorder.push(Event::Played { seat, card, round: board.round }),
        Command::Propose(proposal) => recorder.push(proposed(board, proposal)),
        _ => play_rarely(recorder, seat, *command),
    }
}

#[inline(never)]
fn play_rarely(recorder: &mut Recorder<'_, Avalon>, seat: Seat, command: Command) {
    let state = recorder.state();
    let State { board, hidden, .. } = state;
    let event = match command {
        Command::Vote(_) | Command::Play(_) | Command::Propose(_) => return,
        Command::Excalibur(Excalibur::Decline) => Event::ExcaliburDeclined { holder: seat },
        Command::Excalibur(Excalibur::Switch(target)) => {
            let withdrawn = hidden.card(target);
            Event::Exchanged { holder: seat, target, withdrawn, round: board.round }
        }
        Command::Lady(Lady::Skip) => Event::LadySkipped { holder: seat },
        Command::Lady(Lady::Check(target)) => {
            check(state, Checking { checker: seat, shower: target, by: Check::Lady })
        }
        Command::Loyalty(side) => match board.phase {
            Phase::Loyalty { checking } if side == hidden.side(seat) => {
                Event::LoyaltySeen { checking, side, round: board.round }
            }
            _ => Event::WrongCardPassed { shower: seat, side },
        },
        Command::Give(gift) => Event::PlotGiven { card: gift.card, to: gift.to },
        Command::Use(used) => use_card(state, seat, used),
        Command::Pass(card) => Event::PlotPassed { card, seat },
        Command::Assassinate(target) => {
            Event::Shot { target, merlin: hidden.roles.get(target) == &Some(Role::Merlin) }
        }
    };
    recorder.push(event);
}

#[inline(always)]
fn proposed(board: &Board, proposal: Proposal) -> Event {
    let quest = proposal.quest.or_else(|| Quest::new(board.round)).unwrap_or(Quest::First);
    Event::Proposed { leader: board.leader, quest, proposal }
}

/// A loyalty is seen at once, or the player must first pass a card (AV-65).
fn check(state: &Truth, checking: Checking) -> Event {
    match state.board.rules.wrong_loyalty {
        WrongLoyaltyCard::SideLoses => Event::LoyaltyAsked { checking },
        WrongLoyaltyCard::Impossible => {
            let side = state.hidden.side(checking.shower);
            Event::LoyaltySeen { checking, side, round: state.board.round }
        }
    }
}

fn use_card(state: &Truth, seat: Seat, used: Use) -> Event {
    let Use { card, target, take } = used;
    let target = target.unwrap_or(seat);
    match card {
        PlotCard::LeadToVictory => Event::LeadTaken { seat },
        PlotCard::KingReturns => Event::KingReturned { seat },
        PlotCard::WeFoundYou => Event::Spotlit { seat, target },
        PlotCard::Ambush => {
            let card = state.hidden.card(target);
            Event::Ambushed { seat, target, card, round: state.board.round }
        }
        PlotCard::RestoreHonor | PlotCard::Charge => {
            Event::PlotTaken { card: take.unwrap_or(card), from: target, by: seat }
        }
        PlotCard::AreYouTheOne => {
            check(state, Checking { checker: seat, shower: target, by: Check::AreYouTheOne })
        }
        PlotCard::ShowNature => {
            check(state, Checking { checker: target, shower: seat, by: Check::ShowNature })
        }
        PlotCard::ShowStrength => {
            check(state, Checking { checker: target, shower: seat, by: Check::ShowStrength })
        }
    }
}

/// What follows when chance goes this way, or when the rules simply go on.
#[inline(always)]
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
            recorder.push(Event::Dealt { roles, night: Night::fall(&board.rules, &roles) });
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
#[inline(never)]
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
        None => recorder.push(unveil(board, hidden, Side::Good, By::ThreeSuccesses)),
    }
}

#[inline(always)]
fn unveil(board: &Board, hidden: &Hidden, winner: Side, by: By) -> Event {
    let winners: SeatSet = match winner {
        Side::Good => board.seats() - hidden.evil,
        Side::Evil => hidden.evil,
    };
    Event::Unveiled { outcome: Outcome { winner, by, winners, roles: hidden.roles } }
}
