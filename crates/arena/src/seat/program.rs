//! A program as a player.

use std::collections::VecDeque;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Mind, Random, Stream};
use game::{Choices as _, Game, NoticeOf, Seat, SeatSet, ViewOf};
use games::Playable;
use serde::Deserialize;
use serde_json::{Value, json};

use super::faults::{Fault, Tally};
use super::pipe::{Line, Pipe, Silence};
use crate::contest::SeatContext;

/// The version of the protocol that is spoken.
pub const PROTOCOL: u32 = 1;

/// At most this many choices are listed; `count` says how many there are.
const LISTED: usize = 512;

/// How many statements of one program may wait to be said.
const SAID: usize = 8;

/// How a program is started and treated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The program and its arguments.
    pub words: Vec<String>,
    /// Milliseconds for each answer.
    pub ms: u32,
    /// Milliseconds more for the first one: the program has to start.
    pub start: u32,
    /// Whether what it writes to standard error is shown.
    pub errors: bool,
}

impl Launch {
    fn start(&self) -> Option<Pipe> {
        let (program, arguments) = self.words.split_first()?;
        let mut command = Command::new(program);
        command.args(arguments);
        command.stderr(if self.errors { Stdio::inherit() } else { Stdio::null() });
        Pipe::start(command).ok()
    }
}

/// A command line in words: separated by white space, quoted by `'…'` and `"…"`; `\` takes the next character as it is.
pub fn words(line: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut signs = line.chars();
    while let Some(sign) = signs.next() {
        match (quote, sign) {
            (Some(open), sign) if sign == open => quote = None,
            (Some('\''), sign) => word.get_or_insert_default().push(sign),
            (_, '\\') => {
                let next = signs.next().ok_or("a character is missing after the last \\")?;
                word.get_or_insert_default().push(next);
            }
            (None, '\'' | '"') => {
                quote = Some(sign);
                word.get_or_insert_default();
            }
            (None, sign) if sign.is_whitespace() => words.extend(word.take()),
            (_, sign) => word.get_or_insert_default().push(sign),
        }
    }
    if let Some(open) = quote {
        return Err(format!("a closing {open} is missing"));
    }
    words.extend(word);
    if words.is_empty() { Err("a program is needed".to_string()) } else { Ok(words) }
}

/// A line from a program.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Message {
    id: Option<u64>,
    command: Option<Value>,
    say: Option<Value>,
}

/// A program in one seat of one game. It is started for this game and ended with it, so that nothing it learned in
/// one seat can help it in another.
pub struct Program<G: Game> {
    pipe: Option<Pipe>,
    tally: Arc<Tally>,
    seats: SeatSet,
    ms: u32,
    start: u32,
    asked: u64,
    said: VecDeque<G::Statement>,
    crashed: bool,
}

impl<G: Playable> Program<G> {
    /// Starts a program and sends it the first message.
    pub fn new(launch: &Launch, context: &SeatContext<'_, G>) -> Program<G> {
        let seats = G::seats(&G::open(context.options).board);
        let mut program = Program {
            pipe: launch.start(),
            tally: Arc::clone(context.tally),
            seats,
            ms: launch.ms,
            start: launch.start,
            asked: 0,
            said: VecDeque::new(),
            crashed: false,
        };
        if program.pipe.is_none() {
            program.crash();
        }
        // Six bytes: a number every JSON reader holds exactly.
        let seed = context.seed.stream(&format!("program {}", context.seat)).reveal();
        let seed = seed.iter().take(6).fold(0u64, |sum, byte| sum << 8 | u64::from(*byte));
        program.send(&json!({"hello": {
            "protocol": PROTOCOL,
            "game": G::NAME,
            "seat": context.seat,
            "players": seats.len(),
            "options": G::public_options(context.options),
            "seed": seed,
            "notices": [],
        }}));
        program
    }

    fn send(&self, message: &Value) {
        if let Some(pipe) = &self.pipe {
            pipe.send(format!("{message}\n"));
        }
    }

