//! Laws of a finished game: stores, codecs, notation, replays.

use game::{Cursor, Dice, Notice, NoticeOf, Record, StateOf, Table, Viewer, fold};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::turned::turning_commutes;
use super::{Breach, Held, Run, Stored, broken};
use crate::{Rng, Subject};

/// Every law of this module; the dice only where the whole game was rolled with them.
pub fn check_all<G: Subject>(run: Run<G>, rng: &mut Rng, dice: Option<&Dice>) -> Held {
    the_log_gives_the_state(&run.table)?;
    notices_give_the_view(&run)?;
    the_store_restores(&run)?;
    damage_is_an_error(&run, rng)?;
    events_round_trip(&run.table)?;
    commands_round_trip(&run.table)?;
    notices_round_trip(&run.table, rng)?;
    the_game_round_trips(&run.table)?;
    turning_commutes(&run, rng)?;
    the_replay_holds(run, dice)
}

/// fold(log) = live state.
pub fn the_log_gives_the_state<G: Subject>(table: &Table<G>) -> Held {
    let mut state: StateOf<G> = G::open(table.options());
    for event in table.secrets().log() {
        fold::<G>(&mut state, event);
    }
    if state == *table.secrets().state() {
        Ok(())
    } else {
        Err(broken("fold(log) = live state", table, "it differs"))
    }
}

/// The table's own mirrors, from its notices, agree with those folded on the way, and cursors count them.
pub fn notices_give_the_view<G: Subject>(run: &Run<G>) -> Held {
    const LAW: &str = "notices give the view";
    let table = &run.table;
    for (viewer, folded) in &run.mirrors {
        let mirror = table.mirror(*viewer);
        if mirror.board() != folded.board() || mirror.view() != folded.view() {
            return Err(broken(LAW, table, format!("viewer {viewer}")));
        }
        let Cursor(end) = table.cursor(*viewer);
        if table.notices(*viewer, Cursor(end / 2)).count() != end - end / 2 {
            return Err(broken(LAW, table, format!("viewer {viewer}: the cursor does not count")));
        }
    }
    Ok(())
}

/// A table loaded from its stored batches equals the live one.
pub fn the_store_restores<G: Subject>(run: &Run<G>) -> Held {
    let (table, law) = (&run.table, "load(stored) = live table");
    match load(run, &run.stored) {
        Err(damage) => Err(broken(law, table, damage)),
        Ok(loaded) => {
            let same = loaded.secrets().state() == table.secrets().state()
                && loaded.secrets().log() == table.secrets().log()
                && loaded.secrets().draws() == table.secrets().draws()
                && loaded.secrets().moves() == table.secrets().moves();
            if same { Ok(()) } else { Err(broken(law, table, "it differs")) }
        }
    }
}

fn load<G: Subject>(run: &Run<G>, stored: &[Stored<G>]) -> Result<Table<G>, game::Damage> {
    Table::load(run.table.options().clone(), stored.iter().map(Stored::batch))
}

/// A damaged log is an error or a table that can still be asked everything; never a panic.
pub fn damage_is_an_error<G: Subject>(run: &Run<G>, rng: &mut Rng) -> Held {
    for kind in 0..6 {
        let mut stored = run.stored.clone();
        let at = rng.index(stored.len());
        let next = (at + 1).min(stored.len() - 1);
        match kind {
            0 => drop(stored.remove(at)),
            1 => stored.insert(next, stored[at].clone()),
            2 => stored.swap(at, next),
            3 => {
                let batch = &mut stored[at];
                let event = rng.index(batch.events.len());
                batch.events.remove(event);
            }
            4 => stored[at].events.reverse(),
            _ => {
                let other = stored[rng.index(run.stored.len())].events.clone();
                stored[at].events = other;
            }
        }
        if let Ok(table) = load(run, &stored) {
            interrogate(&table);
        }
    }
    Ok(())
}

/// Asks a table everything a server would ask it.
fn interrogate<G: Subject>(table: &Table<G>) {
    let _ = (table.waiting(), G::phase(table.board()));
    for seat in table.seats() {
        let (view, choices) = (table.view(seat), table.legal(seat));
        let _ = (G::show(table.board(), Some(view)), G::form(table.board(), seat), G::may_speak(&view));
        let _ = game::Choices::nth(&choices, 0).map(|command| G::judge(&view, &command));
    }
}

