//! Which members of a board have changed.

use avalon::Avalon;
use games::Playable;
use shadows::Shadows;

use crate::patch::changes;

/// A game that can be hosted.
pub trait Hosted: Playable {
    /// What must be put into the board as it was before; nothing if nothing changed.
    fn changes(now: &Self::Shown, before: Option<&Self::Shown>) -> Option<String>;
}

impl Hosted for Avalon {
    fn changes(now: &Self::Shown, before: Option<&Self::Shown>) -> Option<String> {
        use avalon::Shown;
        changes! { now, before, Shown {
            game, players, options, roles, phase, round, leader, vote_track, waiting, quests,
            proposal, votes, acted, lady, lancelot, plot, evil, received, checking, looked,
            outcome,
        } }
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
}
