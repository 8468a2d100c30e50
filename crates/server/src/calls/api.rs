//! The calls about tables, people and replays.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, Extension, Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, delete, get, post, put};
use game::{Seat, Viewer};
use store::{Status, TableId};
use wire::rest::{Act, Device, Line, Me, Name, Sit, Wish};

use super::body::{answer, read};
use super::{data, openapi};
use crate::calls::guard::Client;
use crate::calls::person;
use crate::connections::{self, Peer, SocketPermit, SocketTask};
use crate::ids;
use crate::problem::Problem;
use crate::registry::{self, Registry};
use crate::tables::Ask;
use crate::tables::room::Head;
use games::GameName;

/// Bytes of a socket that are read at once, and that are collected before they are written.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 2048;

/// The most bytes that may wait to be written: more than the longest welcome.
const WRITE_LIMIT: usize = 512 * 1024;

type Answer = Result<Response, Problem>;
type Shared = State<Arc<Registry>>;

/// A call, with its method, path and description.
pub struct Call {
    pub method: &'static str,
    /// The path, with its parameters in braces.
    pub path: &'static str,
    pub what: &'static str,
    handler: fn() -> MethodRouter<Arc<Registry>>,
}

/// Every call. The router and the OpenAPI page are both made from this list.
pub const CALLS: &[Call] = &[
    Call {
        method: "get",
        path: "/api/me",
        what: "The person who calls, and the tables at which they sit",
        handler: || get(me),
    },
    Call {
        method: "put",
        path: "/api/me",
        what: "Set the name; a new person gets a cookie",
        handler: || put(rename),
    },
    Call { method: "delete", path: "/api/me", what: "Forget me", handler: || delete(forget) },
    Call {
        method: "get",
        path: "/api/me/data",
        what: "Everything that is stored about me",
        handler: || get(my_data),
    },
    Call {
        method: "post",
        path: "/api/me/token",
        what: "Another cookie; the old one is worth nothing any more, on whatever device",
        handler: || post(new_token),
    },
    Call { method: "post", path: "/api/check", what: "Check the setup of a table", handler: || post(check) },
    Call {
        method: "get",
        path: "/api/tables",
        what: "Tables that are listed for everybody",
        handler: || get(list),
    },
    Call { method: "post", path: "/api/tables", what: "Create a table", handler: || post(create) },
    Call {
        method: "get",
        path: "/api/tables/{table}",
        what: "A table, by its name or code",
        handler: || get(look),
    },
    Call {
        method: "delete",
        path: "/api/tables/{table}",
        what: "The host removes a table that is not being played",
        handler: || delete(remove),
    },
    Call { method: "post", path: "/api/tables/{table}/sit", what: "Sit down", handler: || post(sit) },
    Call {
        method: "post",
        path: "/api/tables/{table}/act",
        what: "Begin, leave, pause, fill with bots, …",
        handler: || post(act),
    },
    Call {
        method: "post",
        path: "/api/device",
        what: "Take over a seat with its one-time code",
        handler: || post(device),
    },
    Call {
        method: "get",
        path: "/api/tables/{table}/replay",
        what: "A finished game with its proof",
        handler: || get(replay),
    },
    Call {
        method: "get",
        path: "/api/tables/{table}/replay/{viewer}",
        what: "A finished game move by move: `public`, or a seat's number",
        handler: || get(replay_steps),
    },
    Call {
        method: "get",
        path: "/api/tables/{table}/replay.txt",
        what: "A finished game in notation",
        handler: || get(notation),
    },
    Call {
        method: "get",
        path: "/api/tables/{table}/socket",
        what: "The table's socket",
        handler: || get(open_socket),
    },
    Call { method: "get", path: "/api/openapi.json", what: "This list", handler: || get(openapi::serve) },
];

/// The routes of all calls.
pub fn routes() -> Router<Arc<Registry>> {
    CALLS.iter().fold(Router::new(), |router, call| router.route(call.path, (call.handler)()))
}

async fn me(State(registry): Shared, headers: HeaderMap) -> Answer {
    let Some(person) = person::known(&registry, &headers).await? else {
        return Ok(answer(StatusCode::OK, &Me { name: None, tables: Vec::new() }));
    };
    let rows = registry.store.rows_of(person.id).await?;
    let own = |row: &store::Row| Some(head(row)?.line_for(person.id));
    let tables = rows.iter().take(50).filter_map(own).collect();
    Ok(answer(StatusCode::OK, &Me { name: Some(person.name), tables }))
}

