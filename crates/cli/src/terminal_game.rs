//! One game at the terminal: a session of bots, and the person who watches it or plays in it.

use std::io::{BufRead, Write};

use bots::{Player, Prompt as Word};
use game::{Commitment, Halt, Refuse, Seat, SeatSet, Seed, Turn, Viewer};
use session::{BotError, Session};

use crate::archive::Archive;
use crate::failure::Failure;
use crate::narration::{Narration, Narrator, Screen};
use crate::prompt::{Answer, Prompt};
use crate::setup_args::CheckedSetup;
use crate::style::{Style, Tone};

/// One game at the terminal.
pub struct TerminalGame<G: Narration> {
    setup: G::Setup,
    session: Session<G, G::Dealer>,
    you: Option<Seat>,
    narrator: Narrator<G>,
    screen: Screen,
    /// How many lines have been said.
    lines: u64,
}

impl<G: Narration> TerminalGame<G> {
    /// Deals, with bots in all seats but `you`.
    pub fn open(
        checked_setup: CheckedSetup<G>,
        seed: Seed,
        bot: Player,
        you: Option<Seat>,
    ) -> Result<TerminalGame<G>, Failure> {
        let CheckedSetup { setup, checked } = checked_setup;
        let narrator = Narrator::new(&checked.options, you.map_or(Viewer::Table, Viewer::Seat));
        let mut session = Session::with_deal(&setup, checked.options, seed);
        for seat in session.table().seats().iter().filter(|seat| Some(*seat) != you) {
            let mind =
                G::player(bot).ok_or_else(|| format!("--level {bot}: it does not play {}", G::NAME))?;
            session.seat_bot(seat, mind);
        }
        session.begin().map_err(|impossible| impossible.to_string())?.commit();
        let screen = Screen::new(Style::for_stdout(), you);
        Ok(TerminalGame { setup, session, you, narrator, screen, lines: 0 })
    }

    /// The commitment to the seed, to be shown before the first move.
    pub fn commitment(&self) -> Commitment {
        self.session.seed().commitment()
    }

    /// Plays to the end, or until the person leaves.
    pub fn play(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> Result<(), Failure> {
        loop {
            self.narrator.narrate(&mut self.screen, self.session.table());
            self.screen.flush(output)?;
            let asked = match self.session.table().waiting() {
                Turn::Seats(seats) => seats,
                Turn::Chance(_) | Turn::Over(_) => break,
            };
            for word in self.session.remarks(self.bots()) {
                self.bot_speaks(&word, true);
            }
            self.screen.flush(output)?;
            // Bots answer first: if all seats are asked at once, no bot has to wait for the person.
            match asked.iter().find(|seat| self.session.has_bot(*seat)) {
                Some(seat) => self.bot_moves(seat)?,
                None => {
                    let Some(seat) = self.you.filter(|you| asked.contains(*you)) else {
                        return Err(Failure::Message("nobody sits in the seats that are asked".to_string()));
                    };
                    self.you_move(seat, input, output)?;
                }
            }
        }
        self.reveal_seed();
        self.screen.flush(output)?;
        Ok(())
    }

    fn bot_moves(&mut self, seat: Seat) -> Result<(), Failure> {
        self.session.silent_bot_move(seat).map_err(|error| match error {
            BotError::NotAsked | BotError::Refused(_) => {
                format!("the bot in seat {seat} gave an illegal command")
            }
            BotError::Chance(impossible) => impossible.to_string(),
        })?;
        Ok(())
    }

    fn bots(&self) -> SeatSet {
        let seats = self.session.table().seats();
        self.you.map_or(seats, |you| seats.without(you))
    }

    /// A bot has the word. Others may answer it if it is no answer itself.
    fn bot_speaks(&mut self, word: &Word<G>, answerable: bool) {
        if let Some(statement) = self.session.bot_remark(word) {
            self.said(word.seat, &statement, answerable);
        }
    }

    fn said(&mut self, seat: Seat, statement: &G::Statement, answerable: bool) {
        let words = G::statement_text(&self.screen, statement);
        self.screen.speech(seat, &words);
        self.session.hear(seat, statement);
        self.lines += 1;
        let answer = self.session.answer(seat, statement, self.lines, self.bots());
        if let Some(word) = answer.filter(|_| answerable) {
            self.bot_speaks(&word, false);
        }
    }

    fn you_move(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> Result<(), Failure> {
        Prompt::<G>::ask(&mut self.screen, &self.session.table().view(seat));
        loop {
            self.screen.flush(output)?;
            write!(output, "> ")?;
            output.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                writeln!(output)?;
                return Err(Failure::Message("the input ended before the game did".to_string()));
            }
            match Prompt::<G>::read(&line, &self.session.table().view(seat)) {
                Answer::Command(command) => match self.session.act(seat, &command) {
                    Ok(draft) => {
                        draft.commit();
                        return Ok(());
                    }
                    Err(Halt::Refused(refusal)) => {
                        self.screen.line(format!("  No: {refusal} ({})", refusal.rule()));
                    }
                    Err(Halt::Chance(impossible)) => return Err(Failure::Message(impossible.to_string())),
                },
                Answer::Said(statement) => {
                    self.said(seat, &statement, true);
                }
                Answer::Help => Prompt::<G>::help(&mut self.screen),
                Answer::Look => self.narrator.look(&mut self.screen),
                Answer::Choices => Prompt::<G>::list(&mut self.screen, &self.session.table().view(seat)),
                Answer::Again => Prompt::<G>::ask(&mut self.screen, &self.session.table().view(seat)),
                Answer::Unclear(message) => self.screen.line(format!("  {message}")),
                Answer::Leave => return Err(Failure::Message("you left before the end".to_string())),
            }
        }
    }

    /// Shows the seed, so that everybody can check the deal.
    fn reveal_seed(&mut self) {
        let (seed, commitment) = (self.session.seed().reveal_hex(), self.commitment());
        self.screen.blank_line();
        self.screen.line(format!("Seed        {}", self.screen.paint(Tone::Quiet, &seed)));
        self.screen.line(format!("Commitment  {}", self.screen.paint(Tone::Quiet, &commitment.to_string())));
    }

    /// The finished game with its proof.
    pub fn archive(&self) -> Result<Archive, Failure> {
        Ok(Archive {
            game: G::NAME.to_string(),
            setup: serde_json::to_value(&self.setup).map_err(|error| error.to_string())?,
            seed: self.session.seed().reveal_hex(),
            commitment: self.commitment().to_string(),
            entropy: vec![None; self.session.table().seats().iter().count()],
            record: self.session.record().write(),
            chairs: Vec::new(),
            talk: Vec::new(),
        })
    }
}
