//! A bot on a chair, its own or an absent person's. It is given that seat's notices and nothing else.

use bots::{Level, Mind, Stream};
use game::{Notice, Seat, Seed, Table, Viewer};

use crate::hosted::Hosted;

/// Something said as data, and how many events came before it.
pub struct Heard<G: Hosted> {
    /// After so many events.
    pub after: usize,
    /// Who said it.
    pub from: Seat,
    /// What.
    pub statement: G::Statement,
}

/// A bot and how far it has followed the game.
pub struct Bot<G: Hosted> {
    seat: Seat,
    mind: Box<dyn Mind<G>>,
    stream: Stream,
    told: usize,
    heard: usize,
}

impl<G: Hosted> Bot<G> {
    /// A bot that knows nothing yet. Its randomness is a stream of its own and tells nothing of the deal.
    pub fn new(seat: Seat, level: Level, seed: &Seed) -> Bot<G> {
        let stream = Stream::new(seed.stream(&format!("bot {seat}")));
        Bot { seat, mind: G::bot(level), stream, told: 0, heard: 0 }
    }

    /// Tells it what it has missed, events and talk in their order.
    fn follow(&mut self, table: &Table<G>, talk: &[Heard<G>]) {
        loop {
            let next = talk.get(self.heard);
            let until = next.map_or(table.secrets().log().len(), |heard| heard.after);
            while self.told < until {
                let Some(event) = table.secrets().log().get(self.told) else { break };
                if let Some(notice) = Notice::of::<G>(event, Viewer::Seat(self.seat)) {
                    self.mind.notice(&notice);
                }
                self.told += 1;
            }
            let Some(heard) = next else { return };
            if heard.from != self.seat {
                self.mind.hear(heard.from, &heard.statement);
            }
            self.heard += 1;
        }
    }

    /// What it wants to say now.
    pub fn speak(&mut self, table: &Table<G>, talk: &[Heard<G>]) -> Vec<G::Statement> {
        self.follow(table, talk);
        let view = table.view(self.seat);
        if G::may_speak(&view).is_err() {
            return Vec::new();
        }
        self.mind.speak(&view, &mut self.stream)
    }

    /// What it does; nothing where it is not asked.
    pub fn choose(&mut self, table: &Table<G>, talk: &[Heard<G>]) -> Option<G::Command> {
        self.follow(table, talk);
        table
            .asked()
            .contains(self.seat)
            .then(|| self.mind.choose(&table.view(self.seat), &table.legal(self.seat), &mut self.stream))
    }
}
