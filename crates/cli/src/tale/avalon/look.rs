//! The table at a glance.

use avalon::board::Board;
use avalon::hand::Hand;
use avalon::notice::Private;
use avalon::quest::Quest;
use avalon::role::Side;
use game::View;

use super::{nouns, private};
use crate::ink::Tone;
use crate::tale::Page;

/// The five quests in a row: played ones with their result, the rest with their team size.
pub fn track(page: &Page, board: &Board) -> String {
    let players = board.rules.players;
    let slot = |quest: Quest| match board.quests.get(quest) {
        Some(done) if done.won == Side::Good => page.paint(Tone::Good, "●"),
        Some(_) => page.paint(Tone::Evil, "✖"),
        None => {
            let twice = if quest.fails_needed(players) == 2 { "*" } else { "" };
            page.paint(Tone::Quiet, &format!("{}{twice}", quest.size(players)))
        }
    };
    let slots: Vec<String> = Quest::ALL.into_iter().map(slot).collect();
    format!("[{}]", slots.join(" "))
}

/// What opens a round.
pub fn heading(page: &mut Page, board: &Board) {
    page.gap();
    let round = page.paint(Tone::Loud, &format!("── Round {} ", board.round));
    page.line(format!("{round}{}  {} leads", track(page, board), page.name(board.leader)));
}

/// Everything the reader may look at.
pub fn look(page: &mut Page, board: &Board, view: Option<View<'_, Board, Hand>>) {
    page.line(format!(
        "Round {}, {}, {} leads, {} of 5 teams rejected",
        board.round,
        track(page, board),
        page.name(board.leader),
        board.vote_track
    ));
    if let Some(team) = &board.proposal {
        page.line(format!("  On quest {}: {}", team.quest.number(), page.names(team.seats)));
    }
    if let Some(lady) = &board.lady {
        page.line(format!(
            "  The Lady of the Lake is with {}; used by {}",
            page.name(lady.holder),
            page.names(lady.used)
        ));
    }
    if let Some(plot) = &board.plot {
        let held: Vec<String> = plot
            .held
            .iter()
            .map(|held| format!("{} {}", page.name(held.seat), nouns::plot(held.card)))
            .collect();
        let held = if held.is_empty() { "none".to_string() } else { held.join(", ") };
        page.line(format!("  Plot cards on the table: {held}; {} in the deck", plot.deck.len()));
    }
    let Some(View { hand, .. }) = view else { return };
    if let (Some(role), Some(side)) = (hand.role, hand.side) {
        private::tell(page, &Private::YouAre { role, sight: hand.sight });
        if side != role.side() {
            private::tell(page, &Private::YouTurned { side });
        }
    }
    for mark in &hand.checks {
        let when = format!("{} (seen in round {})", private::seen(page, mark), mark.round);
        page.secret(&when);
    }
    for card in &hand.cards {
        private::tell(page, &Private::YouSawCard(*card));
    }
}
