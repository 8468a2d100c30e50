//! The one door to a table's secrets.

use crate::{Draw, Game, Move, Record, StateOf, Table};

/// The raw state, events, draws and moves of a table, as [`Table::secrets`] gives them.
///
/// All of it is as secret as the deal. It is for the store, the referee, tests and solvers; nothing from here may
/// reach a viewer, except through [`Table::notices`] and [`Table::view`].
pub struct Secrets<'t, G: Game> {
    table: &'t Table<G>,
}

impl<'t, G: Game> Secrets<'t, G> {
    pub(crate) fn new(table: &'t Table<G>) -> Secrets<'t, G> {
        Secrets { table }
    }

    /// The whole state: board, all hands, and what nobody sees.
    pub fn state(&self) -> &'t StateOf<G> {
        &self.table.state
    }

    /// All committed events.
    pub fn log(&self) -> &'t [G::Event] {
        self.table.log.get(..self.table.committed().events).unwrap_or(&[])
    }

    /// All committed draws of chance.
    pub fn draws(&self) -> &'t [Draw] {
        self.table.draws.get(..self.table.committed().draws).unwrap_or(&[])
    }

    /// All committed moves. They hold secret votes and cards.
    pub fn moves(&self) -> &'t [Move<G::Command>] {
        self.table.moves.get(..self.table.committed().moves).unwrap_or(&[])
    }

    /// Options, draws and moves: everything from which the game can be played again.
    pub fn record(&self) -> Record<G> {
        Record {
            options: self.table.options().clone(),
            draws: self.draws().to_vec(),
            moves: self.moves().to_vec(),
        }
    }
}
