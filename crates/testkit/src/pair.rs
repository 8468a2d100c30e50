//! Two tables side by side, and which viewers may tell them apart.

use std::convert::Infallible;
use std::num::NonZeroU64;

use game::{Draw, Game, Move, Seat, StateOf, Table, Viewer, Ways};

use crate::observation::{Channel, Difference, Sides, notices, wire};
use crate::{Rng, Subject, Witness};

/// One of the two tables, with a witness for every viewer.
pub struct Half<G: Subject> {
    pub table: Table<G>,
    accounts: Vec<G::Witness>,
}

/// What one batch added.
pub struct Added<G: Game> {
    events: Vec<G::Event>,
    draws: Vec<Draw>,
}

impl<G: Game> Added<G> {
    pub fn draws(&self) -> &[Draw] {
        &self.draws
    }
}

impl<G: Subject> Half<G> {
    fn open(options: &G::Options, viewers: &[Viewer]) -> (Half<G>, Vec<Vec<String>>) {
        let opened: Vec<_> = viewers.iter().map(|viewer| G::Witness::open(options, *viewer)).collect();
        let (accounts, facts) = opened.into_iter().unzip();
        (Half { table: Table::open(options.clone()), accounts }, facts)
    }

    /// What a viewer may learn of these events.
    fn learns(&self, viewer: usize, events: &[G::Event]) -> (G::Witness, Vec<String>) {
        let mut account = self.accounts[viewer].clone();
        let facts = events.iter().flat_map(|event| account.learns(event)).collect();
        (account, facts)
    }
}

/// Chance that repeats the draws of the other table where it can.
pub struct Coupled<'a> {
    script: &'a [Draw],
    next: usize,
    /// The percentage of draws that do not follow the script.
    stray: u64,
    rng: &'a mut Rng,
}

impl<G: Game> Ways<G> for Coupled<'_> {
    type Error = Infallible;
    fn way(&mut self, _: &StateOf<G>, ways: NonZeroU64) -> Result<u64, Infallible> {
        let written = self.script.get(self.next).filter(|draw| draw.ways == ways);
        self.next += 1;
        Ok(match written {
            Some(draw) if !self.rng.percent(self.stray) => draw.way,
            Some(_) | None => self.rng.below(ways.get()),
        })
    }
}

/// Two tables about which some viewers may know exactly the same so far.
pub struct Pair<G: Subject> {
    pub left: Half<G>,
    pub right: Half<G>,
    pub viewers: Vec<Viewer>,
    /// For each viewer, whether it must not be able to tell the tables apart.
    pub watching: Vec<bool>,
    /// Whether the two states are different.
    pub differs: bool,
}

impl<G: Subject> Pair<G> {
    /// Opens both tables.
    pub fn open(left: &G::Options, right: &G::Options) -> Pair<G> {
        let viewers: Vec<Viewer> = Viewer::all(Table::<G>::open(left.clone()).seats()).collect();
        let (left_half, facts) = Half::open(left, &viewers);
        let (right_half, other) = Half::open(right, &viewers);
        let watching = facts.iter().zip(&other).map(|(facts, other)| facts == other).collect();
        Pair { left: left_half, right: right_half, viewers, watching, differs: left != right }
    }

    /// Deals the left table.
    pub fn deal_left(&mut self, rng: &mut Rng) -> Option<Added<G>> {
        let mut ways = |count: NonZeroU64| rng.below(count.get());
        let draft = self.left.table.begin(&mut ways).ok()?;
        let added = Added { events: draft.batch().events.to_vec(), draws: draft.batch().draws.to_vec() };
        draft.commit();
        Some(added)
    }

    /// Deals the right table so that viewer `keep` may have learned the same; `None` if that failed.
    pub fn deal_right(
        &mut self,
        left: &Added<G>,
        keep: usize,
        fresh: bool,
        rng: &mut Rng,
    ) -> Option<Added<G>> {
        let (_, wanted) = self.left.learns(keep, &left.events);
        let tries = if fresh { 1500 } else { 0 };
        for _ in 0..tries {
            // Change one draw, usually the first, which is the deal of the characters.
            let at = if rng.percent(70) { 0 } else { rng.index(left.draws.len()) };
            let mut script = left.draws.clone();
            if let Some(draw) = script.get_mut(at) {
                draw.way = rng.below(draw.ways.get());
            }
            let added = self.try_deal(&script, rng)?;
            let changed = added.events != left.events || self.differs;
            if changed && self.right.learns(keep, &added.events).1 == wanted {
                return self.commit_deal(added);
            }
        }
        let added = self.try_deal(&left.draws, rng)?;
        (self.right.learns(keep, &added.events).1 == wanted).then_some(())?;
        self.commit_deal(added)
    }

    fn try_deal(&mut self, script: &[Draw], rng: &mut Rng) -> Option<Added<G>> {
        let mut ways = Coupled { script, next: 0, stray: 0, rng };
        let draft = self.right.table.begin(&mut ways).ok()?;
        let batch = draft.batch();
        Some(Added { events: batch.events.to_vec(), draws: batch.draws.to_vec() })
    }

