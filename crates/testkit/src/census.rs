//! Counts of everything that occurred in a test run: a law is tested only where its events occur.

use std::collections::BTreeMap;
use std::fmt;

use crate::Subject;

/// Counts of names under a heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally(BTreeMap<String, u64>);

impl Tally {
    pub fn add(&mut self, name: &str) {
        match self.0.get_mut(name) {
            Some(count) => *count += 1,
            None => drop(self.0.insert(name.to_owned(), 1)),
        }
    }

    pub fn count(&self, name: &str) -> u64 {
        self.0.get(name).copied().unwrap_or(0)
    }

    /// Adds another tally.
    pub fn absorb(&mut self, other: &Tally) {
        for (name, count) in &other.0 {
            *self.0.entry(name.clone()).or_default() += count;
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, count) in &self.0 {
            writeln!(f, "  {count:>10}  {name}")?;
        }
        Ok(())
    }
}

/// What occurred in a run of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Whole games.
    pub games: u64,
    /// Moves in them.
    pub moves: u64,
    /// The longest game, in moves.
    pub longest: u64,
    /// Events by name.
    pub events: Tally,
    /// Refusals of wild commands by code.
    pub refusals: Tally,
    /// Phases in which somebody was asked, and ends.
    pub phases: Tally,
    /// Values of options, once a game.
    pub options: Tally,
    /// Ends by outcome, in the game's own JSON words.
    pub outcomes: Tally,
    /// What the game itself counts ([`Subject::NOTABLE`]).
    pub notable: Tally,
}

impl Census {
    /// Adds another run.
    pub fn absorb(&mut self, other: &Census) {
        self.games += other.games;
        self.moves += other.moves;
        self.longest = self.longest.max(other.longest);
        self.events.absorb(&other.events);
        self.refusals.absorb(&other.refusals);
        self.phases.absorb(&other.phases);
        self.options.absorb(&other.options);
        self.outcomes.absorb(&other.outcomes);
        self.notable.absorb(&other.notable);
    }

    /// Everything that must occur, beside what did.
    fn lists<G: Subject>(&self) -> [(&'static str, Vec<String>, &Tally); 5] {
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        [
            ("event", owned(G::EVENTS), &self.events),
            ("refusal", owned(G::REFUSALS), &self.refusals),
            ("phase", owned(&G::phases()), &self.phases),
            ("option", G::options(), &self.options),
            ("notable", owned(G::NOTABLE), &self.notable),
        ]
    }

    /// Everything that must occur and did so fewer than `at_least` times, as `event shot: 3`.
    pub fn missing<G: Subject>(&self, at_least: u64) -> Vec<String> {
        let mut missing = Vec::new();
        for (kind, names, tally) in self.lists::<G>() {
            for name in names {
                let count = tally.count(&name);
                if count < at_least {
                    missing.push(format!("{kind} {name}: {count}"));
                }
            }
        }
        missing
    }

    /// Names that occurred but are in no list.
    pub fn unlisted<G: Subject>(&self) -> Vec<String> {
        let mut unlisted = Vec::new();
        for (kind, names, tally) in self.lists::<G>() {
            let strangers = tally.0.keys().filter(|name| !names.contains(name));
            unlisted.extend(strangers.map(|name| format!("{kind} {name}")));
        }
        unlisted
    }
}

impl fmt::Display for Census {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games, {} moves, the longest {}", self.games, self.moves, self.longest)?;
        let lists = [
            ("events", &self.events),
            ("refusals", &self.refusals),
            ("phases", &self.phases),
            ("options", &self.options),
            ("outcomes", &self.outcomes),
            ("notable", &self.notable),
        ];
        for (heading, tally) in lists.into_iter().filter(|(_, tally)| !tally.0.is_empty()) {
            write!(f, "\n{heading}\n{tally}")?;
        }
        Ok(())
    }
}
