//! Tables before the start: only the host changes the game, nothing changes afterwards, and a secret stays one.

use avalon::Avalon;
use client::{Answer, Caller};
use serde_json::{Value, json};

use crate::common::{Luck, Person, quiet, server, server_with, step};
use crate::{joined, named};

/// Ann's table with Bo and Cyd, all connected.
async fn lobby(server: std::net::SocketAddr, setup: Value) -> Vec<Person<Avalon>> {
    let mut ann = Person::<Avalon>::named(server, "Ann").await;
    ann.create(json!({"game": "avalon", "setup": setup, "entropy": "of Ann"})).await;
    ann.connect().await;
    let table = ann.table.clone();
    let mut people = vec![ann];
    for (seat, name) in [(1, "Bo"), (3, "Cyd")] {
        let mut person = Person::<Avalon>::named(server, name).await;
        let sat = person.sit(&table, json!({"seat": seat, "entropy": format!("of {name}")})).await;
        assert_eq!(sat.status, 200, "{}", sat.text);
        person.connect().await;
        people.push(person);
    }
    people
}

fn code(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.body["code"].as_str().unwrap_or_default())
}

/// The names of those who sit, by seat; a bot is `bot`.
fn sitters(room: &Value) -> Vec<&str> {
    let chairs = room["chairs"].as_array().unwrap().iter();
    chairs
        .map(|chair| match &chair["sitter"] {
            Value::String(_) => "",
            sitter if sitter.get("bot").is_some() => "bot",
            sitter => sitter["person"]["name"].as_str().unwrap_or("held"),
        })
        .collect()
}

#[tokio::test]
async fn only_the_host_changes_the_game_and_everybody_keeps_a_seat() {
    let running = server("memory:").await;
    let mut people = lobby(running.address, json!({"players": 7})).await;
    let stranger = named(running.address, "Mal").await;
    let before = running.store().stats().entries;
    for act in [json!({"setup": {"players": 5}}), json!({"order": [1, 0, 2, 3, 4, 5, 6]}), json!("shuffle")] {
        assert_eq!(code(&people[1].act(act.clone()).await), (403, "not_host"));
        let path = format!("/api/tables/{}/act", people[0].table);
        assert_eq!(code(&stranger.call("POST", &path, Some(&act)).await.unwrap()), (403, "not_host"));
    }
    for act in [json!({"absence": 90}), json!({"bots": {"level": "page", "seat": 5}})] {
        assert_eq!(code(&people[1].act(act).await), (403, "not_host"));
    }
    // What the rules do not allow changes nothing, and the faults come back.
    let bad = people[0].act(json!({"setup": {"players": 12}})).await;
    assert_eq!((code(&bad), bad.body["faults"].as_array().unwrap().len()), ((422, "faults"), 1));
    for (setup, wrong) in [(json!({"players": 5, "deal": {}}), 400), (json!([]), 400), (json!({"x": 1}), 400)]
    {
        assert_eq!(people[0].act(json!({"setup": setup})).await.status, wrong);
    }
    assert_eq!(code(&people[0].act(json!({"order": [0, 0, 1, 2, 3, 4, 5]})).await), (400, "unreadable"));
    assert_eq!(code(&people[0].act(json!({"order": [0, 1]})).await), (400, "unreadable"));
    assert_eq!(running.store().stats().entries, before);
    // Cyd moves to the last seat; with five seats there is a place for everybody, and nobody has to join again.
    let table = people[2].table.clone();
    let moved = people[2].sit(&table, json!({"seat": 6})).await;
    assert_eq!(sitters(&moved.body["room"]), ["Ann", "Bo", "", "", "", "", "Cyd"]);
    assert_eq!(people[0].act(json!({"bots": {"level": "page", "seat": 2}})).await.status, 200);
    let changed = people[0].act(json!({"setup": {"players": 5}})).await;
    assert_eq!(sitters(&changed.body["room"]), ["Ann", "Bo", "bot", "Cyd", ""]);
    assert_eq!(changed.body["room"]["setup"]["players"], 5);
    people[2].sync().await;
    assert_eq!(people[2].player.seat, Some(game::Seat::S3));
    // The same again changes nothing.
    let before = running.store().stats().entries;
    for _ in 0..20 {
        assert_eq!(people[0].act(json!({"setup": {"players": 5}})).await.status, 200);
        assert_eq!(people[0].act(json!({"order": [0, 1, 2, 3, 4]})).await.status, 200);
        assert_eq!(people[0].act(json!({"bots": {"level": "page", "seat": 2}})).await.status, 200);
        assert_eq!(people[0].act(json!({"absence": 60})).await.status, 200);
        assert_eq!(people[1].act(json!({"ready": {"on": false, "entropy": "x"}})).await.status, 200);
        assert_eq!(people[1].act(json!({"swap": null})).await.status, 200);
        assert_eq!(people[1].act(json!("rename")).await.status, 200);
    }
    assert_eq!(running.store().stats().entries, before);
    running.stop().await;
}

