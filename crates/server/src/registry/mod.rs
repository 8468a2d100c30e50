//! The registry: the tables in memory, and how they are created, loaded and reached.

mod create;
mod devices;
mod forget;
pub mod names;
mod sweep;
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::expect_used)] // a test may stop loudly
mod tests;

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use games::GameName;
use store::{Store, TableId};
use tokio::sync::{OnceCell, mpsc};

use crate::calls::guard;
use crate::config::Config;
use crate::connections::address::{Prefix, network};
use crate::connections::banned::Bans;
use crate::connections::limits::{Buckets, Counts};
use crate::connections::reports::Reports;
use crate::log::entry::{self, Entry};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::tables::room::Room;
use crate::tables::{self, Ask};
use devices::DeviceCodes;

pub use create::{accept, refuse_deal};

/// The place of a table. It is empty while the table is loaded, so that those who want this table wait for each other and
/// nobody else does.
type Slot = Arc<OnceCell<mpsc::Sender<Ask>>>;

/// Everything the tables of a server share.
pub struct Registry {
    pub store: Store,
    pub config: Config,
    pub metrics: Metrics,
    /// Limits how often a network may make calls.
    pub requests: Buckets<IpAddr>,
    /// The open sockets of each network.
    pub sockets: Counts<IpAddr>,
    /// The open connections of each network.
    pub connections: Counts<IpAddr>,
    /// Limits how many tables are created.
    pub tables: Quota,
    /// Limits how many people are made.
    pub people: Quota,
    /// Limits how many wrong codes a network may try.
    pub guesses: Buckets<IpAddr>,
    pub bans: Bans,
    banned_people: RwLock<HashSet<i64>>,
    pub reports: Reports,
    start: tables::Start,
    stopping: AtomicBool,
    /// The tables in memory and those that are being loaded.
    awake: Mutex<HashMap<TableId, Slot>>,
    devices: DeviceCodes,
    /// People who were deleted while this server runs.
    forgotten: RwLock<HashSet<i64>>,
    /// Whether the time of day can be believed.
    watch: tokio::sync::Mutex<sweep::Watch>,
}

/// How many of something may be made in an hour: by each network, and by all together.
pub struct Quota {
    each: Buckets<IpAddr>,
    all: Buckets<()>,
}

impl Quota {
    fn an_hour(each: u32, all: u32) -> Quota {
        let buckets = |count: u32| f64::from(count) / 3600.0;
        Quota { each: Buckets::new(buckets(each), each), all: Buckets::new(buckets(all), all) }
    }

    /// Counts one more of this client, if it may be made.
    pub fn take(&self, client: IpAddr) -> bool {
        self.each.take(network(client)) && self.all.take(())
    }
}

impl Registry {
    /// A registry without tables.
    pub fn new(store: Store, config: Config, start: tables::Start) -> Registry {
        let limits = config.limits;
        Registry {
            store,
            requests: Buckets::new(limits.requests.into(), limits.request_burst),
            sockets: Counts::new(limits.sockets, limits.all_sockets),
            connections: Counts::new(limits.connections, usize::MAX),
            tables: Quota::an_hour(limits.tables, limits.all_tables),
            people: Quota::an_hour(limits.people, limits.all_people),
            guesses: Buckets::new(f64::from(limits.wrong_codes) / 60.0, limits.wrong_codes.saturating_mul(2)),
            bans: Bans::default(),
            banned_people: RwLock::default(),
            reports: Reports::default(),
            config,
            metrics: Metrics::default(),
            start,
            stopping: AtomicBool::new(false),
            awake: Mutex::default(),
            devices: DeviceCodes::default(),
            forgotten: RwLock::default(),
            watch: tokio::sync::Mutex::default(),
        }
    }

    /// The host of the public address.
    fn public_host(&self) -> Option<String> {
        let public = self.config.public_url.as_deref().and_then(|url| url.split("//").nth(1));
        public.map(|rest| rest.split('/').next().unwrap_or(rest).to_ascii_lowercase())
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.config.time.now()
    }

    /// Whether this host name is one of the server's.
    pub fn is_our_host(&self, host: &str) -> bool {
        self.public_host().as_deref() == Some(host) || guard::is_local_name(host)
    }

    /// Whether people use https.
    pub fn uses_https(&self) -> bool {
        self.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// With what a page of ours begins its address under this host name. The server itself speaks http; a proxy may
    /// speak https for it.
    pub fn schemes(&self, host: &str) -> &'static [&'static str] {
        match self.public_host().as_deref() == Some(host) {
            true if self.uses_https() => &["https"],
            true => &["http"],
            false if self.config.trusted_proxies.is_empty() => &["http"],
            false => &["http", "https"],
        }
    }

    /// Reads the list of banned addresses again.
    pub async fn refresh_bans(&self) -> Result<(), store::Error> {
        let now = self.now();
        let bans = self.store.bans().await?;
        let live = bans.iter().filter(|ban| ban.until.is_none_or(|until| until > now));
        self.bans.set(live.clone().filter_map(|ban| Prefix::read(&ban.address)).collect());
        let people: HashSet<i64> = live.filter_map(|ban| crate::admin::banned_person(&ban.address)).collect();
        let before = std::mem::replace(
            &mut *self.banned_people.write().unwrap_or_else(PoisonError::into_inner),
            people.clone(),
        );
        for person in people.difference(&before) {
            for sender in self.senders() {
                // A table that has ended has no sockets.
                let _ = sender.send(Ask::Cut { person: *person }).await;
            }
        }
        Ok(())
    }

