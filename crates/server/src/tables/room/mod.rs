//! The state of a table besides its game: seats, host, rules of the house, talk. It follows from the log.

mod knocks;
mod lobby;
mod permissions;
mod public;

use std::collections::BTreeSet;

use bots::Level;
use game::{Entropy, Seat, SeatSet, Seed};
use games::GameName;
use serde_json::Value;
use store::TableId;
use wire::rest::Ended;
use wire::room::{House, Pause, Status};
use wire::socket::{Said, Words};

pub use permissions::{added, check_house};
pub use public::Head;

use crate::log::entry::Opening;

/// How many nonces are remembered for each seat. After a lost connection a client sends again what was not
/// acknowledged: at most its last move, and perhaps some lines of talk.
const REMEMBERED: usize = 32;

/// How many bytes of talk a client is sent at once, and about how many a line takes beside its words.
const NEWEST: usize = 64 * 1024;
const LINE: usize = 64;

/// How many knocks wait for an answer at most; the oldest is dropped for a new one.
pub const KNOCKS: usize = 8;

/// The state of a table besides its game.
pub struct Room {
    pub id: TableId,
    pub kind: GameName,
    /// The setup with every option filled in.
    pub setup: Value,
    pub house: House,
    /// The secret from which all chance follows.
    pub seed: Seed,
    /// What the players added to the seed.
    pub entropy: Entropy,
    /// The person who is host.
    pub host: i64,
    /// In the order of the seats.
    pub chairs: Vec<Seated>,
    /// Why the game is paused, if it is.
    pub paused: Option<Pause>,
    pub status: Status,
    pub talk: Vec<Said>,
    /// About how many bytes the talk takes.
    pub spoken: usize,
    pub(crate) code: String,
    pub(crate) locked: bool,
    pub(crate) ending: SeatSet,
    pub(crate) next: Option<String>,
    /// Knocks without an answer, oldest first.
    pub(crate) knocks: Vec<Knocker>,
    /// How many knocks there were.
    pub(crate) knocked: u32,
    /// People whom the host removed.
    pub(crate) removed: BTreeSet<i64>,
    /// People whose seats were given to others.
    pub(crate) given_away: Vec<(i64, Seat)>,
    /// Who has reported somebody to the operator, once for each report.
    pub(crate) reports: Vec<i64>,
    /// When the game was over, and how it ended for each seat; never of a game that is played.
    pub(crate) end: Option<(i64, Vec<Ended>)>,
    /// How many entries are neither a part of the game nor something said.
    pub(crate) acts: usize,
}

/// Somebody who asks to be let in.
#[derive(Clone, Debug)]
pub struct Knocker {
    pub number: u32,
    pub person: i64,
    pub name: String,
}

/// The person for whom a free seat is held.
#[derive(Clone, Debug)]
pub struct Hold {
    pub person: i64,
    pub name: String,
    /// In milliseconds since 1970.
    pub until: i64,
}

/// Who is there, as far as it matters for what people may do.
#[derive(Clone, Copy, Debug)]
pub struct Attendance {
    /// The seats whose people are connected.
    pub present: SeatSet,
    /// Those and the seats whose people have been away for less than ten minutes.
    pub recent: SeatSet,
    /// Those and the seats whose people have been away for less than an hour.
    pub counted: SeatSet,
    /// In milliseconds since 1970.
    pub now: i64,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Default)]
pub struct Seated {
    pub by: By,
    /// Whether a bot plays in the person's absence.
    pub stand_in: bool,
    /// Whether the person has left the game for good.
    pub(crate) left: bool,
    /// Whether the person was let in after the deal.
    pub(crate) late: bool,
    /// For whom the seat is held, if nobody sits here.
    pub(crate) held: Option<Hold>,
    /// Whether the person is ready for the start.
    pub(crate) ready: bool,
    /// With whom the person wants to change places.
    pub(crate) swap: Option<Seat>,
    /// How many moves bots have made for the person since the person's own last move.
    pub(crate) bot_moves: u32,
    /// The nonces of the seat's last moves and lines.
    pub(crate) nonces: Vec<u64>,
    /// The seats whose words this player does not want to read.
    pub(crate) muted: SeatSet,
}

/// Who sits in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum By {
    #[default]
    Nobody,
    /// The name is the one used at this table.
    Person {
        id: i64,
        name: String,
    },
    Bot {
        level: Level,
    },
}

impl Room {
    /// A table as it was created, before the other entries of its log.
    pub fn open(id: TableId, opening: Opening, kind: GameName, players: u8) -> Result<Room, String> {
        let seed = Seed::from_hex(&opening.seed).map_err(|_| "the seed cannot be read".to_string())?;
        Ok(Room {
            id,
            kind,
            setup: games::stored_setup(kind, opening.setup),
            house: opening.house,
            seed,
            entropy: Entropy::none(),
            host: opening.host,
            chairs: (0..players).map(|_| Seated::default()).collect(),
            paused: None,
            status: Status::Open,
            talk: Vec::new(),
            spoken: 0,
            code: opening.code,
            locked: false,
            ending: SeatSet::EMPTY,
            next: None,
            knocks: Vec::new(),
            knocked: 0,
            removed: BTreeSet::new(),
            given_away: Vec::new(),
            reports: Vec::new(),
            end: None,
            acts: 0,
        })
    }

