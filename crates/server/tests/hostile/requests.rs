//! Requests that cannot be read, that are too long, and that ask for what belongs to somebody else.

use client::Caller;
use serde_json::{Value, json};

use crate::common::{Luck, server};
use crate::{Meter, bystanders, finish, game, malformed, named};

#[tokio::test]
async fn two_thousand_malformed_bodies() {
    let running = server("memory:").await;
    let people = game(running.address, 2, 101).await;
    let id = &people[0].table;
    let calls = [
        ("PUT", "/api/me".to_string()),
        ("POST", "/api/check".to_string()),
        ("POST", "/api/tables".to_string()),
        ("POST", format!("/api/tables/{id}/sit")),
        ("POST", format!("/api/tables/{id}/act")),
        ("POST", "/api/device".to_string()),
    ];
    let person = named(running.address, "Mal").await;
    let meter = Meter::start(running.address).await;
    let hostile = async {
        let mut luck = Luck(102);
        for number in 0..2_000_usize {
            let (method, path) = &calls[luck.below(6).try_into().unwrap_or(0)];
            let mut body = malformed(number, &mut luck).into_bytes();
            match number % 16 {
                // An empty body is an empty object, which is a wish to sit anywhere.
                14 => body = b"{\"seat\":-1,\"code\":0,\"name\":0,\"game\":0}".to_vec(),
                13 => body.extend([0xff, 0xfe]),
                _ => {}
            }
            let answer = person.call_with(method, path, &body).await.unwrap();
            assert_eq!(answer.status, 400, "{method} {path} {number}: {}", answer.text);
            assert_eq!(answer.body["code"], "unreadable", "{}", answer.text);
            assert!(answer.text.len() < 1_000, "an answer longer than a line: {}", answer.text);
        }
    };
    let (moves, ()) = tokio::join!(bystanders(running.address, 103), hostile);
    let grown = meter.grown(["requests_refused", "tables_created", "commands"]).await;
    assert_eq!(grown, [2_000, 1, moves]);
    finish(people, 104).await;
    running.stop().await;
}

#[tokio::test]
async fn a_thousand_oversize_bodies_and_some_oversize_heads() {
    let running = server("memory:").await;
    let person = named(running.address, "Mal").await;
    let meter = Meter::start(running.address).await;
    for (method, path) in
        [("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/check"), ("POST", "/api/device")]
    {
        for number in 0..250 {
            let body = vec![b' '; 64 * 1024 + 1 + number * 100];
            let answer = person.call_with(method, path, &body).await.unwrap();
            assert_eq!(answer.status, 413, "{method} {path}: {}", answer.text);
            assert_eq!(answer.body["code"], "long", "{}", answer.text);
        }
    }
    assert_eq!(meter.grown(["requests_refused"]).await, [1_000]);
    // A head that is too long never becomes a request: it is answered, and counted nowhere.
    for _ in 0..100 {
        let head = format!("GET /healthz HTTP/1.1\r\nHost: x\r\nCookie: {}\r\n\r\n", "a".repeat(1 << 20));
        let answer = Caller::new(running.address).exchange(head.as_bytes()).await.unwrap();
        assert!(answer.starts_with(b"HTTP/1.1 431 "), "{:?}", String::from_utf8_lossy(&answer[..40]));
        let path = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "a".repeat(70_000));
        let answer = Caller::new(running.address).exchange(path.as_bytes()).await.unwrap();
        assert!(answer.starts_with(b"HTTP/1.1 414 "), "{:?}", String::from_utf8_lossy(&answer[..40]));
    }
    let path = person.call("GET", "/api/tables/%ff%fe", None).await.unwrap();
    assert_eq!((path.status, path.body["code"].as_str()), (400, Some("unreadable")), "{}", path.text);
    for nonsense in ["GET\r\n\r\n", "\0\0\0\0\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"] {
        let answer = Caller::new(running.address).exchange(nonsense.as_bytes()).await;
        let answer = answer.unwrap_or_default();
        assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 400 "), "{answer:?}");
    }
    assert_eq!(Caller::new(running.address).call("GET", "/healthz", None).await.unwrap().status, 200);
    running.stop().await;
}

/// Everything a host may do, asked by nobody, by a made-up cookie, by a stranger and by a player.
#[tokio::test]
async fn two_thousand_requests_for_what_is_somebody_elses() {
    let running = server("memory:").await;
    let people = game(running.address, 2, 111).await;
    let id = people[0].table.clone();
    let mut made_up = Caller::new(running.address);
    made_up.cookie = Some(format!("roundtable={}", "f".repeat(64)));
    let stranger = named(running.address, "Mal").await;
    let host = [
        json!("start"),
        json!({"remove": 1}),
        json!({"bots": {"level": "squire"}}),
        json!({"lock": true}),
        json!({"list": true}),
        json!({"pause": true}),
        json!({"clock": "brisk"}),
        json!({"spectators": "forbidden"}),
        json!({"host": 1}),
        json!("close"),
    ];
    let seat = [json!({"end": true}), json!("device"), json!("rematch"), json!("leave")];
    let before = people[0].caller.call("GET", &format!("/api/tables/{id}"), None).await.unwrap().text;
    let meter = Meter::start(running.address).await;
    let ask = async |caller: &Caller, what: &str, body: &Value| {
        let answer = caller.call("POST", &format!("/api/tables/{id}/{what}"), Some(body)).await.unwrap();
        (answer.status, answer.body["code"].as_str().unwrap_or_default().to_string())
    };
    let mut asked = 0;
    while asked < 2_000 {
        for caller in [&Caller::new(running.address), &made_up] {
            for act in host.iter().chain(&seat) {
                assert_eq!(ask(caller, "act", act).await, (401, "nameless".to_string()), "{act}");
            }
            assert_eq!(ask(caller, "sit", &json!({"seat": 1})).await, (401, "nameless".to_string()));
            asked += 15;
        }
        for act in &host {
            assert_eq!(ask(&stranger, "act", act).await, (403, "not_host".to_string()), "{act}");
            assert_eq!(ask(&people[3].caller, "act", act).await, (403, "not_host".to_string()), "{act}");
        }
        for act in &seat {
            assert_eq!(ask(&stranger, "act", act).await, (403, "not_seated".to_string()), "{act}");
        }
        for seat in 0..5 {
            assert_eq!(ask(&stranger, "sit", &json!({"seat": seat})).await, (409, "knock".to_string()));
        }
        // A code that nobody was given, and a seat that was never promised.
        let guess = stranger.call("POST", "/api/device", Some(&json!({"code": "ACDEFGHJ"}))).await.unwrap();
        assert_eq!(guess.status, 404);
        asked += 30;
    }
    assert_eq!(meter.grown(["requests_refused"]).await, [asked]);
    let after = people[0].caller.call("GET", &format!("/api/tables/{id}"), None).await.unwrap().text;
    assert_eq!(before, after);
    finish(people, 112).await;
    running.stop().await;
}
