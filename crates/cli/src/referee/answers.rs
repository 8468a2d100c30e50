//! The referee's answers. At most one table is open.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::Seed;
use games::{GameName, SetupError};
use serde_json::{Value, json};

use super::referee_table::{Answers, NotOpened, RefereeTable};
use super::request::Request;
use crate::json::{self, Misread};
use crate::seeds;

/// The referee.
#[derive(Default)]
pub struct Referee {
    table: Option<Box<dyn Answers>>,
}

/// `{"error":{"at":…,"message":…}}`.
pub fn error(at: &str, message: &str) -> Value {
    json!({"error": {"at": at, "message": message}})
}

impl Referee {
    /// The answer to one line.
    pub fn answer(&mut self, line: &str) -> Value {
        // The rules do not panic. If that is ever wrong, only the table is lost, not the process.
        let answer = catch_unwind(AssertUnwindSafe(|| self.try_answer(line)));
        match answer {
            Ok(Ok(answer)) => answer,
            Ok(Err(Misread { at, message })) => error(&at, &message),
            Err(_) => {
                self.table = None;
                error("", "this is an error in the referee itself; no table is open now")
            }
        }
    }

    fn try_answer(&mut self, line: &str) -> Result<Value, Misread> {
        let request = Request::read(&json::parse(line)?)?;
        if let Request::Open(wish) = &request {
            return self.open(wish);
        }
        match &mut self.table {
            Some(table) => table.answer(&request),
            None => Err(Misread::new(
                request.subject(),
                "no table is open; send {\"open\":{\"game\":\"avalon\",…}}",
            )),
        }
    }

    fn open(&mut self, wish: &Value) -> Result<Value, Misread> {
        let Value::Object(members) = wish else {
            return Err(Misread::new(
                "open",
                "an object is needed here: {\"game\":\"avalon\",\"players\":5}",
            ));
        };
        let mut setup = members.clone();
        let game = game_of(setup.remove("game"))?;
        let seed = seed(setup.remove("seed"))?;
        let setup = Value::Object(setup);
        let opened = games::dispatch!(game, G => RefereeTable::<G>::open(&setup, seed).map(|(table, opened)| {
            let table: Box<dyn Answers> = Box::new(table);
            (table, opened)
        }));
        match opened {
            Ok((table, opened)) => {
                self.table = Some(table);
                Ok(json!({"opened": opened}))
            }
            Err(NotOpened::Setup(SetupError::Misread(misread))) => Err(misread.under("open")),
            Err(NotOpened::Setup(SetupError::Faults(faults))) => {
                self.table = None;
                Ok(json!({"faults": faults}))
            }
            Err(NotOpened::Deal(impossible)) => {
                self.table = None;
                Err(Misread::new(impossible.at, impossible.message))
            }
        }
    }
}

fn game_of(name: Option<Value>) -> Result<GameName, Misread> {
    let list = GameName::ALL.iter().map(|game| format!("\"{game}\"")).collect::<Vec<_>>().join(", ");
    match name {
        Some(Value::String(name)) => name
            .parse()
            .map_err(|_| Misread::new("open.game", format!("there is no such game; known are {list}"))),
        Some(_) => Err(Misread::new("open.game", format!("a game's name is needed here: {list}"))),
        None => Err(Misread::new("open", format!("the key `game` is missing; known are {list}"))),
    }
}

/// The seed; the message never repeats one.
fn seed(value: Option<Value>) -> Result<Seed, Misread> {
    let wrong = |message: String| Misread::new("open.seed", message);
    match value {
        None => seeds::fresh().map_err(wrong),
        Some(Value::String(text)) => Seed::from_hex(&text).map_err(|malformed| wrong(malformed.to_string())),
        Some(Value::Number(number)) if number.as_u64().is_some() => {
            Ok(Seed::from_number(number.as_u64().unwrap_or(0)))
        }
        Some(_) => {
            Err(wrong("64 hexadecimal digits or a whole number from 0 to 2⁶⁴−1 are needed here".to_string()))
        }
    }
}
