//! A seat's own mirror of the game and its journal.

use game::{Mirror, NoticeOf, Protocol, Seat, Viewer};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use wire::room::{Room, Status};
use wire::socket::{Tell, Update, Welcome};

use crate::Error;

/// What a player knows from the messages of its socket, and from nothing else.
pub struct Player<G: Protocol> {
    /// The seat; a spectator has none.
    pub seat: Option<Seat>,
    /// How many notices were received.
    pub cursor: Option<u64>,
    /// The number of the next line of talk.
    pub talk: u64,
    /// What was sent and acknowledged.
    pub journal: Journal,
    /// The table as the server last described it.
    pub room: Option<Room>,
    /// The board as the server last described it.
    pub board: Value,
    /// The seat's own part as the server last described it.
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
    /// The command as JSON.
    pub command: Value,
    /// How it ended.
    pub fate: Fate,
}

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is not answered yet.
    Waiting,
    /// The server has kept it.
    Done,
    /// A rule or the server refused it.
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
            room: None,
            board: Value::Null,
            own: Value::Null,
            mirror: None,
        }
    }

    /// The first message of a socket, with the cursors of what the player has.
    pub fn hello(&self) -> Value {
        json!({"hello": {"wire": wire::VERSION, "cursor": self.cursor, "talk": self.talk}})
    }

    /// Takes in the text of a frame and returns the message.
    pub fn take(&mut self, text: &str) -> Result<Tell<'static>, Error> {
        let mut message = Tell::read(text).map_err(|misread| Error::Unreadable(misread.to_string()))?;
        match &mut message {
            Tell::Welcome(welcome) => self.welcome(welcome)?,
            Tell::Update(update) => self.update(update)?,
            Tell::Done { nonce } => self.settle(*nonce, Fate::Done),
            Tell::Refused { nonce, .. } | Tell::Error { nonce: Some(nonce), .. } => {
                self.settle(*nonce, Fate::Refused);
            }
            Tell::Said(said) => self.talk = said.line + 1,
            Tell::Room(room) => self.room = Some(Room::clone(room)),
            Tell::Error { nonce: None, .. } | Tell::Clock(_) | Tell::Pong => {}
        }
        Ok(message)
    }

    fn welcome(&mut self, welcome: &Welcome<'_>) -> Result<(), Error> {
        if welcome.seat != self.seat {
            // Another seat has another history.
            (self.seat, self.cursor, self.mirror) = (welcome.seat, None, None);
        }
        self.room = Some(Room::clone(&welcome.room));
        self.board = welcome.board.as_deref().map_or(Ok(Value::Null), parse)?;
        self.own = welcome.own.as_deref().map_or(Ok(Value::Null), parse)?;
        let sent = u64::try_from(welcome.notices.len()).unwrap_or(0);
        // A history that does not begin where ours ends cannot be folded: only the view is known then.
        if self.cursor.unwrap_or(0) + sent == welcome.cursor {
            self.cursor = Some(self.cursor.unwrap_or(0));
            let notices = welcome.notices.iter().map(|notice| parse(notice)).collect::<Result<_, _>>()?;
            self.notices(notices)?;
        } else {
            (self.cursor, self.mirror) = (Some(welcome.cursor), None);
        }
        if let Some(last) = welcome.talk.last() {
            self.talk = last.line + 1;
        }
        Ok(())
    }

    fn update(&mut self, update: &Update<'_>) -> Result<(), Error> {
        merge(&mut self.board, parse(&update.board)?);
        if let Some(own) = &update.own {
            let mut own: Map<String, Value> = parse(own)?;
            // Of what the seat sees itself only the changed members are sent.
            if let Some(Value::Object(changes)) = own.remove("you") {
                let mut you = self.own.get("you").cloned().unwrap_or_default();
                merge(&mut you, changes);
                own.insert("you".to_string(), you);
            }
            if own.contains_key("form") && !own.contains_key("choices") {
                own.insert("choices".to_string(), json!("nothing"));
            }
            merge(&mut self.own, own);
        }
        self.notices(parse(&update.notices)?)?;
        if Some(update.cursor) != self.cursor {
            return Err(Error::Unreadable("the cursor does not count the notices".to_string()));
        }
        Ok(())
    }

    fn notices(&mut self, notices: Vec<NoticeOf<G>>) -> Result<(), Error> {
        if self.mirror.is_none() && self.cursor.unwrap_or(0) == 0 && !notices.is_empty() {
            let setup = self.room.as_ref().map_or(&Value::Null, |room| &room.setup);
            let setup: G::Setup =
                wire::json::read(setup).map_err(|misread| Error::Unreadable(misread.to_string()))?;
            let checked = G::check(&setup).map_err(|_| Error::Unreadable("the setup".to_string()))?;
            self.mirror = Some(Mirror::open(&checked.options, self.seat.map_or(Viewer::Table, Viewer::Seat)));
        }
        for notice in &notices {
            if let Some(mirror) = &mut self.mirror {
                mirror.fold(notice);
            }
            *self.cursor.get_or_insert(0) += 1;
        }
        Ok(())
    }

    fn settle(&mut self, nonce: u64, fate: Fate) {
        if let Some(sent) = self.journal.sent.iter_mut().find(|sent| sent.nonce == nonce) {
            sent.fate = fate;
        }
    }

    /// What the rules would let this seat do, from its own mirror.
    pub fn choices(&self) -> Option<G::Choices> {
        self.mirror.as_ref()?.view().map(|view| G::legal(&view))
    }

    /// The board and the seat's own part as they follow from its notices alone, in the server's form; `None` if a part of
    /// the history is missing.
    pub fn folded(&self) -> Option<(Value, Option<Value>)> {
        let mirror = self.mirror.as_ref()?;
        let board = serde_json::to_value(G::shown(mirror.board())).ok()?;
        let you = mirror.view().and_then(|view| serde_json::to_value(G::you(view)).ok());
        Some((board, you))
    }

    /// Adds a command to the journal and returns the message to send.
    pub fn command(&mut self, nonce: u64, command: &G::Command) -> Value {
        let command = serde_json::to_value(command).unwrap_or(Value::Null);
        let message = json!({"command": {"nonce": nonce, "command": command}});
        self.journal.sent.push(Sent { nonce, command, fate: Fate::Waiting });
        message
    }

    /// The command that is not answered yet, to be sent again with the same number after a lost connection.
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
            || self.room.as_ref().is_some_and(|room| room.status == Status::Finished)
    }
}

impl<G: Protocol> Default for Player<G> {
    fn default() -> Self {
        Player::new()
    }
}

fn parse<T: serde::de::DeserializeOwned>(text: &RawValue) -> Result<T, Error> {
    serde_json::from_str(text.get()).map_err(|error| Error::Unreadable(error.to_string()))
}

/// Puts changed members into an object; null removes one.
fn merge(into: &mut Value, changes: Map<String, Value>) {
    if !into.is_object() {
        *into = json!({});
    }
    if let Some(fields) = into.as_object_mut() {
        for (key, value) in changes {
            match value {
                Value::Null => fields.remove(&key),
                value => fields.insert(key, value),
            };
        }
    }
}
