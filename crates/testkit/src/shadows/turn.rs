//! Shadows at a table turned by some seats.

use game::{Protocol, Seat};
use shadows::{Command, Event, Options, Secret, Shadows, Start};

use crate::Turned;

pub(super) fn options(options: &Options, by: Turned) -> Options {
    let mut setup = Shadows::setup(options);
    if let Some(wishes) = &mut setup.options
        && let Some(Start::Seat(seat)) = &mut wishes.start_player
    {
        *seat = by.seat(*seat);
    }
    Shadows::check(&setup).map_or(*options, |checked| checked.options)
}

pub(super) fn command(command: &Command, by: Turned) -> Command {
    match *command {
        Command::Accuse(seat) => Command::Accuse(by.seat(seat)),
        Command::Give(seat) => Command::Give(by.seat(seat)),
        Command::Knight { card, target } => {
            Command::Knight { card, target: target.map(|seat| by.seat(seat)) }
        }
        Command::Listen
        | Command::Quest { .. }
        | Command::Announce { .. }
        | Command::Token(_)
        | Command::Loyalty(_)
        | Command::Place(_)
        | Command::Pass(_) => *command,
    }
}

/// Every seat an event names, moved in place.
pub(super) fn event(event: &Event, by: Turned) -> Event {
    let mut turned = *event;
    let one = |seat: &mut Seat| *seat = by.seat(*seat);
    let some = |seat: &mut Option<Seat>| *seat = seat.map(|seat| by.seat(seat));
    match &mut turned {
        Event::Dealt { seats, traitors, first, .. } => {
            *seats = by.seats(*seats);
            *traitors = by.seats(*traitors);
            one(first);
        }
        Event::Revealed { seats, traitors } => {
            *seats = by.seats(*seats);
            *traitors = by.seats(*traitors);
        }
        Event::Opened { tokens, .. } => {
            tokens.iter_mut().for_each(|token| one(&mut token.seat));
        }
        Event::Accused { seat, target } | Event::Peeked { seat, target, .. } => {
            one(seat);
            one(target);
        }
        Event::KnightPlayed { seat, target, .. } | Event::Answered { seat, target, .. } => {
            one(seat);
            some(target);
        }
        Event::Given { by: drawer, receiver, .. } => {
            one(drawer);
            some(receiver);
        }
        Event::Listened { seat, .. }
        | Event::Laid { seat, .. }
        | Event::Heard { seat, .. }
        | Event::Announced { seat, .. }
        | Event::TokenLaid { seat, .. }
        | Event::Passed { seat }
        | Event::Declared { seat, .. }
        | Event::KnightDrawn { seat, .. }
        | Event::Exposed { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Looked { seat, .. }
        | Event::Joined { seat, .. }
        | Event::Named { seat, .. }
        | Event::Chose { seat, .. }
        | Event::Shown { seat, .. }
        | Event::Flipped { seat, .. }
        | Event::Unveiled(Secret::Knights(seat, _)) => one(seat),
        Event::Shuffled
        | Event::Scored { .. }
        | Event::Returned { .. }
        | Event::Closed { .. }
        | Event::Mixed { .. }
        | Event::Unveiled(_)
        | Event::Ended { .. } => {}
    }
    turned
}
