//! Five people at a table, over many games. What they know comes from their own sockets alone.

use std::net::SocketAddr;
use std::sync::Arc;

use client::{Caller, Error, Fate, Player, Socket};
use game::{Choices as _, Notation, Protocol, Record};
use serde_json::{Value, json};

use crate::judge::{Tally, judge};
use crate::process::Trigger;

const NAMES: [&str; 5] = ["Ann", "Bo", "Cyd", "Dee", "Eve"];

/// Numbers that look random and follow from a seed (SplitMix64).
pub struct Luck(pub u64);

impl Luck {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    pub fn below(&mut self, bound: u32) -> u32 {
        u32::try_from(self.next() % u64::from(bound.max(1))).unwrap()
    }
}

/// Why a table stopped.
pub enum Halt {
    /// The connection broke, as it should when the server is killed.
    Broken(String),
    /// The server broke a promise.
    Fault(String),
}

impl From<Error> for Halt {
    fn from(error: Error) -> Halt {
        match error {
            Error::Broken(why) => Halt::Broken(why),
            Error::Unreadable(what) => Halt::Fault(what),
        }
    }
}

fn fault<T>(what: impl Into<String>) -> Result<T, Halt> {
    Err(Halt::Fault(what.into()))
}

struct Person<G: Protocol> {
    caller: Caller,
    player: Player<G>,
    socket: Option<Socket>,
}

impl<G: Protocol> Person<G> {
    async fn hear(&mut self) -> Result<&'static str, Halt> {
        let Some(socket) = &mut self.socket else { return Err(Halt::Broken("no socket".to_string())) };
        let text = socket.hear_text().await?;
        Ok(self.player.take(&text)?.name())
    }

    async fn send(&mut self, message: &Value) -> Result<(), Halt> {
        let Some(socket) = &mut self.socket else { return Err(Halt::Broken("no socket".to_string())) };
        Ok(socket.send(message).await?)
    }

    /// Connects, from its cursor if it has one, and checks that its history agrees with the server.
    async fn connect(&mut self, table: &str) -> Result<(), Halt> {
        let before = self.player.cursor;
        let mut socket = Socket::open(&self.caller, table).await?;
        socket.send(&self.player.hello()).await?;
        self.socket = Some(socket);
        while self.hear().await? != "welcome" {}
        if self.player.cursor < before {
            let now = self.player.cursor;
            return fault(format!("the server knows {now:?} notices of a seat that has had {before:?}"));
        }
        if before.is_some_and(|before| before > 0) {
            self.agrees()?;
        }
        Ok(())
    }

    /// The mirror folded from notices must equal the server's whole view.
    fn agrees(&self) -> Result<(), Halt> {
        let Some((board, you)) = self.player.folded() else {
            return fault("a client could not go on from its cursor");
        };
        if seen(&board) != seen(&self.player.board) {
            return fault(format!("the folded board {board} is not the server's {}", self.player.board));
        }
        if you.as_ref() != self.player.own.get("you") {
            return fault("what a seat has folded is not what the server says it sees");
        }
        Ok(())
    }

    async fn sync(&mut self) -> Result<(), Halt> {
        self.send(&json!("ping")).await?;
        while self.hear().await? != "pong" {}
        Ok(())
    }

    fn done(&self) -> impl Iterator<Item = &Value> {
        self.player.journal.sent.iter().filter(|sent| sent.fate == Fate::Done).map(|sent| &sent.command)
    }
}

/// In a message null means that the key was removed, so both are the same.
fn seen(board: &Value) -> Vec<(&String, &Value)> {
    board.as_object().into_iter().flatten().filter(|(_, value)| !value.is_null()).collect()
}

/// A table and its five people.
pub struct Table<G: Protocol> {
    id: String,
    people: Vec<Person<G>>,
    luck: Luck,
    /// Whether everybody who is asked answers at once, or one after another.
    together: bool,
}

impl<G: Protocol + Notation> Table<G> {
    /// Opens a table, seats five people and begins.
    pub async fn open(server: SocketAddr, setup: Value, seed: u64, together: bool) -> Result<Table<G>, Halt> {
        let mut table = Table { id: String::new(), people: Vec::new(), luck: Luck(seed), together };
        for (seat, name) in NAMES.iter().enumerate() {
            let mut caller = Caller::new(server);
            caller.name(name).await?;
            let answer = if seat == 0 {
                // Without stand-ins every move in the log is in somebody's journal.
                let wish = json!({"game": G::NAME, "setup": setup, "house": {"absence": 86_400}});
                caller.call("POST", "/api/tables", Some(&wish)).await?
            } else {
                let body = json!({"seat": seat, "entropy": format!("entropy of {name}")});
                caller.call("POST", &format!("/api/tables/{}/sit", table.id), Some(&body)).await?
            };
            if answer.status > 201 {
                return fault(answer.text);
            }
            if let Some(id) = answer.body.get("table").and_then(Value::as_str) {
                table.id = id.to_string();
            }
            table.people.push(Person { caller, player: Player::new(), socket: None });
        }
        table.begin().await?;
        Ok(table)
    }

    /// Everybody connects and the cards are dealt.
    async fn begin(&mut self) -> Result<(), Halt> {
        for person in &mut self.people {
            person.connect(&self.id).await?;
        }
        self.act("start").await?;
        for person in &mut self.people {
            while person.hear().await? != "update" {}
        }
        Ok(())
    }

    async fn act(&self, act: &str) -> Result<Value, Halt> {
        let path = format!("/api/tables/{}/act", self.id);
        let answer = self.people[0].caller.call("POST", &path, Some(&json!(act))).await?;
        if answer.status == 200 { Ok(answer.body) } else { fault(answer.text) }
    }