#[tokio::test]
async fn a_table_cannot_become_smaller_than_its_people() {
    let running = server("memory:").await;
    let mut people = lobby(running.address, json!({"players": 6})).await;
    let table = people[0].table.clone();
    for name in ["Dee", "Eve", "Flo"] {
        let mut person = Person::<Avalon>::named(running.address, name).await;
        assert_eq!(person.sit(&table, json!({})).await.status, 200);
        people.push(person);
    }
    let before = running.store().stats().entries;
    assert_eq!(code(&people[0].act(json!({"setup": {"players": 5}})).await), (409, "crowded"));
    assert_eq!(running.store().stats().entries, before);
    running.stop().await;
}

#[tokio::test]
async fn nothing_of_a_lobby_can_be_changed_after_the_start() {
    let running = server("memory:").await;
    let mut people = lobby(running.address, json!({"players": 5})).await;
    assert_eq!(people[0].act(json!({"bots": {"level": "page"}})).await.status, 200);
    assert_eq!(people[0].act(json!("start")).await.status, 200);
    for person in &mut people {
        person.sync().await;
    }
    for act in [
        json!({"setup": {"players": 6}}),
        json!({"order": [1, 0, 2, 3, 4]}),
        json!("shuffle"),
        json!({"swap": 1}),
        json!({"ready": {"on": true}}),
        json!("rename"),
    ] {
        assert_eq!(code(&people[0].act(act).await), (409, "not_now"));
    }
    // A bot's seat is no person's, and the host's own is kept.
    assert_eq!(code(&people[0].act(json!({"bots": {"level": "page", "seat": 2}})).await), (409, "no_person"));
    assert_eq!(code(&people[0].act(json!({"bots": {"level": "page", "seat": 0}})).await), (409, "not_now"));
    assert_eq!(code(&people[1].act(json!({"bots": {"level": "page", "seat": 3}})).await), (403, "not_host"));
    let table = people[2].table.clone();
    let stays = people[2].sit(&table, json!({"seat": 2})).await;
    assert_eq!((stays.status, &stays.body["seat"]), (200, &json!(3)));
    running.stop().await;
}

#[tokio::test]
async fn two_people_change_places_only_if_both_want_it() {
    let running = server("memory:").await;
    let mut people = lobby(running.address, json!({"players": 5})).await;
    let table = people[0].table.clone();
    assert_eq!(code(&people[1].sit(&table, json!({"seat": 3})).await), (409, "full"));
    assert_eq!(code(&people[1].act(json!({"swap": 2})).await), (409, "no_person"));
    assert_eq!(code(&people[1].act(json!({"swap": 1})).await), (404, "missing"));
    let asked = people[1].act(json!({"swap": 3})).await;
    assert_eq!(asked.body["room"]["chairs"][1]["swap"], 3);
    assert_eq!(sitters(&asked.body["room"]), ["Ann", "Bo", "", "Cyd", ""]);
    let agreed = people[2].act(json!({"swap": 1})).await;
    assert_eq!(sitters(&agreed.body["room"]), ["Ann", "Cyd", "", "Bo", ""]);
    assert_eq!(agreed.body["room"]["chairs"][3].get("swap"), None);
    people[1].sync().await;
    assert_eq!(people[1].player.seat, Some(game::Seat::S3));
    running.stop().await;
}

