//! Starts and stops a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::Store;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::calls;
use crate::config::Config;
use crate::connections::{Listener, Peer};
use crate::metrics::Metrics;
use crate::registry::Registry;
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
    let listener = TcpListener::bind(config.listen)
        .await
        .map_err(|error| format!("cannot listen on {}: {error}", config.listen))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    let registry = Arc::new(Registry::new(store, config, start));
    registry.refresh_bans().await.map_err(|error| error.to_string())?;
    let router = calls::router(registry.clone()).into_make_service_with_connect_info::<Peer>();
    let listener = Listener::new(listener, registry.clone());
    let (stop, stopped) = oneshot::channel::<()>();
    let keeper = tokio::spawn(keep(registry.clone()));
    let served = tokio::spawn(async move {
        let wait = async {
            let _ = stopped.await;
        };
        if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(wait).await {
            tracing::error!(%error, "the server stopped");
        }
        keeper.abort();
    });
    Ok(Running { address, registry, stop: Some(stop), served })
}

/// Periodic work: bans, tables that nobody uses.
async fn keep(registry: Arc<Registry>) {
    let mut minutes: u64 = 0;
    loop {
        tokio::time::sleep(Duration::from_secs(60)).await;
        if registry.refresh_bans().await.is_err() {
            tracing::warn!("the list of banned addresses could not be read");
        }
        if minutes.is_multiple_of(60) {
            registry.sweep().await;
        }
        minutes += 1;
    }
}

impl Running {
    /// What is counted.
    pub fn metrics(&self) -> &Metrics {
        &self.registry.metrics
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.registry.store
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
        self.registry.store.close().await;
    }
}
