//! What the operator learns of addresses that misbehave, and what a ban does.

use std::io;
use std::sync::Mutex;

use client::{Caller, Heard, Socket};
use server::{Config, Limits};

use crate::common::{quiet, server_with};
use crate::{finish, game, joined};

static LINES: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Sink;

impl io::Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LINES.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn an_address_that_misbehaves_is_logged_coarsely_and_once_a_minute() {
    let level = tracing_subscriber::filter::LevelFilter::WARN;
    tracing_subscriber::fmt().with_max_level(level).with_ansi(false).with_writer(|| Sink).init();
    let limits = Limits { requests: 0, request_burst: 20, frames: 0, frame_burst: 5, ..Limits::unbounded() };
    let trusted_proxies = vec![[127, 0, 0, 1].into()];
    let running = server_with(Config { limits, trusted_proxies, ..quiet() }).await;
    let ann = crate::named(running.address, "Ann").await;
    let wish = serde_json::json!({"game": "avalon", "setup": {"players": 5}});
    let room = ann.call("POST", "/api/tables", Some(&wish)).await.unwrap();
    let table = room.body["table"].as_str().unwrap().to_string();
    for address in ["203.0.113.7", "203.0.113.8", "2001:db8:0:1::77"] {
        let caller = Caller::new(running.address).with("x-forwarded-for", address);
        for _ in 0..50 {
            caller.call("GET", "/api/tables", None).await.unwrap();
        }
    }
    let caller = Caller::new(running.address).with("x-forwarded-for", "198.51.100.9");
    let mut socket = Socket::open(&caller, &table).await.unwrap();
    for _ in 0..6 {
        socket.send(&serde_json::json!("ping")).await.unwrap();
    }
    while !matches!(socket.hear().await.unwrap(), Heard::Closed(1008, _)) {}
    running.stop().await;
    let log = String::from_utf8(LINES.lock().unwrap().clone()).unwrap();
    for network in ["203.0.113.0/24", "2001:db8:0:1::/64", "198.51.100.0/24"] {
        assert_eq!(log.matches(network).count(), 1, "{network}: {log}");
    }
    for address in ["203.0.113.7", "203.0.113.8", "::77", "198.51.100.9"] {
        assert!(!log.contains(address), "{log}");
    }
}

#[tokio::test]
async fn a_ban_closes_open_sockets_and_may_name_a_network() {
    let trusted_proxies = vec![[127, 0, 0, 1].into()];
    let running = server_with(Config { trusted_proxies, ..quiet() }).await;
    let people = game(running.address, 1, 241).await;
    let stranger = Caller::new(running.address);
    let from = |address: &str| stranger.with("x-forwarded-for", address);
    let mut inside = joined(&from("203.0.113.66"), &people[0].table).await;
    let mut outside = joined(&from("203.0.114.66"), &people[0].table).await;
    running.store().ban("203.0.113.0/24", None, "flooding").await.unwrap();
    running.store().ban("2001:db8::/32", None, "flooding").await.unwrap();
    running.read_bans().await.unwrap();
    let end = loop {
        match inside.hear().await.unwrap() {
            Heard::Text(_) => {}
            end => break end,
        }
    };
    assert_eq!(end, Heard::Closed(1008, "banned".to_string()));
    outside.send(&serde_json::json!("ping")).await.unwrap();
    while outside.hear_json().await.unwrap() != "pong" {}
    for address in ["203.0.113.1", "2001:db8:1::1"] {
        assert_eq!(from(address).call("GET", "/api/me", None).await.unwrap().status, 403);
    }
    finish(people, 242).await;
    running.stop().await;
}
