//! Avalon as a subject: its generators, names, turns and witness.

pub mod drive;
pub mod leaks;
pub mod setups;
mod turn;
pub mod wild;
pub mod witness;

use avalon::{Avalon, Board, Command, Event, Options, Phase, Setup};
use game::{Choices, Seat, ViewOf};

use crate::{Rng, Subject, Turned};

impl Subject for Avalon {
    const DRIVERS: &'static [&'static str] = drive::KINDS;
    const EVENTS: &'static [&'static str] = &[
        "dealt",
        "began",
        "schedule_laid",
        "fidelity_turned",
        "lancelots_switched",
        "lead_taken",
        "plot_drawn",
        "plot_given",
        "plot_taken",
        "plot_passed",
        "loyalty_asked",
        "loyalty_seen",
        "wrong_card_passed",
        "lady_skipped",
        "proposed",
        "voted",
        "charge_revealed",
        "votes_revealed",
        "king_returned",
        "spotlit",
        "played",
        "turned_up",
        "exchanged",
        "excalibur_declined",
        "ambushed",
        "quest_done",
        "shot_opened",
        "shot",
        "unveiled",
    ];
    const REFUSALS: &'static [&'static str] = &[
        "not_now",
        "no_such_seat",
        "team_size",
        "quest_not_chosen",
        "quest_not_free",
        "quest_closed",
        "fifth_quest_closed",
        "excalibur_missing",
        "excalibur_absent",
        "excalibur_holder",
        "excalibur_target",
        "excalibur_face_up",
        "good_must_succeed",
        "evil_lancelot_must_fail",
        "evil_lancelot_must_fail_v1",
        "lady_target",
        "lady_mandatory",
        "give_to_self",
        "not_drawn",
        "strength_is_kept",
        "not_this_card",
        "no_target_needed",
        "target_needed",
        "spot_target",
        "ambush_target",
        "nothing_to_take",
        "not_a_neighbour",
        "show_to_another",
        "shot_target",
    ];
    const PHASES: &'static [&'static str] = &[
        "lead",
        "plot",
        "receive",
        "propose",
        "charge",
        "vote",
        "king",
        "spot",
        "quest",
        "excalibur",
        "ambush",
        "lady",
        "loyalty",
        "assassin",
        "end",
    ];
    const OPTIONS: &'static [&'static str] = setups::VALUES;
    // 5 rounds of at most 5 proposals, each with a lead window (9), a proposal, 10 votes and a king window
    // (3); a quest of 5 cards with its windows (1 + 5 + 2 + 1) and Lady (2); 15 plot cards given and answered twice.
    const LONGEST: usize = 5 * (5 * 23 + 16) + 45;
    type Witness = witness::AvalonWitness;

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

    fn phase(board: &Board) -> &'static str {
        match board.phase {
            Phase::Lead { .. } => "lead",
            Phase::Plot => "plot",
            Phase::Receive { .. } => "receive",
            Phase::Propose => "propose",
            Phase::Charge { .. } => "charge",
            Phase::Vote { .. } => "vote",
            Phase::King { .. } => "king",
            Phase::Spot { .. } => "spot",
            Phase::Quest { .. } => "quest",
            Phase::Excalibur => "excalibur",
            Phase::Ambush { .. } => "ambush",
            Phase::Lady => "lady",
            Phase::Loyalty { .. } => "loyalty",
            Phase::Assassin { .. } => "assassin",
            Phase::End { .. } => "end",
            Phase::Deal
            | Phase::Begin
            | Phase::Schedule
            | Phase::Turn
            | Phase::Draw { .. }
            | Phase::ChargeCount
            | Phase::VoteCount
            | Phase::Switch
            | Phase::TurnUp { .. }
            | Phase::Count
            | Phase::Threshold
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
