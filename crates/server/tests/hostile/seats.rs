//! Seats of running games: strangers who want to read their cards, and single players who want to decide for all.

use avalon::Avalon;
use client::{Caller, Heard};
use serde_json::{Value, json};
use shadows::Shadows;

use crate::common::{Luck, Person, server, step, table};
use crate::{finish, game, joined, named};

async fn post(caller: &Caller, table: &str, what: &str, body: Value) -> (u16, Value) {
    let answer = caller.call("POST", &format!("/api/tables/{table}/{what}"), Some(&body)).await.unwrap();
    (answer.status, answer.body)
}

/// A stranger with the code could sit down in a bot's seat, read its card, leave, and take the next.
#[tokio::test]
async fn the_cards_of_bots_cannot_be_read_by_sitting_down() {
    let running = server("memory:").await;
    let mut host = Person::<Avalon>::named(running.address, "Ann").await;
    let wish =
        json!({"game": "avalon", "setup": {"players": 7}, "practice": "squire", "house": {"listed": true}});
    host.create(wish).await;
    let table = host.table.clone();
    for seat in 1..7 {
        let stranger = named(running.address, &format!("Stranger {seat}")).await;
        for wish in [json!({"seat": seat}), json!({})] {
            let (status, body) = post(&stranger, &table, "sit", wish).await;
            assert_eq!((status, &body["code"]), (409, &json!("knock")));
        }
        let mut socket = client::Socket::open(&stranger, &table).await.unwrap();
        socket.send(&json!({"hello": {"wire": wire::VERSION, "cursor": 0}})).await.unwrap();
        let welcome = socket.hear_json().await.unwrap()["welcome"].clone();
        assert_eq!((welcome.get("seat"), welcome.get("own")), (None, None), "{welcome}");
        // Nor does letting oneself in work.
        let admit = json!({"admit": {"knock": 0, "seat": seat}});
        let (status, body) = post(&stranger, &table, "act", admit).await;
        assert_eq!((status, &body["code"]), (403, &json!("not_host")));
    }
    running.stop().await;
}

/// Where remembering is part of the game, a late friend is not handed the seat's past, whatever cursor they claim.
#[tokio::test]
async fn a_late_friend_in_shadows_is_handed_nothing_of_the_past() {
    let running = server("memory:").await;
    let mut luck = Luck(5);
    let mut people = table::<Shadows>(running.address, "shadows", json!({"players": 4}), json!({})).await;
    for _ in 0..6 {
        assert!(step(&mut people, &mut luck).await);
    }
    // Somebody who is not asked leaves, so that no bot moves and nothing new happens meanwhile.
    let seat = (1..4).find(|seat| people[*seat].any_move(&mut luck).is_none()).unwrap();
    assert_eq!(people[seat].act(json!("leave")).await.status, 200);
    people[seat].drop_socket();
    let host = &people[0];
    let friend = named(running.address, "Late").await;
    assert_eq!(post(&friend, &host.table, "act", json!("knock")).await.0, 200);
    let answer = host.act(json!({"admit": {"knock": 0, "seat": seat}})).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    for _ in 0..2 {
        let mut socket = client::Socket::open(&friend, &host.table).await.unwrap();
        socket.send(&json!({"hello": {"wire": wire::VERSION, "cursor": 0}})).await.unwrap();
        let welcome = socket.hear_json().await.unwrap()["welcome"].clone();
        assert_eq!(welcome["seat"], json!(seat));
        assert!(welcome["cursor"].as_u64().unwrap() > 0 && welcome.get("own").is_some());
        assert_eq!(welcome["notices"], json!([]));
    }
    running.stop().await;
}

/// After every restart nobody is connected: one call closed everybody's game.
#[tokio::test]
async fn one_player_cannot_end_a_game_of_people_who_are_not_connected() {
    let running = server("memory:").await;
    let mut people = game(running.address, 3, 41).await;
    people.iter_mut().for_each(Person::drop_socket);
    for at in [2, 2, 4] {
        let answer = people[at].act(json!({"end": true})).await;
        assert_eq!((answer.status, &answer.body["room"]["status"]), (200, &json!("playing")));
    }
    for person in &mut people {
        person.connect().await;
    }
    finish(people, 42).await;
    running.stop().await;
}

/// Somebody who watched the table before the start was sent everything of the game.
#[tokio::test]
async fn spectators_are_sent_away_when_the_game_begins_without_them() {
    let running = server("memory:").await;
    let mut host = Person::<Avalon>::named(running.address, "Ann").await;
    host.create(json!({"game": "avalon", "setup": {"players": 5}, "house": {"spectators": "forbidden"}}))
        .await;
    let stranger = named(running.address, "Stranger").await;
    let mut socket = joined(&stranger, &host.table).await;
    for act in [json!({"bots": {"level": "page"}}), json!("start")] {
        assert_eq!(host.act(act).await.status, 200);
    }
    let closed = loop {
        match socket.hear().await.unwrap() {
            Heard::Text(text) => assert!(!text.contains("\"update\""), "{text}"),
            Heard::Closed(code, _) => break code,
        }
    };
    assert_eq!(closed, 4003);
    running.stop().await;
}
