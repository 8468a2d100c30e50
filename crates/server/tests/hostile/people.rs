//! Identities and what is stored: cookies that somebody else set, copies of cookies, tables that must go.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use avalon::Avalon;
use client::Caller;
use serde_json::json;
use server::{Config, TimeOfDay};

use crate::common::{Person, quiet, server, server_with};
use crate::{game, named};

async fn name_of(caller: &Caller) -> Option<String> {
    let me = caller.call("GET", "/api/me", None).await.unwrap().body;
    me["name"].as_str().map(str::to_string)
}

/// A sister domain could add a cookie of the same name before the right one.
#[tokio::test]
async fn a_cookie_that_somebody_else_added_does_not_lock_anybody_out() {
    let running = server("memory:").await;
    let mut ann = named(running.address, "Ann").await;
    let cookie = ann.cookie.clone().unwrap();
    let wrong = "0".repeat(64);
    for added in
        [format!("roundtable=x; {cookie}"), format!("roundtable={wrong}; {cookie}"), format!("a=b; {cookie}")]
    {
        ann.cookie = Some(added);
        assert_eq!(name_of(&ann).await.as_deref(), Some("Ann"));
    }
    running.stop().await;
}

#[tokio::test]
async fn with_https_only_this_host_can_set_the_cookie() {
    let public_url = Some("https://table.example".to_string());
    let running = server_with(Config { public_url, ..quiet() }).await;
    let mut ann = named(running.address, "Ann").await;
    let cookie = ann.cookie.clone().unwrap();
    assert!(cookie.starts_with("__Host-roundtable="), "{cookie}");
    assert_eq!(name_of(&ann).await.as_deref(), Some("Ann"));
    ann.cookie = Some(cookie.replace("__Host-", ""));
    assert_eq!(name_of(&ann).await, None);
    running.stop().await;
}

#[tokio::test]
async fn a_copied_cookie_is_worth_nothing_after_a_new_one() {
    let running = server("memory:").await;
    let mut ann = named(running.address, "Ann").await;
    let thief = ann.clone();
    let answer = ann.call("POST", "/api/me/token", None).await.unwrap();
    assert_eq!(answer.status, 204);
    let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    ann.cookie = cookie.split(';').next().map(str::to_string);
    assert_eq!(name_of(&ann).await.as_deref(), Some("Ann"));
    assert_eq!(name_of(&thief).await, None);
    assert_eq!(thief.call("POST", "/api/me/token", None).await.unwrap().status, 401);
    running.stop().await;
}

#[tokio::test]
async fn everybody_can_read_what_is_stored_about_them_and_nothing_else() {
    let running = server("memory:").await;
    let mut people = game(running.address, 2, 91).await;
    for (at, text) in [(0, "my phone is 555"), (1, "a word of Bo")] {
        let line = json!({"say": {"nonce": 7, "words": {"text": text}}});
        assert_eq!(people[at].send(&line).await, "done");
    }
    let data = people[0].caller.call("GET", "/api/me/data", None).await.unwrap();
    assert_eq!(data.body["tables"][0]["said"][0]["words"], json!({"text": "my phone is 555"}));
    assert_eq!(data.body["tables"][0]["names"], json!(["Ann"]));
    assert!(!data.text.contains("a word of Bo") && !data.text.contains("seed"), "{}", data.text);
    assert_eq!(Caller::new(running.address).call("GET", "/api/me/data", None).await.unwrap().status, 401);
    running.stop().await;
}

#[tokio::test]
async fn only_the_host_removes_a_table_and_not_during_a_game() {
    let running = server("memory:").await;
    let mut host = Person::<Avalon>::named(running.address, "Ann").await;
    host.create(json!({"game": "avalon", "setup": {"players": 5}})).await;
    let path = format!("/api/tables/{}", host.table);
    let mut guest = Person::<Avalon>::named(running.address, "Bo").await;
    assert_eq!(guest.sit(&host.table.clone(), json!({})).await.status, 200);
    guest.connect().await;
    let remove = async |caller: &Caller| {
        let answer = caller.call("DELETE", &path, None).await.unwrap();
        (answer.status, answer.body["code"].as_str().unwrap_or_default().to_string())
    };
    assert_eq!(remove(&guest.caller).await, (403, "not_host".to_string()));
    assert_eq!(remove(&Caller::new(running.address)).await, (401, "nameless".to_string()));
    for act in [json!({"bots": {"level": "page"}}), json!("start")] {
        assert_eq!(host.act(act).await.status, 200);
    }
    assert_eq!(remove(&host.caller).await, (409, "not_now".to_string()));
    assert_eq!(host.act(json!("close")).await.status, 200);
    assert_eq!(remove(&host.caller).await.0, 204);
    let closed = loop {
        if let Err(error) = guest.hear().await {
            break error.to_string();
        }
    };
    assert!(closed.contains("4004"), "{closed}");
    assert_eq!(host.caller.call("GET", &path, None).await.unwrap().status, 404);
    let me = host.caller.call("GET", "/api/me", None).await.unwrap().body;
    assert_eq!(me["tables"], json!([]));
    running.stop().await;
}

