//! Starts and stops a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::{Hold, Store};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::calls;
use crate::config::Config;
use crate::connections::{Listener, Peer};
use crate::metrics::Metrics;
use crate::registry::Registry;
use crate::restored;
use crate::store_log;
use crate::tables::{self, Faithful};

/// A running server.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    registry: Arc<Registry>,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

/// Opens the store and starts a server.
pub async fn start(config: Config) -> Result<Running, String> {
    start_with(config, tables::start::<Faithful>).await
}

/// Starts a server whose tables are started by this function.
pub(crate) async fn start_with(config: Config, start: tables::Start) -> Result<Running, String> {
    let store = Store::open(&config.database).await.map_err(|error| error.to_string())?;
    store.hold(Hold::Exclusive).await.map_err(|error| error.to_string())?;
    let closed = restored::close_tables(&store).await?;
    if closed > 0 {
        tracing::warn!(closed, "the store is a copy; its open and running tables were closed");
    }
    let listener = TcpListener::bind(config.listen)
        .await
        .map_err(|error| format!("cannot listen on {}: {error}", config.listen))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    let registry = Arc::new(Registry::new(store, config, start));
    registry.refresh_bans().await.map_err(|error| error.to_string())?;
    let router = calls::router(registry.clone()).into_make_service_with_connect_info::<Peer>();
    let listener = Listener::new(listener, registry.clone());
    let (stop, stopped) = oneshot::channel::<()>();
    let maintenance = [
        tokio::spawn(maintain(registry.clone())),
        tokio::spawn(follow(registry.clone())),
        tokio::spawn(follow_forgotten(registry.clone())),
    ];
    let served = tokio::spawn(async move {
        let wait = async {
            let _ = stopped.await;
        };
        if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(wait).await {
            tracing::error!(%error, "the server stopped");
        }
        maintenance.iter().for_each(JoinHandle::abort);
    });
    Ok(Running { address, registry, stop: Some(stop), served })
}

/// How often, in minutes, a file is scrubbed at most: it is rewritten as a whole, and moves wait meanwhile.
const SCRUB: u64 = 10;

/// Leaves nothing of what was deleted in the file.
async fn scrub(store: &Store) {
    let scrubbed = match store.needs_scrub().await {
        Ok(false) => return,
        Ok(true) => store.scrub().await,
        Err(error) => Err(error),
    };
    if let Err(error) = scrubbed {
        store_log::failed("what was deleted may still be in the file", &error);
    }
}

/// Looks for people whom another program has deleted.
async fn follow_forgotten(registry: Arc<Registry>) {
    let mut after = 0;
    loop {
        match registry.follow_forgotten(after).await {
            Ok(last) => after = last,
            Err(error) => store_log::failed("people who were deleted are not looked for", &error),
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Periodic work: reads bans, closes tables that nobody uses, scrubs the file.
async fn maintain(registry: Arc<Registry>) {
    let mut minutes: u64 = 0;
    loop {
        tokio::time::sleep(Duration::from_secs(60)).await;
        if let Err(error) = registry.refresh_bans().await {
            store_log::failed("the list of banned addresses is not read", &error);
        }
        if minutes.is_multiple_of(SCRUB) {
            scrub(&registry.store).await;
        }
        if minutes.is_multiple_of(60) {
            registry.sweep().await;
        }
        minutes += 1;
    }
}

/// Reads all tables again after the store was lost: another server may have written in the meantime.
async fn follow(registry: Arc<Registry>) {
    let mut regained = registry.store.regained();
    while regained.changed().await.is_ok() {
        tracing::warn!("the session with the database was lost and is open again; all tables are read again");
        registry.read_again().await;
    }
}

impl Running {
    /// The counters.
    pub fn metrics(&self) -> &Metrics {
        &self.registry.metrics
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.registry.store
    }

    /// Reads the list of banned addresses now; the server itself does so every minute.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn read_bans(&self) -> Result<(), String> {
        self.registry.refresh_bans().await.map_err(|error| error.to_string())
    }

    /// Accepts no more requests, ends all tables and closes the store. Acknowledged moves are on the disk already.
    pub async fn stop(mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        // Tables close their sockets, which would otherwise keep the server waiting. Clients connect again by themselves.
        let _ = tokio::time::timeout(Duration::from_secs(2), self.registry.stop()).await;
        let _ = tokio::time::timeout(Duration::from_secs(2), &mut self.served).await;
        self.served.abort();
        scrub(&self.registry.store).await;
        self.registry.store.close().await;
    }
}
