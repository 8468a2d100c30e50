//! One way everything may be, drawn as likely as it is.

use game::SeatSet;
use shadows::{Card, Cards};

use super::{Census, Side};
use crate::Stream;

/// Where everything is that this seat cannot see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The Traitors.
    pub traitors: SeatSet,
    /// The whole Threat pile.
    pub pile: Cards,
    /// The next cards of the deck, where they are not drawn by chance any more.
    pub top: Vec<Card>,
    /// The rest of the deck, in no order.
    pub deck: Cards,
    /// Morgans out of the game.
    pub unused: Cards,
}

/// A way to begin with: its weight, block, side and lot.
type Way = (f64, usize, usize, usize);

impl Census {
    /// Draws so many ways, how everybody played included.
    pub fn sample(&self, deals: u32, stream: &mut Stream) -> Vec<Deal> {
        let sides: Vec<Vec<Side<'_>>> = self.blocks.iter().map(|block| self.sides(block)).collect();
        let mut ways: Vec<Way> = Vec::new();
        for (at, (block, sides)) in self.blocks.iter().zip(&sides).enumerate() {
            for (place, side) in sides.iter().enumerate() {
                let worlds: f64 = side.worlds.iter().map(|(weight, _)| weight).sum();
                let lots = block.lots.iter().zip(&side.told).zip(&side.ways).enumerate();
                ways.extend(lots.map(|(number, ((lot, told), fill))| {
                    (worlds * lot.soft * told * fill, at, place, number)
                }));
            }
        }
        (0..deals).filter_map(|_| self.sample_one(&sides, &ways, stream)).collect()
    }

    fn sample_one(&self, sides: &[Vec<Side<'_>>], ways: &[Way], stream: &mut Stream) -> Option<Deal> {
        let (_, at, place, number) = *pick(ways, |way| way.0, stream)?;
        let (block, side) = (self.blocks.get(at)?, sides.get(at)?.get(place)?);
        let lot = block.lots.get(number)?;
        let (_, world) = pick(&side.worlds, |(weight, _)| *weight, stream)?;
        let mut pool = self.pool(world);
        let mut pile = self.pile;
        pile.add_all(&world.piled);
        self.fill(side.free, lot.liars, &mut pool, &mut pile, stream)?;
        // Places outside the deck that hold cards nobody has named: gone, held, or on top.
        let mut plain: Cards = pool.iter().filter(|card| !card.is_morgan()).collect();
        let mut draw = |pool: &mut Cards| {
            let card = plain.nth(u64::from(stream.below(plain.len().into())))?;
            plain.take(card);
            pool.take(card).then_some(card)
        };
        let mut top = Vec::with_capacity(world.top.len());
        for card in &world.top {
            top.push(match card {
                Some(card) => *card,
                None => draw(&mut pool)?,
            });
        }
        while pool.len() > self.below(world) {
            draw(&mut pool)?;
        }
        Some(Deal { traitors: lot.traitors, pile, top, deck: pool, unused: world.unused })
    }

    /// What lies face down, slot by slot.
    fn fill(
        &self,
        mut free: u64,
        liars: u64,
        pool: &mut Cards,
        pile: &mut Cards,
        stream: &mut Stream,
    ) -> Option<()> {
        while free != 0 {
            let bit = 1 << free.trailing_zeros();
            let fit = |card: Card| {
                let one = self.slots.one(bit, liars, card) * f64::from(pool.of(card));
                let mut fewer = *pool;
                fewer.take(card);
                if one == 0.0 { 0.0 } else { one * self.slots.ways(free & !bit, liars, &fewer) }
            };
            let kinds: Vec<(Card, f64)> =
                Card::all().filter(|card| card.is_quest()).map(|card| (card, fit(card))).collect();
            let (card, _) = *pick(&kinds, |(_, weight)| *weight, stream)?;
            pool.take(card);
            pile.add(card);
            free &= !bit;
        }
        Some(())
    }
}

fn pick<'a, T>(items: &'a [T], weight: impl Fn(&T) -> f64, stream: &mut Stream) -> Option<&'a T> {
    let all: f64 = items.iter().map(&weight).sum();
    let mut left = stream.share() * all;
    let found = items.iter().find(|item| {
        left -= weight(item);
        left < 0.0
    });
    found.or_else(|| items.iter().rev().find(|item| weight(item) > 0.0))
}
