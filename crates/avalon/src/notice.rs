//! Who sees which part of an event. A secret leaves the rules through these two functions or not at all.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    Card, CheckReason, Event, Fidelity, Known, LoyaltyCheck, Mark, Outcome, PlotCard, Proposal, Quest, Role,
    Side, Sight, Since, Vote,
};

/// An event as the whole table sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // each is the public part of the event with the same name
pub enum Public {
    Dealt,
    Began { leader: Seat },
    ScheduleLaid { open: [Fidelity; 5] },
    FidelityTurned { card: Fidelity },
    LancelotsSwitched,
    LeadTaken { seat: Seat },
    PlotDrawn { card: PlotCard },
    PlotGiven { card: PlotCard, to: Seat },
    PlotTaken { card: PlotCard, from: Seat, by: Seat },
    PlotPassed { card: PlotCard, seat: Seat },
    LoyaltyAsked(LoyaltyCheck),
    LoyaltySeen(LoyaltyCheck),
    WrongCardPassed { shower: Seat, side: Side },
    LadySkipped { holder: Seat },
    Proposed { leader: Seat, quest: Quest, team: SeatSet, excalibur: Option<Seat> },
    HasVoted { seat: Seat },
    ChargeRevealed { approvals: SeatSet },
    VotesRevealed { approvals: SeatSet, approved: bool },
    KingReturned { seat: Seat },
    Spotlit { seat: Seat, target: Seat },
    HasPlayed { seat: Seat },
    TurnedUp { seat: Seat, card: Card },
    Exchanged { holder: Seat, target: Seat },
    ExcaliburDeclined { holder: Seat },
    Ambushed { seat: Seat, target: Seat },
    QuestDone { successes: u8, fails: u8 },
    ShotOpened { assassin: Seat, evil: Option<SeatSet> },
    Shot { target: Seat, merlin: bool },
    Unveiled(Outcome),
}

/// An event as one seat alone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Private {
    /// Your card, and what you saw in the night.
    YouAre {
        /// Your character.
        role: Role,
        /// Your row of the visibility matrix.
        sight: Sight,
    },
    /// A Lancelot card was turned; you may have changed sides.
    YouTurned {
        /// Your side now.
        side: Side,
    },
    /// Your own ballot.
    YouVoted {
        /// What you chose.
        vote: Vote,
        /// On which proposal of the game, counting from 1.
        proposal: u8,
    },
    /// Your own quest card.
    YouPlayed {
        /// What you chose.
        card: Card,
        /// In which round.
        round: u8,
    },
    /// You saw a loyalty.
    YouSaw(Mark),
    /// You saw a played quest card.
    YouSawCard(SeenCard),
}

/// How a quest card was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum SeenBy {
    /// It was withdrawn by Excalibur: holder and owner know it (AV-85).
    Excalibur,
    /// Ambush (AV-98).
    Ambush,
}

/// A quest card one seat saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct SeenCard {
    /// The seat that played it.
    pub seat: Seat,
    /// The card as it was seen.
    pub card: Card,
    /// How it was seen.
    pub by: SeenBy,
    /// In which round.
    pub round: u8,
}

impl Default for SeenCard {
    fn default() -> SeenCard {
        SeenCard { seat: Seat::S0, card: Card::Success, by: SeenBy::Ambush, round: 0 }
    }
}

