//! All worlds that are still possible, with their weights.
//!
//! Worlds lie in blocks that share the Evil half, since most of what a fact says of a world depends on that
//! half alone: it is worked out once a block, and a world costs two bytes, a weight and a few multiplications.
// A tight numeric loop: every index below is four bits into a table of 16, or a range this file made itself.
#![allow(clippy::indexing_slicing, clippy::as_conversions)]

use std::ops::Range;

use avalon::role::{Cast, Role, Side};
use game::Seat;

use super::fact::Terms;
use super::world::{Evil, Good, NOBODY, World, bit};

/// A live world's weight never falls below this share of the whole, so that no run of odd moves ends it.
const LEAST: f64 = 1e-280;

/// Worlds that share their Evil half.
#[derive(Clone, Debug, PartialEq)]
struct Block {
    evil: Evil,
    from: u32,
    to: u32,
}

/// What a fact says of all worlds of one block: the product of a common part and one for each special Good card.
/// A product of 0 ends a world.
#[derive(Clone, Copy, Debug)]
pub struct Factors {
    /// For every world of the block.
    pub all: f64,
    /// By Merlin's seat; the entry of [`NOBODY`] is for worlds without one, and so below.
    pub merlin: [f64; 16],
    /// By Percival's seat.
    pub percival: [f64; 16],
    /// By the Good Lancelot's seat.
    pub lancelot: [f64; 16],
}

impl Factors {
    /// Says nothing.
    pub const NONE: Factors =
        Factors { all: 1.0, merlin: [1.0; 16], percival: [1.0; 16], lancelot: [1.0; 16] };
}

/// The worlds that are still possible.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    blocks: Vec<Block>,
    good: Vec<Good>,
    weight: Vec<f64>,
    total: f64,
}

impl Table {
    /// Every deal these terms allow in which the seat, if one is given, holds the card.
    pub fn deal(terms: &Terms, own: Option<(Seat, Role)>) -> Table {
        let mut table = Table { blocks: Vec::new(), good: Vec::new(), weight: Vec::new(), total: 0.0 };
        if own.is_none() {
            let room: f64 = terms.casts.iter().map(deals).sum();
            table.good.reserve(room as usize);
            table.weight.reserve(room as usize);
        }
        for cast in &terms.casts {
            // Within a list every deal is as likely as every other, and so is every list.
            let weight = if terms.casts.len() == 1 { 1.0 } else { 1.0 / deals(cast) };
            table.deal_cast(cast, terms.rules.players, own, weight);
        }
        table.total = table.weight.iter().sum();
        table.good.shrink_to_fit();
        table.weight.shrink_to_fit();
        table
    }

    fn deal_cast(&mut self, cast: &Cast, players: u8, own: Option<(Seat, Role)>, weight: f64) {
        const EVIL: [Role; 5] =
            [Role::Assassin, Role::Morgana, Role::Mordred, Role::Oberon, Role::EvilLancelot];
        const GOOD: [Role; 3] = [Role::Merlin, Role::Percival, Role::GoodLancelot];
        let fits = |placed: &[u8], roles: &[Role], side: u16| match own {
            Some((seat, role)) if side & bit(seat.number()) != 0 => {
                // The own card is one of these, or none of them.
                let held = roles.iter().zip(placed).find(|(_, at)| **at == seat.number());
                held.map_or(!roles.contains(&role), |(held, _)| *held == role)
            }
            _ => true,
        };
        let evil = cast.iter().filter(|(role, _)| role.side() == Side::Evil);
        let evil: u32 = evil.map(|(_, count)| u32::from(count)).sum();
        let everybody = (1_u16 << players) - 1;
        for cards in 0..=everybody {
            if cards.count_ones() != evil {
                continue;
            }
            if let Some((seat, role)) = own
                && (cards & bit(seat.number()) != 0) != (role.side() == Side::Evil)
            {
                continue;
            }
            let mut goods = Vec::new();
            place(everybody & !cards, &GOOD.map(|role| cast.has(role)), &mut [NOBODY; 3], 0, &mut |placed| {
                if fits(placed, &GOOD, everybody & !cards) {
                    goods.push(Good::new(placed[0], placed[1], placed[2]));
                }
            });
            place(cards, &EVIL.map(|role| cast.has(role)), &mut [NOBODY; 5], 0, &mut |placed| {
                if fits(placed, &EVIL, cards) && !goods.is_empty() {
                    let [assassin, morgana, mordred, oberon, lancelot] = *placed;
                    let evil = Evil { cards, assassin, morgana, mordred, oberon, lancelot };
                    let from = self.good.len() as u32;
                    self.good.extend_from_slice(&goods);
                    self.weight.resize(self.good.len(), weight);
                    self.blocks.push(Block { evil, from, to: self.good.len() as u32 });
                }
            });
        }
    }

    /// How many worlds are left.
    pub fn len(&self) -> usize {
        self.good.len()
    }

    /// The sum of all weights.
    pub fn total(&self) -> f64 {
        self.total
    }

    /// Bytes on the heap.
    pub fn bytes(&self) -> usize {
        self.blocks.capacity() * size_of::<Block>()
            + self.good.capacity() * size_of::<Good>()
            + self.weight.capacity() * size_of::<f64>()
    }

