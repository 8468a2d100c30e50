//! Checks every request: host, origin, rate, bans.

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;

use crate::connections::Peer;
use crate::connections::address;
use crate::problem::Problem;
use crate::registry::Registry;

/// The address of the client, as an extension of the request.
#[derive(Clone, Copy, Debug)]
pub struct Client(pub IpAddr);

/// What a page may load: our own scripts and styles, and nothing from other sites.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The middleware of all calls.
pub async fn guard(
    State(registry): State<Arc<Registry>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    mut request: Request,
    next: Next,
) -> Response {
    registry.metrics.requests.add();
    let client = address::client(peer.address, request.headers(), &registry.config.trusted_proxies);
    let refused = refuse(&registry, client, &request);
    let mut response = match refused {
        Some(problem) => problem.into_response(),
        None => {
            request.extensions_mut().insert(Client(client));
            next.run(request).await
        }
    };
    if response.status().is_client_error() || response.status().is_server_error() {
        registry.metrics.requests_refused.add();
    }
    tracing::debug!(status = response.status().as_u16(), "a request is answered");
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

fn refuse(registry: &Registry, client: IpAddr, request: &Request) -> Option<Problem> {
    let metrics = &registry.metrics;
    if registry.is_banned(client) {
        metrics.banned_refused.add();
        return Some(Problem::forbidden("banned", "this address may not use this server"));
    }
    let host = host_of(request.headers(), request.uri());
    if !host.as_deref().is_some_and(|host| registry.is_our_host(host)) {
        metrics.host_refused.add();
        return Some(Problem::new(
            StatusCode::MISDIRECTED_REQUEST,
            "host",
            "this server does not answer to that name; start it with --public-url",
        ));
    }
    let upgrades = request.headers().contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (upgrades || changes) && !same_origin(request.headers(), host.as_deref().unwrap_or("")) {
        metrics.origin_refused.add();
        return Some(Problem::forbidden("origin", "this was asked by a page of another site"));
    }
    // The files of the page are not limited: they cost little, and a whole club behind one address may load them at once.
    let works = request.uri().path().starts_with("/api/");
    if works && !registry.requests.take(client) {
        metrics.rate_refused.add();
        return Some(Problem::new(StatusCode::TOO_MANY_REQUESTS, "rate", "too many requests; wait a moment"));
    }
    None
}

fn host_of(headers: &HeaderMap, uri: &Uri) -> Option<String> {
    let named = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    named.or_else(|| uri.authority().map(|authority| authority.as_str())).map(str::to_ascii_lowercase)
}

/// A browser always sends the origin. A request without one is not from a browser, so it cannot carry the cookies of a
/// person who visits another site.
fn same_origin(headers: &HeaderMap, host: &str) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let origin = origin.to_ascii_lowercase();
    let rest = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    rest == Some(host)
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
            same_origin(&headers, "table.example:7777")
        };
        assert!(with("http://table.example:7777") && with("https://TABLE.example:7777"));
        assert!(!with("http://table.example") && !with("null") && !with("http://evil.example"));
        assert!(same_origin(&HeaderMap::new(), "x"));
    }
}
