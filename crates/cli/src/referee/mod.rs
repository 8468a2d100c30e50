//! `roundtable referee`: one JSON line in, one JSON line out, for ever. `docs/referee.md` is its whole contract.
//!
//! Whoever drives it is trusted with every secret of the table: this is a tool for programs that test or study
//! games, not a server.

mod desk;
mod hall;
mod lines;
mod request;

pub use desk::{Desk, NotOpened};
pub use hall::Hall;
pub use request::Request;

use std::io::{self, BufRead, Write};

use lines::{Line, next_line};

/// Answers until the input ends.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut hall = Hall::default();
    loop {
        let answer = match next_line(&mut input)? {
            Line::End => return Ok(()),
            Line::Text(text) => hall.answer(&text),
            Line::Unreadable(message) => hall::error("", &message),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}
