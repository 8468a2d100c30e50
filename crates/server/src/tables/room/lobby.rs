//! What can be changed before the start: the game, the number of seats, who sits where, names, who is ready.

use game::Seat;
use serde_json::Value;
use wire::room::Status;

use super::permissions::{added, changed};
use super::{By, Room, Seated};
use crate::log::entry::{self, Entry};
use crate::problem::Problem;

impl Room {
    /// The entries of another setup. Everybody who sits keeps a seat; otherwise it is refused.
    pub(super) fn set_up(&self, person: i64, setup: &Value, now: i64) -> Result<Vec<Entry>, Problem> {
        self.need_host(person)?;
        self.need(Status::Open)?;
        let accepted = crate::registry::accept(self.kind, setup)?;
        let setup = accepted.setup;
        let from = self.fit(accepted.players.into(), now)?;
        // A secret list is always written: otherwise a host who did not choose it could find out by trying whether it is
        // the one in force.
        let secret = |setup: &Value| games::public_setup(self.kind, setup) != *setup;
        let differs = setup != self.setup || secret(&setup);
        let mut entries = changed(differs, Entry::Setup(entry::Setup { setup }));
        entries.extend(self.order_entry(from));
        Ok(entries)
    }

    /// Who sits where at a table with this many seats. Who sits in a seat that remains stays there. The others get the
    /// places that matter least: free ones, then those of bots, then held ones.
    fn fit(&self, seats: usize, now: i64) -> Result<Vec<Option<Seat>>, Problem> {
        let rank = |seat: Option<Seat>| match seat.and_then(|seat| self.chair(seat)) {
            Some(Seated { by: By::Person { .. }, .. }) => 3,
            Some(chair) if chair.held(now).is_some() => 2,
            Some(Seated { by: By::Bot { .. }, .. }) => 1,
            _ => 0,
        };
        let all: Vec<Seat> = self.seated().map(|(seat, _)| seat).collect();
        let mut from: Vec<Option<Seat>> = all.iter().copied().take(seats).map(Some).collect();
        from.resize(seats, None);
        let mut beyond: Vec<Seat> = all.into_iter().skip(seats).collect();
        beyond.sort_by_key(|seat| std::cmp::Reverse(rank(Some(*seat))));
        for seat in beyond {
            let own = rank(Some(seat));
            match from.iter_mut().min_by_key(|place| rank(**place)) {
                Some(place) if rank(*place) < own => *place = Some(seat),
                _ if own == 3 => {
                    return Err(Problem::conflict(
                        "crowded",
                        "more people sit here than there would be seats",
                    ));
                }
                _ => {}
            }
        }
        Ok(from)
    }

    /// The entries of another order: for every seat, the seat that its sitter has now.
    pub(super) fn order(&self, person: i64, order: &[Seat]) -> Result<Vec<Entry>, Problem> {
        self.need_host(person)?;
        self.need(Status::Open)?;
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        if !sorted.iter().eq(self.seated().map(|(seat, _)| seat).collect::<Vec<_>>().iter()) {
            return Err(wire::json::Misread::new("order", "every seat of the table, each once").into());
        }
        Ok(self.order_entry(order.iter().copied().map(Some).collect()))
    }

    /// The entry of an order that differs from the present one.
    fn order_entry(&self, from: Vec<Option<Seat>>) -> Vec<Entry> {
        let same = from.iter().copied().eq(self.seated().map(|(seat, _)| Some(seat)));
        changed(!same, Entry::Order { from })
    }

    /// The entry with which two seats change places.
    fn exchange(&self, one: Seat, other: Seat) -> Vec<Entry> {
        let other_of = |seat| match seat {
            seat if seat == one => other,
            seat if seat == other => one,
            seat => seat,
        };
        self.order_entry(self.seated().map(|(seat, _)| Some(other_of(seat))).collect())
    }

    /// The entries of sitting elsewhere before the start. A bot gives up its place; a person is asked with `swap`.
    pub(super) fn sit_elsewhere(&self, seat: Seat, wish: Seat, now: i64) -> Result<Vec<Entry>, Problem> {
        let chair = self.chair(wish).ok_or_else(|| Problem::conflict("full", "no such seat is free"))?;
        match chair.by {
            By::Person { .. } => Err(Problem::conflict("full", "somebody sits there")),
            By::Nobody if chair.held(now).is_some() => {
                Err(Problem::conflict("held", "this seat is held for somebody"))
            }
            By::Nobody | By::Bot { .. } => Ok(self.exchange(seat, wish)),
        }
    }

    /// The entries of asking somebody to change places, of agreeing, or of asking no longer.
    pub(super) fn swap(&self, person: i64, with: Option<Seat>) -> Result<Vec<Entry>, Problem> {
        let seat = self.need_seat(person)?;
        self.need(Status::Open)?;
        if let Some(other) = with {
            let chair =
                self.chair(other).filter(|_| other != seat).ok_or_else(|| Problem::missing("seat"))?;
            if chair.person().is_none() {
                return Err(Problem::conflict("no_person", "nobody sits there"));
            }
            if chair.swap == Some(seat) {
                return Ok(self.exchange(seat, other));
            }
        }
        let is = self.chair(seat).and_then(|chair| chair.swap);
        Ok(changed(is != with, Entry::Swap { seat, with }))
    }

    /// The entries of taking another name at this table.
    pub fn rename(&self, person: i64, name: &str) -> Result<Vec<Entry>, Problem> {
        let seat = self.need_seat(person)?;
        self.need(Status::Open)?;
        let is = |chair: &Seated| matches!(&chair.by, By::Person { name: other, .. } if other == name);
        if self.chair(seat).is_some_and(is) {
            return Ok(Vec::new());
        }
        self.check_name_of(name, Some(person))?;
        Ok(vec![Entry::Named { seat, person, name: name.to_string() }])
    }

    /// The entries of being ready. Who is ready adds to the seed again, after the last change of the table.
    pub(super) fn ready(&self, person: i64, on: bool, entropy: Option<&str>) -> Result<Vec<Entry>, Problem> {
        let seat = self.need_seat(person)?;
        self.need(Status::Open)?;
        let entropy = added(seat, entropy.filter(|_| on))?;
        let is = self.chair(seat).is_some_and(|chair| chair.ready);
        Ok(changed(is != on, Entry::Ready { seat, on, entropy }))
    }

    /// The entries of putting a bot into the seat of a person during the game. The person learns of it, and may knock.
    pub(super) fn replace(&self, seat: Option<Seat>, level: bots::Level) -> Result<Vec<Entry>, Problem> {
        let seat = seat.ok_or_else(|| Problem::missing("seat"))?;
        match self.chair(seat).and_then(Seated::person) {
            None => Err(Problem::conflict("no_person", "nobody sits there")),
            Some(person) if person == self.host => {
                Err(Problem::conflict("not_now", "the host keeps the seat; make somebody else host first"))
            }
            Some(person) => Ok(vec![Entry::Removed { seat, person }, Entry::Bot { seat, level }]),
        }
    }
}
