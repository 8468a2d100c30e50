//! Checks every request: host, origin, rate, bans.

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;

use crate::connections::Peer;
use crate::connections::address;
use crate::ids;
use crate::problem::Problem;
use crate::registry::Registry;

/// The address of the client, as an extension of the request.
#[derive(Clone, Copy, Debug)]
pub struct Client(pub IpAddr);

/// What a page may load: our own scripts and styles, and nothing from other sites.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What a browser learns besides: other pages may not open us or see where people come from, and we need no camera.
const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), display-capture=()",
    ),
];

/// For half a year a browser that has used https here uses nothing else.
const HTTPS_ONLY: &str = "max-age=15768000";

/// The middleware of all calls.
pub async fn guard(
    State(registry): State<Arc<Registry>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    request: Request,
    next: Next,
) -> Response {
    registry.metrics.requests.add();
    let client = address::client(peer.address, request.headers(), &registry.config.trusted_proxies);
    let response = match client {
        Ok(client) => answer(&registry, client, request, next).await,
        Err(address::UnknownClient) => {
            let message = "the proxy's X-Forwarded-For is not an address";
            Problem::bad_request("forwarded", message.to_string()).into_response()
        }
    };
    let mut response = in_our_words(response);
    if response.status().is_client_error() || response.status().is_server_error() {
        registry.metrics.requests_refused.add();
    }
    if let (StatusCode::TOO_MANY_REQUESTS, Ok(client)) = (response.status(), client) {
        registry.reports.misbehaves(client, "rate");
    }
    tracing::debug!(status = response.status().as_u16(), "a request is answered");
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if registry.uses_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Refuses the request or passes it on. A code that is wrong costs its address one of its guesses.
async fn answer(registry: &Registry, client: IpAddr, mut request: Request, next: Next) -> Response {
    if let Some(problem) = refuse(registry, client, &request) {
        return problem.into_response();
    }
    let guesses = is_guess(request.uri().path());
    let network = address::network(client);
    if guesses && !registry.guesses.take(network) {
        registry.metrics.rate_refused.add();
        return Problem::rate("too many wrong codes; wait a minute").into_response();
    }
    request.extensions_mut().insert(Client(client));
    let response = next.run(request).await;
    if guesses && response.status() != StatusCode::NOT_FOUND {
        registry.guesses.give_back(&network);
    }
    response
}

/// Whether the request names a table or a device by a code that people type, and not by a name that cannot be guessed.
fn is_guess(path: &str) -> bool {
    let named = path.strip_prefix("/api/tables/").and_then(|rest| rest.split('/').next());
    path == "/api/device" || named.is_some_and(|named| ids::table_of(named).is_none())
}

/// Answers of the library that refuse something become problems like all others.
fn in_our_words(response: Response) -> Response {
    let status = response.status();
    let json = |value: &HeaderValue| value.as_bytes().starts_with(b"application/json");
    if !status.is_client_error() || response.headers().get(header::CONTENT_TYPE).is_some_and(json) {
        return response;
    }
    let (code, message) = match status {
        StatusCode::PAYLOAD_TOO_LARGE => ("long", "the body is too long"),
        StatusCode::METHOD_NOT_ALLOWED => ("missing", "this address does not take that method"),
        _ => ("unreadable", "the request cannot be read"),
    };
    let mut problem = Problem::new(status, code, message).into_response();
    if let Some(allowed) = response.headers().get(header::ALLOW) {
        problem.headers_mut().insert(header::ALLOW, allowed.clone());
    }
    problem
}

fn refuse(registry: &Registry, client: IpAddr, request: &Request) -> Option<Problem> {
    let metrics = &registry.metrics;
    if registry.bans.has(client) {
        metrics.banned_refused.add();
        return Some(Problem::forbidden("banned", "this address may not use this server"));
    }
    let host = host_of(request.headers(), request.uri());
    let Some(host) = host.filter(|host| registry.is_our_host(host)) else {
        metrics.host_refused.add();
        return Some(Problem::new(
            StatusCode::MISDIRECTED_REQUEST,
            "host",
            "this server does not answer to that name; start it with --public-url",
        ));
    };
    // A proxy before us may read such a body in another way than we do, and no client of ours sends one.
    if request.headers().contains_key(header::TRANSFER_ENCODING) {
        let message = "a body must have a Content-Length and no Transfer-Encoding";
        return Some(Problem::new(StatusCode::LENGTH_REQUIRED, "unreadable", message));
    }
    let upgrades = request.headers().contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (upgrades || changes) && !same_origin(request.headers(), registry.schemes(&host), &host) {
        metrics.origin_refused.add();
        return Some(Problem::forbidden("origin", "this was asked by a page of another site"));
    }
    // The files of the page are not limited: they cost little, and a whole club behind one address may load them at once.
    let path = request.uri().path();
    let works = path.starts_with("/api/") || path == "/healthz" || path == "/metrics";
    if works && !registry.requests.take(address::network(client)) {
        metrics.rate_refused.add();
        return Some(Problem::rate("too many requests; wait a moment"));
    }
    None
}

/// The host of a request; none if it names two.
fn host_of(headers: &HeaderMap, uri: &Uri) -> Option<String> {
    let mut named = headers.get_all(header::HOST).iter();
    let host = match (named.next(), named.next()) {
        (Some(host), None) => host.to_str().ok(),
        (None, _) => uri.authority().map(|authority| authority.as_str()),
        (Some(_), Some(_)) => None,
    };
    host.map(str::to_ascii_lowercase)
}

/// A browser always sends the origin. A request without one is not from a browser, so it cannot carry the cookies of a
/// person who visits another site.
fn same_origin(headers: &HeaderMap, schemes: &[&str], host: &str) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let origin = origin.to_ascii_lowercase();
    origin.split_once("://").is_some_and(|(scheme, rest)| schemes.contains(&scheme) && rest == host)
}

