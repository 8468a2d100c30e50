//! Simple players for tests: they choose a legal command from what their seat sees.

use game::{BySeat, Choices, Seat, Table, ViewOf};

use crate::{Rng, Subject};

/// Any legal command, all equally likely.
pub fn uniform<T, C: Choices<T>>(choices: &C, rng: &mut Rng) -> Option<T> {
    let k = rng.below(choices.count().into());
    choices.nth(u32::try_from(k).ok()?)
}

/// A random choice that satisfies `wish`, or any if a few tries find none. It does not list thousands of proposals.
pub fn leaning<T, C: Choices<T>>(choices: &C, rng: &mut Rng, wish: impl Fn(&T) -> bool) -> Option<T> {
    let small = choices.count() <= 24;
    if small {
        let liked = choices.iter().filter(&wish).count();
        if liked > 0 {
            return choices.iter().filter(&wish).nth(rng.index(liked));
        }
        return uniform(choices, rng);
    }
    for _ in 0..12 {
        match uniform(choices, rng) {
            Some(choice) if wish(&choice) => return Some(choice),
            Some(_) | None => {}
        }
    }
    uniform(choices, rng)
}

/// A driver for each seat.
#[derive(Clone, Copy, Debug)]
pub struct Drivers(BySeat<usize>);

impl Drivers {
    /// The same kind in every seat.
    pub fn all(kind: usize) -> Drivers {
        Drivers(BySeat::new(|_| kind))
    }

    /// One kind for the whole table in most games, a mixture in the others: lines that need everybody's
    /// help (three successes, five rejections) are reached only by agreement.
    pub fn any<G: Subject>(rng: &mut Rng) -> Drivers {
        if rng.percent(35) {
            Drivers(BySeat::new(|_| rng.index(G::DRIVERS.len())))
        } else {
            Drivers::all(rng.index(G::DRIVERS.len()))
        }
    }

    /// What the driver of this seat does.
    pub fn choose<G: Subject, C: Choices<G::Command>>(
        &self,
        view: &ViewOf<'_, G>,
        choices: &C,
        rng: &mut Rng,
    ) -> Option<G::Command> {
        G::drive(*self.0.get(view.seat), view, choices, rng)
    }

    /// What the driver of this seat does when it may see the whole state.
    pub fn choose_knowing<G: Subject>(
        &self,
        table: &Table<G>,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<G::Command> {
        G::drive_knowing(self.kind(seat), table, seat, rng)
    }

    /// The driver's kind in this seat.
    pub fn kind(&self, seat: Seat) -> usize {
        *self.0.get(seat)
    }
}
