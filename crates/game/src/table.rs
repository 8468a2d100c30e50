//! The one driver of every game: draft a move, store it, commit it.

use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU64;

use crate::{
    Cursor, Draw, Game, Mirror, Notice, NoticeOf, Recall, Recorder, Replay, Seat, SeatSet, Secrets, StateOf,
    Turn, ViewOf, Viewer, Ways,
};

/// One play of a game.
///
/// ```
/// use avalon::Avalon;
/// use game::{Entropy, Notation, Seat, Seed, Table, Turn};
///
/// let options = Avalon::read_options("avalon 5 merlin,assassin").unwrap();
/// let mut dice = Seed::from_number(1).dice(&Entropy::none());
/// let mut table = Table::<Avalon>::open(options);
/// table.begin(&mut dice).unwrap().commit();
///
/// // The leader proposes a team. The draft is stored first, then committed.
/// let Turn::Seats(asked) = table.waiting() else { panic!("the game has just begun") };
/// let leader = asked.lowest().unwrap();
/// let command = Avalon::read_command("p01").unwrap();
/// let draft = table.draft(leader, &command, &mut dice).unwrap();
/// assert_eq!(draft.batch().events.len(), 1);
/// draft.commit();
///
/// // Now everybody votes.
/// assert_eq!(table.asked(), table.seats());
/// ```
pub struct Table<G: Game> {
    options: G::Options,
    pub(crate) state: StateOf<G>,
    pub(crate) log: Vec<G::Event>,
    pub(crate) draws: Vec<Draw>,
    pub(crate) moves: Vec<Move<G::Command>>,
    /// Where the draft begins, while there is one.
    draft: Option<Lengths>,
}

/// The lengths of a table's three lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lengths {
    pub(crate) events: usize,
    pub(crate) draws: usize,
    pub(crate) moves: usize,
}

/// A command and the seat that gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Move<C> {
    pub seat: Seat,
    pub command: C,
}

/// What one draft adds to a table's log. It is stored as a whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch<'a, G: Game> {
    /// The move; the opening batch has none.
    pub by: Option<Move<G::Command>>,
    /// The draws of chance.
    pub draws: &'a [Draw],
    /// What happened.
    pub events: &'a [G::Event],
}

/// Why a command gave no draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt<R, E> {
    /// A rule refuses the command.
    Refused(R),
    /// The source of chance failed.
    Chance(E),
}

