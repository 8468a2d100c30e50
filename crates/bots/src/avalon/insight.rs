//! What one seat takes for likely: every deal its own notices allow, weighed by what the open moves say.

use avalon::Avalon;
use avalon::board::Board;
use avalon::hand::Hand;
use avalon::role::Role;
use game::{NoticeOf, Seat, SeatSet, View};

use avalon::statement::Statement;

use super::Worlds;
use super::reading::{Eye, MANNERS, Reading, Style};
use crate::belief::{World, is_idle, is_same, weigh};

/// A seat's own belief and the table's reading.
#[derive(Clone, Debug)]
pub struct Insight {
    worlds: Worlds,
    reading: Option<Reading>,
    unread: Vec<NoticeOf<Avalon>>,
    /// What others said, each claim once.
    heard: Vec<(Seat, Statement)>,
    /// The last answer, while nothing has happened since.
    last: Option<Guess>,
    style: Style,
    prior: [f64; MANNERS],
    /// The own prior over manners; the table's is what a champion ascribes to the others.
    own: [f64; MANNERS],
}

/// What is likely, summed up.
#[derive(Clone, Debug, Default)]
pub struct Guess {
    /// Sets of seats that may be Evil now.
    pub sets: Vec<u16>,
    /// How likely each is.
    pub weights: Vec<f64>,
    /// How likely each seat is Merlin.
    pub merlin: [f64; 10],
}

impl Guess {
    /// As an eye.
    pub fn eye(&self) -> Eye<'_> {
        Eye { sets: &self.sets, weights: &self.weights }
    }

    /// The seat among these that is Merlin most likely; the first of equals.
    pub fn merlin(&self, among: SeatSet) -> Option<Seat> {
        let chance = |seat: Seat| self.merlin.get(usize::from(seat.number())).copied().unwrap_or(0.0);
        let mut best: Option<(f64, Seat)> = None;
        for seat in among {
            if best.is_none_or(|(most, _)| chance(seat) > most + 1e-12) {
                best = Some((chance(seat), seat));
            }
        }
        best.map(|(_, seat)| seat)
    }
}

impl Insight {
    /// Before the first notice; `own` is what this seat itself thinks of the others' manners.
    pub fn new(style: Style, prior: [f64; MANNERS], own: [f64; MANNERS]) -> Insight {
        Insight {
            worlds: Worlds::default(),
            reading: None,
            unread: Vec::new(),
            heard: Vec::new(),
            last: None,
            style,
            prior,
            own,
        }
    }

