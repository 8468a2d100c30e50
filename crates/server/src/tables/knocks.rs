//! People who ask to be let in, and how they get their seats.

use std::time::Duration;

use game::{Seat, SeatSet, Viewer};
use tokio::time::Instant;
use wire::rest::Acted;

use super::{Disclosure, Guest, StoreFailed, Table};
use crate::problem::Problem;
use crate::tables::room::Attendance;
use games::Playable;

/// For how long after leaving nobody else is let into a person's seat, and the host stays host.
pub(super) const KEPT: Duration = Duration::from_secs(600);

/// For how long after leaving a person is counted when people vote to end the game.
const COUNTED: Duration = Duration::from_secs(3_600);

/// How many knocks a table takes in a minute.
const KNOCKS: usize = 3;

impl<G: Playable, D: Disclosure> Table<G, D> {
    pub(super) async fn knock(&mut self, guest: &Guest) -> Result<Result<Acted, Problem>, StoreFailed> {
        let entries = match self.room.knock(guest.person, &guest.name, self.registry.now()) {
            Ok(entries) => entries,
            Err(problem) => return Ok(Err(problem)),
        };
        if !entries.is_empty() {
            let now = Instant::now();
            self.knocks.retain(|at| now < *at + Duration::from_secs(60));
            if self.knocks.len() >= KNOCKS {
                self.registry.metrics.rate_refused.add();
                return Ok(Err(Problem::rate("too many people knock at this table; wait a moment")));
            }
            self.knocks.push(now);
            self.write(entries).await?;
            // So that the name is found when the person is deleted.
            self.note_spectator(guest.person).await;
            self.tell_room();
        }
        Ok(Ok(self.acted(guest, None)))
    }

    /// A person now sits in this seat: no bot plays there any more, and what was before is not sent to a late friend
    /// where remembering is part of the game.
    pub(super) async fn seated(&mut self, person: i64, seat: Seat) {
        if let Some(play) = self.current.get_mut() {
            play.remove_bot(seat);
            *self.acknowledged.get_mut(seat) = play.cursor(Viewer::Seat(seat));
        }
        *self.away.get_mut(seat) = None;
        self.registry.note_seat(person, self.room.id).await;
    }

    /// Who is there now.
    pub(super) fn attendance(&self) -> Attendance {
        let (present, now) = (self.present(), Instant::now());
        let within = |limit: Duration| -> SeatSet {
            let recent = |seat: &Seat| self.away.get(*seat).is_none_or(|since| now < since + limit);
            self.room.people().iter().filter(recent).collect::<SeatSet>() | present
        };
        Attendance { present, recent: within(KEPT), counted: within(COUNTED), now: self.registry.now() }
    }
}
