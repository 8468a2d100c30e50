//! One table: a task that is its only writer.
//!
//! A move is drafted, appended to the store, committed, published and acknowledged, in this order. If the store does
//! not take it, nobody knows what is in the log, so the table is forgotten and read again when it is next needed.

mod acts;
mod bot_talk;
mod current;
mod disclosure;
mod join;
mod knocks;
mod lengths;
mod load;
mod moves;
mod publish;
pub mod room;
mod talk;
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)] // a test may stop loudly
mod tests;
mod timer;

use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use game::{BySeat, Seat, SeatSet, Viewer};
use store::Append;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use wire::archive::{Archive, Steps};
use wire::rest::{Act, Acted, Sit};
use wire::room::Room as Shown;
use wire::socket::{Tell, Words};

use crate::connections::limits::Buckets;
use crate::connections::outbox::{Close, Outbox};
use crate::log::entry::Entry;
use crate::metrics::Metrics;
use crate::play::Play;
use crate::problem::Problem;
use crate::registry::Registry;
use crate::store_log;
use crate::tables::room::Room;
use current::Current;
pub use disclosure::{Disclosure, Faithful};
use games::Playable;
pub use load::read_log;

/// How many asks are answered before the lines of talk that wait are written.
const ASKS_BEFORE_TALK: u32 = 64;

/// What a table is asked to do. A `socket` is the number of the socket that asks.
pub enum Ask {
    /// A socket has said hello.
    Join(Join),
    /// A socket is gone.
    Gone { socket: u64 },
    /// A person's move. The same nonce again is the same move.
    Command { socket: u64, nonce: u64, command: serde_json::Value },
    /// A line of talk.
    Say { socket: u64, nonce: u64, words: Words },
    /// The client has received this many notices.
    Seen { socket: u64, cursor: u64 },
    /// Take a seat.
    Sit { guest: Guest, sit: Sit, reply: Reply<Acted> },
    /// Do something about the table besides playing.
    Act { guest: Guest, act: Act, reply: Reply<Acted> },
    /// Move a seat to another device. `from` is the person who held it when the code was made.
    Move { seat: Seat, from: i64, guest: Guest, reply: Reply<Acted> },
    /// Close the table if nobody is there.
    Expire,
    /// Delete a person's name and words.
    Forget { person: i64, reply: Reply<()> },
    /// Close the sockets of a person who was deleted or banned.
    Cut { person: i64 },
    /// Remove the table with everything in it: the host's wish, or, by nobody, because it is old and nobody is there.
    Remove { by: Option<i64>, reply: Reply<()> },
    /// End the task, so that the table is read again from the store.
    ReadAgain,
    /// End the task because the server stops. `ended` is dropped when it has ended.
    Stop { ended: oneshot::Sender<()> },
    /// Describe the table.
    Look { reply: Reply<Shown> },
    /// The finished game with its proof.
    Archive { reply: Reply<Archive> },
    /// The finished game move by move, as this viewer saw it.
    Steps { viewer: Viewer, reply: Reply<Steps> },
}

/// Where the answer to an ask goes.
pub type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// A person who asks for something.
#[derive(Clone, Debug)]
pub struct Guest {
    pub person: i64,
    pub name: String,
}

/// A socket that has said hello.
pub struct Join {
    /// Its number.
    pub socket: u64,
    /// The person; a spectator may be unknown.
    pub guest: Option<Guest>,
    /// Whether the table was found by the code of a finished game.
    pub by_old_code: bool,
    /// How many of its own notices it has had.
    pub cursor: Option<u64>,
    /// How many lines of talk it has had.
    pub talk: Option<u64>,
    /// Only watch; the secret of the shared screen's link, or an empty text.
    pub watch: Option<String>,
    /// Where its frames go.
    pub outbox: Outbox,
}

/// A connected socket.
struct Link {
    guest: Option<Guest>,
    /// Whether the table was found by the code of a finished game.
    by_old_code: bool,
    viewer: Viewer,
    /// Whether it came in by the link for the shared screen.
    by_link: bool,
    outbox: Outbox,
}

