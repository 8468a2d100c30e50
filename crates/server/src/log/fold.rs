//! How the state of a table besides its game follows from its log.

use game::{Entropy, Seat};
use wire::room::Status;
use wire::socket::Said;

use super::entry::{Entry, Mover};
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
                if self.status == Status::Playing {
                    self.given_away.push((*person, *seat));
                }
            }
            Entry::Setup(other) => {
                self.setup = other.setup.clone();
                self.chairs.iter_mut().for_each(|chair| chair.ready = false);
            }
            Entry::Order { from } => self.reorder(from),
            Entry::Swap { seat, with } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    chair.swap = *with;
                }
            }
            Entry::Named { seat, person, name } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    chair.by = By::Person { id: *person, name: name.clone() };
                }
            }
            Entry::Ready { seat, on, entropy } => {
                if let Some(added) = entropy {
                    let _ = self.entropy.restore(*seat, added);
                }
                if let Some(chair) = self.chair_mut(*seat) {
                    chair.ready = *on;
                }
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
            Entry::Played { nonce, mover, play, .. } => {
                if let Some(seat) = play.seat() {
                    self.moved(seat, *mover, *nonce);
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

    /// A seat has moved.
    pub fn moved(&mut self, seat: Seat, mover: Mover, nonce: Option<u64>) {
        if let Some(nonce) = nonce {
            self.remember(seat, nonce);
        }
        if let Some(chair) = self.chair_mut(seat) {
            chair.bot_moves = match mover {
                Mover::Person | Mover::Bot => 0,
                Mover::StandIn | Mover::Clock => chair.bot_moves.saturating_add(1),
            };
        }
    }

    /// Everybody takes along what belongs to them: the addition to the seed, whom they do not want to read, their lines.
    fn reorder(&mut self, from: &[Option<Seat>]) {
        let now = Seat::ALL.into_iter().zip(from);
        let now_at = |seat: Seat| now.clone().find(|(_, was)| **was == Some(seat)).map(|(now, _)| now);
        let taken_along =
            |was: &Option<Seat>| was.and_then(|was| self.chair(was)).cloned().unwrap_or_default();
        let mut chairs: Vec<Seated> = from.iter().map(taken_along).collect();
        for chair in &mut chairs {
            (chair.ready, chair.swap) = (false, None);
            chair.muted = chair.muted.iter().filter_map(now_at).collect();
        }
        let mut entropy = Entropy::none();
        for said in &mut self.talk {
            said.seat = said.seat.and_then(now_at);
        }
        for (seat, was) in now {
            if let Some(added) = was.and_then(|was| self.entropy.of(was)) {
                let _ = entropy.restore(seat, &added);
            }
        }
        (self.chairs, self.entropy) = (chairs, entropy);
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