/// The part of the event that the whole table sees.
pub fn public(event: &Event) -> Option<Public> {
    Some(match *event {
        Event::Dealt { roles: _, night: _ } => Public::Dealt,
        Event::Began { leader } => Public::Began { leader },
        Event::ScheduleLaid { open, down: _ } => Public::ScheduleLaid { open },
        Event::FidelityTurned { card, lancelots: _ } => Public::FidelityTurned { card },
        Event::LancelotsSwitched { lancelots: _ } => Public::LancelotsSwitched,
        Event::LeadTaken { seat } => Public::LeadTaken { seat },
        Event::PlotDrawn { card } => Public::PlotDrawn { card },
        Event::PlotGiven { card, to } => Public::PlotGiven { card, to },
        Event::PlotTaken { card, from, by } => Public::PlotTaken { card, from, by },
        Event::PlotPassed { card, seat } => Public::PlotPassed { card, seat },
        Event::LoyaltyAsked { checking } => Public::LoyaltyAsked(checking),
        Event::LoyaltySeen { checking, side: _, round: _ } => Public::LoyaltySeen(checking),
        Event::WrongCardPassed { shower, side } => Public::WrongCardPassed { shower, side },
        Event::LadySkipped { holder } => Public::LadySkipped { holder },
        Event::Proposed { leader, quest, proposal: Proposal { team, quest: _, excalibur } } => {
            Public::Proposed { leader, quest, team, excalibur }
        }
        Event::Voted { seat, vote: _, proposal: _ } => Public::HasVoted { seat },
        Event::ChargeRevealed { approvals } => Public::ChargeRevealed { approvals },
        Event::VotesRevealed { approvals, approved } => Public::VotesRevealed { approvals, approved },
        Event::KingReturned { seat } => Public::KingReturned { seat },
        Event::Spotlit { seat, target } => Public::Spotlit { seat, target },
        Event::Played { seat, card: _, round: _ } => Public::HasPlayed { seat },
        Event::TurnedUp { seat, card } => Public::TurnedUp { seat, card },
        Event::Exchanged { holder, target, withdrawn: _, round: _ } => Public::Exchanged { holder, target },
        Event::ExcaliburDeclined { holder } => Public::ExcaliburDeclined { holder },
        Event::Ambushed { seat, target, card: _, round: _ } => Public::Ambushed { seat, target },
        Event::QuestDone { successes, fails } => Public::QuestDone { successes, fails },
        Event::ShotOpened { assassin, evil } => Public::ShotOpened { assassin, evil },
        Event::Shot { target, merlin } => Public::Shot { target, merlin },
        Event::Unveiled { outcome } => Public::Unveiled(outcome),
    })
}

/// Tells each seat the part of the event that it alone sees.
pub fn private(event: &Event, mut tell: impl FnMut(Seat, Private)) {
    match *event {
        Event::Dealt { roles, night } => {
            for (seat, role) in roles.iter() {
                if let Some(role) = *role {
                    tell(seat, Private::YouAre { role, sight: night.sight(seat, role) });
                }
            }
        }
        Event::FidelityTurned { card: _, lancelots } | Event::LancelotsSwitched { lancelots } => {
            for (seat, side) in lancelots {
                tell(seat, Private::YouTurned { side });
            }
        }
        Event::LoyaltySeen { checking, side, round } => {
            let known = match side {
                Side::Good => Known::Good,
                Side::Evil => Known::Evil,
            };
            let since = match checking.by {
                CheckReason::Lady => Since::Lady,
                CheckReason::ShowNature | CheckReason::AreYouTheOne | CheckReason::ShowStrength => {
                    Since::Plot
                }
            };
            tell(checking.checker, Private::YouSaw(Mark { seat: checking.shower, known, since, round }));
        }
        Event::Voted { seat, vote, proposal } => tell(seat, Private::YouVoted { vote, proposal }),
        Event::Played { seat, card, round } => tell(seat, Private::YouPlayed { card, round }),
        Event::Exchanged { holder, target, withdrawn, round } => {
            let seen = SeenCard { seat: target, card: withdrawn, by: SeenBy::Excalibur, round };
            tell(holder, Private::YouSawCard(seen));
            tell(target, Private::YouSawCard(seen));
        }
        Event::Ambushed { seat, target, card, round } => {
            let seen = SeenCard { seat: target, card, by: SeenBy::Ambush, round };
            tell(seat, Private::YouSawCard(seen));
        }
        Event::Began { .. }
        | Event::ScheduleLaid { .. }
        | Event::LeadTaken { .. }
        | Event::PlotDrawn { .. }
        | Event::PlotGiven { .. }
        | Event::PlotTaken { .. }
        | Event::PlotPassed { .. }
        | Event::LoyaltyAsked { .. }
        | Event::WrongCardPassed { .. }
        | Event::LadySkipped { .. }
        | Event::Proposed { .. }
        | Event::ChargeRevealed { .. }
        | Event::VotesRevealed { .. }
        | Event::KingReturned { .. }
        | Event::Spotlit { .. }
        | Event::TurnedUp { .. }
        | Event::ExcaliburDeclined { .. }
        | Event::QuestDone { .. }
        | Event::ShotOpened { .. }
        | Event::Shot { .. }
        | Event::Unveiled { .. } => {}
    }
}
