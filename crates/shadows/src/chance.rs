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
pub fn chance(stage: &mut Scene<'_>, way: u64) {
    let State { board, hidden, .. } = stage.state();
    if matches!(board.phase, Phase::Listen) && board.deck > 0 {
        let (seat, card) = (board.active, hidden.drawn(way));
        // SC-63: Morgan #1.
        if board.whisper && card.is_quest() {
            return stage.push(Event::Heard { seat, card });
        }
        return stage.push(Event::Laid { seat, card });
    }
    chance_rarely(stage, way);
}

/// Every arm makes its own event, see [`crate::notice::public`].
#[inline(never)]
fn chance_rarely(stage: &mut Scene<'_>, way: u64) {
    let State { board, hidden, .. } = stage.state();
    match board.phase {
        Phase::Deal => deal(stage, way),
        Phase::Listen => shuffle(stage, board.active),
        Phase::Open => carry_out(stage),
        Phase::Score => scored(stage),
        Phase::Expose { .. } => expose(stage),
        Phase::Loyalty { drawer, receiver, .. } => mix(stage, Board::takers(drawer, receiver), way),
        Phase::Draw { by, errand, .. } => draw(stage, by, errand, way),
        Phase::Vivien { by, .. } => give(stage, by, None),
        Phase::Arthur { .. } => arthur(stage),
        Phase::Gawain { .. } => close(stage, Window::Gawain, None),
        Phase::Percival { at, .. } => close_percival(stage, at),
        Phase::Return => stage.push(Event::Returned { card: returned(stage.state(), way) }),
        Phase::Knight => {
            if let Some(knight) = hidden.knights.nth(way) {
                stage.push(Event::KnightDrawn { seat: board.active, knight });
            }
        }
        Phase::Look { seen } => look(stage, seen, way),
        Phase::Final => reveal(stage),
        Phase::Flip { fresh, double } => flip(stage, fresh, double),
        Phase::Unveil { .. } => unveil(stage),
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
        let (main, deck) = (quest.main, &board.options.deck);
        let plain = quest.pile.cards.is_plain();
        let score = if plain { quest.pile.score_plain(main, quest.add, deck, rulings(board)) } else { None };
        let Some(Score { totals, verdict, placed, white, black }) = score else {
            return scored_rarely(stage);
        };
        stage.push(Event::Scored { quest: main, totals, verdict, placed, white, black });
    }
}

/// The same whatever lies in the pile.
#[inline(never)]
fn scored_rarely(stage: &mut Scene<'_>) {
    let board = &stage.state().board;
    if let Some(quest) = &board.quest {
        let (main, rulings) = (quest.main, rulings(board));
        let Score { totals, verdict, placed, white, black } =
            quest.pile.score(main, quest.add, &board.options.deck, rulings);
        stage.push(Event::Scored { quest: main, totals, verdict, placed, white, black });
    }
}

