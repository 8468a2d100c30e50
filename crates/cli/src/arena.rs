//! `roundtable arena`: players measured against each other, with intervals, over common deals.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use arena::contest::{
    ChunkResult, Contest, Entrant, Header, Make, Matchup, ResultFile, SeatContext, Standing, matrix, seats,
    teams,
};
use arena::seat::{Launch, Program, words};
use bots::Player;
use clap::{Args, ValueEnum};
use games::Playable;
use rayon::ThreadPool;
use serde::Serialize;

use crate::failure::Failure;
use crate::narration::Narration;
use crate::progress;
use crate::setup_args::SetupArgs;

/// The commit this program was built from.
const COMMIT: &str = env!("ROUNDTABLE_COMMIT");

/// The number of seats by default: published figures are for this size.
const USUAL: u8 = 5;

/// Measure players against each other
#[derive(Args, Clone, Debug)]
pub struct Arena {
    #[command(flatten)]
    setup: SetupArgs,
    /// Several numbers of seats, measured separately: 5,7,10; five by default
    #[arg(long, value_delimiter = ',', value_name = "NUMBERS", conflicts_with = "players")]
    sizes: Vec<u8>,
    /// A player: a level as page or companion, newcomer, random, logic, ismcts:500, or two levels as knight/page (Good/Evil); with
    /// another name: x=logic. Can be repeated
    #[arg(long = "player", value_name = "[NAME=]PLAYER")]
    entrants: Vec<String>,
    /// A program as a player (docs/seat-protocol.md): mine='python3 bot.py'
    #[arg(long = "bot", value_name = "NAME=COMMAND")]
    programs: Vec<String>,
    /// Which players meet
    #[arg(long, value_enum, default_value = "seat")]
    mode: Mode,
    /// With --mode seat: who fills the other seats; logic,squire is a mixed group. Can be repeated; the first player
    /// by default
    #[arg(long, value_name = "NAMES")]
    base: Vec<String>,
    /// The least number of games of each cell; a table of copies of one player is played once for each deal
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed: the same seed gives the same figures, on any number of threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Milliseconds a program has for an answer
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..))]
    ms: u32,
    /// Additional milliseconds for a program's first answer, because it has to start
    #[arg(long, default_value_t = 5000)]
    start_ms: u32,
    /// Show what programs write to standard error
    #[arg(long)]
    bot_errors: bool,
    /// Keep finished chunks in this file, and continue from it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// On how many threads; all cores by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// Which players meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Mode {
    /// A base group and each player in turn in the remaining seat, in every seat
    Seat,
    /// Each player in turn beside copies of each player
    Matrix,
    /// Each player as all of Good against each player as all of Evil
    Teams,
}

/// What is printed.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    #[serde(flatten)]
    header: &'a Header,
    tables: Vec<Standing>,
}

impl Arena {
    /// Plays and prints.
    pub fn run(self) -> Result<(), Failure> {
        games::dispatch!(self.setup.game, G => self.run_game::<G>())
    }

    /// Every entrant, with a description of it.
    fn entrants<G: Playable>(&self) -> Result<Vec<(Entrant<G>, String)>, Failure> {
        let mut entrants: Vec<(Entrant<G>, String)> = Vec::new();
        let mut add = |name: &str, make: Box<Make<G>>, what: String| -> Result<(), Failure> {
            if entrants.iter().any(|(other, _)| other.name == name) {
                return Err(Failure::Message(format!(
                    "two players are called {name}; name one: other={name}"
                )));
            }
            let name = name.to_string();
            entrants.push((Entrant { name, make }, what));
            Ok(())
        };
        for text in &self.entrants {
            let (name, word) = text.split_once('=').unwrap_or((text, text));
            let player: Player = word.parse().map_err(|error| format!("--player {text}: {error}"))?;
            if G::player(player).is_none() {
                return Err(Failure::Message(format!("--player {text}: {player} does not play {}", G::NAME)));
            }
            let make = move |_: &SeatContext<'_, G>| match G::player(player) {
                Some(mind) => mind,
                None => Box::new(bots::Random),
            };
            add(name, Box::new(make), format!("{name}={player}"))?;
        }
        for text in &self.programs {
            let pair = text.split_once('=').filter(|(name, _)| !name.is_empty());
            let (name, line) = pair.ok_or_else(|| format!("--bot {text}: NAME='command line' is needed"))?;
            let words = words(line).map_err(|error| format!("--bot {text}: {error}"))?;
            let launch = Launch { words, ms: self.ms, start: self.start_ms, errors: self.bot_errors };
            let make = move |context: &SeatContext<'_, G>| -> Box<dyn bots::Mind<G>> {
                Box::new(Program::<G>::new(&launch, context))
            };
            add(name, Box::new(make), format!("{name}: {line}"))?;
        }
        if entrants.is_empty() {
            return Err(Failure::Message("there are no players: give a --player or a --bot".to_string()));
        }
        Ok(entrants)
    }

    /// Which players meet, and the base groups by name.
    fn cells(&self, names: &[String]) -> Result<(Vec<Matchup>, Vec<String>), Failure> {
        if self.mode != Mode::Seat {
            if !self.base.is_empty() {
                return Err(Failure::Message("--base goes with --mode seat".to_string()));
            }
            let cells = if self.mode == Mode::Teams { teams(names.len()) } else { matrix(names.len()) };
            return Ok((cells, Vec::new()));
        }
        let find = |name: &str| {
            let place = names.iter().position(|each| each == name);
            place.ok_or_else(|| format!("--base {name}: there is no player of that name"))
        };
        let first = names.first().cloned().into_iter().collect();
        let bases: Vec<String> = if self.base.is_empty() { first } else { self.base.clone() };
        let mut groups = Vec::new();
        for base in &bases {
            groups.push(base.split(',').map(|name| find(name.trim())).collect::<Result<Vec<_>, _>>()?);
        }
        Ok((seats(&groups, names.len()), bases))
    }

    /// The rules of every table.
    fn tables<G: Narration>(&self) -> Result<Vec<G::Options>, Failure> {
        let one = [self.setup.players.unwrap_or(USUAL)];
        let mut tables = Vec::new();
        for players in if self.sizes.is_empty() { &one } else { self.sizes.as_slice() } {
            let setup = SetupArgs { players: Some(*players), ..self.setup.clone() };
            tables.push(setup.check::<G>()?.checked.options);
        }
        Ok(tables)
    }
}

