//! A seat for any program: JSON lines over standard input and output, as `docs/seat-protocol.md` says.
//!
//! A program is given what its own seat may know and nothing else. Whatever it does — crash, sleep, answer nonsense,
//! write without end or never read — is counted, a move is made for it, and the game goes on.

mod faults;
mod pipe;
mod program;

pub use faults::{Fault, Faults, Tally};
pub use program::{Launch, Program, words};
