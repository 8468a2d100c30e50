//! What a table is besides its game: chairs, host, rules of the house. It follows from the log.

mod permissions;
mod public;

use bots::Level;
use game::{Entropy, Seat, SeatSet, Seed};
use games::GameName;
use serde_json::Value;
use store::TableId;
use wire::room::{House, Pause, Status};
use wire::socket::{Said, Words};

pub use permissions::{added, check_house};

use crate::log::entry::Opening;

/// How many numbers of moves and lines are remembered a seat. After a break a client sends again what was not
/// acknowledged: its last move, since it waits for the answer before the next, and perhaps some lines.
const REMEMBERED: usize = 32;

/// A table besides its game.
pub struct Room {
    /// Its number in the store.
    pub id: TableId,
    /// Which game.
    pub kind: GameName,
    /// The setup, written out.
    pub setup: Value,
    /// The rules of the house.
    pub house: House,
    /// The secret from which all chance follows.
    pub seed: Seed,
    /// What the seats added to it.
    pub entropy: Entropy,
    /// Who is host.
    pub host: i64,
    /// The chairs, in order.
    pub chairs: Vec<Seated>,
    /// Whether the game stands still.
    pub paused: Option<Pause>,
    /// How far it is.
    pub status: Status,
    /// What was said.
    pub talk: Vec<Said>,
    /// How many bytes that is.
    pub spoken: usize,
    pub(crate) code: String,
    pub(crate) locked: bool,
    pub(crate) ending: SeatSet,
    pub(crate) next: Option<String>,
}

/// A chair and who sits on it.
#[derive(Clone, Debug, Default)]
pub struct Seated {
    /// Who.
    pub by: By,
    /// Whether a bot plays in the person's absence.
    pub stand_in: bool,
    /// The numbers of the seat's last moves and lines.
    pub(crate) nonces: Vec<u64>,
    /// Whose words are not read here.
    pub(crate) muted: SeatSet,
}

/// Who sits on a chair.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// Nobody.
    #[default]
    Nobody,
    /// A person.
    Person {
        /// Who.
        id: i64,
        /// The name at this table.
        name: String,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: Level,
    },
}

impl Room {
    /// A table as it was laid.
    pub fn open(id: TableId, opening: Opening, kind: GameName, players: u8) -> Result<Room, String> {
        let seed = Seed::from_hex(&opening.seed).map_err(|_| "the seed does not read".to_string())?;
        Ok(Room {
            id,
            kind,
            setup: opening.setup,
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
        })
    }

    /// This seat's move or line of this number has been made.
    pub fn remember(&mut self, seat: Seat, nonce: u64) {
        if let Some(chair) = self.chair_mut(seat) {
            if chair.nonces.len() >= REMEMBERED {
                chair.nonces.remove(0);
            }
            chair.nonces.push(nonce);
        }
    }

    /// Whether this seat's move or line of this number has been made.
    pub fn knows(&self, seat: Seat, nonce: u64) -> bool {
        self.chair(seat).is_some_and(|chair| chair.nonces.contains(&nonce))
    }

    /// A chair.
    pub fn chair(&self, seat: Seat) -> Option<&Seated> {
        self.chairs.get(usize::from(seat.number()))
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Option<&mut Seated> {
        self.chairs.get_mut(usize::from(seat.number()))
    }

    /// Whose words this seat does not want to read.
    pub fn muted(&self, seat: Option<Seat>) -> SeatSet {
        seat.and_then(|seat| self.chair(seat)).map_or(SeatSet::EMPTY, |chair| chair.muted)
    }

    /// What was said from this line on, as this seat wants to read it.
    pub fn talk_for(&self, seat: Option<Seat>, from: usize) -> std::borrow::Cow<'_, [Said]> {
        let said = self.talk.get(from..).unwrap_or(&[]);
        let muted = self.muted(seat);
        if !said.iter().any(|said| is_muted(muted, said)) {
            return said.into();
        }
        said.iter()
            .map(|said| if is_muted(muted, said) { without_words(said) } else { said.clone() })
            .collect()
    }

    /// Chairs with their seats.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Seated)> {
        Seat::ALL.into_iter().zip(&self.chairs)
    }

    /// Where this person sits.
    pub fn seat_of(&self, person: i64) -> Option<Seat> {
        let mut found = self.seated().filter(|(_, chair)| chair.person() == Some(person));
        found.next().map(|(seat, _)| seat)
    }

    /// The chairs on which people sit.
    pub fn people(&self) -> SeatSet {
        self.seated().filter(|(_, chair)| chair.person().is_some()).map(|(seat, _)| seat).collect()
    }
}

impl Seated {
    /// The person on this chair.
    pub fn person(&self) -> Option<i64> {
        match &self.by {
            By::Person { id, .. } => Some(*id),
            By::Nobody | By::Bot { .. } => None,
        }
    }
}

/// Whether a line is one of those a reader does not want to read. Statements belong to the game.
pub fn is_muted(muted: SeatSet, said: &Said) -> bool {
    let words = matches!(said.words, Words::Text(_) | Words::Sign(_));
    words && said.seat.is_some_and(|seat| muted.contains(seat))
}

/// The line in its place, without its words.
pub fn without_words(said: &Said) -> Said {
    Said { words: Words::Text(String::new()), muted: true, ..said.clone() }
}
