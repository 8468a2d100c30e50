//! One game of bots, from the deal to its end.

use game::{Entropy, Game, Seed, Turn, Ways};
use games::Playable;
use session::Session;

/// A game that has ended.
pub struct Played<G: Game> {
    pub outcome: G::Outcome,
    /// The number of decisions.
    pub decisions: u64,
}

/// A table that has been dealt from this seed.
pub fn deal<G: Playable>(options: &G::Options, seed: Seed) -> Session<G> {
    let mut session = Session::open(options.clone(), seed, &Entropy::none());
    let Ok(opening) = session.begin();
    opening.commit();
    session
}

/// Plays a dealt table to its end. `None` if a bot gives a command that the rules refuse, or if chance fails.
pub fn play<G: Playable, W: Ways<G> + Clone>(session: &mut Session<G, W>) -> Option<Played<G>> {
    let mut decisions = 0;
    loop {
        let seat = match session.table().waiting() {
            Turn::Over(outcome) => {
                session.tell_bots();
                return Some(Played { outcome, decisions });
            }
            Turn::Seats(seats) => seats.lowest()?,
            Turn::Chance(_) => return None,
        };
        session.bot_move(seat).ok()?;
        decisions += 1;
    }
}
