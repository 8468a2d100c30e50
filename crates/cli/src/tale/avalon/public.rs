//! What the whole table sees, in words.

use avalon::board::Board;
use avalon::event::{By, Fidelity, Outcome};
use avalon::notice::Public;
use avalon::role::Side;
use game::SeatSet;

use super::{look, nouns};
use crate::ink::Tone;
use crate::tale::Page;

/// Writes down one public fact.
pub fn tell(page: &mut Page, before: &Board, after: &Board, public: &Public) {
    match *public {
        Public::Dealt => {
            page.line("The characters are dealt. Night falls over Camelot, and passes.");
            if let Some(cast) = &after.cast {
                let cards: Vec<String> =
                    cast.iter().map(|(role, count)| count_of(nouns::role(role), count)).collect();
                page.aside(&format!("In the game: {}.", cards.join(", ")));
            }
        }
        Public::Began { leader } => page.line(format!("{} is the first Leader.", page.name(leader))),
        Public::ScheduleLaid { open } => {
            let cards: Vec<&str> = open.iter().map(|card| fidelity(*card)).collect();
            page.line(format!("The Lancelot cards of quests 1 to 5: {}.", cards.join(", ")));
        }
        Public::FidelityTurned { card } => {
            page.line(format!("A Lancelot card is turned: {}.", fidelity(card)));
        }
        Public::LancelotsSwitched => page.line("The Lancelots change sides."),
        Public::HasVoted { .. } | Public::HasPlayed { .. } => {}
        Public::Proposed { leader, quest, team, excalibur } => {
            let attempt = before.vote_track + 1;
            page.line(format!(
                "{} proposes {} for quest {}{}",
                page.name(leader),
                page.paint(Tone::Loud, &page.names(team)),
                quest.number(),
                page.paint(Tone::Quiet, &format!("   (attempt {attempt} of 5)")),
            ));
            if let Some(holder) = excalibur {
                page.line(format!("  Excalibur would go to {}.", page.name(holder)));
            }
        }
        Public::ChargeRevealed { approvals } => {
            let of = before.holders(avalon::plot::PlotCard::Charge);
            page.line(format!("  Charge! votes first:  {}", votes(page, of, approvals)));
        }
        Public::VotesRevealed { approvals } => tell_votes(page, before, approvals),
        Public::TurnedUp { seat, card } => {
            page.line(format!("  {}'s card lies face up: {card:?}.", page.name(seat)));
        }
        Public::Exchanged { holder, target } => {
            page.line(format!(
                "  {} draws Excalibur: {}'s card is exchanged.",
                page.name(holder),
                page.name(target)
            ));
        }
        Public::ExcaliburDeclined { holder } => {
            page.line(format!("  {} leaves Excalibur in its sheath.", page.name(holder)));
        }
        Public::QuestDone { successes, fails } => tell_quest(page, before, after, successes, fails),
        Public::LoyaltyAsked(checking) => page.line(format!(
            "  {} must show {} a loyalty card ({}).",
            page.name(checking.shower),
            page.name(checking.checker),
            nouns::check(checking.by)
        )),
        Public::LoyaltySeen(checking) => page.line(format!(
            "  {} sees the loyalty of {} ({}).",
            page.name(checking.checker),
            page.name(checking.shower),
            nouns::check(checking.by)
        )),
        Public::WrongCardPassed { shower, side } => page.line(format!(
            "  {} shows {}, and that is not the truth.",
            page.name(shower),
            nouns::side(page, side)
        )),
        Public::LadySkipped { holder } => {
            page.line(format!("  {} does not call upon the Lady of the Lake.", page.name(holder)));
        }
        Public::ShotOpened { assassin, evil } => {
            page.gap();
            page.line(page.paint(Tone::Loud, "Three quests have succeeded. Evil has one shot left."));
            if let Some(evil) = evil {
                page.line(format!("  Evil shows itself: {}.", page.names(evil)));
            }
            page.line(format!("  {} is the Assassin.", page.name(assassin)));
        }
        Public::Shot { target, merlin } => {
            let fate = if merlin { "It is Merlin." } else { "It is not Merlin." };
            page.line(format!("  The Assassin names {}. {fate}", page.name(target)));
        }
        Public::Unveiled(outcome) => tell_end(page, after, &outcome),
        Public::LeadTaken { .. }
        | Public::PlotDrawn { .. }
        | Public::PlotGiven { .. }
        | Public::PlotTaken { .. }
        | Public::PlotPassed { .. }
        | Public::KingReturned { .. }
        | Public::Spotlit { .. }
        | Public::Ambushed { .. } => tell_plot(page, before, public),
    }
}

