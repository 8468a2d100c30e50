//! Planted leaks: a game that differs from the real one in one function.
//!
//! The contract makes most leaks impossible to write, so a mutant carries luggage the real game has not:
//! an event is marked with a number worked out from the whole truth, notices may say a number aloud, and
//! board and hands may keep one that no JSON shows. Everything else is the real game, and the hunter and its
//! witness are unchanged.

use std::any::Any;
use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::num::NonZeroU64;

use game::{
    BoardOf, BySeat, Checked, Choices, Dice, Fault, Game, HandOf, Impossible, Notation, Protocol, Recall,
    Recorder, Seat, SeatSet, State, StateOf, Turn, View, ViewOf, Viewer, Ways,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};

use crate::{Rng, Subject, Turned, Witness};

/// How a mutant differs: override one function.
pub trait Twist<G: Game>: Send + Sync + 'static {
    /// A number that goes with the event from now on; `state` is the truth just before.
    fn mark(_state: &StateOf<G>, _event: &G::Event) -> u64 {
        0
    }
    /// Told to all beside the public notice.
    fn aloud(_event: &G::Event, _mark: u64) -> Option<u64> {
        None
    }
    /// Told to one seat beside its private notice.
    fn whisper(_event: &G::Event, _mark: u64, _to: Seat) -> Option<u64> {
        None
    }
    /// The private notice itself.
    fn private(event: &G::Event, to: Seat) -> Option<G::Private> {
        G::private(event, to)
    }
    /// Kept on the board, shown by nothing.
    fn on_board(_event: &G::Event, _mark: u64) -> Option<u64> {
        None
    }
    /// Kept in a hand, shown by nothing.
    fn in_hand(_event: &G::Event, _mark: u64, _to: Seat) -> Option<u64> {
        None
    }
    /// What becomes of what was kept before.
    fn keep(_before: u64, now: u64) -> u64 {
        now
    }
    /// Whose move it is; `kept` lies on the board.
    fn waiting(board: &G::Board, _kept: u64) -> Turn<G::Outcome> {
        G::waiting(board)
    }
    /// What a seat is asked; `kept` lies on the board.
    fn form(board: &G::Board, _kept: u64, seat: Seat) -> G::Form {
        G::form(board, seat)
    }
    /// Whether the seat may do this; `kept` lies in its hand.
    fn judge(view: &ViewOf<'_, G>, _kept: u64, command: &G::Command) -> Result<(), G::Refusal> {
        G::judge(view, command)
    }
    /// What the seat may do, where that is not the real list; `kept` lies in its hand.
    fn legal(_view: &ViewOf<'_, G>, _kept: u64) -> Option<Vec<G::Command>> {
        None
    }
    /// What a returning client may be told again.
    fn recall(options: &G::Options) -> Recall {
        G::recall(options)
    }
}

