//! Planted leaks: a game that differs from the real one in one function.
//!
//! The contract makes most leaks impossible to write, so a leaky game carries extra data that the real game does not
//! have: each event carries a number computed from the whole state, a notice may show that number, and the board or a
//! hand may keep it without showing it. Everything else is the real game; hunter and witness are unchanged.

use std::any::Any;
use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::num::NonZeroU64;

use game::{
    BoardOf, BySeat, Checked, Choices, Dice, Fault, Game, HandOf, Impossible, Notation, Notice, Protocol,
    Recall, Recorder, Seat, SeatSet, State, StateOf, Turn, View, ViewOf, Viewer, Ways,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};

use crate::{Rng, Subject, Turned, Witness};

/// How a leaky game differs from the real one. A leak overrides one function, sometimes two.
pub trait Leak<G: Game>: Send + Sync + 'static {
    /// The extra number of an event; `state` is the state just before it.
    fn extra(_state: &StateOf<G>, _event: &G::Event) -> u64 {
        0
    }
    /// A number shown to everybody beside the public notice.
    fn public_extra(_event: &G::Event, _extra: u64) -> Option<u64> {
        None
    }
    /// A number shown to one seat beside its private notice.
    fn private_extra(_event: &G::Event, _extra: u64, _to: Seat) -> Option<u64> {
        None
    }
    /// The private notice itself.
    fn private(event: &G::Event, to: Seat) -> Option<G::Private> {
        Notice::of::<G>(event, Viewer::Seat(to))?.private
    }
    /// A number kept on the board but not shown.
    fn board_extra(_event: &G::Event, _extra: u64) -> Option<u64> {
        None
    }
    /// A number kept in a hand but not shown.
    fn hand_extra(_event: &G::Event, _extra: u64, _to: Seat) -> Option<u64> {
        None
    }
    /// Combines the kept number with a new one.
    fn keep(_before: u64, now: u64) -> u64 {
        now
    }
    /// Whose move it is; `kept` is the number on the board.
    fn waiting(board: &G::Board, _kept: u64) -> Turn<G::Outcome> {
        G::waiting(board)
    }
    /// What a seat is asked; `kept` is the number on the board.
    fn form(board: &G::Board, _kept: u64, seat: Seat) -> G::Form {
        G::form(board, seat)
    }
    /// Whether the seat may give this command; `kept` is the number in its hand.
    fn judge(view: &ViewOf<'_, G>, _kept: u64, command: &G::Command) -> Result<(), G::Refusal> {
        G::judge(view, command)
    }
    /// The commands the seat may give, if not the real ones; `kept` is the number in its hand.
    fn legal(_view: &ViewOf<'_, G>, _kept: u64) -> Option<Vec<G::Command>> {
        None
    }
    /// Which notices a returning client may be sent again.
    fn recall(options: &G::Options) -> Recall {
        G::recall(options)
    }
}

