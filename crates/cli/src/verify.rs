//! `roundtable verify`: derives a finished game's deal again from its revealed seed.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use game::{Commitment, Dice, Discrepancy, Draw, Entropy, Halt, Record, Replay, Seed, Turn, check_draws};
use serde::Serialize;
use serde_json::{Value, json};

use crate::archive::{self, Archive, text_of};
use crate::failure::Failure;
use crate::json;
use crate::narration::Narration;

/// Check that a finished game was dealt fairly and played by the rules.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    /// The game: a JSON file with game, setup, seed, commitment, entropy and record; - for standard input
    file: PathBuf,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// One thing that was checked.
#[derive(Clone, Debug, Serialize)]
struct Check {
    check: &'static str,
    ok: bool,
    /// What was found.
    found: String,
}

impl Verify {
    /// Checks and prints; a failed check makes the process fail.
    pub fn run(self) -> Result<(), Failure> {
        let archive = Archive::read(&text_of(&self.file)?)
            .map_err(|failure| Failure::Message(format!("{}: {failure}", self.file.display())))?;
        let checks = games::dispatch!(archive::game_of(&archive)?, G => checks::<G>(&archive));
        let ok = checks.iter().all(|check| check.ok);
        let out = &mut std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", json!({"ok": ok, "checks": checks}))?;
        } else {
            for Check { check, ok, found } in &checks {
                writeln!(out, "{:<6} {check:<11} {found}", if *ok { "ok" } else { "FAILED" })?;
            }
        }
        if ok { Ok(()) } else { Err(Failure::Negative) }
    }
}

/// Checks every claim of an archive.
fn checks<G: Narration>(archive: &Archive) -> Vec<Check> {
    let record = Record::<G>::read(&archive.record).map_err(|error| format!("record: {error}"));
    let setup: Result<G::Setup, String> =
        json::read(&archive.setup).map_err(|misread| misread.under("setup").to_string());
    let seed = Seed::from_hex(&archive.seed).map_err(|error| format!("seed: {error}"));
    let entropy = archive.entropy();
    let both = |check, ok: Result<String, String>| match ok {
        Ok(found) => Check { check, ok: true, found },
        Err(found) => Check { check, ok: false, found },
    };
    vec![
        both("commitment", commitment(&seed, &archive.commitment)),
        both("setup", setup_agrees::<G>(&setup, &record)),
        both("draws", draws::<G>(&setup, &record, &seed, &entropy)),
        both("moves", moves::<G>(&record)),
    ]
}

fn commitment(seed: &Result<Seed, String>, promised: &str) -> Result<String, String> {
    let promised = Commitment::from_hex(promised).map_err(|error| format!("commitment: {error}"))?;
    match seed.clone()?.commitment() == promised {
        true => Ok("the seed is the one that was promised".to_string()),
        false => Err("the seed is not the one that was promised".to_string()),
    }
}

fn setup_agrees<G: Narration>(
    setup: &Result<G::Setup, String>,
    record: &Result<Record<G>, String>,
) -> Result<String, String> {
    let setup = setup.as_ref().map_err(Clone::clone)?;
    let record = record.as_ref().map_err(Clone::clone)?;
    let check = |setup: &G::Setup| G::check(setup).map(|checked| checked.options);
    // A setup of an older version leaves out what it did not know; one written by hand, what has the default of today.
    let stored = check(&G::as_stored(setup.clone())).ok();
    let today = check(setup).map_err(|faults| {
        faults
            .iter()
            .map(|fault| format!("setup.{}: {}", fault.at, fault.message))
            .collect::<Vec<_>>()
            .join("; ")
    })?;
    match today == record.options || stored.as_ref() == Some(&record.options) {
        true => Ok("the game was played by the rules of its setup".to_string()),
        false => Err("the record says other rules than the setup".to_string()),
    }
}

/// Whether chance went as the seed says, and as a written deal says where there is one.
fn draws<G: Narration>(
    setup: &Result<G::Setup, String>,
    record: &Result<Record<G>, String>,
    seed: &Result<Seed, String>,
    entropy: &Result<Entropy, String>,
) -> Result<String, String> {
    let setup = setup.as_ref().map_err(Clone::clone)?;
    let record = record.as_ref().map_err(Clone::clone)?;
    let dice = seed.clone()?.dice(entropy.as_ref().map_err(Clone::clone)?);
    let number = record.draws.len();
    let written =
        matches!(serde_json::to_value(setup), Ok(Value::Object(members)) if members.contains_key("deal"));
    if !written {
        check_draws(&record.draws, dice).map_err(|found| found.to_string())?;
        return Ok(format!("all {number} draws follow from the seed"));
    }
    match differing(&derived::<G>(setup, record, dice)?, &record.draws) {
        None => Ok(format!("all {number} draws follow from the seed and the deal written in the setup")),
        Some(at) => Err(Discrepancy::Draw(at).to_string()),
    }
}

/// The draws that a written deal and the dice give for these moves.
fn derived<G: Narration>(setup: &G::Setup, record: &Record<G>, dice: Dice) -> Result<Vec<Draw>, String> {
    let mut dealer = G::dealer(setup, dice);
    let mut draws: Vec<Draw> = Vec::new();
    let played = Replay::<G>::walk_with(record.options.clone(), &mut dealer, &record.moves, |table, _| {
        draws.extend(table.secrets().draws().iter().skip(draws.len()));
    });
    match played {
        // The moves have a check of their own: here only the draws before the refused move count.
        Ok(_) | Err(Halt::Refused(_)) => Ok(draws),
        Err(Halt::Chance(impossible)) => Err(impossible.to_string()),
    }
}

/// The first draw that is not the same, or is missing on one side.
fn differing(derived: &[Draw], recorded: &[Draw]) -> Option<usize> {
    let alike = derived.iter().zip(recorded).take_while(|(one, other)| one == other).count();
    (alike < derived.len().max(recorded.len())).then_some(alike)
}

fn moves<G: Narration>(record: &Result<Record<G>, String>) -> Result<String, String> {
    let Record { options, draws, moves } = record.as_ref().map_err(Clone::clone)?;
    let table = Replay::<G>::rerun(options.clone(), draws, moves).map_err(|found| found.to_string())?;
    match table.waiting() {
        Turn::Over(_) => Ok(format!("all {} moves are legal, and the game ends", moves.len())),
        Turn::Seats(_) | Turn::Chance(_) => Err(Discrepancy::Unfinished.to_string()),
    }
}
