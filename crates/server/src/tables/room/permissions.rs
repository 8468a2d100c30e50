//! What people may do about a table besides playing, and the entries it writes.

use bots::Level;
use game::{Entropy, Seat, SeatSet};
use games::SEAT_NAMES;
use wire::rest::Act;
use wire::room::{House, Pause, Status};

use super::{Attendance, By, Room, Seated};
use crate::log::entry::Entry;
use crate::problem::Problem;
use crate::registry::names;

/// How often a person may report somebody at one table.
const REPORTS: usize = 3;

impl Room {
    /// The entries of sitting down, or why it is refused. Nobody sits down at a running game: there one knocks.
    pub fn sit(
        &self,
        person: i64,
        name: &str,
        wish: Option<Seat>,
        entropy: Option<&str>,
        now: i64,
    ) -> Result<Vec<Entry>, Problem> {
        if let Some(seat) = self.seat_of(person) {
            return match wish {
                Some(wish) if wish != seat && self.status == Status::Open => {
                    self.sit_elsewhere(seat, wish, now)
                }
                _ => Ok(Vec::new()),
            };
        }
        self.need_live()?;
        if self.locked {
            return Err(Problem::conflict("locked", "the host has locked the table"));
        }
        if self.status == Status::Playing || self.removed.contains(&person) {
            return Err(Problem::conflict("knock", "knock, and the host may let you in"));
        }
        self.check_name(name)?;
        let held_for_others = |chair: &Seated| chair.held(now).is_some_and(|hold| hold.person != person);
        let free = |chair: &Seated| chair.by == By::Nobody && !held_for_others(chair);
        let wish = wish.or_else(|| self.held_for(person, now));
        let found = match wish {
            Some(seat) => self.chair(seat).filter(|chair| free(chair)).map(|_| seat),
            None => self.seated().find(|(_, chair)| free(chair)).map(|(seat, _)| seat),
        };
        let Some(seat) = found else {
            let held = wish.and_then(|seat| self.chair(seat)).is_some_and(held_for_others);
            return Err(match held {
                true => Problem::conflict("held", "this seat is held for somebody"),
                false => Problem::conflict("full", "no such seat is free"),
            });
        };
        let entropy = added(seat, entropy)?;
        let mut entries = vec![Entry::Sat { seat, person, name: name.to_string(), entropy }];
        if self.host == 0 {
            entries.push(Entry::Host { person });
        }
        Ok(entries)
    }

    /// Whether people can still sit down or play.
    pub(super) fn need_live(&self) -> Result<(), Problem> {
        match self.status {
            Status::Open | Status::Playing => Ok(()),
            Status::Finished => Err(Problem::conflict("finished", "this game is over")),
            Status::Closed => Err(Problem::conflict("closed", "this table is closed")),
        }
    }

    /// Whether a person with this name can sit down: nobody else and no bot is called like that.
    pub fn check_name(&self, name: &str) -> Result<(), Problem> {
        self.check_name_of(name, None)
    }

    /// The same for somebody who sits there already.
    pub(super) fn check_name_of(&self, name: &str, own: Option<i64>) -> Result<(), Problem> {
        let taken = |chair: &Seated| {
            let alike = matches!(&chair.by, By::Person { name: other, .. } if names::alike(other, name));
            alike && chair.person() != own
        };
        if self.chairs.iter().any(taken) || SEAT_NAMES.iter().any(|bot| names::alike(bot, name)) {
            return Err(Problem::conflict(
                "name_taken",
                "somebody at this table has a name that looks the same",
            ));
        }
        Ok(())
    }

