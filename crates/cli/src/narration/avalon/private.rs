//! What one seat alone learns, in words.

use avalon::{Known, Mark, Private, SeenBy, Sight};

use super::nouns;
use crate::narration::Screen;

/// Writes down one private fact.
pub fn describe(screen: &mut Screen, private: &Private) {
    match *private {
        Private::YouAre { role, sight } => {
            screen.secret(&format!("You are: {} ({}).", nouns::role(role), nouns::side_name(role.side())));
            describe_sight(screen, &sight);
        }
        Private::YouTurned { side } => {
            screen.secret(&format!("You are on the side of {} now.", nouns::side_name(side)))
        }
        Private::YouVoted { vote, .. } => screen.note(&format!("you vote: {vote:?}")),
        Private::YouPlayed { card, .. } => screen.note(&format!("you play: {card:?}")),
        Private::YouSaw(mark) => screen.secret(&format!("You see: {}.", seen(screen, &mark))),
        Private::YouSawCard(card) => {
            let what = match card.by {
                SeenBy::Excalibur => "the card withdrawn from",
                SeenBy::Ambush => "the card of",
            };
            screen.secret(&format!("You see {what} {}: {:?}.", screen.name(card.seat), card.card));
        }
    }
}

fn describe_sight(screen: &mut Screen, sight: &Sight) {
    if !sight.evil.is_empty() {
        screen.secret(&format!("You see Evil in {}.", screen.names(sight.evil)));
    }
    if !sight.wizards.is_empty() {
        let names = screen.names(sight.wizards);
        screen.secret(&match sight.wizard() {
            Known::Merlin => format!("You see Merlin: {names}."),
            _ => format!("You see Merlin and Morgana, but not which is which: {names}."),
        });
    }
    if let Some(seat) = sight.evil_lancelot {
        screen.secret(&format!("You see the Evil Lancelot: {}.", screen.name(seat)));
    }
    if let Some(seat) = sight.good_lancelot {
        screen.secret(&format!("You see the Good Lancelot: {}.", screen.name(seat)));
    }
}

/// A mark in words.
pub fn seen(screen: &Screen, mark: &Mark) -> String {
    let what = match mark.known {
        Known::Evil => "is Evil",
        Known::Good => "is Good",
        Known::MerlinOrMorgana => "is Merlin or Morgana",
        Known::Merlin => "is Merlin",
        Known::EvilLancelot => "is the Evil Lancelot",
        Known::GoodLancelot => "is the Good Lancelot",
    };
    format!("{} {what}", screen.name(mark.seat))
}
