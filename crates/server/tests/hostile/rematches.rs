//! Rematches: they could be used to create tables without limit and to fill other people's lists with them.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use avalon::Avalon;
use serde_json::{Value, json};
use server::{Config, Limits, TimeOfDay};

use crate::common::{Luck, Person, quiet, server_with, step};
use crate::{game, named};

const TEN_MINUTES: i64 = 600_000;

/// A finished game. The last person has left it.
async fn finished(server: std::net::SocketAddr) -> Vec<Person<Avalon>> {
    let mut people = game(server, 2, 51).await;
    let mut gone = people.pop().unwrap();
    assert_eq!(gone.act(json!("leave")).await.status, 200);
    gone.drop_socket();
    let mut luck = Luck(52);
    while !people[0].player.is_over() {
        if !step(&mut people, &mut luck).await {
            // The bot of the one who left has not moved yet, or not everybody has heard it.
            for person in &mut people {
                person.sync().await;
            }
        }
    }
    people.push(gone);
    people
}

async fn room(person: &Person<Avalon>, table: &str) -> Value {
    person.caller.call("GET", &format!("/api/tables/{table}"), None).await.unwrap().body
}

async fn tables_of(person: &Person<Avalon>) -> Vec<Value> {
    let me = person.caller.call("GET", "/api/me", None).await.unwrap().body;
    me["tables"].as_array().unwrap().iter().map(|line| line["table"].clone()).collect()
}

#[tokio::test]
async fn a_closed_table_has_no_rematch() {
    let running = server_with(quiet()).await;
    let people = game(running.address, 1, 31).await;
    assert_eq!(people[0].act(json!("close")).await.status, 200);
    for person in &people {
        let answer = person.act(json!("rematch")).await;
        assert_eq!((answer.status, &answer.body["code"]), (409, &json!("not_now")));
    }
    running.stop().await;
}

#[tokio::test]
async fn a_rematch_counts_as_a_new_table() {
    let limits = Limits { tables: 1, ..Limits::unbounded() };
    let running = server_with(Config { limits, ..quiet() }).await;
    let people = finished(running.address).await;
    let answer = people[0].act(json!("rematch")).await;
    assert_eq!((answer.status, &answer.body["code"]), (429, &json!("rate")));
    running.stop().await;
}

#[tokio::test]
async fn seats_of_a_rematch_are_held_for_a_while_and_nobody_is_put_there() {
    let time = Arc::new(AtomicI64::new(1_700_000_000_000));
    let running = server_with(Config { time: TimeOfDay::Fake(time.clone()), ..quiet() }).await;
    let mut people = finished(running.address).await;
    let answer = people[1].act(json!("rematch")).await;
    let next = answer.body["room"]["next"].as_str().unwrap().to_string();
    // The others learn of it, but it is not in their lists; who asked sits there and is host.
    assert_eq!(people[2].act(json!("rematch")).await.body["room"]["next"], json!(next), "one rematch");
    assert!(tables_of(&people[1]).await.contains(&json!(next)));
    for at in [0, 2, 3, 4] {
        assert!(!tables_of(&people[at]).await.contains(&json!(next)));
    }
    let shown = room(&people[0], &next).await;
    assert_eq!(shown["host"], json!(1));
    let sitters: Vec<Value> = (0..5).map(|at| shown["chairs"][at]["sitter"].clone()).collect();
    let held = |name: &str| json!({"held": {"name": name}});
    assert_eq!(
        sitters,
        [held("Ann"), json!({"person": {"name": "Bo"}}), held("Cyd"), held("Dee"), json!("nobody")],
        "who left is not held a seat"
    );
    // Nobody else takes a held seat; opening the table does.
    let stranger = named(running.address, "Stranger").await;
    let sit = async |wish: Value| {
        let answer = stranger.call("POST", &format!("/api/tables/{next}/sit"), Some(&wish)).await.unwrap();
        (answer.status, answer.body["code"].as_str().unwrap_or_default().to_string())
    };
    assert_eq!(sit(json!({"seat": 2})).await, (409, "held".to_string()));
    let ann = &mut people[0];
    (ann.table, ann.player) = (next.clone(), client::Player::new());
    ann.connect().await;
    assert_eq!(ann.player.seat, Some(game::Seat::S0));
    assert!(tables_of(ann).await.contains(&json!(next)));
    // Later the seat is free for anybody.
    time.fetch_add(TEN_MINUTES + 1, Ordering::Relaxed);
    assert_eq!(room(&people[0], &next).await["chairs"][2]["sitter"], json!("nobody"));
    assert_eq!(sit(json!({"seat": 2})).await.0, 200);
    running.stop().await;
}

/// The same act sent again and again made the log grow.
#[tokio::test]
async fn acts_that_change_nothing_do_not_grow_the_log() {
    let running = server_with(quiet()).await;
    let people = game(running.address, 0, 61).await;
    let before = running.store().stats().entries;
    for _ in 0..200 {
        for act in [json!({"lock": false}), json!({"pause": false}), json!({"list": false})] {
            assert_eq!(people[0].act(act).await.status, 200);
        }
        let mute = json!({"mute": {"seat": 1, "on": false}});
        assert_eq!(people[3].act(mute).await.status, 200);
    }
    assert_eq!(running.store().stats().entries, before);
    running.stop().await;
}
