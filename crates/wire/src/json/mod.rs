//! Reads JSON of clients. Every mistake has a place and a sentence.
//!
//! Two steps. [`parse`] turns a line into a value and refuses a key that appears twice, which serde would
//! silently drop. [`read`] turns a value into one of our types and is stricter than serde's own reader: an
//! object is never replaced by a list of its fields, and a word that nearly fits is named.

mod nearest;
mod strict;
mod unique;

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use nearest::nearest;

/// What cannot be read, and where it stands: `command.propose.team[1]`, or nothing for the line as a whole.
///
/// ```
/// let misread = wire::json::Misread::new("team[1]", "there is no seat 12").under("command.propose");
/// assert_eq!(misread.to_string(), "command.propose.team[1]: there is no seat 12");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Misread {
    /// The place.
    pub at: String,
    /// One plain English sentence.
    pub message: String,
}

impl Misread {
    /// Something wrong at this place.
    pub fn new(at: impl Into<String>, message: impl Into<String>) -> Misread {
        Misread { at: at.into(), message: message.into() }
    }

    /// The same mistake in a value that itself stands at `place`.
    #[must_use]
    pub fn under(self, place: &str) -> Misread {
        Misread { at: join(place, &self.at), message: self.message }
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at.as_str() {
            "" => f.write_str(&self.message),
            at => write!(f, "{at}: {}", self.message),
        }
    }
}

/// One place below another.
///
/// ```
/// use wire::json::join;
///
/// assert_eq!(join("command.propose", "team"), "command.propose.team");
/// assert_eq!(join("team", "[1]"), "team[1]");
/// assert_eq!(join("", "team"), "team");
/// ```
pub fn join(above: &str, below: &str) -> String {
    match (above, below) {
        ("", below) => below.to_string(),
        (above, "") => above.to_string(),
        (above, below) if below.starts_with('[') => format!("{above}{below}"),
        (above, below) => format!("{above}.{below}"),
    }
}

/// The value a text stands for.
///
/// ```
/// let misread = wire::json::parse(r#"{"vote":"approve","vote":"reject"}"#).unwrap_err();
/// assert_eq!(misread.at, "vote", "a key that is there twice is an error");
/// ```
pub fn parse(text: &str) -> Result<Value, Misread> {
    // The place is tracked only for what cannot be read, because tracking is slow.
    if let Ok(value) = unique::quick(text) {
        return Ok(value);
    }
    let mut source = serde_json::Deserializer::from_str(text);
    let value = unique::value(&mut source).map_err(|error| {
        let at = place(error.path());
        Misread::new(at, error_text(error.inner()))
    })?;
    source.end().map_err(|error| Misread::new("", error_text(&error)))?;
    Ok(value)
}

/// One of our types from a value.
///
/// ```
/// use game::SeatSet;
/// use wire::json::{parse, read};
///
/// let team: SeatSet = read(&parse("[0,3]").unwrap()).unwrap();
/// assert_eq!(team.len(), 2);
/// let misread = read::<SeatSet>(&parse("[0,12]").unwrap()).unwrap_err();
/// assert_eq!(misread.at, "[1]");
/// ```
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Misread> {
    if let Ok(read) = T::deserialize(strict::Strict(value)) {
        return Ok(read);
    }
    serde_path_to_error::deserialize(strict::Strict(value)).map_err(|error| {
        let at = place(error.path());
        Misread::new(at, error.into_inner().to_string())
    })
}

fn place(path: &serde_path_to_error::Path) -> String {
    // A step without a name says nothing: the mistake is in the value around it.
    let named = path.iter().filter(|step| !matches!(step, serde_path_to_error::Segment::Unknown));
    named.fold(String::new(), |place, step| join(&place, &step.to_string()))
}

/// serde_json ends its sentences with a line and a column; a line of ours has only columns.
fn error_text(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let sentence = text.rsplit_once(" at line ").map_or(text.as_str(), |(sentence, _)| sentence);
    if error.is_data() {
        return sentence.to_string();
    }
    match error.line() {
        0 | 1 => format!("this is not JSON: {sentence} (column {})", error.column()),
        line => format!("this is not JSON: {sentence} (line {line}, column {})", error.column()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use avalon::{Command, Setup};

    fn at(text: &str) -> String {
        parse(text).unwrap_err().at
    }

    #[test]
    fn a_key_that_stands_twice_is_refused_where_it_stands() {
        assert_eq!(at(r#"{"a":1,"a":2}"#), "a");
        assert_eq!(at(r#"{"open":{"options":{"lady":true,"lady":false}}}"#), "open.options.lady");
        assert_eq!(at(r#"[{"x":0},{"y":[{"z":0,"z":0}]}]"#), "[1].y[0].z");
    }

    #[test]
    fn broken_json_says_what_and_where() {
        let misread = parse(r#"{"seat":0,"command":{"vote":}}"#).unwrap_err();
        assert_eq!(misread.at, "command.vote");
        assert_eq!(misread.message, "this is not JSON: expected value (column 29)");
        assert_eq!(parse("").unwrap_err().at, "");
        assert!(parse(&"[".repeat(100_000)).unwrap_err().message.contains("recursion limit"));
        assert!(parse("1e999").unwrap_err().message.contains("number out of range"));
        assert!(parse("{} {}").unwrap_err().message.contains("trailing"));
    }

    #[test]
    fn a_list_is_not_an_object_and_an_object_is_not_a_word() {
        let misread = |text: &str| read::<Command>(&parse(text).unwrap()).unwrap_err();
        assert_eq!(misread(r#"{"propose":[[0,1],null,null]}"#).at, "propose");
        assert_eq!(misread(r#"{"vote":{"approve":null}}"#).at, "vote.approve");
        assert_eq!(misread(r#"{"propose":{"team":[0,12]}}"#).at, "propose.team[1]");
        assert_eq!(misread(r#"{"propose":{"team":[0,-1]}}"#).at, "propose.team[1]");
        assert_eq!(misread(r#"{"propose":{"team":[0,1.0]}}"#).at, "propose.team[1]");
        assert_eq!(misread(r#"{"propose":{"team":[0],"tem":1}}"#).at, "propose.tem");
        assert_eq!(misread(r#"{"propose":{}}"#).at, "propose");
        assert_eq!(misread(r#"{"vote":"approve","play":"fail"}"#).at, "");
    }

    #[test]
    fn a_word_that_nearly_fits_is_named() {
        let value = parse(r#"{"players":5,"options":{"ladyy":true}}"#).unwrap();
        let misread = read::<Setup>(&value).unwrap_err();
        assert_eq!(misread.at, "options.ladyy");
        assert_eq!(misread.message, "there is no key `ladyy` here; did you mean `lady`?");
        let value = parse(r#"{"players":5,"roles":["merln"]}"#).unwrap();
        let misread = read::<Setup>(&value).unwrap_err();
        assert_eq!((misread.at.as_str(), misread.message.contains("`merlin`")), ("roles[0]", true));
    }
}
