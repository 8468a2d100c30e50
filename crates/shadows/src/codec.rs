//! Stored events: the one form in which an event leaves the rules whole, for stores, the referee and finished
//! replays. `Event` itself has no `Serialize`, so nothing else can send one by accident.
//!
//! A stored event is `{"v":1,"laid":{…}}`. Version 1 stays readable; a change of meaning gets a new
//! version.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::event::{Drawn, Event, Place, Run, Secret, UpTo4, Window};
use crate::json::{list, secret};
use crate::pieces::{ByQuest, Card, Cards, Knight, Loyalty, Quest, Tokens, Verdict};

/// The event as it is stored.
pub fn encode(event: &Event) -> Json {
    let mut stored = Stored::serialize(event, serde_json::value::Serializer).unwrap_or(Json::Null);
    if let Json::Object(members) = &mut stored {
        members.insert("v".to_string(), 1.into());
    }
    stored
}

/// Appends the stored event as text.
pub fn write(event: &Event, text: &mut Vec<u8>) {
    struct Flat<'a>(&'a Event);
    impl serde::Serialize for Flat<'_> {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            Stored::serialize(self.0, serializer)
        }
    }
    // Writing to memory cannot fail, and every event is an object.
    text.extend(serde_json::to_vec(&Flat(event)).unwrap_or_default());
    text.pop();
    text.extend_from_slice(b",\"v\":1}");
}

/// Reads a stored event of any released version.
pub fn decode(stored: &Json) -> Result<Event, String> {
    let mut members = stored.as_object().cloned().ok_or("A stored event must be an object.")?;
    match members.remove("v").and_then(|version| version.as_u64()) {
        Some(1) => Stored::deserialize(Json::Object(members)).map_err(|error| error.to_string()),
        Some(version) => Err(format!("Stored events of version {version} are not known.")),
        None => Err("A stored event must have its version under \"v\".".to_string()),
    }
}

/// Version 1, variant by variant. serde's `remote` checks it against [`Event`] at compile time.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Event", rename_all = "snake_case")]
enum Stored {
    Dealt {
        seats: SeatSet,
        traitors: SeatSet,
        aside: [Loyalty; 2],
        #[serde(with = "list")]
        unused: UpTo4,
        first: Seat,
    },
    Listened {
        seat: Seat,
        count: Option<u8>,
    },
    Shuffled {},
    Laid {
        seat: Seat,
        card: Card,
    },
    Heard {
        seat: Seat,
        card: Card,
    },
    Announced {
        seat: Seat,
        card: Card,
    },
    TokenLaid {
        seat: Seat,
        quest: Quest,
    },
    Passed {
        seat: Seat,
    },
    Declared {
        seat: Seat,
        quest: Quest,
        add: u8,
    },
    Opened {
        cards: Cards,
        #[serde(with = "list")]
        tokens: Tokens,
    },
    Scored {
        quest: Quest,
        totals: ByQuest<u16>,
        verdict: Verdict,
        placed: ByQuest<u8>,
        white: u8,
        black: u8,
        #[serde(default)]
        removed: Cards,
    },
    KnightDrawn {
        seat: Seat,
        knight: Knight,
    },
    Returned {
        card: Card,
    },
    Accused {
        seat: Seat,
        target: Seat,
    },
    Exposed {
        seat: Seat,
        loyalty: Loyalty,
        swords: u8,
    },
    Drew {
        seat: Seat,
        card: Card,
    },
    Placed {
        seat: Seat,
        card: Card,
        other: Option<Card>,
        down: bool,
        count: Option<u8>,
    },
    KnightPlayed {
        seat: Seat,
        knight: Knight,
        target: Option<Seat>,
    },
    Looked {
        seat: Seat,
        from: u8,
        #[serde(with = "list")]
        cards: Run,
        fixes: bool,
    },
    Peeked {
        seat: Seat,
        target: Seat,
        loyalty: Loyalty,
    },
    Answered {
        seat: Seat,
        window: Window,
        plays: bool,
        target: Option<Seat>,
    },
    Closed {
        window: Window,
    },
    Joined {
        seat: Seat,
        card: Option<Card>,
        #[serde(with = "list")]
        rest: Drawn,
        back: bool,
    },
    Named {
        seat: Seat,
        quest: Quest,
    },
    Given {
        by: Seat,
        own: Option<Loyalty>,
        receiver: Option<Seat>,
        other: Loyalty,
    },
    Chose {
        seat: Seat,
        now: Loyalty,
        back: Loyalty,
        place: Place,
    },
    Shown {
        seat: Seat,
        loyalty: Loyalty,
    },
    Mixed {
        turned: bool,
    },
    Revealed {
        seats: SeatSet,
        traitors: SeatSet,
    },
    Flipped {
        seat: Seat,
        swords: u8,
    },
    Unveiled(#[serde(with = "secret")] Secret),
    Ended {
        aside: Option<[Loyalty; 2]>,
        #[serde(with = "list")]
        unused: UpTo4,
        deck: Cards,
    },
}
