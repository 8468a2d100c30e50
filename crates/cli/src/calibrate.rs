//! `roundtable calibrate`: how well the belief reads people's games.

use std::fs::File;
use std::io::{BufReader, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;

use crate::failure::Failure;

/// Measure the belief on people's games
#[derive(Args, Clone, Debug)]
pub struct Calibrate {
    /// Games, one JSON object a line, plain or gzipped
    games: PathBuf,
    /// Fit the habits on these games first, instead of using the shipped ones
    #[arg(long, value_name = "GAMES")]
    fit: Option<PathBuf>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

impl Calibrate {
    /// Measures and prints.
    pub fn run(self) -> Result<(), Failure> {
        let other = self.fit.as_deref().map(open).transpose()?;
        let report = arena::calibrate::run(open(&self.games)?, other)
            .map_err(|error| Failure::Message(format!("{}: {error}", self.games.display())))?;
        let text = if self.json { serde_json::json!(report).to_string() } else { report.to_string() };
        writeln!(std::io::stdout(), "{text}").map_err(Failure::from)
    }
}

fn open(path: &Path) -> Result<BufReader<File>, Failure> {
    let file = File::open(path).map_err(|error| Failure::Message(format!("{}: {error}", path.display())))?;
    Ok(BufReader::new(file))
}
