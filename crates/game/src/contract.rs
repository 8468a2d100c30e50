//! The rules of one game, as pure functions over data.

use core::fmt::Debug;
use core::num::NonZeroU64;

use crate::{BySeat, Refuse, Seat, SeatSet, Stage, State, View};

/// The board of a game.
pub type BoardOf<G> = <G as Game>::Board;
/// The hand of a game.
pub type HandOf<G> = <G as Game>::Hand;
/// The state of a game.
pub type StateOf<G> = State<<G as Game>::Board, <G as Game>::Hand, <G as Game>::Hidden>;
/// A seat's view of a game.
pub type ViewOf<'a, G> = View<'a, <G as Game>::Board, <G as Game>::Hand>;

/// The rules of one game.
///
/// Nothing here reads a clock, rolls a die or fails: a wish is judged from what its seat can see, a judged
/// wish is played, and whose move it is follows from what everybody sees.
pub trait Game: Sized + 'static {
    /// A legal choice of rules; made only by the game's own check of a setup.
    type Options: Clone + Eq + Debug + Send + Sync;
    /// A wish: *propose*, *vote*.
    type Command: Copy + Eq + Debug + Send + Sync;
    /// A fact: *proposed*, *voted*. Holds secrets: its `Debug` prints the name alone and it has no `Serialize`.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// An event as the whole table sees it.
    type Public: Copy + Eq + Debug + Send + Sync;
    /// An event as one seat alone sees it.
    type Private: Copy + Eq + Debug + Send + Sync;
    /// What the whole table sees now.
    type Board: Clone + Eq + Debug + Send + Sync;
    /// What one seat alone sees now.
    type Hand: Clone + Eq + Debug + Send + Sync;
    /// What nobody sees.
    type Hidden: Clone + Eq + Send + Sync;
    /// A rule saying no.
    type Refusal: Copy + Eq + Debug + Refuse + Send + Sync;
    /// How it ended.
    type Outcome: Clone + Eq + Debug + Send + Sync;
    /// What may be said as data.
    type Statement: Clone + Eq + Debug + Send + Sync;
    /// What a seat may do now, as a compact set.
    type Choices: Choices<Self::Command>;
    /// What a seat is asked, from public facts alone.
    type Form: Clone + Eq + Debug + Send + Sync;

    /// The table before anything has happened.
    fn open(options: &Self::Options) -> StateOf<Self>;
    /// Everybody at the table.
    fn seats(board: &Self::Board) -> SeatSet;
    /// Whose move it is: from the board alone, so it can betray nothing.
    fn waiting(board: &Self::Board) -> Turn<Self::Outcome>;
    /// What follows when chance goes way `way` (below the number [`Game::waiting`] gave; all equally likely).
    fn chance(stage: &mut Stage<'_, Self>, way: u64);
    /// Whether the seat may do this: from its view alone, so that a refusal knows no more than the seat.
    fn judge(view: &ViewOf<'_, Self>, command: &Self::Command) -> Result<(), Self::Refusal>;
    /// What follows from a judged command.
    fn play(stage: &mut Stage<'_, Self>, seat: Seat, command: &Self::Command);
    /// What the seat may do.
    fn legal(view: &ViewOf<'_, Self>) -> Self::Choices;
    /// What the seat is asked: the same prompt whatever its secrets.
    fn form(board: &Self::Board, seat: Seat) -> Self::Form;
    /// The event as the whole table sees it.
    fn public(event: &Self::Event) -> Option<Self::Public>;
    /// The event as `to` alone sees it.
    fn private(event: &Self::Event, to: Seat) -> Option<Self::Private>;
    /// Who gets a private part: saves asking every seat.
    fn told(event: &Self::Event) -> Told;
    /// Hands the event on if it is one of the commonest. A game names them here, one arm each, so that whatever
    /// is done with an event is compiled for them specially, and for all others once; it must hand on the very
    /// same event.
    #[inline(always)]
    fn sort<R>(_: &Self::Event, _: impl FnOnce(&Self::Event) -> R) -> Option<R> {
        None
    }
    /// The same for commands.
    #[inline(always)]
    fn sort_command<R>(_: &Self::Command, _: impl FnOnce(&Self::Command) -> R) -> Option<R> {
        None
    }
    /// The board after a public fact.
    fn fold_board(board: &mut Self::Board, public: &Self::Public);
    /// The hand after a private fact.
    fn fold_hand(hand: &mut Self::Hand, private: &Self::Private);
    /// What nobody sees, after an event.
    fn fold_hidden(hidden: &mut Self::Hidden, event: &Self::Event);
    /// Whether the seat may speak now.
    fn may_speak(view: &ViewOf<'_, Self>) -> Result<(), Self::Refusal>;
    /// What a returning client may be told again.
    fn recall(options: &Self::Options) -> Recall;
}

/// Whose move it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn<O> {
    /// These seats, each on its own.
    Seats(SeatSet),
    /// Chance, with this many equally likely ways; one way means that the rules simply go on.
    Chance(NonZeroU64),
    /// Nobody's: it is over.
    Over(O),
}

impl<O> Turn<O> {
    /// The rules go on by themselves.
    pub const FORCED: Turn<O> = Turn::Chance(NonZeroU64::MIN);

    /// Chance with this many ways; no way at all counts as one.
    pub fn chance(ways: u64) -> Turn<O> {
        Turn::Chance(NonZeroU64::new(ways).unwrap_or(NonZeroU64::MIN))
    }
}

/// Who is told something in private.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Nobody.
    Nobody,
    /// This seat: nearly always the one that acts, so it has a name and needs no search.
    One(Seat),
    /// Each of these.
    Each(SeatSet),
}

impl Told {
    /// Whoever is told.
    pub fn seats(self) -> SeatSet {
        match self {
            Told::Nobody => SeatSet::EMPTY,
            Told::One(seat) => SeatSet::only(seat),
            Told::Each(seats) => seats,
        }
    }

    /// Whether the seat is told.
    pub fn contains(self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }
}

impl From<SeatSet> for Told {
    fn from(seats: SeatSet) -> Told {
        Told::Each(seats)
    }
}

/// What a returning client may be told again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    /// Every notice it ever had.
    All,
    /// Only what it missed: remembering is part of the game.
    OnlyNew,
}

/// The set of commands a seat may give, without listing them.
pub trait Choices<C>: Clone + Debug {
    /// How many commands.
    fn count(&self) -> u32;
    /// The command at place `k`.
    fn nth(&self, k: u32) -> Option<C>;
    /// The command at the place that `choose` names when told how many there are: what random players do.
    #[inline(always)]
    fn pick(&self, choose: impl FnOnce(u32) -> u32) -> Option<C> {
        self.nth(choose(self.count()))
    }
    /// Whether the command is in the set.
    fn contains(&self, command: &C) -> bool;
    /// All commands in order.
    fn iter(&self) -> impl Iterator<Item = C> + '_ {
        (0..self.count()).filter_map(|k| self.nth(k))
    }
}

