//! Guessed codes, and addresses that are changed to get around a limit.

use client::{Caller, Socket};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serde_json::json;
use server::{Config, Limits, TimeOfDay};

use crate::common::{Luck, quiet, server_with, step};
use crate::{Meter, game, named};

async fn limited(limits: Limits) -> server::Running {
    server_with(Config { limits, trusted_proxies: vec![[127, 0, 0, 1].into()], ..quiet() }).await
}

/// Opens a table; gives its name and its code.
async fn lay(caller: &Caller) -> Result<(String, String), u16> {
    let wish = json!({"game": "avalon", "setup": {"players": 5}});
    let answer = caller.call("POST", "/api/tables", Some(&wish)).await.unwrap();
    let word = |key: &str| answer.body[key].as_str().unwrap_or_default().to_string();
    if answer.status == 201 { Ok((word("table"), word("code"))) } else { Err(answer.status) }
}

#[tokio::test]
async fn wrong_codes_are_slowed_down_for_the_address_that_tries_them() {
    // No refill, so that it does not matter how long the test takes.
    let limits = Limits { wrong_codes: 10, ..Limits::unbounded() };
    let running = limited(limits).await;
    let ann = named(running.address, "Ann").await;
    let (table, code) = lay(&ann).await.unwrap();
    assert_eq!(code.len(), 6, "{code}");
    let guesser = Caller::new(running.address).with("x-forwarded-for", "203.0.113.7");
    let meter = Meter::start(running.address).await;
    // A right code costs nothing, however often it is used.
    for _ in 0..50 {
        assert_eq!(guesser.call("GET", &format!("/api/tables/{code}"), None).await.unwrap().status, 200);
    }
    let (mut answered, mut refused) = (0, 0);
    for number in 0..500 {
        let call = match number % 3 {
            0 => guesser.call("GET", &format!("/api/tables/AAA{number}"), None).await,
            1 => guesser.call("GET", &format!("/api/tables/AAA{number}/socket"), None).await,
            _ => guesser.call("POST", "/api/device", Some(&json!({"code": "AAAAAAAA"}))).await,
        };
        match call.unwrap().status {
            429 => refused += 1,
            _ => answered += 1,
        }
    }
    // Twenty at once and ten a minute.
    assert!((20..80).contains(&answered), "{answered}");
    assert_eq!(meter.grown(["rate_refused"]).await, [refused]);
    // Neither a long name nor another address is affected.
    assert_eq!(guesser.call("GET", &format!("/api/tables/{table}"), None).await.unwrap().status, 200);
    let other = Caller::new(running.address).with("x-forwarded-for", "203.0.113.8");
    assert_eq!(other.call("GET", "/api/tables/AAAAAA", None).await.unwrap().status, 404);
    running.stop().await;
}

/// Tables that were laid with codes of five letters are still found by them.
#[tokio::test]
async fn an_old_code_of_five_letters_works() {
    let running = server_with(quiet()).await;
    let ann = named(running.address, "Ann").await;
    let (_, code) = lay(&ann).await.unwrap();
    let row = running.store().by_code(&code).await.unwrap();
    let log = running.store().read(row.id, 0).await.unwrap();
    let old = store::Index { code: "QRLVH".to_string(), ..row.index };
    running.store().create(store::TableId(7), old, log, 0).await.unwrap();
    assert_eq!(ann.call("GET", "/api/tables/qrlvh", None).await.unwrap().status, 200);
    running.stop().await;
}

