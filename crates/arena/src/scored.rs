//! What a simulation counts.

use avalon::Avalon;
use avalon::event::{By, Outcome};
use avalon::role::Side;
use game::{Game, SeatSet};

/// A game whose outcomes can be counted.
pub trait Scored: Game {
    /// The side that won, as a stable word.
    fn winner(outcome: &Self::Outcome) -> &'static str;
    /// How it won, as a stable word.
    fn by(outcome: &Self::Outcome) -> &'static str;
    /// Whose side won.
    fn winners(outcome: &Self::Outcome) -> SeatSet;
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
