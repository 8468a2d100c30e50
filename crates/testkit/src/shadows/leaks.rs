//! Planted leaks of Shadows, numbered as in `docs/secrecy.md` chapter 5. Each differs from the game in one way.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};

use game::{Game, Protocol, Recall, Seat, SeatSet, StateOf, Turn, ViewOf};
use shadows::{Board, Command, Event, Form, Knight, Options, Outcome, Phase, Refusal, Shadows};

use crate::leaky::Leak;

type State = StateOf<Shadows>;

/// Any secret as a number.
fn number(secret: &impl Debug) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{secret:?}").hash(&mut hasher);
    hasher.finish()
}

/// Leaks that make the secret of one kind of event public.
macro_rules! aloud {
    ($($(#[$doc:meta])* $name:ident: $event:pat => $secret:expr;)*) => {$(
        $(#[$doc])*
        pub struct $name;

        impl Leak<Shadows> for $name {
            fn public_extra(event: &Event, _: u64) -> Option<u64> {
                match *event {
                    $event => Some(number(&$secret)),
                    _ => None,
                }
            }
        }
    )*};
}

aloud! {
    /// PL-SC-1: the notice of a Merlin #4 token names its quest.
    TokenAloud: Event::TokenLaid { quest, .. } => quest;
    /// PL-SC-4: the true card under a whispered announcement is in the notice.
    HeardAloud: Event::Heard { card, .. } => card;
    /// PL-SC-6: the card an exposed Traitor discarded is sent to all.
    DiscardAloud: Event::Placed { other, .. } => other;
    /// PL-SC-11: a play in a window is announced before the window closes, void or not.
    AnswerAloud: Event::Answered { plays, .. } => plays;
    /// PL-SC-12: Tristan's look tells everybody how many Morgans lie in the deck.
    LookAloud: Event::Looked { cards, .. } => cards.iter().filter(|card| card.is_morgan()).count();
    /// PL-SC-13: Galahad's result is public.
    PeekAloud: Event::Peeked { loyalty, .. } => loyalty;
    /// PL-SC-14: Gawain's unplayed cards are listed.
    RestAloud: Event::Joined { rest, .. } => rest;
    /// PL-SC-18: the returned Morgan is named.
    ReturnAloud: Event::Returned { card } => card;
    /// Which Knight was drawn is public (S-SC-9).
    KnightAloud: Event::KnightDrawn { knight, .. } => knight;
    /// The Morgans that stay out are named (S-SC-3).
    UnusedAloud: Event::Dealt { unused, .. } => unused;
}

/// PL-SC-2: whether Vivien's receiver swapped is sent to the drawer.
pub struct SwapTold;

impl Leak<Shadows> for SwapTold {
    fn extra(state: &State, _: &Event) -> u64 {
        match state.board.phase {
            Phase::Loyalty { drawer: Some(drawer), .. } => u64::from(drawer.number()) + 1,
            _ => 0,
        }
    }
    fn private_extra(event: &Event, mark: u64, to: Seat) -> Option<u64> {
        match event {
            Event::Chose { seat, now, .. } if *seat != to && mark == u64::from(to.number()) + 1 => {
                Some(number(now))
            }
            _ => None,
        }
    }
}

/// PL-SC-3: a change of loyalty sends everybody one number more than keeping it.
pub struct SwapNoticed;

impl Leak<Shadows> for SwapNoticed {
    fn extra(state: &State, event: &Event) -> u64 {
        match event {
            Event::Chose { seat, now, .. } => u64::from(state.hands.get(*seat).loyalty != Some(*now)),
            _ => 0,
        }
    }
    fn private_extra(event: &Event, mark: u64, _: Seat) -> Option<u64> {
        (matches!(event, Event::Chose { .. }) && mark == 1).then_some(0)
    }
}

/// PL-SC-5: the opened pile keeps the order in which the cards were laid, face-down cards included.
pub struct PileInOrder;

impl Leak<Shadows> for PileInOrder {
    fn extra(state: &State, event: &Event) -> u64 {
        match event {
            Event::Opened { .. } => number(&Shadows::show_state(state)["hidden"]["pile"]),
            _ => 0,
        }
    }
    fn public_extra(event: &Event, mark: u64) -> Option<u64> {
        matches!(event, Event::Opened { .. }).then_some(mark)
    }
}

/// PL-SC-7: the notice of the Traitor's placing carries the index.
pub struct PlaceIndex;

impl Leak<Shadows> for PlaceIndex {
    fn extra(state: &State, event: &Event) -> u64 {
        match event {
            Event::Placed { seat, card, .. } => {
                let drawn = &state.hands.get(*seat).drawn;
                u64::from(drawn.as_slice().first() == Some(card))
            }
            _ => 0,
        }
    }
    fn public_extra(event: &Event, mark: u64) -> Option<u64> {
        matches!(event, Event::Placed { .. }).then_some(mark)
    }
}

/// PL-SC-8: a prompt that differs between Loyal and Traitor.
pub struct LoyalForm;

impl Leak<Shadows> for LoyalForm {
    fn board_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::Dealt { traitors, .. } => Some(traitors.bits().into()),
            _ => None,
        }
    }
    fn form(board: &Board, kept: u64, seat: Seat) -> Form {
        let traitor = kept >> seat.number() & 1 == 1;
        // A Loyal player's announcement is made by the engine: the seat is shown somebody else's form.
        let shown = if board.phase == Phase::Announce && !traitor { Seat::S9 } else { seat };
        Shadows::form(board, shown)
    }
}