    /// The entries of an act, or why it is refused. An act that changes nothing has none. Starting, chance,
    /// names, knocking, rematches and device codes need more than the room and are handled by the table.
    pub fn act(&self, person: i64, act: &Act, attendance: &Attendance) -> Result<Vec<Entry>, Problem> {
        match act {
            Act::Leave => self.leave(person, attendance),
            Act::Remove(seat) => {
                self.need_host(person)?;
                self.need(Status::Open)?;
                Ok(self.remove(*seat))
            }
            Act::Setup(setup) => self.set_up(person, setup, attendance.now),
            Act::Order(order) => self.order(person, order),
            Act::Swap(with) => self.swap(person, *with),
            Act::Ready { on, entropy } => self.ready(person, *on, entropy.as_deref()),
            Act::Bots { level, seat } => self.bots(person, level, *seat, attendance.now),
            Act::Lock(on) => {
                self.need_host(person)?;
                Ok(changed(self.locked != *on, Entry::Locked { on: *on }))
            }
            Act::List(on) => self.rule(person, |house| house.listed = *on),
            Act::Clock(clock) => self.rule(person, |house| house.clock = *clock),
            Act::Absence(seconds) => self.rule(person, |house| house.absence = *seconds),
            Act::Spectators(who) => self.rule(person, |house| house.spectators = *who),
            Act::Pause(on) => {
                self.need_host(person)?;
                self.need(Status::Playing)?;
                let why = on.then_some(Pause::Host);
                Ok(changed(self.paused != why, Entry::Paused { why }))
            }
            Act::Host(seat) => {
                self.need_host(person)?;
                let next = self.chair(*seat).and_then(Seated::person);
                let next = next.ok_or_else(|| Problem::conflict("no_person", "nobody sits there"))?;
                Ok(changed(self.host != next, Entry::Host { person: next }))
            }
            Act::Mute { seat, on } => {
                let by = self.need_seat(person)?;
                match self.chair(*seat) {
                    Some(_) if *seat != by => {
                        let is = self.muted(Some(by)).contains(*seat);
                        Ok(changed(is != *on, Entry::Muted { by, seat: *seat, on: *on }))
                    }
                    _ => Err(Problem::missing("seat")),
                }
            }
            Act::End(on) => self.end(person, *on, attendance),
            Act::Admit { knock, seat } => self.admit(person, *knock, *seat, attendance),
            Act::Refuse(knock) => self.refuse(person, *knock),
            Act::Report { seat, line, why } => self.report(person, *seat, *line, why, attendance.now),
            Act::Close => {
                self.need_host(person)?;
                match self.status {
                    Status::Open | Status::Playing => Ok(vec![Entry::Closed]),
                    Status::Finished | Status::Closed => Ok(Vec::new()),
                }
            }
            Act::Start
            | Act::Shuffle
            | Act::Rename
            | Act::Knock
            | Act::Rematch
            | Act::Device
            | Act::Board => Ok(Vec::new()),
        }
    }

    /// Whether this person may start the game now.
    pub fn may_start(&self, person: i64) -> Result<(), Problem> {
        self.need_host(person)?;
        self.need(Status::Open)?;
        if self.chairs.iter().any(|chair| chair.by == By::Nobody) {
            return Err(Problem::conflict("not_full", "some seats are free; fill them with bots or wait"));
        }
        Ok(())
    }

    /// Whether this person may remove the table. A game that is on must be ended first.
    pub fn may_remove(&self, person: i64) -> Result<(), Problem> {
        self.need_host(person)?;
        match self.status {
            Status::Playing => Err(Problem::conflict("not_now", "end the game first")),
            Status::Open | Status::Finished | Status::Closed => Ok(()),
        }
    }

    pub fn need_host(&self, person: i64) -> Result<(), Problem> {
        if person == self.host {
            return Ok(());
        }
        Err(Problem::forbidden("not_host", "only the host can do this"))
    }

    pub(super) fn need_seat(&self, person: i64) -> Result<Seat, Problem> {
        self.seat_of(person)
            .ok_or_else(|| Problem::forbidden("not_seated", "only somebody at this table can do this"))
    }

    pub(super) fn need(&self, status: Status) -> Result<(), Problem> {
        if self.status == status {
            return Ok(());
        }
        Err(Problem::conflict("not_now", "this cannot be done now"))
    }

    fn rule(&self, person: i64, change: impl FnOnce(&mut House)) -> Result<Vec<Entry>, Problem> {
        self.need_host(person)?;
        let mut house = self.house.clone();
        change(&mut house);
        check_house(&house)?;
        Ok(changed(self.house != house, Entry::House { house }))
    }

    /// A person may report three times at a table.
    fn report(
        &self,
        by: i64,
        seat: Seat,
        line: Option<u64>,
        why: &str,
        at: i64,
    ) -> Result<Vec<Entry>, Problem> {
        let own = self.need_seat(by)?;
        let why = crate::text::line(why);
        if why.chars().count() > 200 {
            return Err(wire::json::Misread::new("report.why", "at most 200 characters").into());
        }
        if self.chair(seat).is_none() || seat == own {
            return Err(Problem::missing("seat"));
        }
        if self.reports.iter().filter(|other| **other == by).count() >= REPORTS {
            return Err(Problem::rate("the operator has your reports about this table"));
        }
        Ok(vec![Entry::Reported { by, seat, line, why, at }])
    }

    /// A person who is removed must knock to come back; a bot or a held seat is simply freed.
    fn remove(&self, seat: Seat) -> Vec<Entry> {
        match self.chair(seat) {
            Some(chair) => match chair.person() {
                Some(person) => vec![Entry::Removed { seat, person }],
                None => changed(chair.by != By::Nobody || chair.held.is_some(), Entry::Left { seat }),
            },
            None => Vec::new(),
        }
    }

