//! The session.

use bots::conversation::{answerer, speakers};
use bots::{Conversation, Mind, Party, Prompt};
use game::{
    Choices as _, Cursor, Dice, Entropy, Halt, Notice, Record, Seat, SeatSet, Seed, Table, Turn, Viewer, Ways,
};
use serde_json::value::{RawValue, to_raw_value};

use crate::sent::{Sent, own_part};
use crate::{Broadcast, Draft, Rules};

/// A running table. `W` is where its chance comes from: the dice of its seed, or a written deal.
pub struct Session<G: Rules, W = Dice> {
    seed: Seed,
    table: Table<G>,
    chance: W,
    bots: Party<G>,
    sent: Sent<G>,
    /// How many events and public notices the bots have had the chance to talk about.
    discussed: (usize, u64),
}

/// What a bot said before its move, or why it made none.
pub type BotMove<G, W> =
    Result<Vec<<G as game::Game>::Statement>, BotError<<G as game::Game>::Refusal, <W as Ways<G>>::Error>>;

/// Why a bot's move was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotError<R, E> {
    /// No bot sits there, or its seat is not asked.
    NotAsked,
    /// The bot chose a command that the rules refuse.
    Refused(R),
    /// The source of chance failed.
    Chance(E),
}

impl<G: Rules> Session<G> {
    /// A table that is dealt by the dice of its seed. [`Session::begin`] deals.
    pub fn open(options: G::Options, seed: Seed, entropy: &Entropy) -> Session<G> {
        Session::resume(Table::open(options), seed, entropy)
    }

    /// Continues a table that was loaded from a store. Everything so far counts as sent.
    pub fn resume(table: Table<G>, seed: Seed, entropy: &Entropy) -> Session<G> {
        let drawn = u64::try_from(table.secrets().draws().len()).unwrap_or(u64::MAX);
        Session::with_chance(table, seed, seed.dice(entropy).after(drawn))
    }
}

impl<G: Rules<Dealer: Clone>> Session<G, G::Dealer> {
    /// A table that follows the written deal of its setup as far as it goes, and the dice of its seed after that.
    pub fn with_deal(setup: &G::Setup, options: G::Options, seed: Seed) -> Session<G, G::Dealer> {
        let dealer = G::dealer(setup, seed.dice(&Entropy::none()));
        Session::with_chance(Table::open(options), seed, dealer)
    }
}

impl<G: Rules, W: Ways<G> + Clone> Session<G, W> {
    /// Continues this table with this chance. Everything so far counts as sent.
    pub fn with_chance(table: Table<G>, seed: Seed, chance: W) -> Session<G, W> {
        let mut sent = Sent::nothing();
        if !table.secrets().log().is_empty() {
            let _ = sent.updates(&table);
        }
        let log = table.secrets().log();
        let notices = log.iter().filter(|event| G::public(event).is_some()).count();
        let discussed = (log.len(), u64::try_from(notices).unwrap_or(u64::MAX));
        Session { seed, table, chance, bots: Party::new(), sent, discussed }
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The table alone. The bots are dropped.
    pub fn into_table(self) -> Table<G> {
        self.table
    }

    /// The seed; it is secret until the game is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.table.waiting(), Turn::Over(_))
    }

    /// How many moves were made.
    pub fn moves(&self) -> usize {
        self.table.secrets().moves().len()
    }

