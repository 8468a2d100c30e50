//! What is shown of a table: to people in it, in lists, in the archive.

use game::{Seat, SeatSet};
use games::seat_name;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Index, Status as Stored};
use wire::archive::Archive;
use wire::rest::{Ended, Line};
use wire::room::{Chair, Knock, Room as Shown, Sitter, Status};

use super::{By, Knocker, Room, Seated};
use crate::ids;

/// What the store keeps of a table for lists.
#[derive(Serialize, Deserialize)]
pub struct Head {
    /// What everybody may read.
    #[serde(flatten)]
    pub line: Line,
    /// How the game ended for each person; empty until it is over, and in rows of earlier versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    results: Vec<(i64, Ended)>,
}

impl Head {
    /// The line as this person may read it.
    pub fn line_for(self, person: i64) -> Line {
        let own = self.results.into_iter().find(|(id, _)| *id == person).map(|(_, end)| end);
        Line { own, ..self.line }
    }
}

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
            ended: self.end.as_ref().map(|(at, _)| *at),
            own: None,
        }
    }

    /// The line with the results of a finished game.
    fn head(&self) -> Head {
        let ends = self.end.iter().flat_map(|(_, ends)| ends);
        let result = |(chair, end): (&Seated, &Ended)| match chair.by {
            By::Person { id, .. } => Some((id, end.clone())),
            By::Nobody | By::Bot { .. } => None,
        };
        Head { line: self.line(), results: self.chairs.iter().zip(ends).filter_map(result).collect() }
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
            head: serde_json::to_string(&self.head()).unwrap_or_default(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_earlier_versions_are_read() {
        let old = r#"{"table":"t","code":"C","game":"avalon","status":"finished","seats":5,"taken":5,"host":"Ann"}"#;
        let head: Head = serde_json::from_str(old).unwrap();
        let line = head.line_for(7);
        assert_eq!((line.host.as_str(), line.ended, line.own), ("Ann", None, None));
    }

    #[test]
    fn a_line_tells_everybody_only_their_own_result() {
        let new = r#"{"table":"t","code":"C","game":"avalon","status":"finished","seats":5,"taken":5,"host":"Ann",
            "ended":9,"results":[[7,{"side":"good","role":"merlin","won":true}],[8,{"side":"evil","won":false}]]}"#;
        let read = |person| serde_json::from_str::<Head>(new).unwrap().line_for(person);
        assert_eq!(read(7).own.unwrap().role.as_deref(), Some("merlin"));
        assert_eq!(
            read(8).own.map(|end| (end.side, end.role, end.won)),
            Some(("evil".to_string(), None, false))
        );
        assert_eq!((read(9).own, read(9).ended), (None, Some(9)));
        // Lists for everybody read the same row without any result.
        assert_eq!(serde_json::from_str::<Head>(new).unwrap().line.own, None);
    }
}
