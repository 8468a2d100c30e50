//! The games a server knows: a closed list.

use avalon::Avalon;
use bots::{Level, Mind};
use game::{Notation, Protocol};
use shadows::Shadows;

use crate::patch::changes;

/// A game that can be hosted.
pub trait Hosted:
    Protocol<
        Dealer: Clone + Send,
        Shown: Send + Sync,
        You: Clone + PartialEq + Send + Sync,
        Choices: Clone + PartialEq + Send + Sync,
    > + Notation
{
    /// What must be put into the board as it was before; nothing if nothing changed.
    fn changes(now: &Self::Shown, before: Option<&Self::Shown>) -> Option<String>;
    /// A bot of this level.
    fn mind(level: Level) -> Box<dyn Mind<Self>>;
    /// Whether what is asked now needs more thought than a ballot.
    fn pensive(board: &Self::Board) -> bool;
}

impl Hosted for Avalon {
    fn changes(now: &Self::Shown, before: Option<&Self::Shown>) -> Option<String> {
        use avalon::json::Shown;
        changes! { now, before, Shown {
            game, players, options, roles, phase, round, leader, vote_track, waiting, quests,
            proposal, votes, acted, lady, lancelot, plot, evil, received, checking, looked,
            outcome,
        } }
    }
    fn mind(level: Level) -> Box<dyn Mind<Self>> {
        bots::avalon::mind(level)
    }
    fn pensive(board: &Self::Board) -> bool {
        use avalon::board::Phase;
        matches!(board.phase, Phase::Propose | Phase::Plot | Phase::Receive { .. } | Phase::Assassin { .. })
    }
}

impl Hosted for Shadows {
    fn changes(now: &Self::Shown, before: Option<&Self::Shown>) -> Option<String> {
        use shadows::Shown;
        changes! { now, before, Shown {
            game, phase, turn, waiting, top, pile, deck, discard, white, black, silence, whisper,
            count, tokens, knights, accused, exposed, unused, knight_deck, history, quest,
            accusation, vivien, found, outcome, answered,
        } }
    }
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