impl Arena {
    fn run_game<G: Narration>(self) -> Result<(), Failure> {
        let tables = self.tables::<G>()?;
        let (entrants, players): (Vec<Entrant<G>>, Vec<String>) = self.entrants::<G>()?.into_iter().unzip();
        let names: Vec<String> = entrants.iter().map(|entrant| entrant.name.clone()).collect();
        let (cells, bases) = self.cells(&names)?;
        let mode = self.mode.to_possible_value().map_or_else(String::new, |mode| mode.get_name().to_string());
        let rules: Vec<String> = tables.iter().map(|options| G::write_options(options)).collect();
        let (commit, seed, ms) = (COMMIT.to_string(), self.seed, self.ms);
        let header = Header { arena: 1, commit, rules, mode, players, bases, seed, ms };
        let mut result_file = match &self.resume {
            Some(path) => ResultFile::open(path, &header)?,
            None => ResultFile::default(),
        };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads.map_or(0, usize::from)).build();
        let pool = pool.map_err(|error| format!("no threads to play on: {error}"))?;
        let mut standings = Vec::new();
        for (options, rules) in tables.iter().zip(&header.rules) {
            let players = G::seats(&G::open(options).board).len();
            let most = cells.iter().map(|cell| cell.games(players)).max().unwrap_or(1);
            let deals = self.games.div_ceil(most);
            let contest = Contest { options, entrants: &entrants, cells: &cells, deals, seed };
            let results = play(&contest, &mut result_file, &pool)?;
            standings.push(contest.standing(rules.clone(), &results.iter().collect::<Vec<_>>()));
        }
        let broken: u64 = standings.iter().flat_map(|table| &table.cells).map(|cell| cell.broken).sum();
        self.print(&Report { game: G::NAME, header: &header, tables: standings })?;
        match broken {
            0 => Ok(()),
            _ => {
                Err(Failure::Message(format!("{broken} games ended early: a player gave an illegal command")))
            }
        }
    }
}

impl Arena {
    fn print(&self, report: &Report<'_>) -> Result<(), Failure> {
        let out = &mut std::io::stdout().lock();
        if self.json {
            let text = serde_json::to_string(report).map_err(|error| error.to_string())?;
            return Ok(writeln!(out, "{text}")?);
        }
        let Header { commit, mode, seed, .. } = report.header;
        writeln!(out, "{} mode {mode}, seed {seed}, commit {commit}", report.game)?;
        for table in &report.tables {
            write!(out, "\n{table}")?;
        }
        Ok(())
    }
}

/// Every chunk of a contest, in order: from the result file, or played now.
fn play<G: Playable>(
    contest: &Contest<'_, G>,
    result_file: &mut ResultFile,
    pool: &ThreadPool,
) -> Result<Vec<ChunkResult>, Failure> {
    let players = contest.players();
    let stored = |result_file: &ResultFile, chunk: u64| {
        result_file.get(players, chunk, contest.deals_of(chunk)).cloned()
    };
    let left: Vec<u64> =
        (0..contest.chunks()).filter(|chunk| stored(result_file, *chunk).is_none()).collect();
    let each: u64 = contest.cells.iter().map(|cell| cell.games(players)).sum();
    let deals: u64 = left.iter().map(|chunk| contest.deals_of(*chunk)).sum();
    let bar = progress::bar(deals * each);
    // As many chunks at a time as take about a second: a run that is killed loses no more than that.
    let (mut at, mut batch) = (0, 1);
    while let Some(chunks) = left.get(at..left.len().min(at + batch)).filter(|chunks| !chunks.is_empty()) {
        let begun = Instant::now();
        result_file.put(pool.install(|| contest.play(chunks, &|| bar.inc(1))))?;
        at += chunks.len();
        let took = begun.elapsed();
        batch = if took < Duration::from_millis(500) { batch * 2 } else { batch.div_ceil(2).max(1) };
    }
    bar.finish_and_clear();
    let results = (0..contest.chunks()).map(|chunk| stored(result_file, chunk));
    let results: Option<Vec<ChunkResult>> = results.collect();
    results.ok_or_else(|| Failure::Message("a chunk is missing".to_string()))
}
