//! The laws that every game keeps, checked on whole games.
//!
//! Each law is one function in one of the three modules below; [`play_checked`] plays a game and checks the
//! cheap ones at every step, the expensive ones now and then and at the end.

pub mod step;
pub mod turned;
pub mod whole;

use std::fmt;

use game::{Draw, Entropy, Mirror, Move, Notice, Seed, Table, Turn, Viewer, Ways};

use crate::{Census, Drivers, Rng, Subject, option_values};

/// A broken law, with the game that broke it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    pub law: &'static str,
    /// What was found.
    pub what: String,
    /// The game up to there, in notation.
    pub game: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}\n{}", self.law, self.what, self.game)
    }
}

impl std::error::Error for Breach {}

/// Whether a law held.
pub type Held = Result<(), Breach>;

/// The breach of a law at this table.
pub fn broken<G: Subject>(law: &'static str, table: &Table<G>, what: impl fmt::Display) -> Breach {
    Breach { law, what: what.to_string(), game: table.secrets().record().write() }
}

/// A batch as a store keeps it.
pub struct Stored<G: Subject> {
    /// The command, unless it is the opening.
    pub by: Option<Move<G::Command>>,
    pub draws: Vec<Draw>,
    pub events: Vec<G::Event>,
}

impl<G: Subject> Clone for Stored<G> {
    fn clone(&self) -> Stored<G> {
        Stored { by: self.by, draws: self.draws.clone(), events: self.events.clone() }
    }
}

impl<G: Subject> Stored<G> {
    fn of(batch: &game::Batch<'_, G>) -> Stored<G> {
        Stored { by: batch.by, draws: batch.draws.to_vec(), events: batch.events.to_vec() }
    }

    /// As the table reads it.
    pub fn batch(&self) -> game::Batch<'_, G> {
        game::Batch { by: self.by, draws: &self.draws, events: &self.events }
    }
}

/// A game in play, with everything the laws compare it to.
pub struct Run<G: Subject> {
    /// The game.
    pub table: Table<G>,
    /// Every viewer's own copy, folded notice by notice.
    pub mirrors: Vec<(Viewer, Mirror<G>)>,
    /// What a store would hold.
    pub stored: Vec<Stored<G>>,
    folded: usize,
}

impl<G: Subject> Run<G> {
    /// Opens a table at which nothing has happened yet.
    pub fn open(options: &G::Options) -> Run<G> {
        let table = Table::<G>::open(options.clone());
        let mirrors =
            Viewer::all(table.seats()).map(|viewer| (viewer, Mirror::open(options, viewer))).collect();
        Run { table, mirrors, stored: Vec::new(), folded: 0 }
    }

    pub fn begin<W: Ways<G, Error: fmt::Debug>>(&mut self, ways: &mut W) -> Held {
        let what = match self.table.begin(ways) {
            Ok(draft) => {
                self.stored.push(Stored::of(&draft.batch()));
                draft.commit();
                None
            }
            Err(error) => Some(format!("{error:?}")),
        };
        if let Some(what) = what {
            return Err(broken("the_game_opens", &self.table, what));
        }
        self.reflect();
        Ok(())
    }

    /// Makes a legal move.
    pub fn make<W: Ways<G, Error: fmt::Debug>>(&mut self, by: Move<G::Command>, ways: &mut W) -> Held {
        let what = match self.table.draft(by.seat, &by.command, ways) {
            Ok(draft) => {
                self.stored.push(Stored::of(&draft.batch()));
                draft.commit();
                None
            }
            Err(halt) => Some(format!("{by:?}: {halt:?}")),
        };
        if let Some(what) = what {
            return Err(broken("a_legal_move_is_made", &self.table, what));
        }
        self.reflect();
        Ok(())
    }

    /// Updates every mirror with the new events.
    fn reflect(&mut self) {
        let new = self.table.secrets().log().get(self.folded..).unwrap_or(&[]);
        for (viewer, mirror) in &mut self.mirrors {
            for notice in new.iter().filter_map(|event| Notice::of::<G>(event, *viewer)) {
                mirror.fold(&notice);
            }
        }
        self.folded = self.table.secrets().log().len();
    }
}

