//! Shadows over Camelot: The Card Game, outside its rules.

use bots::{Level, Mind};
use serde_json::{Value, json};
use shadows::{Board, Cause, Hand, Loyalty, Outcome, Phase, Public, Shadows, Winner};

use crate::{Playable, Preset, Score};

impl Playable for Shadows {
    const SIDES: [&'static str; 2] = ["loyal", "traitor"];
    const SECRET_WORD: usize = 16;
    const SECRET_STEP: usize = 96;
    const FIRST_OPTION: &'static str = "startPlayer";

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

    /// Past cards to look up, then the plain rules, then the Knights and two more cards. One player has no use for the
    /// Knights.
    fn presets(players: u8) -> Vec<Preset> {
        let everything = match players {
            1 => json!({"promos": true}),
            _ => json!({"expert": true, "promos": true}),
        };
        vec![
            Preset::new("first_game", json!({"players": players, "options": {"memoryAid": true}})),
            Preset::new("classic", json!({"players": players})),
            Preset::new("everything", json!({"players": players, "options": everything})),
        ]
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
