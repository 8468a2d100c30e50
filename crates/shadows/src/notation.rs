//! A compact text for options and commands.
//!
//! ```text
//! shadows 5 expert startPlayer=2             options: words and word=value
//! l                                          listen
//! qg qg2                                     quest for the Grail; with 2 points of Merlin #6
//! a3                                         accuse seat 3
//! np? np4                                    announce a Picts card
//! tg                                         token for the Grail
//! v2 k w                                     Vivien: give to seat 2; keep; swap
//! c0                                         lay the first drawn card
//! A T W G3 P P3                              Arthur, Tristan, Gawain, Galahad on 3, Percival (on 3)
//! -a -g -p -t                                pass Arthur, Gawain, Percival, the turn
//! ```

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::Seat;
use serde::Deserialize;
use serde_json::{Map, Value as Json};

use crate::command::{Choice, Command, Pass};
use crate::options::Options;
use crate::pieces::{Knight, quest_of_letter};
use crate::setup::{Setup, Wishes};

/// The options on one line.
pub fn write_options(options: &Options) -> String {
    let mut words = Vec::from(["shadows".to_string(), options.players.to_string()]);
    let written = |options: &Options| match serde_json::to_value(Setup::of(options).options) {
        Ok(Json::Object(wishes)) => wishes,
        Ok(_) | Err(_) => Map::new(),
    };
    // An option that is left out has its value of the oldest games.
    let oldest = Setup { players: Some(options.players), ..Setup::default() }.with_older_meaning().check();
    let oldest = oldest.map(|checked| written(&checked.options)).unwrap_or_default();
    for (key, value) in written(options) {
        if oldest.get(&key) == Some(&value) {
            continue;
        }
        words.push(match value {
            Json::Bool(true) => key,
            Json::String(word) => format!("{key}={word}"),
            other => format!("{key}={other}"),
        });
    }
    words.join(" ")
}

/// Reads the options of such a line.
pub fn read_options(text: &str) -> Result<Options, String> {
    let mut words = text.split_whitespace();
    if words.next() != Some("shadows") {
        return Err("The first word must be the name of the game, shadows.".to_string());
    }
    let players = words.next().and_then(|word| word.parse().ok());
    let players: u8 = players.ok_or_else(|| "The second word must be the number of players.".to_string())?;
    let mut wishes = Map::new();
    for word in words {
        let (key, value) = match word.split_once('=') {
            None => (word, Json::Bool(true)),
            Some((key, value)) => {
                (key, serde_json::from_str(value).unwrap_or_else(|_| Json::String(value.to_string())))
            }
        };
        if wishes.insert(key.to_string(), value).is_some() {
            return Err(format!("The option {key} is given twice."));
        }
    }
    let options = Wishes::deserialize(Json::Object(wishes)).map_err(|error| error.to_string())?;
    let setup = Setup { players: Some(players), options: Some(options), deal: None };
    let checked = setup.with_older_meaning().check().map_err(|faults| {
        let messages: Vec<String> = faults.into_iter().map(|fault| fault.message).collect();
        messages.join(" ")
    })?;
    Ok(checked.options)
}

/// One command, without white space.
pub fn write_command(command: &Command) -> String {
    match *command {
        Command::Listen => "l".to_string(),
        Command::Quest { quest, add: 0 } => format!("q{}", quest.letter()),
        Command::Quest { quest, add } => format!("q{}{add}", quest.letter()),
        Command::Accuse(seat) => format!("a{seat}"),
        Command::Announce { quest, value } => format!("n{}{}", quest.letter(), value.name()),
        Command::Token(quest) => format!("t{}", quest.letter()),
        Command::Give(seat) => format!("v{seat}"),
        Command::Loyalty(Choice::Keep) => "k".to_string(),
        Command::Loyalty(Choice::Swap) => "w".to_string(),
        Command::Place(place) => format!("c{place}"),
        Command::Knight { card, target } => {
            let target = target.map_or(String::new(), |seat| seat.to_string());
            format!("{}{target}", knight_letter(card))
        }
        Command::Pass(pass) => match pass {
            Pass::Arthur => "-a",
            Pass::Gawain => "-g",
            Pass::Percival => "-p",
            Pass::Turn => "-t",
        }
        .to_string(),
    }
}

const fn knight_letter(knight: Knight) -> char {
    match knight {
        Knight::Arthur => 'A',
        Knight::Tristan => 'T',
        Knight::Gawain => 'W',
        Knight::Galahad => 'G',
        Knight::Percival => 'P',
    }
}

/// Reads a command.
pub fn read_command(text: &str) -> Result<Command, String> {
    let unknown = || format!("{text:?} is not a command.");
    let mut letters = text.chars();
    let first = letters.next().ok_or_else(unknown)?;
    let rest = letters.as_str();
    let number = || rest.parse::<u8>().ok();
    let seat = || number().and_then(Seat::new).ok_or_else(|| format!("The command {text:?} needs a seat."));
    match first {
        'l' | 'k' | 'w' if !rest.is_empty() => Err(unknown()),
        'l' => Ok(Command::Listen),
        'k' => Ok(Command::Loyalty(Choice::Keep)),
        'w' => Ok(Command::Loyalty(Choice::Swap)),
        'q' | 't' | 'n' => {
            let quest = quest_of_letter(letters.next());
            let quest =
                quest.ok_or_else(|| format!("The command {text:?} needs a quest: p, s, d, e or g."))?;
            let rest = letters.as_str();
            match first {
                'q' if rest.is_empty() => Ok(Command::Quest { quest, add: 0 }),
                'q' => Ok(Command::Quest { quest, add: rest.parse().map_err(|_| unknown())? }),
                't' if rest.is_empty() => Ok(Command::Token(quest)),
                'n' => Ok(Command::Announce { quest, value: rest.parse().map_err(|_| unknown())? }),
                _ => Err(unknown()),
            }
        }
        'a' => Ok(Command::Accuse(seat()?)),
        'v' => Ok(Command::Give(seat()?)),
        'c' => Ok(Command::Place(number().ok_or_else(unknown)?)),
        '-' => {
            let pass = match rest {
                "a" => Pass::Arthur,
                "g" => Pass::Gawain,
                "p" => Pass::Percival,
                "t" => Pass::Turn,
                _ => return Err(unknown()),
            };
            Ok(Command::Pass(pass))
        }
        letter => {
            let card = Knight::ALL.into_iter().find(|knight| knight_letter(*knight) == letter);
            let target = if rest.is_empty() { None } else { Some(seat()?) };
            Ok(Command::Knight { card: card.ok_or_else(unknown)?, target })
        }
    }
}
