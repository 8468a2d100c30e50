//! `roundtable replay`: tells a recorded game in words.

use std::path::PathBuf;

use clap::Args;
use game::{Record, Script, Table, Viewer};
use games::GameName;

use crate::archive::{self, Stored, text_of};
use crate::failure::Failure;
use crate::narration::{Narration, Narrator, Screen};
use crate::setup_args::seat_arg;
use crate::style::Style;

/// Tell a recorded game in words.
#[derive(Args, Clone, Debug)]
pub struct ReplayFile {
    /// The game in notation, or a file that `play --save` wrote; - for standard input
    file: PathBuf,
    /// As this seat saw it
    #[arg(long)]
    seat: Option<u8>,
}

impl ReplayFile {
    /// Tells it.
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
    let record = Record::<G>::read(record).map_err(|unreadable| unreadable.to_string())?;
    let mut table = Table::<G>::open(record.options);
    let seat = seat.map(|number| seat_arg(number, table.seats())).transpose()?;
    let viewer = seat.map_or(Viewer::Table, Viewer::Seat);
    let mut narrator = Narrator::<G>::new(table.options(), viewer);
    let mut screen = Screen::new(Style::for_stdout(), seat);
    let mut script = Script::new(record.draws.iter().map(|draw| draw.way));
    let out = &mut std::io::stdout().lock();
    let missing = |at: usize| Failure::Message(format!("draw {}: it is missing or cannot be", at + 1));
    table.begin(&mut script).map_err(|end| missing(end.at))?.commit();
    narrator.narrate(&mut screen, &table);
    screen.flush(out)?;
    for (number, step) in record.moves.iter().enumerate() {
        match table.draft(step.seat, &step.command, &mut script) {
            Ok(draft) => draft.commit(),
            Err(game::Halt::Chance(end)) => return Err(missing(end.at)),
            Err(game::Halt::Refused(refusal)) => {
                let rule = game::Refuse::rule(&refusal);
                return Err(Failure::Message(format!("move {}: {refusal} ({rule})", number + 1)));
            }
        }
        narrator.narrate(&mut screen, &table);
        screen.flush(out)?;
    }
    if !table.asked().is_empty() {
        screen.blank_line();
        screen.note("The record ends here; the game does not.");
        screen.flush(out)?;
    }
    Ok(())
}
