//! The laws as fuzz targets: bytes choose the setup, the drivers, their choices and the ways of chance.
//!
//! Each function panics when its law is broken and does nothing otherwise, as fuzzers expect.

use std::num::NonZeroU64;

use game::{Record, StateOf};

use crate::laws::{Held, Run, play_run, step, turned, whole};
use crate::{Census, Drivers, Rng, Subject};

/// A finished game of these bytes: one half chooses setup and moves, the other steers chance.
fn game_of<G: Subject>(bytes: &[u8]) -> (Run<G>, Rng, G::Setup) {
    let (choices, chance) = bytes.split_at(bytes.len() / 2);
    let (mut rng, mut chance) = (Rng::from_bytes(choices), Rng::from_bytes(chance));
    let setup = G::any_setup(&mut rng);
    let options = G::check(&setup).expect("any_setup gives legal setups").options;
    let drivers = Drivers::any::<G>(&mut rng);
    let mut ways = |count: NonZeroU64| chance.below(count.get());
    let run = play_run::<G, _>(&options, &drivers, &mut ways, &mut rng, &mut Census::default());
    (run.unwrap_or_else(|breach| panic!("{breach}")), rng, setup)
}

fn hold(held: Held) {
    held.unwrap_or_else(|breach| panic!("{breach}"));
}

/// Every law at once, at every step and at the end.
pub fn law_all<G: Subject>(bytes: &[u8]) {
    let (run, mut rng, _) = game_of::<G>(bytes);
    hold(whole::check_all(run, &mut rng, None));
}

/// fold(log) = live state.
pub fn law_log<G: Subject>(bytes: &[u8]) {
    hold(whole::the_log_gives_the_state(&game_of::<G>(bytes).0.table));
}

/// view(fold(events)) = fold(notices).
pub fn law_notices<G: Subject>(bytes: &[u8]) {
    let (run, mut rng, _) = game_of::<G>(bytes);
    hold(step::mirrors_agree(&run));
    hold(whole::notices_give_the_view(&run));
    hold(whole::notices_round_trip(&run.table, &mut rng));
}

/// A damaged log is an error, or a table that can be asked everything.
pub fn law_damage<G: Subject>(bytes: &[u8]) {
    let (run, mut rng, _) = game_of::<G>(bytes);
    hold(whole::the_store_restores(&run));
    hold(whole::damage_is_an_error(&run, &mut rng));
}

/// Events, commands, boards, setups and whole games survive being written and read.
pub fn law_round_trips<G: Subject>(bytes: &[u8]) {
    let (run, _, setup) = game_of::<G>(bytes);
    hold(whole::events_round_trip(&run.table));
    hold(whole::commands_round_trip(&run.table));
    hold(whole::the_game_round_trips(&run.table));
    hold(whole::the_setup_round_trips::<G>(&setup, run.table.options()));
}

/// Turning the table by some seats commutes with play.
pub fn law_turned<G: Subject>(bytes: &[u8]) {
    let (run, mut rng, _) = game_of::<G>(bytes);
    hold(turned::turning_commutes(&run, &mut rng));
}

/// The finished game can be derived again.
pub fn law_replay<G: Subject>(bytes: &[u8]) {
    hold(whole::the_replay_holds(game_of::<G>(bytes).0, None));
}

/// Two tables that a viewer may not tell apart look the same to it.
pub fn law_secrecy<G: Subject>(bytes: &[u8]) {
    let seed = Rng::from_bytes(bytes).word();
    crate::hunt::<G>(|_| G::any_setup(&mut Rng::from_bytes(bytes)), 1, seed).assert_clean();
}

/// Any text is read or refused, never a panic; what reads as a game can be written and read again.
pub fn law_text<G: Subject>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let _ = (G::read_command(&text), G::read_options(&text));
    if let Ok(record) = Record::<G>::read(&text) {
        let again = Record::<G>::read(&record.write()).expect("what was read can be read again");
        assert!(again.moves == record.moves && again.draws == record.draws, "the game does not come back");
    }
    if let Ok(value) = serde_json::from_str::<serde_json::Value>(&text) {
        if let Ok(event) = G::decode(&value) {
            let mut state: StateOf<G> = G::open(&any_options::<G>());
            game::fold::<G>(&mut state, &event);
        }
        if let Ok(setup) = serde_json::from_value::<G::Setup>(value) {
            let _ = G::check(&setup);
        }
    }
}

fn any_options<G: Subject>() -> G::Options {
    let setup = G::any_setup(&mut Rng::new(0));
    G::check(&setup).expect("any_setup gives legal setups").options
}
