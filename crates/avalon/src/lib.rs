//! The rules of Avalon, once: 5 to 10 seats, every character and every variant, each numbered `AV-n` in
//! `docs/rules/avalon.md`.
//!
//! Start with `board` and `fold`: the state machine. `notice` says what of an event reaches whom; a secret leaves
//! there or not at all. `judge` and `legal` see a seat's view only.
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
    View,
};
use serde_json::Value;

pub use board::{Board, Lady, PROPOSALS, Phase, QUESTS_TO_WIN, Team, Votes};
use hidden::Hidden;

pub use choices::{Choices, OpenQuest, Proposals, ProposalsWithExtras};
pub use command::{Card, Command, ExcaliburChoice, Gift, LadyChoice, Proposal, Use, Vote};
pub use deal::{Deal, Dealer, arrangement, arrangements, permutation, schedule};
pub use event::Event;
pub use form::Form;
pub use hand::Hand;
pub use hidden::{Guess, approvals, evil, fails, roles, side};
pub use json::{PhaseName, Shown, You};
pub use notice::{Private, Public, SeenBy, SeenCard};
pub use options::{
    AssassinTargets, Edition, FirstLeader, Lancelot, LancelotDeck, LancelotV2Switch, LancelotVariant,
    Options, PlotDeck56, PlotRules, Rules, Severity, SpotlightOrder, StrongLeaderNext, TargetingFifth,
    WrongLoyaltyCard,
};
pub use outcome::{Outcome, WonBy};
pub use pieces::{
    Cast, CheckReason, Done, Fidelity, Held, Known, LoyaltyCheck, Mark, Night, NightGroup, NightStep, Plot,
    PlotCard, PlotDeck, PlotList, Quest, Role, Side, Sight, Since, Track, night_script, sides,
};
pub use refusal::Refusal;
pub use setup::{FAULTS, Setup, Wishes};
pub use statement::{Answer, Question, Reason, Statement};

/// The game of Avalon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Avalon {}

/// Everything about a table: what all see, what each seat sees, and what nobody sees.
pub type State = StateOf<Avalon>;

impl Game for Avalon {
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

    fn chance(recorder: &mut Recorder<'_, Avalon>, way: u64) {
        chance::chance(recorder, way);
    }

    fn judge(view: &View<'_, Board, Hand>, command: &Command) -> Result<(), Refusal> {
        judge::judge(view, command)
    }

    fn play(recorder: &mut Recorder<'_, Avalon>, seat: Seat, command: &Command) {
        play::play(recorder, seat, command);
    }

    fn legal(view: &View<'_, Board, Hand>) -> Choices {
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

    fn fold_hidden(hidden: &mut Hidden, event: &Event) {
        hidden.fold(event);
    }

    fn complete(event: Event, board: &Board) -> Event {
        codec::complete(event, board)
    }

    /// Talk is free at all times (AV-29).
    fn may_speak(_: &View<'_, Board, Hand>) -> Result<(), Refusal> {
        Ok(())
    }

    fn may_say(view: &View<'_, Board, Hand>, statement: &Statement) -> Result<(), Refusal> {
        judge::may_say(view.board, statement)
    }

    fn recall(_: &Options) -> Recall {
        Recall::All
    }
}

impl Protocol for Avalon {
    const NAME: &'static str = "avalon";
    type Setup = Setup;
    type Shown = Shown;
    type You = You;
    type Dealer = Dealer;

    fn check(setup: &Setup) -> Result<Checked<Options>, Vec<Fault>> {
        setup.check()
    }

    fn setup(options: &Options) -> Setup {
        setup::setup(options)
    }

    fn as_stored(setup: Setup) -> Setup {
        Setup { options: setup.options.with_older_meaning(), ..setup }
    }

    /// AV-11: a secret list of characters stays secret until the end.
    fn public_options(options: &Options) -> Setup {
        let mut setup = setup::setup(options);
        if !options.rules().role_list_public {
            setup.roles = None;
        }
        setup
    }

    fn dealer(setup: &Setup, dice: Dice) -> Dealer {
        Dealer::new(setup.deal.clone(), dice)
    }

    fn shown(board: &Board) -> Shown {
        json::shown(board)
    }

    fn you(view: View<'_, Board, Hand>) -> You {
        json::you(view)
    }

    fn show_state(state: &State) -> Value {
        json::show_state(state)
    }

    fn encode(event: &Event) -> Value {
        codec::encode(event)
    }

    fn write(event: &Event, text: &mut Vec<u8>) {
        codec::write(event, text);
    }

    fn decode(stored: &Value) -> Result<Event, String> {
        codec::decode(stored)
    }

    fn misplaced(command: &Command, seats: SeatSet) -> Option<String> {
        json::misplaced(command, seats)
    }

    fn misplaced_in(statement: &Statement, seats: SeatSet) -> Option<String> {
        statement.misplaced(seats)
    }
}

impl Notation for Avalon {
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
