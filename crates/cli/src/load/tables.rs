//! The tables of a load test: seated, connected, playing.

use std::net::SocketAddr;
use std::time::Duration;

use avalon::Avalon;
use client::{Caller, Error, Player, Socket};
use game::Choices as _;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::measure::Latencies;
use crate::failure::Failure;

/// How many tables are opened at the same time.
const AT_ONCE: usize = 32;

/// A table whose people have names and seats.
pub struct Seated {
    table: String,
    people: Vec<Caller>,
}

/// A table whose people are connected.
pub struct Playing {
    table: String,
    people: Vec<Person>,
    luck: u64,
}

struct Person {
    caller: Caller,
    socket: Socket,
    player: Player<Avalon>,
}

fn told(error: Error) -> Failure {
    Failure::Message(error.to_string())
}

/// Opens the tables and seats everybody. With `spread` each table has an address of its own.
pub async fn seat(
    server: SocketAddr,
    tables: u32,
    players: u8,
    spread: bool,
) -> Result<Vec<Seated>, Failure> {
    let mut waiting: JoinSet<Result<Seated, Error>> = JoinSet::new();
    let mut seated = Vec::new();
    for number in 0..tables {
        if waiting.len() >= AT_ONCE
            && let Some(done) = waiting.join_next().await
        {
            seated.push(done.map_err(|error| error.to_string())?.map_err(told)?);
        }
        let [.., high, low] = number.to_be_bytes();
        let caller = Caller::new(server);
        let caller = if spread { caller.from([127, 1, high, low].into()) } else { caller };
        waiting.spawn(seat_one(caller, number, players));
    }
    while let Some(done) = waiting.join_next().await {
        seated.push(done.map_err(|error| error.to_string())?.map_err(told)?);
    }
    Ok(seated)
}

