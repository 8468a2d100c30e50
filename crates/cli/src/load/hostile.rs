//! Hostile clients at a steady rate: each message must be refused, or its socket closed.
//!
//! Every kind comes from an address of its own, so that the server's own limits hold it down and nobody else.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use avalon::Avalon;
use client::{Caller, Error, Heard, Player, Socket};
use game::Choices as _;
use serde_json::{Map, Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::failure::Failure;

/// A flood comes in bursts of this many frames.
const BURST: u32 = 200;

/// The most hostile messages in a second, all kinds together.
const PACE: u64 = 1_000;

/// Bytes of a ping, which may have no more, and of a part of a message.
const CONTROL: usize = 125;

/// Bytes of a request that opens a socket, and of the head of a frame, about.
const HANDSHAKE: usize = 250;
const HEAD: usize = 6;

/// One kind of hostile message.
#[derive(Clone)]
enum Harm {
    /// A text frame. The key of the answer that refuses it; a flood is answered by the end of its socket alone.
    Text { hello: bool, text: String, refusal: &'static str },
    /// A ping of the WebSocket protocol.
    Ping,
    /// A part of a message that never ends.
    Part,
    /// A call over HTTP, with a body and a header.
    Call {
        method: &'static str,
        path: &'static str,
        body: String,
        header: Option<(&'static str, &'static str)>,
    },
}

/// A way to do harm.
#[derive(Clone)]
struct Attack {
    name: &'static str,
    caller: Caller,
    table: String,
    harm: Harm,
    /// How often at once.
    times: u32,
}

/// Where the attacks go.
#[derive(Clone, Copy)]
pub enum Target {
    Server,
    /// A process that reads and answers nothing, for comparison.
    Sink(SocketAddr),
}

fn told(error: Error) -> Failure {
    Failure::Message(format!("a hostile client: {error}"))
}

/// How many messages of each kind can be sent in this time.
pub fn most(seconds: u64) -> u64 {
    PACE * seconds / KINDS
}

const KINDS: u64 = 12;

/// The hostile clients, ready to attack.
#[derive(Clone)]
pub struct Attackers(Vec<Attack>);

/// The attackers, at a table of their own.
pub async fn attackers(server: SocketAddr) -> Result<Attackers, Failure> {
    attacks(server).await.map(Attackers).map_err(told)
}

impl Attackers {
    /// Sends this many messages of each kind, evenly in this time. Returns how many of each were refused.
    pub async fn attack(
        self,
        target: Target,
        count: u32,
        length: Duration,
    ) -> Result<Map<String, Value>, Failure> {
        let mut running: JoinSet<Result<(&'static str, u32), Error>> = JoinSet::new();
        for attack in self.0 {
            running.spawn(attack.run(target, count, length));
        }
        let mut refused = Map::new();
        while let Some(done) = running.join_next().await {
            let (name, count) = done.map_err(|error| error.to_string())?.map_err(told)?;
            refused.insert(name.to_string(), count.into());
        }
        Ok(refused)
    }
}

async fn attacks(server: SocketAddr) -> Result<Vec<Attack>, Error> {
    let (table, people, (mover, made)) = victim(server).await?;
    let stranger = Caller::new(server);
    let player = people.last().cloned().unwrap_or_else(|| stranger.clone());
    let vote = json!({"command": {"nonce": 1, "command": {"vote": "approve"}}}).to_string();
    let shot = json!({"command": {"nonce": 2, "command": {"assassinate": 0}}}).to_string();
    let text = |hello, text: String, refusal| Harm::Text { hello, text, refusal };
    let call = |method, path, body: &str, header| Harm::Call { method, path, body: body.to_string(), header };
    let kinds = [
        ("malformed", &stranger, 1, text(false, "[".repeat(2_000), "error")),
        ("oversize", &stranger, 1, text(false, "x".repeat(20_000), "")),
        ("replayed", &mover, 1, text(true, made, "done")),
        ("out_of_turn", &player, 1, text(true, shot, "refused")),
        ("forged", &stranger, 1, text(true, vote, "error")),
        ("flooding", &stranger, BURST, text(true, "\"ping\"".to_string(), "")),
        ("pings", &stranger, BURST, Harm::Ping),
        ("parts", &stranger, BURST, Harm::Part),
        ("codes", &stranger, 1, call("GET", "/api/tables/AAAAAA", "", None)),
        ("bodies", &stranger, 1, call("POST", "/api/check", &"x".repeat(70_000), None)),
        ("origins", &stranger, 1, call("PUT", "/api/me", "{}", Some(("origin", "http://evil.example")))),
        ("hosts", &stranger, 1, call("GET", "/api/me", "", Some(("host", "evil.example")))),
    ];
    let attack = |(at, (name, caller, times, harm)): (u8, (&'static str, &Caller, u32, Harm))| Attack {
        name,
        caller: caller.from(IpAddr::from([127, 0, 2, at])),
        table: table.clone(),
        harm,
        times,
    };
    Ok((1..).zip(kinds).map(attack).collect())
}

/// Five people of whom one has moved: their table, they, and who sent what.
async fn victim(server: SocketAddr) -> Result<(String, Vec<Caller>, (Caller, String)), Error> {
    let mut people = Vec::new();
    let mut table = String::new();
    for name in ["Mal", "Nix", "Orm", "Pax", "Quo"] {
        let mut caller = Caller::new(server).from(IpAddr::from([127, 0, 3, 1]));
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
    async fn run(self, target: Target, count: u32, length: Duration) -> Result<(&'static str, u32), Error> {
        let start = Instant::now();
        let steps = count.div_ceil(self.times).max(1);
        let mut socket = None;
        let mut stream = None;
        let mut refused = 0;
        for step in 0..steps {
            tokio::time::sleep_until(start + length * step / steps).await;
            match target {
                Target::Server => refused += self.once(&mut socket).await?,
                Target::Sink(sink) => self.pour(sink, &mut stream).await?,
            }
        }
        Ok((self.name, refused.min(count)))
    }

    /// Sends it and waits until it is refused. Returns how many messages that were.
    async fn once(&self, kept: &mut Option<Socket>) -> Result<u32, Error> {
        if let Harm::Call { method, path, body, header } = &self.harm {
            let caller = match header {
                Some((name, value)) => self.caller.with(name, value),
                None => self.caller.clone(),
            };
            // A server may close before it has read all of a body that is too long.
            return match caller.call_with(method, path, body.as_bytes()).await.map(|answer| answer.status) {
                Ok(400..=499) | Err(_) => Ok(1),
                Ok(status) => Err(Error::Broken(format!("{} was answered {status}", self.name))),
            };
        }
        let mut socket = match kept.take() {
            Some(socket) => socket,
            None => match self.open().await {
                Ok(socket) => socket,
                // Too many sockets or requests of this address: refused before anything is said.
                Err(_) => return Ok(self.times),
            },
        };
        for number in 0..self.times {
            let sent = match &self.harm {
                Harm::Ping => socket.send_ping(vec![b'x'; CONTROL]).await,
                Harm::Part => socket.send_part(number == 0, vec![b' '; CONTROL]).await,
                Harm::Text { text, .. } => socket.send_text(text.clone()).await,
                Harm::Call { .. } => Ok(()),
            };
            // A socket that is closed in the middle of a flood has its answer waiting.
            if sent.is_err() {
                break;
            }
        }
        let wanted = if let Harm::Text { refusal, .. } = &self.harm { *refusal } else { "" };
        loop {
            match socket.hear().await {
                Ok(Heard::Closed(1003..=1009, _)) | Err(_) => return Ok(self.times),
                Ok(Heard::Closed(code, reason)) => {
                    return Err(Error::Broken(format!("{}: closed {code} {reason}", self.name)));
                }
                Ok(Heard::Text(text)) if !wanted.is_empty() => {
                    let message: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
                    if message.get(wanted).is_some() {
                        *kept = Some(socket);
                        return Ok(self.times);
                    }
                }
                Ok(Heard::Text(_)) => {}
            }
        }
    }

    async fn open(&self) -> Result<Socket, Error> {
        let mut socket = Socket::open(&self.caller, &self.table).await?;
        if matches!(self.harm, Harm::Text { hello: true, .. }) {
            socket.send(&json!({"hello": {"wire": wire::VERSION}})).await?;
        }
        Ok(socket)
    }

    /// Sends as many bytes to a process that reads and answers nothing.
    async fn pour(&self, sink: SocketAddr, stream: &mut Option<TcpStream>) -> Result<(), Error> {
        let broken = |error: std::io::Error| Error::Broken(error.to_string());
        let (bytes, stays) = match &self.harm {
            Harm::Text { text, refusal, .. } => (text.len() + HEAD, !refusal.is_empty()),
            Harm::Ping | Harm::Part => (CONTROL + HEAD, false),
            Harm::Call { body, .. } => (body.len() + HANDSHAKE, false),
        };
        let mut open = match stream.take() {
            Some(open) => open,
            None => {
                let mut open = TcpStream::connect(sink).await.map_err(broken)?;
                open.write_all(&[b' '; HANDSHAKE]).await.map_err(broken)?;
                open
            }
        };
        for _ in 0..self.times {
            open.write_all(&vec![b'x'; bytes]).await.map_err(broken)?;
        }
        *stream = Some(open).filter(|_| stays);
        Ok(())
    }
}