#[inline(always)]
fn rulings(board: &Board) -> Rulings {
    board.options.rulings(board.white.wrapping_add(board.black))
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
#[inline(never)]
fn mix(stage: &mut Scene<'_>, takers: SeatSet, way: u64) {
    for seat in takers & stage.state().board.exposed {
        let loyalty = stage.state().hands.get(seat).loyalty.unwrap_or_default();
        stage.push(Event::Shown { seat, loyalty });
    }
    stage.push(Event::Mixed { turned: way == 1 });
}

/// Who begins, who got loyalty cards, who a Traitor, what lies in the middle, which Morgans stay out.
#[inline(never)]
fn deal(stage: &mut Scene<'_>, way: u64) {
    let State { board, hidden, .. } = stage.state();
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
    stage.push(Event::Dealt { first, seats, traitors, aside, unused });
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
fn draw(stage: &mut Scene<'_>, by: Seat, errand: Errand, way: u64) {
    let State { board, hidden, .. } = stage.state();
    if board.deck > 0 {
        return stage.push(Event::Drew { seat: by, card: hidden.drawn(way) });
    }
    match errand {
        Errand::Gawain if board.supply() == 0 => {
            stage.push(Event::Joined { seat: by, card: None, rest: List::new(), back: false });
        }
        Errand::Traitor | Errand::Gawain => shuffle(stage, by),
    }
}

/// SC-19; where nothing is left at all the turn goes on (the rules let nobody come here).
#[cold]
fn shuffle(stage: &mut Scene<'_>, seat: Seat) {
    if stage.state().board.discard > 0 {
        stage.push(Event::Shuffled);
    } else {
        stage.push(Event::Passed { seat });
    }
}

/// SC-79: the first "play" clockwise from the active player counts.
#[inline(never)]
fn close(stage: &mut Scene<'_>, window: Window, target: Option<Seat>) {
    let State { board, hidden, .. } = stage.state();
    match hidden.plays.from_clockwise(board.active) {
        None => stage.push(Event::Closed { window }),
        Some(seat) => stage.push(Event::KnightPlayed { seat, knight: window.knight(), target }),
    }
}

/// SC-79: after Arthur the player has to listen.
fn arthur(stage: &mut Scene<'_>) {
    let played = !stage.state().hidden.plays.is_empty();
    close(stage, Window::Arthur, None);
    let board = &stage.state().board;
    if played {
        let (seat, count) = (board.active, board.next_count());
        stage.push(Event::Listened { seat, count });
    }
}

fn close_percival(stage: &mut Scene<'_>, at: Moment) {
    let target = match at {
        Moment::Accusation(_) => None,
        Moment::Final(fresh) => stage.state().hidden.target.or_else(|| fresh.lowest()),
    };
    close(stage, Window::Percival, target);
}

/// SC-80: what Tristan sees next; chance puts in order what had none.
#[inline(never)]
fn look(stage: &mut Scene<'_>, seen: u8, way: u64) {
    let State { board, hidden, .. } = stage.state();
    let (seat, cards) = (board.active, board.next_look(seen));
    let fixes = seen >= board.fixed;
    let run = if fixes {
        order(hidden.loose.cards(), board.deck.saturating_sub(seen), cards, way)
    } else {
        let known = hidden.fixed.iter().skip(usize::from(seen));
        known.take(usize::from(cards)).copied().collect()
    };
    stage.push(Event::Looked { seat, from: seen, cards: run, fixes });
}

/// SC-77.
fn returned(state: &State, way: u64) -> Card {
    let place = usize::try_from(way).unwrap_or(0);
    state.hidden.unused.as_slice().get(place).copied().unwrap_or_default()
}

/// SC-58.
fn reveal(stage: &mut Scene<'_>) {
    let State { board, hands, .. } = stage.state();
    let seats = board.seats();
    let traitor = |seat: &Seat| hands.get(*seat).loyalty == Some(Loyalty::Traitor);
    let traitors = seats.iter().filter(traitor).collect();
    stage.push(Event::Revealed { seats, traitors });
}

/// SC-59, SC-83: in seat order from the active player, as far as white swords go.
#[inline(never)]
fn flip(stage: &mut Scene<'_>, fresh: SeatSet, double: Option<Seat>) {
    let (active, players) = (stage.state().board.active, stage.state().board.options.players);
    for seat in (0..players).map(|step| active.step(step, players)).filter(|seat| fresh.contains(*seat)) {
        let most = if double == Some(seat) { 2 } else { 1 };
        stage.push(Event::Flipped { seat, swords: stage.state().board.white.min(most) });
    }
}

/// After the end everybody sees what nobody could: loyalties, the unopened pile and the rest.
#[inline(never)]
fn unveil(stage: &mut Scene<'_>) {
    let solo = stage.state().board.options.is_solo();
    if !solo && stage.state().board.exposed != stage.state().board.seats() {
        reveal(stage);
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
    stage.push(Event::Unveiled(Secret::Discard(stage.state().hidden.discard)));
    let State { board, hidden, .. } = stage.state();
    let (aside, unused) = ((!solo).then_some(hidden.aside), hidden.unused);
    stage.push(Event::Ended { aside, unused, deck: hidden.rest(&board.options) });
}
