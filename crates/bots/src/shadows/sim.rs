//! A game in a player's head: the rules of a turn without Knights, Vivien and whispers, played by a quick policy.
//!
//! It is a model, not the rules: whatever is legal or scored at the table is the engine's. The pile is scored by the
//! engine's own functions.

use game::SeatSet;
use shadows::{ByQuest, Card, Cards, Pile, Quest, QuestSet};

use super::worth::{FRESH, Worth, token};
use crate::Stream;

/// Distrust, in hundredths of a sword, from which somebody accuses.
const ENOUGH: i32 = 350;

/// One more card may be worth so much more than hoping; beyond that nobody need reckon.
const SLACK: i32 = 60;

/// How often the Loyal win with so many white and black swords once a quest is over, in thousandths: without a Traitor,
/// with a hidden one, and with none but exposed ones. Counted over 6,000 games of the modest player, one to seven seats,
/// and smoothed (`cargo run --release -p bots --example shadows_tells -- 6000 1`).
const VALUES: [[[u16; 7]; 7]; 3] = [
    [
        [974, 963, 947, 923, 887, 836, 764],
        [980, 973, 961, 944, 918, 881, 826],
        [986, 980, 972, 961, 943, 917, 879],
        [990, 987, 981, 974, 962, 945, 920],
        [993, 991, 988, 983, 976, 965, 949],
        [996, 994, 992, 989, 985, 979, 969],
        [997, 996, 995, 994, 991, 988, 982],
    ],
    [
        [494, 493, 451, 371, 265, 157, 76],
        [624, 614, 565, 473, 346, 210, 102],
        [732, 717, 666, 572, 431, 268, 131],
        [815, 797, 749, 659, 514, 331, 164],
        [873, 856, 813, 731, 590, 393, 199],
        [913, 897, 861, 788, 655, 453, 234],
        [940, 926, 895, 832, 710, 507, 268],
    ],
    [
        [619, 599, 548, 462, 348, 225, 122],
        [688, 670, 620, 535, 416, 279, 155],
        [767, 750, 706, 628, 510, 359, 210],
        [843, 830, 795, 731, 624, 471, 296],
        [905, 896, 873, 827, 744, 608, 421],
        [949, 944, 930, 902, 848, 747, 580],
        [976, 973, 966, 951, 921, 860, 741],
    ],
];

/// What is done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Draw a card.
    Listen,
    /// Go on a quest.
    Go(Quest),
    /// Accuse the seat of this number.
    Accuse(u8),
}

/// A position, with everything known.
#[derive(Clone, Debug)]
pub struct Sim {
    /// The rules, and the swords.
    pub worth: Worth,
    /// Players.
    pub players: u8,
    /// Whose turn it is.
    pub active: u8,
    /// Who is a Traitor.
    pub traitors: SeatSet,
    /// Whose loyalty is public.
    pub exposed: SeatSet,
    /// Who has accused.
    pub accused: SeatSet,
    /// The deck: what comes next for sure, last first, and the rest.
    pub top: Vec<Card>,
    /// See `top`.
    pub deck: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// Morgans that may return (SC-77); none in the base game.
    pub unused: Cards,
    /// The Threat pile.
    pub pile: Cards,
    /// The symbols on top of it.
    pub symbols: QuestSet,
    /// Tokens that lie out.
    pub tokens: ByQuest<u8>,
    /// What each seat's choices have cost the Loyal.
    pub heat: [i32; 7],
}

impl Sim {
    /// Plays on until a quest is over: how likely the Loyal win then.
    pub fn run(&mut self, first: Deed, stream: &mut Stream) -> f64 {
        let mut deed = Some(first);
        for _ in 0..100 {
            let deed = deed.take().unwrap_or_else(|| self.policy(stream));
            if let Some(won) = self.turn(deed, stream) {
                return won;
            }
        }
        self.value()
    }

