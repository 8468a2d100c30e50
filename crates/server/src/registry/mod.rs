//! The registry: the tables in memory, and how they are created, loaded and reached.

mod create;
mod devices;
pub mod names;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use games::GameName;
use store::{Status, Store, TableId};
use tokio::sync::{Mutex as AsyncMutex, mpsc};

use crate::calls::guard;
use crate::clock;
use crate::config::Config;
use crate::connections::limits::{Buckets, Counts};
use crate::log::entry::Entry;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::tables::room::Room;
use crate::tables::{self, Ask};
use devices::DeviceCodes;

pub use create::{accept, refuse_deal};

/// Everything the tables of a server share.
pub struct Registry {
    pub store: Store,
    pub config: Config,
    pub metrics: Metrics,
    /// Limits how often an address may make calls.
    pub requests: Buckets<IpAddr>,
    /// The open sockets of each address.
    pub sockets: Counts<IpAddr>,
    /// The open connections of each address.
    pub connections: Counts<IpAddr>,
    /// Limits how many tables an address may create.
    pub tables: Buckets<IpAddr>,
    start: tables::Start,
    stopping: AtomicBool,
    awake: AsyncMutex<HashMap<TableId, mpsc::Sender<Ask>>>,
    devices: DeviceCodes,
    banned: RwLock<Vec<IpAddr>>,
}

impl Registry {
    /// A registry without tables.
    pub fn new(store: Store, config: Config, start: tables::Start) -> Registry {
        let limits = config.limits;
        Registry {
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
            devices: DeviceCodes::default(),
            banned: RwLock::new(Vec::new()),
        }
    }

    /// Whether this host name is one of the server's.
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
            self.forget(table).await;
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
        tracing::debug!(entries = entries.len(), "a table is loaded");
        started.map_err(damaged)
    }

    /// Removes a table whose task has ended.
    pub async fn forget(&self, table: TableId) {
        let mut awake = self.awake.lock().await;
        if awake.get(&table).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(&table);
        }
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

    /// Closes tables that nobody has used for long.
    pub async fn sweep(self: &Arc<Self>) {
        let long_ago = clock::now() - i64::try_from(self.config.expire.as_millis()).unwrap_or(i64::MAX);
        let live = [Status::Open, Status::Playing];
        let Ok(rows) = self.store.rows(&live, false, Some(long_ago), 100).await else { return };
        for row in rows {
            self.clone().deliver(row.id, Ask::Expire).await;
        }
    }
}
