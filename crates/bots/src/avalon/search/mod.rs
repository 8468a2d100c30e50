//! Simulated games: a table as it may be, and games played on from it.

mod rollout;
mod simulation;

pub(super) use rollout::{Rollout, SimulatedPlayer};
pub(super) use simulation::{SimulatedTable, hide_votes_and_cards, simulate, step};
