//! Reading and checking a setup that somebody wrote.

use game::{Checked, Fault, Protocol};
use serde_json::{Map, Value};
use wire::json::{self, Misread};
use wire::rest::Accepted;

use crate::{GameName, Playable, Preset};

/// Why a setup gives no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// It is not a setup of this game.
    Misread(Misread),
    /// The rules do not allow it: every fault at once.
    Faults(Vec<Fault>),
}

/// Reads a setup of this game and checks it. Null counts as an empty setup.
pub fn read_setup<G: Protocol>(value: &Value) -> Result<(G::Setup, Checked<G::Options>), SetupError> {
    let empty = Value::Object(Map::new());
    let value = if value.is_null() { &empty } else { value };
    let setup: G::Setup = json::read(value).map_err(SetupError::Misread)?;
    let checked = G::check(&setup).map_err(SetupError::Faults)?;
    Ok((setup, checked))
}

/// What a person who chooses a setup wants to know about it: the setup with every option written out, warnings,
/// hints and presets.
pub fn describe_setup(game: GameName, value: &Value) -> Result<Accepted, SetupError> {
    dispatch!(game, G => describe::<G>(value))
}

fn describe<G: Playable>(value: &Value) -> Result<Accepted, SetupError> {
    let (_, checked) = read_setup::<G>(value)?;
    let players = G::seats(&G::open(&checked.options).board).len();
    let presets: Vec<Preset> = G::presets(players)
        .into_iter()
        .map(|preset| Preset { chosen: is_same::<G>(&preset.setup, &checked.options), ..preset })
        .collect();
    Ok(Accepted {
        players,
        setup: serde_json::to_value(G::setup(&checked.options)).unwrap_or(Value::Null),
        warnings: checked.warnings,
        hints: G::hints(&checked.options),
        presets: serde_json::to_value(presets).unwrap_or(Value::Null),
        teams: G::teams(&checked.options),
    })
}

/// Whether this setup gives these options, apart from who begins.
fn is_same<G: Playable>(setup: &Value, options: &G::Options) -> bool {
    let written = |options: &G::Options| {
        let mut setup = serde_json::to_value(G::setup(options)).ok()?;
        if let Some(options) = setup.get_mut("options").and_then(Value::as_object_mut) {
            options.remove(G::FIRST_OPTION);
        }
        Some(setup)
    };
    read_setup::<G>(setup).is_ok_and(|(_, checked)| written(&checked.options) == written(options))
}

/// A stored setup with every option that is younger than it, as it was played then; unchanged if it cannot be read.
pub fn stored_setup(game: GameName, value: Value) -> Value {
    fn stored<G: Playable>(value: &Value) -> Option<Value> {
        let setup: G::Setup = json::read(value).ok()?;
        serde_json::to_value(G::as_stored(setup)).ok()
    }
    dispatch!(game, G => stored::<G>(&value)).unwrap_or(value)
}

/// The part of a setup that everybody may know until the game is over; null if it is not a setup of this game.
pub fn public_setup(game: GameName, value: &Value) -> Value {
    fn public<G: Playable>(value: &Value) -> Option<Value> {
        let (_, checked) = read_setup::<G>(value).ok()?;
        serde_json::to_value(G::public_options(&checked.options)).ok()
    }
    dispatch!(game, G => public::<G>(value)).unwrap_or(Value::Null)
}
