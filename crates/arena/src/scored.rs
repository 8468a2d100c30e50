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

/// How a game of Shadows ended and how many seats share the victory, since that tells how many Traitors there were.
const SHARED: [[&str; 2]; 8] = [
    ["swords", "morgan"],
    ["swords_1", "morgan_1"],
    ["swords_2", "morgan_2"],
    ["swords_3", "morgan_3"],
    ["swords_4", "morgan_4"],
    ["swords_5", "morgan_5"],
    ["swords_6", "morgan_6"],
    ["swords_7", "morgan_7"],
];

impl Scored for Shadows {
    fn winner(outcome: &shadows::Outcome) -> &'static str {
        match outcome.winner {
            Winner::Loyal => "loyal",
            Winner::Traitor => "traitor",
            Winner::Shadows => "shadows",
        }
    }

    /// `swords` or `morgan`, and how many seats have won.
    fn by(outcome: &shadows::Outcome) -> &'static str {
        let [swords, morgan] =
            SHARED.get(usize::from(outcome.winners.len())).unwrap_or(&["swords", "morgan"]);
        match outcome.by {
            Cause::Swords => swords,
            Cause::Morgan => morgan,
        }
    }

    fn winners(outcome: &shadows::Outcome) -> SeatSet {
        outcome.winners
    }
}