    /// Deals.
    ///
    /// # Errors
    /// The source of chance failed; nothing has changed.
    pub fn begin(&mut self) -> Result<Draft<'_, G, W>, W::Error> {
        let before = self.chance.clone();
        match self.table.begin(&mut self.chance) {
            Ok(draft) => Ok(Draft::new(draft, &mut self.chance, before)),
            Err(error) => {
                self.chance = before;
                Err(error)
            }
        }
    }

    /// Drafts a move.
    ///
    /// # Errors
    /// The rules refuse the command, or the source of chance failed; nothing has changed.
    pub fn act(
        &mut self,
        seat: Seat,
        command: &G::Command,
    ) -> Result<Draft<'_, G, W>, Halt<G::Refusal, W::Error>> {
        let before = self.chance.clone();
        match self.table.draft(seat, command, &mut self.chance) {
            Ok(draft) => Ok(Draft::new(draft, &mut self.chance, before)),
            Err(halt) => {
                self.chance = before;
                Err(halt)
            }
        }
    }

    /// Seats a bot. It has its own stream of random numbers, independent of the deal.
    pub fn seat_bot(&mut self, seat: Seat, mind: Box<dyn Mind<G>>) {
        self.bots.seat(seat, mind, &self.seed);
    }

    /// Seats a bot whose randomness comes from another seed than the table's.
    pub fn seat_bot_with_seed(&mut self, seat: Seat, mind: Box<dyn Mind<G>>, seed: &Seed) {
        self.bots.seat(seat, mind, seed);
    }

    /// Removes the bot of this seat.
    pub fn remove_bot(&mut self, seat: Seat) {
        self.bots.remove(seat);
    }

    /// Lets every bot learn what it has not learned yet. A bot also does so before it speaks or chooses.
    pub fn tell_bots(&mut self) {
        self.bots.tell(&self.table);
    }

    /// Whether a bot sits here.
    pub fn has_bot(&self, seat: Seat) -> bool {
        self.bots.has(seat)
    }

    /// The bots hear what a seat has said now.
    pub fn hear(&mut self, from: Seat, statement: &G::Statement) {
        self.bots.hear(&self.table, from, statement);
    }

    /// The bots hear what a seat said after this many events: for a table that was loaded.
    pub fn heard(&mut self, events: usize, from: Seat, statement: &G::Statement) {
        self.bots.heard(events, from, statement);
    }

    /// What the bot in this seat wants to say now. The other bots hear nothing of it yet: pass what is really said
    /// to [`Session::hear`].
    pub fn bot_statements(&mut self, seat: Seat) -> Vec<G::Statement> {
        self.bots.statements(&self.table, seat)
    }

    /// What the bot that is given the word says. The other bots hear nothing of it yet: pass what is really said to
    /// [`Session::hear`].
    pub fn bot_remark(&mut self, prompt: &Prompt<G>) -> Option<G::Statement> {
        self.bots.remark(&self.table, prompt.seat, &prompt.cue)
    }

    /// The command the bot in this seat chooses; `None` if no bot sits there or the seat is not asked.
    pub fn bot_command(&mut self, seat: Seat) -> Option<G::Command> {
        self.bots.choose(&self.table, seat)
    }

    /// Makes the move of the bot in this seat and returns what it said before. The other bots hear that.
    ///
    /// # Errors
    /// No move was made.
    pub fn bot_move(&mut self, seat: Seat) -> BotMove<G, W> {
        self.bots.tell(&self.table);
        let said = self.bots.speak(&self.table, seat);
        self.silent_bot_move(seat)?;
        Ok(said)
    }

    /// Makes the move of the bot in this seat. It says nothing before it.
    ///
    /// # Errors
    /// No move was made.
    pub fn silent_bot_move(&mut self, seat: Seat) -> Result<(), BotError<G::Refusal, W::Error>> {
        let command = self.bot_command(seat).ok_or(BotError::NotAsked)?;
        match self.act(seat, &command) {
            Ok(draft) => draft.commit(),
            Err(Halt::Refused(refusal)) => return Err(BotError::Refused(refusal)),
            Err(Halt::Chance(error)) => return Err(BotError::Chance(error)),
        }
        Ok(())
    }

    /// A legal command of this seat.
    pub fn any_command(&self, seat: Seat) -> Option<G::Command> {
        self.table.legal(seat).nth(0)
    }

    /// What every viewer has not been sent yet. It counts as sent from now on.
    pub fn updates(&mut self) -> Broadcast {
        self.sent.updates(&self.table)
    }

    /// How many notices this viewer has been sent.
    pub fn cursor(&self, viewer: Viewer) -> u64 {
        self.sent.cursor(viewer)
    }

    /// How many of these events give this viewer a notice.
    pub fn notice_count(events: &[G::Event], viewer: Viewer) -> u64 {
        let count = events.iter().filter(|event| Notice::of::<G>(event, viewer).is_some()).count();
        u64::try_from(count).unwrap_or(u64::MAX)
    }

    /// The notices of this viewer after its first `from` ones.
    pub fn notices(&self, viewer: Viewer, from: u64) -> Vec<Box<RawValue>> {
        let from = Cursor(usize::try_from(from).unwrap_or(usize::MAX));
        self.table.notices(viewer, from).filter_map(|notice| to_raw_value(&notice).ok()).collect()
    }

    /// The whole board, as JSON.
    pub fn board(&self) -> Option<Box<RawValue>> {
        to_raw_value(&G::shown(self.table.board())).ok()
    }

    /// The whole of a seat's own part, as JSON.
    pub fn own(&self, seat: Seat) -> Option<Box<RawValue>> {
        to_raw_value(&own_part(&self.table, seat)).ok()
    }

    /// The game so far with all its secrets.
    pub fn record(&self) -> Record<G> {
        self.table.secrets().record()
    }
}

impl<G: Rules + Conversation, W: Ways<G> + Clone> Session<G, W> {
    /// Which of these bots have the word after what has happened since the last call. It follows from public facts alone.
    pub fn remarks(&mut self, bots: SeatSet) -> Vec<Prompt<G>> {
        let log = self.table.secrets().log();
        let (events, mut number) = self.discussed;
        let mut prompts = Vec::new();
        for public in log.get(events..).unwrap_or(&[]).iter().filter_map(G::public) {
            number += 1;
            let new = speakers(&public, number, bots);
            if !new.is_empty() {
                // A move can end a vote, a quest and a round; the bots talk about the last of these.
                prompts = new;
            }
        }
        self.discussed = (log.len(), number);
        prompts
    }

    /// Which of these bots answers a statement, the line of talk of this number.
    pub fn answer(
        &self,
        from: Seat,
        statement: &G::Statement,
        line: u64,
        bots: SeatSet,
    ) -> Option<Prompt<G>> {
        answerer(from, statement, line, bots)
    }
}
