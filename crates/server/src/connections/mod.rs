//! Connections: who may connect, how long a request may take, and the task that serves a WebSocket.
//!
//! Everything here stands on axum's own server and WebSocket. This module adds limits:
//!
//! - [`permit`]: how many connections and sockets one address may have open.
//! - [`deadline`]: how long a request may take.
//! - [`outbox`]: how many frames may wait for a slow reader.
//! - [`socket`]: how many frames a client may send, how long, and of which kind.

pub mod address;
mod deadline;
pub mod limits;
mod listener;
pub mod outbox;
mod permit;
mod socket;

pub use listener::{Listener, Peer};
pub use permit::SocketPermit;
pub use socket::{SocketTask, serve};
