//! Reads the log of a table.

use game::BySeat;
use games::Playable;
use wire::socket::Words;

use crate::log::entry::Entry;
use crate::play::{self, Chance, Play};
use crate::tables::room::Room;

/// How many notices each seat has certainly had, and the game if it has begun.
type Restored<G, C> = (BySeat<u64>, Option<Play<G, C>>);

/// Reads a log into the room and the game.
pub fn read_log<G: Playable, C: Chance>(
    room: &mut Room,
    entries: &[Entry],
) -> Result<Restored<G, C>, String> {
    let mut batches = Vec::new();
    let mut said = Vec::new();
    // Who was let in after how many batches.
    let mut late = Vec::new();
    let (mut events, mut facts) = (0, 0);
    for entry in entries {
        if let Entry::Began { play, .. } | Entry::Played { play, .. } = entry {
            let batch = play.read::<G>()?;
            events += batch.events().len();
            facts += batch.facts();
            batches.push(batch);
        }
        if let Entry::Said { seat: Some(seat), words: Words::Statement(value), .. } = entry {
            said.push((events, *seat, value.clone()));
        }
        if let Entry::Sat { seat, .. } = entry {
            late.push((*seat, batches.len()));
        }
        room.fold(entry, facts);
    }
    if batches.is_empty() {
        return Ok((BySeat::new(|_| 0), None));
    }
    let mut play = Play::load(&room.setup, room.seed, &room.entropy, &batches)?;
    for (after, from, value) in said {
        // The bots do not hear a statement that this version does not know.
        if let Ok(statement) = play.statement(&value) {
            play.heard(after, from, &statement);
        }
    }
    if play.is_over() {
        let end = entries.iter().rev().find_map(|entry| match entry {
            Entry::Played { at, .. } => Some(*at),
            _ => None,
        });
        room.finish(end.unwrap_or_default(), play::results(play.table()));
    }
    // Whether anybody received the last batch is not known; everything before it was received.
    let mut acknowledged = BySeat::new(|seat| play.cursor_before_last(seat, &batches));
    for (seat, after) in late {
        // What came before counts as received: a late friend is not sent another player's memory.
        let had = play.cursor_after(seat, batches.get(..after).unwrap_or(&[]));
        let acknowledged = acknowledged.get_mut(seat);
        *acknowledged = had.max(*acknowledged);
    }
    Ok((acknowledged, Some(play)))
}
