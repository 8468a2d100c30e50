//! `roundtable referee`: one JSON line in, one JSON line out. `docs/referee.md` describes it completely.
//!
//! The program that drives it may see every secret of the table: this is a tool for programs that test or study
//! games, not a server.

mod answers;
mod lines;
mod referee_table;
mod request;

use std::io::{self, BufRead, Write};

use answers::Referee;
use lines::{Line, next_line};

/// Answers until the input ends.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    loop {
        let answer = match next_line(&mut input)? {
            Line::End => return Ok(()),
            Line::Text(text) => referee.answer(&text),
            Line::Unreadable(message) => answers::error("", &message),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}
