//! One game, from the deal to its end.

use bots::Party;
use game::{Dice, Game, Halt, Table, Turn, Ways};

/// A game that has ended.
pub struct Played<G: Game> {
    /// How.
    pub outcome: G::Outcome,
    /// Decisions taken.
    pub decisions: u64,
}

/// Deals.
pub fn deal<G: Game>(options: &G::Options, dice: &mut Dice) -> Table<G> {
    let mut table = Table::<G>::open(options.clone());
    let Ok(opening) = table.begin(dice);
    opening.commit();
    table
}

/// Plays a dealt table to its end; `None` if a mind breaks its promise and gives a command the
/// rules refuse, or if chance gives no way.
pub fn play<G: Game, W: Ways<G>>(
    table: &mut Table<G>,
    party: &mut Party<G>,
    ways: &mut W,
) -> Option<Played<G>> {
    let mut decisions = 0;
    loop {
        party.tell(table);
        let seat = match table.waiting() {
            Turn::Over(outcome) => return Some(Played { outcome, decisions }),
            Turn::Seats(seats) => seats.lowest()?,
            Turn::Chance(_) => return None,
        };
        party.speak(table, seat);
        let command = party.choose(table, seat)?;
        decisions += 1;
        match table.draft(seat, &command, ways) {
            Ok(draft) => draft.commit(),
            Err(Halt::Refused(_) | Halt::Chance(_)) => return None,
        }
    }
}
