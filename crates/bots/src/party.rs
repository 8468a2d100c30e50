//! The bots at one table.

use game::{Game, Notice, Seat, Seed, Table, Viewer};

use crate::{Mind, Stream};

/// The bots at one table. Each gets the notices of its own seat and nothing else.
pub struct Party<G: Game> {
    chairs: Vec<Chair<G>>,
    /// How many of the table's events the bots have seen.
    told: usize,
}

struct Chair<G: Game> {
    seat: Seat,
    mind: Box<dyn Mind<G>>,
    stream: Stream,
}

impl<G: Game> Party<G> {
    /// A party without bots.
    pub fn new() -> Party<G> {
        Party { chairs: Vec::new(), told: 0 }
    }

    /// Puts a bot in a seat. Its random stream is derived from `seed` and the seat, so it is independent of the deal and of
    /// the other bots.
    pub fn seat(&mut self, seat: Seat, mind: Box<dyn Mind<G>>, seed: &Seed) {
        let stream = Stream::new(seed.stream(&format!("bot {seat}")));
        self.chairs.push(Chair { seat, mind, stream });
    }

    /// Whether a bot sits in this seat.
    pub fn has(&self, seat: Seat) -> bool {
        self.chairs.iter().any(|chair| chair.seat == seat)
    }

    /// Gives every bot the notices of the events that happened since the last call.
    pub fn tell(&mut self, table: &Table<G>) {
        for event in table.secrets().log().get(self.told..).unwrap_or(&[]) {
            for chair in &mut self.chairs {
                if let Some(notice) = Notice::of::<G>(event, Viewer::Seat(chair.seat)) {
                    chair.mind.notice(&notice);
                }
            }
        }
        self.told = table.secrets().log().len();
    }

    /// Passes a statement to all bots except the speaker.
    pub fn hear(&mut self, from: Seat, statement: &G::Statement) {
        for chair in self.chairs.iter_mut().filter(|chair| chair.seat != from) {
            chair.mind.hear(from, statement);
        }
    }

    /// What the bot in this seat says, if it may speak now. The other bots hear it.
    pub fn speak(&mut self, table: &Table<G>, seat: Seat) -> Vec<G::Statement> {
        let view = table.view(seat);
        if G::may_speak(&view).is_err() {
            return Vec::new();
        }
        let Some(chair) = self.chairs.iter_mut().find(|chair| chair.seat == seat) else { return Vec::new() };
        let said = chair.mind.speak(&view, &mut chair.stream);
        for statement in &said {
            self.hear(seat, statement);
        }
        said
    }

    /// What the bot in this seat does; `None` if no bot sits there or the seat has nothing to decide.
    pub fn choose(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Command> {
        if !table.asked().contains(seat) {
            return None;
        }
        let chair = self.chairs.iter_mut().find(|chair| chair.seat == seat)?;
        Some(chair.mind.choose(&table.view(seat), &table.legal(seat), &mut chair.stream))
    }
}

impl<G: Game> Default for Party<G> {
    fn default() -> Self {
        Party::new()
    }
}
