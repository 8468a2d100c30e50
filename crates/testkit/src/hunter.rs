//! The leak hunter: plays pairs of tables that a viewer must not be able to tell apart.
//!
//! A walk plays two tables. They differ in the deal, in hidden rules, or only in commands given on the way; at
//! every step the right table is steered so that, according to the game's [`crate::Witness`], one chosen viewer may
//! know exactly the same about both. Every such viewer must then get the same notices, view, legal commands,
//! refusals and prompts, byte by byte
//! (`docs/secrecy.md` 1.3: "v's observation is the same in all worlds of v").

use std::fmt;

use game::{Choices, Move, Seat, Turn, Viewer};

use crate::driver::uniform;
use crate::observation::{Channel, Difference};
use crate::pair::Pair;
use crate::{Drivers, Rng, Subject, Tally};

/// Something a viewer was shown that depends on what it may not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub what: Channel,
    pub viewer: Viewer,
    /// The seat that acted last; none at the deal.
    pub seat: Option<Seat>,
    /// The number of moves so far.
    pub step: usize,
    /// What the viewer got at the left table.
    pub left: String,
    pub right: String,
    /// Both games in notation.
    pub games: [String; 2],
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { what, viewer, step, left, right, games, .. } = self;
        writeln!(f, "{what} tells viewer {viewer} after move {step}:")?;
        writeln!(f, "  left:  {left}\n  right: {right}")?;
        write!(f, "left game:\n{}right game:\n{}", games[0], games[1])
    }
}

/// What the two tables of a walk begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The same deal; only commands differ.
    Same,
    /// Another deal.
    Deal,
    /// Other hidden rules, and so another deal.
    Rules,
}

/// What a hunt found, and how much it looked at.
#[derive(Clone, Debug, Default)]
pub struct Hunt {
    /// Leaks, the first of each walk.
    pub leaks: Vec<Finding>,
    /// Pairs walked.
    pub walks: u64,
    /// Comparisons of one viewer at one step while the two states were different.
    pub compared: u64,
    /// Comparisons by phase. A phase that is missing here was not tested.
    pub phases: Tally,
    /// Pairs that were dealt, by how they began.
    pub starts: Tally,
}

impl Hunt {
    /// Adds another hunt.
    pub fn absorb(&mut self, other: Hunt) {
        self.leaks.extend(other.leaks);
        self.walks += other.walks;
        self.compared += other.compared;
        self.phases.absorb(&other.phases);
        self.starts.absorb(&other.starts);
    }

    /// Whether some leak went by this channel.
    pub fn caught(&self, channel: Channel) -> bool {
        self.leaks.iter().any(|leak| leak.what == channel)
    }

    /// No leak; panics with the first one otherwise. For tests.
    pub fn assert_clean(&self) {
        if let Some(leak) = self.leaks.first() {
            panic!("{leak}");
        }
    }
}

/// Walks this many pairs of tables with these setups.
pub fn hunt<G: Subject>(setup: impl Fn(&mut Rng) -> G::Setup, walks: u64, seed: u64) -> Hunt {
    let mut found = Hunt::default();
    for number in seed..seed.saturating_add(walks) {
        let mut rng = Rng::new(number ^ 0x5eed_0000);
        let setup = setup(&mut rng);
        if let Ok(checked) = G::check(&setup) {
            walk::<G>(&checked.options, &mut rng, &mut found);
        }
    }
    found
}

/// Hunts until a leak is found in this channel, at most this many pairs.
pub fn hunt_for<G: Subject>(setup: impl Fn(&mut Rng) -> G::Setup, walks: u64, channel: Channel) -> Hunt {
    let mut all = Hunt::default();
    let stride = 50;
    for batch in 0..walks.div_ceil(stride) {
        all.absorb(hunt::<G>(&setup, stride, batch * stride));
        if all.caught(channel) {
            break;
        }
    }
    all
}

/// One pair of tables, from the deal to the end or until the chosen viewer may tell them apart.
fn walk<G: Subject>(options: &G::Options, rng: &mut Rng, found: &mut Hunt) {
    found.walks += 1;
    let Some((mut walk, start, differences)) = Walk::<G>::begin(options, rng) else { return };
    found.starts.add(&format!("{start:?}"));
    if walk.report(differences, found) {
        return;
    }
    while walk.pair.watching[walk.keep] {
        let stepped = if rng.percent(5) { walk.two_orders(rng) } else { walk.step(rng) };
        let Some(differences) = stepped else { return };
        if walk.report(differences, found) {
            return;
        }
    }
}

/// A pair of tables being played.
pub(crate) struct Walk<G: Subject> {
    pub(crate) pair: Pair<G>,
    drivers: Drivers,
    /// The viewer for whom the right table is steered.
    keep: usize,
    /// The percentage of steps that try another command first at the right table.
    divergence: u64,
    last: Option<Seat>,
    /// Whether a board or hand was already found different.
    silent: bool,
}

pub(crate) type Differences = Vec<(Viewer, Difference)>;

