//! People: known by a cookie that cannot be guessed, and a name.

use axum::http::{HeaderMap, HeaderValue, header};
use store::Person;

use crate::ids;
use crate::problem::Problem;
use crate::registry::Registry;
use crate::registry::names;
use crate::tables::Guest;

/// The name of the cookie. With https it is one that a browser takes from this very host alone, so that another host of the
/// same domain cannot set it.
fn cookie_name(registry: &Registry) -> &'static str {
    if is_secure(registry) { "__Host-roundtable" } else { "roundtable" }
}

fn is_secure(registry: &Registry) -> bool {
    registry.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
}

/// How many cookies of the right name are looked at.
const COOKIES: usize = 4;

/// How old the note of a person's last visit may be, in milliseconds.
const SEEN: i64 = 86_400_000;

/// The tokens in the cookies of a request. There may be several: on http another host of the same domain can add one.
fn tokens<'a>(headers: &'a HeaderMap, cookie: &'a str) -> impl Iterator<Item = &'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs
        .filter(move |(name, token)| *name == cookie && token.len() == 64)
        .map(|(_, token)| token)
        .take(COOKIES)
}

/// The person of a request, if a cookie is known.
pub async fn known(registry: &Registry, headers: &HeaderMap) -> Result<Option<Person>, Problem> {
    for token in tokens(headers, cookie_name(registry)) {
        if let Some(mut person) = registry.store.person_by_token(&ids::hash(token.as_bytes())).await? {
            if registry.is_person_banned(person.id) {
                return Err(Problem::forbidden("banned", "you may not use this server"));
            }
            if registry.now() > person.seen.saturating_add(SEEN) {
                person.seen = registry.now();
                registry.store.put_person(&person).await?;
            }
            return Ok(Some(person));
        }
    }
    Ok(None)
}

/// The answer to somebody who has no name yet.
pub fn nameless() -> Problem {
    Problem::new(axum::http::StatusCode::UNAUTHORIZED, "nameless", "give a name first: PUT /api/me")
}

/// The person of a request; an error asks for a name first.
pub async fn guest(registry: &Registry, headers: &HeaderMap) -> Result<Guest, Problem> {
    let person = known(registry, headers).await?.ok_or_else(nameless)?;
    Ok(Guest { person: person.id, name: person.name })
}

/// Gives a person another token; the one before is worth nothing any more.
pub async fn rotate(registry: &Registry, headers: &HeaderMap) -> Result<Option<HeaderValue>, Problem> {
    let mut person = known(registry, headers).await?.ok_or_else(nameless)?;
    let token = ids::hex(&ids::random::<32>()?);
    person.token = ids::hash(token.as_bytes());
    registry.store.put_person(&person).await?;
    Ok(cookie(registry, &token, 400 * 86_400))
}

/// Changes a person's name; a new person also gets a cookie.
pub async fn name(
    registry: &Registry,
    client: std::net::IpAddr,
    headers: &HeaderMap,
    name: &str,
) -> Result<(Person, Option<HeaderValue>), Problem> {
    let name = names::tidy(name).map_err(|bad| {
        let mut problem =
            Problem::new(axum::http::StatusCode::UNPROCESSABLE_ENTITY, bad.code(), bad.message());
        problem.body.at = "name".to_string();
        problem
    })?;
    let now = registry.now();
    if let Some(mut person) = known(registry, headers).await? {
        person.name = name;
        person.seen = now;
        registry.store.put_person(&person).await?;
        return Ok((person, None));
    }
    if !registry.people.take(client) {
        registry.metrics.rate_refused.add();
        return Err(Problem::rate("too many new people; wait a moment"));
    }
    let token = ids::hex(&ids::random::<32>()?);
    let person = Person {
        id: ids::number()?.max(1),
        token: ids::hash(token.as_bytes()),
        name,
        created: now,
        seen: now,
    };
    registry.store.put_person(&person).await?;
    Ok((person, cookie(registry, &token, 400 * 86_400)))
}

/// The cookie that makes a browser delete it.
pub fn forget(registry: &Registry) -> Option<HeaderValue> {
    cookie(registry, "", 0)
}

fn cookie(registry: &Registry, token: &str, seconds: u32) -> Option<HeaderValue> {
    let (name, secure) = (cookie_name(registry), if is_secure(registry) { "; Secure" } else { "" });
    let text = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    let mut value = HeaderValue::from_str(&text).ok()?;
    value.set_sensitive(true);
    Some(value)
}
