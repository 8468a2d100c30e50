//! The stored form of every event, which no later version may change.

use crate::common::*;
use game::Protocol as _;
use serde_json::{Value as Json, json};
use shadows::{
    ByQuest, Cards, Event, Knight, Knights, Loyalty, Place, Quest, Secret, Shadows, Token, Tokens, Verdict,
    Window,
};

/// One event of every kind, and what the store holds of it for ever.
fn stored_forms() -> Vec<(Event, Json)> {
    let (one, two, pair) = (seat(1), seat(2), [Loyalty::Loyal, Loyalty::Traitor]);
    let (picts, both) = (card("picts:4"), ["grail:?", "vivien"].map(card).into_iter().collect::<Cards>());
    let quest = Quest::Grail;
    let zero = json!({ "picts": 0, "saxons": 0, "dragon": 0, "excalibur": 0, "grail": 0 });
    let knights = {
        let mut knights = Knights::NONE;
        knights.add(Knight::Gawain);
        knights
    };
    let tokens: Tokens = [Token { seat: one, quest }].into_iter().collect();
    let run = |names: &str| names.split_whitespace().map(card).collect();
    let few = |names: &str| names.split_whitespace().map(card).collect();
    let drawn = |names: &str| names.split_whitespace().map(card).collect();
    vec![
        (
            Event::Dealt {
                first: one,
                seats: seats(&[0, 1, 2]),
                traitors: seats(&[2]),
                aside: pair,
                unused: few("morgan:1 morgan:7"),
            },
            json!({ "dealt": { "first": 1, "seats": [0, 1, 2], "traitors": [2], "aside": ["loyal", "traitor"], "unused": ["morgan:1", "morgan:7"] } }),
        ),
        (Event::Listened { seat: one, count: Some(3) }, json!({ "listened": { "seat": 1, "count": 3 } })),
        (Event::Shuffled, json!({ "shuffled": {} })),
        (Event::Laid { seat: one, card: picts }, json!({ "laid": { "seat": 1, "card": "picts:4" } })),
        (Event::Heard { seat: one, card: picts }, json!({ "heard": { "seat": 1, "card": "picts:4" } })),
        (
            Event::Announced { seat: one, card: picts },
            json!({ "announced": { "seat": 1, "card": "picts:4" } }),
        ),
        (Event::TokenLaid { seat: one, quest }, json!({ "token_laid": { "seat": 1, "quest": "grail" } })),
        (Event::Passed { seat: one }, json!({ "passed": { "seat": 1 } })),
        (
            Event::Declared { seat: one, quest, add: 2 },
            json!({ "declared": { "seat": 1, "quest": "grail", "add": 2 } }),
        ),
        (
            Event::Opened { cards: both, tokens },
            json!({ "opened": { "cards": ["grail:?", "vivien"], "tokens": [{ "seat": 1, "quest": "grail" }] } }),
        ),
        (
            Event::Scored {
                quest,
                totals: ByQuest::new(|_| 0),
                verdict: Verdict::Baseless,
                placed: ByQuest::new(|_| 0),
                white: 0,
                black: 1,
                removed: both,
            },
            json!({ "scored": {
                "quest": "grail", "totals": zero, "verdict": "baseless", "placed": zero, "white": 0, "black": 1,
                "removed": ["grail:?", "vivien"],
            } }),
        ),
        (
            Event::KnightDrawn { seat: one, knight: Knight::Gawain },
            json!({ "knight_drawn": { "seat": 1, "knight": "gawain" } }),
        ),
        (Event::Returned { card: card("morgan:7") }, json!({ "returned": { "card": "morgan:7" } })),
        (Event::Accused { seat: one, target: two }, json!({ "accused": { "seat": 1, "target": 2 } })),
        (
            Event::Exposed { seat: two, loyalty: Loyalty::Traitor, swords: 2 },
            json!({ "exposed": { "seat": 2, "loyalty": "traitor", "swords": 2 } }),
        ),
        (Event::Drew { seat: one, card: picts }, json!({ "drew": { "seat": 1, "card": "picts:4" } })),
        (
            Event::Placed { seat: one, card: picts, other: Some(card("vivien")), down: true, count: None },
            json!({ "placed": { "seat": 1, "card": "picts:4", "other": "vivien", "down": true, "count": null } }),
        ),
        (
            Event::KnightPlayed { seat: one, knight: Knight::Galahad, target: Some(two) },
            json!({ "knight_played": { "seat": 1, "knight": "galahad", "target": 2 } }),
        ),
        (
            Event::Looked { seat: one, from: 10, cards: run("picts:4 vivien"), fixes: true },
            json!({ "looked": { "seat": 1, "from": 10, "cards": ["picts:4", "vivien"], "fixes": true } }),
        ),
        (
            Event::Peeked { seat: one, target: two, loyalty: Loyalty::Loyal },
            json!({ "peeked": { "seat": 1, "target": 2, "loyalty": "loyal" } }),
        ),
        (
            Event::Answered { seat: one, window: Window::Percival, plays: true, target: None },
            json!({ "answered": { "seat": 1, "window": "percival", "plays": true, "target": null } }),
        ),
        (Event::Closed { window: Window::Arthur }, json!({ "closed": { "window": "arthur" } })),
        (
            Event::Joined { seat: one, card: Some(picts), rest: drawn("vivien mordred"), back: false },
            json!({ "joined": { "seat": 1, "card": "picts:4", "rest": ["vivien", "mordred"], "back": false } }),
        ),
        (Event::Named { seat: one, quest }, json!({ "named": { "seat": 1, "quest": "grail" } })),
        (
            Event::Given { by: one, own: Some(Loyalty::Loyal), receiver: Some(two), other: Loyalty::Traitor },
            json!({ "given": { "by": 1, "own": "loyal", "receiver": 2, "other": "traitor" } }),
        ),
        (
            Event::Chose { seat: two, now: Loyalty::Traitor, back: Loyalty::Loyal, place: Place::Second },
            json!({ "chose": { "seat": 2, "now": "traitor", "back": "loyal", "place": "second" } }),
        ),
        (
            Event::Shown { seat: two, loyalty: Loyalty::Loyal },
            json!({ "shown": { "seat": 2, "loyalty": "loyal" } }),
        ),
        (Event::Mixed { turned: true }, json!({ "mixed": { "turned": true } })),
        (
            Event::Revealed { seats: seats(&[0, 1]), traitors: seats(&[1]) },
            json!({ "revealed": { "seats": [0, 1], "traitors": [1] } }),
        ),
        (Event::Flipped { seat: two, swords: 1 }, json!({ "flipped": { "seat": 2, "swords": 1 } })),
        (
            Event::Unveiled(Secret::Pile(0, run("vivien picts:4"))),
            json!({ "unveiled": { "pile": { "from": 0, "cards": ["vivien", "picts:4"] } } }),
        ),
        (Event::Unveiled(Secret::Discard(both)), json!({ "unveiled": { "discard": ["grail:?", "vivien"] } })),
        (
            Event::Unveiled(Secret::Tokens(tokens)),
            json!({ "unveiled": { "tokens": [{ "seat": 1, "quest": "grail" }] } }),
        ),
        (
            Event::Unveiled(Secret::Knights(one, knights)),
            json!({ "unveiled": { "knights": { "seat": 1, "cards": ["gawain"] } } }),
        ),
        (
            Event::Ended { aside: Some(pair), unused: few("morgan:1"), deck: both },
            json!({ "ended": { "aside": ["loyal", "traitor"], "unused": ["morgan:1"], "deck": ["grail:?", "vivien"] } }),
        ),
    ]
}

/// The first versions stored no more than the totals.
#[test]
fn a_score_of_an_old_store_is_read() {
    let zero = json!({ "picts": 0, "saxons": 0, "dragon": 0, "excalibur": 0, "grail": 0 });
    let stored = json!({ "v": 1, "scored": {
        "quest": "grail", "totals": zero, "verdict": "baseless", "placed": zero, "white": 0, "black": 1,
    } });
    let Ok(Event::Scored { quest, removed, .. }) = Shadows::decode(&stored) else { panic!() };
    assert_eq!((quest, removed), (Quest::Grail, Cards::NONE));
}

#[test]
fn every_event_has_one_stored_form() {
    let forms = stored_forms();
    let kinds: std::collections::BTreeSet<_> = forms.iter().map(|(event, _)| event.name()).collect();
    assert_eq!(kinds.len(), 32, "one of every kind");
    for (event, mut stored) in forms {
        stored["v"] = json!(1);
        assert_eq!(Shadows::encode(&event), stored, "{event:?}");
        assert_eq!(Shadows::decode(&stored), Ok(event), "{stored}");
    }
}
