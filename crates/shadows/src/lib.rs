//! The rules of *Shadows over Camelot: The Card Game*, for 1 to 7 players.
//!
//! Rule numbers (`SC-24`) are those of `docs/rules/shadows.md`. Of the Threat pile the board holds the top
//! card and the height, never the history: covered rumours are seen once, in a notice, and remembering them
//! is the game.
#![cfg_attr(not(feature = "ts"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod board;
mod card;
mod cards;
mod chance;
mod codec;
mod command;
mod deal;
mod deck;
mod event;
mod fold;
mod hand;
mod hidden;
mod json;
mod judge;
mod knight;
mod legal;
mod loose;
mod loyalty;
mod notation;
mod notice;
mod options;
mod outcome;
mod play;
mod quest;
mod score;
mod statement;
mod token;

use alloc::string::String;
use alloc::vec::Vec;

use game::{
    BySeat, Checked, Dice, Fault, Game, Notation, Protocol, Recall, Recorder, Seat, SeatSet, StateOf, Turn,
    ViewOf,
};
use serde_json::Value as Json;

pub use board::{Board, Errand, Expedition, Moment, Phase, Then, Top};
pub use card::{Card, Face, Value};
pub use cards::Cards;
pub use command::{Choice, Command, Pass};
pub use deal::{Deal, Dealer};
pub use deck::{Deck, DeckWish};
pub use event::{Drawn, Event, Few, Place, Run, Secret, Window};
pub use hand::Hand;
pub use hidden::Hidden;
pub use json::{Shown, Stage as PhaseName, You};
pub use judge::Refusal;
pub use knight::{Knight, Knights};
pub use legal::{Choices, Deeds, Form};
pub use loyalty::Loyalty;
pub use notice::{Private, Public};
pub use options::{FAULTS, Leftovers, Options, Setup, Start, VivienExposed, Wishes};
pub use outcome::{Cause, Outcome, Winner};
pub use quest::{ByQuest, Quest, QuestSet};
pub use score::{Pile, Rulings, Score, Verdict};
pub use statement::Statement;
pub use token::{Token, Tokens};

/// The rules of Shadows over Camelot: The Card Game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shadows;

/// The whole truth of a table.
pub type State = StateOf<Shadows>;
pub(crate) type Scene<'a> = Recorder<'a, Shadows>;

impl Game for Shadows {
    type Options = Options;
    type Command = Command;
    type Event = Event;
    type Public = Public;
    type Private = Private;
    type Board = Board;
    type Hand = Hand;
    type Hidden = Hidden;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type Statement = Statement;
    type Choices = Choices;
    type Form = Form;

    fn open(options: &Options) -> State {
        State {
            board: Board::open(options),
            hands: BySeat::new(|_| Hand::default()),
            hidden: Hidden::open(options),
        }
    }

    fn seats(board: &Board) -> SeatSet {
        board.seats()
    }

    fn waiting(board: &Board) -> Turn<Outcome> {
        board.waiting()
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
        legal::form(board, seat)
    }

    fn public(event: &Event) -> Option<Public> {
        notice::public(event)
    }

    fn private(event: &Event, to: Seat) -> Option<Private> {
        notice::private(event, to)
    }

    fn fold_board(board: &mut Board, public: &Public) {
        board.fold(public);
    }

    fn fold_hand(hand: &mut Hand, private: &Private) {
        hand.fold(private);
    }

    fn fold_hidden(hidden: &mut Hidden, event: &Event) {
        hidden.fold(event);
    }

    fn may_speak(view: &ViewOf<'_, Shadows>) -> Result<(), Refusal> {
        judge::may_speak(view.board)
    }

    /// SC-18: remembering is the game, unless the table plays with a memory aid.
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
