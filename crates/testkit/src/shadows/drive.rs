//! Players of Shadows with one idea each. Uniform play never reaches a Loyal win or a reshuffle.

use game::{Choices, ViewOf};
use shadows::{Board, Command, Face, Quest, Shadows, Top};

use crate::Rng;
use crate::driver::{leaning, uniform};

/// The kinds, by name.
pub const KINDS: &[&str] = &["random", "patient", "hasty", "accusing", "knightly", "idle"];

/// The kind that counts points where the table remembers the pile for it (SC-34: 11 to 13 succeed).
const COUNTING: usize = 1;

/// The points of a quest on the pile, as far as the board remembers them.
fn points(board: &Board, quest: Quest) -> u16 {
    let height = usize::from(board.pile);
    let known = board.history.as_slice();
    let pile = known.get(known.len().saturating_sub(height)..).unwrap_or(&[]);
    let values = pile.iter().filter_map(|top| match top {
        Top::Shown(card) | Top::Announced(card) => match card.face() {
            Face::Quest(of, value) if of == quest => Some(value),
            _ => None,
        },
        Top::Nothing => None,
    });
    let (numbers, queries) = values.fold((0, 0), |(numbers, queries), value| match value.points() {
        0 => (numbers, queries + 1),
        points => (numbers + points, queries),
    });
    numbers + queries * queries
}

/// What a driver of this kind does.
pub fn choose<C: Choices<Command>>(
    kind: usize,
    view: &ViewOf<'_, Shadows>,
    choices: &C,
    rng: &mut Rng,
) -> Option<Command> {
    let (quest, accuse, knight) = match KINDS.get(kind).copied() {
        // A quest succeeds when enough points lie on the pile, so waiting pays.
        Some("patient") => (if view.board.pile >= 7 { 70 } else { 3 }, 1, 30),
        Some("hasty") => (90, 2, 30),
        Some("accusing") => (30, 80, 30),
        Some("knightly") => (35, 8, 95),
        Some("idle") => (1, 1, 5),
        _ => return uniform(choices, rng),
    };
    if kind == COUNTING
        && let Some(quest) =
            Quest::ALL.into_iter().find(|&quest| (11..=13).contains(&points(view.board, quest)))
    {
        let ripe = Command::Quest { quest, add: 0 };
        if choices.contains(&ripe) {
            return Some(ripe);
        }
    }
    let (quest, accuse, knight) = (rng.percent(quest), rng.percent(accuse), rng.percent(knight));
    leaning(choices, rng, |command| match *command {
        Command::Listen => !quest && !accuse,
        Command::Quest { .. } => quest && !accuse,
        Command::Accuse(_) => accuse,
        Command::Knight { .. } => knight,
        Command::Pass(_) => !knight,
        Command::Announce { .. }
        | Command::Token(_)
        | Command::Give(_)
        | Command::Loyalty(_)
        | Command::Place(_) => true,
    })
}
