//! What is shown of a table: to people in it, in lists, in the archive.

use game::{Seat, SeatSet};
use games::seat_name;
use serde_json::Value;
use store::{Index, Status as Stored};
use wire::archive::Archive;
use wire::rest::Line;
use wire::room::{Chair, Knock, Room as Shown, Sitter, Status};

use super::{By, Knocker, Room, Seated};
use crate::ids;

impl Room {
    /// The table as a line of a list.
    pub fn line(&self) -> Line {
        let count = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        Line {
            table: ids::table_name(self.id),
            code: self.code.clone(),
            game: self.kind.name().to_string(),
            status: self.status,
            seats: count(self.chairs.len()),
            taken: count(self.chairs.iter().filter(|chair| chair.by != By::Nobody).count()),
            host: self.host_name(),
        }
    }

    /// What the store keeps beside the log, for the lobby.
    pub fn index(&self) -> Index {
        let status = match self.status {
            Status::Open => Stored::Open,
            Status::Playing => Stored::Playing,
            Status::Finished => Stored::Finished,
            Status::Closed => Stored::Closed,
        };
        Index {
            code: self.code.clone(),
            game: self.kind.name().to_string(),
            status,
            listed: self.house.listed && !self.locked,
            head: serde_json::to_string(&self.line()).unwrap_or_default(),
        }
    }

    /// The table as everybody sees it.
    pub fn show(&self, present: SeatSet, watching: u32, now: i64) -> Shown {
        let chair = |(seat, chair): (Seat, &Seated)| Chair {
            seat,
            sitter: match &chair.by {
                By::Nobody => match chair.held(now) {
                    Some(hold) => Sitter::Held { name: hold.name.clone() },
                    None => Sitter::Nobody,
                },
                By::Person { name, .. } => Sitter::Person { name: name.clone() },
                By::Bot { level } => {
                    Sitter::Bot { name: seat_name(seat).to_string(), level: level.name().to_string() }
                }
            },
            present: present.contains(seat) || matches!(chair.by, By::Bot { .. }),
            stand_in: chair.stand_in,
            late: chair.late,
            ready: chair.ready && self.status == Status::Open,
            swap: chair.swap.filter(|_| self.status == Status::Open),
            bot_in: None,
            bot_moves: if self.status == Status::Playing { chair.bot_moves } else { 0 },
        };
        let knock = |knock: &Knocker| Knock {
            knock: knock.number,
            name: knock.name.clone(),
            back: self.given_away.iter().find(|(person, _)| *person == knock.person).map(|(_, seat)| *seat),
        };
        Shown {
            table: ids::table_name(self.id),
            code: self.code.clone(),
            game: self.kind.name().to_string(),
            status: self.status,
            setup: self.public_setup(),
            house: self.house.clone(),
            commitment: self.seed.commitment().to_string(),
            chairs: self.seated().map(chair).collect(),
            host: self.seat_of(self.host),
            locked: self.locked,
            paused: self.paused,
            watching,
            ending: self.ending.iter().collect(),
            next: self.next.clone(),
            knocks: self.knocks.iter().filter(|_| self.need_live().is_ok()).map(knock).collect(),
        }
    }

    /// The setup as everybody may see it: whole only when the game is over.
    fn public_setup(&self) -> Value {
        match self.status {
            Status::Finished => self.setup.clone(),
            Status::Open | Status::Playing | Status::Closed => games::public_setup(self.kind, &self.setup),
        }
    }

    /// The finished game with its proof.
    pub fn archive(&self, record: String, seed: String) -> Archive {
        Archive {
            game: self.kind.name().to_string(),
            setup: self.setup.clone(),
            seed,
            commitment: self.seed.commitment().to_string(),
            entropy: self.seated().map(|(seat, _)| self.entropy.of(seat)).collect(),
            record,
            chairs: self.show(SeatSet::EMPTY, 0, i64::MAX).chairs,
            talk: self.talk.clone(),
        }
    }

    /// The name of the host; empty if the host does not sit at the table.
    fn host_name(&self) -> String {
        let name = |chair: &Seated| match &chair.by {
            By::Person { id, name } if *id == self.host => Some(name.clone()),
            _ => None,
        };
        self.chairs.iter().find_map(name).unwrap_or_default()
    }
}
