//! The game at a table: a session dealt by the dice, and what only the server adds to it.

use std::num::NonZeroU64;
use std::ops::{Deref, DerefMut};

use bots::{Level, Prompt};
use game::{
    Checked, Dice, Entropy, Game, Halt, Recall, Seat, SeatSet, Seed, StateOf, Table, Turn, Viewer, Ways,
};
use games::Playable;
use serde_json::Value;
use session::Session;
use wire::archive::{Step, Steps};
use wire::json::Misread;
use wire::rest::Ended;
use wire::socket::Said;

use crate::log::entry;
use crate::problem::Problem;

/// Where the chance of a table comes from. It sees how many ways there are, and nothing of the game.
///
/// A server uses [`Dice`], which everybody can check once the game is over. Tests use chance that they know before.
pub trait Chance: Clone + Send + 'static {
    /// The chance of a table with these dice.
    fn new(dice: Dice) -> Self;

    /// A number below `ways`; `None` if there is none.
    fn draw(&mut self, ways: NonZeroU64) -> Option<u64>;
}

impl Chance for Dice {
    fn new(dice: Dice) -> Dice {
        dice
    }

    fn draw(&mut self, ways: NonZeroU64) -> Option<u64> {
        Some(self.roll(ways))
    }
}

/// Chance as a session draws from it.
#[derive(Clone)]
pub struct Draws<C>(C);

impl<G: Game, C: Chance> Ways<G> for Draws<C> {
    type Error = NoChance;

    fn way(&mut self, _: &StateOf<G>, ways: NonZeroU64) -> Result<u64, NoChance> {
        self.0.draw(ways).ok_or(NoChance)
    }
}

/// A move that is not made yet.
pub type Draft<'s, G, C> = session::Draft<'s, G, Draws<C>>;

/// The game at a table.
pub struct Play<G: Playable, C: Chance>(Session<G, Draws<C>>);

/// Why a command was not played.
pub enum Unplayed<R> {
    /// It is not a command of this game.
    Misread(Misread),
    /// The rules refuse it.
    Refused(R),
    /// There is no chance to draw from. This cannot happen with dice.
    Chance,
}

/// There is no chance to draw from. This cannot happen with dice.
#[derive(Debug)]
pub struct NoChance;

impl<G: Playable, C: Chance> Deref for Play<G, C> {
    type Target = Session<G, Draws<C>>;

    fn deref(&self) -> &Session<G, Draws<C>> {
        &self.0
    }
}

impl<G: Playable, C: Chance> DerefMut for Play<G, C> {
    fn deref_mut(&mut self) -> &mut Session<G, Draws<C>> {
        &mut self.0
    }
}

impl<G: Playable, C: Chance> Play<G, C> {
    /// Reads and checks a setup. A written deal is refused.
    pub fn check(setup: &Value) -> Result<(G::Setup, Checked<G::Options>), Problem> {
        crate::registry::refuse_deal(setup)?;
        Ok(games::read_setup::<G>(setup)?)
    }

    /// A table that is about to be dealt.
    pub fn open(setup: &Value, seed: Seed, entropy: &Entropy) -> Result<Play<G, C>, String> {
        let (_, checked) = Self::check(setup).map_err(|problem| problem.body.message)?;
        Ok(Play::of(Table::open(checked.options), seed, entropy))
    }

    /// A table from its stored batches. Everything counts as sent.
    pub fn load(
        setup: &Value,
        seed: Seed,
        entropy: &Entropy,
        batches: &[entry::Read<G>],
    ) -> Result<Play<G, C>, String> {
        let (_, checked) = Self::check(setup).map_err(|problem| problem.body.message)?;
        Ok(Play::of(entry::load(checked.options, batches)?, seed, entropy))
    }

    fn of(table: Table<G>, seed: Seed, entropy: &Entropy) -> Play<G, C> {
        let drawn = u64::try_from(table.secrets().draws().len()).unwrap_or(u64::MAX);
        let chance = C::new(seed.dice(entropy).after(drawn));
        Play(Session::with_chance(table, seed, Draws(chance)))
    }

