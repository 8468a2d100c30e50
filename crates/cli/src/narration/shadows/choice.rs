//! What a seat is asked and what it may answer, in words.

use game::{Choices as _, Game as _, View};
use shadows::{
    Board, Choice, Command, DrawReason, Hand, Knight, Moment, Pass, Phase, Quest, Shadows, Then, Top, Value,
};

use super::nouns;
use crate::narration::Screen;

/// What is asked. Made from public facts: the question is the same for Loyal and Traitor.
pub fn question(screen: &Screen, view: &View<'_, Board, Hand>) -> String {
    let board = view.board;
    match board.phase {
        Phase::Turn => {
            let top = match board.top {
                Top::Nothing => "Nothing lies in the pile".to_string(),
                Top::Shown(card) => format!("{} lies on top of {}", nouns::card(card), board.pile),
                Top::Announced(card) => {
                    format!("A card said to be {} lies on top of {}", nouns::card(card), board.pile)
                }
            };
            format!("Your turn. {top}; {} white and {} black swords.", board.white, board.black)
        }
        Phase::Ride => "Merlin #6: do you go on a quest at once, and with how many points?".to_string(),
        Phase::Announce => "You have heard a rumour. What do you say it is?".to_string(),
        Phase::Token { then: Then::Next, .. } => {
            "Merlin #4: for which quest do you lay your token?".to_string()
        }
        Phase::Token { then: Then::Gawain, .. } => {
            "Merlin #4: for which quest do you lay your token? It works at the next quest.".to_string()
        }
        Phase::Name { .. } => "Merlin #4: which quest loses its highest card?".to_string(),
        Phase::Vivien { .. } => "Vivien: to whom do you hand a loyalty card?".to_string(),
        Phase::Loyalty { .. } => "Vivien: do you keep your loyalty card or take the new one?".to_string(),
        Phase::Place { reason: DrawReason::Traitor, .. } => "Which of your cards do you lay?".to_string(),
        Phase::Place { reason: DrawReason::Gawain, .. } => "Gawain: which card joins the quest?".to_string(),
        Phase::Traitor => "Before you draw: Tristan?".to_string(),
        Phase::Arthur { .. } => {
            let quest = board.quest.map_or("a quest", |quest| nouns::quest(quest.main));
            format!("{} goes on a quest, {quest}. Do you play Arthur against it?", screen.name(board.active))
        }
        Phase::Gawain { .. } => match (board.quest, board.totals()) {
            (Some(quest), Some(totals)) => {
                let total = totals.get(quest.main);
                format!("The pile is open: {} at {total}. Do you play Gawain?", nouns::quest(quest.main))
            }
            _ => "The pile is open. Do you play Gawain?".to_string(),
        },
        Phase::Percival { at: Moment::Accusation(target), .. } => {
            format!("{} is accused. Do you play Percival?", screen.name(target))
        }
        Phase::Percival { .. } => "Traitors turn swords now. Do you play Percival?".to_string(),
        _ => "What do you do?".to_string(),
    }
}

/// The choices that are listed for the seat. A whisper lists all 25 rumours, though a Loyal player must tell the truth.
pub fn shown(view: &View<'_, Board, Hand>) -> Vec<Command> {
    let legal = Shadows::legal(view);
    match view.board.phase {
        Phase::Announce if legal.count() > 0 => Quest::ALL
            .into_iter()
            .flat_map(|quest| Value::ALL.map(|value| Command::Announce { quest, value }))
            .collect(),
        _ => legal.iter().collect(),
    }
}

/// A choice.
pub fn choice(screen: &Screen, command: &Command) -> String {
    match *command {
        Command::Listen => "listen to one more rumour".to_string(),
        Command::Quest { quest, add: 0 } => format!("go on a quest: {}", nouns::quest(quest)),
        Command::Quest { quest, add } => format!("go on a quest: {}, with {add} more", nouns::quest(quest)),
        Command::Accuse(seat) => format!("accuse {}", screen.name(seat)),
        Command::Announce { quest, value } => {
            format!("“{}”", nouns::card(shadows::Card::quest(quest, value)))
        }
        Command::Token(quest) => nouns::quest(quest).to_string(),
        Command::Give(seat) => screen.name(seat),
        Command::Loyalty(Choice::Keep) => "keep".to_string(),
        Command::Loyalty(Choice::Swap) => "take the new one".to_string(),
        Command::Place(place) => format!("card {}", u16::from(place) + 1),
        Command::Knight { card, target } => {
            let on = target.map(|seat| format!(" on {}", screen.name(seat))).unwrap_or_default();
            let why = match card {
                Knight::Tristan => ": look through the deck",
                Knight::Galahad => ": see the loyalty",
                Knight::Arthur | Knight::Gawain | Knight::Percival => "",
            };
            format!("play {}{on}{why}", nouns::knight(card))
        }
        Command::Pass(Pass::Turn) => "go on without".to_string(),
        Command::Pass(Pass::Arthur | Pass::Gawain | Pass::Percival) => "no".to_string(),
    }
}
