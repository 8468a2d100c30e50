//! The one driver of every game: draft, store, commit.

use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU64;

use crate::{
    Cursor, Draw, Game, Mirror, Notice, NoticeOf, Recall, Replay, Seat, SeatSet, Stage, StateOf, Turn,
    ViewOf, Viewer, Ways, fold,
};

/// One play of a game.
pub struct Table<G: Game> {
    options: G::Options,
    state: StateOf<G>,
    log: Vec<G::Event>,
    draws: Vec<Draw>,
    moves: Vec<Move<G::Command>>,
    /// Whether there is a draft.
    drafted: bool,
    /// Where the draft, if there is one, begins.
    settled: Settled,
}

/// How much of the lists had been committed; whatever lies beyond is a draft.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Settled {
    events: usize,
    draws: usize,
    moves: usize,
}

/// A command and who gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move<C> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub command: C,
}

/// What one draft adds to a table's log: stored as a whole or not at all.
///
/// The opening has no move; every later batch has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch<'a, G: Game> {
    /// The command, unless it is the opening.
    pub by: Option<Move<G::Command>>,
    /// The ways chance went.
    pub draws: &'a [Draw],
    /// What happened.
    pub events: &'a [G::Event],
}

/// Why a command led to no draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt<R, E> {
    /// A rule says no.
    Refused(R),
    /// The source of chance gave no way.
    Chance(E),
}

/// A stored log that no play of this game can have written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// Which batch, counting from 0.
    pub batch: usize,
    /// What is wrong with it.
    pub what: &'static str,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "batch {}: {}", self.batch, self.what)
    }
}

impl<G: Game> Table<G> {
    /// Lays a table. Nothing has happened yet: [`Table::begin`] deals.
    pub fn open(options: G::Options) -> Table<G> {
        let state = G::open(&options);
        Table {
            options,
            state,
            log: Vec::new(),
            draws: Vec::new(),
            moves: Vec::new(),
            drafted: false,
            settled: Settled::default(),
        }
    }

    /// Lays the table anew, keeping its memory.
    pub fn reopen(&mut self) {
        G::reopen(&mut self.state, &self.options);
        self.log.clear();
        self.draws.clear();
        self.moves.clear();
        self.drafted = false;
    }

    /// Makes room, so that so many further events need no allocation.
    pub fn reserve(&mut self, events: usize) {
        self.log.reserve(events);
        self.draws.reserve(events);
        self.moves.reserve(events);
    }

