//! What must occur in a long run, besides every event.

use game::SeatSet;
use shadows::{Card, Event, Face, Loyalty};

/// Verdicts, Knights by what they did, ends, and every character on the pile.
pub const NAMES: &[&str] = &[
    "Success",
    "Baseless",
    "Failure",
    "Doom",
    "plays arthur",
    "plays tristan",
    "plays gawain",
    "plays galahad",
    "plays percival, accusing",
    "plays percival, at the end",
    "exposes Loyal",
    "exposes Traitor",
    "a flip sends the game on",
    "a flip ends the game",
    "whispers the truth",
    "whispers a lie",
    "stays what he was",
    "turns Loyal",
    "turns Traitor",
    "pile with tokens",
    "merlin 1",
    "merlin 2",
    "merlin 3",
    "merlin 4",
    "merlin 5",
    "merlin 6",
    "morgan 1",
    "morgan 2",
    "morgan 3",
    "morgan 4",
    "morgan 5",
    "morgan 6",
    "morgan 7",
    "morgan 8",
    "mordred",
    "vivien",
];

/// What of that occurred.
pub fn names(log: &[Event]) -> Vec<String> {
    let nexts = log.iter().skip(1).map(Some).chain([None]);
    let (mut heard, mut false_knights) = (None, SeatSet::EMPTY);
    let mut names = Vec::new();
    for (event, next) in log.iter().zip(nexts) {
        match *event {
            Event::Heard { card, .. } | Event::Placed { card, down: true, .. } => heard = Some(card),
            Event::Announced { card, .. } => {
                let word = if heard == Some(card) { "whispers the truth" } else { "whispers a lie" };
                names.push(word.to_owned());
            }
            Event::Dealt { traitors, .. } => false_knights = traitors,
            Event::Chose { seat, now, .. } => {
                let turns = now.is_traitor() != false_knights.contains(seat);
                names.push(if turns { format!("turns {now:?}") } else { "stays what he was".to_owned() });
                false_knights = match now {
                    Loyalty::Traitor => false_knights.with(seat),
                    Loyalty::Loyal => false_knights.without(seat),
                };
            }
            Event::Laid { card, .. } | Event::Placed { card, down: false, .. } => {
                names.extend(character(card))
            }
            _ => names.extend(name(event, next)),
        }
    }
    names
}

fn name(event: &Event, next: Option<&Event>) -> Option<String> {
    Some(match *event {
        Event::Scored { verdict, .. } => format!("{verdict:?}"),
        Event::KnightPlayed { knight, .. } => {
            let moment = match (knight, next) {
                (shadows::Knight::Percival, Some(Event::Exposed { .. })) => ", accusing",
                (shadows::Knight::Percival, _) => ", at the end",
                _ => "",
            };
            format!("plays {knight}{moment}")
        }
        Event::Exposed { loyalty, .. } => format!("exposes {loyalty:?}"),
        Event::Flipped { .. } => match next {
            Some(Event::Flipped { .. }) => return None,
            Some(Event::Revealed { .. } | Event::Unveiled(_) | Event::Ended { .. }) => {
                "a flip ends the game".to_owned()
            }
            Some(_) | None => "a flip sends the game on".to_owned(),
        },
        Event::Opened { tokens, .. } if !tokens.is_empty() => "pile with tokens".to_owned(),
        _ => return None,
    })
}

/// The character on a card.
fn character(card: Card) -> Option<String> {
    match card.face() {
        Face::Merlin(number) => Some(format!("merlin {number}")),
        Face::Morgan(number) => Some(format!("morgan {number}")),
        Face::Mordred => Some("mordred".to_owned()),
        Face::Vivien => Some("vivien".to_owned()),
        Face::Quest(..) => None,
    }
}
