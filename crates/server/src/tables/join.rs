//! Sockets that join and leave.

use std::borrow::Cow;

use game::{BySeat, Recall, Seat, Viewer};
use tokio::time::Instant;
use wire::room::{Pause, Spectators, Status};
use wire::socket::{Tell, Welcome};

use super::{Disclosure, Guest, Join, Link, Reply, StoreFailed, Table, lengths};
use crate::connections::outbox::Close;
use crate::forget;
use crate::ids;
use crate::log::entry::Entry;
use crate::play::Play;
use crate::problem::Problem;
use games::Playable;

/// How many sockets a person may have at a table.
const SOCKETS: usize = 4;

impl<G: Playable, D: Disclosure> Table<G, D> {
    pub(super) async fn join(&mut self, join: Join) -> Result<(), StoreFailed> {
        let Join { socket, guest, by_old_code, cursor, talk, watch, outbox } = join;
        let by_link = watch.as_deref().is_some_and(|secret| self.is_board(secret));
        // A shared screen has no person, so that it is never sent what a seat may see.
        let guest = guest.filter(|_| watch.is_none());
        // A socket may have been opened just before its person was deleted.
        let guest = guest.filter(|guest| !self.registry.is_forgotten(guest.person));
        if let Some(guest) = &guest {
            self.take_held(guest).await?;
        }
        let seat = guest.as_ref().and_then(|guest| self.room.seat_of(guest.person));
        let viewer = seat.map_or(Viewer::Table, Viewer::Seat);
        let link = Link { guest, by_old_code, viewer, by_link, outbox };
        if seat.is_none() && !by_link && !self.may_watch(link.guest.as_ref()) {
            link.outbox.close(Close::new(4003, "no_spectators"));
            return Ok(());
        }
        if cursor.is_some() {
            self.registry.metrics.resumed.add();
        }
        tracing::debug!(%viewer, resumes = cursor.is_some(), "a socket joined");
        if let Some(guest) = &link.guest {
            self.close_oldest(guest.person);
        }
        self.links.insert(socket, link);
        self.idle_since = None;
        if let Some(seat) = seat {
            self.back(seat).await?;
        }
        self.welcome(socket, cursor, talk);
        self.tell_presence(viewer);
        self.plan();
        Ok(())
    }

    /// Tells everybody that somebody has come or gone. The number of spectators is sent now and then, so that strangers who come
    /// and go cost the players little.
    fn tell_presence(&mut self, viewer: Viewer) {
        let now = Instant::now();
        let next = self.watching_told.map_or(now, |told| told + self.registry.config.watching_pause);
        if viewer == Viewer::Table && next > now {
            self.watching_due = Some(next);
        } else {
            self.tell_watching(now);
        }
    }

    /// Describes the table to everybody, with the number of those who watch.
    pub(super) fn tell_watching(&mut self, now: Instant) {
        (self.watching_told, self.watching_due) = (Some(now), None);
        self.tell_room();
    }

    /// Makes room for one more socket of this person. The oldest is closed: most likely its device has forgotten it.
    fn close_oldest(&mut self, person: i64) {
        let own = |link: &Link| link.guest.as_ref().is_some_and(|guest| guest.person == person);
        let sockets = self.links.iter().filter(|(_, link)| own(link)).map(|(socket, _)| *socket);
        let mut sockets = sockets.collect::<Vec<u64>>().into_iter().rev();
        for oldest in sockets.by_ref().skip(SOCKETS - 1) {
            if let Some(link) = self.links.remove(&oldest) {
                link.outbox.close(Close::new(4008, "elsewhere"));
            }
        }
    }

    /// Who opens the table takes the seat that is held for them.
    async fn take_held(&mut self, guest: &Guest) -> Result<(), StoreFailed> {
        let now = self.registry.now();
        if self.room.status != Status::Open || self.room.held_for(guest.person, now).is_none() {
            return Ok(());
        }
        if let Ok(entries) = self.room.sit(guest.person, &guest.name, None, None, now) {
            self.write(entries).await?;
            if let Some(seat) = self.room.seat_of(guest.person) {
                self.seated(guest.person, seat).await;
            }
            self.reseat();
        }
        Ok(())
    }

    pub(super) fn may_watch(&self, guest: Option<&Guest>) -> bool {
        let playing = self.room.status == Status::Playing;
        let host = guest.is_some_and(|guest| guest.person == self.room.host);
        !playing || host || self.room.house.spectators != Spectators::Forbidden
    }

    fn is_board(&self, secret: &str) -> bool {
        self.board.is_some_and(|hash| hash == ids::hash(secret.as_bytes()))
    }

    /// Makes the secret of a new link for the shared screen. Screens that came by the one before are closed.
    pub(super) fn new_board(&mut self) -> Result<String, ids::NoRandomness> {
        let secret = ids::hex(&ids::random::<16>()?);
        self.board = Some(ids::hash(secret.as_bytes()));
        for link in self.links.values().filter(|link| link.by_link) {
            link.outbox.close(Close::new(4003, "no_spectators"));
        }
        Ok(secret)
    }

