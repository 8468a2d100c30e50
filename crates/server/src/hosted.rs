//! The games a server knows: a closed list.

use avalon::Avalon;
use bots::{Level, Mind};
use game::{Notation, Protocol};
use shadows::Shadows;

/// A game that can be hosted.
pub trait Hosted:
    Protocol<
        Dealer: Clone + Send,
        You: Clone + PartialEq + Send + Sync,
        Choices: Clone + PartialEq + Send + Sync,
    > + Notation
{
    /// The members of the board that never change during a game.
    const FIXED: &'static [&'static str];
    /// A bot of this level.
    fn mind(level: Level) -> Box<dyn Mind<Self>>;
    /// Whether what is asked now needs more thought than a ballot.
    fn pensive(board: &Self::Board) -> bool;
}

impl Hosted for Avalon {
    const FIXED: &'static [&'static str] = &["game", "players", "options", "roles"];

    fn mind(level: Level) -> Box<dyn Mind<Self>> {
        bots::avalon::mind(level)
    }
    fn pensive(board: &Self::Board) -> bool {
        use avalon::board::Phase;
        matches!(board.phase, Phase::Propose | Phase::Plot | Phase::Receive { .. } | Phase::Assassin { .. })
    }
}

impl Hosted for Shadows {
    const FIXED: &'static [&'static str] = &["game"];

    fn mind(level: Level) -> Box<dyn Mind<Self>> {
        bots::shadows::mind(level)
    }
    fn pensive(board: &Self::Board) -> bool {
        use shadows::Phase;
        matches!(board.phase, Phase::Turn | Phase::Traitor | Phase::Vivien { .. } | Phase::Place { .. })
    }
}

/// A game by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Kind {
    Avalon,
    Shadows,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 2] = [Kind::Avalon, Kind::Shadows];

    /// The game's name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Avalon => Avalon::NAME,
            Kind::Shadows => Shadows::NAME,
        }
    }

    /// The game of this name.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
