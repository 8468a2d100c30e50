//! Cards that lie face down on the Threat pile, and what was said of them.
//!
//! A slot announced as `k` holds `k` because that was the truth, or any quest card. Given which slots told the truth
//! the others are exchangeable, so the number of ways to fill them hangs on *how many* did, kind by kind: a product of
//! small polynomials instead of a sum over all cards.

use shadows::{Card, Cards};

use super::world::{World, choose, falling};

/// How often a Traitor is taken to whisper the truth; otherwise he names any of the 25 quest cards. A stated prior of
/// ours: nobody has measured Traitors.
pub const HONEST: f64 = 0.5;

/// The same for a Loyal player who may lie (option `whisperLoyalMayLie`).
pub const HONEST_LOYAL: f64 = 0.9;

/// Quest cards there are to name.
const NAMES: f64 = 25.0;

/// A card laid face down by somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slot {
    /// What it is said to be, once it is said.
    said: Option<Card>,
}

/// The slots of a pile.
#[derive(Clone, Debug)]
pub struct Slots {
    list: Vec<Slot>,
    /// Those whose card is known by now.
    closed: u64,
    /// Whether Loyal players may lie.
    loyal_may_lie: bool,
}

/// For one kind: how the slots announced so may be true, as the coefficients of a polynomial in their number.
struct Truth {
    card: Card,
    ways: Vec<f64>,
}

impl Slots {
    /// No card lies face down.
    pub fn new(loyal_may_lie: bool) -> Slots {
        Slots { list: Vec::new(), closed: 0, loyal_may_lie }
    }

    fn next(&self) -> u64 {
        u32::try_from(self.list.len()).map_or(1 << 63, |slots| 1 << slots.min(63))
    }

    /// All whose card is not known, one bit each.
    pub fn mask(&self) -> u64 {
        (self.next() - 1) & !self.closed
    }

    /// A new one; its bit.
    pub fn push(&mut self) -> u64 {
        let bit = self.next();
        self.list.push(Slot { said: None });
        bit
    }

    /// The last one is announced; its bit.
    pub fn announce(&mut self, said: Card) -> u64 {
        if let Some(slot) = self.list.last_mut() {
            slot.said = Some(said);
        }
        self.next() >> 1
    }

    /// Slots nobody who may lie has filled, with what they must hold.
    pub fn true_ones(&self, liars: u64) -> Vec<(u64, Card)> {
        if self.loyal_may_lie {
            return Vec::new();
        }
        let slots = self.of(self.mask() & !liars);
        slots.filter_map(|(bit, slot)| slot.said.map(|said| (bit, said))).collect()
    }

    /// What those slots hold that tell the truth, and how many others there are.
    pub fn fixed(&self, mask: u64, liars: u64) -> (Cards, u32) {
        let told: Vec<Card> = self.of(mask & !liars).filter_map(|(_, slot)| slot.said).collect();
        if self.loyal_may_lie {
            return (Cards::NONE, mask.count_ones());
        }
        let open = mask.count_ones() - u32::try_from(told.len()).unwrap_or(0);
        (told.into_iter().collect(), open)
    }

    /// The card of this slot is known.
    pub fn close(&mut self, slot: u64) {
        self.closed |= slot;
    }

    /// None is left.
    pub fn clear(&mut self) {
        self.list.clear();
        self.closed = 0;
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.mask() == 0
    }

