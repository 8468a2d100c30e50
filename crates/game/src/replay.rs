//! A finished game with all its secrets, and the check that it was dealt fairly.

use alloc::vec::Vec;
use core::fmt;

use crate::{Dice, Draw, Game, Halt, Move, Script, Table, Ways};

/// A finished game. Only a finished [`Table`] gives one.
pub struct Replay<G: Game> {
    /// The rules of the table.
    pub options: G::Options,
    /// How the game ended.
    pub outcome: G::Outcome,
    /// All draws of chance.
    pub draws: Vec<Draw>,
    /// All moves.
    pub moves: Vec<Move<G::Command>>,
    /// All events.
    pub events: Vec<G::Event>,
}

/// The first place where a replay differs from what the rules, or the revealed seed, give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discrepancy {
    /// The rules refuse this move, or it comes after the end.
    Move(usize),
    /// This draw of chance is not the one the seed gives.
    Draw(usize),
    /// The rules make other events from the same moves and draws. This is the first that differs.
    Event(usize),
    /// The recorded moves do not reach an end.
    Unfinished,
}

impl fmt::Display for Discrepancy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Discrepancy::Move(at) => write!(f, "moves[{at}]: the rules refuse this move"),
            Discrepancy::Draw(at) => write!(f, "draws[{at}]: not what the seed gives"),
            Discrepancy::Event(at) => write!(f, "events[{at}]: not what the rules make of it"),
            Discrepancy::Unfinished => f.write_str("moves: the game does not end"),
        }
    }
}

impl<G: Game> Replay<G> {
    /// Plays recorded moves and draws again from the start.
    ///
    /// # Errors
    /// The first move or draw that the rules do not accept.
    ///
    /// ```
    /// use avalon::Avalon;
    /// use game::{Discrepancy, Record, Replay, SeatSet};
    ///
    /// let text = "avalon 5 merlin,assassin\n0/60 0/5\n0p01 0+ 1+ 2+ 3- 4-\n";
    /// let Record { options, draws, mut moves } = Record::<Avalon>::read(text).unwrap();
    /// let table = Replay::<Avalon>::rerun(options.clone(), &draws, &moves).unwrap();
    /// assert_eq!(table.asked(), SeatSet::first(2), "the team plays its cards");
    ///
    /// // A second vote of the same seat is against the rules.
    /// moves[2] = moves[1];
    /// assert_eq!(Replay::<Avalon>::rerun(options, &draws, &moves).err(), Some(Discrepancy::Move(2)));
    /// ```
    pub fn rerun(
        options: G::Options,
        draws: &[Draw],
        moves: &[Move<G::Command>],
    ) -> Result<Table<G>, Discrepancy> {
        Self::walk(options, draws, moves, |_, _| {})
    }

    /// Plays recorded moves and draws again, and calls `step` with the table after the deal (no move) and after
    /// every move.
    ///
    /// # Errors
    /// The first move or draw that the rules do not accept.
    pub fn walk(
        options: G::Options,
        draws: &[Draw],
        moves: &[Move<G::Command>],
        step: impl FnMut(&Table<G>, Option<&Move<G::Command>>),
    ) -> Result<Table<G>, Discrepancy> {
        let mut script = Script::new(draws.iter().map(|draw| draw.way));
        let table = Self::walk_with(options, &mut script, moves, step).map_err(|halt| match halt {
            Halt::Refused(at) => Discrepancy::Move(at),
            Halt::Chance(end) => Discrepancy::Draw(end.at),
        })?;
        if !script.is_spent() || table.secrets().draws() != draws {
            let at = table.secrets().draws().iter().zip(draws).take_while(|(a, b)| a == b).count();
            return Err(Discrepancy::Draw(at));
        }
        Ok(table)
    }

    /// Plays moves again with any chance, and calls `step` as [`Replay::walk`] does. This is the one replay loop.
    ///
    /// # Errors
    /// The index of the first move that the rules refuse, or why chance failed.
    pub fn walk_with<W: Ways<G>>(
        options: G::Options,
        ways: &mut W,
        moves: &[Move<G::Command>],
        mut step: impl FnMut(&Table<G>, Option<&Move<G::Command>>),
    ) -> Result<Table<G>, Halt<usize, W::Error>> {
        let mut table = Table::<G>::open(options);
        table.begin(ways).map_err(Halt::Chance)?.commit();
        step(&table, None);
        for (at, made) in moves.iter().enumerate() {
            match table.draft(made.seat, &made.command, ways) {
                Ok(draft) => draft.commit(),
                Err(Halt::Refused(_)) => return Err(Halt::Refused(at)),
                Err(Halt::Chance(error)) => return Err(Halt::Chance(error)),
            }
            step(&table, Some(made));
        }
        Ok(table)
    }

    /// Checks that the rules make exactly these events and this end from these moves and draws.
    pub fn check(&self) -> Result<(), Discrepancy> {
        let table = Self::rerun(self.options.clone(), &self.draws, &self.moves)?;
        let again = table.secrets().log();
        if again != self.events.as_slice() {
            let at = again.iter().zip(&self.events).take_while(|(a, b)| a == b).count();
            return Err(Discrepancy::Event(at));
        }
        match table.into_replay() {
            Ok(replay) if replay.outcome == self.outcome => Ok(()),
            Ok(_) => Err(Discrepancy::Event(self.events.len())),
            Err(_) => Err(Discrepancy::Unfinished),
        }
    }

    /// Checks that every draw is the one these dice give.
    pub fn check_draws(&self, dice: Dice) -> Result<(), Discrepancy> {
        check_draws(&self.draws, dice)
    }
}

/// Checks that every draw is the one these dice give.
///
/// # Errors
/// The first draw that differs.
pub fn check_draws(draws: &[Draw], mut dice: Dice) -> Result<(), Discrepancy> {
    match draws.iter().position(|draw| dice.roll(draw.ways) != draw.way) {
        Some(at) => Err(Discrepancy::Draw(at)),
        None => Ok(()),
    }
}