/// The functions of a twist as values. A mutant is a whole game to the compiler, and it takes seconds for
/// each; with [`Planted`] one mutant stands for all twists of a game.
#[allow(clippy::type_complexity)] // the types are those of [`Twist`]
struct Functions<G: Game> {
    mark: fn(&StateOf<G>, &G::Event) -> u64,
    aloud: fn(&G::Event, u64) -> Option<u64>,
    whisper: fn(&G::Event, u64, Seat) -> Option<u64>,
    private: fn(&G::Event, Seat) -> Option<G::Private>,
    on_board: fn(&G::Event, u64) -> Option<u64>,
    in_hand: fn(&G::Event, u64, Seat) -> Option<u64>,
    keep: fn(u64, u64) -> u64,
    waiting: fn(&G::Board, u64) -> Turn<G::Outcome>,
    form: fn(&G::Board, u64, Seat) -> G::Form,
    judge: fn(&ViewOf<'_, G>, u64, &G::Command) -> Result<(), G::Refusal>,
    legal: fn(&ViewOf<'_, G>, u64) -> Option<Vec<G::Command>>,
    recall: fn(&G::Options) -> Recall,
}

thread_local! {
    static PLANTED: Cell<Option<&'static dyn Any>> = const { Cell::new(None) };
}

/// From now on, on this thread, [`Planted`] is this twist.
pub fn plant<G: Game, T: Twist<G>>() {
    let functions: Functions<G> = Functions {
        mark: T::mark,
        aloud: T::aloud,
        whisper: T::whisper,
        private: T::private,
        on_board: T::on_board,
        in_hand: T::in_hand,
        keep: T::keep,
        waiting: T::waiting,
        form: T::form,
        judge: T::judge,
        legal: T::legal,
        recall: T::recall,
    };
    PLANTED.set(Some(Box::leak(Box::new(functions))));
}

fn planted<G: Game>() -> &'static Functions<G> {
    PLANTED.get().and_then(<dyn Any>::downcast_ref).expect("`plant` was called on this thread for this game")
}

/// Whichever twist was planted last.
pub struct Planted;

impl<G: Game> Twist<G> for Planted {
    fn mark(state: &StateOf<G>, event: &G::Event) -> u64 {
        (planted::<G>().mark)(state, event)
    }
    fn aloud(event: &G::Event, mark: u64) -> Option<u64> {
        (planted::<G>().aloud)(event, mark)
    }
    fn whisper(event: &G::Event, mark: u64, to: Seat) -> Option<u64> {
        (planted::<G>().whisper)(event, mark, to)
    }
    fn private(event: &G::Event, to: Seat) -> Option<G::Private> {
        (planted::<G>().private)(event, to)
    }
    fn on_board(event: &G::Event, mark: u64) -> Option<u64> {
        (planted::<G>().on_board)(event, mark)
    }
    fn in_hand(event: &G::Event, mark: u64, to: Seat) -> Option<u64> {
        (planted::<G>().in_hand)(event, mark, to)
    }
    fn keep(before: u64, now: u64) -> u64 {
        (planted::<G>().keep)(before, now)
    }
    fn waiting(board: &G::Board, kept: u64) -> Turn<G::Outcome> {
        (planted::<G>().waiting)(board, kept)
    }
    fn form(board: &G::Board, kept: u64, seat: Seat) -> G::Form {
        (planted::<G>().form)(board, kept, seat)
    }
    fn judge(view: &ViewOf<'_, G>, kept: u64, command: &G::Command) -> Result<(), G::Refusal> {
        (planted::<G>().judge)(view, kept, command)
    }
    fn legal(view: &ViewOf<'_, G>, kept: u64) -> Option<Vec<G::Command>> {
        (planted::<G>().legal)(view, kept)
    }
    fn recall(options: &G::Options) -> Recall {
        (planted::<G>().recall)(options)
    }
}

/// The game `G` with the twist `T`.
pub struct Mutant<G, T>(PhantomData<(G, T)>);

/// An event with its mark.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Marked<E> {
    event: E,
    mark: u64,
}

impl<E: Debug> Debug for Marked<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.event.fmt(f)
    }
}

/// A notice with what was said aloud beside it, and what was kept and is never shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaky<P> {
    told: Option<P>,
    aloud: Option<u64>,
    kept: Option<u64>,
}

impl<P> Leaky<P> {
    fn unless_empty(self) -> Option<Leaky<P>> {
        (self.told.is_some() || self.aloud.is_some() || self.kept.is_some()).then_some(self)
    }
}

impl<P: Serialize> Serialize for Leaky<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.aloud {
            None => self.told.serialize(serializer),
            Some(aloud) => (&self.told, aloud).serialize(serializer),
        }
    }
}

impl<'de, P: Deserialize<'de>> Deserialize<'de> for Leaky<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Leaky<P>, D::Error> {
        Ok(Leaky { told: Option::deserialize(deserializer)?, aloud: None, kept: None })
    }
}

/// A board or a hand with something kept beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeping<B> {
    real: B,
    kept: u64,
}

/// The real choices, or a list.
#[derive(Debug)]
pub enum Offered<G: Game> {
    /// What the real game offers.
    Real(G::Choices),
    /// What the twist offers.
    Listed(Vec<G::Command>),
}

impl<G: Game> Clone for Offered<G> {
    fn clone(&self) -> Offered<G> {
        match self {
            Offered::Real(choices) => Offered::Real(choices.clone()),
            Offered::Listed(list) => Offered::Listed(list.clone()),
        }
    }
}

impl<G: Game + Debug> Choices<G::Command> for Offered<G> {
    fn count(&self) -> u32 {
        match self {
            Offered::Real(choices) => choices.count(),
            Offered::Listed(list) => u32::try_from(list.len()).unwrap_or(u32::MAX),
        }
    }
    fn nth(&self, k: u32) -> Option<G::Command> {
        match self {
            Offered::Real(choices) => choices.nth(k),
            Offered::Listed(list) => list.get(usize::try_from(k).ok()?).copied(),
        }
    }
    fn contains(&self, command: &G::Command) -> bool {
        match self {
            Offered::Real(choices) => choices.contains(command),
            Offered::Listed(list) => list.contains(command),
        }
    }
}

impl<G: Protocol> Serialize for Offered<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Offered::Real(choices) => choices.serialize(serializer),
            Offered::Listed(list) => list.serialize(serializer),
        }
    }
}

impl<G: Game + Debug, T: Twist<G>> Mutant<G, T> {
    fn real(state: &StateOf<Self>) -> StateOf<G> {
        State {
            board: state.board.real.clone(),
            hands: BySeat::new(|seat| state.hands.get(seat).real.clone()),
            hidden: state.hidden.clone(),
        }
    }