/// What the store keeps of a table for lists.
fn head(row: &store::Row) -> Option<Head> {
    serde_json::from_str(&row.index.head).ok()
}

/// The table as a line of a list for everybody.
fn line(row: &store::Row) -> Option<Line> {
    Some(head(row)?.line)
}

async fn rename(
    State(registry): Shared,
    Extension(Client(client)): Extension<Client>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let wish: Name = read(&bytes)?;
    let (person, cookie) = person::name(&registry, client, &headers, &wish.name).await?;
    let mut response = answer(StatusCode::OK, &Me { name: Some(person.name), tables: Vec::new() });
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

async fn forget(State(registry): Shared, headers: HeaderMap) -> Answer {
    if let Some(person) = person::known(&registry, &headers).await? {
        registry.forget_person(person.id).await?;
    }
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Some(cookie) = person::forget(&registry) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

async fn check(bytes: Bytes) -> Answer {
    let wish: Wish = read(&bytes)?;
    let game: GameName = wish.game.parse().map_err(Problem::from)?;
    crate::tables::room::check_house(&wish.house)?;
    Ok(answer(StatusCode::OK, &registry::accept(game, &wish.setup)?))
}

async fn list(State(registry): Shared) -> Answer {
    let rows = registry.store.rows(&[Status::Open, Status::Playing], true, None, 100).await?;
    let lines: Vec<Line> = rows.iter().filter_map(line).collect();
    Ok(answer(StatusCode::OK, &lines))
}

async fn create(
    State(registry): Shared,
    Extension(Client(client)): Extension<Client>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let guest = person::guest(&registry, &headers).await?;
    let wish: Wish = read(&bytes)?;
    count_new_table(&registry, client)?;
    let table = registry.create(&guest, &wish).await?;
    let room = registry.ask(table, |reply| Ask::Look { reply }).await?;
    Ok(answer(StatusCode::CREATED, &room))
}

/// Refuses an address that creates too many tables.
fn count_new_table(registry: &Registry, client: IpAddr) -> Result<(), Problem> {
    if registry.tables.take(client) {
        return Ok(());
    }
    registry.metrics.rate_refused.add();
    Err(Problem::rate("too many new tables; wait a moment"))
}

/// A table that somebody named.
struct Found {
    table: TableId,
    /// Whether it was found by the code of a finished game. Codes can be guessed, so such a visitor is shown the end and
    /// neither the talk nor the name that cannot be guessed.
    by_old_code: bool,
}

/// The table of a name or of a code. The code of a finished table counts for a while, unless a newer table has it.
async fn find(registry: &Registry, named: &str) -> Result<Found, Problem> {
    if let Some(table) = ids::table_of(named) {
        return Ok(Found { table, by_old_code: false });
    }
    let code = ids::tidy_code(named);
    match registry.store.by_code(&code).await {
        Ok(row) => Ok(Found { table: row.id, by_old_code: false }),
        Err(store::Error::Missing) if !registry.config.keep_codes.is_zero() => {
            let kept = i64::try_from(registry.config.keep_codes.as_millis()).unwrap_or(i64::MAX);
            let since = registry.now().saturating_sub(kept);
            let row = registry.store.by_past_code(&code, since).await?;
            Ok(Found { table: row.id, by_old_code: true })
        }
        Err(error) => Err(error.into()),
    }
}

async fn look(State(registry): Shared, Path(named): Path<String>) -> Answer {
    let Found { table, by_old_code } = find(&registry, &named).await?;
    let mut room = registry.ask(table, |reply| Ask::Look { reply }).await?;
    if by_old_code {
        room.table.clone_from(&room.code);
    }
    Ok(answer(StatusCode::OK, &room))
}

async fn remove(State(registry): Shared, Path(named): Path<String>, headers: HeaderMap) -> Answer {
    let guest = person::guest(&registry, &headers).await?;
    let table = find(&registry, &named).await?.table;
    let by = Some(guest.person);
    registry.ask(table, |reply| Ask::Remove { by, reply }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn my_data(State(registry): Shared, headers: HeaderMap) -> Answer {
    let person = person::known(&registry, &headers).await?.ok_or_else(person::nameless)?;
    let mut response = answer(StatusCode::OK, &data::of(&registry, person).await?);
    let file = HeaderValue::from_static("attachment; filename=\"roundtable.json\"");
    response.headers_mut().insert(header::CONTENT_DISPOSITION, file);
    Ok(response)
}

async fn new_token(State(registry): Shared, headers: HeaderMap) -> Answer {
    let cookie = person::rotate(&registry, &headers).await?;
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

async fn sit(State(registry): Shared, Path(named): Path<String>, headers: HeaderMap, bytes: Bytes) -> Answer {
    let guest = person::guest(&registry, &headers).await?;
    let table = find(&registry, &named).await?.table;
    let sit: Sit = read(&bytes)?;
    Ok(answer(StatusCode::OK, &registry.ask(table, |reply| Ask::Sit { guest, sit, reply }).await?))
}

async fn act(
    State(registry): Shared,
    Path(named): Path<String>,
    Extension(Client(client)): Extension<Client>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let guest = person::guest(&registry, &headers).await?;
    let table = find(&registry, &named).await?.table;
    let act: Act = read(&bytes)?;
    if matches!(act, Act::Rematch) {
        let room = registry.ask(table, |reply| Ask::Look { reply }).await?;
        // A rematch that exists already is no new table.
        if room.status == wire::room::Status::Finished && room.next.is_none() {
            count_new_table(&registry, client)?;
        }
    }
    Ok(answer(StatusCode::OK, &registry.ask(table, |reply| Ask::Act { guest, act, reply }).await?))
}

async fn device(State(registry): Shared, headers: HeaderMap, bytes: Bytes) -> Answer {
    let guest = person::guest(&registry, &headers).await?;
    let device: Device = read(&bytes)?;
    Ok(answer(StatusCode::OK, &registry.redeem(&guest, &device.code).await?))
}

async fn replay(State(registry): Shared, Path(named): Path<String>) -> Answer {
    let Found { table, by_old_code } = find(&registry, &named).await?;
    let mut archive = registry.ask(table, |reply| Ask::Archive { reply }).await?;
    if by_old_code {
        archive.talk.clear();
    }
    Ok(answer(StatusCode::OK, &archive))
}

async fn replay_steps(State(registry): Shared, Path((named, viewer)): Path<(String, String)>) -> Answer {
    let viewer = match viewer.as_str() {
        "public" => Some(Viewer::Table),
        number => number.parse().ok().and_then(Seat::new).map(Viewer::Seat),
    };
    let viewer = viewer.ok_or_else(|| Problem::missing("viewer"))?;
    let Found { table, by_old_code } = find(&registry, &named).await?;
    let mut steps = registry.ask(table, |reply| Ask::Steps { viewer, reply }).await?;
    if by_old_code {
        steps.steps.iter_mut().for_each(|step| step.talk.clear());
        steps.talk.clear();
    }
    Ok(answer(StatusCode::OK, &steps))
}

async fn notation(State(registry): Shared, Path(named): Path<String>) -> Answer {
    let table = find(&registry, &named).await?.table;
    let archive = registry.ask(table, |reply| Ask::Archive { reply }).await?;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind)], archive.record).into_response())
}

async fn open_socket(
    State(registry): Shared,
    Path(named): Path<String>,
    Extension(Client(client)): Extension<Client>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Answer {
    let upgrade = upgrade.map_err(|_| {
        Problem::new(StatusCode::UPGRADE_REQUIRED, "socket", "this address speaks WebSocket only")
    })?;
    let Found { table, by_old_code } = find(&registry, &named).await?;
    let guest = person::known(&registry, &headers).await?;
    let guest = guest.map(|person| crate::tables::Guest { person: person.id, name: person.name });
    let Some(permit) = SocketPermit::acquire(&registry, client) else {
        registry.metrics.sockets_refused.add();
        return Err(Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            "sockets",
            "too many sockets; close some, or try later",
        ));
    };
    let bytes = registry.config.limits.frame_bytes;
    // Small buffers, because thousands of sockets share one machine.
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(WRITE_LIMIT)
        .max_message_size(bytes)
        .max_frame_size(bytes);
    let task = SocketTask::new(registry, table, guest, by_old_code);
    Ok(upgrade.on_upgrade(move |socket| {
        peer.deadline.lift();
        connections::serve(task, socket, permit)
    }))
}
