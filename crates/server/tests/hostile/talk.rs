//! One player who talks all the time, on many sockets.

use client::{Heard, Socket};
use serde_json::json;
use server::{Config, Limits};

use crate::common::{Luck, quiet, server_with, step};
use crate::{Meter, answer_json, finish, game, joined};

#[tokio::test]
async fn a_person_has_four_sockets_at_a_table_and_the_oldest_is_closed() {
    let running = server_with(quiet()).await;
    let people = game(running.address, 1, 221).await;
    let eve = &people[4];
    let mut sockets = Vec::new();
    for _ in 0..10 {
        sockets.push(joined(&eve.caller, &eve.table).await);
    }
    for socket in &mut sockets[..6] {
        let end = loop {
            match socket.hear().await.unwrap() {
                Heard::Text(_) => {}
                Heard::Closed(code, reason) => break (code, reason),
            }
        };
        assert_eq!(end, (4008, "elsewhere".to_string()));
    }
    for socket in &mut sockets[6..] {
        socket.send(&json!({"command": {"nonce": 1, "command": {"assassinate": 0}}})).await.unwrap();
        assert!(answer_json(socket).await.get("refused").is_some());
    }
    running.stop().await;
}

/// However much one player says, the others' moves are made, and at most the allowed lines are kept.
#[tokio::test]
async fn a_player_who_talks_all_the_time_delays_no_move() {
    let limits = Limits { lines: 0, line_burst: 10, ..Limits::unbounded() };
    let running = server_with(Config { limits, ..quiet() }).await;
    let mut people = game(running.address, 1, 231).await;
    let mut sockets: Vec<Socket> = Vec::new();
    for _ in 0..4 {
        sockets.push(joined(&people[4].caller, &people[4].table).await);
    }
    // The socket that Eve plays with was the oldest.
    people[4].connect().await;
    sockets.remove(0);
    let meter = Meter::start(running.address).await;
    let mut luck = Luck(232);
    for round in 0..20_u64 {
        for (at, socket) in sockets.iter_mut().enumerate() {
            for line in 0..20_u64 {
                let nonce = (round * 100 + line) * 10 + u64::try_from(at).unwrap();
                socket.send(&json!({"say": {"nonce": nonce, "words": {"text": "blah"}}})).await.unwrap();
            }
        }
        assert!(step(&mut people, &mut luck).await);
    }
    // Every line has its answer before the figures are read.
    for (at, socket) in sockets.iter_mut().enumerate() {
        let last = (19 * 100 + 19) * 10 + u64::try_from(at).unwrap();
        loop {
            let said = answer_json(socket).await;
            let nonce = said.pointer("/error/nonce").or_else(|| said.pointer("/done/nonce"));
            if nonce == Some(&json!(last)) {
                break;
            }
        }
    }
    assert_eq!(meter.grown(["lines", "lines_refused", "commands", "slow_readers"]).await, [10, 1_190, 20, 0]);
    drop(sockets);
    finish(people, 233).await;
    running.stop().await;
}