/// No frame and no row of a list says anything about a list of characters that is secret.
#[tokio::test]
async fn a_secret_list_of_characters_stays_secret_whoever_is_host() {
    let running = server("memory:").await;
    let mut people = lobby(running.address, json!({"players": 7})).await;
    let secret = json!({
        "players": 7,
        "roles": ["merlin", "assassin", "percival", "morgana", "oberon"],
        "options": {"roleListPublic": false}
    });
    let stranger = named(running.address, "Mal").await;
    let mut watching = joined(&stranger, &people[0].table).await;
    let changed = people[0].act(json!({"setup": secret})).await;
    assert_eq!(changed.status, 200, "{}", changed.text);
    let hidden = |text: &str| {
        for word in [r#""oberon""#, r#""morgana""#, r#""percival""#] {
            assert!(!text.contains(word), "{word} in {text}");
        }
    };
    hidden(&changed.text);
    // Another host tries whether it is the list: whatever is tried looks and is stored the same.
    assert_eq!(people[0].act(json!({"host": 1})).await.status, 200);
    for roles in [json!(["merlin", "assassin", "mordred"]), secret["roles"].clone(), secret["roles"].clone()]
    {
        let mut tried = secret.clone();
        tried["roles"] = roles;
        let before = running.store().stats().entries;
        let answer = people[1].act(json!({"setup": tried})).await;
        assert_eq!(answer.status, 200);
        hidden(&answer.text);
        assert_eq!(running.store().stats().entries, before + 1);
    }
    for person in &mut people {
        person.sync().await;
        person.frames.iter().for_each(|frame| hidden(frame));
    }
    watching.send(&json!("ping")).await.unwrap();
    loop {
        let frame = watching.hear_json().await.unwrap();
        if frame == json!("pong") {
            break;
        }
        hidden(&frame.to_string());
    }
    let look =
        Caller::new(running.address).call("GET", &format!("/api/tables/{}", people[0].table), None).await;
    hidden(&look.unwrap().text);
    let rows = running.store().rows(&[store::Status::Open], false, None, 10).await.unwrap();
    hidden(&rows[0].index.head);
    running.stop().await;
}

/// The deal follows from the seed, which is committed to before, and from what the players added, wherever they sit now.
#[tokio::test]
async fn the_commitment_holds_through_every_change() {
    let running = server_with(quiet()).await;
    let mut people = lobby(running.address, json!({"players": 7})).await;
    let table = people[0].table.clone();
    let look = async |person: &Person<Avalon>| {
        person.caller.call("GET", &format!("/api/tables/{table}"), None).await.unwrap().body
    };
    let commitment = look(&people[0]).await["commitment"].clone();
    assert_eq!(people[0].act(json!({"setup": {"players": 5}})).await.status, 200);
    assert_eq!(people[0].act(json!({"order": [3, 2, 1, 0, 4]})).await.status, 200);
    assert_eq!(people[0].act(json!("shuffle")).await.status, 200);
    for (person, words) in people.iter().zip(["a", "b", "c"]) {
        let ready = person.act(json!({"ready": {"on": true, "entropy": words}})).await;
        let seat = usize::try_from(ready.body["seat"].as_u64().unwrap()).unwrap();
        assert_eq!(ready.body["room"]["chairs"][seat]["ready"], true);
    }
    // A change takes back who was ready.
    let roles = json!(["merlin", "assassin", "percival", "morgana"]);
    let changed = people[0].act(json!({"setup": {"players": 5, "roles": roles}})).await;
    assert!(changed.status == 200 && !changed.text.contains("\"ready\""), "{}", changed.text);
    assert_eq!(people[2].act(json!({"ready": {"on": true, "entropy": "last"}})).await.status, 200);
    assert_eq!(people[0].act(json!({"bots": {"level": "page"}})).await.status, 200);
    assert_eq!(people[0].act(json!("start")).await.status, 200);
    assert_eq!(look(&people[0]).await["commitment"], commitment);
    let mut luck = Luck(9);
    for person in &mut people {
        person.sync().await;
    }
    while !people[0].player.is_over() {
        if !step(&mut people, &mut luck).await {
            for person in &mut people {
                person.sync().await;
            }
        }
    }
    let archive =
        people[0].caller.call("GET", &format!("/api/tables/{table}/replay"), None).await.unwrap().body;
    assert_eq!(archive["commitment"], commitment);
    let seed = game::Seed::from_hex(archive["seed"].as_str().unwrap()).unwrap();
    assert_eq!(json!(seed.commitment().to_string()), commitment);
    let mut entropy = game::Entropy::none();
    for (seat, added) in game::Seat::ALL.into_iter().zip(archive["entropy"].as_array().unwrap()) {
        if let Some(added) = added.as_str() {
            entropy.restore(seat, added).unwrap();
        }
    }
    let added = archive["entropy"].as_array().unwrap().iter().filter(|added| added.is_string()).count();
    assert_eq!(added, 3, "everybody's addition counts, in the seat they have now");
    let record = game::Record::<Avalon>::read(archive["record"].as_str().unwrap()).unwrap();
    game::check_draws(&record.draws, seed.dice(&entropy)).unwrap();
    running.stop().await;
}

