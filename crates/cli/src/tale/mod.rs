//! Games in words.
//!
//! [`Tale`] is what a game adds to its rules so that it can be told in a terminal. Everything but its usual setup
//! and its bots has a plain default made of the game's JSON, so a new game can be played at once and be given better
//! words later. Whoever is told something is told it from notices alone.

mod avalon;
mod bot;
mod page;
mod shadows;
mod teller;

pub use bot::Bot;
pub use page::Page;
pub use teller::Teller;

use arena::Contested;
use bots::Mind;
use game::{BoardOf, Choices as _, NoticeOf, ViewOf};
use serde_json::Value;

use crate::games::Playable;

/// A game that can be told.
pub trait Tale: Playable + Contested {
    /// The setup people get who ask for none, as JSON; `players` if they said how many.
    fn usual(players: Option<u8>) -> Value;

    /// A bot of this kind.
    fn mind(bot: Bot) -> Box<dyn Mind<Self>>;

    /// What happened, in words.
    fn happened(page: &mut Page, scene: &Scene<'_, Self>) {
        page.line(format!("  {}", json(scene.notice)));
    }

    /// What lies on the table and in the hand, in words.
    fn look(page: &mut Page, board: &BoardOf<Self>, view: Option<ViewOf<'_, Self>>) {
        page.line(format!("{:#}", Self::show(board, view)));
    }

    /// What the seat is asked, in words.
    fn question(_page: &Page, view: &ViewOf<'_, Self>) -> String {
        json(&Self::form(view.board, view.seat))
    }

    /// What is laid before the seat to choose from. A game adds what its rules refuse where the list would otherwise
    /// betray a secret to whoever looks over a shoulder.
    fn drawn(view: &ViewOf<'_, Self>) -> Vec<Self::Command> {
        Self::legal(view).iter().collect()
    }

    /// A choice in words.
    fn choice(_page: &Page, command: &Self::Command) -> String {
        json(command)
    }

    /// Something said, in words.
    fn words(_page: &Page, statement: &Self::Statement) -> String {
        json(statement)
    }

    /// What may be typed, and what it means: for the help.
    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// One notice, and the table before and after it.
pub struct Scene<'a, G: Playable> {
    /// The table before.
    pub before: &'a BoardOf<G>,
    /// The table after.
    pub after: &'a BoardOf<G>,
    /// What is learned.
    pub notice: &'a NoticeOf<G>,
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