    /// How likely the Loyal win from a fresh pile.
    fn value(&self) -> f64 {
        let hot =
            |seat: &game::Seat| self.heat.get(usize::from(seat.number())).is_some_and(|heat| *heat >= ENOUGH);
        let hidden = self.traitors - self.exposed;
        let class = match () {
            () if self.traitors.is_empty() => 0,
            // Whoever is hot is exposed soon.
            () if hidden.iter().all(|seat| hot(&seat)) => 2,
            () => 1,
        };
        let row = VALUES.get(class).and_then(|table| table.get(usize::from(self.worth.white)));
        let value = row.and_then(|row| row.get(usize::from(self.worth.black))).copied().unwrap_or(500);
        // With two Traitors hidden it is harder still.
        f64::from(value) / if hidden.len() > 1 { 2000.0 } else { 1000.0 }
    }

    fn seat(&self) -> Option<game::Seat> {
        game::Seat::new(self.active)
    }

    fn is(&self, set: SeatSet) -> bool {
        self.seat().is_some_and(|seat| set.contains(seat))
    }

    fn turn(&mut self, deed: Deed, stream: &mut Stream) -> Option<f64> {
        let mut over = None;
        if self.is(self.traitors & self.exposed) {
            self.spread(stream);
        } else {
            match deed {
                Deed::Listen => {
                    if let Some(card) = self.draw(stream) {
                        self.lay(card);
                        if card == Card::MERLIN_6 {
                            over = self.ride(stream);
                        }
                    }
                }
                Deed::Go(quest) => over = self.go(quest, 0, stream),
                Deed::Accuse(target) => over = self.accuse(target),
            }
        }
        self.active = (self.active + 1) % self.players.max(1);
        over
    }

