//! Connections: who may connect, how long a request may take, and the task that serves a WebSocket.
//!
//! Everything here stands on axum's own server and WebSocket. This module adds limits:
//!
//! - [`permit`]: how many connections and sockets one address may have open.
//! - [`banned`]: addresses that may not connect.
//! - [`budget`]: how many bytes a socket may receive.
//! - [`deadline`]: how long a request may take.
//! - [`outbox`]: how many frames may wait for a slow reader.
//! - [`reports`]: what the operator learns about addresses that misbehave.
//! - [`socket`]: how many frames a client may send, how long, and of which kind.

pub mod address;
pub mod banned;
mod budget;
mod deadline;
pub mod limits;
mod listener;
pub mod outbox;
mod permit;
pub mod reports;
mod socket;

pub use listener::{Listener, Peer};
pub use permit::SocketPermit;
pub use socket::{SocketTask, serve};
