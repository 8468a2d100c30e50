//! Permission to hold a connection or a socket open. Each counts against its address until it is dropped.

use std::net::IpAddr;
use std::sync::Arc;

use crate::hall::Hall;

/// An open TCP connection, counted against its address. The connections of trusted proxies are not counted, because
/// a proxy carries everybody's.
pub struct ConnectionPermit(Option<(Arc<Hall>, IpAddr)>);

impl ConnectionPermit {
    /// A permit, if the address has fewer connections than it may have.
    pub fn acquire(hall: &Arc<Hall>, address: IpAddr) -> Option<ConnectionPermit> {
        if hall.config.trusted_proxies.contains(&address) {
            return Some(ConnectionPermit(None));
        }
        hall.connections.enter(address).then(|| ConnectionPermit(Some((hall.clone(), address))))
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        if let Some((hall, address)) = &self.0 {
            hall.connections.leave(*address);
        }
    }
}

/// An open WebSocket, counted against its address.
pub struct SocketPermit {
    hall: Arc<Hall>,
    client: IpAddr,
}

impl SocketPermit {
    /// A permit, if the address has fewer sockets than it may have.
    pub fn acquire(hall: &Arc<Hall>, client: IpAddr) -> Option<SocketPermit> {
        hall.sockets.enter(client).then(|| {
            hall.metrics.sockets.up();
            SocketPermit { hall: hall.clone(), client }
        })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.hall.sockets.leave(self.client);
        self.hall.metrics.sockets.down();
    }
}