/// A stored log that no play of this game can have written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The index of the damaged batch, from 0.
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
    /// A table at which nothing has happened yet. [`Table::begin`] deals.
    pub fn open(options: G::Options) -> Table<G> {
        let state = G::open(&options);
        Table { options, state, log: Vec::new(), draws: Vec::new(), moves: Vec::new(), draft: None }
    }

    /// Reserves memory for this many further events.
    pub fn reserve(&mut self, events: usize) {
        self.log.reserve(events);
        self.draws.reserve(events);
        self.moves.reserve(events);
    }

    /// Rebuilds a table from stored batches.
    ///
    /// Events are folded, not derived again, so a log written by an older version of the rules still loads. Only the
    /// shape of the log is checked: who was asked, whether anything happened, where a batch ends. Whether the rules
    /// make these events from these moves is checked by [`Replay::check`].
    ///
    /// # Errors
    /// The first batch that does not fit.
    pub fn load<'a>(
        options: G::Options,
        batches: impl IntoIterator<Item = Batch<'a, G>>,
    ) -> Result<Table<G>, Damage> {
        let mut table = Table::open(options);
        for (number, batch) in batches.into_iter().enumerate() {
            table.append(batch).map_err(|what| Damage { batch: number, what })?;
        }
        Ok(table)
    }

    fn append(&mut self, batch: Batch<'_, G>) -> Result<(), &'static str> {
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
            return Err("a draw is out of range");
        }
        for event in batch.events {
            let event = G::complete(*event, &self.state.board);
            self.recorder().push(event);
        }
        if matches!(self.waiting(), Turn::Chance(_)) {
            return Err("it ends before the next decision");
        }
        self.draws.extend_from_slice(batch.draws);
        self.moves.extend(batch.by);
        Ok(())
    }

    /// The rules of this table. They may hold secrets: [`Protocol::public_options`](crate::Protocol::public_options)
    /// says what viewers may know of them.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// All seats of the table.
    pub fn seats(&self) -> SeatSet {
        G::seats(&self.state.board)
    }

    /// Whose move it is.
    pub fn waiting(&self) -> Turn<G::Outcome> {
        G::waiting(&self.state.board)
    }

    /// The seats that must decide now; none before the deal and after the end.
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

    /// What this seat sees.
    pub fn view(&self, seat: Seat) -> ViewOf<'_, G> {
        self.state.view(seat)
    }

    /// The commands this seat may give; none when it is not asked.
    pub fn legal(&self, seat: Seat) -> G::Choices {
        G::legal(&self.view(seat))
    }

    /// Deals: drafts the opening batch.
    ///
    /// # Errors
    /// The source of chance failed; the table is unchanged.
    pub fn begin<W: Ways<G>>(&mut self, ways: &mut W) -> Result<Draft<'_, G>, W::Error> {
        self.discard_draft();
        self.start_draft();
        self.draw_until_decision(ways)?;
        Ok(Draft { table: self })
    }

    /// Drafts a command with all chance up to the next decision. Nothing changes until [`Draft::commit`]; a dropped
    /// draft leaves the table as it was.
    ///
    /// # Errors
    /// The command is refused, or the source of chance failed; the table is unchanged.
    pub fn draft<W: Ways<G>>(
        &mut self,
        seat: Seat,
        command: &G::Command,
        ways: &mut W,
    ) -> Result<Draft<'_, G>, Halt<G::Refusal, W::Error>> {
        self.discard_draft();
        G::judge(&self.state.view(seat), command).map_err(Halt::Refused)?;
        self.start_draft();
        self.moves.push(Move { seat, command: *command });
        G::play(&mut self.recorder(), seat, command);
        self.draw_until_decision(ways).map_err(Halt::Chance)?;
        Ok(Draft { table: self })
    }

    /// Draws until a seat must decide or the game is over. If chance fails, the draft is discarded.
    fn draw_until_decision<W: Ways<G>>(&mut self, ways: &mut W) -> Result<(), W::Error> {
        while let Turn::Chance(count) = self.waiting() {
            let way = match self.draw(count, ways) {
                Ok(way) => way,
                Err(error) => {
                    self.discard_draft();
                    return Err(error);
                }
            };
            G::chance(&mut self.recorder(), way);
        }
        Ok(())
    }

    /// One draw. A step with a single way is not recorded: it follows from the rules.
    fn draw<W: Ways<G>>(&mut self, count: NonZeroU64, ways: &mut W) -> Result<u64, W::Error> {
        if count == NonZeroU64::MIN {
            return ways.only(&self.state).map(|()| 0);
        }
        let way = ways.way(&self.state, count)?;
        self.draws.push(Draw { ways: count, way });
        Ok(way)
    }

    fn recorder(&mut self) -> Recorder<'_, G> {
        Recorder::new(&mut self.state, &mut self.log)
    }

    fn start_draft(&mut self) {
        self.draft = Some(self.committed());
    }

    /// The part of the lists that is not a draft.
    pub(crate) fn committed(&self) -> Lengths {
        self.draft.unwrap_or(Lengths {
            events: self.log.len(),
            draws: self.draws.len(),
            moves: self.moves.len(),
        })
    }

    /// Goes back to the last commit, if there is a draft.
    fn discard_draft(&mut self) {
        if let Some(committed) = self.draft.take() {
            self.rewind(committed);
        }
    }

    /// Cuts the lists to these lengths. This is rare, so the state is built again from the log.
    fn rewind(&mut self, committed: Lengths) {
        self.draws.truncate(committed.draws);
        self.moves.truncate(committed.moves);
        let mut log = core::mem::take(&mut self.log);
        log.truncate(committed.events);
        self.state = G::open(&self.options);
        for event in log {
            self.recorder().push(event);
        }
    }

    /// The notices of this viewer after its first `from` ones, in order.
    pub fn notices(&self, of: Viewer, from: Cursor) -> impl Iterator<Item = NoticeOf<G>> + '_ {
        self.secrets().log().iter().filter_map(move |event| Notice::of::<G>(event, of)).skip(from.0)
    }

    /// The cursor of this viewer after all its notices.
    pub fn cursor(&self, of: Viewer) -> Cursor {
        Cursor(self.notices(of, Cursor(0)).count())
    }

    /// Which notices a returning client may be sent again.
    pub fn recall(&self) -> Recall {
        G::recall(&self.options)
    }

    /// A viewer's own copy of the table, folded from its notices alone.
    pub fn mirror(&self, of: Viewer) -> Mirror<G> {
        let mut mirror = Mirror::open(&self.options, of);
        for notice in self.notices(of, Cursor(0)) {
            mirror.fold(&notice);
        }
        mirror
    }

    /// The raw state, events, draws and moves. For the store, the referee, tests and solvers, never for a viewer.
    pub fn secrets(&self) -> Secrets<'_, G> {
        Secrets::new(self)
    }

    /// The finished game with all its secrets.
    ///
    /// # Errors
    /// The table itself, if the game is not over.
    pub fn into_replay(mut self) -> Result<Replay<G>, Table<G>> {
        self.discard_draft();
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

/// A move with everything that follows from it up to the next decision, not yet committed.
///
/// It borrows the table, so nobody can read what the store could still lose.
///
/// ```
/// use avalon::Avalon;
/// use game::{Notation, Table, Turn};
///
/// let options = Avalon::read_options("avalon 5 merlin,assassin").unwrap();
/// let mut table = Table::<Avalon>::open(options);
/// drop(table.begin(&mut |_| 0).unwrap());
/// assert!(matches!(table.waiting(), Turn::Chance(_)), "a dropped draft changes nothing");
/// ```
#[must_use = "a draft that is not committed changes nothing"]
pub struct Draft<'t, G: Game> {
    table: &'t mut Table<G>,
}

impl<G: Game> Draft<'_, G> {
    /// What must be stored before the commit.
    pub fn batch(&self) -> Batch<'_, G> {
        let Lengths { events, draws, moves } = self.table.committed();
        Batch {
            by: self.table.moves.get(moves).copied(),
            draws: self.table.draws.get(draws..).unwrap_or(&[]),
            events: self.table.log.get(events..).unwrap_or(&[]),
        }
    }

    /// Whose move it is after the commit.
    pub fn waiting(&self) -> Turn<G::Outcome> {
        self.table.waiting()
    }

    /// The table as it is after the commit.
    pub fn table(&self) -> &Table<G> {
        self.table
    }

    /// Makes the move.
    pub fn commit(self) {
        self.table.draft = None;
    }
}

impl<G: Game> Drop for Draft<'_, G> {
    fn drop(&mut self) {
        self.table.discard_draft();
    }
}
