//! What the server and its clients say to each other.
//!
//! [`socket`] holds the messages of a table's socket, [`room`] what everybody may know about a table besides the
//! game itself, [`rest`] the bodies of the calls outside the socket, [`archive`] a finished game with its proof, and
//! [`json`] reads all of it strictly. `docs/protocol.md` shows one real exchange.

pub mod archive;
pub mod json;
pub mod rest;
pub mod room;
pub mod socket;

/// The version of these messages. A client of another version has to reload.
pub const VERSION: u32 = 2;