    fn commit_deal(&mut self, added: Added<G>) -> Option<Added<G>> {
        let mut script = game::Script::new(added.draws.iter().map(|draw| draw.way));
        self.right.table.begin(&mut script).ok()?.commit();
        Some(added)
    }

    /// Makes a move at the left table.
    pub fn move_left(&mut self, made: Move<G::Command>, rng: &mut Rng) -> Option<Added<G>> {
        let mut ways = |count: NonZeroU64| rng.below(count.get());
        let draft = self.left.table.draft(made.seat, &made.command, &mut ways).ok()?;
        let added = Added { events: draft.batch().events.to_vec(), draws: draft.batch().draws.to_vec() };
        draft.commit();
        Some(added)
    }

    /// Makes this move at the right table if viewer `keep` may then still have learned the same.
    pub fn move_right(
        &mut self,
        made: Move<G::Command>,
        left: &Added<G>,
        keep: usize,
        stray: u64,
        rng: &mut Rng,
    ) -> Option<Added<G>> {
        let (_, wanted) = self.left.learns(keep, &left.events);
        let account = self.right.accounts[keep].clone();
        let mut ways = Coupled { script: &left.draws, next: 0, stray, rng };
        let draft = self.right.table.draft(made.seat, &made.command, &mut ways).ok()?;
        let batch = draft.batch();
        let mut trial = account;
        let facts: Vec<String> = batch.events.iter().flat_map(|event| trial.learns(event)).collect();
        if facts != wanted {
            return None;
        }
        let added = Added { events: batch.events.to_vec(), draws: batch.draws.to_vec() };
        draft.commit();
        Some(added)
    }

    /// Makes a move at the right table without any condition.
    pub fn move_right_anyway(
        &mut self,
        made: Move<G::Command>,
        script: &[Draw],
        rng: &mut Rng,
    ) -> Option<Added<G>> {
        let mut ways = Coupled { script, next: 0, stray: 0, rng };
        let draft = self.right.table.draft(made.seat, &made.command, &mut ways).ok()?;
        let added = Added { events: draft.batch().events.to_vec(), draws: draft.batch().draws.to_vec() };
        draft.commit();
        Some(added)
    }

    /// Adds what happened at both tables. A viewer who may now tell them apart stops watching; every other viewer
    /// must have been sent the same and see the same. With `any_order`, the order of events may differ.
    pub fn settle(
        &mut self,
        left: &[Added<G>],
        right: &[Added<G>],
        any_order: bool,
        rng: &mut Rng,
    ) -> Vec<(Viewer, Difference)> {
        let all = |added: &[Added<G>]| -> Vec<G::Event> {
            added.iter().flat_map(|added| added.events.iter().copied()).collect()
        };
        let (left, right) = (all(left), all(right));
        self.differs |= left != right;
        let mut found = Vec::new();
        for at in 0..self.viewers.len() {
            if !self.watching[at] {
                continue;
            }
            let (account, mut facts) = self.left.learns(at, &left);
            let (other, mut other_facts) = self.right.learns(at, &right);
            self.left.accounts[at] = account;
            self.right.accounts[at] = other;
            if any_order {
                facts.sort();
                other_facts.sort();
            }
            self.watching[at] = facts == other_facts;
            if self.watching[at] && self.differs {
                let viewer = self.viewers[at];
                let differences = self.observe(viewer, &left, &right, any_order, rng);
                found.extend(differences.into_iter().map(|difference| (viewer, difference)));
            }
        }
        found
    }

    fn observe(
        &self,
        viewer: Viewer,
        left: &[G::Event],
        right: &[G::Event],
        any_order: bool,
        rng: &mut Rng,
    ) -> Vec<Difference> {
        let (sent, other) = (notices::<G>(left, viewer), notices::<G>(right, viewer));
        let thorough = rng.percent(8);
        let mut found = Vec::new();
        if thorough || sent != other {
            let (mut sent, mut other) = (wire::<G>(&sent), wire::<G>(&other));
            if any_order {
                sent.sort();
                other.sort();
            }
            if sent != other {
                let (left, right) = (sent.join(" "), other.join(" "));
                found.push(Difference { channel: Channel::Notices, left, right });
            }
        }
        let sides = Sides { left: &self.left.table, right: &self.right.table, viewer };
        if thorough || !sides.look_alike() {
            found.extend(sides.differences(rng));
        }
        found
    }

    /// A seat that both tables ask.
    pub fn asked(&self, rng: &mut Rng) -> Option<Seat> {
        let both = self.left.table.asked() & self.right.table.asked();
        both.nth(u32::try_from(rng.below(both.len().into())).ok()?)
    }

    /// Both games in notation, to reproduce a finding.
    pub fn games(&self) -> [String; 2] {
        [self.left.table.secrets().record().write(), self.right.table.secrets().record().write()]
    }
}
