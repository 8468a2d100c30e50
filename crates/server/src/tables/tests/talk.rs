//! Talk beside moves.

use super::*;
use crate::log::entry::Entry;

#[tokio::test(start_paused = true)]
async fn a_move_does_not_wait_for_talk_and_waiting_lines_are_one_append() {
    let mut table = TestTable::five(Config::default(), json!({})).await;
    let asked = |client: &&mut Client| client.player.choices().is_some_and(|choices| choices.count() > 0);
    let client = table.clients.iter_mut().find(asked).unwrap();
    let command = client.player.choices().unwrap().nth(0).unwrap();
    let command = client.player.command(1_000, &command)["command"]["command"].clone();
    let mover = client.socket;
    let before = table.registry.store.stats();
    // All of it comes before the table can answer anything; the move comes last.
    let asks = table.registry.wake(table.id).await.unwrap();
    for nonce in 0..20 {
        let socket = table.clients[usize::try_from(nonce % 5).unwrap()].socket;
        let words = serde_json::from_value(json!({"text": "blah"})).unwrap();
        asks.try_send(Ask::Say { socket, nonce, words }).unwrap();
    }
    asks.try_send(Ask::Command { socket: mover, nonce: 1_000, command }).unwrap();
    table.room().await;
    let after = table.registry.store.stats();
    assert_eq!((after.appends - before.appends, after.entries - before.entries), (2, 21));
    let log = table.registry.store.read(table.id, 0).await.unwrap();
    let kinds: Vec<Entry> = log.iter().rev().take(21).map(|bytes| Entry::read(bytes).unwrap()).collect();
    assert!(matches!(kinds.last(), Some(Entry::Played { .. })), "the move is first");
    for client in &table.clients {
        let done = client.frames.iter().filter(|frame| frame.get("done").is_some()).count();
        assert_eq!(done, 4 + usize::from(client.socket == mover));
        assert_eq!(client.frames.iter().filter(|frame| frame.get("said").is_some()).count(), 20);
    }
}

#[tokio::test(start_paused = true)]
async fn a_person_says_so_much_at_once_on_however_many_sockets() {
    let mut table = TestTable::five(Config::default(), json!({})).await;
    let first = table.client(1).socket;
    let second = {
        table.sockets += 1;
        let (outbox, _queue) = outbox();
        let join = Join {
            socket: table.sockets,
            guest: Some(guest(1)),
            by_old_code: false,
            cursor: None,
            talk: None,
            watch: None,
            outbox,
        };
        table.registry.try_deliver(table.id, Ask::Join(join)).await.unwrap();
        table.sockets
    };
    for nonce in 0..40 {
        let words = serde_json::from_value(json!({"text": "blah"})).unwrap();
        let socket = if nonce % 2 == 0 { first } else { second };
        table.registry.try_deliver(table.id, Ask::Say { socket, nonce, words }).await.unwrap();
    }
    table.room().await;
    // Ten at once and one a second; the seconds of this clock are real ones.
    let lines = table.registry.metrics.lines.get();
    assert!((10..20).contains(&lines), "{lines}");
    assert_eq!(table.registry.metrics.lines_refused.get(), 40 - lines);
    let refused = table.client(1).frames.iter().filter(|frame| frame["error"]["code"] == "rate").count();
    assert!(refused > 0);
    assert!(table.say(2, "peace").await.get("done").is_some(), "others may talk");
}

/// The line is short of what a client is sent at once, and the last lines are what it gets.
#[tokio::test(start_paused = true)]
async fn a_welcome_carries_only_the_end_of_long_talk() {
    let mut config = Config::default();
    config.limits.line_burst = 1_000;
    let mut table = TestTable::five(config, json!({})).await;
    for _ in 0..100 {
        table.say(2, &"\u{1f5e1}".repeat(500)).await;
    }
    table.leave(1).await;
    table.clients.retain(|client| client.number != 1);
    table.connect(1).await;
    let welcome = table.client(1).frames[0].clone();
    assert!(welcome.to_string().len() < 80_000, "{}", welcome.to_string().len());
    let talk = welcome["welcome"]["talk"].as_array().unwrap();
    assert_eq!(talk.last().unwrap()["line"], 99);
    assert!(talk.len() > 20);
}
