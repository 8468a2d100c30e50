//! A compact text for options, commands and boards.
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

use game::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value as Json};

use crate::board::{Board, Expedition, Phase, Top};
use crate::card::{Card, Value};
use crate::command::{Choice, Command, Pass};
use crate::knight::Knight;
use crate::options::{Options, Setup, Wishes};
use crate::quest::read_letter;

/// The options on one line.
pub fn write_options(options: &Options) -> String {
    let mut words = Vec::from(["shadows".to_string(), options.players.to_string()]);
    let wishes = Setup::of(options).options.and_then(|wishes| serde_json::to_value(wishes).ok());
    for (key, value) in wishes.as_ref().and_then(Json::as_object).into_iter().flatten() {
        words.push(match value {
            Json::Bool(true) => key.clone(),
            Json::String(word) => format!("{key}={word}"),
            other => format!("{key}={other}"),
        });
    }
    words.join(" ")
}

/// Reads that line.
pub fn read_options(text: &str) -> Result<Options, String> {
    let mut words = text.split_whitespace();
    if words.next() != Some("shadows") {
        return Err("the game's name comes first: shadows".to_string());
    }
    let players = words.next().and_then(|word| word.parse().ok());
    let players: u8 = players.ok_or_else(|| "the number of players comes second".to_string())?;
    let mut wishes = Map::new();
    for word in words {
        let (key, value) = match word.split_once('=') {
            None => (word, Json::Bool(true)),
            Some((key, value)) => {
                (key, serde_json::from_str(value).unwrap_or_else(|_| Json::String(value.to_string())))
            }
        };
        if wishes.insert(key.to_string(), value).is_some() {
            return Err(format!("{key} is said twice"));
        }
    }
    let options = Wishes::deserialize(Json::Object(wishes)).map_err(|error| error.to_string())?;
    let setup = Setup { players: Some(players), options: Some(options), deal: None };
    let checked = setup.check().map_err(|faults| {
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
        Command::Announce { quest, value } => format!("n{}{}", quest.letter(), value.word()),
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

/// Reads that command.
pub fn read_command(text: &str) -> Result<Command, String> {
    let unknown = || format!("{text:?} is no command");
    let mut letters = text.chars();
    let first = letters.next().ok_or_else(unknown)?;
    let rest = letters.as_str();
    let number = || rest.parse::<u8>().ok();
    let seat = || number().and_then(Seat::new).ok_or_else(|| format!("{text:?} needs a seat"));
    match first {
        'l' | 'k' | 'w' if !rest.is_empty() => Err(unknown()),
        'l' => Ok(Command::Listen),
        'k' => Ok(Command::Loyalty(Choice::Keep)),
        'w' => Ok(Command::Loyalty(Choice::Swap)),
        'q' | 't' | 'n' => {
            let quest = read_letter(letters.next())?;
            let rest = letters.as_str();
            match first {
                'q' if rest.is_empty() => Ok(Command::Quest { quest, add: 0 }),
                'q' => Ok(Command::Quest { quest, add: rest.parse().map_err(|_| unknown())? }),
                't' if rest.is_empty() => Ok(Command::Token(quest)),
                'n' => Ok(Command::Announce { quest, value: Value::read(rest).ok_or_else(unknown)? }),
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

/// A card on the Threat pile: face up, or face down with what it is said to be (SC-63).
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Laid {
    Card(Card),
    Announced(Card),
}

impl Serialize for Top {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Top::Nothing => None,
            Top::Shown(card) => Some(Laid::Card(card)),
            Top::Announced(card) => Some(Laid::Announced(card)),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Top {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Top, D::Error> {
        Ok(match Option::<Laid>::deserialize(deserializer)? {
            None => Top::Nothing,
            Some(Laid::Card(card)) => Top::Shown(card),
            Some(Laid::Announced(card)) => Top::Announced(card),
        })
    }
}

/// A board as text: the options line, and everything else as one line of JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    phase: Phase,
    turn: Seat,
    top: Top,
    pile: u8,
    deck: u8,
    fixed: u8,
    discard: u8,
    white: u8,
    black: u8,
    silence: bool,
    whisper: bool,
    count: Option<u8>,
    tokens: Vec<u8>,
    knights: Vec<u8>,
    knight_deck: u8,
    unused: u8,
    accused: SeatSet,
    exposed: SeatSet,
    traitors: SeatSet,
    quest: Option<Expedition>,
    history: Vec<Top>,
}

/// What the whole table sees, on one line.
pub fn write_board(board: &Board) -> String {
    let per_seat = |counts: &BySeat<u8>| board.seats().iter().map(|seat| *counts.get(seat)).collect();
    let written = Written {
        phase: board.phase,
        turn: board.active,
        top: board.top,
        pile: board.pile,
        deck: board.deck,
        fixed: board.fixed,
        discard: board.discard,
        white: board.white,
        black: board.black,
        silence: board.silence,
        whisper: board.whisper,
        count: board.count,
        tokens: per_seat(&board.tokens),
        knights: per_seat(&board.knights),
        knight_deck: board.knight_deck,
        unused: board.unused,
        accused: board.accused,
        exposed: board.exposed,
        traitors: board.traitors,
        quest: board.quest,
        history: board.history.as_slice().to_vec(),
    };
    let json = serde_json::to_string(&written).unwrap_or_default();
    format!("{} | {json}", write_options(&board.options))
}

/// Reads that line.
pub fn read_board(text: &str) -> Result<Board, String> {
    let (options, json) = text.split_once(" | ").ok_or("options and board are parted by |")?;
    let options = read_options(options)?;
    let written: Written = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let per_seat = |counts: &[u8]| {
        BySeat::new(|seat| counts.get(usize::from(seat.number())).copied().unwrap_or_default())
    };
    let knights: BySeat<u8> = per_seat(&written.knights);
    let holders = options.seats().iter().filter(|seat| *knights.get(*seat) > 0).collect();
    Ok(Board {
        options,
        phase: written.phase,
        active: written.turn,
        top: written.top,
        pile: written.pile,
        deck: written.deck,
        fixed: written.fixed,
        discard: written.discard,
        white: written.white,
        black: written.black,
        silence: written.silence,
        whisper: written.whisper,
        count: written.count,
        tokens: per_seat(&written.tokens),
        knights,
        holders,
        knight_deck: written.knight_deck,
        unused: written.unused,
        accused: written.accused,
        exposed: written.exposed,
        traitors: written.traitors,
        quest: written.quest,
        history: written.history.into_iter().collect(),
    })
}
