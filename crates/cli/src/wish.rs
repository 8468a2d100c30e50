//! The table somebody wishes for on the command line.

use clap::Args;
use game::{Checked, Fault};
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::games::Kind;
use crate::json::{self, Misread};
use crate::tale::Tale;

/// The table somebody wishes for.
#[derive(Args, Clone, Debug)]
pub struct Wish {
    /// Which game
    #[arg(long, value_enum, default_value = "avalon", value_name = "NAME")]
    pub game: Kind,
    /// How many play
    #[arg(long, short = 'n', value_name = "N")]
    pub players: Option<u8>,
    /// The special characters, Merlin and the Assassin included: merlin,assassin,percival,morgana
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub roles: Option<Vec<String>>,
    /// An option of the rules, as often as you like: lady=true, lancelotVariant=v1, plotDeck56=ambush,charge
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

/// A wish that the rules allow.
pub struct Granted<G: Tale> {
    /// The wish as a setup.
    pub setup: G::Setup,
    /// The rules it stands for, and what is unwise about it.
    pub checked: Checked<G::Options>,
}

impl Wish {
    /// The rules this stands for, to the letter: what was not said takes the default of the rules.
    pub fn grant<G: Tale>(&self) -> Result<Granted<G>, Failure> {
        let players = self.players.map(|players| ("players".to_string(), Value::from(players)));
        self.grant_over(players.into_iter().collect())
    }

    /// The same, but what was not said is filled up with the table people usually play at. Its characters are
    /// left out again where the options that were said have no room for them.
    pub fn grant_usual<G: Tale>(&self) -> Result<Granted<G>, Failure> {
        let Value::Object(mut usual) = G::usual(self.players) else { return self.grant() };
        match self.grant_over(usual.clone()) {
            Err(_) if self.roles.is_none() && usual.remove("roles").is_some() => self.grant_over(usual),
            granted => granted,
        }
    }

    fn grant_over<G: Tale>(&self, usual: Map<String, Value>) -> Result<Granted<G>, Failure> {
        let setup: G::Setup = json::read(&self.setup(usual)?).map_err(|misread| by_flag(&misread))?;
        match G::check(&setup) {
            Ok(checked) => Ok(Granted { setup, checked }),
            Err(faults) => Err(Failure::Message(faults.iter().map(told).collect::<Vec<_>>().join("\n"))),
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

/// A mistake in the setup, named by the flag it came from.
fn by_flag(misread: &Misread) -> Failure {
    let flag = match misread.at.strip_prefix("options.") {
        Some(option) => format!("--option {option}"),
        None => format!("--{}", misread.at),
    };
    Failure::Message(format!("{flag}: {}", misread.message))
}

/// A fault or a warning on one line.
pub fn told(fault: &Fault) -> String {
    format!("{} ({}): {}", fault.at, fault.rule, fault.message)
}
