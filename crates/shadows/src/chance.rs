//! What follows when chance, or the rules themselves, go on.

use game::{List, Seat, SeatSet};

use crate::board::{Board, Errand, Expedition, Moment, Phase};
use crate::cards::Cards;
use crate::event::{Event, RUN, Secret, Window};
use crate::loyalty::{Loyalty, traitor_cards};
use crate::options::Start;
use crate::play::{give, order};
use crate::{Out, State};

/// What follows when chance goes way `way`.
///
/// The commonest phases are written out here; the others only hand back their events, so that the list of
/// events need not live in memory.
#[inline(always)]
pub fn chance(state: &State, way: u64, events: &mut Out<'_>) {
    let board = &state.board;
    match board.phase {
        Phase::Listen if board.deck > 0 => {
            let (seat, card) = (board.active, state.hidden.drawn(way));
            // SC-63: Morgan #1.
            if board.whisper && card.is_quest() {
                return events.push(Event::Heard { seat, card });
            }
            events.push(Event::Laid { seat, card });
        }
        // SC-26: all cards become public in sorted order, so that the order tells nothing of a card's author.
        Phase::Open => events.push(Event::Opened { cards: state.hidden.heap, tokens: state.hidden.tokens }),
        Phase::Score => {
            if let Some(quest) = &board.quest {
                events.push(score(board, quest));
            }
        }
        Phase::Expose { target, swords } => events.push(expose(state, target, swords)),
        Phase::Unused => {
            let card = state.hidden.loose.among(&Cards::MORGANS).nth(way).unwrap_or_default();
            events.push(Event::LeftOut { card });
        }
        Phase::Loyalty { .. } | Phase::Arthur { .. } | Phase::Flip { .. } | Phase::Unveil { .. } => {
            let mut step = 0;
            while let Some(event) = several(state, way, step) {
                events.push(event);
                step += 1;
            }
        }
        _ => {
            if let Some(event) = single(state, way) {
                events.push(event);
            }
        }
    }
}

/// The one event that follows in a phase that is rare.
#[inline(never)]
fn single(state: &State, way: u64) -> Option<Event> {
    let board = &state.board;
    Some(match board.phase {
        Phase::Listen => shuffle(board, board.active),
        Phase::Draw { by, errand, .. } => draw(state, by, errand, way),
        Phase::Deal => deal(board.options.players, way),
        Phase::First => Event::Began {
            first: match board.options.start {
                Start::Random => u8::try_from(way).ok().and_then(Seat::new).unwrap_or(Seat::S0),
                Start::Seat(seat) => seat,
            },
        },
        Phase::Vivien { by, .. } => give(state, by, None),
        Phase::Gawain { .. } => close(state, Window::Gawain, None),
        Phase::Percival { at, .. } => close_percival(state, at),
        Phase::Return => Event::Returned { card: state.hidden.unused.nth(way).unwrap_or_default() },
        Phase::Knight => Event::KnightDrawn { seat: board.active, knight: state.hidden.knights.nth(way)? },
        Phase::Look { seen } => look(state, seen, way),
        Phase::Final => reveal(state),
        // These have their own place, or seats are asked, or it is over: chance has nothing to do.
        Phase::Unused
        | Phase::Open
        | Phase::Score
        | Phase::Expose { .. }
        | Phase::Loyalty { .. }
        | Phase::Arthur { .. }
        | Phase::Flip { .. }
        | Phase::Unveil { .. }
        | Phase::Turn
        | Phase::Announce
        | Phase::Token
        | Phase::Ride
        | Phase::Place { .. }
        | Phase::Name { .. }
        | Phase::Traitor
        | Phase::End { .. } => return None,
    })
}

/// The event at place `step` in a phase after which several things happen.
#[inline(never)]
fn several(state: &State, way: u64, step: u8) -> Option<Event> {
    let board = &state.board;
    match board.phase {
        Phase::Loyalty { drawer, receiver, .. } => {
            // SC-73: a public loyalty stays public, whatever it is now.
            let shown = Board::takers(drawer, receiver) & board.exposed;
            match shown.nth(step.into()) {
                Some(seat) => {
                    Some(Event::Shown { seat, loyalty: state.hands.get(seat).loyalty.unwrap_or_default() })
                }
                None => (step == shown.len()).then_some(Event::Mixed { turned: way == 1 }),
            }
        }
        Phase::Arthur { .. } => arthur(state, step),
        Phase::Flip { fresh, double } => flip(board, fresh, double, step),
        Phase::Unveil { .. } => unveil(state, step),
        _ => None,
    }
}

/// The deal of this number: where the Traitor cards lie among the seats and the two places in the middle.
pub(crate) fn deal(players: u8, way: u64) -> Event {
    let cards = players + 2;
    let way = u8::try_from(way).unwrap_or(0);
    let (first, second) = if traitor_cards(players) == 2 { pair(cards, way) } else { (way, way) };
    let places = 1u16 << (first & 15) | 1u16 << (second & 15);
    let seats = SeatSet::first(players);
    let traitors = SeatSet::from_bits(places) & seats;
    let aside = [players, players + 1].map(|place| Loyalty::traitor(places >> (place & 15) & 1 == 1));
    Event::Dealt { seats, traitors, aside }
}

/// The pair of this number among so many: 0-1, 0-2, 1-2, 0-3, ….
fn pair(cards: u8, number: u8) -> (u8, u8) {
    let mut left = number;
    for second in 1..cards {
        if left < second {
            return (left, second);
        }
        left -= second;
    }
    (0, 1)
}

