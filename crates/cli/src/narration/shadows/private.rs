//! What one seat alone learns, in words.

use shadows::Private;

use super::nouns;
use crate::narration::Screen;

/// Writes down one private fact.
pub fn describe(screen: &mut Screen, private: &Private) {
    match *private {
        Private::Dealt { loyalty } => screen.secret(&format!("You are {}.", nouns::loyalty_name(loyalty))),
        Private::Heard { card } => screen.secret(&format!("You hear: {}.", nouns::card(card))),
        Private::TokenLaid { quest } => screen.secret(&format!("Your token is for {}.", nouns::quest(quest))),
        Private::KnightDrawn { knight } => screen.secret(&format!("Your Knight: {}.", nouns::knight(knight))),
        Private::Drew { card } => screen.secret(&format!("You draw {}.", nouns::card(card))),
        Private::Placed { down: Some(card) } => {
            screen.secret(&format!("{} will lie face down: whisper.", nouns::card(card)));
        }
        Private::Looked { from, cards } => {
            let names: Vec<String> = cards.iter().map(|card| nouns::card(*card)).collect();
            screen.secret(&format!("The deck, from card {}: {}.", u16::from(from) + 1, names.join(", ")));
        }
        Private::Peeked { target, loyalty } => {
            screen.secret(&format!("{} is {}.", screen.name(target), nouns::loyalty_name(loyalty)));
        }
        Private::Answered { window, plays, .. } => {
            let verb = if plays { "play" } else { "do not play" };
            screen.note(&format!("you {verb} {}", nouns::window(window)));
        }
        Private::Offered { loyalty } => {
            screen.secret(&format!("Vivien's card for you: {}.", nouns::loyalty_name(loyalty)));
        }
        Private::Chose { loyalty } => {
            screen.secret(&format!("You are {} now.", nouns::loyalty_name(loyalty)))
        }
        Private::LaidDown
        | Private::TokensBack
        | Private::Placed { down: None }
        | Private::KnightPlayed { .. }
        | Private::Joined => {}
    }
}
