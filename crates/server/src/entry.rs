//! The log of a table: everything it knows follows from these, one after another.
//!
//! Events, talk, stand-ins and pauses stand in one sequence, so a replay knows what was said before which vote.
//! Stored entries of every released version are read for ever: a new member gets a default, a changed one a new name.

use std::io::Write as _;

use game::{Batch, Draw, Move, Protocol, Seat, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::room::{House, Pause};
use wire::socket::Words;

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The table was laid. Always the first entry.
    Opened(Opening),
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: i64,
        /// The name at this table.
        name: String,
        /// What the person added to the seed, as [`game::Entropy::of`] gives it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<String>,
    },
    /// A bot sat down.
    Bot {
        /// Where.
        seat: Seat,
        /// How strong.
        level: String,
    },
    /// The chair is free again.
    Left {
        /// Which.
        seat: Seat,
    },
    /// The seat went on to another device.
    Moved {
        /// Which.
        seat: Seat,
        /// Who holds it now.
        person: i64,
    },
    /// The host's chair went on.
    Host {
        /// To whom.
        person: i64,
    },
    /// Nobody new may sit down, or somebody may again.
    Locked {
        /// Whether.
        on: bool,
    },
    /// The rules of the house changed.
    House {
        /// To these.
        house: House,
    },
    /// The cards were dealt.
    Began {
        /// What happened.
        play: Play,
        /// When.
        at: i64,
    },
    /// A seat moved.
    Did {
        /// The move's own number, so that it is not made twice; none for a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<u64>,
        /// Whose hand it was.
        hand: HandOf,
        /// What happened.
        play: Play,
        /// When.
        at: i64,
    },
    /// Something was said.
    Said {
        /// By whom; a spectator has no seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The name of a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The line's own number; none for a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<u64>,
        /// What.
        words: Words,
        /// When.
        at: i64,
    },
    /// A bot plays for an absent person, or no longer.
    StandIn {
        /// For whom.
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// The game stands still, or goes on.
    Paused {
        /// Why; nothing when it goes on.
        why: Option<Pause>,
    },
    /// A player does not want to read what another writes, or does again.
    Muted {
        /// Who does not.
        by: Seat,
        /// Whose words.
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// Somebody wants to end the game, or no longer.
    Ending {
        /// Who.
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// The same people play again elsewhere.
    Next {
        /// There.
        table: String,
    },
    /// The table was closed before the end.
    Closed,
}

/// How a table was laid.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Opening {
    /// The version of the log.
    pub v: u32,
    /// Which game.
    pub game: String,
    /// The setup, written out.
    pub setup: Value,
    /// The rules of the house.
    pub house: House,
    /// The secret from which all chance follows.
    pub seed: String,
    /// Who is host.
    pub host: i64,
    /// The short code.
    pub code: String,
    /// When.
    pub at: i64,
}

impl std::fmt::Debug for Opening {
    // The seed must not be printed, not even by accident.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Opening").field("game", &self.game).finish_non_exhaustive()
    }
}

/// Whose hand made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandOf {
    /// The person's own.
    Person,
    /// A bot's on its own chair.
    Bot,
    /// A bot's in an absent person's chair.
    StandIn,
    /// A bot's, once, because the time was up.
    Clock,
}

/// What a batch of a game's table is stored as.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Play {
    /// Who moved, and how; nothing for the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<(Seat, Value)>,
    /// Ways and way of each draw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    draws: Vec<(u64, u64)>,
    /// What happened.
    events: Vec<Value>,
}

impl std::fmt::Debug for Play {
    // Moves and events hold secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Play(…)")
    }
}

/// A stored batch, read again.
pub struct Read<G: Protocol> {
    by: Option<Move<G::Command>>,
    draws: Vec<Draw>,
    events: Vec<G::Event>,
}

impl<G: Protocol> Read<G> {
    /// What happened.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// How many of its events everybody saw something of.
    pub fn facts(&self) -> u64 {
        self.events.iter().filter(|event| G::public(event).is_some()).map(|_| 1).sum()
    }
}

impl Play {
    /// Who moved; nobody for the deal.
    pub fn seat(&self) -> Option<Seat> {
        self.by.as_ref().map(|(seat, _)| *seat)
    }

    /// Writes a batch down.
    pub fn of<G: Protocol>(batch: &Batch<'_, G>) -> Play {
        Play {
            by: batch.by.map(|by| (by.seat, serde_json::to_value(by.command).unwrap_or(Value::Null))),
            draws: batch.draws.iter().map(|draw| (draw.ways.get(), draw.way)).collect(),
            events: batch.events.iter().map(G::encode).collect(),
        }
    }

