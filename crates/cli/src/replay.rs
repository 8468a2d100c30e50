//! `roundtable replay`: tells a recorded game in words.

use std::path::PathBuf;

use clap::Args;
use game::{Record, Script, Seat, Table, Viewer};

use crate::archive::{self, Stored, text_of};
use crate::failure::Failure;
use crate::games::{Errand, Kind};
use crate::ink::Ink;
use crate::tale::{Page, Tale, Teller};

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
        let (kind, record) = match Stored::read(text_of(&self.file)?)? {
            Stored::Archive(archive) => (archive::kind(&archive)?, archive.record),
            Stored::Notation(text) => (kind_of(&text)?, text),
        };
        kind.run(Retold { record, seat: self.seat })
    }
}

/// The game a record is of: its first word.
fn kind_of(text: &str) -> Result<Kind, Failure> {
    let header = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    let word = header.and_then(|line| line.split_whitespace().next()).unwrap_or("");
    Kind::named(word).ok_or_else(|| {
        let known = Kind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
        Failure::Message(format!("a recorded game begins with the name of its game: {known}"))
    })
}

struct Retold {
    record: String,
    seat: Option<u8>,
}

impl Errand for Retold {
    type Output = Result<(), Failure>;

    fn run<G: Tale>(self) -> Result<(), Failure> {
        let record = Record::<G>::read(&self.record).map_err(|unreadable| unreadable.to_string())?;
        let mut table = Table::<G>::open(record.options);
        let seat = self.seat.map(|number| at_table(&table, number)).transpose()?;
        let viewer = seat.map_or(Viewer::Table, Viewer::Seat);
        let mut teller = Teller::<G>::new(table.options(), viewer);
        let mut page = Page::new(Ink::for_stdout(), seat);
        let mut script = Script::new(record.draws.iter().map(|draw| draw.way));
        let out = &mut std::io::stdout().lock();
        let missing = |at: usize| Failure::Message(format!("draw {}: it is missing or cannot be", at + 1));
        table.begin(&mut script).map_err(|end| missing(end.at))?.commit();
        teller.tell(&mut page, &table);
        page.turn(out)?;
        for (number, step) in record.moves.iter().enumerate() {
            match table.draft(step.seat, &step.command, &mut script) {
                Ok(draft) => draft.commit(),
                Err(game::Halt::Chance(end)) => return Err(missing(end.at)),
                Err(game::Halt::Refused(refusal)) => {
                    let rule = game::Refuse::rule(&refusal);
                    return Err(Failure::Message(format!("move {}: {refusal} ({rule})", number + 1)));
                }
            }
            teller.tell(&mut page, &table);
            page.turn(out)?;
        }
        if !table.asked().is_empty() {
            page.gap();
            page.aside("The record ends here; the game does not.");
            page.turn(out)?;
        }
        Ok(())
    }
}

/// The seat of this number, if it is at the table.
pub fn at_table<G: Tale>(table: &Table<G>, number: u8) -> Result<Seat, Failure> {
    let seat = Seat::new(number).filter(|seat| table.seats().contains(*seat));
    seat.ok_or_else(|| {
        let last = table.seats().len().saturating_sub(1);
        Failure::Message(format!("--seat {number}: the seats at this table are 0 to {last}"))
    })
}
