//! What a simulation counts.

use avalon::Avalon;
use avalon::event::{By, Outcome};
use avalon::role::Side;
use game::{Game, SeatSet};
use shadows::{Cause, Shadows, Winner};

/// A game whose outcomes can be counted.
pub trait Scored: Game {
    /// The side that won, as a stable word.
    fn winner(outcome: &Self::Outcome) -> &'static str;
    /// How it won, as a stable word.
    fn by(outcome: &Self::Outcome) -> &'static str;
    /// Whose side won.
    fn winners(outcome: &Self::Outcome) -> SeatSet;
    /// The kind of table this was, where one setup deals several and their figures should be told apart.
    fn part(_outcome: &Self::Outcome) -> Option<&'static str> {
        None
    }
}

impl Scored for Avalon {
    fn winner(outcome: &Outcome) -> &'static str {
        match outcome.winner {
            Side::Good => "good",
            Side::Evil => "evil",
        }
    }

    fn by(outcome: &Outcome) -> &'static str {
        match outcome.by {
            By::ThreeFails => "three_fails",
            By::Rejections => "rejections",
            By::Assassination => "assassination",
            By::MissedShot => "missed_shot",
            By::ThreeSuccesses => "three_successes",
            By::WrongLoyalty => "wrong_loyalty",
        }
    }

    fn winners(outcome: &Outcome) -> SeatSet {
        outcome.winners
    }
}

impl Scored for Shadows {
    fn winner(outcome: &shadows::Outcome) -> &'static str {
        match outcome.winner {
            Winner::Loyal => "loyal",
            Winner::Traitor => "traitor",
            Winner::Shadows => "shadows",
        }
    }

    fn by(outcome: &shadows::Outcome) -> &'static str {
        match outcome.by {
            Cause::Swords => "swords",
            Cause::Morgan => "morgan",
        }
    }

    /// By the Traitors at the table when it ended.
    fn part(outcome: &shadows::Outcome) -> Option<&'static str> {
        Some(match outcome.traitors.len() {
            0 => "no traitor",
            1 => "one traitor",
            _ => "two traitors",
        })
    }

    fn winners(outcome: &shadows::Outcome) -> SeatSet {
        outcome.winners
    }
}
