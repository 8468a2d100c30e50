//! JSON bodies of calls and answers.

use axum::body::Bytes;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// Reads a body. An empty body means an empty object.
pub fn read<T: DeserializeOwned>(bytes: &Bytes) -> Result<T, Problem> {
    let text = std::str::from_utf8(bytes)
        .map_err(|_| Problem::from(wire::json::Misread::new("", "the body is not UTF-8")))?;
    let text = if text.trim().is_empty() { "{}" } else { text };
    Ok(wire::json::read(&wire::json::parse(text)?)?)
}

/// An answer with a JSON body.
pub fn answer(status: StatusCode, body: &impl Serialize) -> Response {
    let text = serde_json::to_string(body).unwrap_or_default();
    let kind = HeaderValue::from_static("application/json");
    (status, [(header::CONTENT_TYPE, kind)], text).into_response()
}
