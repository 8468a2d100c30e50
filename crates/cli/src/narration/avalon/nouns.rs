//! The names of things.

use avalon::{CheckReason, PlotCard, Role, Side};

use crate::narration::Screen;
use crate::style::Tone;

const WORDS: &str = include_str!("../../../../../locales/en/avalon.ftl");

/// The English text of a message without variables, in the words that the page uses.
fn message(key: &str) -> &'static str {
    WORDS.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = ")).unwrap_or_default()
}

/// A character's name.
pub fn role(role: Role) -> &'static str {
    message(&format!("role-{}", role.name()))
}

/// A plot card's name.
pub fn plot(card: PlotCard) -> &'static str {
    message(&format!("plot-{}", card.name()))
}

/// What a loyalty is seen by.
pub fn check(by: CheckReason) -> &'static str {
    match by {
        CheckReason::Lady => "the Lady of the Lake",
        CheckReason::ShowNature => plot(PlotCard::ShowNature),
        CheckReason::AreYouTheOne => plot(PlotCard::AreYouTheOne),
        CheckReason::ShowStrength => plot(PlotCard::ShowStrength),
    }
}

/// A side's name.
pub fn side_name(side: Side) -> &'static str {
    match side {
        Side::Good => "Good",
        Side::Evil => "Evil",
    }
}

/// A side's name in its colour.
pub fn side(screen: &Screen, side: Side) -> String {
    screen.paint(tone(side), side_name(side))
}

/// A side's colour.
pub fn tone(side: Side) -> Tone {
    match side {
        Side::Good => Tone::Good,
        Side::Evil => Tone::Evil,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_and_card_has_a_name() {
        assert!(Role::ALL.into_iter().all(|each| !role(each).is_empty()));
        assert!(PlotCard::ALL.into_iter().all(|each| !plot(each).is_empty()));
        assert_eq!((role(Role::GoodLancelot), plot(PlotCard::Charge)), ("Good Lancelot", "Charge!"));
    }
}