    /// Deals.
    pub fn begin(&mut self) -> Result<Draft<'_, G, C>, NoChance> {
        self.0.begin()
    }

    /// Reads a person's command.
    pub fn read(&self, value: &Value) -> Result<G::Command, Misread> {
        session::read_command::<G>("command", value, self.table().seats())
    }

    /// Reads a person's statement.
    pub fn statement(&self, value: &Value) -> Result<G::Statement, Misread> {
        session::read_statement::<G>("words.statement", value, self.table().seats())
    }

    /// Drafts a move.
    pub fn draft(
        &mut self,
        seat: Seat,
        command: &G::Command,
    ) -> Result<Draft<'_, G, C>, Unplayed<G::Refusal>> {
        self.0.act(seat, command).map_err(|halt| match halt {
            Halt::Refused(refusal) => Unplayed::Refused(refusal),
            Halt::Chance(NoChance) => Unplayed::Chance,
        })
    }

    /// The seats that must decide now.
    pub fn asked(&self) -> SeatSet {
        self.table().asked()
    }

    /// Whether the decision that is asked now takes longer than a ballot.
    pub fn is_long_decision(&self) -> bool {
        G::is_long_decision(self.table().board())
    }

    /// How many public notices there have been.
    pub fn facts(&self) -> u64 {
        self.cursor(Viewer::Table)
    }

    /// Whether this seat may speak now. A spectator may if the first seat may.
    pub fn may_speak(&self, seat: Option<Seat>) -> Result<(), G::Refusal> {
        let seat = seat.or_else(|| self.table().seats().lowest()).unwrap_or(Seat::S0);
        G::may_speak(&self.table().view(seat))
    }

    /// Whether this seat may make this statement now.
    pub fn may_say(&self, seat: Seat, statement: &G::Statement) -> Result<(), G::Refusal> {
        G::may_say(&self.table().view(seat), statement)
    }

    /// What the bot in this seat does. If none sits there, one of this level sits down first.
    pub fn think(&mut self, seat: Seat, level: Level) -> Option<G::Command> {
        self.wake_bot(seat, level);
        self.bot_command(seat)
    }

    /// What the bot that is given the word says. If none sits there, one of this level sits down first.
    pub fn find_words(&mut self, prompt: &Prompt<G>, level: Level) -> Option<G::Statement> {
        self.wake_bot(prompt.seat, level);
        self.bot_remark(prompt)
    }

    fn wake_bot(&mut self, seat: Seat, level: Level) {
        if !self.has_bot(seat) {
            self.seat_bot(seat, G::bot(level));
        }
    }

    /// Which notices a returning client may be sent again.
    pub fn recall(&self) -> Recall {
        self.table().recall()
    }

    /// How many notices this seat had been sent before the last stored batch.
    pub fn cursor_before_last(&self, seat: Seat, batches: &[entry::Read<G>]) -> u64 {
        let last = batches.last().map_or(&[][..], entry::Read::events);
        let viewer = Viewer::Seat(seat);
        self.cursor(viewer).saturating_sub(Session::<G, Draws<C>>::notice_count(last, viewer))
    }

    /// How many notices this seat was sent in these stored batches.
    pub fn cursor_after(&self, seat: Seat, batches: &[entry::Read<G>]) -> u64 {
        let count =
            |batch: &entry::Read<G>| Session::<G, Draws<C>>::notice_count(batch.events(), Viewer::Seat(seat));
        batches.iter().map(count).sum()
    }

    /// The finished game move by move, as this viewer saw it, with what was said before each move.
    pub fn steps(&self, viewer: Viewer, talk: &[Said]) -> Result<Steps, Problem> {
        if !self.is_over() {
            return Err(Problem::conflict("not_over", "a game is shown as a replay when it is over"));
        }
        if viewer.seat().is_some_and(|seat| !self.table().seats().contains(seat)) {
            return Err(Problem::missing("seat"));
        }
        // The rules may have changed since an old game was played; then only its record is kept.
        let steps = session::steps(&self.0.record(), viewer)
            .map_err(|_| Problem::conflict("not_now", "these moves cannot be played again"))?;
        let mut talk = talk.iter().peekable();
        let steps = steps.into_iter().map(|step| Step {
            by: step.by,
            talk: std::iter::from_fn(|| talk.next_if(|said| said.after <= step.facts)).cloned().collect(),
            notices: raw(step.notices),
            board: raw(step.board),
            own: step.own.map(raw),
        });
        Ok(Steps { steps: steps.collect(), talk: talk.cloned().collect() })
    }

    /// The finished game in notation, with the seed, which is no secret any more.
    pub fn record(&self) -> Option<(String, String)> {
        self.is_over().then(|| self.proof())
    }

    /// The record and the seed, even of a game that is not over.
    pub(crate) fn proof(&self) -> (String, String) {
        (self.0.record().write(), self.seed().reveal_hex())
    }
}

/// How a finished game ended for each seat, in the order of the seats; empty while it is played.
pub fn results<G: Playable>(table: &Table<G>) -> Vec<Ended> {
    let Turn::Over(outcome) = table.waiting() else { return Vec::new() };
    let winners = G::score(&outcome).winners;
    let end = |seat: Seat| {
        let hand = table.view(seat).hand;
        let side = G::SIDES.get(G::dealt_side(hand)).copied().unwrap_or_default();
        Ended {
            side: side.to_string(),
            role: G::dealt_role(hand).map(str::to_string),
            won: winners.contains(seat),
        }
    };
    table.seats().iter().map(end).collect()
}

/// Text that is JSON already.
fn raw(text: String) -> Box<serde_json::value::RawValue> {
    serde_json::value::RawValue::from_string(text)
        .unwrap_or_else(|_| serde_json::value::RawValue::NULL.to_owned())
}
