//! Whose move it is, in how many ways chance can go, and what happens in each of them.
//!
//! Records store the number of the way for every draw, so the numbering of the ways never changes.

use game::{List, Recorder, Seat, SeatSet, Turn};

use crate::board::{Board, DrawReason, Moment, Phase};
use crate::event::{Event, RUN, Secret, UpTo4, Window};
use crate::options::{Options, Start};
use crate::outcome::Outcome;
use crate::pieces::{Card, Cards, Loyalty, LoyaltyDeck, Score};
use crate::play::give;
use crate::{Shadows, State};

/// Whose move it is.
pub fn waiting(board: &Board) -> Turn<Outcome> {
    if let Phase::End { by } = board.phase {
        return Turn::Over(board.outcome(by));
    }
    match board.asked() {
        SeatSet::EMPTY => Turn::chance(ways(board)),
        seats => Turn::Seats(seats),
    }
}

/// In how many ways chance can go where no seat is asked; one where the rules simply continue.
fn ways(board: &Board) -> u64 {
    match board.phase {
        Phase::Deal => DealWays::of(&board.options).count(),
        // The order of fixed cards is known, and an empty deck is shuffled first.
        Phase::Listen | Phase::Draw { .. } if board.fixed == 0 && board.deck > 0 => board.deck.into(),
        Phase::Look { seen } if seen >= board.fixed => {
            orders(board.deck.saturating_sub(seen), board.next_look(seen))
        }
        Phase::Loyalty { .. } => 2,
        Phase::Return => board.unused.into(),
        Phase::Knight => board.knight_deck.into(),
        _ => 1,
    }
}

/// In how many orders `count` of `cards` cards can lie.
fn orders(cards: u8, count: u8) -> u64 {
    let left = |place: u8| u64::from(cards.saturating_sub(place));
    (0..count).fold(1u64, |orders, place| orders.saturating_mul(left(place)))
}

/// The parts of the deal, numbered together: loyalty cards, first player and the Morgans that stay out.
pub(crate) struct DealWays {
    /// In how many ways the loyalty cards can be dealt (SC-9).
    pub(crate) loyalty: u32,
    /// How many players could begin (SC-13).
    pub(crate) first: u32,
    /// In how many orders Morgans can be put aside (SC-11): three of nine, or four of ten.
    pub(crate) unused: u32,
}

/// One way to deal, as one number for each part.
pub(crate) struct DealWay {
    pub(crate) loyalty: u32,
    pub(crate) first: u32,
    pub(crate) unused: u32,
}

impl DealWays {
    pub(crate) fn of(options: &Options) -> DealWays {
        DealWays {
            loyalty: LoyaltyDeck::of(options.players).ways(),
            first: match options.start {
                Start::Random => u32::from(options.players),
                Start::Seat(_) => 1,
            },
            unused: if options.promos { 10 * 9 * 8 * 7 } else { 9 * 8 * 7 },
        }
    }

    fn count(&self) -> u64 {
        u64::from(self.loyalty * self.first * self.unused)
    }

    /// The three numbers in `way`.
    pub(crate) fn split(&self, way: u64) -> DealWay {
        let way = u32::try_from(way).unwrap_or(0);
        let rest = way / self.loyalty;
        DealWay { loyalty: way % self.loyalty, first: rest % self.first, unused: rest / self.first }
    }

    /// The number of these three.
    pub(crate) fn join(&self, DealWay { loyalty, first, unused }: DealWay) -> u64 {
        u64::from(loyalty + self.loyalty * (first + self.first * unused))
    }
}

