//! Too many messages, requests and connections. Hostile clients have addresses of their own, given by a trusted proxy;
//! limits are those of one address and one socket, so nobody else notices them.

use client::{Caller, Heard, Socket};
use serde_json::json;
use server::{Config, Limits};

use crate::common::{Luck, quiet, server_with, step, table};
use crate::{Meter, finish, game, joined};
use avalon::Avalon;

fn limited(limits: Limits) -> Config {
    Config { limits, trusted_proxies: vec![[127, 0, 0, 1].into()], ..quiet() }
}

fn from(caller: &Caller, address: &str) -> Caller {
    caller.with("x-forwarded-for", address)
}

#[tokio::test]
async fn sockets_that_send_too_much_are_closed_and_others_play_on() {
    // A bystander says hello, pings and moves less than a hundred times in this test.
    let limits = Limits { frames: 10, frame_burst: 100, ..Limits::unbounded() };
    let running = server_with(limited(limits)).await;
    let mut people = table::<Avalon>(running.address, "avalon", json!({"players": 5}), json!({})).await;
    let id = people[0].table.clone();
    let stranger = Caller::new(running.address);
    let meter = Meter::start(running.address).await;
    let mut luck = Luck(121);
    for round in 0..40 {
        // Two thousand frames in one go, pings or moves, from a stranger to the table or from a seat of it.
        let caller = if round % 4 == 3 { &people[2].caller } else { &stranger };
        let mut socket = joined(caller, &id).await;
        for nonce in 0..2_000 {
            let message = match round % 2 {
                0 => json!("ping"),
                _ => json!({"command": {"nonce": nonce, "command": {"assassinate": 0}}}),
            };
            if socket.send(&message).await.is_err() {
                break;
            }
        }
        let end = loop {
            match socket.hear().await {
                Ok(Heard::Text(_)) => {}
                end => break end,
            }
        };
        assert_eq!(end, Ok(Heard::Closed(1008, "rate".to_string())));
        if round % 4 == 0 {
            assert!(step(&mut people, &mut luck).await);
        }
    }
    assert_eq!(meter.grown(["frames_flooding", "commands"]).await, [40, 10]);
    running.stop().await;
}

#[tokio::test]
async fn an_address_that_asks_too_often_is_told_so_and_others_are_not() {
    // No refill, so that it does not matter how long the test takes.
    let limits = Limits { requests: 0, request_burst: 100, ..Limits::unbounded() };
    let running = server_with(limited(limits)).await;
    let flood = from(&Caller::new(running.address), "203.0.113.7");
    let meter = Meter::start(running.address).await;
    let mut refused = 0;
    for _ in 0..3_000 {
        let answer = flood.call("GET", "/api/tables", None).await.unwrap();
        match answer.status {
            200 => {}
            429 => {
                assert_eq!(answer.body["code"], "rate");
                refused += 1;
            }
            other => panic!("{other}"),
        }
    }
    assert_eq!(refused, 2_900);
    let other = from(&Caller::new(running.address), "203.0.113.8");
    assert_eq!(other.call("GET", "/api/tables", None).await.unwrap().status, 200);
    assert_eq!(meter.grown(["rate_refused", "requests_refused"]).await, [refused, refused]);
    running.stop().await;
}