    /// Notes that the game is over.
    pub fn finish(&mut self, at: i64, results: Vec<Ended>) {
        self.status = Status::Finished;
        self.end = Some((at, results));
    }

    /// Remembers the nonce of a move or line of this seat.
    pub fn remember(&mut self, seat: Seat, nonce: u64) {
        if let Some(chair) = self.chair_mut(seat) {
            if chair.nonces.len() >= REMEMBERED {
                chair.nonces.remove(0);
            }
            chair.nonces.push(nonce);
        }
    }

    /// Whether a move or line of this seat with this nonce was made.
    pub fn knows(&self, seat: Seat, nonce: u64) -> bool {
        self.chair(seat).is_some_and(|chair| chair.nonces.contains(&nonce))
    }

    pub fn chair(&self, seat: Seat) -> Option<&Seated> {
        self.chairs.get(usize::from(seat.number()))
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Option<&mut Seated> {
        self.chairs.get_mut(usize::from(seat.number()))
    }

    /// The seats whose words this seat does not want to read.
    pub fn muted(&self, seat: Option<Seat>) -> SeatSet {
        seat.and_then(|seat| self.chair(seat)).map_or(SeatSet::EMPTY, |chair| chair.muted)
    }

    /// The talk from this line on, without the words that this seat does not want to read. Of long talk only the end.
    pub fn talk_for(&self, seat: Option<Seat>, from: usize) -> std::borrow::Cow<'_, [Said]> {
        let said = newest(self.talk.get(from..).unwrap_or(&[]));
        let muted = self.muted(seat);
        if !said.iter().any(|said| is_muted(muted, said)) {
            return said.into();
        }
        said.iter()
            .map(|said| if is_muted(muted, said) { without_words(said) } else { said.clone() })
            .collect()
    }

    /// Every seat with who sits there.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Seated)> {
        Seat::ALL.into_iter().zip(&self.chairs)
    }

    /// The seat of this person.
    pub fn seat_of(&self, person: i64) -> Option<Seat> {
        let mut found = self.seated().filter(|(_, chair)| chair.person() == Some(person));
        found.next().map(|(seat, _)| seat)
    }

    /// The seat that is held for this person now.
    pub fn held_for(&self, person: i64, now: i64) -> Option<Seat> {
        let mut found =
            self.seated().filter(|(_, chair)| chair.held(now).is_some_and(|h| h.person == person));
        found.next().map(|(seat, _)| seat)
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        self.seated().filter(|(_, chair)| chair.person().is_some()).map(|(seat, _)| seat).collect()
    }
}

/// The last lines, as many as fit into [`NEWEST`] bytes.
fn newest(said: &[Said]) -> &[Said] {
    let mut bytes = 0;
    let fits = |line: &&Said| {
        bytes += line.words.weight() + LINE;
        bytes <= NEWEST
    };
    let count = said.iter().rev().take_while(fits).count();
    said.get(said.len() - count..).unwrap_or(&[])
}

impl Seated {
    /// For whom the seat is held now.
    pub fn held(&self, now: i64) -> Option<&Hold> {
        self.held.as_ref().filter(|hold| hold.until > now)
    }

    pub fn person(&self) -> Option<i64> {
        match &self.by {
            By::Person { id, .. } => Some(*id),
            By::Nobody | By::Bot { .. } => None,
        }
    }
}

/// Whether a line must be sent without its words. Statements are always sent, because they belong to the game.
pub fn is_muted(muted: SeatSet, said: &Said) -> bool {
    let words = matches!(said.words, Words::Text(_) | Words::Sign(_));
    words && said.seat.is_some_and(|seat| muted.contains(seat))
}

/// The line without its words.
pub fn without_words(said: &Said) -> Said {
    Said { words: Words::Text(String::new()), muted: true, ..said.clone() }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test may stop loudly
mod tests {
    use super::*;
    use serde_json::json;

    /// Openings stored before an option existed mean what was played then (SC-81, AV-29).
    #[test]
    fn an_old_opening_keeps_its_rules() {
        let room = |kind: GameName, setup: Value| {
            let opening = json!({"v": 1, "game": kind.name(), "setup": setup, "house": {},
                "seed": "00".repeat(32), "host": 1, "code": "abcdef", "at": 0});
            Room::open(TableId(1), serde_json::from_value(opening).unwrap(), kind, 5).unwrap().setup
        };
        let shadows = room(GameName::Shadows, json!({"players": 5, "options": {"expert": true}}));
        assert_eq!(shadows["options"]["gawainMerlin4"], json!("now"));
        assert_eq!(shadows["options"]["galahadMayTell"], json!(true));
        let avalon = room(GameName::Avalon, json!({"players": 5, "options": {"edition": "pl"}}));
        assert_eq!(avalon["options"]["roleClaims"], json!(true));
        // What is stored now says everything, and is not touched.
        let now = games::describe_setup(GameName::Shadows, &json!({"players": 5})).unwrap().setup;
        assert_eq!(room(GameName::Shadows, now.clone()), now);
    }
}
