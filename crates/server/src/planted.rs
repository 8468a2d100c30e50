//! What the tests of secrecy need and no production build has: chance told in advance, and leaks planted on purpose.
//!
//! `tests/secrecy.rs` plays two games that a viewer may not be able to tell apart and compares what the viewer is
//! sent. The same comparison must catch every leak of this list, or it shows nothing. Everything here is behind the
//! feature `planted`, which only the server's own tests switch on.

use std::num::NonZeroU64;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use game::{Impossible, Seat, StateOf, Viewer, Ways};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use wire::room::Room as Shown;

use crate::hosted::Hosted;
use crate::play::{Play, Round};

/// A leak that can be planted, each at another point of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leak {
    /// The update for spectators carries the first seat's own part.
    Public,
    /// The acknowledgement of a move goes to everybody, with the move.
    Done,
    /// A refusal tells what the next seat sees.
    Refusal,
    /// A log line has the move in it.
    Log,
    /// The room shows which seats have more than one choice.
    Choice,
    /// The order of frames depends on the deal: the room comes before the update or after it.
    Order,
    /// The number of frames depends on the deal.
    Count,
    /// The size of frames depends on the deal.
    Size,
    /// How the table looks, asked over HTTP, has the seed in it.
    Seed,
    /// The cursor counts what others tried and were refused.
    Cursor,
    /// Whoever comes back as a spectator is told what the first seat was told.
    Resume,
    /// The replay is given before the end.
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

/// Plants one leak in this process, or pulls it out again.
pub fn plant(leak: Option<Leak>) {
    PLANTED.store(leak.map_or(0, number), Ordering::Relaxed);
}

/// The next table of this process that is dealt takes chance from this list, way by way.
pub fn write_chance(ways: Vec<u64>) {
    REFUSED.store(0, Ordering::Relaxed);
    *SCRIPT.lock().unwrap_or_else(PoisonError::into_inner) = Some(ways);
}

fn number(leak: Leak) -> u8 {
    let place = Leak::ALL.iter().position(|other| *other == leak).unwrap_or(0);
    u8::try_from(place + 1).unwrap_or(0)
}

/// Whether this leak is planted.
pub(crate) fn is(leak: Leak) -> bool {
    PLANTED.load(Ordering::Relaxed) == number(leak)
}

/// Chance: what was told in advance if anything was, and the table's own dealer otherwise.
pub(crate) struct Chance<G: Hosted> {
    script: Option<game::Script>,
    dealer: G::Dealer,
}

impl<G: Hosted> Chance<G> {
    pub(crate) fn over(dealer: G::Dealer) -> Chance<G> {
        let script = SCRIPT.lock().unwrap_or_else(PoisonError::into_inner).take().map(game::Script::new);
        Chance { script, dealer }
    }
}

impl<G: Hosted> Ways<G> for Chance<G> {
    type Error = Impossible;
    fn way(&mut self, state: &StateOf<G>, ways: NonZeroU64) -> Result<u64, Impossible> {
        match &mut self.script {
            None => self.dealer.way(state, ways),
            Some(script) => Ways::<G>::way(script, state, ways).map_err(|end| Impossible {
                at: format!("script[{}]", end.at),
                message: "the chance that was told in advance has no way here".to_string(),
            }),
        }
    }
}

/// A bit of the truth that nobody may know: it follows from how chance went.
fn bit<G: Hosted>(play: &Play<G>) -> bool {
    play.planted_draws() % 2 == 1
}

/// What is sent after a move.
pub(crate) fn news<G: Hosted>(play: &Play<G>, round: &mut Round) {
    if is(Leak::Public) {
        round.public.own = round.seats.first().and_then(|(_, news)| news.own.clone());
    }
    if is(Leak::Size) && bit(play) {
        round.board.insert(1, ' ');
    }
    if is(Leak::Cursor) {
        let refused = REFUSED.load(Ordering::Relaxed);
        round.public.cursor += refused;
        round.seats.iter_mut().for_each(|(_, news)| news.cursor += refused);
    }
}

/// How often the room is told before the update, and how often after it.
pub(crate) fn rooms<G: Hosted>(play: Option<&Play<G>>) -> (usize, usize) {
    let bit = usize::from(play.is_some_and(bit));
    match (is(Leak::Order), is(Leak::Count)) {
        (true, _) => (bit, 1 - bit),
        (_, true) => (0, bit),
        _ => (0, 0),
    }
}

/// The acknowledgement that everybody gets.
pub(crate) fn done(nonce: u64, command: &Value) -> Option<axum::extract::ws::Utf8Bytes> {
    is(Leak::Done).then(|| json!({"done": {"nonce": nonce, "command": command}}).to_string().into())
}

/// A refusal's sentence.
pub(crate) fn refusal<G: Hosted>(play: Option<&Play<G>>, seat: Seat, message: &mut String) {
    REFUSED.fetch_add(1, Ordering::Relaxed);
    if let Some(play) = play.filter(|_| is(Leak::Refusal)) {
        let next = seat.step(1, play.planted_seats());
        message.push_str(play.own(next).as_deref().map_or("", RawValue::get));
    }
}

/// A line in the log.
pub(crate) fn log(seat: Seat, command: &impl std::fmt::Debug) {
    if is(Leak::Log) {
        tracing::debug!(%seat, ?command, "a move");
    }
}

/// How the table looks.
pub(crate) fn room<G: Hosted>(play: Option<&Play<G>>, shown: &mut Shown) {
    let Some(play) = play else { return };
    if is(Leak::Choice) {
        shown.chairs.iter_mut().for_each(|chair| chair.stand_in = play.planted_choices(chair.seat) > 1);
    }
    if is(Leak::Seed) {
        shown.next = Some(play.planted_seed());
    }
}

/// From whose point of view a spectator is told what it missed.
pub(crate) fn viewer(viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::Table if is(Leak::Resume) => Viewer::Seat(Seat::S0),
        viewer => viewer,
    }
}
