//! One game at the terminal: a table, its bots, and the reader who is told of it and may sit at it.

use std::io::{BufRead, Write};

use bots::{Party, Player};
use game::{Commitment, Entropy, Halt, Refuse, Seat, Seed, Table, Turn, Viewer};

use crate::archive::Archive;
use crate::failure::Failure;
use crate::narration::{Narration, Narrator, Screen};
use crate::prompt::{Answer, Prompt};
use crate::setup_args::CheckedSetup;
use crate::style::{Style, Tone};

/// One game at the terminal.
pub struct TerminalGame<G: Narration> {
    setup: G::Setup,
    seed: Seed,
    table: Table<G>,
    dealer: G::Dealer,
    party: Party<G>,
    you: Option<Seat>,
    narrator: Narrator<G>,
    screen: Screen,
}

impl<G: Narration> TerminalGame<G> {
    /// Lays the table and seats bots everywhere but at `you`.
    pub fn open(
        checked_setup: CheckedSetup<G>,
        seed: Seed,
        bot: Player,
        you: Option<Seat>,
    ) -> Result<TerminalGame<G>, Failure> {
        let CheckedSetup { setup, checked } = checked_setup;
        let mut dealer = G::dealer(&setup, seed.dice(&Entropy::none()));
        let mut table = Table::<G>::open(checked.options);
        let viewer = you.map_or(Viewer::Table, Viewer::Seat);
        let narrator = Narrator::new(table.options(), viewer);
        let mut party = Party::new();
        for seat in table.seats().iter().filter(|seat| Some(*seat) != you) {
            let mind =
                G::player(bot).ok_or_else(|| format!("--level {bot}: it does not know {}", G::NAME))?;
            party.seat(seat, mind, &seed);
        }
        table.begin(&mut dealer).map_err(|impossible| impossible.to_string())?.commit();
        let screen = Screen::new(Style::for_stdout(), you);
        Ok(TerminalGame { setup, seed, table, dealer, party, you, narrator, screen })
    }

    /// The promise to be shown before the first move.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// Plays to the end, or until the reader leaves.
    pub fn play(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> Result<(), Failure> {
        loop {
            self.narrator.narrate(&mut self.screen, &self.table);
            self.screen.flush(output)?;
            self.party.tell(&self.table);
            let asked = match self.table.waiting() {
                Turn::Seats(seats) => seats,
                Turn::Chance(_) | Turn::Over(_) => break,
            };
            // Bots answer first: where all are asked at once nobody is kept waiting for one who thinks.
            match asked.iter().find(|seat| self.party.has(*seat)) {
                Some(seat) => self.bot_moves(seat)?,
                None => {
                    let Some(seat) = self.you.filter(|you| asked.contains(*you)) else {
                        return Err(Failure::Message("nobody sits where the game waits".to_string()));
                    };
                    self.you_move(seat, input, output)?;
                }
            }
        }
        self.farewell();
        self.screen.flush(output)?;
        Ok(())
    }

    fn bot_moves(&mut self, seat: Seat) -> Result<(), Failure> {
        for statement in self.party.speak(&self.table, seat) {
            let words = G::statement_text(&self.screen, &statement);
            self.screen.speech(seat, &words);
        }
        let broken = || Failure::Message(format!("the bot in seat {seat} did not answer by the rules"));
        let command = self.party.choose(&self.table, seat).ok_or_else(broken)?;
        match self.table.draft(seat, &command, &mut self.dealer) {
            Ok(draft) => {
                draft.commit();
                Ok(())
            }
            Err(Halt::Refused(_)) => Err(broken()),
            Err(Halt::Chance(impossible)) => Err(Failure::Message(impossible.to_string())),
        }
    }

    fn you_move(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> Result<(), Failure> {
        Prompt::<G>::ask(&mut self.screen, &self.table.view(seat));
        loop {
            self.screen.flush(output)?;
            write!(output, "> ")?;
            output.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                writeln!(output)?;
                return Err(Failure::Message("the input ended before the game did".to_string()));
            }
            match Prompt::<G>::read(&line, &self.table.view(seat)) {
                Answer::Command(command) => match self.table.draft(seat, &command, &mut self.dealer) {
                    Ok(draft) => {
                        draft.commit();
                        return Ok(());
                    }
                    Err(Halt::Refused(refusal)) => {
                        self.screen.line(format!("  No: {refusal} ({}).", refusal.rule()));
                    }
                    Err(Halt::Chance(impossible)) => return Err(Failure::Message(impossible.to_string())),
                },
                Answer::Said(statement) => {
                    let words = G::statement_text(&self.screen, &statement);
                    self.screen.speech(seat, &words);
                    self.party.hear(seat, &statement);
                }
                Answer::Help => Prompt::<G>::help(&mut self.screen),
                Answer::Look => self.narrator.look(&mut self.screen),
                Answer::Choices => Prompt::<G>::list(&mut self.screen, &self.table.view(seat)),
                Answer::Again => Prompt::<G>::ask(&mut self.screen, &self.table.view(seat)),
                Answer::Unclear(message) => self.screen.line(format!("  {message}")),
                Answer::Leave => return Err(Failure::Message("you left before the end".to_string())),
            }
        }
    }

    /// The seed is no secret any more: everybody can check the deal.
    fn farewell(&mut self) {
        let (seed, promise) = (self.seed.reveal_hex(), self.commitment());
        self.screen.blank_line();
        self.screen.line(format!("Seed        {}", self.screen.paint(Tone::Quiet, &seed)));
        self.screen.line(format!("Commitment  {}", self.screen.paint(Tone::Quiet, &promise.to_string())));
    }

    /// The finished game with its proof.
    pub fn archive(&self) -> Result<Archive, Failure> {
        Ok(Archive {
            game: G::NAME.to_string(),
            setup: serde_json::to_value(&self.setup).map_err(|error| error.to_string())?,
            seed: self.seed.reveal_hex(),
            commitment: self.commitment().to_string(),
            entropy: vec![None; self.table.seats().iter().count()],
            record: self.table.secrets().record().write(),
            chairs: Vec::new(),
            talk: Vec::new(),
        })
    }
}
