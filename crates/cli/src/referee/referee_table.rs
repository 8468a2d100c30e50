//! The table that is open at the referee.

use game::{Choices as _, Cursor, Halt, Impossible, Refuse, Seat, SeatSet, Seed, Table, Viewer};
use games::{Playable, SetupError, read_setup};
use serde_json::{Value, json};
use session::{Session, read_command, read_statement};

use super::request::Request;
use crate::json::Misread;

/// A table of any game.
pub trait Answers {
    /// The answer to one request.
    fn answer(&mut self, request: &Request) -> Result<Value, Misread>;
}

/// An open table.
pub struct RefereeTable<G: Playable>(Session<G, G::Dealer>);

/// Why no table was opened.
pub enum NotOpened {
    Setup(SetupError),
    /// The written deal is not possible.
    Deal(Impossible),
}

impl<G: Playable> RefereeTable<G> {
    /// Opens a table and deals. Also returns the body of the answer.
    pub fn open(setup: &Value, seed: Seed) -> Result<(RefereeTable<G>, Value), NotOpened> {
        let (setup, checked) = read_setup::<G>(setup).map_err(NotOpened::Setup)?;
        let hints = G::hints(&checked.options);
        let mut session = Session::with_deal(&setup, checked.options, seed);
        session.begin().map_err(NotOpened::Deal)?.commit();
        let mut opened = json!({"warnings": checked.warnings, "commitment": seed.commitment().to_string()});
        if let (Some(members), Some([_, ..])) = (opened.as_object_mut(), hints.as_array().map(Vec::as_slice))
        {
            members.insert("hints".to_string(), hints);
        }
        Ok((RefereeTable(session), opened))
    }

    fn table(&self) -> &Table<G> {
        self.0.table()
    }

    fn command(&mut self, seat: Seat, value: &Value) -> Result<Value, Misread> {
        self.present("seat", seat)?;
        let command = read_command::<G>("command", value, self.table().seats())?;
        let draft = match self.0.act(seat, &command) {
            Ok(draft) => draft,
            Err(Halt::Refused(refusal)) => return Ok(refused(&refusal)),
            Err(Halt::Chance(Impossible { at, message })) => return Err(Misread::new(at, message)),
        };
        let events: Vec<Value> = draft.batch().events.iter().map(G::encode).collect();
        draft.commit();
        Ok(json!({"events": events, "waiting": self.table().asked()}))
    }

    fn say(&self, seat: Seat, value: &Value) -> Result<Value, Misread> {
        self.present("seat", seat)?;
        let statement = read_statement::<G>("say", value, self.table().seats())?;
        Ok(match G::may_say(&self.table().view(seat), &statement) {
            Ok(()) => json!({"said": true}),
            Err(refusal) => refused(&refusal),
        })
    }

    fn view(&self, of: Viewer) -> Result<Value, Misread> {
        if let Viewer::Seat(seat) = of {
            self.present("view", seat)?;
        }
        Ok(json!({"view": G::show(self.table().board(), of.seat().map(|seat| self.table().view(seat)))}))
    }

    fn notices(&self, of: Viewer, from: Cursor) -> Result<Value, Misread> {
        if let Viewer::Seat(seat) = of {
            self.present("notices", seat)?;
        }
        let notices: Vec<_> = self.table().notices(of, from).collect();
        Ok(json!({"notices": notices, "cursor": self.table().cursor(of).0}))
    }

    fn present(&self, at: &str, seat: Seat) -> Result<(), Misread> {
        let seats = self.table().seats();
        if seats.contains(seat) {
            return Ok(());
        }
        Err(Misread::new(at, absent(seats)))
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
                let legal: Vec<G::Command> = self.table().legal(*seat).iter().collect();
                Ok(json!({"legal": legal}))
            }
            Request::Form(seat) => {
                self.present("form", *seat)?;
                Ok(json!({"form": G::form(self.table().board(), *seat)}))
            }
            Request::Notices { of, from } => self.notices(*of, *from),
            Request::State => Ok(json!({"state": G::show_state(self.table().secrets().state())})),
            Request::Record => Ok(json!({"record": self.0.record().write()})),
        }
    }
}

fn absent(seats: SeatSet) -> String {
    format!("no such seat is at this table; they are 0 to {}", seats.len().saturating_sub(1))
}

fn refused(refusal: &impl Refuse) -> Value {
    json!({"refused": {"rule": refusal.rule(), "code": refusal.code(), "message": refusal.to_string()}})
}
