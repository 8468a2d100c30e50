//! Clients that mean harm, at a steady pace: each message must be refused, or cost its socket.

use std::net::SocketAddr;
use std::time::Duration;

use avalon::Avalon;
use client::{Caller, Error, Heard, Player, Socket};
use game::Choices as _;
use serde_json::{Map, Value, json};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::failure::Failure;

/// A flood comes in bursts of so many frames.
const BURST: u32 = 200;

/// A way to do harm.
struct Attack {
    name: &'static str,
    caller: Caller,
    table: String,
    /// Whether the socket says hello first.
    hello: bool,
    /// What is sent.
    text: String,
    /// How often at once.
    times: u32,
    /// The key of the answer that refuses it; an attack on the socket itself is answered by its end alone.
    refusal: &'static str,
    socket: Option<Socket>,
}

fn told(error: Error) -> Failure {
    Failure::Message(format!("a hostile client: {error}"))
}

/// Sends so many messages of each kind, evenly in this time. Gives how many of each were refused.
pub async fn attack(server: SocketAddr, count: u32, length: Duration) -> Result<Value, Failure> {
    let mut running: JoinSet<Result<(&'static str, u32), Error>> = JoinSet::new();
    for attack in attacks(server).await.map_err(told)? {
        running.spawn(attack.run(count, length));
    }
    let mut refused = Map::new();
    while let Some(done) = running.join_next().await {
        let (name, count) = done.map_err(|error| error.to_string())?.map_err(told)?;
        refused.insert(name.to_string(), count.into());
    }
    Ok(refused.into())
}

/// The kinds, at a table of the attackers' own.
async fn attacks(server: SocketAddr) -> Result<Vec<Attack>, Error> {
    let (table, people, made) = victim(server).await?;
    let stranger = Caller::new(server);
    let player = people.last().cloned().unwrap_or_else(|| stranger.clone());
    let (mover, made) = made;
    let vote = json!({"command": {"nonce": 1, "command": {"vote": "approve"}}}).to_string();
    let shot = json!({"command": {"nonce": 2, "command": {"assassinate": 0}}}).to_string();
    let attack = |name, caller: &Caller, hello, text: String, times, refusal| Attack {
        name,
        caller: caller.clone(),
        table: table.clone(),
        hello,
        text,
        times,
        refusal,
        socket: None,
    };
    Ok(vec![
        attack("malformed", &stranger, false, "[".repeat(2_000), 1, "error"),
        attack("oversize", &stranger, false, "x".repeat(20_000), 1, ""),
        attack("replayed", &mover, true, made, 1, "done"),
        attack("out_of_turn", &player, true, shot, 1, "refused"),
        attack("forged", &stranger, true, vote, 1, "error"),
        attack("flooding", &stranger, true, "\"ping\"".to_string(), BURST, ""),
    ])
}

/// Five people of whom one has moved: their table, they, and who sent what.
async fn victim(server: SocketAddr) -> Result<(String, Vec<Caller>, (Caller, String)), Error> {
    let mut people = Vec::new();
    let mut table = String::new();
    for name in ["Mal", "Nix", "Orm", "Pax", "Quo"] {
        let mut caller = Caller::new(server);
        caller.name(name).await?;
        if table.is_empty() {
            let wish = json!({"game": "avalon", "setup": {"players": 5}});
            let room = caller.call("POST", "/api/tables", Some(&wish)).await?;
            table = room.body.get("table").and_then(Value::as_str).unwrap_or_default().to_string();
        } else {
            caller.call("POST", &format!("/api/tables/{table}/sit"), Some(&json!({}))).await?;
        }
        people.push(caller);
    }
    if let Some(host) = people.first() {
        host.call("POST", &format!("/api/tables/{table}/act"), Some(&json!("start"))).await?;
    }
    for caller in &people {
        let mut socket = Socket::open(caller, &table).await?;
        let mut player = Player::<Avalon>::new();
        socket.send(&player.hello()).await?;
        while player.take(&socket.hear_text().await?)?.name() != "welcome" {}
        if let Some(command) = player.choices().and_then(|choices| choices.nth(0)) {
            let message = player.command(1, &command);
            socket.send(&message).await?;
            while player.waits() {
                player.take(&socket.hear_text().await?)?;
            }
            return Ok((table, people.clone(), (caller.clone(), message.to_string())));
        }
    }
    Err(Error::Unreadable("nobody can move".to_string()))
}

impl Attack {
    async fn run(mut self, count: u32, length: Duration) -> Result<(&'static str, u32), Error> {
        let start = Instant::now();
        let steps = count.div_ceil(self.times).max(1);
        let mut refused = 0;
        for step in 0..steps {
            tokio::time::sleep_until(start + length * step / steps).await;
            refused += self.once().await?;
        }
        Ok((self.name, refused))
    }

    /// Sends it and waits until it is refused. Gives how many messages that were.
    async fn once(&mut self) -> Result<u32, Error> {
        let mut socket = match self.socket.take() {
            Some(socket) => socket,
            None => self.open().await?,
        };
        for _ in 0..self.times {
            // A socket that is closed in the middle of a flood has its answer waiting.
            if socket.send_text(self.text.clone()).await.is_err() {
                break;
            }
        }
        loop {
            match socket.hear().await? {
                Heard::Closed(1003..=1009, _) => return Ok(self.times),
                Heard::Closed(code, reason) => {
                    return Err(Error::Broken(format!("closed {code} {reason}")));
                }
                Heard::Text(text) if !self.refusal.is_empty() => {
                    let message: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
                    if message.get(self.refusal).is_some() {
                        self.socket = Some(socket);
                        return Ok(self.times);
                    }
                }
                Heard::Text(_) => {}
            }
        }
    }

    async fn open(&self) -> Result<Socket, Error> {
        let mut socket = Socket::open(&self.caller, &self.table).await?;
        if self.hello {
            socket.send(&json!({"hello": {"wire": wire::VERSION}})).await?;
        }
        Ok(socket)
    }
}
