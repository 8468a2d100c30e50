//! Events stored by earlier versions stay readable.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // helpers of tests may fail

use crate::common::{FIVE, SIX, options, table};
use avalon::{Avalon, Event};
use game::{Batch, Protocol, Table};
use serde_json::{Value, json};

#[test]
fn stored_events_of_version_one_stay_readable() {
    // Written by hand and never to be changed: the form in which released versions stored them.
    let night = json!({"evil_open": [3, 4], "evil_to_merlin": [3, 4], "wizards": [0], "thumb": null, "acquainted": null});
    let stored = [
        json!({"v": 1, "dealt": {"roles": ["merlin", "servant", "servant", "minion", "assassin"], "night": night}}),
        json!({"v": 1, "began": {"leader": 0}}),
        json!({"v": 1, "proposed": {"leader": 0, "quest": 1, "proposal": {"team": [0, 3]}}}),
        json!({"v": 1, "voted": {"seat": 0, "vote": "approve", "proposal": 1}}),
    ];
    let mut t = table(FIVE, json!({}));
    t.play("p03 0+");
    assert_eq!(t.table.secrets().log().iter().map(Avalon::encode).collect::<Vec<_>>(), stored);
    let events: Vec<Event> = stored.iter().map(|event| Avalon::decode(event).unwrap()).collect();
    assert_eq!(events, t.table.secrets().log());
    assert_eq!(options(&json!({"players": 5})), *t.table.options());
}

/// Logs of earlier versions do not say whether the team was approved: loading a log sets it (AV-31).
#[test]
fn av_31_stored_votes_without_a_result_get_it_when_loaded() {
    for (roles, ballots, approved) in [(FIVE, "+++--", true), (SIX, "+++---", false), (SIX, "++++--", true)] {
        let mut t = table(roles, json!({}));
        let begun = t.table.secrets().log().len();
        t.play(&format!("p01 {ballots}"));
        let secrets = t.table.secrets();
        let old: Vec<Event> =
            secrets.log().iter().map(|event| without_result(Avalon::encode(event))).collect();
        let (opening, rest) = old.split_at(begun);
        let (opening_draws, rest_draws) = secrets.draws().split_at(secrets.draws().len());
        let mut batches = vec![Batch { by: None, draws: opening_draws, events: opening }];
        // Each move is one event; the last ballot is followed by the count.
        for (number, by) in secrets.moves().iter().enumerate() {
            let last = number + 1 == secrets.moves().len();
            let events = if last { &rest[number..] } else { &rest[number..=number] };
            batches.push(Batch { by: Some(*by), draws: rest_draws, events });
        }
        let loaded = Table::<Avalon>::load(*t.table.options(), batches).unwrap();
        assert_eq!(loaded.secrets().log(), secrets.log());
        let Some(Event::VotesRevealed { approved: found, .. }) = loaded.secrets().log().last() else {
            panic!("the last event is not the count");
        };
        assert_eq!(*found, approved, "{ballots}");
        assert_eq!(loaded.board(), t.table.board());
    }
}

/// The event as earlier versions stored it.
fn without_result(mut stored: Value) -> Event {
    if let Some(votes) = stored.get_mut("votes_revealed").and_then(Value::as_object_mut) {
        votes.remove("approved");
    }
    Avalon::decode(&stored).unwrap()
}