    fn view<'a>(view: &ViewOf<'a, Self>) -> ViewOf<'a, G> {
        View { seat: view.seat, board: &view.board.real, hand: &view.hand.real }
    }

    fn marked(recorder: &mut Recorder<'_, Self>, make: impl FnOnce(&mut Recorder<'_, G>)) {
        let (real, mut list) = (Self::real(recorder.state()), Vec::new());
        make(&mut Recorder::new(&mut real.clone(), &mut list));
        for event in list {
            recorder.push(Marked { event, mark: T::mark(&real, &event) });
        }
    }
}

impl<G: Game + Debug, T: Twist<G>> Game for Mutant<G, T> {
    type Options = G::Options;
    type Command = G::Command;
    type Event = Marked<G::Event>;
    type Public = Leaky<G::Public>;
    type Private = Leaky<G::Private>;
    type Board = Keeping<G::Board>;
    type Hand = Keeping<G::Hand>;
    type Hidden = G::Hidden;
    type Refusal = G::Refusal;
    type Outcome = G::Outcome;
    type Statement = G::Statement;
    type Choices = Offered<G>;
    type Form = G::Form;

    fn open(options: &G::Options) -> StateOf<Self> {
        let State { board, hands, hidden } = G::open(options);
        State {
            board: Keeping { real: board, kept: 0 },
            hands: BySeat::new(|seat| Keeping { real: hands.get(seat).clone(), kept: 0 }),
            hidden,
        }
    }
    fn seats(board: &BoardOf<Self>) -> SeatSet {
        G::seats(&board.real)
    }
    fn waiting(board: &BoardOf<Self>) -> Turn<G::Outcome> {
        T::waiting(&board.real, board.kept)
    }
    fn chance(recorder: &mut Recorder<'_, Self>, way: u64) {
        Self::marked(recorder, |real| G::chance(real, way));
    }
    fn judge(view: &ViewOf<'_, Self>, command: &G::Command) -> Result<(), G::Refusal> {
        T::judge(&Self::view(view), view.hand.kept, command)
    }
    fn play(recorder: &mut Recorder<'_, Self>, seat: Seat, command: &G::Command) {
        Self::marked(recorder, |real| G::play(real, seat, command));
    }
    fn legal(view: &ViewOf<'_, Self>) -> Offered<G> {
        let real = Self::view(view);
        match T::legal(&real, view.hand.kept) {
            Some(list) => Offered::Listed(list),
            None => Offered::Real(G::legal(&real)),
        }
    }
    fn form(board: &BoardOf<Self>, seat: Seat) -> G::Form {
        T::form(&board.real, board.kept, seat)
    }
    fn public(event: &Self::Event) -> Option<Self::Public> {
        let Marked { event, mark } = event;
        let (told, aloud) = (G::public(event), T::aloud(event, *mark));
        Leaky { told, aloud, kept: T::on_board(event, *mark) }.unless_empty()
    }
    fn private(event: &Self::Event, to: Seat) -> Option<Self::Private> {
        let Marked { event, mark } = event;
        let (told, aloud) = (T::private(event, to), T::whisper(event, *mark, to));
        Leaky { told, aloud, kept: T::in_hand(event, *mark, to) }.unless_empty()
    }
    fn fold_board(board: &mut BoardOf<Self>, public: &Self::Public) {
        if let Some(told) = &public.told {
            G::fold_board(&mut board.real, told);
        }
        board.kept = public.kept.map_or(board.kept, |now| T::keep(board.kept, now));
    }
    fn fold_hand(hand: &mut HandOf<Self>, private: &Self::Private) {
        if let Some(told) = &private.told {
            G::fold_hand(&mut hand.real, told);
        }
        hand.kept = private.kept.map_or(hand.kept, |now| T::keep(hand.kept, now));
    }
    fn fold_hidden(hidden: &mut G::Hidden, event: &Self::Event) {
        G::fold_hidden(hidden, &event.event);
    }
    fn may_speak(view: &ViewOf<'_, Self>) -> Result<(), G::Refusal> {
        G::may_speak(&Self::view(view))
    }
    fn recall(options: &G::Options) -> Recall {
        T::recall(options)
    }
}

/// The real game's dealer.
pub struct MutantDealer<D>(D);

impl<G: Game + Debug, T: Twist<G>, D: Ways<G>> Ways<Mutant<G, T>> for MutantDealer<D> {
    type Error = D::Error;
    fn way(&mut self, state: &StateOf<Mutant<G, T>>, ways: NonZeroU64) -> Result<u64, D::Error> {
        self.0.way(&Mutant::<G, T>::real(state), ways)
    }
    fn only(&mut self, state: &StateOf<Mutant<G, T>>) -> Result<(), D::Error> {
        self.0.only(&Mutant::<G, T>::real(state))
    }
}

