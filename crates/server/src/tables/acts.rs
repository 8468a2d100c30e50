//! What people do about a table besides playing.

use game::{Seat, Viewer};
use wire::archive::{Archive, Steps};
use wire::rest::{Act, Acted, Sit};
use wire::room::Status;

use super::{Disclosure, Guest, StoreFailed, Table};
use crate::connections::outbox::Close;
use crate::ids;
use crate::log::entry::Entry;
use crate::problem::Problem;
use crate::tables::room::Seated;
use games::Playable;

/// The log of a table holds as many acts as it may.
fn full() -> Problem {
    Problem::conflict("acts_full", "enough has been changed at this table")
}

impl<G: Playable, D: Disclosure> Table<G, D> {
    pub(super) async fn sit(
        &mut self,
        guest: &Guest,
        sit: &Sit,
    ) -> Result<Result<Acted, Problem>, StoreFailed> {
        if self.is_full() {
            return Ok(Err(full()));
        }
        let (wish, entropy) = (sit.seat, sit.entropy.as_deref());
        let entries = match self.room.sit(guest.person, &guest.name, wish, entropy, self.registry.now()) {
            Ok(entries) => entries,
            Err(problem) => return Ok(Err(problem)),
        };
        self.change(entries).await?;
        Ok(Ok(self.acted(guest, None)))
    }

    pub(super) async fn act(
        &mut self,
        guest: &Guest,
        act: Act,
    ) -> Result<Result<Acted, Problem>, StoreFailed> {
        if self.is_full() && !matches!(act, Act::Start | Act::Leave | Act::End(_) | Act::Close | Act::Rematch)
        {
            return Ok(Err(full()));
        }
        match act {
            Act::Start => {
                if let Err(problem) = self.room.may_start(guest.person) {
                    return Ok(Err(problem));
                }
                self.begin().await?;
            }
            Act::Device => {
                let Some(seat) = self.room.seat_of(guest.person) else {
                    return Ok(Err(Problem::forbidden("not_seated", "you do not sit at this table")));
                };
                return Ok(match self.registry.device_code(self.room.id, seat, guest.person) {
                    Ok(code) => Ok(self.acted(guest, Some(code))),
                    Err(_) => Err(Problem::unavailable()),
                });
            }
            Act::Board => {
                if let Err(problem) = self.room.need_host(guest.person) {
                    return Ok(Err(problem));
                }
                return Ok(match self.new_board() {
                    Ok(secret) => Ok(Acted { board: Some(secret), ..self.acted(guest, None) }),
                    Err(_) => Err(Problem::unavailable()),
                });
            }
            Act::Rename => match self.room.rename(guest.person, &guest.name) {
                Ok(entries) => self.change(entries).await?,
                Err(problem) => return Ok(Err(problem)),
            },
            Act::Shuffle => {
                let Ok(order) = ids::shuffled(self.room.seated().map(|(seat, _)| seat).collect()) else {
                    return Ok(Err(Problem::unavailable()));
                };
                match self.room.act(guest.person, &Act::Order(order), &self.attendance()) {
                    Ok(entries) => self.change(entries).await?,
                    Err(problem) => return Ok(Err(problem)),
                }
            }
            Act::Knock => return self.knock(guest).await,
            Act::Rematch => return self.rematch(guest).await,
            Act::Mute { .. } | Act::Report { .. } => {
                // Nobody else learns of it.
                return match self.room.act(guest.person, &act, &self.attendance()) {
                    Ok(entries) => self.write(entries).await.map(|()| Ok(self.acted(guest, None))),
                    Err(problem) => Ok(Err(problem)),
                };
            }
            act => {
                let entries = match self.room.act(guest.person, &act, &self.attendance()) {
                    Ok(entries) => entries,
                    Err(problem) => return Ok(Err(problem)),
                };
                if !entries.is_empty() && matches!(act, Act::Pause(false) | Act::Clock(_)) {
                    self.new_question();
                }
                self.change(entries).await?;
            }
        }
        Ok(Ok(self.acted(guest, None)))
    }

    /// Whether the log of this table holds as many acts as it may.
    fn is_full(&self) -> bool {
        self.room.acts >= self.registry.config.limits.acts
    }

    /// Writes what changes and describes the changed table to everybody.
    async fn change(&mut self, entries: Vec<Entry>) -> Result<(), StoreFailed> {
        if entries.is_empty() {
            return Ok(());
        }
        let sat = entries.iter().find_map(|entry| match entry {
            Entry::Sat { seat, person, .. } => Some((*seat, *person)),
            _ => None,
        });
        let order = entries.iter().find_map(|entry| match entry {
            Entry::Order { from } => Some(from.clone()),
            _ => None,
        });
        self.write(entries).await?;
        if let Some(from) = order {
            self.reordered(&from);
        }
        if let Some((seat, person)) = sat {
            self.seated(person, seat).await;
        }
        self.after_change();
        Ok(())
    }