async fn seat_one(first: Caller, number: u32, players: u8) -> Result<Seated, Error> {
    let names = ["Ann", "Bo", "Cyd", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jon"];
    let mut people = Vec::new();
    let mut table = String::new();
    for (seat, name) in names.iter().enumerate().take(players.into()) {
        let mut caller = first.clone();
        caller.name(&format!("{name} {number}")).await?;
        if seat == 0 {
            let wish = json!({"game": "avalon", "setup": {"players": players}});
            let room = caller.call("POST", "/api/tables", Some(&wish)).await?;
            table = room.body.get("table").and_then(Value::as_str).unwrap_or_default().to_string();
            if table.is_empty() {
                return Err(Error::Unreadable(room.text));
            }
        } else {
            caller.call("POST", &format!("/api/tables/{table}/sit"), Some(&json!({}))).await?;
        }
        people.push(caller);
    }
    if let Some(host) = people.first() {
        host.call("POST", &format!("/api/tables/{table}/act"), Some(&json!("start"))).await?;
    }
    Ok(Seated { table, people })
}

/// Connects everybody.
pub async fn connect(tables: Vec<Seated>, seed: u64) -> Result<Vec<Playing>, Failure> {
    let mut playing = Vec::new();
    for (number, seated) in (0u64..).zip(tables) {
        let Seated { table, people: callers } = seated;
        let mut people = Vec::new();
        for caller in callers {
            people.push(join(caller, &table, Player::new()).await.map_err(told)?);
        }
        let luck = (seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1;
        playing.push(Playing { table, people, luck });
    }
    Ok(playing)
}

async fn join(caller: Caller, table: &str, player: Player<Avalon>) -> Result<Person, Error> {
    let mut socket = Socket::open(&caller, table).await?;
    socket.send(&player.hello()).await?;
    let mut person = Person { caller, socket, player };
    while person.hear().await? != "welcome" {}
    Ok(person)
}

/// Plays for this long; each table makes one move in each `gap`. Returns the number of moves, and the tables with
/// everybody still connected, because closing the sockets is not part of what a move costs.
pub async fn play(
    tables: Vec<Playing>,
    gap: Duration,
    length: Duration,
    latencies: &Latencies,
) -> Result<(u64, Vec<Playing>), Failure> {
    let start = Instant::now();
    let count = u32::try_from(tables.len()).unwrap_or(1).max(1);
    let mut waiting: JoinSet<Result<(Playing, Vec<Duration>), Error>> = JoinSet::new();
    for (number, table) in (0u32..).zip(tables) {
        // Tables begin one after another, so that moves come evenly and not all at once.
        let first = start + gap * number / count;
        waiting.spawn(table.run(first, gap, start + length));
    }
    let (mut moves, mut played) = (0, Vec::new());
    while let Some(done) = waiting.join_next().await {
        let (table, took) = done.map_err(|error| error.to_string())?.map_err(told)?;
        moves += u64::try_from(took.len()).unwrap_or(0);
        took.into_iter().for_each(|each| latencies.add(each));
        played.push(table);
    }
    Ok((moves, played))
}

impl Person {
    async fn hear(&mut self) -> Result<&'static str, Error> {
        let text = self.socket.hear_text().await?;
        Ok(self.player.take(&text)?.name())
    }
}

impl Playing {
    async fn run(
        mut self,
        first: Instant,
        gap: Duration,
        until: Instant,
    ) -> Result<(Playing, Vec<Duration>), Error> {
        let mut took = Vec::new();
        let mut due = first;
        while due < until {
            tokio::time::sleep_until(due).await;
            match self.next_move() {
                Some((at, message)) => took.push(self.make(at, &message).await?),
                None => self.again().await?,
            }
            due += gap;
        }
        Ok((self, took))
    }

    fn draw(&mut self, bound: u32) -> u32 {
        self.luck ^= self.luck << 13;
        self.luck ^= self.luck >> 7;
        self.luck ^= self.luck << 17;
        u32::try_from((self.luck >> 20) % u64::from(bound.max(1))).unwrap_or(0)
    }

    fn next_move(&mut self) -> Option<(usize, Value)> {
        for at in 0..self.people.len() {
            let choices = self.people.get(at).and_then(|person| person.player.choices());
            let Some(choices) = choices.filter(|choices| choices.count() > 0) else { continue };
            let place = self.draw(choices.count());
            let command = choices.nth(place)?;
            let nonce = self.luck >> 11;
            let person = self.people.get_mut(at)?;
            return Some((at, person.player.command(nonce, &command)));
        }
        None
    }

    /// Makes a move and waits until the last seat has heard of it.
    async fn make(&mut self, at: usize, message: &Value) -> Result<Duration, Error> {
        let start = Instant::now();
        if let Some(person) = self.people.get_mut(at) {
            person.socket.send(message).await?;
        }
        for person in &mut self.people {
            loop {
                match person.hear().await? {
                    "update" => break,
                    "refused" | "error" => {
                        return Err(Error::Unreadable("a legal move was refused".to_string()));
                    }
                    _ => {}
                }
            }
        }
        let took = start.elapsed();
        if let Some(person) = self.people.get_mut(at) {
            while person.player.waits() {
                person.hear().await?;
            }
        }
        Ok(took)
    }

    /// The game is over: the same people play another.
    async fn again(&mut self) -> Result<(), Error> {
        let Some(host) = self.people.first() else { return Ok(()) };
        let path = format!("/api/tables/{}/act", self.table);
        let acted = host.caller.call("POST", &path, Some(&json!("rematch"))).await?;
        let next = acted.body.pointer("/room/next").and_then(Value::as_str);
        self.table = next.ok_or_else(|| Error::Unreadable("no rematch".to_string()))?.to_string();
        let callers: Vec<Caller> = self.people.iter().map(|person| person.caller.clone()).collect();
        self.people.clear();
        // Everybody takes the seat that is held for them by coming in.
        for caller in callers {
            self.people.push(join(caller, &self.table, Player::new()).await?);
        }
        let Some(host) = self.people.first() else { return Ok(()) };
        let path = format!("/api/tables/{}/act", self.table);
        host.caller.call("POST", &path, Some(&json!("start"))).await?;
        for person in &mut self.people {
            while person.hear().await? != "update" {}
        }
        Ok(())
    }
}
