//! The web client, built into the binary.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::response::IntoResponse;

use crate::problem::Problem;

/// A file of the client.
struct File {
    path: &'static str,
    kind: &'static str,
    /// The entity tag.
    tag: &'static str,
    plain: &'static [u8],
    /// Compressed with gzip, if that is smaller.
    packed: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// A page or one of its parts.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    let path = uri.path();
    if path == "/api" || path.starts_with("/api/") {
        return Problem::missing("call").into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return Problem::new(StatusCode::METHOD_NOT_ALLOWED, "missing", "pages can only be read")
            .into_response();
    }
    match find(path) {
        Some(file) => answer(file, &headers),
        None => Problem::missing("file").into_response(),
    }
}

/// The file of a path. Every other path is a page of the client, which reads the path itself.
fn find(path: &str) -> Option<&'static File> {
    let name = path.trim_start_matches('/');
    let named = |wanted: &str| FILES.iter().find(|file| file.path == wanted);
    named(name).or_else(|| if name.starts_with("assets/") { None } else { named("index.html") })
}

fn answer(file: &'static File, headers: &HeaderMap) -> Response<Body> {
    let says = |name: header::HeaderName, word: &str| {
        let value = headers.get(name).and_then(|value| value.to_str().ok());
        value.is_some_and(|value| value.split(',').any(|part| part.trim().split(';').next() == Some(word)))
    };
    // The names of assets change with their content; the name of the page does not.
    let keep =
        if file.path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = Response::new(Body::empty());
    let unchanged = says(header::IF_NONE_MATCH, file.tag);
    let packed = file.packed.filter(|_| says(header::ACCEPT_ENCODING, "gzip"));
    if unchanged {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    } else {
        *response.body_mut() = Body::from(packed.unwrap_or(file.plain));
    }
    let fields = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, file.kind),
        (header::CACHE_CONTROL, keep),
        (header::ETAG, file.tag),
        (header::VARY, "accept-encoding"),
    ] {
        fields.insert(name, HeaderValue::from_static(value));
    }
    if packed.is_some() && !unchanged {
        fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_that_is_no_file_is_the_page() {
        assert_eq!(find("/").map(|file| file.path), Some("index.html"));
        assert_eq!(find("/t/ABCDE").map(|file| file.path), Some("index.html"));
        assert!(find("/assets/nothing-here.js").is_none());
    }

    #[test]
    fn an_unchanged_file_is_not_sent_again() {
        let page = find("/").unwrap();
        let mut headers = HeaderMap::new();
        let first = answer(page, &headers);
        assert_eq!(first.status(), StatusCode::OK);
        headers.insert(header::IF_NONE_MATCH, first.headers()[header::ETAG].clone());
        assert_eq!(answer(page, &headers).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(first.headers()[header::CACHE_CONTROL], "no-cache");
    }
}