/// Ten phones in one room are one address to us, and each loads dozens of files.
#[tokio::test]
async fn a_room_full_of_phones_behind_one_address_gets_its_page() {
    let limits = Limits { requests: 0, request_burst: 10, ..Limits::unbounded() };
    let running = server_with(limited(limits)).await;
    let room = from(&Caller::new(running.address), "203.0.113.10");
    let meter = Meter::start(running.address).await;
    for _ in 0..500 {
        assert_ne!(room.call("GET", "/", None).await.unwrap().status, 429);
    }
    assert_eq!(meter.grown(["rate_refused"]).await, [0]);
    for _ in 0..500 {
        room.call("GET", "/api/tables", None).await.unwrap();
    }
    assert_eq!(meter.grown(["rate_refused"]).await, [490]);
    running.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_sockets_and_lays_so_many_tables() {
    let limits = Limits { sockets: 30, tables: 20, ..Limits::unbounded() };
    let running = server_with(limited(limits)).await;
    let people = game(running.address, 1, 131).await;
    let mut flood = from(&Caller::new(running.address), "203.0.113.9");
    flood.name("Mal").await.unwrap();
    let meter = Meter::start(running.address).await;
    let mut open = Vec::new();
    for _ in 0..30 {
        open.push(Socket::open(&flood, &people[0].table).await.unwrap());
    }
    for _ in 0..1_000 {
        let refused = Socket::open(&flood, &people[0].table).await.err().unwrap();
        assert!(refused.to_string().contains("429"), "{refused}");
    }
    assert_eq!(meter.grown(["sockets_refused", "sockets_opened"]).await, [1_000, 30]);
    let mut refused = 0;
    let wish = json!({"game": "avalon", "setup": {"players": 5}});
    for _ in 0..1_000 {
        let answer = flood.call("POST", "/api/tables", Some(&wish)).await.unwrap();
        refused += u64::from(answer.status == 429);
        assert!([201, 429].contains(&answer.status), "{}", answer.text);
    }
    assert!(refused >= 900, "{refused}");
    assert_eq!(meter.grown(["rate_refused", "tables_created"]).await, [refused, 1_000 - refused]);
    drop(open);
    finish(people, 132).await;
    running.stop().await;
}

/// A client that does not read is closed when too many frames wait for it; the table does not wait.
#[tokio::test]
async fn a_socket_that_does_not_read_holds_nobody_up() {
    let running = server_with(quiet()).await;
    let mut people = game(running.address, 0, 141).await;
    let mut deaf = joined(&Caller::new(running.address), &people[0].table).await;
    // The others come back later: here one talks and one does not read.
    people.iter_mut().enumerate().filter(|(at, _)| *at != 1).for_each(|(_, person)| person.drop_socket());
    while running.metrics().sockets.get() > 2 {
        tokio::task::yield_now().await;
    }
    let meter = Meter::start(running.address).await;
    let gone = running.metrics().slow_readers.get();
    let mut lines = 0;
    while running.metrics().slow_readers.get() == gone {
        // Long lines, so that the system's buffer of the socket that is not read is soon full.
        let say = json!({"say": {"nonce": lines, "words": {"text": "\u{1f5e1}".repeat(500)}}});
        assert_eq!(people[1].send(&say).await, "done");
        lines += 1;
        assert!(lines < 8_000, "nobody was too slow");
    }
    assert_eq!(meter.grown(["slow_readers", "lines", "resyncs"]).await, [1, lines, 0]);
    let end = loop {
        match deaf.hear().await {
            Ok(Heard::Text(_)) => {}
            end => break end,
        }
    };
    assert_eq!(end, Ok(Heard::Closed(1013, "slow".to_string())));
    for person in people.iter_mut().filter(|person| person.socket.is_none()) {
        person.connect().await;
    }
    finish(people, 142).await;
    running.stop().await;
}

/// Players learn of strangers who come and go now and then, not each time.
#[tokio::test]
async fn strangers_who_come_and_go_cost_the_players_little() {
    let watching_pause = std::time::Duration::from_secs(3_600);
    let running = server_with(Config { watching_pause, ..quiet() }).await;
    let mut people = game(running.address, 1, 151).await;
    let before = people[0].frames.len();
    for _ in 0..60 {
        drop(joined(&Caller::new(running.address), &people[0].table).await);
    }
    people[0].sync().await;
    let rooms = people[0].frames[before..].iter().filter(|frame| frame.starts_with("{\"room\"")).count();
    assert!(rooms <= 1, "{rooms}");
    finish(people, 152).await;
    running.stop().await;
}

/// Connections that send nothing, or half a request, count against their own address only, and are closed in time.
#[tokio::test]
async fn silent_connections_are_counted_and_half_a_request_is_given_up() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpStream;
    let limits = Limits { connections: 50, ..Limits::unbounded() };
    let running = server_with(Config { limits, ..quiet() }).await;
    let mut open = Vec::new();
    for _ in 0..50 {
        open.push(TcpStream::connect(running.address).await.unwrap());
    }
    // Connections are accepted in order, so the limit is reached when these come.
    for _ in 0..1_000 {
        let mut one_more = TcpStream::connect(running.address).await.unwrap();
        let mut nothing = Vec::new();
        // Closed at once; the system may call it a reset.
        assert_eq!(one_more.read_to_end(&mut nothing).await.unwrap_or(0), 0);
    }
    assert_eq!(running.metrics().connections_refused.get(), 1_000);
    drop(open);
    let caller = Caller::new(running.address);
    while caller.call("GET", "/healthz", None).await.is_err() {
        tokio::task::yield_now().await;
    }
    running.stop().await;

    let limits = Limits { patience: std::time::Duration::from_millis(200), ..Limits::unbounded() };
    let running = server_with(Config { limits, ..quiet() }).await;
    let parts =
        ["", "GET /healthz HT", "POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{"];
    for part in parts {
        let mut slow = TcpStream::connect(running.address).await.unwrap();
        slow.write_all(part.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let _ = slow.read_to_end(&mut answer).await;
        assert!(!answer.starts_with(b"HTTP/1.1 200"));
    }
    // A busy machine may take longer than the deadline for a whole request too.
    let caller = Caller::new(running.address);
    while !caller.call("GET", "/healthz", None).await.is_ok_and(|answer| answer.status == 200) {
        tokio::task::yield_now().await;
    }
    running.stop().await;
}
