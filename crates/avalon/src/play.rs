//! What follows from a command that `judge` has accepted. It cannot fail.

use game::{Recorder, Seat};

use crate::{
    Avalon, CheckReason, Command, Event, ExcaliburChoice, LadyChoice, LoyaltyCheck, Phase, PlotCard, Quest,
    Role, State, Use, WrongLoyaltyCard,
};

/// Records what happens when the seat carries out this command.
pub fn play(recorder: &mut Recorder<'_, Avalon>, seat: Seat, command: &Command) {
    let event = event(recorder.state(), seat, *command);
    recorder.push(event);
}

fn event(state: &State, seat: Seat, command: Command) -> Event {
    let State { board, hidden, .. } = state;
    match command {
        Command::Propose(proposal) => {
            let quest = proposal.quest.or_else(|| Quest::new(board.round)).unwrap_or(Quest::First);
            Event::Proposed { leader: board.leader, quest, proposal }
        }
        Command::Vote(vote) => Event::Voted { seat, vote, proposal: board.proposals },
        Command::Play(card) => Event::Played { seat, card, round: board.round },
        Command::Excalibur(ExcaliburChoice::Decline) => Event::ExcaliburDeclined { holder: seat },
        Command::Excalibur(ExcaliburChoice::Switch(target)) => {
            let withdrawn = hidden.card(target);
            Event::Exchanged { holder: seat, target, withdrawn, round: board.round }
        }
        Command::Lady(LadyChoice::Skip) => Event::LadySkipped { holder: seat },
        Command::Lady(LadyChoice::Check(target)) => {
            check(state, LoyaltyCheck { checker: seat, shower: target, by: CheckReason::Lady })
        }
        Command::Loyalty(side) => match board.phase {
            Phase::Loyalty { checking } if side == hidden.side(seat) => {
                Event::LoyaltySeen { checking, side, round: board.round }
            }
            _ => Event::WrongCardPassed { shower: seat, side },
        },
        Command::Give(gift) => Event::PlotGiven { card: gift.card, to: gift.to },
        Command::Use(used) => use_card(state, seat, used),
        Command::Pass(card) => Event::PlotPassed { card, seat },
        Command::Assassinate(target) => {
            Event::Shot { target, merlin: hidden.holder(Role::Merlin) == Some(target) }
        }
    }
}

/// A loyalty is seen at once, or the player must first pass a card (AV-65).
fn check(state: &State, checking: LoyaltyCheck) -> Event {
    match state.board.rules.wrong_loyalty {
        WrongLoyaltyCard::SideLoses => Event::LoyaltyAsked { checking },
        WrongLoyaltyCard::Impossible => {
            let side = state.hidden.side(checking.shower);
            Event::LoyaltySeen { checking, side, round: state.board.round }
        }
    }
}

fn use_card(state: &State, seat: Seat, used: Use) -> Event {
    let Use { card, target, take } = used;
    let target = target.unwrap_or(seat);
    match card {
        PlotCard::LeadToVictory => Event::LeadTaken { seat },
        PlotCard::KingReturns => Event::KingReturned { seat },
        PlotCard::WeFoundYou => Event::Spotlit { seat, target },
        PlotCard::Ambush => {
            let card = state.hidden.card(target);
            Event::Ambushed { seat, target, card, round: state.board.round }
        }
        PlotCard::RestoreHonor | PlotCard::Charge => {
            Event::PlotTaken { card: take.unwrap_or(card), from: target, by: seat }
        }
        PlotCard::AreYouTheOne => {
            check(state, LoyaltyCheck { checker: seat, shower: target, by: CheckReason::AreYouTheOne })
        }
        PlotCard::ShowNature => {
            check(state, LoyaltyCheck { checker: target, shower: seat, by: CheckReason::ShowNature })
        }
        PlotCard::ShowStrength => {
            check(state, LoyaltyCheck { checker: target, shower: seat, by: CheckReason::ShowStrength })
        }
    }
}