#[tokio::test]
async fn a_name_can_be_changed_until_the_start_and_lines_keep_theirs() {
    let running = server("memory:").await;
    let mut people = lobby(running.address, json!({"players": 5})).await;
    assert_eq!(people[1].send(&json!({"say": {"nonce": 1, "words": {"text": "Hello"}}})).await, "done");
    assert_eq!(people[1].caller.name("ann").await.unwrap().status, 200);
    assert_eq!(code(&people[1].act(json!("rename")).await), (409, "name_taken"));
    assert_eq!(people[1].caller.name("Bo 🦄").await.unwrap().status, 200);
    let renamed = people[1].act(json!("rename")).await;
    assert_eq!(sitters(&renamed.body["room"]), ["Ann", "Bo 🦄", "", "Cyd", ""]);
    assert_eq!(people[0].act(json!({"order": [1, 0, 3, 2, 4]})).await.status, 200);
    assert_eq!(people[0].send(&json!({"say": {"nonce": 2, "words": {"text": "Hi"}}})).await, "done");
    let mut cyd = Person::<Avalon>::of(people.pop().unwrap().caller);
    cyd.table = people[0].table.clone();
    cyd.connect().await;
    let welcome: Value = serde_json::from_str(&cyd.frames[0]).unwrap();
    let talk = &welcome["welcome"]["talk"];
    assert_eq!((&talk[0]["name"], &talk[0]["seat"]), (&json!("Bo"), &json!(0)));
    assert_eq!((&talk[1]["name"], &talk[1]["seat"]), (&json!("Ann"), &json!(1)));
    // Who is deleted leaves neither name nor words, wherever they sat.
    assert_eq!(people[1].caller.call("DELETE", "/api/me", None).await.unwrap().status, 204);
    let rows = running.store().rows(&[store::Status::Open], false, None, 10).await.unwrap();
    for entry in running.store().read(rows[0].id, 0).await.unwrap() {
        let text = String::from_utf8(entry).unwrap();
        assert!(!text.contains("Bo") && !text.contains("Hello"), "{text}");
    }
    running.stop().await;
}

#[tokio::test]
async fn who_is_replaced_by_a_bot_is_told_and_may_ask_for_the_seat_again() {
    let running = server("memory:").await;
    let mut people = lobby(running.address, json!({"players": 5})).await;
    assert_eq!(people[0].act(json!({"bots": {"level": "page"}})).await.status, 200);
    assert_eq!(people[0].act(json!("start")).await.status, 200);
    let replaced = people[0].act(json!({"bots": {"level": "page", "seat": 3}})).await;
    assert_eq!(sitters(&replaced.body["room"]), ["Ann", "Bo", "bot", "bot", "bot"]);
    people[2].sync().await;
    let told = people[2].frames.iter().rev().find(|frame| frame.contains("\"welcome\"")).unwrap();
    let told: Value = serde_json::from_str(told).unwrap();
    assert_eq!(told["welcome"]["removed"], true);
    assert_eq!((told["welcome"].get("seat"), told["welcome"].get("own")), (None, None));
    let knocked = people[2].act(json!("knock")).await;
    assert_eq!(knocked.body["room"]["knocks"][0]["back"], 3);
    assert_eq!(people[0].act(json!({"admit": {"knock": 0, "seat": 3}})).await.status, 200);
    people[2].sync().await;
    assert_eq!(people[2].player.seat, Some(game::Seat::S3));
    running.stop().await;
}
