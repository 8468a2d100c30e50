//! The web client, built into the binary.

use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};

use crate::problem::Problem;

/// A page or one of its parts.
pub async fn serve(uri: Uri) -> Response {
    if uri.path().starts_with("/api/") {
        return Problem::missing("call").into_response();
    }
    (StatusCode::OK, Html("<!doctype html><title>Round Table</title><p>The web client is not built in.</p>"))
        .into_response()
}
