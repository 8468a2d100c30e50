//! Avalon in short text: options, commands and boards, each on one line, each readable back.
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

use game::{Seat, SeatSet};
use serde::Deserialize;
use serde::de::value::{Error as WordError, StrDeserializer};
use serde_json::Value;

use crate::board::{Board, Lady as LadyToken, Phase, Team, Votes};
use crate::check;
use crate::command::{Card, Command, Excalibur, Gift, Lady, Proposal, Use, Vote};
use crate::event::{Check, Checking, Fidelity, Outcome};
use crate::options::{Options, Setup};
use crate::plot::{Held, Plot, PlotCard};
use crate::quest::{Done, Quest, Track};
use crate::role::{Cast, Role, Side};

/// A word of one of our closed lists, as JSON spells it.
fn word<T: serde::Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}

/// Reads such a word.
fn named<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    let source: StrDeserializer<'a, WordError> = serde::de::IntoDeserializer::into_deserializer(text);
    T::deserialize(source).map_err(|error| error.to_string())
}

fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse::<u8>().ok().filter(|_| text.len() == 1);
    number.and_then(Seat::new).ok_or_else(|| format!("{text:?} is not a seat"))
}

fn write_seats(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect()
}

fn seats(text: &str) -> Result<SeatSet, String> {
    let mut set = SeatSet::EMPTY;
    for (at, letter) in text.char_indices() {
        let next = seat(text.get(at..at + letter.len_utf8()).unwrap_or(""))?;
        if set.contains(next) {
            return Err(format!("seat {next} is named twice"));
        }
        set = set.with(next);
    }
    Ok(set)
}

fn quest(text: &str) -> Result<Quest, String> {
    let number = text.parse::<u8>().ok().filter(|_| text.len() == 1);
    number.and_then(Quest::new).ok_or_else(|| format!("{text:?} is not a quest from 1 to 5"))
}