/// The list of one's tables was in a random order and cut off.
#[tokio::test]
async fn running_tables_come_first_in_ones_list() {
    let time = Arc::new(AtomicI64::new(1));
    let running = server_with(Config { time: TimeOfDay::Fake(time.clone()), ..quiet() }).await;
    let mut host = Person::<Avalon>::named(running.address, "Ann").await;
    host.create(json!({"game": "avalon", "setup": {"players": 5}})).await;
    let live = host.table.clone();
    for _ in 0..60 {
        time.fetch_add(1, Ordering::Relaxed);
        host.create(json!({"game": "avalon", "setup": {"players": 5}})).await;
        assert_eq!(host.act(json!("close")).await.status, 200);
    }
    let me = host.caller.call("GET", "/api/me", None).await.unwrap().body;
    assert_eq!(me["tables"].as_array().unwrap().len(), 50);
    assert_eq!((&me["tables"][0]["table"], &me["tables"][1]["table"]), (&json!(live), &json!(host.table)));
    running.stop().await;
}

/// A report reaches the operator and nobody else; a banned person is refused everywhere and at once.
#[tokio::test]
async fn a_reported_person_can_be_banned() {
    let running = server("memory:").await;
    let mut people = game(running.address, 1, 95).await;
    let line = json!({"say": {"nonce": 9, "words": {"text": "you fools"}}});
    assert_eq!(people[3].send(&line).await, "done");
    people[0].sync().await;
    let heard = people[0].frames.len();
    let report = json!({"report": {"seat": 3, "line": 0, "why": "rude"}});
    for status in [200, 200, 200, 429] {
        assert_eq!(people[1].act(report.clone()).await.status, status);
    }
    people[0].sync().await;
    let fresh = people[0].frames.len() - heard;
    assert!(people[0].frames.iter().rev().take(fresh).all(|frame| !frame.contains("rude")));
    let store = running.store();
    let reports = server::admin::reports(store).await.unwrap();
    assert_eq!((reports.len(), reports[0].why.as_str(), reports[0].seat), (3, "rude", game::Seat::S3));
    let table = server::admin::find(store, &reports[0].table).await.unwrap();
    let person = server::admin::ban_person(store, table, reports[0].seat, "rude").await.unwrap();
    running.read_bans().await.unwrap();
    let closed = loop {
        if let Err(error) = people[3].hear().await {
            break error.to_string();
        }
    };
    assert!(closed.contains("closed"), "{closed}");
    let me = people[3].caller.call("GET", "/api/me", None).await.unwrap();
    assert_eq!((me.status, &me.body["code"]), (403, &json!("banned")));
    server::admin::unban_person(store, person).await.unwrap();
    running.read_bans().await.unwrap();
    assert_eq!(name_of(&people[3].caller).await.as_deref(), Some("Dee"));
    running.stop().await;
}

#[tokio::test]
async fn the_operator_takes_a_table_off_the_list() {
    let running = server("memory:").await;
    let mut host = Person::<Avalon>::named(running.address, "Ann").await;
    host.create(json!({"game": "avalon", "setup": {"players": 5}, "house": {"listed": true}})).await;
    let listed = async || host.caller.call("GET", "/api/tables", None).await.unwrap().body;
    assert_eq!(listed().await.as_array().unwrap().len(), 1);
    let table = server::admin::find(running.store(), &host.table).await.unwrap();
    server::admin::unlist(running.store(), table).await.unwrap();
    assert_eq!(listed().await, json!([]));
    running.stop().await;
}
