//! Knocking: how somebody gets a seat of a running game, or comes back after being removed.

use game::Seat;
use wire::room::Status;

use super::{Attendance, By, Room};
use crate::log::entry::Entry;
use crate::problem::Problem;

impl Room {
    /// The entries of a knock. Knocking again before the answer changes nothing.
    pub fn knock(&self, person: i64, name: &str, now: i64) -> Result<Vec<Entry>, Problem> {
        if self.seat_of(person).is_some() || self.knocks.iter().any(|each| each.person == person) {
            return Ok(Vec::new());
        }
        self.need_live()?;
        if self.locked {
            return Err(Problem::conflict("locked", "the host lets nobody new sit down"));
        }
        if self.status == Status::Open && !self.removed.contains(&person) {
            return Err(Problem::conflict("not_now", "the game has not begun: sit down"));
        }
        self.check_name(name)?;
        Ok(vec![Entry::Knocked { person, name: name.to_string(), at: now }])
    }

    /// The entries of letting somebody in.
    pub(super) fn admit(
        &self,
        host: i64,
        number: u32,
        seat: Seat,
        attendance: &Attendance,
    ) -> Result<Vec<Entry>, Problem> {
        self.need_host(host)?;
        self.need_live()?;
        let knock = self.knocks.iter().find(|each| each.number == number);
        let knock = knock.ok_or_else(|| Problem::missing("knock"))?;
        self.check_name(&knock.name)?;
        self.may_give(seat, attendance)?;
        let (person, name) = (knock.person, knock.name.clone());
        Ok(vec![
            Entry::Answered { knock: number, seat: Some(seat) },
            Entry::Sat { seat, person, name, entropy: None },
        ])
    }

    /// The entries of not letting somebody in.
    pub(super) fn refuse(&self, host: i64, number: u32) -> Result<Vec<Entry>, Problem> {
        self.need_host(host)?;
        match self.knocks.iter().any(|each| each.number == number) {
            true => Ok(vec![Entry::Answered { knock: number, seat: None }]),
            false => Err(Problem::missing("knock")),
        }
    }

    /// Whether somebody else may be let into this seat.
    fn may_give(&self, seat: Seat, attendance: &Attendance) -> Result<(), Problem> {
        let chair = self.chair(seat).ok_or_else(|| Problem::missing("seat"))?;
        match &chair.by {
            By::Nobody | By::Bot { .. } => Ok(()),
            By::Person { .. } if attendance.present.contains(seat) && !chair.left => {
                Err(Problem::conflict("full", "somebody sits there"))
            }
            By::Person { id, .. } if *id == self.host || self.status == Status::Open => {
                Err(Problem::conflict("full", "somebody sits there"))
            }
            By::Person { .. } if attendance.recent.contains(seat) && !chair.left => {
                Err(Problem::conflict("kept", "who has been away for less than ten minutes keeps the seat"))
            }
            By::Person { .. } => Ok(()),
        }
    }
}
