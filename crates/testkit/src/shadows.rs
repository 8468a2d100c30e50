//! Shadows over Camelot as a subject: its generators, names, turns and witness.

pub mod drive;
pub mod leaks;
mod notable;
pub mod setups;
mod turn;
pub mod wild;
pub mod witness;

use game::{Choices, Seat, Table, ViewOf};
use shadows::{Board, Command, DrawReason, Event, Options, Phase, Refusal, Setup, Shadows, Statement};

use crate::{Rng, Subject, Turned};

impl Subject for Shadows {
    const DRIVERS: &'static [&'static str] = drive::KINDS;
    const EVENTS: &'static [&'static str] = Event::NAMES;
    const REFUSALS: &'static [&'static str] = Refusal::CODES;
    const NOTABLE: &'static [&'static str] = notable::NAMES;
    // Nobody need ever go on a quest before the deck runs out, and every reshuffle is paid for with a quest.
    const LONGEST: usize = 6000;
    type Witness = witness::ShadowsWitness;

    fn phases() -> Vec<&'static str> {
        vec![
            "turn", "ride", "announce", "token", "vivien", "loyalty", "arthur", "gawain", "place", "bring",
            "name", "traitor", "percival", "end",
        ]
    }

    fn options() -> Vec<String> {
        setups::VALUES.iter().map(|value| (*value).to_owned()).collect()
    }

    fn any_setup(rng: &mut Rng) -> Setup {
        setups::any(rng)
    }

    /// All rules of a table are public.
    fn rival(_: &Options, _: &mut Rng) -> Option<Options> {
        None
    }

    fn wild(board: &Board, _: Seat, rng: &mut Rng) -> Command {
        wild::command(board, rng)
    }

    fn wild_statement(board: &Board, rng: &mut Rng) -> Option<Statement> {
        wild::statement(board, rng)
    }

    fn phase(board: &Board) -> &'static str {
        match board.phase {
            Phase::Turn => "turn",
            Phase::Ride => "ride",
            Phase::Announce => "announce",
            Phase::Token { .. } => "token",
            Phase::Vivien { .. } => "vivien",
            Phase::Loyalty { .. } => "loyalty",
            Phase::Arthur { .. } => "arthur",
            Phase::Gawain { .. } => "gawain",
            Phase::Place { reason: DrawReason::Traitor, .. } => "place",
            Phase::Place { reason: DrawReason::Gawain, .. } => "bring",
            Phase::Name { .. } => "name",
            Phase::Traitor => "traitor",
            Phase::Percival { .. } => "percival",
            Phase::End { .. } => "end",
            Phase::Deal
            | Phase::Listen
            | Phase::Open
            | Phase::Draw { .. }
            | Phase::Score
            | Phase::Return
            | Phase::Knight
            | Phase::Look { .. }
            | Phase::Expose { .. }
            | Phase::Final
            | Phase::Flip { .. }
            | Phase::Unveil { .. } => "chance",
        }
    }

    fn drive<C: Choices<Command>>(
        driver: usize,
        view: &ViewOf<'_, Self>,
        choices: &C,
        rng: &mut Rng,
    ) -> Option<Command> {
        drive::choose(driver, view, choices, rng)
    }

    fn drive_knowing(driver: usize, table: &Table<Self>, seat: Seat, rng: &mut Rng) -> Option<Command> {
        drive::choose_knowing(driver, table, seat, rng)
    }

    fn notable(log: &[Event]) -> Vec<String> {
        notable::names(log)
    }

    fn turn_options(options: &Options, by: Turned) -> Options {
        turn::options(options, by)
    }

    fn turn_command(command: &Command, by: Turned) -> Command {
        turn::command(command, by)
    }

    fn turn_event(event: &Event, by: Turned) -> Event {
        turn::event(event, by)
    }
}