    /// Passes an ask to a table, which is loaded if it is not in memory. An ask that cannot be delivered is dropped,
    /// and with it the channel for its answer.
    pub async fn deliver(self: Arc<Self>, table: TableId, ask: Ask) {
        if let Err(problem) = self.try_deliver(table, ask).await
            && !self.stopping.load(Ordering::Acquire)
        {
            tracing::debug!(code = problem.body.code, "a table could not be asked");
        }
    }

    /// Like `deliver`, but says why it failed, and returns the channel to the table.
    pub async fn try_deliver(
        self: &Arc<Self>,
        table: TableId,
        mut ask: Ask,
    ) -> Result<mpsc::Sender<Ask>, Problem> {
        for _ in 0..3 {
            let sender = self.wake(table).await?;
            match sender.send(ask).await {
                Ok(()) => return Ok(sender),
                // The table ended in this moment: load it again.
                Err(mpsc::error::SendError(back)) => ask = back,
            }
            self.forget(table);
        }
        Err(Problem::unavailable())
    }

    /// Passes an ask to a table and waits for the answer.
    pub async fn ask<T>(
        self: &Arc<Self>,
        table: TableId,
        ask: impl FnOnce(tables::Reply<T>) -> Ask,
    ) -> Result<T, Problem> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        self.try_deliver(table, ask(reply)).await?;
        answer.await.unwrap_or_else(|_| Err(Problem::unavailable()))
    }

    /// The channel to a table, which is loaded if it is not in memory.
    pub async fn wake(self: &Arc<Self>, table: TableId) -> Result<mpsc::Sender<Ask>, Problem> {
        let slot = {
            let mut awake = self.awake();
            if self.stopping.load(Ordering::Acquire) {
                return Err(Problem::unavailable());
            }
            let slot = awake.entry(table).or_default();
            if slot.get().is_some_and(mpsc::Sender::is_closed) {
                *slot = Slot::default();
            }
            slot.clone()
        };
        let loaded = slot.get_or_try_init(|| self.load(table)).await.cloned();
        if loaded.is_err() {
            // A table that cannot be loaded, or does not exist, leaves nothing in memory.
            let mut awake = self.awake();
            if awake.get(&table).is_some_and(|other| Arc::ptr_eq(other, &slot) && !other.initialized()) {
                awake.remove(&table);
            }
        }
        loaded
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<TableId, Slot>> {
        // No change of the map can panic half-way.
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn load(self: &Arc<Self>, table: TableId) -> Result<mpsc::Sender<Ask>, Problem> {
        let stored = self.store.read(table, 0).await?;
        let damaged = |what: String| {
            tracing::error!(what, "a table cannot be loaded");
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
        if opening.v > entry::VERSION {
            return Err(damaged(format!(
                "it was written by a newer program: its version is {}, this program knows versions up to {}",
                opening.v,
                entry::VERSION
            )));
        }
        let kind: GameName = opening.game.parse().map_err(|_| damaged("an unknown game".to_string()))?;
        let players = accept(kind, &opening.setup)?.players;
        let room = Room::open(table, opening.clone(), kind, players).map_err(damaged)?;
        let (start, registry, count) = (self.start, self.clone(), entries.len());
        // A long log takes a while; on a thread of its own it does not hold up other tables.
        let started = tokio::task::spawn_blocking(move || start(registry, room, &entries)).await;
        self.metrics.tables_loaded.add();
        tracing::debug!(entries = count, "a table is loaded");
        started.map_err(|_| damaged("loading was interrupted".to_string()))?.map_err(damaged)
    }

    /// Whether this person is banned.
    pub fn is_person_banned(&self, person: i64) -> bool {
        self.banned_people.read().unwrap_or_else(PoisonError::into_inner).contains(&person)
    }

    /// Whether a table is in memory.
    fn is_awake(&self, table: TableId) -> bool {
        self.awake().contains_key(&table)
    }

    /// Removes a table whose task has ended.
    pub fn forget(&self, table: TableId) {
        let mut awake = self.awake();
        if awake.get(&table).and_then(|slot| slot.get()).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(&table);
        }
    }

    /// The channels to all tables in memory.
    fn senders(&self) -> Vec<mpsc::Sender<Ask>> {
        self.awake().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// Makes all tables in memory be read again from the store.
    pub async fn read_again(&self) {
        for sender in self.senders() {
            // A table that has ended is read again anyway.
            let _ = sender.send(Ask::ReadAgain).await;
        }
    }

    /// Ends the tasks of all tables and starts none again.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Release);
        let awake = std::mem::take(&mut *self.awake());
        let mut ends = Vec::with_capacity(awake.len());
        for slot in awake.into_values() {
            // A table that is being loaded is waited for.
            let Ok(sender) = slot.get_or_try_init(|| async { Err(()) }).await else { continue };
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
}
