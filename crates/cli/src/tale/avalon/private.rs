//! What one seat alone learns, in words.

use avalon::night::Sight;
use avalon::notice::{Private, SeenBy};
use avalon::role::{Known, Mark};

use super::nouns;
use crate::tale::Page;

/// Writes down one private fact.
pub fn tell(page: &mut Page, private: &Private) {
    match *private {
        Private::YouAre { role, sight } => {
            page.secret(&format!("You are {} ({}).", nouns::role(role), nouns::side_name(role.side())));
            tell_sight(page, &sight);
        }
        Private::YouTurned { side } => {
            page.secret(&format!("You are on the side of {} now.", nouns::side_name(side)))
        }
        Private::YouVoted { vote, .. } => page.aside(&format!("you vote: {vote:?}")),
        Private::YouPlayed { card, .. } => page.aside(&format!("you play: {card:?}")),
        Private::YouSaw(mark) => page.secret(&format!("You see: {}.", seen(page, &mark))),
        Private::YouSawCard(card) => {
            let what = match card.by {
                SeenBy::Excalibur => "the card withdrawn from",
                SeenBy::Ambush => "the card of",
            };
            page.secret(&format!("You see {what} {}: {:?}.", page.name(card.seat), card.card));
        }
    }
}

fn tell_sight(page: &mut Page, sight: &Sight) {
    if !sight.evil.is_empty() {
        page.secret(&format!("You see Evil in {}.", page.names(sight.evil)));
    }
    match sight.wizards.len() {
        0 => {}
        1 => page.secret(&format!("You see Merlin: {}.", page.names(sight.wizards))),
        _ => page.secret(&format!(
            "You see Merlin and Morgana, but not which is which: {}.",
            page.names(sight.wizards)
        )),
    }
    if let Some(seat) = sight.evil_lancelot {
        page.secret(&format!("You see the Evil Lancelot: {}.", page.name(seat)));
    }
    if let Some(seat) = sight.good_lancelot {
        page.secret(&format!("You see the Good Lancelot: {}.", page.name(seat)));
    }
}

/// A mark in words.
pub fn seen(page: &Page, mark: &Mark) -> String {
    let what = match mark.known {
        Known::Evil => "is Evil",
        Known::Good => "is Good",
        Known::MerlinOrMorgana => "is Merlin or Morgana",
        Known::Merlin => "is Merlin",
        Known::EvilLancelot => "is the Evil Lancelot",
        Known::GoodLancelot => "is the Good Lancelot",
    };
    format!("{} {what}", page.name(mark.seat))
}