/// The code of a finished table leads to its end for a day. Who may have guessed it learns nothing that was said.
#[tokio::test]
async fn the_code_of_a_finished_table_leads_to_its_end_without_the_talk() {
    let time = Arc::new(AtomicI64::new(1_700_000_000_000));
    let running = server_with(Config { time: TimeOfDay::Fake(time.clone()), ..quiet() }).await;
    let mut people = game(running.address, 1, 71).await;
    let said = json!({"say": {"nonce": 1, "words": {"text": "between us"}}});
    assert_eq!(people[2].send(&said).await, "done");
    let name = people[0].table.clone();
    let get = async |caller: &Caller, path: &str| {
        caller.call("GET", &format!("/api/tables/{path}"), None).await.unwrap()
    };
    let code = get(&people[0].caller, &name).await.body["code"].as_str().unwrap().to_string();
    let mut luck = Luck(72);
    while step(&mut people, &mut luck).await {}
    let stranger = named(running.address, "Stranger").await;
    let look = get(&stranger, &code).await;
    assert_eq!(
        (look.status, &look.body["status"], &look.body["table"]),
        (200, &json!("finished"), &json!(code))
    );
    for path in ["replay", "replay/public", "replay/2"] {
        let answer = get(&stranger, &format!("{code}/{path}")).await;
        assert_eq!(answer.status, 200);
        assert!(!answer.text.contains("between us"), "{path}");
    }
    let mut socket = Socket::open(&stranger, &code).await.unwrap();
    socket.send(&json!({"hello": {"wire": wire::VERSION}})).await.unwrap();
    let welcome = socket.hear_json().await.unwrap()["welcome"].clone();
    assert_eq!((&welcome["talk"], &welcome["room"]["table"]), (&json!([]), &json!(code)));
    // Nor what is said later, nor can a stranger say anything; who played reads everything.
    let said = json!({"say": {"nonce": 2, "words": {"text": "well played"}}});
    assert_eq!(people[2].send(&said).await, "done");
    socket.send(&json!({"say": {"nonce": 3, "words": {"text": "hello"}}})).await.unwrap();
    loop {
        let frame = socket.hear_json().await.unwrap();
        assert!(!frame.to_string().contains("well played") && !frame.to_string().contains(&name));
        if let Some(error) = frame.get("error") {
            assert_eq!(error["code"], "muted");
            break;
        }
    }
    let mut socket = Socket::open(&people[1].caller, &code).await.unwrap();
    socket.send(&json!({"hello": {"wire": wire::VERSION}})).await.unwrap();
    let welcome = socket.hear_json().await.unwrap()["welcome"].clone();
    assert_eq!((welcome["talk"].as_array().unwrap().len(), &welcome["room"]["table"]), (2, &json!(name)));
    // The rematch is found from there. Neither sitting down nor acting works for a stranger.
    let next = people[1].act(json!("rematch")).await.body["room"]["next"].clone();
    assert_eq!(get(&stranger, &code).await.body["next"], next);
    for (what, body) in [("sit", json!({})), ("act", json!("rematch")), ("act", json!("knock"))] {
        let path = format!("/api/tables/{code}/{what}");
        let answer = stranger.call("POST", &path, Some(&body)).await.unwrap();
        assert!((400..500).contains(&answer.status) && !answer.text.contains(&name), "{}", answer.text);
    }
    // A new table with the same code wins.
    let row = running.store().by_past_code(&code, 0).await.unwrap();
    let log = running.store().read(row.id, 0).await.unwrap();
    let newer = store::Index { status: store::Status::Open, ..row.index };
    let opening: Vec<Vec<u8>> = log.into_iter().take(1).collect();
    running.store().create(store::TableId(7), newer, opening, 0).await.unwrap();
    assert_eq!(get(&stranger, &code).await.body["status"], "open");
    running.store().remove(store::TableId(7)).await.unwrap();
    // A day later the code is worth nothing, the name still is.
    time.fetch_add(86_400_001, Ordering::Relaxed);
    assert_eq!(get(&stranger, &code).await.status, 404);
    assert_eq!(get(&stranger, &name).await.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn a_network_of_ipv6_is_one_address() {
    let limits = Limits { tables: 5, people: 5, sockets: 5, ..Limits::unbounded() };
    let running = limited(limits).await;
    let mut laid = Vec::new();
    let mut named = 0;
    let mut first = Caller::new(running.address).with("x-forwarded-for", "2001:db8:0:1::ffff");
    assert_eq!(first.name("Mal").await.unwrap().status, 200);
    for number in 0..50 {
        let address = format!("2001:db8:0:1::{number:x}");
        let mut caller = Caller::new(running.address).with("x-forwarded-for", &address);
        named += u32::from(caller.name(&format!("Mal {number}")).await.unwrap().status == 200);
        caller.cookie.clone_from(&first.cookie);
        laid.extend(lay(&caller).await.ok());
    }
    assert_eq!((laid.len(), named), (5, 4));
    let mut sockets = Vec::new();
    for number in 0..20 {
        let address = format!("2001:db8:0:1:{number:x}::1");
        let caller = Caller::new(running.address).with("x-forwarded-for", &address);
        sockets.extend(Socket::open(&caller, &laid[0].0).await.ok());
    }
    assert_eq!(sockets.len(), 5);
    let mut other = Caller::new(running.address).with("x-forwarded-for", "2001:db8:0:2::1");
    assert_eq!(other.name("Ann").await.unwrap().status, 200);
    assert!(lay(&other).await.is_ok());
    running.stop().await;
}

/// Many addresses together have limits too.
#[tokio::test]
async fn there_are_ceilings_for_all_addresses_together() {
    let limits = Limits { all_tables: 10, all_people: 20, all_sockets: 10, ..Limits::unbounded() };
    let running = limited(limits).await;
    let (mut people, mut tables, mut sockets) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..50 {
        let mut caller = Caller::new(running.address).with("x-forwarded-for", &format!("203.0.{number}.7"));
        if caller.name(&format!("Mal {number}")).await.unwrap().status == 200 {
            people.push(caller);
        }
    }
    assert_eq!(people.len(), 20);
    for caller in &people {
        tables.extend(lay(caller).await.ok());
    }
    assert_eq!(tables.len(), 10);
    for caller in &people {
        sockets.extend(Socket::open(caller, &tables[0].0).await.ok());
    }
    assert_eq!(sockets.len(), 10);
    running.stop().await;
}
