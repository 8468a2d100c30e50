//! The real binary, driven through pipes.
// A broken expectation stops its test at once and loudly.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod document;
mod driver;
mod fuzz;
mod mistakes;
mod night;
mod plots;
mod scenarios;
mod secrecy;
mod shadows;
mod shadows_mistakes;
mod shadows_solo;
mod variants;
