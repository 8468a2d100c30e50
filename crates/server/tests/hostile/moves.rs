//! Moves that are sent again, copied from somebody else, out of turn, or for a seat that is not the sender's.

use client::{Caller, Socket};
use serde_json::{Value, json};

use crate::common::{Luck, Person, server, step};
use crate::{Meter, answer_json, bystanders, finish, game, joined, named};
use avalon::Avalon;

/// Every move of every seat so far, as it was sent.
fn journal(people: &[Person<Avalon>]) -> Vec<(usize, Value)> {
    let each = people.iter().enumerate().flat_map(|(seat, person)| {
        person
            .player
            .journal
            .sent
            .iter()
            .map(move |sent| (seat, json!({"command": {"nonce": sent.nonce, "command": sent.command}})))
    });
    each.collect()
}

fn boards(people: &[Person<Avalon>]) -> Vec<Value> {
    people
        .iter()
        .map(|person| json!([person.player.board, person.player.own, person.player.cursor]))
        .collect()
}

async fn sync(people: &mut [Person<Avalon>]) {
    for person in people {
        person.sync().await;
    }
}

#[tokio::test]
async fn two_thousand_replayed_moves_are_made_once() {
    let running = server("memory:").await;
    // A team is voted on, so that everybody has moved and is remembered.
    let mut people = game(running.address, 6, 61).await;
    let (before, sent) = (boards(&people), journal(&people));
    assert_eq!(sent.len(), 6);
    let meter = Meter::start(running.address).await;
    let hostile = async {
        let mut sockets = Vec::new();
        for person in &people {
            sockets.push(joined(&person.caller, &person.table).await);
        }
        for round in 0..2_000 {
            let (seat, message) = &sent[round % sent.len()];
            sockets[*seat].send(message).await.unwrap();
            let said = answer_json(&mut sockets[*seat]).await;
            assert_eq!(said, json!({"done": {"nonce": message["command"]["nonce"]}}));
        }
    };
    let (moves, ()) = tokio::join!(bystanders(running.address, 62), hostile);
    assert_eq!(meter.grown(["commands_repeated", "commands", "commands_refused"]).await, [2_000, moves, 0]);
    sync(&mut people).await;
    assert_eq!(boards(&people), before);
    finish(people, 63).await;
    running.stop().await;
}

/// The seats that are asked now.
fn asked(people: &[Person<Avalon>]) -> Vec<usize> {
    let mut luck = Luck(1);
    (0..people.len()).filter(|at| people[*at].any_move(&mut luck).is_some()).collect()
}

/// Numbers that the table no longer remembers, and the moves of others: a rule refuses what is not asked.
#[tokio::test]
async fn a_thousand_moves_copied_from_others_and_from_long_ago() {
    let running = server("memory:").await;
    let mut luck = Luck(71);
    // Cards are dealt by chance, so games are played until one reaches a point at which a single seat is asked: then all
    // other moves are out of turn.
    let mut people = Vec::new();
    while asked(&people).len() != 1 {
        people = game(running.address, 0, 0).await;
        let mut moves = 0;
        while (moves < 40 || asked(&people).len() > 1) && step(&mut people, &mut luck).await {
            moves += 1;
        }
    }
    let alone = asked(&people)[0];
    let (before, sent) = (boards(&people), journal(&people));
    let meter = Meter::start(running.address).await;
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(joined(&person.caller, &person.table).await);
    }
    let (mut refused, mut repeated) = (0, 0);
    for round in 0..1_000_usize {
        let (from, message) = &sent[round % sent.len()];
        let seat = (round / 7) % 5;
        if seat == alone {
            continue;
        }
        sockets[seat].send(message).await.unwrap();
        let said = answer_json(&mut sockets[seat]).await;
        if said.get("done").is_some() {
            // Only the seat's own last moves are known again.
            assert_eq!(seat, *from, "{said}");
            repeated += 1;
        } else {
            assert!(said["refused"]["rule"].as_str().unwrap().starts_with("AV-"), "{said}");
            refused += 1;
        }
    }
    assert!(refused > 500, "{refused}");
    assert_eq!(
        meter.grown(["commands_refused", "commands_repeated", "commands"]).await,
        [refused, repeated, 0]
    );
    sync(&mut people).await;
    assert_eq!(boards(&people), before);
    finish(people, 73).await;
    running.stop().await;
}