/// PL-SC-9: a Knight window that asks only the true holder.
pub struct TrueHolders;

impl Leak<Shadows> for TrueHolders {
    fn extra(state: &State, _: &Event) -> u64 {
        let holders = state.hands.iter().filter(|(_, hand)| hand.knights.has(Knight::Arthur));
        holders.map(|(seat, _)| seat).collect::<SeatSet>().bits().into()
    }
    fn board_extra(event: &Event, mark: u64) -> Option<u64> {
        matches!(event, Event::Declared { .. }).then_some(mark)
    }
    fn waiting(board: &Board, kept: u64) -> Turn<Outcome> {
        let holders = SeatSet::from_bits(u16::try_from(kept).unwrap_or(0));
        match (board.phase, Shadows::waiting(board)) {
            (Phase::Arthur { .. }, Turn::Seats(asked)) => Turn::Seats(asked & holders),
            (_, turn) => turn,
        }
    }
}

/// PL-SC-10: as soon as somebody plays a Knight, the window asks one more seat instead of all.
pub struct HastyWindow;

impl Leak<Shadows> for HastyWindow {
    fn board_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::Answered { plays, .. } => Some((*plays).into()),
            Event::KnightPlayed { .. } | Event::Closed { .. } => Some(0),
            _ => None,
        }
    }
    fn keep(before: u64, now: u64) -> u64 {
        if now == 0 { 0 } else { before | now }
    }
    fn waiting(board: &Board, kept: u64) -> Turn<Outcome> {
        match (board.window(), Shadows::waiting(board)) {
            (Some(_), Turn::Seats(asked)) if kept == 1 => {
                Turn::Seats(asked.lowest().map_or(asked, SeatSet::only))
            }
            (_, turn) => turn,
        }
    }
}

/// PL-SC-15: the board keeps a total of the covered pile, true faces included, and nothing shows it.
pub struct PileOnBoard;

impl Leak<Shadows> for PileOnBoard {
    fn board_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::Laid { card, .. } | Event::Heard { card, .. } => Some(number(card)),
            _ => None,
        }
    }
    fn keep(before: u64, now: u64) -> u64 {
        before.wrapping_add(now)
    }
}

/// PL-SC-16: the board counts a Merlin that was discarded unseen.
pub struct MerlinDiscarded;

impl Leak<Shadows> for MerlinDiscarded {
    fn board_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::Placed { other, .. } => Some(other.is_some_and(|card| card.is_merlin()).into()),
            _ => None,
        }
    }
}

/// PL-SC-17: the number of ways of a draw is the number of different cards left. `waiting` sees the board
/// alone, so that number has to lie there.
pub struct KindsLeft;

impl Leak<Shadows> for KindsLeft {
    fn extra(state: &State, _: &Event) -> u64 {
        let deck = &Shadows::show_state(state)["hidden"]["deck"];
        let kinds: BTreeSet<_> = deck.as_array().into_iter().flatten().map(ToString::to_string).collect();
        u64::try_from(kinds.len()).unwrap_or(0)
    }
    fn board_extra(_: &Event, mark: u64) -> Option<u64> {
        Some(mark)
    }
    fn waiting(board: &Board, kept: u64) -> Turn<Outcome> {
        match (board.phase, Shadows::waiting(board)) {
            (Phase::Listen | Phase::Draw { .. }, Turn::Chance(ways)) if ways.get() > 1 => Turn::chance(kept),
            (_, turn) => turn,
        }
    }
}

/// PL-SC-19: a whisperer still sees the card after laying it face down.
pub struct StillHeard;

impl Leak<Shadows> for StillHeard {
    fn hand_extra(event: &Event, _: u64, to: Seat) -> Option<u64> {
        match event {
            Event::Heard { seat, card } if *seat == to => Some(number(card)),
            _ => None,
        }
    }
}

/// PL-SC-20: notices are given again from 0 without `memoryAid`.
pub struct ToldAgain;

impl Leak<Shadows> for ToldAgain {
    fn recall(_: &Options) -> Recall {
        Recall::All
    }
}

thread_local! {
    /// What was last asked of `judge`, and at which table; whether a false whisper was tried.
    static ASKED: Cell<Option<(usize, Seat, Command)>> = const { Cell::new(None) };
    static TRIED: Cell<bool> = const { Cell::new(false) };
}

/// PL-SC-21: the refusal of a Loyal player's false whisper is announced, with the next thing that happens.
///
/// A refused command changes nothing a game could see, so the try has to be remembered beside the table. The
/// same question twice in a row at the same table is a try; the hunter otherwise asks each table in turn.
pub struct RefusalAloud;

impl Leak<Shadows> for RefusalAloud {
    fn judge(view: &ViewOf<'_, Shadows>, _: u64, command: &Command) -> Result<(), Refusal> {
        let judged = Shadows::judge(view, command);
        let asked = Some((std::ptr::from_ref(view.board).addr(), view.seat, *command));
        if judged == Err(Refusal::NotTrue) && ASKED.replace(asked) == asked {
            TRIED.set(true);
        }
        judged
    }
    fn extra(_: &State, _: &Event) -> u64 {
        TRIED.replace(false).into()
    }
    fn public_extra(_: &Event, mark: u64) -> Option<u64> {
        (mark == 1).then_some(0)
    }
}