    /// Reads it again.
    pub fn read<G: Protocol>(&self) -> Result<Read<G>, String> {
        let by = match &self.by {
            None => None,
            Some((seat, command)) => {
                let command = wire::json::read(command).map_err(|misread| misread.to_string())?;
                Some(Move { seat: *seat, command })
            }
        };
        let draw = |(ways, way): &(u64, u64)| {
            let ways = std::num::NonZeroU64::new(*ways).ok_or("a draw of no ways")?;
            Ok::<Draw, String>(Draw { ways, way: *way })
        };
        let draws = self.draws.iter().map(draw).collect::<Result<_, _>>()?;
        let events = self.events.iter().map(G::decode).collect::<Result<_, _>>()?;
        Ok(Read { by, draws, events })
    }
}

/// A seat's move as stored: [`Entry::Did`], written without building it first.
pub fn did<G: Protocol>(nonce: Option<u64>, hand: HandOf, batch: &Batch<'_, G>, at: i64) -> Vec<u8> {
    let mut text = Vec::with_capacity(384);
    // Writing to memory cannot fail.
    let _ = written(&mut text, nonce, hand, batch, at);
    text
}

fn written<G: Protocol>(
    text: &mut Vec<u8>,
    nonce: Option<u64>,
    hand: HandOf,
    batch: &Batch<'_, G>,
    at: i64,
) -> std::io::Result<()> {
    text.write_all(b"{\"did\":{")?;
    if let Some(nonce) = nonce {
        write!(text, "\"nonce\":{nonce},")?;
    }
    text.write_all(b"\"hand\":")?;
    serde_json::to_writer(&mut *text, &hand)?;
    text.write_all(b",\"play\":{")?;
    if let Some(by) = &batch.by {
        text.write_all(b"\"by\":")?;
        serde_json::to_writer(&mut *text, &(by.seat, &by.command))?;
        text.push(b',');
    }
    let mark = |at: usize, text: &mut Vec<u8>| text.push(if at == 0 { b'[' } else { b',' });
    if !batch.draws.is_empty() {
        text.write_all(b"\"draws\":")?;
        for (at, draw) in batch.draws.iter().enumerate() {
            mark(at, text);
            write!(text, "[{},{}]", draw.ways, draw.way)?;
        }
        text.write_all(b"],")?;
    }
    text.write_all(if batch.events.is_empty() { b"\"events\":[" } else { b"\"events\":" })?;
    for (at, event) in batch.events.iter().enumerate() {
        mark(at, text);
        G::write(event, text);
    }
    write!(text, "]}},\"at\":{at}}}}}")
}

/// Builds a game's table from its stored batches.
pub fn load<G: Protocol>(options: G::Options, batches: &[Read<G>]) -> Result<Table<G>, String> {
    let batches = batches.iter().map(|read| Batch { by: read.by, draws: &read.draws, events: &read.events });
    Table::load(options, batches).map_err(|damage| damage.to_string())
}

impl Entry {
    /// The entry as stored.
    pub fn write(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// Reads a stored entry.
    pub fn read(bytes: &[u8]) -> Result<Entry, String> {
        // Neither the bytes nor serde's quotation of them may reach a log line.
        serde_json::from_slice(bytes)
            .map_err(|error| format!("an entry does not read (column {})", error.column()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use avalon::Avalon;
    use game::{Entropy, Seed};
    use serde_json::json;
    use shadows::Shadows;

    /// The quick way of writing a move and the type that reads it again are one format.
    fn all_moves_are_written_as_their_entries<G: crate::hosted::Hosted>(setup: &Value) {
        let seed = Seed::from_hex(&"5e".repeat(32)).unwrap();
        let mut play = crate::play::Play::<G>::open(setup, seed, &Entropy::none()).unwrap();
        play.begin().unwrap().commit();
        let mut moves = 0;
        while let Some(seat) = play.asked().lowest() {
            let command = play.any_command(seat).unwrap();
            let Ok(draft) = play.draft(seat, &command) else { panic!("a legal move is refused") };
            for nonce in [None, Some(77)] {
                let quick = did(nonce, HandOf::Person, &draft.batch(), 5);
                let entry = Entry::Did { nonce, hand: HandOf::Person, play: Play::of(&draft.batch()), at: 5 };
                assert_eq!(Entry::read(&quick), Ok(entry));
            }
            draft.commit();
            moves += 1;
        }
        assert!(moves > 10, "{moves}");
    }

    #[test]
    fn a_move_is_written_as_its_entry_is() {
        let options = json!({"lady": true, "excalibur": true, "plot": true});
        all_moves_are_written_as_their_entries::<Avalon>(&json!({"players": 7, "options": options}));
        all_moves_are_written_as_their_entries::<Shadows>(&json!({"players": 5}));
    }
}
