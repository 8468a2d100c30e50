//! One game at the terminal: a table, its bots, and the reader who is told of it and may sit at it.

use std::io::{BufRead, Write};

use bots::Party;
use game::{Commitment, Entropy, Halt, Record, Refuse, Seat, Seed, Table, Turn, Viewer};

use crate::archive::Archive;
use crate::failure::Failure;
use crate::ink::{Ink, Tone};
use crate::prompt::{Answer, Prompt};
use crate::tale::{Bot, Page, Tale, Teller};
use crate::wish::Granted;

/// One game at the terminal.
pub struct Sitting<G: Tale> {
    setup: G::Setup,
    seed: Seed,
    table: Table<G>,
    dealer: G::Dealer,
    party: Party<G>,
    you: Option<Seat>,
    teller: Teller<G>,
    page: Page,
}

impl<G: Tale> Sitting<G> {
    /// Lays the table and seats bots everywhere but at `you`.
    pub fn open(granted: Granted<G>, seed: Seed, bot: Bot, you: Option<Seat>) -> Result<Sitting<G>, Failure> {
        let Granted { setup, checked } = granted;
        let mut dealer = G::dealer(&setup, seed.dice(&Entropy::none()));
        let mut table = Table::<G>::open(checked.options);
        let viewer = you.map_or(Viewer::Table, Viewer::Seat);
        let teller = Teller::new(table.options(), viewer);
        let mut party = Party::new();
        for seat in table.seats().iter().filter(|seat| Some(*seat) != you) {
            party.seat(seat, G::mind(bot), &seed);
        }
        table.begin(&mut dealer).map_err(|impossible| impossible.to_string())?.commit();
        let page = Page::new(Ink::for_stdout(), you);
        Ok(Sitting { setup, seed, table, dealer, party, you, teller, page })
    }

    /// The promise to be shown before the first move.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// Plays to the end, or until the reader leaves.
    pub fn play(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> Result<(), Failure> {
        loop {
            self.teller.tell(&mut self.page, &self.table);
            self.page.turn(output)?;
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
        self.page.turn(output)?;
        Ok(())
    }

    fn bot_moves(&mut self, seat: Seat) -> Result<(), Failure> {
        for statement in self.party.speak(&self.table, seat) {
            let words = G::words(&self.page, &statement);
            self.page.voice(seat, &words);
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
        Prompt::<G>::ask(&mut self.page, &self.table.view(seat));
        loop {
            self.page.turn(output)?;
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
                        self.page.line(format!("  No: {refusal} ({}).", refusal.rule()));
                    }
                    Err(Halt::Chance(impossible)) => return Err(Failure::Message(impossible.to_string())),
                },
                Answer::Said(statement) => {
                    let words = G::words(&self.page, &statement);
                    self.page.voice(seat, &words);
                    self.party.hear(seat, &statement);
                }
                Answer::Help => Prompt::<G>::help(&mut self.page),
                Answer::Look => self.teller.look(&mut self.page),
                Answer::Choices => Prompt::<G>::list(&mut self.page, &self.table.view(seat)),
                Answer::Again => Prompt::<G>::ask(&mut self.page, &self.table.view(seat)),
                Answer::Unclear(message) => self.page.line(format!("  {message}")),
                Answer::Leave => return Err(Failure::Message("you left before the end".to_string())),
            }
        }
    }

    /// The seed is no secret any more: everybody can check the deal.
    fn farewell(&mut self) {
        let (seed, promise) = (self.seed.reveal_hex(), self.commitment());
        self.page.gap();
        self.page.line(format!("Seed        {}", self.page.paint(Tone::Quiet, &seed)));
        self.page.line(format!("Commitment  {}", self.page.paint(Tone::Quiet, &promise.to_string())));
    }

    /// The finished game with its proof.
    pub fn archive(&self) -> Result<Archive, Failure> {
        let record: Record<G> = Record {
            options: self.table.options().clone(),
            draws: self.table.secrets().draws().to_vec(),
            moves: self.table.secrets().moves().to_vec(),
        };
        Ok(Archive {
            game: G::NAME.to_string(),
            setup: serde_json::to_value(&self.setup).map_err(|error| error.to_string())?,
            seed: self.seed.reveal_hex(),
            commitment: self.commitment().to_string(),
            entropy: vec![None; self.table.seats().iter().count()],
            record: record.write(),
            chairs: Vec::new(),
            talk: Vec::new(),
        })
    }
}
