//! People: known by a cookie that cannot be guessed, and a name.

use axum::http::{HeaderMap, HeaderValue, header};
use store::Person;

use crate::clock;
use crate::ids;
use crate::problem::Problem;
use crate::registry::Registry;
use crate::registry::names;
use crate::tables::Guest;

const COOKIE: &str = "roundtable";

/// The token in the cookie of a request.
fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| token).filter(|token| token.len() == 64)
}

/// The person of a request, if the cookie is known.
pub async fn known(registry: &Registry, headers: &HeaderMap) -> Result<Option<Person>, Problem> {
    match token(headers) {
        None => Ok(None),
        Some(token) => Ok(registry.store.person_by_token(&ids::hash(token.as_bytes())).await?),
    }
}

/// The person of a request; an error asks for a name first.
pub async fn guest(registry: &Registry, headers: &HeaderMap) -> Result<Guest, Problem> {
    match known(registry, headers).await? {
        Some(person) => Ok(Guest { person: person.id, name: person.name }),
        None => Err(Problem::new(
            axum::http::StatusCode::UNAUTHORIZED,
            "nameless",
            "give a name first: PUT /api/me",
        )),
    }
}

/// Changes a person's name; a new person also gets a cookie.
pub async fn name(
    registry: &Registry,
    headers: &HeaderMap,
    name: &str,
) -> Result<(Person, Option<HeaderValue>), Problem> {
    let name = names::tidy(name).map_err(|bad| {
        let mut problem =
            Problem::new(axum::http::StatusCode::UNPROCESSABLE_ENTITY, bad.code(), bad.message());
        problem.body.at = "name".to_string();
        problem
    })?;
    let now = clock::now();
    if let Some(mut person) = known(registry, headers).await? {
        person.name = name;
        person.seen = now;
        registry.store.put_person(&person).await?;
        return Ok((person, None));
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
    let secure = registry.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    let mut value = HeaderValue::from_str(&text).ok()?;
    value.set_sensitive(true);
    Some(value)
}
