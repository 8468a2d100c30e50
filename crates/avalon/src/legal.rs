//! Which commands a seat may give, decided from its view.

use game::{List, Seat, View};

use crate::judge::playable;
use crate::judge::shot_targets;
use crate::pieces::quest::team_count;
use crate::{Board, Choices, Hand, OpenQuest, Phase, PlotCard, Proposals, ProposalsWithExtras, Quest};

/// What the seat may do.
pub fn legal(view: &View<'_, Board, Hand>) -> Choices {
    let View { seat, board, hand } = *view;
    if let Phase::Vote { left } = board.phase {
        return if left.contains(seat) { Choices::Vote } else { Choices::Nothing };
    }
    match board.phase {
        Phase::Quest { left } if board.to_play(left).contains(seat) => {
            let (success, fail) = playable(board, hand);
            Choices::Play { success, fail }
        }
        Phase::Propose if seat == board.leader => Choices::Propose(proposals(board)),
        Phase::Quest { .. } | Phase::Propose => Choices::Nothing,
        _ => legal_in_window(seat, board, hand),
    }
}

/// What the seat may do in the phases that options bring.
fn legal_in_window(seat: Seat, board: &Board, hand: &Hand) -> Choices {
    if !board.asks(seat) {
        return Choices::Nothing;
    }
    match board.phase {
        Phase::Charge { .. } => Choices::Vote,
        Phase::Lead { .. } => Choices::Window { card: PlotCard::LeadToVictory },
        Phase::King { .. } => Choices::Window { card: PlotCard::KingReturns },
        Phase::Spot { .. } => {
            Choices::Target { card: PlotCard::WeFoundYou, targets: board.team(), pass: true }
        }
        Phase::Ambush { looked, .. } => Choices::Target {
            card: PlotCard::Ambush,
            targets: board.ambush_targets(seat, looked),
            pass: true,
        },
        Phase::Plot => {
            let (cards, strength) = drawn_kinds(board);
            Choices::Give { cards, to: board.seats().without(seat), strength }
        }
        Phase::Receive { card: PlotCard::RestoreHonor, .. } => {
            Choices::Take { from: board.plot.as_ref().map_or_else(List::new, |plot| plot.takeable(seat)) }
        }
        Phase::Receive { card, .. } => {
            Choices::Target { card, targets: board.receive_targets(card, seat), pass: false }
        }
        Phase::Excalibur => Choices::Excalibur { targets: board.sword_targets() },
        Phase::Lady => Choices::Lady { targets: board.lady_targets(), skip: !board.rules.lady_mandatory },
        Phase::Loyalty { .. } => Choices::Loyalty,
        Phase::Assassin { .. } => Choices::Shoot { targets: shot_targets(&View { seat, board, hand }) },
        Phase::Deal
        | Phase::Begin
        | Phase::Schedule
        | Phase::Turn
        | Phase::Draw { .. }
        | Phase::Propose
        | Phase::ChargeCount
        | Phase::Vote { .. }
        | Phase::VoteCount
        | Phase::Switch
        | Phase::Quest { .. }
        | Phase::TurnUp { .. }
        | Phase::Count
        | Phase::Threshold
        | Phase::Unveil { .. }
        | Phase::End { .. } => Choices::Nothing,
    }
}

pub(crate) fn open_quests(board: &Board) -> List<OpenQuest, 5> {
    let open = Quest::ALL.into_iter().filter(|quest| board.is_open(*quest));
    open.map(|quest| OpenQuest { quest, size: quest.size(board.rules.players) }).collect()
}

fn proposals(board: &Board) -> Proposals {
    let rules = &board.rules;
    if rules.targeting || rules.excalibur {
        return Proposals::WithExtras(wide(board));
    }
    let quest = Quest::new(board.round).unwrap_or(Quest::First);
    let size = quest.size(rules.players);
    Proposals::Teams { players: rules.players, size, count: team_count(rules.players, size) }
}

fn wide(board: &Board) -> ProposalsWithExtras {
    let rules = &board.rules;
    ProposalsWithExtras {
        players: rules.players,
        leader: board.leader,
        targeting: rules.targeting,
        excalibur: rules.excalibur,
        open: open_quests(board),
    }
}

/// The kinds the Leader can hand over, and whether Show Your Strength lies with them.
fn drawn_kinds(board: &Board) -> (List<PlotCard, 9>, bool) {
    let drawn = board.plot.as_ref().map(|plot| plot.drawn).unwrap_or_default();
    let has = |card: PlotCard| drawn.iter().any(|each| *each == card);
    let kinds = PlotCard::ALL.into_iter().filter(|card| *card != PlotCard::ShowStrength && has(*card));
    (kinds.collect(), has(PlotCard::ShowStrength))
}