/// Records what happens when chance takes way `way`.
pub fn chance(recorder: &mut Recorder<'_, Shadows>, way: u64) {
    let State { board, hidden, .. } = recorder.state();
    match board.phase {
        Phase::Deal => deal(recorder, way),
        Phase::Listen if board.deck == 0 => shuffle(recorder, board.active),
        Phase::Listen => {
            let (seat, card) = (board.active, hidden.drawn(way));
            // SC-63: Morgan #1.
            let whispered = board.whisper && card.is_quest();
            recorder.push(if whispered { Event::Heard { seat, card } } else { Event::Laid { seat, card } });
        }
        // SC-26, SC-28: a multiset, so that nobody learns who laid which card.
        Phase::Open => {
            let (cards, tokens) = (hidden.pile_counts(), hidden.tokens);
            recorder.push(Event::Opened { cards, tokens });
        }
        Phase::Score => score(recorder),
        Phase::Expose { target, swords } => {
            let loyalty = loyalty_of(recorder, target);
            recorder.push(Event::Exposed { seat: target, loyalty, swords });
        }
        Phase::Loyalty { drawer, receiver, .. } => mix(recorder, Board::takers(drawer, receiver), way),
        Phase::Draw { by, reason, .. } => draw(recorder, by, reason, way),
        Phase::Vivien { by, .. } => give(recorder, by, None),
        Phase::Arthur { .. } => arthur(recorder),
        Phase::Gawain { .. } => close(recorder, Window::Gawain, None),
        Phase::Percival { at, .. } => percival(recorder, at),
        Phase::Return => {
            let card = usize::try_from(way).ok().and_then(|way| hidden.unused.as_slice().get(way).copied());
            recorder.push(Event::Returned { card: card.unwrap_or_default() });
        }
        Phase::Knight => {
            if let Some(knight) = hidden.knights.nth(way) {
                recorder.push(Event::KnightDrawn { seat: board.active, knight });
            }
        }
        Phase::Look { .. } if board.deck == 0 => shuffle(recorder, board.active),
        Phase::Look { seen } => look(recorder, seen, way),
        Phase::Final => reveal(recorder),
        Phase::Flip { fresh, double } => flip(recorder, fresh, double),
        Phase::Unveil { .. } => unveil(recorder),
        // A seat is asked, or the game is over.
        Phase::Turn
        | Phase::Announce
        | Phase::Token { .. }
        | Phase::Ride
        | Phase::Place { .. }
        | Phase::Name { .. }
        | Phase::Traitor
        | Phase::End { .. } => {}
    }
}

fn deal(recorder: &mut Recorder<'_, Shadows>, way: u64) {
    let options = &recorder.state().board.options;
    let way = DealWays::of(options).split(way);
    let seats = if options.is_solo() { SeatSet::EMPTY } else { options.seats() };
    let (traitors, aside) = LoyaltyDeck::of(options.players).deal(way.loyalty);
    let first = match options.start {
        Start::Random => u8::try_from(way.first).ok().and_then(Seat::new).unwrap_or(Seat::S0),
        Start::Seat(seat) => seat,
    };
    let out: UpTo4 = options.deck.cards().morgans().in_order(options.unused(), way.unused.into());
    // Sorted: the order in which they were put aside means nothing.
    let out: Cards = out.iter().copied().collect();
    recorder.push(Event::Dealt { first, seats, traitors, aside, unused: out.iter().collect() });
}

/// SC-33 to SC-40.
fn score(recorder: &mut Recorder<'_, Shadows>) {
    let board = &recorder.state().board;
    if let Some(quest) = &board.quest {
        let rulings = board.options.rulings(board.swords());
        let Score { totals, verdict, placed, white, black } =
            quest.pile.score(quest.main, quest.add, board.options.deck(), rulings);
        let (quest, removed) = (quest.main, quest.pile.removed);
        recorder.push(Event::Scored { quest, totals, verdict, placed, white, black, removed });
    }
}

fn loyalty_of(recorder: &Recorder<'_, Shadows>, seat: Seat) -> Loyalty {
    recorder.state().hands.get(seat).loyalty.unwrap_or_default()
}

/// SC-72, SC-73: a public loyalty stays public, whatever it is now; then the middle is shuffled.
fn mix(recorder: &mut Recorder<'_, Shadows>, takers: SeatSet, way: u64) {
    for seat in takers & recorder.state().board.exposed {
        let loyalty = loyalty_of(recorder, seat);
        recorder.push(Event::Shown { seat, loyalty });
    }
    recorder.push(Event::Mixed { turned: way == 1 });
}

/// SC-52, SC-81.
fn draw(recorder: &mut Recorder<'_, Shadows>, by: Seat, reason: DrawReason, way: u64) {
    let State { board, hidden, .. } = recorder.state();
    if board.deck > 0 {
        let card = hidden.drawn(way);
        recorder.push(Event::Drew { seat: by, card });
    } else if reason == DrawReason::Gawain && board.supply() == 0 {
        recorder.push(Event::Joined { seat: by, card: None, rest: List::new(), back: false });
    } else {
        shuffle(recorder, by);
    }
}

