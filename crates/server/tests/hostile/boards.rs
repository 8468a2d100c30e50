//! The shared screen: it is sent what a spectator is sent, also with the cookie of a player; and its link gives nothing else.

use avalon::Avalon;
use client::{Caller, Heard, Socket};
use serde_json::{Value, json};

use crate::common::{Luck, server, step, table};
use crate::{answer, game, joined, named};

/// A socket that only watches, and its first frame or the reason why it was closed.
async fn watch(caller: &Caller, table: &str, secret: &str) -> (Socket, Heard) {
    let mut socket = Socket::open(caller, table).await.unwrap();
    socket.send(&json!({"hello": {"wire": wire::VERSION, "watch": secret}})).await.unwrap();
    let heard = socket.hear().await.unwrap();
    (socket, heard)
}

fn welcome(heard: &Heard) -> Value {
    match heard {
        Heard::Text(text) => serde_json::from_str::<Value>(text).unwrap()["welcome"].clone(),
        Heard::Closed(code, reason) => panic!("closed: {code} {reason}"),
    }
}

/// What differs between two sockets and says nothing of the game.
fn plain(mut welcome: Value) -> Value {
    welcome["room"]["watching"] = json!(0);
    welcome.as_object_mut().unwrap().remove("clock");
    welcome
}

const AWAY: u16 = 4003;

fn is_away(heard: &Heard) -> bool {
    matches!(heard, Heard::Closed(AWAY, _))
}

/// The laptop of a player is often the shared screen too: its cookie must not bring the player's card to it.
#[tokio::test]
async fn a_board_opened_with_the_cookie_of_a_player_is_a_spectator() {
    let running = server("memory:").await;
    let people = game(running.address, 4, 71).await;
    let table = people[0].table.clone();
    let (_, heard) = watch(&Caller::new(running.address), &table, "").await;
    let stranger = plain(welcome(&heard));
    for person in &people {
        let (mut socket, heard) = watch(&person.caller, &table, "").await;
        let seen = plain(welcome(&heard));
        assert_eq!((seen.get("seat"), seen.get("own"), &seen["host"]), (None, None, &json!(false)));
        assert_eq!(seen, stranger, "the same as for a stranger");
        // It can neither play nor talk for the player.
        for ask in [
            json!({"command": {"nonce": 1, "command": {"vote": "approve"}}}),
            json!({"say": {"nonce": 2, "words": {"text": "I am Merlin"}}}),
        ] {
            socket.send(&ask).await.unwrap();
            let Heard::Text(text) = answer(&mut socket).await else { panic!("closed") };
            assert!(serde_json::from_str::<Value>(&text).unwrap().get("error").is_some(), "{text}");
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn the_link_of_a_board_lets_a_screen_watch_and_nothing_else() {
    let running = server("memory:").await;
    let house = json!({"spectators": "forbidden"});
    let mut people = table::<Avalon>(running.address, "avalon", json!({"players": 5}), house).await;
    let table = people[0].table.clone();
    let stranger = named(running.address, "Mal").await;

    // Only the host makes the link; nobody else may watch, whatever they claim.
    for caller in [&people[1].caller, &stranger] {
        let path = format!("/api/tables/{table}/act");
        let refused = caller.call("POST", &path, Some(&json!("board"))).await.unwrap();
        assert_eq!((refused.status, &refused.body["code"]), (403, &json!("not_host")));
    }
    for secret in ["", "0", &"0".repeat(32), &"x".repeat(4000)] {
        assert!(is_away(&watch(&stranger, &table, secret).await.1), "{secret}");
    }
    let made = people[0].act(json!("board")).await;
    let secret = made.body["board"].as_str().unwrap().to_string();
    assert_eq!(secret.len(), 32);
    assert!(!made.body["room"].to_string().contains(&secret));

    // The link gives what a spectator sees, for everybody who has it, and no seat, no call, no move.
    let (mut screen, heard) = watch(&stranger, &table, &secret).await;
    let seen = welcome(&heard);
    assert_eq!((seen.get("seat"), seen.get("own"), &seen["host"]), (None, None, &json!(false)));
    assert_eq!(seen["board"], people[1].player.folded().unwrap().0);
    let text = seen.to_string();
    for private in ["\"private\"", "\"you\"", "\"choices\"", "\"seed\"", &secret] {
        assert!(!text.contains(private), "{private}: {text}");
    }
    let bearer = stranger.with("authorization", &format!("Bearer {secret}"));
    for path in
        [format!("/api/tables/{table}/replay"), format!("/api/tables/{secret}"), "/api/me".to_string()]
    {
        assert!(!bearer.call("GET", &path, None).await.unwrap().text.contains("\"you\""), "{path}");
    }
    screen.send(&json!({"command": {"nonce": 1, "command": {"vote": "approve"}}})).await.unwrap();
    assert!(matches!(answer(&mut screen).await, Heard::Text(text) if text.contains("error")));

    // It goes on watching while people play, and is sent no word for one seat.
    let mut luck = Luck(72);
    for _ in 0..6 {
        assert!(step(&mut people, &mut luck).await);
    }
    screen.send(&json!("ping")).await.unwrap();
    loop {
        let heard = screen.hear_json().await.unwrap();
        assert!(heard["update"].get("own").is_none() && !heard.to_string().contains("\"private\""));
        if heard == "pong" {
            break;
        }
    }

    // Another link ends the one before, also for the screen that is connected.
    let again = people[0].act(json!("board")).await.body["board"].as_str().unwrap().to_string();
    assert_ne!(again, secret);
    assert!(is_away(&answer(&mut screen).await));
    assert!(is_away(&watch(&stranger, &table, &secret).await.1));
    assert!(matches!(watch(&stranger, &table, &again).await.1, Heard::Text(_)));
    // Players are not touched.
    drop(joined(&people[2].caller, &table).await);
    running.stop().await;
}
