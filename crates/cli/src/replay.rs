//! `roundtable replay`: describes a recorded game in words.

use std::path::PathBuf;

use clap::Args;
use game::{Discrepancy, Record, Refuse as _, Replay, Viewer};
use games::GameName;

use crate::archive::{self, Stored, text_of};
use crate::failure::Failure;
use crate::narration::{Narration, Narrator, Screen};
use crate::setup_args::seat_arg;
use crate::style::Style;

/// Describe a recorded game in words
#[derive(Args, Clone, Debug)]
pub struct ReplayFile {
    /// The game in notation, or a file that `play --save` wrote; - for standard input
    file: PathBuf,
    /// As this seat saw it
    #[arg(long)]
    seat: Option<u8>,
}

impl ReplayFile {
    pub fn run(self) -> Result<(), Failure> {
        let (game, record) = match Stored::read(text_of(&self.file)?)? {
            Stored::Archive(archive) => (archive::game_of(&archive)?, archive.record),
            Stored::Notation(text) => (game_of(&text)?, text),
        };
        games::dispatch!(game, G => narrate_record::<G>(&record, self.seat))
    }
}

/// The game of a record: its first word.
fn game_of(text: &str) -> Result<GameName, Failure> {
    let header = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    let word = header.and_then(|line| line.split_whitespace().next()).unwrap_or("");
    word.parse().map_err(|_| {
        let known = GameName::ALL.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ");
        Failure::Message(format!("a recorded game begins with the name of its game: {known}"))
    })
}

fn narrate_record<G: Narration>(record: &str, seat: Option<u8>) -> Result<(), Failure> {
    let Record { options, draws, moves } =
        Record::<G>::read(record).map_err(|unreadable| unreadable.to_string())?;
    let seat = seat.map(|number| seat_arg(number, G::seats(&G::open(&options).board))).transpose()?;
    let mut narrator = Narrator::<G>::new(&options, seat.map_or(Viewer::Table, Viewer::Seat));
    let mut screen = Screen::new(Style::for_stdout(), seat);
    let out = &mut std::io::stdout().lock();
    let (mut made, mut refusal) = (0, None);
    let replayed = Replay::<G>::walk(options, &draws, &moves, |table, _| {
        narrator.narrate(&mut screen, table);
        // Why the rules refuse the next move, if they do. It is asked here because the replay drops the table.
        refusal = moves.get(made).and_then(|next| G::judge(&table.view(next.seat), &next.command).err());
        made += 1;
    });
    screen.flush(out)?;
    let table = replayed.map_err(|discrepancy| match (discrepancy, refusal) {
        (Discrepancy::Move(at), Some(refusal)) => {
            format!("move {}: {refusal} ({})", at + 1, refusal.rule())
        }
        (Discrepancy::Draw(at), _) => format!("draw {}: it is missing or impossible", at + 1),
        (other, _) => other.to_string(),
    })?;
    if !table.asked().is_empty() {
        screen.blank_line();
        screen.note("The record ends here; the game does not.");
        screen.flush(out)?;
    }
    Ok(())
}
