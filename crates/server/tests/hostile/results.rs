//! How a game ended for somebody: in that person's own list, once the game is over, and nowhere else.

use avalon::Avalon;
use client::Caller;
use serde_json::{Value, json};
use shadows::Shadows;

use crate::common::{Luck, Person, quiet, server_with, step, table};

async fn line<G: game::Protocol>(person: &Person<G>) -> Value {
    let me = person.caller.call("GET", "/api/me", None).await.unwrap().body;
    me["tables"][0].clone()
}

/// Plays to the end. While it lasts, no list says anything about a seat.
async fn play<G: game::Protocol>(people: &mut [Person<G>], seed: u64) {
    let mut luck = Luck(seed);
    let mut moves = 0_u32;
    while !people[0].player.is_over() {
        if moves.is_multiple_of(8) {
            for person in people.iter() {
                let line = line(person).await;
                assert_eq!(line["status"], "playing");
                assert!(line.get("own").is_none() && line.get("ended").is_none(), "{line}");
                assert!(!line.to_string().contains("results"), "{line}");
            }
        }
        assert!(step(people, &mut luck).await);
        moves += 1;
    }
}

#[tokio::test]
async fn a_person_reads_their_own_role_and_result_after_the_game_and_no_other() {
    let running = server_with(quiet()).await;
    let mut people: Vec<Person<Avalon>> =
        table(running.address, "avalon", json!({"players": 5}), json!({"listed": true})).await;
    play(&mut people, 71).await;
    let mut roles = Vec::new();
    for person in &people {
        let line = line(person).await;
        assert_eq!(line["status"], "finished");
        assert!(line["ended"].as_i64().is_some_and(|at| at > 0), "{line}");
        assert_eq!(line["own"]["role"], person.player.own["you"]["role"]);
        let won = person.player.board["outcome"]["winners"].as_array().unwrap();
        let seat = person.player.own["you"]["seat"].clone();
        assert_eq!(line["own"]["won"], json!(won.contains(&seat)));
        assert_eq!(line.to_string().matches("role").count(), 1, "{line}");
        roles.push(line["own"]["role"].as_str().unwrap().to_string());
    }
    roles.sort();
    assert_eq!(roles, ["assassin", "merlin", "minion", "servant", "servant"]);
    let stranger = Caller::new(running.address);
    for path in ["/api/tables", "/api/me"] {
        let text = stranger.call("GET", path, None).await.unwrap().text;
        assert!(!text.contains("results") && !text.contains("own"), "{text}");
    }
    running.stop().await;
}

#[tokio::test]
async fn a_game_without_characters_says_the_side() {
    let running = server_with(quiet()).await;
    let mut people: Vec<Person<Shadows>> =
        table(running.address, "shadows", json!({"players": 3}), json!({})).await;
    play(&mut people, 72).await;
    for person in &people {
        let line = line(person).await;
        let own = line["own"].as_object().unwrap();
        assert!(own.get("role").is_none() && own["won"].is_boolean());
        assert!(["loyal", "traitor"].contains(&own["side"].as_str().unwrap()));
    }
    running.stop().await;
}
