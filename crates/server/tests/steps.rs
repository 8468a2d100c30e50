//! A finished game move by move: every viewer gets again exactly what was sent during the game.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)] // a test may stop loudly

mod common;

use avalon::Avalon;
use common::{Luck, Person, server, step, table};
use game::Protocol;
use serde_json::{Map, Value, json};
use shadows::Shadows;

/// What a person's socket received: all notices in order, and the board at the end.
fn received<G: Protocol>(person: &Person<G>) -> (Vec<Value>, Map<String, Value>) {
    let (mut notices, mut board) = (Vec::new(), Map::new());
    for frame in &person.frames {
        let frame: Value = serde_json::from_str(frame).unwrap();
        for part in ["welcome", "update"] {
            notices.extend(frame[part]["notices"].as_array().into_iter().flatten().cloned());
            apply(&mut board, &frame[part]["board"]);
        }
    }
    (notices, board)
}

fn apply(board: &mut Map<String, Value>, changed: &Value) {
    for (key, value) in changed.as_object().into_iter().flatten() {
        match value {
            Value::Null => board.remove(key),
            value => board.insert(key.clone(), value.clone()),
        };
    }
}

async fn replayed<G: Protocol>(game: &str, setup: Value, seed: u64) {
    let running = server("memory:").await;
    let mut people = table::<G>(running.address, game, setup, json!({})).await;
    let path = format!("/api/tables/{}/replay", people[0].table);
    let early = people[0].caller.call("GET", &format!("{path}/0"), None).await.unwrap();
    assert_eq!((early.status, early.body["code"].as_str()), (409, Some("not_over")));
    let mut luck = Luck(seed);
    let mut moves = 0;
    while step(&mut people, &mut luck).await {
        moves += 1;
    }
    for person in &mut people {
        person.sync().await;
    }
    for (seat, person) in people.iter().enumerate() {
        let answer = person.caller.call("GET", &format!("{path}/{seat}"), None).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text);
        let steps = answer.body["steps"].as_array().unwrap();
        assert_eq!(steps.len(), moves + 1);
        let notices: Vec<Value> =
            steps.iter().flat_map(|step| step["notices"].as_array().unwrap().clone()).collect();
        let mut board = Map::new();
        steps.iter().for_each(|step| apply(&mut board, &step["board"]));
        assert_eq!((notices, board), received(person), "seat {seat}");
    }
    let public = people[0].caller.call("GET", &format!("{path}/public"), None).await.unwrap();
    assert!(!public.text.contains("\"private\"") && !public.text.contains("\"own\""));
    for nobody in ["9", "10", "-1", "all", "Public"] {
        let answer = people[0].caller.call("GET", &format!("{path}/{nobody}"), None).await.unwrap();
        assert_eq!(answer.status, 404, "{nobody}: {}", answer.text);
    }
    running.stop().await;
}

#[tokio::test]
async fn avalon_is_seen_again_as_each_seat_saw_it() {
    let setup = json!({"players": 7, "options": {"lady": true, "plot": true}});
    replayed::<Avalon>("avalon", setup, 11).await;
}

#[tokio::test]
async fn shadows_is_seen_again_as_each_seat_saw_it() {
    replayed::<Shadows>("shadows", json!({"players": 4, "options": {"expert": true}}), 12).await;
}