    fn leave(&self, person: i64, attendance: &Attendance) -> Result<Vec<Entry>, Problem> {
        let seat = self.need_seat(person)?;
        let has_left = self.chair(seat).is_some_and(|chair| chair.left);
        let mut entries = match self.status {
            Status::Open => vec![Entry::Left { seat }],
            // A bot plays the seat until the person comes back.
            Status::Playing => changed(!has_left, Entry::StandIn { seat, on: true, left: true }),
            Status::Finished | Status::Closed => Vec::new(),
        };
        if person == self.host {
            let heir = self.heir(attendance.present).map(|person| Entry::Host { person });
            match self.status {
                Status::Open => entries.push(heir.unwrap_or(Entry::Closed)),
                Status::Playing => entries.extend(heir),
                Status::Finished | Status::Closed => {}
            }
        }
        Ok(entries)
    }

    /// Who becomes host in the host's place: the next person clockwise, if possible one who is connected.
    pub fn heir(&self, present: SeatSet) -> Option<i64> {
        let after = self.seat_of(self.host).map_or(0, |seat| usize::from(seat.number()) + 1);
        let around = self.seated().skip(after).chain(self.seated().take(after));
        let mut others: Vec<(Seat, i64)> = around
            .filter(|(_, chair)| !chair.left)
            .filter_map(|(seat, chair)| Some((seat, chair.person()?)))
            .filter(|(_, person)| *person != self.host)
            .collect();
        others.sort_by_key(|(seat, _)| !present.contains(*seat));
        others.first().map(|(_, person)| *person)
    }

    fn bots(&self, person: i64, level: &str, wish: Option<Seat>, now: i64) -> Result<Vec<Entry>, Problem> {
        self.need_host(person)?;
        let level: Level =
            level.parse().map_err(|message: String| Problem::bad_request("no_level", message))?;
        if self.status == Status::Playing {
            return self.replace(wish, level);
        }
        self.need(Status::Open)?;
        let wanted = |seat: Seat, chair: &Seated| match (&chair.by, wish) {
            (By::Person { .. }, _) => false,
            (By::Bot { level: other }, Some(wish)) => wish == seat && *other != level,
            (By::Bot { .. }, None) => false,
            (By::Nobody, Some(wish)) => wish == seat,
            (By::Nobody, None) => chair.held(now).is_none(),
        };
        let free = self.seated().filter(|(seat, chair)| wanted(*seat, chair));
        Ok(free.map(|(seat, _)| Entry::Bot { seat, level }).collect())
    }

    /// More than half of the people can end a game. Who has left, or has been away for an hour, is not counted.
    fn end(&self, person: i64, on: bool, attendance: &Attendance) -> Result<Vec<Entry>, Problem> {
        let seat = self.need_seat(person)?;
        self.need(Status::Playing)?;
        let mut entries = changed(self.ending.contains(seat) != on, Entry::Ending { seat, on });
        let stays = |seat: &Seat| self.chair(*seat).is_some_and(|chair| !chair.left);
        let people: SeatSet = (self.people() & attendance.counted).iter().filter(stays).collect();
        let people = people.with(seat);
        let wish = if on { (self.ending & people).with(seat) } else { SeatSet::EMPTY };
        if wish.len() * 2 > people.len() {
            entries.push(Entry::Closed);
        }
        Ok(entries)
    }
}

/// The entry, if it changes something.
pub(super) fn changed(changes: bool, entry: Entry) -> Vec<Entry> {
    if changes { vec![entry] } else { Vec::new() }
}

/// What a person's text adds to the seed, in its stored form.
pub fn added(seat: Seat, text: Option<&str>) -> Result<Option<String>, Problem> {
    let Some(text) = text else { return Ok(None) };
    if text.len() > 64 {
        return Err(wire::json::Misread::new("entropy", "at most 64 characters").into());
    }
    let mut added = Entropy::none();
    added.add(seat, text.as_bytes());
    Ok(added.of(seat))
}

/// Checks the rules of the house.
pub fn check_house(house: &House) -> Result<(), Problem> {
    let wrong = |at: &str, message: &str| -> Problem {
        wire::json::Misread::new(format!("house.{at}"), message).into()
    };
    if let wire::room::Clock::Seconds(seconds) = house.clock
        && !(5..=86_400 * 14).contains(&seconds)
    {
        return Err(wrong("clock", "a decision takes between 5 seconds and 14 days"));
    }
    if !(5..=86_400).contains(&house.absence) {
        return Err(wrong("absence", "between 5 seconds and a day"));
    }
    Ok(())
}
