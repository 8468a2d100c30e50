//! Any command at all: every variant, any seats, any cards.

use avalon::{
    Board, Card, Command, ExcaliburChoice, Gift, LadyChoice, Phase, PlotCard, Proposal, Quest, Question,
    Role, Side, Statement, Use, Vote,
};
use game::{Seat, SeatSet};

use crate::Rng;

/// Any command, usually of the kind that the phase asks for: those meet the refusals that are hard to reach.
pub fn command(board: &Board, seat: Seat, rng: &mut Rng) -> Command {
    let fitting = rng.percent(75).then(|| kind(board)).flatten();
    let kind = fitting.unwrap_or_else(|| rng.below(10));
    let kind = if kind == 7 && rng.percent(20) { 8 } else { kind };
    match kind {
        0 => Command::Propose(proposal(board, rng)),
        1 => Command::Vote(if rng.coin() { Vote::Approve } else { Vote::Reject }),
        2 => Command::Play(if rng.coin() { Card::Success } else { Card::Fail }),
        3 if rng.percent(20) => Command::Excalibur(ExcaliburChoice::Decline),
        3 => Command::Excalibur(ExcaliburChoice::Switch(any_seat(board, rng))),
        4 if rng.percent(25) => Command::Lady(LadyChoice::Skip),
        4 => Command::Lady(LadyChoice::Check(any_seat(board, rng))),
        5 => Command::Loyalty(if rng.coin() { Side::Good } else { Side::Evil }),
        6 if rng.percent(80) => Command::Give(Gift { card: any_card(board, rng), to: to(board, seat, rng) }),
        6 | 7 => Command::Use(used(board, rng)),
        8 => Command::Pass(any_card(board, rng)),
        _ => Command::Assassinate(any_seat(board, rng)),
    }
}

/// A claim or a question about a character (AV-29), or what may always be said.
pub fn statement(board: &Board, rng: &mut Rng) -> Option<Statement> {
    let (seat, role) = (any_seat(board, rng), Role::Merlin);
    rng.pick(&[
        Statement::IAm { role },
        Statement::Ask { seat, question: Question::WhoAreYou },
        Statement::TheyAre { seat, role },
    ])
}

/// The kind of command a phase asks for.
fn kind(board: &Board) -> Option<u64> {
    match board.phase {
        Phase::Propose => Some(0),
        Phase::Charge { .. } | Phase::Vote { .. } => Some(1),
        Phase::Quest { .. } => Some(2),
        Phase::Excalibur => Some(3),
        Phase::Lady => Some(4),
        Phase::Loyalty { .. } => Some(5),
        Phase::Plot => Some(6),
        Phase::Receive { .. } | Phase::Window { .. } | Phase::Spot { .. } | Phase::Ambush { .. } => Some(7),
        Phase::Assassin { .. } => Some(9),
        _ => None,
    }
}

/// Mostly a seat of the table, sometimes one that is not there.
fn any_seat(board: &Board, rng: &mut Rng) -> Seat {
    let chairs = if rng.percent(90) { board.rules.players } else { 10 };
    let number = u8::try_from(rng.below(chairs.into())).unwrap_or(0);
    Seat::new(number).unwrap_or(Seat::S0)
}

fn to(board: &Board, seat: Seat, rng: &mut Rng) -> Seat {
    if rng.percent(15) { seat } else { any_seat(board, rng) }
}

fn any_quest(rng: &mut Rng) -> Quest {
    rng.pick(&Quest::ALL).unwrap_or(Quest::First)
}

fn proposal(board: &Board, rng: &mut Rng) -> Proposal {
    let quest = (rng.percent(10) != board.rules.targeting).then(|| any_quest(rng));
    let slot = quest.or_else(|| Quest::new(board.round)).unwrap_or(Quest::First);
    let size = if rng.percent(85) {
        slot.size(board.rules.players)
    } else {
        u8::try_from(rng.below(7)).unwrap_or(0)
    };
    let mut team = SeatSet::EMPTY;
    for _ in 0..40 {
        if team.len() < size {
            team = team.with(any_seat(board, rng));
        }
    }
    let holder = if rng.percent(70) { team.nth(u32::try_from(rng.below(5)).unwrap_or(0)) } else { None };
    let holder = holder.unwrap_or_else(|| any_seat(board, rng));
    let excalibur = (rng.percent(10) != board.rules.excalibur).then_some(holder);
    Proposal { team, quest, excalibur }
}

/// Mostly the card that is asked for, drawn or held somewhere.
fn any_card(board: &Board, rng: &mut Rng) -> PlotCard {
    let near = match board.phase {
        Phase::Window { card, .. } => Some(card),
        Phase::Spot { .. } => Some(PlotCard::WeFoundYou),
        Phase::Ambush { .. } => Some(PlotCard::Ambush),
        Phase::Receive { card, .. } => Some(card),
        Phase::Plot => board.plot.and_then(|plot| rng.pick(plot.drawn.as_slice())),
        _ => None,
    };
    near.filter(|_| rng.percent(80)).or_else(|| rng.pick(&PlotCard::ALL)).unwrap_or_default()
}

fn used(board: &Board, rng: &mut Rng) -> Use {
    let card = any_card(board, rng);
    let aimed = !matches!(board.phase, Phase::Window { card: asked, .. } if asked == card);
    let held = board.plot.and_then(|plot| rng.pick(plot.held.as_slice()));
    let target = match held {
        Some(held) if card == PlotCard::RestoreHonor && rng.percent(60) => held.seat,
        Some(_) | None => any_seat(board, rng),
    };
    let take = match held {
        Some(held) if rng.percent(70) => held.card,
        Some(_) | None => any_card(board, rng),
    };
    Use {
        card,
        target: (rng.percent(12) != aimed).then_some(target),
        take: (rng.percent(12) != (card == PlotCard::RestoreHonor)).then_some(take),
    }
}
