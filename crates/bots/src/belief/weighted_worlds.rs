//! All worlds that are still possible, with their weights.
//!
//! Worlds are stored in blocks that share the Evil half, because most facts depend on that half alone: their factor is
//! computed once for each block. At ten seats with Lancelots there are 604,800 worlds; `cargo bench -p bots --bench belief` shows the
//! time of an update.
// Every index below is an `Option<Seat>` in a table of 11, or a position in a block that this file made.
#![allow(clippy::indexing_slicing)]

use std::ops::Range;

use avalon::{Cast, Role, Side};
use game::{Seat, SeatSet};

use super::fact::Terms;
use super::world::{EvilRoles, GoodRoles, World};
use crate::seat_sets::subsets;

/// The smallest weight of a possible world, compared with a mean weight of 1, so that no sequence of moves removes it.
const MIN_WEIGHT: f64 = 1e-280;

/// Worlds that share their Evil half.
#[derive(Clone, Debug, PartialEq)]
struct Block {
    evil: EvilRoles,
    /// The positions of its worlds.
    worlds: Range<usize>,
}

/// A factor for each seat that may hold a character, and one for games without that character.
#[derive(Clone, Copy, Debug)]
pub struct ByHolder([f64; 11]);

impl ByHolder {
    const NEUTRAL: ByHolder = ByHolder([1.0; 11]);

    fn index(holder: Option<Seat>) -> usize {
        holder.map_or(10, |seat| usize::from(seat.number()))
    }

    fn get(&self, holder: Option<Seat>) -> f64 {
        self.0[ByHolder::index(holder)]
    }

    pub fn set(&mut self, holder: Option<Seat>, factor: f64) {
        self.0[ByHolder::index(holder)] = factor;
    }

    fn has_zero(&self) -> bool {
        self.0.contains(&0.0)
    }
}

/// What a fact says about all worlds of a block: the product of a common factor and one for each special Good card. A
/// product of 0 removes a world.
#[derive(Clone, Copy, Debug)]
pub struct BlockFactors {
    /// For every world of the block.
    pub all: f64,
    /// By the seat of Merlin.
    pub merlin: ByHolder,
    /// By the seat of Percival.
    pub percival: ByHolder,
    /// By the seat of the Good Lancelot.
    pub lancelot: ByHolder,
}

impl BlockFactors {
    /// Changes nothing.
    pub const NEUTRAL: BlockFactors = BlockFactors {
        all: 1.0,
        merlin: ByHolder::NEUTRAL,
        percival: ByHolder::NEUTRAL,
        lancelot: ByHolder::NEUTRAL,
    };
}

/// The possible worlds and their weights.
#[derive(Clone, Debug, PartialEq)]
pub struct WeightedWorlds {
    blocks: Vec<Block>,
    good: Vec<GoodRoles>,
    weight: Vec<f64>,
    total: f64,
}

impl WeightedWorlds {
    /// Every deal that these terms allow; if a seat's own card is given, every deal with that card.
    pub fn new(terms: &Terms, own: Option<(Seat, Role)>) -> WeightedWorlds {
        let mut worlds =
            WeightedWorlds { blocks: Vec::new(), good: Vec::new(), weight: Vec::new(), total: 0.0 };
        for cast in &terms.casts {
            // All lists have the same probability, and within a list all deals have.
            let weight = if terms.casts.len() == 1 { 1.0 } else { 1.0 / number_of_deals(cast) };
            worlds.add_deals(cast, terms.rules.players, own, weight);
        }
        worlds.total = worlds.weight.iter().sum();
        worlds.good.shrink_to_fit();
        worlds.weight.shrink_to_fit();
        worlds
    }

