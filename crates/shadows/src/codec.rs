//! Events as stored. For stores, the referee and finished replays alone.

use alloc::format;
use alloc::string::{String, ToString};

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::card::Card;
use crate::cards::Cards;
use crate::event::{Drawn, Event, Place, Run, Secret, Window};
use crate::json::{run, secret};
use crate::knight::Knight;
use crate::loyalty::Loyalty;
use crate::quest::{ByQuest, Quest};
use crate::score::Verdict;
use crate::token::{self, Tokens};

/// The version written today; every version ever released is read.
const VERSION: u64 = 1;

#[derive(Serialize, Deserialize)]
struct Entry {
    v: u64,
    #[serde(with = "Stored")]
    event: Event,
}

/// The event as it is stored.
pub fn encode(event: &Event) -> Json {
    serde_json::to_value(Entry { v: VERSION, event: *event }).unwrap_or(Json::Null)
}

/// Reads a stored event of any released version.
pub fn decode(stored: &Json) -> Result<Event, String> {
    match stored.get("v").and_then(Json::as_u64) {
        Some(VERSION) => {
            let entry: Entry = Entry::deserialize(stored).map_err(|error| error.to_string())?;
            Ok(entry.event)
        }
        Some(version) => Err(format!("stored events of version {version} are not known here")),
        None => Err("a stored event has a version".to_string()),
    }
}

/// Version 1. The real type has no `Serialize`, so that no event is ever written by accident.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Event", rename_all = "snake_case")]
enum Stored {
    Dealt {
        seats: SeatSet,
        traitors: SeatSet,
        aside: [Loyalty; 2],
    },
    LeftOut {
        card: Card,
    },
    Began {
        first: Seat,
    },
    Listened {
        seat: Seat,
        count: Option<u8>,
    },
    Shuffled,
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
        #[serde(with = "token")]
        tokens: Tokens,
    },
    Scored {
        quest: Quest,
        totals: ByQuest<u16>,
        verdict: Verdict,
        placed: ByQuest<u8>,
        white: u8,
        black: u8,
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
        #[serde(with = "run")]
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
        #[serde(with = "run")]
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
    Ended,
}
