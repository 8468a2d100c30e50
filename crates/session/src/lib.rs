//! A running table of any game: its chance, its bots, what each viewer has been sent, its record.
//!
//! Server, terminal, referee and arena are front ends of one [`Session`]:
//!
//! * [`Session::begin`] deals, [`Session::act`] makes a move. Both give a [`Draft`] that borrows the session: store
//!   its batch, then commit it. A dropped draft changes nothing.
//! * [`Session::updates`] gives every viewer what it has not been sent yet, as JSON.
//! * [`Session::record`] is the game so far, with all its secrets.
//!
//! Bots sit in the session and learn only what their seat is sent. [`steps`] plays a finished game again for one
//! viewer.
//!
//! ```
//! use avalon::Avalon;
//! use bots::Random;
//! use game::{Entropy, Protocol, Seed, Turn};
//! use session::Session;
//!
//! let setup = serde_json::from_str(r#"{"players": 5}"#).unwrap();
//! let options = Avalon::check(&setup).unwrap().options;
//! let mut session = Session::<Avalon>::open(options, Seed::from_number(7), &Entropy::none());
//! session.begin().unwrap().commit();
//! for seat in session.table().seats() {
//!     session.seat_bot(seat, Box::new(Random));
//! }
//! while let Some(seat) = session.table().asked().lowest() {
//!     session.bot_move(seat).unwrap();
//! }
//! assert!(matches!(session.table().waiting(), Turn::Over(_)));
//! ```
#![forbid(unsafe_code)]

mod draft;
mod patch;
mod read;
mod sent;
mod session;
mod steps;

pub use draft::Draft;
pub use read::{read_command, read_statement};
pub use sent::{Broadcast, SeatUpdate};
pub use session::{BotError, BotMove, Session};
pub use steps::{Step, steps};

use game::{Notation, Protocol};

/// What a session needs of a game: rules with JSON messages and a notation.
pub trait Rules: Protocol<You: PartialEq, Choices: PartialEq> + Notation {}

impl<G: Protocol<You: PartialEq, Choices: PartialEq> + Notation> Rules for G {}