/// What happened with plot cards.
fn tell_plot(page: &mut Page, before: &Board, public: &Public) {
    let told = match *public {
        Public::LeadTaken { seat } => format!("{} plays Lead to Victory and leads now.", page.name(seat)),
        Public::PlotDrawn { card } => {
            format!("{} draws the plot card {}.", page.name(before.leader), nouns::plot(card))
        }
        Public::PlotGiven { card, to } => format!("{} goes to {}.", nouns::plot(card), page.name(to)),
        Public::PlotTaken { card, from, by } => {
            format!("{} takes {} from {}.", page.name(by), nouns::plot(card), page.name(from))
        }
        Public::PlotPassed { card, seat } => {
            format!("{} keeps {} for later.", page.name(seat), nouns::plot(card))
        }
        Public::KingReturned { seat } => {
            format!("{} plays The King Returns: the team does not go.", page.name(seat))
        }
        Public::Spotlit { seat, target } => {
            format!("{} plays We Found You!: {} plays face up.", page.name(seat), page.name(target))
        }
        Public::Ambushed { seat, target } => {
            format!("{} lies in Ambush and looks at the card of {}.", page.name(seat), page.name(target))
        }
        _ => return,
    };
    page.line(format!("  {told}"));
}

fn count_of(name: &str, count: u8) -> String {
    match count {
        1 => name.to_string(),
        _ => format!("{count} × {}", name.trim_start_matches("a ")),
    }
}

fn fidelity(card: Fidelity) -> &'static str {
    match card {
        Fidelity::Switch => "switch",
        Fidelity::Same => "no change",
    }
}

/// Votes as a row of marks: `0✓ 1✗ 2✓`.
fn votes(page: &Page, of: SeatSet, approvals: SeatSet) -> String {
    let mark = |seat| {
        if approvals.contains(seat) {
            page.paint(Tone::Good, &format!("{seat}✓"))
        } else {
            page.paint(Tone::Evil, &format!("{seat}✗"))
        }
    };
    of.iter().map(mark).collect::<Vec<_>>().join(" ")
}

fn tell_votes(page: &mut Page, before: &Board, approvals: SeatSet) {
    let seats = before.seats();
    let (yes, no) = (approvals.len(), seats.len() - approvals.len());
    let verdict = if yes > no {
        page.paint(Tone::Good, &format!("approved {yes}:{no}"))
    } else {
        page.paint(Tone::Evil, &format!("rejected {yes}:{no}"))
    };
    page.line(format!("  {}   {verdict}", votes(page, seats, approvals)));
}

fn tell_quest(page: &mut Page, before: &Board, after: &Board, successes: u8, fails: u8) {
    let Some(team) = before.proposal else { return };
    let cards = match fails {
        0 => format!("{successes} Success"),
        _ => format!("{successes} Success, {fails} Fail"),
    };
    let won = after.quests.get(team.quest).map(|done| done.won);
    let verdict = match won {
        Some(Side::Evil) => page.paint(Tone::Evil, "fails"),
        Some(Side::Good) | None => page.paint(Tone::Good, "succeeds"),
    };
    page.line(format!(
        "  Quest {} {verdict}: {cards}.      {}",
        team.quest.number(),
        look::track(page, after)
    ));
}

fn tell_end(page: &mut Page, after: &Board, outcome: &Outcome) {
    let how = match outcome.by {
        By::ThreeFails => "three quests have failed",
        By::Rejections => "five teams in one round were rejected",
        By::Assassination => "the Assassin has found Merlin",
        By::MissedShot => "the Assassin has missed",
        By::ThreeSuccesses => "three quests have succeeded",
        By::WrongLoyalty => "a wrong loyalty card was shown",
    };
    page.gap();
    let winner =
        page.paint(nouns::tone(outcome.winner), &format!("{} wins", nouns::side_name(outcome.winner)));
    page.line(format!("{winner}: {how}."));
    for seat in after.seats() {
        let Some(role) = *outcome.roles.get(seat) else { continue };
        let mark = if outcome.winners.contains(seat) { "★" } else { " " };
        let name = format!("{:<15}", page.name(seat));
        page.line(format!("  {mark} {name} {}", page.paint(nouns::tone(role.side()), nouns::role(role))));
    }
}
