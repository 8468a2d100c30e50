//! Files of games: an archive with its proof, or the notation alone.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use games::GameName;

use crate::failure::Failure;

pub use wire::archive::Archive;

/// The content of a file of a game.
pub enum Stored {
    /// The game with its proof.
    Archive(Archive),
    /// The notation alone.
    Notation(String),
}

/// The game an archive is of.
pub fn game_of(archive: &Archive) -> Result<GameName, Failure> {
    archive.game.parse().map_err(|error| Failure::Message(format!("game: {error}")))
}

/// Writes an archive to a file.
pub fn save(archive: &Archive, path: &Path) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(archive).map_err(|error| error.to_string())?;
    fs::write(path, text + "\n").map_err(|error| Failure::Message(format!("{}: {error}", path.display())))
}

impl Stored {
    /// Reads an archive or a game in notation.
    pub fn read(text: String) -> Result<Stored, Failure> {
        if text.trim_start().starts_with('{') {
            return Ok(Stored::Archive(Archive::read(&text).map_err(|misread| misread.to_string())?));
        }
        Ok(Stored::Notation(text))
    }
}

/// The text of a file; `-` is standard input.
pub fn text_of(path: &Path) -> Result<String, Failure> {
    let named = |error: std::io::Error| Failure::Message(format!("{}: {error}", path.display()));
    if path.as_os_str() == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map_err(named)?;
        return Ok(text);
    }
    fs::read_to_string(path).map_err(named)
}
