//! What one seat alone learns, in words.

use shadows::Private;

use super::nouns;
use crate::tale::Page;

/// Writes down one private fact.
pub fn tell(page: &mut Page, private: &Private) {
    match *private {
        Private::Dealt { loyalty } => page.secret(&format!("You are {}.", nouns::loyalty_name(loyalty))),
        Private::Heard { card } => page.secret(&format!("You hear: {}.", nouns::card(card))),
        Private::TokenLaid { quest } => page.secret(&format!("Your token is for {}.", nouns::quest(quest))),
        Private::KnightDrawn { knight } => page.secret(&format!("Your Knight: {}.", nouns::knight(knight))),
        Private::Drew { card } => page.secret(&format!("You draw {}.", nouns::card(card))),
        Private::Placed { down: Some(card) } => {
            page.secret(&format!("{} will lie face down: whisper.", nouns::card(card)));
        }
        Private::Looked { from, cards } => {
            let names: Vec<String> = cards.iter().map(|card| nouns::card(*card)).collect();
            page.secret(&format!("The deck, from card {}: {}.", u16::from(from) + 1, names.join(", ")));
        }
        Private::Peeked { target, loyalty } => {
            page.secret(&format!("{} is {}.", page.name(target), nouns::loyalty_name(loyalty)));
        }
        Private::Answered { window, plays, .. } => {
            let verb = if plays { "play" } else { "do not play" };
            page.aside(&format!("you {verb} {}", nouns::window(window)));
        }
        Private::Offered { loyalty } => {
            page.secret(&format!("Vivien's card for you: {}.", nouns::loyalty_name(loyalty)));
        }
        Private::Chose { loyalty } => page.secret(&format!("You are {} now.", nouns::loyalty_name(loyalty))),
        Private::LaidDown
        | Private::TokensBack
        | Private::Placed { down: None }
        | Private::KnightPlayed { .. }
        | Private::Joined => {}
    }
}
