//! What a game adds to its rules so that it can be hosted, simulated and measured.

use bots::{Conversation, Level, Mind, Player, Random};
use game::{BoardOf, HandOf, Notation, Protocol, SeatSet};
use serde_json::Value;
use wire::rest::Team;

use crate::Preset;

/// How a finished game is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The side that won, as a stable word.
    pub winner: &'static str,
    /// How it won, as a stable word.
    pub by: &'static str,
    /// The seats that won.
    pub winners: SeatSet,
    /// The kind of table, for a game in which one setup deals several kinds that are counted separately.
    pub part: Option<&'static str>,
}

/// A game with its bots, scores and presets.
pub trait Playable:
    Protocol<
        Dealer: Clone + Send,
        Shown: Send + Sync,
        You: Clone + PartialEq + Send + Sync,
        Choices: PartialEq + Send + Sync,
    > + Notation
    + Conversation
{
    /// The two sides, the larger one first.
    const SIDES: [&'static str; 2];

    /// How many letters a word may have that only one seat is sent. Frames count each such word as so long, or as a
    /// multiple of it, so that their length does not tell which word it is.
    const SECRET_WORD: usize = 8;

    /// Frames count what only one seat is sent as a multiple of so many bytes: more than one where a choice decides which
    /// members of it change.
    const SECRET_STEP: usize = 1;

    /// The option that says who begins.
    const FIRST_OPTION: &'static str;

    /// A bot of this level.
    fn bot(level: Level) -> Box<dyn Mind<Self>>;

    /// The player of this name, or `None` if it does not play this game.
    fn player(player: Player) -> Option<Box<dyn Mind<Self>>> {
        match player {
            Player::Random => Some(Box::new(Random)),
            Player::Level(level) => Some(Self::bot(level)),
            _ => None,
        }
    }

    /// How this outcome is counted.
    fn score(outcome: &Self::Outcome) -> Score;

    /// The index in [`Playable::SIDES`] of the side this hand was dealt.
    fn dealt_side(hand: &HandOf<Self>) -> usize;

    /// The character this hand was dealt, as a stable word; `None` in a game without characters.
    fn dealt_role(_hand: &HandOf<Self>) -> Option<&'static str> {
        None
    }

    /// How many seats each side has, if every deal has the same number.
    fn team_sizes(_options: &Self::Options) -> Option<[u8; 2]> {
        None
    }

    /// The sides of a table with these options as everybody may know them; empty if they depend on the deal.
    fn teams(_options: &Self::Options) -> Vec<Team> {
        Vec::new()
    }

    /// What else is counted in a finished game: 0 or 1 for a question, or an amount.
    fn counts(_board: &BoardOf<Self>, _outcome: &Self::Outcome) -> Vec<(&'static str, u64)> {
        Vec::new()
    }

    /// The setup for people who ask for none, as JSON. `players` is the number of seats, if they said one.
    fn usual_setup(players: Option<u8>) -> Value;

    /// Setups that play well with this many seats, the one for a first game first. None of them says who begins.
    fn presets(players: u8) -> Vec<Preset>;

    /// Which of these options help which side, as a JSON list; null if the game has no hints.
    fn hints(_options: &Self::Options) -> Value {
        Value::Null
    }

    /// How many cards this opens at once. People are given time to look at them. From what the whole table sees, so
    /// that the time shows nothing secret.
    fn cards_opened(_told: &Self::Public) -> u8 {
        0
    }

    /// Whether the decision that is asked now takes longer than a ballot. From the board alone, so that the time
    /// shows nothing secret.
    fn is_long_decision(_board: &BoardOf<Self>) -> bool {
        false
    }
}
