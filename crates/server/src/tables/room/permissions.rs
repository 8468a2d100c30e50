//! What people may do about a table besides playing, and the entries it writes.

use bots::Level;
use game::{Entropy, Seat, SeatSet};
use games::SEAT_NAMES;
use wire::rest::Act;
use wire::room::{House, Pause, Status};

use super::{By, Room, Seated};
use crate::log::entry::Entry;
use crate::problem::Problem;
use crate::registry::names;

impl Room {
    /// The entries of sitting down, or why it is refused.
    pub fn sit(
        &self,
        person: i64,
        name: &str,
        wish: Option<Seat>,
        entropy: Option<&str>,
    ) -> Result<Vec<Entry>, Problem> {
        if self.seat_of(person).is_some() {
            return Ok(Vec::new());
        }
        match self.status {
            Status::Open | Status::Playing => {}
            Status::Finished => return Err(Problem::conflict("finished", "this game is over")),
            Status::Closed => return Err(Problem::conflict("closed", "this table is closed")),
        }
        if self.locked {
            return Err(Problem::conflict("locked", "the host lets nobody new sit down"));
        }
        let taken =
            |chair: &Seated| matches!(&chair.by, By::Person { name: other, .. } if names::alike(other, name));
        if self.chairs.iter().any(taken) || SEAT_NAMES.iter().any(|bot| names::alike(bot, name)) {
            return Err(Problem::conflict("name_taken", "somebody at this table has such a name"));
        }
        // Before the start a free seat; later a person may take over a bot's.
        let free = |chair: &Seated| match chair.by {
            By::Nobody => true,
            By::Bot { .. } => self.status == Status::Playing,
            By::Person { .. } => false,
        };
        let found = match wish {
            Some(seat) => self.chair(seat).filter(|chair| free(chair)).map(|_| seat),
            None => self.seated().find(|(_, chair)| free(chair)).map(|(seat, _)| seat),
        };
        let Some(seat) = found else { return Err(Problem::conflict("full", "no such chair is free")) };
        let entropy = added(seat, entropy)?.filter(|_| self.status == Status::Open);
        let mut entries = vec![Entry::Sat { seat, person, name: name.to_string(), entropy }];
        if self.host == 0 {
            entries.push(Entry::Host { person });
        }
        Ok(entries)
    }

    /// The entries of an act, or why it is refused. Starting, rematches and device codes need more than the room and are
    /// handled by the table.
    pub fn act(&self, person: i64, act: &Act, present: SeatSet) -> Result<Vec<Entry>, Problem> {
        match act {
            Act::Leave => self.leave(person),
            Act::Remove(seat) => {
                self.need_host(person)?;
                self.need(Status::Open)?;
                Ok(vec![Entry::Left { seat: *seat }])
            }
            Act::Bots { level, seat } => self.bots(person, level, *seat),
            Act::Lock(on) => self.need_host(person).map(|()| vec![Entry::Locked { on: *on }]),
            Act::List(on) => self.rule(person, |house| house.listed = *on),
            Act::Clock(clock) => self.rule(person, |house| house.clock = *clock),
            Act::Spectators(who) => self.rule(person, |house| house.spectators = *who),
            Act::Pause(on) => {
                self.need_host(person)?;
                self.need(Status::Playing)?;
                Ok(vec![Entry::Paused { why: on.then_some(Pause::Host) }])
            }
            Act::Host(seat) => {
                self.need_host(person)?;
                let next = self.chair(*seat).and_then(Seated::person);
                let next = next.ok_or_else(|| Problem::conflict("no_person", "nobody sits there"))?;
                Ok(vec![Entry::Host { person: next }])
            }
            Act::Mute { seat, on } => {
                let by = self.need_seat(person)?;
                match self.chair(*seat) {
                    Some(_) if *seat != by => Ok(vec![Entry::Muted { by, seat: *seat, on: *on }]),
                    _ => Err(Problem::missing("seat")),
                }
            }
            Act::End(on) => self.end(person, *on, present),
            Act::Close => {
                self.need_host(person)?;
                match self.status {
                    Status::Open | Status::Playing => Ok(vec![Entry::Closed]),
                    Status::Finished | Status::Closed => Ok(Vec::new()),
                }
            }
            Act::Start | Act::Rematch | Act::Device => Ok(Vec::new()),
        }
    }

    /// Whether this person may start the game now.
    pub fn may_start(&self, person: i64) -> Result<(), Problem> {
        self.need_host(person)?;
        self.need(Status::Open)?;
        if self.chairs.iter().any(|chair| chair.by == By::Nobody) {
            return Err(Problem::conflict("not_full", "some chairs are free; fill them with bots or wait"));
        }
        Ok(())
    }

    fn need_host(&self, person: i64) -> Result<(), Problem> {
        if person == self.host {
            return Ok(());
        }
        Err(Problem::forbidden("not_host", "only the host can do this"))
    }

    fn need_seat(&self, person: i64) -> Result<Seat, Problem> {
        self.seat_of(person)
            .ok_or_else(|| Problem::forbidden("not_seated", "only somebody at this table can do this"))
    }

    fn need(&self, status: Status) -> Result<(), Problem> {
        if self.status == status {
            return Ok(());
        }
        Err(Problem::conflict("not_now", "this cannot be done at this point of the table"))
    }

    fn rule(&self, person: i64, change: impl FnOnce(&mut House)) -> Result<Vec<Entry>, Problem> {
        self.need_host(person)?;
        let mut house = self.house.clone();
        change(&mut house);
        check_house(&house)?;
        Ok(vec![Entry::House { house }])
    }

    fn leave(&self, person: i64) -> Result<Vec<Entry>, Problem> {
        let seat = self.need_seat(person)?;
        let mut entries = match self.status {
            Status::Open => vec![Entry::Left { seat }],
            // The game goes on with a bot in the seat. It stays until the person comes back.
            Status::Playing => vec![Entry::StandIn { seat, on: true }],
            Status::Finished | Status::Closed => Vec::new(),
        };
        if person == self.host && self.status == Status::Open {
            let heir = self.chairs.iter().filter_map(Seated::person).find(|other| *other != person);
            entries.push(heir.map_or(Entry::Closed, |person| Entry::Host { person }));
        }
        Ok(entries)
    }

    fn bots(&self, person: i64, level: &str, wish: Option<Seat>) -> Result<Vec<Entry>, Problem> {
        self.need_host(person)?;
        self.need(Status::Open)?;
        let level: Level =
            level.parse().map_err(|message: String| Problem::bad_request("no_level", message))?;
        let free = self
            .seated()
            .filter(|(seat, chair)| chair.by == By::Nobody && wish.is_none_or(|wish| wish == *seat));
        Ok(free.map(|(seat, _)| Entry::Bot { seat, level }).collect())
    }

    /// More than half of the people who are present can end a game.
    fn end(&self, person: i64, on: bool, present: SeatSet) -> Result<Vec<Entry>, Problem> {
        let seat = self.need_seat(person)?;
        self.need(Status::Playing)?;
        let mut entries = vec![Entry::Ending { seat, on }];
        let people = (self.people() & present).with(seat);
        let wish = if on { (self.ending & people).with(seat) } else { SeatSet::EMPTY };
        if wish.len() * 2 > people.len() {
            entries.push(Entry::Closed);
        }
        Ok(entries)
    }
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
