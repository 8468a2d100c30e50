//! What follows when chance, or the rules themselves, go on.

use game::{List, Seat, SeatSet};

use crate::board::{Board, Deals, Errand, Moment, Phase};
use crate::card::Card;
use crate::event::{Event, Few, RUN, Secret, Window};
use crate::loose::Loose;
use crate::loyalty::{Loyalty, traitor_cards};
use crate::options::Start;
use crate::play::{give, order};
use crate::score::{Rulings, Score};
use crate::{Scene, State};

/// What follows when chance goes way `way`. The commonest phases come first.
#[inline(always)]
pub fn chance(recorder: &mut Scene<'_>, way: u64) {
    let State { board, hidden, .. } = recorder.state();
    if matches!(board.phase, Phase::Listen) && board.deck > 0 {
        let (seat, card) = (board.active, hidden.drawn(way));
        // SC-63: Morgan #1.
        if board.whisper && card.is_quest() {
            return recorder.push(Event::Heard { seat, card });
        }
        return recorder.push(Event::Laid { seat, card });
    }
    chance_rarely(recorder, way);
}

/// Every arm makes its own event, see [`crate::notice::public`].
#[inline(never)]
fn chance_rarely(recorder: &mut Scene<'_>, way: u64) {
    let State { board, hidden, .. } = recorder.state();
    match board.phase {
        Phase::Deal => deal(recorder, way),
        Phase::Listen => shuffle(recorder, board.active),
        Phase::Open => carry_out(recorder),
        Phase::Score => scored(recorder),
        Phase::Expose { .. } => expose(recorder),
        Phase::Loyalty { drawer, receiver, .. } => mix(recorder, Board::takers(drawer, receiver), way),
        Phase::Draw { by, errand, .. } => draw(recorder, by, errand, way),
        Phase::Vivien { by, .. } => give(recorder, by, None),
        Phase::Arthur { .. } => arthur(recorder),
        Phase::Gawain { .. } => close(recorder, Window::Gawain, None),
        Phase::Percival { at, .. } => close_percival(recorder, at),
        Phase::Return => recorder.push(Event::Returned { card: returned(recorder.state(), way) }),
        Phase::Knight => {
            if let Some(knight) = hidden.knights.nth(way) {
                recorder.push(Event::KnightDrawn { seat: board.active, knight });
            }
        }
        Phase::Look { seen } => look(recorder, seen, way),
        Phase::Final => reveal(recorder),
        Phase::Flip { fresh, double } => flip(recorder, fresh, double),
        Phase::Unveil { .. } => unveil(recorder),
        // Seats are asked, or it is over: chance has nothing to do.
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

/// SC-26, SC-28: unless Arthur may come, the pile is opened. All cards become public in sorted order, so that the
/// order tells nothing of a card's author. Unless Gawain may come, scoring follows.
#[inline(always)]
pub(crate) fn carry_out(recorder: &mut Scene<'_>) {
    let State { board, hidden, .. } = recorder.state();
    if matches!(board.phase, Phase::Open) {
        recorder.push(Event::Opened { cards: hidden.heap, tokens: hidden.tokens });
        scored(recorder);
    }
}

/// SC-33 to SC-40: unless Gawain may come.
#[inline(always)]
fn scored(recorder: &mut Scene<'_>) {
    let board = &recorder.state().board;
    if let (Phase::Score, Some(quest)) = (board.phase, &board.quest) {
        let (main, deck) = (quest.main, &board.options.deck);
        let plain = quest.pile.cards.is_plain();
        let score = if plain { quest.pile.score_plain(main, quest.add, deck, rulings(board)) } else { None };
        let Some(Score { totals, verdict, placed, white, black }) = score else {
            return scored_rarely(recorder);
        };
        recorder.push(Event::Scored { quest: main, totals, verdict, placed, white, black });
    }
}

/// The same whatever lies in the pile.
#[inline(never)]
fn scored_rarely(recorder: &mut Scene<'_>) {
    let board = &recorder.state().board;
    if let Some(quest) = &board.quest {
        let (main, rulings) = (quest.main, rulings(board));
        let Score { totals, verdict, placed, white, black } =
            quest.pile.score(main, quest.add, &board.options.deck, rulings);
        recorder.push(Event::Scored { quest: main, totals, verdict, placed, white, black });
    }
}

#[inline(always)]
fn rulings(board: &Board) -> Rulings {
    board.options.rulings(board.white.wrapping_add(board.black))
}

/// SC-46: unless Percival may come, the accused turns up the card.
#[inline(always)]
pub(crate) fn expose(recorder: &mut Scene<'_>) {
    let State { board, hands, .. } = recorder.state();
    if let Phase::Expose { target, swords } = board.phase {
        let loyalty = hands.get(target).loyalty.unwrap_or_default();
        recorder.push(Event::Exposed { seat: target, loyalty, swords });
    }
}

/// SC-72, SC-73: a public loyalty stays public, whatever it is now; then the middle is shuffled.
#[inline(never)]
fn mix(recorder: &mut Scene<'_>, takers: SeatSet, way: u64) {
    for seat in takers & recorder.state().board.exposed {
        let loyalty = recorder.state().hands.get(seat).loyalty.unwrap_or_default();
        recorder.push(Event::Shown { seat, loyalty });
    }
    recorder.push(Event::Mixed { turned: way == 1 });
}

/// Who begins, who got loyalty cards, who a Traitor, what lies in the middle, which Morgans stay out.
#[inline(never)]
fn deal(recorder: &mut Scene<'_>, way: u64) {
    let State { board, hidden, .. } = recorder.state();
    let options = &board.options;
    let way = Deals::of(options).split(way);
    let seats = if options.is_solo() { SeatSet::EMPTY } else { options.seats() };
    let (traitors, aside) = loyalties(options.players, way.loyalty);
    let first = match options.start {
        Start::Random => u8::try_from(way.first).ok().and_then(Seat::new).unwrap_or(Seat::S0),
        Start::Seat(seat) => seat,
    };
    let unused = if options.promos {
        put_aside::<4>(&hidden.loose, 10, way.unused)
    } else {
        put_aside::<3>(&hidden.loose, 9, way.unused)
    };
    recorder.push(Event::Dealt { first, seats, traitors, aside, unused });
}

/// Takes the `k`-th of the remaining Morgans for each digit of `way` in the mixed base `left`, `left − 1`, …, as
/// [`crate::play::order`] does. In which order they were put aside means nothing, so they come sorted.
#[inline(always)]
fn put_aside<const N: usize>(loose: &Loose, left: u8, way: u32) -> Few {
    let mut way = way;
    let mut taken = [u8::MAX; N];
    for base in (0..left).rev().map(|base| u32::from(base) + 1).take(N) {
        let mut place = u8::try_from(way % base).unwrap_or(0);
        way /= base;
        // Without branches, since nobody can foresee it: steps over those taken, which are sorted, and joins them.
        taken.iter().for_each(|other| place += u8::from(place >= *other));
        for other in &mut taken {
            (*other, place) = (place.min(*other), place.max(*other));
        }
    }
    taken.iter().map(|place| loose.morgan(*place)).collect()
}

/// Who gets a Traitor, and which two cards lie in the middle: where the Traitor cards lie among the seats and
/// the two places (SC-9).
pub(crate) fn loyalties(players: u8, way: u32) -> (SeatSet, [Loyalty; 2]) {
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
#[inline(never)]
fn draw(recorder: &mut Scene<'_>, by: Seat, errand: Errand, way: u64) {
    let State { board, hidden, .. } = recorder.state();
    if board.deck > 0 {
        return recorder.push(Event::Drew { seat: by, card: hidden.drawn(way) });
    }
    match errand {
        Errand::Gawain if board.supply() == 0 => {
            recorder.push(Event::Joined { seat: by, card: None, rest: List::new(), back: false });
        }
        Errand::Traitor | Errand::Gawain => shuffle(recorder, by),
    }
}

/// SC-19; where nothing is left at all the turn goes on (the rules let nobody come here).
#[cold]
fn shuffle(recorder: &mut Scene<'_>, seat: Seat) {
    if recorder.state().board.discard > 0 {
        recorder.push(Event::Shuffled);
    } else {
        recorder.push(Event::Passed { seat });
    }
}

/// SC-79: the first "play" clockwise from the active player counts.
#[inline(never)]
fn close(recorder: &mut Scene<'_>, window: Window, target: Option<Seat>) {
    let State { board, hidden, .. } = recorder.state();
    match hidden.plays.from_clockwise(board.active) {
        None => recorder.push(Event::Closed { window }),
        Some(seat) => recorder.push(Event::KnightPlayed { seat, knight: window.knight(), target }),
    }
}

/// SC-79: after Arthur the player has to listen.
fn arthur(recorder: &mut Scene<'_>) {
    let played = !recorder.state().hidden.plays.is_empty();
    close(recorder, Window::Arthur, None);
    let board = &recorder.state().board;
    if played {
        let (seat, count) = (board.active, board.next_count());
        recorder.push(Event::Listened { seat, count });
    }
}

fn close_percival(recorder: &mut Scene<'_>, at: Moment) {
    let target = match at {
        Moment::Accusation(_) => None,
        Moment::Final(fresh) => recorder.state().hidden.target.or_else(|| fresh.lowest()),
    };
    close(recorder, Window::Percival, target);
}

/// SC-80: what Tristan sees next; chance puts in order what had none.
#[inline(never)]
fn look(recorder: &mut Scene<'_>, seen: u8, way: u64) {
    let State { board, hidden, .. } = recorder.state();
    let (seat, cards) = (board.active, board.next_look(seen));
    let fixes = seen >= board.fixed;
    let run = if fixes {
        order(hidden.loose.cards(), board.deck.saturating_sub(seen), cards, way)
    } else {
        let known = hidden.fixed.iter().skip(usize::from(seen));
        known.take(usize::from(cards)).copied().collect()
    };
    recorder.push(Event::Looked { seat, from: seen, cards: run, fixes });
}

/// SC-77.
fn returned(state: &State, way: u64) -> Card {
    let place = usize::try_from(way).unwrap_or(0);
    state.hidden.unused.as_slice().get(place).copied().unwrap_or_default()
}

/// SC-58.
fn reveal(recorder: &mut Scene<'_>) {
    let State { board, hands, .. } = recorder.state();
    let seats = board.seats();
    let traitor = |seat: &Seat| hands.get(*seat).loyalty == Some(Loyalty::Traitor);
    let traitors = seats.iter().filter(traitor).collect();
    recorder.push(Event::Revealed { seats, traitors });
}

/// SC-59, SC-83: in seat order from the active player, as far as white swords go.
#[inline(never)]
fn flip(recorder: &mut Scene<'_>, fresh: SeatSet, double: Option<Seat>) {
    let (active, players) = (recorder.state().board.active, recorder.state().board.options.players);
    for seat in (0..players).map(|step| active.step(step, players)).filter(|seat| fresh.contains(*seat)) {
        let most = if double == Some(seat) { 2 } else { 1 };
        recorder.push(Event::Flipped { seat, swords: recorder.state().board.white.min(most) });
    }
}

/// After the end everybody sees what nobody could: loyalties, the unopened pile and the rest.
#[inline(never)]
fn unveil(recorder: &mut Scene<'_>) {
    let solo = recorder.state().board.options.is_solo();
    if !solo && recorder.state().board.exposed != recorder.state().board.seats() {
        reveal(recorder);
    }
    let height = u8::try_from(recorder.state().hidden.pile.len()).unwrap_or(u8::MAX);
    for from in (0..height).step_by(usize::from(RUN)) {
        let pile = recorder.state().hidden.pile.iter().skip(usize::from(from));
        let cards = pile.take(usize::from(RUN)).copied().collect();
        recorder.push(Event::Unveiled(Secret::Pile(from, cards)));
    }
    if !recorder.state().hidden.tokens.is_empty() {
        recorder.push(Event::Unveiled(Secret::Tokens(recorder.state().hidden.tokens)));
    }
    for seat in recorder.state().board.holders {
        recorder.push(Event::Unveiled(Secret::Knights(seat, recorder.state().hands.get(seat).knights)));
    }
    recorder.push(Event::Unveiled(Secret::Discard(recorder.state().hidden.discard)));
    let State { board, hidden, .. } = recorder.state();
    let (aside, unused) = ((!solo).then_some(hidden.aside), hidden.unused);
    recorder.push(Event::Ended { aside, unused, deck: hidden.rest(&board.options) });
}