impl Link {
    /// Whether it is a visitor who may have guessed the code: shown the end of the game, but not what people said.
    fn is_stranger(&self) -> bool {
        self.by_old_code && self.viewer == Viewer::Table
    }

    /// Queues a frame for the socket.
    fn push(&self, metrics: &Metrics, frame: &Utf8Bytes) {
        metrics.frames_out.add();
        metrics.frame_bytes_out.add_many(frame.len());
        if !self.outbox.send(frame.clone()) {
            metrics.slow_readers.add();
        }
    }
}

/// The store did not take an entry, or another program changed it: the table must be read again.
struct StoreFailed;

impl StoreFailed {
    fn because(error: store::Error) -> StoreFailed {
        store_log::failed("a table is read again: the store did not take an entry", &error);
        StoreFailed
    }
}

/// A table and everything that is only in memory.
pub struct Table<G: Playable, D: Disclosure> {
    registry: Arc<Registry>,
    disclosure: D,
    room: Room,
    current: Current<G, D::Chance>,
    /// The number of the next entry.
    next: u64,
    links: BTreeMap<u64, Link>,
    /// Lines of talk that wait to be written.
    lines: Vec<talk::Wanted>,
    /// Limits how much a person may say.
    talkers: Buckets<i64>,
    /// How many notices each seat has certainly had. They are not sent again where remembering is part of the game.
    acknowledged: BySeat<u64>,
    /// Since when the person of a seat is away.
    away: BySeat<Option<Instant>>,
    deadline: Option<Deadline>,
    bot_due: Option<Instant>,
    /// Until when people look at cards that were opened.
    showing: Option<Instant>,
    /// Bots that will speak, in no order.
    speakers: Vec<bot_talk::Speaker<G>>,
    idle_since: Option<Instant>,
    /// When everybody was last told how many watch, and when they must be told again.
    watching_told: Option<Instant>,
    watching_due: Option<Instant>,
    /// The spectators who have talked.
    spectators: HashSet<i64>,
    /// Whether the table was removed, so that the task must end.
    removed: bool,
    /// The seats that were held when the table was last described.
    held_shown: SeatSet,
    /// The hash of the secret of the shared screen's link. A server that starts again has forgotten it.
    board: Option<[u8; 32]>,
    /// When the last knocks were.
    knocks: Vec<Instant>,
    /// Set when the server stops; dropped with the table.
    ended: Option<oneshot::Sender<()>>,
}

/// When a decision must have been made.
#[derive(Clone, Copy)]
struct Deadline {
    at: Instant,
    of: std::time::Duration,
}

/// Starts the task of a table of any game, from its log.
pub type Start = fn(Arc<Registry>, Room, &[Entry]) -> Result<mpsc::Sender<Ask>, String>;

/// Starts the task of a table, which sends what `D` discloses.
pub fn start<D: Disclosure>(
    registry: Arc<Registry>,
    room: Room,
    entries: &[Entry],
) -> Result<mpsc::Sender<Ask>, String> {
    games::dispatch!(room.kind, G => start_game::<G, D>(registry, room, entries))
}

fn start_game<G: Playable, D: Disclosure>(
    registry: Arc<Registry>,
    room: Room,
    entries: &[Entry],
) -> Result<mpsc::Sender<Ask>, String> {
    let table = Table::<G, D>::load(registry, room, entries)?;
    let (sender, receiver) = mpsc::channel(256);
    tokio::spawn(table.run(receiver));
    Ok(sender)
}

impl<G: Playable, D: Disclosure> Table<G, D> {
    fn load(registry: Arc<Registry>, mut room: Room, entries: &[Entry]) -> Result<Table<G, D>, String> {
        let (acknowledged, play) = read_log(&mut room, entries)?;
        let now = Instant::now();
        let next = u64::try_from(entries.len()).unwrap_or(u64::MAX);
        let people = room.people();
        let limits = registry.config.limits;
        Ok(Table {
            registry,
            disclosure: D::default(),
            room,
            current: play.map_or(Current::NotBegun, |play| Current::Begun(Box::new(play))),
            next,
            links: BTreeMap::new(),
            lines: Vec::new(),
            talkers: Buckets::new(limits.lines.into(), limits.line_burst),
            acknowledged,
            away: BySeat::new(|seat| people.contains(seat).then_some(now)),
            deadline: None,
            bot_due: None,
            showing: None,
            speakers: Vec::new(),
            idle_since: Some(now),
            watching_told: None,
            watching_due: None,
            spectators: HashSet::new(),
            removed: false,
            held_shown: SeatSet::EMPTY,
            board: None,
            knocks: Vec::new(),
            ended: None,
        })
    }

