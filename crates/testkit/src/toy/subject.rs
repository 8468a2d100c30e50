//! The toy game under test: its witness and its generators.

use game::{BySeat, Choices, Seat, ViewOf, Viewer};

use super::{Bids, Board, Command, Event, Options, card};
use crate::{Rng, Subject, Turned, Witness};

/// Who may know what of the toy: one's own card and bid, all bids once shown, what one looked at, all at
/// the end.
#[derive(Clone, Debug)]
pub struct ToyWitness(Viewer);

impl Witness<Bids> for ToyWitness {
    fn open(options: &Options, viewer: Viewer) -> (ToyWitness, Vec<String>) {
        (ToyWitness(viewer), vec![format!("{options:?}")])
    }
    fn learns(&mut self, event: &Event) -> Vec<String> {
        let me = |seat: Seat| self.0 == Viewer::Seat(seat);
        match *event {
            Event::Dealt { cards } => {
                vec![format!("dealt {:?}", self.0.seat().map(|seat| card(&cards, seat)))]
            }
            Event::Bid { seat, stay } => vec![format!("bid {seat} {:?}", me(seat).then_some(stay))],
            Event::Shown { stayed } => vec![format!("shown {stayed:?}")],
            Event::Looked { by, at, card } => {
                vec![format!("looked {by} {at} {:?}", me(by).then_some(card))]
            }
            Event::Called { by } => vec![format!("called {by}")],
            Event::Ended { winner, cards } => vec![format!("ended {winner:?} {cards:?}")],
        }
    }
}

impl Subject for Bids {
    const DRIVERS: &'static [&'static str] = &["random", "staying"];
    const EVENTS: &'static [&'static str] = &["dealt", "bid", "shown", "looked", "called", "ended"];
    const REFUSALS: &'static [&'static str] = &["not_asked", "must_fold", "bad_target"];
    const LONGEST: usize = 6;
    type Witness = ToyWitness;

    fn phases() -> Vec<&'static str> {
        vec!["bid", "look", "call", "end"]
    }
    fn options() -> Vec<String> {
        ["peek=false", "peek=true", "players=2", "players=3"].map(String::from).to_vec()
    }
    fn any_setup(rng: &mut Rng) -> Options {
        Options { players: if rng.coin() { 2 } else { 3 }, peek: rng.coin() }
    }
    fn rival(_: &Options, _: &mut Rng) -> Option<Options> {
        None
    }
    fn wild(_: &Board, _: Seat, rng: &mut Rng) -> Command {
        match rng.below(4) {
            0 => Command::Bid(rng.coin()),
            1 => Command::Call,
            _ => Command::Look(rng.pick(&Seat::ALL).unwrap_or(Seat::S0)),
        }
    }
    fn phase(board: &Board) -> &'static str {
        match (board.stayed, board.outcome) {
            (_, Some(_)) => "end",
            (None, None) => "bid",
            (Some(_), None) if board.looked => "call",
            (Some(_), None) => "look",
        }
    }
    fn drive<C: Choices<Command>>(
        driver: usize,
        _: &ViewOf<'_, Self>,
        choices: &C,
        rng: &mut Rng,
    ) -> Option<Command> {
        let stay = Command::Bid(true);
        if driver == 1 && choices.contains(&stay) { Some(stay) } else { crate::driver::uniform(choices, rng) }
    }
    fn turn_options(options: &Options, _: Turned) -> Options {
        *options
    }
    fn turn_command(command: &Command, by: Turned) -> Command {
        match *command {
            Command::Bid(_) | Command::Call => *command,
            Command::Look(at) => Command::Look(by.seat(at)),
        }
    }
    fn turn_event(event: &Event, by: Turned) -> Event {
        let turn = |cards: [u8; 3]| {
            let all = by.by_seat(&BySeat::new(|seat| card(&cards, seat)));
            [Seat::S0, Seat::S1, Seat::S2].map(|seat| *all.get(seat))
        };
        match *event {
            Event::Dealt { cards } => Event::Dealt { cards: turn(cards) },
            Event::Bid { seat, stay } => Event::Bid { seat: by.seat(seat), stay },
            Event::Shown { stayed } => Event::Shown { stayed: by.seats(stayed) },
            Event::Looked { by: looker, at, card } => {
                Event::Looked { by: by.seat(looker), at: by.seat(at), card }
            }
            Event::Called { by: caller } => Event::Called { by: by.seat(caller) },
            Event::Ended { winner, cards } => {
                Event::Ended { winner: winner.map(|seat| by.seat(seat)), cards: turn(cards) }
            }
        }
    }
}
