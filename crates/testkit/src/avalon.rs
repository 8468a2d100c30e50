//! Avalon as a subject: its generators, names, turns and witness.

pub mod drive;
pub mod leaks;
pub mod setups;
mod turn;
pub mod wild;
pub mod witness;

use avalon::{Avalon, Board, Command, Event, Options, Phase, PhaseName, Refusal, Setup, Statement};
use game::{Choices, Seat, Turn, ViewOf};

use crate::{Rng, Subject, Turned};

impl Subject for Avalon {
    const DRIVERS: &'static [&'static str] = drive::KINDS;
    const EVENTS: &'static [&'static str] = Event::NAMES;
    const REFUSALS: &'static [&'static str] = Refusal::CODES;
    // 5 rounds of at most 5 proposals, each with a lead window (9), a proposal, 10 votes and a king window
    // (3); a quest of 5 cards with its windows (1 + 5 + 2 + 1) and Lady (2); 15 plot cards given and answered twice.
    // With `acceptanceResetsTrack` each of three Kings makes room for five more proposals.
    const LONGEST: usize = 5 * (5 * 23 + 16) + 45 + 3 * 5 * 23;
    type Witness = witness::AvalonWitness;

    /// The names that clients see; nobody is asked during the deal, and one phase has a second part.
    fn phases() -> Vec<&'static str> {
        PhaseName::NAMES.iter().copied().filter(|name| *name != "deal").chain(["receive"]).collect()
    }

    fn options() -> Vec<String> {
        setups::values()
    }

    fn any_setup(rng: &mut Rng) -> Setup {
        setups::any(rng)
    }

    /// With a secret list of characters (AV-11): the same rules and other characters.
    fn rival(options: &Options, rng: &mut Rng) -> Option<Options> {
        setups::rival(options, rng)
    }

    fn wild(board: &Board, seat: Seat, rng: &mut Rng) -> Command {
        wild::command(board, seat, rng)
    }

    fn wild_statement(board: &Board, rng: &mut Rng) -> Option<Statement> {
        wild::statement(board, rng)
    }

    fn phase(board: &Board) -> &'static str {
        match (board.waiting(), board.phase) {
            (Turn::Chance(_), _) => "chance",
            (_, Phase::Receive { .. }) => "receive",
            (_, phase) => phase.name().into(),
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
