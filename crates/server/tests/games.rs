//! Whole games of each kind over real sockets, with broken connections, another device, another version.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)] // a test may stop loudly

mod common;

use avalon::Avalon;
use client::{Caller, Socket};
use common::{Luck, Person, server, step, table};
use game::Protocol;
use serde_json::{Value, json};
use shadows::Shadows;

async fn whole_game<G: Protocol>(game: &str, setup: Value, seed: u64) {
    let running = server("memory:").await;
    let mut people = table::<G>(running.address, game, setup, json!({})).await;
    let mut luck = Luck(seed);
    let mut moves = 0;
    while step(&mut people, &mut luck).await {
        moves += 1;
        assert!(moves < 2_000, "the game does not end");
        // Somebody's connection breaks every few moves; the cursor brings back exactly what was missed.
        if moves % 5 == 0 {
            let at = usize::try_from(luck.below(u32::try_from(people.len()).unwrap())).unwrap();
            people[at].drop_socket();
            people[at].connect().await;
        }
    }
    for person in &people {
        assert!(person.player.is_over(), "{:?}", person.player.board);
        assert!(person.player.cursor.unwrap() > 0);
    }
    let archive =
        people[0].caller.call("GET", &format!("/api/tables/{}/replay", people[0].table), None).await;
    let archive = archive.unwrap();
    assert_eq!(archive.status, 200, "{}", archive.text);
    let read = wire::archive::Archive::read(&archive.text).unwrap();
    assert_eq!(read.commitment, people[0].player.room.as_ref().unwrap().commitment);
    // Everybody added entropy, the host when creating the table.
    assert!(read.entropy.iter().all(Option::is_some));
    running.stop().await;
}

#[tokio::test]
async fn avalon_with_five() {
    whole_game::<Avalon>("avalon", json!({"players": 5}), 1).await;
}

#[tokio::test]
async fn avalon_with_ten_and_every_option() {
    let setup = json!({"players": 10, "roles": ["merlin", "assassin", "percival", "morgana", "mordred"],
        "options": {"lady": true, "lancelotVariant": "v2", "excalibur": true, "plot": true, "targeting": true}});
    whole_game::<Avalon>("avalon", setup, 2).await;
}

#[tokio::test]
async fn shadows_with_four_and_seven_experts() {
    whole_game::<Shadows>("shadows", json!({"players": 4}), 3).await;
    whole_game::<Shadows>("shadows", json!({"players": 7, "options": {"expert": true}}), 4).await;
}

#[tokio::test]
async fn shadows_alone() {
    whole_game::<Shadows>("shadows", json!({"players": 1}), 5).await;
}

#[tokio::test]
async fn a_repeated_command_is_not_a_second_one() {
    let running = server("memory:").await;
    let mut people = table::<Avalon>(running.address, "avalon", json!({"players": 5}), json!({})).await;
    let mut luck = Luck(7);
    let at = (0..5).find(|at| people[*at].any_move(&mut luck).is_some()).unwrap();
    let command = people[at].any_move(&mut luck).unwrap();
    let message = people[at].player.command(77, &command);
    assert_eq!(people[at].send(&message).await, "done");
    let cursor = people[at].player.cursor;
    for _ in 0..3 {
        assert_eq!(people[at].send(&message).await, "done");
    }
    people[at].drop_socket();
    people[at].connect().await;
    assert_eq!(people[at].send(&message).await, "done");
    assert_eq!(people[at].player.cursor, cursor);
    assert_eq!(running.metrics().commands.get(), 1);
    assert_eq!(running.metrics().commands_repeated.get(), 4);
    running.stop().await;
}

#[tokio::test]
async fn a_client_of_another_version_is_told_to_reload_and_loses_nothing() {
    let running = server("memory:").await;
    let mut people = table::<Avalon>(running.address, "avalon", json!({"players": 5}), json!({})).await;
    let mut luck = Luck(8);
    assert!(step(&mut people, &mut luck).await);
    people[2].drop_socket();
    let mut old = Socket::open(&people[2].caller, &people[2].table).await.unwrap();
    old.send(&json!({"hello": {"wire": 99}})).await.unwrap();
    assert_eq!(old.hear().await.unwrap(), client::Heard::Closed(4000, "reload".to_string()));
    let before = people[2].player.cursor;
    people[2].connect().await;
    assert_eq!(people[2].player.cursor, before);
    assert!(step(&mut people, &mut luck).await);
    running.stop().await;
}

#[tokio::test]
async fn a_seat_moves_to_another_device_by_a_code_that_works_once() {
    let running = server("memory:").await;
    let mut people = table::<Avalon>(running.address, "avalon", json!({"players": 5}), json!({})).await;
    let mut luck = Luck(9);
    assert!(step(&mut people, &mut luck).await);
    let code = people[3].act(json!("device")).await.body["device"].as_str().unwrap().to_string();
    let mut phone = Person::<Avalon>::named(running.address, "Dee phone").await;
    let body = json!({"code": code});
    let taken = phone.caller.call("POST", "/api/device", Some(&body)).await.unwrap();
    assert_eq!((taken.status, taken.body["seat"].as_u64()), (200, Some(3)), "{}", taken.text);
    assert_eq!(phone.caller.call("POST", "/api/device", Some(&body)).await.unwrap().status, 404);
    phone.table = people[3].table.clone();
    phone.connect().await;
    assert_eq!(phone.player.seat.map(game::Seat::number), Some(3));
    // The old device is a spectator now and has been sent a new welcome without the seat's secrets.
    people[3].sync().await;
    assert_eq!(people[3].player.seat, None);
    assert_eq!(people[3].player.own, Value::Null);
    people[3] = phone;
    while step(&mut people, &mut luck).await {}
    assert!(people.iter().all(|person| person.player.is_over()));
    running.stop().await;
}

#[tokio::test]
async fn what_was_had_is_not_handed_out_again_where_remembering_is_the_game() {
    let running = server("memory:").await;
    let mut people = table::<Shadows>(running.address, "shadows", json!({"players": 3}), json!({})).await;
    let mut luck = Luck(10);
    for _ in 0..6 {
        assert!(step(&mut people, &mut luck).await);
    }
    for person in &mut people {
        let cursor = person.player.cursor;
        person.socket.as_mut().unwrap().send(&json!({"seen": {"cursor": cursor}})).await.unwrap();
        person.sync().await;
    }
    // Whatever cursor a client claims, it gets the view and no history.
    let mut again = Socket::open(&people[1].caller, &people[1].table).await.unwrap();
    again.send(&json!({"hello": {"wire": wire::VERSION, "cursor": 0}})).await.unwrap();
    let welcome = again.hear_json().await.unwrap();
    assert_eq!(welcome["welcome"]["notices"], json!([]));
    assert!(welcome["welcome"]["board"].is_object());
    let mut watcher = Socket::open(&Caller::new(running.address), &people[1].table).await.unwrap();
    watcher.send(&json!({"hello": {"wire": wire::VERSION, "cursor": 0}})).await.unwrap();
    assert_eq!(watcher.hear_json().await.unwrap()["welcome"]["notices"], json!([]));
    running.stop().await;
}
