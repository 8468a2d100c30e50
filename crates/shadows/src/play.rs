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
pub fn play(stage: &mut Scene<'_>, seat: Seat, command: &Command) {
    match *command {
        Command::Listen => {
            let count = stage.state().board.next_count();
            stage.push(Event::Listened { seat, count });
        }
        Command::Quest { quest, add } => {
            stage.push(Event::Declared { seat, quest, add });
            carry_out(stage);
        }
        Command::Accuse(target) => {
            stage.push(Event::Accused { seat, target });
            expose(stage);
        }
        _ => play_rarely(stage, seat, *command),
    }
}

#[inline(never)]
fn play_rarely(stage: &mut Scene<'_>, seat: Seat, command: Command) {
    let state = stage.state();
    let event = match command {
        Command::Announce { quest, value } => Event::Announced { seat, card: Card::quest(quest, value) },
        Command::Token(quest) => match state.board.phase {
            Phase::Name { .. } => Event::Named { seat, quest },
            _ => Event::TokenLaid { seat, quest },
        },
        Command::Give(to) => give(state, seat, Some(to)),
        Command::Loyalty(choice) => choose(state, seat, choice),
        Command::Place(place) => lay(state, seat, Some(place)),
        Command::Knight { card: Knight::Galahad, target: Some(target) } => {
            let loyalty = state.hands.get(target).loyalty.unwrap_or_default();
            happen(stage, Event::KnightPlayed { seat, knight: Knight::Galahad, target: Some(target) });
            Event::Peeked { seat, target, loyalty }
        }
        Command::Knight { card, target } => knight(seat, card, target),
        Command::Pass(pass) => pass_up(state, seat, pass),
        Command::Listen | Command::Quest { .. } | Command::Accuse(_) => return,
    };
    happen(stage, event);
}

/// An event that is not one of those of every turn.
#[inline(never)]
pub(crate) fn happen(stage: &mut Scene<'_>, event: Event) {
    stage.push(event);
}

fn knight(seat: Seat, card: Knight, target: Option<Seat>) -> Event {
    let window = match card {
        Knight::Arthur => Window::Arthur,
        Knight::Gawain => Window::Gawain,
        Knight::Percival => Window::Percival,
        Knight::Tristan | Knight::Galahad => return Event::KnightPlayed { seat, knight: card, target },
    };
    Event::Answered { seat, window, plays: true, target }
}

fn pass_up(state: &State, seat: Seat, pass: Pass) -> Event {
    let window = match pass {
        Pass::Arthur => Window::Arthur,
        Pass::Gawain if matches!(state.board.phase, Phase::Place { .. }) => return lay(state, seat, None),
        Pass::Gawain => Window::Gawain,
        Pass::Percival => Window::Percival,
        Pass::Turn => return Event::Passed { seat },
    };
    Event::Answered { seat, window, plays: false, target: None }
}

/// SC-72: the drawer takes the first card, the receiver gets the second.
pub(crate) fn give(state: &State, by: Seat, receiver: Option<Seat>) -> Event {
    let [first, second] = state.hidden.aside;
    let own = state.board.takes(by).then_some(first);
    Event::Given { by, own, receiver, other: second }
}

fn choose(state: &State, seat: Seat, choice: Choice) -> Event {
    let hand = state.hands.get(seat);
    let old = hand.loyalty.unwrap_or_default();
    let new = hand.offer.unwrap_or_default();
    let (now, back): (Loyalty, Loyalty) = match choice {
        Choice::Keep => (old, new),
        Choice::Swap => (new, old),
    };
    let drawn = matches!(state.board.phase, Phase::Loyalty { drawer: Some(drawer), .. } if drawer == seat);
    Event::Chose { seat, now, back, place: if drawn { Place::First } else { Place::Second } }
}

/// SC-52, SC-81: one of the drawn cards is laid, the others go.
fn lay(state: &State, seat: Seat, place: Option<u8>) -> Event {
    let board = &state.board;
    let mut rest: Drawn = state.hands.get(seat).drawn;
    let card = place.and_then(|place| rest.remove(usize::from(place)));
    match (board.phase, card) {
        (Phase::Place { errand: Errand::Traitor, .. }, Some(card)) => {
            let bound = board.options.modes_bind_traitor;
            Event::Placed {
                seat,
                card,
                other: rest.as_slice().first().copied(),
                down: bound && board.whisper && card.is_quest(),
                count: if bound { board.next_count() } else { None },
            }
        }
        (_, card) => {
            let back = board.options.leftovers == Leftovers::Top;
            Event::Joined { seat, card, rest, back }
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