impl<G: Protocol + Debug, T: Twist<G>> Protocol for Mutant<G, T>
where
    G::Dealer: Ways<G, Error = Impossible>,
{
    const NAME: &'static str = G::NAME;
    type Setup = G::Setup;
    type Shown = G::Shown;
    type You = G::You;
    type Dealer = MutantDealer<G::Dealer>;

    fn check(setup: &G::Setup) -> Result<Checked<G::Options>, Vec<Fault>> {
        G::check(setup)
    }
    fn setup(options: &G::Options) -> G::Setup {
        G::setup(options)
    }
    fn public_options(options: &G::Options) -> G::Setup {
        G::public_options(options)
    }
    fn dealer(setup: &G::Setup, dice: Dice) -> Self::Dealer {
        MutantDealer(G::dealer(setup, dice))
    }
    fn shown(board: &BoardOf<Self>) -> G::Shown {
        G::shown(&board.real)
    }
    fn you(view: ViewOf<'_, Self>) -> G::You {
        G::you(Self::view(&view))
    }
    fn show_state(state: &StateOf<Self>) -> Value {
        G::show_state(&Self::real(state))
    }
    fn encode(event: &Self::Event) -> Value {
        json!([G::encode(&event.event), event.mark])
    }
    fn decode(stored: &Value) -> Result<Self::Event, String> {
        let event = G::decode(stored.get(0).unwrap_or(&Value::Null))?;
        Ok(Marked { event, mark: stored.get(1).and_then(Value::as_u64).unwrap_or(0) })
    }
    fn misplaced(command: &G::Command, seats: SeatSet) -> Option<String> {
        G::misplaced(command, seats)
    }
    fn misplaced_in(statement: &G::Statement, seats: SeatSet) -> Option<String> {
        G::misplaced_in(statement, seats)
    }
}

impl<G: Notation + Debug, T: Twist<G>> Notation for Mutant<G, T> {
    fn write_options(options: &G::Options) -> String {
        G::write_options(options)
    }
    fn read_options(text: &str) -> Result<G::Options, String> {
        G::read_options(text)
    }
    fn write_command(command: &G::Command) -> String {
        G::write_command(command)
    }
    fn read_command(text: &str) -> Result<G::Command, String> {
        G::read_command(text)
    }
}

/// The real game's witness: it knows nothing of marks.
#[derive(Clone)]
pub struct Unchanged<W>(W);

impl<G: Subject + Debug, T: Twist<G>> Witness<Mutant<G, T>> for Unchanged<G::Witness> {
    fn open(options: &G::Options, viewer: Viewer) -> (Self, Vec<String>) {
        let (witness, facts) = G::Witness::open(options, viewer);
        (Unchanged(witness), facts)
    }
    fn learns(&mut self, event: &Marked<G::Event>) -> Vec<String> {
        self.0.learns(&event.event)
    }
}

impl<G: Subject + Debug, T: Twist<G>> Subject for Mutant<G, T> {
    const DRIVERS: &'static [&'static str] = G::DRIVERS;
    const EVENTS: &'static [&'static str] = G::EVENTS;
    const REFUSALS: &'static [&'static str] = G::REFUSALS;
    const PHASES: &'static [&'static str] = G::PHASES;
    const OPTIONS: &'static [&'static str] = G::OPTIONS;
    const LONGEST: usize = G::LONGEST;
    type Witness = Unchanged<G::Witness>;

    fn any_setup(rng: &mut Rng) -> G::Setup {
        G::any_setup(rng)
    }
    fn rival(options: &G::Options, rng: &mut Rng) -> Option<G::Options> {
        G::rival(options, rng)
    }
    fn wild(board: &BoardOf<Self>, seat: Seat, rng: &mut Rng) -> G::Command {
        G::wild(&board.real, seat, rng)
    }
    fn phase(board: &BoardOf<Self>) -> &'static str {
        G::phase(&board.real)
    }
    fn drive<C: Choices<G::Command>>(
        driver: usize,
        view: &ViewOf<'_, Self>,
        choices: &C,
        rng: &mut Rng,
    ) -> Option<G::Command> {
        G::drive(driver, &Self::view(view), choices, rng)
    }
    fn turn_options(options: &G::Options, by: Turned) -> G::Options {
        G::turn_options(options, by)
    }
    fn turn_command(command: &G::Command, by: Turned) -> G::Command {
        G::turn_command(command, by)
    }
    fn turn_event(event: &Self::Event, by: Turned) -> Self::Event {
        Marked { event: G::turn_event(&event.event, by), mark: event.mark }
    }
}
