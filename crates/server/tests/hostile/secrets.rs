//! What a stranger can learn: nothing that only a seat may know. (That two deals look the same to a viewer who cannot tell
//! them apart is shown for every option elsewhere; here a stranger tries every call.)

use std::collections::BTreeSet;

use avalon::Avalon;
use client::Caller;
use game::Protocol;
use serde_json::{Value, json};
use shadows::Shadows;

use crate::common::{Luck, Person, server, step, table};
use crate::{joined, named};

/// Keys that only a seat, or nobody, may be sent.
const SECRET: [&str; 11] =
    ["you", "own", "private", "seed", "token", "role", "loyalty", "knows", "hand", "choices", "record"];

fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                found.insert(key.clone());
                keys(value, found);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

fn check(text: &str, cookies: &[String]) {
    let mut found = BTreeSet::new();
    keys(&serde_json::from_str(text).unwrap_or(Value::Null), &mut found);
    let secret: Vec<&&str> = SECRET.iter().filter(|key| found.contains(**key)).collect();
    assert!(secret.is_empty(), "a stranger was sent {secret:?}: {text}");
    for cookie in cookies {
        assert!(!text.contains(cookie.split('=').nth(1).unwrap()), "a stranger was sent a token");
    }
}

async fn poke<G: Protocol>(setup: Value, seed: u64) {
    let running = server("memory:").await;
    let mut people: Vec<Person<G>> = table(running.address, G::NAME, setup, json!({"listed": true})).await;
    let mut luck = Luck(seed);
    let id = people[0].table.clone();
    let code = people[0].player.room.as_ref().unwrap().code.clone();
    let cookies: Vec<String> = people.iter().map(|person| person.caller.cookie.clone().unwrap()).collect();
    let strangers = [Caller::new(running.address), named(running.address, "Mal").await];
    let mut watcher = joined(&strangers[1], &id).await;
    for _ in 0..12 {
        if !step(&mut people, &mut luck).await || people[0].player.is_over() {
            break;
        }
        // Each seat is sent something that a stranger is not, so that the check is not empty.
        assert!(people.iter().all(|person| person.player.own.get("you").is_some()));
        for stranger in &strangers {
            for name in [&id, &code] {
                for call in ["", "/replay", "/replay.txt", "/sit", "/act"] {
                    for method in ["GET", "POST", "PUT", "DELETE"] {
                        let path = format!("/api/tables/{name}{call}");
                        if method == "POST" && call == "/sit" {
                            continue; // a name of its own is all it would leave behind
                        }
                        check(&stranger.call(method, &path, None).await.unwrap().text, &cookies);
                    }
                }
            }
            for path in ["/api/tables", "/api/openapi.json", "/metrics", "/healthz", "/api/me", "/"] {
                let answer = stranger.call("GET", path, None).await.unwrap();
                if path != "/api/openapi.json" {
                    check(&answer.text, &cookies);
                }
            }
            // Whatever cursor a stranger claims, it is sent what everybody is sent.
            for cursor in [json!(null), json!(0), json!(3), json!(u64::MAX)] {
                let mut socket = client::Socket::open(stranger, &id).await.unwrap();
                socket.send(&json!({"hello": {"wire": wire::VERSION, "cursor": cursor}})).await.unwrap();
                let welcome = socket.hear_json().await.unwrap();
                assert_eq!(welcome["welcome"].get("seat"), None);
                check(&welcome.to_string(), &cookies);
            }
        }
        watcher.send(&json!("ping")).await.unwrap();
        loop {
            let heard = watcher.hear_json().await.unwrap();
            check(&heard.to_string(), &cookies);
            if heard == "pong" {
                break;
            }
        }
    }
    let early = strangers[0].call("GET", &format!("/api/tables/{id}/replay"), None).await.unwrap();
    if !people[0].player.is_over() {
        assert_eq!((early.status, early.body["code"].as_str()), (409, Some("not_over")));
    }
    running.stop().await;
}

#[tokio::test]
async fn a_stranger_at_avalon_learns_no_secret() {
    let setup = json!({"players": 7, "roles": ["merlin", "assassin", "percival", "morgana", "mordred"],
        "options": {"lady": true}});
    poke::<Avalon>(setup, 181).await;
}

#[tokio::test]
async fn a_stranger_at_shadows_learns_no_secret() {
    poke::<Shadows>(json!({"players": 5}), 182).await;
}
