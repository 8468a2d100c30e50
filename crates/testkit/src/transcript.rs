//! A whole game as text that a person can review: every command, and below it who learned what.
//!
//! ```text
//! 3+
//!     * {"has_voted":{"seat":3}}                 seen by all
//!     3 {"you_voted":{"vote":"approve",…}}       seen by seat 3 alone
//! ```
//!
//! A leak shows as a new line under the wrong seat.

use std::fmt::Write;

use game::{Draw, Entropy, Move, Notice, Seed, Table, Turn, Viewer};

use crate::observation::json;
use crate::{Drivers, Rng, Subject};

/// Plays a game with these drivers and the chance of this seed, and writes it down.
pub fn play<G: Subject>(options: &G::Options, drivers: &Drivers, seed: u64) -> Result<String, String> {
    let mut dice = Seed::from_number(seed).dice(&Entropy::none());
    let mut rng = Rng::new(seed);
    let mut table = Table::<G>::open(options.clone());
    let mut text = G::write_options(options);
    text.push('\n');
    let Ok(draft) = table.begin(&mut dice);
    let batch = draft.batch();
    write_batch::<G>(&mut text, None, batch.draws, batch.events, &viewers::<G>(options));
    draft.commit();
    loop {
        let asked = match table.waiting() {
            Turn::Seats(asked) => asked,
            Turn::Chance(_) => return Err("the table waits for chance".to_owned()),
            Turn::Over(outcome) => {
                let _ = writeln!(text, "= {}", json(&outcome));
                return Ok(text);
            }
        };
        let place = u32::try_from(rng.below(asked.len().into())).unwrap_or(0);
        let seat = asked.nth(place).ok_or("nobody is asked")?;
        let command = drivers.choose_knowing::<G>(&table, seat, &mut rng).ok_or("no choice")?;
        let draft =
            table.draft(seat, &command, &mut dice).map_err(|halt| format!("{seat} {command:?}: {halt:?}"))?;
        let batch = draft.batch();
        write_batch::<G>(&mut text, batch.by, batch.draws, batch.events, &viewers::<G>(options));
        draft.commit();
    }
}

fn viewers<G: Subject>(options: &G::Options) -> Vec<Viewer> {
    Viewer::all(G::seats(&G::open(options).board)).collect()
}

fn write_batch<G: Subject>(
    text: &mut String,
    by: Option<Move<G::Command>>,
    draws: &[Draw],
    events: &[G::Event],
    viewers: &[Viewer],
) {
    let made = by.map(|Move { seat, command }| format!("{seat}{}", G::write_command(&command)));
    let ways = draws.iter().map(|draw| format!("{}/{}", draw.way, draw.ways));
    let words: Vec<String> = made.into_iter().chain(ways).collect();
    let _ = writeln!(text, "\n{}", words.join(" "));
    for event in events {
        write_event::<G>(text, event, viewers);
    }
}

/// First the public part once, then the private parts of single seats.
fn write_event<G: Subject>(text: &mut String, event: &G::Event, viewers: &[Viewer]) {
    let shared = Notice::of::<G>(event, Viewer::Table).and_then(|notice| notice.public);
    if let Some(public) = &shared {
        let _ = writeln!(text, "    * {}", json(public));
    }
    for viewer in viewers.iter().filter(|viewer| viewer.seat().is_some()) {
        match Notice::of::<G>(event, *viewer) {
            // A public part that is not the same for all gets a line of its own.
            Some(notice) if notice.public != shared => {
                let _ = writeln!(text, "    {viewer} {}", json(&notice));
            }
            Some(Notice { private: Some(private), .. }) => {
                let _ = writeln!(text, "    {viewer} {}", json(&private));
            }
            Some(_) | None => {}
        }
    }
}
