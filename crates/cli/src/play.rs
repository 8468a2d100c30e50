//! `roundtable play`: you and bots, or bots alone.

use std::io::{self, Write as _};
use std::path::PathBuf;

use bots::Level;
use clap::Args;
use game::{Seat, SeatSet, Seed};

use crate::archive;
use crate::chance;
use crate::failure::Failure;
use crate::games::{Errand, Kind};
use crate::sitting::Sitting;
use crate::tale::{Bot, Tale};
use crate::wish::{Wish, told};

/// Play against bots in the terminal, or watch them play.
#[derive(Args, Clone, Debug)]
pub struct Play {
    #[command(flatten)]
    wish: Wish,
    /// How well the bots play: page, squire, knight, champion, or random
    #[arg(long, default_value = "squire")]
    level: Bot,
    /// Where you sit
    #[arg(long, default_value_t = 0, conflicts_with = "watch")]
    seat: u8,
    /// Deal from this seed: a number or 64 hexadecimal digits; without one, nobody knows it before the end
    #[arg(long, value_parser = chance::read)]
    seed: Option<Seed>,
    /// Let the bots play alone
    #[arg(long)]
    watch: bool,
    /// Write the finished game with its proof here, for verify and replay
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Default for Play {
    /// What plain `roundtable` does: bots alone, at the usual table.
    fn default() -> Play {
        let wish = Wish { game: Kind::Avalon, players: None, roles: None, options: Vec::new() };
        let level = Bot::Level(Level::Squire);
        Play { wish, level, seat: 0, seed: None, watch: true, save: None }
    }
}

impl Play {
    /// Plays.
    pub fn run(self) -> Result<(), Failure> {
        self.wish.game.run(self)
    }
}

impl Errand for Play {
    type Output = Result<(), Failure>;

    fn run<G: Tale>(self) -> Result<(), Failure> {
        let granted = self.wish.grant_usual::<G>()?;
        let seats = G::seats(&G::open(&granted.checked.options).board);
        let you = if self.watch { None } else { Some(seat_of(self.seat, seats)?) };
        let seed = self.seed.map_or_else(chance::fresh, Ok)?;
        let out = &mut io::stdout().lock();
        for warning in &granted.checked.warnings {
            writeln!(out, "Mind: {}", told(warning))?;
        }
        writeln!(out, "{}", G::write_options(&granted.checked.options))?;
        let mut sitting = Sitting::<G>::open(granted, seed, self.level, you)?;
        writeln!(out, "Commitment to the deal: {}", sitting.commitment())?;
        match you {
            Some(_) => writeln!(out, "Type ? for help, q to leave.\n")?,
            None => writeln!(out, "Bots play alone; take a seat yourself with: roundtable play\n")?,
        }
        sitting.play(&mut io::stdin().lock(), out)?;
        if let Some(path) = &self.save {
            archive::save(&sitting.archive()?, path)?;
            writeln!(out, "Saved to {0}; check it with: roundtable verify {0}", path.display())?;
        }
        Ok(())
    }
}

fn seat_of(number: u8, seats: SeatSet) -> Result<Seat, Failure> {
    let seat = Seat::new(number).filter(|seat| seats.contains(*seat));
    seat.ok_or_else(|| {
        Failure::Message(format!(
            "--seat {number}: the seats at this table are 0 to {}",
            seats.len().saturating_sub(1)
        ))
    })
}
