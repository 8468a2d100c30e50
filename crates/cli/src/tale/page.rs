//! A page of the tale: lines for one reader.

use std::io::{self, Write};

use game::{Seat, SeatSet};

use crate::ink::{Ink, Tone};

/// Names by seat, the first letters in order. None is a character or a Knight of either game.
const NAMES: [&str; 10] =
    ["Alys", "Bors", "Cador", "Dagonet", "Elaine", "Fergus", "Gareth", "Hector", "Isolde", "Jory"];

/// Lines for one reader.
pub struct Page {
    ink: Ink,
    you: Option<Seat>,
    lines: Vec<String>,
}

impl Page {
    /// An empty page for the reader in this seat, or for anybody.
    pub fn new(ink: Ink, you: Option<Seat>) -> Page {
        Page { ink, you, lines: Vec::new() }
    }

    /// What somebody is called: `3·Dagonet`, or `3·Dagonet(you)`.
    pub fn name(&self, seat: Seat) -> String {
        let name = NAMES.get(usize::from(seat.number())).copied().unwrap_or("?");
        format!("{seat}·{name}{}", if self.you == Some(seat) { "(you)" } else { "" })
    }

    /// Several, with commas.
    pub fn names(&self, seats: SeatSet) -> String {
        if seats.is_empty() {
            return "nobody".to_string();
        }
        seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// Text in a tone.
    pub fn paint(&self, tone: Tone, text: &str) -> String {
        self.ink.paint(tone, text)
    }

    /// One more line.
    pub fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    /// An empty line.
    pub fn gap(&mut self) {
        self.lines.push(String::new());
    }

    /// A line that only this reader gets.
    pub fn secret(&mut self, text: &str) {
        let line = format!("  {}", self.paint(Tone::Secret, &format!("✦ {text}")));
        self.lines.push(line);
    }

    /// A line of less weight.
    pub fn aside(&mut self, text: &str) {
        let line = format!("  {}", self.paint(Tone::Quiet, text));
        self.lines.push(line);
    }

    /// Somebody speaks.
    pub fn voice(&mut self, seat: Seat, words: &str) {
        let line = format!("  {}: {}", self.name(seat), self.paint(Tone::Voice, &format!("“{words}”")));
        self.lines.push(line);
    }

    /// Hands the lines to the reader and starts a new page.
    pub fn turn(&mut self, output: &mut impl Write) -> io::Result<()> {
        for line in self.lines.drain(..) {
            writeln!(output, "{line}")?;
        }
        output.flush()
    }
}
