//! The table at a glance.

use avalon::{Board, Hand, Private, Quest, Side};
use game::View;

use super::{nouns, private};
use crate::narration::Screen;
use crate::style::Tone;

/// The five quests in a row: played ones with their result, the rest with their team size.
pub fn track(screen: &Screen, board: &Board) -> String {
    let players = board.rules.players;
    let slot = |quest: Quest| match board.quests.get(quest) {
        Some(done) if done.won == Side::Good => screen.paint(Tone::Good, "●"),
        Some(_) => screen.paint(Tone::Evil, "✖"),
        None => {
            let twice = if quest.fails_needed(players) == 2 { "*" } else { "" };
            screen.paint(Tone::Quiet, &format!("{}{twice}", quest.size(players)))
        }
    };
    let slots: Vec<String> = Quest::ALL.into_iter().map(slot).collect();
    format!("[{}]", slots.join(" "))
}

/// What opens a round.
pub fn heading(screen: &mut Screen, board: &Board) {
    screen.blank_line();
    let round = screen.paint(Tone::Loud, &format!("── Round {} ", board.round));
    screen.line(format!("{round}{}  {} leads", track(screen, board), screen.name(board.leader)));
}

/// Everything the reader may look at.
pub fn look(screen: &mut Screen, board: &Board, view: Option<View<'_, Board, Hand>>) {
    screen.line(format!(
        "Round {}, {}, {} leads, {} of 5 teams rejected",
        board.round,
        track(screen, board),
        screen.name(board.leader),
        board.vote_track
    ));
    if let Some(team) = &board.proposal {
        screen.line(format!("  On quest {}: {}", team.quest.number(), screen.names(team.seats)));
    }
    if let Some(lady) = &board.lady {
        screen.line(format!(
            "  The Lady of the Lake is with {}; used by {}",
            screen.name(lady.holder),
            screen.names(lady.used)
        ));
    }
    if let Some(plot) = &board.plot {
        let held: Vec<String> = plot
            .held
            .iter()
            .map(|held| format!("{} {}", screen.name(held.seat), nouns::plot(held.card)))
            .collect();
        let held = if held.is_empty() { "none".to_string() } else { held.join(", ") };
        screen.line(format!("  Plot cards on the table: {held}; {} in the deck", plot.deck.len()));
    }
    let Some(View { hand, .. }) = view else { return };
    if let (Some(role), Some(side)) = (hand.role, hand.side) {
        private::describe(screen, &Private::YouAre { role, sight: hand.sight });
        if side != role.side() {
            private::describe(screen, &Private::YouTurned { side });
        }
    }
    for mark in &hand.checks {
        let when = format!("{} (seen in round {})", private::seen(screen, mark), mark.round);
        screen.secret(&when);
    }
    for card in &hand.cards {
        private::describe(screen, &Private::YouSawCard(*card));
    }
}