    fn crash(&mut self) {
        if !self.crashed {
            self.crashed = true;
            self.tally.fault(Fault::Crashed);
        }
        self.pipe = None;
    }

    /// The program's answer, if it gives one in time.
    fn answer(&mut self, choices: &G::Choices, until: Instant) -> Option<G::Command> {
        loop {
            let line = match self.pipe.as_ref()?.receive(until) {
                Ok(line) => line,
                Err(Silence::Late) => {
                    self.tally.fault(Fault::Late);
                    return None;
                }
                Err(Silence::Gone) => {
                    self.crash();
                    return None;
                }
            };
            let message = match line {
                Line::Text(text) => serde_json::from_str::<Message>(&text).ok(),
                Line::Garbage => None,
                Line::Long => {
                    self.tally.fault(Fault::Long);
                    continue;
                }
            };
            let Some(message) = message else {
                self.tally.fault(Fault::Garbage);
                continue;
            };
            if let Some(said) = message.say {
                self.take(said);
            }
            match (message.id, message.command) {
                (None, None) => {}
                (Some(id), Some(command)) if id == self.asked => {
                    let command = serde_json::from_value::<G::Command>(command).ok();
                    let legal = command.filter(|command| choices.contains(command));
                    if legal.is_none() {
                        self.tally.fault(Fault::Illegal);
                    }
                    return legal;
                }
                // An answer to a question that is over came late and was counted then.
                (Some(id), Some(_)) if id < self.asked => {}
                _ => self.tally.fault(Fault::Garbage),
            }
        }
    }

    /// Keeps what the program wants to say: a statement, or a list of them.
    fn take(&mut self, said: Value) {
        let list = match said {
            Value::Array(list) => list,
            one => vec![one],
        };
        for value in list {
            let statement = serde_json::from_value::<G::Statement>(value).ok();
            let placed = statement.filter(|statement| G::misplaced_in(statement, self.seats).is_none());
            match placed {
                Some(statement) if self.said.len() < SAID => self.said.push_back(statement),
                _ => self.tally.fault(Fault::Garbage),
            }
        }
    }
}

impl<G: Playable> Mind<G> for Program<G> {
    fn notice(&mut self, notice: &NoticeOf<G>) {
        self.send(&json!({"notice": notice}));
    }

    fn hear(&mut self, from: Seat, statement: &G::Statement) {
        self.send(&json!({"said": {"seat": from, "statement": statement}}));
    }

    fn choose(&mut self, view: &ViewOf<'_, G>, choices: &G::Choices, stream: &mut Stream) -> G::Command {
        self.asked += 1;
        let legal: Vec<G::Command> = choices.iter().take(LISTED).collect();
        let start = if self.asked == 1 { self.start } else { 0 };
        let ms = u64::from(self.ms) + u64::from(start);
        self.send(&json!({"choose": {
            "id": self.asked,
            "view": G::show(view.board, Some(*view)),
            "choices": G::form(view.board, view.seat),
            "legal": legal,
            "count": choices.count(),
            "ms": ms,
        }}));
        match self.answer(choices, Instant::now() + Duration::from_millis(ms)) {
            Some(command) => command,
            None => {
                self.tally.fallback();
                Mind::<G>::choose(&mut Random, view, choices, stream)
            }
        }
    }

    fn speak(&mut self, _: &ViewOf<'_, G>, _: &mut Stream) -> Vec<G::Statement> {
        self.said.drain(..).collect()
    }
}

impl<G: Game> Drop for Program<G> {
    fn drop(&mut self) {
        if let Some(pipe) = &self.pipe {
            pipe.send("{\"end\":{}}\n".to_string());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn a_command_line_falls_into_words() {
        let split = |line: &str| words(line).unwrap();
        assert_eq!(split("python3 bot.py -x"), ["python3", "bot.py", "-x"]);
        assert_eq!(split(r#"a 'b c' "d \" e" f\ g '' h'i'"#), ["a", "b c", "d \" e", "f g", "", "hi"]);
        assert!(words("").is_err() && words("a 'b").is_err() && words("a \\").is_err());
    }
}
