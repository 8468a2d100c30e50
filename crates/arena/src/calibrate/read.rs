//! Files of games: JSON lines, plain or gzipped.

use std::fmt;
use std::io::{BufRead, BufReader, Read};

use flate2::read::GzDecoder;

use super::game::Game;

/// A line that holds no game.
#[derive(Debug)]
pub struct Unreadable {
    /// The number of the line, counting from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for Unreadable {}

/// Every game of a file, which may be gzipped: its first bytes tell which.
pub fn read(mut file: impl BufRead) -> Result<Vec<Game>, Unreadable> {
    let failed = |line: usize| move |error: &dyn fmt::Display| Unreadable { line, what: error.to_string() };
    let start = file.fill_buf().map_err(|error| failed(1)(&error))?;
    let zipped = start.starts_with(&[0x1f, 0x8b]);
    let text: Box<dyn Read> = if zipped { Box::new(GzDecoder::new(file)) } else { Box::new(file) };
    let mut games = Vec::new();
    for (place, line) in BufReader::new(text).lines().enumerate() {
        let line = line.map_err(|error| failed(place + 1)(&error))?;
        if line.trim().is_empty() {
            continue;
        }
        let game: Game = serde_json::from_str(&line).map_err(|error| failed(place + 1)(&error))?;
        let wrong = |what: &str| Unreadable { line: place + 1, what: what.to_string() };
        if !(5..=10).contains(&game.players) || game.roles.len() != usize::from(game.players) {
            return Err(wrong("5 to 10 play, and each has a character"));
        }
        if game.quests.len() > 5 {
            return Err(wrong("there are five quests"));
        }
        games.push(game);
    }
    Ok(games)
}
