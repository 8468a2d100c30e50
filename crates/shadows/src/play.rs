//! What happens when a judged command is carried out. It cannot fail.

use game::{Recorder, Seat};

use crate::board::{DrawReason, Phase};
use crate::command::{Choice, Command, Pass};
use crate::event::{Event, Place, Window};
use crate::options::Leftovers;
use crate::pieces::{Card, Knight};
use crate::{Shadows, State};

/// Records what happens when the command is carried out. Where the rules continue without a decision, the events
/// follow in [`crate::chance`].
pub fn play(recorder: &mut Recorder<'_, Shadows>, seat: Seat, command: &Command) {
    let board = &recorder.state().board;
    match *command {
        Command::Listen => {
            let count = board.next_count();
            recorder.push(Event::Listened { seat, count });
        }
        Command::Quest { quest, add } => recorder.push(Event::Declared { seat, quest, add }),
        Command::Accuse(target) => recorder.push(Event::Accused { seat, target }),
        Command::Announce { quest, value } => {
            recorder.push(Event::Announced { seat, card: Card::quest(quest, value) });
        }
        Command::Token(quest) => {
            let openly = matches!(board.phase, Phase::Name { .. });
            recorder.push(if openly {
                Event::Named { seat, quest }
            } else {
                Event::TokenLaid { seat, quest }
            });
        }
        Command::Give(to) => give(recorder, seat, Some(to)),
        Command::Loyalty(choice) => choose(recorder, seat, choice),
        Command::Place(place) => lay(recorder, seat, Some(place)),
        Command::Knight { card, target } => knight(recorder, seat, card, target),
        Command::Pass(pass) => pass_up(recorder, seat, pass),
    }
}

fn knight(recorder: &mut Recorder<'_, Shadows>, seat: Seat, card: Knight, target: Option<Seat>) {
    let window = match card {
        Knight::Arthur => Window::Arthur,
        Knight::Gawain => Window::Gawain,
        Knight::Percival => Window::Percival,
        Knight::Tristan | Knight::Galahad => {
            recorder.push(Event::KnightPlayed { seat, knight: card, target });
            if let (Knight::Galahad, Some(target)) = (card, target) {
                let loyalty = recorder.state().hands.get(target).loyalty.unwrap_or_default();
                recorder.push(Event::Peeked { seat, target, loyalty });
            }
            return;
        }
    };
    recorder.push(Event::Answered { seat, window, plays: true, target });
}

fn pass_up(recorder: &mut Recorder<'_, Shadows>, seat: Seat, pass: Pass) {
    let window = match pass {
        Pass::Arthur => Window::Arthur,
        Pass::Gawain if matches!(recorder.state().board.phase, Phase::Place { .. }) => {
            return lay(recorder, seat, None);
        }
        Pass::Gawain => Window::Gawain,
        Pass::Percival => Window::Percival,
        Pass::Turn => return recorder.push(Event::Passed { seat }),
    };
    recorder.push(Event::Answered { seat, window, plays: false, target: None });
}

/// SC-72: the drawer takes the first card, the receiver gets the second.
pub(crate) fn give(recorder: &mut Recorder<'_, Shadows>, by: Seat, receiver: Option<Seat>) {
    let State { board, hidden, .. } = recorder.state();
    let [first, second] = hidden.aside;
    let own = board.takes(by).then_some(first);
    recorder.push(Event::Given { by, own, receiver, other: second });
}

fn choose(recorder: &mut Recorder<'_, Shadows>, seat: Seat, choice: Choice) {
    let State { board, hands, .. } = recorder.state();
    let hand = hands.get(seat);
    let old = hand.loyalty.unwrap_or_default();
    let new = hand.offer.unwrap_or_default();
    let (now, back) = match choice {
        Choice::Keep => (old, new),
        Choice::Swap => (new, old),
    };
    let is_drawer = matches!(board.phase, Phase::Loyalty { drawer, .. } if drawer == Some(seat));
    let place = if is_drawer { Place::First } else { Place::Second };
    recorder.push(Event::Chose { seat, now, back, place });
}

/// SC-52, SC-81: one of the drawn cards is laid, the others go.
fn lay(recorder: &mut Recorder<'_, Shadows>, seat: Seat, place: Option<u8>) {
    let State { board, hands, .. } = recorder.state();
    let mut rest = hands.get(seat).drawn;
    let card = place.and_then(|place| rest.remove(usize::from(place)));
    let event = match (board.phase, card) {
        (Phase::Place { reason: DrawReason::Traitor, .. }, Some(card)) => {
            let bound = board.options.modes_bind_traitor;
            let other = rest.as_slice().first().copied();
            let down = bound && board.whisper && card.is_quest();
            let count = if bound { board.next_count() } else { None };
            Event::Placed { seat, card, other, down, count }
        }
        (_, card) => {
            let back = board.options.leftovers == Leftovers::Top;
            Event::Joined { seat, card, rest, back }
        }
    };
    recorder.push(event);
}
