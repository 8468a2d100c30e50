//! Which commands a seat may give, decided from its view.

use game::{List, SeatSet, View};

use crate::judge::{playable, shot_targets};
use crate::pieces::quest::team_count;
use crate::{Board, Choices, Hand, OpenQuest, Phase, PlotCard, Proposals, ProposalsWithExtras, Quest};

/// The commands that the seat may give: exactly those that `judge` accepts.
pub fn legal(view: &View<'_, Board, Hand>) -> Choices {
    let View { seat, board, hand } = *view;
    if !board.asked().contains(seat) {
        return Choices::Nothing;
    }
    match board.phase {
        Phase::Charge { .. } | Phase::Vote { .. } => Choices::Vote,
        Phase::Quest { .. } => {
            let (success, fail) = playable(board, hand);
            Choices::Play { success, fail }
        }
        Phase::Propose => Choices::Propose(proposals(board)),
        Phase::Window { card, .. } => Choices::Window { card },
        Phase::Spot { .. } => {
            Choices::Target { card: PlotCard::WeFoundYou, targets: board.team(), pass: true }
        }
        Phase::Ambush { looked, .. } => {
            let targets = board.ambush_targets(seat, looked);
            Choices::Target { card: PlotCard::Ambush, targets, pass: true }
        }
        Phase::Plot => gifts(board, board.seats().without(seat)),
        Phase::Receive { card: PlotCard::RestoreHonor, .. } => {
            Choices::Take { from: board.plot.as_ref().map_or_else(List::new, |plot| plot.takeable(seat)) }
        }
        Phase::Receive { card, .. } => {
            Choices::Target { card, targets: board.receive_targets(card, seat), pass: false }
        }
        Phase::Excalibur => Choices::Excalibur { targets: board.sword_targets() },
        Phase::Lady => Choices::Lady { targets: board.lady_targets(), skip: !board.rules.lady_mandatory },
        Phase::Loyalty { .. } => Choices::Loyalty,
        Phase::Assassin { .. } => Choices::Shoot { targets: shot_targets(view) },
        Phase::Deal
        | Phase::Begin
        | Phase::Schedule
        | Phase::Turn
        | Phase::Draw { .. }
        | Phase::ChargeCount
        | Phase::VoteCount
        | Phase::Switch
        | Phase::TurnUp { .. }
        | Phase::Count
        | Phase::Threshold
        | Phase::Unveil { .. }
        | Phase::End { .. } => Choices::Nothing,
    }
}

/// The quests the Leader may choose, with their team sizes.
pub(crate) fn open_quests(board: &Board) -> List<OpenQuest, 5> {
    let open = Quest::ALL.into_iter().filter(|quest| board.is_open(*quest));
    open.map(|quest| OpenQuest { quest, size: quest.size(board.rules.players) }).collect()
}

fn proposals(board: &Board) -> Proposals {
    let rules = &board.rules;
    if rules.targeting || rules.excalibur {
        return Proposals::WithExtras(ProposalsWithExtras {
            players: rules.players,
            leader: board.leader,
            targeting: rules.targeting,
            excalibur: rules.excalibur,
            open: open_quests(board),
        });
    }
    let quest = Quest::new(board.round).unwrap_or(Quest::First);
    let size = quest.size(rules.players);
    Proposals::Teams { players: rules.players, size, count: team_count(rules.players, size) }
}

/// The drawn cards that can be given, each kind once. Show Your Strength is used instead (AV-100).
fn gifts(board: &Board, to: SeatSet) -> Choices {
    let drawn = board.plot.as_ref().map(|plot| plot.drawn).unwrap_or_default();
    let has = |card: PlotCard| drawn.iter().any(|each| *each == card);
    let cards = PlotCard::ALL.into_iter().filter(|card| *card != PlotCard::ShowStrength && has(*card));
    Choices::Give { cards: cards.collect(), to, strength: has(PlotCard::ShowStrength) }
}
