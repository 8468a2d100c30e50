//! `roundtable calibrate`: how well the belief predicts the games of people.

use std::fmt::Display;
use std::fs::File;
use std::io::{BufReader, Write as _};
use std::path::{Path, PathBuf};

use arena::calibrate::{self, Game, Recipe, Source, measure};
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
    /// Fit them on the games themselves, by cross-validation over groups, in this many folds
    #[arg(long, value_name = "FOLDS", conflicts_with = "fit", value_parser = clap::value_parser!(u64).range(2..))]
    cross: Option<u64>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

impl Calibrate {
    /// Measures and prints.
    pub fn run(self) -> Result<(), Failure> {
        let games = read(&self.games)?;
        let others = self.fit.as_deref().map(read).transpose()?;
        let source = match (&others, self.cross) {
            (Some(others), _) => Source::Fitted(others),
            (None, Some(folds)) => Source::Crossed(folds),
            (None, None) => Source::Shipped,
        };
        let report = measure(&games, &source, &Recipe::default());
        let text = if self.json { serde_json::json!(report).to_string() } else { report.to_string() };
        writeln!(std::io::stdout(), "{text}").map_err(Failure::from)
    }
}

fn read(path: &Path) -> Result<Vec<Game>, Failure> {
    let named = |error: &dyn Display| Failure::Message(format!("{}: {error}", path.display()));
    let file = File::open(path).map_err(|error| named(&error))?;
    calibrate::read(BufReader::new(file)).map_err(|error| named(&error))
}
