//! What a line asks.

use game::{Cursor, Seat, Viewer};
use serde_json::{Map, Value};

use crate::json::{self, Misread};

/// What a line asks. The parts that belong to a game are read when its table is known.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Open a new table.
    Open(Value),
    /// A seat does something.
    Command { seat: Seat, command: Value },
    /// A seat says something.
    Say { seat: Seat, statement: Value },
    /// What a viewer may look at.
    View(Viewer),
    /// What a seat may do.
    Legal(Seat),
    /// What a seat is asked, from public facts.
    Form(Seat),
    /// What a viewer has learned.
    Notices {
        of: Viewer,
        /// How many of its notices it has had.
        from: Cursor,
    },
    /// The whole state, with all secrets.
    State,
    /// The game so far as text.
    Record,
}

/// The kinds of request, each with the other key that it may or must have.
const SUBJECTS: [(&str, Option<&str>); 9] = [
    ("open", None),
    ("command", Some("seat")),
    ("say", Some("seat")),
    ("view", None),
    ("legal", None),
    ("form", None),
    ("notices", Some("from")),
    ("state", None),
    ("record", None),
];

impl Request {
    /// Reads a line's value.
    pub fn read(value: &Value) -> Result<Request, Misread> {
        let members =
            value.as_object().ok_or_else(|| Misread::new("", "a request is an object: {\"open\":{…}}"))?;
        let subject = subject(members)?;
        let part = |key: &str| members.get(key).unwrap_or(&Value::Null);
        let content = part(subject);
        Ok(match subject {
            "open" => Request::Open(content.clone()),
            "command" => Request::Command { seat: seat("seat", part("seat"))?, command: content.clone() },
            "say" => Request::Say { seat: seat("seat", part("seat"))?, statement: content.clone() },
            "view" => Request::View(viewer("view", content)?),
            "legal" => Request::Legal(seat("legal", content)?),
            "form" => Request::Form(seat("form", content)?),
            "notices" => {
                Request::Notices { of: viewer("notices", content)?, from: cursor(members.get("from"))? }
            }
            "state" => truth("state", content).map(|()| Request::State)?,
            _ => truth("record", content).map(|()| Request::Record)?,
        })
    }

    /// The key that names the kind of request.
    pub fn subject(&self) -> &'static str {
        match self {
            Request::Open(_) => "open",
            Request::Command { .. } => "command",
            Request::Say { .. } => "say",
            Request::View(_) => "view",
            Request::Legal(_) => "legal",
            Request::Form(_) => "form",
            Request::Notices { .. } => "notices",
            Request::State => "state",
            Request::Record => "record",
        }
    }
}

/// The kind of request, after checking that every key belongs to it.
fn subject(members: &Map<String, Value>) -> Result<&'static str, Misread> {
    let known = || SUBJECTS.iter().flat_map(|(key, beside)| [Some(*key), *beside]).flatten();
    if let Some(key) = members.keys().find(|key| !known().any(|each| each == key.as_str())) {
        let short: String = key.chars().take(40).collect();
        let message = match json::nearest(key, known()) {
            Some(near) => format!("there is no request `{short}`; did you mean `{near}`?"),
            None => {
                let list = SUBJECTS.map(|(key, _)| format!("`{key}`")).join(", ");
                format!("there is no request `{short}`; known are {list}")
            }
        };
        return Err(Misread::new(short, message));
    }
    let mut asked = SUBJECTS.iter().filter(|(key, _)| members.contains_key(*key));
    let (subject, beside) = match (asked.next(), asked.next()) {
        (Some(found), None) => *found,
        (Some((first, _)), Some((second, _))) => {
            return Err(Misread::new(
                *second,
                format!("a line asks one thing, and `{first}` stands here too"),
            ));
        }
        (None, _) if members.contains_key("seat") => {
            return Err(Misread::new("", "beside `seat` stands `command` or `say`"));
        }
        (None, _) => {
            let list = SUBJECTS.map(|(key, _)| format!("`{key}`")).join(", ");
            return Err(Misread::new("", format!("the line asks nothing; it can ask {list}")));
        }
    };
    if let Some(stray) = members.keys().find(|key| *key != subject && Some(key.as_str()) != beside) {
        return Err(Misread::new(stray.as_str(), format!("`{stray}` does not belong beside `{subject}`")));
    }
    if beside == Some("seat") && !members.contains_key("seat") {
        return Err(Misread::new("seat", format!("whose `{subject}` it is must be said: \"seat\":0")));
    }
    Ok(subject)
}

fn seat(at: &str, value: &Value) -> Result<Seat, Misread> {
    json::read(value).map_err(|misread| misread.under(at))
}

fn viewer(at: &str, value: &Value) -> Result<Viewer, Misread> {
    match value {
        Value::String(word) if word == "public" => Ok(Viewer::Table),
        Value::String(_) => Err(Misread::new(at, "a seat or \"public\" is needed here")),
        _ => seat(at, value).map(Viewer::Seat),
    }
}

fn cursor(value: Option<&Value>) -> Result<Cursor, Misread> {
    let Some(value) = value else { return Ok(Cursor::default()) };
    let number: u64 = json::read(value).map_err(|misread| misread.under("from"))?;
    Ok(Cursor(usize::try_from(number).unwrap_or(usize::MAX)))
}

fn truth(at: &str, value: &Value) -> Result<(), Misread> {
    match value {
        Value::Bool(true) => Ok(()),
        _ => Err(Misread::new(at, "only true can stand here")),
    }
}
