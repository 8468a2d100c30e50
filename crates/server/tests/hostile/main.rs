//! Hostile clients: what they send is refused and counted, and nobody else is disturbed.
//!
//! Every test reads `/metrics` before and after and says by how much each counter must have grown; in the longer ones
//! a table of bystanders plays a whole game meanwhile. How long bystanders wait is measured by
//! `roundtable load --hostile`, not here: a test that looks at the clock fails on a busy machine.
// A broken expectation stops its test at once and loudly.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod boards;
mod codes;
mod control;
mod disks;
mod flooding;
mod frames;
mod lobby;
mod moves;
mod operator;
mod people;
mod rematches;
mod requests;
mod results;
mod seats;
mod secrets;
mod sites;
mod stores;
mod talk;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};

use avalon::Avalon;
use client::{Caller, Heard, Socket};
use common::{Luck, Person, step, table};
use serde_json::{Value, json};

static PANICS: AtomicUsize = AtomicUsize::new(0);

/// The counters of a server, as `/metrics` shows them.
pub struct Meter {
    server: SocketAddr,
    before: BTreeMap<String, u64>,
}

impl Meter {
    /// Counts from now on, panics of this process too, because the server runs in it.
    pub async fn start(server: SocketAddr) -> Meter {
        static ONCE: std::sync::Once = std::sync::Once::new();
        ONCE.call_once(|| {
            let usual = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |info| {
                PANICS.fetch_add(1, Ordering::SeqCst);
                usual(info);
            }));
        });
        Meter { server, before: figures(server).await }
    }

    /// By how much each of these counters has grown.
    pub async fn grown<const N: usize>(&self, names: [&str; N]) -> [u64; N] {
        assert_eq!(PANICS.load(Ordering::SeqCst), 0, "something panicked");
        let now = figures(self.server).await;
        names.map(|name| {
            now[&format!("roundtable_{name}_total")] - self.before[&format!("roundtable_{name}_total")]
        })
    }
}

async fn figures(server: SocketAddr) -> BTreeMap<String, u64> {
    let text = Caller::new(server).call("GET", "/metrics", None).await.unwrap().text;
    let figure = |line: &str| {
        let (name, value) = line.split_once(' ')?;
        Some((name.to_string(), value.parse().ok()?))
    };
    text.lines().filter(|line| !line.starts_with('#')).filter_map(figure).collect()
}

/// A table of people who do no harm, to the end of their game.
pub async fn bystanders(server: SocketAddr, seed: u64) -> u64 {
    let mut people = table::<Avalon>(server, "avalon", json!({"players": 5}), json!({})).await;
    let mut luck = Luck(seed);
    let mut moves = 0;
    while step(&mut people, &mut luck).await {
        moves += 1;
        tokio::task::yield_now().await;
    }
    assert!(people.iter().all(|person| person.player.is_over()));
    moves
}

/// A running game, and what its board looks like to everybody.
pub async fn game(server: SocketAddr, moves: usize, seed: u64) -> Vec<Person<Avalon>> {
    let mut people = table::<Avalon>(server, "avalon", json!({"players": 5}), json!({})).await;
    let mut luck = Luck(seed);
    for _ in 0..moves {
        assert!(step(&mut people, &mut luck).await);
    }
    people
}

/// Plays the game to its end, to show that it was not damaged.
pub async fn finish(mut people: Vec<Person<Avalon>>, seed: u64) {
    let mut luck = Luck(seed);
    while step(&mut people, &mut luck).await {}
    assert!(people.iter().all(|person| person.player.is_over()));
}

/// Somebody with a name and nothing else.
pub async fn named(server: SocketAddr, name: &str) -> Caller {
    let mut caller = Caller::new(server);
    assert_eq!(caller.name(name).await.unwrap().status, 200);
    caller
}

/// A socket that has said hello and been welcomed.
pub async fn joined(caller: &Caller, table: &str) -> Socket {
    let mut socket = Socket::open(caller, table).await.unwrap();
    socket.send(&json!({"hello": {"wire": wire::VERSION}})).await.unwrap();
    while socket.hear_json().await.unwrap().get("welcome").is_none() {}
    socket
}

/// The next answer to something this socket sent: an error, a refusal, an acknowledgement or the end.
pub async fn answer(socket: &mut Socket) -> Heard {
    loop {
        match socket.hear().await.unwrap() {
            Heard::Text(text) => {
                let message: Value = serde_json::from_str(&text).unwrap();
                if ["error", "refused", "done"].iter().any(|key| message.get(key).is_some()) {
                    return Heard::Text(text);
                }
            }
            closed @ Heard::Closed(..) => return closed,
        }
    }
}

/// The same as JSON; the socket must not have been closed.
pub async fn answer_json(socket: &mut Socket) -> Value {
    match answer(socket).await {
        Heard::Text(text) => serde_json::from_str(&text).unwrap(),
        Heard::Closed(code, reason) => panic!("closed {code} {reason}"),
    }
}

/// A text that is not a message, different for every number.
pub fn malformed(number: usize, luck: &mut Luck) -> String {
    let valid = format!("{{\"command\":{{\"nonce\":{number},\"command\":{{\"vote\":\"approve\"}}}}}}");
    let some =
        |luck: &mut Luck, most: usize| usize::try_from(luck.below(u32::try_from(most).unwrap())).unwrap();
    let deep = 1 + some(luck, 6_000);
    match number % 16 {
        0 => valid[..1 + some(luck, valid.len() - 1)].to_string(),
        1 => format!("{valid}{}", number % 10),
        2 => "[".repeat(deep),
        3 => format!("{}{}", "[".repeat(deep), "]".repeat(deep)),
        4 => format!("{}1{}", "{\"a\":".repeat(1 + deep / 3), "}".repeat(1 + deep / 3)),
        5 => format!("{{\"command\":{{\"nonce\":{}e999,\"command\":1}}}}", number + 1),
        6 => format!("{{\"hello\":{{\"wire\":{}}}}}", u128::MAX - u128::try_from(number).unwrap()),
        7 => format!("{{\"command\":{{\"nonce\":-{},\"command\":1}}}}", number + 1),
        8 => format!("{{\"command\":{{\"nonce\":\"{number}\",\"command\":{{}}}}}}"),
        9 => format!("{{\"seat\":{number},\"command\":{{\"nonce\":1,\"command\":1}}}}"),
        10 => {
            format!("{{\"command\":{{\"nonce\":1,\"seat\":{number},\"command\":{{\"vote\":\"approve\"}}}}}}")
        }
        11 => format!("{{\"say\":{{\"nonce\":{number},\"words\":{{\"text\":\"\\ud800\"}}}}}}"),
        12 => format!("{{\"hello\":{{\"wire\":1,\"wire\":{number}}}}}"),
        13 => {
            (0..1 + some(luck, 60)).map(|_| char::from(u8::try_from(33 + luck.below(90)).unwrap())).collect()
        }
        14 => String::new(),
        _ => format!("{{\"seen\":{{\"cursor\":{number}.5}}}}"),
    }
}
