//! What the whole table sees, in words.

use avalon::{Board, Fidelity, Outcome, Public, Side, WonBy};
use game::SeatSet;

use super::{look, nouns};
use crate::narration::Screen;
use crate::style::Tone;

/// Writes down one public fact.
pub fn describe(screen: &mut Screen, before: &Board, after: &Board, public: &Public) {
    match *public {
        Public::Dealt => {
            screen.line("The characters are dealt. Night falls over Camelot, and passes.");
            if let Some(cast) = &after.cast {
                let cards: Vec<String> =
                    cast.iter().map(|(role, count)| count_of(nouns::role(role), count)).collect();
                screen.note(&format!("In the game: {}.", cards.join(", ")));
            }
        }
        Public::Began { leader } => screen.line(format!("{} is the first Leader.", screen.name(leader))),
        Public::ScheduleLaid { open } => {
            let cards: Vec<&str> = open.iter().map(|card| fidelity(*card)).collect();
            screen.line(format!("The Lancelot cards of quests 1 to 5: {}.", cards.join(", ")));
        }
        Public::FidelityTurned { card } => {
            screen.line(format!("A Lancelot card is turned: {}.", fidelity(card)));
        }
        Public::LancelotsSwitched => screen.line("The Lancelots change sides."),
        Public::HasVoted { .. } | Public::HasPlayed { .. } => {}
        Public::Proposed { leader, quest, team, excalibur } => {
            let attempt = before.vote_track + 1;
            screen.line(format!(
                "{} proposes {} for quest {}{}",
                screen.name(leader),
                screen.paint(Tone::Loud, &screen.names(team)),
                quest.number(),
                screen.paint(Tone::Quiet, &format!("   (attempt {attempt} of 5)")),
            ));
            if let Some(holder) = excalibur {
                screen.line(format!("  Excalibur would go to {}.", screen.name(holder)));
            }
        }
        Public::ChargeRevealed { approvals } => {
            let of = before.holders(avalon::PlotCard::Charge);
            screen.line(format!("  Charge! votes first:  {}", votes(screen, of, approvals)));
        }
        Public::VotesRevealed { approvals, .. } => tell_votes(screen, before, approvals),
        Public::TurnedUp { seat, card } => {
            screen.line(format!("  {}'s card lies face up: {card:?}.", screen.name(seat)));
        }
        Public::Exchanged { holder, target } => {
            screen.line(format!(
                "  {} draws Excalibur: {}'s card is exchanged.",
                screen.name(holder),
                screen.name(target)
            ));
        }
        Public::ExcaliburDeclined { holder } => {
            screen.line(format!("  {} leaves Excalibur in its sheath.", screen.name(holder)));
        }
        Public::QuestDone { successes, fails } => tell_quest(screen, before, after, successes, fails),
        Public::LoyaltyAsked(checking) => screen.line(format!(
            "  {} must show {} a loyalty card ({}).",
            screen.name(checking.shower),
            screen.name(checking.checker),
            nouns::check(checking.by)
        )),
        Public::LoyaltySeen(checking) => screen.line(format!(
            "  {} sees the loyalty of {} ({}).",
            screen.name(checking.checker),
            screen.name(checking.shower),
            nouns::check(checking.by)
        )),
        Public::WrongCardPassed { shower, side } => screen.line(format!(
            "  {} shows {}, and that is not the truth.",
            screen.name(shower),
            nouns::side(screen, side)
        )),
        Public::LadySkipped { holder } => {
            screen.line(format!("  {} does not call upon the Lady of the Lake.", screen.name(holder)));
        }
        Public::ShotOpened { assassin, evil } => {
            screen.blank_line();
            screen.line(screen.paint(Tone::Loud, "Three quests have succeeded. Evil has one shot left."));
            if let Some(evil) = evil {
                screen.line(format!("  Evil shows itself: {}.", screen.names(evil)));
            }
            screen.line(format!("  {} is the Assassin.", screen.name(assassin)));
        }
        Public::Shot { target, merlin } => {
            let fate = if merlin { "It is Merlin." } else { "It is not Merlin." };
            screen.line(format!("  The Assassin names {}. {fate}", screen.name(target)));
        }
        Public::Unveiled(outcome) => tell_end(screen, after, &outcome),
        Public::LeadTaken { .. }
        | Public::PlotDrawn { .. }
        | Public::PlotGiven { .. }
        | Public::PlotTaken { .. }
        | Public::PlotPassed { .. }
        | Public::KingReturned { .. }
        | Public::Spotlit { .. }
        | Public::Ambushed { .. } => tell_plot(screen, before, public),
    }
}