    fn of(&self, mask: u64) -> impl Iterator<Item = (u64, Slot)> + '_ {
        let bits = self.list.iter().enumerate().map(|(place, slot)| (1_u64 << (place & 63), *slot));
        bits.filter(move |(bit, _)| mask & bit != 0)
    }

    /// How likely it was said because it is true, and how likely any one name is said without regard to the card.
    fn habit(&self, slot: Slot, liar: bool) -> (f64, f64) {
        let honest = match (slot.said, liar, self.loyal_may_lie) {
            (None, ..) => return (0.0, 1.0),
            (_, true, _) => HONEST,
            (_, false, true) => HONEST_LOYAL,
            (_, false, false) => 1.0,
        };
        (honest, (1.0 - honest) / NAMES)
    }

    /// How likely the one slot of this bit was announced as it was, if it holds this card.
    pub fn one(&self, bit: u64, liars: u64, card: Card) -> f64 {
        let of = |(bit, slot): (u64, Slot)| {
            let (truth, any) = self.habit(slot, liars & bit != 0);
            any + if slot.said == Some(card) { truth } else { 0.0 }
        };
        self.of(bit).map(of).product()
    }

    /// What was said of the slots whose card a world knows.
    pub fn told(&self, world: &World, liars: u64) -> f64 {
        let sure = self.of(world.sure).map(|(bit, slot)| {
            let (truth, any) = self.habit(slot, liars & bit != 0);
            any + if world.right & bit != 0 { truth } else { 0.0 }
        });
        let shut = world.shut.iter().map(|(mask, cards)| self.exactly(*mask, liars, cards));
        sure.product::<f64>() * shut.product::<f64>()
    }

    /// The kinds announced in these slots, and what no slot of any kind told: the weight of all that must be free.
    fn truths(&self, mask: u64, liars: u64) -> (Vec<Truth>, f64) {
        let mut truths: Vec<Truth> = Vec::new();
        let mut free = 1.0;
        for (bit, slot) in self.of(mask) {
            let (truth, any) = self.habit(slot, liars & bit != 0);
            let Some(card) = slot.said else {
                free *= any;
                continue;
            };
            let place = match truths.iter().position(|each| each.card == card) {
                Some(place) => place,
                None => {
                    truths.push(Truth { card, ways: vec![1.0] });
                    truths.len() - 1
                }
            };
            if let Some(each) = truths.get_mut(place) {
                each.ways = times(&each.ways, &[any, truth]);
            }
        }
        (truths, free)
    }

    /// In how many ways, weighed by what was said, these slots can be filled from these cards.
    pub fn ways(&self, mask: u64, liars: u64, cards: &Cards) -> f64 {
        if mask == 0 {
            return 1.0;
        }
        let (truths, free) = self.truths(mask, liars);
        let mut true_ones = vec![free];
        for Truth { card, ways } in &truths {
            let there = u32::from(cards.of(*card));
            let ways: Vec<f64> =
                ways.iter().zip(0..).map(|(way, true_ones)| way * falling(there, true_ones)).collect();
            true_ones = times(&true_ones, &ways);
        }
        let (all, slots) = (quests(cards), mask.count_ones());
        let rest = |true_ones: u32| falling(all.saturating_sub(true_ones), slots.saturating_sub(true_ones));
        true_ones.iter().zip(0..=slots).map(|(way, true_ones)| way * rest(true_ones)).sum()
    }

    /// In how many ways they can hold exactly these cards.
    pub fn exactly(&self, mask: u64, liars: u64, cards: &Cards) -> f64 {
        let slots = mask.count_ones();
        if u32::from(cards.len()) != slots {
            return 0.0;
        }
        let (truths, free) = self.truths(mask, liars);
        let mut true_ones = vec![free];
        for Truth { card, ways } in &truths {
            let there = u32::from(cards.of(*card));
            // Copies of one kind cannot be told apart.
            let one =
                |(way, some): (&f64, u32)| if some > there { 0.0 } else { way / factorial(there - some) };
            true_ones = times(&true_ones, &ways.iter().zip(0..).map(one).collect::<Vec<_>>());
        }
        let others = Card::all().filter(|card| truths.iter().all(|truth| truth.card != *card));
        let same: f64 = others.map(|card| factorial(cards.of(card).into())).product();
        let sum: f64 = true_ones.iter().zip(0..=slots).map(|(way, some)| way * factorial(slots - some)).sum();
        sum / same
    }

    /// Every way these slots can hold cards of these kinds, weighed like [`Slots::ways`]: how many of each kind.
    pub fn spread(
        &self,
        (mask, liars): (u64, u64),
        cards: &Cards,
        kinds: &[Card],
        found: &mut dyn FnMut(&[u8], f64),
    ) {
        let (truths, free) = self.truths(mask, liars);
        let mut others = vec![free];
        for Truth { card, ways } in truths.iter().filter(|truth| !kinds.contains(&truth.card)) {
            let there = u32::from(cards.of(*card));
            others = times(
                &others,
                &ways.iter().zip(0..).map(|(way, some)| way * falling(there, some)).collect::<Vec<_>>(),
            );
        }
        let named: u32 = kinds.iter().map(|card| u32::from(cards.of(*card))).sum();
        let task =
            Spread { truths, others, cards, kinds, rest: quests(cards) - named, slots: mask.count_ones() };
        task.go(&mut Vec::new(), &[1.0], 0, found);
    }
}

/// One call of [`Slots::spread`].
struct Spread<'a> {
    truths: Vec<Truth>,
    others: Vec<f64>,
    cards: &'a Cards,
    kinds: &'a [Card],
    /// Quest cards of other kinds.
    rest: u32,
    slots: u32,
}

impl Spread<'_> {
    /// `true_ones` are the ways of the kinds before, by how many of them were announced truly; `taken` slots they fill.
    fn go(&self, counts: &mut Vec<u8>, true_ones: &[f64], taken: u32, found: &mut dyn FnMut(&[u8], f64)) {
        let Some(kind) = self.kinds.get(counts.len()) else {
            let weight = self.fill(true_ones, taken);
            if weight > 0.0 {
                found(counts, weight);
            }
            return;
        };
        let there = u32::from(self.cards.of(*kind));
        let truth = self.truths.iter().find(|truth| truth.card == *kind);
        let one = [1.0];
        let ways = truth.map_or(&one[..], |truth| &truth.ways);
        for count in 0..=there.min(self.slots - taken) {
            let some = |(way, some): (&f64, u32)| {
                if some > count { 0.0 } else { way * falling(there, count) / factorial(count - some) }
            };
            let next = times(true_ones, &ways.iter().zip(0..).map(some).collect::<Vec<_>>());
            counts.push(u8::try_from(count).unwrap_or(u8::MAX));
            self.go(counts, &next, taken + count, found);
            counts.pop();
        }
    }

    fn fill(&self, true_ones: &[f64], taken: u32) -> f64 {
        let mut sum = 0.0;
        for (other, theirs) in self.others.iter().zip(0_u32..) {
            let Some(free) = self.slots.checked_sub(taken + theirs) else { break };
            let ways = other * choose(self.rest.saturating_sub(theirs), free);
            for (way, ours) in true_ones.iter().zip(0..=self.slots.saturating_sub(theirs)) {
                sum += way * ways * factorial(self.slots - theirs - ours);
            }
        }
        sum
    }
}

fn times(one: &[f64], other: &[f64]) -> Vec<f64> {
    let mut product = vec![0.0; (one.len() + other.len()).saturating_sub(1)];
    for (place, first) in one.iter().enumerate().filter(|(_, first)| **first != 0.0) {
        for (sum, second) in product.iter_mut().skip(place).zip(other) {
            *sum += first * second;
        }
    }
    product
}

fn factorial(number: u32) -> f64 {
    falling(number, number)
}

/// How many of these cards tell of a quest.
pub fn quests(cards: &Cards) -> u32 {
    Card::all().filter(|card| card.is_quest()).map(|card| u32::from(cards.of(card))).sum()
}
