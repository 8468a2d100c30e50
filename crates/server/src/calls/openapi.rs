//! The list of calls in OpenAPI form.

use axum::http::StatusCode;
use axum::response::Response;
use serde_json::{Map, Value, json};

use super::api::CALLS;
use super::body::answer;

/// The OpenAPI description, made from the same list as the router.
pub fn description() -> Value {
    let mut paths = Map::new();
    for call in CALLS {
        let parameters: Vec<Value> = call
            .path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.split('}').next())
            .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}))
            .collect();
        let operation = json!({
            "summary": call.what,
            "parameters": parameters,
            "responses": {
                "default": {"description": "the answer, or a problem: code, message, at, faults"},
            },
        });
        let path = paths.entry(call.path).or_insert_with(|| Value::Object(Map::new()));
        if let Some(methods) = path.as_object_mut() {
            methods.insert(call.method.to_string(), operation);
        }
    }
    json!({
        "openapi": "3.1.0",
        "info": {"title": "Round Table", "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables of hidden loyalty. The socket's messages are in docs/protocol.md."},
        "paths": paths,
    })
}

/// Serves the description.
pub async fn serve() -> Response {
    answer(StatusCode::OK, &description())
}