    /// One more of the seat's notices.
    pub fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.last = None;
        self.worlds.notice(notice);
        self.unread.push(*notice);
    }

    /// Somebody said something.
    pub fn hear(&mut self, from: Seat, statement: &Statement) {
        let again = self.heard.iter().any(|(seat, said)| *seat == from && is_same(said, statement));
        if !again && !is_idle(statement) {
            self.heard.push((from, *statement));
            self.last = None;
        }
    }

    /// What was said speaks for a deal by this factor. Whoever names a suspect has seen what all have seen, so an
    /// opinion counts little; who tells what was shown in secret counts in full.
    fn words(&self, world: &World, switched: bool) -> f64 {
        let weigh = |(by, statement): &(Seat, Statement)| {
            let witness = matches!(
                statement,
                Statement::LadyShowed { .. } | Statement::PlotShowed { .. } | Statement::CardShowed { .. }
            );
            let nats = weigh(world, switched, *by, statement);
            if witness { 2.0 * nats } else { 0.2 * nats }
        };
        self.heard.iter().map(weigh).sum::<f64>().clamp(-4.0, 4.0).exp()
    }

    /// The table's reading, up to date.
    pub fn reading(&mut self, view: &View<'_, Board, Hand>) -> &mut Reading {
        let (style, prior) = (self.style, self.prior);
        let board = view.board;
        let reading =
            self.reading.get_or_insert_with(|| Reading::new(&board.rules, board.cast, style, prior));
        for notice in self.unread.drain(..) {
            if let Some(public) = &notice.public {
                reading.fold(public);
            }
        }
        reading.settle();
        reading
    }

    /// What this seat takes for likely.
    pub fn guess(&mut self, view: &View<'_, Board, Hand>) -> Guess {
        if let Some(guess) = &self.last {
            return guess.clone();
        }
        let guess = self.think(view);
        self.last = Some(guess.clone());
        guess
    }

    /// Every deal that is possible and what it weighs here, in a fixed order.
    pub(super) fn weighed(&mut self, view: &View<'_, Board, Hand>, mut each: impl FnMut(World, f64)) {
        self.reading(view);
        let switched = view.board.is_switched();
        let Some(reading) = &self.reading else { return };
        let sums = reading.sums(&self.own);
        self.worlds.belief(view);
        let Some(belief) = self.worlds.settled() else { return };
        let mut half = None;
        let (mut factor, mut ratio) = (1.0, [1.0; 10]);
        for (world, weight) in belief.iter() {
            if half != Some(world.evil) {
                half = Some(world.evil);
                (factor, ratio) = reading.factors(&world.evil, &sums);
                if !self.heard.is_empty() {
                    factor *= self.words(&world, switched);
                }
            }
            let merlin = usize::from(world.good.merlin());
            each(world, weight * factor * ratio.get(merlin).copied().unwrap_or(1.0));
        }
    }

    fn think(&mut self, view: &View<'_, Board, Hand>) -> Guess {
        let switched = view.board.is_switched();
        let mut guess = Guess::default();
        let mut places = [usize::MAX; 1024];
        let mut all = 0.0;
        self.weighed(view, |world, weight| {
            let merlin = usize::from(world.good.merlin());
            let evil = world.evil_now(switched);
            if let Some(place) = places.get_mut(usize::from(evil)) {
                if *place == usize::MAX {
                    *place = guess.sets.len();
                    guess.sets.push(evil);
                    guess.weights.push(0.0);
                }
                if let Some(sum) = guess.weights.get_mut(*place) {
                    *sum += weight;
                }
            }
            if let Some(sum) = guess.merlin.get_mut(merlin) {
                *sum += weight;
            }
            all += weight;
        });
        let scale = if all > 0.0 { 1.0 / all } else { 0.0 };
        guess.weights.iter_mut().chain(&mut guess.merlin).for_each(|weight| *weight *= scale);
        guess
    }

    /// The open game alone, without what this seat was told in secret: the start of a game in the head.
    pub(super) fn open(&mut self, view: &View<'_, Board, Hand>) -> Insight {
        let reading = self.reading(view).clone();
        Insight { reading: Some(reading), ..Insight::new(self.style, self.prior, self.own) }
    }

    /// From here on, until the next notice, this is the seat of the view in a game in the head: it takes for likely what
    /// the open game tells who knows what the night showed there. At a table without checks and words that is
    /// what a champion there thinks.
    pub(super) fn pretend(&mut self, view: &View<'_, Board, Hand>) {
        let known = view.board.evil.unwrap_or(known(view)).bits();
        let reading = self.reading(view);
        let eye = reading.eye(view.seat.number());
        let fits = |set: u16| f64::from(u8::from(set & known == known));
        let mut weights: Vec<f64> =
            eye.sets.iter().zip(eye.weights).map(|(set, weight)| fits(*set) * weight).collect();
        if weights.iter().sum::<f64>() <= 0.0 {
            // To a Servant in an Evil seat that seat is Good: who knows better takes every set that fits for as likely.
            weights = eye.sets.iter().map(|set| fits(*set)).collect();
        }
        let all = weights.iter().sum::<f64>().max(1e-290);
        weights.iter_mut().for_each(|weight| *weight /= all);
        let mut guess = Guess { sets: eye.sets.to_vec(), weights, merlin: [0.0; 10] };
        for seat in view.board.seats() - SeatSet::from_bits(known) {
            if let Some(chance) = guess.merlin.get_mut(usize::from(seat.number())) {
                *chance = reading.found(seat.number(), known);
            }
        }
        self.last = Some(guess);
    }
}

/// Those this seat knows for Evil now, itself among them if it is.
pub fn known(view: &View<'_, Board, Hand>) -> SeatSet {
    use avalon::role::{Known, Side};
    let sight = &view.hand.sight;
    let checked = view.hand.checks.iter().filter(|mark| mark.known == Known::Evil).map(|mark| mark.seat);
    let switched = view.board.is_switched();
    let lancelot = if switched { sight.good_lancelot } else { sight.evil_lancelot };
    // After a switch the Evil Lancelot is Good: whom the night showed among Evil is one of them unless named apart.
    let evil = match sight.evil_lancelot {
        Some(seat) if switched => sight.evil.without(seat),
        _ => sight.evil,
    };
    let own = (view.hand.side == Some(Side::Evil)).then_some(view.seat);
    evil | checked.chain(lancelot).chain(own).collect()
}

/// Whether this seat is Merlin.
pub fn is_merlin(view: &View<'_, Board, Hand>) -> bool {
    view.hand.role == Some(Role::Merlin)
}