/// The functions of a leak as values. The compiler needs seconds for each leaky game; with [`SelectedLeak`] it
/// compiles one for all leaks of a game.
#[allow(clippy::type_complexity)] // the types are those of [`Leak`]
struct Functions<G: Game> {
    extra: fn(&StateOf<G>, &G::Event) -> u64,
    public_extra: fn(&G::Event, u64) -> Option<u64>,
    private_extra: fn(&G::Event, u64, Seat) -> Option<u64>,
    private: fn(&G::Event, Seat) -> Option<G::Private>,
    board_extra: fn(&G::Event, u64) -> Option<u64>,
    hand_extra: fn(&G::Event, u64, Seat) -> Option<u64>,
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

/// Makes [`SelectedLeak`] this leak, on this thread.
pub fn select_leak<G: Game, T: Leak<G>>() {
    let functions: Functions<G> = Functions {
        extra: T::extra,
        public_extra: T::public_extra,
        private_extra: T::private_extra,
        private: T::private,
        board_extra: T::board_extra,
        hand_extra: T::hand_extra,
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
    PLANTED.get().and_then(<dyn Any>::downcast_ref).expect("`select_leak` was called for this game")
}

/// The leak that [`select_leak`] chose last on this thread.
pub struct SelectedLeak;

impl<G: Game> Leak<G> for SelectedLeak {
    fn extra(state: &StateOf<G>, event: &G::Event) -> u64 {
        (planted::<G>().extra)(state, event)
    }
    fn public_extra(event: &G::Event, extra: u64) -> Option<u64> {
        (planted::<G>().public_extra)(event, extra)
    }
    fn private_extra(event: &G::Event, extra: u64, to: Seat) -> Option<u64> {
        (planted::<G>().private_extra)(event, extra, to)
    }
    fn private(event: &G::Event, to: Seat) -> Option<G::Private> {
        (planted::<G>().private)(event, to)
    }
    fn board_extra(event: &G::Event, extra: u64) -> Option<u64> {
        (planted::<G>().board_extra)(event, extra)
    }
    fn hand_extra(event: &G::Event, extra: u64, to: Seat) -> Option<u64> {
        (planted::<G>().hand_extra)(event, extra, to)
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

/// The game `G` with the leak `T`.
pub struct LeakyGame<G, T>(PhantomData<(G, T)>);

/// An event with its extra number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WithExtra<E> {
    event: E,
    extra: u64,
}

impl<E: Debug> Debug for WithExtra<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.event.fmt(f)
    }
}

/// A notice with a number that is shown beside it and one that is kept but never shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeakyNotice<P> {
    real: Option<P>,
    shown: Option<u64>,
    kept: Option<u64>,
}

impl<P> LeakyNotice<P> {
    fn unless_empty(self) -> Option<LeakyNotice<P>> {
        (self.real.is_some() || self.shown.is_some() || self.kept.is_some()).then_some(self)
    }
}

impl<P: Serialize> Serialize for LeakyNotice<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.shown {
            None => self.real.serialize(serializer),
            Some(shown) => (&self.real, shown).serialize(serializer),
        }
    }
}

impl<'de, P: Deserialize<'de>> Deserialize<'de> for LeakyNotice<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LeakyNotice<P>, D::Error> {
        Ok(LeakyNotice { real: Option::deserialize(deserializer)?, shown: None, kept: None })
    }
}

/// A board or a hand with a number kept beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeping<B> {
    real: B,
    kept: u64,
}

/// The real choices, or a list of the leak's own.
#[derive(Debug)]
pub enum Offered<G: Game> {
    /// What the real game offers.
    Real(G::Choices),
    /// What the leak offers.
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

impl<G: Game + Debug, T: Leak<G>> LeakyGame<G, T> {
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

    fn with_extra(recorder: &mut Recorder<'_, Self>, make: impl FnOnce(&mut Recorder<'_, G>)) {
        let (real, mut list) = (Self::real(recorder.state()), Vec::new());
        make(&mut Recorder::new(&mut real.clone(), &mut list));
        for event in list {
            recorder.push(WithExtra { event, extra: T::extra(&real, &event) });
        }
    }
}

