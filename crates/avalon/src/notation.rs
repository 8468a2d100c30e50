//! Options and commands as short text, each on one line, each readable back.
//!
//! | command | text | | command | text |
//! |---|---|---|---|---|
//! | propose 0 and 3 | `p03` | | check seat 2 with the Lady | `l2`, skip `l-` |
//! | … for quest 4 | `p03@4` | | pass a loyalty card | `g`, `e` |
//! | … Excalibur to 3 | `p03*3` | | give a plot card to 4 | `>ambush.4` |
//! | approve, reject | `+`, `-` | | use one | `!ambush.2`, `!restore_honor.2.charge`, `!king_returns` |
//! | Success, Fail | `s`, `f` | | pass on one | `~ambush` |
//! | Excalibur on 2, decline | `x2`, `x-` | | name seat 2 as Merlin | `k2` |

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Protocol as _, Seat, SeatSet};
use serde::Deserialize;
use serde_json::Value;

use crate::setup;
use crate::{
    Avalon, Card, Command, ExcaliburChoice, Gift, LadyChoice, Options, PlotCard, Proposal, Quest, Setup,
    Side, Use, Vote, Wishes,
};

fn plot_card(name: &str) -> Result<PlotCard, String> {
    name.parse().map_err(|_| format!("There is no plot card {name:?}."))
}

fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse::<u8>().ok().filter(|_| text.len() == 1);
    number.and_then(Seat::new).ok_or_else(|| format!("{text:?} is not a seat from 0 to 9."))
}

fn write_seats(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect()
}

fn seats(text: &str) -> Result<SeatSet, String> {
    let mut set = SeatSet::EMPTY;
    for (at, letter) in text.char_indices() {
        let next = seat(text.get(at..at + letter.len_utf8()).unwrap_or(""))?;
        if set.contains(next) {
            return Err(format!("Seat {next} is named twice."));
        }
        set = set.with(next);
    }
    Ok(set)
}

fn quest(text: &str) -> Result<Quest, String> {
    let number = text.parse::<u8>().ok().filter(|_| text.len() == 1);
    number.and_then(Quest::new).ok_or_else(|| format!("{text:?} is not a quest from 1 to 5."))
}

/// The options on one line: `avalon 7 merlin,assassin,percival,morgana lady=true`. Defaults are left out.
pub fn write_options(options: &Options) -> String {
    let wishes = |setup: &Setup| match serde_json::to_value(&setup.options) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) | Err(_) => Default::default(),
    };
    let setup = setup::setup(options);
    let usual = |edition| {
        let options = Wishes { edition, ..Wishes::default() };
        let plain = Setup { players: setup.players, options, ..Setup::default() };
        plain.check().map(|checked| wishes(&setup::setup(&checked.options))).unwrap_or_default()
    };
    // What an edition sets is written out too, so that a game stays what it was if the edition's values change.
    let (plain, of_edition) = (usual(None), usual(options.rules.edition));
    let roles = setup.roles.iter().flatten().map(|role| role.name()).collect::<Vec<_>>().join(",");
    let roles = if roles.is_empty() { "-".to_string() } else { roles };
    let mut text = format!("avalon {} {roles}", options.rules.players);
    for (key, value) in wishes(&setup) {
        if plain.get(&key) == Some(&value) && of_edition.get(&key) == Some(&value) {
            continue;
        }
        let value = match &value {
            Value::String(word) => word.clone(),
            Value::Array(cards) => cards.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(","),
            other => other.to_string(),
        };
        text.push_str(&format!(" {key}={value}"));
    }
    text
}

/// Reads that line.
pub fn read_options(text: &str) -> Result<Options, String> {
    let mut words = text.split_whitespace();
    if words.next() != Some("avalon") {
        return Err("The first word must be the name of the game, avalon.".to_string());
    }
    let players = words.next().filter(|word| !word.starts_with('+')).and_then(|word| word.parse::<u8>().ok());
    let players = players.ok_or("The second word must be the number of players.")?;
    let roles = words.next().ok_or("The third word must be a list of characters, or - for none.")?;
    let roles: Vec<&str> = roles.split(',').filter(|role| *role != "-").collect();
    let mut fields = serde_json::Map::new();
    for pair in words {
        let (key, value) =
            pair.split_once('=').ok_or_else(|| format!("{pair:?} must have the form key=value."))?;
        fields.insert(key.to_string(), option_value(key, value));
    }
    let setup = serde_json::json!({"players": players, "roles": roles, "options": fields});
    let setup = Setup::deserialize(&setup).map_err(|error| error.to_string())?;
    Avalon::as_stored(setup).check().map(|checked| checked.options).map_err(|faults| {
        faults.iter().map(|fault| format!("{}: {}", fault.at, fault.message)).collect::<Vec<_>>().join("; ")
    })
}

