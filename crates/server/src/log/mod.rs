//! The log of a table: its entries, and how the state of a table follows from them.

pub mod entry;
mod fold;