/// Plays one whole game with the chance of this seed and checks every law.
pub fn play_checked<G: Subject>(setup: &G::Setup, drivers: &Drivers, seed: u64, census: &mut Census) -> Held {
    let fault = |what: String| Breach { law: "the_setup_is_legal", what, game: format!("{setup:?}") };
    let options = G::check(setup).map_err(|faults| fault(format!("{faults:?}")))?.options;
    let seed = Seed::from_number(seed);
    let mut ways = G::dealer(setup, seed.dice(&Entropy::none()));
    let mut rng = Rng::new(u64::from_le_bytes(
        seed.stream("testkit").reveal().first_chunk::<8>().copied().unwrap_or_default(),
    ));
    for value in option_values::<G>(setup) {
        census.options.add(&value);
    }
    whole::the_setup_round_trips::<G>(setup, &options)?;
    let run = play_run::<G, _>(&options, drivers, &mut ways, &mut rng, census)?;
    whole::check_all(run, &mut rng, Some(&seed.dice(&Entropy::none())))
}

/// Plays one game of any chance, with the laws of every step, up to its end.
pub fn play_run<G: Subject, W: Ways<G, Error: fmt::Debug>>(
    options: &G::Options,
    drivers: &Drivers,
    ways: &mut W,
    rng: &mut Rng,
    census: &mut Census,
) -> Result<Run<G>, Breach> {
    let mut run = Run::<G>::open(options);
    run.begin(ways)?;
    let mut moves: u64 = 0;
    loop {
        census.phases.add(G::phase(run.table.board()));
        step::check_all(&mut run, ways, rng, census)?;
        let asked = match run.table.waiting() {
            Turn::Seats(asked) => asked,
            Turn::Chance(_) => {
                return Err(broken("chance_goes_on_by_itself", &run.table, "the table waits for chance"));
            }
            Turn::Over(outcome) => {
                count(&run, &outcome, moves, census);
                return Ok(run);
            }
        };
        if run.stored.len() > G::LONGEST {
            return Err(broken("every_game_ends", &run.table, "it is too long"));
        }
        let Some(seat) = asked.nth(u32::try_from(rng.below(asked.len().into())).unwrap_or(0)) else {
            return Err(broken("someone_can_move", &run.table, "nobody is asked"));
        };
        let Some(command) = drivers.choose_knowing::<G>(&run.table, seat, rng) else {
            return Err(broken("someone_can_move", &run.table, format!("seat {seat} has no move")));
        };
        run.make(Move { seat, command }, ways)?;
        moves += 1;
    }
}

fn count<G: Subject>(run: &Run<G>, outcome: &G::Outcome, moves: u64, census: &mut Census) {
    census.games += 1;
    census.moves += moves;
    census.longest = census.longest.max(moves);
    for event in run.table.secrets().log() {
        census.events.add(&format!("{event:?}"));
    }
    for name in G::notable(run.table.secrets().log()) {
        census.notable.add(&name);
    }
    let outcome = serde_json::to_value(outcome).unwrap_or_default();
    let words: Vec<String> =
        ["winner", "by"].iter().filter_map(|key| outcome.get(key)).map(ToString::to_string).collect();
    census.outcomes.add(&words.join(" "));
}

/// Plays `games` games from this seed on, each with its own setup and drivers.
pub fn play_many<G: Subject>(seed: u64, games: u64) -> Result<Census, Breach> {
    let mut census = Census::default();
    for number in seed..seed.saturating_add(games) {
        let mut rng = Rng::new(number);
        let setup = G::any_setup(&mut rng);
        let drivers = Drivers::any::<G>(&mut rng);
        play_checked::<G>(&setup, &drivers, number, &mut census)
            .map_err(|breach| Breach { what: format!("game {number}: {}", breach.what), ..breach })?;
    }
    Ok(census)
}