    /// Sends everything that a client needs to begin or to continue.
    fn welcome(&self, socket: u64, cursor: Option<u64>, talk: Option<u64>) {
        let Some(link) = self.links.get(&socket) else { return };
        let viewer = link.viewer;
        let seat = viewer.seat();
        let room = self.shown_to(link.is_stranger());
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
            talk: if link.is_stranger() { Cow::Borrowed(&[]) } else { self.room.talk_for(seat, heard) },
            muted: self.room.muted(seat).iter().collect(),
            removed: link.guest.as_ref().is_some_and(|guest| self.room.removed.contains(&guest.person)),
            clock: self.time_left(),
        };
        let secret = welcome.own.as_ref().map_or(0, |own| own.get().len())
            + welcome.notices.iter().map(|notice| notice.get().len()).sum::<usize>();
        let sent = welcome.notices.len();
        let text = super::text(&Tell::Welcome(Box::new(welcome)));
        let length = match (play, seat) {
            (Some(play), Some(_)) => self.welcome_length(play, text.len().saturating_sub(secret), sent),
            _ => 0,
        };
        self.send(socket, &lengths::padded(text, length).into());
    }

    /// How long the welcome of a seat is that is sent so many notices: equally long for every seat.
    fn welcome_length(&self, play: &Play<G, D::Chance>, public: usize, sent: usize) -> usize {
        let seats = play.table().seats();
        let own: Vec<_> = seats.iter().filter_map(|seat| play.own(seat)).collect();
        let sent = u64::try_from(sent).unwrap_or(u64::MAX);
        let notices = |seat: Seat| {
            let viewer = Viewer::Seat(seat);
            play.notices(viewer, play.cursor(viewer).saturating_sub(sent))
        };
        let notices: Vec<_> = seats.iter().map(notices).collect();
        lengths::welcome::<G>(public, &own, &notices)
    }

    /// The number of the first notice that a client is sent. Where remembering is part of the game, no client is sent
    /// again what it has received, whatever cursor it claims.
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
            entries.push(Entry::StandIn { seat, on: false, left: false });
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
        self.tell_presence(link.viewer);
        self.plan();
        Ok(())
    }

    /// Deletes a person's name and words. Here, because this task is the only writer of its log. The table is then read
    /// again, because what is in memory holds them too.
    pub(super) async fn forget(&mut self, person: i64, reply: Reply<()>) -> Result<(), StoreFailed> {
        self.cut(person)?;
        let done = forget::at_table(&self.registry.store, self.room.id, person).await;
        let _ = reply.send(done.map(|_| ()).map_err(Problem::from));
        Err(StoreFailed)
    }

    /// Closes the sockets of a person who was deleted.
    pub(super) fn cut(&mut self, person: i64) -> Result<(), StoreFailed> {
        let theirs = |link: &Link| link.guest.as_ref().is_some_and(|guest| guest.person == person);
        let sockets: Vec<u64> =
            self.links.iter().filter(|(_, link)| theirs(link)).map(|(socket, _)| *socket).collect();
        for socket in sockets {
            if let Some(link) = self.links.get(&socket) {
                link.outbox.close(Close::new(1012, "forgotten"));
            }
            self.gone(socket)?;
        }
        Ok(())
    }

    /// The client has received this many notices.
    pub(super) fn seen(&mut self, socket: u64, cursor: u64) {
        let viewer = self.links.get(&socket).map(|link| link.viewer);
        if let (Some(Viewer::Seat(seat)), Some(play)) = (viewer, self.current.get()) {
            let had = play.cursor(Viewer::Seat(seat)).min(cursor);
            let acknowledged = self.acknowledged.get_mut(seat);
            *acknowledged = had.max(*acknowledged);
        }
        self.looked();
    }

    /// Everybody sits where the new order says, and is sent the talk again, whose lines name seats.
    pub(super) fn reordered(&mut self, from: &[Option<Seat>]) {
        let was = |seat: Seat| from.get(usize::from(seat.number())).copied().flatten();
        self.away = BySeat::new(|seat| was(seat).and_then(|was| *self.away.get(was)));
        for link in self.links.values_mut() {
            let seat = link.guest.as_ref().and_then(|guest| self.room.seat_of(guest.person));
            link.viewer = seat.map_or(Viewer::Table, Viewer::Seat);
        }
        let sockets: Vec<u64> = self.links.keys().copied().collect();
        sockets.into_iter().for_each(|socket| self.welcome(socket, None, None));
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
            }
            self.welcome(socket, None, None);
        }
        // A seat may have lost its socket, for example to a device that is not connected.
        let (people, present) = (self.room.people(), self.present());
        for seat in Seat::ALL {
            let away = self.away.get_mut(seat);
            if !people.contains(seat) || present.contains(seat) {
                *away = None;
            } else if away.is_none() {
                *away = Some(Instant::now());
            }
        }
    }
}