/// The state after an event: board and hands only through `public` and `private`.
#[inline(always)]
pub fn fold<G: Game>(state: &mut StateOf<G>, event: &G::Event) {
    let common = G::sort(
        event,
        #[inline(always)]
        |event| fold_one::<G>(state, event),
    );
    if common.is_none() {
        fold_seldom::<G>(state, event);
    }
}

#[inline(always)]
pub(crate) fn fold_one<G: Game>(state: &mut StateOf<G>, event: &G::Event) {
    if let Some(public) = G::public(event) {
        G::fold_board(&mut state.board, &public);
    }
    fold_hands::<G>(&mut state.hands, event);
    G::fold_hidden(&mut state.hidden, event);
}

#[inline(never)]
fn fold_seldom<G: Game>(state: &mut StateOf<G>, event: &G::Event) {
    fold_one::<G>(state, event);
}

#[inline(always)]
fn fold_hands<G: Game>(hands: &mut BySeat<G::Hand>, event: &G::Event) {
    match G::told(event) {
        Told::Nobody => {}
        Told::One(seat) => tell::<G>(hands, event, seat),
        Told::Each(seats) => {
            for seat in seats {
                tell::<G>(hands, event, seat);
            }
        }
    }
}

#[inline(always)]
fn tell<G: Game>(hands: &mut BySeat<G::Hand>, event: &G::Event, seat: Seat) {
    if let Some(private) = G::private(event, seat) {
        G::fold_hand(hands.get_mut(seat), &private);
    }
}
