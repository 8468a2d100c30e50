//! Lines of text for one reader.

use std::io::{self, Write};

use game::{Seat, SeatSet};
use games::seat_name;

use crate::style::{Style, Tone};

/// Lines for one reader, kept until [`Screen::flush`].
pub struct Screen {
    style: Style,
    you: Option<Seat>,
    lines: Vec<String>,
}

impl Screen {
    /// An empty screen for the reader in this seat, or for a spectator.
    pub fn new(style: Style, you: Option<Seat>) -> Screen {
        Screen { style, you, lines: Vec::new() }
    }

    /// The name of a seat: `3·Dagonet`, or `3·Dagonet(you)`.
    pub fn name(&self, seat: Seat) -> String {
        format!("{seat}·{}{}", seat_name(seat), if self.you == Some(seat) { "(you)" } else { "" })
    }

    /// The names of several seats, with commas.
    pub fn names(&self, seats: SeatSet) -> String {
        if seats.is_empty() {
            return "nobody".to_string();
        }
        seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// Text in a tone.
    pub fn paint(&self, tone: Tone, text: &str) -> String {
        self.style.paint(tone, text)
    }

    pub fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    pub fn blank_line(&mut self) {
        self.lines.push(String::new());
    }

    /// A line that only this reader may see.
    pub fn secret(&mut self, text: &str) {
        let line = format!("  {}", self.paint(Tone::Secret, &format!("✦ {text}")));
        self.lines.push(line);
    }

    /// A line of less importance.
    pub fn note(&mut self, text: &str) {
        let line = format!("  {}", self.paint(Tone::Quiet, text));
        self.lines.push(line);
    }

    /// Something a seat said.
    pub fn speech(&mut self, seat: Seat, words: &str) {
        let line = format!("  {}: {}", self.name(seat), self.paint(Tone::Speech, &format!("“{words}”")));
        self.lines.push(line);
    }

    /// Writes the lines out and removes them.
    pub fn flush(&mut self, output: &mut impl Write) -> io::Result<()> {
        for line in self.lines.drain(..) {
            writeln!(output, "{line}")?;
        }
        output.flush()
    }
}