    /// Every world and its weight, in a fixed order.
    pub fn iter(&self) -> impl Iterator<Item = (World, f64)> + '_ {
        self.blocks.iter().flat_map(move |block| {
            let worlds = block.from as usize..block.to as usize;
            worlds.map(move |at| (World { evil: block.evil, good: self.good[at] }, self.weight[at]))
        })
    }

    /// Keeps the worlds of which this is true.
    pub fn retain(&mut self, mut keep: impl FnMut(&World) -> bool) {
        self.reweigh(|world| if keep(world) { 1.0 } else { 0.0 });
    }

    /// Multiplies every world's weight; a world given 0 is gone.
    pub fn reweigh(&mut self, mut factor: impl FnMut(&World) -> f64) {
        let scale = self.scale();
        let (mut total, mut kept) = (0.0, 0);
        let (good, weight) = (&mut self.good, &mut self.weight);
        self.blocks.retain_mut(|block| {
            let from = kept;
            for at in block.from as usize..block.to as usize {
                let world = World { evil: block.evil, good: good[at] };
                let factor = factor(&world);
                if factor > 0.0 {
                    let new = (weight[at] * (factor * scale)).max(LEAST);
                    good[kept] = world.good;
                    weight[kept] = new;
                    total += new;
                    kept += 1;
                }
            }
            (block.from, block.to) = (from as u32, kept as u32);
            kept > from
        });
        good.truncate(kept);
        weight.truncate(kept);
        self.total = total;
    }

    /// Multiplies the weights by what hangs on who is on which side alone, not on Merlin and Percival: asked once a
    /// block, or, where the Lancelots have changed sides, once for each seat of the Good one.
    pub fn reweigh_sides(&mut self, switched: bool, factor: impl Fn(&World) -> f64) {
        let of = |evil: &Evil, lancelot: u8| {
            factor(&World { evil: *evil, good: Good::new(NOBODY, NOBODY, lancelot) })
        };
        self.multiply(|evil| {
            let nobody = of(evil, NOBODY);
            if !switched {
                return Factors { all: nobody, ..Factors::NONE };
            }
            let mut factors = Factors::NONE;
            factors.lancelot[usize::from(NOBODY)] = nobody;
            for (seat, said) in (0..10).zip(&mut factors.lancelot) {
                *said = if evil.cards & bit(seat) == 0 { of(evil, seat) } else { 1.0 };
            }
            factors
        });
    }

    /// Keeps the worlds whose sides satisfy this.
    pub fn retain_sides(&mut self, switched: bool, keep: impl Fn(&World) -> bool) {
        self.reweigh_sides(switched, |world| if keep(world) { 1.0 } else { 0.0 });
    }

    /// Multiplies the weights block by block.
    pub fn multiply(&mut self, mut factors: impl FnMut(&Evil) -> Factors) {
        let scale = self.scale();
        let (mut total, mut kept) = (0.0, 0);
        let (good, weight) = (&mut self.good, &mut self.weight);
        self.blocks.retain_mut(|block| {
            let by = factors(&block.evil);
            if by.all <= 0.0 {
                return false;
            }
            let (from, old) = (kept, block.from as usize..block.to as usize);
            kept = if by.lancelot.contains(&0.0) {
                sift(good, weight, old, from, &by)
            } else {
                shift(good, weight, old.clone(), from);
                from + old.len()
            };
            total += scale_up(&good[from..kept], &mut weight[from..kept], &by, scale);
            (block.from, block.to) = (from as u32, kept as u32);
            kept > from
        });
        good.truncate(kept);
        weight.truncate(kept);
        self.total = total;
    }

    /// Brings the weights near 1 before they are multiplied, so that they cannot run out of range.
    fn scale(&self) -> f64 {
        if self.total > 0.0 { self.weight.len() as f64 / self.total } else { 1.0 }
    }
}

/// Moves worlds down over those that are gone.
fn shift(good: &mut [Good], weight: &mut [f64], old: Range<usize>, from: usize) {
    if from != old.start {
        good.copy_within(old.clone(), from);
        weight.copy_within(old, from);
    }
}

/// The same, leaving out worlds this ends; gives where they end.
fn sift(good: &mut [Good], weight: &mut [f64], old: Range<usize>, from: usize, by: &Factors) -> usize {
    let mut kept = from;
    for at in old {
        if by.lancelot[usize::from(good[at].lancelot())] > 0.0 {
            good[kept] = good[at];
            weight[kept] = weight[at];
            kept += 1;
        }
    }
    kept
}

/// Multiplies and adds up.
fn scale_up(good: &[Good], weight: &mut [f64], by: &Factors, scale: f64) -> f64 {
    let all = by.all * scale;
    let mut sum = 0.0;
    for (good, weight) in good.iter().zip(weight) {
        let part = by.merlin[usize::from(good.merlin())]
            * by.percival[usize::from(good.percival())]
            * by.lancelot[usize::from(good.lancelot())];
        *weight = (*weight * (all * part)).max(LEAST);
        sum += *weight;
    }
    sum
}

/// In how many ways these cards can lie: the multinomial coefficient.
fn deals(cast: &Cast) -> f64 {
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

/// Every way to put the wanted characters on different seats of a set.
fn place<const N: usize>(
    free: u16,
    wanted: &[bool; N],
    placed: &mut [u8; N],
    from: usize,
    found: &mut impl FnMut(&[u8; N]),
) {
    let Some(role) = (from..N).find(|&role| wanted[role]) else { return found(placed) };
    for seat in 0..10 {
        if free & bit(seat) != 0 {
            placed[role] = seat;
            place(free & !bit(seat), wanted, placed, role + 1, found);
        }
    }
    placed[role] = NOBODY;
}
