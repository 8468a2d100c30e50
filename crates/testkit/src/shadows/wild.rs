//! Any command at all: every variant, any seats, any cards.

use game::Seat;
use shadows::{
    Board, Choice, Command, DrawReason, Knight, Loyalty, Moment, Pass, Phase, Quest, Statement, Value,
};

use crate::Rng;

/// Any command, usually of a kind that the phase asks for.
pub fn command(board: &Board, rng: &mut Rng) -> Command {
    if let Some(rare) = rare(board, rng) {
        return rare;
    }
    let fitting = rng.percent(70).then(|| kind(board, rng)).flatten();
    match fitting.unwrap_or_else(|| rng.below(10)) {
        0 => Command::Listen,
        1 => {
            let add = if rng.percent(60) { 0 } else { u8::try_from(rng.below(6)).unwrap_or(0) };
            Command::Quest { quest: quest(rng), add }
        }
        2 => Command::Accuse(seat(board, rng)),
        3 => Command::Announce { quest: quest(rng), value: rng.pick(&Value::ALL).unwrap_or(Value::Query) },
        4 => Command::Token(quest(rng)),
        5 => Command::Give(seat(board, rng)),
        6 => Command::Loyalty(if rng.coin() { Choice::Keep } else { Choice::Swap }),
        7 => Command::Place(u8::try_from(rng.below(4)).unwrap_or(0)),
        8 => Command::Knight { card: knight(rng), target: rng.coin().then(|| seat(board, rng)) },
        _ => Command::Pass(
            rng.pick(&[Pass::Arthur, Pass::Gawain, Pass::Percival, Pass::Turn]).unwrap_or(Pass::Turn),
        ),
    }
}

/// What Galahad is said to have shown (SC-82), or what may always be said.
pub fn statement(board: &Board, rng: &mut Rng) -> Option<Statement> {
    let seat = seat(board, rng);
    Some(if rng.coin() {
        Statement::Galahad { seat, loyalty: Loyalty::Loyal }
    } else {
        Statement::Suspect(seat)
    })
}

fn kind(board: &Board, rng: &mut Rng) -> Option<u64> {
    match board.phase {
        Phase::Turn => rng.pick(&[0, 1, 2, 8]),
        Phase::Ride => rng.pick(&[1, 9]),
        Phase::Announce => Some(3),
        Phase::Token { .. } | Phase::Name { .. } => Some(4),
        Phase::Vivien { .. } => Some(5),
        Phase::Loyalty { .. } => Some(6),
        Phase::Place { reason: DrawReason::Traitor, .. } => rng.pick(&[7, 7, 0]),
        Phase::Place { reason: DrawReason::Gawain, .. } => rng.pick(&[7, 7, 9]),
        Phase::Arthur { .. } | Phase::Gawain { .. } | Phase::Percival { .. } => rng.pick(&[8, 9]),
        Phase::Traitor => rng.pick(&[0, 1, 2, 8, 9]),
        _ => None,
    }
}

fn seat(board: &Board, rng: &mut Rng) -> Seat {
    let chairs = if rng.percent(90) { board.options.players() } else { 10 };
    Seat::new(u8::try_from(rng.below(chairs.into())).unwrap_or(0)).unwrap_or(Seat::S0)
}

fn quest(rng: &mut Rng) -> Quest {
    rng.pick(&Quest::ALL).unwrap_or(Quest::Picts)
}

fn knight(rng: &mut Rng) -> Knight {
    rng.pick(&Knight::ALL).unwrap_or(Knight::Arthur)
}

/// Commands whose refusals are too rare to be met otherwise: Tristan where the deck is empty, Percival at the
/// end where two Traitors were found.
fn rare(board: &Board, rng: &mut Rng) -> Option<Command> {
    let (card, target) = match board.phase {
        Phase::Turn if board.deck == 0 => (Knight::Tristan, None),
        Phase::Percival { at: Moment::Final(fresh), .. } if fresh.len() > 1 => {
            (Knight::Percival, rng.coin().then(|| seat(board, rng)))
        }
        _ => return None,
    };
    (board.options.expert() && rng.percent(50)).then_some(Command::Knight { card, target })
}