/// Events survive the store.
pub fn events_round_trip<G: Subject>(table: &Table<G>) -> Held {
    for event in table.secrets().log() {
        let stored = G::encode(event);
        let text = stored.to_string();
        let read = serde_json::from_str(&text).map_err(|error| error.to_string());
        match read.and_then(|value| G::decode(&value)) {
            Ok(again) if again == *event => {}
            Ok(_) => return Err(broken("events round-trip", table, text)),
            Err(error) => return Err(broken("events round-trip", table, format!("{text}: {error}"))),
        }
    }
    Ok(())
}

/// Commands survive JSON and notation.
pub fn commands_round_trip<G: Subject>(table: &Table<G>) -> Held {
    for played in table.secrets().moves() {
        command_round_trips::<G>(&played.command)
            .map_err(|what| broken("commands round-trip", table, what))?;
    }
    Ok(())
}

/// One command survives JSON and notation.
pub fn command_round_trips<G: Subject>(command: &G::Command) -> Result<(), String> {
    let json = through_json(command)?;
    let text = G::write_command(command);
    let read = G::read_command(&text)?;
    if json != *command || read != *command || text.contains(char::is_whitespace) {
        return Err(format!("{command:?} is written {text}"));
    }
    Ok(())
}

/// Notices survive JSON: a client that reads them folds the same view.
pub fn notices_round_trip<G: Subject>(table: &Table<G>, rng: &mut Rng) -> Held {
    let viewers: Vec<Viewer> = Viewer::all(table.seats()).collect();
    let viewer = viewers[rng.index(viewers.len())];
    for event in table.secrets().log() {
        let Some(notice) = Notice::of::<G>(event, viewer) else { continue };
        match through_json::<NoticeOf<G>>(&notice) {
            Ok(again) if again == notice => {}
            Ok(_) => return Err(broken("notices round-trip", table, format!("{notice:?}"))),
            Err(error) => return Err(broken("notices round-trip", table, format!("{notice:?}: {error}"))),
        }
    }
    Ok(())
}

fn through_json<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, String> {
    let text = serde_json::to_string(value).map_err(|error| error.to_string())?;
    serde_json::from_str(&text).map_err(|error| format!("{text}: {error}"))
}

/// A whole game can be written and read back.
pub fn the_game_round_trips<G: Subject>(table: &Table<G>) -> Held {
    let law = "the game round-trips";
    let written = table.secrets().record();
    let text = written.write();
    let read = Record::<G>::read(&text).map_err(|error| broken(law, table, error))?;
    let same = read.options == written.options && read.draws == written.draws && read.moves == written.moves;
    if same { Ok(()) } else { Err(broken(law, table, "it reads back differently")) }
}

/// Options become a setup and a line of notation, and come back.
pub fn the_setup_round_trips<G: Subject>(setup: &G::Setup, options: &G::Options) -> Held {
    let breach = |what: String| Breach { law: "setups round-trip", what, game: G::write_options(options) };
    let again = G::check(&through_json(&G::setup(options)).map_err(breach)?);
    match again {
        Ok(checked) if checked.options == *options => {}
        Ok(checked) => return Err(breach(format!("{:?} becomes {:?}", options, checked.options))),
        Err(faults) => return Err(breach(format!("{faults:?}"))),
    }
    let same = G::check(&through_json(setup).map_err(breach)?).map(|checked| checked.options);
    if same.as_ref() != Ok(options) {
        return Err(breach(format!("{setup:?} reads back differently")));
    }
    match G::read_options(&G::write_options(options)) {
        Ok(read) if read == *options => Ok(()),
        Ok(read) => Err(breach(format!("{options:?} reads as {read:?}"))),
        Err(error) => Err(breach(error)),
    }
}

/// The finished game can be derived again from its moves and draws, and the draws from the dice.
pub fn the_replay_holds<G: Subject>(run: Run<G>, dice: Option<&Dice>) -> Held {
    let law = "the replay holds";
    let text = run.table.secrets().record().write();
    let breach = |what: String| Breach { law, what, game: text.clone() };
    let replay = run.table.into_replay().map_err(|_| breach("it is not finished".to_owned()))?;
    replay.check().map_err(|found| breach(found.to_string()))?;
    match dice {
        Some(dice) => replay.check_draws(dice.clone()).map_err(|found| breach(found.to_string())),
        None => Ok(()),
    }
}
