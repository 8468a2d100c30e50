//! No seat is special: turning the table by k seats commutes with play.

use game::{Choices, Game, Recorder, Seat, StateOf, Turn, fold};

use super::{Held, Run, broken};
use crate::{Rng, Subject, Turned};

/// Plays the game again with everybody moved `k` seats on. Every position must ask the moved seats, offer them the
/// moved choices, accept the moved command and produce the moved events. Events of chance are taken from the first
/// game, because the same deal at a moved table has another number.
pub fn turning_commutes<G: Subject>(run: &Run<G>, rng: &mut Rng) -> Held {
    const LAW: &str = "turning the table commutes with play";
    let players = run.table.seats().len();
    let steps = 1 + u8::try_from(rng.below(u64::from(players.saturating_sub(1)).max(1))).unwrap_or(0);
    let by = Turned { steps, players };
    let mut state: StateOf<G> = G::open(run.table.options());
    let mut turned: StateOf<G> = G::open(&G::turn_options(run.table.options(), by));
    for stored in &run.stored {
        let breach = |what: String| broken(LAW, &run.table, format!("by {steps}: {what}"));
        if let Some(made) = &stored.by {
            let (seat, command) = (by.seat(made.seat), G::turn_command(&made.command, by));
            G::judge(&turned.view(seat), &command)
                .map_err(|refusal| breach(format!("{made:?} is refused there: {refusal:?}")))?;
            let (mut here, mut there) = (Vec::new(), Vec::new());
            G::play(&mut Recorder::new(&mut state.clone(), &mut here), made.seat, &made.command);
            G::play(&mut Recorder::new(&mut turned.clone(), &mut there), seat, &command);
            let moved: Vec<G::Event> = here.iter().map(|event| G::turn_event(event, by)).collect();
            if moved != there {
                return Err(breach(format!("{made:?} makes {here:?} here and {there:?} there")));
            }
        }
        for event in &stored.events {
            fold::<G>(&mut state, event);
            fold::<G>(&mut turned, &G::turn_event(event, by));
            same_turn::<G>(&state, &turned, by).map_err(breach)?;
        }
        same_choices::<G>(&state, &turned, by, rng).map_err(breach)?;
    }
    Ok(())
}

fn same_turn<G: Subject>(state: &StateOf<G>, turned: &StateOf<G>, by: Turned) -> Result<(), String> {
    match (G::waiting(&state.board), G::waiting(&turned.board)) {
        (Turn::Seats(here), Turn::Seats(there)) if by.seats(here) == there => Ok(()),
        (Turn::Chance(here), Turn::Chance(there)) if here == there => Ok(()),
        (Turn::Over(_), Turn::Over(_)) => Ok(()),
        (here, there) => Err(format!("{here:?} here, {there:?} there")),
    }
}

fn same_choices<G: Subject>(
    state: &StateOf<G>,
    turned: &StateOf<G>,
    by: Turned,
    rng: &mut Rng,
) -> Result<(), String> {
    for seat in G::seats(&state.board) {
        let moved: Seat = by.seat(seat);
        let (here, there) = (G::legal(&state.view(seat)), G::legal(&turned.view(moved)));
        if here.count() != there.count() {
            return Err(format!("seat {seat} has {} choices here, {} there", here.count(), there.count()));
        }
        if let Some(command) = crate::driver::uniform(&here, rng)
            && !there.contains(&G::turn_command(&command, by))
        {
            return Err(format!("seat {seat}: {command:?} is not legal there"));
        }
        let wild = G::wild(&state.board, seat, rng);
        let judged = G::judge(&state.view(seat), &wild);
        let judged_there = G::judge(&turned.view(moved), &G::turn_command(&wild, by));
        if codes::<G>(&judged) != codes::<G>(&judged_there) {
            return Err(format!("seat {seat}, {wild:?}: {judged:?} here, {judged_there:?} there"));
        }
    }
    Ok(())
}

fn codes<G: Game>(judged: &Result<(), G::Refusal>) -> Option<&'static str> {
    judged.as_ref().err().map(game::Refuse::code)
}