/// The name of a host without its port.
pub fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if !name.is_empty() && port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Whether the host is an address, this machine, or a name of the local network. Any other name could be made to point
/// here by another site.
pub fn is_local_name(host: &str) -> bool {
    let name = without_port(host);
    let bare = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(name);
    bare.parse::<IpAddr>().is_ok()
        || name == "localhost"
        || name.ends_with(".localhost")
        || name.ends_with(".local")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_somebody_else_could_point_here_are_not_ours() {
        for ours in ["127.0.0.1:7777", "192.168.1.5", "[::1]:7777", "[fe80::1]", "localhost:80", "pi.local"] {
            assert!(is_local_name(ours), "{ours}");
        }
        for other in ["example.org", "localhost.example.org", "", "10.0.0.1.example.org:80", "local"] {
            assert!(!is_local_name(other), "{other}");
        }
    }

    #[test]
    fn a_page_of_another_site_is_told_by_its_origin() {
        let with = |origin: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ORIGIN, origin.parse().unwrap());
            same_origin(&headers, &["http"], "table.example:7777")
        };
        assert!(with("http://table.example:7777") && with("HTTP://TABLE.example:7777"));
        assert!(!with("http://table.example") && !with("null") && !with("http://evil.example"));
        assert!(!with("https://table.example:7777") && !with("ws://table.example:7777"));
        assert!(same_origin(&HeaderMap::new(), &["http"], "x"));
    }

    #[test]
    fn what_people_type_is_a_guess_and_a_long_name_is_not() {
        assert!(
            is_guess("/api/tables/ABCDEF") && is_guess("/api/tables/abc/socket") && is_guess("/api/device")
        );
        assert!(
            !is_guess("/api/tables/5pqw9f2762dw4/socket") && !is_guess("/api/tables") && !is_guess("/api/me")
        );
    }
}