impl<G: Game + Debug, T: Leak<G>> Game for LeakyGame<G, T> {
    type Options = G::Options;
    type Command = G::Command;
    type Event = WithExtra<G::Event>;
    type Public = LeakyNotice<G::Public>;
    type Private = LeakyNotice<G::Private>;
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
        Self::with_extra(recorder, |real| G::chance(real, way));
    }
    fn judge(view: &ViewOf<'_, Self>, command: &G::Command) -> Result<(), G::Refusal> {
        T::judge(&Self::view(view), view.hand.kept, command)
    }
    fn play(recorder: &mut Recorder<'_, Self>, seat: Seat, command: &G::Command) {
        Self::with_extra(recorder, |real| G::play(real, seat, command));
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
        let WithExtra { event, extra } = event;
        let (real, shown) = (G::public(event), T::public_extra(event, *extra));
        LeakyNotice { real, shown, kept: T::board_extra(event, *extra) }.unless_empty()
    }
    fn private(event: &Self::Event, mut tell: impl FnMut(Seat, Self::Private)) {
        let WithExtra { event, extra } = event;
        for to in Seat::ALL {
            let (real, shown) = (T::private(event, to), T::private_extra(event, *extra, to));
            let notice = LeakyNotice { real, shown, kept: T::hand_extra(event, *extra, to) };
            notice.unless_empty().into_iter().for_each(|private| tell(to, private));
        }
    }
    fn fold_board(board: &mut BoardOf<Self>, public: &Self::Public) {
        if let Some(real) = &public.real {
            G::fold_board(&mut board.real, real);
        }
        board.kept = public.kept.map_or(board.kept, |now| T::keep(board.kept, now));
    }
    fn fold_hand(hand: &mut HandOf<Self>, private: &Self::Private) {
        if let Some(real) = &private.real {
            G::fold_hand(&mut hand.real, real);
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
    fn complete(event: Self::Event, board: &Self::Board) -> Self::Event {
        WithExtra { event: G::complete(event.event, &board.real), ..event }
    }
}

/// The real game's dealer.
pub struct LeakyDealer<D>(D);

impl<G: Game + Debug, T: Leak<G>, D: Ways<G>> Ways<LeakyGame<G, T>> for LeakyDealer<D> {
    type Error = D::Error;
    fn way(&mut self, state: &StateOf<LeakyGame<G, T>>, ways: NonZeroU64) -> Result<u64, D::Error> {
        self.0.way(&LeakyGame::<G, T>::real(state), ways)
    }
    fn only(&mut self, state: &StateOf<LeakyGame<G, T>>) -> Result<(), D::Error> {
        self.0.only(&LeakyGame::<G, T>::real(state))
    }
}

impl<G: Protocol + Debug, T: Leak<G>> Protocol for LeakyGame<G, T>
where
    G::Dealer: Ways<G, Error = Impossible>,
{
    const NAME: &'static str = G::NAME;
    type Setup = G::Setup;
    type Shown = G::Shown;
    type You = G::You;
    type Dealer = LeakyDealer<G::Dealer>;

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
        LeakyDealer(G::dealer(setup, dice))
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
        json!([G::encode(&event.event), event.extra])
    }
    fn decode(stored: &Value) -> Result<Self::Event, String> {
        let event = G::decode(stored.get(0).unwrap_or(&Value::Null))?;
        Ok(WithExtra { event, extra: stored.get(1).and_then(Value::as_u64).unwrap_or(0) })
    }
    fn misplaced(command: &G::Command, seats: SeatSet) -> Option<String> {
        G::misplaced(command, seats)
    }
    fn misplaced_in(statement: &G::Statement, seats: SeatSet) -> Option<String> {
        G::misplaced_in(statement, seats)
    }
}

impl<G: Notation + Debug, T: Leak<G>> Notation for LeakyGame<G, T> {
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

/// The real game's witness: it knows nothing of the extra numbers.
#[derive(Clone)]
pub struct Unchanged<W>(W);

impl<G: Subject + Debug, T: Leak<G>> Witness<LeakyGame<G, T>> for Unchanged<G::Witness> {
    fn open(options: &G::Options, viewer: Viewer) -> (Self, Vec<String>) {
        let (witness, facts) = G::Witness::open(options, viewer);
        (Unchanged(witness), facts)
    }
    fn learns(&mut self, event: &WithExtra<G::Event>) -> Vec<String> {
        self.0.learns(&event.event)
    }
}

impl<G: Subject + Debug, T: Leak<G>> Subject for LeakyGame<G, T> {
    const DRIVERS: &'static [&'static str] = G::DRIVERS;
    const EVENTS: &'static [&'static str] = G::EVENTS;
    const REFUSALS: &'static [&'static str] = G::REFUSALS;
    const LONGEST: usize = G::LONGEST;
    type Witness = Unchanged<G::Witness>;

    fn phases() -> Vec<&'static str> {
        G::phases()
    }
    fn options() -> Vec<String> {
        G::options()
    }
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
        WithExtra { event: G::turn_event(&event.event, by), extra: event.extra }
    }
}
