//! The file of a contest that can be interrupted: one line says what is played, then each finished chunk has a line.
//!
//! Lines are only ever appended. A chunk depends on the header and its number alone, so a run that continues from
//! such a file ends with the same figures as one that was never interrupted.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::chunk::ChunkResult;

/// What a file's chunks belong to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The version of this format.
    pub arena: u32,
    /// The program's commit.
    pub commit: String,
    /// The rules of each table, in notation.
    pub rules: Vec<String>,
    /// What is played.
    pub mode: String,
    /// Who takes part, and as what.
    pub players: Vec<String>,
    /// The base groups, where there are any.
    pub bases: Vec<String>,
    /// The seed of the contest.
    pub seed: u64,
    /// Milliseconds a program has for an answer.
    pub ms: u32,
}

/// Finished chunks, in memory and, if wanted, in a file.
#[derive(Debug, Default)]
pub struct ResultFile {
    done: BTreeMap<(u8, u64), ChunkResult>,
    file: Option<File>,
}

impl ResultFile {
    /// Continues with this file, or creates it.
    pub fn open(path: &Path, header: &Header) -> Result<ResultFile, String> {
        let named = |error: io::Error| format!("{}: {error}", path.display());
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(named)?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(named)?;
        // A run that was killed may have left half a line behind.
        let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        text.truncate(whole);
        let done = read(&text, header).map_err(|error| format!("{}: {error}", path.display()))?;
        file.set_len(u64::try_from(whole).unwrap_or(u64::MAX)).map_err(named)?;
        file.seek(SeekFrom::End(0)).map_err(named)?;
        let mut result_file = ResultFile { done, file: Some(file) };
        if whole == 0 {
            result_file.write(&[header]).map_err(named)?;
        }
        Ok(result_file)
    }

    /// Appends lines; they are on the disk before this returns.
    fn write(&mut self, lines: &[impl Serialize]) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let mut text = Vec::new();
        for line in lines {
            serde_json::to_writer(&mut text, line)?;
            text.push(b'\n');
        }
        file.write_all(&text)?;
        file.sync_data()
    }

    /// The chunk, if it is finished and has that many deals.
    pub fn get(&self, players: u8, chunk: u64, deals: u64) -> Option<&ChunkResult> {
        self.done.get(&(players, chunk)).filter(|result| result.deals == deals)
    }

    /// Adds finished chunks.
    pub fn put(&mut self, results: Vec<ChunkResult>) -> io::Result<()> {
        self.write(&results)?;
        self.done.extend(results.into_iter().map(|result| ((result.players, result.chunk), result)));
        Ok(())
    }
}

fn read(text: &[u8], header: &Header) -> Result<BTreeMap<(u8, u64), ChunkResult>, String> {
    let mut done = BTreeMap::new();
    let lines = text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    for (number, line) in lines.enumerate() {
        let wrong = |error: serde_json::Error| format!("line {}: {error}", number + 1);
        if number == 0 {
            let found: Header = serde_json::from_slice(line).map_err(wrong)?;
            differs(&found, header)?;
        } else {
            let result: ChunkResult = serde_json::from_slice(line).map_err(wrong)?;
            done.insert((result.players, result.chunk), result);
        }
    }
    Ok(done)
}

/// An error that names what differs between two runs.
fn differs(found: &Header, wanted: &Header) -> Result<(), String> {
    if found == wanted {
        return Ok(());
    }
    let parts = [
        ("format", found.arena != wanted.arena),
        ("commit", found.commit != wanted.commit),
        ("rules", found.rules != wanted.rules),
        ("mode", found.mode != wanted.mode),
        ("players", found.players != wanted.players),
        ("base groups", found.bases != wanted.bases),
        ("seed", found.seed != wanted.seed),
        ("time for programs", found.ms != wanted.ms),
    ];
    let names: Vec<&str> = parts.iter().filter(|(_, differs)| *differs).map(|(name, _)| *name).collect();
    Err(format!("it belongs to another run: {} differ; choose another file", names.join(", ")))
}