impl<G: Subject> Walk<G> {
    /// Opens and deals two tables that one viewer must not be able to tell apart.
    pub(crate) fn begin(options: &G::Options, rng: &mut Rng) -> Option<(Walk<G>, Start, Differences)> {
        let (start, rules) = match (rng.below(3), G::rival(options, rng)) {
            (_, Some(rules)) => (Start::Rules, rules),
            (0, None) => (Start::Same, options.clone()),
            (_, None) => (Start::Deal, options.clone()),
        };
        let mut walk = Walk {
            pair: Pair::<G>::open(options, &rules),
            drivers: Drivers::any::<G>(rng),
            keep: 0,
            divergence: if start == Start::Same { 30 } else { rng.pick(&[0, 0, 4, 15]).unwrap_or(0) },
            last: None,
            silent: false,
        };
        walk.keep = rng.index(walk.pair.viewers.len());
        let left = walk.pair.deal_left(rng)?;
        let right = walk.pair.deal_right(&left, walk.keep, start != Start::Same, rng)?;
        let differences = walk.pair.settle(&[left], &[right], false, rng);
        Some((walk, start, differences))
    }

    /// One move at each table; `None` when the pair ends.
    pub(crate) fn step(&mut self, rng: &mut Rng) -> Option<Differences> {
        if matches!(self.pair.left.table.waiting(), Turn::Over(_)) {
            return None;
        }
        let seat = self.pair.asked(rng)?;
        self.try_refused(rng);
        let choices = self.pair.left.table.legal(seat);
        let command = self.drivers.choose::<G, _>(&self.pair.left.table.view(seat), &choices, rng)?;
        let left = self.pair.move_left(Move { seat, command }, rng)?;
        for (candidate, stray) in self.candidates(seat, command, rng) {
            let made = Move { seat, command: candidate };
            if let Some(right) = self.pair.move_right(made, &left, self.keep, stray, rng) {
                self.last = Some(seat);
                return Some(self.pair.settle(&[left], &[right], false, rng));
            }
        }
        None
    }

    /// Commands to try at the right table: the same one first or, with probability `divergence`, others first.
    fn candidates(&self, seat: Seat, same: G::Command, rng: &mut Rng) -> Vec<(G::Command, u64)> {
        let choices = self.pair.right.table.legal(seat);
        let mut candidates: Vec<(G::Command, u64)> = Vec::new();
        for _ in 0..6.min(choices.count()) {
            candidates.extend(uniform(&choices, rng).map(|command| (command, 0)));
        }
        if choices.contains(&same) {
            let at = if rng.percent(self.divergence) { candidates.len() } else { 0 };
            candidates.insert(at, (same, 0));
            // The same with other chance: now and then at once, so that hidden draws differ, and always as a
            // last resort, since a hidden draw may have to go another way.
            let at = if rng.percent(15) { 0 } else { candidates.len() };
            candidates.splice(at..at, [(same, 60); 4]);
        }
        candidates
    }

    /// Sometimes a seat tries a refused command, at the left table only; nobody else may notice
    /// (S-AV-17, ST-AV-8).
    fn try_refused(&mut self, rng: &mut Rng) {
        let table = &mut self.pair.left.table;
        let Some(seat) = table.seats().nth(u32::try_from(rng.below(10)).unwrap_or(0)) else { return };
        let wild = G::wild(table.board(), seat, rng);
        if G::judge(&table.view(seat), &wild).is_err() {
            let mut ways = |_: std::num::NonZeroU64| 0;
            drop(table.draft(seat, &wild, &mut ways));
        }
    }

    /// Two seats act in opposite order at the two tables (ST-AV-6): only the order may differ.
    fn two_orders(&mut self, rng: &mut Rng) -> Option<Differences> {
        let (first, second) = (self.pair.asked(rng)?, self.pair.asked(rng)?);
        if first == second {
            return self.step(rng);
        }
        let table = &self.pair.left.table;
        let wish = |seat, rng: &mut Rng| {
            let command = self.drivers.choose::<G, _>(&table.view(seat), &table.legal(seat), rng)?;
            let right = &self.pair.right.table;
            right.legal(seat).contains(&command).then_some(Move { seat, command })
        };
        let (one, two) = (wish(first, rng)?, wish(second, rng)?);
        let left = [self.pair.move_left(one, rng)?, self.pair.move_left(two, rng)?];
        let script = left.iter().flat_map(|added| added.draws().to_vec()).collect::<Vec<_>>();
        let right = [
            self.pair.move_right_anyway(two, &script, rng)?,
            self.pair.move_right_anyway(one, &script, rng)?,
        ];
        self.last = Some(second);
        Some(self.pair.settle(&left, &right, true, rng))
    }

    /// Counts comparisons and keeps findings. Returns whether the walk is over.
    fn report(&mut self, differences: Differences, found: &mut Hunt) -> bool {
        let table = &self.pair.left.table;
        if self.pair.differs {
            let watchers = self.pair.watching.iter().filter(|watching| **watching).count();
            for _ in 0..watchers {
                found.phases.add(G::phase(table.board()));
            }
            found.compared += u64::try_from(watchers).unwrap_or(0);
        }
        let mut over = false;
        for (viewer, Difference { channel: what, left, right }) in differences {
            // A board or hand that differs but is not shown may still leak through another channel: continue.
            let silent = matches!(what, Channel::Board | Channel::Hand);
            over |= !silent;
            if silent && std::mem::replace(&mut self.silent, true) {
                continue;
            }
            let (seat, step, games) = (self.last, table.secrets().moves().len(), self.pair.games());
            found.leaks.push(Finding { what, viewer, seat, step, left, right, games });
        }
        over
    }
}
