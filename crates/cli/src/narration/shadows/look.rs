//! The table at a glance: what can be seen now, never what was seen before.

use game::View;
use shadows::{Board, Hand, Top};

use super::nouns;
use crate::narration::Screen;
use crate::style::Tone;

/// The swords on the table.
pub fn swords(screen: &Screen, board: &Board) -> String {
    let white = screen.paint(Tone::Good, &format!("{} white", board.white));
    let black = screen.paint(Tone::Evil, &format!("{} black", board.black));
    format!("Swords: {white}, {black}")
}

/// Everything the reader may look at.
pub fn look(screen: &mut Screen, board: &Board, view: Option<View<'_, Board, Hand>>) {
    let top = match board.top {
        Top::Nothing => "nothing".to_string(),
        Top::Shown(card) => nouns::card(card),
        Top::Announced(card) => format!("a card face down, said to be {}", nouns::card(card)),
    };
    screen.line(format!("{}   {} is to move", swords(screen, board), screen.name(board.active)));
    screen.line(format!(
        "  On top of the pile: {top}; {} in the pile, {} in the deck, {} cleared away",
        board.pile, board.deck, board.discard
    ));
    let mut modes = Vec::new();
    if board.silence {
        modes.push("silence".to_string());
    }
    if board.whisper {
        modes.push("rumours are whispered".to_string());
    }
    if let Some(count) = board.count {
        modes.push(format!("counted aloud: {count}"));
    }
    if !modes.is_empty() {
        screen.line(format!("  {}", modes.join(", ")));
    }
    for seat in board.seats() {
        let (tokens, knights) = (*board.tokens.get(seat), *board.knights.get(seat));
        let mut has = Vec::new();
        if board.exposed.contains(seat) {
            has.push(nouns::loyalty(screen, shadows::Loyalty::traitor(board.traitors.contains(seat))));
        }
        if board.accused.contains(seat) {
            has.push("has accused".to_string());
        }
        if tokens > 0 {
            has.push(format!("{tokens} token{} laid", if tokens == 1 { "" } else { "s" }));
        }
        if knights > 0 {
            has.push(format!("{knights} Knight{}", if knights == 1 { "" } else { "s" }));
        }
        if !has.is_empty() {
            screen.line(format!("  {}: {}", screen.name(seat), has.join(", ")));
        }
    }
    if board.options.memory_aid() {
        let gone: Vec<String> = board
            .history
            .iter()
            .map(|laid| match *laid {
                Top::Nothing => "?".to_string(),
                Top::Shown(card) => nouns::card(card),
                Top::Announced(card) => format!("“{}”", nouns::card(card)),
            })
            .collect();
        screen.note(&format!("in the pile: {}", gone.join(", ")));
    }
    if let Some(View { hand, .. }) = view {
        own(screen, hand);
    }
}

/// What the reader alone may look at.
fn own(screen: &mut Screen, hand: &Hand) {
    if let Some(loyalty) = hand.loyalty {
        screen.secret(&format!("You are {}.", nouns::loyalty_name(loyalty)));
    }
    if hand.knights.iter().next().is_some() {
        screen.secret(&format!("Your Knights: {}.", nouns::knights(&hand.knights)));
    }
    for (quest, count) in hand.tokens.iter().filter(|(_, count)| **count > 0) {
        screen.secret(&format!("Your token for {}: {count}.", nouns::quest(quest)));
    }
    if let Some(card) = hand.heard {
        screen.secret(&format!("You look at {}.", nouns::card(card)));
    }
    for card in &hand.drawn {
        screen.secret(&format!("You hold {}.", nouns::card(*card)));
    }
}
