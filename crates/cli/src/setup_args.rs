//! The setup of a table, as command-line flags.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use game::{Checked, Fault, Seat, SeatSet};
use games::{GameName, SetupError, read_setup};
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::json::{self, Misread};
use crate::narration::Narration;

/// The setup of a table.
#[derive(Args, Clone, Debug)]
pub struct SetupArgs {
    /// Which game
    #[arg(long, default_value = "avalon", value_name = "NAME", value_parser = game_parser())]
    pub game: GameName,
    /// How many play
    #[arg(long, short = 'n', value_name = "N")]
    pub players: Option<u8>,
    /// The special characters, Merlin and the Assassin included: merlin,assassin,percival,morgana
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub roles: Option<Vec<String>>,
    /// An option of the rules, such as lady=true, lancelotVariant=v1 or plotDeck56=ambush,charge. Can be repeated
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

/// A setup that the rules accept.
pub struct CheckedSetup<G: Narration> {
    pub setup: G::Setup,
    pub checked: Checked<G::Options>,
}

impl SetupArgs {
    /// Exactly this setup; what is not given has the default of the rules.
    pub fn check<G: Narration>(&self) -> Result<CheckedSetup<G>, Failure> {
        let players = self.players.map(|players| ("players".to_string(), Value::from(players)));
        self.check_over(players.into_iter().collect())
    }

    /// This setup, with what is not given taken from the game's usual setup. The usual characters are left out if
    /// they do not fit the given options.
    pub fn check_usual<G: Narration>(&self) -> Result<CheckedSetup<G>, Failure> {
        let Value::Object(mut usual) = G::usual_setup(self.players) else { return self.check() };
        match self.check_over(usual.clone()) {
            Err(_) if self.roles.is_none() && usual.remove("roles").is_some() => self.check_over(usual),
            checked_setup => checked_setup,
        }
    }

    fn check_over<G: Narration>(&self, usual: Map<String, Value>) -> Result<CheckedSetup<G>, Failure> {
        match read_setup::<G>(&self.setup(usual)?) {
            Ok((setup, checked)) => Ok(CheckedSetup { setup, checked }),
            Err(SetupError::Misread(misread)) => Err(by_flag(&misread)),
            Err(SetupError::Faults(faults)) => {
                Err(Failure::Message(faults.iter().map(fault_line).collect::<Vec<_>>().join("\n")))
            }
        }
    }

    fn setup(&self, usual: Map<String, Value>) -> Result<Value, Failure> {
        let mut setup = usual;
        if let Some(roles) = &self.roles {
            setup.insert("roles".to_string(), roles.iter().map(|role| Value::from(role.trim())).collect());
        }
        let mut options = Map::new();
        for pair in &self.options {
            let (key, value) = pair
                .split_once('=')
                .ok_or_else(|| format!("--option {pair}: a key and a value are needed, as lady=true"))?;
            if options.insert(key.to_string(), option_value(value)).is_some() {
                return Err(Failure::Message(format!("--option {key}: it is given twice")));
            }
        }
        if !options.is_empty() {
            setup.insert("options".to_string(), Value::Object(options));
        }
        Ok(Value::Object(setup))
    }
}

/// An option's value: JSON where it is JSON, a list where it has commas, otherwise a word.
fn option_value(text: &str) -> Value {
    match json::parse(text) {
        Ok(value) => value,
        Err(_) if text.contains(',') => text.split(',').map(|word| option_value(word.trim())).collect(),
        Err(_) => text.into(),
    }
}

/// A mistake in the setup, with the flag it came from.
fn by_flag(misread: &Misread) -> Failure {
    let flag = match misread.at.strip_prefix("options.") {
        Some(option) => format!("--option {option}"),
        None => format!("--{}", misread.at),
    };
    Failure::Message(format!("{flag}: {}", misread.message))
}

/// A fault or a warning on one line.
pub fn fault_line(fault: &Fault) -> String {
    format!("{} ({}): {}", fault.at, fault.rule, fault.message)
}

/// What the game says about the balance of a setup, one line for each hint: `Percival helps Good.`
pub fn hint_lines(hints: &Value) -> Vec<String> {
    let name = |word: &str| {
        let (first, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
        format!("{}{rest}", first.to_uppercase())
    };
    let line = |hint: &Value| {
        let (code, side) = (hint.get("code")?.as_str()?, hint.get("helps")?.as_str()?);
        Some(format!("{} helps {}.", name(code), name(side)))
    };
    hints.as_array().into_iter().flatten().filter_map(line).collect()
}

/// The names of all games, for the help and for error messages.
fn game_parser() -> impl TypedValueParser<Value = GameName> {
    PossibleValuesParser::new(GameName::ALL.iter().map(|game| game.name()))
        .try_map(|name| name.parse::<GameName>())
}

/// The seat of a `--seat` flag, if it is at the table.
pub fn seat_arg(number: u8, seats: SeatSet) -> Result<Seat, Failure> {
    let seat = Seat::new(number).filter(|seat| seats.contains(*seat));
    seat.ok_or_else(|| {
        let last = seats.len().saturating_sub(1);
        Failure::Message(format!("--seat {number}: the seats at this table are 0 to {last}"))
    })
}
