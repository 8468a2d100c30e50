//! Stored events: the only form in which a whole event leaves the rules, for stores, the referee and finished
//! replays. `Event` itself has no `Serialize`, so nothing else can send one by accident.
//!
//! A stored event is `{"v":1,"voted":{…}}`. Version 1 always stays readable; a change of meaning gets a new
//! version beside it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{BySeat, Seat, SeatSet};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::{
    Board, Card, Event, Fidelity, LoyaltyCheck, Night, Outcome, PlotCard, Proposal, Quest, Role, Side, Vote,
    WonBy,
};

/// Version 1, variant by variant. serde's `remote` checks it against [`Event`] at compile time.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Event", rename_all = "snake_case")]
enum Stored {
    Dealt {
        #[serde(with = "roles")]
        roles: BySeat<Option<Role>>,
        night: Night,
    },
    Began {
        leader: Seat,
    },
    ScheduleLaid {
        open: [Fidelity; 5],
        down: [Fidelity; 2],
    },
    FidelityTurned {
        card: Fidelity,
        lancelots: [(Seat, Side); 2],
    },
    LancelotsSwitched {
        lancelots: [(Seat, Side); 2],
    },
    LeadTaken {
        seat: Seat,
    },
    PlotDrawn {
        card: PlotCard,
    },
    PlotGiven {
        card: PlotCard,
        to: Seat,
    },
    PlotTaken {
        card: PlotCard,
        from: Seat,
        by: Seat,
    },
    PlotPassed {
        card: PlotCard,
        seat: Seat,
    },
    LoyaltyAsked {
        checking: LoyaltyCheck,
    },
    LoyaltySeen {
        checking: LoyaltyCheck,
        side: Side,
        round: u8,
    },
    WrongCardPassed {
        shower: Seat,
        side: Side,
    },
    LadySkipped {
        holder: Seat,
    },
    Proposed {
        leader: Seat,
        quest: Quest,
        proposal: Proposal,
    },
    Voted {
        seat: Seat,
        vote: Vote,
        proposal: u8,
    },
    ChargeRevealed {
        approvals: SeatSet,
    },
    VotesRevealed {
        approvals: SeatSet,
        /// Earlier versions did not store it: `complete` sets it when a log is loaded.
        #[serde(default)]
        approved: bool,
    },
    KingReturned {
        seat: Seat,
    },
    Spotlit {
        seat: Seat,
        target: Seat,
    },
    Played {
        seat: Seat,
        card: Card,
        round: u8,
    },
    TurnedUp {
        seat: Seat,
        card: Card,
    },
    Exchanged {
        holder: Seat,
        target: Seat,
        withdrawn: Card,
        round: u8,
    },
    ExcaliburDeclined {
        holder: Seat,
    },
    Ambushed {
        seat: Seat,
        target: Seat,
        card: Card,
        round: u8,
    },
    QuestDone {
        successes: u8,
        fails: u8,
    },
    ShotOpened {
        assassin: Seat,
        evil: Option<SeatSet>,
    },
    Shot {
        target: Seat,
        merlin: bool,
    },
    Unveiled {
        outcome: Outcome,
    },
}

/// The event as stored.
pub fn encode(event: &Event) -> Value {
    let mut stored = Stored::serialize(event, serde_json::value::Serializer).unwrap_or(Value::Null);
    if let Value::Object(members) = &mut stored {
        members.insert("v".to_string(), 1.into());
    }
    stored
}

/// The event as stored, as text.
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

/// Sets what earlier versions did not store. `board` is the board before the event.
pub fn complete(event: Event, board: &Board) -> Event {
    match event {
        Event::VotesRevealed { approvals, approved: _ } => {
            Event::VotesRevealed { approvals, approved: board.is_approved_by(approvals) }
        }
        other => other,
    }
}

/// Reads a stored event of any released version.
pub fn decode(stored: &Value) -> Result<Event, String> {
    let mut members = stored.as_object().cloned().ok_or("A stored event is an object.")?;
    match members.remove("v").and_then(|version| version.as_u64()) {
        Some(1) => Stored::deserialize(Value::Object(members)).map_err(|error| error.to_string()),
        Some(version) => Err(format!("Stored events of version {version} are not known.")),
        None => Err("A stored event gives its version under \"v\".".to_string()),
    }
}

/// Characters as a list of names, one for each seat at the table.
mod roles {
    use super::*;

    pub fn serialize<S: Serializer>(roles: &BySeat<Option<Role>>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(roles.iter().filter_map(|(_, role)| *role))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<Option<Role>>, D::Error> {
        let list = Vec::<Role>::deserialize(deserializer)?;
        if !(5..=10).contains(&list.len()) {
            return Err(D::Error::custom(format_args!("5 to 10 characters are needed, not {}", list.len())));
        }
        Ok(BySeat::new(|seat| list.get(usize::from(seat.number())).copied()))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Outcome")]
struct StoredOutcome {
    winner: Side,
    by: WonBy,
    winners: SeatSet,
    #[serde(with = "roles")]
    roles: BySeat<Option<Role>>,
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StoredOutcome::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Outcome, D::Error> {
        StoredOutcome::deserialize(deserializer)
    }
}
