//! Moves of people and of bots.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::{Refuse, Seat};
use serde_json::Value;
use tokio::time::Instant;
use wire::room::Status;
use wire::socket::Tell;

use super::{Disclosure, StoreFailed, Table};
use crate::log::entry::{self, Entry, Mover};
use crate::play::{self, Play, Unplayed};
use crate::tables::room::By;
use games::Playable;

/// Who makes a move.
#[derive(Clone, Copy)]
struct Author {
    mover: Mover,
    /// The socket and the nonce of a person's command; a bot has neither.
    sent: Option<(u64, u64)>,
}

/// A move as it comes: from a person as JSON, from a bot as a command.
enum Wanted<'a, G: Playable> {
    Json(&'a Value),
    Command(G::Command),
}

/// A move that the store has taken.
struct Made {
    /// Whether somebody is asked something new.
    new_question: bool,
    /// How many cards it opened.
    opened: u32,
    over: bool,
}

type Outcome<T, R> = Result<Result<T, Unplayed<R>>, StoreFailed>;

/// Why a table cannot take commands: a code, and a sentence.
type Unable = (&'static str, &'static str);

impl<G: Playable, D: Disclosure> Table<G, D> {
    /// A person's move.
    pub(super) async fn command(
        &mut self,
        socket: u64,
        nonce: u64,
        command: &Value,
    ) -> Result<(), StoreFailed> {
        let Some(link) = self.links.get(&socket) else { return Ok(()) };
        let Some(seat) = link.viewer.seat() else {
            self.registry.metrics.commands_forged.add();
            self.tell_unable(socket, nonce, ("not_seated", "you do not sit at this table"));
            return Ok(());
        };
        if self.room.knows(seat, nonce) {
            self.registry.metrics.commands_repeated.add();
            self.tell(socket, &Tell::Done { nonce });
            return Ok(());
        }
        if let Some(unable) = self.unable() {
            self.tell_unable(socket, nonce, unable);
            return Ok(());
        }
        let author = Author { mover: Mover::Person, sent: Some((socket, nonce)) };
        let before = self.current.get().map_or(0, |play| play.cursor(game::Viewer::Seat(seat)));
        match self.play_move(seat, Wanted::Json(command), author).await? {
            Ok(()) => {
                self.registry.metrics.commands.add();
                // A seat that answers has received the question.
                let acknowledged = self.acknowledged.get_mut(seat);
                *acknowledged = before.max(*acknowledged);
            }
            Err(unplayed) => self.tell_unplayed(socket, nonce, seat, unplayed),
        }
        Ok(())
    }

    /// Why no command can be made now.
    fn unable(&self) -> Option<Unable> {
        if self.room.status != Status::Playing {
            self.registry.metrics.commands_forged.add();
            return Some(("not_now", "no game is being played at this table"));
        }
        self.room.paused.map(|_| ("paused", "the game is paused"))
    }

    fn tell_unable(&self, socket: u64, nonce: u64, (code, message): Unable) {
        let (code, at, message) = (code.into(), "".into(), message.into());
        self.tell(socket, &Tell::Error { nonce: Some(nonce), code, at, message });
    }

    fn tell_unplayed(&self, socket: u64, nonce: u64, seat: Seat, unplayed: Unplayed<G::Refusal>) {
        match unplayed {
            Unplayed::Misread(misread) => {
                self.registry.metrics.frames_malformed.add();
                let (at, message) = (misread.at.into(), misread.message.into());
                self.tell(
                    socket,
                    &Tell::Error { nonce: Some(nonce), code: "unreadable".into(), at, message },
                );
            }
            Unplayed::Refused(refusal) => {
                self.registry.metrics.commands_refused.add();
                let message = self.disclosure.refusal(self.current.get(), seat, refusal.to_string()).into();
                let (rule, code) = (refusal.rule().to_string().into(), refusal.code().into());
                self.tell(socket, &Tell::Refused { nonce, rule, code, message });
            }
            Unplayed::Chance => {
                self.tell_unable(socket, nonce, ("unavailable", "the cards could not be drawn"));
            }
        }
    }

    /// A bot's move, on its own seat or for a person.
    pub(super) async fn bot_move(&mut self, seat: Seat, mover: Mover) -> Result<(), StoreFailed> {
        let level = match self.room.chair(seat).map(|chair| &chair.by) {
            Some(By::Bot { level }) => *level,
            _ => self.registry.config.stand_in,
        };
        let Some(mut play) = self.current.lend() else { return Ok(()) };
        let start = Instant::now();
        // A bot may think for long; on a thread of its own it does not hold up other tables.
        let thinking = tokio::task::spawn_blocking(move || {
            let thought = play.think(seat, level);
            (play, thought)
        });
        let (play, command) = thinking.await.map_err(|_| StoreFailed)?;
        self.current.put(play);
        tokio::time::sleep_until(self.publishing_time(start)).await;
        let author = Author { mover, sent: None };
        let Some(command) = command else { return Ok(()) };
        let made = self.play_move(seat, Wanted::Command(command), author).await?;
        if made.is_err()
            && let Some(other) = self.current.get().and_then(|play| play.any_command(seat))
        {
            tracing::error!("a bot made an illegal move; another move was made for it");
            let _ = self.play_move(seat, Wanted::Command(other), author).await?;
        }
        match mover {
            Mover::Person => {}
            Mover::Bot => self.registry.metrics.bot_moves.add(),
            Mover::StandIn => self.registry.metrics.stand_in_moves.add(),
            Mover::Clock => self.registry.metrics.clock_moves.add(),
        }
        Ok(())
    }

