//! Laws of a single position, asked at every step of a game.

use std::fmt;

use game::{Choices, Game, Halt, Refuse, Seat, SeatSet, Table, Turn, ViewOf, Ways};

use super::{Held, Run, broken};
use crate::{Census, Rng, Subject};

/// Legal commands that are looked at one by one; a longer list is sampled.
const LISTED: u32 = 64;
/// Wild commands tried at each step.
const WILD: u32 = 6;

/// Every law of this module.
pub fn check_all<G: Subject, W: Ways<G, Error: fmt::Debug>>(
    run: &mut Run<G>,
    ways: &mut W,
    rng: &mut Rng,
    census: &mut Census,
) -> Held {
    mirrors_agree(run)?;
    only_the_asked_can_move(&run.table)?;
    for seat in run.table.asked() {
        choices_are_accepted(&run.table, seat, rng)?;
    }
    accepted_is_legal(&run.table, rng, census)?;
    if rng.percent(12) {
        a_refusal_changes_nothing(&mut run.table, rng, ways)?;
    }
    if rng.percent(12) {
        a_dropped_draft_changes_nothing(&mut run.table, rng)?;
    }
    Ok(())
}

/// What a viewer folds from its notices is what the state would show it (AV-106, AV-107).
pub fn mirrors_agree<G: Subject>(run: &Run<G>) -> Held {
    for (viewer, mirror) in &run.mirrors {
        let same_board = mirror.board() == run.table.board();
        let same_hand = mirror.view().is_none_or(|view| view.hand == run.table.view(view.seat).hand);
        if !same_board || !same_hand {
            let what = format!("viewer {viewer}: {}", if same_board { "hand" } else { "board" });
            return Err(broken("view(fold(events)) = fold(notices)", &run.table, what));
        }
    }
    Ok(())
}

/// A seat that is asked has a choice; a seat that is not asked has none; somebody is asked or it is over.
pub fn only_the_asked_can_move<G: Subject>(table: &Table<G>) -> Held {
    const LAW: &str = "exactly the asked seats can move";
    let asked = match table.waiting() {
        Turn::Seats(asked) => asked,
        Turn::Over(_) => SeatSet::EMPTY,
        Turn::Chance(_) => return Err(broken(LAW, table, "the table waits for chance")),
    };
    if asked.is_empty() && matches!(table.waiting(), Turn::Seats(_)) {
        return Err(broken(LAW, table, "nobody is asked"));
    }
    for seat in Seat::ALL {
        let count = table.legal(seat).count();
        if asked.contains(seat) != (count > 0) {
            return Err(broken(LAW, table, format!("seat {seat} has {count} choices, asked: {asked:?}")));
        }
    }
    if !asked.is_subset(table.seats()) {
        return Err(broken(LAW, table, format!("{asked:?} are asked, {:?} are here", table.seats())));
    }
    Ok(())
}

/// Everything on the legal list is judged Ok, is contained in it, stands there once and names only seats
/// at the table.
pub fn choices_are_accepted<G: Subject>(table: &Table<G>, seat: Seat, rng: &mut Rng) -> Held {
    const LAW: &str = "legal commands are accepted";
    let (choices, view) = (table.legal(seat), table.view(seat));
    let count = choices.count();
    let places: Vec<u32> = if count <= LISTED {
        (0..count).collect()
    } else {
        let random = (0..LISTED).map(|_| u32::try_from(rng.below(count.into())).unwrap_or(0));
        random.chain([0, count - 1]).collect()
    };
    let mut seen: Vec<(u32, G::Command)> = Vec::with_capacity(places.len());
    for k in places {
        let Some(command) = choices.nth(k) else {
            return Err(broken(LAW, table, format!("seat {seat}: place {k} of {count} is empty")));
        };
        if let Err(refusal) = G::judge(&view, &command) {
            return Err(broken(LAW, table, format!("seat {seat}, {command:?}: {refusal:?}")));
        }
        if !choices.contains(&command) {
            return Err(broken(LAW, table, format!("seat {seat}, {command:?} is not contained")));
        }
        if let Some(at) = G::misplaced(&command, table.seats()) {
            return Err(broken(LAW, table, format!("seat {seat}, {command:?}: no such seat at {at}")));
        }
        if let Some((other, _)) = seen.iter().find(|(other, seen)| *other != k && *seen == command) {
            return Err(broken(LAW, table, format!("seat {seat}, {command:?} stands at {other} and {k}")));
        }
        seen.push((k, command));
    }
    if choices.nth(count).is_some() {
        return Err(broken(LAW, table, format!("seat {seat}: place {count} is beyond the end")));
    }
    Ok(())
}

