//! A compact text for whole games.
//!
//! ```text
//! avalon 5 merlin assassin        the setup, in the game's own words
//! 37/60 2/5                       the draws of chance
//! 0p03 0+ 1- 2+ 3+ 4- 0s 3f       who did what
//! ```
//!
//! White space is free; a line that begins with `#` is a comment.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU64;

use crate::{Draw, Game, Move, Seat};

/// A text that cannot be read: where and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The line, from 1.
    pub line: usize,
    /// The word on that line, from 1; 0 means the whole line.
    pub word: usize,
    /// One plain English sentence.
    pub message: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, word {}: {}", self.line, self.word, self.message)
    }
}

impl core::error::Error for Unreadable {}

/// A game that can be written as compact text.
pub trait Notation: Game {
    /// The options on one line, the game's name first.
    fn write_options(options: &Self::Options) -> String;
    /// Reads that line.
    fn read_options(text: &str) -> Result<Self::Options, String>;
    /// One command, without white space.
    fn write_command(command: &Self::Command) -> String;
    /// Reads that command.
    fn read_command(text: &str) -> Result<Self::Command, String>;
}

/// A whole game: its rules, its draws of chance and its moves. Everything else follows from these.
///
/// ```
/// use avalon::Avalon;
/// use game::Record;
///
/// let text = "avalon 5 merlin,assassin\n0/60 0/5\n0p01 0+ 1+ 2+ 3- 4-\n";
/// let record = Record::<Avalon>::read(text).unwrap();
/// assert_eq!((record.draws.len(), record.moves.len()), (2, 6));
/// assert_eq!(record.write(), text);
///
/// let unreadable = Record::<Avalon>::read("avalon 5 merlin,assassin\n0/60 5/5\n").unwrap_err();
/// assert_eq!((unreadable.line, unreadable.word), (2, 2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// The rules of the table.
    pub options: G::Options,
    /// All draws of chance.
    pub draws: Vec<Draw>,
    /// All moves.
    pub moves: Vec<Move<G::Command>>,
}

impl<G: Notation> Record<G> {
    /// The game as text.
    pub fn write(&self) -> String {
        let draws: Vec<String> =
            self.draws.iter().map(|draw| format!("{}/{}", draw.way, draw.ways)).collect();
        let moves: Vec<String> = self
            .moves
            .iter()
            .map(|Move { seat, command }| format!("{seat}{}", G::write_command(command)))
            .collect();
        let mut text = G::write_options(&self.options);
        for words in draws.chunks(12).chain(moves.chunks(16)) {
            text.push('\n');
            text.push_str(&words.join(" "));
        }
        text.push('\n');
        text
    }

    /// Reads a game.
    ///
    /// # Errors
    /// Where the text cannot be read, and why.
    pub fn read(text: &str) -> Result<Record<G>, Unreadable> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let (line, header) = lines.next().ok_or_else(|| Unreadable {
            line: 1,
            word: 0,
            message: "There is no game.".to_string(),
        })?;
        let options = G::read_options(header).map_err(|message| Unreadable { line, word: 0, message })?;
        let mut record = Record { options, draws: Vec::new(), moves: Vec::new() };
        for (line, words) in lines {
            for (index, word) in words.split_whitespace().enumerate() {
                record.take(word).map_err(|message| Unreadable { line, word: index + 1, message })?;
            }
        }
        Ok(record)
    }

    fn take(&mut self, word: &str) -> Result<(), String> {
        if let Some((way, ways)) = word.split_once('/') {
            let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text:?} is not a number."));
            let (way, ways) = (number(way)?, number(ways)?);
            let ways = NonZeroU64::new(ways).filter(|ways| way < ways.get());
            let ways = ways.ok_or_else(|| format!("{word} is not a possible draw."))?;
            self.draws.push(Draw { ways, way });
            return Ok(());
        }
        let split = word.char_indices().nth(1).map_or(word.len(), |(at, _)| at);
        let (seat, command) = word.split_at(split);
        let seat = seat.parse::<u8>().ok().and_then(Seat::new);
        let seat = seat.ok_or_else(|| format!("{word:?} does not begin with a seat."))?;
        self.moves.push(Move { seat, command: G::read_command(command)? });
        Ok(())
    }
}
