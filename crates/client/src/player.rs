//! A seat's own mirror of the game and its journal.

use game::{Mirror, NoticeOf, Protocol, Seat, Viewer};
use serde_json::{Value, json};

use crate::Error;

/// A player as its own messages make it: nothing here comes from anywhere but the socket.
pub struct Player<G: Protocol> {
    /// The seat, once the table has said it; a spectator keeps none.
    pub seat: Option<Seat>,
    /// How many notices have come.
    pub cursor: Option<u64>,
    /// How many lines of talk have come.
    pub talk: u64,
    /// What was sent and acknowledged.
    pub journal: Journal,
    /// The table as it was last told.
    pub room: Value,
    /// The board as it was last told.
    pub board: Value,
    /// The seat's own part as it was last told.
    pub own: Value,
    mirror: Option<Mirror<G>>,
}

/// What a client sent and what was acknowledged.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    /// Every command, in order.
    pub sent: Vec<Sent>,
}

/// One command.
#[derive(Clone, Debug, PartialEq)]
pub struct Sent {
    /// Its number.
    pub nonce: u64,
    /// What.
    pub command: Value,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Nothing is known yet.
    Waiting,
    /// It is kept.
    Done,
    /// A rule, or the server, said no.
    Refused,
}

impl<G: Protocol> Player<G> {
    /// A player who knows nothing yet.
    pub fn new() -> Player<G> {
        Player {
            seat: None,
            cursor: None,
            talk: 0,
            journal: Journal::default(),
            room: Value::Null,
            board: Value::Null,
            own: Value::Null,
            mirror: None,
        }
    }

    /// The first message of a socket: from where on the player wants to be told.
    pub fn hello(&self) -> Value {
        json!({"hello": {"wire": wire::VERSION, "cursor": self.cursor, "talk": self.talk}})
    }

