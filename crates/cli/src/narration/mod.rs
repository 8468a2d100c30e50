//! Games in words, for the terminal.
//!
//! [`Narration`] is what a game adds to its rules so that it reads well in a terminal. Every method has a default
//! made of the game's JSON, so a new game can be played at once and get better texts later. All texts are made from
//! one viewer's notices alone.

mod avalon;
mod narrator;
mod screen;
mod shadows;

pub use narrator::Narrator;
pub use screen::Screen;

use game::{BoardOf, Choices as _, NoticeOf, ViewOf};
use games::Playable;

/// A game that can be described in words.
pub trait Narration: Playable {
    /// Writes what happened.
    fn happened(screen: &mut Screen, change: &Change<'_, Self>) {
        screen.line(format!("  {}", json(change.notice)));
    }

    /// Writes what lies on the table and in the hand.
    fn look(screen: &mut Screen, board: &BoardOf<Self>, view: Option<ViewOf<'_, Self>>) {
        screen.line(format!("{:#}", Self::show(board, view)));
    }

    /// What the seat is asked.
    fn question(_screen: &Screen, view: &ViewOf<'_, Self>) -> String {
        json(&Self::form(view.board, view.seat))
    }

    /// The choices that are listed for the seat. A game adds commands that its rules refuse where the list of legal
    /// ones would show a secret to somebody who looks at the screen.
    fn shown_choices(view: &ViewOf<'_, Self>) -> Vec<Self::Command> {
        Self::legal(view).iter().collect()
    }

    /// A choice in words.
    fn choice(_screen: &Screen, command: &Self::Command) -> String {
        json(command)
    }

    /// A statement in words.
    fn statement_text(_screen: &Screen, statement: &Self::Statement) -> String {
        json(statement)
    }

    /// What may be typed, and what it means: for the help.
    fn help() -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// One notice, with the board before and after it.
pub struct Change<'a, G: Playable> {
    pub before: &'a BoardOf<G>,
    pub after: &'a BoardOf<G>,
    pub notice: &'a NoticeOf<G>,
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
