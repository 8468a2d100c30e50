//! Permission to hold a connection or a socket open. Each counts against its address until it is dropped.

use std::net::IpAddr;
use std::sync::Arc;

use super::address::network;
use super::banned::Cut;
use crate::registry::Registry;

/// An open TCP connection, counted against its address. The connections of trusted proxies are not counted, because
/// a proxy carries everybody's.
pub struct ConnectionPermit(Option<(Arc<Registry>, IpAddr)>);

impl ConnectionPermit {
    /// A permit, if the address has fewer connections than it may have.
    pub fn acquire(registry: &Arc<Registry>, address: IpAddr) -> Option<ConnectionPermit> {
        if registry.config.trusted_proxies.contains(&address) {
            return Some(ConnectionPermit(None));
        }
        let network = network(address);
        registry.connections.enter(network).then(|| ConnectionPermit(Some((registry.clone(), network))))
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        if let Some((registry, address)) = &self.0 {
            registry.connections.leave(*address);
        }
    }
}

/// An open WebSocket, counted against its address.
pub struct SocketPermit {
    registry: Arc<Registry>,
    client: IpAddr,
    /// Told when the address is banned.
    pub cut: Cut,
}

impl SocketPermit {
    /// A permit, if the address has fewer sockets than it may have, and all together have.
    pub fn acquire(registry: &Arc<Registry>, client: IpAddr) -> Option<SocketPermit> {
        registry.sockets.enter(network(client)).then(|| {
            registry.metrics.sockets.up();
            SocketPermit { registry: registry.clone(), client, cut: registry.bans.watch(client) }
        })
    }

    /// The address of the client.
    pub fn client(&self) -> IpAddr {
        self.client
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.registry.sockets.leave(network(self.client));
        self.registry.metrics.sockets.down();
    }
}
