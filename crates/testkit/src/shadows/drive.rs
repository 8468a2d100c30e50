//! Simple players of Shadows for tests. Uniform play never reaches a Loyal win or a reshuffle.

use game::{Choices, Seat, SeatSet, Table, ViewOf};
use shadows::{ByQuest, Card, Command, Event, Loyalty, Phase, Pile, Quest, Rulings, Shadows};

use crate::Rng;
use crate::driver::{leaning, uniform};

/// The kinds, by name.
pub const KINDS: &[&str] =
    &["random", "patient", "hasty", "accusing", "knightly", "idle", "hoarding", "counting"];

/// What a driver of this kind does.
pub fn choose<C: Choices<Command>>(
    kind: usize,
    view: &ViewOf<'_, Shadows>,
    choices: &C,
    rng: &mut Rng,
) -> Option<Command> {
    let (quest, accuse, knight) = match KINDS.get(kind).copied() {
        // A quest succeeds when enough points lie on the pile, so waiting pays.
        Some("patient" | "counting") => (if view.board.pile >= 7 { 70 } else { 3 }, 1, 30),
        Some("hasty") => (90, 2, 30),
        Some("accusing") => (30, 80, 30),
        Some("knightly") => (35, 8, 95),
        Some("idle") => (1, 1, 5),
        // A Knight or two from hopeless quests, then nothing until the deck has run out.
        Some("hoarding") => (if view.board.deck > 45 { 30 } else { 0 }, 0, 0),
        _ => return uniform(choices, rng),
    };
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

/// Like [`choose`], except that one kind knows the pile and the loyalties: it goes on quests that succeed and accuses
/// Traitors, whatever its own loyalty, as a table with perfect memory and perfect trust would.
pub fn choose_knowing(kind: usize, table: &Table<Shadows>, seat: Seat, rng: &mut Rng) -> Option<Command> {
    let (view, choices) = (table.view(seat), table.legal(seat));
    let turn = matches!(view.board.phase, Phase::Turn | Phase::Ride);
    if turn && KINDS.get(kind) == Some(&"counting") && rng.percent(97) {
        return count(table, &choices, rng);
    }
    choose(kind, &view, &choices, rng)
}

fn count<C: Choices<Command>>(table: &Table<Shadows>, choices: &C, rng: &mut Rng) -> Option<Command> {
    let quests = choices.iter().filter_map(|command| match command {
        Command::Quest { quest, add } => Some((worth(table, quest, add), command)),
        _ => None,
    });
    let best = quests.max_by_key(|(worth, _)| *worth);
    if let Some((1.., command)) = best {
        return Some(command);
    }
    let traitors = traitors(table.secrets().log());
    leaning(choices, rng, |command| matches!(command, Command::Accuse(seat) if traitors.contains(*seat)))
        .filter(|command| matches!(command, Command::Accuse(seat) if traitors.contains(*seat)))
        .or_else(|| choices.iter().find(|command| matches!(command, Command::Knight { .. })))
        .or_else(|| choices.iter().find(|command| matches!(command, Command::Listen | Command::Pass(_))))
        .or(best.map(|(_, command)| command))
}

/// White swords less black ones, if this quest were carried out now; without the rulings that rarely matter.
fn worth(table: &Table<Shadows>, quest: Quest, add: u8) -> i16 {
    let (mut cards, mut tokens) = (Vec::<Card>::new(), ByQuest::<u8>::default());
    for event in table.secrets().log().iter().rev() {
        match *event {
            Event::Scored { .. } => break,
            Event::Laid { card, .. } | Event::Heard { card, .. } | Event::Placed { card, .. } => {
                cards.push(card)
            }
            Event::TokenLaid { quest, .. } => *tokens.get_mut(quest) += 1,
            _ => {}
        }
    }
    let pile = Pile::open(cards.into_iter().collect(), &tokens);
    let score = pile.score(quest, add, table.options().deck(), Rulings::default());
    match score.verdict {
        shadows::Verdict::Doom => i16::MIN,
        _ => i16::from(score.white) - i16::from(score.black),
    }
}

/// Who is a Traitor now.
fn traitors(log: &[Event]) -> SeatSet {
    log.iter().fold(SeatSet::EMPTY, |traitors, event| match *event {
        Event::Dealt { traitors, .. } => traitors,
        Event::Chose { seat, now: Loyalty::Traitor, .. } => traitors.with(seat),
        Event::Chose { seat, now: Loyalty::Loyal, .. } => traitors.without(seat),
        _ => traitors,
    })
}
