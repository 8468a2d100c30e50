//! Avalon at a table turned by some seats.

use avalon::{
    Avalon, Command, Event, ExcaliburChoice, FirstLeader, Gift, LadyChoice, Options, Proposal, Use,
};
use game::{Protocol, Seat};
use serde_json::Value;

use crate::Turned;

pub(super) fn options(options: &Options, by: Turned) -> Options {
    let mut setup = Avalon::setup(options);
    if let Some(FirstLeader::Seat(seat)) = &mut setup.options.first_leader {
        *seat = by.seat(*seat);
    }
    Avalon::check(&setup).map_or(*options, |checked| checked.options)
}

pub(super) fn command(command: &Command, by: Turned) -> Command {
    match *command {
        Command::Propose(named) => Command::Propose(proposal(named, by)),
        Command::Vote(_) | Command::Play(_) | Command::Loyalty(_) | Command::Pass(_) => *command,
        Command::Excalibur(ExcaliburChoice::Switch(seat)) => {
            Command::Excalibur(ExcaliburChoice::Switch(by.seat(seat)))
        }
        Command::Excalibur(ExcaliburChoice::Decline) | Command::Lady(LadyChoice::Skip) => *command,
        Command::Lady(LadyChoice::Check(seat)) => Command::Lady(LadyChoice::Check(by.seat(seat))),
        Command::Give(Gift { card, to }) => Command::Give(Gift { card, to: by.seat(to) }),
        Command::Use(Use { card, target, take }) => {
            Command::Use(Use { card, target: target.map(|seat| by.seat(seat)), take })
        }
        Command::Assassinate(seat) => Command::Assassinate(by.seat(seat)),
    }
}

fn proposal(named: Proposal, by: Turned) -> Proposal {
    let excalibur = named.excalibur.map(|seat| by.seat(seat));
    Proposal { team: by.seats(named.team), quest: named.quest, excalibur }
}

/// Members of a stored event that are numbers but not seats.
const COUNTS: [&str; 6] = ["v", "round", "proposal", "quest", "successes", "fails"];

/// An event is turned in its stored form, in which every other number is a seat.
pub(super) fn event(event: &Event, by: Turned) -> Event {
    let mut stored = Avalon::encode(event);
    turn("", &mut stored, by);
    Avalon::decode(&stored).unwrap_or(*event)
}

fn turn(member: &str, value: &mut Value, by: Turned) {
    match value {
        Value::Object(members) => members.iter_mut().for_each(|(member, value)| turn(member, value, by)),
        Value::Array(roles) if member == "roles" => roles.rotate_right(by.steps.into()),
        Value::Array(items) => items.iter_mut().for_each(|item| turn(member, item, by)),
        Value::Number(number) if !COUNTS.contains(&member) => {
            let seat = number.as_u64().and_then(|seat| u8::try_from(seat).ok()).and_then(Seat::new);
            *value = seat.map_or(Value::Null, |seat| by.seat(seat).number().into());
        }
        Value::Number(_) | Value::String(_) | Value::Bool(_) | Value::Null => {}
    }
}