    fn add_deals(&mut self, cast: &Cast, players: u8, own: Option<(Seat, Role)>, weight: f64) {
        let evil_cards =
            cast.iter().filter(|(role, _)| role.side() == Side::Evil).map(|(_, count)| count).sum();
        for evil in subsets(players, evil_cards) {
            if own.is_some_and(|(seat, role)| evil.contains(seat) != (role.side() == Side::Evil)) {
                continue;
            }
            let good = SeatSet::first(players) - evil;
            let mut good_roles = Vec::new();
            for_each_placement(good, &GoodRoles::SPECIAL.map(|role| cast.has(role)), &mut |placed| {
                if has_own_card(placed, &GoodRoles::SPECIAL, good, own) {
                    good_roles.push(GoodRoles::new(*placed));
                }
            });
            for_each_placement(evil, &EvilRoles::SPECIAL.map(|role| cast.has(role)), &mut |placed| {
                if has_own_card(placed, &EvilRoles::SPECIAL, evil, own) && !good_roles.is_empty() {
                    let evil = EvilRoles::new(evil, *placed);
                    let start = self.good.len();
                    self.good.extend_from_slice(&good_roles);
                    self.weight.resize(self.good.len(), weight);
                    self.blocks.push(Block { evil, worlds: start..self.good.len() });
                }
            });
        }
    }

    /// How many worlds are possible.
    pub fn len(&self) -> usize {
        self.good.len()
    }

    /// The sum of all weights.
    pub fn total(&self) -> f64 {
        self.total
    }

    /// The bytes on the heap.
    pub fn bytes(&self) -> usize {
        self.blocks.capacity() * size_of::<Block>()
            + self.good.capacity() * size_of::<GoodRoles>()
            + self.weight.capacity() * size_of::<f64>()
    }

    /// Every world and its weight, always in the same order.
    pub fn iter(&self) -> impl Iterator<Item = (World, f64)> + '_ {
        self.blocks.iter().flat_map(move |block| {
            let worlds = block.worlds.clone();
            worlds.map(move |at| (World { evil: block.evil, good: self.good[at] }, self.weight[at]))
        })
    }

    /// Keeps the worlds for which this is true.
    pub fn retain(&mut self, mut keep: impl FnMut(&World) -> bool) {
        let scale = self.scale();
        let (mut total, mut kept) = (0.0, 0);
        let (good, weight) = (&mut self.good, &mut self.weight);
        self.blocks.retain_mut(|block| {
            let start = kept;
            for at in block.worlds.clone() {
                let world = World { evil: block.evil, good: good[at] };
                if keep(&world) {
                    good[kept] = world.good;
                    weight[kept] = (weight[at] * scale).max(MIN_WEIGHT);
                    total += weight[kept];
                    kept += 1;
                }
            }
            block.worlds = start..kept;
            kept > start
        });
        good.truncate(kept);
        weight.truncate(kept);
        self.total = total;
    }

    /// Multiplies the weights by a factor that depends only on who is on which side, not on Merlin and Percival. It is
    /// computed once for each block or, after a switch, once for each seat of the Good Lancelot.
    pub fn reweigh_sides(&mut self, switched: bool, factor: impl Fn(&World) -> f64) {
        let of = |evil: &EvilRoles, lancelot: Option<Seat>| {
            factor(&World { evil: *evil, good: GoodRoles { lancelot, ..GoodRoles::default() } })
        };
        self.multiply(|evil| {
            let without_lancelot = of(evil, None);
            if !switched {
                return BlockFactors { all: without_lancelot, ..BlockFactors::NEUTRAL };
            }
            let mut factors = BlockFactors::NEUTRAL;
            factors.lancelot.set(None, without_lancelot);
            for seat in !evil.seats {
                factors.lancelot.set(Some(seat), of(evil, Some(seat)));
            }
            factors
        });
    }

    /// Keeps the worlds whose sides satisfy this.
    pub fn retain_sides(&mut self, switched: bool, keep: impl Fn(&World) -> bool) {
        self.reweigh_sides(switched, |world| if keep(world) { 1.0 } else { 0.0 });
    }

    /// Multiplies the weights block by block.
    pub fn multiply(&mut self, mut factors: impl FnMut(&EvilRoles) -> BlockFactors) {
        let scale = self.scale();
        let (mut total, mut kept) = (0.0, 0);
        let (good, weight) = (&mut self.good, &mut self.weight);
        self.blocks.retain_mut(|block| {
            let by = factors(&block.evil);
            if by.all <= 0.0 {
                return false;
            }
            let (start, old) = (kept, block.worlds.clone());
            kept = if by.lancelot.has_zero() {
                move_possible(good, weight, old, start, &by)
            } else {
                move_all(good, weight, old.clone(), start);
                start + old.len()
            };
            total += multiply_weights(&good[start..kept], &mut weight[start..kept], &by, scale);
            block.worlds = start..kept;
            kept > start
        });
        good.truncate(kept);
        weight.truncate(kept);
        self.total = total;
    }

    /// The factor that brings the mean weight to 1, so that repeated multiplication stays within the range of `f64`.
    #[allow(clippy::as_conversions)] // fewer than 2⁵³ worlds
    fn scale(&self) -> f64 {
        if self.total > 0.0 { self.weight.len() as f64 / self.total } else { 1.0 }
    }
}