#[tokio::test]
async fn two_thousand_moves_out_of_turn() {
    let running = server("memory:").await;
    let mut people = game(running.address, 0, 81).await;
    let before = boards(&people);
    let leader = usize::try_from(people[0].player.board["leader"].as_u64().unwrap()).unwrap();
    let meter = Meter::start(running.address).await;
    let hostile = async {
        let wishes = [
            json!({"propose": {"team": [0, 1]}}),
            json!({"vote": "approve"}),
            json!({"play": "fail"}),
            json!({"assassinate": 2}),
            json!({"lady": 3}),
        ];
        let mut sockets = Vec::new();
        for person in &people {
            sockets.push(joined(&person.caller, &person.table).await);
        }
        for nonce in 0..2_000_usize {
            let (seat, wish) = (nonce % 5, nonce / 5 % 5);
            // Only what the leader is asked is in turn.
            let wish = &wishes[if seat == leader && wish == 0 { 1 } else { wish }];
            sockets[seat].send(&json!({"command": {"nonce": nonce, "command": wish}})).await.unwrap();
            let said = answer_json(&mut sockets[seat]).await;
            assert_eq!(said["refused"]["nonce"], json!(nonce), "{said}");
            assert!(said["refused"]["rule"].as_str().unwrap().starts_with("AV-"), "{said}");
        }
    };
    let (moves, ()) = tokio::join!(bystanders(running.address, 82), hostile);
    assert_eq!(meter.grown(["commands_refused", "commands"]).await, [2_000, moves]);
    sync(&mut people).await;
    assert_eq!(boards(&people), before);
    finish(people, 83).await;
    running.stop().await;
}

/// No cookie, a cookie that was made up, the cookie of somebody at another table.
#[tokio::test]
async fn three_thousand_moves_for_a_seat_that_is_not_the_senders() {
    let running = server("memory:").await;
    let mut people = game(running.address, 3, 91).await;
    let elsewhere = game(running.address, 1, 92).await;
    let (before, id) = (boards(&people), people[0].table.clone());
    let mut made_up = Caller::new(running.address);
    made_up.cookie = Some(format!("roundtable={}", "0123456789abcdef".repeat(4)));
    let meter = Meter::start(running.address).await;
    let hostile = async {
        for caller in [&Caller::new(running.address), &made_up, &elsewhere[2].caller] {
            let mut socket = joined(caller, &id).await;
            for nonce in 0..1_000_u64 {
                let sent = &people[usize::try_from(nonce % 5).unwrap()].player.journal.sent;
                let command = sent.last().map_or(json!({"vote": "approve"}), |sent| sent.command.clone());
                socket.send(&json!({"command": {"nonce": nonce, "command": command}})).await.unwrap();
                let said = answer_json(&mut socket).await;
                assert_eq!(
                    (&said["error"]["code"], &said["error"]["nonce"]),
                    (&json!("not_seated"), &json!(nonce))
                );
            }
        }
    };
    let (moves, ()) = tokio::join!(bystanders(running.address, 93), hostile);
    assert_eq!(meter.grown(["commands_forged", "commands"]).await, [3_000, moves]);
    sync(&mut people).await;
    assert_eq!(boards(&people), before);
    finish(people, 94).await;
    finish(elsewhere, 95).await;
    running.stop().await;
}

/// A client must say hello first, and only once.
#[tokio::test]
async fn nothing_goes_before_hello_or_twice() {
    let running = server("memory:").await;
    let people = game(running.address, 1, 97).await;
    let person = named(running.address, "Mal").await;
    for first in
        [json!({"command": {"nonce": 1, "command": {"vote": "approve"}}}), json!({"seen": {"cursor": 1}})]
    {
        let mut socket = Socket::open(&person, &people[0].table).await.unwrap();
        socket.send(&first).await.unwrap();
        assert_eq!(crate::answer(&mut socket).await, client::Heard::Closed(1008, "hello".to_string()));
    }
    let mut socket = joined(&person, &people[0].table).await;
    socket.send(&json!({"hello": {"wire": wire::VERSION}})).await.unwrap();
    assert_eq!(crate::answer(&mut socket).await, client::Heard::Closed(1008, "hello".to_string()));
    finish(people, 98).await;
    running.stop().await;
}
