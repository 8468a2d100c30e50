//! Errors as they are answered to clients.

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Fault;
use wire::json::Misread;
use wire::rest;

use crate::ids::NoRandomness;
use crate::store_log;

/// Why something cannot be done: a status and a body.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    pub status: StatusCode,
    pub body: rest::Problem,
}

impl Problem {
    /// A problem with a stable code and a sentence.
    pub fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Problem {
        let body = rest::Problem {
            code: code.to_string(),
            message: message.into(),
            at: String::new(),
            faults: vec![],
        };
        Problem { status, body }
    }

    /// It does not exist.
    pub fn missing(what: &str) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "missing", format!("there is no such {what}"))
    }

    /// The person may not do it.
    pub fn forbidden(code: &str, message: &str) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, code, message)
    }

    /// The address, or all together, did too much in too short a time.
    pub fn rate(message: &str) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "rate", message)
    }

    /// It cannot be done in the current state.
    pub fn conflict(code: &str, message: &str) -> Problem {
        Problem::new(StatusCode::CONFLICT, code, message)
    }

    /// The request asks for something that does not exist.
    pub fn bad_request(code: &str, message: String) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// The server cannot do it now.
    pub fn unavailable() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", "the table cannot be reached; try again")
    }

    /// The rules do not allow this setup.
    pub fn faults(faults: Vec<Fault>) -> Problem {
        let mut problem =
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "faults", "the rules do not allow this table");
        problem.body.faults = faults;
        problem
    }
}

impl From<Misread> for Problem {
    fn from(misread: Misread) -> Problem {
        let mut problem = Problem::new(StatusCode::BAD_REQUEST, "unreadable", misread.message);
        problem.body.at = misread.at;
        problem
    }
}

impl From<games::UnknownGame> for Problem {
    fn from(error: games::UnknownGame) -> Problem {
        Misread::new("game", error.to_string()).into()
    }
}

impl From<games::SetupError> for Problem {
    fn from(error: games::SetupError) -> Problem {
        match error {
            games::SetupError::Misread(misread) => misread.under("setup").into(),
            games::SetupError::Faults(faults) => Problem::faults(faults),
        }
    }
}

impl From<store::Error> for Problem {
    fn from(error: store::Error) -> Problem {
        match &error {
            store::Error::Missing => Problem::missing("table"),
            store::Error::Conflict | store::Error::Taken | store::Error::Unavailable(_) => {
                store_log::failed("a request is refused: the store did not do what it was asked", &error);
                Problem::unavailable()
            }
        }
    }
}

impl From<NoRandomness> for Problem {
    fn from(_: NoRandomness) -> Problem {
        Problem::unavailable()
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let text = serde_json::to_string(&self.body).unwrap_or_default();
        let mut response = Response::new(Body::from(text));
        *response.status_mut() = self.status;
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        response
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use wire::rest::PROBLEMS;

    /// What stands before a code in the sources, without spaces.
    const BEFORE: &[&str] = &[
        "Problem::forbidden(",
        "Problem::conflict(",
        "Problem::bad_request(",
        "code:",
        "no(",
        "=>(",
        "Some((",
        "nonce,(",
        "map(|_|(",
    ];

    fn sources(place: &Path, text: &mut String) {
        for found in std::fs::read_dir(place).unwrap() {
            let path = found.unwrap().path();
            let is_test = path.file_stem().is_some_and(|name| name == "tests");
            if path.is_dir() && !is_test {
                sources(&path, text);
            } else if path.extension().is_some_and(|kind| kind == "rs") && !is_test {
                let whole = std::fs::read_to_string(&path).unwrap();
                let code = whole.split("#[cfg(test)]").next().unwrap_or_default();
                text.extend(code.chars().filter(|c| !c.is_whitespace()));
            }
        }
    }

    /// No code is longer; a sentence without its spaces is.
    const LONGEST: usize = 16;

    /// The word in quotation marks at the beginning.
    fn quoted(text: &str) -> Option<&str> {
        let (word, _) = text.strip_prefix('"')?.split_once('"')?;
        let is_code = word.len() <= LONGEST && word.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        is_code.then_some(word)
    }

    #[test]
    fn every_code_of_the_sources_is_in_the_list_and_no_other() {
        let mut text = String::new();
        sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut text);
        let mut found = BTreeSet::new();
        for before in BEFORE {
            found.extend(text.split(before).skip(1).filter_map(quoted));
        }
        // The status is the first argument; the code, if it is written there, the second.
        let after = text.split("Problem::new(").skip(1).filter_map(|rest| rest.split_once(','));
        found.extend(after.filter_map(|(_, rest)| quoted(rest)));
        found.extend(text.split("BadName::").skip(1).filter_map(|rest| quoted(rest.split_once("=>")?.1)));
        let listed: BTreeSet<&str> = PROBLEMS.iter().copied().collect();
        assert_eq!(found, listed);
        assert_eq!(listed.len(), PROBLEMS.len());
    }
}