    /// When what a bot has thought of since `start` may be published.
    pub(super) fn publishing_time(&self, start: Instant) -> Instant {
        let step = (self.registry.config.pace / 16).max(LEAST_STEP);
        start + time_to_publish(start.elapsed(), step)
    }

    /// Makes a move and publishes it.
    async fn play_move(
        &mut self,
        seat: Seat,
        wanted: Wanted<'_, G>,
        author: Author,
    ) -> Outcome<(), G::Refusal> {
        let made = match self.make_move(seat, wanted, author).await? {
            Ok(made) => made,
            Err(unplayed) => return Ok(Err(unplayed)),
        };
        if made.new_question {
            self.new_question();
        }
        self.show(made.opened);
        // Before publishing, so that the frames carry the new time.
        self.plan();
        let done: Option<(u64, Utf8Bytes)> =
            author.sent.map(|(socket, nonce)| (socket, super::frame(&Tell::Done { nonce })));
        self.publish(done.as_ref().map(|(socket, frame)| (*socket, frame)), false);
        self.plan_remarks();
        if made.over {
            self.registry.metrics.tables_finished.add();
        }
        // Everybody learns that a bot moved for a person.
        if made.over || matches!(author.mover, Mover::StandIn | Mover::Clock) {
            self.tell_room();
        }
        Ok(Ok(()))
    }

    /// Drafts a move, appends it to the store, then commits it. Nobody sees a move that the store has not taken.
    async fn make_move(
        &mut self,
        seat: Seat,
        wanted: Wanted<'_, G>,
        author: Author,
    ) -> Outcome<Made, G::Refusal> {
        let Some(play) = self.current.get_mut() else { return Ok(Err(Unplayed::Chance)) };
        let asked = play.asked();
        let command = match wanted {
            Wanted::Command(command) => command,
            Wanted::Json(value) => match play.read(value) {
                Ok(command) => command,
                Err(misread) => return Ok(Err(Unplayed::Misread(misread))),
            },
        };
        let draft = match play.draft(seat, &command) {
            Ok(draft) => draft,
            Err(unplayed) => return Ok(Err(unplayed)),
        };
        let (nonce, at) = (author.sent.map(|(_, nonce)| nonce), self.registry.now());
        let entry =
            Entry::Played { nonce, mover: author.mover, play: entry::Play::of(&draft.batch()), at }.write();
        let results = draft.ended().map(play::results);
        let over = results.is_some();
        let told = draft.batch().events.iter().filter_map(G::public);
        let opened = told.map(|told| u32::from(G::cards_opened(&told))).sum();
        let mut index = None;
        if let Some(results) = results {
            self.room.finish(at, results);
            index = Some(self.room.index());
        }
        let append =
            store::Append { table: self.room.id, expected: self.next, entries: vec![entry], index, at };
        self.registry.store.append(append).await.map_err(StoreFailed::because)?;
        draft.commit();
        self.next += 1;
        tracing::debug!(entries = self.next, "kept a move");
        self.room.moved(seat, author.mover, nonce);
        let now = self.current.get().map(Play::asked).unwrap_or_default();
        let same_question = !now.is_empty() && now == asked.without(seat);
        Ok(Ok(Made { new_question: !same_question, opened, over }))
    }

    /// Deals.
    pub(super) async fn begin(&mut self) -> Result<(), StoreFailed> {
        let opened = Play::<G, D::Chance>::open(&self.room.setup, self.room.seed, &self.room.entropy);
        let mut play = opened.map_err(|_| StoreFailed)?;
        let draft = play.begin().map_err(|_| StoreFailed)?;
        let entry = Entry::Began { play: entry::Play::of(&draft.batch()), at: self.registry.now() };
        self.room.fold(&entry, 0);
        self.append(vec![entry.write()], true).await?;
        draft.commit();
        self.current.put(Box::new(play));
        self.new_question();
        self.plan();
        self.send_spectators_away();
        self.tell_room();
        self.publish(None, true);
        Ok(())
    }
}

/// The shortest step after which a bot's move is published, also without a pause before it.
const LEAST_STEP: Duration = Duration::from_millis(10);

/// How long after a bot began to think its move is published. The time it thinks depends on what it knows, so this is a
/// whole number of steps: one, unless a decision takes longer than a step.
fn time_to_publish(thought: Duration, step: Duration) -> Duration {
    match thought.as_nanos().checked_div(step.as_nanos()) {
        Some(steps) => step.saturating_mul(u32::try_from(steps + 1).unwrap_or(u32::MAX)),
        None => Duration::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bots_move_is_published_after_whole_steps() {
        let milliseconds = Duration::from_millis;
        let published = |thought| time_to_publish(milliseconds(thought), milliseconds(100));
        assert_eq!([0, 1, 99].map(published), [milliseconds(100); 3]);
        assert_eq!([100, 199].map(published), [milliseconds(200); 2]);
        assert_eq!(time_to_publish(milliseconds(5), Duration::ZERO), Duration::ZERO);
    }
}