    /// Takes in a message. Gives the key that says what it was.
    pub fn take(&mut self, message: &Value) -> Result<&'static str, Error> {
        let unreadable = |what: &str| Error::Unreadable(what.to_string());
        let Some((key, body)) = message.as_object().and_then(|fields| fields.iter().next()) else {
            return if message == "pong" { Ok("pong") } else { Err(unreadable("a message without a key")) };
        };
        match key.as_str() {
            "welcome" => {
                self.welcome(body)?;
                Ok("welcome")
            }
            "update" => {
                merge(&mut self.board, body.get("board"));
                merge(&mut self.own, body.get("own"));
                self.notices(body.get("notices"))?;
                let cursor = body.get("cursor").and_then(Value::as_u64);
                if cursor != self.cursor {
                    return Err(unreadable("the cursor does not count the notices"));
                }
                Ok("update")
            }
            "done" => {
                self.settle(body, Fate::Done);
                Ok("done")
            }
            "refused" => {
                self.settle(body, Fate::Refused);
                Ok("refused")
            }
            "error" => {
                self.settle(body, Fate::Refused);
                Ok("error")
            }
            "said" => {
                self.talk += 1;
                Ok("said")
            }
            "room" => {
                self.room = body.clone();
                Ok("room")
            }
            "clock" => Ok("clock"),
            "bye" => Ok("bye"),
            other => Err(Error::Unreadable(format!("a message {other:?}"))),
        }
    }

    fn welcome(&mut self, body: &Value) -> Result<(), Error> {
        let unreadable = |what: &str| Error::Unreadable(what.to_string());
        let seat = match body.get("seat") {
            None => None,
            Some(seat) => Some(wire::json::read::<Seat>(seat).map_err(|_| unreadable("welcome.seat"))?),
        };
        if seat != self.seat {
            // Another chair, another history.
            (self.seat, self.cursor, self.mirror) = (seat, None, None);
        }
        self.room = body.get("room").cloned().unwrap_or(Value::Null);
        self.board = body.get("board").cloned().unwrap_or(Value::Null);
        self.own = body.get("own").cloned().unwrap_or(Value::Null);
        let now = body.get("cursor").and_then(Value::as_u64).ok_or_else(|| unreadable("welcome.cursor"))?;
        let notices = body.get("notices").and_then(Value::as_array).map_or(0, Vec::len);
        let told = u64::try_from(notices).unwrap_or(0);
        // A history that does not begin where ours ends cannot be folded: the whole view must do.
        if self.cursor.unwrap_or(0) + told == now {
            self.cursor = Some(self.cursor.unwrap_or(0));
            self.notices(body.get("notices"))?;
        } else {
            (self.cursor, self.mirror) = (Some(now), None);
        }
        self.talk +=
            u64::try_from(body.get("talk").and_then(Value::as_array).map_or(0, Vec::len)).unwrap_or(0);
        Ok(())
    }

    fn notices(&mut self, list: Option<&Value>) -> Result<(), Error> {
        let none = Vec::new();
        let list = list.and_then(Value::as_array).unwrap_or(&none);
        if list.is_empty() {
            return Ok(());
        }
        if self.mirror.is_none() && self.cursor.unwrap_or(0) == 0 {
            let setup = self.room.get("setup").cloned().unwrap_or(Value::Null);
            let setup: G::Setup =
                wire::json::read(&setup).map_err(|misread| Error::Unreadable(misread.to_string()))?;
            let checked = G::check(&setup).map_err(|_| Error::Unreadable("the setup".to_string()))?;
            self.mirror = Some(Mirror::open(&checked.options, self.seat.map_or(Viewer::Table, Viewer::Seat)));
        }
        for value in list {
            let notice: NoticeOf<G> = serde_json::from_value(value.clone())
                .map_err(|error| Error::Unreadable(error.to_string()))?;
            if let Some(mirror) = &mut self.mirror {
                mirror.fold(&notice);
            }
            *self.cursor.get_or_insert(0) += 1;
        }
        Ok(())
    }

    fn settle(&mut self, body: &Value, fate: Fate) {
        let nonce = body.get("nonce").and_then(Value::as_u64);
        if let Some(sent) = self.journal.sent.iter_mut().find(|sent| Some(sent.nonce) == nonce) {
            sent.fate = fate;
        }
    }

    /// What the rules would let this seat do, from its own mirror.
    pub fn choices(&self) -> Option<G::Choices> {
        self.mirror.as_ref()?.view().map(|view| G::legal(&view))
    }

    /// The board and the seat's own part as its notices alone make them, in the server's own words; nothing where
    /// the history is not whole.
    pub fn folded(&self) -> Option<(Value, Option<Value>)> {
        let mirror = self.mirror.as_ref()?;
        let board = serde_json::to_value(G::shown(mirror.board())).ok()?;
        let you = mirror.view().and_then(|view| serde_json::to_value(G::you(view)).ok());
        Some((board, you))
    }

    /// Writes a command into the journal and gives the message to send.
    pub fn command(&mut self, nonce: u64, command: &G::Command) -> Value {
        let command = serde_json::to_value(command).unwrap_or(Value::Null);
        let message = json!({"command": {"nonce": nonce, "command": command}});
        self.journal.sent.push(Sent { nonce, command, fate: Fate::Waiting });
        message
    }

    /// The command whose fate is not known: to be sent again, with the same number, after a break.
    pub fn again(&self) -> Option<Value> {
        let last = self.journal.sent.last().filter(|sent| sent.fate == Fate::Waiting)?;
        Some(json!({"command": {"nonce": last.nonce, "command": last.command}}))
    }

    /// Whether a command waits for its answer.
    pub fn waits(&self) -> bool {
        self.journal.sent.last().is_some_and(|sent| sent.fate == Fate::Waiting)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.board.get("outcome").is_some()
            || self.room.get("status").is_some_and(|status| status == "finished")
    }
}

impl<G: Protocol> Default for Player<G> {
    fn default() -> Self {
        Player::new()
    }
}

/// Puts changed members into an object; null takes one away.
fn merge(into: &mut Value, changes: Option<&Value>) {
    let Some(changes) = changes.and_then(Value::as_object) else { return };
    if !into.is_object() {
        *into = json!({});
    }
    if let Some(fields) = into.as_object_mut() {
        for (key, value) in changes {
            match value {
                Value::Null => fields.remove(key),
                value => fields.insert(key.clone(), value.clone()),
            };
        }
    }
}
