//! The bots of one table.

use game::{Game, Notice, Seat, Seed, Table, Viewer};

use crate::{Cue, Mind, Stream};

/// The bots of one table. Each learns the notices of its own seat and what is said aloud, in order, and nothing else.
///
/// A bot may be seated at any time: it then learns everything from the start.
pub struct Party<G: Game> {
    bots: Vec<SeatedBot<G>>,
    talk: Vec<Spoken<G>>,
}

/// A bot, and how many events and statements it has learned.
struct SeatedBot<G: Game> {
    seat: Seat,
    mind: Box<dyn Mind<G>>,
    stream: Stream,
    /// For words, so that talk does not change the random numbers of the moves.
    words: Stream,
    events: usize,
    statements: usize,
}

/// A statement, and the number of events before it.
struct Spoken<G: Game> {
    events: usize,
    from: Seat,
    statement: G::Statement,
}

impl<G: Game> Party<G> {
    /// No bots yet.
    pub fn new() -> Party<G> {
        Party { bots: Vec::new(), talk: Vec::new() }
    }

    /// Seats a bot, instead of the one that sits there. Its randomness is a stream of its own.
    pub fn seat(&mut self, seat: Seat, mind: Box<dyn Mind<G>>, seed: &Seed) {
        self.remove(seat);
        let stream = Stream::new(seed.stream(&format!("bot {seat}")));
        let words = Stream::new(seed.stream(&format!("words of bot {seat}")));
        self.bots.push(SeatedBot { seat, mind, stream, words, events: 0, statements: 0 });
    }

    /// Removes the bot of this seat.
    pub fn remove(&mut self, seat: Seat) {
        self.bots.retain(|bot| bot.seat != seat);
    }

    /// Whether a bot sits here.
    pub fn has(&self, seat: Seat) -> bool {
        self.bots.iter().any(|bot| bot.seat == seat)
    }

    /// Lets every bot learn what it has not learned yet. A bot also does so before it speaks or chooses.
    pub fn tell(&mut self, table: &Table<G>) {
        for bot in &mut self.bots {
            bot.follow(table, &self.talk);
        }
    }

    /// All bots but the speaker hear what a seat says now.
    pub fn hear(&mut self, table: &Table<G>, from: Seat, statement: &G::Statement) {
        self.heard(table.secrets().log().len(), from, statement);
    }

    /// All bots but the speaker hear what a seat said after this many events: for a table that was loaded.
    pub fn heard(&mut self, events: usize, from: Seat, statement: &G::Statement) {
        self.talk.push(Spoken { events, from, statement: statement.clone() });
    }

    /// What the bot in this seat wants to say, as far as the rules allow it. The others do not hear it yet.
    pub fn statements(&mut self, table: &Table<G>, seat: Seat) -> Vec<G::Statement> {
        let view = table.view(seat);
        if G::may_speak(&view).is_err() {
            return Vec::new();
        }
        let Some(bot) = self.bots.iter_mut().find(|bot| bot.seat == seat) else { return Vec::new() };
        bot.follow(table, &self.talk);
        let said = bot.mind.speak(&view, &mut bot.stream).into_iter();
        said.filter(|statement| G::may_say(&view, statement).is_ok()).collect()
    }

    /// What the bot in this seat says when it is given the word, if it may speak. The others do not hear it yet.
    pub fn remark(&mut self, table: &Table<G>, seat: Seat, cue: &Cue<G>) -> Option<G::Statement> {
        let view = table.view(seat);
        G::may_speak(&view).ok()?;
        let bot = self.bots.iter_mut().find(|bot| bot.seat == seat)?;
        bot.follow(table, &self.talk);
        bot.mind.remark(&view, cue, &mut bot.words)
    }

    /// What the bot in this seat says, if it may speak; the others hear it.
    pub fn speak(&mut self, table: &Table<G>, seat: Seat) -> Vec<G::Statement> {
        let said = self.statements(table, seat);
        for statement in &said {
            self.hear(table, seat, statement);
        }
        said
    }

    /// The command that the bot in this seat chooses; `None` if no bot sits there or the seat is not asked.
    pub fn choose(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Command> {
        if !table.asked().contains(seat) {
            return None;
        }
        let bot = self.bots.iter_mut().find(|bot| bot.seat == seat)?;
        bot.follow(table, &self.talk);
        Some(bot.mind.choose(&table.view(seat), &table.legal(seat), &mut bot.stream))
    }
}

impl<G: Game> SeatedBot<G> {
    /// Learns events and statements up to now, in their order.
    fn follow(&mut self, table: &Table<G>, talk: &[Spoken<G>]) {
        let log = table.secrets().log();
        for spoken in talk.get(self.statements..).unwrap_or(&[]) {
            self.learn(log.get(self.events..spoken.events).unwrap_or(&[]));
            if spoken.from != self.seat {
                self.mind.hear(spoken.from, &spoken.statement);
            }
        }
        self.statements = talk.len();
        self.learn(log.get(self.events..).unwrap_or(&[]));
    }

    fn learn(&mut self, events: &[G::Event]) {
        for event in events {
            if let Some(notice) = Notice::of::<G>(event, Viewer::Seat(self.seat)) {
                self.mind.notice(&notice);
            }
        }
        self.events += events.len();
    }
}

impl<G: Game> Default for Party<G> {
    fn default() -> Self {
        Party::new()
    }
}
