//! The rules of *Shadows over Camelot: The Card Game*, for 1 to 7 players.
//!
//! Rule numbers (`SC-24`) are those of `docs/rules/shadows.md`. Of the Threat pile the board holds only the top card
//! and the height: every other rumour is seen once, in a notice, because remembering them is the game.
#![cfg_attr(not(feature = "ts"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod board;
mod chance;
mod choices;
mod codec;
mod command;
mod deal;
mod event;
mod fold;
mod form;
mod hand;
mod hidden;
mod json;
mod judge;
mod legal;
mod notation;
mod notice;
mod options;
mod outcome;
mod pieces;
mod play;
mod refusal;
mod setup;
mod statement;

use alloc::string::String;
use alloc::vec::Vec;

use game::{
    BySeat, Checked, Dice, Fault, Game, Notation, Protocol, Recall, Recorder, Seat, SeatSet, StateOf, Turn,
    ViewOf,
};
use serde_json::Value as Json;

pub use board::{Board, DrawReason, Expedition, Moment, Phase, Then, Top};
pub use choices::{Choices, TurnActions};
pub use command::{Choice, Command, Pass};
pub use deal::{Deal, Dealer};
pub use event::{Drawn, Event, Place, Run, Secret, UpTo4, Window};
pub use form::Form;
pub use hand::Hand;
pub use json::{PhaseName, Shown, You};
pub use notice::{Private, Public};
pub use options::{GawainMerlin4, Leftovers, Options, Start, VivienExposed};
pub use outcome::{Cause, Outcome, SWORDS_TO_ACCUSE, SWORDS_TO_WIN, Winner};
pub use pieces::{
    ByQuest, Card, Cards, Deck, DeckWish, Face, Knight, Knights, LEAST, Loyalty, Pile, Quest, QuestSet,
    Rulings, Score, Sum, TOO_MUCH, Token, Tokens, Value, Verdict, loyalty_cards,
};
pub use refusal::Refusal;
pub use setup::{FAULTS, Setup, Wishes};
pub use statement::Statement;

/// The rules of Shadows over Camelot: The Card Game.
///
/// ```
/// use game::{Game, Table, Turn};
/// use shadows::{Command, Setup, Shadows};
///
/// let options = Setup { players: Some(3), ..Setup::default() }.check().unwrap().options;
/// let mut table = Table::<Shadows>::open(options);
/// // Chance always takes its first way here.
/// let mut first_way = |_: std::num::NonZeroU64| 0;
/// table.begin(&mut first_way).unwrap().commit();
///
/// let Turn::Seats(asked) = table.waiting() else { panic!() };
/// let seat = asked.lowest().unwrap();
/// table.draft(seat, &Command::Listen, &mut first_way).unwrap().commit();
/// assert_eq!(table.board().pile, 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shadows {}

/// The whole state of a table, secrets included.
pub type State = StateOf<Shadows>;

impl Game for Shadows {
    type Options = Options;
    type Command = Command;
    type Event = Event;
    type Public = Public;
    type Private = Private;
    type Board = Board;
    type Hand = Hand;
    type Hidden = hidden::Hidden;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type Statement = Statement;
    type Choices = Choices;
    type Form = Form;

    fn open(options: &Options) -> State {
        State {
            board: Board::open(options),
            hands: BySeat::new(|_| Hand::default()),
            hidden: hidden::Hidden::open(options),
        }
    }

    fn seats(board: &Board) -> SeatSet {
        board.seats()
    }

    fn waiting(board: &Board) -> Turn<Outcome> {
        chance::waiting(board)
    }

    fn chance(recorder: &mut Recorder<'_, Shadows>, way: u64) {
        chance::chance(recorder, way);
    }

    fn judge(view: &ViewOf<'_, Shadows>, command: &Command) -> Result<(), Refusal> {
        judge::judge(view, command)
    }

    fn play(recorder: &mut Recorder<'_, Shadows>, seat: Seat, command: &Command) {
        play::play(recorder, seat, command);
    }

    fn legal(view: &ViewOf<'_, Shadows>) -> Choices {
        legal::legal(view)
    }

    fn form(board: &Board, seat: Seat) -> Form {
        form::form(board, seat)
    }

    fn public(event: &Event) -> Option<Public> {
        notice::public(event)
    }

    fn private(event: &Event, tell: impl FnMut(Seat, Private)) {
        notice::private(event, tell);
    }

    fn fold_board(board: &mut Board, public: &Public) {
        board.fold(public);
    }

    fn fold_hand(hand: &mut Hand, private: &Private) {
        hand.fold(private);
    }

    fn fold_hidden(hidden: &mut hidden::Hidden, event: &Event) {
        hidden.fold(event);
    }

    fn may_speak(view: &ViewOf<'_, Shadows>) -> Result<(), Refusal> {
        judge::may_speak(view.board)
    }

    fn may_say(view: &ViewOf<'_, Shadows>, statement: &Statement) -> Result<(), Refusal> {
        judge::may_say(view.board, statement)
    }

    /// SC-18: remembering is part of the game, unless the table plays with a memory aid.
    fn recall(options: &Options) -> Recall {
        if options.memory_aid { Recall::All } else { Recall::OnlyNew }
    }
}

impl Protocol for Shadows {
    const NAME: &'static str = "shadows";
    type Setup = Setup;
    type Shown = Shown;
    type You = You;
    type Dealer = Dealer;

    fn check(setup: &Setup) -> Result<Checked<Options>, Vec<Fault>> {
        setup.check()
    }

    fn setup(options: &Options) -> Setup {
        Setup::of(options)
    }

    fn as_stored(setup: Setup) -> Setup {
        setup.with_older_meaning()
    }

    /// Every option of this game is public.
    fn public_options(options: &Options) -> Setup {
        Setup::of(options)
    }

    fn dealer(setup: &Setup, dice: Dice) -> Dealer {
        Dealer::new(setup, dice)
    }

    fn shown(board: &Board) -> Shown {
        json::shown(board)
    }

    fn you(view: ViewOf<'_, Shadows>) -> You {
        json::you(view)
    }

    fn show_state(state: &State) -> Json {
        json::show_state(state)
    }

    fn encode(event: &Event) -> Json {
        codec::encode(event)
    }

    fn write(event: &Event, text: &mut Vec<u8>) {
        codec::write(event, text);
    }

    fn decode(stored: &Json) -> Result<Event, String> {
        codec::decode(stored)
    }

    fn misplaced(command: &Command, seats: SeatSet) -> Option<String> {
        json::misplaced(command, seats)
    }

    fn misplaced_in(statement: &Statement, seats: SeatSet) -> Option<String> {
        statement.misplaced(seats)
    }
}

impl Notation for Shadows {
    fn write_options(options: &Options) -> String {
        notation::write_options(options)
    }

    fn read_options(text: &str) -> Result<Options, String> {
        notation::read_options(text)
    }

    fn write_command(command: &Command) -> String {
        notation::write_command(command)
    }

    fn read_command(text: &str) -> Result<Command, String> {
        notation::read_command(text)
    }
}
