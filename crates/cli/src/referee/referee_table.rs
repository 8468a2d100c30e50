//! The table that is open at the referee.

use game::{
    Choices as _, Cursor, Dice, Draft, Entropy, Halt, Impossible, Refuse, Seat, SeatSet, Seed, Table, Viewer,
};
use games::{Playable, SetupError, read_setup};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::request::Request;
use crate::json::{self, Misread};

/// A table of any game.
pub trait Answers {
    /// The answer to one request.
    fn answer(&mut self, request: &Request) -> Result<Value, Misread>;
}

/// An open table with its chance.
pub struct RefereeTable<G: Playable> {
    table: Table<G>,
    dealer: G::Dealer,
}

/// Why no table was opened.
pub enum NotOpened {
    Setup(SetupError),
    /// The written deal is not possible.
    Deal(Impossible),
}

impl<G: Playable> RefereeTable<G> {
    /// Opens a table and deals. Also gives the body of the answer.
    pub fn open(setup: &Value, seed: Seed) -> Result<(RefereeTable<G>, Value), NotOpened> {
        let (setup, checked) = read_setup::<G>(setup).map_err(NotOpened::Setup)?;
        let dice: Dice = seed.dice(&Entropy::none());
        let mut table = RefereeTable { table: Table::open(checked.options), dealer: G::dealer(&setup, dice) };
        table.table.begin(&mut table.dealer).map_err(NotOpened::Deal)?.commit();
        let opened = json!({"warnings": checked.warnings, "commitment": seed.commitment().to_string()});
        Ok((table, opened))
    }

    fn command(&mut self, seat: Seat, value: &Value) -> Result<Value, Misread> {
        self.present("seat", seat)?;
        let command: G::Command = self.read("command", value, G::misplaced)?;
        // A draw that cannot be leaves the dealer in the middle of its script: go back to where it was.
        let before = self.dealer.clone();
        let events = match self.table.draft(seat, &command, &mut self.dealer) {
            Ok(draft) => {
                let events = encode(&draft);
                draft.commit();
                events
            }
            Err(Halt::Refused(refusal)) => return Ok(refused(&refusal)),
            Err(Halt::Chance(Impossible { at, message })) => {
                self.dealer = before;
                return Err(Misread::new(at, message));
            }
        };
        Ok(json!({"events": events, "waiting": self.table.asked()}))
    }

    fn say(&self, seat: Seat, value: &Value) -> Result<Value, Misread> {
        self.present("seat", seat)?;
        let _: G::Statement = self.read("say", value, G::misplaced_in)?;
        Ok(match G::may_speak(&self.table.view(seat)) {
            Ok(()) => json!({"said": true}),
            Err(refusal) => refused(&refusal),
        })
    }

    fn view(&self, of: Viewer) -> Result<Value, Misread> {
        if let Viewer::Seat(seat) = of {
            self.present("view", seat)?;
        }
        Ok(json!({"view": G::show(self.table.board(), of.seat().map(|seat| self.table.view(seat)))}))
    }

    fn notices(&self, of: Viewer, from: Cursor) -> Result<Value, Misread> {
        if let Viewer::Seat(seat) = of {
            self.present("notices", seat)?;
        }
        let notices: Vec<_> = self.table.notices(of, from).collect();
        Ok(json!({"notices": notices, "cursor": self.table.cursor(of).0}))
    }

    fn present(&self, at: &str, seat: Seat) -> Result<(), Misread> {
        let seats = self.table.seats();
        if seats.contains(seat) {
            return Ok(());
        }
        Err(Misread::new(at, absent(seats)))
    }

    /// Reads something of the game's own, in which every seat must be at the table.
    fn read<T: DeserializeOwned>(
        &self,
        at: &str,
        value: &Value,
        misplaced: impl Fn(&T, SeatSet) -> Option<String>,
    ) -> Result<T, Misread> {
        let read: T = json::read(value).map_err(|misread| misread.under(at))?;
        match misplaced(&read, self.table.seats()) {
            None => Ok(read),
            Some(place) => {
                let place = as_written(value, &place);
                Err(Misread::new(json::join(at, &place), absent(self.table.seats())))
            }
        }
    }
}

impl<G: Playable> Answers for RefereeTable<G> {
    fn answer(&mut self, request: &Request) -> Result<Value, Misread> {
        match request {
            Request::Open(_) => Err(Misread::new("open", "a table is laid by the referee")),
            Request::Command { seat, command } => self.command(*seat, command),
            Request::Say { seat, statement } => self.say(*seat, statement),
            Request::View(of) => self.view(*of),
            Request::Legal(seat) => {
                self.present("legal", *seat)?;
                let legal: Vec<G::Command> = self.table.legal(*seat).iter().collect();
                Ok(json!({"legal": legal}))
            }
            Request::Form(seat) => {
                self.present("form", *seat)?;
                Ok(json!({"form": G::form(self.table.board(), *seat)}))
            }
            Request::Notices { of, from } => self.notices(*of, *from),
            Request::State => Ok(json!({"state": G::show_state(self.table.secrets().state())})),
            Request::Record => Ok(json!({"record": self.table.secrets().record().write()})),
        }
    }
}

fn absent(seats: SeatSet) -> String {
    format!("no such seat is at this table; they are 0 to {}", seats.len().saturating_sub(1))
}

fn refused(refusal: &impl Refuse) -> Value {
    json!({"refused": {"rule": refusal.rule(), "code": refusal.code(), "message": refusal.to_string()}})
}

fn encode<G: Playable>(draft: &Draft<'_, G>) -> Vec<Value> {
    draft.batch().events.iter().map(G::encode).collect()
}

/// A set of seats has no order of its own, so `team[1]` means its second lowest: this finds where it was written.
fn as_written(value: &Value, place: &str) -> String {
    let found = || {
        let (list, index) = place.strip_suffix(']')?.rsplit_once('[')?;
        let rank: usize = index.parse().ok()?;
        let pointer = format!("/{}", list.replace('.', "/"));
        let mut seats: Vec<(u64, usize)> = Vec::new();
        for (at, seat) in value.pointer(&pointer)?.as_array()?.iter().enumerate() {
            seats.push((seat.as_u64()?, at));
        }
        seats.sort_unstable();
        let (_, at) = seats.get(rank)?;
        Some(format!("{list}[{at}]"))
    };
    found().unwrap_or_else(|| place.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misplaced_seat_is_named_where_it_was_written() {
        let command = json!({"propose": {"team": [9, 0, 7]}});
        assert_eq!(as_written(&command, "propose.team[1]"), "propose.team[2]");
        assert_eq!(as_written(&command, "propose.team[2]"), "propose.team[0]");
        assert_eq!(as_written(&command, "propose.excalibur"), "propose.excalibur");
    }
}
