//! Who has a word at a table, and when one is called for. All of it follows from public facts: from what happened before everybody's
//! eyes, from what was said, and from how much of both there was. So whether and when a bot speaks tells nothing about its cards;
//! only the words depend on what its seat knows.

use game::{Game, Seat, SeatSet};

use crate::PlainQuestion;

/// Why a bot is given the word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue<G: Game> {
    /// Everybody saw this.
    Event(G::Public),
    /// Somebody said this, and the bot answers or reacts.
    Said {
        /// Who said it.
        from: Seat,
        /// What was said.
        statement: G::Statement,
    },
    /// Somebody asked this in plain words.
    Asked {
        /// Who asks.
        from: Seat,
        /// What is asked.
        question: PlainQuestion,
    },
}

/// A bot that is given the word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt<G: Game> {
    /// Its seat.
    pub seat: Seat,
    /// Why.
    pub cue: Cue<G>,
}

/// How much is said about something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Topic {
    /// The seat that speaks, if it is about one seat; otherwise any.
    pub seat: Option<Seat>,
    /// In how many of eight such cases anybody speaks.
    pub eighths: u8,
    /// How many speak then.
    pub speakers: u8,
}

/// Who a statement is meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meant {
    /// This seat, which always answers a person.
    For(Seat),
    /// This seat, or any other if it is no bot.
    About(Seat),
    /// Anybody.
    Anybody,
}

/// A game whose bots talk with each other and with people.
///
/// [`Mind::remark`](crate::Mind::remark) must have words for every cue that these functions can lead to, whatever its seat was dealt: a bot that keeps
/// silent because of its cards would tell something about them.
pub trait Conversation: Game {
    /// How much is said after this notice; `None` for nothing.
    fn topic(public: &Self::Public) -> Option<Topic>;

    /// For whom a statement is meant; `None` if it needs no answer.
    fn meant(statement: &Self::Statement) -> Option<Meant>;
}

/// A number that looks random and follows from public counts.
pub fn mix(number: u64) -> u64 {
    let mixed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32
}

/// One of these seats; which one follows from the number.
pub fn pick(seats: SeatSet, number: u64) -> Option<Seat> {
    let place = mix(number).checked_rem(seats.len().into())?;
    seats.nth(u32::try_from(place).unwrap_or(0))
}

/// The bots that speak about this notice, which is the public notice of this number.
pub fn speakers<G: Conversation>(public: &G::Public, number: u64, bots: SeatSet) -> Vec<Prompt<G>> {
    let Some(topic) = G::topic(public) else { return Vec::new() };
    if mix(number) % 8 >= topic.eighths.into() {
        return Vec::new();
    }
    let mut left = match topic.seat {
        Some(seat) => bots & SeatSet::only(seat),
        None => bots,
    };
    let mut prompts = Vec::new();
    while prompts.len() < topic.speakers.into() {
        let Some(seat) = pick(left, number + 7 * u64::from(left.len())) else { break };
        left = left.without(seat);
        prompts.push(Prompt { seat, cue: Cue::Event(*public) });
    }
    prompts
}

/// The bot that answers a statement, which is the line of talk of this number.
pub fn answerer<G: Conversation>(
    from: Seat,
    statement: &G::Statement,
    number: u64,
    bots: SeatSet,
) -> Option<Prompt<G>> {
    let others = bots.without(from);
    let seat = match G::meant(statement)? {
        Meant::For(seat) => others.contains(seat).then_some(seat),
        Meant::About(seat) if others.contains(seat) => Some(seat),
        Meant::About(_) if mix(number).is_multiple_of(2) => None,
        Meant::About(_) | Meant::Anybody => pick(others, number),
    }?;
    Some(Prompt { seat, cue: Cue::Said { from, statement: statement.clone() } })
}
