//! What leaves a table, and where its chance comes from.

use axum::extract::ws::Utf8Bytes;
use game::{Dice, Seat, Viewer};
use serde_json::value::RawValue;
use wire::room::Room;

use crate::play::{Chance, Play};
use games::Playable;
use session::Broadcast;

/// Everything that viewers are sent of a game passes through one of these methods.
///
/// A server uses [`Faithful`], which keeps every default. The tests of secrecy use a type that leaks on purpose
/// (`leak_fixtures`), to show that they notice each leak, and chance from a list.
pub trait Disclosure: Default + Send + Sync + 'static {
    /// Where the chance of the tables comes from.
    type Chance: Chance;

    /// What everybody is sent after a move.
    fn broadcast<G: Playable>(&self, play: &mut Play<G, Self::Chance>) -> Broadcast {
        play.updates()
    }

    /// Sends one viewer its update. `room` makes the frame that describes the table.
    fn send_update<G: Playable>(
        &self,
        _play: &Play<G, Self::Chance>,
        update: &Utf8Bytes,
        _room: &dyn Fn() -> Utf8Bytes,
        sink: &mut dyn FnMut(&Utf8Bytes),
    ) {
        sink(update);
    }

    /// The notices that a viewer who comes in is sent, from this cursor on.
    fn notices<G: Playable>(
        &self,
        play: &Play<G, Self::Chance>,
        viewer: Viewer,
        from: u64,
    ) -> Vec<Box<RawValue>> {
        play.notices(viewer, from)
    }

    /// The sentence with which a command of this seat is refused.
    fn refusal<G: Playable>(
        &self,
        _play: Option<&Play<G, Self::Chance>>,
        _seat: Seat,
        message: String,
    ) -> String {
        message
    }

    /// The table as everybody sees it.
    fn room<G: Playable>(&self, _play: Option<&Play<G, Self::Chance>>, room: Room) -> Room {
        room
    }

    /// The record and the seed of a finished game; nothing before the end.
    fn record<G: Playable>(&self, play: &Play<G, Self::Chance>) -> Option<(String, String)> {
        play.record()
    }
}

/// Sends what the game says, and nothing else; its chance is the dice.
#[derive(Default)]
pub struct Faithful;

impl Disclosure for Faithful {
    type Chance = Dice;
}
