//! A client of the server, for the load tool and for tests over real sockets.
//!
//! [`Caller`] makes the calls outside the socket, [`Socket`] is a table's socket, and [`Player`] keeps a seat's own
//! mirror of the game, folded from its notices alone, and a journal of what it sent and what was acknowledged.
#![forbid(unsafe_code)]

mod caller;
mod player;
mod socket;

pub use caller::{Answer, Caller};
pub use player::{Fate, Journal, Player, Sent};
pub use socket::{Heard, Socket, text_of};

/// Why a client must stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The connection broke, or could not be made.
    Broken(String),
    /// The server sent something that cannot be read.
    Unreadable(String),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Error::Broken(why) => write!(f, "the connection broke: {why}"),
            Error::Unreadable(what) => write!(f, "the server's answer cannot be read: {what}"),
        }
    }
}

impl std::error::Error for Error {}
