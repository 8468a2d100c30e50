//! The names of things.

use shadows::{Card, Cards, Face, Knight, Loyalty, Quest, Window};

use crate::narration::Screen;
use crate::style::Tone;

/// A quest.
pub fn quest(quest: Quest) -> &'static str {
    match quest {
        Quest::Picts => "the Picts",
        Quest::Saxons => "the Saxons",
        Quest::Dragon => "the Dragon",
        Quest::Excalibur => "Excalibur",
        Quest::Grail => "the Grail",
    }
}

/// A quest's name on a card.
fn short(quest: Quest) -> &'static str {
    match quest {
        Quest::Picts => "Picts",
        Quest::Saxons => "Saxons",
        Quest::Dragon => "Dragon",
        Quest::Excalibur => "Excalibur",
        Quest::Grail => "Grail",
    }
}

/// A rumour.
pub fn card(card: Card) -> String {
    match card.face() {
        Face::Quest(quest, value) => format!("{} {}", short(quest), value.name()),
        Face::Merlin(number) => format!("Merlin #{number}"),
        Face::Morgan(4) => format!("Morgan #4 (+{})", card.plus()),
        Face::Morgan(number) => format!("Morgan #{number}"),
        Face::Mordred => "Mordred".to_string(),
        Face::Vivien => "Vivien".to_string(),
    }
}

/// Several rumours; `2 × Grail ?` where a kind comes more than once.
pub fn cards(cards: &Cards) -> String {
    let kinds = Card::all().filter(|kind| cards.has(*kind));
    let list: Vec<String> = kinds
        .map(|kind| match cards.of(kind) {
            1 => card(kind),
            count => format!("{count} × {}", card(kind)),
        })
        .collect();
    if list.is_empty() { "nothing".to_string() } else { list.join(", ") }
}

/// What a card will do once the pile is opened, or does at once: one remark for people who do not know the card yet.
pub fn remark(card: Card) -> &'static str {
    match card.face() {
        Face::Quest(..) => "",
        Face::Merlin(1) => "in the pile he takes the highest Picts and Saxons away",
        Face::Merlin(2) => "in the pile he takes the highest Dragon and Grail away",
        Face::Merlin(3) => "in the pile he takes the highest Excalibur and Grail away",
        Face::Merlin(4) => "a token, laid face down, will take a card away",
        Face::Merlin(5) => "a Main quest with just five cards succeeds",
        Face::Merlin(_) => "a quest at once, with up to 3 points",
        Face::Morgan(1) => "rumours are whispered until a Merlin comes",
        Face::Morgan(2) => "rumours are counted aloud until a Merlin comes",
        Face::Morgan(3) => "in the pile: one sword more wherever swords are laid",
        Face::Morgan(4) => "in the pile: that much more for every quest in it",
        Face::Morgan(5) => "in the pile: eleven is not enough",
        Face::Morgan(6) => "in the pile: each ? is worth 1",
        Face::Morgan(7) => "in the pile: a Main quest at 14 or more loses everything",
        Face::Morgan(_) => "in the pile: Picts and Saxons are one quest",
        Face::Mordred => "in the pile: one more for each card of the Picts and the Saxons",
        Face::Vivien => "loyalties may change",
    }
}

/// A loyalty.
pub fn loyalty_name(loyalty: Loyalty) -> &'static str {
    match loyalty {
        Loyalty::Loyal => "Loyal",
        Loyalty::Traitor => "a Traitor",
    }
}

/// A loyalty in its colour.
pub fn loyalty(screen: &Screen, loyalty: Loyalty) -> String {
    let tone = if loyalty.is_traitor() { Tone::Evil } else { Tone::Good };
    screen.paint(tone, loyalty_name(loyalty))
}

/// A Knight.
pub fn knight(knight: Knight) -> &'static str {
    match knight {
        Knight::Arthur => "Arthur",
        Knight::Tristan => "Tristan",
        Knight::Gawain => "Gawain",
        Knight::Galahad => "Galahad",
        Knight::Percival => "Percival",
    }
}

/// Several Knights.
pub fn knights(knights: &shadows::Knights) -> String {
    let list: Vec<&str> = knights.iter().map(knight).collect();
    if list.is_empty() { "none".to_string() } else { list.join(", ") }
}

/// The Knight a window asks for.
pub fn window(window: Window) -> &'static str {
    knight(window.knight())
}

/// So many swords.
pub fn swords(count: u8) -> String {
    if count == 1 { "1 sword".to_string() } else { format!("{count} swords") }
}
