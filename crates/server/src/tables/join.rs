//! Sockets that join and leave.

use std::borrow::Cow;

use game::{Recall, Seat, Viewer};
use tokio::time::Instant;
use wire::room::{Pause, Spectators, Status};
use wire::socket::{Tell, Welcome};

use super::{Disclosure, Guest, Join, Link, StoreFailed, Table};
use crate::connections::outbox::Close;
use crate::log::entry::Entry;
use games::Playable;

impl<G: Playable, D: Disclosure> Table<G, D> {
    pub(super) async fn join(&mut self, join: Join) -> Result<(), StoreFailed> {
        let Join { socket, guest, cursor, talk, outbox } = join;
        let seat = guest.as_ref().and_then(|guest| self.room.seat_of(guest.person));
        let viewer = seat.map_or(Viewer::Table, Viewer::Seat);
        let link = Link { guest, viewer, outbox };
        if seat.is_none() && !self.may_watch(link.guest.as_ref()) {
            link.outbox.close(Close::new(4003, "no_spectators"));
            return Ok(());
        }
        if cursor.is_some() {
            self.registry.metrics.resumed.add();
        }
        tracing::debug!(%viewer, resumes = cursor.is_some(), "a socket joined");
        self.links.insert(socket, link);
        self.idle_since = None;
        if let Some(seat) = seat {
            self.back(seat).await?;
        }
        self.welcome(socket, cursor, talk);
        self.tell_room();
        self.plan();
        Ok(())
    }

    fn may_watch(&self, guest: Option<&Guest>) -> bool {
        let playing = self.room.status == Status::Playing;
        let host = guest.is_some_and(|guest| guest.person == self.room.host);
        !playing || host || self.room.house.spectators != Spectators::Forbidden
    }

    /// Everything a client needs to go on.
    fn welcome(&self, socket: u64, cursor: Option<u64>, talk: Option<u64>) {
        let Some(link) = self.links.get(&socket) else { return };
        let viewer = link.viewer;
        let seat = viewer.seat();
        let room = self.shown();
        let play = self.current.get();
        let heard = usize::try_from(talk.unwrap_or(0)).unwrap_or(usize::MAX);
        let now = play.map_or(0, |play| play.cursor(viewer));
        let from = self.resume_from(viewer, cursor, now);
        let board = play.and_then(|play| play.board());
        let own = play.zip(seat).and_then(|(play, seat)| play.own(seat));
        let welcome = Welcome {
            wire: wire::VERSION,
            server: env!("CARGO_PKG_VERSION").into(),
            room: Cow::Owned(room),
            seat,
            host: link.guest.as_ref().is_some_and(|guest| guest.person == self.room.host),
            board: board.map(Cow::Owned),
            own: own.map(Cow::Owned),
            notices: play.map_or_else(Vec::new, |play| self.disclosure.notices(play, viewer, from)),
            cursor: now,
            talk: self.room.talk_for(seat, heard),
            muted: self.room.muted(seat).iter().collect(),
            clock: self.time_left(),
        };
        self.tell(socket, &Tell::Welcome(Box::new(welcome)));
    }

    /// The notice from which on a client is sent its history. Where remembering is part of the game, nobody is sent
    /// again what they have had, whatever cursor they claim.
    fn resume_from(&self, viewer: Viewer, cursor: Option<u64>, now: u64) -> u64 {
        let recall = self.current.get().map_or(Recall::All, |play| play.recall());
        let over = self.room.status == Status::Finished;
        match (recall, viewer) {
            (Recall::All, _) => cursor.unwrap_or(0),
            (Recall::OnlyNew, _) if over => cursor.unwrap_or(0),
            (Recall::OnlyNew, Viewer::Seat(seat)) => cursor.unwrap_or(now).max(*self.acknowledged.get(seat)),
            (Recall::OnlyNew, Viewer::Table) => now,
        }
        .min(now)
    }

    /// The person of a seat is connected again.
    async fn back(&mut self, seat: Seat) -> Result<(), StoreFailed> {
        *self.away.get_mut(seat) = None;
        let mut entries = Vec::new();
        if self.room.chair(seat).is_some_and(|chair| chair.stand_in) {
            entries.push(Entry::StandIn { seat, on: false });
            if let Some(play) = self.current.get_mut() {
                play.remove_bot(seat);
            }
        }
        if self.room.paused == Some(Pause::Empty) {
            entries.push(Entry::Paused { why: None });
        }
        self.write(entries).await
    }

    pub(super) fn gone(&mut self, socket: u64) -> Result<(), StoreFailed> {
        let Some(link) = self.links.remove(&socket) else { return Ok(()) };
        let still = |other: &Link| other.viewer == link.viewer;
        if let Viewer::Seat(seat) = link.viewer
            && !self.links.values().any(still)
        {
            *self.away.get_mut(seat) = Some(Instant::now());
        }
        if self.links.is_empty() {
            self.idle_since = Some(Instant::now());
        }
        self.tell_room();
        self.plan();
        Ok(())
    }

    /// The client has received so many notices.
    pub(super) fn seen(&mut self, socket: u64, cursor: u64) {
        let viewer = self.links.get(&socket).map(|link| link.viewer);
        if let (Some(Viewer::Seat(seat)), Some(play)) = (viewer, self.current.get()) {
            let had = play.cursor(Viewer::Seat(seat)).min(cursor);
            let acknowledged = self.acknowledged.get_mut(seat);
            *acknowledged = had.max(*acknowledged);
        }
    }

    /// Gives every socket the view of the seat that its person holds now.
    pub(super) fn reseat(&mut self) {
        let moved: Vec<u64> = self
            .links
            .iter()
            .filter(|(_, link)| {
                let seat = link.guest.as_ref().and_then(|guest| self.room.seat_of(guest.person));
                seat != link.viewer.seat()
            })
            .map(|(socket, _)| *socket)
            .collect();
        for socket in moved {
            if let Some(link) = self.links.get_mut(&socket) {
                let seat = link.guest.as_ref().and_then(|guest| self.room.seat_of(guest.person));
                link.viewer = seat.map_or(Viewer::Table, Viewer::Seat);
                if let Some(seat) = seat {
                    *self.away.get_mut(seat) = None;
                }
            }
            self.welcome(socket, None, None);
        }
    }
}
