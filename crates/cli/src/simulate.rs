//! `roundtable simulate`: many games between bots, counted, with intervals.

use std::collections::BTreeMap;
use std::io::{self, Write};

use arena::{Share, Simulation, Tally, Won, wilson};
use bots::{Player, Random};
use clap::Args;
use game::Seat;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::narration::Narration;
use crate::progress;
use crate::setup_args::SetupArgs;

/// Let bots play many games and count how they end.
#[derive(Args, Clone, Debug)]
pub struct Simulate {
    #[command(flatten)]
    setup: SetupArgs,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed: the same seed gives the same games, on any number of threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays: page, squire, knight, champion, or random
    #[arg(long, default_value = "squire")]
    bot: Player,
    /// On how many threads; all cores by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

impl Simulate {
    /// Plays and prints.
    pub fn run(self) -> Result<(), Failure> {
        games::dispatch!(self.setup.game, G => self.run_game::<G>())
    }
}

impl Simulate {
    fn run_game<G: Narration>(self) -> Result<(), Failure> {
        let checked_setup = self.setup.check::<G>()?;
        let options = &checked_setup.checked.options;
        let bot = self.bot;
        if G::player(bot).is_none() {
            return Err(Failure::Message(format!("--bot {bot}: it does not play {}", G::NAME)));
        }
        let seating = move |_: Seat| G::player(bot).unwrap_or_else(|| Box::new(Random));
        let simulation = Simulation::<G> { options, seating: &seating, games: self.games, seed: self.seed };
        let bar = progress::bar(self.games);
        let threads = self.threads.map_or(0, usize::from);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| format!("no threads to play on: {error}"))?;
        let tally = pool.install(|| simulation.run(&|| bar.inc(1)));
        bar.finish_and_clear();
        let rules = G::write_options(options);
        let parts = parts(&tally);
        let out = &mut std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", self.as_json::<G>(&rules, &tally, &parts))?;
        } else {
            self.write_table(out, &rules, &tally, &parts)?;
        }
        if tally.games == self.games {
            return Ok(());
        }
        let short = self.games.saturating_sub(tally.games);
        Err(Failure::Message(format!("{short} games did not end: a bot gave a command the rules refuse")))
    }
}

impl Simulate {
    fn as_json<G: Narration>(&self, rules: &str, tally: &Tally, parts: &[Part]) -> Value {
        let endings: Vec<Value> = endings(tally)
            .map(|(won, share)| {
                let Share { games, share, low, high } = share;
                json!({"winner": won.winner, "by": won.by, "games": games, "share": share, "low": low, "high": high})
            })
            .collect();
        let winners: serde_json::Map<String, Value> = winners(tally)
            .into_iter()
            .map(|winner| (winner.to_string(), json!(tally.wins(winner))))
            .collect();
        let parts: serde_json::Map<String, Value> = parts
            .iter()
            .map(|part| {
                let won = part.winners.iter().map(|(winner, share)| (winner.to_string(), json!(share)));
                let won: serde_json::Map<String, Value> = won.collect();
                (part.name.to_string(), json!({"games": part.games, "winners": won}))
            })
            .collect();
        let mut found = json!({
            "game": G::NAME,
            "rules": rules,
            "bot": self.bot.to_string(),
            "seed": self.seed,
            "games": tally.games,
            "decisions": tally.decisions,
            "winners": winners,
            "endings": endings,
            "seats": tally.seats,
        });
        if let Some(found) = found.as_object_mut().filter(|_| !parts.is_empty()) {
            found.insert("parts".to_string(), Value::Object(parts));
        }
        found
    }

    fn write_table(
        &self,
        out: &mut impl Write,
        rules: &str,
        tally: &Tally,
        parts: &[Part],
    ) -> io::Result<()> {
        writeln!(out, "{rules}")?;
        writeln!(
            out,
            "{} games, bot {}, seed {}; 95 % intervals (Wilson)\n",
            tally.games, self.bot, self.seed
        )?;
        for winner in winners(tally) {
            writeln!(out, "{}", row(winner, tally.wins(winner)))?;
            for (won, share) in endings(tally).filter(|(won, _)| won.winner == winner) {
                writeln!(out, "{}", row(&format!("  {}", won.by), share))?;
            }
        }
        for part in parts {
            writeln!(out, "\n{}: {} games", part.name, part.games)?;
            for (winner, share) in &part.winners {
                writeln!(out, "{}", row(&format!("  {winner}"), *share))?;
            }
        }
        let tenths = tally.decisions.saturating_mul(10).checked_div(tally.games).unwrap_or(0);
        writeln!(out, "\n{}.{} decisions a game", tenths / 10, tenths % 10)
    }
}

/// The games of one kind of table, and who won them.
struct Part {
    name: &'static str,
    games: u64,
    winners: Vec<(&'static str, Share)>,
}

/// The games by kind of table, for games that have several kinds.
fn parts(tally: &Tally) -> Vec<Part> {
    let mut counts: BTreeMap<&'static str, BTreeMap<&'static str, u64>> = BTreeMap::new();
    for ((name, winner), count) in &tally.parts {
        *counts.entry(name).or_default().entry(winner).or_default() += count;
    }
    let part = |(name, won): (&'static str, BTreeMap<&'static str, u64>)| {
        let games = won.values().sum();
        let winners = won.into_iter().map(|(winner, count)| (winner, wilson(count, games))).collect();
        Part { name, games, winners }
    };
    counts.into_iter().map(part).collect()
}

fn row(name: &str, share: Share) -> String {
    let Share { games, share, low, high } = share;
    let (share, low, high) = (share * 100.0, low * 100.0, high * 100.0);
    format!("{name:<18} {share:>6.2} %   {low:>6.2} – {high:<6.2}  {games:>9}")
}

fn endings(tally: &Tally) -> impl Iterator<Item = (Won, Share)> + '_ {
    tally.endings.keys().map(|won| (*won, tally.ending(*won)))
}

/// The sides that won anything, the one that won most first.
fn winners(tally: &Tally) -> Vec<&'static str> {
    let mut names: Vec<&'static str> = tally.endings.keys().map(|won| won.winner).collect();
    names.sort_unstable();
    names.dedup();
    names.sort_by_key(|name| std::cmp::Reverse(tally.wins(name).games));
    names
}
