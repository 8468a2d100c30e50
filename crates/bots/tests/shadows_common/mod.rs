//! Tables with random options, for the tests and benchmarks of Shadows players.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)] // each test uses a part

use bots::Stream;
use game::{Dice, Entropy, Halt, Protocol as _, Seat, Seed, Table};
use shadows::{Command, Leftovers, Setup, Shadows, VivienExposed, Wishes};

/// A random number of seats, and each option with probability one half.
pub fn random_setup(stream: &mut Stream) -> Setup {
    let mut flag = || Some(stream.percent(50));
    let options = Wishes {
        expert: flag(),
        promos: flag(),
        memory_aid: flag(),
        modes_end_on_quest: flag(),
        modes_bind_traitor: flag(),
        whisper_loyal_may_lie: flag(),
        merlin5_beats_morgan7: flag(),
        merlin5_count_before: flag(),
        vivien_exposed: flag().filter(|on| *on).map(|_| VivienExposed::Allowed),
        sword_limit: flag().filter(|on| *on).map(|_| 16),
        gawain_leftovers: flag().filter(|on| *on).map(|_| Leftovers::Top),
        ..Wishes::default()
    };
    let players = u8::try_from(1 + stream.below(7)).ok();
    Setup { players, options: Some(options), deal: None }
}

/// A table that is dealt, and the dice for the rest of its game.
pub fn deal(setup: &Setup, seed: &Seed) -> (Table<Shadows>, Dice) {
    let mut dice = seed.dice(&Entropy::none());
    let mut table = Table::<Shadows>::open(Shadows::check(setup).unwrap().options);
    let Ok(opening) = table.begin(&mut dice);
    opening.commit();
    (table, dice)
}

/// Plays a command, which must be legal.
pub fn play(table: &mut Table<Shadows>, seat: Seat, command: &Command, dice: &mut Dice) {
    match table.draft(seat, command, dice) {
        Ok(draft) => draft.commit(),
        Err(Halt::Refused(refusal)) => panic!("{command:?}: {refusal}"),
        Err(Halt::Chance(never)) => match never {},
    }
}
