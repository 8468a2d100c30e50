//! A finished game: all that is needed to prove that it was dealt fairly and played by the rules.
//!
//! ```json
//! {"game":"avalon","setup":{"players":5},"seed":"64 digits","commitment":"64 digits",
//!  "entropy":[null,null,null,null,null],"record":"avalon 5 merlin,assassin\n…"}
//! ```

use game::{Entropy, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::json::{self, Misread};
use crate::room::Chair;
use crate::socket::Said;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Archive {
    /// The name of the game.
    pub game: String,
    /// The setup it was opened with.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
    /// The seed, shown after the game.
    pub seed: String,
    /// The commitment that was shown before the game.
    pub commitment: String,
    /// What each seat added to the seed: 64 digits, or null.
    #[serde(default)]
    pub entropy: Vec<Option<String>>,
    /// The game in notation.
    pub record: String,
    /// Who sat where; empty for a game that no server hosted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chairs: Vec<Chair>,
    /// What was said. Each line has the number of public facts before it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub talk: Vec<Said>,
}

/// `GET /api/tables/{table}/replay/{viewer}`: a finished game move by move, as one viewer saw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Steps {
    /// The deal, then every move.
    pub steps: Vec<Step>,
    /// What was said after the end.
    pub talk: Vec<Said>,
}

/// One move, and what of it the viewer was sent.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Step {
    /// Who moved; nobody at the deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub by: Option<Seat>,
    /// The viewer's own notices of it.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub notices: Box<RawValue>,
    /// What changed on the board; null removes a member.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub board: Box<RawValue>,
    /// What changed of the viewer's own part.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub own: Option<Box<RawValue>>,
    /// What was said before it.
    pub talk: Vec<Said>,
}

impl Archive {
    /// What the seats added to the seed.
    ///
    /// # Errors
    /// The first entry that cannot be read.
    pub fn entropy(&self) -> Result<Entropy, String> {
        let mut entropy = Entropy::none();
        for (place, added) in self.entropy.iter().enumerate() {
            let seat = u8::try_from(place).ok().and_then(Seat::new);
            let seat = seat.ok_or_else(|| format!("entropy[{place}]: there is no such seat"))?;
            if let Some(added) = added {
                entropy.restore(seat, added).map_err(|error| format!("entropy[{place}]: {error}"))?;
            }
        }
        Ok(entropy)
    }

    /// Reads an archive.
    ///
    /// ```
    /// use wire::archive::Archive;
    ///
    /// let text = r#"{"game":"avalon","setup":{"players":5},"seed":"00","commitment":"00","record":"avalon 5"}"#;
    /// assert_eq!(Archive::read(text).unwrap().game, "avalon");
    /// assert!(Archive::read(r#"{"game":"avalon"}"#).is_err());
    /// ```
    pub fn read(text: &str) -> Result<Archive, Misread> {
        json::read(&json::parse(text)?)
    }
}
