//! What follows from a judged command. It cannot fail; a command that was not judged does nothing useful.

use game::{List, Seat};

use crate::board::{Errand, Phase};
use crate::card::Card;
use crate::cards::Cards;
use crate::chance::{carry_out, expose};
use crate::command::{Choice, Command, Pass};
use crate::event::{Drawn, Event, Place, Window};
use crate::knight::Knight;
use crate::loyalty::Loyalty;
use crate::options::Leftovers;
use crate::{Scene, State};

/// What follows from a judged command. The usual turn comes first.
#[inline(always)]
pub fn play(recorder: &mut Scene<'_>, seat: Seat, command: &Command) {
    match *command {
        Command::Listen => match recorder.state().board.next_count() {
            None => recorder.push(Event::Listened { seat, count: None }),
            count => recorder.push(Event::Listened { seat, count }),
        },
        Command::Quest { quest, add } => {
            recorder.push(Event::Declared { seat, quest, add });
            carry_out(recorder);
        }
        Command::Accuse(target) => {
            recorder.push(Event::Accused { seat, target });
            expose(recorder);
        }
        _ => play_rarely(recorder, seat, *command),
    }
}

#[inline(never)]
fn play_rarely(recorder: &mut Scene<'_>, seat: Seat, command: Command) {
    match command {
        Command::Announce { quest, value } => {
            recorder.push(Event::Announced { seat, card: Card::quest(quest, value) });
        }
        Command::Token(quest) => match recorder.state().board.phase {
            Phase::Name { .. } => recorder.push(Event::Named { seat, quest }),
            _ => recorder.push(Event::TokenLaid { seat, quest }),
        },
        Command::Give(to) => give(recorder, seat, Some(to)),
        Command::Loyalty(choice) => choose(recorder, seat, choice),
        Command::Place(place) => lay(recorder, seat, Some(place)),
        Command::Knight { card, target } => knight(recorder, seat, card, target),
        Command::Pass(pass) => pass_up(recorder, seat, pass),
        // The usual turn, see above.
        Command::Listen | Command::Quest { .. } | Command::Accuse(_) => {}
    }
}

#[inline(never)]
fn knight(recorder: &mut Scene<'_>, seat: Seat, card: Knight, target: Option<Seat>) {
    let window = match (card, target) {
        (Knight::Arthur, _) => Window::Arthur,
        (Knight::Gawain, _) => Window::Gawain,
        (Knight::Percival, _) => Window::Percival,
        (Knight::Tristan | Knight::Galahad, _) => {
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

#[inline(never)]
fn pass_up(recorder: &mut Scene<'_>, seat: Seat, pass: Pass) {
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
#[inline(never)]
pub(crate) fn give(recorder: &mut Scene<'_>, by: Seat, receiver: Option<Seat>) {
    let State { board, hidden, .. } = recorder.state();
    let [first, second] = hidden.aside;
    let own = board.takes(by).then_some(first);
    recorder.push(Event::Given { by, own, receiver, other: second });
}

fn choose(recorder: &mut Scene<'_>, seat: Seat, choice: Choice) {
    let State { board, hands, .. } = recorder.state();
    let hand = hands.get(seat);
    let old = hand.loyalty.unwrap_or_default();
    let new = hand.offer.unwrap_or_default();
    let (now, back): (Loyalty, Loyalty) = match choice {
        Choice::Keep => (old, new),
        Choice::Swap => (new, old),
    };
    let drawn = matches!(board.phase, Phase::Loyalty { drawer: Some(drawer), .. } if drawer == seat);
    let place = if drawn { Place::First } else { Place::Second };
    recorder.push(Event::Chose { seat, now, back, place });
}

/// SC-52, SC-81: one of the drawn cards is laid, the others go.
#[inline(never)]
fn lay(recorder: &mut Scene<'_>, seat: Seat, place: Option<u8>) {
    let State { board, hands, .. } = recorder.state();
    let mut rest: Drawn = hands.get(seat).drawn;
    let card = place.and_then(|place| rest.remove(usize::from(place)));
    match (board.phase, card) {
        (Phase::Place { errand: Errand::Traitor, .. }, Some(card)) => {
            let bound = board.options.modes_bind_traitor;
            let other = rest.as_slice().first().copied();
            let down = bound && board.whisper && card.is_quest();
            let count = if bound { board.next_count() } else { None };
            recorder.push(Event::Placed { seat, card, other, down, count });
        }
        (_, card) => {
            let back = board.options.leftovers == Leftovers::Top;
            recorder.push(Event::Joined { seat, card, rest, back });
        }
    }
}

/// Takes the `k`-th of the remaining cards for each digit of `way` in the mixed base `left`, `left − 1`, ….
pub(crate) fn order<const N: usize>(mut rest: Cards, left: u8, cards: u8, way: u64) -> List<Card, N> {
    let mut way = way;
    let mut run = List::new();
    for place in 0..cards {
        let base = u64::from(left.saturating_sub(place)).max(1);
        let card = rest.nth(way % base).unwrap_or_default();
        way /= base;
        rest.take(card);
        run.push(card);
    }
    run
}
