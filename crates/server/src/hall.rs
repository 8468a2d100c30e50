//! The hall: which tables are awake, and how one is laid or woken.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use game::Seat;
use games::{GameName, describe_setup};
use serde_json::Value;
use store::{Status, Store, TableId};
use tokio::sync::{Mutex as AsyncMutex, mpsc};
use wire::rest::{Accepted, Wish};
use wire::room::House;

use crate::clock;
use crate::config::Config;
use crate::entry::{Entry, Opening};
use crate::guard;
use crate::ids;
use crate::limits::{Buckets, Counts};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::room::{self, By, Room};
use crate::table::{self, Ask, Guest};

/// How long a one-time code for another device is good.
const DEVICE: Duration = Duration::from_secs(600);

/// Everything the tables of a server share.
pub struct Hall {
    /// Where logs are kept.
    pub store: Store,
    /// How the server is run.
    pub config: Config,
    /// What is counted.
    pub metrics: Metrics,
    /// How often an address may ask.
    pub requests: Buckets<IpAddr>,
    /// How many sockets an address has.
    pub sockets: Counts<IpAddr>,
    /// How many connections an address has, of whatever kind.
    pub connections: Counts<IpAddr>,
    /// How many tables an address may lay.
    pub tables: Buckets<IpAddr>,
    start: table::Start,
    stopping: AtomicBool,
    awake: AsyncMutex<HashMap<TableId, mpsc::Sender<Ask>>>,
    devices: Mutex<HashMap<[u8; 32], Device>>,
    banned: RwLock<Vec<IpAddr>>,
}

/// A seat that is about to go on to another device.
#[derive(Clone, Copy)]
struct Device {
    table: TableId,
    seat: Seat,
    person: i64,
    until: Instant,
}

impl Hall {
    /// A hall without tables.
    pub fn new(store: Store, config: Config, start: table::Start) -> Hall {
        let limits = config.limits;
        Hall {
            store,
            requests: Buckets::new(limits.requests.into(), limits.request_burst),
            sockets: Counts::new(limits.sockets),
            connections: Counts::new(limits.connections),
            tables: Buckets::new(f64::from(limits.tables) / 3600.0, limits.tables),
            config,
            metrics: Metrics::default(),
            start,
            stopping: AtomicBool::new(false),
            awake: AsyncMutex::new(HashMap::new()),
            devices: Mutex::new(HashMap::new()),
            banned: RwLock::new(Vec::new()),
        }
    }

    /// Whether the server answers to this name.
    pub fn is_our_host(&self, host: &str) -> bool {
        let public = self.config.public_url.as_deref().and_then(|url| url.split("//").nth(1));
        let public = public.map(|rest| rest.split('/').next().unwrap_or(rest).to_ascii_lowercase());
        public.as_deref() == Some(host) || guard::is_local_name(host)
    }

    /// Whether this address is banned.
    pub fn is_banned(&self, address: IpAddr) -> bool {
        self.banned.read().unwrap_or_else(PoisonError::into_inner).contains(&address)
    }

    /// Reads the list of banned addresses again.
    pub async fn refresh_bans(&self) -> Result<(), store::Error> {
        let now = clock::now();
        let bans = self.store.bans().await?;
        let live = bans.iter().filter(|ban| ban.until.is_none_or(|until| until > now));
        let list = live.filter_map(|ban| ban.address.parse().ok()).collect();
        *self.banned.write().unwrap_or_else(PoisonError::into_inner) = list;
        Ok(())
    }

    /// Asks a table something, waking it if it sleeps. What cannot be delivered is dropped, and whoever waits for
    /// an answer sees that.
    pub async fn deliver(self: Arc<Self>, table: TableId, ask: Ask) {
        if let Err(problem) = self.try_deliver(table, ask).await
            && !self.stopping.load(Ordering::Acquire)
        {
            tracing::debug!(code = problem.body.code, "a table could not be asked");
        }
    }

    /// Like `deliver`, but says why it failed, and returns the way to the table.
    pub async fn try_deliver(
        self: &Arc<Self>,
        table: TableId,
        mut ask: Ask,
    ) -> Result<mpsc::Sender<Ask>, Problem> {
        for _ in 0..3 {
            let sender = self.wake(table).await?;
            match sender.send(ask).await {
                Ok(()) => return Ok(sender),
                // It fell asleep in this very moment: wake it again.
                Err(mpsc::error::SendError(back)) => ask = back,
            }
            self.forget(table).await;
        }
        Err(Problem::unavailable())
    }