/// Moves a block down over worlds that were removed.
fn move_all(good: &mut [GoodRoles], weight: &mut [f64], old: Range<usize>, start: usize) {
    if start != old.start {
        good.copy_within(old.clone(), start);
        weight.copy_within(old, start);
    }
}

/// Moves the worlds of a block that stay possible; returns where they end.
fn move_possible(
    good: &mut [GoodRoles],
    weight: &mut [f64],
    old: Range<usize>,
    start: usize,
    by: &BlockFactors,
) -> usize {
    let mut kept = start;
    for at in old {
        if by.lancelot.get(good[at].lancelot) > 0.0 {
            good[kept] = good[at];
            weight[kept] = weight[at];
            kept += 1;
        }
    }
    kept
}

/// Multiplies these weights; returns their sum.
fn multiply_weights(good: &[GoodRoles], weight: &mut [f64], by: &BlockFactors, scale: f64) -> f64 {
    let all = by.all * scale;
    let mut sum = 0.0;
    for (good, weight) in good.iter().zip(weight) {
        let factor =
            by.merlin.get(good.merlin) * by.percival.get(good.percival) * by.lancelot.get(good.lancelot);
        *weight = (*weight * (all * factor)).max(MIN_WEIGHT);
        sum += *weight;
    }
    sum
}

/// In how many ways these cards can be dealt: the multinomial coefficient.
fn number_of_deals(cast: &Cast) -> f64 {
    let mut dealt = 0.0;
    let mut ways = 1.0;
    for (_, count) in cast.iter() {
        for k in 1..=count {
            dealt += 1.0;
            ways = ways * dealt / f64::from(k);
        }
    }
    ways
}

/// Whether the own card, if it is known and on this side, is where this placement of special cards has it.
fn has_own_card(placed: &[Option<Seat>], roles: &[Role], side: SeatSet, own: Option<(Seat, Role)>) -> bool {
    let Some((seat, role)) = own.filter(|(seat, _)| side.contains(*seat)) else { return true };
    let held = roles.iter().zip(placed).find(|(_, holder)| **holder == Some(seat));
    held.map_or(!roles.contains(&role), |(held, _)| *held == role)
}

/// Calls `found` for every way to give the wanted characters to different seats of a set.
fn for_each_placement<const N: usize>(
    seats: SeatSet,
    wanted: &[bool; N],
    found: &mut impl FnMut(&[Option<Seat>; N]),
) {
    place_from(seats, wanted, &mut [None; N], 0, found);
}

fn place_from<const N: usize>(
    free: SeatSet,
    wanted: &[bool; N],
    placed: &mut [Option<Seat>; N],
    first: usize,
    found: &mut impl FnMut(&[Option<Seat>; N]),
) {
    let Some(role) = (first..N).find(|&role| wanted[role]) else { return found(placed) };
    for seat in free {
        placed[role] = Some(seat);
        place_from(free.without(seat), wanted, placed, role + 1, found);
    }
    placed[role] = None;
}