/// The options on one line: `avalon 7 merlin,assassin,percival,morgana lady=true`. Defaults are left out.
pub fn write_options(options: &Options) -> String {
    let wishes = |setup: &Setup| match serde_json::to_value(&setup.options) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) | Err(_) => Default::default(),
    };
    let setup = check::setup(options);
    let plain = Setup { players: setup.players, ..Setup::default() };
    let plain =
        check::check(&plain).map(|checked| wishes(&check::setup(&checked.options))).unwrap_or_default();
    let roles = setup.roles.iter().flatten().map(word).collect::<Vec<_>>().join(",");
    let roles = if roles.is_empty() { "-".to_string() } else { roles };
    let mut text = format!("avalon {} {roles}", options.rules.players);
    for (key, value) in wishes(&setup) {
        if plain.get(&key) == Some(&value) {
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
        return Err("a game of Avalon begins with the word avalon".to_string());
    }
    let players = words.next().and_then(|players| number(players).ok());
    let players = players.ok_or("the number of players comes second")?;
    let roles = words.next().ok_or("the characters come third: a list, or - for none")?;
    let roles: Vec<&str> = roles.split(',').filter(|role| *role != "-").collect();
    let mut fields = serde_json::Map::new();
    for pair in words {
        let (key, value) = pair.split_once('=').ok_or_else(|| format!("{pair:?} is not key=value"))?;
        fields.insert(key.to_string(), option_value(key, value));
    }
    let setup = serde_json::json!({"players": players, "roles": roles, "options": fields});
    let setup = Setup::deserialize(&setup).map_err(|error| error.to_string())?;
    check::check(&setup).map(|checked| checked.options).map_err(|faults| {
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
        Command::Excalibur(Excalibur::Switch(seat)) => format!("x{seat}"),
        Command::Excalibur(Excalibur::Decline) => "x-".to_string(),
        Command::Lady(Lady::Check(seat)) => format!("l{seat}"),
        Command::Lady(Lady::Skip) => "l-".to_string(),
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
    let first = letters.next().ok_or("there is no command here")?;
    let rest = letters.as_str();
    let bare = |command: Command| match rest {
        "" => Ok(command),
        _ => Err(format!("{text:?} has {rest:?} too much")),
    };
    match first {
        '+' => bare(Command::Vote(Vote::Approve)),
        '-' => bare(Command::Vote(Vote::Reject)),
        's' => bare(Command::Play(Card::Success)),
        'f' => bare(Command::Play(Card::Fail)),
        'g' => bare(Command::Loyalty(Side::Good)),
        'e' => bare(Command::Loyalty(Side::Evil)),
        'p' => read_proposal(rest).map(Command::Propose),
        'x' if rest == "-" => Ok(Command::Excalibur(Excalibur::Decline)),
        'x' => seat(rest).map(Excalibur::Switch).map(Command::Excalibur),
        'l' if rest == "-" => Ok(Command::Lady(Lady::Skip)),
        'l' => seat(rest).map(Lady::Check).map(Command::Lady),
        'k' => seat(rest).map(Command::Assassinate),
        '~' => named(rest).map(Command::Pass),
        '>' => {
            let (card, to) = rest.split_once('.').ok_or_else(|| format!("{text:?} lacks a receiver"))?;
            Ok(Command::Give(Gift { card: named(card)?, to: seat(to)? }))
        }
        '!' => read_use(rest).map(Command::Use),
        _ => Err(format!("{text:?} is not a command")),
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
    let card = named(words.next().unwrap_or(""))?;
    let target = words.next().map(seat).transpose()?;
    let take = words.next().map(named).transpose()?;
    match words.next() {
        None => Ok(Use { card, target, take }),
        Some(more) => Err(format!("{more:?} is too much")),
    }
}

/// What the whole table sees: the options, then fields parted by white space, in a fixed order.
pub fn write_board(board: &Board) -> String {
    let Board { rules, cast, phase, round, leader, replaced, vote_track, proposals, .. } = board;
    // A secret list is not on the board: the header then shows none.
    let shown = cast.unwrap_or_default();
    let mut fields = Vec::from([
        format!("r{round}"),
        format!("l{leader}"),
        format!("t{vote_track}"),
        format!("n{proposals}"),
        format!("q{}", write_track(&board.quests)),
        format!("={}", write_phase(phase)),
    ]);
    let mut put = |letter: char, text: Option<String>| {
        fields.extend(text.map(|text| format!("{letter}{text}")));
    };
    put('c', cast.map(|_| write_cast(&shown)));
    put('b', replaced.map(|seat| seat.to_string()));
    put('p', board.proposal.as_ref().map(write_team));
    put('v', board.votes.map(|votes| format!("{}/{}", write_seats(votes.of), write_seats(votes.approvals))));
    put('y', board.lady.map(|lady| format!("{}/{}", lady.holder, write_seats(lady.used))));
    let turned = !board.fidelity.is_empty();
    put('f', turned.then(|| board.fidelity.iter().map(|card| write_fidelity(*card)).collect()));
    put('d', board.plot.as_ref().map(write_plot));
    put('e', board.evil.map(write_seats));
    let header = serde_json::to_value(&check::setup(&Options { rules: *rules, cast: shown }).options);
    let header = header.map(|options| options.to_string()).unwrap_or_default();
    format!("{} {} {header}", rules.players, fields.join(" "))
}

fn write_fidelity(card: Fidelity) -> char {
    match card {
        Fidelity::Switch => 'x',
        Fidelity::Same => '.',
    }
}

fn read_fidelity(letter: char) -> Result<Fidelity, String> {
    match letter {
        'x' => Ok(Fidelity::Switch),
        '.' => Ok(Fidelity::Same),
        _ => Err(format!("{letter:?} is not a Lancelot card")),
    }
}

fn write_cast(cast: &Cast) -> String {
    cast.cards().map(Role::name).collect::<Vec<_>>().join(",")
}

fn write_track(track: &Track) -> String {
    let each = |quest: Quest| match track.get(quest) {
        None => "-".to_string(),
        Some(Done { fails, won: Side::Good }) => format!("s{fails}"),
        Some(Done { fails, won: Side::Evil }) => format!("f{fails}"),
    };
    Quest::ALL.map(each).join(",")
}

fn write_team(team: &Team) -> String {
    let excalibur = team.excalibur.map(|seat| seat.to_string()).unwrap_or_default();
    let spotlit = team.spotlit.map(|(seat, card)| format!("{seat}{}", card.map(write_card).unwrap_or('?')));
    let spotlit = spotlit.unwrap_or_default();
    format!("{}/{}/{}/{excalibur}/{spotlit}", team.leader, team.quest.number(), write_seats(team.seats))
}

fn write_card(card: Card) -> char {
    match card {
        Card::Success => 's',
        Card::Fail => 'f',
    }
}

fn write_plot(plot: &Plot) -> String {
    let names =
        |cards: &mut dyn Iterator<Item = PlotCard>| cards.map(PlotCard::name).collect::<Vec<_>>().join(",");
    let held = plot.held.iter().map(|held| format!("{}.{}", held.card.name(), held.seat));
    let held = held.collect::<Vec<_>>().join(",");
    let drawn = names(&mut plot.drawn.iter().copied());
    let due = if plot.due { "due" } else { "" };
    format!("{}/{drawn}/{held}/{due}", names(&mut plot.deck.cards()))
}

fn write_phase(phase: &Phase) -> String {
    match phase {
        Phase::Deal => "deal".to_string(),
        Phase::Begin => "begin".to_string(),
        Phase::Schedule => "schedule".to_string(),
        Phase::Turn => "turn".to_string(),
        Phase::Lead { asked } => format!("lead/{asked}"),
        Phase::Draw { left } => format!("draw/{left}"),
        Phase::Plot => "plot".to_string(),
        Phase::Receive { card, receiver } => format!("receive/{}/{receiver}", card.name()),
        Phase::Propose => "propose".to_string(),
        Phase::Charge { left } => format!("charge/{}", write_seats(*left)),
        Phase::ChargeCount => "charge_count".to_string(),
        Phase::Vote { left } => format!("vote/{}", write_seats(*left)),
        Phase::VoteCount => "vote_count".to_string(),
        Phase::King { asked } => format!("king/{asked}"),
        Phase::Switch => "switch".to_string(),
        Phase::Spot { asked } => format!("spot/{asked}"),
        Phase::Quest { left } => format!("quest/{}", write_seats(*left)),
        Phase::TurnUp { left } => format!("turn_up/{}", write_seats(*left)),
        Phase::Excalibur => "excalibur".to_string(),
        Phase::Ambush { asked, looked } => format!("ambush/{asked}/{}", write_seats(*looked)),
        Phase::Count => "count".to_string(),
        Phase::Lady => "lady".to_string(),
        Phase::Loyalty { checking: Checking { checker, shower, by } } => {
            format!("loyalty/{checker}/{shower}/{}", word(by))
        }
        Phase::Threshold => "threshold".to_string(),
        Phase::Assassin { assassin } => format!("assassin/{assassin}"),
        Phase::Unveil { winner, by } => format!("unveil/{}/{}", word(winner), word(by)),
        Phase::End { outcome: Outcome { winner, by, winners, roles } } => {
            let roles =
                roles.iter().filter_map(|(_, role)| role.map(Role::name)).collect::<Vec<_>>().join(",");
            format!("end/{}/{}/{}/{roles}", word(winner), word(by), write_seats(*winners))
        }
    }
}

/// Reads that line.
pub fn read_board(text: &str) -> Result<Board, String> {
    let (fields, header) = text.split_once('{').ok_or("a board ends with its options in braces")?;
    let mut words = fields.split_whitespace();
    let players = words.next().and_then(|players| number(players).ok());
    let players = players.ok_or("a board begins with the number of players")?;
    let options: Value = serde_json::from_str(&format!("{{{header}")).map_err(|error| error.to_string())?;
    let mut board = Board::open(&board_options(players, options)?);
    board.cast = None;
    let mut seen = String::new();
    for field in words {
        let mut letters = field.chars();
        let letter = letters.next().unwrap_or(' ');
        if seen.contains(letter) {
            return Err(format!("{field}: this field comes twice"));
        }
        seen.push(letter);
        read_field(&mut board, letter, letters.as_str()).map_err(|message| format!("{field}: {message}"))?;
        if let Some(absent) = (mentioned(&board) - board.seats()).lowest() {
            return Err(format!("{field}: seat {absent} is not at a table of {players}"));
        }
    }
    match "rltnq=".chars().find(|letter| !seen.contains(*letter)) {
        Some(letter) => Err(format!("field {letter} is missing")),
        None => Ok(board),
    }
}

/// Every seat the board names.
fn mentioned(board: &Board) -> SeatSet {
    let mut named = SeatSet::only(board.leader);
    named = board.replaced.map_or(named, |seat| named.with(seat));
    if let Some(team) = &board.proposal {
        let spotlit = team.spotlit.map(|(seat, _)| seat);
        let single = [Some(team.leader), team.excalibur, spotlit].into_iter().flatten();
        named = named | team.seats | single.collect();
    }
    if let Some(votes) = &board.votes {
        named = named | votes.of | votes.approvals;
    }
    if let Some(lady) = &board.lady {
        named = named.with(lady.holder) | lady.used;
    }
    if let Some(plot) = &board.plot {
        named = named | plot.held.iter().map(|held| held.seat).collect();
    }
    let by_phase = match board.phase {
        Phase::Lead { asked } | Phase::King { asked } | Phase::Spot { asked } => SeatSet::only(asked),
        Phase::Receive { receiver, .. } => SeatSet::only(receiver),
        Phase::Charge { left } | Phase::Vote { left } => left,
        Phase::Quest { left } | Phase::TurnUp { left } => left,
        Phase::Ambush { asked, looked } => looked.with(asked),
        Phase::Loyalty { checking } => SeatSet::only(checking.checker).with(checking.shower),
        Phase::Assassin { assassin } => SeatSet::only(assassin),
        Phase::End { outcome } => outcome.winners,
        Phase::Deal
        | Phase::Begin
        | Phase::Schedule
        | Phase::Turn
        | Phase::Draw { .. }
        | Phase::Plot
        | Phase::Propose
        | Phase::ChargeCount
        | Phase::VoteCount
        | Phase::Switch
        | Phase::Excalibur
        | Phase::Count
        | Phase::Lady
        | Phase::Threshold
        | Phase::Unveil { .. } => SeatSet::EMPTY,
    };
    named | by_phase | board.evil.unwrap_or_default()
}

/// The public rules of a board: any legal list of characters stands in for the one that may be secret.
fn board_options(players: u8, options: Value) -> Result<Options, String> {
    let setup = serde_json::json!({"players": players, "roles": ["merlin", "assassin"], "options": options});
    let setup = Setup::deserialize(&setup).map_err(|error| error.to_string())?;
    let checked = check::check(&setup).map_err(|faults| {
        faults.iter().map(|fault| format!("{}: {}", fault.at, fault.message)).collect::<Vec<_>>().join("; ")
    })?;
    Ok(checked.options)
}

fn number(text: &str) -> Result<u8, String> {
    let number = text.parse::<u8>().ok().filter(|_| !text.starts_with('+'));
    number.ok_or_else(|| format!("{text:?} is not a small number"))
}

fn read_field(board: &mut Board, letter: char, text: &str) -> Result<(), String> {
    match letter {
        'r' => board.round = at_most(5, text, "there are five rounds")?,
        'l' => board.leader = seat(text)?,
        't' => board.vote_track = at_most(5, text, "the vote track ends at five")?,
        'n' => board.proposals = number(text)?,
        'q' => board.quests = read_track(text)?,
        '=' => board.phase = read_phase(text)?,
        'c' => {
            let cast: Cast =
                text.split(',').map(named).collect::<Result<Vec<Role>, _>>()?.into_iter().collect();
            if cast.len() != board.rules.players {
                return Err(format!("{} characters for {} seats", cast.len(), board.rules.players));
            }
            board.cast = Some(cast);
        }
        'b' => board.replaced = Some(seat(text)?),
        'p' => board.proposal = Some(read_team(text)?),
        'v' => {
            let (of, approvals) = text.split_once('/').ok_or("votes are two lists of seats")?;
            board.votes = Some(Votes { of: seats(of)?, approvals: seats(approvals)? });
        }
        'y' => {
            let (holder, used) = text.split_once('/').ok_or("the Lady is a holder and a list of users")?;
            board.lady = Some(LadyToken { holder: seat(holder)?, used: seats(used)? });
        }
        'f' => {
            let cards = text.chars().map(read_fidelity).collect::<Result<Vec<_>, _>>()?;
            if cards.len() > 6 {
                return Err("there are at most six Lancelot cards".to_string());
            }
            board.fidelity = cards.into_iter().collect();
        }
        'd' => board.plot = Some(read_plot(text)?),
        'e' => board.evil = Some(seats(text)?),
        _ => return Err("no field of a board begins with this letter".to_string()),
    }
    Ok(())
}

fn at_most(most: u8, text: &str, message: &str) -> Result<u8, String> {
    let number = number(text)?;
    if number <= most { Ok(number) } else { Err(message.to_string()) }
}

fn read_track(text: &str) -> Result<Track, String> {
    let words: Vec<&str> = text.split(',').collect();
    if words.len() != 5 {
        return Err("there are five quests".to_string());
    }
    let mut track = Track::default();
    for (slot, word) in Quest::ALL.into_iter().zip(words) {
        let mut letters = word.chars();
        let won = match letters.next() {
            Some('-') if word == "-" => continue,
            Some('s') => Side::Good,
            Some('f') => Side::Evil,
            _ => return Err(format!("{word:?} is not a quest's result")),
        };
        track.mark(slot, Done { fails: number(letters.as_str())?, won });
    }
    Ok(track)
}

fn read_team(text: &str) -> Result<Team, String> {
    let [leader, slot, members, excalibur, spotlit] = parts(text)?;
    let holder = if excalibur.is_empty() { None } else { Some(seat(excalibur)?) };
    let spotlit = match spotlit.split_at_checked(1) {
        None if spotlit.is_empty() => None,
        Some((at, "?")) => Some((seat(at)?, None)),
        Some((at, "s")) => Some((seat(at)?, Some(Card::Success))),
        Some((at, "f")) => Some((seat(at)?, Some(Card::Fail))),
        Some(_) | None => return Err(format!("{spotlit:?} is not a face-up card")),
    };
    let (leader, quest, seats) = (seat(leader)?, quest(slot)?, seats(members)?);
    Ok(Team { leader, quest, seats, excalibur: holder, spotlit })
}

/// Exactly so many parts, parted by `/`.
fn parts<const N: usize>(text: &str) -> Result<[&str; N], String> {
    let list: Vec<&str> = text.split('/').collect();
    <[&str; N]>::try_from(list).map_err(|list| format!("{N} parts are needed, not {}", list.len()))
}

fn read_plot(text: &str) -> Result<Plot, String> {
    let [deck, drawn, held, due] = parts(text)?;
    let cards = |list: &str| -> Result<Vec<PlotCard>, String> {
        list.split(',').filter(|card| !card.is_empty()).map(named).collect()
    };
    let holding = |text: &str| -> Result<Held, String> {
        let (card, holder) = text.split_once('.').ok_or_else(|| format!("{text:?} lacks a holder"))?;
        Ok(Held { card: named(card)?, seat: seat(holder)? })
    };
    let held = held.split(',').filter(|card| !card.is_empty()).map(holding).collect::<Result<Vec<_>, _>>()?;
    let (deck, drawn) = (cards(deck)?, cards(drawn)?);
    if held.len() > 15 || drawn.len() > 15 || deck.len() > 15 {
        return Err("there are fifteen plot cards".to_string());
    }
    if !["", "due"].contains(&due) {
        return Err(format!("{due:?} is neither due nor nothing"));
    }
    Ok(Plot {
        deck: deck.into_iter().collect(),
        drawn: drawn.into_iter().collect(),
        held: held.into_iter().collect(),
        due: due == "due",
    })
}

fn read_phase(text: &str) -> Result<Phase, String> {
    let (name, rest) = text.split_once('/').unwrap_or((text, ""));
    let phase = match name {
        "deal" => Phase::Deal,
        "begin" => Phase::Begin,
        "schedule" => Phase::Schedule,
        "turn" => Phase::Turn,
        "lead" => Phase::Lead { asked: seat(rest)? },
        "draw" => Phase::Draw { left: number(rest)? },
        "plot" => Phase::Plot,
        "receive" => {
            let [card, receiver] = parts(rest)?;
            Phase::Receive { card: named(card)?, receiver: seat(receiver)? }
        }
        "propose" => Phase::Propose,
        "charge" => Phase::Charge { left: seats(rest)? },
        "charge_count" => Phase::ChargeCount,
        "vote" => Phase::Vote { left: seats(rest)? },
        "vote_count" => Phase::VoteCount,
        "king" => Phase::King { asked: seat(rest)? },
        "switch" => Phase::Switch,
        "spot" => Phase::Spot { asked: seat(rest)? },
        "quest" => Phase::Quest { left: seats(rest)? },
        "turn_up" => Phase::TurnUp { left: seats(rest)? },
        "excalibur" => Phase::Excalibur,
        "ambush" => {
            let [asked, looked] = parts(rest)?;
            Phase::Ambush { asked: seat(asked)?, looked: seats(looked)? }
        }
        "count" => Phase::Count,
        "lady" => Phase::Lady,
        "loyalty" => {
            let [checker, shower, by] = parts(rest)?;
            let by = named::<Check>(by)?;
            Phase::Loyalty { checking: Checking { checker: seat(checker)?, shower: seat(shower)?, by } }
        }
        "threshold" => Phase::Threshold,
        "assassin" => Phase::Assassin { assassin: seat(rest)? },
        "unveil" => {
            let [winner, by] = parts(rest)?;
            Phase::Unveil { winner: named(winner)?, by: named(by)? }
        }
        "end" => {
            let [winner, by, winners, roles] = parts(rest)?;
            let roles = roles.split(',').map(named).collect::<Result<Vec<Role>, _>>()?;
            let roles = game::BySeat::new(|seat| roles.get(usize::from(seat.number())).copied());
            let outcome = Outcome { winner: named(winner)?, by: named(by)?, winners: seats(winners)?, roles };
            Phase::End { outcome }
        }
        _ => return Err(format!("{name:?} is not a phase")),
    };
    let exact = write_phase(&phase) == text;
    if exact { Ok(phase) } else { Err(format!("{text:?} is not how this phase is written")) }
}
