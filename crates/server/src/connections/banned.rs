//! Addresses that may not use the server.

use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};

use tokio::sync::watch;

use super::address::Prefix;

/// The banned addresses. Open sockets are notified of changes.
pub struct Bans(watch::Sender<()>, RwLock<Vec<Prefix>>);

/// Tells an open socket when its address is banned.
pub struct Cut(watch::Receiver<()>, IpAddr);

impl Default for Bans {
    fn default() -> Bans {
        Bans(watch::Sender::new(()), RwLock::default())
    }
}

impl Bans {
    /// Replaces the list.
    pub fn set(&self, list: Vec<Prefix>) {
        let changed = {
            let mut banned = self.1.write().unwrap_or_else(PoisonError::into_inner);
            let changed = *banned != list;
            *banned = list;
            changed
        };
        if changed {
            self.0.send_replace(());
        }
    }

    /// Whether this address is banned.
    pub fn has(&self, address: IpAddr) -> bool {
        let banned = self.1.read().unwrap_or_else(PoisonError::into_inner);
        banned.iter().any(|prefix| prefix.contains(address))
    }

    /// Tells the socket of this address when it is banned.
    pub fn watch(&self, address: IpAddr) -> Cut {
        Cut(self.0.subscribe(), address)
    }
}

impl Cut {
    /// Ready when the address is banned.
    pub async fn banned(&mut self, bans: &Bans) {
        // The sender lives as long as the server.
        while self.0.changed().await.is_ok() {
            if bans.has(self.1) {
                return;
            }
        }
        std::future::pending().await
    }
}