/// SC-19. Where no card is left at all the turn ends; the rules do not lead there.
fn shuffle(recorder: &mut Recorder<'_, Shadows>, seat: Seat) {
    let empty = recorder.state().board.discard == 0;
    recorder.push(if empty { Event::Passed { seat } } else { Event::Shuffled });
}

/// SC-79: of those who play the Knight, the first clockwise from the active player counts.
fn close(recorder: &mut Recorder<'_, Shadows>, window: Window, target: Option<Seat>) {
    let State { board, hidden, .. } = recorder.state();
    let event = match hidden.plays.from_clockwise(board.active) {
        None => Event::Closed { window },
        Some(seat) => Event::KnightPlayed { seat, knight: window.knight(), target },
    };
    recorder.push(event);
}

/// SC-79: after Arthur the active player has to listen.
fn arthur(recorder: &mut Recorder<'_, Shadows>) {
    let played = !recorder.state().hidden.plays.is_empty();
    close(recorder, Window::Arthur, None);
    if played {
        let board = &recorder.state().board;
        let (seat, count) = (board.active, board.next_count());
        recorder.push(Event::Listened { seat, count });
    }
}

fn percival(recorder: &mut Recorder<'_, Shadows>, at: Moment) {
    let target = match at {
        Moment::Accusation(_) => None,
        Moment::Final(fresh) => recorder.state().hidden.target.or_else(|| fresh.lowest()),
    };
    close(recorder, Window::Percival, target);
}

/// SC-80: the cards that Tristan sees next. Chance fixes the order of cards that had none.
fn look(recorder: &mut Recorder<'_, Shadows>, seen: u8, way: u64) {
    let State { board, hidden, .. } = recorder.state();
    let (seat, count) = (board.active, board.next_look(seen));
    let fixes = seen >= board.fixed;
    let cards = if fixes {
        hidden.deck.in_order(count, way)
    } else {
        hidden.fixed.iter().skip(seen.into()).take(count.into()).copied().collect()
    };
    recorder.push(Event::Looked { seat, from: seen, cards, fixes });
}

/// SC-58.
fn reveal(recorder: &mut Recorder<'_, Shadows>) {
    let State { board, hands, .. } = recorder.state();
    let seats = board.seats();
    let is_traitor = |seat: &Seat| hands.get(*seat).loyalty == Some(Loyalty::Traitor);
    let traitors = seats.iter().filter(is_traitor).collect();
    recorder.push(Event::Revealed { seats, traitors });
}

/// SC-59, SC-83: in seat order from the active player, as long as there are white swords.
fn flip(recorder: &mut Recorder<'_, Shadows>, fresh: SeatSet, double: Option<Seat>) {
    let (active, players) = (recorder.state().board.active, recorder.state().board.options.players);
    for seat in (0..players).map(|step| active.step(step, players)).filter(|seat| fresh.contains(*seat)) {
        let most = if double == Some(seat) { 2 } else { 1 };
        let swords = recorder.state().board.white.min(most);
        recorder.push(Event::Flipped { seat, swords });
    }
}

/// After the end everybody sees what nobody could: loyalties, the unopened pile and the rest.
fn unveil(recorder: &mut Recorder<'_, Shadows>) {
    let board = &recorder.state().board;
    let (solo, holders) = (board.options.is_solo(), board.holders());
    if !solo && board.exposed != board.seats() {
        reveal(recorder);
    }
    let pile = recorder.state().hidden.pile;
    for (cards, from) in pile.as_slice().chunks(RUN.into()).zip((0..).step_by(RUN.into())) {
        recorder.push(Event::Unveiled(Secret::Pile(from, cards.iter().copied().collect::<List<Card, _>>())));
    }
    let tokens = recorder.state().hidden.tokens;
    if !tokens.is_empty() {
        recorder.push(Event::Unveiled(Secret::Tokens(tokens)));
    }
    for seat in holders {
        let knights = recorder.state().hands.get(seat).knights;
        recorder.push(Event::Unveiled(Secret::Knights(seat, knights)));
    }
    let State { board, hidden, .. } = recorder.state();
    let discard = Event::Unveiled(Secret::Discard(hidden.discard));
    let (aside, unused, deck) = ((!solo).then_some(hidden.aside), hidden.unused, hidden.rest(&board.options));
    recorder.push(discard);
    recorder.push(Event::Ended { aside, unused, deck });
}