    /// Asks a table something and waits for its answer.
    pub async fn ask<T>(
        self: &Arc<Self>,
        table: TableId,
        ask: impl FnOnce(table::Reply<T>) -> Ask,
    ) -> Result<T, Problem> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        self.try_deliver(table, ask(reply)).await?;
        answer.await.unwrap_or_else(|_| Err(Problem::unavailable()))
    }

    /// A way to a table that is awake.
    pub async fn wake(self: &Arc<Self>, table: TableId) -> Result<mpsc::Sender<Ask>, Problem> {
        let mut awake = self.awake.lock().await;
        if self.stopping.load(Ordering::Acquire) {
            return Err(Problem::unavailable());
        }
        if let Some(sender) = awake.get(&table).filter(|sender| !sender.is_closed()) {
            return Ok(sender.clone());
        }
        let sender = self.load(table).await?;
        awake.insert(table, sender.clone());
        Ok(sender)
    }

    async fn load(self: &Arc<Self>, table: TableId) -> Result<mpsc::Sender<Ask>, Problem> {
        let stored = self.store.read(table, 0).await?;
        let damaged = |what: String| {
            tracing::error!(what, "a table's log is damaged");
            Problem::unavailable()
        };
        let entries: Vec<Entry> =
            stored.iter().map(|bytes| Entry::read(bytes)).collect::<Result<_, _>>().map_err(damaged)?;
        let Some(Entry::Opened(opening)) = entries.first() else {
            return Err(if entries.is_empty() {
                Problem::missing("table")
            } else {
                damaged("the first entry is not an opening".to_string())
            });
        };
        let kind: GameName = opening.game.parse().map_err(|_| damaged("an unknown game".to_string()))?;
        let players = accept(kind, &opening.setup)?.players;
        let room = Room::open(table, opening.clone(), kind, players).map_err(damaged)?;
        let started = (self.start)(self.clone(), room, &entries);
        self.metrics.tables_loaded.add();
        tracing::debug!(entries = entries.len(), "a table is awake");
        started.map_err(damaged)
    }

    /// The table sleeps.
    pub async fn forget(&self, table: TableId) {
        let mut awake = self.awake.lock().await;
        if awake.get(&table).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(&table);
        }
    }

    /// Lays a table.
    pub async fn create(self: &Arc<Self>, host: &Guest, wish: &Wish) -> Result<TableId, Problem> {
        let kind: GameName = wish.game.parse().map_err(Problem::from)?;
        room::check_house(&wish.house)?;
        let accepted = accept(kind, &wish.setup)?;
        let entropy = room::added(Seat::S0, wish.entropy.as_deref())?;
        let sat = Entry::Sat { seat: Seat::S0, person: host.person, name: host.name.clone(), entropy };
        let mut seats = vec![sat];
        if let Some(level) = &wish.practice {
            let level: bots::Level = level
                .parse()
                .map_err(|message: String| Problem::from(wire::json::Misread::new("practice", message)))?;
            let others = Seat::ALL.into_iter().take(accepted.players.into()).skip(1);
            seats.extend(others.map(|seat| Entry::Bot { seat, level }));
        }
        let table = self.lay(kind, accepted.setup, wish.house.clone(), host.person, seats).await?;
        self.note_seat(host.person, table).await;
        if wish.practice.is_some() {
            self.ask(table, |reply| Ask::Act { guest: host.clone(), act: wire::rest::Act::Start, reply })
                .await?;
        }
        Ok(table)
    }

    async fn lay(
        &self,
        kind: GameName,
        setup: Value,
        house: House,
        host: i64,
        seats: Vec<Entry>,
    ) -> Result<TableId, Problem> {
        let players = accept(kind, &setup)?.players;
        for _ in 0..8 {
            let id = TableId(ids::number()?);
            let opening = Opening {
                v: 1,
                game: kind.name().to_string(),
                setup: setup.clone(),
                house: house.clone(),
                seed: ids::hex(&ids::random::<32>()?),
                host,
                code: ids::code::<5>()?,
                at: clock::now(),
            };
            let mut room =
                Room::open(id, opening.clone(), kind, players).map_err(|_| Problem::unavailable())?;
            let mut entries = vec![Entry::Opened(opening)];
            entries.extend(seats.iter().cloned());
            entries.iter().for_each(|entry| room.fold(entry, 0));
            let bytes = entries.iter().map(Entry::write).collect();
            match self.store.create(id, room.index(), bytes, clock::now()).await {
                Ok(()) => {
                    self.metrics.tables_created.add();
                    return Ok(id);
                }
                // A code or number that is in use: draw another.
                Err(store::Error::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Problem::unavailable())
    }

    /// The same people and rules at a new table; gives its name.
    pub async fn again(&self, room: &Room) -> Result<String, Problem> {
        let seats = room.seated().filter_map(|(seat, chair)| match &chair.by {
            By::Nobody => None,
            By::Person { id, name } => {
                Some(Entry::Sat { seat, person: *id, name: name.clone(), entropy: None })
            }
            By::Bot { level } => Some(Entry::Bot { seat, level: *level }),
        });
        let table =
            self.lay(room.kind, room.setup.clone(), room.house.clone(), room.host, seats.collect()).await?;
        for chair in &room.chairs {
            if let Some(person) = chair.person() {
                self.note_seat(person, table).await;
            }
        }
        Ok(ids::table_name(table))
    }

    /// Remembers where somebody sits, for their own list.
    pub async fn note_seat(&self, person: i64, table: TableId) {
        if self.store.note_seat(person, table).await.is_err() {
            tracing::warn!("a seat could not be noted for its person's list");
        }
    }

    /// A one-time code with which another device takes over a seat.
    pub fn device_code(&self, table: TableId, seat: Seat, person: i64) -> Result<String, ids::NoRandomness> {
        let code = ids::code::<8>()?;
        let mut devices = self.devices.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        devices.retain(|_, device| device.until > now && !(device.table == table && device.seat == seat));
        devices.insert(ids::hash(code.as_bytes()), Device { table, seat, person, until: now + DEVICE });
        Ok(code)
    }

    /// Takes over a seat with its code.
    pub async fn redeem(self: &Arc<Self>, guest: &Guest, code: &str) -> Result<wire::rest::Acted, Problem> {
        let key = ids::hash(ids::tidy_code(code).as_bytes());
        let device = self.devices.lock().unwrap_or_else(PoisonError::into_inner).remove(&key);
        let device = device.filter(|device| device.until > Instant::now());
        let Some(Device { table, seat, person, .. }) = device else { return Err(Problem::missing("code")) };
        self.ask(table, |reply| Ask::Move { seat, from: person, guest: guest.clone(), reply }).await
    }

    /// Ends the tasks of all tables and starts none again.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Release);
        let awake = std::mem::take(&mut *self.awake.lock().await);
        let mut ends = Vec::with_capacity(awake.len());
        for sender in awake.into_values() {
            let (ended, end) = tokio::sync::oneshot::channel();
            if sender.send(Ask::Stop { ended }).await.is_ok() {
                ends.push(end);
            }
        }
        for end in ends {
            // The table drops its half when it has ended.
            let _ = end.await;
        }
    }

    /// Closes tables to which nobody came back.
    pub async fn sweep(self: &Arc<Self>) {
        let long_ago = clock::now() - i64::try_from(self.config.expire.as_millis()).unwrap_or(i64::MAX);
        let live = [Status::Open, Status::Playing];
        let Ok(rows) = self.store.rows(&live, false, Some(long_ago), 100).await else { return };
        for row in rows {
            self.clone().deliver(row.id, Ask::Expire).await;
        }
    }
}

/// Whether the rules accept a setup, and the setup with every option written out. A written deal is refused: everybody
/// must be able to trust the cards.
pub fn accept(game: GameName, setup: &Value) -> Result<Accepted, Problem> {
    refuse_deal(setup)?;
    Ok(describe_setup(game, setup)?)
}

/// Refuses a setup with a written deal.
pub fn refuse_deal(setup: &Value) -> Result<(), Problem> {
    match setup.get("deal") {
        None | Some(Value::Null) => Ok(()),
        Some(_) => {
            let message = "a table on a server is always dealt by chance";
            Err(wire::json::Misread::new("setup.deal", message).into())
        }
    }
}
