//! What the person at the terminal is asked, and what the typed line means.

use std::marker::PhantomData;

use game::{Choices as _, ViewOf};

use crate::json;
use crate::narration::{Narration, Screen};

/// Longer lists are shown only when they are asked for.
const LISTED: u32 = 12;

/// The prompt of a game.
pub struct Prompt<G>(PhantomData<G>);

/// What a typed line means.
pub enum Answer<G: Narration> {
    /// A move; the rules say whether it is legal.
    Command(G::Command),
    /// Something said.
    Said(G::Statement),
    /// Show the help.
    Help,
    /// Show the table.
    Look,
    /// List every choice.
    Choices,
    /// Ask again.
    Again,
    /// Leave the game.
    Leave,
    /// It cannot be read; a sentence says why.
    Unclear(String),
}

impl<G: Narration> Prompt<G> {
    /// Shows the question.
    pub fn ask(screen: &mut Screen, view: &ViewOf<'_, G>) {
        let question = G::question(screen, view);
        screen.blank_line();
        screen.line(question);
        let count = G::legal(view).count();
        if count <= LISTED {
            Self::list(screen, view);
        } else {
            let example = G::legal(view).nth(0).map(|first| G::write_command(&first)).unwrap_or_default();
            screen.note(&format!(
                "{count} choices: type one, such as {example}; c lists them all, ? shows the help"
            ));
        }
    }

    /// Lists every choice.
    pub fn list(screen: &mut Screen, view: &ViewOf<'_, G>) {
        for (place, command) in (1..).zip(G::shown_choices(view)) {
            let (words, typed) = (G::choice(screen, &command), G::write_command(&command));
            screen.line(format!("  {place:>3}  {words}   ({typed})"));
        }
    }

    /// Shows the help.
    pub fn help(screen: &mut Screen) {
        screen.line("Type the number of a choice, or the text in brackets after it. Also:");
        let always = [
            ("?", "this help"),
            ("c", "list every choice"),
            ("v", "look at the table and at what you know"),
            ("q", "leave"),
        ];
        for (typed, meaning) in always.iter().chain(G::help()) {
            screen.line(format!("  {typed:<28} {meaning}"));
        }
    }

    /// What this line means.
    pub fn read(line: &str, view: &ViewOf<'_, G>) -> Answer<G> {
        let text = line.trim();
        match text {
            "" => return Answer::Again,
            "?" | "help" => return Answer::Help,
            "look" => return Answer::Look,
            "choices" => return Answer::Choices,
            "quit" => return Answer::Leave,
            _ => {}
        }
        if let Some(said) = text.strip_prefix("say ") {
            return Self::said(said, view);
        }
        if let Ok(place) = text.parse::<usize>() {
            let drawn = G::shown_choices(view);
            let command = place.checked_sub(1).and_then(|place| drawn.get(place).copied());
            let count = drawn.len();
            return command.map_or_else(
                || Answer::Unclear(format!("The choices are 1 to {count}. Type ? for help.")),
                Answer::Command,
            );
        }
        // The game's own words have priority over ours.
        match (G::read_command(text), text) {
            (Ok(command), _) => Answer::Command(command),
            (Err(_), "c") => Answer::Choices,
            (Err(_), "v") => Answer::Look,
            (Err(_), "q") => Answer::Leave,
            (Err(message), _) => Answer::Unclear(format!("{message} Type ? for help.")),
        }
    }

    fn said(text: &str, view: &ViewOf<'_, G>) -> Answer<G> {
        let read = json::parse(text).and_then(|value| json::read::<G::Statement>(&value));
        let statement = match read {
            Ok(statement) => statement,
            Err(misread) => return Answer::Unclear(misread.to_string()),
        };
        if let Some(at) = G::misplaced_in(&statement, G::seats(view.board)) {
            return Answer::Unclear(format!("{at}: There is no such seat at this table."));
        }
        match G::may_say(view, &statement) {
            Ok(()) => Answer::Said(statement),
            Err(refusal) => Answer::Unclear(refusal.to_string()),
        }
    }
}