    /// Everybody continues from its cursor; what was not acknowledged is sent again with its number.
    pub async fn resume(&mut self, server: SocketAddr) -> Result<(), Halt> {
        for person in &mut self.people {
            person.caller.server = server;
            person.connect(&self.id).await?;
        }
        for person in &mut self.people {
            if let Some(message) = person.player.again() {
                person.send(&message).await?;
                while person.player.waits() {
                    person.hear().await?;
                }
                if person.player.journal.sent.last().map(|sent| sent.fate) != Some(Fate::Done) {
                    return fault("a move that was legal when it was sent was refused when sent again");
                }
            }
        }
        for person in &mut self.people {
            person.sync().await?;
            person.agrees()?;
        }
        Ok(())
    }

    /// Like [`Table::resume`], repeated while the server asks for it: if the store is still busy for the killed server,
    /// the table is read again.
    pub async fn resume_patiently(&mut self, server: SocketAddr) -> Result<(), Halt> {
        let mut tries = 0;
        loop {
            match self.resume(server).await {
                Err(Halt::Broken(_)) if tries < 10 => tries += 1,
                other => return other,
            }
        }
    }

    /// Plays until the game is over or the server dead.
    pub async fn play(&mut self, trigger: &Arc<Trigger>) -> Result<(), Halt> {
        let mut tries = 0;
        loop {
            let server = self.people[0].caller.server;
            match self.rounds(trigger).await {
                Ok(()) => return Ok(()),
                Err(Halt::Broken(_)) if trigger.fired() => {
                    self.drain().await?;
                    return Ok(());
                }
                // The server is alive and asks everybody to reconnect.
                Err(Halt::Broken(_)) if tries < 10 => {
                    tries += 1;
                    match self.resume_patiently(server).await {
                        Err(Halt::Broken(_)) if trigger.fired() => {}
                        other => other?,
                    }
                }
                Err(halt) => return Err(halt),
            }
        }
    }

    async fn rounds(&mut self, trigger: &Trigger) -> Result<(), Halt> {
        loop {
            let mut able = Vec::new();
            for (at, person) in self.people.iter().enumerate() {
                let choices = person.player.choices().filter(|choices| choices.count() > 0);
                able.extend(choices.map(|choices| (at, choices)));
            }
            if able.is_empty() {
                let over = self.people.iter().all(|person| person.player.is_over());
                return if over { Ok(()) } else { fault("nobody can move and the game is not over") };
            }
            if !self.together {
                let at = usize::try_from(self.luck.below(u32::try_from(able.len()).unwrap())).unwrap();
                able = vec![able.swap_remove(at)];
            }
            let sent = able.len();
            for (at, choices) in able {
                let Some(command) = choices.nth(self.luck.below(choices.count())) else {
                    return fault("a choice that is not there");
                };
                let message = self.people[at].player.command(self.luck.next() >> 11, &command);
                self.people[at].send(&message).await?;
                trigger.tick();
            }
            self.hear(sent, trigger).await?;
        }
    }

    /// Waits until everybody has seen so many moves and the mover has an answer.
    async fn hear(&mut self, moves: usize, trigger: &Trigger) -> Result<(), Halt> {
        for person in &mut self.people {
            let mut left = moves;
            while left > 0 || person.player.waits() {
                match person.hear().await? {
                    "update" => left = left.saturating_sub(1),
                    "refused" | "error" => return fault("a legal move was refused"),
                    _ => {}
                }
                trigger.tick();
            }
        }
        Ok(())
    }

    /// Reads what a dead server had still sent.
    async fn drain(&mut self) -> Result<(), Halt> {
        for person in &mut self.people {
            loop {
                match person.hear().await {
                    Ok(_) => {}
                    Err(Halt::Broken(_)) => break,
                    Err(halt) => return Err(halt),
                }
            }
            person.socket = None;
        }
        Ok(())
    }

    /// How many commands were sent and not acknowledged.
    pub fn waiting(&self) -> u64 {
        u64::try_from(self.people.iter().filter(|person| person.player.waits()).count()).unwrap()
    }

    /// If the game is over, compares the archive with the journals, and the same people play another.
    pub async fn turn_over(&mut self, tally: &mut Tally, again: bool) -> Result<(), Halt> {
        if !self.people.iter().all(|person| person.player.is_over()) {
            return if again { Ok(()) } else { fault("the game is not over") };
        }
        let path = format!("/api/tables/{}/replay", self.id);
        let answer = self.people[0].caller.call("GET", &path, None).await?;
        let archive = wire::archive::Archive::read(&answer.text);
        let archive = archive.map_err(|misread| Halt::Fault(misread.to_string()))?;
        let record = Record::<G>::read(&archive.record).map_err(|error| Halt::Fault(error.to_string()))?;
        for (person, seat) in self.people.iter().zip(game::Seat::ALL) {
            let acknowledged: Vec<&Value> = person.done().collect();
            let moves = record.moves.iter().filter(|made| made.seat == seat);
            let made: Vec<Value> = moves.map(|made| serde_json::to_value(made.command).unwrap()).collect();
            judge(&acknowledged, &made.iter().collect::<Vec<_>>(), tally);
        }
        tally.games += 1;
        if again {
            let acted = self.act("rematch").await?;
            let next = acted.pointer("/room/next").and_then(Value::as_str);
            let Some(next) = next else { return fault("no rematch") };
            self.id = next.to_string();
            for person in &mut self.people {
                (person.player, person.socket) = (Player::new(), None);
            }
            self.begin().await?;
        }
        Ok(())
    }
}
