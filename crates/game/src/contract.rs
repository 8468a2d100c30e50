//! The rules of one game, as pure functions over data.

use core::fmt::Debug;
use core::num::NonZeroU64;

use crate::{Recorder, Refuse, Seat, SeatSet, State, View};

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
/// The functions are pure: they read no clock and roll no dice. A command is judged from what its seat can see, a
/// judged command cannot fail, and whose move it is follows from what everybody sees.
pub trait Game: Sized + 'static {
    /// The rules chosen for one table. Legal by construction: only the game's own check of a setup makes them.
    type Options: Clone + Eq + Debug + Send + Sync;
    /// What a seat asks to do: *propose*, *vote*.
    type Command: Copy + Eq + Debug + Send + Sync;
    /// What happened: *proposed*, *voted*. It holds secrets, so its `Debug` prints only the name and it has no
    /// `Serialize`.
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
    /// Why a command is refused: one variant per rule that can refuse.
    type Refusal: Copy + Eq + Debug + Refuse + Send + Sync;
    /// How the game ended.
    type Outcome: Clone + Eq + Debug + Send + Sync;
    /// Table talk that is data: a claim or a suggestion.
    type Statement: Clone + Eq + Debug + Send + Sync;
    /// The commands a seat may give now, as a compact set.
    type Choices: Choices<Self::Command>;
    /// What a seat is asked, from public facts alone.
    type Form: Clone + Eq + Debug + Send + Sync;

    /// The state before the first event.
    fn open(options: &Self::Options) -> StateOf<Self>;
    /// All seats of the table.
    fn seats(board: &Self::Board) -> SeatSet;
    /// Whose move it is. Computed from the board alone, so it cannot reveal a secret.
    fn waiting(board: &Self::Board) -> Turn<Self::Outcome>;
    /// Records what happens when chance takes branch `way`. All branches are equally likely, and `way` is below the
    /// number that [`Game::waiting`] gave.
    fn chance(recorder: &mut Recorder<'_, Self>, way: u64);
    /// Whether the seat may give this command. Computed from its view alone, so a refusal knows no more than the seat.
    fn judge(view: &ViewOf<'_, Self>, command: &Self::Command) -> Result<(), Self::Refusal>;
    /// Records what happens when a judged command is carried out.
    fn play(recorder: &mut Recorder<'_, Self>, seat: Seat, command: &Self::Command);
    /// The commands the seat may give: exactly those that [`Game::judge`] accepts.
    fn legal(view: &ViewOf<'_, Self>) -> Self::Choices;
    /// What the seat is asked. Computed from the board alone, so seats with different secrets get the same prompt.
    fn form(board: &Self::Board, seat: Seat) -> Self::Form;
    /// The part of the event that the whole table sees.
    fn public(event: &Self::Event) -> Option<Self::Public>;
    /// Tells each seat, at most once, the part of the event that it alone sees. With [`Game::public`], the only way out
    /// for a secret.
    fn private(event: &Self::Event, tell: impl FnMut(Seat, Self::Private));
    /// Updates the board.
    fn fold_board(board: &mut Self::Board, public: &Self::Public);
    /// Updates one seat's hand.
    fn fold_hand(hand: &mut Self::Hand, private: &Self::Private);
    /// Updates what nobody sees.
    fn fold_hidden(hidden: &mut Self::Hidden, event: &Self::Event);
    /// Whether the seat may talk now.
    fn may_speak(view: &ViewOf<'_, Self>) -> Result<(), Self::Refusal>;
    /// Whether the seat may make this statement now. What [`Game::may_speak`] refuses is refused here too.
    fn may_say(view: &ViewOf<'_, Self>, statement: &Self::Statement) -> Result<(), Self::Refusal> {
        let _ = statement;
        Self::may_speak(view)
    }
    /// Which notices a returning client may be sent again.
    fn recall(options: &Self::Options) -> Recall;
    /// Sets what an earlier version did not store with this event. `board` is the board before the event.
    fn complete(event: Self::Event, board: &Self::Board) -> Self::Event {
        let _ = board;
        event
    }
}

/// Whose move it is.
///
/// ```
/// use game::Turn;
///
/// // Chance with one way is no chance: the rules continue by themselves.
/// assert_eq!(Turn::<()>::chance(1), Turn::FORCED);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn<O> {
    /// These seats, each independently of the others.
    Seats(SeatSet),
    /// Chance, with this many equally likely ways. One way means that the rules continue without a draw.
    Chance(NonZeroU64),
    /// Nobody's: the game is over.
    Over(O),
}

impl<O> Turn<O> {
    /// The rules continue without a decision.
    pub const FORCED: Turn<O> = Turn::Chance(NonZeroU64::MIN);

    /// Chance with this many ways; zero counts as one.
    pub fn chance(ways: u64) -> Turn<O> {
        Turn::Chance(NonZeroU64::new(ways).unwrap_or(NonZeroU64::MIN))
    }
}

/// Which notices a returning client may be sent again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    /// All its notices.
    All,
    /// Only notices it has not had yet: remembering is part of the game.
    OnlyNew,
}

/// The set of commands a seat may give, without listing them.
pub trait Choices<C>: Clone + Debug {
    /// The number of commands.
    fn count(&self) -> u32;
    /// The command at index `k`.
    fn nth(&self, k: u32) -> Option<C>;
    /// Whether the command is in the set.
    fn contains(&self, command: &C) -> bool;
    /// All commands in order.
    fn iter(&self) -> impl Iterator<Item = C> + '_ {
        (0..self.count()).filter_map(|k| self.nth(k))
    }
}

/// Folds an event into the state. Board and hands change only through [`Game::public`] and [`Game::private`],
/// so the true state and every viewer's [`Mirror`](crate::Mirror) change in the same way.
pub fn fold<G: Game>(state: &mut StateOf<G>, event: &G::Event) {
    if let Some(public) = G::public(event) {
        G::fold_board(&mut state.board, &public);
    }
    G::private(event, |seat, private| G::fold_hand(state.hands.get_mut(seat), &private));
    G::fold_hidden(&mut state.hidden, event);
}