    /// Opens a new table with the same rules, for the same people.
    async fn rematch(&mut self, guest: &Guest) -> Result<Result<Acted, Problem>, StoreFailed> {
        if self.room.seat_of(guest.person).is_none() {
            return Ok(Err(Problem::forbidden("not_seated", "only somebody at this table can do this")));
        }
        if self.room.status != Status::Finished {
            return Ok(Err(Problem::conflict("not_now", "this game is not over")));
        }
        if self.shown().next.is_none() {
            let table = match self.registry.again(&self.room, guest.person).await {
                Ok(table) => table,
                Err(problem) => return Ok(Err(problem)),
            };
            self.write(vec![Entry::Next { table }]).await?;
            self.tell_room();
        }
        Ok(Ok(self.acted(guest, None)))
    }

    pub(super) async fn move_seat(
        &mut self,
        seat: Seat,
        from: i64,
        guest: &Guest,
    ) -> Result<Result<Acted, Problem>, StoreFailed> {
        if self.room.chair(seat).and_then(Seated::person) != Some(from) {
            return Ok(Err(Problem::missing("code")));
        }
        if guest.person != from {
            if self.room.seat_of(guest.person).is_some() {
                return Ok(Err(Problem::conflict("seated", "you already sit at this table")));
            }
            let mut entries = vec![Entry::NewDevice { seat, person: guest.person }];
            if self.room.chair(seat).is_some_and(|chair| chair.stand_in) {
                entries.push(Entry::StandIn { seat, on: false, left: false });
            }
            self.write(entries).await?;
            if let Some(play) = self.current.get_mut() {
                play.remove_bot(seat);
            }
            self.registry.note_seat(guest.person, self.room.id).await;
            self.after_change();
        }
        Ok(Ok(self.acted(guest, None)))
    }

    /// Closes the table if nobody is there.
    pub(super) async fn expire(&mut self) -> Result<(), StoreFailed> {
        if self.links.is_empty() && matches!(self.room.status, Status::Open | Status::Playing) {
            self.write(vec![Entry::Closed]).await?;
            self.registry.metrics.tables_expired.add();
        }
        Ok(())
    }

    /// Removes the table with everything in it.
    pub(super) async fn remove(&mut self, by: Option<i64>) -> Result<(), Problem> {
        match by {
            Some(person) => self.room.may_remove(person)?,
            None if self.links.is_empty() => {}
            None => return Err(Problem::conflict("not_now", "somebody is connected to this table")),
        }
        self.registry.store.remove(self.room.id).await?;
        self.registry.metrics.tables_removed.add();
        self.removed = true;
        for link in self.links.values() {
            link.outbox.close(Close::new(4004, "missing"));
        }
        Ok(())
    }

    /// Describes the changed table to everybody, each from the seat that they hold now.
    fn after_change(&mut self) {
        self.reseat();
        self.send_spectators_away();
        self.tell_room();
        self.plan();
        if let Some(time) = self.time_left() {
            self.send_all(&super::frame(&wire::socket::Tell::Clock(time)));
        }
    }

    /// Closes the sockets of those who may not watch.
    pub(super) fn send_spectators_away(&self) {
        for link in self.links.values() {
            if link.viewer == Viewer::Table && !link.by_link && !self.may_watch(link.guest.as_ref()) {
                link.outbox.close(Close::new(4003, "no_spectators"));
            }
        }
    }

    pub(super) fn acted(&self, guest: &Guest, device: Option<String>) -> Acted {
        let seat = self.room.seat_of(guest.person);
        Acted { room: self.shown(), seat, device, board: None, muted: self.room.muted(seat).iter().collect() }
    }

    /// The finished game with its proof. Before the end there is none.
    pub(super) fn archive(&self) -> Result<Archive, Problem> {
        let record = self.current.get().and_then(|play| self.disclosure.record(play));
        let Some((record, seed)) = record else {
            return Err(Problem::conflict("not_over", "a game is shown as a replay when it is over"));
        };
        Ok(self.room.archive(record, seed))
    }

    /// The finished game move by move, as one viewer saw it.
    pub(super) fn steps(&self, viewer: Viewer) -> Result<Steps, Problem> {
        match self.current.get() {
            Some(play) => play.steps(viewer, &self.room.talk),
            None => Err(Problem::conflict("not_over", "a game is shown as a replay when it is over")),
        }
    }
}
