//! What the tests of secrecy need and no production build has: scripted chance, and leaks planted on purpose.
//!
//! `tests/secrecy` plays two games that a viewer must not be able to tell apart and compares what the viewer is sent.
//! The same comparison must find every leak of this list, or it proves nothing. Everything here is behind the feature
//! `planted`, which only the server's own tests enable.

use std::collections::VecDeque;
use std::num::NonZeroU64;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use game::{Choices as _, Dice, Seat, Viewer};
use serde_json::json;
use serde_json::value::RawValue;
use wire::room::Room;

use crate::config::Config;
use crate::play::{Chance, Play};
use crate::run::Running;
use crate::tables::{self, Disclosure};
use games::Playable;
use session::Broadcast;

/// A leak that can be planted, each at another point of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leak {
    /// The update for spectators carries the first seat's own part.
    Public,
    /// Everybody is sent the acknowledgement of a move, with the move.
    Done,
    /// A refusal contains what the next seat sees.
    Refusal,
    /// A log line contains the move.
    Log,
    /// The room shows which seats have more than one choice.
    Choice,
    /// The order of frames depends on the deal: the room comes before the update or after it.
    Order,
    /// The number of frames depends on the deal.
    Count,
    /// The size of frames depends on the deal.
    Size,
    /// The description of the table contains the seed.
    Seed,
    /// The cursor counts refused commands of others.
    Cursor,
    /// A spectator who comes back is sent the notices of the first seat.
    Resume,
    /// The replay is available before the end.
    Replay,
}

impl Leak {
    /// All of them.
    pub const ALL: [Leak; 12] = [
        Leak::Public,
        Leak::Done,
        Leak::Refusal,
        Leak::Log,
        Leak::Choice,
        Leak::Order,
        Leak::Count,
        Leak::Size,
        Leak::Seed,
        Leak::Cursor,
        Leak::Resume,
        Leak::Replay,
    ];
}

static PLANTED: AtomicU8 = AtomicU8::new(0);
static REFUSED: AtomicU64 = AtomicU64::new(0);
static SCRIPT: Mutex<Option<Vec<u64>>> = Mutex::new(None);

/// Plants one leak in this process, or removes it.
pub fn plant(leak: Option<Leak>) {
    PLANTED.store(leak.map_or(0, number), Ordering::Relaxed);
}

/// The next table of this process that is dealt takes its chance from this list.
pub fn write_chance(ways: Vec<u64>) {
    REFUSED.store(0, Ordering::Relaxed);
    *SCRIPT.lock().unwrap_or_else(PoisonError::into_inner) = Some(ways);
}

fn number(leak: Leak) -> u8 {
    let place = Leak::ALL.iter().position(|other| *other == leak).unwrap_or(0);
    u8::try_from(place + 1).unwrap_or(0)
}

/// Whether this leak is planted.
fn is(leak: Leak) -> bool {
    PLANTED.load(Ordering::Relaxed) == number(leak)
}

/// Chance: the list of [`write_chance`] if there is one, otherwise the dice of the table.
#[derive(Clone)]
#[allow(missing_docs)] // the names say it
pub enum ScriptedChance {
    Script(VecDeque<u64>),
    Dice(Box<Dice>),
}

impl Chance for ScriptedChance {
    fn new(dice: Dice) -> ScriptedChance {
        let script = SCRIPT.lock().unwrap_or_else(PoisonError::into_inner).take();
        script.map_or(ScriptedChance::Dice(Box::new(dice)), |ways| ScriptedChance::Script(ways.into()))
    }

    fn draw(&mut self, ways: NonZeroU64) -> Option<u64> {
        match self {
            ScriptedChance::Script(script) => script.pop_front().filter(|way| *way < ways.get()),
            ScriptedChance::Dice(dice) => Some(dice.roll(ways)),
        }
    }
}

/// A bit that nobody may know, because it depends on the draws.
fn bit<G: Playable>(play: &Play<G, ScriptedChance>) -> bool {
    play.table().secrets().draws().iter().fold(0, |sum, draw| sum ^ draw.way) % 2 == 1
}

/// Starts a server whose tables leak what is planted.
pub async fn start(config: Config) -> Result<Running, String> {
    crate::run::start_with(config, tables::start::<Leaky>).await
}

/// Discloses the planted leak; without one, the same as [`tables::Faithful`].
#[derive(Default)]
pub struct Leaky;

impl Disclosure for Leaky {
    type Chance = ScriptedChance;

    fn broadcast<G: Playable>(&self, play: &mut Play<G, ScriptedChance>) -> Broadcast {
        let mut broadcast = play.updates();
        if is(Leak::Public) {
            broadcast.public.own = broadcast.seats.first().and_then(|(_, update)| update.own.clone());
        }
        if is(Leak::Size) && bit(play) {
            broadcast.board.insert(1, ' ');
        }
        if is(Leak::Cursor) {
            let refused = REFUSED.load(Ordering::Relaxed);
            broadcast.public.cursor += refused;
            broadcast.seats.iter_mut().for_each(|(_, update)| update.cursor += refused);
        }
        if is(Leak::Log)
            && let Some(step) = play.table().secrets().moves().last()
        {
            tracing::debug!(?step, "a move");
        }
        broadcast
    }

    fn send_update<G: Playable>(
        &self,
        play: &Play<G, ScriptedChance>,
        update: &Utf8Bytes,
        room: &dyn Fn() -> Utf8Bytes,
        sink: &mut dyn FnMut(&Utf8Bytes),
    ) {
        let bit = bit(play);
        if is(Leak::Order) && bit {
            sink(&room());
        }
        sink(update);
        if (is(Leak::Order) && !bit) || (is(Leak::Count) && bit) {
            sink(&room());
        }
        if is(Leak::Done)
            && let Some(step) = play.table().secrets().moves().last()
        {
            sink(&json!({"done": {"nonce": 0, "command": step.command}}).to_string().into());
        }
    }

    fn notices<G: Playable>(
        &self,
        play: &Play<G, ScriptedChance>,
        viewer: Viewer,
        from: u64,
    ) -> Vec<Box<RawValue>> {
        let viewer =
            if is(Leak::Resume) && viewer == Viewer::Table { Viewer::Seat(Seat::S0) } else { viewer };
        play.notices(viewer, from)
    }

    fn refusal<G: Playable>(
        &self,
        play: Option<&Play<G, ScriptedChance>>,
        seat: Seat,
        mut message: String,
    ) -> String {
        REFUSED.fetch_add(1, Ordering::Relaxed);
        if let Some(play) = play.filter(|_| is(Leak::Refusal)) {
            let next = seat.step(1, play.table().seats().len());
            message.push_str(play.own(next).as_deref().map_or("", RawValue::get));
        }
        message
    }

    fn room<G: Playable>(&self, play: Option<&Play<G, ScriptedChance>>, mut room: Room) -> Room {
        let Some(play) = play else { return room };
        if is(Leak::Choice) {
            room.chairs
                .iter_mut()
                .for_each(|chair| chair.stand_in = play.table().legal(chair.seat).count() > 1);
        }
        if is(Leak::Seed) {
            room.next = Some(play.seed().reveal_hex());
        }
        room
    }

    fn record<G: Playable>(&self, play: &Play<G, ScriptedChance>) -> Option<(String, String)> {
        if is(Leak::Replay) { Some(play.proof()) } else { play.record() }
    }
}
