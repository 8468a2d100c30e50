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
