//! `roundtable play`: you and bots, or bots alone.

use std::io::{self, Write as _};
use std::path::PathBuf;

use bots::Player;
use clap::Args;
use game::Seed;

use crate::archive;
use crate::failure::Failure;
use crate::narration::Narration;
use crate::seeds;
use crate::setup_args::{SetupArgs, fault_line, hint_lines, seat_arg};
use crate::terminal_game::TerminalGame;

/// Play against bots in the terminal, or watch them play.
#[derive(Args, Clone, Debug)]
pub struct Play {
    #[command(flatten)]
    setup: SetupArgs,
    /// How well the bots play: page, squire, knight, champion, or random
    #[arg(long, default_value = "squire")]
    level: Player,
    /// Where you sit
    #[arg(long, default_value_t = 0, conflicts_with = "watch")]
    seat: u8,
    /// Deal from this seed: a number or 64 hexadecimal digits; without one, nobody knows it before the end
    #[arg(long, value_parser = seeds::read)]
    seed: Option<Seed>,
    /// Let the bots play alone
    #[arg(long)]
    watch: bool,
    /// Write the finished game with its proof here, for verify and replay
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Play {
    pub fn run(self) -> Result<(), Failure> {
        games::dispatch!(self.setup.game, G => self.run_game::<G>())
    }
}

impl Play {
    fn run_game<G: Narration>(self) -> Result<(), Failure> {
        let checked_setup = self.setup.check_usual::<G>()?;
        let seats = G::seats(&G::open(&checked_setup.checked.options).board);
        let you = if self.watch { None } else { Some(seat_arg(self.seat, seats)?) };
        let seed = self.seed.map_or_else(seeds::fresh, Ok)?;
        let out = &mut io::stdout().lock();
        for warning in &checked_setup.checked.warnings {
            writeln!(out, "Mind: {}", fault_line(warning))?;
        }
        for hint in hint_lines(&G::hints(&checked_setup.checked.options)) {
            writeln!(out, "Balance: {hint}")?;
        }
        writeln!(out, "{}", G::write_options(&checked_setup.checked.options))?;
        let mut game = TerminalGame::<G>::open(checked_setup, seed, self.level, you)?;
        writeln!(out, "Commitment to the deal: {}", game.commitment())?;
        match you {
            Some(_) => writeln!(out, "Type ? for help, q to leave.\n")?,
            None => writeln!(out, "Bots play alone; take a seat yourself with: roundtable play\n")?,
        }
        game.play(&mut io::stdin().lock(), out)?;
        if let Some(path) = &self.save {
            archive::save(&game.archive()?, path)?;
            writeln!(out, "Saved to {0}; check it with: roundtable verify {0}", path.display())?;
        }
        Ok(())
    }
}
