//! A table as it may be, built from the view of one seat.

use avalon::{Avalon, Card, Command, Event, Guess, Hand, Night, Phase, Side, State};
use game::{BySeat, Game, Recorder, Seat, SeatSet, Turn};

use crate::Stream;
use crate::avalon::knowledge::AvalonView;
use crate::belief::World;

/// A complete state of a simulated game.
pub(in crate::avalon) type SimulatedTable = State;

/// The table as it may be in this world. It is built only from the view of the seat; votes and cards that are face down are
/// guessed.
pub(in crate::avalon) fn simulate(
    view: &AvalonView<'_>,
    world: &World,
    stream: &mut Stream,
) -> SimulatedTable {
    let board = view.board;
    let rules = &board.rules;
    let roles = world.roles(rules.seats());
    let night = Night::new(rules, &roles);
    let evil = world.evil_now(board.is_switched());
    let side = |seat: Seat| if evil.contains(seat) { Side::Evil } else { Side::Good };
    let hands = BySeat::new(|seat| match *roles.get(seat) {
        _ if seat == view.seat => view.hand.clone(),
        Some(role) => Hand {
            role: Some(role),
            side: Some(side(seat)),
            sight: night.sight(seat, role),
            ..Hand::default()
        },
        None => Hand::default(),
    });
    let mut guess = Guess { roles, evil, approvals: SeatSet::EMPTY, fails: SeatSet::EMPTY };
    guess_hidden_cards(&mut guess, view, stream);
    guess.into_state(board.clone(), hands)
}

/// Guesses the votes and quest cards that are face down. What the seat knows of them is kept.
fn guess_hidden_cards(guess: &mut Guess, view: &AvalonView<'_>, stream: &mut Stream) {
    let board = view.board;
    let random_part = |set: SeatSet, stream: &mut Stream| -> SeatSet {
        set.iter().filter(|_| stream.percent(50)).collect()
    };
    match board.phase {
        Phase::Vote { left } | Phase::Charge { left } => {
            guess.approvals = random_part(board.seats() - left, stream);
            if let Some(votes) = board.votes.filter(|votes| votes.of != board.seats()) {
                guess.approvals = (guess.approvals - votes.of) | votes.approvals;
            }
        }
        Phase::Quest { left } => guess.fails = random_part((board.team() - left) & guess.evil, stream),
        Phase::Excalibur | Phase::Ambush { .. } => {
            guess.fails = random_part(board.team() & guess.evil, stream);
        }
        _ => {}
    }
    let own = view.hand.played.filter(|(_, round)| *round == board.round && board.team().contains(view.seat));
    let shown = board.proposal.and_then(|team| team.spotlit).and_then(|(seat, card)| Some((seat, card?)));
    for (seat, card) in own.map(|(card, _)| (view.seat, card)).into_iter().chain(shown) {
        guess.fails = match card {
            Card::Fail => guess.fails.with(seat),
            Card::Success => guess.fails.without(seat),
        };
    }
}

/// Takes back the votes and cards of all seats, so that they are chosen again in this world. With plot cards, which may have
/// shown some of them, the guesses stay.
pub(in crate::avalon) fn hide_votes_and_cards(table: &mut SimulatedTable) {
    if table.board.plot.is_some() {
        return;
    }
    match &mut table.board.phase {
        Phase::Vote { left } => *left = table.board.rules.seats(),
        Phase::Quest { left } => *left = table.board.proposal.map_or(*left, |team| team.seats),
        _ => {}
    }
}

/// Plays a move and all chance after it.
pub(in crate::avalon) fn step(
    table: &mut SimulatedTable,
    seat: Seat,
    command: &Command,
    events: &mut Vec<Event>,
    stream: &mut Stream,
) {
    events.clear();
    Avalon::play(&mut Recorder::new(table, events), seat, command);
    while let Turn::Chance(ways) = Avalon::waiting(&table.board) {
        let way = u32::try_from(ways.get()).map_or(0, |ways| u64::from(stream.below(ways)));
        Avalon::chance(&mut Recorder::new(table, events), way);
    }
}
