//! What follows when chance, or the rules themselves, go on.

use game::{List, Seat, SeatSet};

use crate::board::{Board, Deals, Errand, Moment, Phase};
use crate::card::Card;
use crate::cards::Cards;
use crate::event::{Event, RUN, Secret, Window};
use crate::loyalty::{Loyalty, traitor_cards};
use crate::options::Start;
use crate::play::{give, order};
use crate::quest::Quest;
use crate::score::Pile;
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
        Phase::Deal => events.push(deal(state, way)),
        Phase::Open => {
            if let Some(quest) = &board.quest {
                open(state, quest.main, quest.add, events);
            }
        }
        Phase::Expose { target, swords } => events.push(expose(state, target, swords)),
        Phase::Unveil { .. } => unveil(state, events),
        Phase::Loyalty { .. } | Phase::Arthur { .. } | Phase::Flip { .. } => {
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
        Phase::Vivien { by, .. } => give(state, by, None),
        Phase::Gawain { .. } => close(state, Window::Gawain, None),
        Phase::Percival { at, .. } => close_percival(state, at),
        Phase::Return => Event::Returned { card: returned(state, way) },
        Phase::Knight => Event::KnightDrawn { seat: board.active, knight: state.hidden.knights.nth(way)? },
        Phase::Look { seen } => look(state, seen, way),
        Phase::Final => reveal(state),
        Phase::Score => {
            let quest = board.quest.as_ref()?;
            score(board, quest.main, quest.add, &quest.pile)
        }
        // These have their own place, or seats are asked, or it is over: chance has nothing to do.
        Phase::Deal
        | Phase::Open
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
        _ => None,
    }
}

/// The deal of this number: loyalty cards, first player, Morgans that stay out.
#[inline(never)]
fn deal(state: &State, way: u64) -> Event {
    let options = &state.board.options;
    let way = Deals::of(options).split(way);
    let seats = if options.is_solo() { SeatSet::EMPTY } else { options.seats() };
    let (traitors, aside) = loyalties(options.players, way.loyalty);
    let first = match options.start {
        Start::Random => u8::try_from(way.first).ok().and_then(Seat::new).unwrap_or(Seat::S0),
        Start::Seat(seat) => seat,
    };
    let morgans = state.hidden.loose.among(&Cards::MORGANS);
    let unused = order(morgans, options.morgans(), options.unused(), way.unused);
    Event::Dealt { first, seats, traitors, aside, unused }
}

/// Who gets a Traitor, and which two cards lie in the middle: where the Traitor cards lie among the seats and
/// the two places (SC-9).
pub(crate) fn loyalties(players: u8, way: u64) -> (SeatSet, [Loyalty; 2]) {
    let way = u8::try_from(way).unwrap_or(0);
    let places = match traitor_cards(players) {
        0 => 0,
        1 => 1u16 << (way & 15),
        _ => {
            let (first, second) = pair(players + 2, way);
            1 << (first & 15) | 1 << (second & 15)
        }
    };
    let aside = [players, players + 1].map(|place| Loyalty::traitor(places >> (place & 15) & 1 == 1));
    (SeatSet::from_bits(places) & SeatSet::first(players), aside)
}

/// SC-26, SC-28: all cards become public in sorted order, so that the order tells nothing of a card's author.
/// Unless Gawain may come, scoring follows at once.
#[inline(always)]
pub(crate) fn open(state: &State, main: Quest, add: u8, events: &mut Out<'_>) {
    let (board, hidden) = (&state.board, &state.hidden);
    events.push(Event::Opened { cards: hidden.heap, tokens: hidden.tokens });
    if !board.asks(Window::Gawain) {
        events.push(score(board, main, add, &Pile::turned(&hidden.heap, hidden.tokens)));
    }
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
fn score(board: &Board, main: Quest, add: u8, pile: &Pile) -> Event {
    let laid = board.white.saturating_add(board.black);
    let score = pile.score(main, add, &board.options.deck, board.options.rulings(laid));
    Event::Scored {
        quest: main,
        totals: score.totals,
        verdict: score.verdict,
        placed: score.placed,
        white: score.white,
        black: score.black,
    }
}

#[inline(always)]
pub(crate) fn expose(state: &State, target: Seat, swords: u8) -> Event {
    let loyalty = state.hands.get(target).loyalty.unwrap_or_default();
    Event::Exposed { seat: target, loyalty, swords }
}

/// SC-80: what Tristan sees next; chance puts in order what had none.
fn look(state: &State, seen: u8, way: u64) -> Event {
    let board = &state.board;
    let (seat, cards) = (board.active, board.next_look(seen));
    let fixes = seen >= board.fixed;
    let run = if fixes {
        order(state.hidden.loose, board.deck.saturating_sub(seen), cards, way)
    } else {
        let known = state.hidden.fixed.iter().skip(usize::from(seen));
        known.take(usize::from(cards)).copied().collect()
    };
    Event::Looked { seat, from: seen, cards: run, fixes }
}

/// SC-77.
fn returned(state: &State, way: u64) -> Card {
    let place = usize::try_from(way).unwrap_or(0);
    state.hidden.unused.as_slice().get(place).copied().unwrap_or_default()
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
#[inline(never)]
fn unveil(state: &State, events: &mut Out<'_>) {
    let (board, hidden) = (&state.board, &state.hidden);
    if !board.options.is_solo() && board.exposed != board.seats() {
        events.push(reveal(state));
    }
    let run = usize::from(RUN);
    for (cards, number) in hidden.pile.as_slice().chunks(run).zip(0u8..) {
        events.push(Event::Unveiled(Secret::Pile(number * RUN, cards.iter().copied().collect())));
    }
    if !hidden.tokens.is_empty() {
        events.push(Event::Unveiled(Secret::Tokens(hidden.tokens)));
    }
    for seat in board.holders {
        events.push(Event::Unveiled(Secret::Knights(seat, state.hands.get(seat).knights)));
    }
    events.push(Event::Unveiled(Secret::Discard(hidden.discard)));
    let mut deck = hidden.loose;
    hidden.fixed.iter().for_each(|card| deck.add(*card));
    let aside = (!board.options.is_solo()).then_some(hidden.aside);
    events.push(Event::Ended { aside, unused: hidden.unused, deck });
}