/// What happened with plot cards.
fn tell_plot(screen: &mut Screen, before: &Board, public: &Public) {
    let told = match *public {
        Public::LeadTaken { seat } => format!("{} plays Lead to Victory and leads now.", screen.name(seat)),
        Public::PlotDrawn { card } => {
            format!("{} draws the plot card {}.", screen.name(before.leader), nouns::plot(card))
        }
        Public::PlotGiven { card, to } => format!("{} goes to {}.", nouns::plot(card), screen.name(to)),
        Public::PlotTaken { card, from, by } => {
            format!("{} takes {} from {}.", screen.name(by), nouns::plot(card), screen.name(from))
        }
        Public::PlotPassed { card, seat } => {
            format!("{} keeps {} for later.", screen.name(seat), nouns::plot(card))
        }
        Public::KingReturned { seat } => {
            format!("{} plays The King Returns: the team does not go.", screen.name(seat))
        }
        Public::Spotlit { seat, target } => {
            format!("{} plays We Found You!: {} plays face up.", screen.name(seat), screen.name(target))
        }
        Public::Ambushed { seat, target } => {
            format!("{} lies in Ambush and looks at the card of {}.", screen.name(seat), screen.name(target))
        }
        _ => return,
    };
    screen.line(format!("  {told}"));
}

fn count_of(name: &str, count: u8) -> String {
    match count {
        1 => name.to_string(),
        _ => format!("{count} × {name}"),
    }
}

fn fidelity(card: Fidelity) -> &'static str {
    match card {
        Fidelity::Switch => "switch",
        Fidelity::Same => "no change",
    }
}

/// Votes as a row of marks: `0✓ 1✗ 2✓`.
fn votes(screen: &Screen, of: SeatSet, approvals: SeatSet) -> String {
    let mark = |seat| {
        if approvals.contains(seat) {
            screen.paint(Tone::Good, &format!("{seat}✓"))
        } else {
            screen.paint(Tone::Evil, &format!("{seat}✗"))
        }
    };
    of.iter().map(mark).collect::<Vec<_>>().join(" ")
}

fn tell_votes(screen: &mut Screen, before: &Board, approvals: SeatSet) {
    let seats = before.seats();
    let (yes, no) = (approvals.len(), seats.len() - approvals.len());
    let verdict = if yes > no {
        screen.paint(Tone::Good, &format!("approved {yes}:{no}"))
    } else {
        screen.paint(Tone::Evil, &format!("rejected {yes}:{no}"))
    };
    screen.line(format!("  {}   {verdict}", votes(screen, seats, approvals)));
}

fn tell_quest(screen: &mut Screen, before: &Board, after: &Board, successes: u8, fails: u8) {
    let Some(team) = before.proposal else { return };
    let cards = match fails {
        0 => format!("{successes} Success"),
        _ => format!("{successes} Success, {fails} Fail"),
    };
    let won = after.quests.get(team.quest).map(|done| done.won);
    let verdict = match won {
        Some(Side::Evil) => screen.paint(Tone::Evil, "fails"),
        Some(Side::Good) | None => screen.paint(Tone::Good, "succeeds"),
    };
    screen.line(format!(
        "  Quest {} {verdict}: {cards}.      {}",
        team.quest.number(),
        look::track(screen, after)
    ));
}

fn tell_end(screen: &mut Screen, after: &Board, outcome: &Outcome) {
    let how = match outcome.by {
        WonBy::ThreeFails => "three quests have failed",
        WonBy::Rejections => "five teams in one round were rejected",
        WonBy::Assassination => "the Assassin has found Merlin",
        WonBy::MissedShot => "the Assassin has missed",
        WonBy::ThreeSuccesses => "three quests have succeeded",
        WonBy::WrongLoyalty => "a wrong loyalty card was shown",
    };
    screen.blank_line();
    let winner =
        screen.paint(nouns::tone(outcome.winner), &format!("{} wins", nouns::side_name(outcome.winner)));
    screen.line(format!("{winner}: {how}."));
    for seat in after.seats() {
        let Some(role) = *outcome.roles.get(seat) else { continue };
        let mark = if outcome.winners.contains(seat) { "★" } else { " " };
        let name = format!("{:<15}", screen.name(seat));
        screen.line(format!("  {mark} {name} {}", screen.paint(nouns::tone(role.side()), nouns::role(role))));
    }
}
