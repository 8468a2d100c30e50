//! Shadows over Camelot: The Card Game, outside its rules.

use bots::{Level, Mind};
use serde_json::{Value, json};
use shadows::{Board, Cause, Hand, Loyalty, Outcome, Phase, Public, Shadows, Winner};

use crate::{Playable, Score};

impl Playable for Shadows {
    const SIDES: [&'static str; 2] = ["loyal", "traitor"];
    const SECRET_WORD: usize = 16;
    const SECRET_STEP: usize = 96;

    fn bot(level: Level) -> Box<dyn Mind<Shadows>> {
        bots::shadows::mind(level)
    }

    /// Counted separately by the number of Traitors at the end.
    fn score(outcome: &Outcome) -> Score {
        let winner = match outcome.winner {
            Winner::Loyal => "loyal",
            Winner::Traitor => "traitor",
            Winner::Shadows => "shadows",
        };
        let by = match outcome.by {
            Cause::Swords => "swords",
            Cause::Morgan => "morgan",
        };
        let part = match outcome.traitors.len() {
            0 => "no traitor",
            1 => "one traitor",
            _ => "two traitors",
        };
        Score { winner, by, winners: outcome.winners, part: Some(part) }
    }

    fn dealt_side(hand: &Hand) -> usize {
        usize::from(hand.loyalty.is_some_and(Loyalty::is_traitor))
    }

    fn counts(board: &Board, outcome: &Outcome) -> Vec<(&'static str, u64)> {
        vec![
            ("a_traitor_at_the_end", u64::from(!board.traitors.is_empty())),
            ("white_swords", outcome.white.into()),
            ("black_swords", outcome.black.into()),
        ]
    }

    /// Five seats, by the plain rules.
    fn usual_setup(players: Option<u8>) -> Value {
        json!({"players": players.unwrap_or(5)})
    }

    fn cards_opened(told: &Public) -> u8 {
        match told {
            Public::Opened { cards, .. } => cards.len(),
            // A card that joins the open pile, and the result.
            Public::Joined { card: Some(_), .. } | Public::Scored { .. } => 1,
            _ => 0,
        }
    }

    fn is_long_decision(board: &Board) -> bool {
        matches!(board.phase, Phase::Turn | Phase::Traitor | Phase::Vivien { .. } | Phase::Place { .. })
    }
}
