//! One test per rule, named after it: `sc_24_…` for SC-24, `t_sc_12_…` for the written scenarios.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod accuse;
mod common;
mod end;
mod expert;
mod galahad_percival;
mod info;
mod modes;
mod score;
mod setup;
mod solo;
mod stored;
mod turn;
mod young_options;
