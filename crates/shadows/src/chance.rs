//! What follows when chance, or the rules themselves, go on.

use game::{List, Seat, SeatSet};

use crate::board::{Board, Errand, Moment, Phase};
use crate::cards::Cards;
use crate::event::{Event, RUN, Secret, Window};
use crate::loyalty::{Loyalty, traitor_cards};
use crate::options::Start;
use crate::play::{give, order};
use crate::{Out, State};

/// What follows when chance goes way `way`.
#[inline]
pub fn chance(state: &State, way: u64, events: &mut Out<'_>) {
    let board = &state.board;
    match board.phase {
        Phase::Listen => listen(state, way, events),
        Phase::Draw { by, errand, .. } => draw(state, by, errand, way, events),
        Phase::Deal => events.push(deal(board.options.players, way)),
        Phase::Unused => {
            let card = state.hidden.loose.among(&Cards::MORGANS).nth(way).unwrap_or_default();
            events.push(Event::LeftOut { card });
        }
        Phase::First => {
            let first = match board.options.start {
                Start::Random => u8::try_from(way).ok().and_then(Seat::new).unwrap_or(Seat::S0),
                Start::Seat(seat) => seat,
            };
            events.push(Event::Began { first });
        }
        Phase::Vivien { by, .. } => give(state, by, None, events),
        Phase::Loyalty { drawer, receiver, .. } => {
            // SC-73: a public loyalty stays public, whatever it is now.
            for seat in Board::takers(drawer, receiver) & board.exposed {
                let loyalty = state.hands.get(seat).loyalty.unwrap_or_default();
                events.push(Event::Shown { seat, loyalty });
            }
            events.push(Event::Mixed { turned: way == 1 });
        }
        Phase::Arthur { .. } => close(state, Window::Arthur, events),
        Phase::Gawain { .. } => close(state, Window::Gawain, events),
        Phase::Percival { at, .. } => close_percival(state, at, events),
        Phase::Open => open(state, events),
        Phase::Score => score(board, events),
        Phase::Return => {
            let card = state.hidden.unused.nth(way).unwrap_or_default();
            events.push(Event::Returned { card });
        }
        Phase::Knight => {
            if let Some(knight) = state.hidden.knights.nth(way) {
                events.push(Event::KnightDrawn { seat: board.active, knight });
            }
        }
        Phase::Look { seen } => look(state, seen, way, events),
        Phase::Expose { target, swords } => {
            let loyalty = state.hands.get(target).loyalty.unwrap_or_default();
            events.push(Event::Exposed { seat: target, loyalty, swords });
        }
        Phase::Final => events.push(reveal(state)),
        Phase::Flip { fresh, double } => flip(board, fresh, double, events),
        Phase::Unveil { .. } => unveil(state, events),
        // Here seats are asked, or it is over: chance has nothing to do.
        Phase::Turn
        | Phase::Announce
        | Phase::Token
        | Phase::Ride
        | Phase::Place { .. }
        | Phase::Name { .. }
        | Phase::Traitor
        | Phase::End { .. } => {}
    }
}

