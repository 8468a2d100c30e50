//! Moves: a person's, a bot's.

use bots::Level;
use game::{Refuse, Seat, Turn};
use serde_json::Value;
use tokio::time::Instant;
use wire::room::Status;
use wire::socket::Tell;

use super::{Lost, Table};
use crate::clock;
use crate::entry::{self, Entry, HandOf};
use crate::hosted::Hosted;
use crate::play::{Play, Unplayed};
use crate::room::By;

/// Who moves, and with which number.
#[derive(Clone, Copy)]
struct Author {
    /// From which socket, with which number; a bot has neither.
    sent: Option<(u64, u64)>,
    hand: HandOf,
}

impl<G: Hosted> Table<G> {
    /// A person's move.
    pub(super) async fn command(&mut self, socket: u64, nonce: u64, command: &Value) -> Result<(), Lost> {
        let Some(link) = self.links.get(&socket) else { return Ok(()) };
        let metrics = &self.hall.metrics;
        let no = |code: &'static str, message: &str| Tell::Error {
            nonce: Some(nonce),
            code,
            at: String::new(),
            message: message.to_string(),
        };
        let Some(seat) = link.viewer.seat() else {
            metrics.commands_forged.add();
            self.tell(socket, &no("not_seated", "you do not sit at this table"));
            return Ok(());
        };
        if self.room.knows(seat, nonce) {
            metrics.commands_repeated.add();
            self.tell(socket, &Tell::Done { nonce });
            return Ok(());
        }
        if self.room.status != Status::Playing {
            metrics.commands_forged.add();
            self.tell(socket, &no("not_now", "no game is on at this table"));
            return Ok(());
        }
        if self.room.paused.is_some() {
            self.tell(socket, &no("paused", "the game stands still"));
            return Ok(());
        }
        let author = Author { sent: Some((socket, nonce)), hand: HandOf::Person };
        let before = self.play.as_ref().map_or(0, |play| play.cursor(game::Viewer::Seat(seat)));
        match self.play_move(seat, Wish::Written(command), author).await? {
            Ok(()) => {
                self.hall.metrics.commands.add();
                // Who answers has read the question.
                let floor = self.floors.get_mut(seat);
                *floor = before.max(*floor);
                #[cfg(feature = "planted")]
                if let Some(frame) = crate::planted::done(nonce, command) {
                    self.send_all(&frame);
                }
            }
            Err(Unplayed::Misread(misread)) => {
                self.hall.metrics.frames_malformed.add();
                let (at, message) = (misread.at, misread.message);
                self.tell(socket, &Tell::Error { nonce: Some(nonce), code: "unreadable", at, message });
            }
            Err(Unplayed::Refused(refusal)) => {
                self.hall.metrics.commands_refused.add();
                #[cfg_attr(not(feature = "planted"), allow(unused_mut))]
                let (rule, mut message) = (refusal.rule().to_string(), refusal.to_string());
                #[cfg(feature = "planted")]
                crate::planted::refusal(self.play.as_ref(), seat, &mut message);
                self.tell(socket, &Tell::Refused { nonce, rule, code: refusal.code(), message });
            }
            Err(Unplayed::Chance) => self.tell(socket, &no("unavailable", "the cards could not be drawn")),
        }
        Ok(())
    }

    /// A bot's move, on its own chair or for a person.
    pub(super) async fn bot_move(&mut self, seat: Seat, hand: HandOf) -> Result<(), Lost> {
        let level = match self.room.chair(seat).map(|chair| &chair.by) {
            Some(By::Bot { level }) => level.parse().unwrap_or(Level::Squire),
            _ => self.hall.config.stand_in,
        };
        let Some(mut play) = self.play.take() else { return Ok(()) };
        // How long it reckons hangs on what it knows: a champion searches as Evil alone. So all are told at one moment, later
        // than any of them needs.
        let told = Instant::now() + self.hall.config.pace / 16;
        // A bot may think for long; meanwhile this thread serves other tables.
        let thought = tokio::task::spawn_blocking(move || {
            let thought = play.think(seat, level);
            (play, thought)
        });
        let (play, (said, command)) = thought.await.map_err(|_| Lost)?;
        self.play = Some(play);
        tokio::time::sleep_until(told).await;
        if hand == HandOf::Bot {
            for statement in said {
                self.bot_says(seat, statement).await?;
            }
        }
        let author = Author { sent: None, hand };
        let Some(command) = command else { return Ok(()) };
        let made = self.play_move(seat, Wish::Meant(command), author).await?;
        if made.is_err()
            && let Some(other) = self.play.as_ref().and_then(|play| play.any_command(seat))
        {
            tracing::error!("a bot answered against the rules; another move was made for it");
            let _ = self.play_move(seat, Wish::Meant(other), author).await?;
        }
        match hand {
            HandOf::Person => {}
            HandOf::Bot => self.hall.metrics.bot_moves.add(),
            HandOf::StandIn => self.hall.metrics.stand_in_moves.add(),
            HandOf::Clock => self.hall.metrics.clock_moves.add(),
        }
        Ok(())
    }

    /// Draft, append, commit, publish, acknowledge.
    async fn play_move(
        &mut self,
        seat: Seat,
        wish: Wish<'_, G>,
        author: Author,
    ) -> Result<Result<(), Unplayed<G::Refusal>>, Lost> {
        let Some(play) = &mut self.play else { return Ok(Err(Unplayed::Chance)) };
        let asked = play.asked();
        let command = match wish {
            Wish::Written(value) => play.read(value),
            Wish::Meant(command) => Ok(command),
        };
        let command = match command {
            Ok(command) => command,
            Err(misread) => return Ok(Err(Unplayed::Misread(misread))),
        };
        #[cfg(feature = "planted")]
        crate::planted::log(seat, &command);
        let draft = match play.draft(seat, &command) {
            Ok(draft) => draft,
            Err(unplayed) => return Ok(Err(unplayed)),
        };
        let nonce = author.sent.map(|(_, nonce)| nonce);
        let at = clock::now();
        let entry = entry::did(nonce, author.hand, &draft.batch(), at);
        let over = matches!(draft.waiting(), Turn::Over(_));
        let mut index = None;
        if over {
            self.room.status = Status::Finished;
            index = Some(self.room.index());
        }
        let append =
            store::Append { table: self.room.id, expected: self.next, entries: vec![entry], index, at };
        // Until the store has it nobody sees it; if it does not take it, nobody ever will.
        self.hall.store.append(append).await.map_err(|_| Lost)?;
        draft.commit();
        self.next += 1;
        tracing::debug!(entries = self.next, "kept a move");
        if let Some(nonce) = nonce {
            self.room.remember(seat, nonce);
        }
        let now = self.play.as_ref().map(Play::asked).unwrap_or_default();
        let same_question = !now.is_empty() && now == asked.without(seat);
        if !same_question {
            self.new_question();
        }
        // First, so that what is told has the time for it.
        self.plan();
        #[cfg(feature = "planted")]
        let (first, last) = crate::planted::rooms(self.play.as_ref());
        #[cfg(feature = "planted")]
        (0..first).for_each(|_| self.tell_room());
        let done = author.sent.map(|(socket, nonce)| (socket, super::frame(&Tell::Done { nonce })));
        self.publish(done.as_ref().map(|(socket, frame)| (*socket, frame)));
        #[cfg(feature = "planted")]
        (0..last).for_each(|_| self.tell_room());
        if over {
            self.hall.metrics.tables_finished.add();
            self.tell_room();
        }
        Ok(Ok(()))
    }

    /// Deals.
    pub(super) async fn begin(&mut self) -> Result<(), Lost> {
        let opened = Play::<G>::open(&self.room.setup, self.room.seed, &self.room.entropy);
        let mut play = opened.map_err(|_| Lost)?;
        let draft = play.begin().map_err(|_| Lost)?;
        let entry = Entry::Began { play: entry::Play::of(&draft.batch()), at: clock::now() };
        self.room.fold(&entry, 0);
        let append = store::Append {
            table: self.room.id,
            expected: self.next,
            entries: vec![entry.write()],
            index: Some(self.room.index()),
            at: clock::now(),
        };
        self.hall.store.append(append).await.map_err(|_| Lost)?;
        draft.commit();
        self.next += 1;
        self.play = Some(play);
        self.new_question();
        self.plan();
        self.tell_room();
        self.publish(None);
        Ok(())
    }
}

/// A move as it came.
enum Wish<'a, G: Hosted> {
    Written(&'a Value),
    Meant(G::Command),
}