/// SC-52, SC-81.
fn draw(state: &State, by: Seat, errand: Errand, way: u64) -> Event {
    if state.board.deck > 0 {
        return Event::Drew { seat: by, card: state.hidden.drawn(way) };
    }
    match errand {
        Errand::Gawain if state.board.supply() == 0 => {
            Event::Joined { seat: by, card: None, rest: List::new(), back: false }
        }
        Errand::Traitor | Errand::Gawain => shuffle(&state.board, by),
    }
}

/// SC-19; where nothing is left at all the turn goes on (the rules let nobody come here).
fn shuffle(board: &Board, seat: Seat) -> Event {
    if board.discard > 0 { Event::Shuffled } else { Event::Passed { seat } }
}

/// SC-79: the first "play" clockwise from the active player counts.
fn close(state: &State, window: Window, target: Option<Seat>) -> Event {
    match state.hidden.plays.from_clockwise(state.board.active) {
        None => Event::Closed { window },
        Some(seat) => Event::KnightPlayed { seat, knight: window.knight(), target },
    }
}

/// SC-79: after Arthur the player has to listen.
fn arthur(state: &State, step: u8) -> Option<Event> {
    let board = &state.board;
    match step {
        0 => Some(close(state, Window::Arthur, None)),
        1 if !state.hidden.plays.is_empty() => {
            Some(Event::Listened { seat: board.active, count: board.next_count() })
        }
        _ => None,
    }
}

fn close_percival(state: &State, at: Moment) -> Event {
    let target = match at {
        Moment::Accusation(_) => None,
        Moment::Final(fresh) => state.hidden.target.or_else(|| fresh.lowest()),
    };
    close(state, Window::Percival, target)
}

/// SC-33 to SC-40.
#[inline(never)]
fn score(board: &Board, quest: &Expedition) -> Event {
    let laid = board.white.saturating_add(board.black);
    let score = quest.pile.score(quest.main, quest.add, &board.options.deck, board.options.rulings(laid));
    Event::Scored {
        quest: quest.main,
        totals: score.totals,
        verdict: score.verdict,
        placed: score.placed,
        white: score.white,
        black: score.black,
    }
}

#[inline(always)]
fn expose(state: &State, target: Seat, swords: u8) -> Event {
    let loyalty = state.hands.get(target).loyalty.unwrap_or_default();
    Event::Exposed { seat: target, loyalty, swords }
}

/// SC-80: what Tristan sees next; chance puts in order what had none.
fn look(state: &State, seen: u8, way: u64) -> Event {
    let board = &state.board;
    let (seat, cards) = (board.active, board.next_look(seen));
    let fixes = seen >= board.fixed;
    let run = if fixes {
        order(&state.hidden.loose, board.deck.saturating_sub(seen), cards, way)
    } else {
        let known = state.hidden.fixed.iter().skip(usize::from(seen));
        known.take(usize::from(cards)).copied().collect()
    };
    Event::Looked { seat, from: seen, cards: run, fixes }
}

/// SC-58.
fn reveal(state: &State) -> Event {
    let seats = state.board.seats();
    let traitor = |seat: &Seat| state.hands.get(*seat).loyalty == Some(Loyalty::Traitor);
    Event::Revealed { seats, traitors: seats.iter().filter(traitor).collect() }
}

/// SC-59, SC-83: in seat order from the active player, as far as white swords go.
fn flip(board: &Board, fresh: SeatSet, double: Option<Seat>, step: u8) -> Option<Event> {
    let mut white = board.white;
    let order = (0..board.options.players).map(|step| board.active.step(step, board.options.players));
    for (seat, place) in order.filter(|seat| fresh.contains(*seat)).zip(0..) {
        let swords = if double == Some(seat) { 2 } else { 1 }.min(white);
        if place == step {
            return Some(Event::Flipped { seat, swords });
        }
        white -= swords;
    }
    None
}

/// After the end everybody sees what nobody could: loyalties, the unopened pile and the rest.
fn unveil(state: &State, step: u8) -> Option<Event> {
    let hidden = &state.hidden;
    let mut step = usize::from(step);
    if !state.board.options.is_solo() {
        match step {
            0 => return Some(reveal(state)),
            1 => return Some(Event::Unveiled(Secret::Aside(hidden.aside))),
            _ => step -= 2,
        }
    }
    let run = usize::from(RUN);
    let (pile, from) = (hidden.pile.as_slice(), step * run);
    if let Some(cards) = pile.get(from..).filter(|cards| !cards.is_empty()) {
        let from = u8::try_from(from).unwrap_or(u8::MAX);
        return Some(Event::Unveiled(Secret::Pile(from, cards.iter().take(run).copied().collect())));
    }
    step -= pile.len().div_ceil(run);
    if !hidden.tokens.is_empty() {
        if step == 0 {
            return Some(Event::Unveiled(Secret::Tokens(hidden.tokens)));
        }
        step -= 1;
    }
    for seat in state.board.holders {
        if step == 0 {
            return Some(Event::Unveiled(Secret::Knights(seat, state.hands.get(seat).knights)));
        }
        step -= 1;
    }
    Some(match step {
        0 => Event::Unveiled(Secret::Unused(hidden.unused)),
        1 => {
            let mut deck = hidden.loose;
            hidden.fixed.iter().for_each(|card| deck.add(*card));
            Event::Unveiled(Secret::Deck(deck))
        }
        2 => Event::Unveiled(Secret::Discard(hidden.discard)),
        3 => Event::Ended,
        _ => return None,
    })
}