    /// Rebuilds a table from what was stored.
    ///
    /// Events are folded, not derived again, so that a log written by older rules loads for ever. What is checked
    /// is therefore the log's shape: who was asked, whether anything happened, where a batch ends. Whether the
    /// events are what the rules make of the moves is [`Replay::check`]'s question.
    pub fn load<'a>(
        options: G::Options,
        batches: impl IntoIterator<Item = Batch<'a, G>>,
    ) -> Result<Table<G>, Damage> {
        let mut table = Table::open(options);
        for (number, batch) in batches.into_iter().enumerate() {
            let damaged = |what| Damage { batch: number, what };
            table.take(batch).map_err(damaged)?;
        }
        Ok(table)
    }

    fn take(&mut self, batch: Batch<'_, G>) -> Result<(), &'static str> {
        match (self.waiting(), batch.by) {
            (Turn::Over(_), _) => return Err("the game was over"),
            (Turn::Seats(_), None) => return Err("a move has no author"),
            (Turn::Chance(_), Some(_)) => return Err("the opening has an author"),
            (Turn::Seats(seats), Some(by)) if !seats.contains(by.seat) => {
                return Err("the seat was not asked");
            }
            (Turn::Seats(_), Some(_)) | (Turn::Chance(_), None) => {}
        }
        if batch.events.is_empty() {
            return Err("nothing happened");
        }
        if batch.draws.iter().any(|draw| draw.way >= draw.ways.get()) {
            return Err("chance went a way that is not there");
        }
        for event in batch.events {
            fold::<G>(&mut self.state, event);
        }
        if matches!(self.waiting(), Turn::Chance(_)) {
            return Err("it ends in the middle of what the rules do by themselves");
        }
        self.log.extend_from_slice(batch.events);
        self.draws.extend_from_slice(batch.draws);
        self.moves.extend(batch.by);
        Ok(())
    }

    /// The rules of this table.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Everybody at the table.
    pub fn seats(&self) -> SeatSet {
        G::seats(&self.state.board)
    }

    /// Whose move it is.
    #[inline(always)]
    pub fn waiting(&self) -> Turn<G::Outcome> {
        G::waiting(&self.state.board)
    }

    /// The seats that are asked now; none while the table is not dealt or when it is over.
    pub fn asked(&self) -> SeatSet {
        match self.waiting() {
            Turn::Seats(seats) => seats,
            Turn::Chance(_) | Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// What the whole table sees.
    pub fn board(&self) -> &G::Board {
        &self.state.board
    }

    /// What this seat may look at.
    #[inline(always)]
    pub fn view(&self, seat: Seat) -> ViewOf<'_, G> {
        self.state.view(seat)
    }

    /// What this seat may do: nothing when it is not asked.
    #[inline(always)]
    pub fn legal(&self, seat: Seat) -> G::Choices {
        G::legal(&self.view(seat))
    }

    /// Deals: the opening batch.
    #[inline(never)]
    pub fn begin<W: Ways<G>>(&mut self, ways: &mut W) -> Result<Draft<'_, G>, W::Error> {
        self.discard();
        self.set_out();
        self.roll(ways)?;
        Ok(Draft { table: self })
    }

    /// What the command would do, with all chance up to the next decision. Nothing changes until
    /// [`Draft::commit`]; a dropped draft leaves the table as it was.
    #[inline(always)]
    pub fn draft<W: Ways<G>>(
        &mut self,
        seat: Seat,
        command: &G::Command,
        ways: &mut W,
    ) -> Result<Draft<'_, G>, Halt<G::Refusal, W::Error>> {
        self.discard();
        let common = G::sort_command(
            command,
            #[inline(always)]
            |command| self.act(seat, command, ways),
        );
        match common {
            Some(done) => done,
            None => self.act_seldom(seat, *command, ways),
        }?;
        Ok(Draft { table: self })
    }

    #[inline(always)]
    fn act<W: Ways<G>>(
        &mut self,
        seat: Seat,
        command: &G::Command,
        ways: &mut W,
    ) -> Result<(), Halt<G::Refusal, W::Error>> {
        G::judge(&self.state.view(seat), command).map_err(Halt::Refused)?;
        self.set_out();
        G::play(&mut self.stage(), seat, command);
        // Written down afterwards, as are the draws: what judging has found stays in registers for playing.
        self.moves.push(Move { seat, command: *command });
        // The first step of chance is compiled for the command that it follows; nearly always it is the only one.
        if let Turn::Chance(count) = self.waiting() {
            self.step(count, ways).map_err(Halt::Chance)?;
            if matches!(self.waiting(), Turn::Chance(_)) {
                self.roll(ways).map_err(Halt::Chance)?;
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn act_seldom<W: Ways<G>>(
        &mut self,
        seat: Seat,
        command: G::Command,
        ways: &mut W,
    ) -> Result<(), Halt<G::Refusal, W::Error>> {
        self.act(seat, &command, ways)
    }

    /// Lets chance go on until a seat must act or the game is over. Without a way the draft is taken back.
    #[inline(never)]
    fn roll<W: Ways<G>>(&mut self, ways: &mut W) -> Result<(), W::Error> {
        while let Turn::Chance(count) = self.waiting() {
            self.step(count, ways)?;
        }
        Ok(())
    }

    /// One step of chance, or of the rules by themselves.
    #[inline(always)]
    fn step<W: Ways<G>>(&mut self, count: NonZeroU64, ways: &mut W) -> Result<(), W::Error> {
        let chosen = match count.get() {
            1 => ways.only(&self.state).map(|()| 0),
            _ => ways.way(&self.state, count),
        };
        let way = match chosen {
            Ok(way) => way,
            Err(error) => {
                self.discard();
                return Err(error);
            }
        };
        G::chance(&mut self.stage(), way);
        if count.get() > 1 {
            self.draws.push(Draw { ways: count, way });
        }
        Ok(())
    }

    #[inline(always)]
    fn stage(&mut self) -> Stage<'_, G> {
        Stage::new(&mut self.state, &mut self.log)
    }

    /// From here on it is a draft.
    #[inline(always)]
    fn set_out(&mut self) {
        self.drafted = true;
        self.settled = Settled { events: self.log.len(), draws: self.draws.len(), moves: self.moves.len() };
    }

    /// How much of the lists has been committed.
    fn committed(&self) -> Settled {
        if self.drafted {
            return self.settled;
        }
        Settled { events: self.log.len(), draws: self.draws.len(), moves: self.moves.len() }
    }

    /// Goes back to the last commit. Rare, so the state is simply built again.
    #[inline]
    fn discard(&mut self) {
        if self.drafted {
            self.rebuild();
        }
    }

    #[cold]
    fn rebuild(&mut self) {
        self.drafted = false;
        self.log.truncate(self.settled.events);
        self.draws.truncate(self.settled.draws);
        self.moves.truncate(self.settled.moves);
        self.state = G::open(&self.options);
        for event in &self.log {
            fold::<G>(&mut self.state, event);
        }
    }

    /// What this viewer has learned since `from`, in order.
    pub fn notices(&self, of: Viewer, from: Cursor) -> impl Iterator<Item = NoticeOf<G>> + '_ {
        self.log().iter().filter_map(move |event| Notice::of::<G>(event, of)).skip(from.0)
    }

    /// Where this viewer stands after all its notices.
    pub fn cursor(&self, of: Viewer) -> Cursor {
        Cursor(self.notices(of, Cursor(0)).count())
    }

    /// What a returning client may be told again.
    pub fn recall(&self) -> Recall {
        G::recall(&self.options)
    }

    /// A viewer's own copy, folded from its notices alone.
    pub fn mirror(&self, of: Viewer) -> Mirror<G> {
        let mut mirror = Mirror::open(&self.options, of);
        for notice in self.notices(of, Cursor(0)) {
            mirror.fold(&notice);
        }
        mirror
    }

    /// The moves so far. They hold secret ballots and cards: for the store and the referee, never for a viewer.
    pub fn moves(&self) -> &[Move<G::Command>] {
        self.moves.get(..self.committed().moves).unwrap_or(&[])
    }

    /// The ways chance has gone. As secret as the deal.
    pub fn draws(&self) -> &[Draw] {
        self.draws.get(..self.committed().draws).unwrap_or(&[])
    }

    /// Everything that has happened. As secret as the deal.
    pub fn log(&self) -> &[G::Event] {
        self.log.get(..self.committed().events).unwrap_or(&[])
    }

    /// The whole truth: for the referee, tests and solvers, never for a viewer.
    pub fn state(&self) -> &StateOf<G> {
        &self.state
    }

    /// The finished game with all its secrets; a table still in play gives none.
    pub fn into_replay(mut self) -> Result<Replay<G>, Table<G>> {
        self.discard();
        match self.waiting() {
            Turn::Over(outcome) => Ok(Replay {
                options: self.options,
                outcome,
                draws: self.draws,
                moves: self.moves,
                events: self.log,
            }),
            Turn::Seats(_) | Turn::Chance(_) => Err(self),
        }
    }
}

/// A move thought through to the next decision, not yet made.
///
/// It borrows the table, so nobody can look at what the store could still lose.
#[must_use = "a draft that is not committed changes nothing"]
pub struct Draft<'t, G: Game> {
    table: &'t mut Table<G>,
}

impl<G: Game> Draft<'_, G> {
    /// What to store before committing.
    pub fn batch(&self) -> Batch<'_, G> {
        let Settled { events, draws, moves } = self.table.settled;
        Batch {
            by: self.table.moves.get(moves).copied(),
            draws: self.table.draws.get(draws..).unwrap_or(&[]),
            events: self.table.log.get(events..).unwrap_or(&[]),
        }
    }

    /// Whose move it would be then. What a viewer learns of it still waits for the commit.
    pub fn waiting(&self) -> Turn<G::Outcome> {
        self.table.waiting()
    }

    /// Makes the move.
    #[inline]
    pub fn commit(self) {
        self.table.drafted = false;
    }
}

impl<G: Game> Drop for Draft<'_, G> {
    #[inline]
    fn drop(&mut self) {
        self.table.discard();
    }
}
