//! The store under a running server: another server on it, and a store that cannot be written to.

use std::path::PathBuf;

use client::Caller;
use server::{Config, Running};
use store::Store;

use crate::common::{quiet, server_with};
use crate::named;

/// A directory for one store, removed when dropped.
struct Place(PathBuf);

impl Place {
    fn new(test: &str) -> Place {
        let dir = std::env::temp_dir().join(format!("hostile-{test}-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        Place(dir)
    }

    fn file(&self) -> PathBuf {
        self.0.join("tables.sqlite")
    }

    fn config(&self) -> Config {
        Config { database: format!("sqlite:{}", self.file().display()), ..quiet() }
    }

    async fn start(&self) -> Running {
        server_with(self.config()).await
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Two servers on one store would both play for the same people.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_server_on_the_same_store_is_refused() {
    let place = Place::new("second");
    let first = place.start().await;
    let why = server::start(place.config()).await.err().unwrap();
    assert!(why.contains("another server") && why.contains("tables.sqlite"), "{why}");
    // The commands of the operator work beside it.
    let store = Store::open(&place.config().database).await.unwrap();
    store.ban("192.0.2.1", None, "").await.unwrap();
    store.close().await;
    first.stop().await;
    place.start().await.stop().await;
}

/// Of two that start at once, one serves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_that_start_at_once_one_serves() {
    let place = Place::new("both");
    let (one, two) = tokio::join!(server::start(place.config()), server::start(place.config()));
    let (running, why) = match (one, two) {
        (Ok(running), Err(why)) | (Err(why), Ok(running)) => (running, why),
        (Ok(_), Ok(_)) => panic!("both serve"),
        (Err(one), Err(two)) => panic!("neither serves: {one}; {two}"),
    };
    assert!(why.contains("another server"), "{why}");
    assert_eq!(Caller::new(running.address).call("GET", "/healthz", None).await.unwrap().status, 200);
    running.stop().await;
}

/// Waits until the server says that about its health.
async fn becomes(caller: &Caller, status: u16) {
    let asking = async { while caller.call("GET", "/healthz", None).await.unwrap().status != status {} };
    tokio::time::timeout(std::time::Duration::from_secs(30), asking).await.unwrap();
}

/// A store that takes no writes is noticed, and so is its recovery.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_says_whether_the_store_can_be_written_to() {
    let place = Place::new("health");
    let running = place.start().await;
    let caller = Caller::new(running.address);
    assert_eq!(caller.call("GET", "/healthz", None).await.unwrap().status, 200);
    let other = rusqlite::Connection::open(place.file()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    // The last commit may have been a moment ago, and counts for a second.
    becomes(&caller, 503).await;
    let answer = caller.call("GET", "/healthz", None).await.unwrap();
    assert_eq!((answer.status, answer.body["code"].as_str()), (503, Some("unavailable")));
    other.execute_batch("ROLLBACK").unwrap();
    becomes(&caller, 200).await;
    named(running.address, "Ann").await;
    running.stop().await;
}
