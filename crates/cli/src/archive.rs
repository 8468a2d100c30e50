//! A finished game as a file: all that is needed to prove that it was dealt fairly and played by the rules.
//!
//! ```json
//! {"game":"avalon","setup":{"players":5},"seed":"64 digits","commitment":"64 digits",
//!  "entropy":[null,null,null,null,null],"record":"avalon 5 merlin,assassin\n…"}
//! ```

use std::fs;
use std::io::Read as _;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::failure::Failure;
use crate::games::Kind;
use crate::json;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Archive {
    /// Which game.
    pub game: String,
    /// The setup it was opened with.
    pub setup: Value,
    /// The seed, shown after the game.
    pub seed: String,
    /// The promise that was shown before it.
    pub commitment: String,
    /// What each seat added to the seed: 64 digits, or null.
    #[serde(default)]
    pub entropy: Vec<Option<String>>,
    /// The game in notation.
    pub record: String,
}

/// What a file of a game holds.
pub enum Stored {
    /// Everything.
    Archive(Archive),
    /// The notation alone.
    Notation(String),
}

impl Archive {
    /// Reads an archive.
    pub fn read(text: &str) -> Result<Archive, Failure> {
        let value = json::parse(text).map_err(|misread| misread.to_string())?;
        Ok(json::read(&value).map_err(|misread| misread.to_string())?)
    }

    /// Which game it is of.
    pub fn kind(&self) -> Result<Kind, Failure> {
        Kind::named(&self.game).ok_or_else(|| Failure::Message("game: there is no such game".to_string()))
    }

    /// Writes it down.
    pub fn save(&self, path: &Path) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(self).map_err(|error| error.to_string())?;
        fs::write(path, text + "\n").map_err(|error| Failure::Message(format!("{}: {error}", path.display())))
    }
}

impl Stored {
    /// Reads an archive or a game in notation.
    pub fn read(text: String) -> Result<Stored, Failure> {
        if text.trim_start().starts_with('{') {
            return Archive::read(&text).map(Stored::Archive);
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
