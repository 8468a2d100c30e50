//! Frames that are no messages: pings and pieces of a message that never ends.

use client::{Caller, Heard, Socket};
use server::{Config, Limits};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tungstenite::Message;
use tungstenite::protocol::frame::Frame;
use tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::common::{quiet, server, server_with};
use crate::{Meter, finish, game};

/// The memory of this process, in which the server runs too.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse::<u64>().unwrap() * 1024
}

/// A socket of a table whose client never reads, and for which the system keeps little.
async fn deaf(server: std::net::SocketAddr, table: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server).await.unwrap();
    let request = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    stream
}

/// Answers to pings are not collected for a client that reads nothing: nothing more is read from it instead.
#[tokio::test]
async fn pings_of_clients_that_read_nothing_do_not_fill_the_memory() {
    let running = server("memory:").await;
    let people = game(running.address, 1, 201).await;
    // A ping of 125 bytes, masked with zeros.
    let ping = [&[0x89, 0x80 | 125, 0, 0, 0, 0][..], &[b'x'; 125]].concat();
    let pings = ping.repeat(512);
    let before = memory();
    let mut floods = tokio::task::JoinSet::new();
    for _ in 0..16 {
        let mut stream = deaf(running.address, &people[0].table).await;
        let pings = pings.clone();
        floods.spawn(async move {
            // 16 MB, or as much as is taken. The wait only ends the test: nothing is concluded from it.
            for _ in 0..256 {
                let write = stream.write_all(&pings);
                if tokio::time::timeout(std::time::Duration::from_millis(500), write).await.is_err() {
                    break;
                }
            }
            stream
        });
    }
    let deaf = floods.join_all().await;
    let grown = memory().saturating_sub(before);
    assert!(grown < 20 << 20, "{grown} bytes");
    drop(deaf);
    finish(people, 202).await;
    running.stop().await;
}

#[tokio::test]
async fn pings_are_counted_like_messages() {
    let limits = Limits { frames: 0, frame_burst: 40, ..Limits::unbounded() };
    let running = server_with(Config { limits, ..quiet() }).await;
    let table = crate::named(running.address, "Ann").await;
    let wish = serde_json::json!({"game": "avalon", "setup": {"players": 5}});
    let room = table.call("POST", "/api/tables", Some(&wish)).await.unwrap();
    let id = room.body["table"].as_str().unwrap().to_string();
    let meter = Meter::start(running.address).await;
    for kind in 0..2 {
        let mut socket = Socket::open(&Caller::new(running.address), &id).await.unwrap();
        for _ in 0..41 {
            let message = match kind {
                0 => Message::Ping(vec![b'x'; 125].into()),
                _ => Message::Pong(vec![b'x'; 125].into()),
            };
            socket.send_raw(message).await.unwrap();
        }
        assert_eq!(socket.hear().await, Ok(Heard::Closed(1008, "rate".to_string())));
    }
    assert_eq!(meter.grown(["frames_flooding"]).await, [2]);
    running.stop().await;
}

/// Pieces of a message are no messages, so they are counted by their bytes.
#[tokio::test]
async fn pieces_of_a_message_that_never_ends_are_counted() {
    let limits = Limits { socket_bytes: 16 * 1024, ..Limits::unbounded() };
    let running = server_with(Config { limits, ..quiet() }).await;
    let people = game(running.address, 1, 211).await;
    let meter = Meter::start(running.address).await;
    for empty in [true, false] {
        let mut socket = Socket::open(&Caller::new(running.address), &people[0].table).await.unwrap();
        let piece = |kind| {
            Message::Frame(Frame::message(if empty { vec![] } else { vec![b' '] }, OpCode::Data(kind), false))
        };
        let mut sent = socket.send_raw(piece(Data::Text)).await;
        let mut pieces = 0;
        while sent.is_ok() && pieces < 60_000 {
            sent = socket.send_raw(piece(Data::Continue)).await;
            pieces += 1;
        }
        // The close may have come in the middle of the flood; a socket that goes on reading for ever is the fault.
        assert!(!matches!(socket.hear().await, Ok(Heard::Text(_))));
    }
    assert_eq!(meter.grown(["frames_flooding"]).await, [2]);
    finish(people, 212).await;
    running.stop().await;
}
