//! What the tests need to know of a game beyond the contract.

use game::{BoardOf, Choices, Game, Notation, Protocol, Seat, Table, ViewOf, Viewer};

use crate::Rng;

/// A game under test.
///
/// Everything here is either a generator (setups, wild commands, drivers), a name for the census, a turn of
/// the table, or the game's [`Witness`]. None of it is used by the rules, and none of it asks them for
/// an answer that the laws are meant to check.
pub trait Subject: Protocol + Notation {
    /// The kinds of players that choose from a view and its choices, by name.
    const DRIVERS: &'static [&'static str];
    /// Every event, as its `Debug` prints it.
    const EVENTS: &'static [&'static str];
    /// Every code of a refusal.
    const REFUSALS: &'static [&'static str];
    /// What else must occur, as [`Subject::notable`] names it.
    const NOTABLE: &'static [&'static str] = &[];
    /// An upper bound for the moves of a game.
    const LONGEST: usize;
    /// Who may know what, from `docs/secrecy.md`.
    type Witness: Witness<Self>;

    /// Every phase in which a seat can be asked, and the end.
    fn phases() -> Vec<&'static str>;
    /// Every value of every option, as [`option_values`] prints it.
    fn options() -> Vec<String>;
    /// A legal setup, over all options and sizes.
    fn any_setup(rng: &mut Rng) -> Self::Setup;
    /// Other options that `docs/secrecy.md` says no viewer can tell from these before the deal; none where
    /// the options are public as a whole.
    fn rival(options: &Self::Options, rng: &mut Rng) -> Option<Self::Options>;
    /// Any command at all, mostly illegal: every variant, any seats, any cards.
    fn wild(board: &BoardOf<Self>, seat: Seat, rng: &mut Rng) -> Self::Command;
    /// A statement that some table refuses; none in a game that refuses none.
    fn wild_statement(_board: &BoardOf<Self>, _rng: &mut Rng) -> Option<Self::Statement> {
        None
    }
    /// The name of the phase.
    fn phase(board: &BoardOf<Self>) -> &'static str;
    /// What a driver of this kind does; it sees what a player in its seat sees.
    fn drive<C: Choices<Self::Command>>(
        driver: usize,
        view: &ViewOf<'_, Self>,
        choices: &C,
        rng: &mut Rng,
    ) -> Option<Self::Command>;

    /// What a driver of this kind does when it may see the whole state: some lines are too rare to be reached by
    /// players who see only their seat. The leak hunter does not use it.
    fn drive_knowing(driver: usize, table: &Table<Self>, seat: Seat, rng: &mut Rng) -> Option<Self::Command> {
        Self::drive(driver, &table.view(seat), &table.legal(seat), rng)
    }

    /// What of [`Subject::NOTABLE`] occurred in a finished game, as often as it did.
    fn notable(_log: &[Self::Event]) -> Vec<String> {
        Vec::new()
    }

    /// The same rules at a table turned by `steps` seats.
    fn turn_options(options: &Self::Options, by: Turned) -> Self::Options;
    /// The same command at the turned table.
    fn turn_command(command: &Self::Command, by: Turned) -> Self::Command;
    /// The same event at the turned table.
    fn turn_event(event: &Self::Event, by: Turned) -> Self::Event;
}

/// Who may know what: an account of a game that is independent of its `public` and `private`.
///
/// It gets every event with all its secrets, and returns in its own words what *one* viewer may have learned,
/// following `docs/secrecy.md` row by row. Two games of which a viewer may have learned the same
/// must look the same to that viewer, byte for byte; that is all the leak hunter asks.
///
/// A witness that says too little causes false alarms, which show at once. One that says too much misses leaks, so
/// it is kept short enough to be compared with the document by eye.
pub trait Witness<G: Game>: Clone {
    /// Before anything has happened; with what the viewer may know of the rules of this table.
    fn open(options: &G::Options, viewer: Viewer) -> (Self, Vec<String>);
    /// What the viewer may learn from this.
    fn learns(&mut self, event: &G::Event) -> Vec<String>;
}

/// A turn of the table: every seat moves `steps` clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turned {
    pub steps: u8,
    pub players: u8,
}

impl Turned {
    /// The new seat of this one. A seat that is not at the table stays where it is.
    pub fn seat(self, seat: Seat) -> Seat {
        if seat.number() < self.players { seat.step(self.steps, self.players) } else { seat }
    }

    /// The new seats of these.
    pub fn seats(self, seats: game::SeatSet) -> game::SeatSet {
        seats.iter().map(|seat| self.seat(seat)).collect()
    }

    /// Values that go with their seats.
    pub fn by_seat<T: Clone>(self, values: &game::BySeat<T>) -> game::BySeat<T> {
        let mut turned = values.clone();
        for (seat, value) in values.iter() {
            *turned.get_mut(self.seat(seat)) = value.clone();
        }
        turned
    }
}

/// What a setup says, and what it stands for, as `lady=true`, `roles[percival]`, sorted: for the census.
pub fn option_values<G: Subject>(setup: &G::Setup) -> Vec<String> {
    let mut values = Vec::new();
    collect(&serde_json::to_value(setup).unwrap_or_default(), "", &mut values);
    if let Ok(checked) = G::check(setup) {
        let stands_for = G::setup(&checked.options);
        collect(&serde_json::to_value(stands_for).unwrap_or_default(), "", &mut values);
    }
    values.sort();
    values.dedup();
    values
}

fn collect(value: &serde_json::Value, key: &str, values: &mut Vec<String>) {
    use serde_json::Value;
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                collect(value, key, values);
            }
        }
        Value::Array(items) if items.is_empty() => {}
        Value::Array(items) => {
            for item in items {
                match item {
                    Value::String(word) => values.push(format!("{key}[{word}]")),
                    _ => values.push(format!("{key}[]")),
                }
            }
        }
        Value::String(word) => values.push(format!("{key}={word}")),
        Value::Null => values.push(format!("{key}=null")),
        Value::Bool(_) | Value::Number(_) => values.push(format!("{key}={value}")),
    }
}
