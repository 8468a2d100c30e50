//! Frames that cannot be read, that are not text, that are too long.

use client::{Caller, Heard, Socket};
use serde_json::json;

use crate::common::{Luck, server};
use crate::{Meter, answer, answer_json, bystanders, finish, game, joined, malformed, named};

/// How many unreadable frames a socket may send before it is closed.
const PATIENCE: usize = 16;

#[tokio::test]
async fn two_thousand_malformed_frames() {
    let running = server("memory:").await;
    let people = game(running.address, 2, 21).await;
    let id = people[0].table.clone();
    let person = named(running.address, "Mal").await;
    let stranger = Caller::new(running.address);
    let meter = Meter::start(running.address).await;
    let hostile = async {
        let mut luck = Luck(22);
        for round in 0..125 {
            // Half of the sockets have said hello before.
            let mut socket = match round % 2 {
                0 => Socket::open(&stranger, &id).await.unwrap(),
                _ => joined(&person, &id).await,
            };
            for number in 0..PATIENCE {
                let text = malformed(round * PATIENCE + number, &mut luck);
                socket.send_text(text.clone()).await.unwrap();
                let heard = answer(&mut socket).await;
                if number + 1 < PATIENCE {
                    let Heard::Text(said) = &heard else { panic!("{text:.80}: {heard:?}") };
                    assert!(said.starts_with("{\"error\":{\"code\":\"unreadable\""), "{text:.80}: {said}");
                    assert!(said.len() < 1_000, "an answer longer than a line: {said}");
                } else {
                    assert_eq!(heard, Heard::Closed(1008, "unreadable".to_string()), "{text:.80}");
                }
            }
        }
    };
    let (moves, ()) = tokio::join!(bystanders(running.address, 23), hostile);
    assert_eq!(meter.grown(["frames_malformed", "commands"]).await, [2_000, moves]);
    finish(people, 24).await;
    running.stop().await;
}

#[tokio::test]
async fn a_thousand_commands_that_do_not_read() {
    let running = server("memory:").await;
    let people = game(running.address, 2, 31).await;
    let meter = Meter::start(running.address).await;
    let mut socket = joined(&people[1].caller, &people[1].table).await;
    let deep = serde_json::from_str(&format!("{}{}", "[".repeat(100), "]".repeat(100))).unwrap();
    let wrong = [
        json!({"vote": "maybe"}),
        json!({"vote": ["approve"]}),
        json!({"propose": {"team": [0, 9]}}),
        json!({"propose": {"team": [0, 1], "seat": 2}}),
        json!({"propose": {"team": [0, 1e300]}}),
        json!({"vote": "approve", "play": "fail"}),
        json!(null),
        json!(18_446_744_073_709_551_615_u64),
        json!("vote"),
        deep,
    ];
    for nonce in 0..1_000_u64 {
        let command = &wrong[usize::try_from(nonce).unwrap() % wrong.len()];
        socket.send(&json!({"command": {"nonce": nonce, "command": command}})).await.unwrap();
        let said = answer_json(&mut socket).await;
        assert_eq!(
            (&said["error"]["code"], &said["error"]["nonce"]),
            (&json!("unreadable"), &json!(nonce)),
            "{said}"
        );
        assert!(said["error"]["at"].as_str().unwrap().starts_with("command"), "{said}");
    }
    assert_eq!(meter.grown(["frames_malformed", "commands", "commands_refused"]).await, [1_000, 0, 0]);
    finish(people, 32).await;
    running.stop().await;
}

#[tokio::test]
async fn a_thousand_each_of_binary_broken_text_and_oversize() {
    let running = server("memory:").await;
    let people = game(running.address, 2, 41).await;
    let id = people[0].table.clone();
    let person = named(running.address, "Mal").await;
    let meter = Meter::start(running.address).await;
    let hostile = async {
        let mut luck = Luck(42);
        for round in 0..1_000_u32 {
            let mut socket = Socket::open(&person, &id).await.unwrap();
            socket.send_binary(vec![0; usize::try_from(luck.below(900)).unwrap()]).await.unwrap();
            assert_eq!(answer(&mut socket).await, Heard::Closed(1003, "text".to_string()));

            let mut socket = Socket::open(&person, &id).await.unwrap();
            let mut bytes = b"{\"say\":\"".to_vec();
            bytes.extend(
                [0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80].iter().skip(usize::try_from(round % 3).unwrap() * 2),
            );
            bytes.extend(b"\"}");
            socket.send_bytes_as_text(bytes).await.unwrap();
            assert_eq!(answer(&mut socket).await, Heard::Closed(1007, "utf8".to_string()));

            let mut socket = Socket::open(&person, &id).await.unwrap();
            let long = 16 * 1024 + 1 + usize::try_from(luck.below(16 * 1024)).unwrap();
            socket.send_text("x".repeat(long)).await.unwrap();
            assert_eq!(answer(&mut socket).await, Heard::Closed(1009, "frame".to_string()));
        }
    };
    let (moves, ()) = tokio::join!(bystanders(running.address, 43), hostile);
    let grown = meter.grown(["frames_malformed", "frames_oversize", "commands"]).await;
    assert_eq!(grown, [2_000, 1_000, moves]);
    finish(people, 44).await;
    running.stop().await;
}

/// A client that only disconnects is not counted as hostile.
#[tokio::test]
async fn a_broken_connection_is_no_offence() {
    let running = server("memory:").await;
    let people = game(running.address, 1, 51).await;
    let meter = Meter::start(running.address).await;
    for _ in 0..100 {
        drop(joined(&people[1].caller, &people[1].table).await);
    }
    // Wait until the table has noticed that all of them are gone.
    while running.metrics().sockets.get() > 5 {
        tokio::task::yield_now().await;
    }
    assert_eq!(meter.grown(["frames_malformed", "frames_oversize"]).await, [0, 0]);
    finish(people, 52).await;
    running.stop().await;
}