/// The deal of this number: where the Traitor cards lie among the seats and the two places in the middle.
pub(crate) fn deal(players: u8, way: u64) -> Event {
    let cards = players + 2;
    let way = u8::try_from(way).unwrap_or(0);
    let (first, second) = if traitor_cards(players) == 2 { pair(cards, way) } else { (way, way) };
    let traitor = |place: u8| place == first || place == second;
    let seats = SeatSet::first(players);
    let traitors = seats.iter().filter(|seat| traitor(seat.number())).collect();
    let aside = [players, players + 1].map(|place| Loyalty::traitor(traitor(place)));
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

/// SC-17, SC-19, SC-63.
fn listen(state: &State, way: u64, events: &mut Out<'_>) {
    let seat = state.board.active;
    if state.board.deck == 0 {
        return shuffle(&state.board, seat, events);
    }
    let card = state.hidden.drawn(way);
    let whispered = state.board.whisper && card.is_quest();
    events.push(if whispered { Event::Heard { seat, card } } else { Event::Laid { seat, card } });
}

/// SC-52, SC-81.
fn draw(state: &State, by: Seat, errand: Errand, way: u64, events: &mut Out<'_>) {
    if state.board.deck > 0 {
        return events.push(Event::Drew { seat: by, card: state.hidden.drawn(way) });
    }
    match errand {
        Errand::Gawain if state.board.supply() == 0 => {
            events.push(Event::Joined { seat: by, card: None, rest: List::new(), back: false });
        }
        Errand::Traitor | Errand::Gawain => shuffle(&state.board, by, events),
    }
}

/// SC-19; where nothing is left at all the turn goes on (the rules let nobody come here).
fn shuffle(board: &Board, seat: Seat, events: &mut Out<'_>) {
    events.push(if board.discard > 0 { Event::Shuffled } else { Event::Passed { seat } });
}

/// SC-79: the first "play" clockwise from the active player counts.
fn close(state: &State, window: Window, events: &mut Out<'_>) {
    let active = state.board.active;
    let Some(seat) = state.hidden.plays.from_clockwise(active) else {
        return events.push(Event::Closed { window });
    };
    events.push(Event::KnightPlayed { seat, knight: window.knight(), target: None });
    if window == Window::Arthur {
        events.push(Event::Listened { seat: active, count: state.board.next_count() });
    }
}

fn close_percival(state: &State, at: Moment, events: &mut Out<'_>) {
    let window = Window::Percival;
    events.push(match state.hidden.plays.from_clockwise(state.board.active) {
        None => Event::Closed { window },
        Some(seat) => {
            let target = match at {
                Moment::Accusation(_) => None,
                Moment::Final(fresh) => state.hidden.target.or_else(|| fresh.lowest()),
            };
            Event::KnightPlayed { seat, knight: window.knight(), target }
        }
    });
}

/// SC-26: all cards become public in sorted order, so that the order tells nothing of a card's author.
fn open(state: &State, events: &mut Out<'_>) {
    events.push(Event::Opened { cards: state.hidden.pile_cards(), tokens: state.hidden.tokens });
}

/// SC-33 to SC-40.
fn score(board: &Board, events: &mut Out<'_>) {
    let Some(quest) = board.quest else { return };
    let laid = board.white.saturating_add(board.black);
    let score = quest.pile.score(quest.main, quest.add, &board.options.deck, board.options.rulings(laid));
    events.push(Event::Scored {
        quest: quest.main,
        totals: score.totals,
        verdict: score.verdict,
        placed: score.placed,
        white: score.white,
        black: score.black,
    });
}

/// SC-80: what Tristan sees next; chance puts in order what had none.
fn look(state: &State, seen: u8, way: u64, events: &mut Out<'_>) {
    let board = &state.board;
    let (seat, cards) = (board.active, board.next_look(seen));
    let fixes = seen >= board.fixed;
    let run = if fixes {
        order(&state.hidden.loose, board.deck.saturating_sub(seen), cards, way)
    } else {
        let known = state.hidden.fixed.iter().skip(usize::from(seen));
        known.take(usize::from(cards)).copied().collect()
    };
    events.push(Event::Looked { seat, from: seen, cards: run, fixes });
}

/// SC-58.
fn reveal(state: &State) -> Event {
    let seats = state.board.seats();
    let traitor = |seat: &Seat| state.hands.get(*seat).loyalty == Some(Loyalty::Traitor);
    Event::Revealed { seats, traitors: seats.iter().filter(traitor).collect() }
}

/// SC-59, SC-83: in seat order from the active player, as far as white swords go.
fn flip(board: &Board, fresh: SeatSet, double: Option<Seat>, events: &mut Out<'_>) {
    let mut white = board.white;
    let order = (0..board.options.players).map(|step| board.active.step(step, board.options.players));
    for seat in order.filter(|seat| fresh.contains(*seat)) {
        let swords = if double == Some(seat) { 2 } else { 1 }.min(white);
        white -= swords;
        events.push(Event::Flipped { seat, swords });
    }
}

/// After the end everybody sees what nobody could: loyalties, the unopened pile and the rest.
fn unveil(state: &State, events: &mut Out<'_>) {
    let hidden = &state.hidden;
    if !state.board.options.is_solo() {
        events.push(reveal(state));
        events.push(Event::Unveiled(Secret::Aside(hidden.aside)));
    }
    let pile = hidden.pile.as_slice().chunks(usize::from(RUN));
    for (chunk, from) in pile.zip((0u8..).step_by(usize::from(RUN))) {
        events.push(Event::Unveiled(Secret::Pile(from, chunk.iter().copied().collect())));
    }
    if !hidden.tokens.is_empty() {
        events.push(Event::Unveiled(Secret::Tokens(hidden.tokens)));
    }
    for seat in state.board.holders {
        events.push(Event::Unveiled(Secret::Knights(seat, state.hands.get(seat).knights)));
    }
    let mut deck = hidden.loose;
    hidden.fixed.iter().for_each(|card| deck.add(*card));
    for secret in [Secret::Unused(hidden.unused), Secret::Deck(deck), Secret::Discard(hidden.discard)] {
        events.push(Event::Unveiled(secret));
    }
    events.push(Event::Ended);
}
