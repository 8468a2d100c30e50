//! What the operator of a server does to its store, and people to their own data: forget, restore, move.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)] // a test may stop loudly

mod common;

use std::path::PathBuf;

use avalon::Avalon;
use client::{Caller, Heard, Socket};
use common::{Luck, Person, quiet, server_with, step, table};
use game::Seat;
use serde_json::{Value, json};
use server::{Config, Running, admin};
use store::{Hold, Store};

/// A directory for one store, removed when dropped.
struct Place(PathBuf);

impl Place {
    fn new(test: &str) -> Place {
        let dir = std::env::temp_dir().join(format!("operator-{test}-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        Place(dir)
    }

    fn url(&self) -> String {
        format!("sqlite:{}", self.0.join("tables.sqlite").display())
    }

    async fn start(&self) -> Running {
        server_with(Config { database: self.url(), ..quiet() }).await
    }

    /// How often these bytes are in any of its files.
    fn found(&self, word: &str) -> usize {
        let files = std::fs::read_dir(&self.0).unwrap();
        let files = files.map(|file| std::fs::read(file.unwrap().path()).unwrap());
        files.map(|bytes| bytes.windows(word.len()).filter(|part| *part == word.as_bytes()).count()).sum()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// An open table: its host, a player and a talking spectator, all connected, each of whom said something.
async fn evening(running: &Running) -> [Person<Avalon>; 3] {
    let names = ["Hosthost", "Playplay", "Lookslook"];
    let [mut host, mut player, mut spectator] = [
        Person::<Avalon>::named(running.address, names[0]).await,
        Person::<Avalon>::named(running.address, names[1]).await,
        Person::<Avalon>::named(running.address, names[2]).await,
    ];
    let house = json!({"listed": true, "spectators": "allowed"});
    host.create(json!({"game": "avalon", "setup": {"players": 5}, "house": house})).await;
    let id = host.table.clone();
    assert_eq!(player.sit(&id, json!({"seat": 1})).await.status, 200);
    spectator.table = id;
    for (person, name) in [&mut host, &mut player, &mut spectator].into_iter().zip(names) {
        person.connect().await;
        let text = format!("{name} has phone 555");
        assert_eq!(person.send(&json!({"say": {"nonce": 1, "words": {"text": text}}})).await, "done");
    }
    [host, player, spectator]
}

/// What a stranger is shown of a table, and everybody of the list of tables.
async fn shown(running: &Running, table: &str) -> String {
    let caller = Caller::new(running.address);
    let mut socket = Socket::open(&caller, table).await.unwrap();
    socket.send(&json!({"hello": {"wire": wire::VERSION}})).await.unwrap();
    let welcome = loop {
        let message = socket.hear_json().await.unwrap();
        if message.get("welcome").is_some() {
            break message.to_string();
        }
    };
    welcome + &caller.call("GET", "/api/tables", None).await.unwrap().text
}

/// How a socket ends.
async fn end(person: &mut Person<Avalon>) -> (u16, String) {
    loop {
        match person.socket.as_mut().unwrap().hear().await.unwrap() {
            Heard::Text(_) => {}
            Heard::Closed(code, reason) => return (code, reason),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_delete_themselves_are_gone_at_once_and_from_the_file() {
    let place = Place::new("forget-me");
    let running = place.start().await;
    let people = evening(&running).await;
    let id = people[0].table.clone();
    let before = shown(&running, &id).await;
    for (mut person, name) in people.into_iter().zip(["Hosthost", "Playplay", "Lookslook"]) {
        assert!(before.contains(name), "{before}");
        assert_eq!(person.caller.call("DELETE", "/api/me", None).await.unwrap().status, 204);
        let after = shown(&running, &id).await;
        assert!(!after.contains(name), "{after}");
        let (code, reason) = end(&mut person).await;
        assert_eq!(code, 1012, "{reason}");
        // The old cookie is nobody's.
        let me = person.caller.call("GET", "/api/me", None).await.unwrap();
        assert_eq!(me.body["name"], Value::Null);
    }
    assert!(!shown(&running, &id).await.contains("has phone"));
    running.stop().await;
    for word in ["Hosthost", "Playplay", "Lookslook", "has phone"] {
        assert_eq!(place.found(word), 0, "{word} is still in the file");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_server_notices_whom_the_operator_has_deleted() {
    let place = Place::new("forget");
    let running = place.start().await;
    let [mut host, mut player, mut spectator] = evening(&running).await;
    let id = host.table.clone();
    let store = Store::open(&place.url()).await.unwrap();
    let table = admin::find(&store, &id).await.unwrap();
    for seat in [Seat::S0, Seat::S1] {
        assert!(admin::forget(&store, table, seat).await.unwrap() > 0);
    }
    assert!(admin::forget_spectator(&store, table, "Lookslook").await.unwrap() > 0);
    for person in [&mut host, &mut player, &mut spectator] {
        assert_eq!(end(person).await.0, 1012);
    }
    let seen = loop {
        let seen = shown(&running, &id).await;
        // The server looks every second.
        if !["Hosthost", "Playplay", "Lookslook", "has phone"].iter().any(|word| seen.contains(word)) {
            break seen;
        }
    };
    assert!(seen.contains("Guest"), "{seen}");
    running.stop().await;
    store.scrub().await.unwrap();
    store.close().await;
    for word in ["Hosthost", "Playplay", "Lookslook", "has phone"] {
        assert_eq!(place.found(word), 0, "{word} is still in the file");
    }
}

/// The same cards must not be dealt again to people who have seen them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_restore_running_games_are_closed_and_finished_ones_kept() {
    let place = Place::new("restore");
    let running = place.start().await;
    let mut luck = Luck(7);
    let mut over = table::<Avalon>(running.address, "avalon", json!({"players": 5}), json!({})).await;
    while step(&mut over, &mut luck).await {}
    let mut on = table::<Avalon>(running.address, "avalon", json!({"players": 5}), json!({})).await;
    let mut host = Person::<Avalon>::named(running.address, "Opens").await;
    host.create(json!({"game": "avalon", "setup": {"players": 5}})).await;
    let copy = place.0.join("copy.sqlite");
    running.store().backup(&copy).await.unwrap();
    assert!(step(&mut on, &mut luck).await);
    running.stop().await;
    Store::restore(&copy, &place.0.join("tables.sqlite")).await.unwrap();
    let running = place.start().await;
    let caller = Caller::new(running.address);
    for (id, status) in [(&over[0].table, "finished"), (&on[0].table, "closed"), (&host.table, "closed")] {
        let answer = caller.call("GET", &format!("/api/tables/{id}"), None).await.unwrap();
        assert_eq!(answer.body["status"], status, "{}", answer.text);
    }
    // Only once: tables that are opened afterwards stay.
    host.caller.server = running.address;
    host.create(json!({"game": "avalon", "setup": {"players": 5}})).await;
    running.stop().await;
    let running = place.start().await;
    let answer = Caller::new(running.address).call("GET", &format!("/api/tables/{}", host.table), None).await;
    assert_eq!(answer.unwrap().body["status"], "open");
    running.stop().await;
}

/// A game goes on in another store.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_is_moved_to_another_store() {
    let (old, new) = (Place::new("move-old"), Place::new("move-new"));
    let running = old.start().await;
    let mut people = table::<Avalon>(running.address, "avalon", json!({"players": 5}), json!({})).await;
    let mut luck = Luck(8);
    for _ in 0..10 {
        assert!(step(&mut people, &mut luck).await);
    }
    running.stop().await;
    let (from, to) = (Store::open(&old.url()).await.unwrap(), Store::open(&new.url()).await.unwrap());
    for store in [&from, &to] {
        store.hold(Hold::Exclusive).await.unwrap();
    }
    from.move_to(&to).await.unwrap();
    for store in [from, to] {
        store.close().await;
    }
    let refused = server::start(Config { database: old.url(), ..quiet() }).await.err().unwrap();
    assert!(refused.contains("moved to another"), "{refused}");
    let running = new.start().await;
    for person in &mut people {
        person.caller.server = running.address;
        person.drop_socket();
        person.connect().await;
    }
    while step(&mut people, &mut luck).await {}
    assert!(people.iter().all(|person| person.player.is_over()));
    running.stop().await;
}

/// A program that is older than a table says so and does not guess.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_a_newer_program_is_not_loaded() {
    let place = Place::new("newer");
    let running = place.start().await;
    let mut host = Person::<Avalon>::named(running.address, "Ann").await;
    host.create(json!({"game": "avalon", "setup": {"players": 5}})).await;
    let id = admin::find(running.store(), &host.table).await.unwrap();
    running.stop().await;
    let store = Store::open(&place.url()).await.unwrap();
    let opening = String::from_utf8(store.read(id, 0).await.unwrap().remove(0)).unwrap();
    let newer = opening.replace("\"v\":1", "\"v\":2");
    assert_ne!(newer, opening);
    store.rewrite(id, 0, newer.into_bytes()).await.unwrap();
    store.close().await;
    let running = place.start().await;
    let path = format!("/api/tables/{}", host.table);
    assert_eq!(Caller::new(running.address).call("GET", &path, None).await.unwrap().status, 503);
    running.stop().await;
}
