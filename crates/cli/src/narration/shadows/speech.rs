//! Statements in words.

use shadows::Statement;

use super::nouns;
use crate::narration::Screen;

/// Something said.
pub fn text(screen: &Screen, statement: &Statement) -> String {
    match statement {
        Statement::Total { quest, value } => format!("I count {value} for {}.", nouns::quest(*quest)),
        Statement::Go(quest) => format!("Go: {}!", nouns::quest(*quest)),
        Statement::Wait => "Listen once more.".to_string(),
        Statement::Suspect(seat) => format!("I suspect {}.", screen.name(*seat)),
        Statement::Trust(seat) => format!("I trust {}.", screen.name(*seat)),
        Statement::Claim(loyalty) => format!("I am {}.", nouns::loyalty_name(*loyalty)),
        Statement::Whispered(card) => format!("The card I laid face down was {}.", nouns::card(*card)),
        Statement::Galahad { seat, loyalty } => {
            format!("Galahad showed me that {} is {}.", screen.name(*seat), nouns::loyalty_name(*loyalty))
        }
        Statement::Tristan(cards) => {
            let names: Vec<String> = cards.iter().map(|card| nouns::card(*card)).collect();
            format!("Tristan showed me: {}.", names.join(", "))
        }
        Statement::Ask { seat, quest: Some(quest) } => {
            format!("{}, how much do you count for {}?", screen.name(*seat), nouns::quest(*quest))
        }
        Statement::Ask { seat, quest: None } => format!("{}, what do you remember?", screen.name(*seat)),
    }
}