    fn draw(&mut self, stream: &mut Stream) -> Option<Card> {
        if let Some(card) = self.top.pop() {
            return Some(card);
        }
        if self.deck.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
        }
        let card = self.deck.nth(u64::from(stream.below(self.deck.len().into())))?;
        self.deck.take(card);
        Some(card)
    }

    fn lay(&mut self, card: Card) {
        self.pile.add(card);
        self.symbols = self.worth.deck.symbols(card);
        if card == Card::MERLIN_4 {
            let quest = if self.is(self.traitors) { Quest::Picts } else { token(&self.pile) };
            *self.tokens.get_mut(quest) += 1;
        }
    }

    /// The exposed Traitor lays the worse of two cards (SC-52).
    fn spread(&mut self, stream: &mut Stream) {
        let Some(first) = self.draw(stream) else { return };
        let Some(second) = self.draw(stream) else { return self.lay(first) };
        let after = |card: Card| {
            let mut pile = self.pile;
            pile.add(card);
            let opened = Pile::open(pile, &self.tokens);
            let best = self.worth.best(&opened, self.worth.deck.symbols(card));
            best.map_or(-1000, |(_, gain)| gain + FRESH).max(self.worth.rest(&opened))
        };
        let (laid, other) = if after(first) <= after(second) { (first, second) } else { (second, first) };
        self.lay(laid);
        self.discard.add(other);
    }

    fn go(&mut self, quest: Quest, add: u8, stream: &mut Stream) -> Option<f64> {
        let opened = Pile::open(self.pile, &self.tokens);
        let score = opened.score(quest, add, &self.worth.deck, self.worth.rulings);
        if score.verdict == shadows::Verdict::Doom {
            return Some(0.0);
        }
        self.worth.white += score.white;
        self.worth.black += score.black;
        let pile = std::mem::take(&mut self.pile);
        self.discard.add_all(&pile);
        self.symbols = QuestSet::NONE;
        self.tokens = ByQuest::default();
        if score.verdict == shadows::Verdict::Success && !self.unused.is_empty() {
            let back = self.unused.nth(u64::from(stream.below(self.unused.len().into())));
            if let Some(card) = back {
                self.unused.take(card);
                self.deck.add(card);
                self.top.drain(..).for_each(|card| self.deck.add(card));
            }
        }
        self.verdict().or_else(|| Some(self.value()))
    }

    fn accuse(&mut self, target: u8) -> Option<f64> {
        let seat = game::Seat::new(target)?;
        if let Some(by) = self.seat() {
            self.accused = self.accused.with(by);
        }
        self.exposed = self.exposed.with(seat);
        if self.traitors.contains(seat) {
            self.worth.white += 1;
        } else {
            self.worth.black += 1;
        }
        self.verdict()
    }

    /// SC-57 to SC-61.
    fn verdict(&mut self) -> Option<f64> {
        if self.worth.white < 7 && self.worth.black < 7 {
            return None;
        }
        let hidden = self.traitors - self.exposed;
        let flips = hidden.len().min(self.worth.white);
        self.worth.white -= flips;
        self.worth.black += flips;
        self.exposed = SeatSet::first(self.players);
        let (white, black) = (self.worth.white, self.worth.black);
        if white >= 7 && white > black {
            Some(1.0)
        } else if black >= 7 {
            Some(0.0)
        } else {
            None
        }
    }

    /// Merlin #6: a Loyal player goes at once if that is good.
    fn ride(&mut self, stream: &mut Stream) -> Option<f64> {
        let opened = Pile::open(self.pile, &self.tokens);
        let rides = Quest::ALL.into_iter().flat_map(|quest| (0..=3).map(move |add| (quest, add)));
        let traitor = self.is(self.traitors);
        let (gain, quest, add) = rides
            .map(|(quest, add)| (self.worth.gain(&opened, quest, add), quest, add))
            .max_by_key(|(gain, ..)| if traitor { -gain } else { *gain })?;
        let goes = if traitor { gain <= -200 } else { gain >= 100 };
        if goes { self.go(quest, add, stream) } else { None }
    }

    /// What the seat does by the quick policy.
    fn policy(&mut self, stream: &mut Stream) -> Deed {
        if self.is(self.traitors & self.exposed) {
            return Deed::Listen;
        }
        let opened = Pile::open(self.pile, &self.tokens);
        let best = self.worth.best(&opened, self.symbols).map(|(quest, gain)| (quest, gain + FRESH));
        let rest = self.worth.rest(&opened);
        let empty = self.top.is_empty() && self.deck.is_empty() && self.discard.is_empty();
        if self.is(self.traitors) {
            return self.betray(&opened, best.map_or(rest, |(_, gain)| gain.max(rest)), empty, stream);
        }
        match best {
            Some((quest, gain)) if empty || gain + SLACK >= rest && gain >= self.wait() => Deed::Go(quest),
            _ if empty => Deed::Go(Quest::Grail),
            _ => self.suspect().map_or(Deed::Listen, Deed::Accuse),
        }
    }

    /// What one more card is worth to whoever counts, but does not know the order.
    fn wait(&self) -> i32 {
        let mut left = self.deck;
        self.top.iter().for_each(|card| left.add(*card));
        self.worth.wait(&self.pile, &self.tokens, |card| left.of(card).into(), 0)
    }

    fn suspect(&self) -> Option<u8> {
        let late = self.worth.white + self.worth.black >= 4 && self.worth.black < 6;
        if !late || self.is(self.accused) {
            return None;
        }
        let hidden = (SeatSet::first(self.players) - self.exposed).iter().map(|seat| seat.number());
        let heat = |seat: &u8| self.heat.get(usize::from(*seat)).copied().unwrap_or(0);
        hidden.filter(|seat| *seat != self.active && heat(seat) >= ENOUGH).max_by_key(heat)
    }

    fn betray(&mut self, opened: &Pile, best: i32, empty: bool, stream: &mut Stream) -> Deed {
        let late = self.worth.white + self.worth.black >= 4 && !self.is(self.accused);
        if late && (self.worth.black == 6 || stream.percent(20)) {
            let hidden = SeatSet::first(self.players) - self.exposed;
            let others: SeatSet = hidden.iter().filter(|seat| seat.number() != self.active).collect();
            if let Some(seat) = others.nth(stream.below(others.len().into())) {
                return Deed::Accuse(seat.number());
            }
        }
        let worst = self.symbols.iter().map(|quest| (quest, self.worth.gain(opened, quest, 0)));
        let Some((quest, gain)) = worst.min_by_key(|(_, gain)| *gain) else {
            return if empty { Deed::Go(Quest::Grail) } else { Deed::Listen };
        };
        let chance = match gain {
            ..=-900 => 100,
            -899..=-200 => 70,
            -199..=-100 => 30,
            _ => 5,
        };
        if !empty && !stream.percent(chance) {
            return Deed::Listen;
        }
        let loss = best - gain - FRESH;
        if let Some(heat) = self.heat.get_mut(usize::from(self.active)).filter(|_| loss > 60) {
            *heat += loss.min(250);
        }
        Deed::Go(quest)
    }
}