    async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        self.registry.metrics.tables_awake.up();
        self.plan();
        let fate = self.serve(&mut asks).await;
        asks.close();
        let reason = match fate {
            Err(StoreFailed) => {
                self.registry.metrics.resyncs.add();
                Close::RESYNC
            }
            Ok(()) if self.ended.is_some() => Close::new(1012, "stopping"),
            Ok(()) => Close::new(1012, "idle"),
        };
        for link in self.links.values() {
            link.outbox.close(reason);
        }
        self.registry.metrics.tables_awake.down();
        // What was asked in the meantime is answered by the table once it is read again.
        self.registry.forget(self.room.id);
        while let Some(ask) = asks.recv().await {
            self.registry.clone().deliver(self.room.id, ask).await;
        }
    }

    async fn serve(&mut self, asks: &mut mpsc::Receiver<Ask>) -> Result<(), StoreFailed> {
        // One timer, reset only when something is due earlier. It may fire for nothing.
        let mut timer = std::pin::pin!(tokio::time::sleep_until(self.due()));
        loop {
            let due = self.due();
            if due < timer.deadline() || timer.is_elapsed() {
                timer.as_mut().reset(due);
            }
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(Ask::Stop { ended }) => {
                        self.ended = Some(ended);
                        return Ok(());
                    }
                    Some(ask) => {
                        self.answer(ask).await?;
                        if self.removed || self.finish_talk(asks).await? {
                            return Ok(());
                        }
                    }
                    None => return Ok(()),
                },
                () = timer.as_mut() => {
                    if self.tick().await? {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Writes the lines that wait. Moves and lines that have come meanwhile are taken first, so that a move does not
    /// wait for talk and all lines go into one append. True when the server stops.
    async fn finish_talk(&mut self, asks: &mut mpsc::Receiver<Ask>) -> Result<bool, StoreFailed> {
        let mut other = None;
        for _ in 0..ASKS_BEFORE_TALK {
            if self.lines.is_empty() {
                break;
            }
            match asks.try_recv() {
                Ok(ask @ (Ask::Command { .. } | Ask::Say { .. } | Ask::Seen { .. })) => {
                    self.answer(ask).await?;
                }
                Ok(Ask::Stop { ended }) => {
                    self.ended = Some(ended);
                    return Ok(true);
                }
                Ok(ask) => {
                    other = Some(ask);
                    break;
                }
                Err(_) => break,
            }
        }
        self.write_lines().await?;
        if let Some(ask) = other {
            self.answer(ask).await?;
        }
        Ok(false)
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), StoreFailed> {
        match ask {
            Ask::Join(join) => self.join(join).await,
            Ask::Gone { socket } => self.gone(socket),
            Ask::Command { socket, nonce, command } => self.command(socket, nonce, &command).await,
            Ask::Say { socket, nonce, words } => {
                self.say(socket, nonce, words);
                Ok(())
            }
            Ask::Seen { socket, cursor } => {
                self.seen(socket, cursor);
                Ok(())
            }
            Ask::Sit { guest, sit, reply } => {
                let answer = self.sit(&guest, &sit).await?;
                let _ = reply.send(answer);
                Ok(())
            }
            Ask::Act { guest, act, reply } => {
                let answer = self.act(&guest, act).await?;
                let _ = reply.send(answer);
                Ok(())
            }
            Ask::Move { seat, from, guest, reply } => {
                let answer = self.move_seat(seat, from, &guest).await?;
                let _ = reply.send(answer);
                Ok(())
            }
            Ask::Expire => self.expire().await,
            Ask::Forget { person, reply } => self.forget(person, reply).await,
            Ask::Cut { person } => self.cut(person),
            Ask::Remove { by, reply } => {
                let _ = reply.send(self.remove(by).await);
                Ok(())
            }
            Ask::ReadAgain => Err(StoreFailed),
            Ask::Stop { .. } => Ok(()),
            Ask::Look { reply } => {
                let _ = reply.send(Ok(self.shown()));
                Ok(())
            }
            Ask::Archive { reply } => {
                let _ = reply.send(self.archive());
                Ok(())
            }
            Ask::Steps { viewer, reply } => {
                let _ = reply.send(self.steps(viewer));
                Ok(())
            }
        }
    }

    /// Appends entries that are not moves, and folds them into the room.
    async fn write(&mut self, entries: Vec<Entry>) -> Result<(), StoreFailed> {
        if entries.is_empty() {
            return Ok(());
        }
        let facts = self.current.get().map_or(0, Play::facts);
        for entry in &entries {
            self.room.fold(entry, facts);
        }
        let full = self.room.acts > self.registry.config.limits.acts;
        if full && entries.iter().all(Entry::is_passing) {
            return Ok(()); // known in memory only
        }
        let bytes = entries.iter().map(Entry::write).collect();
        self.append(bytes, true).await
    }

    /// Appends and waits until it is on the disk.
    async fn append(&mut self, entries: Vec<Vec<u8>>, index: bool) -> Result<(), StoreFailed> {
        let count = u64::try_from(entries.len()).unwrap_or(0);
        let append = Append {
            table: self.room.id,
            expected: self.next,
            entries,
            index: index.then(|| self.room.index()),
            at: self.registry.now(),
        };
        self.registry.store.append(append).await.map_err(StoreFailed::because)?;
        self.next += count;
        tracing::debug!(entries = self.next, "kept");
        Ok(())
    }

    /// The seats whose people are connected.
    fn present(&self) -> SeatSet {
        self.links.values().filter_map(|link| link.viewer.seat()).collect()
    }

    fn shown(&self) -> Shown {
        let watching = self.links.values().filter(|link| link.viewer == Viewer::Table).count();
        let watching = u32::try_from(watching).unwrap_or(u32::MAX);
        let mut shown = self.room.show(self.present(), watching, self.registry.now());
        for chair in &mut shown.chairs {
            chair.bot_in = self.bot_in(chair.seat);
        }
        self.disclosure.room(self.current.get(), shown)
    }

    /// Sends a message to one socket.
    fn tell(&self, socket: u64, tell: &Tell<'_>) {
        self.send(socket, &frame(tell));
    }

    fn send(&self, socket: u64, frame: &Utf8Bytes) {
        if let Some(link) = self.links.get(&socket) {
            link.push(&self.registry.metrics, frame);
        }
    }

    /// Sends the same frame to everybody.
    fn send_all(&self, frame: &Utf8Bytes) {
        for link in self.links.values() {
            link.push(&self.registry.metrics, frame);
        }
    }

    fn room_frame(&self) -> Utf8Bytes {
        frame(&Tell::Room(Cow::Owned(self.shown())))
    }

    fn tell_room(&self) {
        let frame = self.room_frame();
        let strangers = || self::frame(&Tell::Room(Cow::Owned(self.shown_to(true))));
        for link in self.links.values() {
            let frame = if link.is_stranger() { &strangers() } else { &frame };
            link.push(&self.registry.metrics, frame);
        }
    }

    /// The table as it is shown to strangers, or to everybody else.
    fn shown_to(&self, stranger: bool) -> Shown {
        let mut shown = self.shown();
        if stranger {
            shown.table.clone_from(&shown.code);
        }
        shown
    }
}

/// A message as a frame.
fn frame(tell: &Tell<'_>) -> Utf8Bytes {
    text(tell).into()
}

fn text(tell: &Tell<'_>) -> String {
    // Writing to memory cannot fail.
    serde_json::to_string(tell).unwrap_or_default()
}
