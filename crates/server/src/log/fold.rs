//! How the state of a table besides its game follows from its log.

use game::Seat;
use wire::room::Status;
use wire::socket::Said;

use super::entry::Entry;
use crate::tables::room::{By, Hold, KNOCKS, Knocker, Room, Seated};

impl Room {
    /// Applies one more entry. The events of the game are folded by the game's own table.
    pub fn fold(&mut self, entry: &Entry, facts: u64) {
        self.acts += usize::from(entry.is_act());
        match entry {
            Entry::Opened(_) => {}
            Entry::Sat { seat, person, name, entropy } => {
                if let Some(added) = entropy {
                    // Written by the server itself; one that cannot be read counts as none.
                    let _ = self.entropy.restore(*seat, added);
                }
                self.sat(*seat, *person, name);
            }
            Entry::Bot { seat, level } => self.put(*seat, By::Bot { level: *level }),
            Entry::Left { seat } => self.put(*seat, By::Nobody),
            Entry::Removed { seat, person } => {
                self.put(*seat, By::Nobody);
                self.removed.insert(*person);
            }
            Entry::Held { seat, person, name, until } => {
                self.put(*seat, By::Nobody);
                if let Some(chair) = self.chair_mut(*seat) {
                    chair.held = Some(Hold { person: *person, name: name.clone(), until: *until });
                }
            }
            Entry::Knocked { person, name, .. } => {
                if self.knocks.len() >= KNOCKS {
                    self.knocks.remove(0);
                }
                self.knocks.push(Knocker { number: self.knocked, person: *person, name: name.clone() });
                self.knocked += 1;
            }
            Entry::Answered { knock, .. } => self.knocks.retain(|each| each.number != *knock),
            Entry::NewDevice { seat, person } => {
                let Some(Seated { by: By::Person { id, .. }, .. }) = self.chair_mut(*seat) else { return };
                let before = std::mem::replace(id, *person);
                if self.host == before {
                    self.host = *person;
                }
            }
            Entry::Host { person } => self.host = *person,
            Entry::Locked { on } => self.locked = *on,
            Entry::House { house } => self.house = house.clone(),
            Entry::Began { .. } => self.status = Status::Playing,
            Entry::Played { nonce, play, .. } => {
                if let (Some(seat), Some(nonce)) = (play.seat(), nonce) {
                    self.remember(seat, *nonce);
                }
            }
            Entry::Said { seat, name, nonce, words, .. } => {
                if let (Some(seat), Some(nonce)) = (seat, nonce) {
                    self.remember(*seat, *nonce);
                }
                let line = u64::try_from(self.talk.len()).unwrap_or(u64::MAX);
                let (seat, name, words) = (*seat, name.clone(), words.clone());
                self.spoken += words.weight();
                self.talk.push(Said { line, seat, name, after: facts, words, muted: false });
            }
            Entry::StandIn { seat, on, left } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    (chair.stand_in, chair.left) = (*on, *left);
                }
            }
            Entry::Paused { why } => self.paused = *why,
            Entry::Muted { by, seat, on } => {
                if let Some(chair) = self.chair_mut(*by) {
                    chair.muted = if *on { chair.muted.with(*seat) } else { chair.muted.without(*seat) };
                }
            }
            Entry::Ending { seat, on: true } => self.ending = self.ending.with(*seat),
            Entry::Ending { seat, on: false } => self.ending = self.ending.without(*seat),
            Entry::Reported { by, .. } => self.reports.push(*by),
            Entry::Next { table } => self.next = Some(table.clone()),
            Entry::Closed => self.status = Status::Closed,
        }
    }

    /// A person sat down: before the start, or let in later.
    fn sat(&mut self, seat: Seat, person: i64, name: &str) {
        let late = self.status == Status::Playing;
        let before = self.chair(seat).and_then(Seated::person);
        self.put(seat, By::Person { id: person, name: name.to_string() });
        if let Some(chair) = self.chair_mut(seat) {
            chair.late = late;
        }
        self.removed.remove(&person);
        self.knocks.retain(|each| each.person != person);
        self.given_away.retain(|(other, _)| *other != person);
        self.given_away.extend(before.filter(|_| late).map(|before| (before, seat)));
    }

    fn put(&mut self, seat: Seat, by: By) {
        if let Some(chair) = self.chair_mut(seat) {
            *chair = Seated { by, ..Seated::default() };
        }
        // The new person in this seat has said nothing that anybody could mute.
        self.chairs.iter_mut().for_each(|chair| chair.muted = chair.muted.without(seat));
    }
}
