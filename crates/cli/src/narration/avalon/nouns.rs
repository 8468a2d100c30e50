//! The names of things.

use avalon::{CheckReason, PlotCard, Role, Side};

use crate::narration::Screen;
use crate::style::Tone;

/// A character's name.
pub fn role(role: Role) -> &'static str {
    match role {
        Role::Merlin => "Merlin",
        Role::Percival => "Percival",
        Role::Servant => "a Loyal Servant of Arthur",
        Role::GoodLancelot => "the Good Lancelot",
        Role::Assassin => "the Assassin",
        Role::Minion => "a Minion of Mordred",
        Role::Morgana => "Morgana",
        Role::Mordred => "Mordred",
        Role::Oberon => "Oberon",
        Role::EvilLancelot => "the Evil Lancelot",
    }
}

/// A plot card's name.
pub fn plot(card: PlotCard) -> &'static str {
    match card {
        PlotCard::LeadToVictory => "Lead to Victory",
        PlotCard::Ambush => "Ambush",
        PlotCard::KingReturns => "The King Returns",
        PlotCard::RestoreHonor => "Restore Your Honor",
        PlotCard::Charge => "Charge!",
        PlotCard::ShowNature => "Show Your True Nature",
        PlotCard::AreYouTheOne => "Are You the One?",
        PlotCard::WeFoundYou => "We Found You!",
        PlotCard::ShowStrength => "Show Your Strength",
    }
}

/// What a loyalty is seen by.
pub fn check(by: CheckReason) -> &'static str {
    match by {
        CheckReason::Lady => "the Lady of the Lake",
        CheckReason::ShowNature => "Show Your True Nature",
        CheckReason::AreYouTheOne => "Are You the One?",
        CheckReason::ShowStrength => "Show Your Strength",
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
