//! What follows when chance, or the rules themselves, go on.

use game::{List, Seat, SeatSet};

use crate::board::{Board, Deals, Errand, Expedition, Moment, Phase};
use crate::card::Card;
use crate::cards::Cards;
use crate::event::{Event, Few, RUN, Secret, Window};
use crate::loyalty::{Loyalty, traitor_cards};
use crate::options::Start;
use crate::play::{give, happen, order};
use crate::score::Score;
use crate::{Scene, State};

/// What follows when chance goes way `way`. The commonest phases come first.
#[inline(always)]
pub fn chance(stage: &mut Scene<'_>, way: u64) {
    let State { board, hidden, .. } = stage.state();
    match board.phase {
        Phase::Listen if board.deck > 0 => {
            let (seat, card) = (board.active, hidden.drawn(way));
            // SC-63: Morgan #1.
            if board.whisper && card.is_quest() {
                return happen(stage, Event::Heard { seat, card });
            }
            stage.push(Event::Laid { seat, card });
        }
        Phase::Deal => {
            let (first, seats, traitors, aside, unused) = deal(stage.state(), way);
            stage.push(Event::Dealt { first, seats, traitors, aside, unused });
        }
        _ => chance_rarely(stage, way),
    }
}

#[inline(never)]
fn chance_rarely(stage: &mut Scene<'_>, way: u64) {
    match stage.state().board.phase {
        Phase::Open => carry_out(stage),
        Phase::Score => scored(stage),
        Phase::Expose { .. } => expose(stage),
        Phase::Loyalty { drawer, receiver, .. } => mix(stage, Board::takers(drawer, receiver), way),
        Phase::Arthur { .. } => arthur(stage),
        Phase::Flip { fresh, double } => flip(stage, fresh, double),
        Phase::Unveil { .. } => unveil(stage),
        _ => {
            if let Some(event) = single(stage.state(), way) {
                happen(stage, event);
            }
        }
    }
}

/// The one event that follows in every other phase.
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
        // These have their own place, or seats are asked, or it is over: chance has nothing to do.
        Phase::Deal
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

/// SC-26, SC-28: unless Arthur may come, the pile is opened. All cards become public in sorted order, so that the
/// order tells nothing of a card's author. Unless Gawain may come, scoring follows.
#[inline(always)]
pub(crate) fn carry_out(stage: &mut Scene<'_>) {
    let State { board, hidden, .. } = stage.state();
    if matches!(board.phase, Phase::Open) {
        stage.push(Event::Opened { cards: hidden.heap, tokens: hidden.tokens });
        scored(stage);
    }
}

/// SC-33 to SC-40: unless Gawain may come.
#[inline(always)]
fn scored(stage: &mut Scene<'_>) {
    let board = &stage.state().board;
    if let (Phase::Score, Some(quest)) = (board.phase, &board.quest) {
        let main = quest.main;
        let Score { totals, verdict, placed, white, black } = score(board, quest);
        stage.push(Event::Scored { quest: main, totals, verdict, placed, white, black });
    }
}

#[inline(never)]
fn score(board: &Board, quest: &Expedition) -> Score {
    let laid = board.white.saturating_add(board.black);
    quest.pile.score(quest.main, quest.add, &board.options.deck, board.options.rulings(laid))
}

/// SC-46: unless Percival may come, the accused turns up the card.
#[inline(always)]
pub(crate) fn expose(stage: &mut Scene<'_>) {
    let State { board, hands, .. } = stage.state();
    if let Phase::Expose { target, swords } = board.phase {
        let loyalty = hands.get(target).loyalty.unwrap_or_default();
        stage.push(Event::Exposed { seat: target, loyalty, swords });
    }
}

/// SC-72, SC-73: a public loyalty stays public, whatever it is now; then the middle is shuffled.
fn mix(stage: &mut Scene<'_>, takers: SeatSet, way: u64) {
    for seat in takers & stage.state().board.exposed {
        let loyalty = stage.state().hands.get(seat).loyalty.unwrap_or_default();
        happen(stage, Event::Shown { seat, loyalty });
    }
    happen(stage, Event::Mixed { turned: way == 1 });
}

/// Who begins, who got loyalty cards, who a Traitor, what lies in the middle, which Morgans stay out.
type Dealing = (Seat, SeatSet, SeatSet, [Loyalty; 2], Few);

/// The deal of this number.
#[inline(never)]
fn deal(state: &State, way: u64) -> Dealing {
    let options = &state.board.options;
    let way = Deals::of(options).split(way);
    let seats = if options.is_solo() { SeatSet::EMPTY } else { options.seats() };
    let (traitors, aside) = loyalties(options.players, way.loyalty);
    let first = match options.start {
        Start::Random => u8::try_from(way.first).ok().and_then(Seat::new).unwrap_or(Seat::S0),
        Start::Seat(seat) => seat,
    };
    let morgans = state.hidden.loose.among(&Cards::MORGANS);
    let mut unused: Few = order(morgans, options.morgans(), options.unused(), way.unused);
    // In which order they were put aside means nothing.
    unused.iter_mut().into_slice().sort_unstable();
    (first, seats, traitors, aside, unused)
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
fn arthur(stage: &mut Scene<'_>) {
    let played = !stage.state().hidden.plays.is_empty();
    happen(stage, close(stage.state(), Window::Arthur, None));
    let board = &stage.state().board;
    if played {
        let (seat, count) = (board.active, board.next_count());
        happen(stage, Event::Listened { seat, count });
    }
}

fn close_percival(state: &State, at: Moment) -> Event {
    let target = match at {
        Moment::Accusation(_) => None,
        Moment::Final(fresh) => state.hidden.target.or_else(|| fresh.lowest()),
    };
    close(state, Window::Percival, target)
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
fn flip(stage: &mut Scene<'_>, fresh: SeatSet, double: Option<Seat>) {
    let (active, players) = (stage.state().board.active, stage.state().board.options.players);
    for seat in (0..players).map(|step| active.step(step, players)).filter(|seat| fresh.contains(*seat)) {
        let most = if double == Some(seat) { 2 } else { 1 };
        happen(stage, Event::Flipped { seat, swords: stage.state().board.white.min(most) });
    }
}

/// After the end everybody sees what nobody could: loyalties, the unopened pile and the rest.
#[inline(never)]
fn unveil(stage: &mut Scene<'_>) {
    let solo = stage.state().board.options.is_solo();
    if !solo && stage.state().board.exposed != stage.state().board.seats() {
        happen(stage, reveal(stage.state()));
    }
    let height = u8::try_from(stage.state().hidden.pile.len()).unwrap_or(u8::MAX);
    for from in (0..height).step_by(usize::from(RUN)) {
        let pile = stage.state().hidden.pile.iter().skip(usize::from(from));
        let cards = pile.take(usize::from(RUN)).copied().collect();
        stage.push(Event::Unveiled(Secret::Pile(from, cards)));
    }
    if !stage.state().hidden.tokens.is_empty() {
        stage.push(Event::Unveiled(Secret::Tokens(stage.state().hidden.tokens)));
    }
    for seat in stage.state().board.holders {
        stage.push(Event::Unveiled(Secret::Knights(seat, stage.state().hands.get(seat).knights)));
    }
    let hidden = &stage.state().hidden;
    let (discard, mut deck) = (hidden.discard, hidden.loose);
    hidden.fixed.iter().for_each(|card| deck.add(*card));
    let (aside, unused) = ((!solo).then_some(hidden.aside), hidden.unused);
    stage.push(Event::Unveiled(Secret::Discard(discard)));
    stage.push(Event::Ended { aside, unused, deck });
}