/// Who may not speak may not say anything in particular either; counts the refusals.
fn talk_is_judged<G: Subject>(table: &Table<G>, rng: &mut Rng, census: &mut Census) -> Held {
    let Some(seat) = table.seats().lowest() else { return Ok(()) };
    let view = table.view(seat);
    let speech = G::may_speak(&view);
    if let Err(refusal) = &speech {
        census.refusals.add(refusal.code());
    }
    let Some(statement) = G::wild_statement(table.board(), rng) else { return Ok(()) };
    let judged = G::may_say(&view, &statement);
    if speech.is_err() && judged != speech {
        let what = format!("seat {seat} may not speak, but of {statement:?} it is told {judged:?}");
        return Err(broken("silence is silence", table, what));
    }
    if let Err(refusal) = &judged {
        census.refusals.add(refusal.code());
    }
    Ok(())
}

/// A wild command is judged Ok exactly if the legal list contains it; counts the refusals.
pub fn accepted_is_legal<G: Subject>(table: &Table<G>, rng: &mut Rng, census: &mut Census) -> Held {
    talk_is_judged(table, rng, census)?;
    for _ in 0..WILD {
        let seat = any_seat(table, rng);
        let command = G::wild(table.board(), seat, rng);
        let view = table.view(seat);
        let judged = G::judge(&view, &command);
        if let Err(refusal) = &judged {
            census.refusals.add(refusal.code());
        }
        judge_agrees::<G>(table, &view, &command)?;
        let misplaced = G::misplaced(&command, table.seats());
        if let (Ok(()), Some(at)) = (judged, misplaced) {
            let what = format!("seat {seat}, {command:?} is accepted although {at} names no seat here");
            return Err(broken("commands name seats at the table", table, what));
        }
    }
    Ok(())
}

/// command ∈ legal(view) ⇔ judge is Ok, for one command.
pub fn judge_agrees<G: Subject>(table: &Table<G>, view: &ViewOf<'_, G>, command: &G::Command) -> Held {
    let (judged, contained) = (G::judge(view, command), G::legal(view).contains(command));
    if judged.is_ok() != contained {
        let what = format!("seat {}, {command:?}: judged {judged:?}, contained {contained}", view.seat);
        return Err(broken("command ∈ legal(view) ⇔ judge is Ok", table, what));
    }
    Ok(())
}

/// A refused command leaves log, draws, moves and state as they were.
pub fn a_refusal_changes_nothing<G: Subject, W: Ways<G, Error: fmt::Debug>>(
    table: &mut Table<G>,
    rng: &mut Rng,
    ways: &mut W,
) -> Held {
    for _ in 0..8 {
        let seat = any_seat(table, rng);
        let command = G::wild(table.board(), seat, rng);
        if G::judge(&table.view(seat), &command).is_ok() {
            continue;
        }
        let before = Before::of(table);
        let refused = matches!(table.draft(seat, &command, ways), Err(Halt::Refused(_)));
        if !refused {
            return Err(broken("a refusal changes nothing", table, format!("{seat} {command:?} is drafted")));
        }
        before.still_holds("a refusal changes nothing", table)?;
        return Ok(());
    }
    Ok(())
}

/// A draft that is dropped leaves everything as it was. It uses its own chance, because the draws are dropped with it.
pub fn a_dropped_draft_changes_nothing<G: Subject>(table: &mut Table<G>, rng: &mut Rng) -> Held {
    let Some(seat) = table.asked().lowest() else { return Ok(()) };
    let Some(command) = crate::driver::uniform(&table.legal(seat), rng) else { return Ok(()) };
    let before = Before::of(table);
    let mut chance = rng.split();
    let mut ways = |count: std::num::NonZeroU64| chance.below(count.get());
    drop(table.draft(seat, &command, &mut ways));
    before.still_holds("a dropped draft changes nothing", table)
}

/// Usually a seat that is asked, sometimes another, sometimes one that is not at the table.
fn any_seat<G: Subject>(table: &Table<G>, rng: &mut Rng) -> Seat {
    let asked = table.asked();
    let others = if rng.percent(80) { table.seats() } else { Seat::ALL.into_iter().collect() };
    let from = if asked.is_empty() || rng.percent(15) { others } else { asked };
    from.nth(u32::try_from(rng.below(from.len().into())).unwrap_or(0)).unwrap_or(Seat::S0)
}

/// A table's contents, to be compared.
struct Before<G: Game> {
    state: game::StateOf<G>,
    counts: [usize; 3],
}

impl<G: Subject> Before<G> {
    fn of(table: &Table<G>) -> Before<G> {
        Before { state: table.secrets().state().clone(), counts: Before::<G>::counts(table) }
    }

    fn counts(table: &Table<G>) -> [usize; 3] {
        [table.secrets().log().len(), table.secrets().draws().len(), table.secrets().moves().len()]
    }

    fn still_holds(&self, law: &'static str, table: &Table<G>) -> Held {
        if self.counts != Before::<G>::counts(table) {
            return Err(broken(law, table, "the log grew"));
        }
        if self.state != *table.secrets().state() {
            return Err(broken(law, table, "the state differs"));
        }
        Ok(())
    }
}
