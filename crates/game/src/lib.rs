//! The contract between the rules of a game and everything that drives them.
//!
//! A [`Game`] is a handful of pure functions over data. Its [`State`] is the product of what the whole
//! table sees (the *board*), what each seat alone sees (the *hands*) and what nobody sees (the *hidden*
//! part). An event reaches a viewer only through [`Game::public`] and [`Game::private`]; a [`Mirror`]
//! folds nothing else, so a secret has no other way out.
//!
//! [`Table`] is the one driver: it drafts a move, lets the caller store it, and commits it. Chance comes
//! from outside as numbered [`Ways`]; [`Dice`] draws them from a committed [`Seed`].
//!
//! [`tutorial`] writes a complete game in 100 lines.
#![cfg_attr(not(feature = "ts"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

#[cfg(any(doc, doctest))]
#[doc = include_str!("../../../docs/tutorial.md")]
pub mod tutorial {}

mod contract;
mod list;
mod notation;
mod protocol;
mod recorder;
mod replay;
mod rule;
mod seat;
mod secrets;
mod seed;
mod table;
#[cfg(feature = "ts")]
pub mod ts;
mod view;
mod vocabulary;
mod ways;

pub use contract::{BoardOf, Choices, Game, HandOf, Recall, StateOf, Turn, ViewOf, fold};
pub use list::List;
pub use notation::{Notation, Record, Unreadable};
pub use protocol::{Checked, Fault, Impossible, Protocol};
pub use recorder::Recorder;
pub use replay::{Discrepancy, Replay, check_draws};
pub use rule::{Refuse, RuleId};
pub use seat::{BySeat, Seat, SeatSet};
pub use secrets::Secrets;
pub use seed::{Commitment, Dice, Entropy, MalformedSeed, Seed};
pub use table::{Batch, Damage, Draft, Halt, Move, Table};
pub use view::{Cursor, Mirror, Notice, NoticeOf, State, View, Viewer};
#[doc(hidden)]
pub use vocabulary::array_of;
pub use ways::{Draw, Script, ScriptEnd, Ways};