/// An option's value from text: a number, true or false, a list of cards, or a word.
fn option_value(key: &str, value: &str) -> Value {
    if key == "plotDeck56" && value != "seven" {
        return value.split(',').map(Value::from).collect();
    }
    match value {
        "true" => true.into(),
        "false" => false.into(),
        _ => value.parse::<u64>().map_or_else(|_| value.into(), Value::from),
    }
}

/// One command, without white space.
pub fn write_command(command: &Command) -> String {
    match command {
        Command::Propose(Proposal { team, quest, excalibur }) => {
            let quest = quest.map(|quest| format!("@{}", quest.number())).unwrap_or_default();
            let excalibur = excalibur.map(|seat| format!("*{seat}")).unwrap_or_default();
            format!("p{}{quest}{excalibur}", write_seats(*team))
        }
        Command::Vote(Vote::Approve) => "+".to_string(),
        Command::Vote(Vote::Reject) => "-".to_string(),
        Command::Play(Card::Success) => "s".to_string(),
        Command::Play(Card::Fail) => "f".to_string(),
        Command::Excalibur(ExcaliburChoice::Switch(seat)) => format!("x{seat}"),
        Command::Excalibur(ExcaliburChoice::Decline) => "x-".to_string(),
        Command::Lady(LadyChoice::Check(seat)) => format!("l{seat}"),
        Command::Lady(LadyChoice::Skip) => "l-".to_string(),
        Command::Loyalty(Side::Good) => "g".to_string(),
        Command::Loyalty(Side::Evil) => "e".to_string(),
        Command::Give(Gift { card, to }) => format!(">{}.{to}", card.name()),
        Command::Use(Use { card, target, take }) => {
            let target = target.map(|seat| format!(".{seat}")).unwrap_or_default();
            let take = take.map(|card| format!(".{}", card.name())).unwrap_or_default();
            format!("!{}{target}{take}", card.name())
        }
        Command::Pass(card) => format!("~{}", card.name()),
        Command::Assassinate(seat) => format!("k{seat}"),
    }
}

/// Reads that command.
pub fn read_command(text: &str) -> Result<Command, String> {
    let mut letters = text.chars();
    let first = letters.next().ok_or("There is no command.")?;
    let rest = letters.as_str();
    let bare = |command: Command| match rest {
        "" => Ok(command),
        _ => Err(format!("{rest:?} does not belong to the command {text:?}.")),
    };
    match first {
        '+' => bare(Command::Vote(Vote::Approve)),
        '-' => bare(Command::Vote(Vote::Reject)),
        's' => bare(Command::Play(Card::Success)),
        'f' => bare(Command::Play(Card::Fail)),
        'g' => bare(Command::Loyalty(Side::Good)),
        'e' => bare(Command::Loyalty(Side::Evil)),
        'p' => read_proposal(rest).map(Command::Propose),
        'x' if rest == "-" => Ok(Command::Excalibur(ExcaliburChoice::Decline)),
        'x' => seat(rest).map(ExcaliburChoice::Switch).map(Command::Excalibur),
        'l' if rest == "-" => Ok(Command::Lady(LadyChoice::Skip)),
        'l' => seat(rest).map(LadyChoice::Check).map(Command::Lady),
        'k' => seat(rest).map(Command::Assassinate),
        '~' => plot_card(rest).map(Command::Pass),
        '>' => {
            let (card, to) = rest
                .split_once('.')
                .ok_or_else(|| format!("The command {text:?} needs the seat that gets the card."))?;
            Ok(Command::Give(Gift { card: plot_card(card)?, to: seat(to)? }))
        }
        '!' => read_use(rest).map(Command::Use),
        _ => Err(format!("{text:?} is not a command.")),
    }
}

fn read_proposal(text: &str) -> Result<Proposal, String> {
    let (text, excalibur) = match text.split_once('*') {
        Some((text, holder)) => (text, Some(seat(holder)?)),
        None => (text, None),
    };
    let (team, chosen) = match text.split_once('@') {
        Some((team, number)) => (team, Some(quest(number)?)),
        None => (text, None),
    };
    Ok(Proposal { team: seats(team)?, quest: chosen, excalibur })
}

fn read_use(text: &str) -> Result<Use, String> {
    let mut words = text.split('.');
    let card = plot_card(words.next().unwrap_or(""))?;
    let target = words.next().map(seat).transpose()?;
    let take = words.next().map(plot_card).transpose()?;
    match words.next() {
        None => Ok(Use { card, target, take }),
        Some(more) => Err(format!("{more:?} does not belong to the command.")),
    }
}
