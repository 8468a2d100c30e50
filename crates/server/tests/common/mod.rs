//! People at a table over real sockets. Everything waits for messages, nothing for time.
#![allow(dead_code)] // each test program uses its own part
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)] // a test may stop loudly

use std::net::SocketAddr;

use client::{Caller, Error, Heard, Player, Socket};
use game::{Choices as _, Protocol};
use serde_json::{Value, json};
use server::{Config, Limits, Running};

/// A server on a free port of this machine.
pub async fn server(database: &str) -> Running {
    server_with(Config { database: database.to_string(), ..quiet() }).await
}

/// Settings for tests: loopback, no pauses, no limits that a test would reach by itself.
pub fn quiet() -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        pace: std::time::Duration::ZERO,
        watching_pause: std::time::Duration::ZERO,
        limits: Limits::unbounded(),
        ..Config::default()
    }
}

/// A server with these settings.
pub async fn server_with(config: Config) -> Running {
    server::start(config).await.unwrap()
}

/// A small generator with a seed, so that a test plays the same game every time.
pub struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from((self.0 >> 33) % u64::from(bound.max(1))).unwrap()
    }

    pub fn nonce(&mut self) -> u64 {
        u64::from(self.below(u32::MAX)) << 20 | u64::from(self.below(1 << 20))
    }
}

/// Somebody at a table.
pub struct Person<G: Protocol> {
    pub caller: Caller,
    pub table: String,
    pub player: Player<G>,
    pub socket: Option<Socket>,
    /// Every frame, as it was received.
    pub frames: Vec<String>,
}

impl<G: Protocol> Person<G> {
    /// Somebody with a name.
    pub async fn named(server: SocketAddr, name: &str) -> Person<G> {
        let mut caller = Caller::new(server);
        assert_eq!(caller.name(name).await.unwrap().status, 200);
        Person::of(caller)
    }

    /// A spectator without a name.
    pub fn of(caller: Caller) -> Person<G> {
        Person { caller, table: String::new(), player: Player::new(), socket: None, frames: Vec::new() }
    }

    /// Opens a table.
    pub async fn create(&mut self, wish: Value) -> Value {
        let answer = self.caller.call("POST", "/api/tables", Some(&wish)).await.unwrap();
        assert_eq!(answer.status, 201, "{}", answer.text);
        self.table = answer.body["table"].as_str().unwrap().to_string();
        answer.body
    }

    /// Does something about the table.
    pub async fn act(&self, act: Value) -> client::Answer {
        let path = format!("/api/tables/{}/act", self.table);
        self.caller.call("POST", &path, Some(&act)).await.unwrap()
    }

    /// Sits down.
    pub async fn sit(&mut self, table: &str, sit: Value) -> client::Answer {
        self.table = table.to_string();
        self.caller.call("POST", &format!("/api/tables/{table}/sit"), Some(&sit)).await.unwrap()
    }

    /// Opens the socket and says hello, with the cursor if there is one.
    pub async fn connect(&mut self) {
        let mut socket = Socket::open(&self.caller, &self.table).await.unwrap();
        socket.send(&self.player.hello()).await.unwrap();
        self.socket = Some(socket);
        while self.hear().await.unwrap() != "welcome" {}
        self.sync().await;
    }

    /// The connection breaks.
    pub fn drop_socket(&mut self) {
        self.socket = None;
    }

    /// The next message.
    pub async fn hear(&mut self) -> Result<&'static str, Error> {
        match self.socket.as_mut().unwrap().hear().await? {
            Heard::Text(text) => {
                self.frames.push(text.to_string());
                Ok(self.player.take(&text)?.name())
            }
            Heard::Closed(code, reason) => Err(Error::Broken(format!("closed {code} {reason}"))),
        }
    }

    /// Takes in everything that has been sent so far.
    pub async fn sync(&mut self) {
        self.socket.as_mut().unwrap().send(&json!("ping")).await.unwrap();
        while self.hear().await.unwrap() != "pong" {}
    }

    /// Sends a message and waits for its answer.
    pub async fn send(&mut self, message: &Value) -> &'static str {
        self.socket.as_mut().unwrap().send(message).await.unwrap();
        loop {
            match self.hear().await.unwrap() {
                "done" => return "done",
                "refused" => return "refused",
                "error" => return "error",
                _ => {}
            }
        }
    }

    /// The last frame, as JSON.
    pub fn last(&self) -> Value {
        serde_json::from_str(self.frames.last().unwrap()).unwrap()
    }

    /// A move this seat may make, if any.
    pub fn any_move(&self, luck: &mut Luck) -> Option<G::Command> {
        let choices = self.player.choices()?;
        choices.nth(luck.below(choices.count().max(1)))
    }
}

/// A table of people only, begun, everybody connected.
pub async fn table<G: Protocol>(
    server: SocketAddr,
    game: &str,
    setup: Value,
    house: Value,
) -> Vec<Person<G>> {
    let names = ["Ann", "Bo", "Cyd", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jon"];
    let mut host = Person::<G>::named(server, names[0]).await;
    let entropy = "entropy of the host";
    let room = host.create(json!({"game": game, "setup": setup, "house": house, "entropy": entropy})).await;
    let table = room["table"].as_str().unwrap().to_string();
    let seats = room["chairs"].as_array().unwrap().len();
    host.connect().await;
    let mut people = vec![host];
    for (seat, name) in names.iter().enumerate().take(seats).skip(1) {
        let mut person = Person::<G>::named(server, name).await;
        let sat = person.sit(&table, json!({"seat": seat, "entropy": format!("entropy of {name}")})).await;
        assert_eq!(sat.status, 200, "{}", sat.text);
        person.connect().await;
        people.push(person);
    }
    let started = people[0].act(json!("start")).await;
    assert_eq!(started.status, 200, "{}", started.text);
    for person in &mut people {
        person.sync().await;
    }
    people
}

/// A seat that is asked makes a move; afterwards everybody has received it. False when the game is over.
pub async fn step<G: Protocol>(people: &mut [Person<G>], luck: &mut Luck) -> bool {
    let able: Vec<usize> = (0..people.len()).filter(|at| people[*at].any_move(luck).is_some()).collect();
    if able.is_empty() {
        return false;
    }
    let at = able[usize::try_from(luck.below(u32::try_from(able.len()).unwrap())).unwrap()];
    let command = people[at].any_move(luck).unwrap();
    let nonce = luck.nonce();
    let message = people[at].player.command(nonce, &command);
    assert_eq!(people[at].send(&message).await, "done", "{:?}", people[at].last());
    for person in people.iter_mut() {
        person.sync().await;
    }
    true
}
