//! What follows from a judged command. It cannot fail; a command that was not judged does nothing useful.

use game::{List, Seat};

use crate::board::{Errand, Phase};
use crate::card::Card;
use crate::cards::Cards;
use crate::chance::{expose, open};
use crate::command::{Choice, Command, Pass};
use crate::event::{Drawn, Event, Place, Window};
use crate::knight::Knight;
use crate::loyalty::Loyalty;
use crate::options::Leftovers;
use crate::{Out, State};

/// What follows from a judged command.
#[inline(always)]
pub fn play(state: &State, seat: Seat, command: &Command, events: &mut Out<'_>) {
    match *command {
        Command::Listen => events.push(Event::Listened { seat, count: state.board.next_count() }),
        Command::Quest { quest, add } => {
            events.push(Event::Declared { seat, quest, add });
            if !state.board.asks(Window::Arthur) {
                open(state, quest, add, events);
            }
        }
        Command::Accuse(target) => {
            events.push(Event::Accused { seat, target });
            if !state.board.asks(Window::Percival) {
                events.push(expose(state, target, 1));
            }
        }
        _ => play_rarely(state, seat, command, events),
    }
}

#[inline(never)]
fn play_rarely(state: &State, seat: Seat, command: &Command, events: &mut Out<'_>) {
    match *command {
        Command::Announce { quest, value } => {
            events.push(Event::Announced { seat, card: Card::quest(quest, value) });
        }
        Command::Token(quest) => match state.board.phase {
            Phase::Name { .. } => events.push(Event::Named { seat, quest }),
            _ => events.push(Event::TokenLaid { seat, quest }),
        },
        Command::Give(to) => events.push(give(state, seat, Some(to))),
        Command::Loyalty(choice) => choose(state, seat, choice, events),
        Command::Place(place) => lay(state, seat, Some(place), events),
        Command::Knight { card, target } => knight(state, seat, card, target, events),
        Command::Pass(pass) => pass_up(state, seat, pass, events),
        Command::Listen | Command::Quest { .. } | Command::Accuse(_) => {}
    }
}

fn knight(state: &State, seat: Seat, card: Knight, target: Option<Seat>, events: &mut Out<'_>) {
    let window = match card {
        Knight::Arthur => Window::Arthur,
        Knight::Gawain => Window::Gawain,
        Knight::Percival => Window::Percival,
        Knight::Tristan => return events.push(Event::KnightPlayed { seat, knight: card, target }),
        Knight::Galahad => {
            events.push(Event::KnightPlayed { seat, knight: card, target });
            if let Some(target) = target {
                let loyalty = state.hands.get(target).loyalty.unwrap_or_default();
                events.push(Event::Peeked { seat, target, loyalty });
            }
            return;
        }
    };
    events.push(Event::Answered { seat, window, plays: true, target });
}

fn pass_up(state: &State, seat: Seat, pass: Pass, events: &mut Out<'_>) {
    let window = match pass {
        Pass::Arthur => Window::Arthur,
        Pass::Gawain if matches!(state.board.phase, Phase::Place { .. }) => {
            return lay(state, seat, None, events);
        }
        Pass::Gawain => Window::Gawain,
        Pass::Percival => Window::Percival,
        Pass::Turn => return events.push(Event::Passed { seat }),
    };
    events.push(Event::Answered { seat, window, plays: false, target: None });
}

/// SC-72: the drawer takes the first card, the receiver gets the second.
pub(crate) fn give(state: &State, by: Seat, receiver: Option<Seat>) -> Event {
    let [first, second] = state.hidden.aside;
    let own = state.board.takes(by).then_some(first);
    Event::Given { by, own, receiver, other: second }
}

fn choose(state: &State, seat: Seat, choice: Choice, events: &mut Out<'_>) {
    let Phase::Loyalty { drawer, .. } = state.board.phase else { return };
    let hand = state.hands.get(seat);
    let old = hand.loyalty.unwrap_or_default();
    let new = hand.offer.unwrap_or_default();
    let (now, back): (Loyalty, Loyalty) = match choice {
        Choice::Keep => (old, new),
        Choice::Swap => (new, old),
    };
    let place = if drawer == Some(seat) { Place::First } else { Place::Second };
    events.push(Event::Chose { seat, now, back, place });
}

/// SC-52, SC-81: one of the drawn cards is laid, the others go.
fn lay(state: &State, seat: Seat, place: Option<u8>, events: &mut Out<'_>) {
    let board = &state.board;
    let Phase::Place { errand, .. } = board.phase else { return };
    let mut rest: Drawn = state.hands.get(seat).drawn;
    let card = place.and_then(|place| rest.remove(usize::from(place)));
    match (errand, card) {
        (Errand::Traitor, Some(card)) => {
            let bound = board.options.modes_bind_traitor;
            events.push(Event::Placed {
                seat,
                card,
                other: rest.as_slice().first().copied(),
                down: bound && board.whisper && card.is_quest(),
                count: if bound { board.next_count() } else { None },
            });
        }
        (Errand::Traitor, None) => {}
        (Errand::Gawain, card) => {
            let back = board.options.leftovers == Leftovers::Top;
            events.push(Event::Joined { seat, card, rest, back });
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
